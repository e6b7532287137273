"""The table server: people and bots at live tables over sockets; nothing lost, nothing leaked."""

from __future__ import annotations

from volteface.text import add_catalogue

add_catalogue(__name__)
