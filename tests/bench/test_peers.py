"""The peer of the server's benchmark: locked, without a host, and run by a Node that is new enough."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from workshop import peers

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "bench" / "peers" / "boardgameio"


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v18.20.4", False), ("", False)],
)
def test_node_is_new_enough_from_20_19_on(version: str, enough: bool) -> None:
    assert peers.new_enough(version) is enough


def test_what_does_not_run_has_no_version(tmp_path: Path) -> None:
    assert peers.version_of(str(tmp_path / "node")) is None


def test_every_locked_package_has_a_hash_and_no_address() -> None:
    packages = json.loads((PEER / "package-lock.json").read_text("utf-8"))["packages"]
    locked = {name: entry for name, entry in packages.items() if name}
    assert "node_modules/boardgame.io" in locked
    assert [name for name, entry in locked.items() if "integrity" not in entry or "resolved" in entry] == []


def test_whoever_locks_anew_leaves_addresses_out_too() -> None:
    assert "omit-lockfile-registry-resolved=true" in (PEER / ".npmrc").read_text("utf-8").splitlines()


def test_all_files_of_the_peer_are_taken_along() -> None:
    assert sorted(path.name for path in PEER.iterdir()) == sorted(peers.PEER_FILES)
