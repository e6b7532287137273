"""Inside Job: trick-taking with a traitor, for 2 to 5 (docs/rules/inside-job.md)."""

from __future__ import annotations

from volteface.games.inside_job.actions import Action, ChooseMission, Partner, Play, PlayLarry, Vote
from volteface.games.inside_job.blank import BlankRole
from volteface.games.inside_job.cards import Card, card
from volteface.games.inside_job.events import Event
from volteface.games.inside_job.game import INSIDE_JOB, InsideJob
from volteface.games.inside_job.missions import MISSIONS, Mission, mission
from volteface.games.inside_job.options import Options
from volteface.games.inside_job.state import Deal, State
from volteface.games.inside_job.view import View
from volteface.text import add_catalogue

__all__ = [
    "INSIDE_JOB",
    "MISSIONS",
    "Action",
    "BlankRole",
    "Card",
    "ChooseMission",
    "Deal",
    "Event",
    "InsideJob",
    "Mission",
    "Options",
    "Partner",
    "Play",
    "PlayLarry",
    "State",
    "View",
    "Vote",
    "card",
    "mission",
]

add_catalogue(__name__)
