### Insider in the terminal, in English.

in-say-title = Insider
in-say-role = { $role ->
    [master] Master
    [insider] Insider
   *[common] Common
}
in-say-centre = the card at the centre
in-say-spoken = (asked aloud)
in-say-answerer = found the word
in-say-answer = { $answer ->
    [yes] yes
    [no] no
    [unknown] I don’t know
    [found] that is the word!
   *[open] …
}
in-say-reason = { $by ->
    [time] The word was not found in time.
    [first-ballot] The first ballot decided it.
    [second-ballot] The second ballot decided it.
   *[turned-card] The card that the Master turned decided it.
}

in-status-master = Master: { $name }
in-status-answers = { $yes } yes, { $no } no, { $unknown } unknown
in-status-advanced = advanced rules

in-phase = { $phase ->
    [prepare] The Master looks at the word
    [draw] Another word is drawn
    [look] Look now
    [questions] Find the word
    [card] A look at one card
    [discussion] Who knew it all along? Talk
    [first-ballot] First ballot
    [second-ballot] Second ballot
    [turn] The Master turns a card
   *[over] The game is over
}
in-table-empty = { $phase ->
    [look] Everyone looks at their card: r
    [questions] Nobody has asked anything yet.
   *[prepare] Questions will stand here.
}
in-wait = { $phase ->
    [prepare] { $name } is looking at the word.
    [draw] Another word is being drawn.
    [look] Look at your card now (r); the questions begin in a moment.
    [questions] Wait for a question.
    [card] Whoever found the word looks at a card.
    [discussion] Talk. { $name } may end it.
    [first-ballot] The ballots are being cast.
    [second-ballot] The ballots are being cast.
    [turn] { $name } turns a card over.
   *[over] The game is over.
}

in-ask-prepare = You are the Master. Look at the word (r). Do you know it?
in-ask-write = You are the Master. Write a word, or take one of these.
in-ask-question = Ask anything that can be answered with yes or no.
in-ask-answer = { $name } asks: { $text }
in-ask-answer-found = That seems to be the word!
in-ask-discussion = Everyone talks. End it when the table is ready to vote.
in-ask-first = Is { $name } the Insider? { $needed } must say yes.
in-ask-place = { $phase ->
    [card] Which card do you look at, in secret?
    [turn] Which card do you turn over?
   *[second-ballot] Who is the Insider?
}
in-choose-answer = { $answer ->
    [yes] yes
    [no] no
    [unknown] unknown
   *[found] the word!
}
in-choose-begin = I know the word: begin
in-choose-redraw = Another word, please
in-choose-write = Write a word
in-choose-ask = Write a question
in-choose-spoken = I have asked aloud
in-choose-end = End the discussion
in-choose-guilty = Yes, it is the Insider
in-choose-innocent = No

in-told-role = You are: { $role }.
in-told-role-hidden = You have a role (r).
in-told-word = The word is “{ $word }”.
in-told-word-hidden = You have seen the word (r).
in-told-looked-hidden = You have looked (r).
in-told-looked-nothing = You have looked: there is no word on your card.
in-told-seen = You saw { $card }: { $role }.
in-told-seen-hidden = You have looked at { $card } (r).
in-told-ballot-kept = Your ballot is in.
in-told-master = { $you ->
    [yes] You are the Master.
   *[no] { $name } is the Master.
}
in-told-redraw = { $name } does not know the word; another is drawn.
in-told-written = { $name } has written a word.
in-told-look = Everyone looks now.
in-told-questions = The glass is turned: { $seconds } seconds to find the word.
in-told-asked = { $name }: { $text }
in-told-answered = { $name }: { $answer }
in-told-found = { $you ->
    [yes] You have found the word: “{ $word }”!
   *[no] { $name } has found the word: “{ $word }”!
}
in-told-time = Time is up, and the word was not found.
in-told-looked-at = { $name } looked at this card: { $card }.
in-told-looked-at-none = { $name } looked at no card in time.
in-told-discussion = The glass runs back: who knew it all along?
in-told-discussion-over = { $by ->
    [master] The Master has ended the discussion.
   *[clock] The discussion is over.
}
in-told-first = First ballot: is { $name } the Insider? { $needed } must say yes.
in-told-first-shown = { $yes ->
    [0] Nobody said yes.
    [one] One said yes: { $names }.
   *[other] { $yes } said yes: { $names }.
}
in-told-shown = { $name } shows the card: { $role }.
in-told-second = Second ballot: everyone points at once.
in-told-second-shown = { $anybody ->
    [yes] { $ballots }. Accused: { $accused }.
   *[no] { $ballots }. Nobody is accused.
}
in-told-turned = The Master turns a card over, { $card }: { $role }.
in-told-over = { $count ->
    [0] { $by } Nobody has won.
    [one] { $by } { $winners } has won.
   *[other] { $by } { $winners } have won.
}

in-card = { $role ->
    [master] You know the word and answer: yes, no, I don’t know. You win with the Commons if the Insider is caught.
    [insider] You know the word. Help the table find it in time, and do not be caught.
   *[common] You do not know the word. Find it in time; then find who knew it all along.
}
in-card-word = The word is “{ $word }”.
in-card-no-word = You do not see the word.
in-end-word = The word was “{ $word }”.

in-help-goal = Find the word within { $seconds } seconds, by asking. If nobody does, everybody loses.
in-help-questions = Everyone but the Master asks, in any order, whatever can be answered with yes or no. The Master and the Insider know the word; nobody else knows who the Insider is.
in-help-first = Once the word is found you talk as long as that took. Then: is the one who found it the Insider? { $needed } must say yes.
in-help-second = If it was not the Insider and not enough said yes, everyone points at one player. The Insider has the most: Commons and Master win. Otherwise the Insider wins. If it is a tie, whoever found the word decides.
in-help-advanced = Perhaps there is no Insider: one card lies at the centre. Whoever finds the word looks at one card in secret, and the centre can be pointed at too. If the word is not found, the Master turns one card: the Insider’s, and Commons and Master win.
