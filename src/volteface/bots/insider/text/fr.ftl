### Pourquoi un robot d’Insider a fait ce qu’il a fait, en français. `$seat` est un nom, `$number` compte à partir de 1.

in-why-write = J’ai écrit un mot que je connais bien.
in-why-redraw = Je ne connais pas assez « { $word } » pour répondre.
in-why-ask = Il me restait environ { $words ->
    [one] un mot
   *[other] { $words } mots
}, et la réponse devait en départager beaucoup.
in-why-name = Je pensais que c’était ce mot, à { $chance } %.
in-why-steer = Je connaissais le mot, et la réponse devait vous en rapprocher.
in-why-blend = Je connaissais le mot, et j’ai demandé comme si je l’ignorais.
in-why-speak-up = Le temps allait manquer, et sans le mot je perdais.
in-why-unnoticed = Je connaissais le mot, et n’importe qui aurait déjà pu le trouver.
in-why-found = La question { $number } nommait le mot.
in-why-other-word = La question { $number } nommait un autre mot.
in-why-sort-of = La question { $number } nommait un autre mot, mais le nôtre en est un peu une sorte.
in-why-compared = J’ai pensé à ce qui distingue les deux choses que comparait la question { $number }.
in-why-more = La question { $number } ressemblait à : « { $question } » Je ne pouvais pas répondre du reste.
in-why-not-understood = Je n’étais pas sûr du sens de la question { $number }.
in-why-word-unknown = Je n’en sais pas assez sur le mot pour répondre à la question { $number }.
in-why-depends = J’ai compris la question { $number } ainsi : « { $question } » On peut répondre oui et non.
in-why-answer = J’ai compris la question { $number } ainsi : « { $question } »
in-why-denied = J’ai compris la question { $number } comme le contraire de : « { $question } »
in-why-accuse = { $seat } était plus que tout autre l’Insider probable : { $chance } %.
in-why-acquit = { $seat } n’était pas l’Insider le plus probable : { $chance } %.
in-why-suspect = { $seat } était l’Insider le plus probable : { $chance } %.
in-why-suspect-question = { $seat } était l’Insider le plus probable, { $chance } %, surtout pour la question { $number }.
in-why-centre = Personne n’a demandé comme un Insider : celui du centre était le plus probable, { $chance } %.
in-why-frame = J’étais l’Insider, et content que l’on soupçonne quelqu’un d’autre.
