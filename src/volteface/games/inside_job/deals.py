"""Dealing: IJ-5 to IJ-8, IJ-42, IJ-60, IJ-61."""

from __future__ import annotations

from mypy_extensions import i64

from volteface.core.rng import Rng
from volteface.games.inside_job.cards import CARDS
from volteface.games.inside_job.roles import Role
from volteface.games.inside_job.state import Deal, Setup


def deal(setup: Setup, rng: Rng, previous: Deal | None) -> Deal:
    """Draw hands, roles, missions and the starting player."""
    pile = setup.missions[:]
    words: list[int] = list(rng.words(52 + len(pile) + 6))
    cards: list[int] = list(range(52))
    _shuffle(cards, words, 0)
    _shuffle(pile, words, 52)
    hands: list[int] = []
    at: i64 = 0
    for _ in range(setup.players):
        hand: i64 = 0
        for step in range(at, at + setup.cards_each):
            hand |= CARDS[cards[step]].bit
        hands.append(hand)
        at += setup.cards_each
    stack: list[int] = []
    if setup.with_larry:
        stack = [CARDS[index].code for index in cards[20:]]
    roles = _deal_roles(setup, words, 52 + len(pile))
    starter = _starter(setup, words[-1], previous)
    return Deal(hands, roles, pile, starter, stack)


def _shuffle(things: list[int], words: list[int], first: i64) -> None:
    """Shuffle in place; 32 bits a step leave a bias below one in 80 million."""
    left: i64 = len(things)
    while left > 1:
        drawn = (words[first] * left) >> 32
        left -= 1
        first += 1
        kept = things[left]
        things[left] = things[drawn]
        things[drawn] = kept


def _deal_roles(setup: Setup, words: list[int], first: i64) -> list[Role]:
    """IJ-5, IJ-42: seat requests are granted before the other roles are dealt."""
    pool = setup.role_pool
    order: list[int] = list(range(len(pool)))
    _shuffle(order, words, first)
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
