"""The table screen of Imperial Struggle: connects model, controller, map, panels and turn runner."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

import pygame

from engine.core.event import Event
from engine.core.move import Reason
from engine.struggle.components import ERA_OF_TURN, REGIONS
from game.platform import clock
from game.play.log_lines import Words
from game.render.theme import rgb
from game.render.ui import Ui
from game.screens.coach_light import MAIN
from game.screens.game_table import FRAME
from game.screens.handover import HandoverScreen
from game.screens.map_reader import MapReader
from game.screens.map_table import MapTable
from game.screens.page import paint_table
from game.screens.recap_panel import WIDE
from game.screens.table_interfaces import TableParts
from game.struggle.ending_scene import BEATS, draw_ended, ending_of
from game.struggle.handover import handover_screen
from game.struggle.help_source import SOURCE
from game.struggle.hot_seat_policy import recapped
from game.struggle.layout import RECAP_IN_COLUMN, WHOLE, Parts, TableRoot, is_compact
from game.struggle.map.animations import MoveAnimations, Place
from game.struggle.map.highlights import flag_there, light
from game.struggle.map.inset import InsetMap
from game.struggle.map.map_view import THINGS, MapView, Thing
from game.struggle.map.readable_map import ReadableSpaces
from game.struggle.map.save_thumbnail import thumbnail
from game.struggle.match import Match
from game.struggle.panels.choices import choices
from game.struggle.panels.column import COLUMN, ForecastFold, column, tabs, tools
from game.struggle.panels.effects import effects_page
from game.struggle.panels.ministry_zoom import closeup
from game.struggle.panels.player_board import PlayerBoard
from game.struggle.panels.recap_page import recap_page
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.panels.scoring_panel import ScoredBoard
from game.struggle.panels.side_panels import BESIDE, drawer
from game.struggle.panels.space_menu import popup
from game.struggle.panels.tile_offer import TileCard, TileOffer
from game.struggle.panels.timebar import timebar
from game.struggle.score_screen import ScoreScreen, winner_title
from game.struggle.scoring_show import ScoredShow
from game.struggle.sound_cues import play_events
from game.struggle.steps import StruggleRecapDescriber
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import log_wording
from game.struggle.wording.move_describer import MoveDescriber
from game.struggle.wording.rule_lookup import rule_for, thing_page
from game.struggle.wording.tooltips import tip
from game.widgets.base import Size, Widget
from game.widgets.map.cursor_mark import CursorMark
from game.widgets.table_tools import map_tools

STEP = 1400  # ms a step of a story stays among bots at speed 1
MAP_TOOLS = {"zoom_in": "zoom_in", "zoom_out": "zoom_out", "fit_map": "home"}
PANELS = dict(
    zip(("panel_1", "panel_2", "panel_3", "panel_4"), ("north_america", "europe", "caribbean", "india"), strict=True)
)
CURSOR = 26  # radius of the ring of the narrator's cursor, in units of the map's scale


class TableScreen(MapTable[Match, TableModel, TableController]):
    thumbnail = staticmethod(thumbnail)
    read_parts = {  # noqa: RUF012
        "read_own": ("navy-box", "purse"),
        "read_hand": ("fan", "hand"),
        "read_aims": ("ministries", "calendar"),
        "read_table": ("track", "ledger"),
    }
    help_source = SOURCE
    coach_ribbon = rgb("#1F4E79")
    parts = TableParts(TableModel, TableController, MoveAnimations, MoveDescriber, StruggleRecapDescriber)
    map: MapView
    animations: MoveAnimations
    least = (1040.0, 540.0)
    advice_margin = (40, 34)

    def set_up(self) -> None:
        super().set_up()
        self.runner.turn_done = recapped
        self.runner.shows_outcome = lambda: self.model.shows_turn_scoring
        self.runner.may_tell = lambda: (
            self.model.recap_fits and (self.model.story is None or self.model.shows_turn_scoring)
        )
        self.map_reader = MapReader(self.app, ReadableSpaces(lambda: self.app.ui, self.model, self.map))
        self.forecast = ForecastFold(self.rebuild)
        self.inset = InsetMap(self.map.state, self._picked_effect, self.map.tip_of)
        self.inset.on_cancel = self.controller.give_up

    def make_map(self) -> MapView:
        view = MapView(lambda: self.model.view, self._picked, self._tip_of)
        view.pointed = self._pointed
        view.flag = partial(flag_there, self.model)
        view.cursor_mark = self._cursor_mark
        return view

    def _tip_of(self, thing: Thing) -> str:
        return "" if self.reads_map else tip(self.ui.texts, self.model, thing)  # the captions say it

    def _cursor_mark(self) -> CursorMark | None:
        if self.map_reader is None or not self.reads_map:
            return None
        return self.map_reader.cursor_mark(CURSOR * self.map.k, None)

    @property
    def mood(self) -> str:  # type: ignore[override]
        return ERA_OF_TURN[self.match.onlooker.turn]

    def log_words(self) -> Words:
        return log_wording(self.ui.texts, self.model)

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """Updates the model and the map's highlights, then builds the table's widgets; returns their root."""
        model, controller = self.model, self.controller
        model.renew()
        self._light(ui)
        unseen = controller.history.open or self.runner.recap_due or model.recap_since is not None
        show = None if unseen else model.show
        board = ScoredBoard(ui, model, controller, show) if show is not None else PlayerBoard(ui, model, controller)
        over_map = self._scored(show, board)
        panels = [
            over_map,
            self._panel(ui),
            drawer(ui, model, controller),
            closeup(ui, model, controller),
            timebar(ui, model, controller),
        ]
        overlays = [panel for panel in (*panels, self.advice(ui)) if panel is not None]
        parts = Parts(
            sheet=self.map,
            tools=tools(ui, model, controller, upright=is_compact(ui)),
            column=column(ui, model, controller, self._redraw, self._fold(ui)),
            board=board,
            overlays=overlays,
            map_tools=map_tools(ui, controller, MAP_TOOLS, 9, (5, 5)),
            open=model.drawer == COLUMN,
            ringed=self.map.ringed,
            recap_aside=self._recap_aside(ui),
        )
        if is_compact(ui):
            parts.tabs = tabs(ui, model, controller)
        return TableRoot(parts)

    def _scored(self, show: ScoredShow | None, board: Widget) -> Widget | None:
        """Builds the layer over the map while a scoring is shown, and zooms out when it starts."""
        if show is None or not isinstance(board, ScoredBoard):
            return None
        if show.since < 0:
            self.map.viewport.fit()
        return ScoredMap(self.controller, self.map, show, self.pace, board.track, self._redraw)

    def _fold(self, ui: Ui) -> ForecastFold | None:
        """Returns the state of the folded forecast while a coach speaks in the column; None otherwise."""
        lesson = self.lesson
        if lesson is None or lesson.away or is_compact(ui):
            return None
        self.forecast.begin(lesson.progress.current, lesson.light.widgets)
        return self.forecast

    def _redraw(self) -> None:
        self.app.dirty = True

    def _light(self, ui: Ui) -> None:
        """Updates the map's highlights, popup and tip."""
        sheet, model = self.map, self.model
        sheet.parent = None
        sheet.version += 1
        light(sheet, model)
        sheet.lights.hinted = lambda: self.advice_controller.lit  # type: ignore[assignment,return-value]
        sheet.lights.faint = lambda: self.shines
        sheet.popup = popup(ui, model, self.controller)
        if sheet.popup is not None:
            sheet.popup.parent = sheet
        sheet.children = [sheet.popup] if sheet.popup is not None else []
        sheet.tip = sheet.tip_of(sheet.cursor) if sheet.cursor is not None else ""

    def _panel(self, ui: Ui) -> Widget | None:
        """Builds the one panel over the map: recap, scene, War tile effects or choices."""
        model, controller = self.model, self.controller
        if controller.history.open:
            return None
        if (recap := self._recap(ui)) is not None:
            return recap
        scored = None if self.runner.recap_due else recap_page(ui, model, controller)
        return scored or effects_page(ui, model, controller, self.inset) or choices(ui, model, controller)

    def _recap(self, ui: Ui) -> Widget | None:
        """Builds the recap, as wide as the column if it is placed there."""
        return self.recap_panel(ui, RECAP_IN_COLUMN if self._recap_aside(ui) else WIDE)

    def _recap_aside(self, ui: Ui) -> bool:
        """Tells whether the recap is placed in the column, because every region has rings."""
        self.recaps.renew()
        return not is_compact(ui) and self.map.ringed_panels() == set(REGIONS)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        now = clock.now()
        showing = self.scenes.scene_progress(now)
        if showing is None:
            super().draw(ui, target)
            if self.model.story is None:
                self.animations.draw(ui, target, self.map.k, self._point_of)
        else:
            title = winner_title(ui.texts, self.match)
            draw_ended(ui, target, showing[0], title, showing[1], (now - self.scenes.since) / 1000)

    def _point_of(self, place: Place) -> tuple[float, float]:
        """Returns the position on screen of a space or of a named widget."""
        if isinstance(place, int):
            return self.map.space_point(place)
        widget = next((w for w in self.ui_root.root.walk() if w.name == place), self.map)
        return widget.rect.center

    # -- pointing ----------------------------------------------------------------------------------------------------

    def _picked(self, thing: Thing) -> None:
        """Handles a click on a piece of the map."""
        kind, name = thing
        if kind == "space":
            self.controller.click_space(int(name))
        elif kind == "advantage":
            self.controller.click_advantage(name)
        else:
            self.controller.give_up()

    def _picked_effect(self, thing: Thing) -> None:
        """Handles a click on the small map: selects the target of an effect."""
        if thing in self.inset.lights.targets:
            self.controller.select_move(self.model.effects.move(int(thing[1])))

    def _pointed(self) -> None:
        """Updates the prompt bar when another piece is under the pointer: what could be done, or why nothing can."""
        model, thing = self.model, self.map.cursor
        model.hovered = model.refused = None
        if thing is not None and thing[0] == "space" and model.deciding and model.at < 0:
            offers = model.offers(int(thing[1]))
            if offers:
                model.hovered = offers[0].move
            elif model.pending is None:
                model.refused = model.why_not_selectable(int(thing[1]))
        self.app.dirty = True

    # -- what was done -----------------------------------------------------------------------------------------------

    def animate(self, events: Sequence[Event]) -> None:
        self.animations.add(events, clock.now(), self.model.seat)

    def show_events(self, seen: Sequence[Event]) -> None:
        self.animate(seen)
        play_events(self.app.sound, seen, self.match)

    def reason_text(self, reason: Reason) -> str:
        return words.reason(self.ui.texts, reason)

    # -- what is on show ---------------------------------------------------------------------------------------------

    def on_show(self, now: int) -> bool:
        """Returns whether a scoring or a war is being presented; False while a recap of bots' moves is to be shown
        before it."""
        return self.model.story is not None and not self.runner.recap_due

    def hand_over_page(self, seat: int, ready: Callable[[], None]) -> HandoverScreen:
        return handover_screen(self.app, self.match, seat, ready, self.open_menu)

    def show_end(self) -> None:
        self.scenes.add(ending_of(self.match.opened(len(self.match.log))), BEATS, self.show_score)

    def score_page(self) -> ScoreScreen:
        return ScoreScreen(self.app, self.match, self.controller.history.jump, self.leave_game)

    # -- keys --------------------------------------------------------------------------------------------------------

    def actions(self) -> Mapping[str, Callable[[], object]]:
        controller = self.controller
        return {
            **super().actions(),
            "swap": controller.other,
            "pass_round": controller.leave_it,
            "fit_map": self.map.viewport.fit,
            **{name: partial(controller.open_drawer, name) for name in ("war", "cards", "tiles")},
            **{name: partial(self.map.zoom_to_panel, region) for name, region in PANELS.items()},
        }

    def page_for(self, pointed: Sequence[Widget]) -> str:
        if self.map in pointed and self.map.cursor is not None:
            return thing_page(self.model, self.map.cursor)
        return super().page_for(pointed)

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names, self.map.cursor)

    def starts_turn(self, widget: Widget) -> bool:
        return isinstance(widget, TileCard) or (isinstance(widget, TileOffer) and not widget.open)

    def numbered_place(self, number: int) -> Thing:
        return ("space", str(number))

    def chosen_places(self) -> Collection[Thing]:
        return [("space", str(self.model.at))] if self.model.pending is not None else []

    def number_of_place(self, place: Place) -> int | None:
        return int(place[1]) if isinstance(place, tuple) and place[0] == "space" else None

    def place_rect(self, place: object) -> pygame.Rect | None:
        return self.map.place_rect(place) if place in THINGS else None

    def coach_room(self, ui: Ui, table: Widget) -> pygame.Rect | None:
        """Returns the rectangle in the column for the coach's panel; None where a war or a page covers the column."""
        covered = any(widget.name in (*WHOLE, BESIDE) for widget in table.walk())
        return None if covered else super().coach_room(ui, table)

    def coach_docks(self, ui: Ui, size: Size) -> list[pygame.Rect]:
        """Returns rectangles in which the coach's panel may be placed: at the map's corners; during a war left of the
        main button or at the war display's foot."""
        rects = {widget.name: widget.rect for widget in self.ui_root.root.walk()}
        war = next((rects[name] for name in WHOLE if name in rects), None)
        if war is None or MAIN not in rects:
            return super().coach_docks(ui, size)
        low, foot = pygame.Rect((0, 0), size), pygame.Rect((0, 0), size)
        low.bottomright = (rects[MAIN].x - ui.px(8), ui.size[1] - ui.px(2))
        foot.bottomright = (war.right - ui.px(8), war.bottom - ui.px(4))
        return [low, foot]

    # -- time --------------------------------------------------------------------------------------------------------

    def tick_present(self, now: int) -> bool:
        return self._story(now) or super().tick_present(now)

    def _story(self, now: int) -> bool:
        """Advances the recap steps: by themselves between bots or at full speed. Returns whether to redraw."""
        story = self.model.story
        if story is None or not self.on_top or self.runner.recap_due or self.model.recap_since is not None:
            return False
        show = self.model.show
        if show is not None and not show.over:
            if show.tick(now, self.pace):
                story.since = -1
                self.rebuild()
            return True
        if story.since < 0:
            story.since = now
        waits = bool(self.match.people) and not self.pace.at_once
        if waits or now - story.since < STEP / max(0.25, self.pace.animation):
            return False
        self.controller.next_step()
        return True

    def next_present(self, now: int) -> int | None:
        if self.model.story is not None and not self.runner.recap_due and self.recaps.next_tick(now) is None:
            return FRAME if self.model.show is not None and not self.model.show.over else 60
        return super().next_present(now)
