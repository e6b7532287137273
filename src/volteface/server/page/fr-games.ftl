### Ce que la page simple dit des jeux, en français : champs des vues, actions, événements. Simple et court.

## Champs

page-field-phase = Phase
page-field-turn = Tour
page-field-seat = Qui
page-field-mission = Mission
page-field-missions = Missions
page-field-trump = Atout
page-field-led = Couleur demandée
page-field-trick = Le pli
page-field-mission_state = La mission jusqu’ici
page-field-trick_size = Cartes du pli
page-field-order = Ordre du jeu
page-field-winning = En tête
page-field-state = Jusqu’ici
page-field-trick_number = Pli
page-field-tricks = Plis en tout
page-field-missions_done = Missions réussies
page-field-missions_needed = Missions nécessaires
page-field-reveal_at = Révélé à (mallettes)
page-field-supply = Mallettes en réserve
page-field-starter = Commence le pli
page-field-wager = Avec une mise
page-field-wager_led_only = Mises sur la couleur demandée seulement
page-field-risky = Missions risquées
page-field-special_roles = Rôles spéciaux
page-field-blank_role = Rôle maison
page-field-intel = mallettes
page-field-cards = cartes
page-field-card = Carte
page-field-role = rôle
page-field-roles = Rôles
page-field-hand = Votre main
page-field-hands = Mains
page-field-larry = Larry
page-field-controller = Joue pour Larry
page-field-stack = Pile
page-field-accomplice = La Complice
page-field-partner = Partenaire
page-field-partner_role = Le rôle de votre partenaire
page-field-may_vote = Vous votez
page-field-ballot = Votre bulletin
page-field-ballots = Bulletins
page-field-put_away = Missions écartées
page-field-history = Retour en arrière
page-field-winner = Remporté par
page-field-success = Réussie
page-field-play = Larry joue
page-field-back = Retourne sur la pile
page-field-out = Quitte le jeu
page-field-first = Commence
page-field-ghost = Fantôme
page-field-ghost_of = Joue pour le fantôme
page-field-nicole = Confiance de Nicole
page-field-innocent = innocent
page-field-suspect = suspect
page-field-team = équipe
page-field-places = montre
page-field-suspicion = soupçon
page-field-suspect_places = Lieux suspects
page-field-pile = Pioche
page-field-discard = Défausse
page-field-do = Coup
page-field-from = De
page-field-moved_from = De
page-field-to = Vers
page-field-twins = Jumelles
page-field-named = Désigné
page-field-points = Points
page-field-drawn = Piochées
page-field-reshuffled = Remélangé
page-field-guilty = Coupable
page-field-master = Maître
page-field-advanced = Règles avancées
page-field-free_word = Le Maître écrit le mot
page-field-seconds = Secondes
page-field-language = Langue des mots
page-field-difficulty = Difficulté
page-field-needed = Voix nécessaires
page-field-redraws = Mots refusés
page-field-word_ready = Le mot est choisi
page-field-word = Le mot
page-field-questions = Questions
page-field-question = Question
page-field-text = Texte
page-field-at = Quand
page-field-answer = Réponse
page-field-answers = Réponses
page-field-names_word = Dit le mot
page-field-yes = Oui
page-field-no = Non
page-field-unknown = Je ne sais pas
page-field-answerer = A trouvé le mot
page-field-answerer_role = Rôle de qui l’a trouvé
page-field-looked = A regardé
page-field-first_ballot = Premier vote
page-field-second_ballot = Second vote
page-field-seen_role = Le rôle que vous avez vu
page-field-accusation = Votre premier bulletin
page-field-pointing = Votre second bulletin
page-field-place = Désigne
page-field-at_seat = Désigne
page-field-centre = Au centre
page-field-turned = Retournée
page-field-accused = Accusation
page-field-tied = Égalité
page-field-lasts = Durée, en millisecondes
page-field-suit = Couleur
page-field-number = Nombre
page-field-other = Et qui

## Mots

page-word-random = débutant (joue au hasard)
page-word-careful = prudent
page-word-larry = Larry
page-word-centre = la carte du centre
page-word-innocent = zone Innocent
page-word-suspect = zone Suspect
page-word-yes = oui
page-word-no = non
page-word-unknown = je ne sais pas
page-word-found = c’est le mot !
page-word-any = n’importe
page-word-easy = facile
page-word-medium = moyen
page-word-hard = difficile
page-word-en = anglais
page-word-fr = français
page-word-cia = CIA
page-word-kgb = KGB
page-word-dgse = DGSE
page-word-led = couleur demandée seulement
page-ij-larry = Larry
page-ij-mission = { $mission } Atout : { $trump }.
page-ij-phase-partner = La Complice choisit un partenaire
page-ij-phase-mission = On choisit une mission
page-ij-phase-play = On joue les cartes
page-ij-phase-larry = On choisit une carte pour Larry
page-ij-phase-vote = Le vote : qui est l’Espion ?
page-ij-phase-over = La partie est finie
page-mc-phase-play = On joue les cartes
page-mc-phase-reshuffle = On mélange la défausse
page-mc-phase-over = La partie est finie
page-mc-do-place = Jouer un Lieu
page-mc-do-twist = Jouer un Rebondissement
page-mc-do-pass = Passer
page-in-role-master = Maître
page-in-role-insider = Initié
page-in-role-common = Citoyen
page-in-phase-prepare = Le Maître regarde le mot
page-in-phase-draw = On pioche un autre mot
page-in-phase-look = Chacun regarde sa carte
page-in-phase-questions = Trouvez le mot : demandez
page-in-phase-card = Qui a trouvé le mot regarde une carte
page-in-phase-discussion = Qui le savait depuis le début ? Parlez
page-in-phase-first-ballot = Premier vote : est-ce qui a trouvé le mot ?
page-in-phase-second-ballot = Second vote : qui est-ce ?
page-in-phase-turn = Le Maître retourne une carte
page-in-phase-over = La partie est finie
page-in-reason-time = Le mot n’a pas été trouvé à temps.
page-in-reason-first-ballot = Le premier vote a décidé.
page-in-reason-second-ballot = Le second vote a décidé.
page-in-reason-turned-card = La carte retournée par le Maître a décidé.

## Actions

page-ij-do-partner = Choisissez votre partenaire
page-ij-do-mission = Choisissez une mission
page-ij-do-play = Jouez une carte
page-ij-do-play-wager = Jouez une carte avec une mise
page-ij-do-larry = Jouez pour Larry
page-ij-do-vote = Votez : qui est l’Espion ?
page-in-do-redraw = Un autre mot, s’il vous plaît
page-in-do-write = Écrivez un mot
page-in-do-begin = Je connais le mot : commençons
page-in-do-ask = Demandez
page-in-do-answer = Répondez
page-in-do-look = Regardez une carte, en secret
page-in-do-end-discussion = Mettre fin à la discussion
page-in-do-accuse = Qui a trouvé le mot, est-ce l’Initié ?
page-in-do-point = Qui est l’Initié ?
page-in-do-turn = Retournez une carte

## Événements

page-ij-event-role-dealt = Votre rôle : { $role }.
page-ij-event-hand-dealt = Vos cartes : { $cards }.
page-ij-event-starter-named = { $seat } commence.
page-ij-event-role-revealed = { $by ->
    [start] { $seat } est connu dès le début : { $role }.
    [intel] { $seat } a assez de mallettes et montre son rôle : { $role }.
   *[vote] { $seat } a le plus de voix et montre son rôle : { $role }.
}
page-ij-event-partner-chosen = { $seat } choisit sa ou son partenaire : { $partner }.
page-ij-event-partner-seen = Le rôle de { $partner } : { $role }.
page-ij-event-missions-drawn = Vous avez pioché : { $missions }
page-ij-event-mission-chosen = { $seat } choisit : { $mission }
page-ij-event-card-played = { $wager ->
    [yes] { $seat } joue { $card } avec une mise.
   *[no] { $seat } joue { $card }.
}
page-ij-event-larry-drawn = Les cartes de Larry : { $cards }.
page-ij-event-larry-put-away = { $back } retourne sur la pile, { $out } quitte le jeu.
page-ij-event-trick-taken = { $seat } remporte le pli. Mallettes. { $intel }.
page-ij-event-mission-judged = { $success ->
    [yes] Mission réussie : { $missions_done } jusqu’ici.
   *[no] La mission a échoué.
}
page-ij-event-intel-taken = { $seat } prend 1 mallette à { $taken_from }.
page-ij-event-vote-opened = Les plis sont joués. Maintenant, on vote.
page-ij-event-ballot-kept = Votre bulletin : { $votes }.
page-ij-event-ballots-shown = Les bulletins. { $ballots }.
page-ij-event-game-over = { $reason } { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
} { $roles }.
page-mc-event-teams-formed = Les équipes. { $teams }.
page-mc-event-hand-dealt = Vos cartes : { $cards }.
page-mc-event-first-named = { $seat } commence et a pour l’instant la confiance de Nicole.
page-mc-event-place-played = { $seat } joue { $card } → { $to }.
page-mc-event-twist-played = { $seat } joue un Rebondissement : { $card }, { $moved_from } → { $to }.
page-mc-event-twist-empty = { $seat } joue un Rebondissement sans rien déplacer.
page-mc-event-turn-passed = { $seat } n’a pas de carte et passe.
page-mc-event-twins-discarded = Elle rejoint sa jumelle : les deux sont défaussées ({ $card }).
page-mc-event-nicole-moved = Nicole fait maintenant confiance à { $seat }.
page-mc-event-suspect-named = { $by ->
    [last] { $seat } est la seule personne sans alibi : +{ $points } de soupçon, total { $suspicion }.
   *[most] Le suspect est { $seat } : +{ $points } de soupçon, total { $suspicion }.
}
page-mc-event-cards-drawn = { $cards ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
page-mc-event-hand-filled = Vous piochez : { $cards }.
page-mc-event-pile-empty = La pioche est vide.
page-mc-event-pile-shuffled = On mélange une nouvelle pioche de { $cards } cartes.
page-mc-event-game-over = L’assassin est { $guilty } ; Nicole est avec { $nicole }. { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
}
page-in-event-role-dealt = Vous êtes : { $role }.
page-in-event-master-named = { $seat } est le Maître.
page-in-event-word-drawn = Le mot est « { $word } ».
page-in-event-word-refused = Le Maître ne connaît pas le mot ; on en pioche un autre.
page-in-event-word-written = Le Maître a écrit un mot.
page-in-event-look-began = Chacun regarde maintenant.
page-in-event-looked = Le mot est « { $word } ».
page-in-event-looked-nothing = Vous avez regardé : il n’y a pas de mot sur votre carte.
page-in-event-questions-began = Le sablier est retourné : trouvez le mot.
page-in-event-question-asked = { $seat } demande : { $text }
page-in-event-question-spoken = { $seat } demande à voix haute.
page-in-event-question-answered = Le Maître à la question { $question } : { $answer ->
    [yes] oui.
    [no] non.
    [unknown] je ne sais pas.
   *[found] c’est le mot !
}
page-in-event-word-found = { $seat } a trouvé le mot : « { $word } » !
page-in-event-time-ran-out = Le temps est écoulé, et le mot n’a pas été trouvé.
page-in-event-card-looked-at = { $seat } regarde une carte : { $card }.
page-in-event-card-seen = Vous avez vu { $card } : { $role }.
page-in-event-discussion-began = Le sablier repart : qui le savait depuis le début ?
page-in-event-discussion-ended = { $by ->
    [master] Le Maître a mis fin à la discussion.
   *[clock] La discussion est finie.
}
page-in-event-first-ballot-opened = Premier vote : est-ce { $seat } l’Initié ? Il faut { $needed } oui.
page-in-event-accusation-kept = Votre bulletin est déposé : { $guilty ->
    [yes] oui.
    [no] non.
   *[none] rien.
}
page-in-event-first-ballot-shown = Le premier vote. Nombre de oui : { $yes }.
page-in-event-role-shown = { $seat } montre sa carte : { $role }.
page-in-event-second-ballot-opened = Second vote : chacun désigne quelqu’un au même moment.
page-in-event-pointing-kept = Votre bulletin est déposé : { $place }.
page-in-event-second-ballot-shown = { $accused ->
    [none] Le second vote : personne n’est accusé.
   *[somebody] Le second vote accuse { $accused }.
}
page-in-event-card-turned = Le Maître retourne une carte, { $card } : { $role }.
page-in-event-game-over = { $reason } Le mot était « { $word } ». { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
} { $roles }.
