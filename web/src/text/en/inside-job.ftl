### Inside Job on the screen, in English. Suits, roles, missions and events have their words in the library's catalogue.

## Cards

t-ij-card = { ij-suit } { $value }
t-ij-the-card = the { ij-suit } { $value }
t-ij-with-token = with a token on it
t-ij-trump = Trump: { ij-suit }

## The table

t-ij-seats = The others at the table
t-ij-starts = starts this trick
t-ij-ahead = ahead so far
t-ij-intel-of = { $intel } of { $of } intel
t-ij-intel-short = { $intel }/{ $of }
t-ij-missions-of = { $done } of { $needed } missions accomplished
t-ij-looking = The trick is full.
t-ij-succeeded = Succeeded
t-ij-failed = Failed
t-ij-taken-by = Taken by { $name }
t-ij-history = Earlier tricks
t-ij-history-title = Earlier tricks
t-ij-history-none = No trick has been played yet.

## One’s own turn

t-ij-tap = Tap a card to raise it
t-ij-tap-wager = Tap a card, then play it with or without intel
t-ij-keys = Arrow keys choose a card, Enter plays it, W puts a token on it.
t-ij-play = Play
t-ij-play-wager = Play with 1 intel
t-ij-choose-mission = Choose the mission for this trick
t-ij-only-you = Only you see these two. The other one is put away for good.
t-ij-choose-partner = Who will be your partner?
t-ij-partner-first = Choose somebody
t-ij-partner-take = { $name } is my partner
t-ij-larry-play = play
t-ij-larry-plays = plays
t-ij-larry-back = on top
t-ij-larry-only-you = Only you see Larry’s three cards.

## The vote

t-ij-wait-vote-all = Everybody votes at the same moment.
t-ij-vote-first = Choose somebody
t-ij-vote-against = Vote against { $votes }
t-ij-vote-empty = Hand in an empty ballot
t-ij-two-votes = Whoever has two votes marks two people.
t-ij-ballot-in = Your ballot is in
t-ij-ballots-together = All ballots turn over together.
t-ij-ballots = The ballots
t-ij-no-ballot = no vote

## Secrets

t-ij-role-reveal = Whoever reaches { $intel } intel shows their role.

## Events in words of the screen

t-ij-event-missions-drawn = You draw two missions. { $one } Or: { $two }
t-ij-event-larry-put-away = You put { $back } back on top of Larry’s stack and { $out } out of the game.
t-ij-event-game-over = { $winners } { $reason }

## The end

t-ij-has-won = has won
t-ij-left-over = Cards left over
t-ij-voted = Voted against { $votes }
t-ij-voted-not = Did not vote
t-ij-put-away = { $count ->
    [one] The mission that was put away
   *[other] The { $count } missions that were put away
}

## Setting a table up

t-ij-setup-two = With two of you, an imaginary third one plays along: Larry.
t-ij-setup-special = { $count ->
    [0] Special roles
    [one] Special roles: one
   *[other] Special roles: { $count }
}
t-ij-setup-fits = This goes well together.
t-ij-setup-pairs = Pairs that play well together
t-ij-setup-pairs-how = Pairs that play well together: tap one, or choose your own below.
t-ij-wager-on-any = A token may go on any card (English edition)
t-ij-wager-on-led = A token may go on the led suit only (French edition)
t-ij-side-agents = With the Agents
t-ij-side-insider = Replaces the Insider
t-ij-side-neutral = On nobody’s side
t-ij-about-bugged = Known to all. With more than 1 intel in her hands the Insider wins at once.
t-ij-about-paranoid = May vote against two people.
t-ij-about-risky = Brings the risky missions. Revealed by intel, the Agents win at once.
t-ij-about-decoy = Wants to be suspected: wins alone with the most votes.
t-ij-about-accomplice = Known to all. Chooses a partner, sees that role, and wins only if the partner wins.
t-ij-about-tim-shady = Wins only if the player on his right loses.
t-ij-about-sleeper = An Agent while hidden; revealed by intel, she wins with the Insider.
t-ij-about-prof-no = Intel reveals sooner and does not win. Wins when everybody else is revealed, or by the vote.
t-ij-about-blank = A role that you make up yourselves.

## The house role

t-ij-blank-how = Everybody reads this before the deal. The parts decide; the text is only for people.
t-ij-blank-preview = The card as it will be dealt
t-ij-part-name = Name
t-ij-part-text = Text on the card
t-ij-part-side = Whose side?
t-ij-part-side-agents = The Agents’
t-ij-part-side-insider = The Insider’s
t-ij-part-side-neutral = Nobody’s
t-ij-part-revealed_at_start = Revealed from the start
t-ij-part-revealed_at_start-how = Everybody knows who has it; nobody can vote against that player.
t-ij-part-must_follow = Must follow suit
t-ij-part-must_follow-how = Without it, any card may be played at any time, like the Insider’s.
t-ij-part-may_wager = May wager intel
t-ij-part-may_wager-how = As long as the role is hidden.
t-ij-part-votes_when_revealed = Votes even when revealed
t-ij-part-votes_when_revealed-how = Without it, the vote is lost with the secret.
t-ij-part-votes = How many votes?
t-ij-part-votes-0 = None
t-ij-part-votes-1 = One
t-ij-part-votes-2 = Two, against different players
t-ij-part-on_reveal = When intel reveals the role
t-ij-part-on_reveal-nothing = nothing more happens
t-ij-part-on_reveal-agents-win = the Agents win at once
t-ij-part-on_reveal-insider-wins = the Insider wins at once
t-ij-part-on_reveal-take-from-right = it takes 1 intel from the player on the right
t-ij-part-on_reveal-switch-sides = it changes sides
t-ij-part-wins = How does it win?
t-ij-part-wins-with-side = With its side
t-ij-part-wins-most-votes = Only with the most votes
t-ij-part-wins-right-loses = Only if the player on the right loses
