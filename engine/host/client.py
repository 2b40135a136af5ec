"""The client's session of a game on a remote host: holds the view and log of its seat, sends moves and processes the
host's messages.

No thread and no connection is here: `RemoteSession` is fed with the messages of the host and says what to send. What
is lost on the way is sent again after `reopened`; the host knows a move that it has already. Its part of the deal and
the signatures of its lines are `proof`'s: whoever shows the game has nothing to do for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from engine.core.codec import Codec
from engine.core.deal import DealError
from engine.core.event import Event
from engine.core.game_session import GameSession, HiddenMove, NotHere
from engine.core.move import IllegalMove, Reason, Seat
from engine.core.rules import Result
from engine.core.session import LogEntry, Session
from engine.core.session_records import EndRecord, LogChapter, UndoBarrier
from engine.core.signed_chain import ChainError, JointGame
from engine.core.signing import Signer
from engine.host.client_messages import AnswerUndo, AskUndo, GetPosition, GetSave, SignLine, SubmitMove
from engine.host.client_proof import ClientProof, OtherComponents
from engine.host.host_messages import (
    Deal,
    GameSave,
    Moved,
    PlayedMove,
    Position,
    RequestRefused,
    ShownLine,
    StateUpdate,
    TableInfo,
    UndoAsked,
)
from engine.host.message_types import REFUSALS, Message
from engine.host.records import CHANGES
from engine.storage.save_file import SaveFile
from engine.storage.signed_game import SignedGameError

START = UndoBarrier("start")
OTHERS = UndoBarrier("other_seat")


class RemoteSession(GameSession[Any, Any]):
    """A game of which the host has the position and this seat its view; None: an onlooker's.

    `send` is called with each message for the host. `number` is the last line of the log that is here, -1 for none.
    `signer` signs for the seat; without one the host does. When the game is over, `finished` is its save, which
    `engine verify` accepts.
    """

    def __init__(
        self,
        rules: Codec[Any, Any, Any],
        info: TableInfo,
        send: Callable[[Message], None],
        signer: Signer | None = None,
    ) -> None:
        self.rules = rules
        self.codec = rules
        self.setup = rules.load_setup(info.setup)
        if rules.component_digest(self.setup) != info.components:
            raise OtherComponents(f"{info.game}: the host plays by other numbers; use the same version of the program")
        self.table, self.seat, self.send = info.table, info.seat, send
        self.number = -1
        self.seed, self.nonce = 0, ""  # secret until the end
        self.older: tuple[LogChapter, ...] = ()
        self.from_checkpoint = False
        self.barrier = START
        self.undo_floor = 0
        self.ended: EndRecord | None = None
        self.sent: SubmitMove | AskUndo | AnswerUndo | None = None  # not answered yet
        self.request: UndoAsked | None = None  # an undo that other people are asked for
        self.refused: RequestRefused | None = None  # the last answer to it, if that was a refusal
        self.proof = ClientProof(signer, send)
        self.finished: SaveFile | None = None
        self._info = info
        self._stored = -1  # the last line that the host has of this seat
        self._settled = -1  # the last line with which what was chosen before it is void
        self._signed_at = -1  # the number of signed lines over which `sent` was signed
        self._returning = True  # until the seat signs for itself, after its window was opened
        self._seen = False  # whether the seat has signed the end
        self._commitment = info.commitment
        self._state: Any = None
        self._log: list[LogEntry[Any]] = []
        self._undo = False
        self._past: dict[int, Any] = {}
        self._asked_for: set[int] = set()  # positions that the host was asked for and has not sent yet
        self._whole: Session[Any, Any] | None = None
        self.proof.pledge(info)

    # -- what the host says ----------------------------------------------------------------------------------------

    def reopened(self, info: TableInfo) -> None:
        """Resumes after a reconnection, with the host's new information on the table: sends the last message again if
        it was not answered."""
        self._take_info(info)
        self._asked_for.clear()
        self.request = None  # the host sends it again unless it was settled meanwhile
        self._returning = True
        if self.sent is not None:
            self.send(self.sent)

    def _take_info(self, info: TableInfo) -> None:
        same = bool(self._commitment) or info.salt == self._info.salt  # else the deal was begun anew; see `take_deal`
        self._info = info
        self._commitment = info.commitment or self._commitment
        if same:
            self.proof.check_promise(info.commitment)
        self.proof.pledge(info)

    def take(self, message: Message) -> bool:
        """Processes a message of the host. Returns whether what is shown has changed. Raises ValueError for an invalid
        one."""
        if getattr(message, "table", self.table) != self.table:
            return False
        if isinstance(message, StateUpdate) and message.seat == self.seat:
            self._update(message)
        elif isinstance(message, TableInfo) and message.seat == self.seat:
            self._take_info(message)
        elif isinstance(message, Deal):
            self.proof.take_deal(self._info, message)
        elif isinstance(message, Moved) and message.seat == self.seat:
            self.sent = self.refused = None
            self._stored = max(self._stored, message.number)
        elif isinstance(message, UndoAsked):
            self.request = message if message.waiting and message.refused is None else None
            if message.seat == self.seat and isinstance(self.sent, AskUndo):
                self.sent = None
            if isinstance(self.sent, AnswerUndo) and (self.request is None or self.seat not in message.waiting):
                self.sent = None
        elif isinstance(message, Position) and message.seat == self.seat:
            self._asked_for.discard(message.moves)
            if message.moves < len(self._log):
                self._past[message.moves] = self.codec.load_view(message.view, self.setup)
        elif isinstance(message, GameSave):
            self._open_up(message)
        elif isinstance(message, RequestRefused) and self.sent is not None and message.of == self.sent.type:
            return self._take_refusal(message)
        else:
            return False
        return True

    def _take_refusal(self, message: RequestRefused) -> bool:
        """Takes the refusal of what was sent in. Where somebody acted first, it is signed again over that line."""
        if message.reason == "unsigned" and self.sent is not None:
            if message.number != self.sent.number and not isinstance(self.sent, AnswerUndo):
                return False  # it was signed again already
            if self.sent.number >= self._settled and self._signed_at < self.proof.links:
                self._ask(self.sent if isinstance(self.sent, AnswerUndo) else self._renumbered(self.sent))
                return False
            message = message.model_copy(update={"reason": "stale", "sentence": REFUSALS["stale"]})
        self.request = None if message.reason == "nothing_asked" else self.request
        self.sent, self.refused = None, message
        return True

    def drop_request(self, lines: Sequence[ShownLine]) -> None:
        """Drops the undo request if the game has gone on since by these lines, even if they were not taken in yet."""
        if self.request is not None and any(line.do in CHANGES and line.number > self.request.number for line in lines):
            self.request = None

    def _renumbered(self, message: SubmitMove | AskUndo) -> SubmitMove | AskUndo:
        return message.model_copy(update={"number": self.number})

    def _update(self, update: StateUpdate) -> None:
        self.drop_request(update.lines)
        state = self.codec.load_view(update.view, self.setup)
        fresh = [line for line in update.lines if line.number > self.number]
        if len(fresh) == 1 and fresh[0].do == "move":
            self._past[fresh[0].place] = self._state
        for line in fresh:
            if line.number != self.number + 1:
                raise ValueError(f"line {line.number} came after line {self.number}")
            if line.do in ("undo", "rewind"):
                del self._log[line.place :]
                self._past = {moves: view for moves, view in self._past.items() if moves <= line.place}
            self._log += [self._entry(move) for move in line.played]
            self.number = line.number
            self.proof.follow(line)
            if line.do in ("undo", "rewind") or (line.do == "move" and line.seat == self.seat):
                self._settled = line.number
            self._seen = self._seen or (line.do == "seen" and line.seat == self.seat)
        self._state, self._undo = state, update.undo
        self._vouch()
        if not self.awaiting and (fresh or self._whole is None):
            self._ask_for_end()

    def _vouch(self) -> None:
        """Signs that the seat's person is back after the host signed for it, or has seen the end."""
        over = not self.awaiting
        self._returning = self._returning and self.proof.replaced(self.seat)
        if self.seat is not None and (self._returning or (over and not self._seen)):
            do: Literal["come_back", "seen"] = "seen" if over else "come_back"
            signed = self.proof.sign(do, self.seat, {})
            if signed is not None:
                self.send(SignLine(table=self.table, seat=self.seat, do=do, signed=signed))

    def _ask_for_end(self) -> None:
        """Asks for the whole game: what was secret counts in the result. Who can sign that it has seen the end, asks
        afterwards, and who could not check it asks again when somebody else has signed."""
        if not self.proof.verified and (self._seen or not self.proof.own(self.seat)):
            self.send(GetSave(table=self.table))

    def _entry(self, played: PlayedMove) -> LogEntry[Any]:
        move = HiddenMove(played.seat) if played.move is None else self.codec.load_move(played.move)
        return LogEntry(move, tuple(self.codec.load_event(event) for event in played.events))

    def _open_up(self, message: GameSave) -> None:
        self.finished, whole = self.proof.open_up(self.codec, message.save, self.seat, self._log, self._seen)
        self._whole = whole or self._whole
        if self._whole is not None:
            self.seed, self.nonce = self._whole.seed, self._whole.nonce

    # -- as a session ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The view of this seat. Raises LookupError before the game has begun."""
        if self._state is None:
            raise NotHere("the game has not begun")
        return self._state

    @property
    def log(self) -> list[LogEntry[Any]]:
        """The moves played; those of others are HiddenMoves, with the events visible to this seat."""
        return self._log

    @property
    def undone(self) -> list[Any]:
        """Always empty: a remote session can't redo."""
        return []

    @property
    def commitment(self) -> str:
        """The public hash that fixes the deal from the start."""
        return self._commitment

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty when the game is over. Raises LookupError before it has begun."""
        return self.rules.awaiting(self.state)

    @property
    def awaiting_host(self) -> bool:
        """Whether the host has still to answer the last move or undo, or to send its result, or the seat is not back
        yet."""
        return self.sent is not None or self._stored > self.number or (self._returning and self.number >= 0)

    def legal_moves(self, seat: Seat) -> list[Any]:
        """Returns every legal move of the own seat; none of another, none while the host has not answered, and none in
        a game in which somebody was found cheating (`fault`)."""
        here = seat == self.seat and not self.awaiting_host and self.fault is None
        return self.rules.legal_moves(self.state, seat) if here else []

    def why_not(self, move: Any) -> Reason | None:
        """Returns why a move is illegal in the view; None if it is legal. The host validates it again."""
        if move.seat != self.seat or self.awaiting_host or self.fault is not None:
            return Reason("not_your_turn", (("seat", next(iter(self.awaiting), 0)),))
        return self.rules.why_not(self.state, move)

    def view(self, seat: Seat | None) -> Any:
        """Returns the position as a seat may know it, as far as this client's own view shows it."""
        return self.rules.view(self.state, seat)

    def position(self, moves: int) -> Any:
        """Returns the own seat's view after so many moves. Raises NotHere where it is not here, and requests it from
        the host; IndexError beyond the log."""
        if not 0 <= moves <= len(self._log):
            raise IndexError(moves)
        if moves == len(self._log):
            return self.state.copy()
        if moves in self._past:
            return self._past[moves].copy()
        self.ask_for(moves)
        raise NotHere(f"the position after move {moves} was asked for")

    def lacking(self) -> list[int]:
        """Returns the past positions, as numbers of moves, that this client has not received from the host, newest
        first."""
        return [moves for moves in reversed(range(len(self._log))) if moves not in self._past]

    @property
    def asking(self) -> int:
        """The number of past positions requested from the host and not received yet."""
        return len(self._asked_for)

    def ask_for(self, moves: int) -> bool:
        """Requests a past position from the host. Returns False if it was requested already."""
        if moves in self._asked_for:
            return False
        self._asked_for.add(moves)
        self.send(GetPosition(table=self.table, moves=moves, seat=self.seat))
        return True

    def nearest(self, moves: int) -> Any:
        """Returns the view after `moves` moves or, if that is not here, the earliest later one that is: to be shown
        until the right one comes."""
        return self._past[min(known)] if (known := [at for at in self._past if at >= moves]) else self.state

    def opened(self, moves: int) -> Any:
        """Returns the whole position, secrets included, after so many moves of a game that is over. Raises ValueError
        while it is not, NotHere until the host has sent the save."""
        if self.awaiting:
            raise ValueError("the game is not over: its positions keep their secrets")
        if self._whole is None:
            raise NotHere("the finished game was asked for")
        return self._whole.opened(moves)

    def digest(self, moves: int) -> str:
        """Returns the fingerprint of `position(moves)`, the own seat's view."""
        return self.rules.digest(self.position(moves))

    @property
    def whole(self) -> GameSession[Any, Any] | None:
        """The session of the finished game with all its secrets, once its save is here; None before."""
        return self._whole

    def result(self) -> Result | None:
        """Returns the result once the game is over and its save is here, else None."""
        return self._whole.result() if self._whole is not None else None

    def submit(self, move: Any) -> list[Event]:
        """Sends a move to the host; its events come with the next update, so that none are returned. Raises
        IllegalMove."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        self._ask(SubmitMove(table=self.table, number=self.number, seat=move.seat, move=self.codec.dump_move(move)))
        return []

    def undo(self, seat: Seat | None = None) -> Any:
        """Asks the host to take the last move of this client's seat back, whichever `seat` is given, and returns None;
        other people must agree where something was revealed since."""
        if self.seat is not None and not self.awaiting_host and self._last_own() >= 0:
            self._ask(AskUndo(table=self.table, number=self.number, seat=self.seat))
        return None

    def answer(self, agree: bool) -> None:
        """Sends the host this seat's answer to another seat's undo request: agrees to it or refuses it. Does nothing if
        none waits for its answer."""
        request = self.request
        if request is not None and self.seat is not None and self.seat in request.waiting and self.sent is None:
            self._ask(AnswerUndo(table=self.table, number=request.number, seat=self.seat, agree=agree))

    def _last_own(self) -> int:
        return max((at for at, entry in enumerate(self._log) if entry.move.seat == self.seat), default=-1)

    def _ask(self, message: SubmitMove | AskUndo | AnswerUndo) -> None:
        """Signs a message over the last line and sends it; it is sent again until it is answered."""
        signed = None
        if isinstance(message, SubmitMove):
            signed = self.proof.sign("move", self.seat, message.move)
        elif isinstance(message, AskUndo) and self._undo:
            signed = self.proof.sign("undo", self.seat, {})
        elif isinstance(message, AskUndo):
            signed = self.proof.sign("ask", self.seat, {"place": self._last_own()})
        elif message.agree:
            signed = self.proof.sign("agree", self.seat, {})
        self.sent, self.refused = message.model_copy(update={"signed": signed}), None
        self._signed_at = self.proof.links
        self.send(self.sent)

    @property
    def joint(self) -> JointGame | None:
        """The deal and the signed lines of a finished game that was verified; None before."""
        return self._whole.joint if self._whole is not None else None

    @property
    def fault(self) -> DealError | ChainError | SignedGameError | None:
        """The first fault found in deal, signatures or log, with the `participant` that caused it; None where all
        agrees so far. No move is possible after it."""
        return self.proof.fault

    @property
    def can_undo(self) -> bool:
        """Whether this seat can take its last move back without asking anybody."""
        return self._undo and not self.awaiting_host

    def can_undo_by(self, seat: Seat) -> bool:
        """Whether a seat can take its last move back without asking anybody; known of the own seat only."""
        return seat == self.seat and self.can_undo

    def barrier_for(self, seat: Seat) -> UndoBarrier | None:
        """Returns why a seat can't take its last move back without asking anybody; None if it can."""
        return None if self.can_undo_by(seat) else OTHERS

    @property
    def can_redo(self) -> bool:
        """Always False: a remote session can't redo."""
        return False

    def redo(self) -> list[Event] | None:
        """Does nothing and returns None: a remote session can't redo."""
        return None

    def hand_over(self) -> None:
        """Does nothing: each person has a window of their own."""
