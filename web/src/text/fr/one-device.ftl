### Un appareil que l’on se passe, en français.

one-elsewhere = Cette table est tenue sur un autre appareil.
one-elsewhere-open = Ouvrir la table
one-gather = Qui joue ?
one-gather-how = Tout le monde joue sur cet appareil. Avant chaque tour, l’écran dit à qui le passer et cache ce que les autres ne doivent pas voir.
one-person = Joueur { $number }
one-remove = Retirer { $name } de la liste
one-add = Ajouter un joueur
one-players = À la table
one-players-count = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
one-bots = { $count ->
    [0] Aucun bot : toutes les chaises sont à vous.
    [one] Un bot occupe la dernière chaise.
   *[other] { $count } bots occupent les autres chaises.
}
one-look-note = À cette table, le moment de regarder dure { $seconds } secondes, pour que l’appareil ait le temps de faire le tour. Chacun l’a pendant { $each } secondes, quel que soit son rôle.
one-start = Commencer
one-again = Rejouer
one-change = Changer les joueurs

## Passer l’appareil

one-pass = Passez l’appareil à { $name }
one-pass-why-turn = C’est le tour de { $name }. Les autres détournent les yeux.
one-pass-why-role = Chacun regarde une fois ses secrets, l’un après l’autre.
one-pass-why-look = Chacun regarde maintenant, { $seconds } secondes, quel que soit son rôle.
one-pass-why-ballot = Chacun a l’appareil une fois. Les choix restent secrets jusqu’à ce que tous aient choisi.
one-pass-why-keep = { $name } est le Maître du jeu et garde l’appareil pendant que les autres posent leurs questions à voix haute.
one-i-am = Je suis { $name } : maintenez pour voir
one-waiting = Personne ici n’a à jouer maintenant.
one-take = Regarder mes secrets
one-take-title = Qui veut regarder ?
one-hide = Cacher
one-yours = Pour les yeux de { $name } seulement
one-pass-on = C’est vu : passez
one-nothing = Rien à choisir ici : regardez, puis passez l’appareil.
one-kept = Votre choix est gardé. Passez l’appareil.
one-looking = L’écran se ferme dans { $left } s
one-asked-aloud = Qui a posé une question à voix haute ?
one-end-talk = { $name } met fin à la discussion
one-rules = Règles
