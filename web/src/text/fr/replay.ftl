### Revoir une partie, en français.

rp-open = Revoir une partie
rp-open-how = Ouvrez le compte rendu d’une partie terminée. Rien n’est dévoilé avant son heure.
rp-file = Choisissez un fichier, ou déposez-le ici
rp-paste = Ou collez un compte rendu
rp-show = Montrer
rp-fault = Ligne { $entry } : { $text }
rp-controls = Revoir la partie
rp-slider = Étape
rp-step = Étape { $step } sur { $steps }
rp-first = Au début
rp-back = Une étape en arrière
rp-play = Lancer
rp-pause = Pause
rp-forward = Une étape en avant
rp-last = À la fin
rp-speed = Vitesse
rp-eyes = Avec quels yeux
rp-eyes-all = Ce que tous ont vu
rp-eyes-of = Les yeux de { $name }
rp-quiet = Rien que ces yeux aient pu voir.
rp-secrets = Ses secrets
rp-secrets-of = Ce que sait { $name } à ce moment
rp-truth = Montrer la vérité
rp-truth-warning = Cela dit qui était qui, et comment la partie finit.
rp-truth-show = Montrer quand même
