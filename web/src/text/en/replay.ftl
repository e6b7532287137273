### Replays, in English.

rp-open = Replay a game
rp-open-how = Open the record of a finished game. Nothing is told before its step.
rp-file = Choose a file, or drop it here
rp-paste = Or paste a record
rp-show = Show it
rp-fault = Entry { $entry }: { $text }
rp-controls = Replay
rp-slider = Step
rp-step = Step { $step } of { $steps }
rp-first = To the beginning
rp-back = One step back
rp-play = Play
rp-pause = Pause
rp-forward = One step on
rp-last = To the end
rp-speed = Speed
rp-eyes = Whose eyes
rp-eyes-all = What everybody saw
rp-eyes-of = { $name }’s eyes
rp-quiet = Nothing that these eyes could see.
rp-secrets = Own secrets
rp-secrets-of = What { $name } knows now
rp-truth = Show the truth
rp-truth-warning = This tells who was who, and how the game ends.
rp-truth-show = Show it anyway
