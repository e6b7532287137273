## What can be wrong with an arena

arena-bot-unreadable = « { $bot } » n’est pas un robot comme l’arène les lit : un nom, un nom avec un nombre de parties simulées (hard:40), ou un nom à qui l’on dit la vérité (hard+told).
arena-bot-twice = Le robot { $bot } est deux fois dans la liste.
arena-no-pair = Ces robots ne font aucune paire qui puisse jouer à { $game }. Nommez-en un autre.
arena-against-unknown = { $bot } n’est pas parmi les robots de cette arène : { $bots }.
arena-not-tellable = On ne peut pas dire au robot { $bot } qui sont les traîtres dans { $game }.
arena-not-results = { $file } n’est pas un fichier de résultats d’une arène.
arena-line-damaged = { $file }, ligne { $line }, est abîmé. Enlevez cette ligne, et elle sera rejouée.
arena-other-settings = { $file } contient les résultats d’autres réglages ({ $settings }). Nommez un autre fichier, ou les mêmes réglages.
arena-other-code = { $file } contient les résultats d’autres règles ou robots : ils ont changé depuis. Nommez un autre fichier.
arena-worker-lost = Un processus de l’arène s’est arrêté avant d’avoir fini. Ce qui a été joué est gardé ; la même commande continue.
arena-module-unknown = Il n’y a pas de module { $module }.

## The figures

arena-title = Arène : { $game }
arena-facts = Graine { $seed }, { $deals } donnes, { $games } parties de chaque paire. Chaque donne est jouée par chaque paire, avec les rôles, ou les équipes, à chaque place. Intervalles à 95 %.
arena-options = Options : { $options }
arena-results = Parties gagnées
arena-results-about = La part d’un camp dans une partie est la part de ses places qui ont gagné. Intervalles de Wilson ; contre tous, le plus large de celui-ci et de celui du retirage des donnes.
arena-fair = À forces égales : { $share }.
arena-side-agents = Agents
arena-side-mole = Espion
arena-side-insider = Traître
arena-side-commons = Citoyens et Maître
arena-side-team = Équipe
arena-against = contre
arena-all = tous
arena-order = Ordre
arena-order-about = Sur les mêmes donnes contre les mêmes adversaires ; là où tous les camps veulent la même chose, ce que l’un a gagné contre l’autre au-delà de sa part. L’intervalle vient du retirage des donnes.
arena-better = { $better } meilleur que { $worse }
arena-shown = établi
arena-refuted = réfuté
arena-open = ouvert
arena-told = Ce que vaut de connaître la vérité
arena-told-row = { $told } au-delà de { $bot }
arena-ratings = Classement
arena-ratings-about = Bradley et Terry, une cote par robot et par camp ; 400 de plus, c’est dix contre un, la moyenne de toutes est 0. Quand personne ne gagne, c’est un match nul.
arena-roles = Par rôle
arena-role = rôle
arena-endings = Comment les parties ont fini
arena-suspicions-about = Combien de fois la place la plus soupçonnée est celle du traître, et le score de Brier additionné sur les places (plus bas, c’est mieux) ; en tirets, et entre parenthèses, ce que donne un compte que chacun peut faire.
arena-most-suspected = La place la plus soupçonnée est celle du traître
arena-brier = Score de Brier
arena-reliability = Soupçonné, et vrai
arena-after-trick = après le pli
arena-before-ballot = avant le vote
arena-time = Temps de calcul d’une décision
arena-time-about = En millisecondes, avec ce qui a été entendu depuis la dernière décision ; à 5 % près.
arena-decisions = décisions
arena-median = médiane
arena-p99 = 99 %
arena-worst = pire
arena-bot = robot
arena-side = camp
arena-difference = différence
arena-games = parties
