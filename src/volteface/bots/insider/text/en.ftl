### Why a bot of Insider did what it did, in English. `$seat` is a name, `$number` counts questions from 1.

in-why-write = I wrote a word that I know well.
in-why-redraw = I do not know “{ $word }” well enough to answer about it.
in-why-ask = About { $words ->
    [one] one word was
   *[other] { $words } words were
} left for me, and the answer would tell many of them apart.
in-why-name = I thought it was this word, with { $chance } % certainty.
in-why-steer = I knew the word, and the answer would bring you nearer to it.
in-why-blend = I knew the word, and asked as if I did not.
in-why-speak-up = Time was running out, and without the word I would have lost.
in-why-unnoticed = I knew the word, and by now anybody could have found it.
in-why-found = Question { $number } named the word.
in-why-other-word = Question { $number } named another word.
in-why-sort-of = Question { $number } named another word, but one could call ours something of the sort.
in-why-compared = I thought of how the two compare that question { $number } held against each other.
in-why-more = Question { $number } was near to: “{ $question }” I could not answer for the rest of it.
in-why-not-understood = I was not sure what question { $number } meant.
in-why-word-unknown = I do not know enough about the word to answer question { $number }.
in-why-depends = I took question { $number } for: “{ $question }” To that one can say yes and no.
in-why-answer = I took question { $number } for: “{ $question }”
in-why-denied = I took question { $number } for the opposite of: “{ $question }”
in-why-accuse = { $seat } was likelier to be the Insider than any other: { $chance } %.
in-why-acquit = { $seat } was not the likeliest Insider: { $chance } %.
in-why-suspect = { $seat } was the likeliest Insider: { $chance } %.
in-why-suspect-question = { $seat } was the likeliest Insider, { $chance } %, most of all for question { $number }.
in-why-centre = Nobody asked like an Insider: the one at the centre was the likeliest, { $chance } %.
in-why-frame = I was the Insider, and glad of anybody else who was suspected.
