"""MC-23: what a bot says. It announces plays as claims, thanks its partner, doubts rivals, defends itself.

Nothing depends on the hand, so that no word gives a card away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from volteface.bots.charges import Charge, Charges, names
from volteface.core.phrases import Choice, Phrase, Said
from volteface.core.rng import Rng
from volteface.games.calaveras.board import CENTRE_NEEDED
from volteface.games.calaveras.cards import PLACES
from volteface.games.calaveras.view import TurnView, View

_CLAIMS = 0.5
"""How often it announces a play of its own."""
_SPEAKS = 0.25
"""How often it says something else, where there is something to say."""
_LIES = 0.3
"""How much of that is a false clue."""

_ANSWERS = 0.7
"""How often it answers when it was accused."""

ACCUSING: Final = frozenset(
    {
        "mc-say-saw",
        "mc-say-where",
        "mc-say-suspect",
        "mc-say-lie",
        "mc-say-proof",
        "mc-say-against",
        "mc-say-nicole",
    }
)
"""What speaks against those whom it names."""

_Line = tuple[str, dict[str, Choice]]


class Tongue:
    """What one bot says, and what it has already spoken of."""

    def __init__(self, rng: Rng) -> None:
        """Begin in silence."""
        self._rng = rng
        self._turns = -1
        self._last: _Line | None = None
        self.charges: Final = Charges(ACCUSING)

    def say(self, view: View, phrases: Sequence[Phrase]) -> Said | None:
        """Say something about the latest turn, at most once a turn and never the same twice in a row.

        Whoever is accused may answer besides.
        """
        if view.seat is None or view.ending is not None:
            return None
        line = self._defence(view, view.seat) or self._remark(view, view.seat)
        if line is None or line == self._last:
            return None
        self._last = line
        for phrase in phrases:
            if phrase.id == line[0]:
                return Said(phrase, line[1])
        return None

    def unsay(self) -> None:
        """What was found last was not said: it may be found again."""
        self._last = None

    def _defence(self, view: View, me: int) -> _Line | None:
        """Answer what was said against oneself, more often than not."""
        charge = self.charges.answer(lambda said: names(said, me))
        if charge is None or not self._rng.chance(_ANSWERS):
            return None
        return self._rng.choice(list(_defences(view, me, charge)))

    def _remark(self, view: View, me: int) -> _Line | None:
        if len(view.history) == self._turns:
            return None
        self._turns = len(view.history)
        half = len(view.seats) // 2
        partner = (me + half) % len(view.seats)
        last = view.history[-1] if view.history else None
        if last is not None and last.seat == me:
            return claim(last, me, partner) if self._rng.chance(_CLAIMS) else None
        if not self._rng.chance(_SPEAKS):
            return None
        if self._rng.chance(_LIES):
            lies = list(_false_clues(view, me, partner))
            return self._rng.choice(lies) if lies else None
        lines = list(_remarks(view, me, partner))
        return self._rng.choice(lines) if lines else None


def _defences(view: View, me: int, charge: Charge) -> Iterator[_Line]:
    """What fits as an answer; whoever was seen somewhere that nothing bears out denies that."""
    place = charge.said.slots.get("place")
    if place is not None and place not in view.seats[me].places:
        yield "mc-say-never", {"place": place}
        return
    yield "mc-say-not-me", {}
    yield "mc-say-believe", {}
    if charge.by != (me + len(view.seats) // 2) % len(view.seats):
        yield "say-disagree", {"seat": charge.by}


def claim(turn: TurnView, me: int, partner: int) -> _Line | None:
    """Announce a play as people do: what lies where becomes a story."""
    place, to = turn.card, turn.to
    if place is None or to is None or turn.twins:
        return None
    if to == "suspect":
        return "mc-say-happened", {"place": place}
    if to == "innocent":
        return "mc-say-nothing", {"place": place}
    if to == me:
        return "mc-say-me", {"place": place}
    assert isinstance(to, int)
    if to == partner:
        return "mc-say-together", {"seat": to, "place": place}
    return "mc-say-saw", {"seat": to, "place": place}


def _remarks(view: View, me: int, partner: int) -> Iterator[_Line]:
    """What is true and helps the team."""
    last = view.history[-1] if view.history else None
    if last is not None and last.named is not None:
        if last.seat == partner != view.ghost and last.named not in (me, partner):
            yield "mc-say-well-done", {}
        if last.named == me:
            yield "mc-say-not-me", {}
            if last.seat not in (me, partner):
                yield "mc-say-lie", {"seat": last.seat}
    if view.nicole not in (me, partner):
        yield "mc-say-nicole", {"seat": view.nicole}
        if _looks_guilty(view, view.nicole):
            yield "mc-say-suspect", {"seat": view.nicole}
        if len(view.seats) > 4:
            yield "mc-say-against", {"seat": view.nicole}
    if partner != view.ghost and any(view.seats[seat].suspect_places for seat in (me, partner)):
        # A ghost is played by oneself (MC-4): there is nobody to thank or to ask for help.
        yield "mc-say-partner", {}
    if _looks_guilty(view, me):
        yield "mc-say-believe", {}
    if len(view.innocent) + len(view.suspect) >= CENTRE_NEEDED:
        yield "mc-say-centre", {}


def _looks_guilty(view: View, seat: int) -> bool:
    """Whether something speaks against a seat: a Place among the suspect ones, or the most suspicion."""
    one = view.seats[seat]
    return one.suspect_places > 0 or one.suspicion == max(other.suspicion for other in view.seats) > 0


def _false_clues(view: View, me: int, partner: int) -> Iterator[_Line]:
    """What is not true, or nobody can know: an alibi that nothing bears out, doubts about a rival."""
    shown = view.seats[me].places
    for place in PLACES:
        if place in shown and place in view.suspect:
            yield "mc-say-never", {"place": place}
        if place not in shown and place in view.innocent:
            yield "mc-say-me", {"place": place}
    yield "mc-say-innocent", {"seat": partner}
    for seat, other in enumerate(view.seats):
        if seat not in (me, partner):
            if _looks_guilty(view, seat):
                yield "mc-say-suspect", {"seat": seat}
            elif not other.places:
                yield "mc-say-where", {"seat": seat}
            for place in view.suspect:
                if place not in other.places:
                    yield "mc-say-saw", {"seat": seat, "place": place}
