record-too-long = Cette ligne a plus de { $limit } caractères ; aucune partie n’est aussi longue.
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
