### What every screen says, in English. The games and the server have catalogues of their own.

title = Volteface
close = Close
dismiss = Dismiss
why = Why?
hold-to-look = Hold to look
to-home = To the first page
nowhere = There is nothing at this address.
unreachable = The server does not answer. Check the connection and try again.
seat-number = Seat { $number }
ghost-of = { $name }’s ghost
place-larry = Larry
