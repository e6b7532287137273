"""What every game and every table stands on."""

from __future__ import annotations

from volteface.text import add_catalogue

add_catalogue(__name__)
