"""The table screen of Imperial Struggle: connects model, controller, map, panels and turn runner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.core.event import Event, visible
from engine.struggle.components import ERA_OF_TURN, REGIONS
from engine.struggle.events import TurnBegan
from game.platform import clock
from game.platform.settings import Pace
from game.play.bot_process import BotWorker
from game.play.cut_scenes import CutScenes
from game.play.table_controller import UiUpdate
from game.play.turn_runner import BotAnswers, TurnRunner
from game.render.ui import Ui
from game.screens.game_sheet import ask_branch
from game.screens.game_table import GameTable
from game.screens.page import paint_table
from game.screens.recap_panel import WIDE
from game.screens.table_menu import table_menu
from game.shell.shell import Shell, wake
from game.shell.toasts import PASSING, VAIN
from game.struggle.ending_scene import BEATS, EndingScene, draw_ended, ended
from game.struggle.handover import curtain
from game.struggle.layout import RECAP_IN_COLUMN, Parts, TableRoot, is_compact
from game.struggle.map.animations import MoveAnimations, Place
from game.struggle.map.highlights import flag_there, light
from game.struggle.map.inset import InsetMap
from game.struggle.map.map_view import THINGS, MapView, Thing
from game.struggle.match import Match
from game.struggle.panels.choices import choices
from game.struggle.panels.column import COLUMN, column, tabs, tools, why_not_undo
from game.struggle.panels.effects import effects_page
from game.struggle.panels.ministry_zoom import closeup
from game.struggle.panels.player_board import PlayerBoard
from game.struggle.panels.scoring_map import ScoredMap
from game.struggle.panels.scoring_panel import ScoredBoard
from game.struggle.panels.scoring_scenes import told
from game.struggle.panels.side_panels import drawer
from game.struggle.panels.space_menu import popup
from game.struggle.panels.timebar import timebar
from game.struggle.score_screen import ScoreScreen, winner_title
from game.struggle.scoring_show import ScoredShow
from game.struggle.sound_cues import play_events
from game.struggle.steps import StruggleTeller
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.move_describer import MoveDescriber
from game.struggle.wording.rule_lookup import rule_for
from game.struggle.wording.tooltips import tip
from game.widgets.base import Widget
from game.widgets.button import Button

STEP = 1400  # ms per recap step between bots at speed 1
FRAME = 16  # ms between frames while something moves
MAP_TOOLS = (("zoom_in", "zoom_in"), ("zoom_out", "zoom_out"), ("fit_map", "home"))  # command, picture
PANELS = dict(
    zip(("panel_1", "panel_2", "panel_3", "panel_4"), ("north_america", "europe", "caribbean", "india"), strict=True)
)


class TableScreen(GameTable[Match]):
    """The table screen; what all games share is in `GameTable`."""

    controller: TableController
    least = (1040.0, 540.0)

    def __init__(self, app: Shell, match: Match, bots: BotAnswers | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.model = TableModel(match)
        self.runner = TurnRunner(match, self, bots or BotWorker(wake))
        self.controller = TableController(self.model, self.runner, self.told, lambda: app.settings.confirm_unused)
        self.map = MapView(lambda: self.model.view, self._picked, lambda thing: tip(self.ui.texts, self.model, thing))
        self.map.let_go = self.controller.give_up
        self.map.pointed = self._pointed
        self.map.flag = partial(flag_there, self.model)
        self.inset = InsetMap(self.map.state, self._picked_effect, self.map.tip_of)
        self.inset.let_go = self.controller.give_up
        self.flights = MoveAnimations(app.settings.pace)
        self.scenes: CutScenes[EndingScene] = CutScenes(app.settings.pace, lambda: app.top is self)
        self.take_counsel(MoveDescriber(lambda: app.ui.texts, self.model))
        self.tell_on_map(StruggleTeller(lambda: app.ui.texts, self.model), self.map)
        self.model.renew()
        match.kept = self.kept
        self.runner.hung = lambda: app.toast(app.ui.text("bot-hung"), "bad")

    @property
    def mood(self) -> str:  # type: ignore[override]
        return ERA_OF_TURN[self.match.onlooker.turn]

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """Builds the table's widgets from the model."""
        model, controller = self.model, self.controller
        model.renew()
        self._light(ui)
        keys = {name: self.app.commands.shown(name) for name in ("undo", "redo", "hint", "war", "cards", "log", "menu")}
        untold = controller.history.open or self.runner.tells or model.recap_since is not None
        show = None if untold else model.show
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
            tools=tools(ui, model, controller, keys, upright=is_compact(ui)),
            column=column(ui, model, controller, self._redraw),
            board=board,
            overlays=overlays,
            map_tools=self._map_tools(ui),
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

    def _redraw(self) -> None:
        self.app.dirty = True

    def _light(self, ui: Ui) -> None:
        """Updates the map's highlights, popup and tip."""
        sheet, model = self.map, self.model
        sheet.parent = None
        sheet.version += 1
        light(sheet, model)
        sheet.lights.hinted = lambda: self.advice_controller.lit  # type: ignore[assignment,return-value]
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
        scored = None if self.runner.tells else told(ui, model, controller)
        return scored or effects_page(ui, model, controller, self.inset) or choices(ui, model, controller)

    def _recap(self, ui: Ui) -> Widget | None:
        """Builds the recap, as wide as the column if it is placed there."""
        return self.told_rounds(ui, RECAP_IN_COLUMN if self._recap_aside(ui) else WIDE)

    def _recap_aside(self, ui: Ui) -> bool:
        """Tells whether the recap is placed in the column, because every region has rings."""
        self.recaps.renew()
        return not is_compact(ui) and self.map.ringed_panels() == set(REGIONS)

    def _map_tools(self, ui: Ui) -> list[Widget]:
        """Builds buttons for zooming without a mouse wheel."""
        return [
            Button(
                "",
                partial(self._do, command),
                picture=f"marks/{mark}",
                size=9,
                name=f"tool-{command}",
                kind="wood",
                tip=f"{ui.text(f'command-{command}')} ({self.app.commands.shown(command)})",
            )
            for command, mark in MAP_TOOLS
        ]

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if ui.budget.on and not ui.budget.laid_long:  # else in the next frame
            with self.fitted(ui):
                self.map.get_ready(ui)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        now = clock.now()
        showing = self.scenes.now(now)
        if showing is None:
            super().draw(ui, target)
            if self.model.story is None:
                self.flights.draw(ui, target, self.map.k, self._spot)
        else:
            title = winner_title(ui.texts, self.match)
            draw_ended(ui, target, showing[0], title, showing[1], (now - self.scenes.since) / 1000)

    def _spot(self, place: Place) -> tuple[float, float]:
        """Returns the position on screen of a space or of a named widget."""
        if isinstance(place, int):
            return self.map.spot(place)
        widget = next((w for w in self.stage.root.walk() if w.name == place), self.map)
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
            self.controller.mean(self.model.effects.move(int(thing[1])))

    def _pointed(self) -> None:
        """Updates the prompt bar when another piece is under the pointer: what could be done, or why nothing can."""
        model, thing = self.model, self.map.cursor
        model.hovered = model.refused = None
        if thing is not None and thing[0] == "space" and model.deciding and model.at < 0:
            offers = model.offers(int(thing[1])) if thing in self.map.lights.targets else []
            if offers:
                model.hovered = offers[0].move
            elif model.pending is None:
                model.refused = model.why_dark(int(thing[1]))
        self.app.dirty = True

    # -- what was done -----------------------------------------------------------------------------------------------

    def told(self, told_: UiUpdate) -> None:
        """Shows what the controller did: starts animations, sounds and pages."""
        if told_.jumped:
            self.flights.finish()
            self.recaps.forget()
        if told_.past:
            self.light_step(told_.past, again=True)
            self.flights.add(told_.past, clock.now(), self.model.seat)
        if told_.taken_back:
            self.app.sound.play("undo")
        if told_.played:
            seen = visible(told_.events, self.match.viewer)
            self.light_step(seen)
            self.flights.add(seen, clock.now(), self.model.seat)
            play_events(self.app.sound, seen, self.match)
            if any(isinstance(event, TurnBegan) for event in told_.events):
                self.keep()
        for reason, kind in ((told_.refused, PASSING), (told_.dark, VAIN)):
            if reason is not None:
                self.app.toast(words.reason(self.ui.texts, reason), kind)
        if told_.wish == "menu":
            self._menu()
        elif told_.wish == "hint":
            self.hint()
        elif told_.wish == "score":
            self._show_score()
        elif told_.wish == "branch":
            ask_branch(self.app, self.match, self.put_away)
        self.rebuild()

    def _menu(self) -> None:
        self.app.push(table_menu(self))

    # -- what the pilot asks of its stage ----------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.app.settings.pace

    def busy(self, now: int) -> bool:
        """Tells whether the turn runner must wait: another screen is on top, or a scene or recap is shown."""
        story = self.model.story is not None and not self.runner.tells
        told = story or self.model.recap_since is not None or self.scenes.running
        return self.app.top is not self or told or self.advice_controller.explains

    def moving(self) -> bool:
        """Tells whether an animation runs."""
        return bool(self.flights.running) or self.recaps.moving(clock.now())

    def played(self, events: list[Event]) -> None:
        self.controller.happened(events)

    def hand_over(self, seat: int) -> None:
        self.model.renew()
        self.app.push(curtain(self.app, self.match, seat, partial(self.controller.take_over, seat), self._menu))

    def over(self) -> None:
        super().over()
        self.scenes.add(ended(self.match.opened(len(self.match.log))), BEATS, self._show_score)

    def _show_score(self) -> None:
        self.show_book(ScoreScreen(self.app, self.match, self.controller.history.jump, self.leave_game))

    # -- keys --------------------------------------------------------------------------------------------------------

    def command(self, command: str) -> bool:
        controller = self.controller
        actions: dict[str, Callable[[], object]] = {
            "confirm": self._main,
            "undo": self.take_back,
            "redo": controller.redo,
            "menu": partial(controller.wish, "menu"),
            "hurry": controller.hurry,
            "save": self.save_now,
            "swap": controller.other,
            "pass_round": controller.leave_it,
            "fit_map": self.map.viewport.fit,
            "zoom_in": partial(self.map.viewport.zoom_at, self.map.rect.center, 1),
            "zoom_out": partial(self.map.viewport.zoom_at, self.map.rect.center, -1),
            "help_here": self.help_here,
            "keys_list": partial(self.app.go, "keys"),
            **{name: partial(controller.open_drawer, name) for name in ("war", "cards", "tiles", "log")},
            **{name: partial(self.map.fill, region) for name, region in PANELS.items()},
        }
        if command in actions:
            actions[command]()
            return True
        return super().command(command)

    def _main(self) -> None:
        """Presses the main button, unless its meaning has just changed."""
        if self.recap() is not None:
            self.controller.close_recap()
        elif not self.stage.armed_later("main"):
            self.controller.main_action()

    def _do(self, command: str) -> None:
        self.command(command)

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names, self.map.cursor)

    def leave(self) -> None:
        self.controller.leave()

    def why_no_undo(self) -> str:
        return why_not_undo(self.ui, self.model)

    def advice_room(self, ui: Ui) -> pygame.Rect:
        return self.map.rect.inflate(-ui.px(40), -ui.px(34))

    def place_rect(self, place: object) -> pygame.Rect | None:
        return self.map.place_rect(place) if place in THINGS else None

    def map_alone(self) -> pygame.Surface:
        """Draws only the map, for a picture of it."""
        whole = pygame.Surface(self.ui.size)
        self.refresh(self.ui)
        self.map.draw(self.ui, whole)
        return whole.subsurface(self.map.rect.clip(whole.get_rect()))

    # -- time --------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        moved = self.flights.tick(now) | self.play_scenes(now) | self.counselled()
        if self.controller.history.open:
            return self.controller.history.tick(now) or moved
        return self._story(now) or self.runner.tick(now) or moved

    def _story(self, now: int) -> bool:
        """Advances the recap steps: by themselves between bots or at full speed. Returns whether to redraw."""
        story = self.model.story
        if story is None or self.app.top is not self or self.runner.tells or self.model.recap_since is not None:
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

    def next_tick(self, now: int) -> int | None:
        if self.flights.running:
            return FRAME
        if (due := self.scenes.next_tick(now, FRAME)) is not None:
            return due
        if self.controller.history.open:
            return self.controller.history.next_tick(now)
        if (due := self.recaps.next_tick(now)) is not None:
            return due
        if self.model.story is not None and not self.runner.tells:
            return FRAME if self.model.show is not None and not self.model.show.over else 60
        return self.runner.next_tick(now)
