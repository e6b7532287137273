"""The peer of the server's benchmark."""

from __future__ import annotations

from pathlib import Path

from workshop import peers

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "bench" / "peers" / "boardgameio"


def test_all_files_of_the_peer_are_taken_along() -> None:
    assert sorted(path.name for path in PEER.iterdir()) == sorted(peers.PEER_FILES)
