"""The set-up behind ./play and ./test, in a copy of its files with a uv that only pretends."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from workshop import compiled, environment
from workshop.environment import Workshop
from workshop.faults import (
    BAD_CERTIFICATE,
    DISK_FULL,
    NO_NETWORK,
    Fault,
    check_python,
    diagnose,
    fetch_step,
)

ROOT = Path(__file__).resolve().parents[2]

# Makes the folders that uv would make, and writes down what it was asked.
GOOD_UV = """\
echo "$@" >> "$ROOT/asked"
case "$1" in
    venv) for last; do :; done; mkdir -p "$last/bin"; ln -s "$PYTHON" "$last/bin/python" ;;
    pip) printf '#!/bin/sh\\necho volteface "$@"\\n' > "$ROOT/.venv/bin/volteface"
         chmod +x "$ROOT/.venv/bin/volteface" ;;
esac
"""
OFFLINE_UV = """\
[ "$1" = pip ] || exec sh "$ROOT/good-uv" "$@"
echo "error: Request failed after 3 retries" >&2
echo "  Caused by: client error (Connect)" >&2
echo "  Caused by: dns error: failed to lookup address information: Try again" >&2
exit 2
"""
FULL_DISK_UV = """\
[ "$1" = pip ] || exec sh "$ROOT/good-uv" "$@"
echo "error: Failed to install: mypy-2.4.1.whl" >&2
echo "  Caused by: failed to copy file: No space left on device (os error 28)" >&2
exit 2
"""


# Node and npm, which build nothing but a page that says what it was built from.
NODE = """\
[ "$1" = --version ] && { echo v24.1.0; exit 0; }
echo vite build >> "$ROOT/asked"
for last; do :; done
mkdir -p "$last/assets"
cat src/main.ts > "$last/index.html"
"""
NPM = """\
echo npm "$1" >> "$ROOT/asked"
for last; do :; done
rm -rf "$last/node_modules"
mkdir "$last/node_modules"
"""
FAILING_NODE = """\
[ "$1" = --version ] && { echo v24.1.0; exit 0; }
for last; do :; done
mkdir -p "$last/assets"
echo "main.ts: Unexpected token"
exit 1
"""
OFFLINE_NPM = """\
for last; do :; done
mkdir -p "$last/node_modules/half"
echo "npm error code EAI_AGAIN" >&2
exit 1
"""


class Checkout:
    """A copy of the set-up in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.shop = Workshop(root)
        for name in ("tools", "requirements"):
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "hatch_build.py", "play", "test"):
            shutil.copy(ROOT / name, root / name)
        (root / "src" / "volteface").mkdir(parents=True)
        (root / "src" / "volteface" / "rules.py").write_text("TRUMP = 1\n", "utf-8")
        (root / "src" / "volteface" / "server").mkdir()
        (root / "web" / "src").mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(ROOT / "web" / name, root / "web" / name)
        (root / "web" / "src" / "main.ts").write_text("the first client", "utf-8")
        (root / "good-uv").write_text(GOOD_UV, "utf-8")
        (root / "bin").mkdir()
        (root / "bin" / "python3").symlink_to(sys.executable)
        self.uv(GOOD_UV)
        self.program("node", NODE)
        self.program("npm", NPM)

    def uv(self, script: str) -> None:
        self.program("uv", f'[ "$1" = --version ] && exit 0\n{script}')

    def program(self, name: str, script: str) -> None:
        """Put a program on the path."""
        program = self.root / "bin" / name
        program.write_text(f"#!/bin/sh\n{script}", "utf-8")
        program.chmod(0o755)

    @property
    def client(self) -> Path:
        return self.root / "src" / "volteface" / "server" / "client"

    def run(self, *command: str, path: str | None = None, **more: str) -> "subprocess.CompletedProcess[str]":
        environ = {
            "HOME": str(self.root),
            "PATH": path or f"{self.root / 'bin'}{os.pathsep}{os.defpath}",
            "PYTHON": sys.executable,
            "ROOT": str(self.root),
            # No compiler: nothing is left at work in the background when a test ends.
            "VOLTEFACE_PURE": "1",
            **more,
        }
        return subprocess.run(
            ["/bin/sh", *command], cwd=self.root, env=environ, capture_output=True, text=True, check=False
        )

    def asked(self) -> list[str]:
        """What uv was asked since the last time, by its first words."""
        notes = self.root / "asked"
        lines = notes.read_text("utf-8").splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [" ".join(line.split()[:2]) for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def only_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    """The one line told besides announcements, after making sure that there is no other."""
    announced = ("Setting up", "Fetching", "Building")
    lines = [line for line in done.stderr.splitlines() if line and not line.startswith(announced)]
    assert done.returncode == 1, done.stderr
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_play_sets_up_once_and_then_asks_nothing(checkout: Checkout) -> None:
    first = checkout.run("./play", "simulate", "inside-job", "--games", "10")
    assert (first.returncode, first.stdout) == (0, "volteface simulate inside-job --games 10\n"), first.stderr
    assert checkout.asked() == ["venv --quiet", "pip install", "pip install"]
    second = checkout.run("./play", "simulate", "inside-job")
    assert (second.stdout, second.stderr) == ("volteface simulate inside-job\n", "")
    assert checkout.asked() == []


def test_a_half_made_environment_is_made_anew(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "bin").mkdir(parents=True)
    (checkout.root / ".venv" / "half").touch()
    assert checkout.run("./play").returncode == 0
    assert not (checkout.root / ".venv" / "half").exists()


@pytest.mark.parametrize("lost", ["python", "volteface"])
def test_an_environment_that_lost_a_program_is_made_anew(checkout: Checkout, lost: str) -> None:
    checkout.run("./play")
    (checkout.root / ".venv" / "bin" / lost).unlink()
    checkout.asked()
    assert checkout.run("./play").returncode == 0
    assert "venv --quiet" in checkout.asked()


def test_a_new_lock_makes_the_environment_anew(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.asked()
    with checkout.shop.requirements("play").open("a") as lock:
        lock.write("# renewed\n")
    assert checkout.run("./play").returncode == 0
    assert checkout.asked() == ["venv --quiet", "pip install", "pip install"]


def test_another_version_of_the_project_is_only_installed_again(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.asked()
    settings = checkout.root / "pyproject.toml"
    settings.write_text(settings.read_text("utf-8").replace('version = "0', 'version = "99'), "utf-8")
    assert checkout.run("./play").returncode == 0
    assert checkout.asked() == ["pip install"]


def test_play_after_test_uninstalls_nothing(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.asked()
    environment.write_stamp(
        checkout.shop.venv("test"),
        {**environment.read_stamp(checkout.shop.venv("test")), "test": "an older lock"},
    )
    with checkout.shop.requirements("play").open("a") as lock:
        lock.write("# renewed\n")
    checkout.run("./play")
    stamp = environment.read_stamp(checkout.shop.venv("play"))
    assert {"play", "test"} <= set(stamp)


@pytest.mark.parametrize(("uv", "sentence"), [(OFFLINE_UV, NO_NETWORK), (FULL_DISK_UV, DISK_FULL)])
@pytest.mark.parametrize("command", ["./play", "./test"])
def test_a_failed_set_up_is_one_sentence_and_heals(
    checkout: Checkout, command: str, uv: str, sentence: str
) -> None:
    checkout.uv(uv)
    assert only_sentence(checkout.run(command)) == sentence
    checkout.uv(GOOD_UV)
    assert checkout.run("./play").stdout == "volteface serve\n"


def test_a_failed_set_up_of_the_tests_leaves_the_game_playable(checkout: Checkout) -> None:
    checkout.run("./play")
    checkout.uv(OFFLINE_UV)
    assert only_sentence(checkout.run("./test")) == NO_NETWORK
    assert checkout.run("./play").stdout == "volteface serve\n"


def test_unknown_flags_of_test_are_refused_before_any_set_up(checkout: Checkout) -> None:
    assert "./test does not know --quick" in only_sentence(checkout.run("./test", "--quick"))
    assert checkout.asked() == []


def test_unknown_chores_are_refused(checkout: Checkout) -> None:
    assert "does not know sing" in only_sentence(checkout.run("tools/dev.sh", "sing"))


def test_an_old_python_is_told_in_one_sentence(checkout: Checkout) -> None:
    old = checkout.root / "old"
    old.mkdir()
    (old / "dirname").symlink_to(str(shutil.which("dirname")))
    assert "there is none here" in only_sentence(checkout.run("./play", path=str(old)))
    (old / "python3").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    (old / "python3").chmod(0o755)
    assert "python3 here is older" in only_sentence(checkout.run("./play", path=str(old)))


def test_a_newer_python_beside_an_old_one_is_taken(checkout: Checkout) -> None:
    programs = checkout.root / "bin"
    (programs / "python3").unlink()
    (programs / "python3").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    (programs / "python3").chmod(0o755)
    (programs / "python3.14").symlink_to(sys.executable)
    assert checkout.run("./play").returncode == 0


@pytest.mark.parametrize("version", [(2, 7), (3, 8), (3, 10)])
def test_versions_before_3_11_are_too_old(version: tuple[int, int]) -> None:
    with pytest.raises(Fault, match=r"needs Python 3\.11 or newer"):
        check_python(*version)
    check_python(3, 11)


def test_other_failures_point_to_the_log(tmp_path: Path) -> None:
    assert "setup.log" in diagnose("error: something new", tmp_path / "setup.log")
    assert "permission denied" in diagnose("failed: Permission denied (os error 13)", tmp_path)
    assert diagnose("invalid peer certificate: UnknownIssuer", tmp_path) == BAD_CERTIFICATE


@pytest.mark.parametrize("name", ["UV_SYSTEM_CERTS", "NODE_EXTRA_CA_CERTS", "PIP_CERT"])
def test_what_the_tool_does_not_trust_is_tried_again_with_the_certificates_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    certificates = tmp_path / "proxy.pem"
    certificates.touch()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates))
    script = f'echo tried; [ "${name}" ] || {{ echo SELF_SIGNED_CERT_IN_CHAIN; exit 1; }}'
    fetch_step(["/bin/sh", "-c", script], tmp_path / "setup.log", {})
    assert (tmp_path / "setup.log").read_text("utf-8").count("\ntried\n") == 2
    with pytest.raises(Fault, match="set SSL_CERT_FILE"):
        fetch_step(["/bin/sh", "-c", "echo SELF_SIGNED_CERT_IN_CHAIN; exit 1"], tmp_path / "log", {})


def test_the_fingerprint_changes_with_what_is_compiled(checkout: Checkout) -> None:
    def now(mypy: str = "mypy==1") -> str:
        return compiled.fingerprint(checkout.root, mypy)

    first = now()
    (checkout.root / "src" / "volteface" / "__pycache__").mkdir()
    (checkout.root / "src" / "volteface" / "__pycache__" / "rules.pyc").touch()
    assert now() == first
    assert now("mypy==2") != first
    (checkout.root / "src" / "volteface" / "rules.py").write_text("TRUMP = 2\n", "utf-8")
    second = now()
    assert second != first
    with (checkout.root / "hatch_build.py").open("a") as hook:
        hook.write("\n")
    assert now() != second


def test_only_the_newest_compiled_forms_are_kept(checkout: Checkout) -> None:
    forms = compiled.forms(checkout.shop)
    for age, name in enumerate(["new", "middle", "old", "oldest"]):
        (forms / name).mkdir(parents=True)
        os.utime(forms / name, (1000 - age, 1000 - age))
    compiled.discard_old(checkout.shop)
    assert sorted(path.name for path in forms.iterdir()) == ["middle", "new"]


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with environment.locked(lock), pytest.raises(BlockingIOError), environment.locked(lock, wait=False):
        pass
    with environment.locked(lock, wait=False):
        pass
