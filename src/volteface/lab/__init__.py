"""Many games at once: simulation, and the arena in which bots are measured."""

from __future__ import annotations

from volteface.text import add_catalogue

add_catalogue(__name__)
