"""The table of Brazil: Imperial: its map, battles, cut-scenes and challenges on the screen of any game's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from engine.brazil.decisions import TurnDecision
from engine.brazil.events import SecondBuildClosed, TileExplored
from engine.core.event import Event
from engine.core.move import Reason
from game.brazil.battle.layout import BattleLayout
from game.brazil.battle.outcome_show import OutcomeShow
from game.brazil.battle.scene import BattleScene
from game.brazil.challenge.challenge_choice import Begin
from game.brazil.challenge.challenge_table import ChallengeTable
from game.brazil.challenge.end_screen import EndScreen, record_end
from game.brazil.cut_scene_player import CutScenePlayer
from game.brazil.drawing.arch_button import arch_keys
from game.brazil.handover import handover_screen
from game.brazil.help_source import SOURCE
from game.brazil.map.animation_drawing import Place
from game.brazil.map.animations import COMMON, SUPPLY, MapAnimations
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.map.map_view import MapView
from game.brazil.map.readable_map import ReadableHexes
from game.brazil.map.save_thumbnail import thumbnail
from game.brazil.map.tile_card import hex_card, missions_from_near
from game.brazil.map.tile_tooltip import hex_tip
from game.brazil.match import Match
from game.brazil.panels.prompt import waives_options
from game.brazil.panels.tray import ExplainedOption
from game.brazil.score_screen import ScoreScreen
from game.brazil.seat_page import SeatPage
from game.brazil.sound_cues import play_events
from game.brazil.steps import BrazilRecapDescriber
from game.brazil.table_builder import TableBuilder
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import line_of, log_wording
from game.brazil.wording.move_describer import MoveDescriber
from game.brazil.wording.rule_lookup import hex_handbook_page, rule_for
from game.platform import clock
from game.play.log_lines import Words
from game.play.recap_controller import StepRing
from game.render.theme import GOLD
from game.render.ui import Ui
from game.screens.handover import HandoverScreen
from game.screens.map_reader import MapReader
from game.screens.map_table import MapTable
from game.screens.page import paint_table
from game.screens.table_interfaces import TableParts
from game.shell.toasts import PASSING
from game.widgets.base import Size, Widget
from game.widgets.map.cursor_mark import CursorMark

MAP = ("fit_map", "zoom_in", "zoom_out", "turn_map")
BENEATH = ("undo", "redo", "gallery", "missions", "log", "hurry", *MAP, "hint", "why")  # a battle's end covers it


class TableScreen(MapTable[Match, TableModel, TableController]):
    thumbnail = staticmethod(thumbnail)
    help_source = SOURCE
    parts = TableParts(TableModel, TableController, MapAnimations, MoveDescriber, BrazilRecapDescriber)
    map: MapView
    animations: MapAnimations
    main_commits = False
    read_parts = {  # noqa: RUF012
        "read_own": ("supply", "board-things"),
        "read_hand": ("hand",),
        "read_aims": ("missions", "goals"),
        "read_table": ("prompt-bar", "since"),
    }
    begin: Begin = staticmethod(lambda shell, choice: False)  # another challenge; see game.brazil.table_factory
    advice_margin = (12, 12)

    def set_up(self) -> None:
        app, pace = self.app, self.app.settings.pace
        self.look = ArchPreview(self.model)
        self.cut_scene_player = CutScenePlayer(self.model, self.scenes, lambda at: self.map.centre(at))
        super().set_up()
        self.map_reader = MapReader(app, ReadableHexes(lambda: app.ui, self.model, self.map))
        self._scene_rests = clock.LastFrame()
        self.outcomes = OutcomeShow(self.model, pace, lambda heard: play_events(app.sound, heard, self.match))
        self.builder = TableBuilder(self.model, self.controller, self.map, self.look, self.cut_scene_player)

    def make_map(self) -> MapView:
        view = MapView(lambda: self.model.view, self.controller.click_hex, self.tip_of)
        view.moments = self.animations
        view.covered = lambda: self.cut_scene_player.covered
        view.turned = self.app.settings.map_turns.get(self.model.view.board.scenario.id)
        view.lift = self.controller.lift
        view.cursor_mark = self._cursor_mark
        view.near = lambda ui, hex_id: hex_card(ui, self.model, hex_id)
        return view

    def _cursor_mark(self) -> CursorMark | None:
        if self.map_reader is None or not self.reads_map:
            return None
        zoom = self.map.viewport.zoom

        def foot(place: int) -> tuple[float, float]:
            x, y = self.map.centre(place)
            return (x, y + zoom * 0.8)

        return self.map_reader.cursor_mark(zoom, foot)

    @property
    def mood(self) -> str:  # type: ignore[override]
        return f"era-{self.match.onlooker.era}"

    def log_words(self) -> Words:
        return log_wording(self.ui.texts, self.model)

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """Updates the model and the map's highlights, then builds the table's widgets; returns their root."""
        self.model.renew()
        self.match.showing = self.cut_scene_player.first_unshown
        recap, lit = self.recap_panel(ui), self.advice_controller.lit
        self.builder.reading = self.reading(ui)
        whole = self.builder.table(ui, self.advice(ui), recap, lit)
        self.opens("battle", None if self.scene is None else self.model.outcome or self.model.frame)
        return whole

    @property
    def scene(self) -> BattleScene | None:
        """The battle scene that is shown; None: there is none."""
        return self.builder.scene

    def tip_of(self, hex_id: int) -> str:
        return "" if self.reads_map else hex_tip(self.ui, self.model, hex_id)  # the captions say it

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        if self.scene is None or not self.scene.covers(ui):
            paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.cut_scene_player.draw(ui, target, partial(self._draw_table, ui, target))

    def _draw_table(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        self.animations.draw_over(ui, target, self._point_of)

    def can_show_scene(self) -> bool:
        """Returns whether a cut-scene may begin now: no unit is in motion, no screen covers the table, and no battle's
        result is shown. Closes a result whose time is over."""
        if any(animation.kind == "step" for animation in self.animations.running) or not self.on_top:
            return False
        if self.model.outcome is None:
            return True
        asked = self.match.current_seat
        if (asked is not None and self.match.is_person(asked)) or self._outcome_stays(clock.now()):
            return False
        self.model.outcome = None
        self.rebuild()
        return True

    def _point_of(self, seat: int, place: Place) -> tuple[float, float]:
        """Returns where a hex is on the screen, or a seat's supply or another part of its board; a rival's are its
        strip."""
        if isinstance(place, int) and place >= 0:
            return self.map.centre(place)
        own = "supply" if place == SUPPLY else str(place)
        name = own if seat == self.model.seat or own in COMMON else f"strip-{seat}"
        widget = next((w for w in self.ui_root.root.walk() if w.name == name), None)
        return widget.rect.center if widget is not None else self.map.rect.center

    # -- what was done ---------------------------------------------------------------------------------------------

    def drop_animations(self) -> None:
        self.scenes.clear()
        super().drop_animations()

    def animate(self, events: Sequence[Event]) -> None:
        self.animations.add(events, clock.now(), self.model.view.era)

    def show_events(self, seen: Sequence[Event]) -> None:
        if not self.runner.hurried:
            self.cut_scene_player.happened(seen)
        covered = self.cut_scene_player.covered  # the scene parts these clouds
        self.animate([event for event in seen if not (isinstance(event, TileExplored) and event.hex in covered)])
        self.outcomes.play_sounds(seen, clock.now())
        for event in seen:
            if isinstance(event, SecondBuildClosed):
                self.app.toast(line_of(self.ui.texts, self.model, event), PASSING)

    def show_move(self, events: Sequence[Event]) -> None:
        super().show_move(events)
        if self.builder.challenge is not None:
            self._challenged(self.builder.challenge)

    def reason_text(self, reason: Reason) -> str:
        return words.reason(self.ui.texts, reason)

    def seat_page(self, seat: int) -> SeatPage:
        return SeatPage(self.app, self.model, seat)

    def _challenged(self, challenge: ChallengeTable) -> None:
        """Follows a challenge: applies the briefing's choice, announces a goal that has become impossible, and
        stores the result as soon as there is one."""
        if self.match.result() is not None:
            record_end(self.app, self.match)
        for warning in challenge.warnings(self.ui.texts):
            self.app.toast(warning, PASSING)
        if (move := challenge.takes_monarch()) is not None:
            self.controller.play(move)

    # -- what is on show -------------------------------------------------------------------------------------------

    def on_show(self, now: int) -> bool:
        return self._outcome_stays(now)

    def _outcome_stays(self, now: int) -> bool:
        return self.outcomes.on_show(now, self.runner.hurried)

    def hand_over_page(self, seat: int, ready: Callable[[], None]) -> HandoverScreen:
        return handover_screen(self.app, self.match, seat, ready, self.open_menu)

    def over(self) -> None:
        self.app.clear_toasts(PASSING)
        super().over()

    def show_end(self) -> None:
        result = self.match.result()
        assert result is not None
        if self.builder.challenge is not None:
            record_end(self.app, self.match)
        self.cut_scene_player.queue_end_scene(result, self.show_score)

    def score_page(self) -> EndScreen | ScoreScreen:
        """Builds the screen for the end of the game: a challenge's end screen, else the score screen."""
        jump = self.controller.history.jump
        if self.builder.challenge is not None:
            return EndScreen(self.app, self.model, self.begin, jump, self.put_away, self.builder.challenge.friend)
        return ScoreScreen(self.app, self.model, jump, self.leave_game)

    # -- keys ------------------------------------------------------------------------------------------------------

    def actions(self) -> Mapping[str, Callable[[], object]]:
        return {
            **super().actions(),
            "gallery": partial(self.controller.open_drawer, "gallery"),
            "missions": self._missions,
            "fit_map": self.map.toggle_home,
            "turn_map": self._turn_map,
        }

    def command(self, command: str) -> bool:
        arches, controller = arch_keys(), self.controller
        if self.model.outcome is not None and (command in BENEATH or command in arches):
            controller.shorten_outcome()
        elif command in arches and self.recap() is not None:  # it lies over what the key would do
            controller.leave_recap()
        elif command in arches and self.model.deciding:
            controller.point_arch(arches[command])
        else:
            return super().command(command)
        return True

    def _turn_map(self) -> None:
        """The board's next turn by 60 degrees; kept for the scenario."""
        turn = self.map.rotate_next(self.ui)
        self.app.settings.map_turns[self.model.view.board.scenario.id] = turn
        self.app.keep_settings()
        self.rebuild()

    def press_main(self) -> None:
        """Handles the main button's key: shortens or closes a battle's result if one is shown, else ends the recap if
        there is one, else presses the button; where that gives up an option, the first press only shows its tooltip.
        Nothing if the button's action has just changed."""
        if self.model.outcome is not None:
            self.controller.shorten_outcome()
        elif self.recap() is not None:
            self.controller.leave_recap()
        elif not any(self.ui_root.is_guarded(name) for name in ("main", "seal", "no-card")):
            self._press_main()

    def _press_main(self) -> None:
        """A waiver is only chosen, and its tooltip says so: Enter, once more, presses it."""
        if waives_options(self.model):
            self.rebuild()
        self.refresh(self.ui)
        button = self.ui_root.find("no-card") or self.ui_root.find("seal") or self.ui_root.find("main")
        if button is not None and waives_options(self.model):
            self.ui_root.offer(self.ui, button)
        else:
            self.controller.main_action()

    def _missions(self) -> None:
        """The own Missions from near; once more, or any key or click, lays them back."""
        self.ui_root.near.show(missions_from_near(self.ui, self.model))

    def page_for(self, pointed: Sequence[Widget]) -> str:
        if self.map in pointed and self.map.cursor is not None:
            return hex_handbook_page(self.model, self.map.cursor)
        return super().page_for(pointed)

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names, self.map.cursor)

    def rings(self) -> list[StepRing]:
        return [*super().rings(), *self._advised_rings(), *self._option_ring()]

    def _option_ring(self) -> list[StepRing]:
        """The ring round the hex that the option under the pointer, or in the focus, stands for: a Capital's, say."""
        root = self.ui_root
        widget = root.hovered or (root.focus if root.focus_shown else None)
        place = widget.option.wanted.get("hex") if isinstance(widget, ExplainedOption) else None
        return [StepRing(place, 0, GOLD, light=True)] if isinstance(place, int) else []

    def _advised_rings(self) -> list[StepRing]:
        """The rings round places of the open advice that are also open to choice: those have the same gold edge."""
        among = sorted(set(self.map.lights.targets) & self.advice_controller.lit)
        return [StepRing(place, 0, GOLD, light=True) for place in among]

    def place_rect(self, place: object) -> pygame.Rect | None:
        return self.map.place_rect(place) if isinstance(place, int) else None

    def has_blocking_page(self) -> bool:
        return super().has_blocking_page() or self.model.outcome is not None

    def asks_to_confirm(self) -> bool:
        return self.model.deciding and self.model.pending is not None and self.scene is None

    def has_urgent_decision(self) -> bool:
        return self.model.deciding and not isinstance(self.model.frame, TurnDecision)

    def starts_turn(self, widget: Widget) -> bool:
        return widget.name.startswith("arch-")

    def main_answers(self) -> bool:
        return not waives_options(self.model)

    def coach_room(self, ui: Ui, table: Widget) -> pygame.Rect | None:
        """Returns the rectangle at a battle's lower left for the coach's panel; None if there is no battle, or the
        rectangle is too small."""
        if self.scene is None:
            return None
        room = BattleLayout(ui.size).beside_strip
        return room if room.width >= ui.px(240) and room.height >= ui.px(200) else None

    def make_room(self, coach: pygame.Rect) -> None:
        if self.scene is not None and self.scene.foot is not None:
            self.scene.foot.left = coach.right

    def coach_docks(self, ui: Ui, size: Size) -> list[pygame.Rect]:
        """Returns places for a coach's panel of this size, the best first: the map's corners; in a battle only below
        the defender's total strength."""
        if self.scene is None:
            return super().coach_docks(ui, size)
        below = BattleLayout(ui.size).total(False)[1] + ui.px(54)
        return [pygame.Rect((ui.size[0] - ui.px(12) - size[0], below), size)]

    # -- time ------------------------------------------------------------------------------------------------------

    def tick_shown(self, now: int) -> bool:
        return self._reveal(now) | self._think() | self._scene_rests.due(self._scene_moves(now))

    def _think(self) -> bool:
        if not self.model.think():
            return False
        self.rebuild()
        return True

    def _scene_moves(self, now: int) -> bool:
        return self.scene is not None and self.scene.moves(now)

    def _reveal(self, now: int) -> bool:
        """The battle's end is shown step by step."""
        if not self.outcomes.turn_up(now):
            return False
        self.rebuild()
        return True

    def animated(self, now: int) -> bool:
        return self.animations.moves(now) or self._scene_rests.waits or self._scene_moves(now)

    def next_present(self, now: int) -> int | None:
        if self.model.thinks():
            return 1
        if self.recaps.next_tick(now) is None and self._outcome_stays(now):
            return 200
        return super().next_present(now)
