### Inside Job à l’écran, en français. Couleurs, rôles, missions et événements sont dans le catalogue de la bibliothèque.

## Cartes

t-ij-card = { $value } { ij-suit }
t-ij-the-card = le { $value } { ij-suit }
t-ij-with-token = avec une mallette
t-ij-trump = Atout : { ij-suit }

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
t-ij-play = Jouer
t-ij-play-wager = Jouer avec une mallette
t-ij-choose-mission = Choisissez la mission de ce pli
t-ij-only-you = Vous seul les voyez. L’autre est écartée pour de bon.
t-ij-choose-partner = Qui sera votre partenaire ?
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

t-ij-event-missions-drawn = Vous piochez deux missions. { $one } Ou : { $two }
t-ij-event-larry-put-away = Vous remettez { $back } sur la pile de Larry ; { $out } quitte le jeu.
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
