"""Several people, any request in any order: each is answered once, and the table stays a table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.server.bad_days.anybody import Crowd
from tests.server.live import ManualClock, live_server
from tests.server.protocol.samples import REQUESTS
from volteface.core.json import Entry
from volteface.server.serve import Server

WHO = st.integers(0, 5)
CHAIRS = st.integers(0, 6)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=4), st.none(), max_size=2),
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "talk": st.sampled_from(["chat", "phrases", "none"]),
        "pacing": st.sampled_from(["off", "soft", "strict"]),
        "turn_seconds": st.sampled_from([0, 5]),
        "grace_seconds": st.sampled_from([0, 60]),
        "fair_roles": st.booleans(),
        "preview": st.booleans(),
        "public": st.booleans(),
    },
)
NUMBERED = [request for request in REQUESTS if "id" in request]


class AnyOrder(RuleBasedStateMachine):
    """People at one table."""

    server: ClassVar[Server]
    clock: ClassVar[ManualClock]
    runner: ClassVar[asyncio.Runner]

    def __init__(self) -> None:
        super().__init__()
        self.crowd = Crowd(self.server, self.clock)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def ask(self, who: int, request: Entry) -> None:
        self.run(self.crowd.ask(self.crowd.present(who), request))

    @initialize(
        game=st.sampled_from(["inside-job", "mission-calaveras", "insider"]),
        players=st.integers(4, 5),
        sit=st.booleans(),
        start=st.booleans(),
        others=st.lists(st.booleans(), min_size=2, max_size=4),
    )
    def open(self, game: str, players: int, others: list[bool], *, sit: bool, start: bool) -> None:
        wish = {"options": {"players": players}, "settings": {"pacing": "off"}}
        self.run(self.crowd.open(game, sit=sit, **wish))
        for other in others:
            self.run(self.crowd.join(sit=other))
        if start:
            self.fill_and_start(0)

    @rule(sit=st.booleans())
    def join(self, *, sit: bool) -> None:
        if len(self.crowd.people) < 6:
            self.run(self.crowd.join(sit=sit))

    @rule(who=WHO)
    def come(self, who: int) -> None:
        self.run(self.crowd.come(self.crowd[who]))

    @rule(who=WHO)
    def go(self, who: int) -> None:
        self.run(self.crowd.go(self.crowd[who]))

    @rule(who=WHO)
    def renew(self, who: int) -> None:
        self.run(self.crowd.renew(self.crowd[who]))

    @rule(seconds=st.sampled_from([1, 6, 100]))
    def wait(self, seconds: int) -> None:
        self.run(self.crowd.wait(seconds * 1_000))

    @rule(who=WHO)
    def fill_and_start(self, who: int) -> None:
        for chair, place in enumerate(self.crowd.table.room.places):
            if place.open:
                self.ask(who, {"type": "fill", "chair": chair, "bot": "random"})
        self.ask(who, {"type": "start"})

    @rule(rounds=st.integers(1, 6), choice=st.integers(0, 100))
    def act(self, rounds: int, choice: int) -> None:
        for person in self.crowd.people * rounds:
            if person.push is not None and person.push["legal"]:
                legal = person.push["legal"]
                action = legal[choice % len(legal)]
                request = {
                    "type": "act",
                    "game": person.push["game"],
                    "n": person.push["n"],
                    "action": action,
                }
                self.run(self.crowd.ask(person, request))

    @rule(who=WHO, heir=st.one_of(st.none(), WHO), votes=st.lists(st.booleans(), min_size=1, max_size=6))
    def go_for_good(self, who: int, heir: int | None, votes: list[bool]) -> None:
        person = self.crowd[who]
        chair = self.crowd.table.room.chair_of(person.member)
        self.go(who)
        self.wait(100)
        if chair is not None:
            for proposer in range(len(self.crowd.people)):
                self.propose(proposer, chair, heir, votes)

    @rule(who=WHO, game=st.integers(0, 2), n=st.integers(0, 9), action=st.dictionaries(
        st.sampled_from(["by", "do", "card", "text", "seat", "ask"]), JUNK, max_size=3
    ))  # fmt: skip
    def act_wrongly(self, who: int, game: int, n: int, action: Entry) -> None:
        push = self.crowd[who].push
        if push is not None and n % 2:
            game, n = push["game"], push["n"]
            if push["legal"]:
                action = {**push["legal"][0], **action}
        self.ask(who, {"type": "act", "game": game, "n": n, "action": action})

    @rule(who=WHO, kind=st.sampled_from(["stand", "leave", "shuffle", "start", "reclaim", "resync"]))
    def ask_plainly(self, who: int, kind: str) -> None:
        self.ask(who, {"type": kind})

    @rule(who=WHO, chair=CHAIRS)
    def sit(self, who: int, chair: int) -> None:
        self.ask(who, {"type": "sit", "chair": chair})

    @rule(who=WHO, chair=CHAIRS, bot=st.sampled_from([None, "random", "careful", "nobody"]))
    def fill(self, who: int, chair: int, bot: str | None) -> None:
        self.ask(who, {"type": "fill", "chair": chair, "bot": bot})

    @rule(who=WHO, chair=st.one_of(st.none(), CHAIRS), allowed=st.booleans(), other=WHO)
    def watch(self, who: int, chair: int | None, other: int, *, allowed: bool) -> None:
        self.ask(other, {"type": "allow-watching", "allowed": allowed})
        self.ask(who, {"type": "watch", "chair": chair})

    @rule(who=WHO, other=WHO, kind=st.sampled_from(["remove", "hand-over", "mute"]), muted=st.booleans())
    def rule_somebody(self, who: int, other: int, kind: str, *, muted: bool) -> None:
        member = self.crowd[other].member
        more = {"muted": muted} if kind == "mute" else {}
        self.ask(who, {"type": kind, "member": member, **more})

    @rule(who=WHO, players=st.integers(2, 8), more=st.dictionaries(st.text(max_size=8), JUNK, max_size=1))
    def set_options(self, who: int, players: int, more: Entry) -> None:
        self.ask(who, {"type": "set-options", "options": {"players": players, **more}})

    @rule(who=WHO, chosen=SETTINGS)
    def set_settings(self, who: int, chosen: Entry) -> None:
        self.ask(who, {"type": "set-settings", "settings": chosen})

    @rule(who=WHO, role=st.sampled_from([None, "insider", "sleeper", "nonsense"]))
    def request_role(self, who: int, role: str | None) -> None:
        self.ask(who, {"type": "request-role", "role": role})

    @rule(who=WHO, chair=CHAIRS, heir=st.one_of(st.none(), WHO), votes=st.lists(st.booleans(), max_size=4))
    def propose(self, who: int, chair: int, heir: int | None, votes: list[bool]) -> None:
        named = {"bot": "random"} if heir is None else {"member": self.crowd[heir].member}
        self.ask(who, {"type": "propose", "chair": chair, **named})
        for voter, yes in enumerate(votes):
            self.ask(voter, {"type": "vote", "proposal": self.crowd.table.room.proposals, "yes": yes})

    @rule(who=WHO, text=st.text(max_size=40), name=st.text(max_size=30))
    def talk(self, who: int, text: str, name: str) -> None:
        self.ask(who, {"type": "say", "text": text})
        self.ask(who, {"type": "rename", "name": name})

    @rule(who=WHO, request=st.sampled_from(NUMBERED), field=st.integers(0, 9), junk=JUNK)
    def ask_anything(self, who: int, request: Entry, field: int, junk: Any) -> None:
        names = [name for name in request if name not in ("type", "id")]
        bent = dict(request)
        if names:
            bent[names[field % len(names)]] = junk
        self.ask(who, bent)

    @invariant()
    def all_is_well(self) -> None:
        if self.crowd.people:
            self.run(self.crowd.check())

    def teardown(self) -> None:
        self.run(self.crowd.everybody_goes())


def test_any_request_in_any_order_is_answered_once_and_the_table_stays_whole(
    tmp_path: Path, soak: bool
) -> None:
    with asyncio.Runner() as runner:
        clock = ManualClock()
        opened = live_server(tmp_path, clock=lambda _: clock)
        AnyOrder.server = runner.run(opened.__aenter__())
        AnyOrder.clock, AnyOrder.runner = clock, runner
        try:
            run_state_machine_as_test(
                AnyOrder,
                settings=settings(
                    max_examples=1_000 if soak else 15,
                    stateful_step_count=40,
                    deadline=None,
                    database=None,
                    derandomize=not soak,
                    # Chance and bots are the server's own, so a failure is not the same twice.
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            runner.run(opened.__aexit__(None, None, None))
