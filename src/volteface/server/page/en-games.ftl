### What the plain page says of the games, in English: fields of views, actions, events. Plain and short.

## Fields

page-field-phase = Phase
page-field-turn = Turn
page-field-seat = Who
page-field-mission = Mission
page-field-missions = Missions
page-field-trump = Trump
page-field-led = Led suit
page-field-trick = The trick
page-field-mission_state = The mission so far
page-field-trick_size = Cards in the trick
page-field-order = Order of play
page-field-winning = Ahead
page-field-state = So far
page-field-trick_number = Trick
page-field-tricks = Tricks in all
page-field-missions_done = Missions done
page-field-missions_needed = Missions needed
page-field-reveal_at = Revealed at (intel)
page-field-supply = Intel in the supply
page-field-starter = Starts the trick
page-field-wager = With a token
page-field-wager_led_only = Tokens on the led suit only
page-field-risky = Risky missions
page-field-special_roles = Special roles
page-field-blank_role = House role
page-field-intel = intel
page-field-cards = cards
page-field-card = Card
page-field-role = role
page-field-roles = Roles
page-field-hand = Your hand
page-field-hands = Hands
page-field-larry = Larry
page-field-controller = Plays for Larry
page-field-stack = Stack
page-field-accomplice = The Accomplice
page-field-partner = Partner
page-field-partner_role = Your partner’s role
page-field-may_vote = You vote
page-field-ballot = Your ballot
page-field-ballots = Ballots
page-field-put_away = Put away
page-field-history = Looking back
page-field-winner = Taken by
page-field-success = Succeeded
page-field-play = Larry plays
page-field-back = Back on top
page-field-out = Out of the game
page-field-first = First player
page-field-ghost = Ghost
page-field-ghost_of = Plays for the ghost
page-field-nicole = Nicole trusts
page-field-innocent = innocent
page-field-suspect = suspect
page-field-team = team
page-field-places = shows
page-field-suspicion = suspicion
page-field-suspect_places = suspect Places
page-field-pile = Draw pile
page-field-discard = Discard pile
page-field-do = Did
page-field-from = From
page-field-moved_from = From
page-field-to = To
page-field-twins = Twins
page-field-named = Named
page-field-points = Points
page-field-drawn = Drawn
page-field-reshuffled = Reshuffled
page-field-guilty = Guilty
page-field-master = Master
page-field-advanced = Advanced rules
page-field-free_word = The Master writes the word
page-field-seconds = Seconds
page-field-language = Language of the words
page-field-difficulty = Difficulty
page-field-needed = Votes needed
page-field-redraws = Words refused
page-field-word_ready = The word is chosen
page-field-word = The word
page-field-questions = Questions
page-field-question = Question
page-field-text = Text
page-field-at = When
page-field-answer = Answer
page-field-answers = Answers
page-field-names_word = Names the word
page-field-yes = Yes
page-field-no = No
page-field-unknown = Don’t know
page-field-answerer = Found the word
page-field-answerer_role = Role of who found it
page-field-looked = Looked at
page-field-first_ballot = First ballot
page-field-second_ballot = Second ballot
page-field-seen_role = The role you saw
page-field-accusation = Your first ballot
page-field-pointing = Your second ballot
page-field-place = Points at
page-field-at_seat = Points at
page-field-centre = At the centre
page-field-turned = Turned over
page-field-accused = Accused
page-field-tied = A tie
page-field-lasts = Lasts, in milliseconds
page-field-suit = Suit
page-field-number = Number
page-field-other = And who

## Words

page-word-random = beginner (plays at random)
page-word-careful = careful
page-word-larry = Larry
page-word-centre = the card at the centre
page-word-innocent = Innocent zone
page-word-suspect = Suspect zone
page-word-yes = yes
page-word-no = no
page-word-unknown = I don’t know
page-word-found = that is the word!
page-word-any = any
page-word-easy = easy
page-word-medium = medium
page-word-hard = hard
page-word-en = English
page-word-fr = French
page-word-cia = CIA
page-word-kgb = KGB
page-word-dgse = DGSE
page-word-led = led suit only
page-ij-larry = Larry
page-ij-mission = { $mission } Trump: { $trump }.
page-ij-phase-partner = The Accomplice chooses a partner
page-ij-phase-mission = A mission is chosen
page-ij-phase-play = Cards are played
page-ij-phase-larry = A card is chosen for Larry
page-ij-phase-vote = The vote: who is the Insider?
page-ij-phase-over = The game is over
page-mc-phase-play = Cards are played
page-mc-phase-reshuffle = The discard pile is shuffled
page-mc-phase-over = The game is over
page-mc-do-place = Play a Place
page-mc-do-twist = Play a Twist
page-mc-do-pass = Pass
page-in-role-master = Master
page-in-role-insider = Insider
page-in-role-common = Common
page-in-phase-prepare = The Master looks at the word
page-in-phase-draw = Another word is drawn
page-in-phase-look = Everyone looks at their card
page-in-phase-questions = Find the word: ask
page-in-phase-card = Whoever found the word looks at a card
page-in-phase-discussion = Who knew it all along? Talk
page-in-phase-first-ballot = First ballot: is it whoever found the word?
page-in-phase-second-ballot = Second ballot: who is it?
page-in-phase-turn = The Master turns a card over
page-in-phase-over = The game is over
page-in-reason-time = The word was not found in time.
page-in-reason-first-ballot = The first ballot decided it.
page-in-reason-second-ballot = The second ballot decided it.
page-in-reason-turned-card = The card that the Master turned over decided it.

## Actions

page-ij-do-partner = Choose your partner
page-ij-do-mission = Choose a mission
page-ij-do-play = Play a card
page-ij-do-play-wager = Play a card with a token on it
page-ij-do-larry = Play for Larry
page-ij-do-vote = Vote: who is the Insider?
page-in-do-redraw = Another word, please
page-in-do-write = Write a word
page-in-do-begin = I know the word: begin
page-in-do-ask = Ask
page-in-do-answer = Answer
page-in-do-look = Look at a card, in secret
page-in-do-end-discussion = End the discussion
page-in-do-accuse = Is whoever found the word the Insider?
page-in-do-point = Who is the Insider?
page-in-do-turn = Turn a card over

## Events

page-ij-event-role-dealt = Your role: { $role }.
page-ij-event-hand-dealt = Your cards: { $cards }.
page-ij-event-starter-named = { $seat } starts.
page-ij-event-role-revealed = { $by ->
    [start] { $seat } is known from the start: { $role }.
    [intel] { $seat } has enough intel and shows a role: { $role }.
   *[vote] { $seat } has the most votes and shows a role: { $role }.
}
page-ij-event-partner-chosen = { $seat } chooses a partner: { $partner }.
page-ij-event-partner-seen = The role of { $partner }: { $role }.
page-ij-event-missions-drawn = You drew: { $missions }
page-ij-event-mission-chosen = { $seat } chooses: { $mission }
page-ij-event-card-played = { $wager ->
    [yes] { $seat } plays { $card } with a token on it.
   *[no] { $seat } plays { $card }.
}
page-ij-event-larry-drawn = Larry’s cards: { $cards }.
page-ij-event-larry-put-away = { $back } back on top, { $out } out of the game.
page-ij-event-trick-taken = { $seat } takes the trick. Intel: { $intel }.
page-ij-event-mission-judged = { $success ->
    [yes] Mission accomplished: { $missions_done } so far.
   *[no] The mission has failed.
}
page-ij-event-intel-taken = { $seat } takes 1 intel from { $taken_from }.
page-ij-event-vote-opened = The tricks are over. Now everyone votes.
page-ij-event-ballot-kept = Your ballot: { $votes }.
page-ij-event-ballots-shown = The ballots. { $ballots }.
page-ij-event-game-over = { $reason } { $count ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won.
} { $roles }.
page-mc-event-teams-formed = The teams. { $teams }.
page-mc-event-hand-dealt = Your cards: { $cards }.
page-mc-event-first-named = { $seat } begins and has Nicole’s trust for now.
page-mc-event-place-played = { $seat } plays { $card } → { $to }.
page-mc-event-twist-played = { $seat } plays a Twist: { $card }, { $moved_from } → { $to }.
page-mc-event-twist-empty = { $seat } plays a Twist and moves nothing.
page-mc-event-turn-passed = { $seat } has no card and passes.
page-mc-event-twins-discarded = It meets its twin: both are discarded ({ $card }).
page-mc-event-nicole-moved = Nicole now trusts { $seat }.
page-mc-event-suspect-named = { $by ->
    [last] { $seat } is the only one without an alibi: +{ $points } suspicion, now { $suspicion }.
   *[most] { $seat } is named the suspect: +{ $points } suspicion, now { $suspicion }.
}
page-mc-event-cards-drawn = { $cards ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
page-mc-event-hand-filled = You draw: { $cards }.
page-mc-event-pile-empty = The draw pile is empty.
page-mc-event-pile-shuffled = A new pile of { $cards } cards is shuffled.
page-mc-event-game-over = The killer is { $guilty }; Nicole is with { $nicole }. { $count ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won.
}
page-in-event-role-dealt = You are: { $role }.
page-in-event-master-named = { $seat } is the Master.
page-in-event-word-drawn = The word is “{ $word }”.
page-in-event-word-refused = The Master does not know the word; another is drawn.
page-in-event-word-written = The Master has written a word.
page-in-event-look-began = Everyone looks now.
page-in-event-looked = The word is “{ $word }”.
page-in-event-looked-nothing = You have looked: there is no word on your card.
page-in-event-questions-began = The glass is turned: find the word.
page-in-event-question-asked = { $seat } asks: { $text }
page-in-event-question-spoken = { $seat } asks aloud.
page-in-event-question-answered = The Master on question { $question }: { $answer ->
    [yes] yes.
    [no] no.
    [unknown] I don’t know.
   *[found] that is the word!
}
page-in-event-word-found = { $seat } has found the word: “{ $word }”!
page-in-event-time-ran-out = Time is up, and the word was not found.
page-in-event-card-looked-at = { $seat } looks at a card: { $card }.
page-in-event-card-seen = You saw { $card }: { $role }.
page-in-event-discussion-began = The glass runs back: who knew it all along?
page-in-event-discussion-ended = { $by ->
    [master] The Master has ended the discussion.
   *[clock] The discussion is over.
}
page-in-event-first-ballot-opened = First ballot: is { $seat } the Insider? { $needed } must say yes.
page-in-event-accusation-kept = Your ballot is in: { $guilty ->
    [yes] yes.
    [no] no.
   *[none] none.
}
page-in-event-first-ballot-shown = The first ballot: { $yes } said yes.
page-in-event-role-shown = { $seat } shows the card: { $role }.
page-in-event-second-ballot-opened = Second ballot: everyone points at once.
page-in-event-pointing-kept = Your ballot is in: { $place }.
page-in-event-second-ballot-shown = { $accused ->
    [none] The second ballot: nobody is accused.
   *[somebody] The second ballot accuses { $accused }.
}
page-in-event-card-turned = The Master turns a card over, { $card }: { $role }.
page-in-event-game-over = { $reason } The word was “{ $word }”. { $count ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won.
} { $roles }.
