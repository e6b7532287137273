### Venir à une table, s’y asseoir, la tenir, en français.

## Venir et partir

join-title = Prenez place à la table de { $host }
join-title-watch = Table de { $host } : entrez et regardez
join-sit = S’asseoir
join-watch = Regarder
your-name = Votre nom
rename = Changer
own-place = Votre place
move-place = Passer sur un autre appareil
move-how = Ouvrez ce lien sur l’autre appareil d’ici { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Il ne sert qu’une fois.
move-question = Reprendre cette place sur cet appareil ?
move-explain = L’autre appareil la perd alors. Le lien ne sert qu’une fois.
move-take = La reprendre
move-nothing = Ce lien est incomplet.
told = Que m’a dit le serveur ?
told-why = Tous les messages que votre place a jamais reçus.
seal = Sceau de la donne :
leave = Quitter la table
leave-sure = Quitter cette table ?
leave-sure-playing = Partir au milieu de la partie ? Les autres pourront voter pour qui jouera à votre place.
delete-table = Supprimer cette table
delete-sure = Supprimer cette table et ses parties, pour tout le monde ?

## Inviter

invite = Inviter
invite-network = Vos amis sont sur ce réseau
invite-scan = Scannez, ou tapez le code
the-table = La table
table-code = Code de la table
qr-alt = Une image du lien, à scanner avec un téléphone
copy-link = Copier le lien
copied = Copié.
share = Partager
television = Téléviseur
tv-join = Venez à la table

## Les chaises

lobby-title = Qui joue ?
lobby-open = { $count ->
    [one] Une chaise est libre. Invitez quelqu’un, ou laissez-la à un bot.
   *[other] { $count } chaises sont libres. Invitez des amis, ou laissez-les à des bots.
}
lobby-open-door = { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
}
lobby-reading = La partie commence dès que { $names } { $count ->
    [one] aura
   *[other] auront
} lu la présentation.
lobby-ready = Tout le monde est là.
lobby-wait = { $host } lance la partie.
chair-open = Chaise libre
chair-menu = { $name } : plus
sit-here = S’asseoir ici
stand-up = Se lever
show-seat = Laisser les spectateurs voir mes cartes
hide-seat = Cacher mes cartes aux spectateurs
watch-seat = Regarder depuis cette place
watch-table = Regarder toute la table
fill-with = Asseoir un bot : { $bot }
open-chair = Libérer cette chaise
bots-level = Bots
level-easy = facile
level-normal = normal
level-hard = difficile
bot-random = bot insouciant
bot-careful = bot prudent
bot-greedy = bot gourmand
bot-two-ply = bot qui prévoit une réponse
bot-easy = bot facile
bot-normal = bot normal
bot-hard = bot difficile
mark-you = vous
mark-host = hôte
mark-bot = bot
mark-away = absent
mark-gone = parti
mark-muted = muet
mark-reading = lit la présentation
mark-shown = visible des spectateurs
mark-turn = doit jouer
mark-plays-for = pour { $name }
asks-for-role = demande à être : { $role }
request-role = Le rôle que vous aimeriez
request-none = aucun en particulier

## L’hôte

start = Commencer
start-without = { $seconds ->
    [0] Commencer sans attendre
   *[other] Commencer sans attendre dans { $seconds } s
}
start-with-bots = Commencer avec des bots
rematch = Rejouer
rematch-with-bots = Rejouer avec des bots
fill-all = Compléter par des bots
shuffle = Mélanger les places
options = Options du jeu
settings = Réglages de la table
make-host = Nommer hôte
become-host = Devenir l’hôte
mute = Couper la parole
unmute = Rendre la parole
remove = Retirer
remove-sure = Retirer { $name } de cette table ?
agreed = Ce qui est convenu

## Quelqu’un est absent

heir-who = Qui joue à sa place ?
proposal = { $owner } est absent. { $heir } doit-il jouer à sa place ?
proposal-bot = { $owner } est absent. { $bot ->
        [easy] Un bot facile
        [normal] Un bot normal
        [hard] Un bot difficile
       *[other] Un bot
    } doit-il jouer à sa place ?
proposal-votes = { $yes } voix sur { $needed } nécessaires
inherited = Vous jouez à la place de { $name }
inherited-look = Ce que cette place a appris : maintenez pour voir
plays-for-you = { $name } joue à votre place.
reclaim = Reprendre ma place

## Réglages

set-public = Montrer cette table à tous
set-talk = Parole
set-talk-chat = libre, et phrases
set-talk-phrases = phrases seulement
set-talk-none = aucune
set-pacing = Visage impassible
set-pacing-off = non
set-pacing-soft = souple
set-pacing-strict = strict
set-pacing-why = Cache le temps que chacun met à réfléchir : un coup rapide ne dit rien.
set-turn = Temps pour un coup
set-grace = Durée d’absence avant que la table puisse voter
set-fair = Répartir les rôles spéciaux équitablement sur la soirée
set-preview = Mission Calaveras : on peut voir d’avance où mène un coup
no-limit = sans limite
at-once = tout de suite
seconds = { $count } secondes
minutes = { $count } minutes
hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
days = { $count } jours

## Les options convenues

option-players = Joueurs
option-wager = Mises
option-wager_on = On mise sur
option-wager_on-any = toute carte
option-wager_on-led = la couleur demandée seulement
option-risky_mode = Missions risquées
option-open_history = Plis à revoir
option-special_roles = Rôles spéciaux
option-blank_role = Rôle maison
option-seconds = Secondes pour le mot
option-look_seconds = Secondes pour regarder
option-strict_majority = Plus de la moitié doit dire oui
option-advanced = Règles avancées
option-free_word = Le Maître du jeu écrit le mot
option-language = Mots en
option-language-en = anglais
option-language-fr = français
option-difficulty = Mots

## La fin

look-at-table = Regarder la table
next-game = La prochaine partie
next-game-wait = L’hôte lance la prochaine partie ; tout le monde en est.
