### La première page, en français.

game-inside-job = Inside Job
game-mission-calaveras = Mission Calaveras
game-insider = Insider
promise-inside-job = Remportez des plis, réussissez des missions – et trouvez qui, parmi vous, travaille contre tous les autres.
promise-mission-calaveras = Deux par deux, semez les indices qui perdront vos rivaux, tant que Nicole vous fait confiance.
promise-insider = Trouvez le mot secret à force de questions. Puis trouvez qui le savait depuis le début.
length-inside-job = 20 minutes
length-mission-calaveras = 15 minutes
length-insider = 10 minutes
players-range = { $low } à { $high } joueurs
home-promise = Des jeux de confiance. Asseyez-vous entre amis, ou avec des bots qui ne trichent pas.
home-names = Les noms des jeux appartiennent à leurs éditeurs. Les dessins et les mots, ici, sont les nôtres.
home-replay = Revoir une partie enregistrée
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, avec des bots
invite-short = Inviter
invite-game = Inviter des amis à { $game }
guest = Invité
try-again = Réessayer
have-a-code = Vous avez un code ?
go = Entrer
your-tables = Vos tables
open-tables = Tables ouvertes
table-line = { $host } · { $taken } places sur { $players } · { $state ->
    [waiting] en attente
    [playing] en cours
   *[over] entre deux parties
}
new-table = Une table de { $game }
way-title = Comment jouez-vous ?
way-devices = Chacun sur son appareil
way-devices-how = Téléphones, ordinateurs, près ou loin. Un téléviseur peut montrer la table.
way-one = Un seul appareil pour tous
way-one-how = Vous vous le passez ; un écran intermédiaire garde les secrets.
make-table = Ouvrir la table
