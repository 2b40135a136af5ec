"""The table screen of Historia: fills the screen of any game's table with development plan, world map, boards, reveal
and era scenes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame

from engine.core.event import Event, visible
from engine.core.move import Reason
from engine.historia.components import TERRITORIES
from engine.historia.events import CivbotCard
from game.historia.drawing.save_thumbnail import drawn
from game.historia.handover import handover_screen
from game.historia.help_source import SOURCE
from game.historia.layout import Parts, TableRoot, is_compact
from game.historia.match import Match
from game.historia.panels.board import PlayerBoard
from game.historia.panels.choice_panel import tray
from game.historia.panels.column import DRAWER, RightColumn, tabs
from game.historia.panels.cube_piles import PILES
from game.historia.panels.development_plan import MatrixView
from game.historia.panels.overlays import drawer, timebar
from game.historia.panels.reveal_view import RevealView
from game.historia.panels.row import RowView
from game.historia.panels.timeline import CircleView
from game.historia.panels.world_view import WorldView
from game.historia.readable_map import ReadableWorld
from game.historia.scenes.animations import HistoriaAnimations
from game.historia.scenes.era_scene import BEATS, EraScenes, GameEnd, end_scene_of, era_scenes_of
from game.historia.scenes.reveal import after_reveal
from game.historia.score_screen import ScoreScreen
from game.historia.seat_page import SeatPage
from game.historia.sound_cues import play_events
from game.historia.steps import HistoriaRecapDescriber
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.historia.wording.log_text import log_wording
from game.historia.wording.move_describer import MoveDescriber
from game.historia.wording.rule_lookup import rule_for
from game.platform import clock
from game.play.log_lines import Words
from game.play.steps import Place
from game.render.theme import rgb
from game.render.ui import DESIGNED, Ui
from game.screens.game_table import FRAME, GameTable
from game.screens.handover import HandoverScreen
from game.screens.map_reader import MapReader
from game.screens.table_interfaces import TableParts
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper

SMALLEST = (960, 540)  # u, that the table needs when its column is a drawer
COACH, COACH_BESIDE_REVEAL = 452.0, 344.0  # u: width of the coach's panel over the map, and beside a reveal
NUMBERS = {f"card_{number}": number for number in range(1, 11)}


class TableScreen(GameTable[Match, TableModel, TableController]):
    thumbnail = staticmethod(drawn)
    read_parts = {  # noqa: RUF012
        "read_own": tuple(f"pool-{pile}" for pile in PILES),
        "read_hand": ("hand",),
        "read_aims": ("own-leader",),
        "read_table": ("matrix", "queue", "row", "circle"),
    }
    help_source = SOURCE
    coach_ribbon = rgb("#4A3A78")
    parts = TableParts(TableModel, TableController, HistoriaAnimations, MoveDescriber, HistoriaRecapDescriber)
    animations: HistoriaAnimations
    automatic = True  # what is decided already is played by itself

    def fit(self, ui: Ui) -> float:
        """Returns the factor on the unit of length at which the whole table is visible: no smaller than at an interface
        size of 100 %, and growing with that size only until the window is full."""
        wide, high = ui.size
        grown = min(ui.u, wide / SMALLEST[0], high / SMALLEST[1])
        return max(0.5, min(wide / DESIGNED[0], high / DESIGNED[1]), grown) / ui.u

    def set_up(self) -> None:
        self.runner.turn_done = self.match.resolved_all
        self._reveal_rests = clock.LastFrame()
        self._held: list[Event] = []  # what followed a reveal at once: it is seen when that has been
        self.ages = EraScenes(self.model)
        self.root: TableRoot | None = None
        self.map_reader = MapReader(self.app, ReadableWorld(lambda: self.app.ui, self.model, self.ui_root))

    @property
    def mood(self) -> str:  # type: ignore[override]
        return f"era-{self.match.onlooker.era}"

    def log_words(self) -> Words:
        return log_wording(self.ui.texts, self.match)

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """Updates the model, then builds the table's widgets; returns their root."""
        model, controller = self.model, self.controller
        model.renew()
        parts = Parts(
            MatrixView(ui, model),
            WorldView(ui, model, controller.click_territory, lambda: self.advice_controller.lit, self.rings),
            CircleView(ui, model),
            RowView(ui, model, controller),
            RightColumn(ui, model, controller, drawer=is_compact(ui)),
            PlayerBoard(ui, model, controller),
        )
        if is_compact(ui):
            parts.tabs = tabs(ui, model, controller)
            asked = any(one.lit for one in parts.column.strips)  # a rival is what is asked for
            parts.open = asked or model.drawer == DRAWER
        if not controller.history.open:
            parts.tray = tray(ui, model, controller)
        found = (self.recap_panel(ui), drawer(ui, model, controller), timebar(ui, model, controller), self.advice(ui))
        parts.overlays = [overlay for overlay in found if overlay is not None]
        self.opens("reveal", model.reveal)
        if model.reveal is not None:
            parts.whole = RevealView(ui, model, controller, self.pace)
        self.root = TableRoot(parts)
        return self.root

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill(ui.theme.wood_low)
        self.refresh(ui)
        if self.root is not None:
            paper(ui, target, self.root.lower.inflate(ui.px(4), ui.px(4)), radius=0, shadow=0)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        now = clock.now()
        if (showing := self.scenes.scene_progress(now)) is not None:
            self.ages.draw(ui, target, showing[0], showing[1], (now - self.scenes.since) / 1000)
            return
        super().draw(ui, target)
        if self.root is not None and self.model.reveal is None:
            self.animations.draw(ui, target, self.root, self.model)

    # -- what was done ---------------------------------------------------------------------------------------------

    def place_at(self, position: tuple[int, int]) -> Place | None:
        world = self.root.parts.world if self.root is not None and not self._reveals else None
        found = world.territory(position) if world is not None and world.rect.collidepoint(position) else -1
        return found if found >= 0 else None

    @property
    def is_covered(self) -> bool:
        return self._reveals

    def is_place(self, place: Place) -> bool:
        return isinstance(place, int) and 0 <= place < len(TERRITORIES)  # also while a reveal covers the map

    def place_pointed_at(self) -> int | None:
        if self.root is None:
            return None
        world, focus = self.root.parts.world, self.ui_root.focus
        if self.ui_root.focus_shown and focus is not None:
            return world.children.index(focus) if focus in world.children else None
        return world.pointed if world.pointed >= 0 else None

    def drop_animations(self) -> None:
        super().drop_animations()
        self._held = []
        self.scenes.clear()

    def seen(self, events: Sequence[Event]) -> list[Event]:
        return visible(events, self.match.viewer)

    def animate(self, events: Sequence[Event]) -> None:
        self.animations.add(events, clock.now(), self.match.people)

    def show_events(self, seen: Sequence[Event]) -> None:
        if any(isinstance(event, CivbotCard) for event in seen):
            self.runner.request_recap()
        if self.model.reveal is not None:
            self._held = after_reveal(seen)
        else:
            self.animate(seen)
        for kind in era_scenes_of(seen):
            self.scenes.add(kind, BEATS[type(kind)])
        play_events(self.app.sound, seen, self.match)

    def reason_text(self, reason: Reason) -> str:
        return words.reason(self.ui.texts, self.match, reason)

    def seat_page(self, seat: int) -> SeatPage:
        return SeatPage(self.app, self.model, seat)

    def bots_played_last(self) -> bool:
        """Returns whether a continued game opens with a recap: something was played, and cards or leaders are to be
        chosen next."""
        return self.model.recap_fits and bool(self.match.log)

    # -- what is on show -------------------------------------------------------------------------------------------

    def on_show(self, now: int) -> bool:
        """Returns whether a reveal is shown, or events that must be seen before the screen is handed to another
        person."""
        unseen = self.match.handover_needed and (self.moving() or bool(self._held))
        return self._reveal_on_show(now) or self.model.parting or unseen

    def can_show_scene(self) -> bool:
        """Returns whether a scene may begin: the table is in front, and neither a reveal nor animations of earlier
        events are left."""
        return super().can_show_scene() and not self.animations.running and not self._held and self.model.reveal is None

    def _reveal_on_show(self, now: int) -> bool:
        """Whether the reveal stays: with several people at one screen until it is clicked away; else it goes by
        itself."""
        reveal = self.model.reveal
        if reveal is None:
            return False
        if len(self.match.people) > 1 and not self.runner.hurried:
            return True
        stays = reveal.stays if self.match.people else reveal.stays / self.pace.animation  # a person reads no faster
        return bool(reveal.since) and now < reveal.since + stays

    def hand_over_page(self, seat: int, ready: Callable[[], None]) -> HandoverScreen:
        return handover_screen(self.app, self.match, seat, ready, self.controller.take_back_seal, self.open_menu)

    def show_end(self) -> None:
        self.scenes.add(end_scene_of(self.match), BEATS[GameEnd], self.show_score)

    def score_page(self) -> ScoreScreen:
        return ScoreScreen(self.app, self.model, self.controller.history.jump, self.leave_game)

    # -- keys ------------------------------------------------------------------------------------------------------

    def actions(self) -> Mapping[str, Callable[[], object]]:
        return {
            **super().actions(),
            "cards": partial(self.controller.open_drawer, "cards"),
            "hurry": self._skip_pauses_or_use_wonder,
        }

    def command(self, command: str) -> bool:
        if command in NUMBERS and self.model.deciding:
            self.controller.pick_number(NUMBERS[command])
            return True
        return super().command(command)

    def _skip_pauses_or_use_wonder(self) -> None:
        """Space; whoever presses it when wonders have just been offered means the bots before."""
        if self.ui_root.is_guarded("main"):
            self.controller.skip_pauses()
        else:
            self.controller.use_first_wonder()

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names)

    def advice_room(self, ui: Ui) -> pygame.Rect:
        assert self.root is not None
        over = self.root if self._reveals else self.root.parts.world
        return over.rect.inflate(-ui.px(8), -ui.px(8))

    def coach_is_tall(self, ui: Ui, table: Widget) -> bool:
        return self._reveals or super().coach_is_tall(ui, table)

    @property
    def coach_wide(self) -> float:  # type: ignore[override]
        """The width of the coach's panel in u (units of length): narrower over a reveal, where only the outer part of
        the window is free."""
        return COACH_BESIDE_REVEAL if self._reveals else COACH

    def coach_docks(self, ui: Ui, size: Size) -> list[pygame.Rect]:
        """Returns rectangles of this size for the coach's panel, the best first: at the development plan's upper end;
        the world's lower right corner; over the timeline; over the hand. Over a reveal others, at its sides.

        Over a reveal, which fills the window, both sides above its foot, and the lower corners.
        """
        assert self.root is not None
        if (reveal := self.root.parts.whole) is not None:
            room, low = self.advice_room(ui), pygame.Rect((0, 0), size)
            foot = reveal.foot.top if isinstance(reveal, RevealView) else room.bottom
            return [
                low.move(x, bottom - size[1])
                for bottom in (foot - ui.px(6), room.bottom)
                for x in (room.right - size[0], room.x)
            ]
        parts, made, gap = self.root.parts, pygame.Rect((0, 0), size), ui.px(8)
        matrix, world, circle = (part.rect.inflate(-gap, -gap) for part in (parts.matrix, parts.world, parts.circle))
        found = []
        for corner, place in (
            ("topright", matrix.topright),
            ("bottomright", world.bottomright),
            ("topleft", circle.topleft),
            ("bottomleft", parts.board.fan.rect.bottomleft),
        ):
            dock = made.copy()
            setattr(dock, corner, place)
            found.append(dock.clamp(self.root.rect))
        return found

    def coach_avoids(self, table: Widget) -> list[pygame.Rect]:
        assert self.root is not None
        if isinstance(reveal := self.root.parts.whole, RevealView):
            return reveal.text_rects(self.ui)
        above = [self.root.parts.tray] if self.root.parts.tray is not None else []
        return [overlay.rect for overlay in (*above, *self.root.overlays, *self.root.read)]

    def lit_places(self) -> Sequence[Place]:
        return list(self.model.lit_territories())

    def chosen_places(self) -> Collection[Place]:
        territory = getattr(self.model.pending, "territory", None)
        return [] if territory is None else [territory]

    def place_rect(self, place: object) -> pygame.Rect | None:
        if self.root is None or self._reveals or not isinstance(place, int):
            return None
        territories = self.root.parts.world.children
        return territories[place].rect if 0 <= place < len(territories) else None

    @property
    def _reveals(self) -> bool:
        """Whether a reveal fills the window, without the world and all else."""
        return self.root is not None and self.root.parts.whole is not None

    def map_alone(self) -> pygame.Surface:
        """Returns a picture of development plan, world map, timeline and row of wonders, without boards and highlights,
        which could reveal a seat's plans."""
        self.refresh(self.ui)
        model = self.model
        lifted, pointed, plans = model.lifted, model.pointed, model.plans
        model.lifted, model.pointed, model.plans = [], "", {}
        assert self.root is not None
        parts = self.root.parts
        whole = pygame.Surface(self.ui.size)
        shown = (parts.matrix, parts.world, parts.circle, parts.row)
        with self.fitted(self.ui):
            self.backdrop(self.ui, whole)
            for part in shown:
                part.draw(self.ui, whole)
        model.lifted, model.pointed, model.plans = lifted, pointed, plans
        room = parts.matrix.rect.unionall([part.rect for part in shown])
        return whole.subsurface(room.clip(whole.get_rect()))

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self._held and self.model.reveal is None:
            self.animate(self._held)
            self._held = []
        return super().tick(now)

    def tick_shown(self, now: int) -> bool:
        return self._reveal_rests.due(self._reveal_moves(now))

    def tick_present(self, now: int) -> bool:
        moved = False
        if self.model.reveal is not None and self.on_top and not self._reveal_on_show(now):
            self.controller.close_reveal()
        if self.automatic and not self.busy(now) and not self.moving():
            moved = self.controller.automatic()
        return super().tick_present(now) or moved

    def _reveal_moves(self, now: int) -> bool:
        reveal = self.model.reveal
        return reveal is not None and now < (reveal.since or now) + reveal.length(self.pace.animation)

    def animated(self, now: int) -> bool:
        return super().animated(now) or self._reveal_rests.waits or self._reveal_moves(now)

    def next_present(self, now: int) -> int | None:
        if self.model.parting and self.model.reveal is None:
            return FRAME if self._held else None
        if self.model.reveal is not None:
            return None if self._reveal_on_show(now) and len(self.match.people) > 1 else 100
        return super().next_present(now)
