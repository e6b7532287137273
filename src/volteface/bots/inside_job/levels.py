"""Bots that guess what is hidden and play their choices out in their guesses: one policy, three levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

from volteface.bots.inside_job.belief import Casting, World, choose_worlds, imagine
from volteface.bots.inside_job.careful import CarefulPolicy
from volteface.bots.inside_job.drives import HIDDEN, INSIDER_STYLES, Drive
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.readers import Readers
from volteface.bots.inside_job.reasons import reason_of
from volteface.bots.inside_job.search import Prospect, Search
from volteface.bots.inside_job.talk import Tongue
from volteface.bots.policy import Budget, Maker, Policy, Reason
from volteface.core.dice import Dice
from volteface.core.game import AnyGame, Seat
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.games.inside_job.actions import Action, Partner, Vote
from volteface.games.inside_job.state import PHASES
from volteface.games.inside_job.view import View


class Level(NamedTuple):
    """How well a level reasons, besides its budget."""

    guesses: int
    """How many worlds are weighed for each one that is played out."""
    least: int = 40
    """So many are weighed at least."""
    slip: float = 0.0
    """How far its judgement strays, in games won: the mistakes of somebody who learns the game."""
    trust: float = 200.0
    """How many playouts a first glance is worth."""
    insider_trust: float = 60.0
    """The same for the Insider, whose game is harder to judge at a glance."""
    fear: float = 0.0
    """What it costs, in games won, to be taken for the Insider for sure by somebody who reads as one does."""
    drive: Drive | None = None
    """A way to play that it never leaves, if it is the Insider."""


EASY: Final = Level(2, least=12, slip=0.4)
NORMAL: Final = Level(4, slip=0.15)
HARD: Final = Level(6, insider_trust=240.0, fear=0.13)


_READ: Final = 120
"""So many worlds each of the others weighs at most."""
_LEAD: Final = 0.06
"""What it is worth that a careful player would lead a card."""


@final
class SearchPolicy:
    """Guesses who has what, plays its choices out in its guesses, and takes the best."""

    def __init__(self, level: Level, game: AnyGame, seat: Seat, rng: Rng, budget: Budget) -> None:
        """Sit down; all chance follows from a number drawn now and from what was told."""
        self._level = level
        self._seat = seat
        self._budget = budget
        self._seed = rng.below(2**31)
        self._unheard: list[Any] = []
        self._notes: Notes | None = None
        self._reasons: list[Reason] = []
        self._decisions = 0
        self._traitors: Sequence[Seat] | None = None
        self._careful = CarefulPolicy(game, seat, rng.fork("careful"), Budget(0))
        self._tongue = Tongue(rng.fork("talk"))

    @property
    def listens(self) -> bool:
        """It looks and listens."""
        return True

    def tell(self, traitors: Sequence[Seat]) -> None:
        """Believe nothing else from now on."""
        self._traitors = traitors

    def watch(self, events: Sequence[Any]) -> None:
        """Note what happened; it is thought about when there is something to decide."""
        self._unheard.extend(events)
        self._careful.watch(events)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Play out what is legal, and take the best."""
        number, self._decisions = self._decisions, self._decisions + 1
        notes = self._read(view)
        moment = (view.trick_number * 8 + len(view.trick)) * len(PHASES) + PHASES.index(view.phase)
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Partner):
            # IJ-47: before the first card all partners are alike.
            return legal[self._seed % len(legal)]
        dice = Dice(self._seed + 104_729 * moment)
        worlds = self._imagine(notes, dice)
        chances = _chances(worlds, notes)
        prospects = [Prospect(action) for action in legal]
        known, level = notes.known(), self._level
        trust = level.insider_trust if notes.role.is_insider else level.trust
        search = Search(
            notes.public,
            notes.room,
            self._seat,
            known.hand,
            self._drive(notes),
            notes.parts,
            notes.hidden(view),
            known.unseen,
            self._seed + moment,
            trust,
        )
        search.judge(prospects, chances)
        if notes.role.is_insider and self._level.drive is None:
            self._second_opinion(view, prospects)
            if level.fear and not isinstance(legal[0], Vote):
                self._fear(notes, worlds, prospects, Dice(self._seed + 611_953 * moment))
        search.run(prospects, choose_worlds(worlds, self._budget.playouts, dice))
        best = max(prospects, key=lambda one: (one.alive, one.value(trust) + level.slip * dice.share()))
        self._reasons.append(reason_of(view, number, notes, best, prospects, chances, trust))
        return best.action

    def _second_opinion(self, view: View, prospects: Sequence[Prospect]) -> None:
        """Judge as the careful player does, who as the Insider sees further at a glance."""
        worths = self._careful.weigh(view, [one.action for one in prospects])
        leading = view.phase == "play" and not view.trick
        for prospect, worth in zip(prospects, worths, strict=True):
            # Of all leads the careful player only names the best.
            prospect.glance = _LEAD * worth + prospect.glance / 4 if leading else worth

    def _fear(self, notes: Notes, worlds: list[World], prospects: Sequence[Prospect], dice: Dice) -> None:
        """Price what one may do by how it would look to others who read as well as oneself."""
        readers = Readers(notes.public, notes.room, self._seat, notes.parts, notes.firsts)
        each = min(_READ, max(self._budget.playouts, self._level.least))
        castings = notes.castings(everybody=True)
        readers.ask(castings, notes.known(), notes.dossiers, notes.parts, worlds, each, dice)
        for prospect in prospects:
            prospect.price = self._level.fear * readers.doubt(prospect.action, notes.missions)

    def _drive(self, notes: Notes) -> Drive:
        """Choose how one goes on oneself in playouts."""
        styles = notes.parts[notes.role.id].styles
        if styles is INSIDER_STYLES:
            return self._level.drive or HIDDEN
        return styles[0]

    def _imagine(self, notes: Notes, dice: Dice, story: list[Casting] | None = None) -> list[World]:
        """Draw worlds that fit all that one knows, or only a story that one tells."""
        wanted = max(self._budget.playouts * self._level.guesses, self._level.least)
        castings = notes.castings() if story is None else story
        if self._traitors is not None and story is None:
            castings = [one for one in castings if one.insider in self._traitors] or castings
        return imagine(
            castings, notes.known(), notes.room, notes.dossiers, notes.parts, notes.firsts, wanted, dice
        )

    def _read(self, view: View | None) -> Notes:
        """Take note of all that was told since."""
        if self._notes is None:
            assert view is not None
            self._notes = Notes(self._seat, view)
        notes = self._notes
        for event in self._unheard:
            notes.hear(event)
        self._unheard.clear()
        if view is not None:
            notes.settle(view)
        return notes

    def suspicion(self) -> Sequence[float]:
        """Say how likely each seat is the Insider; before the first decision nothing was looked at."""
        if self._notes is None:
            return []
        notes = self._read(None)
        worlds = self._imagine(notes, Dice(self._seed + int(notes.public.tricks_done)))
        return _chances(worlds, notes)[: notes.public.setup.players]

    def why(self) -> Sequence[Reason]:
        """Give the reasons of its decisions so far."""
        return self._reasons

    def hear(self, by: Seat, said: Said) -> None:
        """Note what was said against oneself; it is answered, and changes no move."""
        self._tongue.charges.hear(by, said)

    def unsaid(self) -> None:
        """What it wished to say last it may say again."""
        self._tongue.unsay()

    def say(self, view: View, phrases: Sequence[Phrase]) -> Said | None:
        """Voice a suspicion with its reason, or defend oneself; all roles say what an Agent would."""
        if view.you is None or view.ending is not None:
            return None
        notes = self._read(view)
        doubts = _chances(self._imagine(notes, Dice(self._seed), notes.story()), notes)
        return self._tongue.say(view, phrases, notes, doubts)


def _chances(worlds: Sequence[World], notes: Notes) -> list[float]:
    """Add up how likely each chair is the Insider's."""
    chances = [0.0] * notes.chairs
    for world in worlds:
        chances[int(world.casting.insider)] += world.weight
    return chances


def level(style: Level) -> Maker:
    """Make a maker of bots of a level."""

    def make(game: AnyGame, seat: Seat, rng: Rng, budget: Budget) -> Policy:
        return SearchPolicy(style, game, seat, rng, budget)

    return make
