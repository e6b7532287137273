"""Dealing: IJ-5 to IJ-8, IJ-42, IJ-60, IJ-61."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volteface.core.rng import Rng
from volteface.games.inside_job.cards import CARDS
from volteface.games.inside_job.roles import Role
from volteface.games.inside_job.state import Deal, Setup

_CHAIRS: Final = [0, 1, 2, 3, 4]
_DECK: Final = list(range(52))


def deal(setup: Setup, rng: Rng, previous: Deal | None) -> Deal:
    """Draw hands, roles, missions and the starting player."""
    words = rng.words(52 + len(setup.missions) + 6)
    deck = _DECK[:]
    left: i64 = 52
    at: i64 = 0
    hands: list[int] = []
    for _ in range(setup.players):
        hand: i64 = 0
        for _ in range(setup.cards_each):
            drawn = (words[at] * left) >> 32
            at += 1
            left -= 1
            hand |= CARDS[deck[drawn]].bit
            deck[drawn] = deck[left]
        hands.append(hand)
    stack: list[int] = []
    if setup.with_larry:
        stack = [CARDS[index].code for index in _shuffled(deck[:left], words, at)]
    missions = _shuffled(setup.missions, words, 52)
    roles = _deal_roles(setup, words)
    return Deal(hands, roles, missions, _starter(setup, words[-1], previous), stack)


def _shuffled(things: list[int], words: tuple[int, ...], at: i64) -> list[int]:
    """Shuffle; 32 bits a draw leave a bias below one in 80 million."""
    rest = things[:]
    order: list[int] = []
    left: i64 = len(rest)
    while left > 0:
        drawn = (words[at] * left) >> 32
        at += 1
        left -= 1
        order.append(rest[drawn])
        rest[drawn] = rest[left]
    return order


def _deal_roles(setup: Setup, words: tuple[int, ...]) -> list[Role]:
    """IJ-5, IJ-42: seat requests are granted before the other roles are dealt."""
    pool = setup.role_pool
    order = _shuffled(_CHAIRS[: len(pool)], words, 52 + len(setup.missions))
    if not setup.seat_requests:
        return [pool[at] for at in order]
    free = [pool[at] for at in order if pool[at].id not in setup.seat_requests.values()]
    roles: list[Role] = []
    for seat in range(setup.chairs):
        wanted = setup.seat_requests.get(seat)
        granted = [role for role in pool if wanted is not None and role.id == wanted]
        roles.append(granted[0] if granted else free.pop())
    return roles


def _starter(setup: Setup, word: int, previous: Deal | None) -> int:
    """IJ-8, IJ-61: drawn; a rematch moves it one seat clockwise, but with two players it is drawn again."""
    players = int(setup.players)
    if previous is None or setup.with_larry:
        return (word * players) >> 32
    return (previous.starter + 1) % players
