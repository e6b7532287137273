"""The constants of belief and playouts, in one place. Compiled.

They were tuned on games between bots; decision 0014 has what was tried.
"""

from __future__ import annotations

from typing import Final, final


@final
class Tuning:
    """What is believed of players in general; chances of winning are in games won."""

    __slots__ = (
        "choice_odds",
        "choice_spread",
        "follow_odds",
        "hope_odds",
        "noise",
        "opinion",
        "power",
        "proof",
        "public_power",
        "revoke",
        "revoke_cost",
        "room_temper",
        "slip",
        "spoils",
        "spread",
        "wager_odds",
        "whim",
    )

    def __init__(self) -> None:
        """Write the table."""
        # How far choices stray from the best: the temperature at which styles are read.
        self.spread: float = 0.02
        # How often somebody just plays anything.
        self.noise: float = 0.2
        # The power to which the likelihood of a choice is raised, for a seat and for the whole table.
        self.power: float = 1.0
        self.public_power: float = 0.5
        # How far the choice of a mission strays, in chances of success.
        self.choice_spread: float = 0.15
        # What it costs a wholly ready revoker not to follow suit though he could.
        self.revoke_cost: float = 0.02
        # How often an Insider spoils a mission that he could spoil.
        self.spoils: float = 0.5
        # How the table draws conclusions within a playout, in log-odds: for hope lost, for following suit,
        # for a token put down early, for a hard mission shown, for a suit shown after it was denied.
        self.hope_odds: float = 2.5
        self.follow_odds: float = -0.35
        self.wager_odds: float = 0.8
        self.choice_odds: float = 1.0
        self.proof: float = 12.0
        # How often the table thinks an Insider fails to follow suit, and an Agent has a reason nobody sees.
        self.revoke: float = 0.3
        self.slip: float = 0.04
        self.room_temper: float = 0.5
        # How far choices in playouts stray from the best, and votes from what the table thinks.
        self.whim: float = 0.02
        self.opinion: float = 1.0


TUNING: Final = Tuning()
