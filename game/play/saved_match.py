"""The base of `Match` for saving: session, occupants, and their autosave; an online game is saved here only when it is
over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Generic

from engine.core.game_session import GameSession
from engine.core.rules import M, S
from engine.core.session import LogEntry, Session
from engine.storage.journal import Journal
from engine.storage.save import to_save, write_save
from engine.storage.save_file import PICTURE, SaveFile
from game.play.autosave import Autosave
from game.play.elsewhere import Elsewhere
from game.play.game_identity import GameIdentity
from game.play.hot_seat_policy import HotSeatPolicy
from game.play.occupants import UNNAMED, Occupant, recall_manners, seated_extra, to_players

LONGEST = 200  # letters of a name


class SavedMatch(ABC, Generic[S, M]):
    """The part of a match that is kept on disk; `Match` adds turn and views."""

    def __init__(self, session: GameSession[S, M], occupants: list[Occupant], path: Path | None) -> None:
        self.session = session
        self.elsewhere: Elsewhere | None = None  # the host and the people at other places; None: all are here
        self.rules = session.rules
        self.occupants = occupants
        self.path = path
        self.identity = GameIdentity()
        self.origin = ""  # the game and the moment it branched off from, in words
        self.portrait: Callable[[], bytes] = bytes  # a small PNG of the present, as everybody may see it
        self.names_typed = True  # no seat bears a made name; False for a match of an older save
        self.kept: Callable[[str], None] = lambda reason: None  # told why nothing is kept any more; "": again
        self._autosave = self._autosave_at(path)

    @property
    @abstractmethod
    def policy(self) -> HotSeatPolicy[S, M]:
        """The game's judgements for play at one screen, such as when a turn ends; see `HotSeatPolicy`."""

    @property
    @abstractmethod
    def onlooker(self) -> S:
        """The present position, without any seat's secrets."""

    @property
    @abstractmethod
    def awaiting(self) -> tuple[int, ...]:
        """All seats that must decide now."""

    @property
    @abstractmethod
    def current_seat(self) -> int | None:
        """The one seat that must decide now; of several that of the person at the screen, else of another person, else
        of a bot. None if the game is over."""

    @abstractmethod
    def bar_undo(self) -> None:
        """Makes the moves played so far final: undo stops here."""

    @abstractmethod
    def _forget_seen(self) -> None:
        """Drops what was computed of the position before."""

    @property
    def log(self) -> Sequence[LogEntry[M]]:
        """The log entries of the moves played, oldest first. Their events must be limited by ``visible`` before they
        are shown."""
        return self.session.log

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.person]

    def is_person(self, seat: int) -> bool:
        return seat < len(self.occupants) and self.occupants[seat].person

    def extra(self) -> dict[str, Any]:
        """Returns the data that a save holds for the list of saves: summary, names, time, the seat that must decide."""
        saved = datetime.now().isoformat(timespec="seconds")
        extra = {**self.policy.summary(self.onlooker), **seated_extra(self.occupants), "saved": saved}
        extra |= self.identity.extra(not self.awaiting, saved)
        if self.current_seat is not None:
            extra["asked"] = self.current_seat
        if self.origin:
            extra["origin"] = self.origin
        return extra

    def recall(self, extra: Mapping[str, Any]) -> None:
        """Restores from a save's ``extra`` the origin, typed names, bots' manners and identity of the game."""
        self.origin = str(extra.get("origin", ""))[:LONGEST]
        self.names_typed = UNNAMED in extra
        recall_manners(self.occupants, extra)
        self.identity = GameIdentity.of(extra, self.real)

    def _autosave_at(self, path: Path | None) -> Autosave | None:
        if path is None or not isinstance(self.session, Session):
            return None
        return Autosave(path, self.session, self._whole)

    @property
    def real(self) -> Session[S, M]:
        """The session with the whole position and all secrets. Raises TypeError if only the host of an online game has
        it."""
        if not isinstance(self.session, Session):
            raise TypeError("the whole position is at the host")
        return self.session

    def _whole(self, link: str) -> SaveFile:
        picture = b64encode(self.portrait()).decode()
        if len(picture) > PICTURE:
            picture = ""
        return to_save(self.real, self.extra(), to_players(self.occupants), link, picture)

    def _tell(self, line: Callable[[Journal], None]) -> None:
        """Writes the last change to the journal, before `version` announces it to the screen."""
        self._forget_seen()  # a whole save describes the new position
        if self._autosave is not None:
            before = self._autosave.error
            self._autosave.tell(line)
            self._report_error(before)

    def _report_error(self, before: str) -> None:
        """Reports once that saving began to fail, and once that it works again."""
        error = self.error
        if bool(error) != bool(before):
            self.kept(error)

    @property
    def error(self) -> str:
        """The reason why the last change could not be saved; "" if it was, or if this game is not saved."""
        return self._autosave.error if self._autosave is not None else ""

    def go_on(self, journal: Journal | None, ended: str = "") -> None:
        """Starts autosave for a game loaded from its save and journal; ``ended``: the last link of a closed journal. If
        a bot moved last, makes the moves final, as the program may have stopped before it could."""
        if self.path is not None:
            self._autosave = Autosave(self.path, self.real, self._whole, journal, ended)
        if self.log and not self.is_person(self.log[-1].move.seat):
            self.bar_undo()

    def keep(self) -> str:
        """Writes the whole save, if this game has one. Returns why that failed, "" if it did not."""
        if self._autosave is not None:
            before = self._autosave.error
            self._autosave.save()
            self._report_error(before)
        return self.error

    def whole_save(self) -> SaveFile:
        """Returns a save of the present for export. It contains all secrets."""
        return self._whole("")

    def save(self, path: Path) -> None:
        """Writes an unsealed (readable) save to `path`, for a fault report. Raises SaveError."""
        write_save(path, self.whole_save(), openly=True)

    def close(self) -> None:
        """Closes the journal; nothing more is written."""
        if self._autosave is not None:
            self._autosave.close()
