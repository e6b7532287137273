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
