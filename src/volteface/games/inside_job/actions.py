"""What a seat may want. Actions are small values; equal ones compare equal, the usual ones are made once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.games.inside_job.cards import CARDS, TOKEN, VALUES, Card
from volteface.games.inside_job.missions import MISSIONS, Mission

LARRY: Final[i64] = 5
"""Larry as somebody to vote for: no seat has this number."""


class Action:
    """Anything a seat can do; ``notation`` is short, unique and readable."""

    __slots__ = ("notation",)

    def __init__(self, notation: str) -> None:
        """Write it down."""
        self.notation = notation

    def __eq__(self, other: object) -> bool:
        """Two actions are equal if they are written the same way."""
        return isinstance(other, Action) and self.notation == other.notation

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self.notation)

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.notation}>"


@final
class Partner(Action):
    """IJ-47: the Accomplice chooses her partner."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        """Name the seat."""
        super().__init__(f"partner {seat}")
        self.seat: i64 = seat


@final
class ChooseMission(Action):
    """IJ-9: the starting player makes one of two missions public."""

    __slots__ = ("mission",)

    def __init__(self, mission: Mission) -> None:
        """Name the mission."""
        super().__init__(f"mission {mission.id}")
        self.mission = mission


@final
class Play(Action):
    """IJ-11, IJ-12, IJ-17: a card, with or without a token on it."""

    __slots__ = ("bit", "card", "code", "wager")

    def __init__(self, card: Card, wager: bool = False) -> None:
        """Name the card."""
        super().__init__(f"play {card.name}{'+' if wager else ''}")
        self.card = card
        self.wager = wager
        self.code: i64 = card.code + (TOKEN if wager else 0)
        self.bit: i64 = card.bit


@final
class PlayLarry(Action):
    """IJ-62: of Larry's three cards one is played, one goes back on top, one is out of the game."""

    __slots__ = ("back", "out", "play")

    def __init__(self, play: Card, back: Card, out: Card) -> None:
        """Name the three cards."""
        super().__init__(f"larry {play.name} back {back.name} out {out.name}")
        self.play = play
        self.back = back
        self.out = out


@final
class Vote(Action):
    """IJ-30: a ballot. The order of its votes means nothing, so it is always sorted."""

    __slots__ = ("tally", "targets")

    def __init__(self, targets: tuple[int, ...]) -> None:
        """Name whom the ballot is against; nobody is ``()``."""
        self.targets: tuple[int, ...] = tuple(sorted(targets))
        super().__init__("vote " + (" ".join(map(str, self.targets)) or "nobody"))
        # Four bits for each possible target, so that ballots are counted by adding.
        self.tally: i64 = sum([16**target for target in targets if 0 <= target <= LARRY])


PLAYS: Final = [Play(card) for card in CARDS]
WAGERS: Final = [Play(card, wager=True) for card in CARDS]
CHOICES: Final = [ChooseMission(one) for one in MISSIONS]
PARTNERS: Final = [Partner(seat) for seat in range(5)]


def _plays_of_suit(suit: int, wager: bool) -> list[tuple[Action, ...]]:
    """List the plays of one suit for every set of its cards, 13 bits each."""
    table: list[tuple[Action, ...]] = [()]
    for index in range(suit * VALUES, (suit + 1) * VALUES):
        more: tuple[Action, ...] = (PLAYS[index], WAGERS[index]) if wager else (PLAYS[index],)
        table.extend([fewer + more for fewer in table])
    return table


PLAIN: Final = [_plays_of_suit(suit, wager=False) for suit in range(4)]
"""The plays of one suit without a token, by suit and by the cards held of it."""

BOTH: Final = [_plays_of_suit(suit, wager=True) for suit in range(4)]
"""The same, without and with a token."""


def _ballots(targets: int, votes: int, same: bool) -> tuple[Action, ...]:
    """IJ-31, IJ-44: every ballot of one or two votes against the targets, one bit each."""
    seats = [seat for seat in range(6) if targets & 2**seat]
    if not seats:
        return (Vote(()),)
    ballots: list[Action] = [Vote((seat,)) for seat in seats]
    if votes == 2:
        ballots += [Vote((one, two)) for one in seats for two in seats if one < two or (same and one == two)]
    return tuple(ballots)


ONE_VOTE: Final = [_ballots(targets, 1, same=False) for targets in range(64)]
TWO_VOTES: Final = [_ballots(targets, 2, same=False) for targets in range(64)]
TWO_VOTES_EVEN_ALIKE: Final = [_ballots(targets, 2, same=True) for targets in range(64)]
