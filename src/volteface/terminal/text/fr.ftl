### Les mots du terminal : tout ce qui ne concerne pas un jeu en particulier.

term-you = Vous
term-player = Joueur { $seat }
term-player-short = J{ $seat }
term-and = { $first } et { $last }
term-no-such-seat = Personne ne peut s’asseoir à la place { $seat } de cette table ; il y a : { $seats }.

## Questions et réponses

term-choose = Choisissez.
term-wait = Un instant.
term-refused = { $sentence } ({ $rule })
term-with-token = Avec une mallette dessus. Entrée la joue, w reprend la mallette.
term-no-token = Il n’y a rien ici sur quoi miser.
term-not-understood = « { $typed } » ne fait pas partie des choix. Tapez un numéro ou une carte, ? pour l’aide, q pour quitter.
term-any-key = Une touche pour continuer.

## La donne

term-sealed = La donne est scellée : { $seal }…
term-seal = Sceau { $seal }
term-salt = Sel   { $salt }
term-check = Le SHA-256 du sel et de la donne redonne le sceau : avec la partie notée, chacun peut vérifier que rien n’a changé.

## Passer l’écran

term-hand-over = Passez l’écran à { $name }.
term-hand-over-wait = Appuyez sur Entrée quand personne d’autre que { $name } ne regarde.

## Quitter et finir

term-leave-question = Quitter cette partie ? Elle ne sera pas gardée.
term-leave-yes = quitter
term-leave-no = rester
term-goodbye = Au revoir, et merci d’avoir joué.
term-end-of-input = Il n’y a plus rien à lire : la partie s’arrête ici. Au revoir.
term-end-title = La partie est finie
term-end-choose = Et maintenant ? a : une autre partie, s : enregistrer, w : pourquoi les bots ont fait ça, q : quitter.
term-saved = Enregistrée sous { $file }.
term-not-saved = La partie n’a pas pu être enregistrée : { $reason }.

## Panneaux

term-seats = Autour de la table
term-table = Sur la table
term-log = Ce qui s’est passé
term-help-title = Aide
term-help-rules = Les règles en bref
term-help-keys = Touches
term-help-role = Votre rôle
term-help-role-hidden = r montre ici votre carte de rôle, quand personne d’autre ne regarde.
term-secret-title = Rien que pour vos yeux
term-history-title = Retour en arrière
term-no-history = À cette table, les plis joués restent face cachée.
term-no-secret = Il n’y a pas de secret à regarder maintenant.
term-close = Une touche pour fermer.
term-close-long = ↑ ↓ pour lire la suite, une autre touche pour fermer.

## Touches, dans la ligne du bas et dans l’aide

term-key-enter = Entrée
term-key-escape = Échap
term-key-choose = choisir
term-key-play = jouer
term-key-token = miser
term-key-role = rôle
term-key-help = aide
term-key-language = English
term-key-leave = quitter
term-key-again = une autre partie
term-key-save = enregistrer
term-key-reasons = pourquoi ?
term-reasons-title = Pourquoi les bots ont-ils fait ça ?
term-no-reasons = Aucun bot n’a laissé de raison : seuls les niveaux facile, normal et difficile en donnent.
term-key-go-on = continuer
term-key-ready = c’est bon
term-key-back = retour
term-help-arrows = ← → ↑ ↓ choisissent ; une lettre et un nombre vont droit à une carte : b 7.
term-help-enter = Entrée joue la carte choisie. Essayez aussi une carte pâle : la table dit pourquoi c’est non.
term-help-token = w ou + pose une mallette sur la carte, ou la reprend, avant de la jouer.
term-help-peek = r montre votre rôle ; une touche le cache.
term-help-history = t montre les plis précédents, si la table le permet.
term-help-more = ? ou F1 aide, l change de langue, q quitte.

## Lignes simples

term-plain-commands = Tapez un numéro, ou une carte par son code. r : votre rôle, t : ce qui s’est passé, l : English, ? : aide, q : quitter.
term-plain-token = Une carte avec une mallette finit par +, comme b7+.
term-plain-prompt = Votre choix :
term-plain-back = 0 retour
term-plain-leave = Quitter cette partie ? o ou n :
term-time-passes = Le sablier coule : encore { $seconds } s.
term-too-late = Le temps est écoulé.
term-type = Écrivez (une ligne vide : rien d’écrit) :
term-type-title = À vous d’écrire
term-type-keys = Entrée : envoyer · Échap : annuler
term-plain-wait = (ligne vide : attendre ; encore { $seconds } s)
term-key-wait = attendre
