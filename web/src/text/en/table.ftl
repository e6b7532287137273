### Coming to a table, sitting there, running it, in English.

## Coming and going

join-title = Take a seat at { $host }’s table
join-title-watch = { $host }’s table: come in and watch
join-sit = Sit down
join-watch = Only watch
your-name = Your name
rename = Change
own-place = Your place
move-place = Move to another device
move-how = Open this link on the other device within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. It works once.
move-question = Take this seat over to this device?
move-explain = The other device is out then. The link works once.
move-take = Take it over
move-nothing = This link is incomplete.
told = What has the server told me?
told-why = Every message that your place was ever sent.
seal = Seal of the deal:
leave = Leave the table
leave-sure = Leave this table?
leave-sure-playing = Leave in the middle of the game? The others may then vote on who plays on for you.
delete-table = Delete this table
delete-sure = Delete this table and its games, for everybody?

## Inviting

invite = Invite
invite-network = Your friends are on this network
invite-scan = Scan, or type the code
the-table = The table
table-code = Code of the table
qr-alt = A picture of the link, to scan with a phone
copy-link = Copy the link
copied = Copied.
share = Share
television = Television
tv-join = Come to the table

## Chairs

lobby-title = Who is playing?
lobby-open = { $count ->
    [one] One chair is open. Invite somebody, or let a bot sit there.
   *[other] { $count } chairs are open. Invite friends, or let bots sit there.
}
lobby-open-door = { $count ->
    [one] One chair is open.
   *[other] { $count } chairs are open.
}
lobby-reading = The game starts as soon as { $names } { $count ->
    [one] has
   *[other] have
} read the introduction.
lobby-ready = Everybody is here.
lobby-wait = { $host } starts the game.
chair-open = Open chair
chair-menu = { $name }: more
sit-here = Sit here
stand-up = Stand up
show-seat = Let watchers see my cards
hide-seat = Hide my cards from watchers
watch-seat = Watch from this seat
watch-table = Watch the whole table
fill-with = Seat a bot: { $bot }
open-chair = Open this chair
bots-level = Bots
level-easy = easy
level-normal = normal
level-hard = hard
bot-random = carefree bot
bot-careful = careful bot
bot-greedy = greedy bot
bot-two-ply = bot that looks one reply ahead
bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot
mark-you = you
mark-host = host
mark-bot = bot
mark-away = away
mark-gone = has left
mark-muted = muted
mark-reading = reads the introduction
mark-shown = shown to watchers
mark-turn = to play
mark-plays-for = for { $name }
asks-for-role = asks to be: { $role }
request-role = The role you would like
request-none = none in particular

## The host

start = Start
start-without = { $seconds ->
    [0] Start without them
   *[other] Start without them in { $seconds } s
}
start-with-bots = Start with bots
rematch = Play again
rematch-with-bots = Play again with bots
fill-all = Fill with bots
shuffle = Shuffle seats
options = Game options
settings = Table settings
make-host = Make host
become-host = Become the host
mute = Mute
unmute = Let speak
remove = Remove
remove-sure = Remove { $name } from this table?
agreed = What is agreed

## Somebody is away

heir-who = Who plays on?
proposal = { $owner } is away. Shall { $heir } play on?
proposal-bot = { $owner } is away. Shall { $bot ->
        [easy] an easy bot
        [normal] a normal bot
        [hard] a hard bot
       *[other] a bot
    } play on?
proposal-votes = { $yes } of { $needed } votes needed
inherited = You play on for { $name }
inherited-look = What this seat was told: hold to look
plays-for-you = { $name } plays on your seat.
reclaim = Take my seat back

## Settings

set-public = List this table for everybody
set-talk = Talk
set-talk-chat = chat and phrases
set-talk-phrases = phrases only
set-talk-none = none
set-pacing = Poker face
set-pacing-off = off
set-pacing-soft = soft
set-pacing-strict = strict
set-pacing-why = Hides how long people think, so that a quick move tells nothing.
set-turn = Time for a move
set-grace = How long somebody may be away before the table may vote
set-fair = Spread the special roles fairly over the evening
set-preview = Mission Calaveras: players may see what a move would lead to
no-limit = no limit
at-once = at once
seconds = { $count } seconds
minutes = { $count } minutes
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
days = { $count } days

## Options, as they are agreed

option-players = Players
option-wager = Wagering
option-wager_on = Tokens go on
option-wager_on-any = any card
option-wager_on-led = the led suit only
option-risky_mode = Risky missions
option-open_history = Open history
option-special_roles = Special roles
option-blank_role = House role
option-seconds = Seconds for the word
option-look_seconds = Seconds to look
option-strict_majority = More than half must say yes
option-advanced = Advanced rules
option-free_word = The Master writes the word
option-language = Words in
option-language-en = English
option-language-fr = French
option-difficulty = Words

## The end

look-at-table = Look at the table
next-game = The next game
next-game-wait = The host starts the next game; everybody comes along.
