"""The puzzle screen: a position at a table where any legal move may be played; the solver's turn is judged, and its
stars are stored."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from engine.child_process import NICE
from engine.puzzles.puzzle import OpenPuzzle, PuzzleError
from engine.puzzles.puzzle_text import in_picture, to_text
from engine.storage.files import FileError, write_atomically
from game.i18n.display_text import display_text
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.save_list import free_name
from game.play.bot_process import BotWorker
from game.play.puzzle_controller import PuzzleController
from game.play.turn_judge import JudgeWorker
from game.render.image_cache import png_of
from game.render.ui import Ui
from game.screens.embedded_table import within
from game.screens.game_sheet import PICTURE
from game.screens.puzzle_panel import puzzle_bar, puzzle_list
from game.screens.trial import TrialScreen
from game.shell import registry
from game.shell.puzzle_collection import PuzzleCard, idea_of, read_puzzle_store, today
from game.shell.shell import Shell, wake
from game.widgets.base import Widget

log = logging.getLogger(__name__)


def open_puzzle(shell: Shell, card: PuzzleCard, following: Sequence[PuzzleCard] = (), replaces: bool = False) -> bool:
    """Opens a puzzle's screen over the others, or with `replaces` in place of the top one; `following`: the puzzles
    that **Next puzzle** opens. Returns False if the puzzle can't be opened; a toast says why."""
    try:
        puzzle = card.open()
    except PuzzleError as error:
        log.warning("puzzle not opened: %s", error)
        shell.toast(shell.ui.text("puzzle-refused", reason=display_text(error)), "bad")
        return False
    before = shell.game
    if before != puzzle.puzzle.game:
        shell.select_game(puzzle.puzzle.game)
    screen = PuzzleScreen(shell, card, puzzle, following)
    screen.game_before = before
    (shell.replace if replaces else shell.push)(screen)
    return True


class PuzzleScreen(TrialScreen):
    """The screen of one puzzle. ``note``: the text of when the puzzle comes back, "" while it was not tried."""

    judges_at_once = False

    def __init__(
        self,
        app: Shell,
        card: PuzzleCard,
        puzzle: OpenPuzzle[Any, Any],
        following: Sequence[PuzzleCard] = (),
        thinker: JudgeWorker | None = None,
    ) -> None:
        super().__init__(app)
        self.card, self.puzzle, self.following = card, puzzle, list(following)
        self.store = read_puzzle_store(app)
        self.note = ""
        self.game_before = app.game
        self.table = self.make_table()
        self.solving = PuzzleController(puzzle, self.table.describer, thinker or BotWorker(wake, NICE))
        self.solving.result = self._keep_result

    @property
    def game(self) -> str:  # type: ignore[override]
        return self.puzzle.puzzle.game

    # -- the trial -----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    @property
    def start(self) -> int:
        return len(self.puzzle.session.log)

    @property
    def better(self) -> Sequence[Any]:
        return self.puzzle.mistake.better

    def make_table(self) -> Any:
        return registry.plugin(self.game).trial_table(self, self.puzzle.session, self.seat)

    def try_again(self) -> None:
        super().try_again()
        self.solving.describer = self.table.describer

    def judge(self, turn: Sequence[Any]) -> None:
        self.solving.try_turn(turn)

    def stop_judging(self) -> None:
        self.solving.stop()

    def take_verdict(self) -> bool:
        return self.solving.tick()

    def show_best(self) -> None:
        self.solving.show()
        super().show_best()

    def list_and_bar(self, ui: Ui) -> tuple[Widget, Widget]:
        return puzzle_list(ui, self), puzzle_bar(ui, self)

    # -- results -------------------------------------------------------------------------------------------------

    def _keep_result(self, stars: int, solved: bool) -> None:
        """Stores what a try has earned: a box for a puzzle of an own game, stars for a shipped one."""
        card, day = self.card, today()
        if card.source == "own":
            record = self.store.tried(card.id, solved, day)
            if record is not None:
                self.note = self.text("puzzle-comes-back", days=(record.due - day).days)
            else:
                self.note = self.text("puzzle-solved-for-good") if solved else ""
        elif card.source != "sent":
            self.store.keep_stars(card.game, card.id, stars)
            if card.source == "day" and solved:
                self.store.keep_day(card.game, day)
        if self.store.error:
            self.app.toast(self.text("puzzles-not-kept", reason=display_text(self.store.error)), "bad")

    @property
    def stars(self) -> int | None:
        """The most stars (0-3) so far, for a puzzle that is shipped with the game also of earlier days; None if no try
        is known."""
        kept = self.store.stars(self.card.game, self.card.id) if self.card.source in ("day", "collection") else None
        found = [one for one in (kept, self.solving.stars) if one is not None]
        return max(found, default=None)

    @property
    def title_id(self) -> str:
        return f"puzzle-{self.card.source}"

    @property
    def idea(self) -> str:
        """The id of the puzzle's idea; "" while it would be a hint: before the best turn is known, unless the player
        chose the puzzle by its idea."""
        named = self.card.source == "collection" or self.solving.best_known
        return idea_of(self.puzzle.puzzle) if named and self.puzzle.puzzle.ideas else ""

    # -- going on ------------------------------------------------------------------------------------------------

    def next(self) -> None:
        """Opens the next puzzle that can be opened; after the last one the screen is left."""
        while self.following:
            card = self.following.pop(0)
            self.closing()
            if open_puzzle(self.app, card, self.following, replaces=True):
                return
        self.leave()

    def leave(self) -> None:
        """Closes the screen; the game of the screens below becomes current again."""
        super().leave()
        if self.game_before != self.app.game:
            self.app.select_game(self.game_before)

    def actions(self) -> dict[str, Callable[[], None]]:
        found = super().actions()
        if self.waits:
            found["puzzle-judge"] = self.judge_it
        elif self.following:
            found["puzzle-next"] = self.next
        return found

    # -- taking it elsewhere ---------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copies the puzzle to the clipboard as text; a toast says so, or why it could not."""
        text = to_text(self.puzzle)
        try:
            clipboard.put(text)
        except NoClipboard as error:
            self.app.toast(self.text("puzzle-not-exported", reason=display_text(error)), "bad")
            return
        self.app.toast(self.text("puzzle-copied", letters=len(text)))

    def keep_picture(self) -> None:
        """Saves a picture of the map that contains the puzzle's data; a toast says where, or why it could not."""
        name = f"{self.text('game-title')} {self.text('puzzle-file')}"
        path = free_name(self.app.folders.data / "pictures", name, PICTURE)
        try:
            with within(self.ui, self.area):
                drawn = png_of(self.table.map_alone())
            write_atomically(path, in_picture(drawn, self.puzzle.puzzle))
        except (FileError, ValueError, pygame.error) as error:
            self.app.toast(self.text("puzzle-not-exported", reason=display_text(error)), "bad")
            return
        self.app.toast(self.text("puzzle-pictured", path=display_text(path)))
