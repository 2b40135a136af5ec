"""Why another person is called to the screen. Nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Callable

from engine.struggle.decisions import Frame, KeepFrame, LayoutFrame, MinistryFrame, RoundFrame
from game.screens.handover import CurtainScreen
from game.shell.shell import Shell
from game.struggle.drawing.palette import MARKS
from game.struggle.match import Match


def reason_of(frame: Frame | None) -> str:
    """The text's name."""
    if isinstance(frame, KeepFrame):
        return "curtain-keep"
    if isinstance(frame, MinistryFrame):
        return "curtain-ministry"
    if isinstance(frame, LayoutFrame):
        return "curtain-layout"
    return "curtain-round" if isinstance(frame, RoundFrame) else "curtain-decide"


def curtain(
    app: Shell, match: Match, seat: int, ready: Callable[[], None], menu: Callable[[], None] | None = None
) -> CurtainScreen:
    name = match.name(seat)
    return CurtainScreen(app, name, MARKS[seat], reason_of(match.frame()), ready, menu=menu)
