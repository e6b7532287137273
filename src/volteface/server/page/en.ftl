### The plain page in English. The sentences of the games, and of refusals, are in their own catalogues.

## The first page

page-title = Volteface
page-subtitle = Games of trust, with friends or with bots.
page-language = Language
page-game-inside-job = Inside Job
page-game-mission-calaveras = Mission Calaveras
page-game-insider = Insider
page-about-inside-job = Tricks and missions. One of you works against all the others.
page-about-mission-calaveras = Two by two: cast suspicion on your rivals and win Nicole’s trust.
page-about-insider = Find the word by asking. Then find who knew it all along.
page-players-range = { $low } to { $high } players
page-players = Players
page-name = Your name
page-name-hint = How the others know you
page-options = Options
page-bots = Bots
page-play-bots = Play with bots now
page-invite-friends = Invite friends
page-by-code = You have a code?
page-code = Code of the table
page-go = Go
page-public-tables = Open tables
page-no-tables = No table is listed right now.
page-your-tables = Your tables on this device
page-table-line = { $taken } of { $players } seats, { $state ->
    [waiting] waiting
    [playing] playing
   *[over] between games
}{ $watchers ->
    [0] { "" }
   *[other] , { $watchers } watching
}

## Coming and going

page-join-title = Take a place at this table
page-join = Sit down
page-join-watch = Only watch
page-home = To the first page
page-use-here = Use it here
page-link-connecting = Connecting …
page-link-waiting = Connection lost; trying again …
page-link-open = Connected
page-link-closed = Closed
page-closing-stopping = The server is restarting; your place is kept.
page-closed-moved = Your place has moved to another device.
page-closed-replaced = This table is open in another window.
page-closed-removed = The host has removed you from this table.
page-closed-deleted = This table was deleted.
page-closed-no-table = There is no such table.
page-closed-unknown-token = This device has no place at this table any more.
page-closed-protocol = This page is out of date: load it again.
page-move = Move to another device
page-move-how = Open this link on the other device. It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
page-move-question = Take this seat over to this device?
page-move-explain = The other device is then out. The link works once.
page-move-take = Take it over
page-move-nothing = This link is incomplete.
page-leave = Leave the table
page-leave-sure = Leave this table?
page-told = What has the server told me?
page-told-explain = Every message that your place was ever sent: time, kind, number, length.
page-seal = Seal of the deal
page-salt = Salt

## The table

page-seats = Round the table
page-seat = Seat { $number }
page-ghost-of = { $name }’s ghost
page-watchers = Watching
page-log = What happened
page-game-number = Game { $number }
page-open-chair = Open chair
page-to-play = to play
page-badge-you = you
page-badge-host = host
page-badge-bot = bot
page-badge-away = away
page-badge-gone = has left
page-badge-shown = shown to watchers
page-badge-muted = muted
page-plays-for = for { $name }
page-asks-role = Asks to be: { $role }
page-waiting-for = { $count ->
    [one] One chair is still open.
   *[other] { $count } chairs are still open.
}
page-waiting-start = Everybody is here. The host may start.
page-over = The game is over.
page-your-turn = It is your turn.
page-turn-of = Waiting for { $name }.
page-sent = Sending …
page-accepted = Your move is stored. It will be shown in its time.
page-hold = Hold to look: for your eyes only
page-all-secrets = All that you were told in secret
page-keep-open = keep open
page-secret-line = You were told something in secret: hold to look.
page-inherited = You play on for { $name }. This is what that seat was told:
page-agreed = What was agreed
page-raw = As the server sent it
page-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
page-nobody-won = Nobody has won.
page-yes = yes
page-no = no
page-none = –
page-nothing = nothing
page-back = Back
page-more = More
page-send = Send
page-act-for = { $what } – for { $name }
page-question = Question { $number }
page-question-spoken = { $name } asked aloud
page-asked-aloud = I have asked aloud
page-type-text = Ask whatever yes or no can answer
page-type-word = A word of your own

## Chairs, and the host

page-sit = Sit here
page-stand = Stand up
page-show-seat = Let watchers see my cards
page-hide-seat = Hide my cards from watchers
page-reclaim = Take my seat back
page-fill = Seat a bot: { $bot }
page-open = Open this chair
page-watch-seat = Watch this seat
page-watch-all = Watch the whole table
page-hand-over = Make host
page-be-host = Become the host
page-mute = Mute
page-unmute = Let speak
page-remove = Remove
page-remove-sure = Remove { $name } from this table?
page-heir = Who plays on?
page-propose = Propose
page-proposal = { $owner } is away. Shall { $heir } play on?
page-bot-heir = a bot ({ $bot })
page-votes = Yes: { $yes } of { $needed } needed. No: { $no }.
page-request-role = The role you would like
page-no-request = none in particular
page-rename = Change
page-host = You are the host
page-start = Start
page-rematch = Play again
page-fill-all = Fill with bots
page-shuffle = Shuffle the seats
page-next-options = Options of the next game
page-settings = How the table is run
page-save = Save
page-saved = Saved.
page-delete = Delete this table
page-delete-sure = Delete this table and its games for everybody?
page-invite = Invite
page-link = Link
page-qr = A picture of the link, to scan with a phone
page-share = Share
page-copy = Copy the link
page-copied = Copied.
page-television = Television view
page-set-public = List this table for everybody
page-set-talk = Talk
page-set-talk-chat = chat and phrases
page-set-talk-phrases = phrases only
page-set-talk-none = none
page-set-pacing = Poker face: hide how long people think
page-set-pacing-off = off
page-set-pacing-soft = soft
page-set-pacing-strict = strict
page-set-turn = Time for a move
page-set-grace = How long somebody may be away before the table may vote
page-set-fair = Spread the special roles fairly over the evening
page-no-limit = no limit
page-at-once = at once
page-seconds = { $count } seconds
page-minutes = { $count } minutes
page-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
page-days = { $count } days

## Talk

page-chat = Say something
page-say = Say
page-phrases = Phrases
page-no-talk = There is no talk at this table.
page-muted = The host has muted you.
page-aside = among watchers
page-slot-seat = Who
page-slot-number = How many
page-slot-suit = Suit
page-slot-place = Place

## Refusals that have no sentence of their own

page-refused-malformed = The server did not understand that.
page-refused-too-large = That is too long.
page-refused-too-many = Too much at once: wait a moment.
page-refused-protocol = This page is out of date: load it again.
page-refused-unknown-token = This device has no place at this table any more.
page-refused-no-table = There is no such table.
page-refused-not-allowed = You may not do that.
page-refused-not-now = Not at this moment.
page-refused-not-in-turn = You are not asked now.
page-refused-illegal = The rules do not allow that.
page-refused-stale = Something has happened in the meantime: look again.
page-refused-busy = Your last move is still under way.
page-refused-not-stored = It could not be stored, so nothing has changed. Try again.
page-refused-stopping = The server is about to restart. Try again in a moment.
page-refused-failed = Something went wrong on the server. It has been noted.
page-refused-unreachable = The server cannot be reached.
page-refused-unreadable = The server’s answer could not be read.
