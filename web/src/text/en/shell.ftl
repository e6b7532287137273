### What every screen says, in English. The games and the server have catalogues of their own.

title = Volteface
title-table = { $game } · { $code }
title-asked = ● Your turn · { $game }
close = Close
dismiss = Dismiss
why = Why?
why-title = Why? { $rule }
why-unknown = Rule { $rule } is not written down here.
back = Back
yes = Yes
no = No
save = Save
saved = Saved.
menu = Menu
news = new
hold-to-look = Hold to look
to-home = To the first page
nowhere = There is nothing at this address.
unreachable = The server does not answer. Check the connection and try again.
seat-number = Seat { $number }
ghost-of = { $name }’s ghost
place-larry = Larry
place-centre = the centre

## The connection

link-connecting = Connecting …
link-waiting = Reconnecting …
link-stopping = The server restarts; your seat is kept
link-open = Connected
link-closed = Closed
ended-moved = Your place is on another device now.
ended-removed = The host has removed you from this table.
ended-deleted = This table was deleted.
ended-stopping = The server has stopped.
ended-no-table = There is no such table.
ended-unknown-token = This device has no place at this table any more.
ended-protocol = This page is out of date.
ended-left = You have left the table.
load-again = Load it again

## What is asked

move-sent = Sending …
move-kept = Your move is kept. It will be shown in its time.
back-to-ending = To the result

## Beside the table

beside-the-table = Beside the table
panel-role = Secret
panel-talk = Talk
panel-notes = Notes
panel-rules = Rules
panel-people = People
hold-for-role = Hold to look: for your eyes only
round-the-table = Round the table
watchers = Watching
rules-short = In short
rules-roles = Roles
rules-full = Every rule
notes-private = Only on this device, only for you.
notes-text = Notes
mark-trust = trust
mark-unsure = unsure
mark-suspect = suspect

## Preferences

preferences = On this device
language = Language
language-en = English
language-fr = Français
theme = Light
theme-system = as the device
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the device
motion-full = full
motion-reduced = reduced
sounds = Sounds
what-if = Show what a move would lead to, where the table allows it

## Talk

said-by = { $name }: { $text }
say-something = Say something
say-it = Say
phrases = Ready-made phrases
no-talk = There is no talk at this table.
you-are-muted = The host has muted you.
among-watchers = among watchers
told-in-secret = Told to you in secret: hold to look
talk-manners-inside-job = Talk freely, but never tell what you hold.
talk-manners-mission-calaveras = Talk freely, and lie as you please; your cards stay secret.
talk-manners-insider = Talk freely, but never say what your card shows.
slot-seat = Who
slot-number = How many
slot-suit = Suit
slot-place = Place

## Refusals that have no sentence of their own

refused-malformed = The server did not understand that.
refused-too-large = That is too long.
refused-too-many = Too much at once: wait a moment.
refused-not-allowed = You may not do that.
refused-not-now = Not at this moment.
refused-not-in-turn = You are not asked now.
refused-illegal = The rules do not allow that.
refused-stale = Something has happened in the meantime: look again.
refused-busy = Your last move is still under way.
refused-not-stored = It could not be stored, so nothing has changed. Try again.
refused-stopping = The server is about to restart. Try again in a moment.
refused-failed = Something went wrong on the server. It has been noted.
