"""A table: its seats, its session, and its log, numbered line by line. It knows no connection and no disk.

Each change appends a line; `fresh` are those that are not stored yet. Whoever stores them calls `stored`, or drops the
table and restores it from what was stored. A seat is shown its view, its own moves, and the events visible to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.codec import Codec
from engine.core.event import visible
from engine.core.move import IllegalMove, Seat
from engine.core.seed_commitment import seed_of
from engine.core.session import LogEntry, Session
from engine.host.host_messages import Line, PlayedMove, SeatStatus, StateUpdate, TableInfo
from engine.host.message_types import Refusal
from engine.host.records import PERSON, LogLine, TableRecord, UndoRequest
from engine.storage.hash_chain import link
from engine.storage.journal_file import JournalHeader
from engine.storage.save import to_save
from engine.storage.save_file import SavedOccupant, one_line


class OtherRules(Exception):
    """The log of a table can't be played again: rules or components were changed since, or it is damaged."""


class Table:
    """One table. `record` is what changes and is stored as a whole."""

    def __init__(self, record: TableRecord, rules: Codec[Any, Any, Any]) -> None:
        self.record = record
        self.rules = rules
        self.setup = rules.load_setup(record.setup)
        self.session: Session[Any, Any] | None = None
        self.lines: list[LogLine] = []
        self._shown: list[Line] = []  # as the log tells of them, without what was played
        self._played: list[list[LogEntry[Any]]] = []
        self._stored = 0

    # -- the log ---------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last line; -1 before the game has begun."""
        return len(self.lines) - 1

    @property
    def fresh(self) -> Sequence[LogLine]:
        """The lines that are not stored yet."""
        return self.lines[self._stored :]

    def stored(self) -> None:
        """All lines are stored now."""
        self._stored = len(self.lines)

    @property
    def game(self) -> Session[Any, Any]:
        """The session. Raises Refusal before the game has begun."""
        if self.session is None:
            raise Refusal("not_running")
        return self.session

    @property
    def running(self) -> Session[Any, Any]:
        """The session of a game that goes on. Raises Refusal."""
        if self.record.status != "running":
            raise Refusal("not_running")
        return self.game

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none before the game has begun and after its end."""
        return self.session.awaiting if self.session is not None else ()

    def _append(self, base: int, now: float, data: dict[str, Any], shown: Line, played: list[LogEntry[Any]]) -> int:
        """Adds a line that the session has carried out, and moves the clocks on. Returns its number."""
        before = self.lines[-1].data["link"] if self.lines else ""
        seat = shown.seat
        since = now if seat is None else self.record.seats[seat].since
        line = LogLine(
            len(self.lines), base, now, now if since is None else since, {**data, "link": link(before, data)}
        )
        self._keep(line, shown, played)
        self._move_clocks(line)
        return line.number

    def _keep(self, line: LogLine, shown: Line, played: list[LogEntry[Any]]) -> None:
        self.lines.append(line)
        self._shown.append(shown)
        self._played.append(played)

    def _move_clocks(self, line: LogLine) -> None:
        record = self.record
        record.request = None
        if line.do == "move" and line.seat is not None:
            seat = record.seats[line.seat]
            seat.bank = record.clock.bank_after(line.since, seat.bank, line.at)
            seat.since = None
        asked = self.asked
        for place, occupied in enumerate(record.seats):
            if place not in asked:
                occupied.since = None
            elif occupied.since is None:
                occupied.since = line.at
        if line.do in ("undo", "rewind") and line.seat in asked:  # taking back gives nobody a new allowance
            record.seats[line.seat].since = self._asked_before(line)
        record.status = "running" if asked else "over"

    def _asked_before(self, undo: LogLine) -> float:
        """Returns since when a seat had been asked for the last move it made before it took one back."""
        moves = (line for line in reversed(self.lines[: undo.number]) if line.do == "move" and line.seat == undo.seat)
        last = next(moves, None)
        return undo.at if last is None else last.since

    # -- what is done ----------------------------------------------------------------------------------------------

    def begin(self, nonce: str, now: float) -> int:
        """Draws the deal and begins the game. Raises Refusal."""
        if self.session is not None:
            raise Refusal("begun")
        self.session = Session(self.rules, self.setup, seed_of(nonce), nonce=nonce)
        header = JournalHeader(
            game=self.rules.id,
            commitment=self.session.commitment,
            seed=self.session.seed,
            nonce=nonce,
            setup=self.record.setup,
            players=self._players(),
            components=self.rules.component_digest(self.setup),
            digest=self.session.digest(0),
        )
        for seat in self.record.seats:
            seat.bank = self.record.clock.full_bank
        return self._append(-1, now, header.model_dump(exclude={"link"}), Line(number=0, do="begin"), [])

    def move(self, seat: Seat, number: int, data: dict[str, Any], now: float) -> int:
        """Plays a move that was chosen when line `number` was the last. Returns its line; that of the same move if it
        was played before. Raises Refusal."""
        if self.session is None:
            raise Refusal("not_running")
        try:
            move = self.rules.load_move(data)
        except (ValueError, RecursionError) as error:
            raise Refusal("illegal", one_line(error)) from error
        if move.seat != seat:
            raise Refusal("illegal", "it is another seat's")
        plain = self.rules.dump_move(move)
        known = self._since(seat, number, lambda line: line.data.get("move") == plain)
        if known is not None:
            return known
        session = self.running
        try:
            session.submit(move)
        except IllegalMove as error:
            raise Refusal("illegal", str(error), error.reason.code, dict(error.reason.params)) from error
        line = {"do": "move", "move": plain, "digest": session.digest(len(session.log))}
        shown = Line(number=len(self.lines), do="move", seat=seat, place=len(session.log) - 1)
        return self._append(number, now, line, shown, [session.log[-1]])

    def _since(self, seat: Seat, number: int, same: Any) -> int | None:
        """Judges what a seat did when it had line `number`. Returns the line if it is there already, else None. Raises
        Refusal where the seat itself has acted since, or somebody took something back."""
        if number > self.number:
            raise Refusal("stale")
        for line in self.lines[number + 1 :]:
            if line.seat == seat and line.base == number and same(line):
                return line.number
            if line.seat == seat or line.do != "move":
                raise Refusal("stale")
        return None

    def undo(self, seat: Seat, number: int, now: float) -> int | None:
        """Takes the seat's last move back. Returns the line; None if other people are asked first. Raises Refusal."""
        known = self._since(seat, number, lambda line: line.do in ("undo", "rewind"))
        if known is not None:
            return known
        if number != self.number:
            raise Refusal("stale")
        session = self.running
        place = next((at for at in range(len(session.log) - 1, -1, -1) if session.log[at].move.seat == seat), -1)
        if place < 0:
            raise Refusal("barrier")
        asked = self.record.request
        if asked is not None and (asked.seat, asked.number) == (seat, number):
            return None
        if session.can_undo_by(seat):
            session.undo(seat)
            session.undone.clear()
            line = {"do": "undo", "seat": seat, "digest": session.digest(len(session.log))}
            shown = Line(number=len(self.lines), do="undo", seat=seat, place=place)
            return self._append(number, now, line, shown, session.log[place:])
        voters = [other for other in self._people() if other != seat]
        if not voters:
            raise Refusal("barrier")
        self.record.request = UndoRequest(seat=seat, number=number, place=place, waiting=voters)
        return None

    def consent(self, seat: Seat, number: int, agree: bool, now: float) -> UndoRequest:
        """A seat's answer to an undo that was asked for. Returns the request; when nobody is left to ask, the game has
        gone back. Raises Refusal."""
        request = self.record.request
        if request is None or request.number != number or seat not in request.waiting:
            raise Refusal("nothing_asked")
        if not agree:
            self.record.request = None
            return request
        request.waiting.remove(seat)
        request.agreed.append(seat)
        self._finish_request(now)
        return request

    def _finish_request(self, now: float) -> None:
        request, session = self.record.request, self.running
        if request is None or request.waiting:
            return
        session.rewind(request.place)
        agreed = sorted(request.agreed)
        digest = session.digest(len(session.log))
        line = {"do": "rewind", "seat": request.seat, "place": request.place, "agreed": agreed, "digest": digest}
        shown = Line(number=len(self.lines), do="rewind", seat=request.seat, place=request.place, agreed=agreed)
        self._append(request.number, now, line, shown, [])

    def sit_in(self, seat: Seat, bot: str, now: float) -> None:
        """Lets a bot play a person's seat. It has no vote on an undo, but where nobody has one, nobody has agreed."""
        self.record.seats[seat].bot = bot
        request = self.record.request
        if request is not None and seat in request.waiting:
            request.waiting.remove(seat)
            if not request.waiting and not request.agreed:
                self.record.request = None
            self._finish_request(now)

    def may_call_bot(self, seat: Seat, on: Seat, here: bool, now: float) -> bool:
        """Whether a seat may let a bot play another one; `here`: its person has a window."""
        if seat == on:
            return True
        occupied, clock = self.record.seats[on], self.record.clock
        if here or occupied.bot or clock.when_out != "bot":
            return False
        return clock.kind == "none" or (occupied.since is not None and self._late(on, now))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def info(self, seat: Seat | None) -> TableInfo:
        """Returns what does not change, for a seat (None: an onlooker)."""
        return TableInfo(
            table=self.record.id,
            game=self.rules.id,
            setup=self.record.setup,
            components=self.rules.component_digest(self.setup),
            commitment=self.session.commitment if self.session is not None else "",
            clock=self.record.clock,
            watchers=self.record.watchers,
            seat=seat,
        )

    def update(self, seat: Seat | None, after: int) -> StateUpdate:
        """Returns the lines after `after` and the present view of a seat. Raises Refusal before the game has begun."""
        session = self.game
        return StateUpdate(
            table=self.record.id,
            seat=seat,
            lines=[self._line(number, seat) for number in range(min(after, self.number) + 1, len(self.lines))],
            view=self.rules.dump_state(session.view(seat)),
            undo=seat is not None and self.record.status == "running" and session.can_undo_by(seat),
        )

    def _line(self, number: int, seat: Seat | None) -> Line:
        played = [self._as_seen(entry, seat) for entry in self._played[number]]
        return self._shown[number].model_copy(update={"played": played})

    def _as_seen(self, entry: LogEntry[Any], seat: Seat | None) -> PlayedMove:
        return PlayedMove(
            seat=entry.move.seat,
            move=self.rules.dump_move(entry.move) if entry.move.seat == seat else None,
            events=[self.rules.dump_event(event) for event in visible(entry.events, seat)],
        )

    def position(self, moves: int, seat: Seat | None) -> dict[str, Any]:
        """Returns the position after so many moves as a seat could know it. Raises Refusal."""
        session = self.game
        if moves > len(session.log):
            raise Refusal("no_position")
        return self.rules.dump_state(self.rules.view(session.position(moves), seat))

    def saved(self) -> dict[str, Any]:
        """Returns the save of a finished game. Raises Refusal while it is not over."""
        if self.record.status != "over":
            raise Refusal("not_over")
        return to_save(self.game, players=self._players()).model_dump(mode="json")

    def statuses(self, here: Sequence[Seat], now: float) -> list[SeatStatus]:
        """Returns the seats as all see them; `here` are those with a window."""
        asked, clock = self.asked, self.record.clock
        return [
            SeatStatus(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                taken=seat.taken,
                here=place in here,
                asked=place in asked,
                deadline=clock.deadline(seat.since, seat.bank) if place in asked and seat.since is not None else None,
                late=place in asked and self._late(place, now),
            )
            for place, seat in enumerate(self.record.seats)
        ]

    def _late(self, seat: Seat, now: float) -> bool:
        occupied = self.record.seats[seat]
        return occupied.since is not None and self.record.clock.is_out(occupied.since, occupied.bank, now)

    def _people(self) -> list[Seat]:
        """The seats that a person has claimed and plays."""
        return [at for at, seat in enumerate(self.record.seats) if seat.kind == PERSON and seat.taken and not seat.bot]

    def _players(self) -> list[SavedOccupant]:
        return [
            SavedOccupant(name=seat.name, who=PERSON if seat.kind == PERSON else seat.bot) for seat in self.record.seats
        ]

    # -- after a restart -------------------------------------------------------------------------------------------

    def restore(self, lines: Sequence[LogLine]) -> None:
        """Carries out stored lines again. Raises OtherRules."""
        for line in lines:
            before = self.lines[-1].data["link"] if self.lines else ""
            data = {name: value for name, value in line.data.items() if name != "link"}
            if line.number != len(self.lines) or line.data.get("link") != link(before, data):
                raise OtherRules(f"line {line.number}: does not follow from the line before")
            try:
                self._again(line)
            except (ValueError, LookupError, TypeError) as error:
                raise OtherRules(f"line {line.number}: {one_line(error)}") from error
            if self.game.digest(len(self.game.log)) != line.data["digest"]:
                raise OtherRules(f"line {line.number}: the position differs")
        self.stored()

    def _again(self, line: LogLine) -> None:
        """Carries out one stored line. Raises ValueError, LookupError or TypeError where that is impossible."""
        data = line.data
        if line.do == "begin":
            self.session = Session(self.rules, self.setup, data["seed"], nonce=data["nonce"])
            self._keep(line, Line(number=0, do="begin"), [])
            return
        session, seat = self.game, line.seat
        if line.do == "move":
            session.submit(self.rules.load_move(data["move"]))
            shown = Line(number=line.number, do="move", seat=seat, place=len(session.log) - 1)
            self._keep(line, shown, [session.log[-1]])
        elif line.do == "undo":
            place = next(at for at in range(len(session.log) - 1, -1, -1) if session.log[at].move.seat == seat)
            if session.undo(seat) is None:
                raise ValueError("nothing can be taken back")
            session.undone.clear()
            self._keep(line, Line(number=line.number, do="undo", seat=seat, place=place), session.log[place:])
        else:
            session.rewind(data["place"])
            shown = Line(number=line.number, do="rewind", seat=seat, place=data["place"], agreed=data["agreed"])
            self._keep(line, shown, [])
