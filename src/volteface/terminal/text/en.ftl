### The terminal's own words: everything that is not about one game.

term-you = You
term-player = Player { $seat }
term-player-short = P{ $seat }
term-and = { $first } and { $last }
term-no-such-seat = Nobody can sit at seat { $seat } of this table; there are: { $seats }.

## Asking and answering

term-choose = Choose.
term-wait = Wait a moment.
term-refused = { $sentence } ({ $rule })
term-with-token = With a token on it. Enter plays it, w takes the token back.
term-no-token = There is nothing here to put a token on.
term-not-understood = "{ $typed }" is not one of the choices. Type a number, ? for help, q to leave.
term-any-key = Any key goes on.

## The deal

term-sealed = The deal is sealed: { $seal }…
term-seal = Seal { $seal }
term-salt = Salt { $salt }
term-check = SHA-256 of salt and deal gives the seal: the record lets anyone check that nothing was changed.

## Handing the screen round

term-hand-over = Hand the screen to { $name }.
term-hand-over-wait = Press Enter when only { $name } is looking.

## Leaving and the end

term-leave-question = Leave this game? It is not kept.
term-leave-yes = leave
term-leave-no = stay
term-goodbye = Goodbye, and thank you for playing.
term-end-of-input = There is no more input, so the game ends here. Goodbye.
term-end-title = The game is over
term-end-choose = What now? a: another game, s: save the record, w: why the bots did that, q: leave.
term-saved = Saved as { $file }.
term-not-saved = The record could not be saved: { $reason }.

## Panes

term-seats = Round the table
term-table = On the table
term-log = What happened
term-help-title = Help
term-help-rules = The rules in brief
term-help-keys = Keys
term-help-role = Your role
term-help-role-hidden = r shows your role card here, when nobody else is looking.
term-secret-title = For your eyes only
term-history-title = Looking back
term-no-history = Played tricks stay face down at this table.
term-no-secret = There is no secret to look at now.
term-close = Any key closes this.
term-close-long = ↑ ↓ go on reading, any other key closes this.

## Keys, as the bottom line and the help show them

term-key-enter = Enter
term-key-escape = Esc
term-key-choose = choose
term-key-play = play
term-key-token = token
term-key-role = role
term-key-help = help
term-key-language = français
term-key-leave = leave
term-key-again = another game
term-key-save = save
term-key-reasons = why?
term-reasons-title = Why did the bots do that?
term-no-reasons = No bot has left a reason: only easy, normal and hard give theirs.
term-key-go-on = go on
term-key-ready = ready
term-key-back = back
term-help-arrows = ← → ↑ ↓ choose; a letter and a number go straight to a card: b 7.
term-help-enter = Enter plays what is chosen. A pale card can be tried too: the table says why not.
term-help-token = w or + puts a token on the card, or takes it back, before you play it.
term-help-peek = r shows your role; any key hides it again.
term-help-history = t looks back at earlier tricks, where the table allows it.
term-help-more = ? or F1 helps, l changes the language, q leaves.

## Plain lines

term-plain-commands = Type a number, or a card by its code. r: your role, t: what was, l: français, ?: help, q: leave.
term-plain-token = A card with a token on it ends with +, such as b7+.
term-plain-prompt = Your choice:
term-plain-back = 0 back
term-plain-leave = Leave this game? y or n:
term-time-passes = The glass is running: { $seconds } s to go.
term-too-late = Time is up.
term-type = Write (an empty line: nothing written):
term-type-title = Your words
term-type-keys = Enter sends · Escape cancels
term-plain-wait = (empty line: wait; { $seconds } s to go)
term-key-wait = wait
