### La page simple en français. Les phrases des jeux, et celles des refus, sont dans leurs propres catalogues.

## La première page

page-title = Volteface
page-subtitle = Des jeux de confiance, entre amis ou avec des bots.
page-language = Langue
page-game-inside-job = Inside Job
page-game-mission-calaveras = Mission Calaveras
page-game-insider = Insider
page-about-inside-job = Des plis et des missions. L’un de vous travaille contre tous les autres.
page-about-mission-calaveras = Deux par deux : jetez le soupçon sur vos rivaux et gagnez la confiance de Nicole.
page-about-insider = Trouvez le mot en posant des questions. Puis trouvez qui le savait depuis le début.
page-players-range = { $low } à { $high } joueurs
page-players = Joueurs
page-name = Votre nom
page-name-hint = Comment les autres vous appellent
page-options = Options
page-bots = Bots
page-play-bots = Jouer avec des bots
page-invite-friends = Inviter des amis
page-by-code = Vous avez un code ?
page-code = Code de la table
page-go = Y aller
page-public-tables = Tables ouvertes
page-no-tables = Aucune table n’est annoncée pour l’instant.
page-your-tables = Vos tables sur cet appareil
page-table-line = Places prises : { $taken } sur { $players }, { $state ->
    [waiting] en attente
    [playing] en cours
   *[over] entre deux parties
}{ $watchers ->
    [0] { "" }
   *[other] , { $watchers } en spectateur
}

## Venir et partir

page-join-title = Prendre place à cette table
page-join = S’asseoir
page-join-watch = Regarder seulement
page-home = Vers la première page
page-use-here = Continuer ici
page-link-connecting = Connexion …
page-link-waiting = Connexion perdue ; nouvel essai …
page-link-open = Connecté
page-link-closed = Fermé
page-closing-stopping = Le serveur redémarre ; votre place est gardée.
page-closed-moved = Votre place est passée sur un autre appareil.
page-closed-replaced = Cette table est ouverte dans une autre fenêtre.
page-closed-removed = L’hôte vous a retiré de cette table.
page-closed-deleted = Cette table a été supprimée.
page-closed-no-table = Cette table n’existe pas.
page-closed-unknown-token = Cet appareil n’a plus de place à cette table.
page-closed-protocol = Cette page n’est plus à jour : rechargez-la.
page-move = Passer sur un autre appareil
page-move-how = Ouvrez ce lien sur l’autre appareil. Il sert une seule fois, pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
page-move-question = Prendre cette place sur cet appareil ?
page-move-explain = L’autre appareil n’y aura plus accès. Le lien sert une seule fois.
page-move-take = Prendre la place
page-move-nothing = Ce lien est incomplet.
page-leave = Quitter la table
page-leave-sure = Quitter cette table ?
page-told = Que m’a dit le serveur ?
page-told-explain = Tous les messages jamais envoyés à votre place : heure, genre, numéro, longueur.
page-seal = Sceau de la donne
page-salt = Sel

## La table

page-seats = Autour de la table
page-seat = Place { $number }
page-ghost-of = le fantôme de { $name }
page-watchers = Spectateurs
page-log = Ce qui s’est passé
page-game-number = Partie { $number }
page-open-chair = Chaise libre
page-to-play = à jouer
page-badge-you = vous
page-badge-host = hôte
page-badge-bot = bot
page-badge-away = absent
page-badge-gone = parti
page-badge-shown = montré aux spectateurs
page-badge-muted = muet
page-plays-for = pour { $name }
page-asks-role = Souhaite être : { $role }
page-waiting-for = { $count ->
    [one] Une chaise est encore libre.
   *[other] { $count } chaises sont encore libres.
}
page-waiting-start = Tout le monde est là. L’hôte peut commencer.
page-over = La partie est finie.
page-your-turn = C’est à vous.
page-turn-of = On attend { $name }.
page-sent = Envoi …
page-accepted = Votre coup est enregistré. Il sera montré en son temps.
page-hold = Maintenir pour regarder : pour vos yeux seulement
page-all-secrets = Tout ce qu’on vous a dit en secret
page-keep-open = laisser ouvert
page-secret-line = On vous a dit quelque chose en secret : maintenez pour regarder.
page-inherited = Vous continuez pour { $name }. Voici ce que cette place a appris :
page-agreed = Ce qui est convenu
page-raw = Tel que le serveur l’a envoyé
page-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
page-nobody-won = Personne n’a gagné.
page-yes = oui
page-no = non
page-none = –
page-nothing = rien
page-back = Retour
page-more = Plus
page-send = Envoyer
page-act-for = { $what } – pour { $name }
page-question = Question { $number }
page-question-spoken = { $name } a demandé à voix haute
page-asked-aloud = J’ai demandé à voix haute
page-type-text = Demandez ce à quoi l’on répond par oui ou par non
page-type-word = Un mot à vous

## Les chaises et l’hôte

page-sit = S’asseoir ici
page-stand = Se lever
page-show-seat = Montrer mes cartes aux spectateurs
page-hide-seat = Cacher mes cartes aux spectateurs
page-reclaim = Reprendre ma place
page-fill = Asseoir un bot : { $bot }
page-open = Libérer cette chaise
page-watch-seat = Regarder depuis cette place
page-watch-all = Regarder toute la table
page-hand-over = Nommer hôte
page-be-host = Devenir hôte
page-mute = Rendre muet
page-unmute = Rendre la parole
page-remove = Retirer
page-remove-sure = Retirer { $name } de cette table ?
page-heir = Qui continue ?
page-propose = Proposer
page-proposal = { $owner } est absent. Est-ce que { $heir } continue à sa place ?
page-bot-heir = un bot ({ $bot })
page-votes = Oui : { $yes } sur { $needed } nécessaires. Non : { $no }.
page-request-role = Le rôle que vous aimeriez
page-no-request = aucun en particulier
page-rename = Changer
page-host = Vous êtes l’hôte
page-start = Commencer
page-rematch = Rejouer
page-fill-all = Compléter avec des bots
page-shuffle = Mélanger les places
page-next-options = Options de la prochaine partie
page-settings = Comment la table est tenue
page-save = Enregistrer
page-saved = Enregistré.
page-delete = Supprimer cette table
page-delete-sure = Supprimer cette table et ses parties pour tout le monde ?
page-invite = Inviter
page-link = Lien
page-qr = Une image du lien, à scanner avec un téléphone
page-share = Partager
page-copy = Copier le lien
page-copied = Copié.
page-television = Vue télévision
page-set-public = Annoncer cette table à tout le monde
page-set-talk = Conversation
page-set-talk-chat = messages et phrases
page-set-talk-phrases = phrases seulement
page-set-talk-none = aucune
page-set-pacing = Visage de marbre : cacher le temps de réflexion
page-set-pacing-off = non
page-set-pacing-soft = léger
page-set-pacing-strict = strict
page-set-turn = Temps pour un coup
page-set-grace = Absence permise avant que la table puisse voter
page-set-fair = Répartir les rôles spéciaux équitablement sur la soirée
page-no-limit = sans limite
page-at-once = tout de suite
page-seconds = { $count } secondes
page-minutes = { $count } minutes
page-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
page-days = { $count } jours

## Conversation

page-chat = Dire quelque chose
page-say = Dire
page-phrases = Phrases
page-no-talk = On ne parle pas à cette table.
page-muted = L’hôte vous a rendu muet.
page-aside = entre spectateurs
page-slot-seat = Qui
page-slot-number = Combien
page-slot-suit = Couleur
page-slot-place = Lieu

## Refus sans phrase propre

page-refused-malformed = Le serveur n’a pas compris.
page-refused-too-large = C’est trop long.
page-refused-too-many = Trop à la fois : attendez un instant.
page-refused-protocol = Cette page n’est plus à jour : rechargez-la.
page-refused-unknown-token = Cet appareil n’a plus de place à cette table.
page-refused-no-table = Cette table n’existe pas.
page-refused-not-allowed = Vous ne pouvez pas faire cela.
page-refused-not-now = Pas à ce moment.
page-refused-not-in-turn = On ne vous demande rien pour l’instant.
page-refused-illegal = Les règles ne le permettent pas.
page-refused-stale = Il s’est passé quelque chose entre-temps : regardez encore.
page-refused-busy = Votre dernier coup est encore en route.
page-refused-not-stored = Cela n’a pas pu être enregistré ; rien n’a changé. Réessayez.
page-refused-stopping = Le serveur va redémarrer. Réessayez dans un instant.
page-refused-failed = Quelque chose a mal tourné sur le serveur. C’est noté.
page-refused-unreachable = Le serveur ne répond pas.
page-refused-unreadable = La réponse du serveur est illisible.
