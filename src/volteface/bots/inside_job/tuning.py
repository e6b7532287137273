"""The constants of belief and playouts, in one place. Compiled.

They were tuned on games between bots; decisions 0014 and 0021 have what was tried.
"""

from __future__ import annotations

from typing import Final, final


@final
class Tuning:
    """What is believed of players in general; chances of winning are in games won."""

    __slots__ = (
        "choice_odds",
        "choice_spread",
        "let_pass",
        "noise",
        "opinion",
        "power",
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
        self.spread: float = 0.012
        # How often somebody just plays anything.
        self.noise: float = 0.2
        # The power to which the likelihood of a choice is raised.
        self.power: float = 1.0
        # How far the choice of a mission strays, in chances of success.
        self.choice_spread: float = 0.8
        # What it costs a wholly ready revoker not to follow suit though he could.
        self.revoke_cost: float = 0.02
        # How often an Insider spoils a mission that he could spoil.
        self.spoils: float = 0.5
        # How the table draws conclusions, in log-odds, as careful players do (weights.py): for a token put
        # down early, for a hard mission shown.
        self.wager_odds: float = 1.0
        self.choice_odds: float = 1.9
        # How often the table thinks an Insider fails to follow suit, an Agent has a reason nobody sees, and
        # an Insider lets a mission pass that he could spoil; and how much of all this it dares to believe.
        self.revoke: float = 0.35
        self.slip: float = 0.04
        self.let_pass: float = 0.7
        self.room_temper: float = 0.5
        # How far choices in playouts stray from the best, and votes from what the table thinks.
        self.whim: float = 0.02
        self.opinion: float = 1.0


TUNING: Final = Tuning()
