record-too-long = This line has more than { $limit } characters; no record is that long.
record-too-many-entries = A record with more than { $limit } entries is not shown.
record-not-json = This is not JSON.
record-not-a-record = This is JSON, but not a record: it has no "volteface" key.
record-version = This record has format { $version }; only format 1 can be read.
record-shape = This record is not built as records are: { $reason }.
record-other-game = This is a record of { $game }.
record-seats = This table has { $seats } seats; the record names another number.
record-no-deal = The first entry of a log is the deal.
record-seal = The seal does not fit the deal and its salt.
record-by = { $by } is no seat of this table.
record-result-missing = The game is over, but the record has no result.
record-result-early = The record has a result, but the game is not over.
record-result = The result is stated as { $stated }; it is { $right }.
bot-unknown = There is no bot { $bot } for { $game }; there are: { $bots }.
game-unknown = There is no game { $game }; there are: { $games }.
record-number = The next entry of this log is number { $number }.
record-not-asked = Nothing is left to { $by } here.
record-at = Every entry of this game says in "at" how many milliseconds have passed since the start.
simple-players = { $players } is not a number of players from { $low } to { $high }.
simple-deal = No such deal is possible in this game.
simple-not-in-turn = It is not the turn of player { $seat }.
simple-not-offered = “{ $move }” is not possible now.
cli-use-the-rest = Use the other { $lines ->
    [one] line?
   *[other] { $lines } lines?
}
options-unreadable = The option { $option } cannot be read.

## Texts that people type

text-too-long = { $limit ->
    [one] This is too long: one character at most.
   *[other] This is too long: { $limit } characters at most.
}
text-control = There is a character in it that cannot be shown.
text-empty = There is nothing to read in it.
text-no-letters = There is no letter, digit or symbol in it.

## Ready-made phrases

say-hello = Hello!
say-thanks = Thank you!
say-good-luck = Good luck, everyone!
say-good-game = Good game!
say-again = Shall we play again?
say-moment = One moment, please.
say-back = I am back.
say-hurry = Let us get on with it!
say-your-turn = { $seat }, we are waiting for you.
say-well-played = Well played, { $seat }!
say-agree = I agree with { $seat }.
say-disagree = I do not agree with { $seat }.
say-unsure = I am not sure.
say-oops = Oops!
say-laugh = Ha ha ha!
say-wow = I did not expect that!
phrase-unknown = Nobody can say that at this table.
phrase-slots = { $slots ->
    [0] This phrase has nothing to fill in.
    [one] This phrase has one gap to fill in.
   *[other] This phrase has { $slots } gaps to fill in.
}
phrase-slot = That does not fit into the gap { $slot } of this phrase.
