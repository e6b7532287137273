"""The schemas say of messages what the server itself says of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from tests.server.protocol.playing import pushes
from tests.server.protocol.samples import MESSAGES, PUSH, REQUESTS
from tests.server.protocol.strict import strict
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.games import all_games, find_game
from volteface.server.messages import AnyMessage
from volteface.server.requests import AnyRequest
from volteface.server.schema import comments
from volteface.server.schema.definitions import Schema, definitions
from volteface.server.schema.games import GAMES, GameTypes, push_schema
from volteface.server.schema.protocol import socket_schema

WRONG: list[Json] = [None, True, -1, 7, 1.5, "", "nonsense", "x" * 2000, [], {}, {"x": 1}, [None], [{}]]


def spoilt(message: Entry) -> Iterator[Entry]:
    """The message without each of its parts, with something else in place of it, or with a part too many."""
    yield {**message, "unheard-of": 1}
    for key, part in message.items():
        yield {other: value for other, value in message.items() if other != key}
        for wrong in WRONG:
            yield {**message, key: wrong}
        if isinstance(part, dict):
            for inner in spoilt(part):
                yield {**message, key: inner}


def reads(decoder: msgspec.json.Decoder[Any], message: Entry) -> bool:
    try:
        decoder.decode(json.dumps(message))
    except msgspec.ValidationError:
        return False
    return True


def tags(union: object) -> list[str]:
    return [cls.__struct_config__.tag for cls in get_args(union)]


def test_there_is_a_sample_of_every_kind() -> None:
    assert [one["type"] for one in REQUESTS] == tags(AnyRequest)
    assert [one["type"] for one in MESSAGES] == tags(AnyMessage)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: str(one["type"]))
def test_a_request_is_in_the_schema_exactly_if_the_server_can_read_it(request_: Entry) -> None:
    schema = jsonschema_rs.validator_for(socket_schema("AnyRequest"))
    decoder = msgspec.json.Decoder(AnyRequest)
    assert schema.is_valid(request_)
    assert reads(decoder, request_)
    verdicts = {True: 0, False: 0}
    for other in spoilt(request_):
        verdict = schema.is_valid(other)
        assert verdict == reads(decoder, other), other
        verdicts[verdict] += 1
    assert verdicts[False] > len(WRONG)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: str(one["type"]))
def test_a_message_is_in_the_schema(message: Entry) -> None:
    schema = jsonschema_rs.validator_for(strict(socket_schema("AnyMessage")))
    schema.validate(message)
    decoded = msgspec.json.decode(json.dumps(message), type=AnyMessage)
    assert msgspec.json.decode(msgspec.json.encode(decoded)) == message
    for key in message:
        assert not schema.is_valid({**message, key: [{"unheard-of": 1}]}), key


@pytest.mark.parametrize("root", ["AnyRequest", "AnyMessage"])
def test_the_schemas_are_good_schemas(root: str) -> None:
    jsonschema_rs.meta.validate(socket_schema(root))


def test_every_game_has_its_types() -> None:
    assert [types.id for types in GAMES] == [game.id for game in all_games()]


@pytest.mark.parametrize("types", GAMES, ids=lambda one: one.id)
def test_what_real_games_push_is_in_the_schema_and_all_of_it(types: GameTypes) -> None:
    jsonschema_rs.meta.validate(push_schema(types))
    exact = jsonschema_rs.validator_for(strict(push_schema(types)))
    common = jsonschema_rs.validator_for(socket_schema("AnyMessage"))
    seen: set[str] = set()
    for seed in range(12):
        for push in pushes(find_game(types.id), Rng("schema", seed)):
            message = msgspec.json.decode(msgspec.json.encode(push))
            exact.validate(message)
            common.validate(message)
            seen.update(event["event"] for event in message["events"])
    made = push_schema(types)["$defs"]
    assert len(seen) > 0.7 * len(_members(made, "AnyEvent"))


def _members(made: dict[str, Schema], union: str) -> list[str]:
    return [part["$ref"].rsplit("/", 1)[1] for part in made[union]["anyOf"]]


@pytest.mark.parametrize("types", GAMES, ids=lambda one: one.id)
def test_the_schema_names_every_action_that_a_seat_could_try(types: GameTypes) -> None:
    game = find_game(types.id)
    made = push_schema(types)
    made["$ref"] = "#/$defs/AnyAction"
    for key in ("type", "properties", "required"):
        made.pop(key)
    schema = jsonschema_rs.validator_for(strict(made))
    by_nobody = {"draw", "questions", "time-up", "reshuffle"}
    for seed in range(6):
        options = game.draw_options(Rng("actions", seed), {})
        for action in game.vocabulary(options):
            entry: Entry = {"by": 0, **game.write_action(action)}
            assert schema.is_valid(entry) == (entry["do"] not in by_nobody), entry


@pytest.mark.parametrize("types", GAMES, ids=lambda one: one.id)
def test_a_push_that_is_not_of_this_game_is_not_in_its_schema(types: GameTypes) -> None:
    schema = jsonschema_rs.validator_for(push_schema(types))
    assert not schema.is_valid(PUSH)
    push: Entry = msgspec.json.decode(msgspec.json.encode(next(pushes(find_game(types.id), Rng(1)))))
    assert schema.is_valid(push)
    view = push["view"]
    assert isinstance(view, dict)
    for key in view:
        assert not schema.is_valid({**push, "view": {k: v for k, v in view.items() if k != key}}), key
        assert not schema.is_valid({**push, "view": {**view, key: [{"unheard-of": 1}]}}), key
    others = [other for other in GAMES if other.id != types.id]
    assert not any(jsonschema_rs.validator_for(push_schema(other)).is_valid(push) for other in others)


def test_what_may_be_left_out_is_not_required_and_what_is_always_sent_is() -> None:
    made = socket_schema("AnyMessage")["$defs"]
    assert "seat" not in made["Push"]["required"]
    assert made["Settings"]["required"] == []
    seat = push_schema(GAMES[0])["$defs"]["View"]
    assert {"you", "ending"} <= set(seat["required"])


def test_comments_of_the_source_are_in_the_schemas() -> None:
    made = socket_schema("AnyMessage")["$defs"]
    assert made["Chair"]["properties"]["heir"]["description"].startswith("The person who plays on")
    assert made["Push"]["properties"]["n"] == {"type": "integer"}
    requests = socket_schema("AnyRequest")["$defs"]
    assert requests["Hello"]["properties"]["view"]["description"].startswith("`public`: show")
    assert requests["Sit"]["properties"]["id"]["description"] == "Chosen by the client, new for each request."


def test_without_the_source_there_are_no_comments_and_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_: object) -> str:
        raise OSError("could not get source code")

    monkeypatch.setattr("inspect.getsource", lost)
    comments._comments.cache_clear()
    try:
        made = socket_schema("AnyMessage")["$defs"]
    finally:
        comments._comments.cache_clear()
    assert "description" not in made["Chair"]["properties"]["heir"]
    assert made["Chair"]["description"]


def test_two_types_of_one_name_are_noticed() -> None:
    inside_job, calaveras, _ = GAMES
    with pytest.raises(ValueError, match="two types of one name"):
        definitions([inside_job.view, calaveras.view], "#/$defs/{name}")
