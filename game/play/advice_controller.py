"""Controls the advice panel (hints for the player, explanations of bot moves): requests them from the worker process
and keeps which step is shown.

The search runs in the worker process; a new request or closing the panel cancels it. What a bot did comes from the log
and is kept apart from what it expected.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from engine.bots.advice import ExplainedMove, Explanation
from engine.bots.compare import Loss
from engine.core.event import visible
from engine.core.session import LogEntry
from game.play.advice_text import AdviceText, MoveDescriber, Places, lines_of, sentences, steps, to_advice_text
from game.play.hint_offer import why_no_hint
from game.play.match import Match
from game.play.reason_words import folded
from game.play.turn_entries import turn_ended, turn_from
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import ExplanationRequest, HintRequest

log = logging.getLogger(__name__)
MAX_LINES = 3  # shown move lines: the best one and two alternatives
STEPS = 3  # steps of a hint: the area, the action, the whole move line


class AdviceController:
    """The state of the advice panel: the open hint or explanation and its answer. ``kind``: "hint", "why" or ""
    (closed); ``step``: the shown step of a hint from 1, 0 while the search runs; ``changed`` is called when the panel
    must be redrawn."""

    def __init__(
        self, match: Match[Any, Any], describer: MoveDescriber, thinker: BotAnswers, changed: Callable[[], None]
    ) -> None:
        self.match, self.describer, self.thinker, self.changed = match, describer, thinker, changed
        self.kind = ""
        self.step = 0
        self.mover = -1  # whose move is explained
        self.until = 0  # number of moves played at the end of the explained turn
        self.pointed: int | None = None  # index of the move line that is highlighted
        self.error = ""
        self.ways: list[Explanation] = []
        self._asked = -1  # version of the match at the request; changes with every move and viewer

    # -- requests --------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return bool(self.kind)

    @property
    def thinking(self) -> bool:
        return self.open and self.step == 0

    @property
    def explains(self) -> bool:
        """Whether an explanation is open; bots wait with their next move."""
        return self.kind == "why"

    def hint(self) -> None:
        """Requests a hint, or shows the next step of the open one; after the last step, closes it. Does nothing while
        ``why_no_hint`` gives a reason."""
        if self.kind == "hint":
            self.more()
            return
        seat = self.match.acting
        if seat is None or why_no_hint(self.match):
            return
        self._begin("hint")
        dice = self.match.derived_seed(seat, "hint")
        self.thinker.ask([HintRequest(self.match.rules, self.match.view_of(seat), seat, dice)])
        self.changed()

    def more(self) -> None:
        """Shows the next step of the hint; after the last one, or for an explanation, closes the panel. Does nothing
        while the search runs."""
        if self.thinking:
            return
        if self.kind == "hint" and self.step < STEPS and self.ways:
            self.step += 1
            self.changed()
        else:
            self.close()

    @property
    def explained_from(self) -> int | None:
        """The number of moves played before the bot turn that ``why`` explains, the last one up to the shown position.
        None if there is none, or the viewer may not ask about it."""
        return self._bot_turn_before(self.match.at)

    @property
    def earlier_from(self) -> int | None:
        """The number of moves played before the bot turn that precedes the explained one; None if no explanation is
        open, or no bot's turn precedes it."""
        at = self._bot_turn_before(self.until) if self.explains else None
        return None if at is None else self._bot_turn_before(at)

    def _bot_turn_before(self, at: int) -> int | None:
        """Returns the number of moves played before the last bot turn among the first `at` moves; None if there is
        none, or the viewer may not ask about it."""
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
        """Returns sentences for the moves that the bot made in the explained turn, without what the viewer could not
        see."""
        return lines_of(self.describer, self._turn(), self._asker(self.mover))

    def _turn(self) -> list[LogEntry[Any]]:
        """Returns the log entries of the explained turn."""
        at = self._bot_turn_before(self.until) if self.explains else None
        return [] if at is None else turn_from(self.match, at, self.until)

    def done_steps(self) -> list[str]:
        """Returns the bot's explained turn as lines, one for each step with its reasons; without reasons if none are
        known."""
        entries = self._turn()
        played = self.ways[0].played if self.ways else ()
        if not entries or len(played) != len(entries):
            return self.done()
        asker = self._asker(self.mover)
        told = tuple(
            ExplainedMove(entry.move if asker == self.mover else None, tuple(visible(entry.events, asker)), effects)
            for entry, effects in zip(entries, played, strict=True)
        )
        describer, seat = self.describer, self.mover
        rows = steps(describer, Explanation(told))
        return folded(describer.step(said, describer.clauses(why, seat)) for said, why in rows if said)

    @property
    def follows_bot_plan(self) -> bool:
        """Whether the line of moves the explanation shows first says the same as the moves made, so that they need not
        be told twice."""
        said = [line for step in self.ways[0].moves for line in sentences(self.describer, step)] if self.ways else []
        return folded(said) == self.done()

    def why(self) -> None:
        """Requests an explanation of the last bot turn, or closes it. Does nothing if there is no such turn."""
        if self.explains:
            self.close()
        elif self.explained_from is not None:
            self._explain(self.match.at)

    def earlier(self) -> None:
        """Requests an explanation of the bot turn that precedes the explained one. Does nothing if there is none."""
        if self.earlier_from is not None:
            at = self._bot_turn_before(self.until)
            assert at is not None
            self._explain(at)

    def _explain(self, until: int) -> None:
        """Requests an explanation of the last bot turn among the first `until` moves, which has to exist."""
        at = self._bot_turn_before(until)
        assert at is not None
        move = self.match.log[at].move
        asker = self._asker(move.seat)
        assert asker is not None
        self._begin("why")
        self.mover, self.until = move.seat, until
        view = self.match.view_at(at, asker)
        seed = int(self.match.rules.digest(view), 16)
        turn = tuple((self.match.view_at(at + n, asker), entry.move) for n, entry in enumerate(self._turn()))
        self.thinker.ask([ExplanationRequest(self.match.rules, view, asker, move.seat, move, seed, turn)])
        self.changed()

    def _asker(self, mover: int) -> int | None:
        """Returns the seat whose knowledge an explanation uses: the mover if everything is open or no person plays,
        else the viewer."""
        if not self.match.awaiting or not self.match.people:
            return mover
        return self.match.observer

    def _begin(self, kind: str) -> None:
        self.thinker.forget()  # a worker without a search goes on with this one, and needs no start
        self.kind, self.step, self.ways, self.error, self.pointed = kind, 0, [], "", None
        self._asked = self.match.version

    def close(self) -> None:
        """Closes the panel and cancels a running search."""
        if not self.open:
            return
        if self.thinking:
            self.thinker.stop()
        self.kind, self.step, self.ways, self.pointed = "", 0, [], None
        self.changed()

    def point(self, number: int) -> None:
        """Highlights the line of moves with this index in `advice_texts` (0: the best) in place of the best one; if it
        is highlighted already, highlights the best one again."""
        self.pointed = None if self.pointed == number else number
        self.changed()

    @property
    def as_seen(self) -> bool:
        """Whether the open explanation of a bot's turn is limited to what the viewer knew, which is less than the bot
        did."""
        return self.kind == "why" and self._asker(self.mover) != self.mover

    # -- time --------------------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """Takes in the worker's answer, or closes the panel when the position has changed. Returns whether to
        redraw."""
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
            self.error = str(answer)
        else:
            self.ways = answer
        return True

    def stop(self) -> None:
        """Cancels the search and closes the panel without a redraw, because the table is left."""
        self.kind = ""
        self.thinker.stop()

    # -- answers -----------------------------------------------------------------------------------------------------

    def advice_texts(self) -> list[AdviceText]:
        """Returns the lines of moves to show now, in words; during the first steps of a hint only the best one."""
        whole = self.kind == "why" or self.step == STEPS
        return self._spoken() if whole else self._spoken()[:1]

    def _spoken(self) -> list[AdviceText]:
        """Returns the best line, then the alternatives by loss; of lines in the same words only the first."""
        found: list[AdviceText] = []
        for way in self.ways:
            one = to_advice_text(self.describer, way, self._advised)
            if all(one.lines != other.lines for other in found):
                found.append(one)
            if len(found) == MAX_LINES:
                break
        return [*found[:1], *sorted(found[1:], key=lambda one: one.loss.mean)]

    @property
    def lowest_other_loss(self) -> Loss | None:
        """The lowest loss of chance of winning among the lines of moves other than the one shown first; None if there
        is only one."""
        return min((one.loss for one in self._spoken()[1:]), key=lambda loss: loss.mean, default=None)

    @property
    def _advised(self) -> int | None:
        """The seat that the open hint is for; None if none is open."""
        return self.ways[0].seat if self.kind == "hint" and self.ways else None

    @property
    def _first(self) -> list[ExplainedMove]:
        """The beginning of the best line, up to the first move that has a sentence."""
        found: list[ExplainedMove] = []
        for step in self.ways[0].moves if self.ways else ():
            found.append(step)
            if sentences(self.describer, step, self._advised):
                break
        return found

    @property
    def action(self) -> tuple[str, ...]:
        """The first action of the best line of moves, of which a hint tells first: its sentences; where the line goes
        on after it, one text line with the reasons for this action alone. () if no move of the line has a sentence."""
        if self.goes_on:
            return self._spoken()[0].lines[:1]
        return tuple(line for step in self._first for line in sentences(self.describer, step, self._advised))

    @property
    def goes_on(self) -> bool:
        """Whether the best line of moves has more actions than the first, so that its reasons are not those of the
        first alone."""
        return bool(self.ways) and len(self._spoken()[0].said) > 1

    @property
    def lit(self) -> Places:
        """The places of the map that are highlighted. They belong to the chosen line of moves, else the best one;
        during the first steps of a hint only to its first action."""
        if not self.ways:
            return frozenset()
        if self.kind == "hint" and self.step < STEPS:
            return frozenset().union(*(self.describer.places(step.move, step.events) for step in self._first))
        return self.advice_texts()[self.pointed or 0].places

    @property
    def highlightable(self) -> Places:
        """All places that any line of moves of the answer may highlight, also one that is not shown yet."""
        return frozenset().union(*(one.places for one in self._spoken()))
