"""Pictures above the pages of Imperial Struggle's rules: a part of the map with pieces, or a row of cards and tiles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

import pygame

from engine.struggle.board import AT
from engine.struggle.components import AWARDS, EVENTS, INVESTMENTS, MINISTRIES, REGIONS, SIDES
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, State
from game.render.ui import Ui
from game.struggle.drawing.card_face import CardFace
from game.struggle.map.map_view import MapView
from game.struggle.map.pieces import PieceView
from game.struggle.match import RULES
from game.struggle.panels.column import OWN_TOOLS
from game.struggle.panels.score_track import HIGH as TRACK_HIGH
from game.struggle.panels.score_track import TurnCalendar, draw_track
from game.struggle.panels.tile_offer import HIGH as TILE_HIGH
from game.struggle.panels.tile_offer import WIDE as TILE_WIDE
from game.struggle.panels.tile_offer import tile_face
from game.widgets.base import Size, Widget
from game.widgets.figure_row import Drawing, FigureRow, picture, tool, with_caption
from game.widgets.table_tools import tool_pictures

ASPECT = 1.78  # width to height of the map that the part is cut from
SEED = 1
Room = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class RuleScene:
    """A part of a region's panel (`room`, in shares of it) and the flags and markers added to the starting position."""

    region: str
    room: Room
    france: tuple[str, ...] = ()
    britain: tuple[str, ...] = ()
    conflict: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()


def _mask(names: tuple[str, ...]) -> int:
    return sum(1 << AT[name] for name in names)


@cache
def position(scene: RuleScene) -> State:
    """Returns a starting position with the scene's flags and markers; cached."""
    s: State = RULES.new_game(RULES.setups(RULES.scenario_ids()[0], 2, {})[0], SEED)
    for side, names in ((FRANCE, scene.france), (BRITAIN, scene.britain)):
        s.held[1 - side] &= ~_mask(names)
        s.held[side] |= _mask(names)
    s.conflict |= _mask(scene.conflict)
    s.damaged |= _mask(scene.damaged)
    return s


class RuleSceneStrip(Widget):
    """A part of the map, drawn by the table's own functions; not clickable."""

    def __init__(self, name: str, scene: RuleScene) -> None:
        super().__init__(name=f"lesson-{name}")
        self.scene = scene
        self.sheet = MapView(partial(position, scene), lambda thing: None, lambda thing: "")
        self.sheet.lights.targets = {("space", str(AT[space])): "pick" for space in scene.lit}

    @property
    def _place(self) -> Room:
        """The part in map units (height one)."""
        px, py, wide, high = REGIONS[self.scene.region].panel
        x, y, w, h = self.scene.room
        return (px + x * wide) * ASPECT, py + y * high, w * wide * ASPECT, h * high

    def measure(self, ui: Ui, width: int) -> Size:
        _, _, wide, high = self._place
        return width, round(width * high / wide)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        x, y, wide, high = self._place
        port = self.sheet.viewport
        self.sheet.rect = rect
        port.bounds, port.largest = (0.0, 0.0, ASPECT, 1.0), 10.0 * rect.width
        port.resize(rect)
        port.fill((x, y, x + wide, y + high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.rect.colliderect(target.get_clip()):
            self.sheet.draw(ui, target)


def card(kind: str, name: str, seat: int) -> Drawing:
    """Returns a function that draws this card at a given height, in the small form with its name."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        face = CardFace(kind, name, 100.0, None, seat=seat, full=False)
        wide, tall = face.measure(ui, 0)
        return face.drawn(ui, (round(wide * high / tall), high))

    return drawn


def tile(no: int, taken: bool = False) -> Drawing:
    """Returns a function that draws an Investment tile."""
    return lambda ui, high: tile_face(ui, no, (round(high * TILE_WIDE / TILE_HIGH), high), taken)


def track(vp: int, then: int) -> Drawing:
    """Returns a function that draws the score track with a pin at `vp` and a pale one at `then`."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        made = pygame.Surface((round(high * 3), high), pygame.SRCALPHA)
        rect = pygame.Rect(0, 0, made.get_width(), min(high, round(ui.px(TRACK_HIGH) * 1.5)))
        rect.center = made.get_rect().center
        draw_track(ui, made, rect, vp, then)
        return made

    return drawn


def calendar(step: int) -> Drawing:
    """Returns a function that draws the calendar of turns and wars with this step highlighted."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        widget = TurnCalendar(step, "")
        made = pygame.Surface((ui.px(400), high), pygame.SRCALPHA)
        widget.arrange(ui, made.get_rect())
        widget.draw(ui, made)
        return made

    return drawn


def award(number: int) -> Drawing:
    """Returns a function that draws the Award tile with this number."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        made = pygame.Surface((high, high), pygame.SRCALPHA)
        some = position(SCENES["words"])
        PieceView(ui, some, high / 46).award(made, number, NOBODY, (high / 2, high / 2))
        return made

    return drawn


def _painting(name: str) -> Drawing:
    return picture(f"struggle/{name}", 0.92)


SCENES: dict[str, RuleScene] = {
    "words": RuleScene(
        "caribbean",
        (0.22, 0.46, 0.78, 0.46),
        france=("guadeloupe", "antigua"),
        britain=("gulf_of_cazones", "puerto_rico"),
        conflict=("puerto_rico",),
    ),
    "buying": RuleScene(
        "north_america",
        (0.0, 0.4, 0.76, 0.48),
        france=("cumberland", "niagara", "oswego"),
        britain=("albany", "hudson_valley"),
        conflict=("hudson_valley",),
        lit=("allegheny", "hudson_valley"),
    ),
    "military": RuleScene(
        "north_america",
        (0.3, 0.08, 0.7, 0.48),
        france=("louisbourg", "cabot_strait", "gulf_of_st_lawrence"),
        britain=("halifax", "gulf_of_maine", "northeast_channel"),
        damaged=("louisbourg",),
        lit=("northeast_channel", "louisbourg"),
    ),
}
_EVENTS = tuple(EVENTS)


def _minister(seat: int) -> str:
    return next(name for name, ministry in MINISTRIES.items() if ministry.side == SIDES[seat])


ROWS: dict[str, tuple[Drawing, ...]] = {
    "goal": (_painting("screens/victory_france"), _painting("screens/victory_britain")),
    "turn": (_painting("wars/was_2"), calendar(2), _painting("wars/syw_1")),
    "round": tuple(tile(no, number == 1) for number, no in enumerate(list(INVESTMENTS)[:24:4])),
    "cards": (
        *(card("event", _EVENTS[n], FRANCE) for n in (0, 15, 30)),
        *(card("ministry", _minister(seat), seat) for seat in (FRANCE, BRITAIN)),
    ),
    "wars": (
        *(_painting(f"wars/{war}") for war in ("wss", "was", "syw")),
        *(picture(f"struggle/war_tiles/{tile_}", 0.5) for tile_ in ("basic_france_2", "back_bonus_britain")),
    ),
    "scoring": (
        *(
            with_caption(award(number), f"region-{region}")
            for number, region in zip(list(AWARDS)[:2], REGIONS, strict=False)
        ),
        with_caption(picture("struggle/pieces/prestige", 0.6), "category-prestige"),
        *(with_caption(picture(f"struggle/goods/{good}", 0.6), f"commodity-{good}") for good in ("sugar", "furs")),
        track(17, 23),
    ),
    "table": tuple(tool(mark, command) for command, mark in tool_pictures(OWN_TOOLS)),
}


def rule_picture(page: str) -> Widget | None:
    """Builds the picture above a page of the rules as a widget, None where it has none."""
    if page in SCENES:
        return RuleSceneStrip(page, SCENES[page])
    return FigureRow(ROWS[page]) if page in ROWS else None
