"""Page for choosing the effects of War tiles: the tile, its target, and where that is on the map.

All theaters are folded to their heads; the columns open below the one being fought.
"""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle import effect_facts
from engine.struggle.board import COMMODITY, THEATERS, spaces
from engine.struggle.components import BONUS
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.map.inset import InsetMap
from game.struggle.panels.theaters import TheaterPanel, TheaterState
from game.struggle.panels.war_display import WarDisplay, display_now, theater_status
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Column, LinearBox, Row, Size, Widget
from game.widgets.button import Button, CardButton, Pressable
from game.widgets.label import Label, Panel, Picture
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

GROUND, SOFT, GREEN, RED = rgb("#21170E"), rgb("#C9B896"), rgb("#2E7148"), rgb("#8C1C13")
BROWN = rgb("#6B5339")
TITLE, FOOT, GAP = 62.0, 10.0, 12.0  # u
HEAD, LOW_HEAD, BODY = 226.0, 134.0, 268.0  # u: greatest and least height of a folded theater; of what is below it
SHARES = (0.29, 0.27)  # shares of the width for the columns of tiles and targets; the map has the rest
CHIP, TILE = 28.0, 44.0
REFUSED = 2  # most lines of reasons


def effects_page(ui: Ui, model: TableModel, controller: TableController, inset: InsetMap) -> Widget | None:
    """Builds the page; a small button while it is minimized; None unless the player is to choose an effect."""
    if not model.effects.effects or not model.deciding:
        return None
    if model.aside:
        return Panel(
            Button(ui.text("aside-back"), controller.toggle_aside, size=14, name="aside"), pad=6, name="showcase-aside"
        )
    aside = Button(ui.text("aside"), controller.toggle_aside, size=13, kind="wood", name="aside")
    return EffectsPage(ui, model, controller, inset, aside)


class EffectsPage(WarDisplay):
    """Heads of all theaters, and below the one being fought three columns: tiles, targets, map."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, inset: InsetMap, aside: Widget) -> None:
        choice, effect = model.effects, model.effects.shown
        assert effect is not None
        super().__init__(theaters_at(model, choice.theater), name="war")
        for panel in self.panels:
            panel.folded = True
        chosen = model.pending.space if isinstance(model.pending, type(choice.move(-1))) else NO_TARGET
        places = [target.space for target in effect.targets if target.space >= 0]
        self.tiles = _tiles(ui, model, controller, aside)
        self.targets = _targets(ui, model, controller, effect, chosen)
        self.inset = inset if places else None
        self.add(self.tiles, self.targets)
        if self.inset is not None:
            inset.show_places(places, chosen)
            self.add(inset)
        self.body = self.rect

    @property
    def fought(self) -> TheaterPanel:
        """The panel of the theater being fought. Raises StopIteration without one."""
        return next(panel for panel in self.panels if panel.shown.state == "now")

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap, title = ui.px(GAP), ui.px(TITLE)
        room = rect.height - title - ui.px(FOOT) - gap
        high = max(ui.px(LOW_HEAD), min(ui.px(HEAD), room - ui.px(BODY)))
        count = len(self.panels)
        whole = min(rect.width - 2 * gap, ui.px(1240))
        wide = (whole - gap * (count - 1)) // count
        left = rect.centerx - whole // 2
        for number, panel in enumerate(self.panels):
            panel.arrange(ui, pygame.Rect(left + number * (wide + gap), rect.y + title, wide, high))
        top = rect.y + title + high + gap
        self.body = pygame.Rect(left, top, whole, min(rect.bottom - ui.px(FOOT) - top, ui.px(BODY)))
        inner = self.body.inflate(-2 * gap, -2 * ui.px(10))
        one, two = (round(inner.width * share) for share in SHARES)
        self.tiles.arrange(ui, pygame.Rect(inner.x, inner.y, one, inner.height))
        x = inner.x + one + gap
        wide = two if self.inset is not None else inner.right - x
        self.targets.arrange(ui, pygame.Rect(x, inner.y, wide, inner.height))
        if self.inset is not None:
            x += two + gap
            self.inset.arrange(ui, pygame.Rect(x, inner.y, inner.right - x, inner.height))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill(mix(GROUND, (0, 0, 0), 0.25), self.rect)
        self.draw_title(ui, target)
        edge, line = ui.px(3), max(1, ui.px(1))
        fought = self.fought.rect
        for panel in self.panels:
            look = Look(radius=ui.px(6), top=GROUND, edge=mix(GOLD, GROUND, 0.45), edge_width=line)
            ui.box(target, panel.rect, look)
        head = pygame.Rect(fought.x, fought.y, fought.width, self.body.y - fought.y + ui.px(12))
        for rect, colour, grow in ((head, GOLD_LIGHT, edge), (self.body, GOLD_LIGHT, edge)):
            ui.box(target, rect.inflate(2 * grow, 2 * grow), Look(radius=ui.px(9), top=colour))
        for rect in (head, self.body):
            ui.box(target, rect, Look(radius=ui.px(6), top=GROUND))
        for child in self.children:
            child.draw(ui, target)


NO_TARGET = -2


def theaters_at(model: TableModel, theater: int) -> list[TheaterState]:
    """Returns the data of the current war's theater panels, while this theater is shown: those before it with their
    outcome."""
    s, fought = model.view, model.fought(model.view.war)
    now = display_now(s)
    for number in range(len(THEATERS[s.war])):
        state = theater_status(number, theater)
        if number < theater and number in fought:
            now[number] = TheaterState.of(s, s.war, number, fought[number], state)
        now[number].state = state
    return now


# -- the columns -----------------------------------------------------------------------------------------------------


class TitledPanel(LinearBox):
    """A title, a line of explanation, and a scrolling body; `foot` stays at the bottom."""

    def __init__(self, title: str, line: str, body: Widget, foot: Widget | None = None) -> None:
        super().__init__(gap=5)
        self.head = Column([Label(title, style="title", size=16, colour=GOLD_LIGHT)], gap=0)
        if line:
            self.head.add(Label(line, style="flavour", size=14, colour=SOFT))
        self.scroll = Scroll(body, name=f"effects-{title}")
        self.foot = foot
        self.add(self.head, self.scroll, *([foot] if foot is not None else []))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap = ui.px(self.gap)
        top = self.head.measure(ui, rect.width)[1]
        self.head.arrange(ui, pygame.Rect(rect.x, rect.y, rect.width, top))
        low = self.foot.measure(ui, rect.width)[1] if self.foot is not None else 0
        room = max(0, rect.height - top - gap - (low + gap if low else 0))
        body = min(room, self.scroll.measure(ui, rect.width)[1])
        self.scroll.arrange(ui, pygame.Rect(rect.x, rect.y + top + gap, rect.width, body))
        if self.foot is not None:
            foot = self.foot.measure(ui, rect.width)
            self.foot.arrange(ui, pygame.Rect(rect.x, rect.y + top + body + 2 * gap, rect.width, foot[1]))


def _tiles(ui: Ui, model: TableModel, controller: TableController, aside: Widget) -> Widget:
    """Builds a card per tile with its effect and what it would do now."""
    choice = model.effects
    cards: list[Widget] = [_tile(ui, model, controller, effect, number) for number, effect in enumerate(choice.effects)]
    assert choice.shown is not None
    leave = Button(
        ui.text(f"effect-leave-{choice.shown.effect}"),
        partial(controller.select_move, choice.leave),
        size=13,
        kind="wood",
        name="leave-effect",
        pressed=model.pending == choice.leave,
        tip=ui.text("effect-leave-tip"),
    )
    body = Column(cards, gap=6, align="fill")
    return TitledPanel(ui.text("effects-title"), ui.text("effects-any-order"), body, Row([leave, aside], gap=6))


def _tile(
    ui: Ui, model: TableModel, controller: TableController, effect: effect_facts.WarEffect, number: int
) -> Widget:
    choice = model.effects
    title = BONUS[effect.tile].name if effect.tile in BONUS else ui.text(f"effect-{effect.effect}")
    said = Column(
        [
            Label(title, style="strong", size=15),
            RichText(effect_text(ui, model, effect), size=13),
        ],
        gap=1,
    )
    return EffectTile(
        PictureWithText(Picture(words.tile_picture(effect.tile, choice.seat), TILE, TILE), said),
        partial(controller.look_at_effect, effect.tile),
        chosen=effect.tile == choice.tile,
        pad=8,
        name=f"effect-{number}",
    )


class PictureWithText(LinearBox):
    """A picture with text in the remaining width."""

    def measure(self, ui: Ui, width: int) -> Size:
        picture, said = self.children
        wide, high = picture.measure(ui, width)
        return (width, max(high, said.measure(ui, width - wide - ui.px(8))[1]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        picture, said = self.children
        wide, high = picture.measure(ui, rect.width)
        picture.arrange(ui, pygame.Rect(rect.x, rect.y + (rect.height - high) // 2, wide, high))
        x = rect.x + wide + ui.px(8)
        tall = said.measure(ui, rect.right - x)[1]
        said.arrange(ui, pygame.Rect(x, rect.y + (rect.height - tall) // 2, rect.right - x, tall))

    def __init__(self, picture: Widget, said: Widget) -> None:
        super().__init__([picture, said])


class EffectTile(CardButton):
    """The card of a War tile with an effect."""

    lit = True


def effect_text(ui: Ui, model: TableModel, effect: effect_facts.WarEffect) -> str:
    """Returns the text on a War tile's effect: of one that adds Debt, what it would do now; of any other, in which
    regions it acts."""
    choice, s = model.effects, model.view
    enemy = s.players[1 - choice.seat]
    side = words.side(ui.texts, 1 - choice.seat)
    if effect.effect == "debt":
        if effect.targets[0].vp:
            return ui.text("effect-debt-over", side=side, limit=enemy.limit, n=effect.targets[0].vp)
        if not enemy.available:
            return ui.text("effect-debt-none", side=side, limit=enemy.limit)
        return ui.text("effect-debt-text", side=side, before=enemy.debt, after=enemy.debt + 1, limit=enemy.limit)
    regions = THEATERS[s.war][choice.theater].regions
    where = ", ".join(ui.text(f"region-{name}") for name in regions)
    return ui.text(f"effect-{effect.effect}-text", where=where)


def _targets(
    ui: Ui, model: TableModel, controller: TableController, effect: effect_facts.WarEffect, chosen: int
) -> Widget:
    """Builds a chip per target, most valuable first, and reasons why other enemy spaces are no targets."""
    chips: list[Widget] = []
    for number, target in enumerate(effect.targets, 1):
        chips.append(TargetChip(ui, model, controller, target, number, chosen == target.space))
    notes = refusals(ui, effect)
    if notes:
        chips.append(RichText("\n".join(notes), size=13, colour=SOFT))
    title = ui.text(f"effects-which-{effect.effect}")
    return TitledPanel(title, ui.text("effects-dearest") if len(effect.targets) > 1 else "", Column(chips, gap=5))


def refusals(ui: Ui, effect: effect_facts.WarEffect) -> list[str]:
    """Returns lines that say why spaces can't be targets, two at most; with more reasons, the second line says how many
    more there are."""
    reasons = [words.reason(ui.texts, reason) for _, reason in effect.refused]
    if len(reasons) <= REFUSED:
        return reasons
    return [*reasons[: REFUSED - 1], ui.text("effects-more-refused", n=len(reasons) - REFUSED + 1)]


def value_text(ui: Ui, target: effect_facts.EffectTarget) -> str:
    """Returns the text on a target's price in points and on what the opponent loses: Advantages, connected markets,
    protection, strength, VP."""
    texts = ui.texts
    found = [ui.text("effect-worth", n=target.worth)] if target.worth else []
    if target.advantages:
        names = ", ".join(words.advantage(texts, name) for name in target.advantages)
        found.append(ui.text("effect-loses", what=names))
    if target.cut_off:
        names = ", ".join(words.space(texts, space) for space in spaces(target.cut_off))
        found.append(ui.text("effect-cuts", what=names))
    if target.unprotected:
        found.append(ui.text("effect-bares", n=target.unprotected.bit_count()))
    if target.strength:
        found.append(ui.text("effect-strength", n=-target.strength))
    if target.vp:
        found.append(words.prize(texts, target.vp, 0))
    return "; ".join(found)


class TargetChip(Pressable):
    """A target: its number on the small map, name and value. Pressed when already selected, it is carried out."""

    lit = True

    def __init__(
        self,
        ui: Ui,
        model: TableModel,
        controller: TableController,
        target: effect_facts.EffectTarget,
        number: int,
        chosen: bool,
    ) -> None:
        move = model.effects.move(target.space)
        super().__init__(partial(controller.select_move, move), name=f"target-{number}")
        self.model, self.move, self.number, self.chosen = model, move, number, chosen
        texts = ui.texts
        self.text = (
            words.space(texts, target.space) if target.space >= 0 else words.button_text(texts, model.view, move)
        )
        self.goods = COMMODITY[target.space] if target.space >= 0 else ""
        self.worth = value_text(ui, target)
        self.tip = f"*{self.text}*\n{self.worth}" if self.worth else ""

    @property
    def drawn_text(self) -> str:
        return self.text

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(CHIP))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, y = self.rect, self.rect.centery
        shown = self.chosen or self.hovered or self.focused
        fill = mix(IVORY, GOLD_LIGHT, 0.4) if self.chosen else IVORY
        look = Look(
            radius=rect.height // 2, top=fill, edge=GOLD if shown else BROWN, edge_width=ui.px(2 if shown else 1)
        )
        ui.box(target, rect, look)
        badge = pen.round_number(ui, str(self.number), ui.px(20), RED if self.chosen else INK, IVORY)
        pen.blit_centred(target, badge, (rect.x + ui.px(15), y))
        x, end = rect.x + ui.px(31), rect.right - ui.px(10)
        wide = pen.words(ui, target, self.text, (x, y), style="strong", size=14.5, room=round((end - x) * 0.55))
        x += wide + ui.px(5)
        if self.goods:
            side = ui.px(17)
            target.blit(pen.picture(ui, f"struggle/goods/{self.goods}", side), (x, y - side // 2))
            x += side + ui.px(4)
        style, colour = ("strong", GREEN) if self.chosen else ("text", BROWN)
        if self.worth and end - x > ui.px(20):
            pen.words(
                ui, target, self.worth, (end, y), style=style, size=13, colour=colour, align="right", room=end - x
            )
        self.draw_focus(ui, target)


__all__ = ["EffectsPage", "effect_text", "effects_page", "refusals", "theaters_at", "value_text"]
