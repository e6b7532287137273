"""``volteface serve``: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from volteface.core.errors import VoltefaceError

PORT = 8080
PORTS_TRIED = 20


def default_store() -> str:
    """The file where tables are kept unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base, 'volteface', 'tables.db')}"


def store_option(command: Any) -> Any:
    """Add ``--store``; the flag of all commands that speak to a store."""
    return click.option(
        "--store",
        envvar="VOLTEFACE_STORE",
        help="Where tables are kept: sqlite:///FILE or postgresql://…; a file in your home folder otherwise.",
    )(command)


def need_server() -> None:
    """Say so where what the server needs is not installed."""
    try:
        import aiohttp  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise click.ClickException("The server is not installed: pip install 'volteface[server]'.") from None


def chosen_store(given: str | None) -> str:
    """Take the store that was named, or make the folder of the usual one."""
    if given:
        return given
    url = default_store()
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    return url


@click.command(
    epilog="Examples:\n\n\b\n"
    "  volteface serve\n"
    "  volteface serve --port 9000 --store sqlite:///club.db\n"
    "  volteface serve --host 127.0.0.1 --url https://play.example.org --proxy"
)
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port; by default {PORT} or the next free one."
)
@store_option
@click.option("--url", help="The address that people type, if a proxy stands before the server.")
@click.option("--name", "hosts", multiple=True, help="Another name by which the server may be called.")
@click.option("--proxy", is_flag=True, help="Trust the addresses that a reverse proxy names.")
@click.option(
    "--bot-pace", type=click.FloatRange(0, 10), default=1.0, show_default=True, help="1: as people play."
)
@click.option(
    "--log", type=click.Choice(["json", "plain"]), help="JSON lines or plain ones on standard error."
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--unlimited", is_flag=True, help="No limits on rates; for measurements only.")
def serve(**given: Any) -> int:
    """Open tables for everybody on this network, in their browsers."""
    need_server()
    from volteface.server import logs

    people = sys.stderr.isatty() and given["log"] is None
    logs.set_up(plain=people or given["log"] == "plain", quiet=people)
    try:
        return _run(_serve(given, people))
    except VoltefaceError as fault:
        raise click.ClickException(str(fault)) from None


def _run(work: Any) -> int:
    try:
        import uvloop
    except ImportError:
        return int(asyncio.run(work))
    return int(uvloop.run(work))


async def _serve(given: dict[str, Any], people: bool) -> int:
    from volteface.server.config import Config
    from volteface.server.invitations import Invitations
    from volteface.server.open_files import raise_limit
    from volteface.server.serve import running

    raise_limit()
    port = given["port"] if given["port"] is not None else _free_port(given["host"])
    config = Config(
        url=given["url"] and given["url"].rstrip("/"),
        hosts=given["hosts"],
        bot_scale=given["bot_pace"],
        unlimited=given["unlimited"],
        trust_proxy=given["proxy"],
        metrics_token=os.environ.get("VOLTEFACE_METRICS_TOKEN"),
    )
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    _settle_in()
    async with running(chosen_store(given["store"]), host=given["host"], port=port, config=config) as server:
        addresses = Invitations(config.url, given["host"]).announced(server.port)
        here = f"http://localhost:{server.port}" if given["host"] in ("0.0.0.0", "::") else server.url  # noqa: S104
        _announce(addresses, here, people)
        if not given["no_browser"] and people:
            _open_browser(here)
        server.failed.add_done_callback(lambda _: stop.set())
        await stop.wait()
        if server.failed.done():
            raise server.failed.result()
        click.echo("\nStopping; every seat is kept.", err=True)
    return 0


def _settle_in() -> None:
    """Spare the loop what a long-running server does not need.

    What is loaded stays, so it is not looked at for garbage again; and the thread that stores does not wait
    for its turn longer than a commit takes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.0005)


def _announce(addresses: tuple[str, ...], here: str, people: bool) -> None:
    near, *others = addresses
    click.echo(f"Volteface is open at {near}")
    for other in others:
        click.echo(f"On another network: {other}")
    if here not in addresses:
        click.echo(f"On this machine: {here}")
    if people:
        import segno

        segno.make(near, micro=False).terminal(out=sys.stdout, compact=True, border=2)
        click.echo("Scan the code with a phone on this network. Ctrl+C stops.")
    sys.stdout.flush()


def _free_port(host: str) -> int:
    """Find the usual port, or the next one that is free; another server may be running."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host if ":" not in host else "127.0.0.1", port))
                return port
    return 0


def _open_browser(url: str) -> None:
    """Open a browser where there is a screen for one; a browser in the terminal would only be in the way."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    import webbrowser

    with suppress(webbrowser.Error):
        webbrowser.open(url)
