"""Inside Job's presenter: views become text, actions become choices. It computes no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from volteface.games.inside_job.actions import (
    LARRY,
    Action,
    ChooseMission,
    Partner,
    Play,
    PlayLarry,
    Vote,
)
from volteface.games.inside_job.cards import card
from volteface.games.inside_job.events import CardPlayed, MissionChosen, MissionJudged, TrickTaken
from volteface.games.inside_job.missions import mission
from volteface.games.inside_job.view import PlayedCard, View
from volteface.terminal.inside_job import draw, speech
from volteface.terminal.inside_job.families import member
from volteface.terminal.presenter import Choice, Question, Room
from volteface.terminal.words import Words


class InsideJobPresenter:
    """Draws Inside Job."""

    @property
    def talking(self) -> bool:
        """Cards are played."""
        return False

    def title(self, words: Words) -> str:
        """Name the game."""
        return words.say("ij-title")

    def status(self, view: View, words: Words) -> list[str]:
        """Trick, missions, intel."""
        return [
            words.say("ij-label-trick", number=view.trick_number, tricks=view.tricks),
            words.say("ij-label-missions", done=view.missions_done, needed=view.missions_needed),
            words.say("ij-label-reveal", intel=view.reveal_at),
            words.say("ij-label-supply", supply=view.supply),
        ]

    def banner(self, view: View, words: Words) -> Text:
        """Show the mission and its trump."""
        return draw.banner(view, words)

    def seats(self, view: View, words: Words, room: Room) -> Text:
        """Show everyone."""
        return draw.seats(view, words, room)

    def table(self, view: View, words: Words, room: Room) -> Text:
        """Draw the trick."""
        return draw.trick(view, words, room)

    def hand(self, view: View, words: Words) -> tuple[Choice, ...]:
        """List the reader's cards."""
        return self._hand(view, ())

    def _hand(self, view: View, legal: Sequence[Any]) -> tuple[Choice, ...]:
        if view.you is None:
            return ()
        choices: list[Choice] = []
        for name in view.you.hand:
            plain = _play(name, wager=False)
            wager = _play(name, wager=True)
            allowed = plain in legal
            choices.append(Choice(name, name, plain, allowed, draw.face(name), wager))
        return tuple(choices)

    def ask(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        """Put the question of the phase."""
        if not legal or view.you is None:
            turn = words.name(view.turn) if view.turn is not None else ""
            waiting = words.say(member("ij-wait", view.phase), name=turn)
            return Question(waiting, self._hand(view, ()), from_hand=True)
        match view.phase:
            case "partner":
                return self._ask_partner(view, legal, words)
            case "mission":
                return self._ask_mission(view, legal, words)
            case "larry":
                return _ask_larry(view, legal, words)
            case "vote":
                return _ask_vote(view, legal, words)
        led = view.led
        text = words.say("ij-ask-lead") if led is None else words.say("ij-ask-follow", suit=led)
        hand = self._hand(view, legal)
        # Who need not follow suit should not do so by pressing Enter once too often.
        follows = [at for at, one in enumerate(hand) if one.allowed and led == speech.SUIT_OF[one.code[0]]]
        return Question(text, hand, from_hand=True, start=follows[0] if follows else None)

    def _ask_partner(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        choices = [
            Choice(str(action.seat + 1), words.say("ij-choose-partner", name=name), action, allowed=True)
            for action in legal
            if isinstance(action, Partner)
            for name in [words.name(int(action.seat))]
        ]
        return Question(words.say("ij-ask-partner"), tuple(choices))

    def _ask_mission(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        assert view.you is not None
        choices: list[Choice] = []
        for number, offered in enumerate(view.you.missions, start=1):
            row = mission(offered.mission)
            assert row is not None
            action = ChooseMission(row)
            text = speech.mission_text(offered.mission, words)
            label = words.say("ij-choose-mission", mission=text, suit=offered.trump)
            colour = draw.COLOURS[offered.trump]
            choices.append(Choice(str(number), label, action, action in legal, colour=colour))
        notes = [_note(offered.mission, view, words) for offered in view.you.missions]
        return Question("".join([words.say("ij-ask-mission"), *notes]), tuple(choices))

    def sentence(self, event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
        """Tell an event."""
        text = speech.sentence(event, view, words, hidden=hidden)
        if text is not None and isinstance(event, MissionChosen):
            text += _note(event.mission, view, words)
        return text

    def begins_round(self, event: Any) -> bool:
        """IJ-16: when the next mission lies open, the trick before it is over for good."""
        return isinstance(event, MissionChosen)

    def still(self, before: View, after: View, events: Sequence[Any]) -> View | None:
        """Show the full trick: the cards that lay there, and the one that ended it."""
        if not any(isinstance(event, TrickTaken) for event in events):
            return None
        last = [
            PlayedCard(event.seat, event.card, event.wager)
            for event in events
            if isinstance(event, CardPlayed)
        ]
        return msgspec.structs.replace(
            after,
            phase="play",
            turn=None,
            starter=before.starter,
            trick_number=before.trick_number,
            mission=before.mission,
            trump=before.trump,
            led=before.led,
            trick=(*before.trick, *last),
            order=before.order,
            mission_state=next(_judged(event) for event in events if isinstance(event, MissionJudged)),
            winning=next(event.seat for event in events if isinstance(event, TrickTaken)),
        )

    def secret(self, view: View, words: Words) -> list[str]:
        """Write the reader's role card, and what the Accomplice saw."""
        if view.you is None:
            return []
        lines = [
            speech.role_name(view.you.role, words, view),
            speech.role_card(view.you.role, view, words),
        ]
        if view.you.partner_role is not None and view.accomplice is not None:
            partner = words.name(view.accomplice.partner)
            role = speech.role_name(view.you.partner_role, words, view)
            lines.append(words.say("ij-label-partner-role", name=partner, role=role))
        return lines

    def rules(self, view: View, words: Words) -> list[str]:
        """Write the rules of this table in brief."""
        numbers: dict[str, str | int] = {"missions": view.missions_needed, "intel": view.reveal_at}
        lines = [
            words.say("ij-help-goal", **numbers),
            words.say("ij-help-mission"),
            words.say("ij-help-follow"),
            words.say("ij-help-winner"),
            words.say("ij-help-wager" if view.wager else "ij-help-no-wager"),
        ]
        if view.wager and view.wager_led_only:
            lines.append(words.say("ij-help-wager-led"))
        if view.risky:
            lines.append(words.say("ij-help-risky"))
        lines.append(words.say("ij-help-reveal", **numbers))
        lines.append(words.say("ij-help-vote"))
        if view.larry is not None:
            lines.append(words.say("ij-help-larry"))
        lines.append(words.say("ij-help-talk"))
        if view.special_roles:
            lines.append(words.say("ij-help-special"))
            for role in view.special_roles:
                name = speech.role_name(role, words, view)
                lines.append(f"{name}. {speech.role_card(role, view, words)}")
        return lines

    def history(self, view: View, words: Words) -> list[str]:
        """IJ-16: earlier tricks, where the table plays with open history."""
        return [
            words.say(
                "ij-label-history-row",
                number=number,
                mission=speech.mission_text(past.mission, words),
                success="yes" if past.success else "no",
                cards=", ".join(f"{words.name(one.seat)} {speech.played(one, words)}" for one in past.cards),
                name=words.name(past.winner),
            )
            for number, past in enumerate(view.history or (), start=1)
        ]

    def ending(self, view: View, words: Words) -> Text:
        """Say who has won and why."""
        return draw.ending(view, words)

    def lines(self, view: View, words: Words) -> list[str]:
        """Write the table as a few lines."""
        lines = [". ".join(self.status(view, words)) + "."]
        lines += [f"  {line}" for line in seat_lines(view, words)]
        if view.mission is not None and view.trump is not None:
            text = speech.mission_text(view.mission, words)
            choice = words.say("ij-choose-mission", mission=text, suit=view.trump)
            note = _note(view.mission, view, words)
            lines.append(f"{words.say('ij-label-mission')}: {choice}{note}")
        if view.trick:
            lies = [f"{words.name(one.seat)} {speech.played(one, words)}" for one in view.trick]
            lines.append(f"{words.say('ij-label-on-the-table')}: {', '.join(lies)}")
        asked_from_hand = view.phase == "play" and view.turn == words.reader
        if view.you is not None and view.you.hand and not asked_from_hand:
            lines.append(f"{words.say('ij-label-hand')}: {' '.join(view.you.hand)}")
        return lines


def _judged(event: MissionJudged) -> str:
    return "met" if event.success else "failed"


def _note(name: str, view: View, words: Words) -> str:
    """IJ-56: with two players a token on the 2nd card cannot be; the table says so."""
    if name == "risky-second" and view.larry is not None:
        return " " + words.say("ij-note-larry-never-wagers")
    return ""


def seat_lines(view: View, words: Words) -> list[str]:
    """Write each seat as one line."""
    lines: list[str] = []
    for seat, one in enumerate(view.seats):
        parts = [words.say("ij-label-intel", intel=one.intel), words.say("ij-label-cards", cards=one.cards)]
        if seat == words.reader and words.names[seat] is not None:
            parts.append(words.say("ij-label-you"))
        if seat == view.turn:
            parts.append(words.say("ij-label-turn"))
        if one.role is not None:
            parts.append(speech.role_name(one.role, words, view))
        if view.accomplice is not None and view.accomplice.partner == seat:
            parts.append(words.say("ij-label-partner-of", name=words.name(view.accomplice.seat)))
        lines.append(f"{seat + 1} {words.name(seat)}: {', '.join(parts)}")
    if view.larry is not None:
        intel = words.say("ij-label-intel", intel=view.larry.intel)
        stack = words.say("ij-label-stack", cards=view.larry.stack)
        lines.append(f"  {words.name('larry')}: {intel}, {stack}")
        lines.append(speech.controls_larry(view.larry, words))
    if view.special_roles:
        roles = ", ".join(speech.role_name(role, words, view) for role in view.special_roles)
        lines.append(words.say("ij-label-special", roles=roles))
    return lines


def _play(name: str, *, wager: bool) -> Play:
    found = card(name)
    assert found is not None
    return Play(found, wager)


def _ask_larry(view: View, legal: Sequence[Any], words: Words) -> Question:
    """IJ-62: first the card that Larry plays, then the one that goes back on top."""
    assert view.you is not None
    three = view.you.larry
    choices: list[Choice] = []
    for name in three:
        wanted = [action for action in legal if isinstance(action, PlayLarry) and action.play.name == name]
        more: Question | None = None
        if wanted:
            text = words.say("ij-ask-larry-back", card=name)
            more = Question(text, tuple(_back(action, words) for action in wanted))
        others = [card(other) for other in three if other != name]
        played, back, out = card(name), others[0], others[1]
        assert played is not None
        assert back is not None
        assert out is not None
        action: Action = wanted[0] if wanted else PlayLarry(played, back, out)
        label = words.say("ij-choose-larry", card=name)
        choices.append(Choice(name, label, action, bool(wanted), draw.face(name), more=more))
    return Question(words.say("ij-ask-larry"), tuple(choices))


def _back(action: PlayLarry, words: Words) -> Choice:
    name = action.back.name
    label = words.say("ij-choose-larry-back", back=name, out=action.out.name)
    return Choice(name, label, action, allowed=True, face=draw.face(name))


def _ask_vote(view: View, legal: Sequence[Any], words: Words) -> Question:
    """IJ-30, IJ-44: whom the ballot is against; a second vote is asked for where there is one."""
    ballots = [action for action in legal if isinstance(action, Vote)]
    text = words.say("ij-ask-vote")
    if any(not ballot.targets for ballot in ballots):
        nobody = Choice("1", words.say("ij-choose-vote-nobody"), ballots[0], allowed=True)
        return Question(text, (nobody,))
    targets = [seat for seat in range(view.players) if seat != view.seat]
    choices: list[Choice] = []
    for target in [*targets, *([LARRY] if view.larry is not None else [])]:
        alone = Vote((int(target),))
        name = _target_name(int(target), words)
        both = [ballot for ballot in ballots if len(ballot.targets) > 1 and target in ballot.targets]
        more: Question | None = None
        if both:
            only = Choice("1", words.say("ij-choose-vote-one", name=name), alone, allowed=True)
            seconds = [
                Choice(str(number), _two_votes(ballot, int(target), words), ballot, allowed=True)
                for number, ballot in enumerate(both, start=2)
            ]
            more = Question(words.say("ij-ask-vote-again", name=name), (only, *seconds))
        # Larry has no seat; his number is the one after the last.
        code = str(min(int(target), view.players) + 1)
        label = words.say("ij-choose-vote", name=name)
        choices.append(Choice(code, label, alone, alone in ballots, more=more))
    return Question(text, tuple(choices))


def _target_name(target: int, words: Words) -> str:
    return words.name("larry" if target == LARRY else target)


def _two_votes(ballot: Vote, first: int, words: Words) -> str:
    name = _target_name(first, words)
    others = [target for target in ballot.targets if target != first]
    if not others:
        return words.say("ij-choose-vote-same", name=name)
    return words.say("ij-choose-vote-two", name=name, other=_target_name(others[0], words))
