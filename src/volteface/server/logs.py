"""Structured logs: one line an event. Codes, tokens, names and what people typed are never in them."""

from __future__ import annotations

import logging
import sys

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
            # Without the values of variables: among them are secrets.
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
