"""The cards of Historia's scenarios ("tables") on the New game page: picture, number of players, and a mark for each
civilization: player, Civbot or nobody."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.historia.components import CIVILIZATIONS, GAME
from engine.historia.shapes import TableData
from game.historia.drawing import world_map
from game.historia.drawing.palette import piece
from game.historia.drawing.table_thumbnail import HOMES
from game.historia.panels.cards import picture
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, Colour, mix, rgb
from game.render.ui import Ui
from game.widgets.base import LinearBox, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.toggles import check_mark

LEADERS = {"lesson": "hatshepsut", "alone_elder": "hammurabi", "alone_sage": "ashoka", "alone_immortal": "meiji"}
CLOTHS = {"alone": rgb("#3B2A6E"), "civbots": rgb("#1F4E79"), "people": rgb("#8C1C13")}
HIGH, LEAST_HIGH, GAP = 136, 104, 8  # u
SHAPE = world_map.WIDE / world_map.HIGH
MARK = 15  # u
PAPER, PAPER_LOW, SOFT = rgb("#FBF1D8"), rgb("#EBD9AE"), rgb("#6B5339")


def kind_of(table: TableData) -> str:
    """Returns a scenario's kind: "alone" for one player, "civbots" for players and Civbots, "people" for players
    only."""
    if table.players == 1:
        return "alone"
    return "civbots" if table.civbots else "people"


class TableCards(LinearBox):
    """A row of cards of one kind, all of the same width."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, self._high(ui))

    def _high(self, ui: Ui) -> int:
        return max(ui.px(LEAST_HIGH), min(ui.px(HIGH), (ui.size[1] - ui.px(290)) // 3))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap, count = ui.px(GAP), max(1, len(self.children))
        wide = (rect.width - gap * (count - 1)) // count
        for number, child in enumerate(self.children):
            child.arrange(ui, pygame.Rect(rect.x + number * (wide + gap), rect.y, wide, rect.height))


class TableCard(Pressable):
    """A card of a table: picture, players, name, a note, a mark per civilization.

    `own`: the card stands for choices that no ready-made table has.
    """

    def __init__(
        self,
        table: TableData,
        title: str,
        note: str,
        choose: Callable[[], None] | None,
        chosen: bool,
        own: bool = False,
    ) -> None:
        super().__init__(choose, name="scenario-own" if own else f"scenario-{table.id}")
        self.table, self.title, self.note, self.chosen, self.own = table, title, note, chosen, own
        self.focusable = choose is not None

    @property
    def drawn_text(self) -> str:
        return self.title

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, pad = self.rect, ui.px(5)
        warm = 0.25 if self.hovered else 0.0
        top = mix(PAPER, GOLD_LIGHT, 0.5 if self.chosen else warm)
        edge = GOLD if self.chosen or self.hovered else mix(SOFT, PAPER, 0.4)
        low, wide = mix(top, PAPER_LOW, 0.6), ui.px(3 if self.chosen else 1.2)
        ui.box(target, rect, Look(radius=ui.px(7), top=top, bottom=low, edge=edge, edge_width=wide))
        texts = ui.fonts.height("strong", ui.type_size(15)) + ui.fonts.height("text", ui.type_size(13))
        foot = texts + ui.px(MARK + 8)
        place = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, rect.height - pad - foot)
        self._picture(ui, target, place)
        pygame.draw.rect(target, GOLD, place, max(1, ui.px(1)))
        badge(
            ui, target, str(self.table.players), CLOTHS[kind_of(self.table)], (place.x + ui.px(15), place.y + ui.px(14))
        )
        y = place.bottom + ui.px(2)
        for text, style, size, colour in ((self.title, "strong", 15, INK), (self.note, "text", 13, SOFT)):
            line = fitted(ui, text, place.width - ui.px(4), style=style, size=size, colour=colour)
            target.blit(line, (place.x + ui.px(3), y))
            y += ui.fonts.height(style, ui.type_size(size))
        marks(ui, target, self.table.players, len(self.table.civbots), (place.x + ui.px(3), y + ui.px(2)), place.width)
        if self.chosen:
            side = ui.px(22)
            disc = pygame.Rect(rect.right - side - ui.px(8), rect.y + ui.px(8), side, side)
            ui.box(target, disc, Look(radius=side // 2, top=PAPER, edge=GOLD, edge_width=max(1.0, ui.px(1.4))))
            tick = check_mark(ui, side * 4 // 5)
            target.blit(tick, tick.get_rect(center=disc.center))
        self.draw_focus(ui, target, 8)

    def _picture(self, ui: Ui, target: pygame.Surface, place: pygame.Rect) -> None:
        """Draws a leader for a solo table, else the world with pieces and Civbots' wheels."""
        leader = LEADERS.get(self.table.id)
        if leader is not None and not self.own:
            name = picture("leader", leader)
            target.blit(ui.pictures.covering(name, place.size, 504 / 400), place)
            return
        world(ui, target, place, self.table.players, len(self.table.civbots))


def world(
    ui: Ui, target: pygame.Surface, place: pygame.Rect, players: int, civbots: int, peoples: tuple[str, ...] = ()
) -> None:
    """Draws the world map with a piece at home for each player and a wheel for each Civbot; `peoples`: civilizations to
    draw first."""
    target.blit(ui.pictures.covering("historia/board/world", place.size, SHAPE), place)
    whole = max(place.width, round(place.height * SHAPE))
    high = max(place.height, round(whole / SHAPE))
    corner = (place.centerx - whole // 2, place.centery - high // 2)
    every = [*peoples, *(one for one in CIVILIZATIONS if one not in peoples)]
    for number, people in enumerate(every[: players + civbots]):
        x, y = world_map.middle(HOMES[list(CIVILIZATIONS).index(people)])
        side = ui.px(21)
        name = piece(people, "plain") if number < players else "historia/symbols/civbot"
        drawn = ui.pictures.scaled(name, (side, side))
        point = (corner[0] + round(x / world_map.WIDE * whole), corner[1] + round(y / world_map.HIGH * high))
        target.blit(drawn, drawn.get_rect(center=point))


def badge(ui: Ui, target: pygame.Surface, text: str, cloth: Colour, middle: tuple[int, int]) -> None:
    """Draws a number on a round cloth badge."""
    side = ui.px(23)
    round_ = pygame.Rect(0, 0, side, side)
    round_.center = middle
    ui.box(target, round_, Look(radius=side // 2, top=cloth, edge=GOLD, edge_width=max(1.0, ui.px(1.4))))
    number = ui.fonts.line(text, "title", ui.type_size(15), IVORY)
    ink = number.get_bounding_rect()
    target.blit(number, (middle[0] - ink.centerx, middle[1] - ink.centery))


def marks(ui: Ui, target: pygame.Surface, players: int, civbots: int, at: tuple[int, int], room: int) -> None:
    """Draws a mark per civilization: its piece for a player, a wheel for a Civbot, a dashed ring for an empty seat."""
    most = GAME.players.max
    step = min(ui.px(MARK + 4), room // most)
    for number, people in enumerate(CIVILIZATIONS):
        point = (at[0] + number * step, at[1])
        automated = "civbot" if number < players + civbots else ""
        mark(ui, target, people if number < players else automated, point)


def mark(ui: Ui, target: pygame.Surface, what: str, at: tuple[int, int]) -> None:
    """Draws one mark at a point: a civilization's piece, a wheel for "civbot", a dashed ring for "" (an empty seat)."""
    side = ui.px(MARK)
    if what:
        name = "historia/symbols/civbot" if what == "civbot" else piece(what, "plain")
        target.blit(ui.pictures.scaled(name, (side, side)), at)
        return
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" fill="none" '
        'stroke="#8a6a42" stroke-width="2" stroke-dasharray="4 3.4"/></svg>'
    )
    target.blit(ui.pictures.drawn("@nobody", svg, (side, side)), at)


class MarkLegend(Widget):
    """Legend of the three kinds of marks."""

    def __init__(self, head: str, labels: tuple[str, str, str]) -> None:
        super().__init__()
        self.head, self.labels = head, labels

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(22))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size, y = ui.type_size(13), self.rect.centery
        head = ui.fonts.line(self.head, "flavour", size, ui.theme.wood_soft)
        target.blit(head, head.get_rect(midleft=(self.rect.x, y)))
        x = self.rect.x + head.get_width() + ui.px(12)
        for what, text in zip((next(iter(CIVILIZATIONS)), "civbot", ""), self.labels, strict=True):
            mark(ui, target, what, (x, y - ui.px(MARK) // 2))
            x += ui.px(MARK + 5)
            drawn = ui.fonts.line(text, "text", size, ui.theme.wood_ink)
            target.blit(drawn, drawn.get_rect(midleft=(x, y)))
            x += drawn.get_width() + ui.px(18)
