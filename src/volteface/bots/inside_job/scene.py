"""One trick as somebody sees it who is to play: what lies there, who plays later, what it is all worth.

``fate`` says how the mission fares after a card, ``worth`` what the card brings, ``evidence`` what it tells.
Compiled: this is where playouts spend their time. One scene is used again and again; ``look`` fills it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import (
    ABOVE,
    ABSENT,
    ALTERNATING,
    BRIEFS,
    CERTAIN,
    FALLING,
    HIGHEST,
    LOWEST,
    NO_TRUMP,
    ONE_SUIT,
    ONLY,
    REACH_INTEL,
    REACH_MISSIONS,
    RISING,
    TOKEN_ON,
    WINS,
)
from volteface.bots.inside_job.drives import AGENT, Drive
from volteface.bots.inside_job.room import Room
from volteface.games.inside_job.cards import ALL_CARDS, BIT, SUIT_BITS, TOKEN, count
from volteface.games.inside_job.conditions import LAST
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.roles import ALL_INTEL
from volteface.games.inside_job.state import LARRY_CHAIR, State
from volteface.games.inside_job.tricks import TRUMP_RANK

# Marks that stand for "not in the way": who plays before the marked place keeps well below (or above) it.
MODEST_HIGH: Final[i64] = 9
MODEST_LOW: Final[i64] = 5
FAR_HIGH: Final[i64] = 12
FAR_LOW: Final[i64] = 2

LEAD: Final = 0.15
"""What leading the next trick is worth to a side, as a part of a mission: the leader chooses it."""
LEAST_GAIN: Final = 0.05
"""However far the last mission, helping one is worth at least this: it shows who does not."""
FINISH: Final = 0.5
"""What the last mission is worth at least: however good the chances, a game that is won is better."""


@final
class Guess:
    """Somebody who plays later in the trick, as far as one can guess."""

    __slots__ = (
        "absent",
        "cards",
        "chair",
        "doubt",
        "ducks",
        "may_wager",
        "place",
        "take",
        "take_paid",
        "want",
    )

    def __init__(self) -> None:
        """Know nothing yet."""
        self.chair: i64 = 0
        self.place: i64 = 0
        self.cards: i64 = 0
        self.absent: list[float] = CERTAIN
        self.doubt: float = 0.0
        self.want: float = 0.0
        self.may_wager: bool = False
        self.ducks: bool = False
        # What it is worth that he takes the trick as it lies, and with one more token in it.
        self.take: float = 0.0
        self.take_paid: float = 0.0


@final
class Scene:
    """The trick so far, those who play later, and what it all is worth to somebody."""

    __slots__ = (
        "best",
        "best_place",
        "broken",
        "chair",
        "count",
        "drive",
        "good",
        "guesses",
        "high",
        "holder",
        "idle",
        "idle_known",
        "intel",
        "kind",
        "last",
        "later",
        "led",
        "led_bits",
        "low",
        "mark",
        "mark_value",
        "me",
        "pot",
        "ranks",
        "room",
        "second",
        "size",
        "stake",
        "state",
        "suits",
        "tokens",
        "tricks_left",
        "trump",
        "unit",
        "unseen",
    )

    def __init__(self, state: State, room: Room) -> None:
        """Make a scene to look with."""
        self.state = state
        self.room = room
        self.drive: Drive = AGENT
        self.guesses: list[Guess] = [Guess() for _ in range(4)]
        self.ranks: list[i64] = state.trick.ranks
        self.kind: i64 = 0
        self.mark: i64 = 0
        self.second: i64 = 0
        self.good: i64 = 0
        self.mark_value: i64 = 0
        self.me: i64 = 0
        self.chair: i64 = 0
        self.size: i64 = 0
        self.count: i64 = 0
        self.later: i64 = 0
        self.trump: i64 = 0
        self.led: i64 = 0
        self.led_bits: i64 = 0
        self.high: i64 = 0
        self.low: i64 = 14
        self.last: i64 = 0
        self.suits: i64 = 0
        self.tokens: i64 = 0
        self.best: i64 = 0
        self.best_place: i64 = 0
        self.holder: i64 = 0
        self.pot: i64 = 1
        self.intel: i64 = 0
        self.unseen: i64 = 0
        self.tricks_left: i64 = 0
        self.unit: float = 0.0
        self.stake: float = 0.0
        self.broken: bool = False
        # What the trick brings if the next card changes nothing; it is worked out when it is asked for.
        self.idle: float = 0.0
        self.idle_known: bool = False

    def look(self, state: State, room: Room, mission: Mission, me: i64, hand: i64, drive: Drive) -> None:
        """Look at a trick from its next place; ``me`` decides, for himself or for Larry, and sees a hand."""
        self.state = state
        self.room = room
        self.drive = drive
        self.me = me
        setup = state.setup
        trick = state.trick
        brief = BRIEFS[mission.index]
        size = setup.chairs
        number = trick.count
        self.size = size
        self.count = number
        self.later = size - 1 - number
        self.kind = brief.kind
        self.good = brief.good
        self.mark = size - 1 if brief.place == LAST else brief.place
        self.second = brief.second
        self.trump = mission.trump
        self.led = trick.led
        self.led_bits = trick.led_bits
        self.ranks = trick.ranks
        self.best = trick.best
        self.best_place = trick.best_place
        self.pot = 1 + state.wagered
        self.unseen = ALL_CARDS & ~room.played & ~hand
        self.tricks_left = setup.tricks - state.tricks_done - 1
        self.chair = self.chair_at(number)
        self.intel = state.chairs[self.chair].intel
        self.holder = self.chair_at(trick.best_place) if number > 0 else self.chair
        self.idle_known = False
        self._read_cards()
        self._weigh()
        self._guess(brief.want_marked, brief.want_others, hand)

    def chair_at(self, place: i64) -> i64:
        """IJ-12, IJ-61: who plays at a place of this trick."""
        state = self.state
        if state.setup.with_larry:
            if place == 1:
                return LARRY_CHAIR
            return state.starter if place == 0 else 1 - state.starter
        chair = state.starter + place
        return chair if chair < state.setup.players else chair - state.setup.players

    def _read_cards(self) -> None:
        """Read the features of the cards that lie there, and whether they have broken the mission."""
        packed = self.state.trick.packed
        kind, mark, trump = self.kind, self.mark, self.trump
        high: i64 = 0
        low: i64 = 14
        suits: i64 = 0
        tokens: i64 = 0
        after: i64 = 0
        rising = falling = alternating = True
        wrong = False
        place = self.count - 1
        self.last = packed & 15
        self.mark_value = 0
        while place >= 0:
            code = packed & 127
            packed >>= 7
            value = code & 15
            if code >= TOKEN:
                tokens |= BIT[place]
                suits |= BIT[trump]
            else:
                suits |= BIT[code >> 4]
            if BIT[code & 63] & self.good == 0:
                wrong = True
            if after != 0:
                if value >= after:
                    rising = False
                if value <= after:
                    falling = False
                if (value ^ after) & 1 == 0:
                    alternating = False
            after = value
            if place == mark:
                self.mark_value = value
            else:
                high = max(high, value)
                low = min(low, value)
            place -= 1
        self.high = high
        self.low = low
        self.suits = suits
        self.tokens = tokens
        marked = mark < self.count
        self.broken = (
            (kind == RISING and not rising)
            or (kind == FALLING and not falling)
            or (kind == ALTERNATING and not alternating)
            or (kind == ONLY and wrong)
            or (kind == HIGHEST and marked and self.mark_value <= high)
            or (kind == LOWEST and marked and self.mark_value >= low)
            or (kind == WINS and marked and self.best_place != mark)
            or (kind == ONE_SUIT and suits & (suits - 1) != 0)
            or (kind == NO_TRUMP and suits & BIT[trump] != 0)
            or (kind == TOKEN_ON and marked and tokens & BIT[mark] == 0)
        )

    def _guess(self, want_marked: float, want_others: float, hand: i64) -> None:
        """Think of those who play later: what they may hold, and how far they are suspected."""
        state, room = self.state, self.room
        setup = state.setup
        unseen = self.unseen
        number = count(unseen)
        held = setup.cards_each - state.tricks_done
        paying = self.count > 0 and self.intel > 0
        for at in range(self.later):
            place = self.count + 1 + at
            chair = self.chair_at(place)
            guess = self.guesses[at]
            guess.chair = chair
            guess.place = place
            guess.want = want_marked if place == self.mark else want_others
            guess.take = self.take_worth(chair, self.pot)
            guess.take_paid = self.take_worth(chair, self.pot + 1) if paying else 0.0
            if chair == self.me and hand != 0:
                # IJ-62: the controller of Larry plays last himself.
                guess.cards = hand
                guess.absent = CERTAIN
                guess.doubt = 0.0
                guess.may_wager = False
                guess.ducks = False
                continue
            other = state.chairs[chair]
            answers = chair
            if setup.with_larry and chair == LARRY_CHAIR:
                answers = 1 - state.starter
                guess.cards = unseen
                guess.absent = ABSENT[3][number]
                guess.may_wager = False
            else:
                guess.cards = unseen & ~room.faces[chair].voids
                guess.absent = ABSENT[held][number]
                guess.may_wager = setup.wager and other.intel > 0 and not other.revealed
            guess.doubt = 0.0 if self.drive.knows else room.doubt(answers, self.me)
            guess.ducks = other.intel + 1 > other.role.intel_limit

    def _weigh(self) -> None:
        """Work out what the mission and the whole game are worth now."""
        state = self.state
        need = state.setup.missions_needed - state.missions_done
        left = self.tricks_left
        without = REACH_MISSIONS[need][left]
        self.unit = max(LEAST_GAIN, REACH_MISSIONS[need - 1][left] - without) * 0.8
        if need == 1:
            self.unit = max(FINISH, 1.0 - without * 0.7)
        self.stake = max(0.3, without + (1.0 - without) * 0.5)

    def has(self, guess: Guess, good: i64) -> float:
        """Find the chance that somebody, following suit where he must, can play one of the good cards."""
        absent = guess.absent
        following = guess.cards & self.led_bits
        chance = 1.0 - absent[count(following & good)]
        void = absent[count(following)]
        if void > 0.0:
            chance += void * (1.0 - absent[count(guess.cards & good & ~self.led_bits)])
        return chance

    def rank(self, code: i64, wager: bool) -> i64:
        """IJ-14, IJ-19: how strong a card is here."""
        if self.count == 0:
            return (TRUMP_RANK if code >> 4 == self.trump else 16) + (code & 15)
        return self.ranks[code + TOKEN if wager else code]

    def beating(self, rank: i64) -> i64:
        """Gather the cards that beat a rank as they are printed."""
        if rank >= TRUMP_RANK:
            return SUIT_BITS[self.trump] & ABOVE[rank - TRUMP_RANK]
        return SUIT_BITS[self.trump] | (self.led_bits & ABOVE[rank & 15])

    def step(self, chair: i64, gain: i64) -> float:
        """How much nearer to being revealed a gain of intel brings a chair."""
        wanted = self.state.setup.reveal_at - self.state.chairs[chair].intel
        left = self.tricks_left
        return REACH_INTEL[max(wanted - gain, 0)][left] - REACH_INTEL[max(wanted, 0)][left]

    def take_worth(self, chair: i64, gain: i64) -> float:
        """What it is worth that a chair takes the trick, with so much intel and the next lead."""
        drive = self.drive
        one = self.state.chairs[chair]
        doubt = 0.0
        if chair != self.me and not drive.knows:
            doubt = self.room.doubt(chair, self.me)
        worth = -drive.mission * doubt * LEAD * self.unit
        if one.revealed:
            if not one.role.keeps_intel:
                # IJ-47: the partner pays.
                if self.state.partner == self.me:
                    worth += drive.intel * self.step(self.me, -1) * self.stake
            elif one.role.intel_limit < ALL_INTEL and one.intel + gain > one.role.intel_limit:
                worth += drive.bugged * self.stake
            return worth
        if chair == self.me:
            return worth + drive.intel * self.step(chair, gain) * self.stake
        effect = doubt * drive.insider + (1.0 - doubt) * drive.others
        return worth + effect * self.step(chair, gain) * self.stake
