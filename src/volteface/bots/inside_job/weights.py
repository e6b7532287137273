"""What the careful player believes and wants, in numbers: one table, with the reason for each.

Values are chances of winning the game. They were tuned by hand on games between equals.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The constants of one player."""

    mission_chance: float = 0.6
    """How often a mission succeeds between careful players: tells what one more is worth."""

    race_chance: float = 0.1
    """How often somebody who wants it takes a trick: tells what one more intel is worth."""

    vote_base: float = 0.2
    vote_doubt: float = 0.7
    """The Agents' chance in a vote: the base, and more as the most suspected seat is more suspected."""

    let_pass: float = 0.7
    """How often an Insider lets a mission pass that he could spoil."""

    revoke: float = 0.35
    """How often an Insider who could follow suit does not."""

    slip: float = 0.04
    """How often an Agent errs or has a reason one does not see: no evidence but proof is absolute."""

    temper: float = 0.5
    """Evidence is weaker than it looks, because the model of the others is not the others."""

    wager_evidence: float = 1.0
    """Who puts intel at risk with others still to play wants the trick; more often that is the Insider."""

    proof: float = 6.0
    """Log-odds when somebody shows a suit that he had failed to follow."""

    weak_proof: float = 2.0
    """The same where another role at this table need not follow suit either."""

    choice_evidence: float = 0.36
    """How much the choice of a hard mission tells (IJ-9: he saw two)."""

    show_off: float = 0.0
    """How much of the evidence of a spoilt mission is left where somebody wants to look guilty."""

    greed: float = 0.75
    """How often an Insider who can take a trick does."""

    deny: float = 6.0
    """How much more the Agents want a trick that would bring a suspect a step nearer."""

    pays: float = 0.7
    """How often an Agent pays a token to deny a trick that he badly wants denied."""

    ammunition: float = 0.1
    """What the last token is worth for wagering it: without one nobody can deny a trick."""

    reserve: float = 0.015
    """What any further token is worth."""

    lead: float = 0.15
    """What leading the next trick is worth to a side, as a part of a mission: the leader chooses it."""

    first_takes: float = 0.2
    last_takes: float = 0.65
    """How often a racing Insider takes a trick that he leads, and one that he plays last to."""

    cleared: float = 0.04
    """What an Agent revealed by intel is worth to the Agents: one suspect less."""

    silenced: float = 0.2
    """What a lost vote costs."""

    switched: float = 0.4
    """What it costs a role to be made to change sides."""

    hide: float = 0.065
    """What one unit of log-odds of suspicion costs somebody who has to survive a vote."""

    extreme: float = 0.006
    """What keeping a very high or very low card is worth: most missions ask for one of them."""

    shed: float = 0.04
    """What being rid of a very high card is worth to somebody who must not win tricks."""

    burn: float = 0.025
    """What every card of a suit costs that one has denied and cannot show any more."""

    least_gain: float = 0.05
    """However far the last mission, helping one is worth at least this: it shows who does not."""

    finish: float = 0.4
    """What the last mission is worth at least: however good the chances, a game that is won is better."""

    least_stake: float = 0.3
    """However lost a game looks, ending it at once is worth at least this."""

    sure: float = 0.5
    """IJ-44: a second vote helps if its target is more than this part as suspected as the first one's."""


WEIGHTS: Final = Weights()
"""Of everyone who does not know the Insider."""

INSIDER_WEIGHTS: Final = Weights(
    mission_chance=0.36,
    race_chance=0.24,
    let_pass=0.35,
    revoke=0.25,
    temper=0.7,
    choice_evidence=0.6,
    deny=7.5,
    ammunition=0.06,
    extreme=0.004,
    last_takes=1.0,
)
"""Of the Insider. He knows more and fears more: his own race goes better than one in the dark expects,
a mission threatens him only near the last one, and what he does tells the others more than they dare say."""

UNRACED_WEIGHTS: Final = INSIDER_WEIGHTS._replace(hide=0.02)
"""Of an Insider whom intel does not help (IJ-50): missions are his only danger, and few vote in the end."""
