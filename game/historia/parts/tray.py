"""The paper tray above the own board: what can be chosen that is neither a card of the hand nor a place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from engine.historia import facts
from engine.historia import frames as f
from engine.historia import moves as m
from engine.historia.components import ACTIONS
from engine.historia.lists import asking, running, side_of
from engine.historia.map import IDS
from engine.historia.vocabulary import Choose
from game.chrome import Box
from game.fonts import FLOOR
from game.historia import effects, prompt, words
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.palette import piece
from game.historia.parts import cards, closeup
from game.historia.parts.draft import Draft
from game.historia.parts.fan import changes
from game.historia.parts.paint import line, px, rich, symbol
from game.historia.parts.spot import Spot
from game.historia.preview import REVOLUTION
from game.theme import mix
from game.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.material.panel import paper
from game.widgets.richtext import Laid

ROW, WIDE, NARROW, CARD = 46, 330, 210, 104  # u
Icon = Callable[[Ui, pygame.Surface, pygame.Rect], None]


def row_high(ui: Ui) -> int:
    """An answer's least height: three lines of the least type fit."""
    return max(px(ui, ROW), FLOOR * 7 // 2)


class Line(Spot):
    """An answer: a picture, a heading, and what it comes to. Dark where it may not be chosen, with the reason."""

    def __init__(
        self, name: str, icon: Icon, head: str, told: str, action: Action | None, why: str = "", tip: str = ""
    ) -> None:
        super().__init__(name, action, lit=action is not None, tip=f"[cross] {why}" if why else tip)
        self.icon, self.head, self.told, self.why = icon, head, told, why

    @property
    def said(self) -> str:
        return self.head or self.told

    def least(self, ui: Ui, width: int) -> int:
        """How high it must be at this width for its words; the picture is as high as a row."""
        row = row_high(ui)
        head, laid = self._words(ui, width - row - px(ui, 12))
        return max(row, head.get_height() + laid.height + px(ui, 9))

    def _words(self, ui: Ui, room: int) -> tuple[pygame.Surface, Laid]:
        ink, soft = (ui.theme.paper_ink, ui.theme.paper_soft) if self.lit else (ui.theme.paper_soft,) * 2
        if not self.head and not self.why:  # nothing but the words: they are what is chosen
            return pygame.Surface((0, 0)), rich(ui, self.told, room, 15, ink, "strong")
        head = line(ui, self.head, "strong", 15, ink, room) if self.head else pygame.Surface((0, 0))
        told = f"[cross] {self.why}" if self.why else self.told
        return head, rich(ui, told, room, 13, ui.theme.paper_bad if self.why else soft) if told else Laid()

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect = ui.theme, self.rect
        hot = self.lit and (self.hovered or self.focused)
        top = mix(theme.paper, theme.choice, 0.5 if hot else 0.0)

        look = Box(
            radius=px(ui, 5),
            top=top if self.lit else mix(theme.paper, theme.paper_low, 0.7),
            bottom=mix(theme.paper_low, theme.choice, 0.35) if hot else theme.paper_low,
            edge=theme.line if self.lit else theme.paper_edge,
            edge_width=max(1.0, px(ui, 1.4 if self.lit else 0.8)),
        )
        ui.box(target, rect, look)
        side = row_high(ui) - px(ui, 10)
        icon = pygame.Rect(rect.x + px(ui, 6), 0, side, side)
        icon.centery = rect.centery
        self.icon(ui, target, icon)
        x = icon.right + px(ui, 8)
        head, laid = self._words(ui, rect.right - x - px(ui, 8))
        y = rect.centery - (head.get_height() + laid.height) // 2
        target.blit(head, (x, y))
        laid.draw(target, x, y + head.get_height())
        self.draw_focus(ui, target, 6)


class Tray(Widget):
    """Columns of answers on one sheet; above a column may stand a card."""

    opaque = True

    def __init__(self, columns: list[tuple[Spot | None, list[Line]]]) -> None:
        super().__init__(name="tray")
        self.columns = columns
        for card, lines in columns:
            if card is not None:
                self.add(card)
            self.add(*lines)

    def _inner(self, ui: Ui, card: Spot | None, column: int) -> int:
        """How wide the answers of a column are beside its card."""
        return column - (px(ui, CARD + 8) if card is not None else 0)

    def _highs(self, ui: Ui, column: int) -> list[list[int]]:
        return [[one.least(ui, self._inner(ui, card, column)) for one in lines] for card, lines in self.columns]

    def measure(self, ui: Ui, width: int) -> Size:
        """Wider than ``width`` where its words had no room else."""
        pad, count = px(ui, 10), len(self.columns)
        has_card = any(card is not None for card, _ in self.columns)
        beside = px(ui, CARD + 8) if has_card else 0
        share = (width - (count + 1) * pad) // max(1, count)
        wide = min(px(ui, WIDE) + beside, max(share, px(ui, NARROW) + beside))
        gap = px(ui, 4)
        high = max((sum(highs) + gap * (len(highs) - 1) for highs in self._highs(ui, wide)), default=row_high(ui))
        if has_card:
            high = max(high, round(px(ui, CARD) * cards.RATIO))
        return (count * wide + (count + 1) * pad, high + 2 * pad)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = px(ui, 10)
        each = (rect.width - (len(self.columns) + 1) * pad) // max(1, len(self.columns))
        x = rect.x + pad
        for (card, lines), highs in zip(self.columns, self._highs(ui, each), strict=True):
            wide = self._inner(ui, card, each)
            if card is not None:
                side = px(ui, CARD)
                card.arrange(ui, pygame.Rect(x, rect.y + pad, side, round(side * cards.RATIO)))
            y = rect.y + pad
            for one, high in zip(lines, highs, strict=True):
                one.arrange(ui, pygame.Rect(x + each - wide, y, wide, high))
                y += high + px(ui, 4)
            x += each + pad

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=8, shadow=8)
        super().draw(ui, target)


def tray(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """The one that the open question wants; None where hand, map or wonders answer it."""
    if not desk.deciding or desk.pending is not None:
        return None
    makers: dict[type, Callable[[Ui, Desk, Hands], Widget]] = {
        f.ResolveFrame: _resolve,
        f.PartnerFrame: _partner,
        f.WarFrame: _war,
        f.OptionFrame: _option,
        f.SideFrame: _side,
        f.DraftFrame: Draft,
    }
    maker = makers.get(type(desk.frame))
    return maker(ui, desk, hands) if maker is not None else None


# --- resolving --------------------------------------------------------------------------------------------------------


def _resolve(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """Each card turned up, with its sides."""
    usable = desk.resolutions()
    columns: list[tuple[Spot | None, list[Line]]] = []
    for card in desk.own.shown:
        kind = cards.kind_of(card)
        spot = Spot(
            f"shown-{card}",
            None,
            partial(_face, kind, card, desk.own.technology),
            tip=words.card_tip(ui.texts, kind, card),
            near=partial(closeup.card, kind, card),
        )
        lines = [_side_line(ui, desk, hands, card, side) for side in facts.sides(desk.view, desk.seat, card)]
        if (card, "nothing") in usable:
            stop = partial(_symbol, "cross", True)
            told = ui.text("side-nothing-told")
            lines.append(
                Line(
                    f"side-{card}-nothing", stop, ui.text("side-nothing"), told, partial(hands.resolve, card, "nothing")
                )
            )
        columns.append((spot, lines))
    return Tray(columns)


def _side_line(ui: Ui, desk: Desk, hands: Hands, card: str, side: str) -> Line:
    reason = desk.why(m.Resolve(desk.seat, card, side))  # type: ignore[arg-type]
    why = words.reason(ui.texts, desk.match, reason) if reason is not None else ""
    if card not in ACTIONS:
        head, told, cost = ui.text("use-advisor"), effects.advisor(ui.texts, card), 0
    else:
        entry = side_of(card, side)
        head = ui.text("side-advanced-from", level=entry.tech) if side == "advanced" else ui.text("side-basic")
        head, told, cost = effects.capital(head), effects.side(ui.texts, entry), entry.cost
    whole = told
    if not why:
        told = _now(ui, desk, card, side) or told
    action = partial(hands.resolve, card, side) if not why else None
    found = Line(f"side-{card}-{side}", partial(_cost, cost), head, told, action, why, whole)
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
    told = changes(ui, seen.before, seen.after)
    return ui.text("would", what=told) if told else ""


# --- others -----------------------------------------------------------------------------------------------------------


def _partner(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """With whom to trade, or whom to raid; those who can't be chosen say why."""
    frame = desk.frame
    assert isinstance(frame, f.PartnerFrame)
    lines = []
    for seat in desk.rivals:
        reason = desk.why(m.ChoosePartner(desk.seat, seat))
        c = desk.view.seats[seat]
        told = f"[technology] {c.technology}   [military] {c.military}   [vp] {c.vp}"
        why = words.reason(ui.texts, desk.match, reason) if reason is not None else ""
        action = partial(hands.point, other=seat) if reason is None else None
        name = words.seat_name(ui.texts, desk.match, seat)
        lines.append(Line(f"partner-{seat}", partial(_piece, c.id), name, told, action, why))
    return _columns(lines)


def _war(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """Every War there could be, with its sums and the word."""
    lines = []
    for move in desk.picker.remaining:
        if isinstance(move, m.Attack):
            own, theirs = prompt.war_sums(desk, move)
            how = "win" if own > theirs else "loss" if own < theirs else "draw"
            land = words.territory(ui.texts, IDS[move.territory])
            name = words.seat_name(ui.texts, desk.match, move.other)
            told = ui.text(f"war-{how}", own=own, theirs=theirs)
            action = partial(hands.point, other=move.other, territory=move.territory)
            lines.append(
                Line(
                    f"war-{move.other}-{move.territory}",
                    partial(_piece, desk.view.seats[move.other].id),
                    f"{name}, {land}",
                    told,
                    action,
                )
            )
    return _columns(lines)


def _option(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """One list of those a card offers."""
    op = asking(running(desk.view))
    assert isinstance(op, Choose)
    lines = []
    for number, ops in enumerate(op.of):
        reason = desk.why(m.ChooseOption(desk.seat, number))
        why = words.reason(ui.texts, desk.match, reason) if reason is not None else ""
        signs = effects.signs(ops)
        icon = partial(_symbol, signs[0][0] if signs else "cube", False)
        told = effects.capital(effects.operations(ui.texts, ops))
        action = partial(hands.point, option=number) if reason is None else None
        lines.append(Line(f"option-{number}", icon, "", told, action, why))
    return _columns(lines)


def _side(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    """An extra action on one of its sides."""
    action = prompt.extra_action(desk)
    lines = []
    for move in desk.picker.legal:
        if isinstance(move, m.TakeAction):
            entry = side_of(action, move.side)
            head = f"{ui.text(f'action-{action}')}, {ui.text(f'side-{move.side}')}"
            do = partial(hands.point, side=move.side)
            lines.append(
                Line(f"extra-{move.side}", partial(_cost, entry.cost), head, effects.side(ui.texts, entry), do)
            )
    return _columns(lines)


def _columns(lines: list[Line]) -> Tray:
    if len(lines) <= 3:
        return Tray([(None, lines)])
    half = (len(lines) + 1) // 2
    return Tray([(None, lines[:half]), (None, lines[half:])])


# --- pictures ---------------------------------------------------------------------------------------------------------


def _face(kind: str, card: str, level: int, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
    target.blit(cards.face(ui, kind, card, spot.rect.width, level), spot.rect)


def _cost(cost: int, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """A shield with the cubes it costs."""
    high = min(rect.height, round(rect.width * 72 / 64))
    shield = ui.pictures.scaled("historia/frames/shield", (round(high * 64 / 72), high))
    spot = shield.get_rect(center=rect.center)
    target.blit(shield, spot)
    number = line(ui, str(cost), "strong", 16, (42, 30, 20))
    ink = number.get_bounding_rect()
    target.blit(number, (spot.centerx - ink.centerx, spot.centery - ink.centery - px(ui, 1)))


def _piece(civilization: str, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    target.blit(ui.pictures.scaled(piece(civilization), rect.size), rect)


def _symbol(name: str, mark: bool, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    side = round(rect.height * 0.72)
    drawn = ui.pictures.get(f"marks/{name}", (side, side)) if mark else symbol(ui, name, side)
    target.blit(drawn, drawn.get_rect(center=rect.center))
