"""Builds the draggable panel over the map that shows a hint or explains a bot's move, at any game's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.bots.compare import Loss
from game.i18n.display_text import display_text
from game.i18n.names import run_on
from game.play.advice_controller import STEPS, AdviceController
from game.play.advice_text import AdviceText
from game.play.manners import manner_text
from game.render.ui import Ui
from game.screens.recap_panel import NAME as RECAP
from game.widgets.base import Column, Row, Size, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Heading, Label, Panel
from game.widgets.placement import docks, least_covering, strips
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

WIDE = 330  # u
LEAST = 150  # u: the height below which it rather covers the recap
GAP = 4  # u from the recap
Point = tuple[int, int]
NAME = "advice"


class AdvicePanel(Panel):
    """The advice panel, which scrolls and can be dragged. ``moved`` is called with its new place."""

    def __init__(self, child: Widget, moved: Callable[[Point], None]) -> None:
        super().__init__(child, pad=12, name=NAME)
        self.moved = moved
        self.held: Point | None = None  # where on the panel the drag began

    def adopt_press(self, before: Widget) -> bool:
        self.held = before.held if isinstance(before, AdvicePanel) else None
        return True

    @property
    def dragging(self) -> bool:
        return self.held is not None

    def cancel_press(self, ui: Ui) -> None:
        self.held = None

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.held = (event.pos[0] - self.rect.x, event.pos[1] - self.rect.y)
        elif event.type == pygame.MOUSEMOTION and self.held is not None:
            place = self.rect.copy()
            place.topleft = (event.pos[0] - self.held[0], event.pos[1] - self.held[1])
            self.arrange(ui, place.clamp(pygame.Rect((0, 0), ui.size)))
            self.moved(self.rect.topleft)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.held = None
        return True

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(WIDE))
        return (wide, super().measure(ui, wide)[1])


class MoveLineCard(CardButton):
    """One of several move lines; a click highlights its places on the map."""

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        return self if self.rect.collidepoint(position) else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.hovered or self.focused or self.chosen:
            ui.box(target, self.rect, ui.focus_box(6))
        self.children[0].draw(ui, target)


def advice_panel(ui: Ui, advice_controller: AdviceController, moved: Callable[[Point], None]) -> Widget | None:
    """Builds the panel with the open hint or explanation; None: neither is open. ``moved`` is called with the place to
    which the panel was dragged."""
    if not advice_controller.open:
        return None
    if advice_controller.thinking:
        parts: list[Widget] = [Label(ui.text("advice-thinking"), style="flavour")]
        foot: Widget = Button(ui.text("cancel"), advice_controller.close, name="advice-close")
    else:
        parts = _hint(ui, advice_controller) if advice_controller.kind == "hint" else _why(ui, advice_controller)
        foot = _foot(ui, advice_controller)
    if advice_controller.explains:
        title = ui.text("advice-why", name=advice_controller.match.name(advice_controller.mover))
    else:
        title = ui.text("advice-hint")
    head = Heading(title, size="large")
    told = Column(parts, gap=6, name="advice-words")
    told.role = "live"  # the narrator announces it as it comes and with every step
    scroll = Scroll(told, name="advice-told")
    return AdvicePanel(
        Column([head, scroll, Row([*_earlier(ui, advice_controller), Spacer(grow=1), foot], gap=8)], gap=8), moved
    )


def place_advice(ui: Ui, root: Widget, room: pygame.Rect, about: Sequence[pygame.Rect], at: Point | None) -> None:
    """Moves the advice panel, if this tree has one, to where it was dragged (``at``), else to the dock in ``room``
    where it covers least of the rectangles ``about``, then of other highlights and panels. Beside an open recap it is
    no taller than there is room, and scrolls: both are read together."""
    panel = next((widget for widget in root.walk() if isinstance(widget, AdvicePanel)), None)
    if panel is None:
        return
    rect = panel.rect
    if at is not None:
        panel.arrange(ui, pygame.Rect(at, rect.size).clamp(pygame.Rect((0, 0), ui.size)))
        return
    own = {id(widget) for widget in panel.walk()}
    others = [widget for widget in root.walk() if id(widget) not in own]
    lit = [one for widget in others for one in widget.lit_rects()]
    panels = [widget.rect for widget in others if isinstance(widget, Panel)]
    candidates = docks(rect.size, room)
    recap = next((widget.rect for widget in others if widget.name == RECAP), None)
    if recap is not None and recap.colliderect(room):
        least = min(rect.height, ui.px(LEAST))
        free = [one for one in strips(recap, room, ui.px(GAP)) if one.width >= rect.width and one.height >= least]
        beside = [dock for strip in free for dock in docks(rect.size, strip)]
        candidates = sorted(beside, key=lambda dock: -dock.height) or candidates
    panel.arrange(ui, least_covering(candidates, about, [*lit, *panels]))


def _earlier(ui: Ui, advice_controller: AdviceController) -> list[Widget]:
    """Returns the button that explains the bot's turn before the explained one, if there is one, once this is told."""
    at = advice_controller.earlier_from
    if at is None or advice_controller.thinking:
        return []
    name = advice_controller.match.name(advice_controller.match.log[at].move.seat)
    return [Button(ui.text("advice-earlier", name=name), advice_controller.earlier, name="advice-earlier")]


def _foot(ui: Ui, advice_controller: AdviceController) -> Widget:
    if advice_controller.kind == "hint" and advice_controller.step < STEPS and advice_controller.ways:
        return Button(ui.text(f"advice-more-{advice_controller.step + 1}"), advice_controller.more, name="advice-more")
    return Button(ui.text("done"), advice_controller.close, name="advice-close")


def _hint(ui: Ui, advice_controller: AdviceController) -> list[Widget]:
    if not advice_controller.ways:
        return [RichText(ui.text("advice-failed", reason=display_text(advice_controller.error)))]
    advice_texts = advice_controller.advice_texts()
    if advice_controller.step == 1:
        lit = ui.text("advice-lit") if advice_controller.lit else ""
        look = RichText(" ".join([ui.text("advice-look", area=advice_texts[0].area), lit]).strip())
        return [look, *_whole(ui, advice_controller, advice_texts[0])]
    if advice_controller.step == 2:
        return [
            *(RichText(line) for line in advice_controller.action),
            *_whole(ui, advice_controller, advice_texts[0]),
        ]
    return [_way(ui, advice_controller, 0, advice_texts[0], ""), *_others(ui, advice_controller, advice_texts[1:])]


def _why(ui: Ui, advice_controller: AdviceController) -> list[Widget]:
    if advice_controller.error:
        return [RichText(ui.text("advice-failed", reason=display_text(advice_controller.error)))]
    if not advice_controller.ways:
        return [RichText(ui.text("advice-secret"))]
    advice_texts = advice_controller.advice_texts()
    parts: list[Widget] = []
    done = advice_controller.done()
    planned = advice_controller.follows_bot_plan
    if done and not planned:
        lines = [RichText(f"- {line}") for line in advice_controller.done_steps()]
        parts.append(Column([Label(ui.text("advice-done"), style="strong", size="small"), *lines], gap=2, pad=5))
    if advice_texts[0].lines or advice_texts[0].why:
        parts.append(
            _way(ui, advice_controller, 0, advice_texts[0], ui.text("advice-done" if planned else "advice-expected"))
        )
    parts += _others(ui, advice_controller, advice_texts[1:])
    if manner := manner_text(ui.text, advice_controller.match.manner(advice_controller.mover)):
        parts.append(Label(manner, style="flavour", size="small"))
    if advice_controller.as_seen:
        parts.append(Label(ui.text("advice-as-seen"), style="flavour", size="small"))
    return parts


def _whole(ui: Ui, advice_controller: AdviceController, best: AdviceText) -> list[Widget]:
    """Says why the best line is the best; where it goes on after the first action, as reasons of the whole of it."""
    reasons = _reasons(ui, advice_controller, best)
    heading = advice_controller.goes_on and best.why
    return [*([Label(ui.text("advice-plan"), style="flavour", size="small")] if heading else []), *reasons]


def _reasons(ui: Ui, advice_controller: AdviceController, best: AdviceText) -> list[Widget]:
    """Says why the best line is the best, and whether another one is about equal. Where nothing can be named, its wins
    are the reason."""
    parts: list[Widget] = [RichText(best.why, style="strong", size="small")] if best.why else []
    loss = advice_controller.lowest_other_loss
    if loss is not None and loss.even and not loss.gain:
        parts.append(Label(ui.text("advice-about-equal"), style="flavour", size="small"))
    elif loss is not None and loss.mean > 0 and not best.why:
        parts.append(Label(ui.text("advice-wins", n=games_of_hundred(loss.mean)), style="flavour", size="small"))
    return parts


def _others(ui: Ui, advice_controller: AdviceController, others: list[AdviceText]) -> list[Widget]:
    """Lists the alternatives and how much less often they seem to win."""
    return [_way(ui, advice_controller, number, way, _cost(ui, way.loss)) for number, way in enumerate(others, 1)]


def games_of_hundred(chance: float) -> int:
    """Returns a chance of winning (0-1) as games won out of a hundred, rounded, at least one."""
    return max(1, round(100 * chance))


def _cost(ui: Ui, loss: Loss) -> str:
    if loss.gain:
        return ui.text("advice-more", n=games_of_hundred(-loss.mean))
    return ui.text("advice-even") if loss.even else ui.text("advice-less", n=games_of_hundred(loss.mean))


def compared(ui: Ui, way: AdviceText, page: str = "advice") -> list[Widget]:
    """Builds a list of one text widget that says what a line of moves gets more and less of than the best other line;
    an empty list if neither. ``page``: the beginning of the text's message ids."""
    sides = ((f"{page}-ahead", way.ahead), (f"{page}-behind", way.behind))
    texts = [ui.text(message, things=", ".join(things)) for message, things in sides if things]
    return [RichText(run_on(texts), style="flavour", size="small")] if texts else []


def _way(ui: Ui, advice_controller: AdviceController, number: int, way: AdviceText, title: str) -> Widget:
    lines: list[Widget] = [Label(title, style="strong", size="small")] if title else []
    if number:
        lines += [RichText(way.why, size="small")] if way.why else []
        lines += [RichText(f"- {line}", size="small") for line in way.said]
    else:
        lines += _reasons(ui, advice_controller, way)
        lines += [RichText(f"- {line}") for line in way.lines]
    lines += compared(ui, way, "advice-other" if number else "advice")
    if way.unsure:
        lines.append(Label(ui.text("advice-unsure"), style="flavour", size="small"))
    shown = advice_controller.pointed == number
    return MoveLineCard(
        Column(lines, gap=2), partial(advice_controller.point, number), pad=5, name=f"way-{number}", chosen=shown
    )
