"""What a play leads to, and how good that is for a team: the open rules applied to the open table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from volteface.games.calaveras import Action, Board, Place, Twist, View
from volteface.games.calaveras.actions import EMPTY_TWIST, PLACES_AT, TWISTS_AT
from volteface.games.calaveras.board import GUILTY_AT, HOW_MANY, INNOCENT, SPOTS, SUSPECT
from volteface.games.calaveras.cards import CARDS, CODES, DECK, HAND, TWIST

WIN = 100.0
"""A game won; no position is worth as much."""

_PLACE, _NICOLE, _CALM = 0.12, 1.0, 0.6
"""What a Place shown is worth, what Nicole is, and how much of it counts while nobody is suspect."""
_POINT = 0.3
"""What a suspicion point of any rival is worth, and one of the team costs."""
_AGAINST, _ALIBI = 0.5, 0.4
"""What a suspect Place of a rival is worth, and what innocence is, while nobody is named yet."""
_TWIST_KEPT = 0.25
"""What a Twist in the hand is worth: it can always be played later."""
_BOLD, _PATIENCE = 0.2, 10
"""How bold it is at first; after about so many turns of each seat it fears the next rival no more."""


def board_of(view: View) -> Board:
    """Lay out what a view shows."""
    board = Board(len(view.seats), view.nicole)
    for seat, one in enumerate(view.seats):
        board.shown[seat] = _bits(one.places)
        board.suspicion[seat] = one.suspicion
    board.shown[INNOCENT] = _bits(view.innocent)
    board.shown[SUSPECT] = _bits(view.suspect)
    return board


def _bits(places: Sequence[str]) -> int:
    return sum([2 ** CODES[place] for place in places])


def after(board: Board, action: Action) -> Board:
    """MC-8 to MC-20: what lies open once a play has been made and everything has come of it."""
    board = board.copy()
    if isinstance(action, Place):
        board.put(action.card, action.to)
    elif isinstance(action, Twist):
        board.lift(action.card, action.origin)
        board.put(action.card, action.to)
    board.move_nicole()
    suspect = board.suspect()
    if suspect is not None:
        board.cast_suspicion(suspect)
        board.move_nicole()
    return board


class Outlook:
    """How good the open table is for one team, from what one player knows."""

    def __init__(self, view: View, seat: int) -> None:
        """Look at the table from a seat."""
        self.half = len(view.seats) // 2
        self.team = seat % self.half
        self._held = _chances(view)
        # The longer a game lasts the bolder it plays, so that careful teams come to an end.
        self.bold = min(1.0, _BOLD + len(view.history) / (_PATIENCE * len(view.seats)))

    def worth(self, board: Board) -> float:
        """Say what a position is worth to the team: a lead in trust, the more so the nearer the end is."""
        guilty = board.guilty()
        if guilty is not None:
            return WIN if board.nicole % self.half == self.team and board.nicole != guilty else -WIN
        ours = theirs = WIN
        points = 0.0
        for seat in range(board.seats):
            # MC-18: fewest points first, then the most Places.
            doubt = board.suspicion[seat] - _PLACE * float(HOW_MANY[board.shown[seat]])
            if seat % self.half == self.team:
                ours = min(ours, doubt)
                points -= board.suspicion[seat]
            else:
                theirs = min(theirs, doubt)
                points += board.suspicion[seat] / (self.half - 1)
        lead = theirs - ours + (_NICOLE if board.nicole % self.half == self.team else -_NICOLE)
        now = (lead + _POINT * points) * (_CALM + max(board.suspicion) / GUILTY_AT)
        return now + self.bold * self._pressure(board)

    def _pressure(self, board: Board) -> float:
        """MC-12, MC-15: say how the cards at the centre speak against the rivals and for the team."""
        pressure = 0.0
        for seat in range(board.seats):
            against = _AGAINST * float(board.suspect_places(seat)) - _ALIBI * float(board.is_innocent(seat))
            pressure += -against if seat % self.half == self.team else against / (self.half - 1)
        return pressure

    def fears(self, board: Board) -> float:
        """Say what a position is worth once the next seat, a rival, has made the best of what it may hold."""
        if board.guilty() is not None:
            return self.worth(board)
        replies = [min([self.worth(after(board, reply)) for reply in row]) for row in answers(board)]
        unlikely = 1.0
        total = 0.0
        for worst, card in sorted(zip(replies, range(len(CARDS)), strict=True)):
            total += unlikely * self._held[card] * worst
            unlikely *= 1 - self._held[card]
        return total + unlikely * self.worth(board)

    def spent(self, action: Action) -> float:
        """Say what the card of a play is worth in the hand."""
        return 0.0 if isinstance(action, Place) else _TWIST_KEPT


def answers(board: Board) -> Iterator[Sequence[Action]]:
    """MC-7, MC-10: for each kind of card, every way to play it."""
    seats = board.seats
    yield from PLACES_AT[seats]
    twists: list[Action] = [EMPTY_TWIST]
    for origin in range(SPOTS):
        twists += TWISTS_AT[seats][origin][board.shown[origin]]
    yield twists


def unseen_cards(view: View) -> list[int]:
    """Count for each kind of card how many a player has not seen."""
    unseen = [DECK[code] - view.discard[name] for code, name in enumerate(CARDS)]
    open_places = [*view.innocent, *view.suspect, *(place for seat in view.seats for place in seat.places)]
    for name in [*open_places, *(view.you.hand if view.you is not None else ())]:
        unseen[CODES[name]] -= 1
    return unseen


def _chances(view: View) -> list[float]:
    """Guess for each kind of card how likely a rival holds one."""
    unseen = unseen_cards(view)
    total = max(1, sum(unseen))
    assert len(unseen) == TWIST + 1
    return [1 - (1 - number / total) ** HAND for number in unseen]
