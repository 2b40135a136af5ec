"""The log of a table on a host: numbered, chained lines; what each seat may see of them; its clocks, and replaying it
after a restart.

Each change appends a line; `fresh` are those that are not stored yet. Whoever stores them calls `mark_stored`, or drops
the table and restores it from what was stored. Line 0 has the deal, each later one a signed line (`signed_chain.py`).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from engine.core.codec import Codec
from engine.core.deal import HOST, JointDeal
from engine.core.move import Seat
from engine.core.session import LogEntry, Session
from engine.core.signed_chain import ChainError, Do, JointGame, SignedLine, sign_line
from engine.host.client_messages import Signed
from engine.host.dealing import signer_of
from engine.host.host_messages import ShownLine
from engine.host.message_types import Refusal
from engine.host.records import CHANGES, PERSON, StoredLine, TableRecord
from engine.storage.hash_chain import link
from engine.storage.journal_file import JournalHeader
from engine.storage.save_file import SavedOccupant, one_line

TAKES_BACK = ("undo", "rewind")
SAME_TURN = 120.0  # seconds after a turn was taken back in which it goes on, so that nobody is told of it twice


class OtherRules(Exception):
    """The log of a table can't be played again: rules or components were changed since, or it is damaged."""


class TableLog:
    """The session and the log of a table. `record` is what changes and is stored as a whole."""

    def __init__(self, record: TableRecord, rules: Codec[Any, Any, Any]) -> None:
        self.record = record
        self.rules = rules
        self.setup = rules.load_setup(record.setup)
        self.session: Session[Any, Any] | None = None
        self.lines: list[StoredLine] = []
        self._shown: list[ShownLine] = []  # as the log tells of them, without what was played
        self._played: list[list[LogEntry[Any]]] = []
        self._stored = 0
        self._signer = signer_of(record)

    @property
    def number(self) -> int:
        """The number of the last line of the log, from 0; -1 before the game has begun."""
        return len(self.lines) - 1

    @property
    def fresh(self) -> Sequence[StoredLine]:
        """The lines of the log that are not stored yet."""
        return self.lines[self._stored :]

    def mark_stored(self) -> None:
        """Marks all lines of the log so far as stored, without storing any."""
        self._stored = len(self.lines)

    @property
    def game(self) -> Session[Any, Any]:
        """The session of the game, running or over. Raises Refusal before the game has begun."""
        if self.session is None:
            raise Refusal("not_running")
        return self.session

    @property
    def running(self) -> Session[Any, Any]:
        """The session of a game that is not over. Raises Refusal before it has begun and after its end."""
        if self.record.status != "running":
            raise Refusal("not_running")
        return self.game

    @property
    def joint(self) -> JointGame:
        """The deal and the signed lines. Raises Refusal before the game has begun."""
        joint = self.game.joint
        assert joint is not None
        return joint

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none before the game has begun and after its end."""
        return self.session.awaiting if self.session is not None else ()

    # -- new lines -------------------------------------------------------------------------------------------------

    def _begin(self, deal: JointDeal, now: float) -> int:
        """Appends line 0. Returns its number."""
        self._signer = signer_of(self.record)  # another one where the deal was begun anew
        session = self.session = Session(self.rules, self.setup, deal.seed, joint=JointGame(deal))
        header = JournalHeader(
            game=self.rules.id,
            commitment=session.commitment,
            seed=session.seed,
            deal=deal,
            setup=self.record.setup,
            players=self.players(),
            components=self.rules.component_digest(self.setup),
            digest=session.digest(0),
        )
        for seat in self.record.seats:
            seat.bank = self.record.clock.full_bank
        return self._append(-1, now, header.model_dump(exclude={"link"}), ShownLine(number=0, do="begin"), [])

    def _sign(self, do: Do, seat: Seat, body: dict[str, Any], signed: Signed | None = None) -> SignedLine:
        """Returns the next line, signed by its seat or by the host for it, and checked. Raises Refusal."""
        chain = self.joint.chain
        if chain.signer(do, seat) == HOST:
            line = sign_line(self._signer, chain.link, do, seat, body, secrets.token_hex(16))
        elif signed is None:
            raise Refusal("unsigned")
        else:
            line = SignedLine(do, seat, body, signed.salt, signed.signature)
        try:
            chain.check(line)
        except ChainError as error:
            raise Refusal("unsigned") from error
        return line

    def _append_signed(self, base: int, now: float, line: SignedLine, played: list[LogEntry[Any]], **more: Any) -> int:
        """Appends a signed line that the session has carried out; `more`: fields of it as others see it. Returns its
        number."""
        self.joint.follow(line)
        number = len(self.lines)
        content = {"move": line.body} if line.do == "move" else {"seat": line.seat}
        if line.do == "rewind":
            content |= {"place": more["place"], "agreed": more["agreed"]}
        data = {"do": line.do, **content, "digest": self.game.digest(len(self.game.log)), "signed": asdict(line)}
        return self._append(base, now, data, _shown(number, line, **more), played)

    def _append(
        self, base: int, now: float, data: dict[str, Any], shown: ShownLine, played: list[LogEntry[Any]]
    ) -> int:
        """Appends a line and moves the clocks on. Returns its number."""
        before = self.lines[-1].data["link"] if self.lines else ""
        seat = shown.seat
        since = now if seat is None else self.record.seats[seat].since
        line = StoredLine(
            len(self.lines), base, now, now if since is None else since, {**data, "link": link(before, data)}
        )
        self._keep(line, shown, played)
        if line.do == "begin" or line.do in CHANGES:
            self._move_clocks(line)
        return line.number

    def _keep(self, line: StoredLine, shown: ShownLine, played: list[LogEntry[Any]]) -> None:
        self.lines.append(line)
        self._shown.append(shown)
        self._played.append(played)

    def _move_clocks(self, line: StoredLine) -> None:
        record = self.record
        record.request = None
        if line.do == "move" and line.seat is not None:
            seat = record.seats[line.seat]
            seat.bank = record.clock.bank_after(line.since, seat.bank, line.at)
            seat.since, seat.noticed = None, False
        asked = self.awaiting
        for place, occupied in enumerate(record.seats):
            if place not in asked:  # a turn that was taken back may begin again
                occupied.since, occupied.noticed = None, occupied.noticed and self._goes_on(line)
            elif occupied.since is None:
                occupied.since, occupied.noticed = line.at, occupied.noticed and self._goes_on(line)
        if line.do in TAKES_BACK and line.seat in asked:  # taking back gives nobody a new allowance
            record.seats[line.seat].since = self._asked_before(line)
        record.status = "running" if asked else "over"

    def _goes_on(self, line: StoredLine) -> bool:
        """Returns whether a turn that begins with this line is the one that was taken back a moment before."""
        undone = next((earlier for earlier in reversed(self.lines) if earlier.do in TAKES_BACK), None)
        return undone is not None and 0 <= line.at - undone.at <= SAME_TURN

    def _asked_before(self, undo: StoredLine) -> float:
        """Returns since when a seat had been asked for the last move it made before it took one back."""
        moves = (line for line in reversed(self.lines[: undo.number]) if line.do == "move" and line.seat == undo.seat)
        last = next(moves, None)
        return undo.at if last is None else last.since

    def players(self) -> list[SavedOccupant]:
        """Returns the occupants of the seats as a save holds them: a person or a bot, with the names in the terms of
        the deal."""
        terms = self.record.deal.terms
        names = [seat.name for seat in (terms.seats if terms is not None else self.record.seats)]
        return [
            SavedOccupant(name=name, who=PERSON if seat.kind == PERSON else seat.bot)
            for name, seat in zip(names, self.record.seats, strict=True)
        ]

    # -- after a restart -------------------------------------------------------------------------------------------

    def restore(self, lines: Sequence[StoredLine]) -> None:
        """Replays stored lines to restore the game. Raises OtherRules where they don't fit the present rules."""
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
        self.mark_stored()

    def _again(self, line: StoredLine) -> None:
        """Carries out one stored line. Raises ValueError, LookupError or TypeError where that is impossible."""
        data = line.data
        if line.do == "begin":
            header = JournalHeader.model_validate(data)
            if header.deal is None:
                raise ValueError("there is no deal")
            joint = JointGame(header.deal)
            self.session = Session(self.rules, self.setup, header.seed, joint=joint)
            self._keep(line, ShownLine(number=0, do="begin"), [])
            return
        session, seat = self.game, line.seat
        signed = SignedLine(**data["signed"])
        more: dict[str, Any] = {}
        played: list[LogEntry[Any]] = []
        if line.do == "move":
            session.submit(self.rules.load_move(data["move"]))
            more, played = {"place": len(session.log) - 1}, [session.log[-1]]
        elif line.do == "undo":
            place = next(at for at in range(len(session.log) - 1, -1, -1) if session.log[at].move.seat == seat)
            if session.undo(seat) is None:
                raise ValueError("nothing can be taken back")
            session.undone.clear()
            more, played = {"place": place}, session.log[place:]
        elif line.do == "rewind":
            session.rewind(data["place"])
            more = {"place": data["place"], "agreed": data["agreed"]}
        self.joint.follow(signed)
        self._keep(line, _shown(line.number, signed, **more), played)


def _shown(number: int, line: SignedLine, **more: Any) -> ShownLine:
    public: Any = line.public()
    return ShownLine(
        number=number, do=public.do, seat=public.seat, hidden=public.hidden, signature=public.signature, **more
    )
