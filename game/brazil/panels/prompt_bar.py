"""The prompt bar above the arches with the current question, the main button, and the six tool buttons."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.brazil.layout import OWN_TOOLS
from game.brazil.panels.prompt import confirmation_kind, main_text, question, waiting, waives_options
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.main_button import MainButton
from game.widgets.material.panel import paper
from game.widgets.rich_text import UNBROKEN, RichText, lay_out
from game.widgets.seat_note import seat_note
from game.widgets.table_tools import table_tools, why_no_undo

BADGE = 24
SIZES = ("large", "text", "small")  # type sizes of the prompt; the first that fits is used
PAD = 10


class PromptBar(Widget):
    """A paper strip with seat emblem, prompt, hint, era and round.

    Grows upwards for a long prompt; ``watching``: stays on one line.
    """

    opaque = True

    def __init__(
        self,
        badge: str,
        prompt: str,
        hint: Callable[[], str],
        when: str,
        no: Widget | None,
        watching: bool = False,
        clock: Widget | None = None,
    ) -> None:
        """``no``: the button that takes nothing; ``clock``: the own one; both left of era and round."""
        super().__init__(name="prompt-bar")
        self.badge, self.hint = badge, hint
        self.aside = [widget for widget in (clock, no) if widget is not None]  # from right to left
        self.prompt = RichText(
            prompt, style="strong", size="large", colour="paper_ink", name="question", one_line=watching
        )
        self.prompt.role = "live"
        self.when = RichText(when, style="strong", size="text", colour="paper_ink")
        self.add(self.prompt, self.when)
        self.add(*self.aside)

    def _room(self, ui: Ui, width: int) -> tuple[int, int]:
        """Returns the prompt's left edge and its maximum width."""
        start = ui.px(PAD + BADGE + 10)
        end = ui.px(PAD + 12) + self.when.measure(ui, width)[0]
        end += sum(widget.measure(ui, width)[0] + ui.px(10) for widget in self.aside)
        return start, max(ui.px(60), width - start - end)

    def _sized(self, ui: Ui, room: int) -> None:
        """Chooses the prompt's type size: one line if possible, in smaller type if needed, else two."""
        for size in SIZES:
            self.prompt.size = size
            if self.prompt.measure(ui, UNBROKEN)[0] <= room:
                return

    def measure(self, ui: Ui, width: int) -> Size:
        _, room = self._room(ui, width)
        self._sized(ui, room)
        return (width, self.prompt.measure(ui, room)[1] + ui.px(8))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        start, room = self._room(ui, rect.width)
        self._sized(ui, room)
        wide, high = self.prompt.measure(ui, room)
        self.prompt.arrange(ui, pygame.Rect(rect.x + start, rect.centery - high // 2, min(wide, room), high))
        wide, high = self.when.measure(ui, rect.width)
        x = rect.right - ui.px(PAD) - wide
        self.when.arrange(ui, pygame.Rect(x, rect.centery - high // 2, wide, high))
        for widget in self.aside:
            wide, high = widget.measure(ui, rect.width)
            high, x = min(high, rect.height - ui.px(2)), x - ui.px(12) - wide
            widget.arrange(ui, pygame.Rect(x, rect.centery - high // 2, wide, high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=3, shadow=3)
        side = ui.px(BADGE)
        badge = ui.pictures.get(f"seats/{self.badge}", (side, side))
        target.blit(badge, (self.rect.x + ui.px(PAD), self.rect.centery - side // 2))
        super().draw(ui, target)
        self._draw_hint(ui, target)

    def _draw_hint(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the grey hint if it fits behind the prompt."""
        right = ([self.when, *self.aside][-1]).rect.x - ui.px(12)
        left = self.prompt.rect.right + ui.px(22)
        hint = self.hint()
        if not hint:
            return
        block = lay_out(ui, hint, UNBROKEN, colour="paper_soft")
        if block.width <= right - left:
            block.draw(target, left, self.rect.centery - block.height // 2)


def prompt_bar(ui: Ui, model: TableModel, controller: TableController, hint: Callable[[], str] = str) -> PromptBar:
    """Builds the prompt bar for the current state. ``hint``: the grey text behind the prompt."""
    s = model.view
    asked = model.match.current_seat
    seat = asked if asked is not None else model.seat
    when = f"[era_{min(s.era, 3)}] {ui.text('round-short', round=s.round)}"
    no = None
    if model.deciding and confirmation_kind(model):
        text = ui.text(f"no-{confirmation_kind(model)}")
        no = Button(text, controller.hold_back, size="text", name="not", guarded=True, pads=(12, 1))
    aside = waiting(ui, model, controller)
    return PromptBar(
        s.seats[seat].colour,
        question(ui, model, controller),
        (lambda: aside) if aside else hint,
        when,
        no,
        not model.deciding,
        seat_note(ui, model.match, model.seat, wood=False, words=False),
    )


# -- the main button ---------------------------------------------------------------------------------------------------


def main_button(ui: Ui, model: TableModel, controller: TableController) -> MainButton:
    """Builds the main button for the current state."""
    text, enabled, tip = main_text(ui, model, controller)
    kind = "plain" if waives_options(model) else "main"
    return MainButton(
        text or ui.text("end-turn"), controller.main_action, kind=kind, enabled=enabled and bool(text), tip=tip
    )


# -- the tools ---------------------------------------------------------------------------------------------------------


def tools(ui: Ui, controller: TableController) -> list[Widget]:
    return [
        Button(
            "",
            tool.action,
            picture=f"marks/{tool.picture}",
            name=f"tool-{tool.name}",
            tip=tool.tip,
            enabled=tool.enabled,
            kind="wood",
        )
        for tool in table_tools(ui, controller, OWN_TOOLS, why_no_undo(ui, controller.match))
    ]
