# Mission Calaveras : tout ce qu’une personne lit. Chaque identifiant commence par mc-.

## Cartes

mc-card = { $card ->
    [carnival] Carnaval
    [hotel] Hôtel
    [airport] Aéroport
    [phone] Cabine téléphonique
    [lab] Laboratoire
   *[twist] Rebondissement
}
mc-zone = { $zone ->
    [innocent] Innocent
   *[suspect] Suspect
}

## Refus

mc-game-over = La partie est finie.
mc-no-such-seat = Il n’y a pas de place { $seat } à cette table.
mc-waits-reshuffle = On mélange d’abord une nouvelle pioche.
mc-not-your-turn = Pas encore : c’est le tour de la place { $seat }.
mc-waits-card = Jouez une carte : on ne mélange que quand la pioche est épuisée.
mc-not-in-hand = Vous n’avez pas cette carte en main : { mc-card }.
mc-must-play = Vous avez une carte en main : vous ne pouvez pas passer.
mc-no-such-spot = Il n’y a pas de place { $seat } devant laquelle poser une carte.
mc-twist-nowhere = Un Rebondissement déplace un Lieu vers une autre place ou une autre zone, pas là où il est.
mc-twist-not-in-zone = Ce Lieu n’est pas dans la zone { mc-zone } : { mc-card }.
mc-twist-not-there = Ce Lieu n’est pas devant la place { $seat } : { mc-card }.
mc-reshuffle-cards = Une nouvelle pioche de { $cards } cartes n’est pas la défausse dans un autre ordre.

## Options incompatibles

mc-options-players = Mission Calaveras se joue de 3 à 6, pas à { $players }.
mc-options-ghost-players = À { $players } joueurs, chacun a un partenaire : il n’y a pas de fantôme.
mc-options-ghost-seat = Il faut au fantôme une des { $seats } places.
mc-options-service = Il n’y a pas de service appelé { $service }.
mc-options-teams-number = Il y a { $teams } équipes à cette table.
mc-options-team-twice = Deux équipes ne peuvent pas être du même service.
mc-options-first-seat = Il faut au premier joueur une des { $seats } places.
mc-options-first-ghost = Le fantôme ne peut pas être le premier joueur.

## Parties notées impossibles

mc-deal-seats = La partie notée doit dire l’équipe de chacune des { $seats } places.
mc-deal-services = Il faut à chaque équipe son propre service : cia, kgb ou dgse.
mc-deal-teams = Les équipes doivent alterner, les partenaires face à face.
mc-deal-teams-chosen = Les équipes ne sont pas celles que la table a choisies.
mc-deal-ghosts = { $ghosts ->
    [0] Il n’y a pas de fantôme à cette table.
   *[other] Il doit y avoir un fantôme à cette table.
}
mc-deal-ghost-partner = Le fantôme de la place { $seat } doit appartenir à la place d’en face.
mc-deal-ghost-chosen = La table a choisi la place { $seat } pour le fantôme.
mc-deal-ghost-hand = Le fantôme n’a pas de cartes.
mc-deal-hands = Il faut à la donne une main pour chacune des { $seats } places.
mc-deal-hand = Chaque joueur doit recevoir { $cards } cartes.
mc-deal-cards = Les mains et la pioche ne font pas le paquet : 8 cartes de chaque Lieu et 8 Rebondissements.
mc-deal-list = La donne doit avoir une liste { $key }.
mc-deal-first = Le premier joueur doit être un joueur de cette table.
mc-deal-first-chosen = La table a choisi la place { $seat } comme premier joueur.
mc-no-such-card = Il n’y a pas de carte { $card }.
mc-twist-is-no-place = Un Rebondissement n’est pas un Lieu : il ne peut pas rester sur la table.
mc-nowhere = On ne peut pas poser de carte en { $to } : nommez une place, innocent ou suspect.
mc-unknown-action = Mission Calaveras ne connaît pas d’action { $do } de cette forme.

## Options, telles que la ligne de commande et les formulaires les expliquent

mc-option-ghost = La place du fantôme, comptée à partir de 0, à 3 ou 5 joueurs ; tirée au sort si personne ne choisit.
mc-option-teams = Les services des équipes dans l’ordre des places ; tirés au sort si personne ne choisit.
mc-option-first = La place du premier joueur, comptée à partir de 0 ; tirée au sort si personne ne choisit.

## Phrases toutes faites (MC-23)

mc-at = { $place ->
    [carnival] au carnaval
    [hotel] à l’hôtel
    [airport] à l’aéroport
    [phone] dans la cabine téléphonique
   *[lab] au laboratoire
}
mc-say-saw = { $seat }, tu étais { mc-at } !
mc-say-me = J’ai passé toute la soirée { mc-at }.
mc-say-together = { $seat } et moi étions { mc-at } ensemble.
mc-say-never = Je n’ai jamais mis les pieds { mc-at }.
mc-say-alone = Il n’y avait personne { mc-at }.
mc-say-happened = C’est arrivé { mc-at }.
mc-say-nothing = Il ne s’est rien passé { mc-at }.
mc-say-who = Qui était { mc-at } ?
mc-say-where = { $seat }, où étais-tu hier soir ?
mc-say-suspect = { $seat } cache quelque chose.
mc-say-lie = { $seat } ment.
mc-say-innocent = { $seat } n’y est pour rien.
mc-say-not-me = Ce n’est pas moi !
mc-say-proof = { $seat }, peux-tu le prouver ?
mc-say-points = { $number ->
    [one] { $seat } a déjà un point de suspicion.
   *[other] { $seat } a déjà { $number } points de suspicion.
}
mc-say-centre = Regardez le centre : quelqu’un va bientôt être désigné.
mc-say-against = Tous contre { $seat } !
mc-say-leave = Laissez { $seat } en paix.
mc-say-nicole = Nicole se fie trop à { $seat }.
mc-say-believe = Nicole, crois-moi !
mc-say-partner = Partenaire, j’ai besoin d’aide.
mc-say-well-done = Merci, partenaire.

## Pourquoi un robot a joué ainsi

mc-why-win = { $who ->
    [self] Je devenais coupable
   *[seat] { $seat } devenait coupable
} alors que Nicole était avec mon équipe : c’était gagné.
mc-why-lost = La partie était perdue ainsi, mais je ne voyais rien de mieux.
mc-why-named = Cela désignait { $seat }, pour { $points ->
    [one] un point de suspicion
   *[other] { $points } points de suspicion
}. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-own = Cela { $who ->
    [self] me désignait
   *[seat] désignait { $seat }, de ma propre équipe
}, mais je ne voyais rien de mieux. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-nicole = Cela amenait Nicole devant { $who ->
    [self] moi
   *[seat] { $seat }, de ma propre équipe
}. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-alibi = Cela { $who ->
    [self] me donnait un alibi
   *[seat] donnait un alibi à { $seat }
}. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-cleared = Il restait moins de preuves contre { $who ->
    [self] moi
   *[seat] { $seat }
}. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-pressure = Cela réunissait des preuves contre { $seat }. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-no-alibi = Cela privait { $seat } de son alibi. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-fewer = À égalité de points, Nicole préfère qui montre le plus de Lieux, et { $seat } en montrait alors moins. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-trust = { mc-card } devant { $who ->
    [self] moi
   *[seat] { $seat }
} : à égalité de points, Nicole préfère qui montre le plus de Lieux. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-wait = Ne rien déplacer me semblait le mieux. Je donnais à mon équipe { $chance } % de chances de gagner.
mc-why-best = En regardant plus loin, je ne trouvais rien de mieux. Je donnais à mon équipe { $chance } % de chances de gagner.
