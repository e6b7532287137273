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

## The first game

first-title = { $game } in three sentences
first-rest = The rest is under “Rules”, at any time.
first-go = Let’s play
first-ready = Ready
first-inside-job-1 = You are an Agent or, in secret, the Insider: hold the button with the eye to find out which.
first-inside-job-2 = Every trick has a mission: follow the suit that was led, and help it succeed. Enough of them, and the Agents win.
first-inside-job-3 = Every trick you take gives you intel. The Insider wins with enough of it; otherwise everybody votes on who it is.
first-mission-calaveras-1 = You and the partner opposite you are one service. Who belongs together is known to all; what you hold is not.
first-mission-calaveras-2 = On your turn, lay a Place in front of somebody or in the middle, as Innocent or Suspect. Whoever shows the most suspect Places takes suspicion.
first-mission-calaveras-3 = When somebody has seven points, the service that Nicole trusts wins. She goes to whoever has the least suspicion.
first-insider-1 = The Master knows a word and answers only yes, no or don’t know. Find it in time by asking.
first-insider-2 = One of you knows it too: the Insider, who leads you to it unseen.
first-insider-3 = Once it is found you talk and vote: who was the Insider? If nobody finds it, everybody loses.
