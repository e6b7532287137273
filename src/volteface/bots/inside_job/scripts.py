"""Insiders by the book, to measure others by: each keeps to one style and does what seems best at a glance.

They are no company for people, so only an arena knows them: ``--load volteface.bots.inside_job.scripts``.
"""

from __future__ import annotations

from volteface.bots import register
from volteface.bots.inside_job.drives import INSIDER_STYLES
from volteface.bots.inside_job.levels import Level, level
from volteface.bots.policy import Kind

for _drive in INSIDER_STYLES:
    register(_drive.name, Kind(level(Level(0, drive=_drive))), "inside-job")
