"""What a move would lead to, for whoever thinks about it: nothing is done, stored or told to others."""

from __future__ import annotations

from typing import Final

import msgspec

from volteface.core.errors import VoltefaceError
from volteface.core.game import Seat
from volteface.server.errors import Declined, refusal
from volteface.server.messages import Foreseen, Refused
from volteface.server.orders import acting_seat
from volteface.server.play import Play
from volteface.server.requests import Preview
from volteface.server.telling import redacted

_encode: Final = msgspec.json.Encoder().encode


def preview(play: Play, player: Seat, request: Preview) -> Foreseen | Refused:
    """Answer a player; judged by what everybody was shown, so that nobody learns what is stored already."""
    newest = play.reader(player).n
    try:
        if request.game != play.number or request.n != newest:
            raise Declined("stale", "srv-stale")
        game, state = play.game, play.table.state
        seat = acting_seat(play.table, player, request.action)
        events = game.foresee(state, seat, game.read_action(request.action))
        if events is None:
            raise Declined("not-now", "srv-no-preview")
    except VoltefaceError as fault:
        stale = isinstance(fault, Declined) and fault.reason == "stale"
        return refusal(fault, request.id, newest if stale else None)
    return Foreseen(re=request.id, events=msgspec.Raw(_encode(redacted(game, events, player))))
