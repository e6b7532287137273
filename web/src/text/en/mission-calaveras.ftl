### Mission Calaveras on the screen, in English. Cards, refusals and phrases are in the library's catalogue (mc-…).

## Words

t-mc-service = { $team ->
    [cia] CIA
    [kgb] KGB
   *[dgse] DGSE
}
t-mc-the-service = the { t-mc-service }
t-mc-you = you
t-mc-ghost = { $mine ->
    [yes] your ghost
   *[no] the ghost
}
t-mc-zone = the { mc-zone } zone
t-mc-in-zone = in the { mc-zone } zone
t-mc-before = in front of { $name }
t-mc-before-you = in front of you
t-mc-before-self = at their own seat

## What is asked

t-mc-asked = { $who ->
    [me] { $ready ->
        [yes] Your turn: play a card.
       *[no] It is your turn.
    }
    [my-ghost] { $ready ->
        [yes] You play for your ghost: play a card.
       *[no] It is your ghost’s turn: you play for it.
    }
    [ghost] { $name } plays for the ghost.
   *[other] { $name } is choosing a card.
}
t-mc-asked-pass = You hold no card: pass.
t-mc-asked-shuffle = The discard pile becomes a new draw pile.

## What happened

t-mc-told-teams = The services are formed. { $teams }
t-mc-told-team = { $team }: { $members }.
t-mc-told-hand = Your cards: { $cards }.
t-mc-told-first = { $who ->
    [me] You begin, and for now Nicole trusts you.
   *[other] { $name } begins, and for now has Nicole’s trust.
}
t-mc-told-place = { $who ->
    [me] You play { mc-card } { $at }.
    [my-ghost] For your ghost you play { mc-card } { $at }.
    [ghost] { $name } plays for the ghost: { mc-card } { $at }.
   *[other] { $name } plays { mc-card } { $at }.
}
t-mc-told-twist = { $who ->
    [me] You play a Twist: { mc-card } goes from { $from } to { $to }.
    [my-ghost] For your ghost you play a Twist: { mc-card } goes from { $from } to { $to }.
    [ghost] { $name } plays a Twist for the ghost: { mc-card } goes from { $from } to { $to }.
   *[other] { $name } plays a Twist: { mc-card } goes from { $from } to { $to }.
}
t-mc-told-twist-empty = { $who ->
    [me] You play a Twist and move nothing.
    [my-ghost] For your ghost you play a Twist and move nothing.
    [ghost] { $name } plays a Twist for the ghost and moves nothing.
   *[other] { $name } plays a Twist and moves nothing.
}
t-mc-told-pass = { $who ->
    [me] You hold no card and pass.
    [my-ghost] You hold no card, so your ghost passes.
    [ghost] { $name } holds no card, so the ghost passes.
   *[other] { $name } holds no card and passes.
}
t-mc-told-twins = Twins! { mc-card } was there already: both are discarded.
t-mc-told-nicole = { $who ->
    [me] Nicole comes to you: she trusts you now.
   *[other] Nicole goes to { $name }.
}
t-mc-told-named = { $by ->
    [last] { $who ->
        [me] Everyone else is innocent: you are named, and take { $points } suspicion. That makes { $suspicion }.
       *[other] Everyone else is innocent: { $name } is named, and takes { $points } suspicion. That makes { $suspicion }.
    }
   *[most] { $who ->
        [me] You show the most suspect Places: you are named, and take { $points } suspicion. That makes { $suspicion }.
       *[other] { $name } shows the most suspect Places, is named, and takes { $points } suspicion. That makes { $suspicion }.
    }
}
t-mc-told-drawn = { $who ->
    [me] { $cards ->
        [one] You draw a card.
       *[other] You draw { $cards } cards.
    }
    [my-ghost] { $cards ->
        [one] You draw a card.
       *[other] You draw { $cards } cards.
    }
   *[other] { $cards ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $cards } cards.
    }
}
t-mc-told-filled = You drew: { $cards }.
t-mc-told-pile-empty = The draw pile is empty.
t-mc-told-shuffled = The discard pile is shuffled: a new draw pile of { $cards } cards.
t-mc-told-over = { $end ->
    [none] { $guilty } is guilty, but Nicole is still there: everybody loses.
    [partner] { $guilty } is guilty, but Nicole trusts the partner, { $nicole }: { t-mc-the-service } wins all the same.
   *[team] { $guilty } is guilty, and Nicole trusts { $nicole }: { t-mc-the-service } wins.
}

## The table

t-mc-seat = { $name }, { t-mc-service }
t-mc-seat-you = You
t-mc-tag-partner = partner
t-mc-tag-ghost = ghost
t-mc-mark-innocent = innocent
t-mc-mark-suspect = { $places ->
    [one] one suspect Place
   *[other] { $places } suspect Places
}
t-mc-suspicion = Suspicion: { $points } of { $most }
t-mc-nicole-here = Nicole stands here
t-mc-nicole-foreseen = Nicole would come here
t-mc-places = Places { $at }
t-mc-hand = Your hand
t-mc-stake = { $points ->
    [one] point at stake
   *[other] points at stake
}
t-mc-pile = { $cards ->
    [one] Draw pile: one card
   *[other] Draw pile: { $cards } cards
}
t-mc-discard = { $cards ->
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
}
t-mc-discard-look = { $cards ->
    [one] Look through the discard pile: { $cards } card
   *[other] Look through the discard pile: { $cards } cards
}
t-mc-discard-title = Discard pile: { $cards }
t-mc-discard-note = There are eight of each card. When the draw pile runs out, these are shuffled into a new one.

## A turn

t-mc-not-now = It is not your turn yet.
t-mc-hint-card = Tap a card, or drag it to a seat or a zone.
t-mc-hint-ghost = You play for your ghost: tap one of your cards.
t-mc-hint-target = { mc-card }: where to?
t-mc-hint-origin = Twist: which Place moves?
t-mc-hint-origin-card = Which Place leaves { $from }?
t-mc-target = { $twist ->
    [yes] Move { mc-card }: { $at }
   *[no] Play { mc-card } { $at }
}
t-mc-target-from = Take a Place from { $from }
t-mc-move-nothing = Move nothing
t-mc-pass = Pass
t-mc-play = Play
t-mc-back = Back
t-mc-cancel = Cancel
t-mc-pending-place = { mc-card } { $at }.
t-mc-pending-twist = { mc-card } from { $from } to { $to }.
t-mc-pending-nothing = A Twist that moves nothing.
t-mc-foreseen-twins = The twins would cancel each other out.
t-mc-foreseen-nicole = { $who ->
    [me] Nicole would come to you.
   *[other] Nicole would go to { $name }.
}
t-mc-foreseen-named = { $who ->
    [me] You would be named: { $points } points.
   *[other] { $points } points for { $name }.
}
t-mc-foreseen-over = { $won ->
    [yes] That would end the game: { t-mc-the-service } wins.
   *[no] That would end the game: everybody loses.
}
t-mc-foreseen-nothing = Nothing else would change.
t-mc-quoted = “{ $words }”
t-mc-claims = Say something about it

## What you know

t-mc-secret-service = Your service
t-mc-secret-partner = Your partner
t-mc-secret-nicole = Nicole trusts
t-mc-secret-goal = { $trusted ->
    [yes] Nicole trusts your service. Keep it so until somebody has seven suspicion: then you both win, whichever of you she stands with.
   *[no] Nicole trusts another service. She goes to whoever has the least suspicion and, among those, shows the most Places: bring her to one of you before somebody has seven.
}

## The end

t-mc-end-team = The { t-mc-service } wins
t-mc-end-none = Everybody loses
t-mc-end-mine = { $won ->
    [yes] You have won.
   *[no] You have lost.
}
t-mc-end-guilty = Guilty
t-mc-end-trusted = Trusted by Nicole
t-mc-end-won = Winner
t-mc-end-ghost = A ghost holds no cards.
t-mc-end-hand = { $name } still held

## A new game

t-mc-setup-players = Players
t-mc-setup-seating = { $seats ->
    [4] Two services, seated A B A B: your partner sits opposite.
   *[6] Three services, seated A B C A B C: your partner sits opposite.
}
t-mc-setup-ghost-told = One player’s partner is a ghost: that player plays for both.
t-mc-setup-drawing = { $seats ->
    [4] A table with four seats: A, B, A, B
   *[6] A table with six seats: A, B, C, A, B, C
}
t-mc-setup-teams = Services
t-mc-setup-lots = Draw lots
t-mc-setup-team = Team { $letter }
t-mc-setup-ghost = The ghost sits at
t-mc-setup-first = First player
t-mc-setup-drawn = Drawn by lot
