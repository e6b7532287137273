### Après une partie, en français.

af-replay = Revoir la partie
af-story = L’histoire de cette partie
af-chapter = Chapitre { $number }
af-led = { $count ->
    [one] Ce qui y a mené
   *[other] Ce qui y a mené, en { $count } moments
}
af-told-in-secret = Dit à { $name } en secret :
af-why = Pourquoi les bots ont-ils fait ça ?
af-why-none = Aucun bot n’a laissé de raison : aucun n’a joué cette partie, ou c’en est un qui ne sait pas dire pourquoi.
af-seal = La donne scellée
af-seal-what = Avant le premier coup, tout le monde a vu un sceau de la donne. On peut maintenant l’ouvrir : cet appareil le recalcule lui-même et compare.
af-seal-check = Vérifier la donne
af-seal-kept = Le sceau est intact : c’est bien la donne fixée avant le premier coup.
af-seal-unseen = Le sceau correspond à la donne. Cet appareil est arrivé trop tard pour le noter ; demandez à quelqu’un qui était là dès le début de vérifier aussi.
af-seal-broken = Le sceau ne correspond pas : ce n’est pas la donne qui avait été scellée.
af-seal-step-noted = Le sceau noté par cet appareil ({ $when }) :
af-seal-step-unnoted = Cet appareil n’a noté aucun sceau pendant la partie.
af-seal-step-salt = Le sel qui empêchait de le deviner, désormais public :
af-seal-step-deal = La donne, telle que l’écrit le compte rendu
af-seal-step-hash = SHA-256 du sel et de la donne, calculé ici :
af-keeping = À emporter
af-download = Télécharger le compte rendu
af-share = Partager cette partie
af-share-names = Qui a le lien voit toute la partie : les noms, les cartes et les secrets de chacun.
af-share-sure = Créer un lien
af-share-link = Toute personne qui a ce lien peut revoir la partie :
af-unshare = Ne plus partager
af-unshared = Le lien ne mène plus nulle part.
af-tv-next = { $host } la lance. Qui veut en être vient à la table maintenant.
