### Mission Calaveras à l’écran, en français. Cartes, refus et phrases sont dans le catalogue de la bibliothèque (mc-…).

## Mots

t-mc-service = { $team ->
    [cia] CIA
    [kgb] KGB
   *[dgse] DGSE
}
t-mc-the-service = { $team ->
    [cia] la CIA
    [kgb] le KGB
   *[dgse] la DGSE
}
t-mc-you = vous
t-mc-ghost = { $mine ->
    [yes] votre fantôme
   *[no] le fantôme
}
t-mc-zone = la zone { mc-zone }
t-mc-in-zone = dans la zone { mc-zone }
t-mc-before = devant { $name }
t-mc-before-you = devant vous
t-mc-before-self = à sa propre place

## Ce qui est demandé

t-mc-asked = { $who ->
    [me] { $ready ->
        [yes] À vous de jouer une carte.
       *[no] C’est votre tour.
    }
    [my-ghost] { $ready ->
        [yes] Vous jouez pour votre fantôme.
       *[no] C’est le tour de votre fantôme : vous jouez pour lui.
    }
    [ghost] { $name } joue pour le fantôme.
   *[other] { $name } choisit une carte.
}
t-mc-asked-pass = Vous n’avez plus de carte : passez.
t-mc-asked-shuffle = La défausse devient une nouvelle pioche.

## Ce qui s’est passé

t-mc-told-teams = Les services sont formés. { $teams }
t-mc-told-team = { $team } : { $members }.
t-mc-told-hand = Vos cartes : { $cards }.
t-mc-told-first = { $who ->
    [me] Vous commencez ; pour l’instant, Nicole se fie à vous.
   *[other] { $name } commence ; pour l’instant, Nicole lui fait confiance.
}
t-mc-told-place = { $who ->
    [me] Vous jouez { mc-card } { $at }.
    [my-ghost] Pour votre fantôme, vous jouez { mc-card } { $at }.
    [ghost] { $name } joue pour le fantôme : { mc-card } { $at }.
   *[other] { $name } joue { mc-card } { $at }.
}
t-mc-told-twist = { $who ->
    [me] Vous jouez un Rebondissement : { mc-card } quitte { $from } pour { $to }.
    [my-ghost] Pour votre fantôme, vous jouez un Rebondissement : { mc-card } quitte { $from } pour { $to }.
    [ghost] { $name } joue un Rebondissement pour le fantôme : { mc-card } quitte { $from } pour { $to }.
   *[other] { $name } joue un Rebondissement : { mc-card } quitte { $from } pour { $to }.
}
t-mc-told-twist-empty = { $who ->
    [me] Vous jouez un Rebondissement sans rien déplacer.
    [my-ghost] Pour votre fantôme, vous jouez un Rebondissement sans rien déplacer.
    [ghost] { $name } joue un Rebondissement pour le fantôme, sans rien déplacer.
   *[other] { $name } joue un Rebondissement sans rien déplacer.
}
t-mc-told-pass = { $who ->
    [me] Vous n’avez plus de carte et passez.
    [my-ghost] Vous n’avez plus de carte : votre fantôme passe.
    [ghost] { $name } n’a plus de carte : le fantôme passe.
   *[other] { $name } n’a plus de carte et passe.
}
t-mc-told-twins = Des jumeaux ! Il y avait déjà ce Lieu ({ mc-card }) : les deux sont défaussés.
t-mc-told-nicole = { $who ->
    [me] Nicole vient à vous : elle se fie maintenant à vous.
   *[other] Nicole va vers { $name }.
}
t-mc-told-named = { $by ->
    [last] { $who ->
        [me] Tous les autres sont innocents : { $points } points de suspicion pour vous. Cela fait { $suspicion }.
       *[other] Tous les autres sont innocents : { $points } points de suspicion pour { $name }. Cela fait { $suspicion }.
    }
   *[most] { $who ->
        [me] Vous montrez le plus de Lieux suspects : { $points } points de suspicion. Cela fait { $suspicion }.
       *[other] { $name } montre le plus de Lieux suspects : { $points } points de suspicion. Cela fait { $suspicion }.
    }
}
t-mc-told-drawn = { $who ->
    [me] { $cards ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $cards } cartes.
    }
    [my-ghost] { $cards ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $cards } cartes.
    }
   *[other] { $cards ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $cards } cartes.
    }
}
t-mc-told-filled = Vous avez pioché : { $cards }.
t-mc-told-pile-empty = La pioche est épuisée.
t-mc-told-shuffled = La défausse est mélangée : nouvelle pioche de { $cards } cartes.
t-mc-told-over = { $end ->
    [none] Le coupable, c’est { $guilty }, mais Nicole est toujours là : tout le monde perd.
    [partner] Le coupable, c’est { $guilty }, mais Nicole se fie à l’autre agent, { $nicole } : { t-mc-the-service } gagne quand même.
   *[team] Le coupable, c’est { $guilty }, et Nicole se fie à { $nicole } : { t-mc-the-service } gagne.
}

## La table

t-mc-seat = { $name }, { t-mc-service }
t-mc-seat-you = Vous
t-mc-tag-partner = partenaire
t-mc-tag-ghost = fantôme
t-mc-mark-innocent = innocent
t-mc-mark-suspect = { $places ->
    [one] un Lieu suspect
   *[other] { $places } Lieux suspects
}
t-mc-suspicion = Suspicion : { $points } sur { $most }
t-mc-nicole-here = Nicole est ici
t-mc-nicole-foreseen = Nicole viendrait ici
t-mc-places = Lieux { $at }
t-mc-hand = Votre main
t-mc-stake = { $points ->
    [one] point en jeu
   *[other] points en jeu
}
t-mc-pile = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
t-mc-discard = { $cards ->
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
t-mc-discard-look = { $cards ->
    [one] Regarder la défausse : { $cards } carte
   *[other] Regarder la défausse : { $cards } cartes
}
t-mc-discard-title = Défausse : { $cards }
t-mc-discard-note = Il y a huit exemplaires de chaque carte. Quand la pioche est épuisée, celles-ci sont mélangées et forment la nouvelle.

## Un tour

t-mc-not-now = Ce n’est pas encore votre tour.
t-mc-hint-card = Touchez une carte, ou faites-la glisser vers une place ou une zone.
t-mc-hint-ghost = Vous jouez pour votre fantôme : touchez une de vos cartes.
t-mc-hint-target = { mc-card } : où ?
t-mc-hint-origin = Rebondissement : quel Lieu change de place ?
t-mc-hint-origin-card = Quel Lieu quitte { $from } ?
t-mc-target = { $twist ->
    [yes] Déplacer { mc-card } : { $at }
   *[no] Jouer { mc-card } { $at }
}
t-mc-target-from = Prendre un Lieu : { $from }
t-mc-move-nothing = Ne rien déplacer
t-mc-pass = Passer
t-mc-play = Jouer
t-mc-back = Retour
t-mc-cancel = Annuler
t-mc-pending-place = { mc-card } { $at }.
t-mc-pending-twist = { mc-card } quitte { $from } pour { $to }.
t-mc-pending-nothing = Un Rebondissement qui ne déplace rien.
t-mc-foreseen-twins = Les jumeaux s’annuleraient.
t-mc-foreseen-nicole = { $who ->
    [me] Nicole viendrait à vous.
   *[other] Nicole irait vers { $name }.
}
t-mc-foreseen-named = { $who ->
    [me] { $points } points pour vous.
   *[other] { $points } points pour { $name }.
}
t-mc-foreseen-over = { $won ->
    [yes] La partie s’arrêterait là : { t-mc-the-service } gagne.
   *[no] La partie s’arrêterait là : tout le monde perd.
}
t-mc-foreseen-nothing = Rien d’autre ne changerait.
t-mc-quoted = « { $words } »
t-mc-claims = Dire quelque chose à ce sujet

## Ce que vous savez

t-mc-secret-service = Votre service
t-mc-secret-partner = Partenaire
t-mc-secret-nicole = Nicole se fie à
t-mc-secret-goal = { $trusted ->
    [yes] Nicole se fie à votre service. Gardez sa confiance jusqu’à ce que quelqu’un ait sept points de suspicion : vous gagnez à deux, qu’elle soit chez l’un ou chez l’autre.
   *[no] Nicole se fie à un autre service. Elle va chez qui a le moins de suspicion et, à égalité, montre le plus de Lieux : attirez-la chez l’un de vous deux avant que quelqu’un ait sept points.
}

## La fin

t-mc-end-team = { $team ->
    [cia] La CIA gagne
    [kgb] Le KGB gagne
   *[dgse] La DGSE gagne
}
t-mc-end-none = Tout le monde perd
t-mc-end-mine = { $won ->
    [yes] Vous avez gagné.
   *[no] Vous avez perdu.
}
t-mc-end-guilty = Coupable
t-mc-end-trusted = A la confiance de Nicole
t-mc-end-won = Gagne
t-mc-end-ghost = Un fantôme n’a pas de cartes.
t-mc-end-hand = Cartes restantes : { $name }

## Une nouvelle partie

t-mc-setup-players = Joueurs
t-mc-setup-seating = { $seats ->
    [4] Deux services, assis A B A B : votre partenaire est en face de vous.
   *[6] Trois services, assis A B C A B C : votre partenaire est en face de vous.
}
t-mc-setup-ghost-told = Le partenaire de l’un des joueurs est un fantôme : ce joueur joue pour les deux.
t-mc-setup-drawing = { $seats ->
    [4] Une table à quatre places : A, B, A, B
   *[6] Une table à six places : A, B, C, A, B, C
}
t-mc-setup-teams = Services
t-mc-setup-lots = Tirer au sort
t-mc-setup-team = Équipe { $letter }
t-mc-setup-ghost = Place du fantôme
t-mc-setup-first = Premier joueur
t-mc-setup-drawn = Tiré au sort
