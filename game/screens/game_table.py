"""The table of any game, as far as saving, leaving and advice go: what a game's own table need not say again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from engine.core.event import Event
from engine.storage.save import SaveError
from game.platform import clock
from game.platform.allocator import trim_heap
from game.play.advice_controller import AdviceController, MoveDescriber, why_no_hint
from game.play.bot_process import BotWorker
from game.play.cut_scenes import CutScenes
from game.play.match import Match
from game.play.recap_controller import RecapController, RoundTeller
from game.play.review_controller import ReviewController
from game.play.steps import Place
from game.play.table_controller import BaseController
from game.play.turn_runner import TurnRunner
from game.render.ui import Ui
from game.screens.advice_panel import advice_panel, place_advice
from game.screens.game_sheet import GameSheet
from game.screens.recap_panel import WIDE, recap_panel
from game.screens.review import ReviewScreen
from game.screens.score_book import ScoreBook
from game.screens.unsaved_dialog import leave_kept
from game.shell.screen import Screen
from game.shell.shell import wake
from game.shell.toasts import OF_TABLE, VAIN
from game.widgets.base import Widget
from game.widgets.map.view import MapWidget
from game.widgets.rule_page import LEAF
from game.widgets.scene import goes_on

log = logging.getLogger(__name__)
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


class GameTable(Screen, Generic[AnyMatch]):
    """A game's table sets ``match`` (with ``match.kept = self.kept``), ``runner`` and ``controller``, calls
    ``take_counsel``, ``tell_rounds``, shows ``advice`` and ``told_rounds`` among what lies over the map, draws
    ``recaps.marks`` there, lights ``advice_controller.lit``, and draws its ``map_alone``. Its ``scenes`` are ticked by
    ``play_scenes`` and hear an event first, by ``cuts_short``."""

    match: AnyMatch
    runner: TurnRunner
    controller: BaseController[Any, Any]
    scenes: CutScenes[Any]  # its great moments
    advice_controller: AdviceController
    reviewing: ReviewController
    recaps: RecapController  # what others did
    _open: dict[str, object | None]
    _eyes: int | None = None  # whose secrets the screen showed last
    _advice_at: tuple[int, int] | None = None  # where a hand has dragged the advice that is open

    @property
    def game(self) -> str:  # type: ignore[override]
        return self.match.rules.id

    def refresh(self, ui: Ui) -> None:
        """Whoever comes to the screen finds nothing open that another has looked at, and nothing said to him."""
        eyes, self._eyes = self._eyes, self.match.eyes
        if self._eyes != eyes:
            self.stage.forget()
            self.app.hush(*OF_TABLE)
        built = self.stage.stale
        super().refresh(ui)
        if built and self.advice_controller.open:
            with self.fitted(ui):
                about = [rect for place in self.advice_controller.about if (rect := self.place_rect(place)) is not None]
                place_advice(ui, self.stage.root, self.advice_room(ui), about, self._advice_at)

    def rule_for(self, names: Sequence[str]) -> str:
        """The leaf of the rules about a thing, by the names of its widgets, the innermost first."""
        raise NotImplementedError

    def help_here(self) -> None:
        """The rule about what is pointed at, beside the table; about what is asked, where that is nothing. Pointed at
        itself, it is laid away."""
        self.refresh(self.ui)
        names = [widget.name for widget in self.stage.pointed()]
        if LEAF in names:
            self.controller.close_drawer()
        else:
            self.controller.open_rule(self.rule_for(names))

    def map_alone(self) -> pygame.Surface:
        """The map without what lies about it, for the picture that carries the game."""
        raise NotImplementedError

    def why_no_undo(self) -> str:
        """In the game's words, for whoever presses the key in vain."""
        raise NotImplementedError

    def take_back(self) -> None:
        if self.match.can_undo or self.controller.history.open:
            self.controller.undo()
        else:
            self.app.toast(self.why_no_undo(), VAIN)

    # -- great moments ---------------------------------------------------------------------------------------------

    def play_scenes(self, now: int) -> bool:
        """Of each turn of the loop; True when something else is to be drawn."""
        if not self.scenes.running:
            return False
        self.stage.cancel_press(self.ui)  # a press under a scene is not what its release would be
        moved = self.scenes.tick(now)
        self.opens("scene", self.scenes.on_show)
        if not self.scenes.running:
            self.rebuild()
        return moved

    def opens(self, kind: str, thing: object | None) -> None:
        """What lies over the table: one that is new begins when its pictures are there, and until then the table is
        seen. None: nothing of that kind."""
        before = self._open.get(kind)
        self._open[kind] = thing
        if thing is not None and thing is not before:
            self.app.presenter.comes(screen=False)

    def cuts_short(self, event: pygame.Event) -> bool:
        """A click or one of the great keys goes on from what is on show, and does nothing else."""
        if not goes_on(event) or not self.scenes.skip(clock.now()):
            return False
        self.rebuild()
        return True

    # -- what others did -------------------------------------------------------------------------------------------

    def tell_rounds(self, teller: RoundTeller, under: Callable[[], Place | None]) -> None:
        """Steps are lit as they come, and the recap comes when bots have played. ``under``: the place of the map under
        the pointer."""
        model = self.controller.decided
        self.recaps = self.controller.recaps = RecapController(self.match, model, teller, self.app.settings.pace, under)

    def tell_on_map(self, teller: RoundTeller, sheet: MapWidget[Any]) -> None:
        """The same at a table whose map has a cursor: it draws the rings, and brings a place into sight."""
        self.tell_rounds(teller, lambda: sheet.cursor)
        sheet.marks = self.recaps.marks
        self.controller.show_place = lambda place: sheet.show([place])

    def told_rounds(self, ui: Ui, wide: float = WIDE) -> Widget | None:
        """The recap, ``wide`` u, while it lies on the table."""
        if self.controller.decided.recap_since is None or self.controller.history.open:
            return None
        return recap_panel(ui, self.recaps, self.controller, wide)

    def resume(self) -> None:
        """A saved game goes on: what bots did last is told as if they had just played."""
        if self.match.asked is not None and self.bots_played_last():
            self.runner.tell_later()

    def bots_played_last(self) -> bool:
        """A bot has ended its turn since a person's last move."""
        for entry in reversed(self.match.log):
            if self.match.is_person(entry.move.seat):
                return False
            if self.match.customs.ends_turn(entry.move):
                return True
        return False

    def round_over(self) -> None:
        """Bots have played: the person at the screen is told of it."""
        if self.match.viewer is not None:
            self.controller.tell_recap(self.match.viewer)

    def light_step(self, events: Sequence[Event], *, again: bool = False) -> None:
        """A move was played by another, or is shown once more: its places are lit. ``events`` as the screen may know
        them."""
        number = self.match.at
        mover = self.match.log[number - 1].move.seat if number else -1
        if again or not (self.match.is_person(mover) or self.runner.hurried):
            self.recaps.light(events, number, clock.now(), again)
        else:
            self.recaps.lit = []

    def recap(self) -> Widget | None:
        """The panel of what happened since a person's last turn, while it is shown."""
        if self.controller.decided.recap_since is None:
            return None
        self.refresh(self.ui)
        return next((widget for widget in self.stage.root.walk() if widget.name == "recap"), None)

    # -- the past --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """A click beside recap and map closes the recap, and does nothing else. While the past is shown, the arrows
        move in it."""
        if self.cuts_short(event) or self._beside_recap(event) or self._in_time(event):
            return True
        return super().handle(event)

    def _beside_recap(self, event: pygame.Event) -> bool:
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)  # the wheel is 4 and 5
        recap = self.recap() if clicked else None
        if recap is None or recap.rect.collidepoint(event.pos):
            return False
        if any(widget.name in ("map", "overview") for widget in self.stage.pointed()):
            return False  # the map is moved, and its rings are looked at, meanwhile
        self.ui.press = (clock.now(), event.pos, recap)
        self.controller.close_recap()
        return True

    def _in_time(self, event: pygame.Event) -> bool:
        history = self.controller.history
        if event.type != pygame.KEYDOWN or not history.open or self.stage.popup is not None:
            return False
        steps = {
            pygame.K_LEFT: partial(history.step, -1),
            pygame.K_RIGHT: partial(history.step, 1),
            pygame.K_UP: partial(history.step_turn, -1),
            pygame.K_DOWN: partial(history.step_turn, 1),
        }
        if event.key not in steps:
            return False
        steps[event.key]()
        return True

    # -- advice ----------------------------------------------------------------------------------------------------

    def take_counsel(self, describer: MoveDescriber) -> None:
        """Hints and reasons, in the words of the game; and the review, which thinks apart: neither stops the other."""
        self._open = {}
        self.advice_controller = AdviceController(self.match, describer, BotWorker(wake), self.rebuild)
        self.reviewing = ReviewController(self.match, describer, BotWorker(wake))

    def advice(self, ui: Ui) -> Widget | None:
        if not self.advice_controller.open:
            self._advice_at = None
        return advice_panel(ui, self.advice_controller, self._advice_dragged)

    def _advice_dragged(self, place: tuple[int, int]) -> None:
        self._advice_at = place

    def advice_room(self, ui: Ui) -> pygame.Rect:
        """Where in the window advice may lie, unless it is dragged elsewhere: over the map."""
        raise NotImplementedError

    def place_rect(self, place: object) -> pygame.Rect | None:
        """Where in the window a place is that advice is about; None: it is none of the map's."""
        raise NotImplementedError

    def hint(self) -> None:
        self.advice_controller.hint()
        reason = why_no_hint(self.match)
        if reason and self.advice_controller.kind != "hint":
            self.app.toast(self.text(reason))

    def why(self) -> None:
        if self.advice_controller.explained is None:
            self.app.toast(self.text("advice-no-move"))
        else:
            self.advice_controller.why()

    def command(self, command: str) -> bool:
        if command in ("hint", "why"):
            (self.hint if command == "hint" else self.why)()
            return True
        if command == "back" and self.advice_controller.open:
            self.advice_controller.close()
            return True
        return super().command(command)

    def over(self) -> None:
        """Keep the game, which has just ended. If a person played in it and saw its end come here, the settings know
        from now on that this player has finished one."""
        self.keep()
        settings = self.app.settings
        if self.runner.began_open and self.match.people and not settings.finished_game:
            settings.finished_game = True
            self.app.keep_settings()

    def show_book(self, book: ScoreBook) -> None:
        """The score, and from there the review."""
        book.review = self.review_page
        self.app.push(book)

    @property
    def review_page(self) -> Callable[[Callable[[int], None]], None] | None:
        """Opens the review; its clicks show the table after so many moves. None: this game has none."""
        if not self.reviewing.offered:
            return None
        return lambda jump: self.app.push(ReviewScreen(self.app, self.reviewing, jump))

    def counselled(self) -> bool:
        """Of each turn of the loop; True when something else is to be drawn."""
        if not self.advice_controller.tick():
            return False
        self.rebuild()
        return True

    # -- saving and leaving ----------------------------------------------------------------------------------------

    def keep(self) -> str:
        """Write the save. Returns why it could not be written; "": it was."""
        return self.match.keep()

    def kept(self, trouble: str) -> None:
        """The disk takes nothing any more, or again."""
        if trouble:
            self.app.toast(self.text("not-saved", reason=trouble), "bad")
        else:
            self.app.toast(self.text("saved-again"))

    def save_now(self) -> None:
        before = self.match.trouble
        trouble = self.keep()
        if not trouble:
            self.app.toast(self.text("saved"))
        elif before:
            self.kept(trouble)

    def kept_at(self) -> Path | None:
        return self.match.path

    def closing(self) -> None:
        try:
            self.keep()
        finally:
            self.match.close()
            self.runner.stop()
            self.advice_controller.stop()
            self.reviewing.stop()
            trim_heap()

    def to_menu(self) -> None:
        leave_kept(self.app, [self], self.leave_game)

    def leave_game(self) -> None:
        self.closing()
        self.app.go("menu")

    def put_away(self, then: Callable[[], None]) -> None:
        """Leave the game, saved if that is possible, for what comes then."""

        def go() -> None:
            self.closing()
            then()

        leave_kept(self.app, [self], go)

    def sheet(self) -> None:
        self.app.push(GameSheet(self.app, self.match, self.map_alone, self.put_away))

    def attach_to_report(self, path: Path) -> None:
        try:
            self.match.save(path)
        except SaveError as error:
            log.error("the game could not be attached: %s", error)
