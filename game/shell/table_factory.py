"""From the shell to a table, for any game: a new game, a saved one, or a position for a picture."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from engine.core.rules import Rules, SetupError
from engine.core.session import Session
from engine.storage.save import SaveError
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.texts import LANGUAGES, Texts
from game.platform.save_list import free_name, printable
from game.platform.settings import LastNewGame, SeatChoice
from game.play.match import Match
from game.play.occupants import Occupant
from game.play.rungs import PERSON, USUAL, WHO, default_name
from game.play.session_factory import new_session, sitters_of, taken_up
from game.render.image_cache import ImageCache
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import ScenarioShelf, SeatLook
from game.shell.shell import ScreenLayer, Shell

log = logging.getLogger(__name__)
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


class Table(ScreenLayer, Protocol):
    """The screen of a game."""

    def resume(self) -> None:
        """A saved game goes on here."""


T = TypeVar("T", bound=Table)


def nothing_drawn(pictures: ImageCache, match: Match[Any, Any]) -> bytes:
    """Of a game that draws no small pictures of its positions."""
    return b""


@dataclass(frozen=True, slots=True)
class TableFactory(Generic[AnyMatch, T]):
    """How the matches of one game come to its table."""

    rules: Rules[Any, Any]
    looks: tuple[SeatLook, ...]
    shelf: Callable[[Path, Texts], ScenarioShelf]
    match: Callable[[Session[Any, Any], list[Occupant], Path | None, bool], AnyMatch]
    table: Callable[[Shell, AnyMatch], T]  # its screen
    portrait: Callable[[ImageCache, AnyMatch], bytes] = nothing_drawn  # a small PNG of the present, as all may see it

    def new(self, chosen: LastNewGame, seed: int | None = None, path: Path | None = None) -> AnyMatch:
        """Raises SetupError."""
        return self.match(new_session(self.rules, chosen, seed), sitters_of(chosen), path, True)

    def load(self, path: Path) -> AnyMatch:
        """Raises SaveError, GameBusy."""
        return taken_up(self.rules, path, self.match)

    def lay(self, shell: Shell, match: AnyMatch, begun: bool = False) -> T:
        """Put the table up in place of everything; ``begun``: just now, so it is not on the disk yet."""
        self._name_seats(shell, match)
        table = self.table(shell, match)
        if begun:  # who sees his first cards and pulls the plug finds the same deal again
            match.keep()  # without a small picture: drawing one takes longer than a click may
        match.portrait = partial(self._small, shell.ui.pictures, match)
        shell.home(table)
        if match.path is not None:
            shell.settings.game, shell.settings.last_save = self.rules.id, printable(match.path.name)
            shell.keep_settings()
        return table

    def _small(self, pictures: ImageCache, match: AnyMatch) -> bytes:
        """The small picture of a save; none where it can't be drawn, as that is no reason not to save."""
        try:
            return self.portrait(pictures, match)
        except Exception:
            log.exception("the small picture of a save can't be drawn")
            return b""

    def start(self, shell: Shell, chosen: LastNewGame, seed: int | None = None) -> T | None:
        """None: it cannot be laid like this, and the player was told why."""
        texts = shell.ui.texts
        cards = self.shelf(shell.folders.own, texts).scenarios
        title = next((card.title for card in cards if card.id == chosen.scenario), chosen.scenario)
        path = free_name(shell.folders.saves, f"{title} {datetime.now():%Y-%m-%d %H.%M}")
        try:
            match = self.new(chosen, seed, path)
        except SetupError as error:
            shell.toast(texts("cannot-start", reason=display_text(error)), "bad")
            return None
        return self.lay(shell, match, begun=True)

    def open_save(self, shell: Shell, path: Path) -> T | None:
        """None: it cannot be opened, and the player was told why."""
        self.shelf(shell.folders.own, shell.ui.texts)  # it may be played on a scenario of the player's own
        try:
            match = self.load(path)
        except (SaveError, ValueError) as error:
            log.warning("save not opened: %s", error)
            shell.toast(shell.ui.text("load-failed", reason=display_text(error)), "bad")
            return None
        if not match.names_typed:
            self._forget_made_names(shell, match)
        strange = self._seat_usual(match)
        table = self.lay(shell, match)
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
        """The message of what each seat is; "" where the match does not tell."""
        names = {look.id: look.name for look in self.looks}
        colours = match.customs.summary(match.onlooker).get("colours", ())
        found = [names.get(colour, "") for colour in colours]
        return found + [""] * (len(match.sitters) - len(found))

    def _name_seats(self, shell: Shell, match: AnyMatch) -> None:
        """From now on a seat for which no name was typed is called by what it is, in the language of now."""
        looks = self._look_names(match)

        def name(seat: int) -> str:
            text = shell.ui.text
            return default_name(text, match.sitters[seat].who, text(looks[seat]) if looks[seat] else "")

        match.default_name = name

    def _forget_made_names(self, shell: Shell, match: AnyMatch) -> None:
        """Older saves keep a made name, in the language of then: it is made anew from now on."""
        looks = self._look_names(match)
        spoken = [Texts(language, *shell.ui.texts.games) for language in LANGUAGES]
        for seat, sitter in enumerate(match.sitters):
            if sitter.name in [default_name(text, sitter.who, text(looks[seat])) for text in spoken if looks[seat]]:
                sitter.name = ""

    def _seat_usual(self, match: AnyMatch) -> list[str]:
        """Another version's bots, which this program lacks, give way to the usual one, by name, too. Says which."""
        strange: dict[str, None] = {}
        for sitter in match.sitters:
            if sitter.who not in WHO:
                strange[sitter.who] = None
                sitter.who, sitter.name = USUAL, ""
        return list(strange)

    def example(self, shell: Shell, scenario_id: str) -> LastNewGame:
        """A game for a picture: the first seat a person's, the others bots'."""
        cards = self.shelf(shell.folders.own, shell.ui.texts).scenarios
        scenario = next((card for card in cards if card.id == scenario_id), cards[0])
        taken = scenario.fixed or tuple(look.id for look in self.looks)[: scenario.seats[0]]
        seats = [SeatChoice(who=USUAL if number else PERSON, colour=look) for number, look in enumerate(taken)]
        return LastNewGame(scenario=scenario.id, seats=seats)

    def at(self, shell: Shell, request: CommandLineRequest, over: bool = False) -> T:
        """The table after so many turns of chance, when a person is asked; or at the end of such a game."""
        match = self.new(self.example(shell, request.scenario), request.seed)
        dice = random.Random(request.seed)
        turns = 0
        while match.asked is not None and (over or turns < request.turns or not match.is_person(match.asked)):
            move = dice.choice(match.session.legal_moves(match.asked))
            turns += match.customs.ends_turn(move)
            match.submit(move)
        return self.lay(shell, match)
