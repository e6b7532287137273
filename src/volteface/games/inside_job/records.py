"""Inside Job in records: the deal, the actions and the log, written and read (docs/rules/records.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final

from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.games.inside_job.actions import (
    CHOICES,
    LARRY,
    PARTNERS,
    PLAYS,
    TWO_VOTES_EVEN_ALIKE,
    WAGERS,
    Action,
    ChooseMission,
    Partner,
    Play,
    PlayLarry,
    Vote,
)
from volteface.games.inside_job.cards import ALL_CARDS, CARDS, Card, card, card_of, cards_of, hand_of
from volteface.games.inside_job.history import done
from volteface.games.inside_job.missions import MISSIONS, mission
from volteface.games.inside_job.options import Options
from volteface.games.inside_job.roles import ALL_INTEL, Role
from volteface.games.inside_job.state import Deal, Setup, State
from volteface.games.inside_job.tricks import unpack

LARRY_NAME = "larry"


def write_deal(deal: Deal) -> Entry:
    """Write the deal entry."""
    players = len(deal.hands)
    entry: Entry = {
        "by": "chance",
        "do": "deal",
        "hands": [[one.name for one in cards_of(hand)] for hand in deal.hands],
        "roles": [role.id for role in deal.roles[:players]],
        "missions": [MISSIONS[index].id for index in deal.missions],
        "starter": int(deal.starter),
    }
    if deal.stack:
        entry["larry_role"] = deal.roles[players].id
        entry["larry_stack"] = [card_of(code).name for code in deal.stack]
    return entry


def read_deal(options: Options, entry: Mapping[str, Json]) -> Deal:
    """Read a deal entry; cards, roles and missions must be the ones of this table, each once."""
    setup = options.setup
    dealt = [_read_hand(hand, setup) for hand in _list(entry, "hands", setup.players, "IJ-6")]
    stack = _read_stack(entry, setup)
    every = [one for cards in (*dealt, stack) for one in cards]
    if len(set(every)) < len(every):
        raise Refused("IJ-1", "ij-deal-card-twice")
    starter = entry.get("starter")
    if isinstance(starter, bool) or not isinstance(starter, int) or not 0 <= starter < setup.players:
        raise Refused("IJ-8", "ij-deal-starter")
    missions = _read_missions(entry, setup)
    hands = [hand_of(cards) for cards in dealt]
    return Deal(hands, _read_roles(entry, setup), missions, starter, [int(one.code) for one in stack])


def _list(entry: Mapping[str, Json], key: str, length: int, rule: str) -> list[Json]:
    found = entry.get(key)
    if not isinstance(found, list) or len(found) != length:
        raise Refused(rule, "ij-deal-list", key=key, length=int(length))
    return found


def _read_hand(raw: Json, setup: Setup) -> list[Card]:
    """IJ-6: so many cards each."""
    if not isinstance(raw, list) or len(raw) != setup.cards_each:
        raise Refused("IJ-6", "ij-deal-hand", cards=int(setup.cards_each))
    return [_card(name) for name in raw]


def _read_stack(entry: Mapping[str, Json], setup: Setup) -> list[Card]:
    """IJ-60: with two players the other 32 cards are Larry's."""
    if not setup.with_larry:
        return []
    return [_card(name) for name in _list(entry, "larry_stack", 32, "IJ-60")]


def _read_missions(entry: Mapping[str, Json], setup: Setup) -> list[int]:
    """IJ-2, IJ-55: the whole pile."""
    pile: list[int] = []
    for name in _list(entry, "missions", len(setup.missions), "IJ-2"):
        row = mission(name) if isinstance(name, str) else None
        if row is None:
            raise Refused("IJ-2", "ij-no-such-mission", mission=str(name))
        pile.append(int(row.index))
    if sorted(pile) != sorted(setup.missions):
        raise Refused("IJ-2", "ij-deal-missions")
    return pile


def _read_roles(entry: Mapping[str, Json], setup: Setup) -> list[Role]:
    """IJ-5, IJ-40, IJ-42, IJ-60: the roles of this table, each as often as it is in the game."""
    names: list[Json] = [*_list(entry, "roles", setup.players, "IJ-5")]
    if setup.with_larry:
        names.append(entry.get("larry_role"))
    pool = list(setup.role_pool)
    roles: list[Role] = []
    for name in names:
        found = [role for role in pool if role.id == name]
        if not found:
            raise Refused("IJ-5", "ij-deal-roles")
        pool.remove(found[0])
        roles.append(found[0])
    for seat, wanted in setup.seat_requests.items():
        if roles[seat].id != wanted:
            raise Refused("IJ-42", "ij-deal-request", seat=seat + 1)
    return roles


def _card(name: Json) -> Card:
    found = card(name) if isinstance(name, str) else None
    if found is None:
        raise Refused("IJ-1", "ij-no-such-card", card=str(name))
    return found


def read_action(entry: Mapping[str, Json]) -> Action:
    """Read what an entry does."""
    match entry:
        case {"do": "play", "card": name, "wager": bool(wager)}:
            return Play(_card(name), wager)
        case {"do": "mission", "choose": str(name)}:
            row = mission(name)
            if row is None:
                raise Refused("IJ-2", "ij-no-such-mission", mission=name)
            return ChooseMission(row)
        case {"do": "larry", "play": play, "back": back, "out": out}:
            return PlayLarry(_card(play), _card(back), _card(out))
        case {"do": "partner", "seat": seat}:
            return Partner(_partner(seat))
        case {"do": "vote", "for": list(targets)} if len(targets) <= 5:
            return Vote(tuple(_target(target) for target in targets))
    raise Refused("IJ-4", "ij-unknown-action", do=str(entry.get("do")))


def _partner(raw: object) -> int:
    # Compiled, what is an `int` is a number from then on, and `True` is 1: booleans are told apart before.
    if not isinstance(raw, bool) and isinstance(raw, int) and 0 <= raw < 5:
        return raw
    raise Refused("IJ-4", "ij-unknown-action", do="partner")


def _target(raw: Json) -> int:
    if raw == LARRY_NAME:
        return LARRY
    if not isinstance(raw, bool) and isinstance(raw, int) and 0 <= raw < 5:
        return raw
    raise Refused("IJ-31", "ij-no-such-target", target=str(raw))


def write_action(action: Action) -> Entry:
    """Write ``do`` and what goes with it."""
    written = _WRITTEN.get(action.notation)
    return written.copy() if written is not None else _write(action)


def _write(action: Action) -> Entry:
    if isinstance(action, Play):
        return {"do": "play", "card": action.card.name, "wager": bool(action.wager)}
    if isinstance(action, ChooseMission):
        return {"do": "mission", "choose": action.mission.id}
    if isinstance(action, PlayLarry):
        return {"do": "larry", "play": action.play.name, "back": action.back.name, "out": action.out.name}
    if isinstance(action, Partner):
        return {"do": "partner", "seat": int(action.seat)}
    assert isinstance(action, Vote)
    targets: list[Json] = [LARRY_NAME if target == LARRY else int(target) for target in action.targets]
    return {"do": "vote", "for": targets}


# What is offered most is written once.
_WRITTEN: Final[dict[str, Entry]] = {
    action.notation: _write(action) for action in [*PLAYS, *WAGERS, *CHOICES]
}


def log(state: State) -> list[Entry]:
    """Write the log that leads to this state."""
    return [write_deal(state.deal), *({"by": seat, **write_action(action)} for seat, action in done(state))]


def vocabulary(options: Options) -> Sequence[Action]:
    """List every action that could ever be tried; of Larry's, those with the first cards of each suit."""
    some = [one for one in CARDS if one.value in (1, 7, 13)]
    larry = [PlayLarry(*three) for three in permutations(some, 3)] if options.players == 2 else []
    ballots = TWO_VOTES_EVEN_ALIKE[63]
    return [*PARTNERS, *CHOICES, *PLAYS, *WAGERS, *larry, Vote(()), *ballots]


def check(state: State) -> None:
    """IJ-1, IJ-3: no card twice, and 14 tokens altogether."""
    held = sum(chair.intel for chair in state.chairs)
    assert state.supply + state.wagered + held == ALL_INTEL, "tokens are not conserved"
    assert state.supply >= 0, "the supply ran out"
    assert all(chair.intel >= 0 for chair in state.chairs), "a debt of tokens"
    every = [chair.hand for chair in state.chairs]
    every += [one.bit for one in map(card_of, state.trick.codes())]
    for packed in state.history:
        every += [card_of(code).bit for code in unpack(packed >> 1, state.setup.chairs)]
    every += [card_of(code).bit for code in state.stack[state.stack_top :]]
    together = 0
    for one in every:
        assert together & one == 0, "a card is in two places"
        together |= one
    assert together & ~ALL_CARDS == 0, "a card that does not exist"
