### Insider on the screen, in English. What the library says of the game has the ids `in-…`.


## Words of the table

t-in-role-master = Master
t-in-role-insider = Insider
t-in-role-common = Common
t-in-table = The table
t-in-you = you
t-in-asked-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
t-in-found-it = found it
t-in-votes-against = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
t-in-looked-mark = looked at by { $name }
t-in-centre-short = Centre
t-in-quoted = “{ $word }”

## The phases, in a few words

t-in-phase-prepare = Taking the word
t-in-phase-draw = Another word
t-in-phase-look = Looking
t-in-phase-questions = Questions
t-in-phase-found = Found!
t-in-phase-card = A secret look
t-in-phase-discussion = Discussion
t-in-phase-first-ballot = First ballot
t-in-phase-second-ballot = Second ballot
t-in-phase-turn = The last card
t-in-phase-over = The end

## What is asked now

t-in-asked-prepare-mine = Read the word in secret, then begin.
t-in-asked-write-mine = Write a word for the others to find.
t-in-asked-prepare = { $name } is taking the word.
t-in-asked-write = { $name } is writing a word.
t-in-asked-draw = Another word is being drawn.
t-in-asked-look-mine = Look now: hold the card to read it.
t-in-asked-look = Everybody looks at a card in secret.
t-in-asked-answer-mine = { $count ->
    [one] Answer the question.
   *[other] { $count } questions wait for your answer.
}
t-in-asked-listen-mine = Wait for a question.
t-in-asked-ask-mine = Find the word: ask what yes or no can answer.
t-in-asked-questions = They are looking for the word.
t-in-asked-found = { $name } has found the word!
t-in-asked-time-out = Time is up.
t-in-asked-card-mine = Choose a card and look at it in secret.
t-in-asked-card = { $name } looks at a card in secret.
t-in-asked-discussion-master = Who knew the word all along? Talk; you may end it.
t-in-asked-discussion = Who knew the word all along? Talk.
t-in-asked-missed-master = The word was not found. Who is the Insider? Then turn a card.
t-in-asked-missed = The word was not found. Who is the Insider? { $name } will turn a card.
t-in-asked-accuse-mine = Is { $name } the Insider?
t-in-asked-accuse-you = They are voting on you.
t-in-asked-accuse-waiting = Your ballot is in. All are shown together.
t-in-asked-accuse = They are voting: is { $name } the Insider?
t-in-asked-first-shown = The ballots are turned over.
t-in-asked-role-shown = { $name } shows a card: { $role }.
t-in-asked-point-mine = Who is the Insider?
t-in-asked-point = They are voting: who is the Insider?
t-in-asked-second-shown = Everybody points at once.
t-in-asked-turn-mine = Turn one card over.
t-in-asked-turn = { $name } turns one card over.
t-in-asked-turned = A card is turned over.
t-in-asked-over = The game is over.

## The Master’s script, to be read aloud

t-in-script = Say aloud:
t-in-script-prepare = “I am the Master. I have a word in mind. One of you will know it too.”
t-in-script-write = “I am the Master. Give me a moment to think of a word.”
t-in-script-questions = “Find my word. I say yes, no, or I don’t know. Whoever asks aloud taps first.”
t-in-script-discussion = “Found! But somebody knew it all along. Who led you there?”
t-in-script-missed = “Too late. Let us talk: who knew my word? I shall turn one card over.”
t-in-script-first-ballot = “Was it { $name }? All vote now; nobody shows anything yet.”
t-in-script-second-ballot = “So who was it? All choose now; we point at the same moment.”
t-in-script-turn = “I turn one card over. All of us hope for the Insider.”

## The word

t-in-word = The word
t-in-hold-card = Hold to read your card
t-in-release = Let go to hide it
t-in-begin = I know it: begin
t-in-redraw = I don’t know it: another
t-in-write-label = Your word
t-in-write-check = Hold to check
t-in-write-empty = Nothing yet
t-in-write-idea = Give me an idea
t-in-write-send = Take this word
t-in-wait-word = You will all look at the same moment, for the same time.

## The look

t-in-look-now = Look now
t-in-look-how = Hold the card with your thumb. Everybody does.
t-in-look-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
t-in-look-public = Everybody looks at their own screen now.
t-in-you-are-master = You are the Master
t-in-you-are-insider = You are the Insider
t-in-you-are-common = You are a Common
t-in-no-word = no word
t-in-word-later = later
t-in-card-hint-master = You know the word and answer.
t-in-card-hint-insider = Help them find it, unseen.
t-in-card-hint-common = Find it, then the Insider.
t-in-seen-nothing = You have seen no other card.
t-in-seen = You saw { $card }: { $role }.

## Questions

t-in-questions = Questions
t-in-no-questions = No question yet.
t-in-ask-label = Your question
t-in-ask-hint = Is it …?
t-in-ask-send = Ask
t-in-ask-aloud = I ask aloud
t-in-spoken = asked aloud
t-in-open = open
t-in-answer-yes = Yes
t-in-answer-no = No
t-in-answer-unknown = Don’t know
t-in-answer-found = The word!
t-in-key-yes = y
t-in-key-no = n
t-in-key-unknown = d
t-in-count-yes = yes: { $count }
t-in-count-no = no: { $count }
t-in-count-unknown = don’t know: { $count }
t-in-from = { $name } asks
t-in-question-number = Question { $number }
t-in-was-the-word = That was the word!
t-in-was-the-word-sure = Sure? Tap again
t-in-names-word = Was that the word? It names it.
t-in-names-word-other = Question { $number } names the word:
t-in-none-open = No question is open.
t-in-more-open = { $count ->
    [one] { $count } more is waiting
   *[other] { $count } more are waiting
}
t-in-answer-this = Answer question { $number }
t-in-to-newest = To the newest

## Found, and after

t-in-found-by = { $name } found it
t-in-not-found = The word was not found
t-in-looked-at = { $name } looked at: { $card }
t-in-looked-none = { $name } looked at no card in time
t-in-time-out = Time is up!
t-in-choose-look = Whose card will you look at? The table sees which, not what.
t-in-do-look = Look: { $card }
t-in-choose-first = Choose a card first
t-in-hold-seen = Hold to see what you saw
t-in-end-discussion = End the discussion
t-in-end-discussion-sure = End it now? Tap again
t-in-talk-on = Talk, aloud or in writing. The glass runs back for as long as the word took.
t-in-talk-missed = Talk. When the glass is empty, or earlier, the Master turns one card over.

## Ballots

t-in-is-it = Is { $name } the Insider?
t-in-yes-it-is = Yes
t-in-no-it-is-not = No
t-in-needed = { $count ->
    [one] { $count } yes is enough.
   *[other] { $count } yes are needed.
}
t-in-result-enough = { $yes } yes, { $needed } were needed: enough.
t-in-result-short = { $yes } yes, { $needed } were needed: not enough.
t-in-ballot-in = Your ballot is in the box.
t-in-ballot-hold = Hold to see your ballot
t-in-ballot-yes = You said: yes
t-in-ballot-no = You said: no
t-in-ballot-none = You gave no answer in time
t-in-ballot-point = You pointed at: { $card }
t-in-ballot-together = All ballots are turned over at the same moment.
t-in-on-you = This ballot is about you: you have none. Your card is shown afterwards.
t-in-watch-ballot = The ballots stay face down until all are in.
t-in-choose-point = Who is the Insider?
t-in-do-point = Point: { $card }
t-in-choose-person = Choose first
t-in-choose-turn = Which card will you turn over? It decides the game.
t-in-do-turn = Turn over: { $card }
t-in-vote-yes = yes
t-in-vote-no = no
t-in-vote-none = no answer
t-in-pointed-none = nobody
t-in-tie = A tie: whoever { $name } pointed at is accused.
t-in-tie-nobody = A tie, and { $name } pointed at nobody: nobody is accused.
t-in-accused = Accused: { $card }
t-in-accused-nobody = Nobody is accused
t-in-turned = Turned over: { $card }, { $role }

## The end

t-in-everybody-won = Everybody has won
t-in-nobody-won = Nobody has won
t-in-insider-won = The Insider has won
t-in-others-won = Commons and Master have won
t-in-why-time = The word was not found in time: everybody loses, the Insider too.
t-in-why-first-others = Enough said yes, and { $name } was the Insider.
t-in-why-first-insider-free = { $name } was the Insider, and too few said yes.
t-in-why-first-insider-common = Enough said yes, but { $name } was a Common.
t-in-why-first-nobody = Enough said yes to { $name }, a Common, while the Insider lay at the centre.
t-in-why-second-others = The second ballot accused { $card }, the Insider.
t-in-why-second-everybody = The second ballot accused the centre, and the Insider lay there.
t-in-why-second-insider = The second ballot accused { $card }, a Common.
t-in-why-second-insider-nobody = The second ballot accused nobody.
t-in-why-second-nobody = The second ballot did not find the centre, where the Insider lay.
t-in-why-turned-others = The Master turned over the Insider’s card.
t-in-why-turned-nobody = The card that the Master turned over was not the Insider’s.
t-in-roles = Who was who
t-in-winner = won
t-in-first-ballot-title = First ballot: was it { $name }?
t-in-second-ballot-title = Second ballot
t-in-points-at = points at { $card }
t-in-read-questions = The questions again

## Events, for the log and for readers of the screen

t-in-told-role-dealt = { $role ->
    [master] You are the Master.
    [insider] You are the Insider.
   *[common] You are a Common.
}
t-in-told-master-named = { $name } is the Master.
t-in-told-word-drawn = The word is “{ $word }”.
t-in-told-word-refused = The Master does not know the word; another is drawn.
t-in-told-word-written = The Master has written a word.
t-in-told-look-began = Everybody looks now.
t-in-told-looked = The word is “{ $word }”.
t-in-told-looked-nothing = You have looked: there is no word for you.
t-in-told-questions-began = The glass is turned: find the word.
t-in-told-question-asked = { $name } asks: { $text }
t-in-told-question-spoken = { $name } asks aloud.
t-in-told-answered = { $answer ->
    [yes] Yes. ({ $text })
    [no] No. ({ $text })
   *[unknown] The Master does not know. ({ $text })
}
t-in-told-word-found = { $name } has found the word: “{ $word }”!
t-in-told-time-ran-out = Time is up, and the word was not found.
t-in-told-card-looked-at = { $name } looks at a card in secret: { $card }.
t-in-told-card-looked-none = { $name } looked at no card in time.
t-in-told-card-seen = You saw { $card }: { $role }.
t-in-told-discussion-began = The glass runs back: who knew it all along?
t-in-told-discussion-ended = { $by ->
    [master] The Master has ended the discussion.
   *[clock] The glass is empty: the discussion is over.
}
t-in-told-first-ballot-opened = First ballot: is { $name } the Insider? { $needed } must say yes.
t-in-told-accusation-kept = { $guilty ->
    [yes] Your ballot is in: yes.
    [no] Your ballot is in: no.
   *[none] You gave no answer in time.
}
t-in-told-first-ballot-shown = { $yes ->
    [0] The first ballot: nobody said yes.
    [one] The first ballot: one yes, from { $names }.
   *[other] The first ballot: { $yes } said yes, { $names }.
}
t-in-told-role-shown = { $name } shows a card: { $role }.
t-in-told-second-ballot-opened = Second ballot: everybody points at once.
t-in-told-pointing-kept = Your ballot is in: { $card }.
t-in-told-pointing-none = You pointed at nobody in time.
t-in-told-points = { $name } points at { $card }.
t-in-told-points-nobody = { $name } points at nobody.
t-in-told-second-ballot-shown = The second ballot accuses { $card }.
t-in-told-second-ballot-nobody = The second ballot accuses nobody.
t-in-told-card-turned = The Master turns a card over, { $card }: { $role }.
t-in-told-game-over = { $title }. The word was “{ $word }”.

## The options of a new game

t-in-set-players = Players
t-in-set-time = Time to find the word
t-in-set-minutes = { $minutes } min
t-in-set-seconds = { $seconds } s
t-in-set-other-time = Another time, in seconds
t-in-set-look = Time to look
t-in-set-look-note = Everybody looks at the same moment, for this long.
t-in-set-strict = More than half must say yes
t-in-set-strict-note = In the first ballot; otherwise half of the players is enough.
t-in-set-advanced = Advanced: is there an Insider at all?
t-in-set-advanced-note = One role card lies face down at the centre. For 4 to 7 players.
t-in-set-free = The Master writes the word
t-in-set-free-note = Instead of drawing it from a card.
t-in-set-language = Language of the words
t-in-set-language-en = English
t-in-set-language-fr = French
t-in-set-difficulty = The words are
t-in-set-difficulty-any = mixed
t-in-set-difficulty-easy = easy
t-in-set-difficulty-medium = medium
t-in-set-difficulty-hard = hard
t-in-set-more = More options
t-in-own-words = Own words
t-in-own-note = One word a line; other forms after a semicolon: “bike; bicycle”. At least six. They replace the cards, and nobody at the table can read the list.
t-in-own-label = Your list
t-in-own-file = Open a file
t-in-own-kept = { $count ->
    [one] The table keeps a list of { $count } word.
   *[other] The table keeps a list of { $count } words.
}
t-in-own-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
t-in-own-clear = Play with the cards again
t-in-own-bad = { $count ->
    [one] One line cannot be used:
   *[other] { $count } lines cannot be used:
}
t-in-own-too-long = This list is too long for a table that is open already. Make a new table with it, or use fewer words.
t-in-own-rest = { $count ->
    [one] Use the one line that is left
   *[other] Use the other { $count } lines
}
