### Insider à l’écran, en français. Ce que la bibliothèque dit du jeu porte les noms `in-…`.


## Les mots de la table

t-in-role-master = Maître du jeu
t-in-role-insider = Traître
t-in-role-common = Citoyen
t-in-table = La table
t-in-you = vous
t-in-asked-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
t-in-found-it = a trouvé
t-in-votes-against = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
t-in-looked-mark = regardée par { $name }
t-in-centre-short = Centre
t-in-quoted = « { $word } »

## Les phases, en peu de mots

t-in-phase-prepare = Le mot
t-in-phase-draw = Un autre mot
t-in-phase-look = Coup d’œil
t-in-phase-questions = Questions
t-in-phase-found = Trouvé !
t-in-phase-card = Regard secret
t-in-phase-discussion = Discussion
t-in-phase-first-ballot = Premier vote
t-in-phase-second-ballot = Second vote
t-in-phase-turn = Dernière carte
t-in-phase-over = La fin

## Ce qui est demandé maintenant

t-in-asked-prepare-mine = Lisez le mot en secret, puis commencez.
t-in-asked-write-mine = Écrivez un mot que les autres devront trouver.
t-in-asked-prepare = { $name } prend connaissance du mot.
t-in-asked-write = { $name } écrit un mot.
t-in-asked-draw = Un autre mot est tiré.
t-in-asked-look-mine = Regardez maintenant : maintenez la carte pour la lire.
t-in-asked-look = Chacun regarde une carte en secret.
t-in-asked-answer-mine = { $count ->
    [one] Répondez à la question.
   *[other] { $count } questions attendent votre réponse.
}
t-in-asked-listen-mine = Attendez une question.
t-in-asked-ask-mine = Trouvez le mot : demandez ce à quoi on répond par oui ou par non.
t-in-asked-questions = Tous cherchent le mot.
t-in-asked-found = { $name } a trouvé le mot !
t-in-asked-time-out = Le temps est écoulé.
t-in-asked-card-mine = Choisissez une carte et regardez-la en secret.
t-in-asked-card = { $name } regarde une carte en secret.
t-in-asked-discussion-master = Qui savait le mot depuis le début ? Discutez ; vous pouvez y mettre fin.
t-in-asked-discussion = Qui savait le mot depuis le début ? Discutez.
t-in-asked-missed-master = Le mot n’a pas été trouvé. Qui est le Traître ? Puis retournez une carte.
t-in-asked-missed = Le mot n’a pas été trouvé. Qui est le Traître ? { $name } retournera une carte.
t-in-asked-accuse-mine = { $name } : est-ce le Traître ?
t-in-asked-accuse-you = On vote à votre sujet.
t-in-asked-accuse-waiting = Votre bulletin est dans l’urne. Tous seront montrés ensemble.
t-in-asked-accuse = On vote : { $name }, est-ce le Traître ?
t-in-asked-first-shown = Les bulletins sont retournés.
t-in-asked-role-shown = { $name } montre sa carte : { $role }.
t-in-asked-point-mine = Qui est le Traître ?
t-in-asked-point = On vote : qui est le Traître ?
t-in-asked-second-shown = Tous désignent quelqu’un au même moment.
t-in-asked-turn-mine = Retournez une carte.
t-in-asked-turn = { $name } retourne une carte.
t-in-asked-turned = Une carte est retournée.
t-in-asked-over = La partie est terminée.

## Le texte du Maître du jeu, à lire à voix haute

t-in-script = Dites à voix haute :
t-in-script-prepare = « Je suis le Maître du jeu. J’ai un mot en tête. L’un de vous va le savoir aussi. »
t-in-script-write = « Je suis le Maître du jeu. Laissez-moi le temps de choisir un mot. »
t-in-script-questions = « Trouvez mon mot. Je dis oui, non, ou je ne sais pas. Pour demander à voix haute, touchez d’abord. »
t-in-script-discussion = « Trouvé ! Mais quelqu’un le savait depuis le début. Qui vous a guidés ? »
t-in-script-missed = « Trop tard. Discutons : qui savait mon mot ? Je retournerai une carte. »
t-in-script-first-ballot = « Est-ce { $name } ? Votez tous ; personne ne montre encore rien. »
t-in-script-second-ballot = « Alors, qui ? Choisissez tous ; nous désignerons au même moment. »
t-in-script-turn = « Je retourne une carte. Espérons que c’est le Traître. »

## Le mot

t-in-word = Le mot
t-in-hold-card = Maintenir pour lire votre carte
t-in-release = Relâchez pour la cacher
t-in-begin = Je le connais : on commence
t-in-redraw = Je ne le connais pas : un autre
t-in-write-label = Votre mot
t-in-write-check = Maintenir pour vérifier
t-in-write-empty = Rien encore
t-in-write-idea = Une idée, s’il vous plaît
t-in-write-send = Prendre ce mot
t-in-wait-word = Vous regarderez tous au même moment, aussi longtemps.

## Le coup d’œil

t-in-look-now = Regardez maintenant
t-in-look-how = Maintenez la carte avec le pouce. Tout le monde le fait.
t-in-look-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
t-in-look-public = Chacun regarde maintenant son propre écran.
t-in-you-are-master = Vous êtes le Maître du jeu
t-in-you-are-insider = Vous êtes le Traître
t-in-you-are-common = Vous êtes un Citoyen
t-in-no-word = aucun mot
t-in-word-later = plus tard
t-in-card-hint-master = Vous savez le mot et répondez.
t-in-card-hint-insider = Aidez-les, sans être vu.
t-in-card-hint-common = Trouvez-le, puis le Traître.
t-in-seen-nothing = Vous n’avez vu aucune autre carte.
t-in-seen = Vous avez vu { $card } : { $role }.

## Les questions

t-in-questions = Questions
t-in-no-questions = Pas encore de question.
t-in-ask-label = Votre question
t-in-ask-hint = Est-ce que c’est… ?
t-in-ask-send = Demander
t-in-ask-aloud = Je demande à voix haute
t-in-spoken = à voix haute
t-in-open = en attente
t-in-answer-yes = Oui
t-in-answer-no = Non
t-in-answer-unknown = Je ne sais pas
t-in-answer-found = Le mot !
t-in-key-yes = o
t-in-key-no = n
t-in-key-unknown = s
t-in-count-yes = oui : { $count }
t-in-count-no = non : { $count }
t-in-count-unknown = je ne sais pas : { $count }
t-in-from = { $name } demande
t-in-question-number = Question { $number }
t-in-was-the-word = C’était le mot !
t-in-was-the-word-sure = Vraiment ? Touchez encore
t-in-names-word = Était-ce le mot ? Il y figure.
t-in-names-word-other = La question { $number } nomme le mot :
t-in-none-open = Aucune question en attente.
t-in-more-open = { $count ->
    [one] { $count } autre en attente
   *[other] { $count } autres en attente
}
t-in-answer-this = Répondre à la question { $number }
t-in-to-newest = Aux plus récentes

## Trouvé, et après

t-in-found-by = trouvé par { $name }
t-in-not-found = Le mot n’a pas été trouvé
t-in-looked-at = { $name } a regardé une carte : { $card }
t-in-looked-none = { $name } n’a regardé aucune carte à temps
t-in-time-out = Le temps est écoulé !
t-in-choose-look = Quelle carte regardez-vous ? La table voit laquelle, pas ce qu’elle montre.
t-in-do-look = Regarder : { $card }
t-in-choose-first = Choisissez d’abord une carte
t-in-hold-seen = Maintenir pour revoir la carte
t-in-end-discussion = Mettre fin à la discussion
t-in-end-discussion-sure = Vraiment ? Touchez encore
t-in-talk-on = Discutez, à voix haute ou par écrit. Le sablier repart aussi longtemps qu’il a fallu pour trouver.
t-in-talk-missed = Discutez. Quand le sablier sera vide, ou plus tôt, le Maître du jeu retournera une carte.

## Les votes

t-in-is-it = { $name } : est-ce le Traître ?
t-in-yes-it-is = Oui
t-in-no-it-is-not = Non
t-in-needed = Nombre de oui nécessaire : { $count }.
t-in-result-enough = Nombre de oui : { $yes } ; il en fallait { $needed }. C’est assez.
t-in-result-short = Nombre de oui : { $yes } ; il en fallait { $needed }. Ce n’est pas assez.
t-in-ballot-in = Votre bulletin est dans l’urne.
t-in-ballot-hold = Maintenir pour voir votre bulletin
t-in-ballot-yes = Vous avez dit : oui
t-in-ballot-no = Vous avez dit : non
t-in-ballot-none = Vous n’avez pas répondu à temps
t-in-ballot-point = Vous avez désigné : { $card }
t-in-ballot-together = Tous les bulletins sont retournés au même moment.
t-in-on-you = Ce vote porte sur vous : vous n’y participez pas. Votre carte sera montrée ensuite.
t-in-watch-ballot = Les bulletins restent cachés jusqu’à ce qu’ils soient tous là.
t-in-choose-point = Qui est le Traître ?
t-in-do-point = Désigner : { $card }
t-in-choose-person = Choisissez d’abord
t-in-choose-turn = Quelle carte retournez-vous ? Elle décide de la partie.
t-in-do-turn = Retourner : { $card }
t-in-vote-yes = oui
t-in-vote-no = non
t-in-vote-none = sans réponse
t-in-pointed-none = personne
t-in-tie = Égalité : qui a été désigné par { $name } est accusé.
t-in-tie-nobody = Égalité, et { $name } n’a désigné personne : personne n’est accusé.
t-in-accused = Accusation : { $card }
t-in-accused-nobody = Personne n’est accusé
t-in-turned = Carte retournée : { $card }, { $role }

## La fin

t-in-everybody-won = Tout le monde a gagné
t-in-nobody-won = Personne n’a gagné
t-in-insider-won = Le Traître a gagné
t-in-others-won = Les Citoyens et le Maître du jeu ont gagné
t-in-why-time = Le mot n’a pas été trouvé à temps : tout le monde perd, le Traître aussi.
t-in-why-first-others = Il y a eu assez de oui, et { $name } était le Traître.
t-in-why-first-insider-free = { $name } était le Traître, et il y a eu trop peu de oui.
t-in-why-first-insider-common = Il y a eu assez de oui, mais { $name } était un Citoyen.
t-in-why-first-nobody = Il y a eu assez de oui contre { $name }, un Citoyen, alors que le Traître était au centre.
t-in-why-second-others = Le second vote a accusé { $card }, le Traître.
t-in-why-second-everybody = Le second vote a accusé le centre, et le Traître y était.
t-in-why-second-insider = Le second vote a accusé { $card }, un Citoyen.
t-in-why-second-insider-nobody = Le second vote n’a accusé personne.
t-in-why-second-nobody = Le second vote n’a pas accusé le centre, où était le Traître.
t-in-why-turned-others = Le Maître du jeu a retourné la carte du Traître.
t-in-why-turned-nobody = La carte que le Maître du jeu a retournée n’était pas celle du Traître.
t-in-roles = Qui était qui
t-in-winner = gagne
t-in-first-ballot-title = Premier vote : était-ce { $name } ?
t-in-second-ballot-title = Second vote
t-in-points-at = désigne { $card }
t-in-read-questions = Relire les questions

## Ce qui se passe, pour le journal et la lecture d’écran

t-in-told-role-dealt = { $role ->
    [master] Vous êtes le Maître du jeu.
    [insider] Vous êtes le Traître.
   *[common] Vous êtes un Citoyen.
}
t-in-told-master-named = { $name } est le Maître du jeu.
t-in-told-word-drawn = Le mot est « { $word } ».
t-in-told-word-refused = Le Maître du jeu ne connaît pas le mot ; un autre est tiré.
t-in-told-word-written = Le Maître du jeu a écrit un mot.
t-in-told-look-began = Tout le monde regarde maintenant.
t-in-told-looked = Le mot est « { $word } ».
t-in-told-looked-nothing = Vous avez regardé : il n’y a pas de mot pour vous.
t-in-told-questions-began = Le sablier est retourné : trouvez le mot.
t-in-told-question-asked = { $name } demande : { $text }
t-in-told-question-spoken = { $name } demande à voix haute.
t-in-told-answered = { $answer ->
    [yes] Oui. ({ $text })
    [no] Non. ({ $text })
   *[unknown] Le Maître du jeu ne sait pas. ({ $text })
}
t-in-told-word-found = { $name } a trouvé le mot : « { $word } » !
t-in-told-time-ran-out = Le temps est écoulé, et le mot n’a pas été trouvé.
t-in-told-card-looked-at = { $name } regarde une carte en secret : { $card }.
t-in-told-card-looked-none = { $name } n’a regardé aucune carte à temps.
t-in-told-card-seen = Vous avez vu { $card } : { $role }.
t-in-told-discussion-began = Le sablier repart : qui le savait depuis le début ?
t-in-told-discussion-ended = { $by ->
    [master] Le Maître du jeu a mis fin à la discussion.
   *[clock] Le sablier est vide : la discussion est terminée.
}
t-in-told-first-ballot-opened = Premier vote : { $name }, est-ce le Traître ? Nombre de oui nécessaire : { $needed }.
t-in-told-accusation-kept = { $guilty ->
    [yes] Votre bulletin est dans l’urne : oui.
    [no] Votre bulletin est dans l’urne : non.
   *[none] Vous n’avez pas répondu à temps.
}
t-in-told-first-ballot-shown = { $yes ->
    [0] Premier vote : personne n’a dit oui.
    [one] Premier vote : un seul oui, { $names }.
   *[other] Premier vote : { $yes } oui, { $names }.
}
t-in-told-role-shown = { $name } montre sa carte : { $role }.
t-in-told-second-ballot-opened = Second vote : tous désignent quelqu’un au même moment.
t-in-told-pointing-kept = Votre bulletin est dans l’urne : { $card }.
t-in-told-pointing-none = Vous n’avez désigné personne à temps.
t-in-told-points = { $name } désigne { $card }.
t-in-told-points-nobody = { $name } ne désigne personne.
t-in-told-second-ballot-shown = Le second vote accuse { $card }.
t-in-told-second-ballot-nobody = Le second vote n’accuse personne.
t-in-told-card-turned = Le Maître du jeu retourne une carte, { $card } : { $role }.
t-in-told-game-over = { $title }. Le mot était « { $word } ».

## Les options d’une nouvelle partie

t-in-set-players = Joueurs
t-in-set-time = Temps pour trouver le mot
t-in-set-minutes = { $minutes } min
t-in-set-seconds = { $seconds } s
t-in-set-other-time = Un autre temps, en secondes
t-in-set-look = Temps du coup d’œil
t-in-set-look-note = Tout le monde regarde au même moment, aussi longtemps.
t-in-set-strict = Il faut le oui de plus de la moitié
t-in-set-strict-note = Au premier vote ; sinon, la moitié des joueurs suffit.
t-in-set-advanced = Avancé : y a-t-il seulement un Traître ?
t-in-set-advanced-note = Une carte de rôle est posée face cachée au centre. De 4 à 7 joueurs.
t-in-set-free = Le Maître du jeu écrit le mot
t-in-set-free-note = Au lieu de le tirer d’une carte.
t-in-set-language = Langue des mots
t-in-set-language-en = anglais
t-in-set-language-fr = français
t-in-set-difficulty = Difficulté des mots
t-in-set-difficulty-any = mélangée
t-in-set-difficulty-easy = facile
t-in-set-difficulty-medium = moyenne
t-in-set-difficulty-hard = difficile
t-in-set-more = Plus d’options
t-in-own-words = Vos propres mots
t-in-own-note = Un mot par ligne ; d’autres formes après un point-virgule : « vélo; bicyclette ». Six au moins. Ils remplacent les cartes, et personne à la table ne peut lire la liste.
t-in-own-label = Votre liste
t-in-own-file = Ouvrir un fichier
t-in-own-kept = { $count ->
    [one] La table garde une liste de { $count } mot.
   *[other] La table garde une liste de { $count } mots.
}
t-in-own-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
t-in-own-clear = Revenir aux cartes
t-in-own-bad = { $count ->
    [one] Une ligne ne peut pas servir :
   *[other] { $count } lignes ne peuvent pas servir :
}
t-in-own-too-long = Cette liste est trop longue pour une table déjà ouverte. Faites une nouvelle table avec elle, ou prenez moins de mots.
t-in-own-rest = { $count ->
    [one] Garder la seule ligne qui reste
   *[other] Garder les { $count } autres lignes
}
