"""Why another person is called to the screen. Nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.frames import BidFrame, CombatFrame, DraftFrame, Frame, MonarchFrame, TurnFrame
from game.brazil.match import Match
from game.screens.curtain import CurtainScreen
from game.shell import Shell

SETUP = (DraftFrame, MonarchFrame, BidFrame)


def reason_of(frame: Frame | None) -> str:
    """The text's name."""
    if isinstance(frame, SETUP):
        return "curtain-setup"
    if isinstance(frame, TurnFrame):
        return "curtain-turn"
    if isinstance(frame, CombatFrame):
        return "curtain-defend" if frame.stage == "defence" else "curtain-attack"
    return "curtain-decide"


def curtain(app: Shell, match: Match, seat: int, ready: Callable[[], None]) -> CurtainScreen:
    name = match.name(seat)
    text = app.ui.text(reason_of(match.frame()), name=name)
    return CurtainScreen(app, name, f"seats/{match.onlooker.seats[seat].colour}", text, ready)
