### Inside Job in English. Card names are the codes of records: b7, p13.
### `$you` is "yes" where the sentence speaks to the reader; `$seat` counts from 1.

## Suits

ij-suit-blue = blue
ij-suit-green = green
ij-suit-yellow = yellow
ij-suit-pink = pink

# The suit that a message speaks of, by its id.
ij-suit = { $suit ->
    [blue] { ij-suit-blue }
    [green] { ij-suit-green }
    [yellow] { ij-suit-yellow }
   *[pink] { ij-suit-pink }
}

## Roles

ij-role-agent = Agent
ij-role-insider = Insider
ij-role-bugged = Bugged Agent
ij-role-paranoid = Paranoid Agent
ij-role-risky = Risky Agent
ij-role-decoy = The Decoy
ij-role-accomplice = The Accomplice
ij-role-tim-shady = Tim Shady
ij-role-sleeper = Sleeper Agent
ij-role-prof-no = Prof. No
ij-role-blank = House role

## Role cards: what you are, how you win, what is special

ij-card-agent =
    You are loyal. Win with the other Agents: succeed in { $missions } missions, or find the Insider in the vote.
    Reaching { $intel } intel only shows everyone that you are honest: you play on, but you no longer wager and
    nobody can vote against you (IJ-25 to IJ-27, IJ-32).
ij-card-insider =
    You work against everybody else. You win as soon as you hold { $intel } intel, or if the vote misses you.
    You need not follow suit: play any card at any time, and look as if you had no choice (IJ-13, IJ-26, IJ-33).
ij-card-bugged =
    You are an Agent with a microphone in your collar, and everyone knows. If you ever hold more than 1 intel, the
    Insider wins at once. You vote, but you cannot wager and nobody can vote against you (IJ-43).
ij-card-paranoid =
    You are an Agent who trusts nobody. You may vote against two different players; once you are revealed, both
    votes may go to the same one (IJ-44).
ij-card-risky =
    You are an Agent who loves danger. The risky missions are in the pile. If intel reveals you, at { $intel }, the
    Agents win at once (IJ-45, IJ-55).
ij-card-decoy =
    You are on nobody's side. You win only if you alone have the most votes; then everyone else loses. Share the most
    votes with the Insider and the two of you win together. Beware of { $intel } intel: once revealed, you cannot be
    voted against and cannot win (IJ-46).
ij-card-accomplice =
    You are on nobody's side, and everyone knows. Before the first mission you choose a partner and secretly see that
    role: you win only if your partner wins. You never hold intel. If you win a trick, your partner loses 1 intel and
    everything wagered goes back to the supply. You do not vote and nobody can vote against you (IJ-47).
ij-card-tim-shady =
    You are on nobody's side. You win only if the player on your right, who plays just before you, loses. If intel
    reveals you, at { $intel }, you take 1 intel from that player and no longer vote (IJ-48).
ij-card-sleeper =
    As long as you are hidden you win with the Agents. If intel reveals you, at { $intel }, you wake up: from then on
    you win only if the Insider wins, and you no longer vote (IJ-49).
ij-card-prof-no =
    You are the Insider, and intel is not what you want. Everyone is revealed at { $intel } intel and then no longer
    votes. You win when everybody else is revealed, or if the vote misses you. If you are revealed yourself, the
    Agents win. You need not follow suit (IJ-13, IJ-50).
ij-card-blank = A role that this table made up: { $text } (IJ-80)

# The parts of a house role, one short sentence each (IJ-80).
ij-part-agents = Sides with the Agents.
ij-part-insider = Sides with the Insider.
ij-part-neutral = On nobody's side.
ij-part-revealed-at-start = Revealed from the start.
ij-part-need-not-follow = Need not follow suit.
ij-part-no-wager = Never wagers.
ij-part-no-vote-revealed = Does not vote once revealed.
ij-part-votes = { $votes ->
    [0] Does not vote.
    [one] Has one vote.
   *[other] May vote against two different players.
}
ij-part-agents-win = Revealed by intel, the Agents win at once.
ij-part-insider-wins = Revealed by intel, the Insider wins at once.
ij-part-take-from-right = Revealed by intel, takes 1 intel from the player on the right.
ij-part-switch-sides = Revealed by intel, changes sides.
ij-part-most-votes = Wins only by having the most votes.
ij-part-right-loses = Wins only if the player on the right loses.

## Missions

ij-mission-ascending = Each card is higher than the one before.
ij-mission-descending = Each card is lower than the one before.
ij-mission-first-highest = The 1st card is higher than all others.
ij-mission-first-lowest = The 1st card is lower than all others.
ij-mission-second-highest = The 2nd card is higher than all others.
ij-mission-second-lowest = The 2nd card is lower than all others.
ij-mission-third-highest = The 3rd card is higher than all others.
ij-mission-third-lowest = The 3rd card is lower than all others.
ij-mission-last-highest = The last card is higher than all others.
ij-mission-last-lowest = The last card is lower than all others.
ij-mission-high-only = Only values from 7 to 13.
ij-mission-low-only = Only values from 1 to 7.
ij-mission-middle-only = Only values from 4 to 10.
ij-mission-even-only = Only even values.
ij-mission-odd-only = Only odd values.
ij-mission-alternating = Odd and even take turns.
ij-mission-first-wins = The 1st card wins the trick.
ij-mission-second-wins = The 2nd card wins the trick.
ij-mission-third-wins = The 3rd card wins the trick.
ij-mission-last-wins = The last card wins the trick.
ij-mission-one-suit = All cards have the same suit.
ij-mission-ends-match = The first and the last card have the same suit.
ij-mission-no-trump = No card is trump.
ij-mission-some-trump = At least one card is trump.
ij-mission-risky-second = Risky: a token lies on the 2nd card.
ij-mission-risky-third = Risky: a token lies on the 3rd card.
ij-mission-risky-last = Risky: a token lies on the last card.
ij-mission-risky-second-or-third = Risky: a token lies on the 2nd or the 3rd card.
ij-state-open = still open
ij-state-met = succeeds whatever comes
ij-state-failed = can no longer succeed
ij-note-larry-never-wagers = The 2nd card is Larry's, and Larry never wagers: this mission cannot succeed (IJ-56).

## What each phase asks, and what the others wait for

ij-ask-partner = Choose your partner. You will see that player's role, and win or lose together.
ij-ask-mission = Choose one of the two missions.
ij-ask-lead = You lead: play any card.
ij-ask-follow = Play a card. The led suit is { ij-suit }.
ij-ask-larry = Choose the card that Larry plays.
ij-ask-larry-back = Larry plays { $card }. Which card goes back on top of his stack? The other one is out.
ij-ask-vote = The vote: who is the Insider?
ij-ask-vote-again = Against { $name }. And your second vote?
ij-wait-partner = { $name } is choosing a partner.
ij-wait-mission = { $name } is choosing a mission.
ij-wait-play = { $name } is choosing a card.
ij-wait-larry = { $name } is choosing a card for Larry.
ij-wait-vote = The others are voting.
ij-wait-over = The game is over.

## What can be chosen

ij-choose-partner = { $name }
ij-choose-mission = { $mission } Trump: { ij-suit }.
ij-choose-wager = { $card } with a token
ij-choose-larry = Larry plays { $card }
ij-choose-larry-back = { $back } back on top, { $out } out
ij-choose-vote = { $name }
ij-choose-vote-two = { $name } and { $other }
ij-choose-vote-same = both votes against { $name }
ij-choose-vote-one = { $name } only
ij-choose-vote-nobody = an empty ballot

## Events

ij-event-role-dealt = Your role: { $role }.
ij-event-role-hidden = Your role is dealt. Press r when nobody else is looking.
ij-event-hand-dealt = Your cards: { $cards }.
ij-event-starter-named = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
ij-event-role-revealed-start = { $you ->
    [yes] Your role lies open from the start: { $role }.
   *[no] { $name } is known from the start: { $role }.
}
ij-event-role-revealed-intel = { $you ->
    [yes] You have enough intel and show your role: { $role }.
   *[no] { $name } has enough intel and shows a role: { $role }.
}
ij-event-role-revealed-vote = { $you ->
    [yes] You have the most votes and show your role: { $role }.
   *[no] { $name } has the most votes and shows a role: { $role }.
}
ij-event-partner-chosen = { $you ->
    [yes] You choose { $partner } as your partner.
   *[no] { $name } chooses a partner: { $partner }.
}
ij-event-partner-seen = You look at the role of { $partner }: { $role }.
ij-event-partner-hidden = You have seen the role of { $partner }. Press r to look again.
ij-event-missions-drawn = You draw two missions.
ij-event-mission-chosen = { $you ->
    [yes] You choose the mission: { $mission } Trump: { ij-suit }.
   *[no] { $name } chooses the mission: { $mission } Trump: { ij-suit }.
}
ij-event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
ij-event-card-wagered = { $you ->
    [yes] You play { $card } with a token on it: it counts as trump.
   *[no] { $name } plays { $card } with a token on it: it counts as trump.
}
ij-event-larry-drawn = You draw three cards for Larry: { $cards }.
ij-event-larry-put-away = { $back } goes back on top of Larry's stack, { $out } is out of the game.
ij-event-trick-taken = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
}
ij-event-mission-succeeded = Mission accomplished: { $done } of { $needed }.
ij-event-mission-failed = The mission has failed.
ij-event-intel-taken = { $you ->
    [yes] You take 1 intel from { $from }.
   *[no] { $name } takes 1 intel from { $from }.
}
ij-event-vote-opened = The tricks are over. Now everyone votes.
ij-event-ballot-kept = Your ballot is in: { $votes }.
ij-event-ballots-shown = The ballots: { $ballots }.
ij-event-game-over = The game is over. { $reason }

# One ballot of several, as in: Ann against Ben.
ij-ballot = { $name } against { $votes }
ij-ballot-none = { $name } does not vote
ij-ballot-nobody = nobody

## The end

ij-won-by = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won.
}
ij-you-won = You have won!
ij-you-lost = You have lost.
ij-reason-missions = The Agents have succeeded in enough missions (IJ-27).
ij-reason-intel = The Insider has gathered enough intel (IJ-26).
ij-reason-vote = The vote has decided (IJ-32, IJ-33).
ij-reason-vote-larry = The vote has decided: no Agent may vote against an Agent (IJ-66).
ij-reason-decoy = The Decoy wanted the most votes, and has them (IJ-46).
ij-reason-bugged-agent = The Bugged Agent holds more than 1 intel: the Insider heard everything (IJ-43).
ij-reason-risky-agent = The Risky Agent was revealed by intel: the Agents win at once (IJ-45).
ij-reason-prof-no-revealed = Prof. No was revealed: the Agents win at once (IJ-50).
ij-reason-all-revealed = Everybody but Prof. No is revealed (IJ-50).
ij-reason-blank-role = The house role has decided the game (IJ-80).

## Labels

ij-title = Inside Job
ij-label-mission = Mission
ij-label-no-mission = No mission yet
ij-label-trump = Trump
ij-label-trick = Trick { $number } of { $tricks }
ij-label-missions = Missions { $done }/{ $needed }
ij-label-reveal = Reveal at { $intel }
ij-label-supply = Supply { $supply }
ij-label-hand = Your hand
ij-label-on-the-table = The trick
ij-label-the-vote = The vote
ij-label-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ij-label-intel = { $intel } intel
ij-label-you = you
ij-label-turn = to play
ij-label-controls-larry = { $you ->
    [yes] You play for Larry
   *[no] { $name } plays for Larry
}
ij-label-stack = stack { $cards }
ij-label-partner-of = partner of { $name }
ij-label-special = In the game: { $roles }
ij-label-history-row = { $number }. { $mission } { $success ->
    [yes] Accomplished.
   *[no] Failed.
} { $cards }. Taken by { $name }.
ij-label-first = 1st
ij-label-second = 2nd
ij-label-third = 3rd
ij-label-fourth = 4th
ij-label-last = last
ij-label-partner-role = Your partner { $name }: { $role }

## The rules in brief

ij-help-goal =
    One of you is the Insider; the others are Agents and do not know who it is. The Agents win with { $missions }
    successful missions. The Insider wins with { $intel } intel. Otherwise the vote decides (IJ-5, IJ-26, IJ-27, IJ-29).
ij-help-mission =
    Whoever starts a trick draws two missions, makes one public and puts the other away. Its trump holds for this
    trick only (IJ-9, IJ-10).
ij-help-follow =
    The first card names the suit. Whoever has that suit must play it; whoever has not may play anything. The Insider
    may always play anything (IJ-11 to IJ-13).
ij-help-winner =
    The highest trump wins the trick; without trump, the highest card of the led suit. The winner takes 1 intel and
    starts the next trick, whether or not the mission succeeded (IJ-14, IJ-15).
ij-help-wager =
    Unless you start the trick or are revealed, you may put 1 of your intel on the card you play: it then counts as
    trump. The winner of the trick takes that intel too. Of two equal trumps the later one wins (IJ-17 to IJ-21).
ij-help-wager-led = At this table a token may only go on a card of the led suit (IJ-22).
ij-help-no-wager = At this table nobody wagers intel (IJ-17).
ij-help-reveal =
    Whoever reaches { $intel } intel shows their role at once, no longer wagers and can no longer be voted against.
    If both sides win in the same trick, the Insider wins (IJ-25, IJ-28).
ij-help-vote =
    After the last trick all vote at the same moment. If the Insider alone has the most votes, the Agents win;
    otherwise, or in a tie, the Insider wins (IJ-30 to IJ-33).
ij-help-risky =
    If risky missions are in the pile, whoever draws one must choose it. It succeeds if a token lies on the named card
    (IJ-55, IJ-56).
ij-help-larry =
    Larry is the third player. Whoever does not start plays for him, second in every trick: draw three cards, play one
    by the led suit if you can, put one back on top, one out. One of the three roles is his. In the vote, an Agent who
    votes against an Agent loses the game for both (IJ-60 to IJ-66).
ij-help-special = Special roles are in the game; everyone knows which, nobody knows whose (IJ-40).
ij-help-talk =
    Talk as much as you like, but do not tell which cards you hold or lack, nor which mission you put away. Played
    tricks stay face down (IJ-16, IJ-70).

## Refusals

ij-waits-partner = First the Accomplice chooses a partner.
ij-waits-mission = First choose one of the two missions.
ij-waits-card = Now a card is played.
ij-waits-larry = First choose a card for Larry.
ij-waits-vote = The tricks are over: now is the vote.
ij-game-over = The game is over.
ij-not-your-turn = Not yet: it is player { $seat }'s turn.
ij-has-voted = Your ballot is in already.
ij-may-not-vote = You do not vote in this game.
ij-no-such-seat = There is no seat { $seat } at this table.
ij-must-follow = You hold { ij-suit }, so you must play { ij-suit }.
ij-larry-must-follow = Larry can follow suit, so he must play { ij-suit }.
ij-not-in-hand = You do not hold { $card }.
ij-wager-off = At this table nobody wagers intel.
ij-wager-starter = Whoever starts the trick cannot wager.
ij-wager-revealed = Your role is revealed: you no longer wager.
ij-wager-role = Your role never wagers.
ij-wager-no-intel = You have no intel to wager.
ij-wager-led-only = At this table a token may only go on a card of the led suit: { ij-suit }.
ij-risky-first = You drew a risky mission and must choose it.
ij-mission-not-drawn = That mission is not one of the two you drew.
ij-partner-other = Your partner must be another player at this table.
ij-larry-three = Use each of Larry's three cards once: { $cards }.
ij-ballot-empty = You must vote against somebody.
ij-ballot-self = You cannot vote against yourself.
ij-ballot-revealed = That role is revealed: nobody can vote against it any more.
ij-ballot-too-many = { $votes ->
    [one] You have one vote.
   *[other] You have { $votes } votes.
}
ij-ballot-alike = Your two votes must go to two different players.

## Options that do not fit together

ij-options-players = Inside Job is for 2 to 5 players, not for { $players }.
ij-options-unknown-role = There is no special role called { $role }.
ij-options-role-twice = The same special role is named twice.
ij-options-three-roles = At most two special roles can be in a game.
ij-options-roles-players = Special roles need 4 or 5 players; you are { $players }.
ij-options-blank-undefined = The house role is in the game, but nobody has said what it does.
ij-options-blank-unused = A house role is described, but it is not among the special roles.
ij-options-blank-length = The house role needs a name of at most { $name } characters and a text of at most { $text }.
ij-options-blank-no-side = A house role on nobody's side cannot win with its side: give it another way to win.
ij-options-blank-no-votes = A house role that is revealed from the start can never have the most votes.
ij-options-two-neutrals = At most one role may be on nobody's side: the Decoy, the Accomplice, Tim Shady or such a house role.
ij-options-two-revealed = At most one role may be revealed from the start: the Bugged Agent, the Accomplice or such a house role.
ij-options-risky-wager = Risky missions need wagering: allow it, or leave the risky missions out.
ij-options-risky-role-wager = The Risky Agent brings the risky missions, and they need wagering: allow it, or leave that role out.
ij-options-request-seat = A role is wanted for seat { $seat }, but this table has no such seat.
ij-options-request-role = Only the Bugged Agent or the Accomplice can be asked for.
ij-options-request-absent = { $role ->
    [bugged] Somebody asks for the Bugged Agent, who is not in the game.
   *[accomplice] Somebody asks for the Accomplice, who is not in the game.
}
ij-options-request-twice = Two seats ask for the same role.

## Records that cannot be

ij-deal-card-twice = A card is dealt twice.
ij-deal-hand = Every hand must have { $cards } cards.
ij-deal-list = The deal must have a list called { $key } with { $length } entries.
ij-deal-missions = The pile of missions must hold each mission of this table once.
ij-deal-request = Seat { $seat } did not get the role it asked for.
ij-deal-roles = The roles dealt are not the roles of this table.
ij-deal-starter = The starting player must be a seat of this table.
ij-no-such-card = There is no card { $card }.
ij-no-such-mission = There is no mission { $mission }.
ij-no-such-target = Nobody can vote against { $target }: there is no such seat.
ij-unknown-action = Inside Job knows no action { $do }.

## Options, as the command line and forms explain them

ij-option-wager = Players may put intel on their cards to make them trump.
ij-option-wager-on = Which cards may carry intel: any card, or only one of the led suit.
ij-option-risky-mode = Shuffle the four risky missions in.
ij-option-open-history = Let everyone look at earlier tricks, for learners.
ij-option-special-roles = Up to two special roles, with 4 or 5 players.
ij-option-blank-role = A role that your table makes up.
ij-option-seat-requests = Seats that ask for the Bugged Agent or the Accomplice, so as not to be the Insider.

## Pairs of special roles that play well, and why

ij-pair-paranoid-sleeper = A good first step: nothing changes in the tricks, and the vote holds two surprises.
ij-pair-risky-accomplice = Intel is worth a fight: with enough of it the Risky Agent wins at once, and the Accomplice costs her partner some.
ij-pair-risky-tim-shady = Everybody is after intel for a reason of his own, and one of you wants a neighbour to lose.
ij-pair-accomplice-sleeper = Two loyalties in doubt: one hangs on her partner, the other changes sides with enough intel.
ij-pair-paranoid-decoy = The vote becomes a trap: one of you wants the votes, another has two of them.
ij-pair-sleeper-prof-no = For those who know the game: intel reveals instead of winning, and a revealed Sleeper Agent changes sides.

## Ready-made phrases, within the rules of talk (IJ-70)

ij-say-suspect = I suspect { $seat }.
ij-say-either = It is either { $seat } or { $other }.
ij-say-trust = I trust { $seat }.
ij-say-not-followed = { $seat } did not follow suit. Remember that.
ij-say-played-later = First { $seat } did not follow { ij-suit }, and then played it later!
ij-say-spoiled = { $seat } spoiled that mission.
ij-say-helped = { $seat } saved that mission.
ij-say-after-intel = { $seat } is after the intel.
ij-say-intel = Careful: { $seat } has { $number } intel already.
ij-say-why-card = { $seat }, what was that card for?
ij-say-why-wager = { $seat }, why did you wager?
ij-say-why-mission = { $seat }, why this mission?
ij-say-not-me = I am not the Insider!
ij-say-wanted-it = I wanted that mission to succeed.
ij-say-no-reason = There is no reason to suspect { $seat }.
ij-say-much-played = A lot of { ij-suit } has been played already.
ij-say-let-take = Let us leave this trick to { $seat }.
ij-say-stop = Do not let { $seat } take this trick!
ij-say-wager = Somebody should wager here.
ij-say-no-wager = Better not wager now.
ij-say-missions-left = { $number ->
    [one] We need one more mission.
   *[other] We need { $number } more missions.
}
ij-say-too-easy = That was too easy.
ij-say-vote = Let us vote against { $seat }.
ij-say-no-vote = Let us not vote against { $seat }.

## Why a bot did something

ij-why-easier = Of the two missions this one was likelier to succeed: { $success }% by my count. I gave myself { $chance }% to win.
ij-why-easier-insider = I was the Insider, and took the easier mission so as not to stand out. I gave myself { $chance }% to win.
ij-why-harder = I wanted the mission to fail, and this one was likelier to. I gave myself { $chance }% to win.
ij-why-harder-yet = The other mission was likelier to succeed, but all in all this one looked better to me. I gave myself { $chance }% to win.
ij-why-either = The two missions were about as likely to succeed, and all in all this one looked better to me. I gave myself { $chance }% to win.
ij-why-deny = { $seat } was winning the trick, and I thought { $seat } { $doubt }% likely to be the Insider. I gave myself { $chance }% to win.
ij-why-revoke = I could have followed suit, but all in all another suit looked better to me. I gave myself { $chance }% to win.
ij-why-intel = I wanted to win the trick, for the intel. I gave myself { $chance }% to win.
ij-why-wager = To make this card a trump was worth a token. I gave myself { $chance }% to win.
ij-why-help = Nothing did more for the mission: { $success }% by my count. I gave myself { $chance }% to win.
ij-why-help-insider = I was the Insider, and helped so as not to stand out. I gave myself { $chance }% to win.
ij-why-spoil = I was the Insider, and gave the mission less of a chance than I could have: { $success }% by my count. I gave myself { $chance }% to win.
ij-why-keep = Something else would have done more for the mission, but all in all this looked better to me. I gave myself { $chance }% to win.
ij-why-best = In the games that I imagined, nothing won more often: { $chance }%.
ij-why-overall = All in all this looked best to me. I gave myself { $chance }% to win.
ij-why-hide = Something else seemed better, but it would have looked more like the Insider’s doing. I gave myself { $chance }% to win.
ij-why-scapegoat = To the others { $seat } must have looked most like the Insider. I gave myself { $chance }% to win.
ij-why-vote = By all that had happened, { $who ->
    [larry] Larry
   *[seat] { $seat }
} was { $doubt }% likely to be the Insider.
ij-why-vote-two = By all that had happened, { $seat } was { $doubt }% likely to be the Insider, and { $other } { $less }%.
ij-why-vote-suits = It suited me best to vote against { $who ->
    [larry] Larry
   *[seat] { $seat }
}. I gave myself { $chance }% to win.
