"""The table of Historia, one screen, nothing behind tabs: Desk, Hands, parts and pilot put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.core.event import Event, visible
from engine.historia.events import CivbotCard, TurnBegan
from game.historia.handover import curtain
from game.historia.layout import Parts, TableRoot, is_compact
from game.historia.match import Match
from game.historia.panels.board import PlayerBoard
from game.historia.panels.choice_panel import tray
from game.historia.panels.column import DRAWER, RightColumn, tabs, undo_tip
from game.historia.panels.development_plan import MatrixView
from game.historia.panels.overlays import drawer, timebar
from game.historia.panels.reveal_view import RevealView
from game.historia.panels.row import RowView
from game.historia.panels.timeline import CircleView
from game.historia.panels.world_view import WorldView
from game.historia.scenes.animations import HistoriaAnimations
from game.historia.scenes.era_scene import BEATS, EraScenes, GameEnd, Kind, ages_of, ended
from game.historia.scenes.reveal import STAYS, after_reveal
from game.historia.score_screen import ScoreScreen
from game.historia.seat_page import SeatPage
from game.historia.sound_cues import play_events
from game.historia.steps import HistoriaTeller
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.historia.wording.move_describer import MoveDescriber
from game.historia.wording.rule_lookup import rule_for
from game.platform import clock
from game.platform.settings import Pace
from game.play.bot_process import BotWorker
from game.play.cut_scenes import CutScenes
from game.play.table_controller import UiUpdate
from game.play.turn_runner import BotAnswers, TurnRunner
from game.render.ui import DESIGNED, Ui
from game.screens.game_sheet import ask_branch
from game.screens.game_table import GameTable
from game.screens.table_menu import table_menu
from game.shell.shell import Shell, wake
from game.shell.toasts import PASSING, VAIN
from game.widgets.base import Widget
from game.widgets.material.panel import paper

FRAME = 16  # ms between frames while something moves
SMALLEST = (960, 540)  # u, that the table needs when its column is a drawer
NUMBERS = {f"card_{number}": number for number in range(1, 11)}


class TableScreen(GameTable[Match]):
    controller: TableController

    def fit(self, ui: Ui) -> float:
        """The whole table is always in sight: it is never smaller than its window allows at an interface size of 100 %,
        and grows with that size only until the window is full."""
        wide, high = ui.size
        grown = min(ui.u, wide / SMALLEST[0], high / SMALLEST[1])
        return max(0.5, min(wide / DESIGNED[0], high / DESIGNED[1]), grown) / ui.u

    automatic = True  # what is decided already is played by itself

    def __init__(self, app: Shell, match: Match, bots: BotAnswers | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.model = TableModel(match)
        self.runner = TurnRunner(match, self, bots or BotWorker(wake))
        self.runner.turn_done = match.resolved_all
        self.controller = TableController(self.model, self.runner, self.told, lambda name: app.commands.shown(name))
        self.history = self.controller.history
        self.moments = HistoriaAnimations(app.settings.pace)
        self._reveal_rests = clock.LastFrame()
        self._held: list[Event] = []  # what followed a reveal at once: it is seen when that has been
        self.ages = EraScenes(self.model)
        self.scenes: CutScenes[Kind] = CutScenes(app.settings.pace, self._scene_may_come)
        self.root: TableRoot | None = None
        self.take_counsel(MoveDescriber(lambda: app.ui.texts, match))
        self.tell_rounds(HistoriaTeller(lambda: app.ui.texts, match), self._land_pointed_at)
        self.runner.may_tell = lambda: self.model.begins_round
        self.model.renew()
        match.kept = self.kept
        self.runner.hung = lambda: app.toast(app.ui.text("bot-hung"), "bad")

    @property
    def mood(self) -> str:  # type: ignore[override]
        return f"era-{self.match.onlooker.era}"

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        model, controller = self.model, self.controller
        model.renew()
        parts = Parts(
            MatrixView(ui, model),
            WorldView(ui, model, controller.click_territory, lambda: self.advice_controller.lit, self.recaps.marks),
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
        found = (self.told_rounds(ui), drawer(ui, model, controller), timebar(ui, model, controller), self.advice(ui))
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
        if (showing := self.scenes.now(now)) is not None:
            self.ages.draw(ui, target, showing[0], showing[1], (now - self.scenes.since) / 1000)
            return
        super().draw(ui, target)
        if self.root is not None and self.model.reveal is None:
            self.moments.draw(ui, target, self.root, self.model)

    # -- what was done ---------------------------------------------------------------------------------------------

    def _land_pointed_at(self) -> int | None:
        pointed = self.root.parts.world.pointed if self.root is not None else -1
        return pointed if pointed >= 0 else None

    def told(self, told: UiUpdate) -> None:
        """The hands have done something: show it."""
        if told.jumped:
            self.recaps.forget()
            self.moments.finish()
            self._held = []
            self.scenes.clear()
        if told.taken_back:
            self.app.sound.play("undo")
        if told.past:
            self.light_step(told.past, again=True)
            self.moments.add(told.past, clock.now(), self.match.people)
        if told.played:
            self._show(told.events)
        if told.refused is not None:
            self.app.toast(words.reason(self.ui.texts, self.match, told.refused), PASSING)
        if told.dark is not None:
            self.app.toast(words.reason(self.ui.texts, self.match, told.dark), VAIN)
        if told.wish == "menu":
            self._menu()
        elif told.wish == "hint":
            self.hint()
        elif told.wish == "score":
            self._show_score()
        elif told.wish == "seat":
            self.app.push(SeatPage(self.app, self.model, told.seat))
        elif told.wish == "branch":
            ask_branch(self.app, self.match, self.put_away)
        self.rebuild()

    def _menu(self) -> None:
        self.app.push(table_menu(self))

    def _show(self, events: Sequence[Event]) -> None:
        seen = visible(events, self.match.viewer)
        self.light_step(seen)
        if any(isinstance(event, CivbotCard) for event in events):
            self.runner.tell_later()
        if self.model.reveal is not None:
            self._held = after_reveal(seen)
        else:
            self.moments.add(seen, clock.now(), self.match.people)
        for kind in ages_of(seen):
            self.scenes.add(kind, BEATS[type(kind)])
        play_events(self.app.sound, seen, self.match)
        if any(isinstance(event, TurnBegan) for event in events):
            self.keep()

    def bots_played_last(self) -> bool:
        """All cards of the round are resolved, whoever did it last: a Civbot's go with another's move."""
        return self.model.begins_round and bool(self.match.log)

    # -- what the pilot asks of its stage --------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.app.settings.pace

    def busy(self, now: int) -> bool:
        """Another screen is on top, or the reveal, a great moment or a reason is on show; or another person is to be
        called, and what has happened is not seen yet."""
        on_show = self._reveal_on_show(now) or self.scenes.running or self.advice_controller.explains
        parting = self.model.parting or (self.match.handover_needed and (self.moving() or bool(self._held)))
        return self.app.top is not self or on_show or parting or self.model.recap_since is not None

    def _scene_may_come(self) -> bool:
        """What led to it has been seen."""
        return self.app.top is self and not self.moments.running and not self._held and self.model.reveal is None

    def _reveal_on_show(self, now: int) -> bool:
        """Where several people look at one screen it stays until one has clicked it away; else it goes by itself."""
        reveal = self.model.reveal
        if reveal is None:
            return False
        if len(self.match.people) > 1 and not self.runner.hurried:
            return True
        stays = STAYS if self.match.people else STAYS / self.pace.animation  # a person reads no faster
        return bool(reveal.since) and now < reveal.since + stays

    def moving(self) -> bool:
        return bool(self.moments.running) or self.recaps.moving(clock.now())

    def played(self, events: list[Event]) -> None:
        self.controller.happened(events)

    def hand_over(self, seat: int) -> None:
        self.model.reveal, self.model.parting = None, False
        self.model.renew()
        take_over = partial(self.controller.take_over, seat)
        self.app.push(curtain(self.app, self.match, seat, take_over, self.controller.take_back_seal, self._menu))

    def over(self) -> None:
        super().over()
        self.scenes.add(ended(self.match), BEATS[GameEnd], self._show_score)

    def _show_score(self) -> None:
        self.show_book(ScoreScreen(self.app, self.model, self.controller.history.jump, self.leave_game))

    # -- keys ------------------------------------------------------------------------------------------------------

    def command(self, command: str) -> bool:
        controller = self.controller
        actions: dict[str, Callable[[], object]] = {
            "confirm": self._main,
            "undo": self.take_back,
            "redo": controller.redo,
            "menu": partial(controller.wish, "menu"),
            "cards": partial(controller.open_drawer, "cards"),
            "log": partial(controller.open_drawer, "log"),
            "hurry": self._hurry,
            "save": self.save_now,
            "help_here": self.help_here,
            "keys_list": partial(self.app.go, "keys"),
        }
        if command in actions:
            actions[command]()
            return True
        if command in NUMBERS and self.model.deciding:
            controller.pick_number(NUMBERS[command])
            return True
        return super().command(command)

    def _main(self) -> None:
        """Enter; the main button takes no press while it has just become another."""
        if self.recap() is not None:
            self.controller.close_recap()
        elif not self.stage.armed_later("main"):
            self.controller.main_action()

    def _hurry(self) -> None:
        """Space; whoever presses it when wonders have just been offered means the bots before."""
        if self.stage.armed_later("main"):
            self.controller.hurry()
        else:
            self.controller.use_first_wonder()

    def rule_for(self, names: Sequence[str]) -> str:
        return rule_for(self.model, names)

    def leave(self) -> None:
        self.controller.leave()

    def why_no_undo(self) -> str:
        return undo_tip(self.ui, self.model, self.controller)

    def advice_room(self, ui: Ui) -> pygame.Rect:
        return self._world.rect.inflate(-ui.px(8), -ui.px(8))

    def place_rect(self, place: object) -> pygame.Rect | None:
        return (
            self._world.children[place].rect
            if isinstance(place, int) and 0 <= place < len(self._world.children)
            else None
        )

    @property
    def _world(self) -> Widget:
        return next(widget for widget in self.stage.root.walk() if widget.name == "world")

    def map_alone(self) -> pygame.Surface:
        """The sheets above: technologies, the world, the circle and the row of wonders; no board of any seat, and no
        light that tells what somebody means to seal."""
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
            self.moments.add(self._held, now, self.match.people)
            self._held = []
        moved = self.moments.tick(now) | self._reveal_rests.due(self._reveal_moves(now))
        moved |= self.play_scenes(now) | self.counselled()
        if self.controller.history.open:
            return self.controller.history.tick(now) or moved
        if self.model.reveal is not None and self.app.top is self and not self._reveal_on_show(now):
            self.controller.close_reveal()
        if self.automatic and not self.busy(now) and not self.moving():
            moved |= self.controller.automatic()
        return self.runner.tick(now) or moved

    def _reveal_moves(self, now: int) -> bool:
        reveal = self.model.reveal
        return reveal is not None and now < (reveal.since or now) + reveal.length(self.pace.animation)

    def next_tick(self, now: int) -> int | None:
        if self.moments.running or self._reveal_rests.waits or self._reveal_moves(now):
            return FRAME
        if (due := self.scenes.next_tick(now, FRAME)) is not None:
            return due
        if self.controller.history.open:
            return self.controller.history.next_tick(now)
        if self.model.parting and self.model.reveal is None:
            return FRAME if self._held else None
        if self.model.reveal is not None:
            return None if self._reveal_on_show(now) and len(self.match.people) > 1 else 100
        if (due := self.recaps.next_tick(now)) is not None:
            return due
        return self.runner.next_tick(now)
