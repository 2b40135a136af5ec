"""A game at this machine: the session, who sits where, whose eyes the screen shows, and the save that follows it.

This is the only place of the app that touches the real position; everybody else gets views. Several seats may be asked
at once: the person at the screen first, then the other persons one after the other; bots answer by themselves.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic

from engine.core.event import Event
from engine.core.move import Reason
from engine.core.rng import Rng
from engine.core.rules import M, Result, S
from engine.core.session import HANDED_OVER, LogEntry, Session
from engine.core.session_records import UndoBarrier
from engine.storage.journal import Journal
from engine.storage.save import to_save, write_save
from engine.storage.save_file import PICTURE, SaveFile
from game.i18n.display_text import LONGEST_NAME, display_text
from game.play.autosave import Autosave
from game.play.hot_seat_policy import HotSeatPolicy
from game.play.occupants import UNNAMED, Occupant, to_players, unnamed

LONGEST = 200  # letters of a name


class Match(Generic[S, M]):
    def __init__(
        self,
        session: Session[S, M],
        sitters: list[Occupant],
        customs: HotSeatPolicy[S, M],
        path: Path | None = None,
        whole: bool = True,
    ) -> None:
        self.session = session
        self.rules = session.rules
        self.sitters = sitters
        self.customs = customs
        self.path = path
        self.whole = whole  # the history can be replayed from its beginning
        self.version = 0  # raised with every change of what is seen
        self.moment = 0  # raised when other seats are asked than those left of the same simultaneous choice
        self.viewer: int | None = None  # whose eyes the screen shows; None: an onlooker's
        self.cursor: int | None = None  # so many moves of the log are shown; None: the present
        self.showing: int | None = None  # the number of a move that is still being shown: no line tells of it yet
        self.origin = ""  # the game and the moment it branched off from, in words
        self.portrait: Callable[[], bytes] = bytes  # a small PNG of the present, as everybody may see it
        self.cut = ""  # why its history can't be replayed, where no correction is the reason
        self.lost = ""  # why the journal it was taken up from could not be followed to its end
        self.missing = ""  # why there was nothing of the journal to follow, though the save names it
        self.names_typed = True  # no seat bears a made name; False for a match of an older save
        self.default_name: Callable[[int], str] = lambda seat: ""  # of a seat for which nobody typed a name
        self.kept: Callable[[str], None] = lambda reason: None  # told why nothing is kept any more; "": again
        self._keeper = Autosave(path, session, self._whole) if path is not None else None
        self._views: dict[tuple[int, int | None, bool], S] = {}
        people = self.people
        if len(people) == 1:
            self.viewer = people[0]  # with one person the screen is his; with several it is handed over

    # -- who -----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person]

    @property
    def awaiting(self) -> tuple[int, ...]:
        """All seats that must decide now."""
        return self.session.awaiting

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.awaiting if not self.is_person(seat)]

    @property
    def asked(self) -> int | None:
        """The seat that must decide now; of several the person at the screen, another person, a bot."""
        awaiting = self.awaiting
        persons = [seat for seat in awaiting if self.is_person(seat)]
        if self.viewer in persons:
            return self.viewer
        return next(iter([*persons, *awaiting]), None)

    def is_person(self, seat: int) -> bool:
        return seat < len(self.sitters) and self.sitters[seat].person

    def name(self, seat: int) -> str:
        """As it can be shown: what was typed, else what the seat is. "" for a seat that nobody has: the game's own
        opponent."""
        if seat >= len(self.sitters):
            return ""
        typed = self.sitters[seat].name
        return display_text(typed, LONGEST_NAME) if typed else self.default_name(seat)

    @property
    def handover_needed(self) -> bool:
        """Another person must come to the screen before the next decision."""
        asked = self.asked
        if asked is None or not self.is_person(asked) or asked == self.viewer:
            return False
        return not self.customs.in_public(self.onlooker)

    @property
    def deciding(self) -> int | None:
        """The person at this screen who is asked, whatever it shows; None while bots are, or somebody is called."""
        asked = self.asked
        return None if asked is None or not self.is_person(asked) or self.handover_needed else asked

    @property
    def acting(self) -> int | None:
        """The person who decides now at this screen; None while bots do, or nobody, or the past is shown."""
        return self.deciding if self.cursor is None else None

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def eyes(self) -> int | None:
        """Whose secrets the screen may show now: the viewer's; nobody's while another chooses in public, who may look
        back, too."""
        return self.viewer if self.deciding in (None, self.viewer) else None

    @property
    def view(self) -> S:
        """What the screen may know of the position shown. Everything drawn comes from here."""
        return self._seen(self.eyes, self.cursor)

    @property
    def onlooker(self) -> S:
        """What everybody may know of the present."""
        return self._seen(None, None)

    def _seen(self, seat: int | None, cursor: int | None) -> S:
        if self._views and next(iter(self._views))[0] != self.version:
            self._views.clear()
        key = (self.version, seat, cursor is None)
        if key not in self._views:
            if cursor is not None:
                self._views[key] = self.rules.view(self.session.position(cursor), seat)
            elif seat is not None and not self.awaiting:
                self._views[key] = self.opened(len(self.log))  # the game is over: everything is face up
            else:
                self._views[key] = self.session.view(seat)
        return self._views[key]

    def view_of(self, seat: int) -> S:
        """What a seat may know of the present: for its bot."""
        return self.session.view(seat)

    def seen_at(self, moves: int, seat: int | None) -> S:
        """What a seat could know after so many moves of the log. Raises IndexError beyond it."""
        return self.rules.view(self.session.position(moves), seat)

    def opened(self, moves: int) -> S:
        """The whole position after so many moves of a game that is over. Raises ValueError while it is not."""
        if self.awaiting:
            raise ValueError("the game is not over: its positions keep their secrets")
        return self.session.position(moves)

    @property
    def at(self) -> int:
        """How many moves led to the position shown."""
        return len(self.log) if self.cursor is None else self.cursor

    def look_at(self, moves: int | None) -> None:
        """Show an earlier position, or the present again."""
        self.cursor = moves
        self.version += 1

    def legal(self) -> list[M]:
        """The moves of the person who acts."""
        acting = self.acting
        return self.session.legal_moves(acting) if acting is not None else []

    def why_not(self, move: M) -> Reason | None:
        return self.session.why_not(move)

    def nearest(self, moves: Iterable[M], depth: Sequence[str] = ()) -> Reason | None:
        """Of many refusals the one that is nearest to legal: the first of these codes, else the first at all.

        None if a move is legal, or none was meant.
        """
        found: dict[str, Reason] = {}
        for move in moves:
            reason = self.why_not(move)
            if reason is None:
                return None
            found.setdefault(reason.code, reason)
        code = next((code for code in depth if code in found), next(iter(found), ""))
        return found.get(code)

    def trial(self, seat: int) -> S:
        """One world the seat can't tell from the real one, to try a move in; the same for the same position."""
        return self.rules.guess(self.session.view(seat), seat, Rng(self.dice(seat, "trial")))

    def dice(self, seat: int, purpose: str = "bot") -> int:
        """A seed of 64 bits for this seat at this point of the log. It is made of what the seat may know and of what
        everybody was told at the start, so it can tell nothing about the deal."""
        seen = self.rules.digest(self.session.view(seat))
        words = f"{self.session.commitment}:{seen}:{len(self.session.log)}:{seat}:{purpose}"
        return int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"imperial.dice").digest(), "big")

    @property
    def log(self) -> list[LogEntry[M]]:
        """What was played. Events must go through ``visible`` before they are shown."""
        return self.session.log

    def result(self) -> Result | None:
        return self.session.result()

    def digest(self) -> str:
        """The fingerprint of the present position."""
        return self.rules.digest(self.session.position(len(self.session.log)))

    # -- what is done --------------------------------------------------------------------------------------------

    def submit(self, move: M) -> list[Event]:
        """Raises IllegalMove."""
        before = set(self.awaiting)
        events = self.session.submit(move)
        self._tell(lambda journal: journal.moved(self.session))
        if not set(self.awaiting) <= before - {move.seat}:
            self.moment += 1
        self.cursor = None
        self.version += 1
        return events

    @property
    def can_undo(self) -> bool:
        """Not while the past is shown."""
        return self.cursor is None and self.session.can_undo

    @property
    def can_redo(self) -> bool:
        return self.cursor is None and self.session.can_redo

    @property
    def barrier(self) -> UndoBarrier:
        """Why undo stops."""
        return self.session.barrier

    def undo(self) -> M | None:
        """Take the last move back; None, and nothing happens, where that can't be done."""
        if not self.can_undo:
            return None
        move = self.session.undo()
        if move is not None:
            self._tell(lambda journal: journal.undone(self.session))
        self._jumped()
        return move

    def redo(self) -> list[Event] | None:
        if not self.can_redo:
            return None
        events = self.session.redo()
        if events is not None:
            self._tell(lambda journal: journal.redone(self.session))
        self._jumped()
        return events

    def _jumped(self) -> None:
        self.version += 1
        self.moment += 1

    def fix(self) -> None:
        """Nobody takes back what was played so far."""
        if not (self.session.can_undo or self.session.can_redo) and self.session.barrier == HANDED_OVER:
            return
        self.session.hand_over()
        self._tell(lambda journal: journal.handed_over(self.session))

    def step_back(self) -> None:
        """Whoever is at the screen leaves it."""
        self.viewer = None
        self.version += 1

    def hand_over(self, seat: int) -> None:
        """The screen is this seat's from now on. Whoever comes back to the own moves, after a pause or a restart, may
        still take them back: nobody has seen the table since."""
        open_moves = [*(entry.move for entry in self.session.log[self.session.fixed :]), *self.session.undone]
        if not open_moves or any(move.seat != seat for move in open_moves):
            self.fix()
        self.viewer = seat
        self.version += 1

    # -- the save ------------------------------------------------------------------------------------------------

    def extra(self) -> dict[str, Any]:
        """What stands in the save for the list of saves."""
        saved = datetime.now().isoformat(timespec="seconds")
        told = {**self.customs.summary(self.onlooker), **unnamed(self.sitters), "saved": saved}
        if self.asked is not None:
            told["asked"] = self.asked
        if self.origin:
            told["origin"] = self.origin
        return told

    def recall(self, extra: Mapping[str, Any]) -> None:
        """What a save's ``extra`` tells that no session does."""
        self.origin = str(extra.get("origin", ""))[:LONGEST]
        self.names_typed = UNNAMED in extra

    def _whole(self, link: str) -> SaveFile:
        picture = b64encode(self.portrait()).decode()
        if len(picture) > PICTURE:
            picture = ""
        return to_save(self.session, self.extra(), to_players(self.sitters), link, picture)

    def _tell(self, line: Callable[[Journal], None]) -> None:
        """Have what was just done on the disk, before anybody sees it."""
        if self._keeper is not None:
            before = self._keeper.trouble
            self._keeper.tell(line)
            self._told(before)

    def _told(self, before: str) -> None:
        """Say it once when the disk begins to refuse, and once when it takes again."""
        trouble = self.trouble
        if bool(trouble) != bool(before):
            self.kept(trouble)

    @property
    def trouble(self) -> str:
        """Why the present is not on the disk; "" if it is, or need not be."""
        return self._keeper.trouble if self._keeper is not None else ""

    def go_on(self, journal: Journal | None, ended: str = "") -> None:
        """This game was taken up from its save: go on writing its journal; ``ended``: the last link of one that takes
        no more lines. A bot's last move is nobody's to take back, even where all stopped before that was told."""
        if self.path is not None:
            self._keeper = Autosave(self.path, self.session, self._whole, journal, ended)
        if self.log and not self.is_person(self.log[-1].move.seat):
            self.fix()

    def keep(self) -> str:
        """Write the save. Returns why it could not be written; "": it was."""
        if self._keeper is not None:
            before = self._keeper.trouble
            self._keeper.save()
            self._told(before)
        return self.trouble

    def whole_save(self) -> SaveFile:
        """The save of the present, to be taken elsewhere. It names what is hidden."""
        return self._whole("")

    def save(self, path: Path) -> None:
        """Write an open copy elsewhere, for whoever looks for a fault. Raises SaveError."""
        write_save(path, self.whole_save(), openly=True)

    def close(self) -> None:
        """The game leaves the table: nothing more is written."""
        if self._keeper is not None:
            self._keeper.close()
