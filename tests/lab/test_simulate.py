"""The simulator: the same seed gives the same records, and they are good ones."""

from __future__ import annotations

from collections import Counter

import pytest

from volteface import Record, Refused, Table, VoltefaceError
from volteface.games.calaveras import CALAVERAS
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.insider import INSIDER
from volteface.lab.simulate import Simulation, Summary, simulate


def lines(simulation: Simulation) -> list[str]:
    return [record.to_json() for record in simulate(simulation)]


def test_a_seed_gives_the_same_records() -> None:
    simulation = Simulation(INSIDE_JOB, 15, 7, draw=True)
    assert lines(simulation) == lines(simulation)
    assert lines(simulation) != lines(Simulation(INSIDE_JOB, 15, 8, draw=True))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    assert (
        lines(Simulation(INSIDE_JOB, 3, 7, draw=True)) == lines(Simulation(INSIDE_JOB, 6, 7, draw=True))[:3]
    )


def test_every_record_replays() -> None:
    for line in lines(Simulation(INSIDE_JOB, 150, 3, draw=True)):
        Table.replay(INSIDE_JOB, Record.from_json(line))


def test_drawn_setups_cover_players_options_and_roles() -> None:
    seen: Counter[str] = Counter()
    for record in simulate(Simulation(INSIDE_JOB, 400, 1, draw=True)):
        options = record.options
        seen[f"players {options['players']}"] += 1
        seen.update(options.get("special_roles", []))
        seen.update(key for key in options if key not in ("players", "special_roles"))
    roles = {"bugged", "paranoid", "risky", "decoy", "accomplice", "tim-shady", "sleeper", "prof-no", "blank"}
    options_seen = {"wager", "wager_on", "risky_mode", "open_history", "blank_role", "seat_requests"}
    assert {*roles, *options_seen, *(f"players {n}" for n in range(2, 6))} <= set(seen)


def test_what_is_given_stays_when_the_rest_is_drawn() -> None:
    simulation = Simulation(INSIDE_JOB, 30, 1, options={"special_roles": ["decoy"]}, draw=True)
    for record in simulate(simulation):
        assert record.options["special_roles"] == ["decoy"]
        assert record.options["players"] in (4, 5)


def test_what_contradicts_itself_is_refused_even_when_the_rest_is_drawn() -> None:
    simulation = Simulation(INSIDE_JOB, 1, 1, options={"special_roles": ["decoy", "tim-shady"]}, draw=True)
    with pytest.raises(Refused, match="At most one role may be on nobody"):
        list(simulate(simulation))


def test_bots_sit_in_turn_and_unknown_ones_are_refused() -> None:
    simulation = Simulation(INSIDE_JOB, 1, 1, bots=("random", "careful"), options={"players": 4})
    record = next(simulate(simulation))
    assert [seat["bot"] for seat in record.seats] == ["random", "careful", "random", "careful"]
    with pytest.raises(VoltefaceError, match="There is no bot psychic"):
        list(simulate(Simulation(INSIDE_JOB, 1, 1, bots=("psychic",), options={"players": 4})))


def test_the_summary_counts() -> None:
    summary = Summary("inside-job", 7)
    for record in simulate(Simulation(INSIDE_JOB, 40, 7, options={"players": 4})):
        summary.add(record)
    assert summary.games == 40
    assert sum(summary.by.values()) == 40
    assert summary.role_games == {"insider": 40, "agent": 120}
    assert summary.bot_games["random"] == 160
    assert summary.role_wins.total() == summary.seat_wins.total() == summary.bot_wins["random"]


def test_a_summary_counts_teams_where_there_are_no_roles() -> None:
    summary = Summary("mission-calaveras", 1)
    for record in simulate(Simulation(CALAVERAS, 30, 1, options={"players": 4}, draw=True)):
        summary.add(record)
    assert set(summary.by) <= {"won", "nobody-won"}
    assert sum(summary.by.values()) == 30
    assert sum(summary.role_games.values()) == 120
    assert set(summary.role_games) <= {"cia", "kgb", "dgse"}


def test_a_ghost_has_no_bot_and_its_partner_plays_for_it() -> None:
    for record in simulate(Simulation(CALAVERAS, 5, 2, ("careful", "random"), {"players": 3, "ghost": 3})):
        assert record.seats[3].keys() == {"ghost_of", "team"}
        assert [seat.get("bot") for seat in record.seats[:3]] == ["careful", "random", "careful"]
        assert any(entry["by"] == 3 for entry in record.log)
        Table.replay(CALAVERAS, record)


def test_a_simulated_clock_moves_forward_and_never_past_a_deadline() -> None:
    for record in simulate(Simulation(INSIDER, 20, 3, draw=True)):
        moments = [entry["at"] for entry in record.log]
        assert moments == sorted(moments)
        Table.replay(INSIDER, record)
