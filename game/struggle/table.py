"""The table of Imperial Struggle, one screen: Desk, Hands, panels, sheet and pilot put together."""

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
from game.play.cut_scenes import Scenes
from game.play.table_controller import Told
from game.play.turn_runner import Bots, Pilot
from game.render.ui import Ui
from game.screens.game_sheet import ask_branch
from game.screens.game_table import GameTable
from game.screens.page import paint_table
from game.screens.recap_panel import WIDE
from game.screens.table_menu import table_menu
from game.shell.shell import Shell, wake
from game.shell.toasts import PASSING, VAIN
from game.struggle.ending_scene import BEATS, Ended, draw_ended, ended
from game.struggle.handover import curtain
from game.struggle.layout import RECAP_IN_COLUMN, Parts, TableRoot, is_compact
from game.struggle.map.animations import Flights, Place
from game.struggle.map.highlights import flag_there, light
from game.struggle.map.inset import InsetMap
from game.struggle.map.map_view import THINGS, MapView, Thing
from game.struggle.match import Match
from game.struggle.panels.choices import choices
from game.struggle.panels.column import COLUMN, column, tabs, tools, why_not_undo
from game.struggle.panels.effects import effects_page
from game.struggle.panels.ministry_zoom import closeup
from game.struggle.panels.player_board import Board
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
from game.struggle.table_controller import Hands
from game.struggle.table_model import Desk
from game.struggle.wording import words
from game.struggle.wording.move_describer import Tongue
from game.struggle.wording.rule_lookup import rule_for
from game.struggle.wording.tooltips import tip
from game.widgets.base import Widget
from game.widgets.button import Button

STEP = 1400  # ms a step of a story stays among bots at speed 1
FRAME = 16  # ms between frames while something moves
MAP_TOOLS = (("zoom_in", "zoom_in"), ("zoom_out", "zoom_out"), ("fit_map", "home"))  # command, picture
PANELS = dict(
    zip(("panel_1", "panel_2", "panel_3", "panel_4"), ("north_america", "europe", "caribbean", "india"), strict=True)
)


class TableScreen(GameTable[Match]):
    hands: Hands
    least = (1040.0, 540.0)

    def __init__(self, app: Shell, match: Match, bots: Bots | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.desk = Desk(match)
        self.pilot = Pilot(match, self, bots or BotWorker(wake))
        self.hands = Hands(self.desk, self.pilot, self.told, lambda: app.settings.confirm_unused)
        self.map = MapView(lambda: self.desk.view, self._picked, lambda thing: tip(self.ui.texts, self.desk, thing))
        self.map.let_go = self.hands.give_up
        self.map.pointed = self._pointed
        self.map.flag = partial(flag_there, self.desk)
        self.inset = InsetMap(self.map.state, self._picked_effect, self.map.tip_of)
        self.inset.let_go = self.hands.give_up
        self.flights = Flights(app.settings.pace)
        self.scenes: Scenes[Ended] = Scenes(app.settings.pace, lambda: app.top is self)
        self.take_counsel(Tongue(lambda: app.ui.texts, self.desk))
        self.tell_on_map(StruggleTeller(lambda: app.ui.texts, self.desk), self.map)
        self.desk.renew()
        match.kept = self.kept
        self.pilot.hung = lambda: app.toast(app.ui.text("bot-hung"), "bad")

    @property
    def mood(self) -> str:  # type: ignore[override]
        return ERA_OF_TURN[self.match.onlooker.turn]

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        desk, hands = self.desk, self.hands
        desk.renew()
        self._light(ui)
        keys = {name: self.app.commands.shown(name) for name in ("undo", "redo", "hint", "war", "cards", "log", "menu")}
        untold = hands.history.open or self.pilot.tells or desk.recap_since is not None
        show = None if untold else desk.show
        board = ScoredBoard(ui, desk, hands, show) if show is not None else Board(ui, desk, hands)
        over_map = self._scored(show, board)
        panels = [
            over_map,
            self._panel(ui),
            drawer(ui, desk, hands),
            closeup(ui, desk, hands),
            timebar(ui, desk, hands),
        ]
        overlays = [panel for panel in (*panels, self.advice(ui)) if panel is not None]
        parts = Parts(
            sheet=self.map,
            tools=tools(ui, desk, hands, keys, upright=is_compact(ui)),
            column=column(ui, desk, hands, self._redraw),
            board=board,
            overlays=overlays,
            map_tools=self._map_tools(ui),
            open=desk.drawer == COLUMN,
            ringed=self.map.ringed,
            recap_aside=self._recap_aside(ui),
        )
        if is_compact(ui):
            parts.tabs = tabs(ui, desk, hands)
        return TableRoot(parts)

    def _scored(self, show: ScoredShow | None, board: Widget) -> Widget | None:
        """What lies over the sheet while a scoring is shown; it is seen whole then."""
        if show is None or not isinstance(board, ScoredBoard):
            return None
        if show.since < 0:
            self.map.viewport.fit()
        return ScoredMap(self.hands, self.map, show, self.pace, board.track, self._redraw)

    def _redraw(self) -> None:
        self.app.dirty = True

    def _light(self, ui: Ui) -> None:
        """Tell the sheet what is new."""
        sheet, desk = self.map, self.desk
        sheet.parent = None
        sheet.version += 1
        light(sheet, desk)
        sheet.lights.hinted = lambda: self.counsel.lit  # type: ignore[assignment,return-value]
        sheet.popup = popup(ui, desk, self.hands)
        if sheet.popup is not None:
            sheet.popup.parent = sheet
        sheet.children = [sheet.popup] if sheet.popup is not None else []
        sheet.tip = sheet.tip_of(sheet.cursor) if sheet.cursor is not None else ""

    def _panel(self, ui: Ui) -> Widget | None:
        """The one panel over the sheet that the moment asks for."""
        desk, hands = self.desk, self.hands
        if hands.history.open:
            return None
        if (recap := self._recap(ui)) is not None:
            return recap
        scored = None if self.pilot.tells else told(ui, desk, hands)
        return scored or effects_page(ui, desk, hands, self.inset) or choices(ui, desk, hands)

    def _recap(self, ui: Ui) -> Widget | None:
        """As wide as the column where it lies there."""
        return self.told_rounds(ui, RECAP_IN_COLUMN if self._recap_aside(ui) else WIDE)

    def _recap_aside(self, ui: Ui) -> bool:
        """The recap lies in the column: every panel of the sheet has rings."""
        self.recaps.renew()
        return not is_compact(ui) and self.map.ringed_panels() == set(REGIONS)

    def _map_tools(self, ui: Ui) -> list[Widget]:
        """For those without a wheel."""
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
        if ui.haste.on and not ui.haste.laid_long:  # else the next frame does
            with self.fitted(ui):
                self.map.get_ready(ui)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        now = clock.now()
        showing = self.scenes.now(now)
        if showing is None:
            super().draw(ui, target)
            if self.desk.story is None:
                self.flights.draw(ui, target, self.map.k, self._spot)
        else:
            title = winner_title(ui.texts, self.match)
            draw_ended(ui, target, showing[0], title, showing[1], (now - self.scenes.since) / 1000)

    def _spot(self, place: Place) -> tuple[float, float]:
        """Where a space of the sheet is on the screen, or a part of the table."""
        if isinstance(place, int):
            return self.map.spot(place)
        widget = next((w for w in self.stage.root.walk() if w.name == place), self.map)
        return widget.rect.center

    # -- pointing ----------------------------------------------------------------------------------------------------

    def _picked(self, thing: Thing) -> None:
        """A piece of the sheet was clicked."""
        kind, name = thing
        if kind == "space":
            self.hands.click_space(int(name))
        elif kind == "advantage":
            self.hands.click_advantage(name)
        else:
            self.hands.give_up()

    def _picked_effect(self, thing: Thing) -> None:
        """A piece of the small map was clicked: the target of an effect, like its chip."""
        if thing in self.inset.lights.targets:
            self.hands.mean(self.desk.effects.move(int(thing[1])))

    def _pointed(self) -> None:
        """Another piece is under the pointer: the frieze tells what could be done, or why nothing can."""
        desk, thing = self.desk, self.map.cursor
        desk.hovered = desk.refused = None
        if thing is not None and thing[0] == "space" and desk.deciding and desk.at < 0:
            offers = desk.offers(int(thing[1])) if thing in self.map.lights.targets else []
            if offers:
                desk.hovered = offers[0].move
            elif desk.pending is None:
                desk.refused = desk.why_dark(int(thing[1]))
        self.app.dirty = True

    # -- what was done -----------------------------------------------------------------------------------------------

    def told(self, told_: Told) -> None:
        """The hands have done something: show it."""
        if told_.jumped:
            self.flights.finish()
            self.recaps.forget()
        if told_.past:
            self.light_step(told_.past, again=True)
            self.flights.add(told_.past, clock.now(), self.desk.seat)
        if told_.taken_back:
            self.app.sound.play("undo")
        if told_.played:
            seen = visible(told_.events, self.match.viewer)
            self.light_step(seen)
            self.flights.add(seen, clock.now(), self.desk.seat)
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
        """Another screen is on top, or something is told; of what bots did before it is told what that led to."""
        story = self.desk.story is not None and not self.pilot.tells
        told = story or self.desk.recap_since is not None or self.scenes.running
        return self.app.top is not self or told or self.counsel.explains

    def moving(self) -> bool:
        return bool(self.flights.running) or self.recaps.moving(clock.now())

    def played(self, events: list[Event]) -> None:
        self.hands.happened(events)

    def hand_over(self, seat: int) -> None:
        self.desk.renew()
        self.app.push(curtain(self.app, self.match, seat, partial(self.hands.take_over, seat), self._menu))

    def over(self) -> None:
        super().over()
        self.scenes.add(ended(self.match.opened(len(self.match.log))), BEATS, self._show_score)

    def _show_score(self) -> None:
        self.show_book(ScoreScreen(self.app, self.match, self.hands.history.jump, self.leave_game))

    # -- keys --------------------------------------------------------------------------------------------------------

    def command(self, command: str) -> bool:
        hands = self.hands
        actions: dict[str, Callable[[], object]] = {
            "confirm": self._main,
            "undo": self.take_back,
            "redo": hands.redo,
            "menu": partial(hands.wish, "menu"),
            "hurry": hands.hurry,
            "save": self.save_now,
            "swap": hands.other,
            "pass_round": hands.leave_it,
            "fit_map": self.map.viewport.fit,
            "zoom_in": partial(self.map.viewport.zoom_at, self.map.rect.center, 1),
            "zoom_out": partial(self.map.viewport.zoom_at, self.map.rect.center, -1),
            "help_here": self.help_here,
            "keys_list": partial(self.app.go, "keys"),
            **{name: partial(hands.open_drawer, name) for name in ("war", "cards", "tiles", "log")},
            **{name: partial(self.map.fill, region) for name, region in PANELS.items()},
        }
        if command in actions:
            actions[command]()
            return True
        return super().command(command)

    def _main(self) -> None:
        """Enter; the main button takes no press while it has just become another."""
        if self.recap() is not None:
            self.hands.close_recap()
        elif not self.stage.asleep("main"):
            self.hands.main_action()

    def _do(self, command: str) -> None:
        self.command(command)

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.desk, names, self.map.cursor)

    def leave(self) -> None:
        self.hands.leave()

    def why_no_undo(self) -> str:
        return why_not_undo(self.ui, self.desk)

    def advice_room(self, ui: Ui) -> pygame.Rect:
        return self.map.rect.inflate(-ui.px(40), -ui.px(34))

    def place_rect(self, place: object) -> pygame.Rect | None:
        return self.map.place_rect(place) if place in THINGS else None

    def map_alone(self) -> pygame.Surface:
        whole = pygame.Surface(self.ui.size)
        self.refresh(self.ui)
        self.map.draw(self.ui, whole)
        return whole.subsurface(self.map.rect.clip(whole.get_rect()))

    # -- time --------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        moved = self.flights.tick(now) | self.play_scenes(now) | self.counselled()
        if self.hands.history.open:
            return self.hands.history.tick(now) or moved
        return self._story(now) or self.pilot.tick(now) or moved

    def _story(self, now: int) -> bool:
        """Among bots, and when nothing shall be waited for, what is told goes on by itself."""
        story = self.desk.story
        if story is None or self.app.top is not self or self.pilot.tells or self.desk.recap_since is not None:
            return False
        show = self.desk.show
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
        self.hands.next_step()
        return True

    def next_tick(self, now: int) -> int | None:
        if self.flights.running:
            return FRAME
        if (due := self.scenes.next_tick(now, FRAME)) is not None:
            return due
        if self.hands.history.open:
            return self.hands.history.next_tick(now)
        if (due := self.recaps.next_tick(now)) is not None:
            return due
        if self.desk.story is not None and not self.pilot.tells:
            return FRAME if self.desk.show is not None and not self.desk.show.over else 60
        return self.pilot.next_tick(now)
