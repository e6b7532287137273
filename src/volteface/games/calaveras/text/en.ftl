# Mission Calaveras: everything a person reads. Every id begins with mc-.

## Cards

mc-card = { $card ->
    [carnival] Carnival
    [hotel] Hotel
    [airport] Airport
    [phone] Phone booth
    [lab] Laboratory
   *[twist] Twist
}
mc-zone = { $zone ->
    [innocent] Innocent
   *[suspect] Suspect
}

## Refusals

mc-game-over = The game is over.
mc-no-such-seat = There is no seat { $seat } at this table.
mc-waits-reshuffle = A new draw pile is being shuffled first.
mc-not-your-turn = Not yet: it is the turn of seat { $seat }.
mc-waits-card = Play a card: the piles are shuffled only when the draw pile has run out.
mc-not-in-hand = You do not hold this card: { mc-card }.
mc-must-play = You hold a card, so you cannot pass.
mc-no-such-spot = There is no seat { $seat } to put a card in front of.
mc-twist-nowhere = A Twist moves a Place to another seat or zone, not to where it lies.
mc-twist-not-in-zone = This Place does not lie in the { mc-zone } zone: { mc-card }.
mc-twist-not-there = Seat { $seat } does not show this Place: { mc-card }.
mc-reshuffle-cards = A new pile of { $cards } cards is not the discard pile in another order.

## Options that do not fit

mc-options-players = Mission Calaveras is for 3 to 6 players, not for { $players }.
mc-options-ghost-players = With { $players } players everyone has a partner: there is no ghost.
mc-options-ghost-seat = The ghost needs one of the { $seats } seats.
mc-options-service = There is no service called { $service }.
mc-options-teams-number = At this table there are { $teams } teams.
mc-options-team-twice = Two teams cannot be of the same service.
mc-options-first-seat = The first player needs one of the { $seats } seats.
mc-options-first-ghost = The ghost cannot be the first player.

## Records that cannot be

mc-deal-seats = The record must say the team of each of the { $seats } seats.
mc-deal-services = Each team needs a service of its own: cia, kgb or dgse.
mc-deal-teams = The teams must sit in turn, partners opposite each other.
mc-deal-teams-chosen = The teams are not the ones that the table chose.
mc-deal-ghosts = { $ghosts ->
    [0] There is no ghost at this table.
   *[other] There must be one ghost at this table.
}
mc-deal-ghost-partner = The ghost on seat { $seat } must belong to the seat opposite.
mc-deal-ghost-chosen = The table chose seat { $seat } for the ghost.
mc-deal-ghost-hand = The ghost holds no cards.
mc-deal-hands = The deal needs a hand for each of the { $seats } seats.
mc-deal-hand = Every player must be dealt { $cards } cards.
mc-deal-cards = Hands and pile together are not the deck: 8 of each Place and 8 Twists.
mc-deal-list = The deal must have a list { $key }.
mc-deal-first = The first player must be a player of this table.
mc-deal-first-chosen = The table chose seat { $seat } as the first player.
mc-no-such-card = There is no card { $card }.
mc-twist-is-no-place = A Twist is not a Place: it cannot lie on the table.
mc-nowhere = A card cannot be put at { $to }: name a seat, innocent or suspect.
mc-unknown-action = Mission Calaveras knows no action { $do } of this form.

## Options, as the command line and the forms explain them

mc-option-ghost = The ghost’s seat, counted from 0, with 3 or 5 players; drawn if nobody chooses.
mc-option-teams = The services of the teams in the order of the seats; drawn if nobody chooses.
mc-option-first = The first player’s seat, counted from 0; drawn if nobody chooses.

## Ready-made phrases (MC-23)

mc-at = { $place ->
    [carnival] at the carnival
    [hotel] at the hotel
    [airport] at the airport
    [phone] in the phone booth
   *[lab] in the laboratory
}
mc-say-saw = { $seat }, I saw you { mc-at }.
mc-say-me = I was { mc-at } all evening.
mc-say-together = { $seat } and I were { mc-at } together.
mc-say-never = I have never been { mc-at }.
mc-say-alone = There was nobody { mc-at }.
mc-say-happened = It happened { mc-at }.
mc-say-nothing = Nothing happened { mc-at }.
mc-say-who = Who was { mc-at }?
mc-say-where = { $seat }, where were you last night?
mc-say-suspect = { $seat } is hiding something.
mc-say-lie = { $seat } is lying.
mc-say-innocent = { $seat } had nothing to do with it.
mc-say-not-me = It was not me!
mc-say-proof = { $seat }, can you prove that?
mc-say-points = { $number ->
    [one] { $seat } already has one suspicion point.
   *[other] { $seat } already has { $number } suspicion points.
}
mc-say-centre = Look at the centre: somebody will be named soon.
mc-say-against = All of us against { $seat }!
mc-say-leave = Leave { $seat } in peace.
mc-say-nicole = Nicole trusts { $seat } too much.
mc-say-believe = Nicole, believe me!
mc-say-partner = Partner, I need your help.
mc-say-well-done = Thank you, partner.

## Why a bot made a play

mc-why-win = { $who ->
    [self] I became guilty
   *[seat] { $seat } became guilty
} while Nicole was with my team: that won.
mc-why-lost = It lost the game, but I saw nothing better.
mc-why-named = It named { $seat }, for { $points ->
    [one] one suspicion point
   *[other] { $points } suspicion points
}. I gave my team { $chance }% to win.
mc-why-own = It named { $who ->
    [self] me
   *[seat] { $seat }, of my own team
}, but I saw nothing better. I gave my team { $chance }% to win.
mc-why-nicole = It brought Nicole to { $who ->
    [self] me
   *[seat] { $seat }, of my own team
}. I gave my team { $chance }% to win.
mc-why-alibi = It gave { $who ->
    [self] me
   *[seat] { $seat }
} an alibi. I gave my team { $chance }% to win.
mc-why-cleared = It left less evidence against { $who ->
    [self] me
   *[seat] { $seat }
}. I gave my team { $chance }% to win.
mc-why-pressure = It gathered evidence against { $seat }. I gave my team { $chance }% to win.
mc-why-no-alibi = It took { $seat }’s alibi away. I gave my team { $chance }% to win.
mc-why-fewer = With equal points Nicole prefers whoever shows more Places, and { $seat } now showed fewer. I gave my team { $chance }% to win.
mc-why-trust = { mc-card } in front of { $who ->
    [self] me
   *[seat] { $seat }
}: with equal points Nicole prefers whoever shows more Places. I gave my team { $chance }% to win.
mc-why-wait = To move nothing looked best to me. I gave my team { $chance }% to win.
mc-why-best = Looking ahead, I found nothing better. I gave my team { $chance }% to win.
