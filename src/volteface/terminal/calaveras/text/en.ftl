### Mission Calaveras in the terminal, in English.

mc-title = Mission Calaveras

## Names

mc-code = { $card ->
    [carnival] CAR
    [hotel] HOT
    [airport] AIR
    [phone] PHO
    [lab] LAB
   *[twist] TWI
}
mc-service = { $service ->
    [cia] CIA
    [kgb] KGB
   *[dgse] DGSE
}
mc-nothing = –
mc-ghost = Ghost
mc-ghost-own = your ghost
mc-ghost-of = { $name }’s ghost
mc-team-pair = { $team }: { $names }
mc-spot-zone = { mc-zone } zone
mc-spot-you = you
mc-where-zone = into the { mc-zone } zone
mc-where-you = in front of you
mc-where-seat = in front of { $name }

## Questions and waiting

mc-ask-card = Your turn: play a card.
mc-ask-ghost = Your ghost’s turn: play a card from your hand for it.
mc-ask-pass = You have no card to play.
mc-ask-where = { mc-card }: where to?
mc-ask-from = Twist: move a Place from where?
mc-ask-which = Which Place?
mc-wait-play = { $name } is choosing a card.
mc-wait-over = The game is over.

## What can be chosen

mc-choose-pass = pass
mc-choose-nothing = move nothing

## Events

mc-event-teams-formed = The teams: { $teams }.
mc-event-hand-dealt = Your cards: { $cards }.
mc-event-first-named = { $you ->
    [yes] You begin, and Nicole trusts you for now.
   *[no] { $name } begins, and has Nicole’s trust for now.
}
mc-event-place-played = { $you ->
    [yes] You put the { mc-card } { $where }.
   *[no] { $name } puts the { mc-card } { $where }.
}
mc-event-twist-played = { $you ->
    [yes] You play a Twist: { mc-card }, { $from } → { $to }.
   *[no] { $name } plays a Twist: { mc-card }, { $from } → { $to }.
}
mc-event-twist-empty = { $you ->
    [yes] You play a Twist and move nothing.
   *[no] { $name } plays a Twist and moves nothing.
}
mc-event-turn-passed = { $you ->
    [yes] You have no card and pass.
   *[no] { $name } has no card and passes.
}
mc-event-twins-discarded = It meets its twin: both { mc-card } cards are discarded.
mc-event-nicole-moved = { $you ->
    [yes] Nicole now trusts you.
   *[no] Nicole now trusts { $name }.
}
mc-event-named-last = { $you ->
    [yes] You are the only one without an alibi: +{ $points } suspicion, now { $suspicion }.
   *[no] { $name } is the only one without an alibi: +{ $points } suspicion, now { $suspicion }.
}
mc-event-named-most = { $you ->
    [yes] You are named the suspect: +{ $points } suspicion, now { $suspicion }.
   *[no] { $name } is named the suspect: +{ $points } suspicion, now { $suspicion }.
}
mc-event-hand-filled = You draw: { $cards }.
mc-event-pile-shuffled = The discard pile is shuffled: a new pile of { $cards } cards.
mc-event-game-over = The game is over.

## Looking back

mc-past-empty = Twist, nothing moved
mc-past-pass = passed
mc-past-twins = twins discarded
mc-past-named = { $name } named, +{ $points }
mc-past-nicole = Nicole: { $name }

## The end

mc-won-by = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won.
}
mc-you-won = You have won!
mc-you-lost = You have lost.
mc-reason-nicole = The killer is found ({ $guilty }), and Nicole leaves with whom she trusts: { $nicole } (MC-20, MC-21).
mc-reason-nobody = Nicole is still with the killer ({ $name }): everybody loses (MC-22).

## Labels

mc-label-turn-number = Turn { $number }
mc-label-pile = Pile { $cards }
mc-label-discard = Discard { $cards }
mc-label-nicole = Nicole
mc-label-turn = to play
mc-label-guilty = guilty
mc-label-innocent = innocent
mc-label-suspect-places = { $places ->
    [one] { $places } suspect Place
   *[other] { $places } suspect Places
}
mc-label-suspicion = suspicion { $points }
mc-line-zone = { mc-zone }: { $cards }
mc-line-seat = { $seat } { $name } ({ $parts }): { $cards }
mc-line-turn = { $number }. { $name }: { $parts }
mc-line-discard = Discard pile: { $cards }
mc-secret-team = Your team: { $team }, with { $name }.
mc-secret-hand = Your hand: { $cards }

## The rules in brief

mc-help-goal = Agents of rival services, in teams of two, cast suspicion on each other. When somebody is found guilty, the team that has Nicole’s trust wins (MC-1, MC-20, MC-21).
mc-help-turn = On your turn play one card: a Place in front of anybody, you and your partner too; a Place into the Innocent or the Suspect zone; or a Twist. Then you draw back to three (MC-7, MC-11).
mc-help-twins = A Place that meets the same Place in front of a seat is discarded with it. At the centre the two zones count as one (MC-8, MC-9).
mc-help-twist = A Twist moves one Place from anywhere to anywhere else, or nothing (MC-10).
mc-help-innocent = Who shows a Place that lies in the Innocent zone is innocent, whatever else he shows (MC-12).
mc-help-named = With two or more cards at the centre somebody may be named: the only one who is not innocent; or else the one alone who shows the most Places of the Suspect zone (MC-13 to MC-16).
mc-help-points = Who is named takes one suspicion point for each card at the centre, and these are discarded (MC-17).
mc-help-nicole = Nicole goes to the fewest suspicion points, then to the most Places; in a tie she stays where she is (MC-18).
mc-help-end = With 7 points one is guilty and the game is over. Nicole’s seat and its partner win, even if the partner is the guilty one. If the guilty one still has Nicole, everybody loses (MC-20 to MC-22).
mc-help-ghost = The ghost is the partner of one player, who plays for it from his own hand (MC-3, MC-4).
mc-help-talk = Talk as you like, and say what you claim to have seen. Hands are secret, even from the partner (MC-23).
