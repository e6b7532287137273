# Ce que les dessins disent en lettres.

t-ij-letter-blue = B
t-ij-letter-green = V
t-ij-letter-yellow = J
t-ij-letter-pink = R
