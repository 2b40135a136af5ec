"""Creates a game's matches and opens their tables: new game, save, lesson, online game, trial turn, screenshot."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from engine import lessons
from engine.core.game_session import GameSession
from engine.core.rules import Rules, SetupError
from engine.core.session import Session
from engine.storage.save import SaveError
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.texts import LANGUAGES, Texts
from game.platform.backups import delete
from game.platform.lesson_store import LessonRecord, LessonStore
from game.platform.save_list import free_name, printable
from game.platform.settings import LastNewGame, SeatChoice
from game.play.elsewhere import ELSEWHERE, Elsewhere
from game.play.fork import replayed
from game.play.lesson_controller import LessonController
from game.play.match import Match
from game.play.occupants import Occupant
from game.play.rungs import BOTS, PERSON, USUAL, WHO, default_name
from game.play.session_factory import new_session, occupants_of, resume_match
from game.render.image_cache import ImageCache
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import GamePlugin, ScenarioList, SeatLook
from game.shell.quick_game import start_quick_game
from game.shell.screen import Screen
from game.shell.shell import ScreenLayer, Shell

log = logging.getLogger(__name__)
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


class Table(ScreenLayer, Protocol):
    """The screen of a running game."""

    def resume(self) -> None:
        """Has a recap of the others' last moves opened, once a saved game has been opened, if the game wants one then,
        as where bots played last."""

    def teach(
        self,
        lesson: LessonController,
        portrait: str,
        following: Callable[[], None] | None,
        first_game: Callable[[], None] | None,
    ) -> None:
        """Starts a lesson at the table, with a coach beside it; ``portrait``: the coach's picture id; ``following``
        starts the next lesson, ``first_game`` an easy game."""

    def become_trial(self, host: Screen) -> object:
        """Makes this a trial table and returns it: one turn is tried on it, in a part of another screen (``host``)."""


T = TypeVar("T", bound=Table)


def nothing_drawn(pictures: ImageCache, match: Match[Any, Any]) -> bytes:
    """Returns no bytes in place of a save's thumbnail: the default for a game that draws none."""
    return b""


@dataclass(frozen=True, slots=True)
class TableFactory(Generic[AnyMatch, T]):
    """Creates matches and tables of one game."""

    rules: Rules[Any, Any]
    looks: tuple[SeatLook, ...]
    scenario_list: Callable[[Path, Texts], ScenarioList]
    match: Callable[[GameSession[Any, Any], list[Occupant], Path | None, bool], AnyMatch]
    table: Callable[[Shell, AnyMatch], T]  # creates the table's screen
    portrait: Callable[[ImageCache, AnyMatch], bytes] = nothing_drawn  # public thumbnail of the position, a PNG

    def new(self, chosen: LastNewGame, seed: int | None = None, path: Path | None = None) -> AnyMatch:
        """Returns a new match set up from the choices of the New game page. ``seed``: None for a random deal; ``path``:
        its save. Raises SetupError."""
        session = new_session(self.rules, chosen, seed)
        return self.match(session, occupants_of(chosen, session), path, True)

    def load(self, path: Path) -> AnyMatch:
        """Returns the match of a saved game, with the moves of its journal. Raises SaveError, GameBusy."""
        return resume_match(self.rules, path, self.match)

    def open_table(self, shell: Shell, match: AnyMatch, begun: bool = False, listed: bool = True) -> T:
        """Opens a match's table in place of all screens; if it has a save, the settings store that its game was played
        last. `begun`: it is a new game, which is saved at once; `listed`: the menu offers to continue it."""
        self._name_seats(shell, match)
        table = self.table(shell, match)
        if begun:  # so that restarting the program does not give another deal
            match.keep()  # without a thumbnail: drawing one takes too long for a click
        match.portrait = partial(self._small, shell.ui.pictures, match)
        shell.home(table)
        settings = shell.settings
        if match.path is not None:
            settings.game = self.rules.id
            if listed:
                settings.first_start = False
                settings.last_save = printable(match.path.name)
            shell.keep_settings()
        return table

    def _small(self, pictures: ImageCache, match: AnyMatch) -> bytes:
        """Returns a save's thumbnail, b"" if it cannot be drawn: that must not prevent saving."""
        try:
            return self.portrait(pictures, match)
        except Exception:
            log.exception("the small picture of a save can't be drawn")
            return b""

    def start(self, shell: Shell, chosen: LastNewGame, seed: int | None = None) -> T | None:
        """Starts a new game and opens its table. Returns None if it cannot be; a toast says why. With people at other
        places it starts a host instead and opens the lobby."""
        if any(seat.who == ELSEWHERE for seat in chosen.seats):
            shell.go("together", chosen.model_dump_json())
            return None
        texts = shell.ui.texts
        cards = self.scenario_list(shell.folders.own, texts).scenarios
        title = next((card.title for card in cards if card.id == chosen.scenario), chosen.scenario)
        path = free_name(shell.folders.saves, f"{title} {datetime.now():%Y-%m-%d %H.%M}")
        try:
            match = self.new(chosen, seed, path)
        except SetupError as error:
            shell.toast(texts("cannot-start", reason=display_text(error)), "bad")
            return None
        return self.open_table(shell, match, begun=True)

    def open_remote_table(self, shell: Shell, session: GameSession[Any, Any], elsewhere: Elsewhere) -> T:
        """Opens the table of a game at a host for the seats of this window, or an onlooker."""
        occupants = [Occupant(ELSEWHERE, one.name) if one.person else Occupant(one.bot, "") for one in elsewhere.seats]
        for own in elsewhere.own_seats:
            occupants[own].who = PERSON
        match = self.match(session, occupants, None, True)
        match.elsewhere = elsewhere
        table = self.open_table(shell, match)
        if elsewhere.own_seats:  # the menu then says how many tables wait
            shell.settings.first_start, shell.settings.game = False, self.rules.id
            shell.keep_settings()
        table.resume()
        return table

    def open_save(self, shell: Shell, path: Path) -> T | None:
        """Opens the table of a saved game. Returns None if it cannot be; a toast says why."""
        self.scenario_list(shell.folders.own, shell.ui.texts)  # registers the player's own scenarios
        try:
            match = self.load(path)
        except (SaveError, ValueError) as error:
            log.warning("save not opened: %s", error)
            shell.toast(shell.ui.text("load-failed", reason=display_text(error)), "bad")
            return None
        if not match.names_typed:
            self._forget_made_names(shell, match)
        strange = self._seat_usual(match)
        table = self.open_table(shell, match)
        if match.missing:
            text = shell.ui.text("load-journal-missing", count=len(match.log), reason=display_text(match.missing))
            shell.toast(text, "bad")
        if not match.whole:
            message = "load-history-broken" if match.cut else "load-history-cut"
            shell.toast(shell.ui.text(message, reason=display_text(match.cut)))
        if match.lost:
            shell.toast(shell.ui.text("load-journal-lost", reason=display_text(match.lost)), "bad")
        if strange:
            rungs, usual = (
                ", ".join(display_text(rung, LONGEST_NAME) for rung in strange),
                shell.ui.text(f"bot-{USUAL}"),
            )
            shell.toast(shell.ui.text("load-bots-replaced", count=len(strange), rungs=rungs, bot=usual))
        table.resume()
        return table

    def _look_names(self, match: AnyMatch) -> list[str]:
        """Returns the message id of each seat's look, "" where the match has none."""
        names = {look.id: look.name for look in self.looks}
        colours = match.policy.summary(match.onlooker).get("colours", ())
        found = [names.get(colour, "") for colour in colours]
        return found + [""] * (len(match.occupants) - len(found))

    def _name_seats(self, shell: Shell, match: AnyMatch) -> None:
        """Sets default names for seats without a typed one, in the present language."""
        looks = self._look_names(match)

        def name(seat: int) -> str:
            text = shell.ui.text
            return default_name(text, match.occupants[seat].who, text(looks[seat]) if looks[seat] else "")

        match.default_name = name

    def _forget_made_names(self, shell: Shell, match: AnyMatch) -> None:
        """Clears names that older saves generated in another language, so that they are generated anew."""
        looks = self._look_names(match)
        spoken = [Texts(language, *shell.ui.texts.games) for language in LANGUAGES]
        for seat, occupant in enumerate(match.occupants):
            if occupant.name in [default_name(text, occupant.who, text(looks[seat])) for text in spoken if looks[seat]]:
                occupant.name = ""

    def _seat_usual(self, match: AnyMatch) -> list[str]:
        """Replaces bots unknown to this program by the usual one. Returns their levels."""
        strange: dict[str, None] = {}
        for occupant in match.occupants:
            if occupant.who not in WHO:
                strange[occupant.who] = None
                occupant.who, occupant.name = USUAL, ""
        return list(strange)

    def start_lesson(self, shell: Shell, plugin: GamePlugin, lesson_id: str, again: bool) -> bool:
        """Opens the table of a lesson where it was left, or, with `again` or where its save can't be read, from its
        beginning, which deletes that save. Returns False if it can't be opened; a toast says why. `plugin`: the
        game's own."""
        game, store = self.rules.id, LessonStore(shell.folders)
        record, path = store.record(game, lesson_id), store.save_of(game, lesson_id)
        try:
            entry = lessons.lesson(game, lesson_id)
            match = None if again or not record.open else self._left_lesson(path)
            anew = match is None
            if match is None:
                record = LessonRecord(done=record.done)
                delete(path)
                occupants = [Occupant(who, "") for who in entry.seats]
                match = self.match(lessons.begin(game, entry), occupants, path, True)
            keep = partial(store.keep, game, lesson_id)
            lesson = LessonController(match, entry, lessons.WORDS[game], record, keep)
        except (SetupError, SaveError, ValueError, OSError) as error:
            log.warning("lesson not started: %s", error)
            shell.toast(shell.ui.text("lesson-not-started", reason=display_text(error)), "bad")
            return False
        table = self.open_table(shell, match, begun=True, listed=False)
        following = self._following(shell, plugin, lesson_id)
        table.teach(lesson, plugin.coach, following, partial(start_quick_game, shell, plugin, BOTS[0]))
        if anew and entry.number > 1:
            shell.toast(shell.ui.text("lesson-prepared-table"))
        return True

    def _following(self, shell: Shell, plugin: GamePlugin, lesson_id: str) -> Callable[[], None] | None:
        """Returns what starts the lesson after this one; None after the last."""
        ids = [entry.id for entry in lessons.lessons(self.rules.id)[0]]
        after = ids[ids.index(lesson_id) + 1 :]
        if not after:
            return None

        def start() -> None:
            self.start_lesson(shell, plugin, after[0], True)

        return start

    def _left_lesson(self, path: Path) -> AnyMatch | None:
        """Returns the match of a lesson that was left; None if its save cannot be opened."""
        try:
            return self.load(path)
        except (SaveError, ValueError, OSError) as error:
            log.warning("a lesson begins anew: %s", error)
            return None

    def trial(self, host: Screen, session: Session[Any, Any], seat: int) -> T:
        """Returns a trial table inside the screen `host`, on which one turn of a seat is tried from the session's last
        position. The session is not changed, and nothing is saved."""
        match = self.match(replayed(session, len(session.log)), [], None, True)
        seats = len(match.policy.summary(match.onlooker).get("colours", ()))
        match.occupants = [Occupant(PERSON if one == seat else USUAL, "") for one in range(seats)]
        match.viewer = seat
        match.bar_undo()
        looks = self._look_names(match)
        match.default_name = lambda one: host.text(looks[one]) if looks[one] else ""
        table = self.table(host.app, match)
        table.become_trial(host)
        return table

    def example(self, shell: Shell, scenario_id: str) -> LastNewGame:
        """Returns sample choices for a new game, for a screenshot: a person in the first seat, bots in the others."""
        cards = self.scenario_list(shell.folders.own, shell.ui.texts).scenarios
        scenario = next((card for card in cards if card.id == scenario_id), cards[0])
        taken = scenario.fixed or tuple(look.id for look in self.looks)[: scenario.seats[0]]
        seats = [SeatChoice(who=USUAL if number else PERSON, colour=look) for number, look in enumerate(taken)]
        return LastNewGame(scenario=scenario.id, seats=seats)

    def open_random_game(self, shell: Shell, request: CommandLineRequest, over: bool = False) -> T:
        """Opens the table of a game played at random, for a screenshot: after as many turns as `request` says, at a
        person's decision, or with `over` after the game's end."""
        match = self.new(self.example(shell, request.scenario), request.seed)
        dice = random.Random(request.seed)
        turns = 0
        while (seat := match.current_seat) is not None and (over or turns < request.turns or not match.is_person(seat)):
            move = dice.choice(match.session.legal_moves(seat))
            turns += match.policy.ends_turn(move)
            match.submit(move)
        return self.open_table(shell, match)
