### Inside Job à l’écran, en français. Couleurs, rôles, missions et événements sont dans le catalogue de la bibliothèque.

## Cartes

t-ij-card = { $value } { ij-suit }
t-ij-the-card = le { $value } { ij-suit }
t-ij-with-token = avec une mallette
t-ij-trump = Atout : { ij-suit }

## La table

t-ij-seats = Les autres à la table
t-ij-starts = commence ce pli
t-ij-ahead = en tête pour l’instant
t-ij-intel-of = { $intel } sur { $of } mallettes
t-ij-intel-short = { $intel }/{ $of }
t-ij-missions-of = { $done } sur { $needed } missions réussies
t-ij-looking = Le pli est complet.
t-ij-succeeded = Réussie
t-ij-failed = Échouée
t-ij-taken-by = Remporté par { $name }
t-ij-history = Plis joués
t-ij-history-title = Les plis joués
t-ij-history-none = Aucun pli n’a encore été joué.

## À vous de jouer

t-ij-tap = Touchez une carte pour la lever
t-ij-tap-wager = Touchez une carte, puis jouez-la avec ou sans mallette
t-ij-keys = Les flèches choisissent une carte, Entrée la joue, W y met une mallette.
t-ij-play = Jouer
t-ij-play-wager = Jouer avec une mallette
t-ij-choose-mission = Choisissez la mission de ce pli
t-ij-only-you = Vous seul les voyez. L’autre est écartée pour de bon.
t-ij-choose-partner = Qui sera votre partenaire ?
t-ij-partner-first = Choisissez quelqu’un
t-ij-partner-take = { $name } est mon partenaire
t-ij-larry-play = jouer
t-ij-larry-plays = jouée
t-ij-larry-back = sur la pile
t-ij-larry-only-you = Vous seul voyez les trois cartes de Larry.

## Le vote

t-ij-wait-vote-all = Tous votent au même moment.
t-ij-vote-first = Choisissez quelqu’un
t-ij-vote-against = Voter contre { $votes }
t-ij-vote-empty = Déposer un bulletin vide
t-ij-two-votes = Qui a deux voix coche deux personnes.
t-ij-ballot-in = Votre bulletin est déposé
t-ij-ballots-together = Tous les bulletins se retournent ensemble.
t-ij-ballots = Les bulletins
t-ij-no-ballot = ne vote pas

## Secrets

t-ij-role-reveal = Qui atteint { $intel } mallettes montre son rôle.

## Événements, dits à l’écran

t-ij-event-missions-drawn = Vous piochez deux missions. { $one } Ou : { $two }
t-ij-event-larry-put-away = Vous remettez { $back } sur la pile de Larry ; { $out } quitte le jeu.
t-ij-event-game-over = { $winners } { $reason }

## La fin

t-ij-has-won = a gagné
t-ij-left-over = Cartes restantes
t-ij-voted = A voté contre { $votes }
t-ij-voted-not = N’a pas voté
t-ij-put-away = { $count ->
    [one] La mission écartée
   *[other] Les { $count } missions écartées
}

## Préparer une table

t-ij-setup-two = À deux, un troisième joueur imaginaire se joint à vous : Larry.
t-ij-setup-special = { $count ->
    [0] Rôles spéciaux
   *[other] Rôles spéciaux : { $count }
}
t-ij-setup-fits = Tout cela va bien ensemble.
t-ij-setup-pairs = Des paires qui vont bien ensemble
t-ij-setup-pairs-how = Des paires qui vont bien ensemble : touchez-en une, ou choisissez vous-mêmes ci-dessous.
t-ij-wager-on-any = On mise sur n’importe quelle carte (édition anglaise)
t-ij-wager-on-led = On ne mise que sur la couleur demandée (édition française)
t-ij-side-agents = Avec les Agents
t-ij-side-insider = Remplace l’Espion
t-ij-side-neutral = D’aucun camp
t-ij-about-bugged = Connue de tous. Si elle a plus d’une mallette, l’Espion gagne aussitôt.
t-ij-about-paranoid = Peut voter contre deux personnes.
t-ij-about-risky = Apporte les missions risquées. Révélée par ses mallettes, les Agents gagnent aussitôt.
t-ij-about-decoy = Veut être soupçonné : gagne seul avec le plus de voix.
t-ij-about-accomplice = Connue de tous. Choisit un partenaire, voit son rôle, et ne gagne que s’il gagne.
t-ij-about-tim-shady = Ne gagne que si la personne à sa droite perd.
t-ij-about-sleeper = Agente tant qu’elle est cachée ; révélée par ses mallettes, elle gagne avec l’Espion.
t-ij-about-prof-no = Les mallettes révèlent plus tôt et ne font pas gagner. Gagne quand tous les autres sont révélés, ou au vote.
t-ij-about-blank = Un rôle que vous inventez vous-mêmes.

## Le rôle maison

t-ij-blank-how = Tout le monde le lit avant la donne. Ce sont les éléments qui comptent ; le texte n’est là que pour les joueurs.
t-ij-blank-preview = La carte telle qu’elle sera distribuée
t-ij-part-name = Nom
t-ij-part-text = Texte de la carte
t-ij-part-side = De quel camp ?
t-ij-part-side-agents = Celui des Agents
t-ij-part-side-insider = Celui de l’Espion
t-ij-part-side-neutral = D’aucun
t-ij-part-revealed_at_start = Révélé dès le début
t-ij-part-revealed_at_start-how = Tout le monde sait qui l’a ; personne ne peut voter contre cette personne.
t-ij-part-must_follow = Doit fournir la couleur
t-ij-part-must_follow-how = Sinon, toute carte peut être jouée à tout moment, comme l’Espion.
t-ij-part-may_wager = Peut miser
t-ij-part-may_wager-how = Tant que le rôle est caché.
t-ij-part-votes_when_revealed = Vote même révélé
t-ij-part-votes_when_revealed-how = Sinon, la voix se perd avec le secret.
t-ij-part-votes = Combien de voix ?
t-ij-part-votes-0 = Aucune
t-ij-part-votes-1 = Une
t-ij-part-votes-2 = Deux, contre des joueurs différents
t-ij-part-on_reveal = Quand ses mallettes le révèlent
t-ij-part-on_reveal-nothing = rien de plus
t-ij-part-on_reveal-agents-win = les Agents gagnent aussitôt
t-ij-part-on_reveal-insider-wins = l’Espion gagne aussitôt
t-ij-part-on_reveal-take-from-right = il prend une mallette à la personne à sa droite
t-ij-part-on_reveal-switch-sides = il change de camp
t-ij-part-wins = Comment gagne-t-il ?
t-ij-part-wins-with-side = Avec son camp
t-ij-part-wins-most-votes = Seulement avec le plus de voix
t-ij-part-wins-right-loses = Seulement si la personne à sa droite perd
