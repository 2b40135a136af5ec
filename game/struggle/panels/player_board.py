"""The player board: prompt bar, tiles on offer, action points, hand and Ministries, main button at the lower right."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.components import ERA_OF_TURN
from engine.struggle.decisions import KeepDecision, PayDecision, RoundDecision
from game.render.theme import rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.panels.action_points import PointsPanel, purchase_buttons
from game.struggle.panels.hand import SLIM, fan, room_for
from game.struggle.panels.prompt_bar import PromptBar
from game.struggle.panels.side_strips import NavyBox
from game.struggle.panels.tile_offer import TileOffer
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.main_button import MainButton
from game.widgets.material import panel as material

HIGH = 143.0
MAIN = (200.0, 41.0)
POINTS = (120.0, 172.0)  # u: least and greatest width of the points
TILES, TAKEN = 359.0, 277.0  # u: least width of the offer while a tile is chosen, and after
GOLD_TEXT, SECOND = rgb("#F1CF74"), rgb("#C9B896")


class PlayerBoard(Widget):
    """The board's layout; to make room for the hand the points shrink first, then the offer, then the cards."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="board")
        self.model, self.controller = model, controller
        self.prompt_bar = PromptBar(ui, model, controller)
        self.offer = TileOffer(ui, model, controller)
        self.points = PointsPanel(ui, model)
        self.buys = purchase_buttons(ui, model, controller)
        self.fan = fan(ui, model, controller)
        self.box = NavyBox(ui, model, controller)
        self.main = main_button(ui, model, controller)
        self.second = second_button(ui, model, controller)
        self.notes = _notes(ui, model)
        self.add(self.prompt_bar, self.offer, self.points, self.fan, self.box, self.main)
        self.add(*(part for part in (self.buys, self.second) if part is not None))

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        px = ui.px
        main = pygame.Rect(0, 0, px(MAIN[0]), px(MAIN[1]))
        main.bottomright = (rect.right - px(9), rect.bottom - px(9))
        self.main.arrange(ui, main)
        self.prompt_bar.arrange(ui, pygame.Rect(rect.x + px(8), rect.y - px(2), main.x - rect.x - px(18), px(31)))
        top = rect.y + px(43)
        end, buying = main.x - px(10), px(48) * 2 + px(4) if self.buys is not None else 0
        offer = pygame.Rect((rect.x + px(9), top), self.offer.measure(ui, rect.width))
        points, offer.width = self._shares(ui, offer.width, end - offer.x - px(12) - buying)
        self.offer.arrange(ui, offer)
        x = self.offer.rect.right + px(6)
        if self.second is not None:
            wide = min(main.width - px(60), self.second.measure(ui, main.width)[0])
            self.second.arrange(ui, pygame.Rect(main.right - wide, main.y - px(32), wide, px(28)))
        self.box.arrange(ui, pygame.Rect(main.x, main.y - px(31), px(56), px(26)))
        self.points.arrange(ui, pygame.Rect(x, rect.y + px(36), points, px(100)))
        x += points + px(6) if points else 0
        if self.buys is not None:
            self.buys.arrange(ui, pygame.Rect(x, rect.y + px(38), buying - px(4), px(98)))
            x += buying
        self.fan.arrange(ui, pygame.Rect(x, rect.y + px(36), max(px(80), end - x), px(104)))

    def _shares(self, ui: Ui, offer: int, room: int) -> tuple[int, int]:
        """Returns the widths of points and offer.

        While a tile is chosen the offer comes first and empty points take no room; afterwards the hand does.
        """
        px, cards = ui.px, len(self.fan.children)
        hand, slim = px(room_for(cards)), px(room_for(cards, SLIM))
        if self.buys is None:
            points = min(px(POINTS[1]), room - offer - hand)
            if points < px(POINTS[0]):
                points = px(POINTS[0]) if room - offer - slim >= px(POINTS[0]) else 0
            return points, max(px(TILES), min(offer, room - points - slim))
        points = max(px(POINTS[0]), min(px(POINTS[1]), room - hand - offer))
        return points, max(px(TAKEN), min(offer, room - hand - points))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        material.rosewood(ui, target, self.rect, ("top",))
        y = self.rect.y + ui.px(12)
        for number, (line, gold) in enumerate(self.notes):
            if self.second is not None and number == 2:
                break
            style, colour = ("strong" if gold else "text"), pen.on_wood(ui, GOLD_TEXT if gold else SECOND)
            point = (self.rect.right - ui.px(10), y)
            pen.words(ui, target, line, point, style=style, size=14, colour=colour, align="right", room=ui.px(203))
            y += ui.px(18)
        super().draw(ui, target)


def _notes(ui: Ui, model: TableModel) -> list[tuple[str, bool]]:
    s = model.view
    era = ui.text(f"era-{ERA_OF_TURN[s.turn]}")
    lines = [(ui.text("board-when", era=era, turn=s.turn, round=max(1, (s.round + 1) // 2)), True)]
    frame = model.frame
    if isinstance(frame, RoundDecision) and frame.debt:
        lines.append((ui.text("board-debt-taken", n=frame.debt), False))
    if model.deciding:
        lines.append((ui.text("board-keys"), False))
    return lines


def main_button(ui: Ui, model: TableModel, controller: TableController) -> MainButton:
    """Builds the main button (play, end round, go on, ...); it is drawn as a plain one once the player was warned that
    it gives up something unused."""
    text, able = _main(ui, model, controller)
    kind = "plain" if model.warned else "main"
    return MainButton(text, controller.main_action, enabled=able, kind=kind)


def _main(ui: Ui, model: TableModel, controller: TableController) -> tuple[str, bool]:
    """Returns its text and whether it can be pressed."""
    text = ui.text
    if controller.history.open:
        return text("history-now"), True
    if model.recap_since is not None:
        return text("recap-on"), True
    if model.story is not None:
        return text("go-on"), True
    if model.match.current_seat is None:
        return text("show-score"), True
    if not model.deciding:
        return text("main-waiting"), False
    if model.pending is not None:
        quote = model.quote(model.pending)
        action = words.button_text(ui.texts, model.view, model.pending)
        if model.warned:
            return text("main-anyway", action=action), True
        return (text("main-for", action=action, n=quote.price) if quote is not None else action), True
    if model.picking:
        name = "main-keep" if model.asks(KeepDecision) else f"main-{model.kind}"
        return text(name), model.picks.move is not None
    if (payment := model.payment) is not None:
        return words.button_text(ui.texts, model.view, payment), True
    if model.choosing:
        return text("main-choose-any"), False
    if model.finish is not None:
        if model.warned:
            return text("main-end-anyway"), True
        return text("main-end" if isinstance(model.finish, m.EndRound) else "main-finish"), True
    return text(f"main-choose-{'tile' if model.asks(RoundDecision) else 'any'}"), False


def second_button(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the second button, to pass, decline, or pay by the other action or with another mix; None where none of
    these is possible."""
    text = ui.text
    if not model.deciding:
        return None
    frame = model.frame
    if isinstance(frame, PayDecision):
        if len(frame.mixes) < 2:
            return None
        return Button(text("second-swap"), controller.swap, size=14, name="swap")
    if model.pending is not None and _other_ways(model):
        other = "major" if getattr(model.pending, "as_", "") == "minor" else "minor"
        return Button(text(f"second-{other}"), controller.other_action, size=14, name="other-action", guarded=True)
    leave = model.leave
    if leave is not None:
        said = text("second-decline")
        if isinstance(leave, m.Pass):
            said = text("second-pass", n=facts.debt_repaid_by_passing(model.view, model.seat))
        return Button(said, partial(controller.leave_it), size=14, name="leave-it", guarded=True)
    return None


def _other_ways(model: TableModel) -> bool:
    return any(
        model.pending in offer.ways and len(offer.ways) > 1 for offer in [*model.offers(model.at), *model.buys()]
    )
