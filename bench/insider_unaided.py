"""An Insider who never helps, to measure how often a table finds the word by itself:

PYTHONPATH=bench volteface arena insider --load insider_unaided --bots hard,unaided --players 6 --seed 9
"""

from __future__ import annotations

from functools import partial

from volteface.bots import Kind, register
from volteface.bots.insider.levels import LEVELS
from volteface.bots.insider.player import LevelPolicy

_NEVER = LEVELS["hard"]._replace(covers=0.0, steers=0.0, unnoticed=-9.0, speaks_up=9.0)

register("unaided", Kind(partial(LevelPolicy, _NEVER)), "insider")
