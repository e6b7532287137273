### Mission Calaveras dans le terminal, en français.

mc-title = Mission Calaveras

## Noms

mc-code = { $card ->
    [carnival] CAR
    [hotel] HÔT
    [airport] AÉR
    [phone] CAB
    [lab] LAB
   *[twist] REB
}
mc-service = { $service ->
    [cia] CIA
    [kgb] KGB
   *[dgse] DGSE
}
mc-nothing = –
mc-ghost = Fantôme
mc-ghost-own = votre fantôme
mc-ghost-of = le fantôme de { $name }
mc-team-pair = { $team } : { $names }
mc-spot-zone = zone { mc-zone }
mc-spot-you = vous
mc-where-zone = dans la zone { mc-zone }
mc-where-you = devant vous
mc-where-seat = devant { $name }

## Questions et attentes

mc-ask-card = À vous : jouez une carte.
mc-ask-ghost = C’est le tour de votre fantôme : jouez pour lui une carte de votre main.
mc-ask-pass = Vous n’avez pas de carte à jouer.
mc-ask-where = { mc-card } : où ?
mc-ask-from = Rebondissement : déplacer un Lieu, d’où ?
mc-ask-which = Quel Lieu ?
mc-wait-play = { $name } choisit une carte.
mc-wait-over = La partie est finie.

## Ce qu’on peut choisir

mc-choose-pass = passer
mc-choose-nothing = ne rien déplacer

## Événements

mc-event-teams-formed = Les équipes : { $teams }.
mc-event-hand-dealt = Vos cartes : { $cards }.
mc-event-first-named = { $you ->
    [yes] Vous commencez, et Nicole vous fait confiance pour l’instant.
   *[no] { $name } commence, et a pour l’instant la confiance de Nicole.
}
mc-event-place-played = { $you ->
    [yes] Vous posez la carte { mc-card } { $where }.
   *[no] { $name } pose la carte { mc-card } { $where }.
}
mc-event-twist-played = { $you ->
    [yes] Vous jouez un Rebondissement : { mc-card }, { $from } → { $to }.
   *[no] { $name } joue un Rebondissement : { mc-card }, { $from } → { $to }.
}
mc-event-twist-empty = { $you ->
    [yes] Vous jouez un Rebondissement sans rien déplacer.
   *[no] { $name } joue un Rebondissement sans rien déplacer.
}
mc-event-turn-passed = { $you ->
    [yes] Vous n’avez pas de carte et passez.
   *[no] { $name } n’a pas de carte et passe.
}
mc-event-twins-discarded = Elle rejoint sa jumelle : les deux cartes { mc-card } sont défaussées.
mc-event-nicole-moved = { $you ->
    [yes] Nicole vous fait maintenant confiance.
   *[no] Nicole fait maintenant confiance à { $name }.
}
mc-event-named-last = { $you ->
    [yes] Vous seul n’avez pas d’alibi : +{ $points } de suspicion, { $suspicion } en tout.
   *[no] Seul { $name } n’a pas d’alibi : +{ $points } de suspicion, { $suspicion } en tout.
}
mc-event-named-most = { $you ->
    [yes] Vous voilà suspect : +{ $points } de suspicion, { $suspicion } en tout.
   *[no] Suspect : { $name }, +{ $points } de suspicion, { $suspicion } en tout.
}
mc-event-hand-filled = Vous piochez : { $cards }.
mc-event-pile-shuffled = La défausse est mélangée : une nouvelle pioche de { $cards } cartes.
mc-event-game-over = La partie est finie.

## Les tours passés

mc-past-empty = Rebondissement, rien de déplacé
mc-past-pass = passe
mc-past-twins = cartes jumelles défaussées
mc-past-named = suspect : { $name }, +{ $points }
mc-past-nicole = Nicole : { $name }

## La fin

mc-won-by = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
mc-you-won = Vous avez gagné !
mc-you-lost = Vous avez perdu.
mc-reason-nicole = Le coupable est trouvé ({ $guilty }), et Nicole part avec qui a sa confiance : { $nicole } (MC-20, MC-21).
mc-reason-nobody = Nicole est encore avec le coupable ({ $name }) : tout le monde perd (MC-22).

## Étiquettes

mc-label-turn-number = Tour { $number }
mc-label-pile = Pioche { $cards }
mc-label-discard = Défausse { $cards }
mc-label-nicole = Nicole
mc-label-turn = à jouer
mc-label-guilty = coupable
mc-label-innocent = innocent
mc-label-suspect-places = { $places ->
    [one] { $places } Lieu suspect
   *[other] { $places } Lieux suspects
}
mc-label-suspicion = suspicion { $points }
mc-line-zone = { mc-zone } : { $cards }
mc-line-seat = { $seat } { $name } ({ $parts }) : { $cards }
mc-line-turn = { $number }. { $name } : { $parts }
mc-line-discard = Défausse : { $cards }
mc-secret-team = Votre équipe : { $team }, avec { $name }.
mc-secret-hand = Votre main : { $cards }

## Les règles en bref

mc-help-goal = Des agents de services rivaux, par équipes de deux, se jettent la suspicion. Quand quelqu’un est déclaré coupable, l’équipe qui a la confiance de Nicole gagne (MC-1, MC-20, MC-21).
mc-help-turn = À votre tour, jouez une carte : un Lieu devant quelqu’un, vous et votre partenaire compris ; un Lieu dans la zone Innocent ou Suspect ; ou un Rebondissement. Puis complétez votre main à trois cartes (MC-7, MC-11).
mc-help-twins = Un Lieu qui rejoint le même Lieu devant une place est défaussé avec lui. Au centre, les deux zones comptent pour une seule (MC-8, MC-9).
mc-help-twist = Un Rebondissement déplace un Lieu de n’importe où vers n’importe où ailleurs, ou rien (MC-10).
mc-help-innocent = Qui montre un Lieu de la zone Innocent est innocent, quoi qu’il montre d’autre (MC-12).
mc-help-named = Avec au moins deux cartes au centre, quelqu’un peut être suspect : le seul qui n’est pas innocent ; sinon, celui qui montre seul le plus de Lieux de la zone Suspect (MC-13 à MC-16).
mc-help-points = Le suspect prend un point de suspicion par carte au centre, et ces cartes sont défaussées (MC-17).
mc-help-nicole = Nicole va vers qui a le moins de suspicion, puis vers qui montre le plus de Lieux ; en cas d’égalité, elle reste où elle est (MC-18).
mc-help-end = À 7 points on est coupable et la partie est finie. La place de Nicole et son partenaire gagnent, même si le coupable est ce partenaire. Si Nicole est encore avec le coupable, tout le monde perd (MC-20 à MC-22).
mc-help-ghost = Le fantôme est le partenaire d’un joueur, qui joue pour lui de sa propre main (MC-3, MC-4).
mc-help-talk = Parlez librement, et dites ce que vous prétendez avoir vu. Les mains sont secrètes, même pour le partenaire (MC-23).
