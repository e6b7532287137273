### Ce que disent tous les écrans, en français. Les jeux et le serveur ont leurs propres catalogues.

title = Volteface
title-table = { $game } · { $code }
title-asked = ● À vous · { $game }
close = Fermer
dismiss = Retirer
why = Pourquoi ?
why-title = Pourquoi ? { $rule }
why-unknown = La règle { $rule } n’est pas écrite ici.
back = Retour
yes = Oui
no = Non
save = Enregistrer
saved = Enregistré.
menu = Menu
news = nouveau
hold-to-look = Maintenez pour voir
to-home = À la première page
nowhere = Il n’y a rien à cette adresse.
unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
seat-number = Place { $number }
ghost-of = Le fantôme de { $name }
place-larry = Larry
place-centre = le centre

## La connexion

link-connecting = Connexion …
link-waiting = Reconnexion …
link-stopping = Le serveur redémarre ; votre place est gardée
link-open = Connecté
link-closed = Fermé
ended-moved = Votre place est désormais sur un autre appareil.
ended-removed = L’hôte vous a retiré de cette table.
ended-deleted = Cette table a été supprimée.
ended-stopping = Le serveur s’est arrêté.
ended-no-table = Cette table n’existe pas.
ended-unknown-token = Cet appareil n’a plus de place à cette table.
ended-protocol = Cette page n’est plus à jour.
ended-left = Vous avez quitté la table.
load-again = La recharger

## Ce qui est demandé

move-sent = Envoi …
move-kept = Votre coup est gardé. Il sera montré à son heure.
back-to-ending = Au résultat

## Autour de la table

beside-the-table = Autour de la table
panel-role = Secret
panel-talk = Parler
panel-notes = Notes
panel-rules = Règles
panel-people = Joueurs
hold-for-role = Maintenez pour voir : pour vous seul
round-the-table = Autour de la table
watchers = Spectateurs
rules-short = En bref
rules-roles = Rôles
rules-full = Toutes les règles
notes-private = Sur cet appareil seulement, pour vous seul.
notes-text = Notes
mark-trust = confiance
mark-unsure = doute
mark-suspect = soupçon

## Préférences

preferences = Sur cet appareil
language = Langue
language-en = English
language-fr = Français
theme = Lumière
theme-system = comme l’appareil
theme-light = claire
theme-dark = sombre
motion = Mouvement
motion-system = comme l’appareil
motion-full = complet
motion-reduced = réduit
sounds = Sons
what-if = Montrer ce qu’un coup entraînerait, là où la table le permet

## Parler

said-by = { $name } : { $text }
say-something = Dites quelque chose
say-it = Dire
phrases = Phrases toutes faites
no-talk = On ne parle pas à cette table.
you-are-muted = L’hôte vous a coupé la parole.
among-watchers = entre spectateurs
told-in-secret = Confié à vous seul : maintenez pour voir
talk-manners-inside-job = Parlez librement, mais ne dites jamais ce que vous avez en main.
talk-manners-mission-calaveras = Parlez librement, mentez si cela vous chante ; vos cartes restent secrètes.
talk-manners-insider = Parlez librement, mais ne dites jamais ce que montre votre carte.
slot-seat = Qui
slot-number = Combien
slot-suit = Couleur
slot-place = Lieu

## Refus sans phrase à eux

refused-malformed = Le serveur n’a pas compris.
refused-too-large = C’est trop long.
refused-too-many = Trop à la fois : patientez un instant.
refused-not-allowed = Vous ne pouvez pas faire cela.
refused-not-now = Pas en ce moment.
refused-not-in-turn = On ne vous demande rien en ce moment.
refused-illegal = Les règles ne le permettent pas.
refused-stale = Quelque chose s’est passé entre-temps : regardez à nouveau.
refused-busy = Votre dernier coup est encore en route.
refused-not-stored = Cela n’a pas pu être enregistré : rien n’a changé. Réessayez.
refused-stopping = Le serveur va redémarrer. Réessayez dans un instant.
refused-failed = Quelque chose a mal tourné sur le serveur. C’est noté.
