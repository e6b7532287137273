"""What is checked in names no package host and no machine, and every locked package has a hash."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"

# Put together here, so that this file does not contain what it looks for.
HOSTS = (
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry.npm" + "js.org",
    "registry.yarn" + "pkg.com",
    "crates" + ".io",
    "file:" + "///",
)
FOLDERS = "|".join(["wo" + "rk", "ro" + "ot", "t" + "mp", "op" + "t", r"ho" + r"me/\w+", r"Us" + r"ers/\w+"])
MACHINE_PATH = re.compile(rf"(?<![\w.~/}}-])/(?:{FOLDERS})(?![\w-])")
UNTRACKED = {
    ".git",
    ".venv",
    ".cache",
    ".hypothesis",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
    "client",
}


def tracked_files() -> list[Path]:
    """As git lists them; without git or a checkout, all that does not look made by a tool."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    except (FileNotFoundError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not UNTRACKED.intersection(path.relative_to(ROOT).parts)]
    else:
        paths = [ROOT / name for name in listed.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def texts() -> list[tuple[str, str]]:
    """Name and text of every tracked file; what is no text is searched as if it were."""
    return [
        (path.relative_to(ROOT).as_posix(), path.read_bytes().decode("utf-8", "replace"))
        for path in tracked_files()
    ]


def test_tracked_files_are_found() -> None:
    assert ROOT / "pyproject.toml" in tracked_files()


@pytest.mark.parametrize("host", HOSTS)
def test_no_file_names_a_package_host(host: str) -> None:
    assert [name for name, text in texts() if host in text.lower()] == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [(name, hit.group()) for name, text in texts() for hit in MACHINE_PATH.finditer(text)]
    assert found == []


@pytest.mark.parametrize("path", ["/wo" + "rk/main", "see /ro" + "ot.", "'/t" + "mp/x'", "/ho" + "me/ann/x"])
def test_a_folder_of_one_machine_is_recognised(path: str) -> None:
    assert MACHINE_PATH.search(path)


@pytest.mark.parametrize("text", ["a/ro" + "ot", "/t" + "mpfs", "~/wo" + "rk", "/usr/bin/env", "./wo" + "rk"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml"])
def test_locks_that_record_hosts_are_not_tracked(name: str) -> None:
    assert [path for path in tracked_files() if path.name == name] == []


@pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.name)
def test_every_locked_requirement_has_one_version_and_a_hash(lock: Path) -> None:
    entries = [line.strip() for line in lock.read_text("utf-8").replace("\\\n", " ").splitlines() if line]
    assert entries
    pinned = re.compile(r"[a-z0-9][a-z0-9._-]*==\S+( ;[^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+")
    assert [entry for entry in entries if not pinned.fullmatch(entry)] == []


NPM_LOCKS = [path for path in tracked_files() if path.name == "package-lock.json"]


def test_the_lock_of_the_client_is_tracked() -> None:
    assert ROOT / "web" / "package-lock.json" in NPM_LOCKS


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda path: path.parent.name)
def test_every_locked_npm_package_has_a_hash_and_no_address(lock: Path) -> None:
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    locked = {name: entry for name, entry in packages.items() if name}
    assert locked
    assert [name for name, entry in locked.items() if "integrity" not in entry or "resolved" in entry] == []
    # Whoever locks anew leaves addresses out too.
    settings = lock.with_name(".npmrc").read_text("utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings


def test_the_test_set_holds_the_play_set_in_the_same_versions() -> None:
    def versions(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (REQUIREMENTS / f"{name}.txt").read_text("utf-8"), re.MULTILINE))

    assert versions("play") <= versions("test")
    assert versions("play") <= versions("bench")
