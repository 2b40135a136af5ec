"""A running game in this window: its session, the occupants of its seats, the seat whose view is shown, and its
autosave.

The only part of the app that touches the real position; every other part gets views. A game at several places has a
session from afar, which knows one seat's view (`elsewhere`). Where several seats decide at the same time, the person at
the screen comes first, then the other persons one by one; bots answer by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from engine.core.event import Event
from engine.core.game_session import GameSession, NotHere
from engine.core.move import Reason
from engine.core.rng import Rng
from engine.core.rules import M, Result, S
from engine.core.session import HANDED_OVER, Session
from engine.core.session_records import UndoBarrier
from game.i18n.display_text import LONGEST_NAME, display_text
from game.play.occupants import Occupant
from game.play.saved_match import SavedMatch
from game.play.turn import Turn


class Match(SavedMatch[S, M]):
    """A running game in this window; each game derives its own with its rules and its hot-seat policy.

    `version` grows with every change of what is seen, `moment` with every new decision.
    """

    def __init__(
        self, session: GameSession[S, M], occupants: list[Occupant], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, occupants, path)
        self.whole = whole  # the history can be replayed from its beginning
        self.version = 0  # raised with every change of what is seen
        self.moment = 0  # raised when other seats are asked than those left of the same simultaneous choice
        self._viewer: int | None = None
        self.cursor: int | None = None  # so many moves of the log are shown; None: the present
        self.showing: int | None = None  # the number of a move that is still being shown: no line tells of it yet
        self.cut = ""  # why its history can't be replayed, where no correction is the reason
        self.lost = ""  # why the journal it was taken up from could not be followed to its end
        self.missing = ""  # why there was nothing of the journal to follow, though the save names it
        self.default_name: Callable[[int], str] = lambda seat: ""  # of a seat for which nobody typed a name
        self._views: dict[tuple[int, int | None, bool], S] = {}
        self._turn: tuple[int, Turn] | None = None  # with the version it belongs to
        people = self.people
        if len(people) == 1:
            self._viewer = people[0]  # with one person the screen is his; with several it is handed over

    # -- seats and turn ------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat of the person at the screen; None: an onlooker."""
        return self._viewer

    @viewer.setter
    def viewer(self, seat: int | None) -> None:
        self._viewer = seat
        self.version += 1

    @property
    def turn(self) -> Turn:
        """A `Turn` that says who decides now and whose secrets may be shown; cached until the match changes."""
        if self._turn is None or self._turn[0] != self.version:
            self._turn = (self.version, self._work_out_turn())
        return self._turn[1]

    def _work_out_turn(self) -> Turn:
        awaiting = self.session.awaiting
        persons = [seat for seat in awaiting if self.is_person(seat)]
        asked = self.viewer if self.viewer in persons else next(iter([*persons, *awaiting]), None)
        handover = bool(persons) and asked != self.viewer and not self.policy.in_public(self.onlooker)
        deciding = asked if persons and not handover and not self.session.awaiting_host else None
        acting = deciding if self.cursor is None else None
        return Turn(awaiting, asked, deciding, acting, self._observer(deciding), handover)

    def _observer(self, deciding: int | None) -> int | None:
        """The seat whose secrets the screen may show: the viewer's; nobody's while another chooses in public, in the
        past, too."""
        return self.viewer if deciding in (None, self.viewer) else None

    @property
    def awaiting(self) -> tuple[int, ...]:
        """All seats that must decide now."""
        return self.turn.awaiting

    @property
    def awaited_bots(self) -> list[int]:
        """The bots among the seats that must decide now."""
        return [seat for seat in self.awaiting if not self.is_person(seat)]

    @property
    def current_seat(self) -> int | None:
        """The one seat that must decide now; of several that of the person at the screen, else of another person, else
        of a bot. None if the game is over."""
        return self.turn.current_seat

    def name(self, seat: int) -> str:
        """Returns the name of a seat for display: the typed one, else the default; "" for the game's own opponent, a
        seat without an occupant."""
        if seat >= len(self.occupants):
            return ""
        typed = self.occupants[seat].name
        return display_text(typed, LONGEST_NAME) if typed else self.default_name(seat)

    def is_you(self, seat: int) -> bool:
        """Whether texts may call the person of a seat "you": the only person of the game, for whom nobody typed a
        name."""
        return self.people == [seat] and not self.occupants[seat].name

    def manner(self, seat: int) -> str:
        """Returns the id of the manner (playing style) in which the bot of a seat plays; "" for none."""
        return self.occupants[seat].manner if seat < len(self.occupants) else ""

    @property
    def handover_needed(self) -> bool:
        """Whether another person must come to the screen before the next decision."""
        return self.turn.handover

    @property
    def deciding(self) -> int | None:
        """The seat that decides now, also while the past is shown, if its person is at this screen; None: a bot
        decides, or a hand-over comes first."""
        return self.turn.deciding

    @property
    def acting(self) -> int | None:
        """The seat at this screen that may move now; None also while the past is shown."""
        return self.turn.acting

    @property
    def observer(self) -> int | None:
        """The seat whose secrets the screen may show now; None: an onlooker's view."""
        return self.turn.observer

    # -- views ---------------------------------------------------------------------------------------------------

    @property
    def view(self) -> S:
        """The shown position, without what the observer may not know. Everything drawn comes from here."""
        return self._seen(self.observer, self.cursor)

    @property
    def onlooker(self) -> S:
        """The present position, without any seat's secrets."""
        return self._seen(None, None)

    def _seen(self, seat: int | None, cursor: int | None) -> S:
        if self._views and next(iter(self._views))[0] != self.version:
            self._views.clear()
        key = (self.version, seat, cursor is None)
        if key not in self._views:
            if cursor is not None:
                self._views[key] = self.view_at(cursor, seat)
            elif seat is not None and not self.awaiting and isinstance(self.session, Session):
                self._views[key] = self.opened(len(self.log))  # the game is over: everything is face up
            else:
                self._views[key] = self.session.view(seat)
        return self._views[key]

    def view_of(self, seat: int) -> S:
        """Returns the present position as a seat may know it, for its bot."""
        return self.session.view(seat)

    def view_at(self, moves: int, seat: int | None) -> S:
        """Returns the view after the first `moves` moves of a seat, or of an onlooker (None). If only the host has that
        position, returns a later one until it comes. Raises IndexError beyond the end of the log."""
        try:
            found = self.session.position(moves)
        except NotHere:
            assert self.elsewhere is not None
            found = self.elsewhere.nearest(moves)
        return self.rules.view(found, seat)

    def opened(self, moves: int) -> S:
        """Returns the position with all secrets after the first `moves` moves of a finished game. Raises ValueError
        while the game goes on."""
        return self.session.opened(moves)

    @property
    def at(self) -> int:
        """The number of moves before the shown position."""
        return len(self.log) if self.cursor is None else self.cursor

    def look_at(self, moves: int | None) -> None:
        """Shows the position after `moves` moves; None: shows the present again. No move is taken back."""
        self.cursor = moves
        self.version += 1

    def legal(self) -> list[M]:
        """Returns the legal moves of the seat that acts at this screen, none if no seat does."""
        acting = self.acting
        return self.session.legal_moves(acting) if acting is not None else []

    def why_not(self, move: M) -> Reason | None:
        """Returns why the move is illegal now; None if it is legal."""
        return self.session.why_not(move)

    def trial(self, seat: int) -> S:
        """Returns the present position with what the seat does not know drawn at random, to try moves in; the same draw
        each time for the same position."""
        return self.rules.determinize(self.session.view(seat), seat, Rng(self.derived_seed(seat, "trial")))

    def derived_seed(self, seat: int, purpose: str = "bot") -> int:
        """Returns a 64-bit seed for this seat at this point of the log.

        It is derived from the seat's view and from the public commitment of the deal, so that it reveals nothing.
        """
        seen = self.rules.digest(self.session.view(seat))
        words = f"{self.session.commitment}:{seen}:{len(self.session.log)}:{seat}:{purpose}"
        return int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"imperial.dice").digest(), "big")

    def result(self) -> Result | None:
        """Returns points and winners; None while the game goes on."""
        return self.session.result()

    def digest(self) -> str:
        """Returns the digest of the newest position as hex digits, also while the past is shown."""
        return self.rules.digest(self.session.position(len(self.session.log)))

    # -- what is done --------------------------------------------------------------------------------------------

    def submit(self, move: M) -> list[Event]:
        """Plays a move, writes it to the journal, and shows the present again. Returns its events. Raises
        IllegalMove."""
        before = set(self.awaiting)
        events = self.session.submit(move)
        self._tell(lambda journal: journal.append_move(self.real))
        if not set(self.awaiting) <= before - {move.seat}:
            self.moment += 1
        self.cursor = None
        self.version += 1
        return events

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back now; never while the past is shown."""
        return self.cursor is None and self.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a move can be played again now; never while the past is shown."""
        return self.cursor is None and self.session.can_redo

    @property
    def barrier(self) -> UndoBarrier:
        """The reason why undo stops where it does."""
        return self.session.barrier

    def undo(self) -> M | None:
        """Takes back the last move and returns it; None if that is impossible, or if the host of an online game was
        asked to do it."""
        if not self.can_undo:
            return None
        move = self.session.undo()
        if move is not None:
            self._tell(lambda journal: journal.append_undo(self.real))
        self._jumped()
        return move

    def redo(self) -> list[Event] | None:
        """Plays the move again that was taken back last and returns its events; None if there is none or the past is
        shown."""
        if not self.can_redo:
            return None
        events = self.session.redo()
        if events is not None:
            self._tell(lambda journal: journal.append_redo(self.real))
        self._jumped()
        return events

    def _forget_seen(self) -> None:
        self._turn = None
        self._views.clear()

    def _jumped(self) -> None:
        self.version += 1
        self.moment += 1

    def renewed(self) -> None:
        """Drops everything cached from the session, because the host has changed it."""
        self._forget_seen()
        self._jumped()

    def opened_up(self, session: Session[S, M], path: Path) -> None:
        """Replaces the session of an online game that is over by the complete one, and saves that to ``path``."""
        self.session, self.path, self.elsewhere = session, path, None
        self._autosave = self._autosave_at(path)
        self.renewed()
        self.keep()

    def bar_undo(self) -> None:
        """Makes the moves played so far final, so that they can't be taken back; writes that to the journal."""
        if not (self.session.can_undo or self.session.can_redo) and self.session.barrier == HANDED_OVER:
            return
        self.session.hand_over()
        self._tell(lambda journal: journal.append_hand_over(self.real))

    def clear_viewer(self) -> None:
        """Leaves the screen without a viewer: until the hand-over it shows only what an onlooker may know."""
        self.viewer = None

    def hand_over(self, seat: int) -> None:
        """Makes this seat the viewer. All moves so far become final, unless there are some that can be taken back and
        all of these are the seat's own.

        A person who returns to the own moves, after a pause or a restart, may still take them back, since nobody has
        seen the table in between.
        """
        open_moves = [*(entry.move for entry in self.session.log[self.session.undo_floor :]), *self.session.undone]
        if not open_moves or any(move.seat != seat for move in open_moves):
            self.bar_undo()
        self.viewer = seat
