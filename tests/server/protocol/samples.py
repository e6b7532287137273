"""One good message of every kind, with all that it can carry, as it stands on the wire."""

from __future__ import annotations

from typing import Final

from volteface.core.json import Entry

SETTINGS: Final[Entry] = {
    "public": True,
    "talk": "phrases",
    "pacing": "strict",
    "turn_seconds": 90,
    "grace_seconds": 30,
    "fair_roles": True,
    "preview": False,
}

REQUESTS: Final[list[Entry]] = [
    {"type": "hello", "protocol": 1, "token": "q2V5", "view": "seat"},
    {"type": "ping"},
    {
        "type": "act",
        "id": "a1",
        "game": 0,
        "n": 3,
        "action": {"by": 1, "do": "vote", "for": [0, "larry"], "deep": [{"x": None}]},
    },
    {"type": "preview", "id": "a0", "game": 0, "n": 3, "action": {"by": 1, "do": "pass"}},
    {"type": "resync", "id": "a2"},
    {"type": "introduction", "id": "a1b", "open": True},
    {"type": "sit", "id": "a3", "chair": 2},
    {"type": "stand", "id": "a4"},
    {"type": "leave", "id": "a5"},
    {"type": "rename", "id": "a6", "name": "Zoë"},
    {"type": "request-role", "id": "a7", "role": "sleeper"},
    {"type": "allow-watching", "id": "a8", "allowed": True},
    {"type": "watch", "id": "a9", "chair": 0},
    {"type": "fill", "id": "b1", "chair": 1, "bot": "careful"},
    {"type": "remove", "id": "b2", "member": "51f0c2"},
    {"type": "shuffle", "id": "b3"},
    {"type": "hand-over", "id": "b4", "member": "51f0c2"},
    {"type": "mute", "id": "b5", "member": "51f0c2", "muted": True},
    {"type": "set-options", "id": "b6", "options": {"players": 4, "special_roles": ["sleeper"]}},
    {"type": "set-settings", "id": "b7", "settings": SETTINGS},
    {"type": "start", "id": "b8"},
    {"type": "propose", "id": "b9", "chair": 1, "member": "51f0c2", "bot": "careful"},
    {"type": "vote", "id": "c1", "proposal": 0, "yes": True},
    {"type": "reclaim", "id": "c2"},
    {"type": "say", "id": "c3", "text": "It was not me."},
    {"type": "say-phrase", "id": "c4", "phrase": "trust", "slots": {"seat": 2}},
]

PUSH: Final[Entry] = {
    "type": "push",
    "game": 0,
    "n": 3,
    "view": {"seat": 1},
    "legal": [{"by": 1, "do": "pass"}],
    "events": [{"event": "turn-passed", "seat": 0}],
    "seat": 1,
    "re": "a1",
    "moment": 1200,
    "left": 30000,
}

MESSAGES: Final[list[Entry]] = [
    {"type": "welcome", "protocol": 1, "you": "51f0c2", "view": "seat"},
    {
        "type": "room",
        "code": "BCDFGH",
        "game": "inside-job",
        "state": "over",
        "options": {"players": 4},
        "settings": SETTINGS,
        "host": "51f0c2",
        "chairs": [
            {"kind": "person", "seat": 0, "owner": "51f0c2", "heir": "90ab12", "name": "Ada", "shown": True},
            {"kind": "bot", "seat": 1, "bot": "careful", "name": "Bo", "request": "sleeper"},
            {},
        ],
        "people": [
            {"id": "51f0c2", "name": "Ada", "here": True, "chair": 0},
            {"id": "90ab12", "name": "Cy", "watching": 0, "muted": True, "gone": True, "reading": True},
        ],
        "number": 0,
        "seal": "00" * 32,
        "salt": "11" * 32,
        "proposal": {
            "number": 0,
            "chair": 1,
            "member": "90ab12",
            "bot": "careful",
            "by": "51f0c2",
            "needed": 2,
            "yes": ["51f0c2"],
            "no": ["90ab12"],
        },
        "starting": True,
        "ghosts": {"3": 0},
    },
    PUSH,
    {"type": "foreseen", "re": "a0", "events": [{"event": "nicole-moved", "seat": 2}]},
    {"type": "accepted", "re": "a1"},
    {"type": "done", "re": "a3"},
    {
        "type": "refused",
        "reason": "illegal",
        "message": "ij-no-such-card",
        "re": "a1",
        "arguments": {"card": "b99", "cards": 13},
        "rule": "IJ-1",
        "n": 4,
    },
    {
        "type": "said",
        "number": 5,
        "by": "51f0c2",
        "name": "Ada",
        "seat": 0,
        "text": "It was not me.",
        "phrase": "trust",
        "slots": {"seat": 2},
        "watchers": True,
    },
    {"type": "inherited", "chair": 0, "seat": 0, "name": "Ada", "pushes": [PUSH]},
    {"type": "closing", "reason": "stopping"},
    {"type": "pong", "clock": 12345},
]
