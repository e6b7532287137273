### Insider in English. `$seat` and `$question` count from 1.

## Refusals

in-waits-prepare = First the Master takes the word and begins.
in-waits-draw = Another word is being drawn.
in-waits-look = Everyone looks now; the questions begin in a moment.
in-waits-questions = Now is the time for questions and answers.
in-waits-card = First whoever found the word looks at a card.
in-waits-discussion = Now you talk; only the Master may end it.
in-waits-first-ballot = Now the first ballot: is it whoever found the word?
in-waits-second-ballot = Now the second ballot: who is it?
in-waits-turn = Now the Master turns a card over.
in-game-over = The game is over.
in-no-such-seat = There is no seat { $seat } at this table.
in-master-asks-not = The Master answers and does not ask.
in-master-answers = Only the Master answers.
in-answerer-waits = This ballot is about you, so you have none.
in-has-voted = Your ballot is in already.
in-moment-past = That moment has passed.
in-moment-clock = The time is not up at that moment.
in-moment-late = Too late: the time is up.
in-redraw-free = At this table the Master writes the word and draws none.
in-redraw-last = There are no more words to draw.
in-drawn-before = That word was drawn before.
in-write-off = At this table the word is drawn, not written.
in-write-first = First write a word.
in-written-already = You have written a word already.
in-no-such-question = There is no question { $question }.
in-answered-already = Question { $question } has its answer already.
in-no-such-answer = The Master says yes, no or I don't know, or marks the answer; not { $answer }.
in-no-such-card = There is no such card on this table.
in-look-own = You know your own card: look at another.
in-look-master = Everyone knows the Master: look at another card.
in-point-self = You cannot point at yourself.
in-point-known = That role is known: point at somebody else.
in-no-centre = No card lies at the centre of this table.
in-turn-own = You are the Master: turn another card over.

## Texts that people type

in-text-form = This text has spaces or letters that are not in their usual form.
in-words-too-long = This is too long.
in-words-no-letters = There is no letter or digit in it.
in-words-control = It has a character that cannot be shown.
in-words-twice = That word, or one of its forms, stands in the list already.
in-words-too-many = The list is too long.

## Options that do not fit together

in-options-players = Insider is for 4 to 8 players, not for { $players }.
in-options-advanced = The advanced rules are for 4 to 7 players, not for { $players }.
in-options-seconds = The questions may last from { $least } to { $most } seconds.
in-options-look-seconds = The look may last at most { $most } seconds.
in-options-own-words = Line { $line } of your words, “{ $text }”: { $reason ->
    [in-words-too-long] { in-words-too-long }
    [in-words-no-letters] { in-words-no-letters }
    [in-words-twice] { in-words-twice }
    [in-words-too-many] { in-words-too-many }
   *[in-words-control] { in-words-control }
}
in-options-own-words-few = { $words ->
    [one] Your list has one word, and needs at least { $least }.
   *[other] Your list has { $words } words, and needs at least { $least }.
}

## Records that cannot be

in-deal-roles = The roles dealt are not the roles of this table.
in-deal-centre = A card lies at the centre exactly if the advanced rules are played.
in-deal-word = The deal must have a word.
in-deal-word-free = The deal has a word, but at this table the Master writes it.
in-unknown-action = Insider knows no action { $do }.

## Options, as the command line and forms explain them

in-option-seconds = How many seconds there are to find the word.
in-option-look-seconds = How many seconds everyone looks before the questions.
in-option-strict-majority = In the first ballot more than half of all players must say yes.
in-option-advanced = Perhaps there is no Insider at all: one card lies at the centre.
in-option-free-word = The Master writes a word of their own.
in-option-language = The language of the words.
in-option-difficulty = How hard the words are.
in-option-own-words = A file with your own words, one per line.

## Ready-made phrases: none answers for the Master or names the word (IN-6)

in-say-question = { $seat }, go on asking!
in-say-open = Question { $number } has no answer yet.
in-say-sum-up = Who sums up what we know?
in-say-elsewhere = Let us ask about something else.
in-say-guess = Somebody should make a guess.
in-say-stuck = I have no idea.
in-say-time = Watch the time!
in-say-everyone = Everyone should ask something.
in-say-suspect = I think { $seat } is the Insider.
in-say-trust = I do not think { $seat } is the Insider.
in-say-steered = { $seat } led us to the word.
in-say-knew = { $seat } asked as if the answer were known.
in-say-odd-question = Question { $number } seems odd to me.
in-say-quiet = { $seat } asked hardly anything.
in-say-lucky = { $seat } was just lucky.
in-say-fast = That went very fast.
in-say-why = Where did question { $number } come from?
in-say-why-you = { $seat }, how did you come to ask that?
in-say-not-me = I am not the Insider!
in-say-accuse = Let us accuse { $seat }.
in-say-no-accuse = Let us not accuse { $seat }.
in-say-point = Let us all point at { $seat }.
