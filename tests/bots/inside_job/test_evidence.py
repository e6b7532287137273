"""What playouts conclude from a card is what a careful player concludes who sees no hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.inside_job.playing import tell
from volteface.bots import make_bot
from volteface.bots.inside_job.drives import AGENT
from volteface.bots.inside_job.evidence import evidence
from volteface.bots.inside_job.goals import cast_of
from volteface.bots.inside_job.memory import Memory
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.scene import Scene
from volteface.bots.inside_job.weights import WEIGHTS
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.actions import Play


@pytest.mark.once
def test_the_table_of_a_playout_suspects_like_a_careful_one() -> None:
    compared = 0
    for number in range(6):
        rng = Rng(number, "evidence")
        options = INSIDE_JOB.read_options({"players": 4})
        deal = INSIDE_JOB.deal(options, rng.fork("deal"))
        table: Table[Any, Any, Any, Any, Any, Any] = Table(INSIDE_JOB, options, deal)
        bots = [make_bot("random", INSIDE_JOB, seat, rng.fork(seat)) for seat in range(4)]
        cast = cast_of(table.view(0))
        notes = [Notes(seat, table.view(seat)) for seat in range(4)]
        memories = [Memory(seat, 4, cast, True, WEIGHTS) for seat in range(4)]
        while actors := INSIDE_JOB.to_act(table.state):
            tell(table, bots)
            for seat in range(4):
                for event in table.told(seat):
                    notes[seat].hear(event)
                    memories[seat].hear(event)
            seat = actors[0]
            action = bots[seat].choose(None, INSIDE_JOB.legal(table.state, seat))
            lying = memories[seat].lying
            if isinstance(action, Play) and lying is not None:
                seen = notes[seat]
                mission = seen.public.mission
                assert mission is not None
                scene = Scene(seen.public, seen.room)
                scene.look(seen.public, seen.room, mission, seat, 0, AGENT)
                code = int(action.card.code)
                counts_as = code % 16 + 16 * lying.trump if action.wager else code
                # Of his own card everybody knows what the others make of it, who see no hand.
                expected = memories[seat].evidence(lying, seat, code, counts_as, action.wager)
                assert evidence(scene, seat, code, action.wager) == pytest.approx(expected)
                compared += 1
            table.act(seat, action)
    assert compared > 150
