### Insider dans le terminal, en français.

in-say-title = Insider
in-say-role = { $role ->
    [master] Maître
    [insider] Traître
   *[common] Citoyen
}
in-say-centre = la carte du centre
in-say-spoken = (question orale)
in-say-answerer = a trouvé le mot
in-say-answer = { $answer ->
    [yes] oui
    [no] non
    [unknown] je ne sais pas
    [found] c’est le mot !
   *[open] …
}
in-say-reason = { $by ->
    [time] Le mot n’a pas été trouvé à temps.
    [first-ballot] Le premier vote a décidé.
    [second-ballot] Le second vote a décidé.
   *[turned-card] La carte retournée par le Maître a décidé.
}

in-status-master = Maître : { $name }
in-status-answers = { $yes } oui, { $no } non, { $unknown } inconnu
in-status-advanced = règles avancées

in-phase = { $phase ->
    [prepare] Le Maître regarde le mot
    [draw] Un autre mot est tiré
    [look] Regardez maintenant
    [questions] Trouvez le mot
    [card] Un regard sur une carte
    [discussion] Qui le savait depuis le début ? Discutez
    [first-ballot] Premier vote
    [second-ballot] Second vote
    [turn] Le Maître retourne une carte
   *[over] La partie est finie
}
in-table-empty = { $phase ->
    [look] Chacun regarde sa carte : r
    [questions] Personne n’a encore rien demandé.
   *[prepare] Les questions seront notées ici.
}
in-wait = { $phase ->
    [prepare] { $name } regarde le mot.
    [draw] Un autre mot est tiré.
    [look] Regardez votre carte maintenant (r) ; les questions commencent dans un instant.
    [questions] Attendez une question.
    [card] La personne qui a trouvé le mot regarde une carte.
    [discussion] Discutez. { $name } peut y mettre fin.
    [first-ballot] On vote.
    [second-ballot] On vote.
    [turn] { $name } retourne une carte.
   *[over] La partie est finie.
}

in-ask-prepare = Vous êtes le Maître. Regardez le mot (r). Le connaissez-vous ?
in-ask-write = Vous êtes le Maître. Écrivez un mot, ou prenez l’un de ceux-ci.
in-ask-question = Posez une question à laquelle on répond par oui ou par non.
in-ask-answer = { $name } demande : { $text }
in-ask-answer-found = Il semble que ce soit le mot !
in-ask-discussion = Tout le monde discute. Mettez-y fin quand la table est prête à voter.
in-ask-first = Est-ce { $name }, le Traître ? Il faut { $needed } oui.
in-ask-place = { $phase ->
    [card] Quelle carte regardez-vous en secret ?
    [turn] Quelle carte retournez-vous ?
   *[second-ballot] Qui est le Traître ?
}
in-choose-answer = { $answer ->
    [yes] oui
    [no] non
    [unknown] inconnu
   *[found] le mot !
}
in-choose-begin = Je connais le mot : on commence
in-choose-redraw = Un autre mot, s’il vous plaît
in-choose-write = Écrire un mot
in-choose-ask = Écrire une question
in-choose-spoken = J’ai posé ma question à voix haute
in-choose-end = Finir la discussion
in-choose-guilty = Oui, c’est le Traître
in-choose-innocent = Non

in-told-role = Vous êtes : { $role }.
in-told-role-hidden = Vous avez un rôle (r).
in-told-word = Le mot est « { $word } ».
in-told-word-hidden = Vous avez vu le mot (r).
in-told-looked-hidden = Vous avez regardé (r).
in-told-looked-nothing = Vous avez regardé : il n’y a pas de mot sur votre carte.
in-told-seen = Vous avez vu { $card } : { $role }.
in-told-seen-hidden = Vous avez regardé { $card } (r).
in-told-ballot-kept = Votre vote est noté.
in-told-master = { $you ->
    [yes] Vous êtes le Maître.
   *[no] { $name } est le Maître.
}
in-told-redraw = { $name } ne connaît pas le mot ; un autre est tiré.
in-told-written = { $name } a écrit un mot.
in-told-look = Chacun regarde maintenant.
in-told-questions = Le sablier est retourné : { $seconds } secondes pour trouver le mot.
in-told-asked = { $name } : { $text }
in-told-answered = { $name } : { $answer }
in-told-found = { $you ->
    [yes] Vous avez trouvé le mot : « { $word } » !
   *[no] { $name } a trouvé le mot : « { $word } » !
}
in-told-time = Le temps est écoulé et le mot n’a pas été trouvé.
in-told-looked-at = { $name } a regardé cette carte : { $card }.
in-told-looked-at-none = { $name } n’a regardé aucune carte à temps.
in-told-discussion = Le sablier s’écoule dans l’autre sens : qui le savait depuis le début ?
in-told-discussion-over = { $by ->
    [master] Le Maître a mis fin à la discussion.
   *[clock] La discussion est finie.
}
in-told-first = Premier vote : Est-ce { $name }, le Traître ? Il faut { $needed } oui.
in-told-first-shown = { $yes ->
    [0] Personne n’a dit oui.
    [one] Un oui : { $names }.
   *[other] { $yes } oui : { $names }.
}
in-told-shown = { $name } montre sa carte : { $role }.
in-told-second = Second vote : tout le monde désigne quelqu’un en même temps.
in-told-second-shown = { $anybody ->
    [yes] { $ballots }. Personne accusée : { $accused }.
   *[no] { $ballots }. Personne n’est accusé.
}
in-told-turned = Le Maître retourne une carte, { $card } : { $role }.
in-told-over = { $count ->
    [0] { $by } Personne n’a gagné.
    [one] { $by } { $winners } a gagné.
   *[other] { $by } { $winners } ont gagné.
}

in-card = { $role ->
    [master] Vous connaissez le mot et répondez : oui, non, je ne sais pas. Vous gagnez avec les Citoyens si le Traître est démasqué.
    [insider] Vous connaissez le mot. Aidez la table à le trouver à temps, sans vous faire démasquer.
   *[common] Vous ne connaissez pas le mot. Trouvez-le à temps, puis trouvez qui le savait depuis le début.
}
in-card-word = Le mot est « { $word } ».
in-card-no-word = Vous ne voyez pas le mot.
in-end-word = Le mot était « { $word } ».

in-help-goal = Trouvez le mot en { $seconds } secondes, en posant des questions. Si personne n’y arrive, tout le monde perd.
in-help-questions = Tout le monde sauf le Maître demande, dans n’importe quel ordre, ce à quoi l’on répond par oui ou par non. Le Maître et le Traître connaissent le mot ; personne d’autre ne sait qui est le Traître.
in-help-first = Une fois le mot trouvé, vous discutez aussi longtemps qu’il a fallu pour le trouver. Ensuite : la personne qui l’a trouvé est-elle le Traître ? Il faut { $needed } oui.
in-help-second = Si ce n’était pas le Traître et qu’il n’y a pas eu assez de oui, chacun désigne quelqu’un. Le Traître est le plus désigné : les Citoyens et le Maître gagnent. Sinon, le Traître gagne. En cas d’égalité, la personne qui a trouvé le mot décide.
in-help-advanced = Il n’y a peut-être pas de Traître : une carte est posée au centre. La personne qui trouve le mot regarde une carte en secret, et l’on peut aussi désigner le centre. Si le mot n’est pas trouvé, le Maître retourne une carte : si c’est celle du Traître, les Citoyens et le Maître gagnent.
