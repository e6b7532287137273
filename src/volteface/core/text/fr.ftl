record-too-long = Cette ligne a plus de { $limit } caractères ; aucune partie n’est aussi longue.
record-too-many-entries = Une partie notée de plus de { $limit } entrées n’est pas montrée.
record-not-json = Ce n’est pas du JSON.
record-not-a-record = C’est du JSON, mais pas une partie : il manque la clé « volteface ».
record-version = Cette partie est au format { $version } ; seul le format 1 peut être lu.
record-shape = Cette partie n’est pas écrite comme il faut : { $reason }.
record-other-game = C’est une partie de { $game }.
record-seats = Cette table a { $seats } places ; la partie en nomme un autre nombre.
record-no-deal = La première entrée d’un journal est la donne.
record-seal = Le sceau ne correspond pas à la donne et à son sel.
record-by = { $by } n’est pas une place de cette table.
record-result-missing = La partie est finie, mais elle est notée sans résultat.
record-result-early = La partie est notée avec un résultat, mais elle n’est pas finie.
record-result = Le résultat noté est { $stated } ; c’est { $right }.
bot-unknown = Il n’y a pas de robot { $bot } pour { $game } ; il y a : { $bots }.
game-unknown = Il n’y a pas de jeu { $game } ; il y a : { $games }.
record-number = La prochaine entrée de ce journal porte le numéro { $number }.
record-not-asked = Rien n’est laissé ici à { $by }.
record-at = Chaque entrée de ce jeu dit dans « at » combien de millisecondes ont passé depuis le début.
simple-players = { $players } n’est pas un nombre de joueurs de { $low } à { $high }.
simple-deal = Une telle donne est impossible dans ce jeu.
simple-not-in-turn = Ce n’est pas au tour du joueur { $seat }.
simple-not-offered = « { $move } » n’est pas possible maintenant.
cli-use-the-rest = Utiliser { $lines ->
    [one] l’autre ligne ?
   *[other] les { $lines } autres lignes ?
}
options-unreadable = L’option { $option } est illisible.

## Textes que les gens écrivent

text-too-long = { $limit ->
    [one] C’est trop long : un caractère au plus.
   *[other] C’est trop long : { $limit } caractères au plus.
}
text-control = Il y a là un caractère qui ne peut pas être affiché.
text-empty = Il n’y a rien à lire.
text-no-letters = Il n’y a là ni lettre, ni chiffre, ni symbole.

## Phrases toutes faites

say-hello = Bonjour !
say-thanks = Merci !
say-good-luck = Bonne chance à tous !
say-good-game = Belle partie !
say-again = On refait une partie ?
say-moment = Un instant, s’il vous plaît.
say-back = Me revoilà.
say-hurry = On avance, on avance !
say-your-turn = { $seat }, on t’attend.
say-well-played = Bien joué, { $seat } !
say-agree = Je suis d’accord avec { $seat }.
say-disagree = Je ne suis pas d’accord avec { $seat }.
say-unsure = J’hésite.
say-oops = Oups !
say-laugh = Ha ha ha !
say-wow = Je ne m’attendais pas à ça !
phrase-unknown = Personne ne peut dire cela à cette table.
phrase-slots = { $slots ->
    [0] Cette phrase n’a rien à compléter.
    [one] Cette phrase a un blanc à compléter.
   *[other] Cette phrase a { $slots } blancs à compléter.
}
phrase-slot = Cela ne va pas dans le blanc { $slot } de cette phrase.
