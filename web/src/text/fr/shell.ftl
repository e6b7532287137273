### Ce que disent tous les écrans, en français. Les jeux et le serveur ont leurs propres catalogues.

title = Volteface
close = Fermer
dismiss = Retirer
why = Pourquoi ?
hold-to-look = Maintenez pour voir
to-home = À la première page
nowhere = Il n’y a rien à cette adresse.
unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
seat-number = Place { $number }
ghost-of = Le fantôme de { $name }
place-larry = Larry
