"""IJ-80: the role that a table defines itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from volteface.games.inside_job.roles import BLANK, ON_REVEAL, SIDES, WINS, Role


class BlankRole(msgspec.Struct, frozen=True):
    """IJ-80: a role of the table's own, from the parts that the printed roles are made of."""

    name: str
    text: str = ""
    side: Literal["agents", "insider", "neutral"] = "agents"
    revealed_at_start: bool = False
    must_follow: bool = True
    may_wager: bool = True
    votes_when_revealed: bool = True
    votes: Literal[0, 1, 2] = 1
    on_reveal: Literal["nothing", "agents-win", "insider-wins", "take-from-right", "switch-sides"] = "nothing"
    wins: Literal["with-side", "most-votes", "right-loses"] = "with-side"

    def role(self) -> Role:
        """Make the row."""
        return Role(
            BLANK,
            SIDES.index(self.side),
            revealed_at_start=self.revealed_at_start,
            must_follow=self.must_follow,
            may_wager=self.may_wager,
            votes=self.votes,
            votes_when_revealed=self.votes_when_revealed,
            on_reveal=ON_REVEAL[self.on_reveal],
            reason="blank-role",
            wins=WINS[self.wins],
            name=self.name,
            text=self.text,
        )
