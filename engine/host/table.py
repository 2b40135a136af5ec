"""A table on a host: its seats and everything they may do in their game (moves, undo, signing the log), and what each
is shown. It knows no connection and no disk.

A seat is shown its view, its own moves, and the events visible to it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

from engine.core.deal import Terms
from engine.core.event import visible
from engine.core.move import IllegalMove, Seat
from engine.core.session import LogEntry
from engine.host.client_messages import Signed
from engine.host.dealing import commitments_of, whole_deal
from engine.host.host_messages import Deal, DealSeat, PlayedMove, SeatStatus, ShownLine, StateUpdate, TableInfo
from engine.host.message_types import Refusal
from engine.host.notices import kind_of
from engine.host.records import CHANGES, PERSON, DueNotice, StoredLine, UndoRequest
from engine.host.table_log import TableLog
from engine.storage.save import to_save
from engine.storage.save_file import one_line


class HostedTable(TableLog):
    """One table. Each change appends lines to its log."""

    # -- what is done ----------------------------------------------------------------------------------------------

    def begin(self, now: float) -> bool:
        """Starts the game if every share of the deal is here. Returns whether it did. Raises Refusal if it has begun
        already."""
        if self.session is not None:
            raise Refusal("begun")
        deal = whole_deal(self.record)
        if deal is None:
            return False
        self._begin(deal, now)
        return True

    def move(self, seat: Seat, number: int, data: dict[str, Any], now: float, signed: Signed | None = None) -> int:
        """Plays a move that was chosen when line `number` of the log was the last. Returns the number of its line; that
        of the same move if it was played before. Raises Refusal."""
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
        if seat >= len(self.record.seats):
            raise Refusal("illegal", "there is no such seat")
        line = self._sign("move", seat, plain, signed)
        try:
            session.submit(move)
        except IllegalMove as error:
            raise Refusal("illegal", str(error), error.reason.code, dict(error.reason.params)) from error
        return self._append_signed(number, now, line, [session.log[-1]], place=len(session.log) - 1)

    def _since(self, seat: Seat, number: int, same: Callable[[StoredLine], bool]) -> int | None:
        """Judges what a seat did when it had line `number`. Returns the line if it is there already, else None. Raises
        Refusal where the seat itself has acted since, or somebody took something back."""
        if number > self.number:
            raise Refusal("stale")
        for line in self._changes_since(number):
            if line.seat == seat and line.base == number and same(line):
                return line.number
            if line.seat == seat or line.do != "move":
                raise Refusal("stale")
        return None

    def _changes_since(self, number: int) -> list[StoredLine]:
        """Returns the lines after `number` that changed the position."""
        return [line for line in self.lines[number + 1 :] if line.do in CHANGES]

    def undo(self, seat: Seat, number: int, now: float, signed: Signed | None = None) -> int | None:
        """Takes the seat's last move back, or asks the other people first. Returns the number of the line in the log;
        None if they are asked. Raises Refusal."""
        known = self._since(seat, number, lambda line: line.do in ("undo", "rewind"))
        if known is not None:
            return known
        if self._changes_since(number):
            raise Refusal("stale")
        session = self.running
        place = next((at for at in range(len(session.log) - 1, -1, -1) if session.log[at].move.seat == seat), -1)
        if place < 0:
            raise Refusal("barrier")
        asked = self.record.request
        if asked is not None and (asked.seat, asked.number) == (seat, number):
            return None
        if session.can_undo_by(seat):
            line = self._sign("undo", seat, {}, signed)
            session.undo(seat)
            session.undone.clear()
            return self._append_signed(number, now, line, session.log[place:], place=place)
        voters = [other for other in self._people() if other != seat]
        if not voters:
            raise Refusal("barrier")
        self._append_signed(number, now, self._sign("ask", seat, {"place": place}, signed), [])
        self.record.request = UndoRequest(seat=seat, number=number, place=place, waiting=voters)
        return None

    def consent(self, seat: Seat, number: int, agree: bool, now: float, signed: Signed | None = None) -> UndoRequest:
        """Records a seat's answer to the pending undo request: a refusal ends the request, and once all have agreed the
        game goes back. Returns the request. Raises Refusal."""
        request = self.record.request
        if request is None or request.number != number or seat not in request.waiting:
            raise Refusal("nothing_asked")
        if not agree:
            self.record.request = None
            return request
        self._append_signed(self.number, now, self._sign("agree", seat, {}, signed), [])
        request.waiting.remove(seat)
        request.agreed.append(seat)
        self._finish_request(now)
        return request

    def _finish_request(self, now: float) -> None:
        request, session = self.record.request, self.running
        if request is None or request.waiting:
            return
        line = self._sign("rewind", request.seat, {"place": request.place})
        session.rewind(request.place)
        self._append_signed(request.number, now, line, [], place=request.place, agreed=sorted(request.agreed))

    def seat_bot(self, seat: Seat, bot: str, now: float) -> None:
        """Puts a bot in a person's seat: the host signs for it from now on, and its answer to a pending undo request is
        not waited for; if no person is left to answer and none has agreed, the request ends. Raises Refusal where no
        game goes on."""
        if self.running.awaiting:
            self._signs_for(seat, {"bot": bot}, now)
        self.record.seats[seat].bot = bot
        request = self.record.request
        if request is not None and seat in request.waiting:
            request.waiting.remove(seat)
            if not request.waiting and not request.agreed:
                self.record.request = None
            self._finish_request(now)

    def on_seat_taken(self, seat: Seat, key: str, now: float) -> None:
        """Records that a window with this key has taken a seat: if the seat took part in the deal of the running game
        with another key, the host signs for it from now on."""
        terms = self._terms
        if self.record.status == "running" and terms.seats[seat].key not in ("", key):
            self._signs_for(seat, {"key": key}, now)

    def _signs_for(self, seat: Seat, why: dict[str, Any], now: float) -> None:
        """Lets the host sign for a seat from now on, if it does not yet."""
        if self._terms.seats[seat].key and seat not in self.joint.chain.signed_by_host:
            self._append_signed(self.number, now, self._sign("call_in", seat, why), [])

    def append_signature(self, seat: Seat, do: Literal["come_back", "seen"], signed: Signed, now: float) -> bool:
        """Appends a seat's signed "come_back" (a person signs for the seat again) or "seen" (of the end). Returns
        whether the log has a new line. Raises Refusal."""
        if do == "come_back":
            if seat not in self.joint.chain.signed_by_host or self.record.status != "running":
                return False
        elif self.record.status != "over" or any(line.do == "seen" and line.seat == seat for line in self.lines):
            return False
        if not self._terms.seats[seat].key:
            raise Refusal("no_key")
        self._append_signed(self.number, now, self._sign(do, seat, {}, signed), [])
        if do == "come_back":
            self.record.seats[seat].bot = ""
        return True

    @property
    def _terms(self) -> Terms:
        return self.joint.deal.terms

    def may_call_bot(self, seat: Seat, on: Seat, here: bool, now: float) -> bool:
        """Whether a seat may let a bot play for seat `on`: always for itself and for a seat that nobody has taken. For
        another, only if a person without a window (`here` is False) sits there, the clock's rule lets a bot in, and the
        time is out or there is no clock."""
        if seat == on:
            return True
        occupied, clock = self.record.seats[on], self.record.clock
        if here or occupied.bot:
            return False
        if not occupied.taken:  # the clock is an agreement with those who play
            return True
        if clock.when_out != "bot":
            return False
        return clock.kind == "none" or (occupied.since is not None and self._late(on, now))

    def note_turns(self, here: Collection[Seat], kinds: Collection[str]) -> None:
        """Adds an e-mail or webhook notice to send for each seat that must decide, has no window (`here` are those with
        one), and has an address of one of these kinds; once per decision."""
        for seat in self.awaiting:
            occupied = self.record.seats[seat]
            if occupied.noticed or occupied.since is None:
                continue
            occupied.noticed = True
            if seat not in here and not occupied.bot and occupied.notify and kind_of(occupied.notify) in kinds:
                self.record.notices.append(DueNotice(id=secrets.token_hex(16), seat=seat))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def info(self, seat: Seat | None) -> TableInfo:
        """Returns the message with the table's fixed data, for a seat (None: an onlooker)."""
        return TableInfo(
            table=self.record.id,
            game=self.rules.id,
            setup=self.record.setup,
            components=self.rules.component_digest(self.setup),
            commitment=self.session.commitment if self.session is not None else "",
            clock=self.record.clock,
            watchers=self.record.watchers,
            seat=seat,
            salt=self.record.deal.salt,
        )

    def deal(self) -> Deal | None:
        """Returns the message with the terms of the deal and all commitments; None before they are fixed."""
        terms = self.record.deal.terms
        if terms is None:
            return None
        return Deal(
            table=self.record.id,
            salt=terms.table,
            seats=[DealSeat(name=seat.name, key=seat.key) for seat in terms.seats],
            host=terms.host,
            commitments=commitments_of(self.record),
        )

    def update(self, seat: Seat | None, after: int) -> StateUpdate:
        """Returns the message with the lines of the log after `after` and the present view of a seat. Raises Refusal
        before the game has begun."""
        session = self.game
        return StateUpdate(
            table=self.record.id,
            seat=seat,
            lines=[self._line(number, seat) for number in range(min(after, self.number) + 1, len(self.lines))],
            view=self.rules.dump_state(session.view(seat)),
            undo=seat is not None and self.record.status == "running" and session.can_undo_by(seat),
        )

    def _line(self, number: int, seat: Seat | None) -> ShownLine:
        played = [self._as_seen(entry, seat) for entry in self._played[number]]
        return self._shown[number].model_copy(update={"played": played})

    def _as_seen(self, entry: LogEntry[Any], seat: Seat | None) -> PlayedMove:
        return PlayedMove(
            seat=entry.move.seat,
            move=self.rules.dump_move(entry.move) if entry.move.seat == seat else None,
            events=[self.rules.dump_event(event) for event in visible(entry.events, seat)],
        )

    def position(self, moves: int, seat: Seat | None) -> dict[str, Any]:
        """Returns the position after so many moves as a seat could know it, as plain data. Raises Refusal."""
        session = self.game
        if moves > len(session.log):
            raise Refusal("no_position")
        return self.rules.dump_state(self.rules.view(session.position(moves), seat))

    def saved(self) -> dict[str, Any]:
        """Returns the save of a finished game, as plain data. Raises Refusal while it is not over."""
        if self.record.status != "over":
            raise Refusal("not_over")
        return to_save(self.game, players=self.players()).model_dump(mode="json")

    def statuses(self, here: Sequence[Seat], now: float) -> list[SeatStatus]:
        """Returns the public status of each seat; `here` are those with a window."""
        asked, clock = self.awaiting, self.record.clock
        return [
            SeatStatus(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                taken=seat.taken,
                here=place in here,
                asked=place in asked,
                left=clock.left(seat.since, seat.bank, now) if place in asked and seat.since is not None else None,
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
