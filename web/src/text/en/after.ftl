### After a game, in English.

af-replay = Replay
af-story = The story of this game
af-chapter = Chapter { $number }
af-led = { $count ->
    [one] What led to it
   *[other] What led to it, in { $count } moments
}
af-told-in-secret = Told to { $name } alone:
af-why = Why did the bots do that?
af-why-none = No bot has left a reason: none of them played this game, or it is one that cannot say why.
af-seal = The sealed deal
af-seal-what = Before the first move everybody was shown a seal of the deal. Now it can be opened: this device works it out by itself and compares.
af-seal-check = Check the deal
af-seal-kept = The seal is whole: this is the deal that was fixed before the first move.
af-seal-unseen = The seal fits the deal. This device came too late to note it; ask somebody who was there from the start to check too.
af-seal-broken = The seal does not fit: this is not the deal that was sealed.
af-seal-step-noted = The seal that this device noted ({ $when }):
af-seal-step-unnoted = This device has noted no seal while the game ran.
af-seal-step-salt = The salt that kept it from being guessed, now public:
af-seal-step-deal = The deal, as the record writes it
af-seal-step-hash = SHA-256 of salt and deal, worked out here:
af-keeping = To take along
af-download = Download the record
af-share = Share this game
af-share-names = Whoever has the link can see the whole game: everybody’s names, cards and secrets.
af-share-sure = Make a link
af-share-link = Anybody with this link can watch the game:
af-unshare = Stop sharing
af-unshared = The link leads nowhere any more.
af-tv-next = { $host } starts it. Whoever wants to play along comes to the table now.
