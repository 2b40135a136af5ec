"""The interface between a match and the host of its online table: protocol `Elsewhere`, the data it returns, and the
time controls that a new table can have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from engine.core.move import Reason, Seat

if TYPE_CHECKING:  # the menu waits for no rules
    from engine.core.session import Session

ELSEWHERE = "elsewhere"  # the occupant of a seat whose person sits at another place, or whose bot the host runs


@dataclass(frozen=True, slots=True)
class OfferedClock:
    """A time control offered on the New game page: so many hours or days for each move, and days in reserve (``bank``)
    for moves that take longer."""

    kind: Literal["none", "hours", "days"]
    allowance: int = 1
    bank: int = 0


READY_SENTENCES = 5
OWN_HOST, SERVER = "here", "server"  # where a new table is kept: by the host beside the window, or a group's server
CLOCKS = {  # by their names in the settings
    "none": OfferedClock("none"),
    "hours_1": OfferedClock("hours"),
    "hours_8": OfferedClock("hours", 8),
    "days_1": OfferedClock("days", 1, 3),
    "days_3": OfferedClock("days", 3, 7),
}


def clock_text(text: Callable[..., str], agreed: OfferedClock) -> str:
    """Returns a time control in words; `text` looks messages up."""
    if agreed.kind == "none":
        return text("agree-clock-none")
    return text(f"agree-clock-{agreed.kind}", count=agreed.allowance, bank=agreed.bank)


@dataclass(frozen=True, slots=True)
class Arrival:
    """The next part of the host's log: the seats that moved, and whether something is taken back."""

    seats: tuple[Seat, ...]
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """A seat's presence as all see it. `person`: it is a person's, though a bot may sit in; `bot`: the rung that plays
    it now, "" for a person; `here`: a window has it open. `out_at`: when its running clock is out, in milliseconds of
    the program's clock, None while none runs; `span`: the most milliseconds such a clock has; `may_call`: the others
    may let a bot play for it now."""

    name: str
    person: bool
    bot: str
    here: bool
    out_at: int | None = None
    span: int = 0
    may_call: bool = False


@dataclass(frozen=True, slots=True)
class RefusedMove:
    """The host's refusal of the last move: a message id, and of an illegal move the rules' reason."""

    message: str
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class TableWord:
    """A chat message of a seat to all: text, one of the predefined sentences by its number, or a ring by its place on
    the map."""

    seat: Seat
    text: str = ""
    sentence: int | None = None
    place: str = ""


class Elsewhere(Protocol):
    """Protocol: the connection of one seat to its online table. Everything is called in the window's thread and returns
    at once."""

    title: str  # of the table, as its saves are named
    seats: Sequence[SeatPresence]
    undo_asked_by: Seat | None  # who asks to take a move back across a reveal, until this seat has answered
    past_came: bool  # a position of the past has come that `nearest` stood in for; reset by whoever shows it
    said: list[TableWord]  # what has come and was not shown yet
    colours: Sequence[tuple[int, int, int]]  # of the seats
    show_people: Callable[[], None]  # opens the page about the people at the table
    undo_refused_by: Seat | None  # who has refused that; None: nobody, or the table has shown it

    @property
    def error(self) -> str:
        """The message id of why the host can't be reached, or why this window plays no more; "" if all is well."""

    def error_text(self, text: Callable[..., str]) -> str:
        """Returns the sentence about `error`, where there is one; `text` looks messages up by id."""

    def listen(self) -> bool:
        """Processes the messages that have arrived; moves of the log wait until `take` is called. Returns whether
        something shown has changed."""

    @property
    def own_seats(self) -> Sequence[Seat]:
        """The seats that are played in this window: one, several if people share the screen, none for an onlooker."""

    def next_look(self) -> int | None:
        """Returns the ms until a running clock must be redrawn; None: none runs."""

    def refusal(self) -> RefusedMove | None:
        """Returns the host's refusal of the last move, once; None if there is none."""

    def arrival(self) -> Arrival | None:
        """Returns who acted in the next part of the log that `take` would play, and whether it takes moves back; None
        while there is none."""

    def take(self) -> None:
        """Plays the next arrived part of the host's log in the session."""

    def whole(self) -> Session[Any, Any] | None:
        """Returns the complete session of a finished game with all its secrets; None while the game goes on, before the
        host has sent it, or if it contradicts the game as played."""

    def set_save_path(self, name: str) -> None:
        """Notes the file in which the finished game is saved."""

    def nearest(self, moves: int) -> Any:
        """Returns the position after `moves` moves; if the host has not sent it yet, asks for it and returns the next
        later one received."""

    @property
    def can_say(self) -> bool:
        """Whether this window has a seat and may chat; onlookers may not."""

    def say(self, text: str) -> None:
        """Sends a chat line to all; does nothing without a seat."""

    def say_ready(self, sentence: int) -> None:
        """Sends a predefined sentence, by its number, to all at the table; does nothing without a seat."""

    def ring(self, place: str) -> None:
        """Marks a place of the map, given as text such as "17" (see `place_text`), with a ring that all players see;
        does nothing without a seat."""

    def mute(self, seat: Seat, muted: bool) -> None:
        """Drops a seat's chat lines, predefined sentences and rings at this table from now on, or lets them through
        again."""

    def is_muted(self, seat: Seat) -> bool:
        """Returns whether a seat's chat lines, predefined sentences and rings are dropped."""

    def call_bot(self, seat: Seat, bot: str) -> None:
        """Asks the host to let a bot of the level with the id ``bot`` play for a seat until its person comes back; does
        nothing for an onlooker."""

    def answer_undo(self, agree: bool) -> None:
        """Agrees to the undo that is asked for, or refuses it."""

    def retry(self) -> None:
        """Connects again, also where another window has taken the seat."""

    def close(self) -> None:
        """Ends the connection; the seat stays with this device."""
