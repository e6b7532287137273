"""What has been done so far, read back from a state's compact memory by playing it again."""

from __future__ import annotations

from typing import NamedTuple

from volteface.games.inside_job.actions import CHOICES, PARTNERS, PLAYS, WAGERS, Action, PlayLarry
from volteface.games.inside_job.cards import card_of
from volteface.games.inside_job.rules import LARRY_ORDERS, advance, start
from volteface.games.inside_job.state import LARRY_CHAIR, LARRY_PLAYS, PARTNER, State
from volteface.games.inside_job.tricks import unpack

_PLAY_OF = {int(action.code): action for action in [*PLAYS, *WAGERS]}


class Larry(NamedTuple):
    """What the controller did on Larry's turn."""

    controller: int
    three: tuple[int, int, int]
    """The codes as they were drawn, top first."""
    play: int
    back: int
    out: int


class PastTrick(NamedTuple):
    """One trick, finished or not."""

    chosen: int
    put_away: int
    chairs: tuple[int, ...]
    """Who played, in the order of play; Larry is ``LARRY_CHAIR``."""
    codes: tuple[int, ...]
    success: bool | None
    winner: int | None
    larry: Larry | None


def tricks(state: State) -> list[PastTrick]:
    """List the tricks so far, in order; the last one may be under way."""
    return _play_again(state)[1]


def done(state: State) -> list[tuple[int, Action]]:
    """List who did what, in order."""
    return _play_again(state)[0]


def _play_again(state: State) -> tuple[list[tuple[int, Action]], list[PastTrick]]:
    again = start(state.setup, state.deal)
    actions: list[tuple[int, Action]] = []
    past: list[PastTrick] = []
    orders = iter(state.larry_orders)

    def act(action: Action) -> None:
        actions.append((again.turn, action))
        advance(again, again.turn, action, None)

    if again.phase == PARTNER and state.phase != PARTNER:
        act(PARTNERS[state.partner])
    for packed, second in _trick_memory(state):
        pair = state.deal.missions[2 * again.tricks_done : 2 * again.tricks_done + 2]
        successes, before = again.missions_done, len(again.history)
        act(CHOICES[pair[second]])
        chairs: list[int] = []
        larry: Larry | None = None
        for code in packed:
            if again.phase == LARRY_PLAYS:
                larry = _larry(again, next(orders))
                chairs.append(LARRY_CHAIR)
                act(PlayLarry(card_of(larry.play), card_of(larry.back), card_of(larry.out)))
            else:
                chairs.append(again.turn)
                act(_PLAY_OF[code])
        finished = len(again.history) > before
        past.append(
            PastTrick(
                pair[second],
                pair[1 - second],
                tuple(chairs),
                tuple(packed),
                again.missions_done > successes if finished else None,
                again.taker if finished else None,
                larry,
            )
        )
    for seat in state.voters:
        ballot = state.chairs[seat].ballot
        assert ballot is not None
        actions.append((seat, ballot))
    return actions, past


def _trick_memory(state: State) -> list[tuple[list[int], int]]:
    memory = [(unpack(entry >> 1, state.setup.chairs), entry & 1) for entry in state.history]
    if state.mission is not None:
        memory.append((state.trick.codes(), 1 if state.chose_second else 0))
    return memory


def _larry(again: State, order: int) -> Larry:
    one, two, three = again.stack[again.stack_top : again.stack_top + 3]
    drawn = (one, two, three)
    play, back, out = LARRY_ORDERS[order]
    return Larry(again.turn, drawn, drawn[play], drawn[back], drawn[out])
