"""Hand-over screen of Imperial Struggle: calls the next person, showing only public information."""

from __future__ import annotations

from collections.abc import Callable

from engine.struggle.decisions import Decision, KeepDecision, LayoutDecision, MinistryDecision, RoundDecision
from game.screens.handover import HandoverScreen
from game.shell.shell import Shell
from game.struggle.drawing.palette import MARKS
from game.struggle.match import Match


def reason_of(frame: Decision | None) -> str:
    """Returns the message id of the text that tells the next person what there is to decide."""
    if isinstance(frame, KeepDecision):
        return "handover-keep"
    if isinstance(frame, MinistryDecision):
        return "handover-ministry"
    if isinstance(frame, LayoutDecision):
        return "handover-layout"
    return "handover-round" if isinstance(frame, RoundDecision) else "handover-decide"


def handover_screen(
    app: Shell, match: Match, seat: int, ready: Callable[[], None], menu: Callable[[], None] | None = None
) -> HandoverScreen:
    """Builds the screen that asks the people at one computer to change places, for the next seat."""
    name = match.name(seat)
    return HandoverScreen(app, name, MARKS[seat], reason_of(match.frame()), ready, menu=menu)
