"""The cards turned up, a row each: the card, its sides, and doing nothing. It lies over the foot of the plan alone, so
that world, circle, wonders and nearly all of the plan stay in sight."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from engine.historia import facts
from engine.historia import moves as m
from engine.historia.components import ACTIONS
from engine.historia.lists import side_of
from game.historia import effects, words
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.parts import cards, closeup
from game.historia.parts.answer import Line, cost, row_high, sign
from game.historia.parts.fan import changes, small_card
from game.historia.parts.paint import px, rich
from game.historia.parts.spot import Spot
from game.historia.preview import REVOLUTION
from game.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper

CARD, NOTHING, PAD, GAP = 58, 66, 8, 4  # u
LEAST = 137  # u, of a side


class Nothing(Line):
    """A cross over few words."""

    def least(self, ui: Ui, width: int) -> int:
        return row_high(ui)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        self.sheet(ui, target)
        laid = rich(ui, self.head, rect.width - px(ui, 4), 12, ui.theme.paper_ink, align="centre")
        side = px(ui, 15)
        y = rect.centery - (side + laid.height) // 2
        self.icon(ui, target, pygame.Rect(rect.centerx - side // 2, y, side, side))
        laid.draw(target, rect.x + px(ui, 2), y + side)
        self.draw_focus(ui, target, 6)


class Row:
    """``sides`` share its width; ``nothing`` is None where the card must be used."""

    def __init__(self, card: Spot, sides: list[Line], nothing: Line | None) -> None:
        self.card, self.sides, self.nothing = card, sides, nothing

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, *self.sides, *([self.nothing] if self.nothing is not None else [])]


class Sides(Widget):
    opaque = True

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(name="sides")
        self.rows = rows
        for row in rows:
            self.add(*row.widgets)

    def _side(self, ui: Ui, row: Row, width: int) -> int:
        """How wide each side of it is."""
        left = width - px(ui, 2 * PAD + CARD + NOTHING + 2 * GAP)
        return (left - px(ui, GAP) * (len(row.sides) - 1)) // len(row.sides)

    def _high(self, ui: Ui, row: Row, width: int) -> int:
        side = self._side(ui, row, width)
        return max(row_high(ui), *(one.least(ui, side) for one in row.sides))

    def measure(self, ui: Ui, width: int) -> Size:
        """Wider than ``width`` where its words had no room else."""
        wide = max(width, px(ui, 2 * PAD + CARD + NOTHING + 3 * GAP + 2 * LEAST))
        gaps = px(ui, GAP) * (len(self.rows) - 1)
        return (wide, sum(self._high(ui, row, wide) for row in self.rows) + gaps + 2 * px(ui, PAD))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        y, gap = rect.y + px(ui, PAD), px(ui, GAP)
        for row in self.rows:
            x, high = rect.x + px(ui, PAD), self._high(ui, row, rect.width)
            row.card.arrange(ui, pygame.Rect(x, y, px(ui, CARD), high))
            x += px(ui, CARD) + gap
            side = self._side(ui, row, rect.width)
            for one in row.sides:
                one.arrange(ui, pygame.Rect(x, y, side, high))
                x += side + gap
            if row.nothing is not None:
                right = rect.right - px(ui, PAD)
                row.nothing.arrange(ui, pygame.Rect(x, y, right - x, high))
            y += high + gap

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=8, shadow=8)
        super().draw(ui, target)


def sides(ui: Ui, desk: Desk, hands: Hands) -> Sides:
    return Sides([_row(ui, desk, hands, card) for card in desk.own.shown])


def _row(ui: Ui, desk: Desk, hands: Hands, card: str) -> Row:
    kind = cards.kind_of(card)
    spot = Spot(
        f"shown-{card}",
        None,
        partial(_face, kind, card),
        tip=words.card_tip(ui.texts, kind, card),
        near=partial(closeup.card, kind, card),
    )
    lines = [_side_line(ui, desk, hands, card, side) for side in facts.sides(desk.view, desk.seat, card)]
    if (card, "nothing") not in desk.resolutions():
        return Row(spot, lines, None)
    head, told = ui.text("side-nothing"), ui.text("side-nothing-told")
    do = partial(hands.resolve, card, "nothing")
    stop = partial(sign, "cross", True)
    return Row(spot, lines, Nothing(f"side-{card}-nothing", stop, head, told, do, tip=f"*{head}*\n{told}"))


def _face(kind: str, card: str, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
    target.blit(small_card(ui, kind, card, spot.rect.size), spot.rect)


def _side_line(ui: Ui, desk: Desk, hands: Hands, card: str, side: str) -> Line:
    reason = desk.why(m.Resolve(desk.seat, card, side))  # type: ignore[arg-type]
    why = words.reason(ui.texts, desk.match, reason) if reason is not None else ""
    if card not in ACTIONS:
        head, told, cubes = ui.text("use-advisor"), effects.advisor(ui.texts, card), 0
    else:
        entry = side_of(card, side)
        head = ui.text("side-advanced-from", level=entry.tech) if side == "advanced" else ui.text("side-basic")
        head, told, cubes = effects.capital(head), effects.side(ui.texts, entry), entry.cost
    whole = told
    if not why:
        told = _now(ui, desk, card, side) or told
    action = partial(hands.resolve, card, side) if not why else None
    found = Line(f"side-{card}-{side}", partial(cost, cubes), head, told, action, why, whole, slim=True)
    if not why and card != REVOLUTION:
        found.pointed = partial(_point, desk, (card, side))
    return found


def _point(desk: Desk, side: tuple[str, str], here: bool) -> None:
    """What the side under the mouse would do is lit on the plan and in the world."""
    if here:
        desk.pointed_side = side
    elif desk.pointed_side == side:
        desk.pointed_side = None


def _now(ui: Ui, desk: Desk, card: str, side: str) -> str:
    """What it would come to now; "" where all that is counted is the cube that it puts somewhere."""
    if card == REVOLUTION:
        return ui.text("would-revolution")
    seen = desk.of_side(card, side)
    if seen.territories and replace(seen.after, supply=seen.before.supply) == seen.before:
        return ""
    told = changes(seen.before, seen.after)
    return ui.text("would", what=told) if told else ""
