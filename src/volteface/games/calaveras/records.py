"""Mission Calaveras in records: deal, actions and log, written and read (docs/rules/records.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.games.calaveras.actions import (
    BY_CODE,
    CODE_MASK,
    EMPTY_TWIST,
    EVERY_PLAY,
    PASS,
    PLACING,
    TWISTING,
    Action,
    EmptyTwist,
    Pass,
    Place,
    Reshuffle,
    Twist,
)
from volteface.games.calaveras.board import HOW_MANY, SPOTS, ZONES, spot_name
from volteface.games.calaveras.cards import CARDS, CODES, HAND, TWIST, bag_of, count, names_of, size
from volteface.games.calaveras.options import Options
from volteface.games.calaveras.state import SERVICES, Deal, Setup, State, partner_of

PILE_LIMIT = 255
"""No pile has more cards than a bag can count."""


def write_deal(deal: Deal) -> Entry:
    """Write the deal entry."""
    return {
        "by": "chance",
        "do": "deal",
        "hands": [[*names_of(hand)] for hand in deal.hands],
        "pile": [*names_of(deal.pile)],
        "first": int(deal.first),
    }


def write_seats(deal: Deal) -> list[Entry]:
    """MC-1, MC-3: write the service of every seat, and whose ghost the ghost is."""
    half = len(deal.services)
    seats: list[Entry] = [{"team": deal.services[seat % half]} for seat in range(2 * half)]
    if deal.ghost is not None:
        seats[deal.ghost] = {"ghost_of": partner_of(deal.ghost, half), **seats[deal.ghost]}
    return seats


def read_deal(options: Options, entry: Mapping[str, Json], seats: Sequence[Mapping[str, Json]]) -> Deal:
    """Read a deal entry and the teams that the seats name; both must be of this table."""
    setup = options.setup
    if len(seats) != setup.seats:
        raise Refused("MC-1", "mc-deal-seats", seats=int(setup.seats))
    services = _read_services(setup, seats)
    ghost = _read_ghost(setup, seats)
    hands = _read_hands(setup, entry, ghost)
    pile = [_card(name) for name in _list(entry, "pile")]
    if sorted([*pile, *(card for hand in hands for card in hand)]) != [
        code for code, number in enumerate(setup.deck) for _ in range(number)
    ]:
        raise Refused("MC-5", "mc-deal-cards")
    return Deal(services, ghost, hands, pile, _read_first(setup, entry, ghost))


def _read_services(setup: Setup, seats: Sequence[Mapping[str, Json]]) -> tuple[str, ...]:
    """MC-1, MC-2: two seats of each service, in the same order twice."""
    names = [one.get("team") for one in seats]
    services = tuple(name for name in names[: setup.half] if isinstance(name, str) and name in SERVICES)
    if len(services) != setup.half or len(set(services)) < len(services):
        raise Refused("MC-1", "mc-deal-services")
    if [*services, *services] != names:
        raise Refused("MC-2", "mc-deal-teams")
    if setup.services is not None and services != setup.services:
        raise Refused("MC-1", "mc-deal-teams-chosen")
    return services


def _read_ghost(setup: Setup, seats: Sequence[Mapping[str, Json]]) -> int | None:
    """MC-3: a ghost, if the number of players is odd, across from its partner."""
    ghosts = [seat for seat, one in enumerate(seats) if "ghost_of" in one]
    if len(ghosts) != setup.players % 2:
        raise Refused("MC-3", "mc-deal-ghosts", ghosts=int(setup.players % 2))
    if not ghosts:
        return None
    ghost = ghosts[0]
    partner = seats[ghost]["ghost_of"]
    if not _is_number(partner) or partner != partner_of(ghost, setup.half):
        raise Refused("MC-3", "mc-deal-ghost-partner", seat=ghost + 1)
    if setup.ghost is not None and ghost != setup.ghost:
        raise Refused("MC-3", "mc-deal-ghost-chosen", seat=setup.ghost + 1)
    return ghost


def _read_hands(setup: Setup, entry: Mapping[str, Json], ghost: int | None) -> list[list[int]]:
    """MC-3, MC-5: three cards each, none for the ghost."""
    raw = _list(entry, "hands")
    if len(raw) != setup.seats:
        raise Refused("MC-5", "mc-deal-hands", seats=int(setup.seats))
    hands: list[list[int]] = []
    for seat, hand in enumerate(raw):
        if seat == ghost and hand != []:
            raise Refused("MC-3", "mc-deal-ghost-hand")
        if not isinstance(hand, list) or (seat != ghost and len(hand) != HAND):
            raise Refused("MC-5", "mc-deal-hand", cards=int(HAND))
        hands.append([_card(name) for name in hand])
    return hands


def _read_first(setup: Setup, entry: Mapping[str, Json], ghost: int | None) -> int:
    """MC-6: a player, the one that the table chose if it did."""
    first = entry.get("first")
    if not isinstance(first, int) or not _is_number(first) or not 0 <= first < setup.seats or first == ghost:
        raise Refused("MC-6", "mc-deal-first")
    if setup.first is not None and first != setup.first:
        raise Refused("MC-6", "mc-deal-first-chosen", seat=setup.first + 1)
    return first


def _list(entry: Mapping[str, Json], key: str) -> list[Json]:
    found = entry.get(key)
    if not isinstance(found, list):
        raise Refused("MC-5", "mc-deal-list", key=key)
    return found


def _is_number(raw: Json) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)


def _card(name: Json) -> int:
    if not isinstance(name, str) or name not in CODES:
        raise Refused("MC-5", "mc-no-such-card", card=str(name))
    return CODES[name]


def _place(name: Json) -> int:
    """MC-7: a Twist is no Place."""
    code = _card(name)
    if code == TWIST:
        raise Refused("MC-7", "mc-twist-is-no-place")
    return code


def _spot(raw: Json) -> int:
    if isinstance(raw, str) and raw in ZONES:
        return ZONES[raw]
    if isinstance(raw, int) and _is_number(raw) and 0 <= raw < ZONES["innocent"]:
        return raw
    raise Refused("MC-7", "mc-nowhere", to=str(raw))


def read_action(entry: Mapping[str, Json]) -> Action:
    """Read what an entry does."""
    match entry:
        case {"do": "place", "card": card, "to": to}:
            return PLACING[_place(card)][_spot(to)]
        case {"do": "twist", "card": card, "from": origin, "to": to}:
            return TWISTING[_place(card)][_spot(origin)][_spot(to)]
        case {"do": "twist"} if not {"card", "from", "to"} & entry.keys():
            return EMPTY_TWIST
        case {"do": "pass"}:
            return PASS
        case {"do": "reshuffle", "pile": list(pile)} if len(pile) <= PILE_LIMIT:
            return Reshuffle(tuple(_card(name) for name in pile))
    raise Refused("MC-7", "mc-unknown-action", do=str(entry.get("do")))


def write_action(action: Action) -> Entry:
    """Write ``do`` and what goes with it."""
    if isinstance(action, Reshuffle):
        return {"do": "reshuffle", "pile": [*names_of(action.pile)]}
    return _PLAYS[action.code].copy()


def _write_play(action: Action) -> Entry:
    if isinstance(action, Place):
        return {"do": "place", "card": CARDS[action.card], "to": spot_name(int(action.to))}
    if isinstance(action, Twist):
        origin, to = spot_name(int(action.origin)), spot_name(int(action.to))
        return {"do": "twist", "card": CARDS[action.card], "from": origin, "to": to}
    if isinstance(action, EmptyTwist):
        return {"do": "twist"}
    assert isinstance(action, Pass)
    return {"do": "pass"}


_PLAYS = {code: _write_play(action) for code, action in BY_CODE.items()}


def log(state: State) -> list[Entry]:
    """Write the log that leads to this state."""
    entries = [write_deal(state.deal)]
    piles = dict(state.reshuffles)
    for number, packed in enumerate(state.history):
        entries.append({"by": int(state.seat_of_turn(number)), **_PLAYS[packed & CODE_MASK]})
        if number + 1 in piles:
            entries.append({"by": "chance", **write_action(Reshuffle(tuple(piles[number + 1])))})
    return entries


def vocabulary() -> Sequence[Action]:
    """List every action that could ever be tried; of reshuffles, an empty one."""
    return [*EVERY_PLAY, Reshuffle(())]


def check(state: State) -> None:
    """MC-5, MC-8, MC-9: every card is in one place; no Place twice at the centre."""
    board, setup = state.board, state.setup
    pile = bag_of(state.pile[state.top :])
    for code, number in enumerate(setup.deck):
        lying = 0
        if code != TWIST:
            lying = sum(board.shown[spot] >> code & 1 for spot in range(SPOTS))
        held = sum(count(hand, code) for hand in state.hands)
        total = lying + held + count(pile, code) + count(state.discard, code)
        assert total == number, f"{CARDS[code]}: {total} cards instead of {number}"
    assert not board.shown[ZONES["innocent"]] & board.shown[ZONES["suspect"]], "a Place twice at the centre"
    assert all(not board.shown[spot] for spot in range(setup.seats, ZONES["innocent"])), "a seat too many"
    assert all(size(hand) <= HAND for hand in state.hands), "a hand of more than three"
    assert state.deal.ghost is None or not state.hands[state.deal.ghost], "the ghost holds a card"
    assert all(HOW_MANY[places] <= len(CARDS) - 1 for places in board.shown), "a Place that does not exist"
