"""The base class of every game's table screen: joins model, controller, turn runner, advice, animations and cut-scenes.

A game says what it shows and what is its own: the abstract methods, and the hooks that do nothing here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic

import pygame

from engine.core.event import TURN_BEGAN, Event, visible
from engine.core.move import Reason
from game.i18n.texts import Texts
from game.platform import clock
from game.platform.settings import Pace
from game.play.bot_process import BotWorker
from game.play.cut_scenes import CutScenes
from game.play.elsewhere_runner import ElsewhereRunner
from game.play.recap_controller import RecapController
from game.play.table_controller import AnyModel, UiUpdate
from game.play.turn_runner import BotAnswers, TurnRunner
from game.render.ui import Ui
from game.screens.coach_panel import NAME as COACH
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.screens.table_interfaces import ScorePage, TableAnimations, TableParts
from game.screens.table_menu import table_menu
from game.screens.talk_table import TalkTable
from game.shell.screen import Screen
from game.shell.shell import Shell, wake
from game.shell.toasts import OF_TABLE, PASSING, VAIN
from game.widgets.base import Widget
from game.widgets.help_panel import OPEN, HelpSource, page_address
from game.widgets.rule_page import LEAF
from game.widgets.scene import is_skip_event
from game.widgets.table_tools import why_no_undo

FRAME = 16  # ms between frames while something moves
NOT_IN_TRIAL = ("hint", "why", "save", "branch")  # what would tell the better turn, or needs a game of its own


class GameTable(TalkTable[AnyMatch, AnyController], Generic[AnyMatch, AnyModel, AnyController]):
    animations: TableAnimations
    help_source: HelpSource  # what F1 shows, set by the game
    _offers_review = False  # the first whole game has just ended: its review is offered once
    _achievements = ""  # the achievements of the game that has just ended, in a sentence

    def __init__(self, app: Shell, match: AnyMatch, bots: BotAnswers | None = None) -> None:
        """``bots`` answers for the bots; None: a process of their own does."""
        super().__init__(app, match)
        parts, pace = self.parts, app.settings.pace
        self.model = parts.model(match)
        self.runner = self._runner(bots)
        self.runner.may_tell = lambda: self.model.recap_fits
        self.runner.hung = lambda: app.toast(app.ui.text("bot-hung"), "bad")
        self.controller = parts.controller(
            self.model,
            self.runner,
            self.show_update,
            lambda: app.settings.confirm_unused,
            lambda name: app.commands.shown(name),
        )
        self.history = self.controller.history
        self.animations = parts.animations(pace)
        self.scenes: CutScenes[Any] = CutScenes(pace, self.can_show_scene)
        self.ui_root.curtained = lambda: self.scenes.on_show is not None
        self._on_show: dict[str, object | None] = {}  # what lies over the table, by its kind
        self._observer: int | None = None  # the seat whose secrets were shown last

        def texts() -> Texts:
            return app.ui.texts

        self.set_up_advice(parts.describer(texts, self.model))
        recap_describer = parts.recap_describer(texts, self.model)
        self.recaps = RecapController(match, self.model, recap_describer, pace, self.place_pointed_at)
        self.controller.recaps = self.recaps
        self.set_up()
        self.model.renew()

    def _runner(self, bots: BotAnswers | None) -> TurnRunner:
        if self.match.elsewhere is not None:
            return ElsewhereRunner(self.match, self, self.match.elsewhere)
        return TurnRunner(self.match, self, bots or BotWorker(wake))

    # -- what a game fills in --------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def parts(self) -> TableParts[AnyMatch, AnyModel, AnyController]:
        """The classes of the game that make up its table."""

    @abstractmethod
    def animate(self, events: Sequence[Event]) -> None:
        """Starts the animations of events, which the viewer may know."""

    @abstractmethod
    def show_events(self, seen: Sequence[Event]) -> None:
        """Shows the events of a move just played, animated and with sounds; `seen`: those the viewer may know."""

    @abstractmethod
    def reason_text(self, reason: Reason) -> str:
        """Returns the reason why a move is not legal as a sentence, in the game's words."""

    @abstractmethod
    def rule_for(self, names: Sequence[str]) -> str:
        """Returns the rules page and section ("page#number") about what is under the pointer, else about the pending
        decision, after the end about scoring or the goal; `names`: of the widgets there, innermost first."""

    def why_no_undo(self) -> str:
        """Returns the sentence that says why no move can be taken back now; "" if one can."""
        return why_no_undo(self.ui, self.match)

    @abstractmethod
    def hand_over_page(self, seat: int, ready: Callable[[], None]) -> Screen:
        """Returns the page that calls a seat's person to the screen and then calls ``ready``."""

    @abstractmethod
    def show_end(self) -> None:
        """Shows how the game has ended, then its score."""

    @abstractmethod
    def score_page(self) -> ScorePage:
        """Returns the page that shows how a game that is over was scored, or a challenge's end."""

    def set_up(self) -> None:
        """Hook, empty here: creates the objects of a game that last as long as the table."""

    def seat_page(self, seat: int) -> Screen | None:
        """Returns the page about one seat; None, the default: the game has none."""
        return None

    def on_show(self, now: int) -> bool:
        """Hook for a game: returns whether it shows something that all else waits for (default: no)."""
        return False

    def animated(self, now: int) -> bool:
        """Returns whether an animation is running, so that the next frame will look different."""
        return bool(self.animations.running)

    def drop_animations(self) -> None:
        """Ends all animations of moves and the recap's highlights, as another position is shown."""
        self.animations.finish()
        self.recaps.forget()

    # -- building --------------------------------------------------------------------------------------------------

    def refresh(self, ui: Ui) -> None:
        """Rebuilds outdated widgets; for the next person at the screen closes pop-ups and the table's toasts."""
        observer, self._observer = self._observer, self.match.observer
        if self._observer != observer:
            self.ui_root.forget()
            self.app.clear_toasts(*OF_TABLE)
        super().refresh(ui)

    # -- what was done ---------------------------------------------------------------------------------------------

    def show_update(self, update: UiUpdate) -> None:
        """Shows an update of the controller: animations, sounds, a refusal, a page; rebuilds the widgets."""
        update = self.follow_update(update)
        if update.jumped:
            self.drop_animations()
        if update.taken_back:
            self.app.sound.play("undo")
        if update.past:
            self.light_step(update.past, again=True)
            self.animate(update.past)
        if update.played:
            self.show_move(update.events)
        for reason, kind in ((update.refused, PASSING), (update.unavailable, VAIN)):
            if reason is not None:
                self.app.toast(self.reason_text(reason), kind)
        self._open_page(update)
        self.rebuild()

    def show_move(self, events: Sequence[Event]) -> None:
        """Shows a move just played, with its sounds; if it has begun a turn, also writes the save."""
        seen = self.seen(events)
        self.app.fade()
        self.light_step(seen)
        self.show_events(seen)
        if any(event.name == TURN_BEGAN for event in events):
            self.keep()

    def seen(self, events: Sequence[Event]) -> list[Event]:
        """Returns those events of a move that the viewer may know."""
        return visible(events, self.match.observer)

    def _open_page(self, update: UiUpdate) -> None:
        if self._refused_in_trial(update.request):
            return
        pages = {"menu": self.open_menu, "hint": self.hint, "score": self.show_score, "branch": self.branch}
        pages |= {OPEN: self.open_handbook, "people": self.show_people}
        if update.request in pages:
            pages[update.request]()
        elif update.request == "seat":
            if (page := self.seat_page(update.seat)) is not None:
                self.app.push(page)
        elif update.request:
            self.command(update.request)

    def open_menu(self) -> None:
        """Opens the menu of a running game; on a trial table it leaves the trial instead."""
        if self.host is not None:
            self.host.leave()
        else:
            self.app.push(table_menu(self))

    def show_score(self) -> None:
        """Opens the score page, which tells of new achievements and, after the first finished game, of the review."""
        page = self.score_page()
        page.review = self.review_page
        page.tell(self._achievements, self._offers_review and page.review is not None)
        self._achievements, self._offers_review = "", False
        self.app.push(page)

    # -- what the turn runner asks for (see TableView) -------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.app.settings.pace

    def busy(self, now: int) -> bool:
        shown = self.scenes.running or self.advice_controller.explains or self.model.recap_since is not None
        return not self.on_top or shown or self.on_show(now)

    def moving(self) -> bool:
        return bool(self.animations.running) or self.recaps.moving(clock.now())

    def played(self, events: list[Event]) -> None:
        self.controller.happened(events)

    def hand_over(self, seat: int) -> None:
        self.model.on_hand_over()
        self.model.renew()
        self.app.push(self.hand_over_page(seat, partial(self.controller.take_over, seat)))

    def over(self) -> None:
        """Saves the game, which has just ended, counts it in the statistics and shows its end. If a person played in it
        and saw its end come here, the settings know from now on that this player has finished one."""
        self.keep()
        self._achievements = self.app.count_game(self.match)
        settings = self.app.settings
        if self.runner.began_open and self.match.people and not settings.finished_game:
            settings.finished_game = True
            self.app.keep_settings()
            self._offers_review = self.lesson is None and self.review_page is not None
        self.show_end()

    # -- keys ------------------------------------------------------------------------------------------------------

    def actions(self) -> Mapping[str, Callable[[], object]]:
        """Returns command -> function that performs it, for all commands of this table."""
        controller = self.controller
        return {
            "confirm": self.confirm,
            "undo": self.take_back,
            "redo": controller.redo,
            "hint": self.hint,
            "why": self.why,
            "log": partial(controller.open_drawer, "log"),
            "menu": partial(controller.request, "menu"),
            "hurry": controller.skip_pauses,
            "save": self.save_now,
            "help_here": self.help_here,
            "review": self.review,
            "keys_list": partial(self.app.go, "keys"),
            **self.coach_commands(),
            **self.reading_commands(),
        }

    def _refused_in_trial(self, request: str) -> bool:
        if not self.is_trial or request not in NOT_IN_TRIAL:
            return False
        self.app.toast(self.text("retry-not-now"), VAIN)
        return True

    def command(self, command: str) -> bool:
        if self._refused_in_trial(command):
            return True
        action = self.actions().get(command)
        if action is not None:
            action()
            return True
        return super().command(command)

    def press_main(self) -> None:
        """Presses the main button by its key, unless its action has just changed; closes an open recap instead."""
        if self.recap() is not None:
            self.controller.leave_recap()
        elif not self.ui_root.is_guarded("main"):
            self.controller.main_action()

    def take_back(self) -> None:
        """Takes the last move back, opens the dialog that asks the others online to allow it, or shows why that can't
        be done. While the past is shown, only returns to the present."""
        if self.match.can_undo or self.controller.history.open:
            self.controller.undo()
        elif self.may_ask_undo():
            self.ask_undo()
        else:
            self.app.toast(self.why_no_undo(), VAIN)

    def review(self) -> None:
        """Opens the review of a game that is over."""
        if (page := self.review_page) is not None:
            page(self.controller.history.jump)

    def help_here(self) -> None:
        """Opens the page or rule about what is pointed at, else the rule about the pending decision; closes the help
        panel if that is pointed at."""
        self.refresh(self.ui)
        names = [widget.name for widget in self.ui_root.pointed()]
        if LEAF in names:
            self.controller.close_drawer()
        elif COACH in names:
            self.read_page()
        else:
            self.controller.open_rule(self.page_for(self.ui_root.pointed()) or self.rule_for(names))

    def page_for(self, pointed: Sequence[Widget]) -> str:
        """Returns the id of the handbook page about what is pointed at (widgets, innermost first); "" if none."""
        return self.help_source.page_of(pointed, self.ui.texts)

    def open_handbook(self) -> None:
        """Opens the handbook at the page or rule that is open beside the table."""
        self.app.go(OPEN, page_address(self.model.rule))

    def leave(self) -> None:
        self.controller.leave()

    # -- cut-scenes ------------------------------------------------------------------------------------------------

    def can_show_scene(self) -> bool:
        """Returns whether nothing else is shown that a cut-scene must wait for."""
        return self.on_top

    def opens(self, kind: str, thing: object | None) -> None:
        """Notes the open overlay of a kind (None: none); a new one is shown once its pictures are ready."""
        before = self._on_show.get(kind)
        self._on_show[kind] = thing
        if thing is not None and thing is not before:
            self.app.presenter.expect(screen=False)

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event; while a cut-scene is shown, a click or main key only advances the scene."""
        if is_skip_event(event) and self.scenes.skip(clock.now()):
            self.rebuild()
            return True
        return super().handle(event)

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        moved = self.runner.listen(now)
        moved |= self.animations.tick(now) | self.tick_shown(now) | self._tick_scenes(now) | self.tick_advice()
        moved |= self.tick_lesson(now)
        if self.controller.history.open:
            return self.controller.history.tick(now) or moved
        return self.tick_present(now) or moved

    def tick_shown(self, now: int) -> bool:
        """Hook: advances what a game shows, also in the past; returns whether to redraw (default: no)."""
        return False

    def tick_present(self, now: int) -> bool:
        """Advances the game and what it is presenting, while the present is shown; returns whether to redraw."""
        return self.runner.tick(now)

    def _tick_scenes(self, now: int) -> bool:
        if not self.scenes.running:
            return False
        self.ui_root.cancel_press(self.ui)  # a press under a scene is not what its release would be
        moved = self.scenes.tick(now)
        self.opens("scene", self.scenes.on_show)
        if not self.scenes.running:
            self.rebuild()
        return moved

    def next_tick(self, now: int) -> int | None:
        due = [self.next_of_table(now), self.next_lesson_tick(now)]
        return min((ms for ms in due if ms is not None), default=None)

    def next_of_table(self, now: int) -> int | None:
        """Returns the ms until something other than a lesson needs a tick; None: nothing does."""
        if self.animated(now):
            return FRAME
        if (due := self.scenes.next_tick(now, FRAME)) is not None:
            return due
        if self.controller.history.open:
            return self.controller.history.next_tick(now)
        return self.next_present(now)

    def next_present(self, now: int) -> int | None:
        """Returns the ms until the table needs a tick while the present is shown; None: not by itself."""
        due = self.recaps.next_tick(now)
        return due if due is not None else self.runner.next_tick(now)
