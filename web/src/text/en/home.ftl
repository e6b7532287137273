### The first page, in English.

game-inside-job = Inside Job
game-mission-calaveras = Mission Calaveras
game-insider = Insider
promise-inside-job = Win tricks, fulfil missions – and find out which of you is working against everybody else.
promise-mission-calaveras = Two by two, plant the clues that ruin your rivals while Nicole still trusts you.
promise-insider = Find the secret word by asking. Then find the one who knew it all along.
length-inside-job = 20 minutes
length-mission-calaveras = 15 minutes
length-insider = 10 minutes
players-range = { $low } to { $high } players
home-promise = Games of trust. Sit down with friends, or with bots that do not cheat.
home-names = The games’ names belong to their publishers. Drawings and words here are our own.
home-replay = Look at a game you have saved
play-now = Play now
play-now-game = Play now: { $game }, with bots
invite-short = Invite
invite-game = Invite friends to { $game }
guest = Guest
try-again = Try again
have-a-code = Have a code?
go = Go
your-tables = Your tables
open-tables = Open tables
table-line = { $host } · { $taken } of { $players } seats · { $state ->
    [waiting] waiting
    [playing] playing
   *[over] between games
}
new-table = A table of { $game }
way-title = How do you sit?
way-devices = Everybody on a device of their own
way-devices-how = Phones, laptops, near or far. A television can show the table.
way-one = One device for all
way-one-how = You hand it around; a screen in between keeps secrets secret.
make-table = Make the table
