"""Hand-over screen of Historia: calls the next person and lets the previous one take back the cards just sealed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.historia.components import LEADERS
from engine.historia.decisions import ChooseDecision, DraftDecision
from game.historia.drawing.palette import piece
from game.historia.match import Match
from game.historia.panels import cards
from game.render.ui import Ui
from game.screens.handover import HandoverScreen, Portrait
from game.shell.shell import Shell
from game.widgets.base import Widget
from game.widgets.button import Button

OVAL = 100 / 122  # width to height


class HistoriaHandoverScreen(HandoverScreen):
    """A hand-over screen with a second button that takes back the last move while that is possible."""

    def __init__(
        self,
        app: Shell,
        name: str,
        mark: str,
        reason: str,
        ready: Callable[[], None],
        portrait: Portrait | None,
        menu: Callable[[], None] | None,
        back: tuple[str, Callable[[], None]] | None,
    ) -> None:
        super().__init__(app, name, mark, reason, ready, portrait, menu)
        self.back = back

    def more(self) -> list[Widget]:
        """Returns a list with the button by which the person who moved last takes that move (such as sealed cards)
        back; [] if that is not possible."""
        if self.back is None:
            return []
        name, do = self.back
        text = self.text("take-back", name=name)
        return [Button(text, lambda: self._back(do), size="small", name="take-back", guarded=True)]

    def _back(self, do: Callable[[], None]) -> None:
        if self.app.top is self:
            self.app.stack.pop()
        do()
        self.app.dirty = True


def handover_screen(
    app: Shell,
    match: Match,
    seat: int,
    ready: Callable[[], None],
    take_back: Callable[[int], None],
    menu: Callable[[], None] | None = None,
) -> HandoverScreen:
    """Builds the screen that calls a seat's person, showing only public information; ``ready`` is called when that
    person is there, ``take_back`` by a button of the person who moved last, where undo is possible."""
    name = match.name(seat)
    frame = match.frame()
    match frame:
        case DraftDecision():
            reason = "handover-draft"
        case ChooseDecision():
            reason = "handover-choose"
        case _:
            reason = "handover-decide"
    c = match.onlooker.seats[seat]
    portrait = partial(_portrait, c.leader) if c.leader in LEADERS else None
    back = None
    last = match.log[-1].move.seat if match.log else -1
    if match.can_undo and last >= 0 and match.is_person(last):
        back = (match.name(last), lambda: take_back(last))
    return HistoriaHandoverScreen(app, name, piece(c.id), reason, ready, portrait, menu, back)


def _portrait(leader: str, ui: Ui, high: int) -> pygame.Surface:
    return cards.oval(ui, (round(high * OVAL), high), leader)
