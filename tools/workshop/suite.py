"""All of CI: what `./test` checks, side by side where one does not wait for another."""

from __future__ import annotations

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from workshop import browser, client, compiled, environment
from workshop.environment import Workshop, clean_environ
from workshop.faults import Fault

# What does not depend on the form of the rules and the bots (Insider is not compiled): interpreted, and
# with --soak compiled too.
ONE_FORM = (
    "tests/bench", "tests/bots/insider", "tests/cli", "tests/docs", "tests/games/insider", "tests/lab",
    "tests/repository", "tests/server", "tests/terminal", "tests/text",
)  # fmt: skip
# Leaks are planted by patching, which compiled modules do not see, and minds think and chat at a table
# of the tests' own, which they refuse.
ONLY_INTERPRETED = (
    "tests/server/secrecy/test_leaks.py", "tests/server/test_minds.py", "tests/server/test_chatter.py",
)  # fmt: skip
SLOWEST = ("--durations=20", "--durations-min=1")
NOTHING_CHOSEN = 5
"""What pytest answers where no test fits its arguments."""


@dataclass(frozen=True)
class Check:
    """One program that says by its return code whether all is well."""

    name: str
    command: list[str]
    folder: Path
    environ: dict[str, str] = field(default_factory=clean_environ)


def venv_environ(shop: Workshop, kind: str, **more: str) -> dict[str, str]:
    environ = clean_environ()
    environ["PATH"] = os.pathsep.join([str(shop.venv(kind) / "bin"), environ.get("PATH", os.defpath)])
    return {**environ, **more}


def python_check(shop: Workshop, name: str, command: list[str], **more: str) -> Check:
    program = str(shop.venv("test") / "bin" / command[0])
    return Check(name, [program, *command[1:]], shop.root, venv_environ(shop, "test", **more))


def run(shop: Workshop, *, fast: bool, arguments: list[str]) -> list[str]:
    """Runs the checks and names those that failed."""
    environment.ensure(shop, "test")
    if fast:
        return pytest(shop, "interpreted", [], arguments)
    client.ensure(shop)
    chosen = any(
        not one.startswith("-") and Path(shop.root, one.split("::")[0]).exists() for one in arguments
    )
    with ThreadPoolExecutor(1) as aside:
        # Takes a minute of one core, which most of the static checks leave idle.
        compiling = aside.submit(compile_rules, shop)
        failed = together([*python_checks(shop), *client_checks(shop)])
        # Tests that let bots think for long run once, in the faster form.
        later = [] if compiled.missing_tool(shop, "test") else ["-m", "not once"]
        failed += pytest(shop, "interpreted", later, arguments)
        form = compiling.result()
    if not chosen:
        failed += pytest_browser(shop, form, arguments)
    failed += pytest_compiled(shop, form, arguments)
    return failed


def python_checks(shop: Workshop) -> list[Check]:
    import tomllib

    settings = tomllib.loads((shop.root / "pyproject.toml").read_text("utf-8"))["tool"]
    typed = [name for name in settings["mypy"]["files"] if (shop.root / name).exists()]
    linter = ["lint-imports", "--no-logo", "--cache-dir", ".cache/import-linter"]
    return [
        python_check(shop, "mypy", ["mypy", *typed]),
        python_check(shop, "ruff check", ["ruff", "check", "--quiet", "."]),
        python_check(shop, "ruff format", ["ruff", "format", "--check", "--quiet", "."]),
        python_check(shop, "import-linter", linter),
    ]


def client_checks(shop: Workshop) -> list[Check]:
    node = client.prepare(shop)
    web = shop.root / "web"

    def check(name: str, script: str, *arguments: str) -> Check:
        # Scripts without a terminal are not to wait for a key, nor to paint what a log will keep.
        environ = {**node.environ(), "CI": "1", "NO_COLOR": "1"}
        return Check(name, [node.program, f"node_modules/{script}", *arguments], web, environ)

    strict = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    return [
        check("svelte-check", "svelte-check/bin/svelte-check", *strict),
        check("vitest", "vitest/vitest.mjs", "run"),
        check("prettier", "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ]


def together(checks: list[Check]) -> list[str]:
    """Runs checks side by side, and tells of each when it is done, as a whole."""
    with ThreadPoolExecutor(cores()) as pool:
        started = {pool.submit(quietly, check): check for check in checks}
        failed = []
        for result in as_completed(started):
            check = started[result]
            code, output, seconds = result.result()
            heading(f"{check.name} ({seconds:.0f} s)")
            print(output, end="", flush=True)
            if code:
                failed.append(check.name)
    return failed


def quietly(check: Check) -> tuple[int, str, float]:
    began = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        env=check.environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace"), time.monotonic() - began


def aloud(check: Check, fine: tuple[int, ...] = (0,)) -> list[str]:
    """Runs a check that tells of its progress by itself."""
    heading(check.name)
    done = subprocess.run(check.command, cwd=check.folder, env=check.environ, check=False)
    return [] if done.returncode in fine else [check.name]


def pytest(shop: Workshop, form: str, left_out: list[str], arguments: list[str], **more: str) -> list[str]:
    spread = ["-n", str(cores()), "--dist", "worksteal"]
    command = ["python", "-m", "pytest", *spread, *SLOWEST, *left_out, *arguments]
    check = python_check(shop, f"pytest ({form})", command, VOLTEFACE_EXPECT=form, **more)
    # All of somebody's choice may belong to the other form.
    return aloud(check, (0, NOTHING_CHOSEN) if arguments else (0,))


def pytest_browser(shop: Workshop, form: Path | Fault | str, arguments: list[str]) -> list[str]:
    """In a process of its own, once, with the form that people get on this machine."""
    name = "pytest (browser)"
    try:
        found = browser.find(shop)
    except Fault as fault:
        heading(name)
        print(fault, flush=True)
        return [name]
    # One more than there are cores, for browsers wait a good deal: for clocks, for servers that come back.
    spread = ["-n", str(cores() + 1), "--dist", "load", "--maxschedchunk", "1"]
    command = ["python", "-m", "pytest", *spread, *SLOWEST, *arguments, "tests/browser"]
    path = {"PYTHONPATH": str(form)} if isinstance(form, Path) else {}
    check = python_check(shop, name, command, **found.environ_of_tests(), **path)
    return aloud(check, (0, NOTHING_CHOSEN) if arguments else (0,))


def compile_rules(shop: Workshop) -> Path | Fault | str:
    """The compiled form, or why there is none: a fault, or what this machine lacks."""
    missing = compiled.missing_tool(shop, "test")
    if missing is not None:
        return missing
    try:
        return compiled.build(shop, "test")
    except Fault as fault:
        return fault


def pytest_compiled(shop: Workshop, form: Path | Fault | str, arguments: list[str]) -> list[str]:
    if isinstance(form, str):
        print(f"\nThe compiled form was not tested, because {form}.", flush=True)
        return []
    if isinstance(form, Fault):
        heading("compile")
        print(form, flush=True)
        return ["compile"]
    left_out = ONLY_INTERPRETED if "--soak" in arguments else ONE_FORM
    ignored = [f"--ignore={name}" for name in left_out]
    return pytest(shop, "compiled", ignored, arguments, PYTHONPATH=str(form))


def heading(name: str) -> None:
    print(f"\n== {name}", flush=True)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
