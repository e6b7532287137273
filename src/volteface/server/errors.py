"""Why the server says no. Nothing has changed by then."""

from __future__ import annotations

from volteface.core.errors import Argument, BadRecord, NotInTurn, Refused, VoltefaceError
from volteface.server import messages
from volteface.server.messages import Reason


class Declined(VoltefaceError):
    """A request that is not carried out, with a reason for programs and a sentence for people."""

    def __init__(self, reason: Reason, message: str, **arguments: Argument) -> None:
        """Name the reason, the message, and what the message speaks of."""
        super().__init__(message, **arguments)
        self.reason: Reason = reason


def refusal(fault: VoltefaceError, re: str | None = None, n: int | None = None) -> messages.Refused:
    """Write down why something was refused."""
    rule = fault.rule if isinstance(fault, (Refused, BadRecord)) else None
    arguments = dict(fault.arguments)
    if isinstance(fault, BadRecord) and fault.entry is not None:
        arguments["entry"] = fault.entry
    reason: Reason = "illegal"
    if isinstance(fault, Declined):
        reason = fault.reason
    elif isinstance(fault, NotInTurn):
        reason = "not-in-turn"
    return messages.Refused(reason=reason, message=fault.message, re=re, arguments=arguments, rule=rule, n=n)
