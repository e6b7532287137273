"""Sets the project up and runs it: `./play`, `./test`, and the rarer chores listed in USAGE."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from typing import NoReturn

from workshop import client, compiled, environment, peers, suite
from workshop.environment import Workshop, clean_environ
from workshop.faults import Fault, check_python, explain, say
from workshop.suite import venv_environ

USAGE = """\
./play [arguments of volteface]     play; without arguments, opens tables for everybody
./test [--fast] [--soak] [--update] [-- arguments of pytest]
    --fast     static checks of what differs from the last commit, and interpreted tests only;
               ./test --fast -- tests/FILE.py is the check while you work
    --soak     every case of every test, and in both forms; an unstable browser test fails
    --update   write the golden files anew
python3 tools/dev.py web [--watch]   build the web client now; with --watch, after every change
python3 tools/dev.py compile        compile the rules now
python3 tools/dev.py lock           renew the locked requirements (--upgrade for newer versions)
python3 tools/dev.py protocol       write the schemas and types of the messages anew
python3 tools/dev.py fixtures       write the games anew that the web client is tested with
python3 tools/dev.py screenshots [--out FOLDER] [--only NAME]
python3 tools/dev.py bench [-- arguments of bench/engine.py]
python3 tools/dev.py bench-server [-- arguments of bench/server.py]
python3 tools/dev.py bench-bots -- GAME [arguments of bench/thinking.py]
python3 tools/dev.py bench-bots-memory -- GAME [arguments of bench/memory.py]
python3 tools/dev.py fit-judge -- --out FILE [arguments of tools/fitting]"""

SHOP = Workshop(Path(__file__).resolve().parent.parent)


def play(arguments: list[str]) -> NoReturn:
    environment.ensure(SHOP, "play")
    form = compiled.current(SHOP)
    if form is None:
        compiled.start_in_background(SHOP, Path(__file__))
        environ = venv_environ(SHOP, "play")
    else:
        environ = venv_environ(SHOP, "play", PYTHONPATH=str(form))
    # Flags without a command are meant for the server: ./play --port 9000.
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")):
        arguments = ["serve", *arguments]
    if arguments[0] == "serve" and not {"--help", "-h"} & set(arguments):
        client.ensure(SHOP)
    command = str(SHOP.venv("play") / "bin" / "volteface")
    # Replaces this process, so that the game alone owns the terminal.
    os.execve(command, ["volteface", *arguments], environ)


def test(arguments: list[str]) -> int:
    ours, theirs = split(arguments)
    unknown = [flag for flag in ours if flag not in ("--fast", "--soak", "--update", "--help", "-h")]
    if unknown:
        raise Fault(
            f"./test does not know {unknown[0]}: it takes --fast, --soak and --update; "
            f"what follows a lone -- goes to pytest."
        )
    if "--help" in ours or "-h" in ours:
        print(USAGE)
        return 0
    for_pytest = [flag for flag in ("--soak", "--update") if flag in ours] + theirs
    began = time.monotonic()
    failed, unstable = suite.run(SHOP, fast="--fast" in ours, arguments=for_pytest)
    print(f"\n{(time.monotonic() - began) / 60:.1f} minutes")
    for name in unstable:
        print(f"unstable: {name}")
    print("failed: " + ", ".join(failed) if failed else "all checks passed", flush=True)
    return 1 if failed else 0


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def build_client(arguments: list[str]) -> int:
    if arguments not in ([], ["--watch"]):
        raise Fault("python3 tools/dev.py web takes nothing but --watch.")
    client.ensure(SHOP)
    if arguments:
        node = client.prepare(SHOP)
        command = [node.program, "node_modules/vite/bin/vite.js", "build", "--watch"]
        return subprocess.run(command, cwd=SHOP.root / "web", env=node.environ(), check=False).returncode
    return 0


def compile_now(arguments: list[str]) -> int:
    if arguments == ["--background"]:
        compiled.build_in_background(SHOP)
        return 0
    environment.ensure(SHOP, "play")
    missing = compiled.missing_tool(SHOP, "play")
    if missing is not None:
        raise Fault(f"The rules cannot be compiled here, because {missing}.")
    print(compiled.build(SHOP, "play"))
    return 0


def lock(arguments: list[str]) -> int:
    """Renews requirements/*.txt in the order in which one constrains the next."""
    SHOP.cache.mkdir(exist_ok=True)
    with environment.locked(SHOP.cache / "setup.lock") as held:
        uv = environment.find_uv(SHOP, held)
    shape = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    for name in ("uv", "node", "play", "test", "bench"):
        files = ["--output-file", f"{name}.txt", f"{name}.in"]
        command = [uv, "pip", "compile", "--quiet", *shape, *arguments, *files]
        done = subprocess.run(command, cwd=SHOP.root / "requirements", env=clean_environ(), check=False)
        if done.returncode:
            raise Fault(f"requirements/{name}.txt was not renewed; the words of uv are above.")
    return 0


def protocol(arguments: list[str]) -> int:
    """Writes what is made from the message types; ./test --update does it too."""
    environment.ensure(SHOP, "test")
    return write_anew("protocol", ["test_drift.py", "test_document.py"], arguments)


def fixtures(arguments: list[str]) -> int:
    """Writes the games that the web client is tested with; ./test --update does it too."""
    environment.ensure(SHOP, "test")
    return write_anew("fixtures", ["test_stories.py"], arguments)


def write_anew(name: str, tests: list[str], arguments: list[str]) -> int:
    files = [f"tests/server/protocol/{test}" for test in tests]
    command = ["python", "-m", "pytest", "--quiet", "--update", *arguments, *files]
    return 1 if suite.aloud(suite.python_check(SHOP, name, command)) else 0


def screenshots(arguments: list[str]) -> int:
    """Pictures of every screen, in both languages and three sizes, for people to look at."""
    environment.ensure(SHOP, "test")
    client.ensure(SHOP)
    tools = str(Path(__file__).parent)
    command = ["python", "-m", "tests.browser.photograph", *arguments]
    return 1 if suite.aloud(suite.python_check(SHOP, "screenshots", command, PYTHONPATH=tools)) else 0


def bench(arguments: list[str]) -> int:
    ours, theirs = split(arguments)
    environment.ensure(SHOP, "bench")
    environ = venv_environ(SHOP, "bench", VOLTEFACE_SOURCE_DIR=str(SHOP.source))
    missing = compiled.missing_tool(SHOP, "bench")
    if missing is None:
        say("Compiling the rules ...")
        environ["VOLTEFACE_COMPILED_DIR"] = str(compiled.build(SHOP, "bench"))
    else:
        say(f"Only the interpreted form is measured, because {missing}.")
    command = [str(SHOP.python("bench")), str(SHOP.root / "bench" / "engine.py"), *ours, *theirs]
    return subprocess.run(command, env=environ, check=False).returncode


def bench_server(arguments: list[str]) -> int:
    ours, theirs = split(arguments)
    environment.ensure(SHOP, "play")
    node = client.find_node(SHOP)
    environ = venv_environ(
        SHOP,
        "play",
        VOLTEFACE_BENCH_SERVER="1",
        VOLTEFACE_NODE=node.program,
        VOLTEFACE_NODE_VERSION=node.version,
        VOLTEFACE_BOARDGAMEIO_DIR=str(peers.boardgameio(SHOP, node)),
    )
    missing = compiled.missing_tool(SHOP, "play")
    if missing is None:
        say("Compiling the rules ...")
        environ["VOLTEFACE_COMPILED_DIR"] = str(compiled.build(SHOP, "play"))
    else:
        say(f"The rules are interpreted, because {missing}.")
    command = [str(SHOP.python("play")), "-m", "bench.server", *ours, *theirs]
    return subprocess.run(command, cwd=SHOP.root, env=environ, check=False).returncode


def bench_bots(arguments: list[str]) -> int:
    return with_compiled_rules("bench.thinking", arguments)


def bench_bots_memory(arguments: list[str]) -> int:
    return with_compiled_rules("bench.memory", arguments)


def fit_judge(arguments: list[str]) -> int:
    return with_compiled_rules("fitting", arguments)


def with_compiled_rules(module: str, arguments: list[str]) -> int:
    """Runs a module of the repository with the compiled rules, where there is a compiler."""
    ours, theirs = split(arguments)
    environment.ensure(SHOP, "play")
    paths = [str(Path(__file__).parent)]
    missing = compiled.missing_tool(SHOP, "play")
    if missing is None:
        say("Compiling the rules ...")
        paths.insert(0, str(compiled.build(SHOP, "play")))
    else:
        say(f"The rules are interpreted, because {missing}.")
    environ = venv_environ(SHOP, "play", PYTHONPATH=os.pathsep.join(paths))
    command = [str(SHOP.python("play")), "-m", module, *ours, *theirs]
    return subprocess.run(command, cwd=SHOP.root, env=environ, check=False).returncode


COMMANDS = {
    "play": play,
    "test": test,
    "web": build_client,
    "compile": compile_now,
    "lock": lock,
    "protocol": protocol,
    "fixtures": fixtures,
    "screenshots": screenshots,
    "bench": bench,
    "bench-server": bench_server,
    "bench-bots": bench_bots,
    "bench-bots-memory": bench_bots_memory,
    "fit-judge": fit_judge,
}


def stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "--help"
    if name in ("--help", "-h"):
        print(USAGE)
        return 0
    try:
        check_python(*sys.version_info[:2])
        if name not in COMMANDS:
            raise Fault(f"tools/dev.py does not know {name}: it takes {', '.join(COMMANDS)}.")
        signal.signal(signal.SIGTERM, stop)
        return COMMANDS[name](arguments[1:])
    except Fault as fault:
        say(str(fault))
        return 1
    except OSError as error:
        say(explain(error, SHOP.root))
        return 1
    except KeyboardInterrupt:
        say("\nStopped; run the same command again to go on.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
