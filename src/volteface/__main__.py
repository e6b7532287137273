"""``python -m volteface`` is the command line."""

from __future__ import annotations

from volteface.cli import main

main()
