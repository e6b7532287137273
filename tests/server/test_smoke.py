import asyncio, random
import pytest
from pathlib import Path
from tests.server.live import live_server, started

@pytest.mark.asyncio
async def test_smoke(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, settings={"pacing": "off"})
        rng = random.Random(1)
        moves = 0
        async def play(person):
            nonlocal moves
            while True:
                if person.room.get("state") == "over": return
                legal = person.push["legal"]
                if legal:
                    r = await person.act(rng.choice(legal)); moves += 1
                    assert r["type"] != "refused", r
                else:
                    await person.hear()
        await asyncio.gather(*(play(p) for p in people))
        print(moves, people[0].push["view"].get("ending"))
        assert moves > 20
