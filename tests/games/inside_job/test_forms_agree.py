"""Compiled and interpreted, the rules are the same: the suite compares both with one golden file."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB

GOLDEN = Path(__file__).parents[2] / "playthroughs" / "inside_job" / "legal_sets.json"
GAMES = 64


def play_game(seed: int) -> Entry:
    """Play a random game and digest, at every step, what every seat may do, sees and is told."""
    rng = Rng("forms", seed)
    chosen = INSIDE_JOB.draw_options(rng, {"players": 2 + seed % 4})
    state = INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, rng))
    seats = range(INSIDE_JOB.seats(chosen))
    digest = hashlib.sha256(repr(INSIDE_JOB.opening(state)).encode())
    decisions = 0
    while acting := INSIDE_JOB.to_act(state):
        legal = [[action.notation for action in INSIDE_JOB.legal(state, seat)] for seat in seats]
        digest.update(json.dumps([list(acting), legal]).encode())
        seat = rng.choice(list(acting))
        state, events = INSIDE_JOB.apply(state, seat, rng.choice(list(INSIDE_JOB.legal(state, seat))))
        digest.update(repr(events).encode())
        decisions += 1
    digest.update(json.dumps(INSIDE_JOB.log(state)).encode())
    outcome = INSIDE_JOB.outcome(state)
    assert outcome is not None
    return {
        "options": INSIDE_JOB.write_options(chosen),
        "decisions": decisions,
        "result": outcome.result(),
        "digest": digest.hexdigest()[:16],
    }


def test_legal_sets_of_random_games_are_those_of_the_golden_file(update: bool) -> None:
    """IJ-12, IJ-17, IJ-31: over all numbers of players and options."""
    games = [play_game(seed) for seed in range(GAMES)]
    text = "[\n" + ",\n".join(json.dumps(game, sort_keys=True) for game in games) + "\n]\n"
    if update:
        GOLDEN.write_text(text, "utf-8")
    played, golden = json.loads(text), json.loads(GOLDEN.read_text("utf-8"))
    different = [seed for seed in range(GAMES) if played[seed] != golden[seed]]
    assert not different, f"these games differ from the golden file: {different}"


def test_the_golden_games_cover_every_number_of_players_and_every_special_role() -> None:
    """IJ-40: what is not in the golden file would not be compared."""
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert {game["options"]["players"] for game in golden} == {2, 3, 4, 5}
    special = {role for game in golden for role in game["options"].get("special_roles", [])}
    printed = "bugged paranoid risky decoy accomplice tim-shady sleeper prof-no blank"
    assert special == set(printed.split())
