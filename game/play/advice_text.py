"""Puts moves, the reasons for them and whole lines of moves into sentences, by a game's `MoveDescriber`."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.bots.advice import ExplainedMove, Explanation
from engine.bots.compare import Loss
from engine.bots.reasons import AdviceReason, reasons_of
from engine.core.evaluation_terms import TermChange, summed
from engine.core.event import Event, visible
from engine.core.session import LogEntry
from game.play.reason_words import Clauses, folded, joined

NOUNS = 3  # things named that a line has more of, and less of
SAID = 3  # sentences of a move; what has more is told by the move itself
Places = frozenset[Hashable]


class MoveDescriber(Protocol):
    """Puts moves and their effects into words for hints and reviews, in the player's language. Each game has its
    own."""

    def sentence(self, event: Event) -> str:
        """Returns the sentence for an event; "" if it needs no mention."""

    def caused(self, events: Iterable[Event]) -> Iterable[Event]:
        """Returns those of a move's events that the move itself brought about, not what the program did next."""

    def instruction(self, move: Any, events: Iterable[Event] = (), question: Any = None) -> str:
        """Returns the sentence that tells the player to make a move, "" if its events say enough. Where the move alone
        does not say what it does: `events`, what it brings about, and `question`, what it answers, as far as known."""

    def places(self, move: Any | None, events: Iterable[Event]) -> Places:
        """Returns the places of the map that a move (None: none) and its events concern, to highlight them."""

    def widgets(self, move: Any) -> tuple[str, ...]:
        """Returns the names of the widgets (cards, tiles) to click for this move; () for moves made on the map, and for
        others of which the game names no widget."""

    def area(self, move: Any) -> str:
        """Returns the name of the part of the table where such a move is made, for example "the hand"."""

    def clauses(self, reasons: Iterable[AdviceReason], seat: int, likely: bool = False) -> Clauses:
        """Returns the first gains, denials and costs of a seat's line of moves as clauses, by side; with numbers, but
        if ``likely`` without those that are not certain."""

    def noun(self, reason: AdviceReason) -> str:
        """Returns the noun for what a reason changes; "" if it has no name or concerns another seat."""

    def step(self, what: str, clauses: Clauses) -> str:
        """Returns one line: a sentence about an action, and the clauses of its reasons; only one of them if the other
        is empty."""

    def whole(self, clauses: Clauses, likely: bool = False) -> str:
        """Returns reasons as sentences; "" if there are none."""


@dataclass(frozen=True, slots=True)
class AdviceText:
    """A move line in words, one text line per step; ``said`` leaves out the steps' reasons. ``why``: what the whole
    line brings, denies and costs; ``places``: the hexes or cards concerned; ``loss``: against the best line;
    ``unsure``: chance or others decide how it goes on; ``ahead``, ``behind``: what it has more and less of than the
    best alternative."""

    lines: tuple[str, ...]
    said: tuple[str, ...]
    places: Places
    loss: Loss
    unsure: bool
    area: str
    why: str = ""
    ahead: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()


def to_advice_text(describer: MoveDescriber, way: Explanation, advised: int | None = None) -> AdviceText:
    """Converts an explained line of moves to sentences and highlights. If only one step has reasons, they are given for
    the whole line and not repeated at the step. ``advised``: see `sentences`."""
    places: Places = frozenset().union(*(describer.places(step.move, step.events) for step in way.moves))
    first = way.moves[0].move if way.moves else None
    area = describer.area(first) if first is not None else ""
    likely = bool(way.likely)
    why = describer.whole(describer.clauses(way.reasons, way.seat, likely), likely)
    rows = [(said, describer.clauses(reasons, way.seat)) for said, reasons in steps(describer, way, advised)]
    alone = sum(bool(clauses) for _, clauses in rows) == 1
    lines = [describer.step(said, {} if alone and said else clauses) for said, clauses in rows if said or clauses]
    ahead, behind = nouns(describer, way.against)
    said = tuple(said for said, _ in rows if said)
    return AdviceText(tuple(lines), said, places, way.loss, way.unsure, area, why, ahead, behind)


def nouns(describer: MoveDescriber, changes: Iterable[TermChange]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns two tuples of a few nouns, weightiest first: what a line of moves gets more of than the one it is
    compared with (the best other one), and what it gets less of. `changes`: how their final positions differ."""
    sides: dict[bool, dict[str, None]] = {True: {}, False: {}}
    for reason in reasons_of(changes):
        if noun := describer.noun(reason):
            sides[reason.side != "costs"][noun] = None
    return tuple(sides[True])[:NOUNS], tuple(sides[False])[:NOUNS]


def steps(
    describer: MoveDescriber, way: Explanation, advised: int | None = None
) -> list[tuple[str, tuple[AdviceReason, ...]]]:
    """Returns a line of moves as pairs of a sentence and the reasons for it. A move without a sentence, such as a
    payment, adds its reasons to the pair before."""
    found: list[tuple[str, list[Sequence[TermChange]]]] = []
    for step in way.moves:
        said = joined(sentences(describer, step, advised))
        if said or not found:
            found.append((said, []))
        found[-1][1].append(step.effects)
    return [(said, reasons_of(summed(effects))) for said, effects in found]


def sentences(describer: MoveDescriber, step: ExplainedMove, advised: int | None = None) -> list[str]:
    """Returns the sentences for one explained move; the seat ``advised`` is told what to do, not what it did. So is
    anybody where the move's events have no sentences, or too many."""
    found = [line for event in describer.caused(step.events) if (line := describer.sentence(event))]
    if step.move is not None and (step.move.seat == advised or not 0 < len(folded(found)) <= SAID):
        return [line] if (line := describer.instruction(step.move, step.events, step.question)) else found
    return found


def lines_of(describer: MoveDescriber, entries: Iterable[LogEntry[Any]], observer: int | None) -> list[str]:
    """Returns sentences about log entries, without what the seat `observer` (None: an onlooker) could not see."""
    lines: list[str] = []
    for entry in entries:
        move = entry.move if observer == entry.move.seat else None
        lines += sentences(describer, ExplainedMove(move, tuple(visible(entry.events, observer))))
    return folded(lines)
