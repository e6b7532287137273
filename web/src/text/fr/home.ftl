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

## La première partie

first-title = { $game } en trois phrases
first-rest = Le reste est sous « Règles », à tout moment.
first-go = C’est parti
first-ready = C’est compris
first-inside-job-1 = Vous êtes Agent ou, en secret, l’Espion : maintenez le bouton à l’œil pour le savoir.
first-inside-job-2 = Chaque pli a sa mission : fournissez la couleur demandée et aidez-la à réussir. Assez de missions, et les Agents gagnent.
first-inside-job-3 = Chaque pli remporté vous donne une mallette. L’Espion gagne s’il en réunit assez ; sinon, tout le monde vote pour le démasquer.
first-mission-calaveras-1 = Vous et votre partenaire d’en face formez un service. Qui va avec qui, tout le monde le sait ; ce que vous avez en main, personne.
first-mission-calaveras-2 = À votre tour, posez un Lieu devant quelqu’un ou au centre, côté Innocent ou Suspect. Qui montre le plus de Lieux suspects prend des points de suspicion.
first-mission-calaveras-3 = Quand quelqu’un a sept points, le service à qui Nicole se fie gagne. Elle va chez qui a le moins de suspicion.
first-insider-1 = Le Maître du jeu connaît un mot et ne répond que oui, non ou je ne sais pas. Trouvez-le à temps, à force de questions.
first-insider-2 = L’un de vous le connaît aussi : le Traître, qui vous y mène sans se faire voir.
first-insider-3 = Le mot trouvé, on discute et on vote : qui était le Traître ? Si personne ne le trouve, tout le monde perd.
