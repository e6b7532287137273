"""One trick as somebody sees it who is to play: how the mission fares after a card, and who takes the trick.

Compiled: this is where playouts spend their time. One scene is used again and again; ``look`` fills it.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import (
    ABOVE,
    ABSENT,
    ALTERNATING,
    BELOW,
    BRIEFS,
    CERTAIN,
    EITHER_TOKEN,
    ENDS_MATCH,
    FALLING,
    HIGHEST,
    LOWEST,
    NO_TRUMP,
    ONE_SUIT,
    ONLY,
    PARITY,
    REACH_INTEL,
    REACH_MISSIONS,
    RISING,
    SOME_TRUMP,
    STAIRS,
    TOKEN_ON,
    WINS,
)
from volteface.bots.inside_job.drives import AGENT, Drive
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.tuning import TUNING
from volteface.games.inside_job.cards import ALL_CARDS, BIT, SUIT_BITS, TOKEN, count
from volteface.games.inside_job.conditions import LAST
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.roles import ALL_INTEL
from volteface.games.inside_job.state import LARRY_CHAIR, State
from volteface.games.inside_job.tricks import TRUMP_RANK

# Marks that stand for "not in the way": who plays before the marked place keeps well below (or above) it.
_MODEST_HIGH: Final[i64] = 9
_MODEST_LOW: Final[i64] = 5
_FAR_HIGH: Final[i64] = 12
_FAR_LOW: Final[i64] = 2

WILLING: Final = 0.85
"""How often somebody who could put intel down for the mission does."""
OUT_OF_THE_WAY: Final = 0.9
GREED: Final = 0.75
"""How often an Insider who can take a trick does."""
PAYS: Final = 0.6
DENY: Final = 6.0
LEAD: Final = 0.15
AMMUNITION: Final = 0.06
RESERVE: Final = 0.015
EXTREME: Final = 0.006
LEAST_GAIN: Final = 0.05
FINISH: Final = 0.5

_EXTREMES: Final[list[float]] = [EXTREME * abs(value - 7) / 6 for value in range(14)]


@final
class Guess:
    """Somebody who plays later in the trick, as far as one can guess."""

    __slots__ = ("absent", "cards", "chair", "doubt", "ducks", "may_wager", "place", "want")

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
        self._read_cards()
        self._guess(brief.want_marked, brief.want_others, hand)
        self._weigh()

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
        for at in range(self.later):
            place = self.count + 1 + at
            chair = self.chair_at(place)
            guess = self.guesses[at]
            guess.chair = chair
            guess.place = place
            guess.want = want_marked if place == self.mark else want_others
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

    def _plays(self, guess: Guess, good: i64) -> float:
        """Find the chance that somebody plays one of the good cards."""
        return self.has(guess, good) * (1.0 - guess.doubt * TUNING.spoils)

    def _all_play(self, good: i64) -> float:
        chance = 1.0
        for at in range(self.later):
            chance *= self._plays(self.guesses[at], good)
        return chance

    def success(self, code: i64, wager: bool) -> float:
        """Find the chance that the mission succeeds once this card lies there."""
        if self.count == 0:
            self.led = code >> 4
            self.led_bits = SUIT_BITS[code >> 4]
        kind = self.kind
        if self.broken:
            return 0.0
        value = code & 15
        suit = self.trump if wager else code >> 4
        if kind == HIGHEST:
            return self._highest(value)
        if kind == LOWEST:
            return self._lowest(value)
        if kind == ONLY:
            return self._all_play(self.good) if BIT[code & 63] & self.good != 0 else 0.0
        if kind == WINS:
            return self._wins(code, wager)
        if kind == RISING:
            return self._stairs(ABOVE[value]) if self.count == 0 or value > self.last else 0.0
        if kind == FALLING:
            return self._stairs(BELOW[value]) if self.count == 0 or value < self.last else 0.0
        if kind == ALTERNATING:
            return self._alternating(value)
        if kind == ONE_SUIT:
            suits = self.suits | BIT[suit]
            return 0.0 if suits & (suits - 1) != 0 else self._all_play(SUIT_BITS[suit])
        if kind == ENDS_MATCH:
            return self._ends_match(suit)
        if kind == NO_TRUMP:
            return 0.0 if suit == self.trump else self._all_play(ALL_CARDS & ~SUIT_BITS[self.trump])
        if kind == SOME_TRUMP:
            return self._some_trump(suit)
        if kind == TOKEN_ON:
            return self._token_on(self.mark, wager)
        if kind == EITHER_TOKEN:
            return 1.0 - (1.0 - self._token_on(self.mark, wager)) * (1.0 - self._token_on(self.second, wager))
        return 0.5

    def _highest(self, value: i64) -> float:
        mark = self.mark
        if self.count > mark:
            return self._all_play(BELOW[self.mark_value]) if value < self.mark_value else 0.0
        if self.count == mark:
            return self._all_play(BELOW[value]) if value > self.high else 0.0
        high = max(value, self.high)
        chance = 1.0
        for at in range(self.later):
            guess = self.guesses[at]
            if guess.place == mark:
                good = ABOVE[high]
            else:
                good = BELOW[max(high + 1, _MODEST_HIGH) if guess.place < mark else _FAR_HIGH]
            chance *= self._plays(guess, good)
        return chance

    def _lowest(self, value: i64) -> float:
        mark = self.mark
        if self.count > mark:
            return self._all_play(ABOVE[self.mark_value]) if value > self.mark_value else 0.0
        if self.count == mark:
            return self._all_play(ABOVE[value]) if value < self.low else 0.0
        low = min(value, self.low)
        chance = 1.0
        for at in range(self.later):
            guess = self.guesses[at]
            if guess.place == mark:
                good = BELOW[low]
            else:
                good = ABOVE[min(low - 1, _MODEST_LOW) if guess.place < mark else _FAR_LOW]
            chance *= self._plays(guess, good)
        return chance

    def _alternating(self, value: i64) -> float:
        if self.count > 0 and (value ^ self.last) & 1 == 0:
            return 0.0
        chance = 1.0
        parity = value & 1
        for at in range(self.later):
            parity ^= 1
            chance *= self._plays(self.guesses[at], PARITY[parity])
        return chance

    def _stairs(self, beyond: i64) -> float:
        """Find the chance that the later ones go on climbing, or going down."""
        later = self.later
        if later == 0:
            return 1.0
        first = self.guesses[0]
        suit = first.cards & self.led_bits
        held: i64 = int((1.0 - first.absent[1]) * 10.0 + 0.5)
        chance = STAIRS[later][count(suit & beyond)][held]
        chance += (1.0 - chance) * first.absent[count(suit)] * 0.5
        for at in range(later):
            chance *= 1.0 - self.guesses[at].doubt * TUNING.spoils
        return chance

    def _ends_match(self, suit: i64) -> float:
        if self.later == 0:
            return 1.0 if suit == self.led else 0.0
        last = self.guesses[self.later - 1]
        chance = self._plays(last, self.led_bits)
        if self.led == self.trump and last.may_wager:
            chance = max(chance, (1.0 - last.doubt) * WILLING)
        return chance

    def _some_trump(self, suit: i64) -> float:
        if (self.suits | BIT[suit]) & BIT[self.trump] != 0:
            return 1.0
        fails = 1.0
        for at in range(self.later):
            guess = self.guesses[at]
            can = self.has(guess, SUIT_BITS[self.trump])
            if guess.may_wager and at == self.later - 1:
                can = max(can, WILLING)
            fails *= 1.0 - (1.0 - guess.doubt) * can
        return 1.0 - fails

    def _token_on(self, place: i64, wager: bool) -> float:
        if place < self.count:
            return 1.0 if self.tokens & BIT[place] != 0 else 0.0
        if place == self.count:
            return 1.0 if wager else 0.0
        if place >= self.size:
            return 0.0
        guess = self.guesses[place - self.count - 1]
        return (1.0 - guess.doubt) * WILLING if guess.may_wager else 0.0

    def rank(self, code: i64, wager: bool) -> i64:
        """IJ-14, IJ-19: how strong a card is here."""
        if self.count == 0:
            return (TRUMP_RANK if code >> 4 == self.trump else 16) + (code & 15)
        return self.ranks[code + TOKEN if wager else code]

    def _beating(self, rank: i64) -> i64:
        """Gather the cards that beat a rank as they are printed."""
        if rank >= TRUMP_RANK:
            return SUIT_BITS[self.trump] & ABOVE[rank - TRUMP_RANK]
        return SUIT_BITS[self.trump] | (self.led_bits & ABOVE[rank & 15])

    def _wins(self, code: i64, wager: bool) -> float:
        mark = self.mark
        rank = self.rank(code, wager)
        ahead = rank >= self.best
        if self.count > mark:
            return 0.0 if ahead else self._all_play(ALL_CARDS & ~self._beating(self.best))
        if self.count == mark:
            return self._all_play(ALL_CARDS & ~self._beating(rank)) if ahead else 0.0
        best = max(rank, self.best)
        chance = 1.0
        for at in range(self.later):
            guess = self.guesses[at]
            if guess.place != mark:
                chance *= OUT_OF_THE_WAY
                continue
            can = self.has(guess, self._beating(best))
            if guess.may_wager:
                paid = ABOVE[best - TRUMP_RANK - 1] if best >= TRUMP_RANK else ALL_CARDS
                can = max(can, WILLING * self.has(guess, paid))
            chance *= (1.0 - guess.doubt * TUNING.spoils) * can
        return chance

    def token_helps(self, code: i64) -> bool:
        """IJ-19: a token makes a card trump, or it helps nobody but the winner."""
        kind = self.kind
        if kind in (TOKEN_ON, EITHER_TOKEN):
            return self.count in (self.mark, self.second) or code >> 4 != self.trump
        if code >> 4 == self.trump:
            return False
        return TRUMP_RANK + (code & 15) >= self.best or kind in (SOME_TRUMP, ENDS_MATCH)

    def worth(self, code: i64, wager: bool, success: float) -> float:
        """Add up what playing a card may bring: the mission, the trick, the token, the hand."""
        drive = self.drive
        total = drive.mission * self.unit * success - _EXTREMES[code & 15]
        rank = self.rank(code, wager)
        holder, best = self.holder, self.best
        if rank >= best:
            holder, best = self.chair, rank
        gain = self.pot + 1 if wager else self.pot
        stays = 1.0
        if self.later > 0:
            beating = self._beating(best)
            paid = ABOVE[best - TRUMP_RANK - 1] if best >= TRUMP_RANK else ALL_CARDS
            deny = 0.0
            if holder != self.me:
                deny = self.room.doubt(holder, self.me) * self._step(holder, gain) * DENY
            elif drive.knows:
                deny = self.room.doubt(holder, self.guesses[0].chair) * self._step(holder, gain) * DENY
            deny = min(deny, 1.0)
            at = self.later - 1
            while at >= 0:
                guess = self.guesses[at]
                beats = self._beats(guess, beating, paid, deny)
                total += stays * beats * self._trick_worth(guess.chair, gain)
                stays *= 1.0 - beats
                at -= 1
        mine = holder == self.chair
        total += stays * self._trick_worth(holder, gain - 1 if wager and mine else gain)
        if wager:
            lost = AMMUNITION if self.intel == 1 else RESERVE
            if drive.intel > 0.5:
                lost = max(lost, -drive.intel * self._step(self.chair, -1) * self.stake)
            total -= lost * (1.0 - stays if mine else 1.0)
        return total

    def _beats(self, guess: Guess, beating: i64, paid: i64, deny: float) -> float:
        """Find the chance that somebody later takes the trick."""
        if guess.ducks:
            return 1.0 - self.has(guess, ALL_CARDS & ~beating)
        can = self.has(guess, beating)
        doubt = guess.doubt
        beats = (1.0 - doubt) * (guess.want + (1.0 - guess.want) * deny) * can
        if guess.may_wager and deny > 0.0:
            beats += (1.0 - doubt) * deny * PAYS * max(0.0, self.has(guess, paid) - can)
        if doubt > 0.0:
            winning = guess.cards & (paid if guess.may_wager else beating)
            beats += doubt * GREED * (1.0 - guess.absent[count(winning)])
        return beats

    def _step(self, chair: i64, gain: i64) -> float:
        """How much nearer to being revealed a gain of intel brings a chair."""
        wanted = self.state.setup.reveal_at - self.state.chairs[chair].intel
        left = self.tricks_left
        return REACH_INTEL[max(wanted - gain, 0)][left] - REACH_INTEL[max(wanted, 0)][left]

    def _trick_worth(self, chair: i64, gain: i64) -> float:
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
                    worth += drive.intel * self._step(self.me, -1) * self.stake
            elif one.role.intel_limit < ALL_INTEL and one.intel + gain > one.role.intel_limit:
                worth += drive.bugged * self.stake
            return worth
        if chair == self.me:
            return worth + drive.intel * self._step(chair, gain) * self.stake
        effect = doubt * drive.insider + (1.0 - doubt) * drive.others
        return worth + effect * self._step(chair, gain) * self.stake

    def odds(self, chair: i64, code: i64, wager: bool, success: float) -> float:
        """Weigh a card as the table does: log-odds for its player being the Insider."""
        room = self.room
        face = room.faces[chair]
        bit = BIT[code]
        if bit & face.voids != 0:
            return TUNING.proof
        odds = TUNING.hope_odds * (room.hope - success)
        if self.count > 0:
            if bit & self.led_bits != 0:
                odds += TUNING.follow_odds
            else:
                unseen = ALL_CARDS & ~room.played
                held = self.state.setup.cards_each - self.state.tricks_done
                void = ABSENT[held][count(unseen)][count(unseen & self.led_bits & ~face.voids)]
                odds += math.log((void + (1.0 - void) * TUNING.revoke) / max(void, TUNING.slip))
            if wager and self.later > 0:
                odds += TUNING.wager_odds
        return odds * TUNING.room_temper
