"""Structured logs: one line an event. Codes, tokens, names and what people typed are never in them."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog


def set_up(*, plain: bool, quiet: bool) -> None:
    """Write logs to standard error: JSON lines for programs, or plain lines for people."""
    renderer: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if plain:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _where,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def _where(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Say of a fault what it was and where; its own words, and the values of variables, may be secrets."""
    fault = line.pop("exc_info", None)
    if fault is True:
        fault = sys.exc_info()[1]
    if isinstance(fault, BaseException):
        line["fault"] = type(fault).__name__
        frames = traceback.extract_tb(fault.__traceback__)
        line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return line
