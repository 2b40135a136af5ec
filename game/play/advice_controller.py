"""Hints for the person at the screen, in three steps, and the reasons of a bot's move; for any game, without a window.

Both are thought about in a process of their own, which a new question or the end of the old one stops. What a bot did
is told by the log; what it expected, apart from that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol, cast

from engine.bots.advice import ExplainedMove, Explanation
from engine.bots.beam_search import TURN_BEGAN
from engine.bots.compare import Loss
from engine.core.advice_protocol import Advised
from engine.core.evaluation_terms import TermChange, summed
from engine.core.event import Event, visible
from engine.core.session import LogEntry
from game.play.match import Match
from game.play.reasons import chief
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import ExplanationRequest, HintRequest

log = logging.getLogger(__name__)
STOPS = (".", "!", "?")  # that end a sentence
MOST = 3  # ways that are told: the best, and two that are left aside
STEPS = 3  # of a hint: where to look, which action, the whole line
Places = frozenset[Hashable]


class MoveDescriber(Protocol):
    """How a game speaks of what might be done. Sentences are in the player's language."""

    def sentence(self, event: Event) -> str:
        """Of something that happens; "" for what goes without saying."""

    def deed(self, move: Any) -> str:
        """Of a move of which no event tells anything; "" where nothing need be said."""

    def places(self, move: Any | None, events: Iterable[Event]) -> Places:
        """What of the map a move and what happens on it are about, as the table lights it."""

    def area(self, move: Any) -> str:
        """Where on the table such a move is made: "the arches", "the hand" …"""

    def reason(self, effect: TermChange) -> str:
        """What a change brings or costs, with its number; "" where nothing can be said of it."""

    def thing(self, effect: TermChange) -> str:
        """What it is that changes, as a noun; "" where it has no name."""

    def step(self, what: str, reasons: list[str]) -> str:
        """A step in a line: what is done, and why."""


@dataclass(frozen=True, slots=True)
class AdviceText:
    """A way in words: what is done and why, a line a step; the places it is about; what it loses against the first one;
    whether it goes on where nobody can say how; what it has more and less of than the best other way."""

    lines: tuple[str, ...]
    places: Places
    loss: Loss
    unsure: bool
    area: str
    ahead: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()


def spoken(describer: MoveDescriber, way: Explanation) -> AdviceText:
    places: Places = frozenset().union(*(describer.places(told.move, told.events) for told in way.told))
    first = way.told[0].move if way.told else None
    area = describer.area(first) if first is not None else ""
    ahead, behind = (
        tuple(dict.fromkeys(thing for effect in chief(way.against, sign) if (thing := describer.thing(effect))))
        for sign in (1, -1)
    )
    return AdviceText(tuple(steps(describer, way)), places, way.loss, way.unsure, area, ahead, behind)


def steps(describer: MoveDescriber, way: Explanation) -> list[str]:
    """A line for every step: what goes without saying, such as how it is paid for, belongs to the step before it."""
    found: list[tuple[str, list[Sequence[TermChange]]]] = []
    for told in way.told:
        said = joined(sentences(describer, told))
        if said or not found:
            found.append((said, []))
        found[-1][1].append(told.effects)
    lines: list[str] = []
    for said, effects in found:
        reasons = [reason for effect in chief(summed(effects)) if (reason := describer.reason(effect))]
        if said or reasons:
            lines.append(describer.step(said, reasons))
    return lines


def joined(said: Sequence[str]) -> str:
    """Sentences in a line; between those that end without a full stop stands a semicolon."""
    line = ""
    for one in folded(said):
        line += (" " if line.endswith(STOPS) else "; ") + one if line else one
    return line


def folded(said: Iterable[str]) -> list[str]:
    """Sentences, each that comes several times in a row once, with how many times."""
    return [one if (times := len(list(same))) == 1 else _multiplied(one, times) for one, same in groupby(said)]


def _multiplied(sentence: str, times: int) -> str:
    bare = sentence.rstrip("".join(STOPS))
    return f"{bare} ×{times}{sentence[len(bare) :]}"


def sentences(describer: MoveDescriber, told: ExplainedMove) -> list[str]:
    """Of one move."""
    found = [line for event in told.events if (line := describer.sentence(event))]
    if not found and told.move is not None and (line := describer.deed(told.move)):
        found = [line]
    return found


def turn_from(match: Match[Any, Any], moves: int, until: int | None = None) -> list[LogEntry[Any]]:
    """What was played of a turn from the move with this number on: as long as its seat moves, and its turn goes on."""
    found: list[LogEntry[Any]] = []
    for entry in match.log[moves:until]:
        if found and (entry.move.seat != found[0].move.seat or turn_ended(match, found[-1])):
            break
        found.append(entry)
    return found


def turn_ended(match: Match[Any, Any], entry: LogEntry[Any]) -> bool:
    """With this move: it ends turns, or another one began after it."""
    return match.customs.ends_turn(entry.move) or any(event.name == TURN_BEGAN for event in entry.events)


def lines_of(describer: MoveDescriber, entries: Iterable[LogEntry[Any]], eyes: int | None) -> list[str]:
    """What was played, in words, as a seat could see it: nothing but what stands in the log."""
    lines: list[str] = []
    for entry in entries:
        move = entry.move if eyes == entry.move.seat else None
        lines += sentences(describer, ExplainedMove(move, tuple(visible(entry.events, eyes))))
    return folded(lines)


def why_no_hint(match: Match[Any, Any]) -> str:
    """The message that says why nobody can have a hint now; "": it can be had. Where somebody chooses before
    everybody, it would tell all what only that person may know."""
    if match.cursor is not None:
        return "advice-past"
    if match.acting is None:
        return "advice-nobody"
    return "" if match.acting == match.eyes else "advice-public"


def hint_tip(text: Callable[[str], str], match: Match[Any, Any], key: str) -> str:
    """What the hint button says: its name with its key, and the reason while it is dull."""
    reason = why_no_hint(match)
    name = f"{text('command-hint')} ({key})" if key else text("command-hint")
    return f"{name}\n{text(reason)}" if reason else name


class AdviceController:
    """What is asked and answered now. ``changed`` is told when something else is to be shown.

    ``kind``: "hint" or "why", "" while nothing is open; ``step``: of a hint, from 1, and 0 while it is thought about.
    """

    def __init__(
        self, match: Match[Any, Any], describer: MoveDescriber, thinker: BotAnswers, changed: Callable[[], None]
    ) -> None:
        self.match, self.describer, self.thinker, self.changed = match, describer, thinker, changed
        self.kind = ""
        self.step = 0
        self.mover = -1  # whose move is explained
        self.pointed: int | None = None  # the way chosen to be lit, of several
        self.trouble = ""
        self.ways: list[Explanation] = []
        self._asked = -1  # the version of the match, which every move and every other pair of eyes makes another

    # -- what is asked ---------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return bool(self.kind)

    @property
    def thinking(self) -> bool:
        return self.open and self.step == 0

    @property
    def explains(self) -> bool:
        """A reason is thought about or told: bots wait with their next move."""
        return self.kind == "why"

    def hint(self) -> None:
        """The first, or the next step; after the last all is laid aside. Nothing while
        ``why_no_hint`` says a reason."""
        if self.kind == "hint":
            self.more()
            return
        seat = self.match.acting
        if seat is None or why_no_hint(self.match):
            return
        self._begin("hint")
        dice = self.match.dice(seat, "hint")
        self.thinker.ask([HintRequest(cast(Advised, self.match.rules), self.match.view_of(seat), seat, dice)])
        self.changed()

    def more(self) -> None:
        if self.thinking:
            return
        if self.kind == "hint" and self.step < STEPS and self.ways:
            self.step += 1
            self.changed()
        else:
            self.close()

    @property
    def explained(self) -> int | None:
        """The number of moves played before the turn of a bot that ``why`` explains: the one that is shown, or the
        last; None where there is none, or nobody is there whose eyes count."""
        at = self.match.at
        while at and self.match.is_person(self.match.log[at - 1].move.seat):
            at -= 1
        if not at or self._asker(self.match.log[at - 1].move.seat) is None:
            return None
        seat = self.match.log[at - 1].move.seat
        at -= 1
        while at and self.match.log[at - 1].move.seat == seat and not turn_ended(self.match, self.match.log[at - 1]):
            at -= 1
        return at

    def done(self) -> list[str]:
        """What was played of the turn that is explained, as far as the asker could see it."""
        at = self.explained if self.kind == "why" else None
        if at is None:
            return []
        return lines_of(self.describer, turn_from(self.match, at, self.match.at), self._asker(self.mover))

    def why(self) -> None:
        """The reasons of the turn of a bot; once more lays them aside. Nothing where there is none to explain."""
        if self.kind == "why":
            self.close()
            return
        at = self.explained
        if at is None:
            return
        move = self.match.log[at].move
        asker = self._asker(move.seat)
        assert asker is not None
        self._begin("why")
        self.mover = move.seat
        view = self.match.seen_at(at, asker)
        seed = int(self.match.rules.digest(view), 16)
        self.thinker.ask([ExplanationRequest(cast(Advised, self.match.rules), view, asker, move.seat, move, seed)])
        self.changed()

    def _asker(self, mover: int) -> int | None:
        """By whose knowledge a move is explained: by the mover's own where all is open, or nobody plays against it."""
        if not self.match.awaiting or not self.match.people:
            return mover
        return self.match.eyes

    def _begin(self, kind: str) -> None:
        self.thinker.stop()
        self.kind, self.step, self.ways, self.trouble, self.pointed = kind, 0, [], "", None
        self._asked = self.match.version

    def close(self) -> None:
        """Also while it is thought about: that ends then."""
        if not self.open:
            return
        if self.thinking:
            self.thinker.stop()
        self.kind, self.step, self.ways, self.pointed = "", 0, [], None
        self.changed()

    def point(self, number: int) -> None:
        """At one of several ways: it alone is lit; once more, the first again."""
        self.pointed = None if self.pointed == number else number
        self.changed()

    @property
    def as_seen(self) -> bool:
        """What is explained is so as far as the asker can see: the mover may know more."""
        return self.kind == "why" and self._asker(self.mover) != self.mover

    # -- time --------------------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """True when something else is to be shown: the answer has come, or the position is another."""
        if not self.open:
            return False
        if self._asked != self.match.version:
            self.close()
            return True
        if not self.thinking:
            return False
        answer = next(iter(self.thinker.take().values()), None)
        if answer is None:
            return False
        self.step = 1
        if isinstance(answer, Exception):
            log.error("advice: %s", answer)
            self.trouble = str(answer)
        else:
            self.ways = answer
        return True

    def stop(self) -> None:
        """The game leaves the table."""
        self.kind = ""
        self.thinker.stop()

    # -- what is told ------------------------------------------------------------------------------------------------

    def told(self) -> list[AdviceText]:
        """What may be told by now; of a hint's first steps only the best way."""
        whole = self.kind == "why" or self.step == STEPS
        return self._spoken() if whole else self._spoken()[:1]

    def _spoken(self) -> list[AdviceText]:
        """The best way, then those left aside, by what they cost; of ways that come to the same words the first."""
        found: list[AdviceText] = []
        for way in self.ways:
            one = spoken(self.describer, way)
            if all(one.lines != other.lines for other in found):
                found.append(one)
            if len(found) == MOST:
                break
        return [*found[:1], *sorted(found[1:], key=lambda one: one.loss.mean)]

    @property
    def _first(self) -> list[ExplainedMove]:
        """Of the best way only what comes first: up to the first move that anything is said of."""
        found: list[ExplainedMove] = []
        for told in self.ways[0].told if self.ways else ():
            found.append(told)
            if sentences(self.describer, told):
                break
        return found

    @property
    def action(self) -> tuple[str, ...]:
        return tuple(line for told in self._first for line in sentences(self.describer, told))

    @property
    def lit(self) -> Places:
        """What is lit on the map: of the way chosen, else of the first one; in a hint's first steps only what the
        action told is about, nothing of what follows it."""
        if not self.ways:
            return frozenset()
        if self.kind == "hint" and self.step < STEPS:
            return frozenset().union(*(self.describer.places(told.move, told.events) for told in self._first))
        return self.told()[self.pointed or 0].places

    @property
    def about(self) -> Places:
        """All that may be lit while these ways are told."""
        return frozenset().union(*(one.places for one in self._spoken()))
