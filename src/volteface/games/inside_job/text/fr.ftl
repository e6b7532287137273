### Inside Job en français. Les cartes portent leur nom de partie notée : b7, p13.
### `$you` vaut « yes » quand la phrase s’adresse au lecteur ; `$seat` compte à partir de 1.

## Couleurs

ij-suit-blue = bleu
ij-suit-green = vert
ij-suit-yellow = jaune
ij-suit-pink = rose

# La couleur dont parle un message, d’après son identifiant.
ij-suit = { $suit ->
    [blue] { ij-suit-blue }
    [green] { ij-suit-green }
    [yellow] { ij-suit-yellow }
   *[pink] { ij-suit-pink }
}

## Rôles

ij-role-agent = Agent
ij-role-insider = Espion
ij-role-bugged = Agente sur écoute
ij-role-paranoid = Agent paranoïaque
ij-role-risky = Agente tous risques
ij-role-decoy = Le Leurre
ij-role-accomplice = La Complice
ij-role-tim-shady = Tim Shady
ij-role-sleeper = Agente en sommeil
ij-role-prof-no = Prof. No
ij-role-blank = Rôle maison

## Cartes de rôle : qui vous êtes, comment vous gagnez, ce qui est spécial

ij-card-agent =
    Vous êtes loyal. Gagnez avec les autres Agents : réussissez { $missions } missions, ou démasquez l’Espion au vote.
    Atteindre { $intel } mallettes prouve seulement votre honnêteté : vous continuez à jouer, mais vous ne misez plus
    et personne ne peut voter contre vous (IJ-25 à IJ-27, IJ-32).
ij-card-insider =
    Vous jouez contre tous les autres. Vous gagnez dès que vous avez { $intel } mallettes, ou si le vote vous manque.
    Rien ne vous oblige à fournir la couleur : jouez la carte que vous voulez, avec l’air de n’avoir pas le choix
    (IJ-13, IJ-26, IJ-33).
ij-card-bugged =
    Vous êtes une Agente avec un micro dans le col, et tout le monde le sait. Si vous avez un jour plus d’une mallette,
    l’Espion gagne aussitôt. Vous votez, mais vous ne misez pas et personne ne peut voter contre vous (IJ-43).
ij-card-paranoid =
    Vous êtes un Agent qui ne fait confiance à personne. Vous pouvez voter contre deux joueurs différents ; une fois
    votre rôle révélé, vos deux voix peuvent aller au même (IJ-44).
ij-card-risky =
    Vous êtes une Agente qui aime le danger. Les missions risquées sont dans la pile. Si vos mallettes vous révèlent,
    à { $intel }, les Agents gagnent aussitôt (IJ-45, IJ-55).
ij-card-decoy =
    Vous n’êtes d’aucun camp. Vous ne gagnez que si vous avez, seul, le plus de voix ; alors tous les autres perdent.
    À égalité avec l’Espion, vous gagnez tous les deux. Attention à la mallette numéro { $intel } : une fois révélé,
    on ne peut plus voter contre vous et vous ne pouvez plus gagner (IJ-46).
ij-card-accomplice =
    Vous n’êtes d’aucun camp, et tout le monde le sait. Avant la première mission, vous choisissez un partenaire et
    voyez son rôle en secret : vous ne gagnez que s’il gagne. Vous n’avez jamais de mallette. Si vous remportez un pli,
    votre partenaire perd une mallette et les mises retournent à la réserve. Vous ne votez pas et personne ne peut
    voter contre vous (IJ-47).
ij-card-tim-shady =
    Vous n’êtes d’aucun camp. Vous ne gagnez que si la personne à votre droite, qui joue juste avant vous, perd. Si vos
    mallettes vous révèlent, à { $intel }, vous lui prenez une mallette et ne votez plus (IJ-48).
ij-card-sleeper =
    Tant que votre rôle est caché, vous gagnez avec les Agents. Si vos mallettes vous révèlent, à { $intel }, vous vous
    réveillez : vous ne gagnez plus que si l’Espion gagne, et vous ne votez plus (IJ-49).
ij-card-prof-no =
    Vous êtes l’Espion, et les mallettes ne vous font pas gagner. Chacun se révèle à { $intel } mallettes et ne vote
    plus. Vous gagnez quand tous les autres sont révélés, ou si le vote vous manque. Si vous êtes révélé vous-même,
    les Agents gagnent. Rien ne vous oblige à fournir la couleur (IJ-13, IJ-50).
ij-card-blank = Un rôle inventé par cette table : { $text } (IJ-80)

# Les éléments d’un rôle maison, une courte phrase chacun (IJ-80).
ij-part-agents = Du côté des Agents.
ij-part-insider = Du côté de l’Espion.
ij-part-neutral = D’aucun camp.
ij-part-revealed-at-start = Révélé dès le début.
ij-part-need-not-follow = N’est pas obligé de fournir la couleur.
ij-part-no-wager = Ne mise jamais.
ij-part-no-vote-revealed = Ne vote plus une fois révélé.
ij-part-votes = { $votes ->
    [0] Ne vote pas.
    [one] A une voix.
   *[other] Peut voter contre deux joueurs différents.
}
ij-part-agents-win = Révélé par ses mallettes, les Agents gagnent aussitôt.
ij-part-insider-wins = Révélé par ses mallettes, l’Espion gagne aussitôt.
ij-part-take-from-right = Révélé par ses mallettes, prend une mallette à la personne à sa droite.
ij-part-switch-sides = Révélé par ses mallettes, change de camp.
ij-part-most-votes = Ne gagne qu’en ayant le plus de voix.
ij-part-right-loses = Ne gagne que si la personne à sa droite perd.

## Missions

ij-mission-ascending = Chaque carte est plus forte que la précédente.
ij-mission-descending = Chaque carte est plus faible que la précédente.
ij-mission-first-highest = La 1re carte est plus forte que toutes les autres.
ij-mission-first-lowest = La 1re carte est plus faible que toutes les autres.
ij-mission-second-highest = La 2e carte est plus forte que toutes les autres.
ij-mission-second-lowest = La 2e carte est plus faible que toutes les autres.
ij-mission-third-highest = La 3e carte est plus forte que toutes les autres.
ij-mission-third-lowest = La 3e carte est plus faible que toutes les autres.
ij-mission-last-highest = La dernière carte est plus forte que toutes les autres.
ij-mission-last-lowest = La dernière carte est plus faible que toutes les autres.
ij-mission-high-only = Seulement des valeurs de 7 à 13.
ij-mission-low-only = Seulement des valeurs de 1 à 7.
ij-mission-middle-only = Seulement des valeurs de 4 à 10.
ij-mission-even-only = Seulement des valeurs paires.
ij-mission-odd-only = Seulement des valeurs impaires.
ij-mission-alternating = Pair et impair alternent.
ij-mission-first-wins = La 1re carte remporte le pli.
ij-mission-second-wins = La 2e carte remporte le pli.
ij-mission-third-wins = La 3e carte remporte le pli.
ij-mission-last-wins = La dernière carte remporte le pli.
ij-mission-one-suit = Toutes les cartes sont de la même couleur.
ij-mission-ends-match = La première et la dernière carte sont de la même couleur.
ij-mission-no-trump = Aucune carte n’est atout.
ij-mission-some-trump = Au moins une carte est atout.
ij-mission-risky-second = Risquée : une mallette sur la 2e carte.
ij-mission-risky-third = Risquée : une mallette sur la 3e carte.
ij-mission-risky-last = Risquée : une mallette sur la dernière carte.
ij-mission-risky-second-or-third = Risquée : une mallette sur la 2e ou la 3e carte.
ij-state-open = encore ouverte
ij-state-met = réussira quoi qu’il vienne
ij-state-failed = ne peut plus réussir
ij-note-larry-never-wagers = La 2e carte est celle de Larry, qui ne mise jamais : cette mission ne peut pas réussir (IJ-56).

## Ce que demande chaque moment du jeu, et ce qu’attendent les autres

ij-ask-partner = Choisissez votre partenaire. Vous verrez son rôle ; vous gagnerez ou perdrez ensemble.
ij-ask-mission = Choisissez une des deux missions.
ij-ask-lead = À vous d’entamer : jouez la carte de votre choix.
ij-ask-follow = Jouez une carte. Couleur demandée : { ij-suit }.
ij-ask-larry = Choisissez la carte que joue Larry.
ij-ask-larry-back = Larry joue { $card }. Quelle carte remettre sur sa pile ? L’autre quitte le jeu.
ij-ask-vote = Le vote : qui est l’Espion ?
ij-ask-vote-again = Contre { $name }. Et votre seconde voix ?
ij-wait-partner = { $name } choisit son partenaire.
ij-wait-mission = { $name } choisit une mission.
ij-wait-play = { $name } choisit une carte.
ij-wait-larry = { $name } choisit une carte pour Larry.
ij-wait-vote = Les autres votent.
ij-wait-over = La partie est finie.

## Ce qu’on peut choisir

ij-choose-partner = { $name }
ij-choose-mission = { $mission } Atout : { ij-suit }.
ij-choose-wager = { $card } avec une mallette
ij-choose-larry = Larry joue { $card }
ij-choose-larry-back = { $back } sur la pile, { $out } hors du jeu
ij-choose-vote = { $name }
ij-choose-vote-two = { $name } et { $other }
ij-choose-vote-same = les deux voix contre { $name }
ij-choose-vote-one = seulement { $name }
ij-choose-vote-nobody = un bulletin vide

## Événements

ij-event-role-dealt = Votre rôle : { $role }.
ij-event-role-hidden = Votre rôle est distribué. Appuyez sur r quand personne d’autre ne regarde.
ij-event-hand-dealt = Vos cartes : { $cards }.
ij-event-starter-named = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
ij-event-role-revealed-start = { $you ->
    [yes] Votre rôle est connu dès le début : { $role }.
   *[no] Le rôle de { $name } est connu dès le début : { $role }.
}
ij-event-role-revealed-intel = { $you ->
    [yes] Vous avez assez de mallettes et montrez votre rôle : { $role }.
   *[no] { $name } a assez de mallettes et montre son rôle : { $role }.
}
ij-event-role-revealed-vote = { $you ->
    [yes] Vous avez le plus de voix et montrez votre rôle : { $role }.
   *[no] { $name } a le plus de voix et montre son rôle : { $role }.
}
ij-event-partner-chosen = { $you ->
    [yes] Vous choisissez { $partner } comme partenaire.
   *[no] { $name } choisit { $partner } comme partenaire.
}
ij-event-partner-seen = Vous regardez le rôle de { $partner } : { $role }.
ij-event-partner-hidden = Vous avez vu le rôle de { $partner }. Appuyez sur r pour le revoir.
ij-event-missions-drawn = Vous piochez deux missions.
ij-event-mission-chosen = { $you ->
    [yes] Vous choisissez la mission : { $mission } Atout : { ij-suit }.
   *[no] { $name } choisit la mission : { $mission } Atout : { ij-suit }.
}
ij-event-card-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
}
ij-event-card-wagered = { $you ->
    [yes] Vous jouez { $card } avec une mallette : elle compte comme atout.
   *[no] { $name } joue { $card } avec une mallette : elle compte comme atout.
}
ij-event-larry-drawn = Vous piochez trois cartes pour Larry : { $cards }.
ij-event-larry-put-away = { $back } retourne sur la pile de Larry, { $out } quitte le jeu.
ij-event-trick-taken = { $you ->
    [yes] Vous remportez le pli.
   *[no] { $name } remporte le pli.
}
ij-event-mission-succeeded = Mission réussie : { $done } sur { $needed }.
ij-event-mission-failed = La mission a échoué.
ij-event-intel-taken = { $you ->
    [yes] Vous prenez une mallette à { $from }.
   *[no] { $name } prend une mallette à { $from }.
}
ij-event-vote-opened = Les plis sont joués. Maintenant, on vote.
ij-event-ballot-kept = Votre bulletin est déposé : { $votes }.
ij-event-ballots-shown = Les bulletins : { $ballots }.
ij-event-game-over = La partie est finie. { $reason }

# Un bulletin parmi d’autres, par exemple : Anne contre Basile.
ij-ballot = { $name } contre { $votes }
ij-ballot-none = { $name } ne vote pas
ij-ballot-nobody = personne

## La fin

ij-won-by = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
ij-you-won = Vous avez gagné !
ij-you-lost = Vous avez perdu.
ij-reason-missions = Les Agents ont réussi assez de missions (IJ-27).
ij-reason-intel = L’Espion a réuni assez de mallettes (IJ-26).
ij-reason-vote = Le vote a tranché (IJ-32, IJ-33).
ij-reason-vote-larry = Le vote a tranché : un Agent ne doit pas voter contre un Agent (IJ-66).
ij-reason-decoy = Le Leurre voulait le plus de voix, et il les a (IJ-46).
ij-reason-bugged-agent = L’Agente sur écoute a plus d’une mallette : l’Espion a tout entendu (IJ-43).
ij-reason-risky-agent = L’Agente tous risques a été révélée par ses mallettes : les Agents gagnent aussitôt (IJ-45).
ij-reason-prof-no-revealed = Prof. No a été révélé : les Agents gagnent aussitôt (IJ-50).
ij-reason-all-revealed = Tous les rôles sont révélés, sauf celui de Prof. No (IJ-50).
ij-reason-blank-role = Le rôle maison a décidé de la partie (IJ-80).

## Étiquettes

ij-title = Inside Job
ij-label-mission = Mission
ij-label-no-mission = Pas encore de mission
ij-label-trump = Atout
ij-label-trick = Pli { $number } sur { $tricks }
ij-label-missions = Missions { $done }/{ $needed }
ij-label-reveal = Révélé à { $intel }
ij-label-supply = Réserve { $supply }
ij-label-hand = Votre main
ij-label-on-the-table = Le pli
ij-label-the-vote = Le vote
ij-label-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ij-label-intel = { $intel ->
    [one] { $intel } mallette
   *[other] { $intel } mallettes
}
ij-label-you = vous
ij-label-turn = à jouer
ij-label-controls-larry = { $you ->
    [yes] Vous jouez pour Larry
   *[no] { $name } joue pour Larry
}
ij-label-stack = pile { $cards }
ij-label-partner-of = partenaire de { $name }
ij-label-special = Dans le jeu : { $roles }
ij-label-history-row = { $number }. { $mission } { $success ->
    [yes] Réussie.
   *[no] Échouée.
} { $cards }. Remporté par { $name }.
ij-label-first = 1re
ij-label-second = 2e
ij-label-third = 3e
ij-label-fourth = 4e
ij-label-last = dern.
ij-label-partner-role = Votre partenaire { $name } : { $role }

## Les règles en bref

ij-help-goal =
    L’un de vous est l’Espion ; les autres sont des Agents et ne savent pas qui c’est. Les Agents gagnent avec
    { $missions } missions réussies. L’Espion gagne avec { $intel } mallettes. Sinon, le vote tranche (IJ-5, IJ-26,
    IJ-27, IJ-29).
ij-help-mission =
    Qui commence un pli pioche deux missions, en rend une publique et écarte l’autre. Son atout ne vaut que pour ce pli
    (IJ-9, IJ-10).
ij-help-follow =
    La première carte fixe la couleur. Qui en a doit en jouer ; qui n’en a pas joue ce qu’il veut. L’Espion joue
    toujours ce qu’il veut (IJ-11 à IJ-13).
ij-help-winner =
    Le plus fort atout remporte le pli ; sans atout, la plus forte carte de la couleur demandée. Qui remporte le pli
    prend une mallette et commence le suivant, que la mission ait réussi ou non (IJ-14, IJ-15).
ij-help-wager =
    Sauf si vous commencez le pli ou si votre rôle est révélé, vous pouvez miser une mallette sur la carte que vous
    jouez : elle compte alors comme atout. Qui remporte le pli prend aussi les mises. De deux atouts égaux, le dernier
    joué l’emporte (IJ-17 à IJ-21).
ij-help-wager-led = À cette table, on ne mise que sur une carte de la couleur demandée (IJ-22).
ij-help-no-wager = À cette table, on ne mise pas de mallettes (IJ-17).
ij-help-reveal =
    Qui atteint { $intel } mallettes montre aussitôt son rôle, ne mise plus, et on ne peut plus voter contre lui. Si les
    deux camps gagnent au même pli, c’est l’Espion qui gagne (IJ-25, IJ-28).
ij-help-vote =
    Après le dernier pli, tous votent au même moment. Si l’Espion a seul le plus de voix, les Agents gagnent ; sinon, ou
    en cas d’égalité, l’Espion gagne (IJ-30 à IJ-33).
ij-help-risky =
    S’il y a des missions risquées dans la pile, qui en pioche une doit la choisir. Elle réussit si une mallette est sur la
    carte nommée (IJ-55, IJ-56).
ij-help-larry =
    Larry est le troisième joueur. Qui ne commence pas joue pour lui, en deuxième à chaque pli : piochez trois cartes,
    jouez-en une (de la couleur demandée si possible), remettez-en une sur la pile, l’autre quitte le jeu. Un des trois
    rôles est le sien. Au vote, un Agent qui vote contre un Agent fait perdre les deux (IJ-60 à IJ-66).
ij-help-special = Des rôles spéciaux sont dans le jeu ; tous savent lesquels, personne ne sait à qui (IJ-40).
ij-help-talk =
    Parlez autant que vous voulez, mais ne dites ni quelles cartes vous avez ou n’avez pas, ni quelle mission vous avez
    écartée. Les plis joués restent face cachée (IJ-16, IJ-70).

## Refus

ij-waits-partner = D’abord, la Complice choisit un partenaire.
ij-waits-mission = Choisissez d’abord une des deux missions.
ij-waits-card = C’est le moment de jouer une carte.
ij-waits-larry = Choisissez d’abord une carte pour Larry.
ij-waits-vote = Les plis sont joués : c’est le moment du vote.
ij-game-over = La partie est finie.
ij-not-your-turn = Pas encore : c’est le tour du joueur { $seat }.
ij-has-voted = Votre bulletin est déjà déposé.
ij-may-not-vote = Vous ne votez pas dans cette partie.
ij-no-such-seat = Il n’y a pas de place { $seat } à cette table.
ij-must-follow = Vous avez du { ij-suit } : il faut jouer du { ij-suit }.
ij-larry-must-follow = Larry peut fournir la couleur : il doit jouer du { ij-suit }.
ij-not-in-hand = Vous n’avez pas { $card } en main.
ij-wager-off = À cette table, on ne mise pas de mallettes.
ij-wager-starter = Qui commence le pli ne peut pas miser.
ij-wager-revealed = Votre rôle est révélé : vous ne misez plus.
ij-wager-role = Votre rôle ne mise jamais.
ij-wager-no-intel = Vous n’avez pas de mallette à miser.
ij-wager-led-only = À cette table, on ne mise que sur une carte de la couleur demandée : { ij-suit }.
ij-risky-first = Vous avez pioché une mission risquée : il faut la choisir.
ij-mission-not-drawn = Cette mission n’est pas une des deux que vous avez piochées.
ij-partner-other = Votre partenaire doit être une autre personne de cette table.
ij-larry-three = Utilisez chacune des trois cartes de Larry une fois : { $cards }.
ij-ballot-empty = Il faut voter contre quelqu’un.
ij-ballot-self = Vous ne pouvez pas voter contre vous-même.
ij-ballot-revealed = Ce rôle est révélé : on ne peut plus voter contre lui.
ij-ballot-too-many = { $votes ->
    [one] Vous avez une voix.
   *[other] Vous avez { $votes } voix.
}
ij-ballot-alike = Vos deux voix doivent aller à deux joueurs différents.

## Options incompatibles

ij-options-players = Inside Job se joue de 2 à 5, pas à { $players }.
ij-options-unknown-role = Il n’y a pas de rôle spécial appelé { $role }.
ij-options-role-twice = Le même rôle spécial est nommé deux fois.
ij-options-three-roles = Il y a au plus deux rôles spéciaux par partie.
ij-options-roles-players = Les rôles spéciaux demandent 4 ou 5 joueurs ; vous êtes { $players }.
ij-options-blank-undefined = Le rôle maison est dans le jeu, mais personne n’a dit ce qu’il fait.
ij-options-blank-unused = Un rôle maison est décrit, mais il n’est pas parmi les rôles spéciaux.
ij-options-blank-length = Le rôle maison demande un nom d’au plus { $name } caractères et un texte d’au plus { $text }.
ij-options-blank-no-side = Un rôle maison sans camp ne peut pas gagner avec son camp : donnez-lui une autre façon de gagner.
ij-options-blank-no-votes = Un rôle maison révélé dès le début ne peut jamais avoir le plus de voix.
ij-options-two-neutrals = Au plus un rôle sans camp : le Leurre, la Complice, Tim Shady ou un rôle maison de ce genre.
ij-options-two-revealed = Au plus un rôle révélé dès le début : l’Agente sur écoute, la Complice ou un rôle maison de ce genre.
ij-options-risky-wager = Les missions risquées demandent des mises : permettez-les, ou laissez ces missions de côté.
ij-options-risky-role-wager = L’Agente tous risques apporte les missions risquées, qui demandent des mises : permettez-les, ou laissez ce rôle de côté.
ij-options-request-seat = Un rôle est demandé pour la place { $seat }, qui n’existe pas à cette table.
ij-options-request-role = On ne peut demander que l’Agente sur écoute ou la Complice.
ij-options-request-absent = { $role ->
    [bugged] Quelqu’un demande l’Agente sur écoute, qui n’est pas dans le jeu.
   *[accomplice] Quelqu’un demande la Complice, qui n’est pas dans le jeu.
}
ij-options-request-twice = Deux places demandent le même rôle.

## Parties notées impossibles

ij-deal-card-twice = Une carte est distribuée deux fois.
ij-deal-hand = Chaque main doit avoir { $cards } cartes.
ij-deal-list = La donne doit avoir une liste { $key } de { $length } éléments.
ij-deal-missions = La pile doit contenir une fois chaque mission de cette table.
ij-deal-request = La place { $seat } n’a pas reçu le rôle demandé.
ij-deal-roles = Les rôles distribués ne sont pas ceux de cette table.
ij-deal-starter = Qui commence doit avoir une place à cette table.
ij-no-such-card = Il n’y a pas de carte { $card }.
ij-no-such-mission = Il n’y a pas de mission { $mission }.
ij-no-such-target = On ne peut pas voter contre { $target } : il n’y a pas de telle place.
ij-unknown-action = Inside Job ne connaît pas l’action { $do }.

## Options, telles que la ligne de commande et les formulaires les expliquent

ij-option-wager = On peut miser des mallettes sur ses cartes pour en faire des atouts.
ij-option-wager-on = Sur quelles cartes on mise : toutes, ou seulement celles de la couleur demandée.
ij-option-risky-mode = Ajouter les quatre missions risquées.
ij-option-open-history = Laisser chacun revoir les plis précédents, pour apprendre.
ij-option-special-roles = Un ou deux rôles spéciaux, à 4 ou 5 joueurs.
ij-option-blank-role = Un rôle que votre table invente.
ij-option-seat-requests = Les places qui demandent l’Agente sur écoute ou la Complice, pour ne pas être l’Espion.

## Paires de rôles spéciaux qui se jouent bien, et pourquoi

ij-pair-paranoid-sleeper = Un bon premier pas : rien ne change pendant les plis, et le vote réserve deux surprises.
ij-pair-risky-accomplice = Les mallettes valent la bataille : avec assez d’entre elles l’Agente tous risques gagne aussitôt, et la Complice en coûte à son partenaire.
ij-pair-risky-tim-shady = Chacun court après les mallettes pour une raison à lui, et l’un de vous veut qu’un voisin perde.
ij-pair-accomplice-sleeper = Deux loyautés en doute : l’une dépend de son partenaire, l’autre change de camp avec assez de mallettes.
ij-pair-paranoid-decoy = Le vote devient un piège : l’un de vous veut les voix, un autre en a deux.
ij-pair-sleeper-prof-no = Pour qui connaît le jeu : les mallettes révèlent au lieu de faire gagner, et l’Agente en sommeil révélée change de camp.

## Phrases toutes faites, dans les règles de la parole (IJ-70)

ij-say-suspect = Je soupçonne { $seat }.
ij-say-either = C’est { $seat } ou { $other }.
ij-say-trust = Je fais confiance à { $seat }.
ij-say-not-followed = { $seat } n’a pas fourni. Il faudra s’en souvenir.
ij-say-played-later = { $seat } n’avait pas fourni de { ij-suit }, puis en a joué !
ij-say-spoiled = { $seat } a fait échouer cette mission.
ij-say-helped = { $seat } a sauvé cette mission.
ij-say-after-intel = { $seat } court après les mallettes.
ij-say-intel = { $number ->
    [one] Attention : { $seat } a déjà une mallette.
   *[other] Attention : { $seat } a déjà { $number } mallettes.
}
ij-say-why-card = { $seat }, à quoi servait cette carte ?
ij-say-why-wager = { $seat }, pourquoi as-tu misé ?
ij-say-why-mission = { $seat }, pourquoi cette mission ?
ij-say-not-me = Je ne suis pas l’Espion !
ij-say-wanted-it = Je voulais que cette mission réussisse.
ij-say-no-reason = Rien n’accuse { $seat }.
ij-say-much-played = Il est déjà passé beaucoup de { ij-suit }.
ij-say-let-take = Laissons ce pli à { $seat }.
ij-say-stop = Ne laissez pas ce pli à { $seat } !
ij-say-wager = Quelqu’un devrait miser ici.
ij-say-no-wager = Mieux vaut ne pas miser maintenant.
ij-say-missions-left = { $number ->
    [one] Il nous faut encore une mission.
   *[other] Il nous faut encore { $number } missions.
}
ij-say-too-easy = C’était trop facile.
ij-say-vote = Votons contre { $seat }.
ij-say-no-vote = Ne votons pas contre { $seat }.

## Pourquoi un robot a fait quelque chose

ij-why-easier = Des deux missions, celle-ci avait le plus de chances de réussir : { $success } % selon moi. Je me donnais { $chance } % de chances de gagner.
ij-why-easier-insider = J’étais l’Espion, et j’ai pris la mission la plus facile pour ne pas me faire remarquer. Je me donnais { $chance } % de chances de gagner.
ij-why-harder = Je voulais que la mission échoue, et celle-ci avait moins de chances de réussir que l’autre. Je me donnais { $chance } % de chances de gagner.
ij-why-harder-yet = L’autre mission avait plus de chances de réussir, mais dans l’ensemble celle-ci me semblait meilleure. Je me donnais { $chance } % de chances de gagner.
ij-why-either = Les deux missions avaient à peu près autant de chances de réussir, et dans l’ensemble celle-ci me semblait meilleure. Je me donnais { $chance } % de chances de gagner.
ij-why-deny = { $seat } allait emporter le pli, et pour moi { $seat } avait { $doubt } % de chances d’être l’Espion. Je me donnais { $chance } % de chances de gagner.
ij-why-revoke = J’aurais pu fournir, mais dans l’ensemble une autre couleur me semblait meilleure. Je me donnais { $chance } % de chances de gagner.
ij-why-intel = Je voulais emporter ce pli, pour les mallettes. Je me donnais { $chance } % de chances de gagner.
ij-why-wager = Faire de cette carte un atout valait bien une mallette. Je me donnais { $chance } % de chances de gagner.
ij-why-help = Rien n’aidait davantage la mission : { $success } % selon moi. Je me donnais { $chance } % de chances de gagner.
ij-why-help-insider = J’étais l’Espion, et j’ai aidé pour ne pas me faire remarquer. Je me donnais { $chance } % de chances de gagner.
ij-why-spoil = J’étais l’Espion, et je n’ai pas donné toutes ses chances à la mission : { $success } % selon moi. Je me donnais { $chance } % de chances de gagner.
ij-why-keep = Autre chose aurait mieux servi la mission, mais dans l’ensemble ce choix me semblait meilleur. Je me donnais { $chance } % de chances de gagner.
ij-why-best = Dans les parties que j’ai imaginées, rien ne gagnait plus souvent : { $chance } %.
ij-why-overall = Dans l’ensemble, c’est ce choix qui me semblait le meilleur. Je me donnais { $chance } % de chances de gagner.
ij-why-hide = Un autre choix semblait meilleur, mais on y aurait davantage reconnu la main de l’Espion. Je me donnais { $chance } % de chances de gagner.
ij-why-scapegoat = Aux yeux des autres, c’est { $seat } qui devait le plus ressembler à l’Espion. Je me donnais { $chance } % de chances de gagner.
ij-why-vote = D’après tout ce qui s’était passé, { $who ->
    [larry] Larry
   *[seat] { $seat }
} avait { $doubt } % de chances d’être l’Espion.
ij-why-vote-two = D’après tout ce qui s’était passé, { $seat } avait { $doubt } % de chances d’être l’Espion, et { $other } { $less } %.
ij-why-vote-suits = Ce qui m’arrangeait le plus, c’était de voter contre { $who ->
    [larry] Larry
   *[seat] { $seat }
}. Je me donnais { $chance } % de chances de gagner.
