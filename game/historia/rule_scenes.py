"""Builds the pictures above the pages of Historia's rules: a row of cards, pieces and symbols as the table draws
them."""

from __future__ import annotations

import pygame

from engine.historia.components import CIVBOT_CARDS, LEADERS, TOP, WONDERS
from engine.historia.rules.counts import cell
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels import cards
from game.historia.panels.timeline import ICON, SIDE, ring
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, INK
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.figure_row import Drawing, FigureRow, picture, points, tool, with_caption

LEVEL = 16  # the viewer's technology: nothing is locked


def card(kind: str, name: str) -> Drawing:
    """Returns a function that draws the front of a card at a given height."""
    return lambda ui, high: cards.face(ui, kind, name, round(high / cards.RATIO), LEVEL)


def tray(*names: str) -> Drawing:
    """Returns a function that draws these Action cards on a gold tray, as the queue's cards that return next."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        faces = [cards.face(ui, "action", name, round(high * 0.86 / cards.RATIO), LEVEL) for name in names]
        edge = max(2, high // 16)
        wide = sum(face.get_width() for face in faces) + edge * (len(faces) + 1)
        made = pygame.Surface((wide, high), pygame.SRCALPHA)
        ui.box(made, made.get_rect(), BoxStyle(radius=edge, top=GOLD_LIGHT, bottom=GOLD))
        x = edge
        for face in faces:
            made.blit(face, (x, (high - face.get_height()) // 2))
            x += face.get_width() + edge
        return made

    return drawn


def symbol(name: str, share: float = 0.5) -> Drawing:
    """Returns a function that draws a symbol; `share`: its height within the row."""
    return picture(f"historia/symbols/{name}", share)


def zone(name: str) -> Drawing:
    """Returns a function that draws a government's zone with its name."""
    return with_caption(picture(f"historia/slab/{name}", 0.8), f"government-{name}")


def plan(ui: Ui, high: int) -> pygame.Surface:
    """Returns a small drawing of the whole development plan by its zones; cells that do not exist stay empty."""
    side = high // TOP
    drawn = pygame.Surface((side * TOP + 2, side * TOP + 2), pygame.SRCALPHA)
    cells = [
        (name, pygame.Rect(1 + (technology - 1) * side, 1 + (TOP - military) * side, side, side))
        for technology in range(1, TOP + 1)
        for military in range(1, TOP + 1)
        if (name := cell(technology, military))
    ]
    for _, rect in cells:
        drawn.fill(INK, rect.inflate(2, 2))
    for name, rect in cells:
        drawn.blit(ui.pictures.scaled(f"historia/slab/{name}", rect.size), rect)
    return drawn


def _first(era: int) -> str:
    return next(name for name, wonder in WONDERS.items() if wonder.era == era)


def _leader(era: int) -> str:
    return next(name for name, leader in LEADERS.items() if leader.era == era)


POOLS = (("reserve", "reserve"), ("pool", "used"), ("supply", "supply"))  # symbol, and the name of its pool
_bots = tuple(CIVBOT_CARDS)
_peoples = tuple(SEATS)
ROWS: dict[str, tuple[Drawing, ...]] = {
    "goal": tuple(picture(f"historia/screens/edge_{era}", 0.95) for era in (1, 2, 3)),
    "turn": (
        lambda ui, high: ring(ui, high, high * ICON // SIDE),
        *(
            picture(f"historia/timeline/{icon}", 0.42)
            for icon in ("recover_cards", "recover_cubes", "government", "turn_order")
        ),
    ),
    "choosing": (
        card("action", "technology"),
        card("action", "trade"),
        *(picture(f"historia/backs/{one}") for one in _peoples[:3]),
    ),
    "actions": tuple(
        card("action", name) for name in ("military", "technology", "art", "exploit", "expansion", "trade")
    ),
    "queue": (tray("trade", "art"), card("action", "war"), card("action", "raid"), card("action", "revolution")),
    "power": (
        *(with_caption(symbol(sign), f"pool-{pool}") for sign, pool in POOLS),
        with_caption(picture(piece(_peoples[0]), 0.5), "pool-map"),
    ),
    "plan": (plan, *(zone(name) for name in ("clans", "nomads", "city_states", "empire", "mercantilism"))),
    "war": (
        picture(piece(_peoples[1]), 0.7),
        symbol("war", 0.7),
        picture(piece(_peoples[4]), 0.7),
        card("action", "war"),
    ),
    "wonders": (*(card("wonder", _first(era)) for era in (1, 2, 3)), symbol("bell")),
    "leaders": (*(card("leader", _leader(era)) for era in (1, 2, 3)), card("advisor", next(iter(cards.OWNER)))),
    "civbots": tuple(card("civbot", name) for name in _bots[:4]),
    "table": tuple(
        tool(mark, command)
        for mark, command in (
            ("undo", "undo"),
            ("redo", "redo"),
            ("hint", "hint"),
            ("log", "log"),
            ("gallery", "cards"),
            ("menu", "menu"),
        )
    ),
    "end": (points(124, 0.8), points(107, 0.6), points(103, 0.6), points(96, 0.6)),
}


def lesson(page: str) -> Widget | None:
    """Builds the row of pictures above a page of the rules; None for a page without one."""
    return FigureRow(ROWS[page]) if page in ROWS else None
