## What can be wrong with an arena

arena-bot-unreadable = “{ $bot }” is not a bot as the arena reads it: a name, a name with a number of playouts (hard:40), or a name that is told the truth (hard+told).
arena-bot-twice = The bot { $bot } is in the list twice.
arena-no-pair = These bots make no pair that could play { $game }. Name another one.
arena-against-unknown = { $bot } is not among the bots of this arena: { $bots }.
arena-not-tellable = The bot { $bot } cannot be told who the traitors are in { $game }.
arena-not-results = { $file } is not a file of an arena’s results.
arena-line-damaged = { $file }, line { $line }, is damaged. Take that line out, and it is played again.
arena-other-settings = { $file } holds results of other settings ({ $settings }). Name another file, or the same settings.
arena-other-code = { $file } holds results of other rules or bots: they have changed since. Name another file.
arena-worker-lost = A process of the arena has ended before its work was done. What was played is kept; the same command goes on.
arena-module-unknown = There is no module { $module }.

## The figures

arena-title = Arena: { $game }
arena-facts = Seed { $seed }, { $deals } deals, { $games } games of each pair. Every deal is played by every pair with the roles, or the teams, in every chair. Intervals are 95 %.
arena-options = Options: { $options }
arena-results = Games won
arena-results-about = A side’s share of a game is the share of its seats that won. Intervals by Wilson; against all, the wider of that and of one by drawing deals anew.
arena-fair = Equals would win { $share }.
arena-side-agents = Agents
arena-side-mole = Insider
arena-side-insider = Insider
arena-side-commons = Commons and Master
arena-side-team = Team
arena-against = against
arena-all = all
arena-order = Order
arena-order-about = On the same deals against the same opponents; where all sides want the same, what one won against the other beyond its fair share. The interval comes from drawing deals anew.
arena-better = { $better } better than { $worse }
arena-shown = shown
arena-refuted = refuted
arena-open = open
arena-told = What knowing the truth is worth
arena-told-row = { $told } over { $bot }
arena-ratings = Ratings
arena-ratings-about = Bradley and Terry, one rating a bot and side; 400 more is ten to one, the mean of all is 0. Where nobody wins it is a draw.
arena-roles = By role
arena-role = role
arena-endings = How games ended
arena-suspicions-about = How often the most suspected seat is the traitor, and the Brier score summed over the seats (lower is better); dashed, and in brackets, what counting gives that anybody could do.
arena-most-suspected = The most suspected seat is the traitor
arena-brier = Brier score
arena-reliability = Suspected, and so
arena-after-trick = after trick
arena-before-ballot = before ballot
arena-time = CPU time of a decision
arena-time-about = Milliseconds, with what was heard since the last decision; to 5 %.
arena-decisions = decisions
arena-median = median
arena-p99 = 99 %
arena-worst = worst
arena-bot = bot
arena-side = side
arena-difference = difference
arena-games = games
