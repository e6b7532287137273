### Insider en français. `$seat` et `$question` comptent à partir de 1.

## Refus

in-waits-prepare = D’abord, le Maître du jeu prend le mot et commence.
in-waits-draw = Un autre mot est tiré.
in-waits-look = Tout le monde regarde maintenant ; les questions commencent dans un instant.
in-waits-questions = C’est le moment des questions et des réponses.
in-waits-card = D’abord, la personne qui a trouvé le mot regarde une carte.
in-waits-discussion = C’est le moment de discuter ; seul le Maître du jeu peut y mettre fin.
in-waits-first-ballot = C’est le premier vote : est-ce la personne qui a trouvé le mot ?
in-waits-second-ballot = C’est le second vote : qui est-ce ?
in-waits-turn = C’est au Maître du jeu de retourner une carte.
in-game-over = La partie est terminée.
in-no-such-seat = Il n’y a pas de place { $seat } à cette table.
in-master-asks-not = Le Maître du jeu répond et ne pose pas de questions.
in-master-answers = Seul le Maître du jeu répond.
in-answerer-waits = Ce vote porte sur vous : vous n’y participez pas.
in-has-voted = Vous avez déjà voté.
in-moment-past = Ce moment est passé.
in-moment-clock = À ce moment-là, le temps n’est pas écoulé.
in-moment-late = Trop tard : le temps est écoulé.
in-redraw-free = À cette table, le Maître du jeu écrit le mot et n’en tire pas.
in-redraw-last = Il n’y a plus de mots à tirer.
in-drawn-before = Ce mot a déjà été tiré.
in-write-off = À cette table, le mot est tiré et non écrit.
in-write-first = Écrivez d’abord un mot.
in-written-already = Vous avez déjà écrit un mot.
in-no-such-question = Il n’y a pas de question { $question }.
in-answered-already = La question { $question } a déjà sa réponse.
in-no-such-answer = Le Maître du jeu dit oui, non ou je ne sais pas, ou marque la bonne réponse ; pas { $answer }.
in-no-such-card = Il n’y a pas de telle carte à cette table.
in-look-own = Vous connaissez votre carte : regardez-en une autre.
in-look-master = Tout le monde connaît le Maître du jeu : regardez une autre carte.
in-point-self = Vous ne pouvez pas vous désigner.
in-point-known = Ce rôle est connu : désignez quelqu’un d’autre.
in-no-centre = Il n’y a pas de carte au centre de cette table.
in-turn-own = Vous êtes le Maître du jeu : retournez une autre carte.

## Textes tapés

in-text-form = Ce texte a des espaces ou des lettres qui n’ont pas leur forme habituelle.
in-words-too-long = C’est trop long.
in-words-no-letters = Il n’y a ni lettre ni chiffre.
in-words-control = Il y a un caractère qui ne peut pas être affiché.
in-words-twice = Ce mot, ou une de ses formes, est déjà dans la liste.
in-words-too-many = La liste est trop longue.

## Options qui ne vont pas ensemble

in-options-players = Insider se joue de 4 à 8, pas à { $players }.
in-options-advanced = Les règles avancées se jouent de 4 à 7, pas à { $players }.
in-options-seconds = Les questions peuvent durer de { $least } à { $most } secondes.
in-options-look-seconds = Le coup d’œil peut durer au plus { $most } secondes.
in-options-own-words = Ligne { $line } de vos mots, « { $text } » : { $reason ->
    [in-words-too-long] { in-words-too-long }
    [in-words-no-letters] { in-words-no-letters }
    [in-words-twice] { in-words-twice }
    [in-words-too-many] { in-words-too-many }
   *[in-words-control] { in-words-control }
}
in-options-own-words-few = { $words ->
    [one] Votre liste a un mot, et il en faut au moins { $least }.
   *[other] Votre liste a { $words } mots, et il en faut au moins { $least }.
}

## Parties notées impossibles

in-deal-roles = Les rôles distribués ne sont pas ceux de cette table.
in-deal-centre = Il y a une carte au centre si, et seulement si, on joue avec les règles avancées.
in-deal-word = La donne doit avoir un mot.
in-deal-word-free = La donne a un mot, mais à cette table le Maître du jeu l’écrit.
in-unknown-action = Insider ne connaît pas d’action { $do }.

## Les options, pour la ligne de commande et les formulaires

in-option-seconds = Le nombre de secondes pour trouver le mot.
in-option-look-seconds = Le nombre de secondes du coup d’œil avant les questions.
in-option-strict-majority = Au premier vote, il faut le oui de plus de la moitié de tous les joueurs.
in-option-advanced = Peut-être n’y a-t-il pas de Traître : une carte est au centre.
in-option-free-word = Le Maître du jeu écrit lui-même un mot.
in-option-language = La langue des mots.
in-option-difficulty = La difficulté des mots.
in-option-own-words = Un fichier avec vos mots, un par ligne.

## Phrases toutes faites : aucune ne répond à la place du Maître du jeu ni ne dit le mot (IN-6)

in-say-question = { $seat }, continue à poser des questions !
in-say-open = La question { $number } n’a pas encore de réponse.
in-say-sum-up = Qui résume ce que l’on sait ?
in-say-elsewhere = Cherchons ailleurs.
in-say-guess = Quelqu’un devrait tenter un mot.
in-say-stuck = Je n’ai aucune idée.
in-say-time = Attention au temps !
in-say-everyone = Que chacun pose une question.
in-say-suspect = À mon avis, { $seat } est le Traître.
in-say-trust = À mon avis, { $seat } n’est pas le Traître.
in-say-steered = { $seat } nous a menés au mot.
in-say-knew = { $seat } posait ses questions comme si la réponse était connue.
in-say-odd-question = La question { $number } me paraît bizarre.
in-say-quiet = { $seat } n’a presque rien demandé.
in-say-lucky = { $seat } a juste eu de la chance.
in-say-fast = C’est allé très vite.
in-say-why = D’où venait la question { $number } ?
in-say-why-you = { $seat }, comment cette question t’est-elle venue ?
in-say-not-me = Ce n’est pas moi, le Traître !
in-say-accuse = Accusons { $seat }.
in-say-no-accuse = N’accusons pas { $seat }.
in-say-point = Désignons tous { $seat }.
