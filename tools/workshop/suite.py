"""All of CI: what `./test` checks, side by side where one does not wait for another."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from pathlib import Path

from workshop import browser, client, compiled, environment
from workshop.environment import Workshop, clean_environ
from workshop.faults import Fault

# What does not depend on the form of the rules and the bots (Insider is not compiled): interpreted, and
# with --soak compiled too.
ONE_FORM = (
    "tests/bench", "tests/bots/insider", "tests/cli", "tests/core/test_conformance_insider.py", "tests/docs",
    "tests/games/insider", "tests/lab", "tests/repository", "tests/server", "tests/terminal", "tests/text",
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


def run(shop: Workshop, *, fast: bool, arguments: list[str]) -> tuple[list[str], list[str]]:
    """Run the checks. Return the names of those that failed, and of the browser tests that are unstable."""
    environment.ensure(shop, "test")
    paths = [one for one in arguments if is_test(shop, one)]
    options = [one for one in arguments if one not in paths]
    in_browser = [one for one in paths if (shop.root / one).is_relative_to(shop.root / "tests" / "browser")]
    others = [one for one in paths if one not in in_browser]
    unstable: list[str] = []
    if fast:
        failed = together(checks_of_changes(shop))
        if others or not paths:
            failed += pytest(shop, "interpreted", [], [*options, *others])
        form: Path | Fault | str | None = compiled.current(shop)
    else:
        client.ensure(shop)
        in_browser = in_browser if paths else ["tests/browser"]
        with ThreadPoolExecutor(1) as aside:
            # Takes minutes of one core, which most of the static checks leave idle.
            compiling = aside.submit(compile_rules, shop)
            failed = together([*python_checks(shop), *client_checks(shop)])
            if others or not paths:
                # Tests that let bots think for long run once, in the faster form.
                later = [] if compiled.missing_tool(shop, "test") else ["-m", "not once"]
                failed += pytest(shop, "interpreted", later, [*options, *others])
            form = compiling.result()
        if others or not paths:
            failed += pytest_compiled(shop, form, [*options, *others])
    if in_browser:
        broken, unstable = pytest_browser(shop, form, [*options, *in_browser])
        failed += broken
    if unstable and "--soak" in arguments:
        failed.append("unstable tests")
    return failed, unstable


def is_test(shop: Workshop, argument: str) -> bool:
    return not argument.startswith("-") and (shop.root / argument.split("::", maxsplit=1)[0]).exists()


def python_checks(shop: Workshop, files: Sequence[str] = (".",)) -> list[Check]:
    import tomllib

    settings = tomllib.loads((shop.root / "pyproject.toml").read_text("utf-8"))["tool"]
    typed = [name for name in settings["mypy"]["files"] if (shop.root / name).exists()]
    linter = ["lint-imports", "--no-logo", "--cache-dir", ".cache/import-linter"]
    return [
        python_check(shop, "mypy", ["mypy", *typed]),
        python_check(shop, "ruff check", ["ruff", "check", "--quiet", *files]),
        python_check(shop, "ruff format", ["ruff", "format", "--check", "--quiet", *files]),
        python_check(shop, "import-linter", linter),
    ]


def checks_of_changes(shop: Workshop) -> list[Check]:
    """Static checks of what differs from the last commit; of everything where git does not say."""
    if shutil.which("git") is None or not (shop.root / ".git").exists():
        return python_checks(shop)
    changed: list[str] = []
    for ask in ("diff --name-only --relative --diff-filter=d HEAD", "ls-files --others --exclude-standard"):
        changed += subprocess.check_output(["git", *ask.split()], cwd=shop.root, text=True).splitlines()
    python = [name for name in changed if name.endswith(".py")]
    web = [name.removeprefix("web/") for name in changed if name.startswith("web/")]
    checks = python_checks(shop, python) if python else []
    if web:
        checks += [check for check in client_checks(shop, web) if check.name != "vitest"]
    return checks


def client_checks(shop: Workshop, files: Sequence[str] = (".",)) -> list[Check]:
    node = client.prepare(shop)
    web = shop.root / "web"

    def check(name: str, script: str, *arguments: str) -> Check:
        # Scripts without a terminal are not to wait for a key, nor to paint what a log will keep.
        environ = {**node.environ(), "CI": "1", "NO_COLOR": "1"}
        return Check(name, [node.program, f"node_modules/{script}", *arguments], web, environ)

    quiet = ("--check", "--ignore-unknown", "--log-level", "warn")
    strict = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    return [
        check("svelte-check", "svelte-check/bin/svelte-check", *strict),
        check("vitest", "vitest/vitest.mjs", "run"),
        check("prettier", "prettier/bin/prettier.cjs", *quiet, *files),
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


def pytest_browser(
    shop: Workshop, form: Path | Fault | str | None, arguments: list[str]
) -> tuple[list[str], list[str]]:
    """In a process of its own, once, with the form that people get on this machine.

    Failed tests run once more. Return a failure, if one is left, and the tests that passed the second time.
    """
    name = "pytest (browser)"
    try:
        found = browser.find(shop)
    except Fault as fault:
        heading(name)
        print(fault, flush=True)
        return [name], []
    # One more than there are cores, for browsers wait a good deal: for clocks, for servers that come back.
    spread = ["-n", str(cores() + 1), "--dist", "load", "--maxschedchunk", "1"]
    command = ["python", "-m", "pytest", *spread, *SLOWEST, *arguments]
    path = {"PYTHONPATH": str(form)} if isinstance(form, Path) else {}
    check = python_check(shop, name, command, **found.environ_of_tests(), **path)
    if not aloud(check, (0,) if arguments == ["tests/browser"] else (0, NOTHING_CHOSEN)):
        return [], []
    failed = last_failed(shop)
    if not failed:
        return [name], []
    again = replace(check, name=f"{name}, once more", command=[*check.command, "--last-failed"])
    still = aloud(again)
    return ([name] if still else []), sorted(failed - last_failed(shop))


def last_failed(shop: Workshop) -> set[str]:
    """The tests that pytest remembers as failed."""
    memory = shop.cache / "pytest" / "v" / "cache" / "lastfailed"
    return set(json.loads(memory.read_text("utf-8"))) if memory.exists() else set()


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
    # pytest ignores nothing that is named.
    kept = [one for one in arguments if not one.startswith(left_out)]
    if kept != arguments and not any(is_test(shop, one) for one in kept):
        return []
    ignored = [f"--ignore={name}" for name in left_out]
    return pytest(shop, "compiled", ignored, kept, PYTHONPATH=str(form))


def heading(name: str) -> None:
    print(f"\n== {name}", flush=True)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
