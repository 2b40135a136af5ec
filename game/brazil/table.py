"""The table of Brazil: Imperial, one screen, nothing behind tabs: Desk, Hands, panels, map and pilot put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.brazil.events import SecondBuildClosed, TileExplored, TurnBegan
from engine.core.event import Event, visible
from game.brazil.battle.outcome_show import OutcomeShow
from game.brazil.battle.scene import BattleScene
from game.brazil.challenge.challenge_choice import Begin
from game.brazil.challenge.challenge_table import ChallengeTable
from game.brazil.challenge.end_screen import EndScreen, record_end
from game.brazil.cut_scene_player import CutScenePlayer
from game.brazil.drawing.arch_button import arch_keys
from game.brazil.first_game_guide import Guide
from game.brazil.handover import curtain
from game.brazil.map.animation_drawing import Place
from game.brazil.map.animations import COMMON, SUPPLY, MapAnimations
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.map.map_view import MapView
from game.brazil.map.tile_card import hex_card, missions_from_near
from game.brazil.map.tile_tooltip import hex_tip
from game.brazil.match import Match
from game.brazil.panels.prompt import undo_tip, waives
from game.brazil.score_screen import ScoreScreen
from game.brazil.seat_page import SeatPage
from game.brazil.sound_cues import play_events
from game.brazil.steps import BrazilTeller
from game.brazil.table_builder import TableBuilder
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import line_of
from game.brazil.wording.move_describer import MoveDescriber
from game.brazil.wording.rule_lookup import rule_for
from game.platform import clock
from game.platform.settings import Pace
from game.play.bot_process import BotWorker
from game.play.table_controller import UiUpdate
from game.play.turn_runner import BotAnswers, TurnRunner
from game.render.ui import Ui
from game.screens.game_sheet import ask_branch
from game.screens.game_table import GameTable
from game.screens.page import paint_table
from game.screens.table_menu import table_menu
from game.shell.shell import Shell, wake
from game.shell.toasts import PASSING, VAIN
from game.widgets.base import Widget
from game.widgets.toggles import Checkbox

FRAME = 16  # ms between frames while something moves
MAP = ("fit_map", "zoom_in", "zoom_out", "turn_map")
BENEATH = ("undo", "redo", "gallery", "missions", "log", "hurry", *MAP, "hint", "why")  # a battle's end covers it


class TableScreen(GameTable[Match]):
    controller: TableController
    begin: Begin = staticmethod(lambda shell, wish: False)  # another challenge; see game.brazil.table_factory

    def __init__(self, app: Shell, match: Match, bots: BotAnswers | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.model = TableModel(match)
        self.runner = TurnRunner(match, self, bots or BotWorker(wake))
        self.controller = TableController(
            self.model,
            self.runner,
            self.told,
            lambda: app.settings.confirm_unused,
            lambda name: app.commands.shown(name),
        )
        self.history = self.controller.history
        self.moments = MapAnimations(app.settings.pace)
        self.look = ArchPreview(self.model)
        self.guide = Guide(self.model, app.settings, self._guide_switched)
        self.theatre = CutScenePlayer(
            self.model, app.settings.pace, lambda at: self.map.centre(at), self._scene_may_come
        )
        self.scenes = self.theatre.scenes
        self.map = MapView(lambda: self.model.view, self.controller.click_hex, self.tip_of)
        self.map.moments = self.moments
        self.map.covered = lambda: self.theatre.covered
        self.map.turned = app.settings.map_turns.get(self.model.view.board.scenario.id)
        self.map.let_go = self.controller.give_up
        self.map.lift = self.controller.lift
        self.map.near = lambda ui, hex_id: hex_card(ui, self.model, hex_id)
        self._scene_rests = clock.LastFrame()
        self.outcomes = OutcomeShow(
            self.model, app.settings.pace, lambda heard: play_events(self.app.sound, heard, self.match)
        )
        self.composer = TableBuilder(self.model, self.controller, self.map, self.look, self.theatre, self._do)
        self.take_counsel(MoveDescriber(lambda: app.ui.texts, self.model))
        self.tell_on_map(BrazilTeller(lambda: app.ui.texts, self.model), self.map)
        self.runner.may_tell = lambda: self.model.begins_turn
        self.model.renew()
        match.kept = self.kept
        self.runner.hung = lambda: app.toast(app.ui.text("bot-hung"), "bad")

    @property
    def mood(self) -> str:  # type: ignore[override]
        return f"era-{self.match.onlooker.era}"

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        self.model.renew()
        self.match.showing = self.theatre.untold
        self.guide.lay_open()
        recap, lit = self.told_rounds(ui), self.advice_controller.lit
        whole = self.composer.table(ui, self.advice(ui), recap, lit, self._guide())
        self.opens("battle", None if self.scene is None else self.model.outcome or self.model.frame)
        return whole

    @property
    def scene(self) -> BattleScene | None:
        """The battle on show."""
        return self.composer.scene

    def _guide(self) -> Widget:
        """The switch on a leaf of the rules."""
        return Checkbox(self.text("guide-switch"), self.app.settings.guide, self.guide.switch, name="guide")

    def _guide_switched(self, on: bool) -> None:
        self.app.keep_settings()
        if not on:
            self.app.toast(self.text("guide-away", key=self.app.commands.shown("help_here")))
        self.rebuild()

    def tip_of(self, hex_id: int) -> str:
        return hex_tip(self.ui, self.model, hex_id)

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if ui.budget.on and not ui.budget.laid_long:  # else the next frame does
            with self.fitted(ui):
                self.map.get_ready(ui)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        if self.scene is None or not self.scene.covers(ui):
            paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.theatre.draw(ui, target, partial(self._draw_table, ui, target))

    def _draw_table(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        self.moments.draw_over(ui, target, self._spot)

    def _scene_may_come(self) -> bool:
        """No unit is on its way, and no battle's end waits to be read."""
        if any(moment.kind == "step" for moment in self.moments.running) or self.app.top is not self:
            return False
        asked = self.match.asked
        if self.model.outcome is None:
            return True
        if (asked is not None and self.match.is_person(asked)) or self._outcome_stays(clock.now()):
            return False
        self.model.outcome = None
        self.rebuild()
        return True

    def _spot(self, seat: int, place: Place) -> tuple[float, float]:
        """Where a hex is on the screen, or a seat's supply or another thing of its board; a rival's are its strip."""
        if isinstance(place, int) and place >= 0:
            return self.map.centre(place)
        own = "supply" if place == SUPPLY else str(place)
        name = own if seat == self.model.seat or own in COMMON else f"strip-{seat}"
        widget = next((w for w in self.stage.root.walk() if w.name == name), None)
        return widget.rect.center if widget is not None else self.map.rect.center

    # -- what was done ---------------------------------------------------------------------------------------------

    def told(self, told: UiUpdate) -> None:
        """The hands have done something: show it."""
        if told.jumped:
            self.moments.finish()
            self.scenes.clear()
            self.recaps.forget()
        if told.taken_back:
            self.app.sound.play("undo")
        if told.past:
            self.light_step(told.past, again=True)
            self.moments.add(told.past, clock.now(), self.model.view.era)
        if told.played:
            self._show(told.events)
        if told.refused is not None:
            self.app.toast(words.reason(self.ui.texts, told.refused), PASSING)
        if told.dark is not None:
            self.app.toast(words.reason(self.ui.texts, told.dark), VAIN)
        if told.wish == "menu":
            self._menu()
        elif told.wish == "hint":
            self.hint()
        elif told.wish == "score":
            self._show_score()
        elif told.wish == "branch":
            ask_branch(self.app, self.match, self.put_away)
        elif told.wish == "seat":
            self.app.push(SeatPage(self.app, self.model, told.seat))
        self.rebuild()

    def _menu(self) -> None:
        self.app.push(table_menu(self))

    def _show(self, events: Sequence[Event]) -> None:
        seen = visible(events, self.match.eyes)
        self.light_step(seen)
        if not self.runner.hurried:
            self.theatre.happened(seen)
        covered = self.theatre.covered  # the scene parts these clouds
        small = [event for event in seen if not (isinstance(event, TileExplored) and event.hex in covered)]
        self.moments.add(small, clock.now(), self.model.view.era)
        self.outcomes.hear(seen, clock.now())
        for event in seen:
            if isinstance(event, SecondBuildClosed):
                self.app.toast(line_of(self.ui.texts, self.model, event), PASSING)
        if any(isinstance(event, TurnBegan) for event in events):
            self.keep()
        if self.composer.challenge is not None:
            self._challenged(self.composer.challenge)

    def _challenged(self, challenge: ChallengeTable) -> None:
        """What the briefing has chosen is done; what has just become impossible is said; a result is kept as soon as it
        is one, whatever is still to be looked at."""
        if self.match.result() is not None:
            record_end(self.app, self.match)
        for warning in challenge.warnings(self.ui.texts):
            self.app.toast(warning, PASSING)
        if (move := challenge.takes_monarch()) is not None:
            self.controller.play(move)

    # -- what the pilot asks of its stage --------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.app.settings.pace

    def busy(self, now: int) -> bool:
        """Another screen is on top, or a battle's end, a great moment or a reason is on show."""
        on_show = self._outcome_stays(now) or self.scenes.running or self.advice_controller.explains
        return self.app.top is not self or on_show or self.model.recap_since is not None

    def _outcome_stays(self, now: int) -> bool:
        return self.outcomes.on_show(now, self.runner.hurried)

    def moving(self) -> bool:
        return bool(self.moments.running) or self.recaps.moving(clock.now())

    def played(self, events: list[Event]) -> None:
        self.controller.happened(events)

    def hand_over(self, seat: int) -> None:
        self.model.outcome = None
        self.model.renew()
        self.app.push(curtain(self.app, self.match, seat, partial(self.controller.take_over, seat), self._menu))

    def over(self) -> None:
        self.app.hush(PASSING)
        super().over()
        result = self.match.result()
        assert result is not None
        if self.composer.challenge is not None:
            record_end(self.app, self.match)
        self.theatre.over(result, self._show_score)

    def _show_score(self) -> None:
        """Of a challenge its end, from where the ledger is a button away."""
        jump = self.controller.history.jump
        if self.composer.challenge is not None:
            page = EndScreen(self.app, self.model, self.begin, jump, self.put_away, self.composer.challenge.friend)
            page.review = self.review_page
            self.app.push(page)
        else:
            self.show_book(ScoreScreen(self.app, self.model, jump, self.leave_game))

    # -- keys ------------------------------------------------------------------------------------------------------

    def command(self, command: str) -> bool:
        controller = self.controller
        if self.model.outcome is not None and (command in BENEATH or command in arch_keys()):
            controller.shorten_outcome()
            return True
        actions: dict[str, Callable[[], object]] = {
            "confirm": self._main,
            "undo": self.take_back,
            "redo": controller.redo,
            "menu": partial(controller.wish, "menu"),
            "gallery": partial(controller.open_drawer, "gallery"),
            "missions": self._missions,
            "log": partial(controller.open_drawer, "log"),
            "hurry": controller.hurry,
            "save": self.save_now,
            "fit_map": self.map.toggle_home,
            "zoom_in": partial(self.map.viewport.zoom_at, self.map.rect.center, 1),
            "zoom_out": partial(self.map.viewport.zoom_at, self.map.rect.center, -1),
            "turn_map": self._turn_map,
            "help_here": self.help_here,
            "keys_list": partial(self.app.go, "keys"),
        }
        if command in actions:
            actions[command]()
            return True
        if command in arch_keys() and self.recap() is not None:  # it lies over what the key would do
            controller.close_recap()
            return True
        if command in arch_keys() and self.model.deciding:
            controller.point_arch(arch_keys()[command])
            return True
        return super().command(command)

    def _turn_map(self) -> None:
        """The board's next turn by 60 degrees; kept for the scenario."""
        turn = self.map.turn_on(self.ui)
        self.app.settings.map_turns[self.model.view.board.scenario.id] = turn
        self.app.keep_settings()
        self.rebuild()

    def _main(self) -> None:
        """Enter; the main button, the panel's or the bar's, takes no press while it has just become another."""
        if self.model.outcome is not None:
            self.controller.shorten_outcome()
        elif self.recap() is not None:
            self.controller.close_recap()
        elif not any(self.stage.armed_later(name) for name in ("main", "seal", "no-card")):
            self._press_main()

    def _press_main(self) -> None:
        """A waiver is only chosen: Enter, once more, presses it."""
        self.refresh(self.ui)
        button = self.stage.find("no-card") or self.stage.find("seal") or self.stage.find("main")
        if button is not None and waives(self.model):
            self.stage.offer(self.ui, button)
        else:
            self.controller.main_action()

    def _missions(self) -> None:
        """The own Missions from near; once more, or any key or click, lays them back."""
        self.stage.near.show(missions_from_near(self.ui, self.model))

    def _do(self, command: str) -> None:
        self.command(command)

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names, self.map.cursor)

    def leave(self) -> None:
        self.controller.leave()

    def why_no_undo(self) -> str:
        return undo_tip(self.ui, self.model, self.controller)

    def advice_room(self, ui: Ui) -> pygame.Rect:
        return self.map.rect.inflate(-ui.px(12), -ui.px(12))

    def place_rect(self, place: object) -> pygame.Rect | None:
        return self.map.place_rect(place) if isinstance(place, int) else None

    def map_alone(self) -> pygame.Surface:
        whole = pygame.Surface(self.ui.size)
        self.refresh(self.ui)
        self.map.draw(self.ui, whole)
        return whole.subsurface(self.map.rect.clip(whole.get_rect()))

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        moved = (
            self.moments.tick(now) | self._reveal(now) | self._think() | self._scene_rests.due(self._scene_moves(now))
        )
        moved |= self.play_scenes(now) | self.counselled()
        if self.controller.history.open:
            return self.controller.history.tick(now) or moved
        return self.runner.tick(now) or moved

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

    def next_tick(self, now: int) -> int | None:
        if self.moments.moves(now) or self._scene_rests.waits or self._scene_moves(now):
            return FRAME
        if (due := self.scenes.next_tick(now, FRAME)) is not None:
            return due
        if self.model.thinks():
            return 1
        if self.controller.history.open:
            return self.controller.history.next_tick(now)
        return self.recaps.next_tick(now) or (200 if self._outcome_stays(now) else self.runner.next_tick(now))
