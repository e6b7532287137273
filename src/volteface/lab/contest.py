"""What an arena plays: every pair of bots on every deal. The same settings, the same games."""

from __future__ import annotations

import hashlib
import importlib
import itertools
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import volteface
from volteface.bots import Budget, Policy, Tellable, make_bot
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame, Seat
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games import find_game
from volteface.lab.sides import Seating, Sides, sides_of

_TOLD: Final = "+told"


class Contestant(msgspec.Struct, frozen=True):
    """A bot of an arena; written ``hard``, ``hard:40`` with a budget of its own, or ``hard+told``."""

    bot: str
    playouts: int | None = None
    told: bool = False
    """Whether it is told who the traitors are: an oracle, which no table has."""

    @property
    def name(self) -> str:
        """Write it."""
        budget = "" if self.playouts is None else f":{self.playouts}"
        return f"{self.bot}{budget}{_TOLD if self.told else ''}"

    @classmethod
    def read(cls, text: str) -> Contestant:
        """Read one; raises ``VoltefaceError``."""
        rest = text.strip()
        bot, colon, playouts = rest.removesuffix(_TOLD).partition(":")
        if not bot or (colon and not (playouts.isdecimal() and 0 < int(playouts) < 10**9)):
            raise VoltefaceError("arena-bot-unreadable", bot=text)
        return cls(bot, int(playouts) if colon else None, rest.endswith(_TOLD))

    def sit(self, game: AnyGame, seat: Seat, rng: Rng) -> Policy:
        """Make it for a seat."""
        return make_bot(self.bot, game, seat, rng, None if self.playouts is None else Budget(self.playouts))


class Unit(NamedTuple):
    """One deal, played by two bots in every seating: what is played, and stored, as a whole."""

    deal: int
    first: int
    second: int


class Contest(msgspec.Struct, frozen=True, dict=True):
    """The settings that decide every game."""

    game: str
    bots: tuple[Contestant, ...]
    seed: int
    options: Mapping[str, Json] = {}
    draw: bool = False
    """Draw an allowed setup for each deal, leaving the given options as they are."""
    load: tuple[str, ...] = ()
    """Modules that add bots or games."""
    against: tuple[str, ...] = ()
    """Who is in every pair, at one side at least; anybody, if nobody is named."""

    @cached_property
    def rules(self) -> AnyGame:
        """The game."""
        for module in self.load:
            importlib.import_module(module)
        return find_game(self.game)

    @cached_property
    def sides(self) -> Sides:
        """Who plays against whom."""
        return sides_of(self.rules)

    @property
    def alike(self) -> bool:
        """Whether all sides want the same, so that it does not matter which of two bots is first."""
        return len(self.sides.names) == 1

    def check(self) -> None:
        """Raise ``VoltefaceError`` with a sentence if this cannot be played."""
        game = self.rules
        names = [one.name for one in self.bots]
        for name in names:
            if names.count(name) > 1:
                raise VoltefaceError("arena-bot-twice", bot=name)
        for name in self.against:
            if name not in names:
                raise VoltefaceError("arena-against-unknown", bot=name, bots=", ".join(names))
        for one in self.bots:
            bot = one.sit(game, 0, Rng(0))
            if one.told and not (self.sides.hides and isinstance(bot, Tellable)):
                raise VoltefaceError("arena-not-tellable", bot=one.bot, game=game.id)
        if not self.pairs:
            raise VoltefaceError("arena-no-pair", game=game.id)
        self.dealt(0)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """List who meets whom: everybody, on either side; where sides are alike, each two once."""
        numbers = range(len(self.bots))
        if self.alike:
            met = list(itertools.combinations(numbers, 2))
        else:
            # Who is told the truth is measured where the truth is hidden.
            met = [(one, other) for one in numbers for other in numbers if not self.bots[other].told]
        wanted = {at for at, one in enumerate(self.bots) if one.name in self.against or not self.against}
        return [pair for pair in met if wanted & {*pair}]

    def units(self, games: int) -> Iterator[Unit]:
        """List what is to be played, deal by deal, until each pair has played so many games or a few more."""
        played = 0
        each = 0 if self.draw else len(self.dealt(0)[1])
        for deal in itertools.count():
            if played >= games:
                return
            played += each or len(self.dealt(deal)[1])
            for first, second in self.pairs:
                yield Unit(deal, first, second)

    def dealt(self, deal: int) -> tuple[Any, list[Seating]]:
        """Deal: the options, and the ways to play what was dealt."""
        game = self.rules
        rng = self.rng(deal)
        if self.draw:
            options = game.draw_options(rng.fork("options"), self.options)
        else:
            options = game.read_options(self.options)
        return options, self.sides.seatings(game, options, game.deal(options, rng.fork("deal")))

    def rng(self, deal: int) -> Rng:
        """Make the generator of a deal; it is the same whoever plays."""
        return Rng(self.seed, self.game, deal)

    @cached_property
    def fingerprint(self) -> str:
        """Name the rules and bots as they are now, so that no results are mixed with those of others."""
        digest = hashlib.sha256()
        root = Path(str(resources.files(volteface)))
        found = (path for part in ("core", "games", "bots") for path in sorted((root / part).rglob("*")))
        # What bots know may lie beside them in any form; what is said of a game changes none.
        paths = [path for path in found if path.is_file() and path.suffix not in (".ftl", ".pyc", ".so")]
        for module in self.load:
            spec = find_spec(module)
            if spec is not None and spec.origin is not None:
                paths.append(Path(spec.origin))
        for path in paths:
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:16]
