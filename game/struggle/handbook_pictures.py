"""Builds the pictures of Imperial Struggle's handbook pages, drawn as at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.struggle import facts
from engine.struggle.board import ADVANTAGE_AT
from engine.struggle.components import BONUS, COUNTRIES, EVENTS, MINISTRIES, REGIONS, SIDES, SPACES
from engine.struggle.state import BRITAIN, FRANCE
from game.play.handbook import RULE
from game.render.ui import Ui
from game.struggle.drawing.card_face import FULL, CardFace
from game.struggle.map.pieces import PieceView
from game.struggle.rule_scenes import SCENES, RuleScene, RuleSceneStrip, award, card, position, rule_picture, tile
from game.struggle.wording import words
from game.widgets.base import Widget
from game.widgets.figure_row import Drawing, FigureRow, picture

CARD_HIGH = 380  # u: a card at reading size
ROOM = (0.62, 0.5)  # the part of a region's panel that is shown round a space
MAX_CARDS = 5  # cards in a row


def page_picture(page: str) -> Widget | None:
    """Builds the picture of a handbook page as a widget, None where it has none."""
    kind, _, name = page.partition("/")
    if kind == RULE:
        title, _, number = name.partition("#")
        return rule_picture(title) if number in ("0", "1") else None
    if kind in MAPS:
        return MAPS[kind](name)
    if kind in CARDS:
        return FigureRow(tuple(CARDS[kind](name)), CARD_HIGH)
    return FigureRow(tuple(ROWS[kind](name))) if kind in ROWS else None


def _map(name: str, region: str, spaces: Sequence[str]) -> Widget:
    """Builds a part of the map with these spaces lit; the middle is at the first."""
    px, py, wide, high = REGIONS[region].panel
    x, y = SPACES[spaces[0]].pos
    left, top = ((x - px) / wide - ROOM[0] / 2, (y - py) / high - ROOM[1] / 2)
    room = (max(0.0, min(1 - ROOM[0], left)), max(0.0, min(1 - ROOM[1], top)), *ROOM)
    return RuleSceneStrip(name, RuleScene(region, room, lit=tuple(spaces)))


def _subregion(name: str) -> Widget:
    spaces = [space for space, data in SPACES.items() if data.subregion == name]
    return _map(name, SPACES[spaces[0]].region, spaces)


def _country(name: str) -> Widget:
    spaces = COUNTRIES[name].spaces
    return _map(name, SPACES[spaces[0]].region, spaces)


def _full(kind: str, name: str, seat: int) -> Drawing:
    """Returns a drawing of a card with its text."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        return CardFace(kind, name, CARD_HIGH / FULL, None, seat=seat).drawn(ui, (round(high / FULL), high))

    return drawn


def _event(name: str) -> list[Drawing]:
    seats = (FRANCE,) if EVENTS[name].both is not None else (FRANCE, BRITAIN)
    return [_full("event", name, seat) for seat in seats]


def _advantage(name: str) -> list[Drawing]:
    """Returns a drawing of an Advantage tile as it lies at the start."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        made = pygame.Surface((high, high), pygame.SRCALPHA)
        some = position(SCENES["words"])
        state = facts.advantage_states(some)[ADVANTAGE_AT[name]]
        PieceView(ui, some, high / 42).advantage(made, state, (high / 2, high / 2))
        return made

    return [drawn]


def _war_tile(name: str) -> list[Drawing]:
    seats = [SIDES.index(BONUS[name].side)] if name in BONUS else [FRANCE, BRITAIN]
    return [picture(words.tile_picture(name, seat), 0.7) for seat in seats]


def _keyword(name: str) -> list[Drawing]:
    on = [(one, data) for one, data in MINISTRIES.items() if name in data.keywords]
    return [card("ministry", one, SIDES.index(data.side)) for one, data in on[:MAX_CARDS]]


MAPS: dict[str, Callable[[str], Widget]] = {
    "space": lambda name: _map(name, SPACES[name].region, (name,)),
    "country": _country,
    "subregion": _subregion,
    "region": lambda name: RuleSceneStrip(name, RuleScene(name, (0.0, 0.0, 1.0, 1.0))),
}
CARDS: dict[str, Callable[[str], list[Drawing]]] = {
    "event": _event,
    "ministry": lambda name: [_full("ministry", name, SIDES.index(MINISTRIES[name].side))],
}
ROWS: dict[str, Callable[[str], list[Drawing]]] = {
    "side": lambda name: [picture(f"struggle/marks/{name}", 0.8)],
    "commodity": lambda name: [picture(f"struggle/goods/{name}", 0.7)],
    "advantage": _advantage,
    "award": lambda name: [award(int(name))],
    "investment": lambda name: [tile(int(name))],
    "keyword": _keyword,
    "era": lambda name: [card("event", one, FRANCE) for one in EVENTS if EVENTS[one].era == name][:MAX_CARDS],
    "war": lambda name: [picture(f"struggle/wars/{name}")],
    "theater": lambda name: [picture(f"struggle/wars/{name.replace('.', '_')}")],
    "war_tile": _war_tile,
}
