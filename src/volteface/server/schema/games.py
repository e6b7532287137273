"""What the messages of each game hold: its views, its events, its actions."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec.structs import fields

from volteface.games.calaveras import CALAVERAS
from volteface.games.calaveras import events as calaveras_events
from volteface.games.calaveras import options as calaveras_options
from volteface.games.calaveras import view as calaveras_view
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job import events as inside_job_events
from volteface.games.inside_job import options as inside_job_options
from volteface.games.inside_job import view as inside_job_view
from volteface.games.insider import INSIDER
from volteface.games.insider import actions as insider_actions
from volteface.games.insider import events as insider_events
from volteface.games.insider import options as insider_options
from volteface.games.insider import view as insider_view
from volteface.server.messages import Push
from volteface.server.schema import actions
from volteface.server.schema.definitions import DIALECT, Schema, definitions

WHERE: Final = "#/$defs/{name}"


class GameTypes(NamedTuple):
    """One game's own part of the messages."""

    id: str
    view: type[msgspec.Struct]
    events: object
    """A union."""
    options: type[msgspec.Struct]
    actions: tuple[type[msgspec.Struct], ...]
    """What seats can do; chance and the clock send nothing."""


GAMES: Final = (
    GameTypes(
        INSIDE_JOB.id,
        inside_job_view.View,
        inside_job_events.AnyEvent,
        inside_job_options.Options,
        (actions.Partner, actions.ChooseMission, actions.Play, actions.PlayLarry, actions.Vote),
    ),
    GameTypes(
        CALAVERAS.id,
        calaveras_view.View,
        calaveras_events.AnyEvent,
        calaveras_options.Options,
        (actions.Place, actions.Twist, actions.EmptyTwist, actions.Pass),
    ),
    GameTypes(
        INSIDER.id,
        insider_view.View,
        insider_events.AnyEvent,
        insider_options.Options,
        (
            insider_actions.Redraw,
            insider_actions.Write,
            insider_actions.Begin,
            insider_actions.Ask,
            insider_actions.Answer,
            insider_actions.Look,
            insider_actions.EndDiscussion,
            insider_actions.Accuse,
            insider_actions.Point,
            insider_actions.Turn,
        ),
    ),
)
"""A game that is not listed here can be played all the same; its views are then plain JSON to a client."""


def game_definitions(game: GameTypes) -> dict[str, Schema]:
    """Make ``View``, ``AnyEvent``, ``AnyAction``, ``Options`` and all that they are made of."""
    (_, events, _), made = definitions([game.view, game.events, game.options], WHERE)
    # As records write them: whatever is the default may be left out, whoever writes.
    made["Options"]["required"] = [field.name for field in fields(game.options) if field.required]
    _, acts = definitions(game.actions, WHERE)
    for name, schema in acts.items():
        if name in made:
            raise ValueError(f"{game.id}: {name} is an action and something else")
        by = {"type": "integer", "description": "The seat that acts."}
        schema["properties"] = {"by": by, **schema["properties"]}
        schema["required"] = ["by", *schema["required"]]
        made[name] = schema
    choices = [{"$ref": WHERE.format(name=cls.__name__)} for cls in game.actions]
    made["AnyAction"] = {"description": "What a seat can do.", "anyOf": choices}
    made["AnyEvent"] = {"description": "What can happen.", **events}
    return dict(sorted(made.items()))


def push_schema(game: GameTypes) -> Schema:
    """Make the schema of the pushes of one game."""
    _, made = definitions([Push], WHERE)
    push = made["Push"]
    properties = push["properties"]
    properties["view"] = {"$ref": WHERE.format(name="View")}
    properties["legal"]["items"] = {"$ref": WHERE.format(name="AnyAction")}
    properties["events"]["items"] = {"$ref": WHERE.format(name="AnyEvent")}
    return {"$schema": DIALECT, **push, "title": f"Push of {game.id}", "$defs": game_definitions(game)}
