"""The client of one seat at an online table: its connection, its session, and the other seats' presence. All in the
window's thread."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from engine.core.deal import HOST
from engine.core.game_session import GameSession
from engine.core.move import Reason, Seat
from engine.core.session import Session
from engine.core.signing import SECRET
from engine.host.bot_workers import codec_of
from engine.host.client import RemoteSession
from engine.host.client_messages import OpenTable
from engine.host.client_proof import OtherComponents, seat_signer
from engine.host.clocks import Clock
from engine.host.connection import waits
from engine.host.host_messages import (
    HostMessage,
    NoticesTo,
    Position,
    Presence,
    Renewed,
    Replaced,
    RequestRefused,
    Said,
    SeatStatus,
    StateUpdate,
    TableInfo,
    Welcome,
)
from engine.host.message_types import Message
from engine.host.seats import Link
from game.i18n.display_text import LONGEST_NAME, display_text
from game.platform import clock
from game.play.elsewhere import Arrival, RefusedMove, SeatPresence, TableWord
from game.together.line import UNABLE, HostLine
from game.together.seat_talk import SeatTalk

AT_ONCE = 60  # positions of the past that are fetched before the table is shown
IN_FLIGHT = 8  # positions of the past that are asked for at the same time
MINUTE = 60_000  # ms
MOST_SAID = 50  # words that wait to be shown
REPLACED, NONSENSE = "together-replaced", "together-fault"
FAULT_LINE, FAULT_DEAL = "together-fault-line", "together-fault-deal"
GONE = {  # reasons for which the table can't be opened -> message id
    "no_table": "together-no-table",
    "wrong_secret": "together-wrong-link",
    "no_watchers": "together-no-watchers",
    "no_game": "together-other-version",
    "old_client": "together-old-client",
    "old_host": "together-old-host",
    "too_many_guesses": "together-too-many",
}
NOT_NOW = {  # reasons for which the table can't be opened yet -> message id
    "too_many_guesses": GONE["too_many_guesses"],
    "not_stored": UNABLE,
    "failed": UNABLE,
    "full": UNABLE,
}
BY_ITSELF = ("open", "pledge", "reveal", "sign")  # what no player sends; it is sent again when the table is opened
NOT_PLAYED = {"not_stored": "together-not-stored", "barrier": "together-undo-none"}


class RemoteSeat(SeatTalk):
    """Implements `Elsewhere`, the table's interface to a host. `link` opens the seat, or without a secret watches;
    `name` is who sits down; `woken` is called in another thread when something has arrived."""

    def __init__(
        self,
        link: Link,
        name: str,
        woken: Callable[[], None],
        title: str = "",
        device: bytes = b"",
        looks_only: bool = False,
    ) -> None:
        """`device`: the device's secret, with which the seat signs; without one the host signs after a restart.
        `looks_only`: it is asked whose turn it is, and no table is shown."""
        self.link, self.name, self.title = link, name, title
        self.session: RemoteSession | None = None
        self.presence: Presence | None = None
        self.info: TableInfo | None = None
        self.past_came = False  # a position came that was shown another in place of
        self.save = ""  # the file of the finished game
        self.heard: list[HostMessage] = []  # answers to what pages have asked, until they take them
        self.notice_kinds: Sequence[str] = ()  # of addresses to which the host sends notices
        self.notices: NoticesTo | None = None  # where the host tells of turns; None: nothing was set yet
        self.seats: Sequence[SeatPresence] = ()
        self.undo_asked_by: Seat | None = None
        self.undo_refused_by: Seat | None = None
        self.noted: Callable[[], None] = lambda: None  # called when presence has changed
        self.said: list[TableWord] = []
        self.colours: Sequence[tuple[int, int, int]] = ()
        self.muted: set[Seat] = set()
        self.show_people: Callable[[], None] = lambda: None
        self._looks_only = looks_only
        self._open_requested = False  # the table is being opened, for the first time or after the line broke
        self._gone = ""  # why this seat can't be played here, whatever the line does
        self._not_yet = ""  # why the host does not open the table yet; it is asked again by itself
        self._waits = waits()  # between those tries
        self._error = ""  # of the line, when it was shown last
        self._shown_minutes: list[int] = []  # of the clocks that run, when they were shown last
        self._refusal: RefusedMove | None = None
        self.updates: deque[StateUpdate] = deque()  # lines of the log that were not taken in yet
        self._wanted: set[int] = set()
        self._woken = woken
        self._unsigned: RequestRefused | None = None  # signed over a line that others had followed; see `take`
        device = device or secrets.token_bytes(SECRET)
        self._signer = seat_signer(device, link.table, link.secret) if link.secret else None
        self._line = HostLine([link.url], self._opening, woken)

    def _opening(self) -> list[Message]:
        if self._gone not in ("", GONE["no_game"]):  # a host that comes back may have another version now
            return []
        self._open_requested = True
        number = self.session.number if self.session is not None else -1
        key = self._signer.public if self._signer is not None else ""
        return [OpenTable(table=self.link.table, secret=self.link.secret, number=number, name=self.name, key=key)]

    # -- the state of the line -------------------------------------------------------------------------------------

    @property
    def error(self) -> str:
        """The message id of why this window can't play on: host out of reach, seat refused, or faulty log; "" if all is
        well."""
        if self._gone:
            return self._gone
        fault = self.session.fault if self.session is not None else None
        if fault is not None:
            return FAULT_LINE if getattr(fault, "line", 0) else FAULT_DEAL
        refused = self._line.refused
        return GONE[refused.reason] if refused is not None else self._line.error or self._not_yet

    def error_text(self, text: Callable[..., str]) -> str:
        """Returns the sentence about `error`, with the line and the participant of a fault; `text` looks messages up
        by id."""
        fault = self.session.fault if self.session is not None else None
        if fault is None or self.error not in (FAULT_LINE, FAULT_DEAL):
            return text(self.error)
        line, who = getattr(fault, "line", 0), fault.participant
        name = text("game-deal-host") if who == HOST else self._name_of(who)
        return text(FAULT_LINE, line=line, name=name) if line else text(FAULT_DEAL, name=name)

    def _name_of(self, seat: Seat) -> str:
        typed = self.seats[seat].name if seat < len(self.seats) else ""
        return display_text(typed, LONGEST_NAME) if typed else str(seat + 1)

    @property
    def is_showable(self) -> bool:
        """Whether the game has begun and enough of it has been received to be shown."""
        session = self.session
        if session is None or session.number < 0:
            return False
        if not session.awaiting:
            return self.whole() is not None
        lacking = session.lacking()
        return not lacking or lacking[0] < len(session.log) - AT_ONCE

    @property
    def own_seats(self) -> list[Seat]:
        """The seats that are played in this window: here one, or none for an onlooker."""
        seat = self.session.seat if self.session is not None else None
        return [seat] if seat is not None else []

    def table_session(self) -> GameSession[Any, Any]:
        """Returns the session that the table shows; to be called only after the game has begun."""
        assert self.session is not None
        return self.session

    def send(self, message: Message) -> None:
        """Sends a page's request to the host; the answer comes in `heard`."""
        self._line.send(message)

    def retry(self) -> None:
        """Connects again at once, also where another window has taken the seat."""
        self._gone = self._not_yet = ""
        self._line.close()
        self._line = HostLine([self.link.url], self._opening, self._woken)

    def close(self) -> None:
        """Ends the connection."""
        self._line.close()

    # -- what arrives ----------------------------------------------------------------------------------------------

    def listen(self) -> bool:
        """Processes the messages that have arrived; moves of the log wait until `take` is called. Returns whether
        something shown has changed."""
        changed = False
        for message in self._line.arrived():
            if getattr(message, "table", self.link.table) in ("", self.link.table):
                changed |= self._hear(message)
        while self.updates and self._is_over:
            self.take()  # the signatures of the others, which no table shows
        error = self.error
        changed |= error != self._error
        self._error = error
        minutes = self._minutes()
        changed |= minutes != self._shown_minutes
        self._shown_minutes = minutes
        self._fetch()
        if changed:
            self.noted()
        return changed

    @property
    def _is_over(self) -> bool:
        session = self.session
        return session is not None and session.number >= 0 and not session.awaiting

    def _hear(self, message: HostMessage) -> bool:
        if isinstance(message, TableInfo):
            return self._opened(message)
        if isinstance(message, Welcome):
            self.notice_kinds = message.notices
            return True
        if isinstance(message, NoticesTo):
            self.notices = message
            return True
        if isinstance(message, Presence):
            self.presence = message
            self.seats = [self._seen(seat) for seat in message.seats]
            return True
        if isinstance(message, StateUpdate):
            if self._looks_only:
                return False
            self.updates.append(message)
            if self.session is not None:
                if self.session.number < 0:
                    self.take()
                self.session.drop_request(message.lines)  # which wait while the question is shown
                self.find_asker()
            return True
        if isinstance(message, Said):
            if message.seat not in self.muted:
                self.said.append(TableWord(message.seat, message.text, message.sentence, message.place))
                del self.said[:-MOST_SAID]
            return True
        if isinstance(message, Renewed):
            self.heard.append(message)
            return True
        if isinstance(message, Replaced):
            if message.seat == (self.session.seat if self.session is not None else None):
                self._gone = REPLACED
            return True
        if isinstance(message, RequestRefused) and message.reason == "unsigned":
            return self._sign_again(message)
        changed = self._by_session(message)
        if isinstance(message, RequestRefused):
            self._refused(message)
            changed |= message in self.heard
        return changed

    def _seen(self, seat: SeatStatus) -> SeatPresence:
        """Returns a seat as tables show it; its clock by the program's own."""
        agreed = self.info.clock if self.info is not None else Clock()
        out_at = None if seat.left is None else clock.now() + round(seat.left * 1000)
        span = round((agreed.allowance * agreed.unit + agreed.full_bank) * 1000)
        waits = seat.late or agreed.kind == "none"
        may_call = not (seat.here or seat.bot) and (not seat.taken or (waits and agreed.when_out == "bot"))
        return SeatPresence(seat.name, seat.kind == "person", seat.bot, seat.here, out_at, span, may_call)

    def next_look(self) -> int | None:
        """Returns the ms until a running clock must be redrawn; None: none runs."""
        left = [seat.out_at - clock.now() for seat in self.seats if seat.out_at is not None]
        return min((ms % MINUTE + 1 for ms in left if ms > 0), default=None)

    def _minutes(self) -> list[int]:
        """Returns the minutes left on each clock that runs."""
        now = clock.now()
        return [-(-max(0, seat.out_at - now) // MINUTE) for seat in self.seats if seat.out_at is not None]

    def _sign_again(self, refused: RequestRefused) -> bool:
        """Lets the session sign over the present line what it had signed over an earlier one; see `take`."""
        if self.updates:
            self._unsigned = refused
            return False
        if self.session is None or not self.session.take(refused):
            return False
        self._refused(refused)
        return True

    def _opened(self, info: TableInfo) -> bool:
        self.info = info
        again, self._open_requested = self._open_requested, False
        if again:
            self._gone = self._not_yet = ""
            self._waits = waits()
        if self.session is not None and again:
            self.updates.clear()  # the host sends everything after the last line that was taken
            self._unsigned = None
            self.session.reopened(info)
            return True
        if self.session is not None:
            return self.session.take(info)
        rules = codec_of(info.game)
        try:
            if rules is None:
                raise OtherComponents(info.game)
            self.session = RemoteSession(rules, info, self._line.send, self._signer)
        except ValueError:  # a setup of another version is mostly none of this one
            self._gone = GONE["no_game"]
        return True

    def _by_session(self, message: HostMessage) -> bool:
        session = self.session
        if session is None:
            self.heard.append(message)
            return True
        try:
            taken = session.take(message)
        except ValueError as error:
            self._gone = GONE["no_game"] if isinstance(error, OtherComponents) else NONSENSE
            return True
        if not taken:
            self.heard.append(message)
        if isinstance(message, Position) and message.moves in self._wanted:
            self._wanted.discard(message.moves)
            self.past_came = True
        before = self.undo_asked_by
        self.find_asker()
        refuser = getattr(message, "refused", None) if message.type == "undo_asked" else None
        if refuser is not None and getattr(message, "seat", None) == session.seat:
            self.undo_refused_by = refuser
        return self.undo_asked_by != before or refuser is not None or self.past_came

    def _refused(self, message: RequestRefused) -> None:
        """Notes why the table can't be opened, or why a move was not taken."""
        if message.of in BY_ITSELF and message.reason in NOT_NOW:
            self._not_yet = NOT_NOW[message.reason]
            self._line.send_later(next(self._waits), lambda: self._opening() if self._not_yet else [])
        elif message.of in ("open", "hello") and message.reason in GONE:
            self._gone = GONE[message.reason]
        elif message.of in ("move", "undo") and self.session is not None and self.session.sent is None:
            reason = Reason(message.code, tuple(sorted(message.params.items()))) if message.code else None
            self._refusal = RefusedMove(NOT_PLAYED.get(message.reason, "together-refused"), reason)

    def _fetch(self) -> None:
        """Asks for positions of the past that are not here, the newest first."""
        session = self.session
        if self._looks_only or self._gone or session is None or session.number < 0 or not session.awaiting:
            return
        room = (AT_ONCE if not self.is_showable else IN_FLIGHT) - session.asking
        for moves in session.lacking()[: max(0, room + session.asking)]:
            if room <= 0:
                return
            room -= session.ask_for(moves)

    # -- the log ---------------------------------------------------------------------------------------------------

    def refusal(self) -> RefusedMove | None:
        """Returns the host's refusal of the last move, once; None if there is none."""
        found, self._refusal = self._refusal, None
        return found

    def arrival(self) -> Arrival | None:
        """Returns who acted in the next part of the log that `take` would play, and whether it takes moves back; None
        while there is none."""
        if not self.updates or self.session is None:
            return None
        lines = [line for line in self.updates[0].lines if line.number > self.session.number]
        seats = tuple(dict.fromkeys(line.seat for line in lines if line.seat is not None))
        return Arrival(seats, any(line.do in ("undo", "rewind") for line in lines))

    def take(self) -> None:
        """Plays the next arrived part of the log in the session. If the host had refused the own move only because
        others acted first, it is signed and sent again after the last part."""
        assert self.session is not None
        try:
            self.session.take(self.updates.popleft())
        except ValueError:
            self._gone = NONSENSE
        refused = self._unsigned
        if refused is not None and not self.updates:
            self._unsigned = None
            self._sign_again(refused)

    def whole(self) -> Session[Any, Any] | None:
        """Returns the complete session of a finished game; None before the host has sent it, or if it was tampered
        with."""
        found = self.session.whole if self.session is not None and self.session.fault is None else None
        return found if isinstance(found, Session) else None

    def set_save_path(self, name: str) -> None:
        """Notes the name of the file in which the finished game is saved, to be stored with the table on this
        device."""
        self.save = name
        self.noted()

    def nearest(self, moves: int) -> Any:
        """Returns the position after `moves` moves as this seat may know it; if the host has not sent it yet, the next
        later one received, and asks for it."""
        assert self.session is not None
        self._wanted.add(moves)
        return self.session.nearest(moves)
