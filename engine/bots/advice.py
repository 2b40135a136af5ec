"""Finds the best move lines of a seat and explains them: loss in chance of winning, expected events, changed terms.

Used for hints, for explanations of bot moves and, in review.py, for the costliest mistakes. The caller says whose
knowledge counts. An explanation holds only what is the same in every determinization, so it reveals nothing.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.bots.beam_search import BeamWidth
from engine.bots.compare import NO_LOSS, Loss, Outcomes, best_first, paired, play_out, unpaired
from engine.bots.judging import PLAYOUT
from engine.bots.reasons import AdviceReason, reasons_of
from engine.bots.simultaneous_moves import BanditArms, MixedSearchBudget, evaluate_all_options
from engine.bots.viceroy import LONG_PLAN, ViceroyBot
from engine.core.chance import chance_of
from engine.core.evaluation_terms import Term, TermChange, effects, summed
from engine.core.event import TURN_BEGAN, Event, visible
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

MAX_EXPLAINED = 4  # move lines explained: the best and some alternatives
GAME_ENDED = "GameEnded"
PROBES = 3  # determinizations in which an explanation must hold
SURE = 32  # more of them in which a number must hold that chance decides
TRIES = 24  # determinizations tried to find one in which a move is legal
EFFORT = replace(PLAYOUT, lines=8, worlds=8, least=3, long=replace(PLAYOUT.long, plan=LONG_PLAN))
WIDTH: BeamWidth | None = None  # the game's own
MIXTURE = MixedSearchBudget(own=8, experience=1.0)
TermPairs = list[tuple[Mapping[str, Term], Mapping[str, Term]]]  # before and after a move, in several determinizations
Changes = dict[tuple[Any, ...], TermPairs]  # by the moves of a line, of which the last one's are meant


@dataclass(frozen=True, slots=True)
class ExplainedMove:
    """A move of a move line with its visible events. `move` is None if only its owner may know it. `effects`: the
    evaluation terms it changes for its seat, as far as they agree in every determinization. `question`: what the move
    answers (`Rules.question`)."""

    move: Any
    events: tuple[Event, ...]
    effects: tuple[TermChange, ...] = ()
    question: Any = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """A move line explained. `loss` is its loss in chance of winning against the best line, `against` how its final
    position differs from that of the best alternative, `unsure` whether it ends where chance or others decide how it
    goes on. `likely`: of a choice that is made at the same time as the others', what it changes in every trial.
    `played`: in the first explanation of a bot's turn, what each move of that turn changed for its seat."""

    moves: tuple[ExplainedMove, ...]
    loss: Loss = NO_LOSS
    unsure: bool = False
    against: tuple[TermChange, ...] = ()
    likely: tuple[TermChange, ...] = ()
    seat: Seat = 0
    played: tuple[tuple[TermChange, ...], ...] = ()

    @property
    def reasons(self) -> tuple[AdviceReason, ...]:
        """The reasons for and against the line: what the whole of it brings, denies and costs."""
        return reasons_of(self.likely or summed([explained.effects for explained in self.moves]))


def hint(rules: Rules[S, M], view: S, seat: Seat, rng: Rng, seconds: float = 0.0) -> list[Explanation]:
    """Finds the best move lines of a seat that must decide, from its view, and returns them explained, best first; at
    least one. `seconds`: the time limit of the search; 0: none, only counts limit it."""
    until = _end_of(seconds)
    worlds = [rules.determinize(view, seat, rng) for _ in range(PROBES)]
    tried: Changes = {}

    def way(moves: Sequence[M], loss: Loss = NO_LOSS, against: tuple[TermChange, ...] = ()) -> Explanation:
        explained, unsure = explain_moves(rules, worlds, seat, moves, seat, lambda: determinize(rng), tried)
        return Explanation(explained, loss, unsure, against, seat=seat)

    def determinize(dice: Rng) -> S:
        return rules.determinize(view, seat, dice)

    legal = rules.legal_moves(view, seat)
    if len(legal) == 1:
        return [way(legal)]
    if rules.is_simultaneous(view):
        return explain_simultaneous(rules, view, seat, rng, way)
    if suggested := rules.suggest(view, seat):
        return [way(suggested)]
    bot = ViceroyBot(WIDTH, EFFORT, seconds / 2)
    found = bot.rank_candidates(rules, determinize, seat, rng)[:MAX_EXPLAINED]
    ways = [one.line.moves for one in found]
    outcomes = play_out(rules, determinize, seat, ways, EFFORT, rng, until)
    order = best_first(outcomes)
    lost = [max(NO_LOSS, paired(outcomes[order[0]], outcomes[place]), key=_mean) for place in order]
    ends = [found[place].line.state for place in order]
    return different(
        way(ways[place], loss, compared(rules, ends, seat, rank))
        for rank, (place, loss) in enumerate(zip(order, lost, strict=True))
    )


def _end_of(seconds: float) -> float:
    """The time of the monotonic clock in so many seconds; for 0 never."""
    return time.monotonic() + seconds if seconds else math.inf


def _mean(loss: Loss) -> float:
    return loss.mean


def compared(rules: Rules[S, M], ends: Sequence[S], seat: Seat, place: int, own: bool = True) -> tuple[TermChange, ...]:
    """Returns the changes of the seat's evaluation terms from the first line's final position to another line's
    (`ends[place]`); for the first line, from the second's. They have no numbers, as each line has only one
    determinization. Empty for a single line; unless `own` is set, only terms whose number all seats may see."""
    if len(ends) < 2:
        return ()
    other = ends[1 if place == 0 else 0]
    before, after = ([rules.terms(s, seat)] for s in (other, ends[place]))
    return tuple(effect.without_number() for effect in effects(before, after, own))


def explain_simultaneous(
    rules: Rules[S, M],
    view: S,
    seat: Seat,
    rng: Rng,
    way: Callable[[Sequence[M], Loss], Explanation],
    made: M | None = None,
    viewer: Seat | None = None,
) -> list[Explanation]:
    """Returns explanations of the options of a seat in a simultaneous decision, best first, but the one that was played
    (`made`) before all others; at most MAX_EXPLAINED. `way` makes the explanation of an option and its loss. What an
    option changes is found by trying it against the others' options in many determinizations of what `viewer`
    (by default the seat) knows."""
    viewer = seat if viewer is None else viewer
    tried: dict[M, tuple[Outcomes, list[Mapping[str, Term]]]] = {}

    def ended(move: M, state: S) -> None:
        outcomes, ends = tried.setdefault(move, (Outcomes(), []))
        outcomes.chances.append(chance_of(rules, state, seat))
        ends.append(rules.terms(state, seat))

    arms = evaluate_all_options(rules, view, viewer, rng, MIXTURE, made, ended)[seat]
    order = [arms.moves[arm] for arm in sorted(range(len(arms.moves)), key=lambda arm: -_mean_of(arms, arm))]
    ranked = [move for move in order if move in tried]
    if made in tried:
        ranked.sort(key=lambda move: move != made)
    before, found = rules.terms(view, seat), []
    for move in ranked:
        outcomes, ends = tried[move]
        lost = unpaired(tried[ranked[0]][0], outcomes)
        explanation = way([move], lost if made is not None else max(NO_LOSS, lost, key=_mean))
        found.append(replace(explanation, likely=effects([before] * len(ends), ends, viewer == seat)))
    return different(found)


def _mean_of(arms: BanditArms[M], arm: int) -> float:
    return arms.mean(arm) if arms.tries[arm] else -math.inf


def explain_move(
    rules: Rules[S, M], view: S, viewer: Seat, seat: Seat, move: M, rng: Rng, seconds: float = 0.0
) -> list[Explanation]:
    """Explains a move that a seat played, as far as `viewer` could see it just before (`view`); searches for `seconds`,
    0: as long as it takes. Returns the best line that begins with the move, then other lines; empty if the viewer
    cannot know which move it was or that it was legal.

    For a viewer other than the seat, the result uses nothing of the seat's secrets, nor what they let it expect.
    """
    until = _end_of(seconds)

    def tried(dice: Rng) -> S | None:
        return world_with(rules, view, viewer, seat, move, dice)

    worlds = _probes(rules, viewer, seat, move, lambda: tried(rng))
    if not worlds:
        return []
    changes: Changes = {}

    def way(moves: Sequence[M], loss: Loss = NO_LOSS, against: tuple[TermChange, ...] = ()) -> Explanation:
        explained, unsure = explain_moves(rules, worlds, seat, moves, viewer, lambda: tried(rng), changes)
        return Explanation(explained, loss, unsure, against, seat=seat)

    if rules.is_simultaneous(view) and _always_legal(rules, view, viewer, move, rng):
        return explain_simultaneous(rules, view, seat, rng, way, move, viewer)
    if rules.is_simultaneous(view) or rules.suggest(worlds[0], seat) or len(rules.legal_moves(worlds[0], seat)) == 1:
        return [way([move])]

    def determinize(dice: Rng) -> S:
        return tried(dice) or dice.choice(worlds)

    found = ViceroyBot(WIDTH, EFFORT, seconds / 2).rank_candidates(rules, determinize, seat, rng, [move])
    own = next(one for one in found if one.line.steps[0].move == move)
    others = [one for one in found if one is not own]
    others.sort(key=lambda one: one.line.steps[0].move == move)
    candidates = [own, *others[: MAX_EXPLAINED - 1]]
    ways = [one.line.moves for one in candidates]
    outcomes = play_out(rules, determinize, seat, ways, EFFORT, rng, until)
    ends = [one.line.state for one in candidates]
    return different(
        way(moves, paired(outcomes[0], outcomes[place]), compared(rules, ends, seat, place, viewer == seat))
        for place, moves in enumerate(ways)
    )


def world_with(rules: Rules[S, M], view: S, viewer: Seat, seat: Seat, move: M, dice: Rng) -> S | None:
    """Returns a determinization of what the viewer knows in which the move is legal; None if TRIES of them are not."""
    for _ in range(TRIES):
        world = rules.determinize(view, viewer, dice)
        if move in rules.legal_moves(world, seat):
            return world
    return None


def _probes(rules: Rules[S, M], viewer: Seat, seat: Seat, move: M, tried: Callable[[], S | None]) -> list[S]:
    """Returns determinizations in which the move is legal; none if the viewer can't know which move it was."""
    worlds = [world for world in [tried() for _ in range(PROBES)] if world is not None]
    if len(worlds) < PROBES:
        return []
    if viewer != seat and not is_distinguishable(rules, worlds[0], seat, move, viewer):
        return []
    return worlds


def explain_played(
    rules: Rules[S, M],
    ways: Sequence[Explanation],
    turn: Iterable[tuple[S, M]],
    viewer: Seat,
    seat: Seat,
    rng: Rng,
) -> list[Explanation]:
    """Returns these explanations, with what each move of a played turn changed, as far as the viewer could foresee it,
    added to the first (`played`). `turn`: each move with the viewer's view just before it. Nothing is added for a move
    that the viewer can't know, or of a simultaneous decision."""
    found: list[tuple[TermChange, ...]] = []
    for view, move in turn if ways else ():

        def tried(view: S = view, move: M = move) -> S | None:
            return world_with(rules, view, viewer, seat, move, rng)

        worlds = [] if rules.is_simultaneous(view) else _probes(rules, viewer, seat, move, tried)
        told = explain_moves(rules, worlds, seat, [move], viewer, tried)[0] if worlds else ()
        found.append(told[0].effects if told else ())
    return [replace(way, played=tuple(found)) if not number else way for number, way in enumerate(ways)]


def _always_legal(rules: Rules[S, M], view: S, viewer: Seat, move: M, rng: Rng) -> bool:
    """Whether a move is legal in every determinization, as far as some of them show."""
    return all(move in rules.legal_moves(rules.determinize(view, viewer, rng), move.seat) for _ in range(PROBES))


def is_distinguishable(rules: Rules[S, M], world: S, seat: Seat, move: M, viewer: Seat) -> bool:
    """Returns whether the viewer can tell this move from all other legal ones by its visible events."""

    def looks(one: M) -> list[Event]:
        state = world.copy()
        return visible(rules.apply(state, one), viewer)

    seen = looks(move)
    return bool(seen) and all(other == move or looks(other) != seen for other in rules.legal_moves(world, seat))


def different(ways: Iterable[Explanation]) -> list[Explanation]:
    """Returns the explanations in their order, at most MAX_EXPLAINED, without those that explain the same moves as an
    earlier one."""
    found: list[Explanation] = []
    for way in ways:
        if all(way.moves != other.moves for other in found):
            found.append(way)
        if len(found) == MAX_EXPLAINED:
            break
    return found


def explain_moves(
    rules: Rules[S, M],
    worlds: Sequence[S],
    seat: Seat,
    moves: Sequence[M],
    viewer: Seat,
    determinize: Callable[[], S | None] = lambda: None,
    tried: Changes | None = None,
) -> tuple[tuple[ExplainedMove, ...], bool]:
    """Returns an explanation of each move of a line, up to (without it) the first that is illegal or (with it) the
    first that looks different in one of the determinizations `worlds`; and whether moves of the line remain
    unexplained. `determinize` makes more determinizations: where chance decides, a number must be the same in many.
    `tried`: what these showed of other lines, which mostly begin alike; what they show of this one is added."""
    tried = {} if tried is None else tried
    states = [world.copy() for world in worlds]
    found: list[ExplainedMove] = []
    before: list[Mapping[str, Term]] = []
    for number, move in enumerate(moves):
        if any(seat not in rules.awaiting(s) or rules.why_not(s, move) is not None for s in states):
            return tuple(found), True
        before = before or [rules.terms(s, seat) for s in states]
        question, *others = [rules.question(s, seat) for s in states]
        if viewer != seat or any(other != question for other in others):
            question = None
        applied = [rules.apply(s, move) for s in states]
        seen = [foreseeable_events(events, viewer) for events in applied]
        known = tuple(event for event in seen[0] if all(event in other for other in seen[1:]))
        changed: tuple[TermChange, ...] = ()
        names = {event.name for events in applied for event in events}
        after: list[Mapping[str, Term]] = []
        if not names & {TURN_BEGAN, GAME_ENDED}:
            after = [rules.terms(s, seat) for s in states]
            more: TermPairs = []
            if names & rules.chance_events:
                begun = tuple(moves[: number + 1])
                more = tried[begun] = tried.get(begun) or _changes(rules, seat, begun, determinize)
            changed = effects([*before, *(old for old, _ in more)], [*after, *(new for _, new in more)], viewer == seat)
        before = after
        found.append(ExplainedMove(move if viewer == seat else None, known, changed, question))
        if any(other != seen[0] for other in seen[1:]):
            return tuple(found), True
    return tuple(found), False


def _changes(rules: Rules[S, M], seat: Seat, moves: Sequence[M], determinize: Callable[[], S | None]) -> TermPairs:
    """The terms before and after the last of these moves in more determinizations, those in which they are legal."""
    found: TermPairs = []
    for world in (determinize() for _ in range(SURE)):
        if world is None or not _played(rules, world, seat, moves[:-1]) or rules.why_not(world, moves[-1]) is not None:
            continue
        before = rules.terms(world, seat)
        rules.apply(world, moves[-1])
        found.append((before, rules.terms(world, seat)))
    return found


def _played(rules: Rules[S, M], world: S, seat: Seat, moves: Sequence[M]) -> bool:
    """Plays these moves. Returns whether they were legal, and the seat decides."""
    for move in moves:
        if seat not in rules.awaiting(world) or rules.why_not(world, move) is not None:
            return False
        rules.apply(world, move)
    return seat in rules.awaiting(world)


def foreseeable_events(events: Iterable[Event], viewer: Seat) -> tuple[Event, ...]:
    """Returns those of the events, as `viewer` sees them, that may be told in advance: reveals without their content,
    and nothing from the next turn on.

    The end of the game is told, although it reveals everything.
    """
    found: list[Event] = []
    for event in events:
        if event.name == TURN_BEGAN:
            break
        seen = event.seen_by(None if event.reveals else viewer)
        if seen is not None and (event.name == GAME_ENDED or not (event.reveals and seen == event)):
            found.append(seen)
    return tuple(found)
