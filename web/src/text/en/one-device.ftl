### One device that is handed around, in English.

one-elsewhere = This table is run on another device.
one-elsewhere-open = Open the table
one-gather = Who plays?
one-gather-how = Everybody plays on this device. Before each turn the screen says whom to pass it to, and hides what the others must not see.
one-person = Player { $number }
one-remove = Take { $name } off the list
one-add = Add a player
one-players = At the table
one-players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
one-bots = { $count ->
    [0] No bots: all chairs are yours.
    [one] One bot fills the last chair.
   *[other] { $count } bots fill the other chairs.
}
one-look-note = The look step lasts { $seconds } seconds at this table, so that the device can go all the way round. Everybody has it for { $each } seconds, whatever their role.
one-start = Start
one-again = Play again
one-change = Change who plays

## Passing on

one-pass = Pass the device to { $name }
one-pass-why-turn = It is { $name }’s turn. Everybody else looks away.
one-pass-why-role = Everybody looks at their secrets once, one after the other.
one-pass-why-look = Everybody looks now, for { $seconds } seconds each, whatever their role.
one-pass-why-ballot = Everybody has the device once. What is chosen stays secret until all have chosen.
one-pass-why-keep = { $name } is the Master and keeps the device while the others ask aloud.
one-i-am = I am { $name }: hold to look
one-waiting = Nobody here is asked now.
one-take = Look at my own secrets
one-take-title = Who wants to look?
one-hide = Hide
one-yours = { $name }’s eyes only
one-pass-on = Done: pass on
one-nothing = Nothing to choose here: have a look, then pass on.
one-kept = Your choice is kept. Pass on.
one-looking = The screen closes in { $left } s
one-asked-aloud = Who asked aloud?
one-end-talk = { $name } ends the discussion
one-rules = Rules
