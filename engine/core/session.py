"""A game being played in this process: checks and applies every move, with exact undo, redo and the log.

A snapshot is kept for every move, so undo never reverses anything. Undo stops at the last event that revealed
something and at the last hand-over; `barrier` names which. A seat takes back its own moves only, and across those that
others chose at the same time: these are then played again, as the order of such choices makes no difference.
A game in which nobody takes anything back, as bots play among themselves, keeps the position it began with alone, and
plays its log again for any other.
"""

from __future__ import annotations

import functools
from typing import Any, Generic, NamedTuple

from engine.core.event import Event
from engine.core.move import IllegalMove, Reason, Seat
from engine.core.rules import M, Result, Rules, S
from engine.core.seed_commitment import commitment
from engine.core.session_records import EndRecord, LogChapter, UndoBarrier
from engine.core.signed_chain import JointGame


class LogEntry(NamedTuple, Generic[M]):
    """A line of the log: the move, and what came of it."""

    move: M
    events: tuple[Event, ...]


HANDED_OVER = UndoBarrier("hand_over")


@functools.cache
def _revealed(event: str) -> UndoBarrier:
    """The barrier of an event that revealed something: each game has but some dozen kinds of them."""
    return UndoBarrier("revealed", event)


class Session(Generic[S, M]):
    """One game from its setup on, or from `start` if what came before, `older`, can't be played again.

    Never hand out `state` to a bot or a screen: use `view`. `snapshots` False: nothing can be undone, and moves cost no
    copy. `nonce`: what the seed was drawn from, "" where it was given; see `seed_commitment.py`. `joint`: the deal and
    the signed lines of a game dealt by all its people; whoever changes the session adds the line. `ended`: the result
    of a loaded game stands as it ended, though numbers were corrected since, until its end is taken back.

    >>> from engine.registry import GAMES
    >>> rules = GAMES["historia"]
    >>> session = Session(rules, rules.setups("two", seats=2, choices={})[0], seed=1)
    >>> session.awaiting
    (0,)
    >>> move = session.legal_moves(0)[0]
    >>> session.submit(move)
    [LeaderKept(seat=0, leader='hammurabi')]
    >>> session.can_undo, session.undo() == move, session.log
    (True, True, [])
    >>> session.redo()
    [LeaderKept(seat=0, leader='hammurabi')]
    >>> session.submit(move)
    Traceback (most recent call last):
    engine.core.move.IllegalMove: not_your_turn(seat=1)
    """

    def __init__(
        self,
        rules: Rules[S, M],
        setup: Any,
        seed: int,
        start: S | None = None,
        older: tuple[LogChapter, ...] = (),
        *,
        snapshots: bool = True,
        nonce: str = "",
        joint: JointGame | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.nonce = nonce
        self.joint = joint
        self.older = older
        self.from_checkpoint = start is not None
        self.state: S = rules.new_game(setup, seed) if start is None else start
        self.log: list[LogEntry[M]] = []
        self.barrier = UndoBarrier("start")
        self._keeps = snapshots
        self._began: S = self.state.copy()
        self._snapshots: list[S] = []
        self.undo_floor = 0
        self.undone: list[M] = []
        self.ended: EndRecord | None = None
        self._digests: list[str] = []

    @property
    def commitment(self) -> str:
        """The public hash that fixes the deal from the start; "" where the seed was given."""
        return self.joint.deal.promise if self.joint else commitment(self.seed, self.nonce)

    @property
    def awaiting_host(self) -> bool:
        """Always False: a session in this process has the result of a move at once."""
        return False

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty when the game is over."""
        return self.rules.awaiting(self.state)

    def legal_moves(self, seat: Seat) -> list[M]:
        """Returns every move this seat may submit now."""
        return self.rules.legal_moves(self.state, seat)

    def why_not(self, move: M) -> Reason | None:
        """Returns why a move is illegal now; None if it is legal."""
        return self.rules.why_not(self.state, move)

    def view(self, seat: Seat | None) -> S:
        """Returns the present position as this seat may know it (None: an onlooker)."""
        return self.rules.view(self.state, seat)

    def result(self) -> Result | None:
        """Returns the result once the game is over, else None."""
        if self.ended is not None:
            return self.rules.as_ended(self.state, self.ended.totals)
        return self.rules.result(self.state)

    def restore_totals(self, ended: EndRecord) -> None:
        """Makes `result` return the final totals that a loaded, finished game was recorded with, if today's rules
        compute others and positions don't hold the points. Raises ValueError if their number is wrong."""
        found = self.rules.result(self.state)
        if found is None or found.totals == ended.totals or self.rules.as_ended(self.state, found.totals) is None:
            return
        if len(found.totals) != len(ended.totals):
            raise ValueError(f"totals: {len(ended.totals)} of them where the table has {len(found.totals)}")
        self.ended = ended

    def submit(self, move: M) -> list[Event]:
        """Plays a move and returns its events, secrets included; moves taken back before can't be redone any more.

        Raises IllegalMove, the position untouched, when `why_not` has a reason.
        """
        reason = self.rules.why_not(self.state, move)
        if reason is not None:
            raise IllegalMove(reason)
        events = self._play(move)
        if self.undone:
            self.undone.clear()
        return events

    def _play(self, move: M) -> list[Event]:
        before: S | None = self.state.copy() if self._keeps else None
        try:
            events = self.rules.apply(self.state, move)
        except BaseException:
            self.state = self._replayed(len(self.log)) if before is None else before
            raise
        self.log.append(LogEntry(move, tuple(events)))
        if before is not None:
            self._snapshots.append(before)
        else:
            self.undo_floor = len(self.log)
        for event in events:
            if event.reveals:
                self.undo_floor = len(self.log)
                self.barrier = _revealed(event.name)
        return events

    def _replayed(self, moves: int) -> S:
        """The position after so many moves of the log, played from the first one again."""
        state: S = self._began.copy()
        for entry in self.log[:moves]:
            self.rules.apply(state, entry.move)
        return state

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back, whoever made it; if not, `barrier` says why."""
        return len(self.log) > self.undo_floor

    def can_undo_by(self, seat: Seat) -> bool:
        """Whether this seat can take its last move back; if not, `barrier_for` says why."""
        return self.barrier_for(seat) is None

    def barrier_for(self, seat: Seat) -> UndoBarrier | None:
        """Returns why this seat can't take its last move back; None if it can."""
        if not self.can_undo:
            return self.barrier
        return None if self._without(self._last_of(seat)) is not None else UndoBarrier("other_seat")

    @property
    def can_redo(self) -> bool:
        """Whether a move taken back can be played again."""
        return bool(self.undone)

    def undo(self, seat: Seat | None = None) -> M | None:
        """Takes a move back, exactly: the last one, or the last of `seat`. Returns it, or None where undo must stop.

        Moves that other seats chose since at the same time stay, in their order.
        """
        if not self.can_undo:
            return None
        place = len(self.log) - 1 if seat is None else self._last_of(seat)
        kept = self._without(place)
        if kept is None:
            return None
        move = self.log[place].move
        self.state = self._snapshots[place]
        self.ended = None
        del self.log[place:], self._snapshots[place:], self._digests[place + 1 :]
        for other in kept:
            self._play(other)
        self.undone.append(move)
        return move

    def rewind(self, moves: int) -> None:
        """Goes back to the position after `moves` moves, past any undo barrier, as all people at the table agreed.
        Neither redo nor undo past the last reveal is possible then. Raises IndexError outside 0..len(log)."""
        self.state = self.position(moves)
        self.ended = None
        del self.log[moves:], self._snapshots[moves:], self._digests[moves + 1 :]
        self.undone.clear()
        revealing = [place for place, entry in enumerate(self.log) if any(event.reveals for event in entry.events)]
        self.undo_floor = revealing[-1] + 1 if revealing else 0
        if not self._keeps:
            self.undo_floor = moves
        self.barrier = UndoBarrier("start")
        for event in self.log[revealing[-1]].events if revealing else ():
            if event.reveals:
                self.barrier = _revealed(event.name)

    def _last_of(self, seat: Seat) -> int:
        """Returns the index in the log of a seat's last move that is not final; -1 if there is none."""
        places = range(len(self.log) - 1, self.undo_floor - 1, -1)
        return next((place for place in places if self.log[place].move.seat == seat), -1)

    def _without(self, place: int) -> list[M] | None:
        """The moves after a place of the log if they can be played without the one there, else None: all of them chosen
        by seats that were asked together with its own, while that one still would be."""
        if place < 0:
            return None
        seat, later = self.log[place].move.seat, [entry.move for entry in self.log[place + 1 :]]
        if not later:
            return []
        trial: S = self._snapshots[place].copy()
        asked = self.rules.awaiting(trial)
        for move in later:
            if move.seat not in asked or self.rules.why_not(trial, move) is not None:
                return None
            self.rules.apply(trial, move)
            if seat not in self.rules.awaiting(trial):
                return None
        return later

    def redo(self) -> list[Event] | None:
        """Plays the last undone move again and returns its events; None if there is none, or it is not legal, which
        drops all undone moves."""
        if not self.undone or self.why_not(self.undone[-1]) is not None:
            self.undone.clear()
            return None
        return self._play(self.undone.pop())

    def hand_over(self) -> None:
        """Makes all moves so far final, as the screen goes to another person: no undo, and nothing to redo."""
        self.undo_floor = len(self.log)
        self.undone.clear()
        self.barrier = HANDED_OVER

    def restore(self, fixed: int, barrier: UndoBarrier, undone: list[M]) -> None:
        """Restores undo and redo of a loaded game: the first `fixed` moves are final because of `barrier` (both ignored
        if out of range), and `undone` can be redone, the last of the list first."""
        if self.undo_floor <= fixed <= len(self.log):
            self.undo_floor, self.barrier = fixed, barrier
        self.undone = undone

    def digest(self, moves: int) -> str:
        """Returns the fingerprint of the position after so many moves of the log; cached. Raises IndexError beyond
        it."""
        self._digests += [""] * (moves + 1 - len(self._digests))
        if not self._digests[moves]:
            self._digests[moves] = self.rules.digest(self.state if moves == len(self.log) else self.position(moves))
        return self._digests[moves]

    def opened(self, moves: int) -> S:
        """Returns the whole position, secrets included, after so many moves of a game that is over. Raises ValueError
        while it is not."""
        if self.awaiting:
            raise ValueError("the game is not over: its positions keep their secrets")
        return self.position(moves)

    def position(self, moves: int) -> S:
        """Returns a copy of the whole position after so many moves of the log. Raises IndexError outside
        0..len(log)."""
        if not 0 <= moves <= len(self.log):
            raise IndexError(moves)
        if not self._keeps and moves < len(self.log):
            return self._replayed(moves)
        source = self.state if moves == len(self.log) else self._snapshots[moves]
        copied: S = source.copy()
        return copied
