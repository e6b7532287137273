"""Options that cannot be read are refused by name, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from volteface import Refused, find_game


@pytest.mark.parametrize(
    ("game", "raw", "option"),
    [
        ("inside-job", {}, "players"),
        ("inside-job", {"players": "four"}, "players"),
        ("inside-job", {"players": 4, "seat_requests": {"1": 5}}, "seat_requests"),
        ("inside-job", {"players": 4, "wager_on": "none"}, "wager_on"),
        ("inside-job", {"players": 4, "blank_role": {"name": "x", "votes": []}}, "blank_role"),
        ("mission-calaveras", {"players": 4, "teams": [1, 2]}, "teams"),
        ("insider", {"players": 4, "seconds": 1.5}, "seconds"),
    ],
)
def test_the_option_at_fault_is_named(game: str, raw: dict[str, Any], option: str) -> None:
    with pytest.raises(Refused) as refusal:
        find_game(game).read_options(raw)
    assert refusal.value.sentence("en") == f"The option {option} cannot be read."
    assert refusal.value.sentence("fr") == f"L’option {option} est illisible."
