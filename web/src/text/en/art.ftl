# What drawings say in letters.

t-ij-letter-blue = B
t-ij-letter-green = G
t-ij-letter-yellow = Y
t-ij-letter-pink = P
