"""The fitted numbers of the judge, one network for tables of four seats and one for six (decision 0015)."""

from __future__ import annotations

from importlib import resources

import msgspec

from volteface.bots.calaveras.worth import Weights


class Fitted(msgspec.Struct, frozen=True):
    """The numbers of one network, in 256ths."""

    first: list[list[int]]
    bias: list[int]
    last: list[list[int]]


def load(seats: int) -> Weights:
    """Read the network for a number of seats."""
    path = resources.files("volteface.bots.calaveras") / "fitted" / f"{seats}.json"
    fitted = msgspec.json.decode(path.read_bytes(), type=Fitted)
    return Weights(seats, fitted.first, fitted.bias, fitted.last)
