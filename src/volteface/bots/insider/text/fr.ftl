### Pourquoi un robot d’Insider a fait ce qu’il a fait, en français. `$seat` est un nom, `$number` compte à partir de 1.
### On ne sait pas si un nom est celui d’une femme ou d’un homme : rien ne s’accorde avec lui, ni avec qui parle.

in-why-write = J’ai écrit un mot que je connais bien.
in-why-redraw = Je ne connais pas assez bien « { $word } » pour répondre.
in-why-ask = Environ { $words } mots me semblaient encore possibles, et la réponse devait en départager beaucoup.
in-why-ask-some = Environ { $words } mots me semblaient encore possibles, et la réponse pouvait en écarter quelques-uns.
in-why-ask-mind = Ce qui correspondait aux réponses ne m’était pas encore venu à l’esprit : j’ai donc continué à chercher.
in-why-ask-unsure = J’avais en tête un mot qui convenait, mais pas assez de certitude pour le dire.
in-why-name = Je pensais que c’était ce mot : { $chance } % selon moi.
in-why-name-hurry = Le temps pressait : j’ai tenté le mot le plus probable que j’avais en tête, { $chance } % selon moi.
in-why-name-try = Aucune question ne m’aurait appris grand-chose : j’ai tenté un mot qui m’était venu à l’esprit.
in-why-steer = Je connaissais le mot, et la réponse devait en rapprocher les autres.
in-why-blend = Je connaissais le mot, et j’ai fait comme si je l’ignorais.
in-why-speak-up = Le temps allait manquer, et sans le mot je perdais.
in-why-unnoticed = Je connaissais le mot, et à ce moment-là n’importe qui aurait pu y penser.
in-why-found = La question { $number } nommait le mot.
in-why-other-word = La question { $number } nommait un autre mot.
in-why-sort-of = La question { $number } nommait un autre mot, mais le nôtre en est un peu une sorte.
in-why-compared = J’ai pensé à ce qui distingue les deux choses que comparait la question { $number }.
in-why-more = La question { $number } ressemblait à : « { $question } » Je ne pouvais pas répondre du reste.
in-why-not-understood = Je ne savais pas bien ce que voulait dire la question { $number }.
in-why-word-unknown = Je n’en sais pas assez sur le mot pour répondre à la question { $number }.
in-why-depends = J’ai compris la question { $number } ainsi : « { $question } » On peut répondre oui comme non.
in-why-hesitate = J’ai compris la question { $number } ainsi : « { $question } » Je n’ai pas osé trancher.
in-why-nobody-knows = J’ai compris la question { $number } ainsi : « { $question } » Personne ne peut le dire.
in-why-answer = J’ai compris la question { $number } ainsi : « { $question } »
in-why-denied = J’ai compris la question { $number } comme le contraire de : « { $question } »
in-why-accuse = Pour moi, { $seat } avait { $chance } % de chances d’être le Traître, plus que quiconque.
in-why-acquit = Pour moi, { $seat } avait { $chance } % de chances d’être le Traître, et j’en voyais au moins autant ailleurs.
in-why-suspect = Pour moi, { $seat } avait { $chance } % de chances d’être le Traître, et personne n’en avait davantage.
in-why-suspect-question = Pour moi, { $seat } avait { $chance } % de chances d’être le Traître, surtout à cause de la question { $number } ; personne n’en avait davantage.
in-why-centre = C’est au centre que la carte du Traître avait le plus de chances de se trouver : { $chance } %.
in-why-frame = J’étais le Traître, et je voulais que les soupçons tombent ailleurs.
in-why-frame-not = J’étais le Traître, et accuser { $seat } aurait pu attirer l’attention sur moi.
in-why-look-idle = J’étais le Traître : aucune carte ne pouvait rien m’apprendre.
