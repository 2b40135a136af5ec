"""What a seat might do, and why: ways to go on, the best first, with what each is worth and what happens on it.

One source for hints, for the reasons of a bot's move, and (review.py) for the moves that cost most. Whoever asks says
whose knowledge counts: what is told of a way is the same in every world he can imagine, so it tells him nothing new.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.bot import together
from engine.bots.lines import TURN_BEGAN, Width
from engine.bots.mixed import Mixture, weighed
from engine.bots.viceroy import Effort, ViceroyBot, Weighed
from engine.core.event import Event, visible
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

MOST = 6  # ways that are told: the best, and some after it
GAME_ENDED = "GameEnded"
PROBES = 3  # worlds in which the same must happen
TRIES = 24  # worlds until one is found in which a move is possible
EFFORT = Effort(lines=12, worlds=8, least=3, own=1, blind=True, experience=1.0)
WIDTH: Width | None = None  # the game's own
MIXTURE = Mixture(own=8)


@dataclass(frozen=True, slots=True)
class Told:
    """A move of a way and what is seen of it. `move` is None where only its owner may know which it is."""

    move: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """What is told of it, how many of the game's points it is worth more than the first way of the same moment (mostly
    less than nought), and whether it goes on where only chance or others can say how."""

    told: tuple[Told, ...]
    worth: float
    unsure: bool = False


def hint(rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng, seconds: float = 0.0) -> list[Way]:
    """The best ways of a seat that is asked, as far as it can see; at least one. `seconds`: as the Viceroy's."""
    worlds = [rules.guess(view, seat, rng) for _ in range(PROBES)]

    def way(moves: Sequence[Any], worth: float) -> Way:
        told, unsure = tell(rules, worlds, seat, moves, seat)
        return Way(told, worth, unsure)

    legal = rules.legal_moves(view, seat)
    if len(legal) == 1:
        return [way(legal, 0.0)]
    if together(rules, view):
        arms = weighed(rules, view, seat, rng, MIXTURE)
        order = sorted(range(len(arms.moves)), key=lambda arm: -arms.mean(arm))
        return different(way([arms.moves[arm]], arms.mean(arm) - arms.mean(order[0])) for arm in order)
    if suggested := rules.suggest(view, seat):
        return [way(suggested, 0.0)]
    bot = ViceroyBot(WIDTH, EFFORT, seconds)
    found = bot.weigh(rules, lambda dice: rules.guess(view, seat, dice), seat, rng)
    return different(way(one.line.moves, _against(found[0], one)) for one in found)


def reasons(
    rules: Rules[Any, Any], view: Any, viewer: Seat, seat: Seat, move: Any, rng: Rng, seconds: float = 0.0
) -> list[Way]:
    """Why a seat played a move, as far as `viewer` can see, whose `view` this is from just before: the way that begins
    with it, then what was not chosen. Empty where the viewer can't know which move it was, or that it was possible.

    For another viewer than the seat this is what anybody with his knowledge would say: of the seat's secrets it has
    nothing, nor of what they let it expect.
    """

    def tried(dice: Rng) -> Any:
        for _ in range(TRIES):
            world = rules.guess(view, viewer, dice)
            if move in rules.legal_moves(world, seat):
                return world
        return None

    worlds = [tried(rng) for _ in range(PROBES)]
    if None in worlds:
        return []
    if viewer != seat and not told_apart(rules, worlds[0], seat, move, viewer):
        return []

    def way(moves: Sequence[Any], worth: float) -> Way:
        told, unsure = tell(rules, worlds, seat, moves, viewer)
        return Way(told, worth, unsure)

    if together(rules, view) or rules.suggest(worlds[0], seat) or len(rules.legal_moves(worlds[0], seat)) == 1:
        return [way([move], 0.0)]
    found = ViceroyBot(WIDTH, EFFORT, seconds).weigh(
        rules, lambda dice: tried(dice) or dice.choice(worlds), seat, rng, [move]
    )
    own = next(one for one in found if one.line.steps[0].move == move)
    others = [one for one in found if one is not own]
    others.sort(key=lambda one: one.line.steps[0].move == move)
    return different(way(one.line.moves, _against(own, one)) for one in [own, *others])


def told_apart(rules: Rules[Any, Any], world: Any, seat: Seat, move: Any, viewer: Seat) -> bool:
    """Whether the viewer sees which move it was: no other one looks the same to him."""

    def looks(one: Any) -> list[Event]:
        state = world.copy()
        return visible(rules.apply(state, one), viewer)

    seen = looks(move)
    return bool(seen) and all(other == move or looks(other) != seen for other in rules.legal_moves(world, seat))


def _against(first: Weighed, other: Weighed) -> float:
    """What the other is worth more than the first, in the worlds that both were played out in."""
    both = list(zip(first.values, other.values, strict=False))
    return sum(b - a for a, b in both) / len(both) if both else other.line.value - first.line.value


def different(ways: Iterable[Way]) -> list[Way]:
    """The first of them that are told in other words."""
    found: list[Way] = []
    for way in ways:
        if all(way.told != other.told for other in found):
            found.append(way)
        if len(found) == MOST:
            break
    return found


def tell(
    rules: Rules[Any, Any], worlds: Sequence[Any], seat: Seat, moves: Sequence[Any], viewer: Seat
) -> tuple[tuple[Told, ...], bool]:
    """The moves of a way as far as they can be played in every world and the same is seen of them in each; and whether
    something is left that can't be told."""
    states = [world.copy() for world in worlds]
    found: list[Told] = []
    for move in moves:
        if any(seat not in rules.awaiting(s) or rules.why_not(s, move) is not None for s in states):
            return tuple(found), True
        seen = [shown(rules.apply(s, move), viewer) for s in states]
        if any(other != seen[0] for other in seen[1:]):
            known = tuple(event for event in seen[0] if all(event in other for other in seen[1:]))
            found.append(Told(move if viewer == seat else None, known))
            return tuple(found), True
        found.append(Told(move if viewer == seat else None, seen[0]))
    return tuple(found), False


def shown(events: Iterable[Event], viewer: Seat) -> tuple[Event, ...]:
    """What a viewer may be told beforehand: of what is turned up only that it happens, and nothing of the next turn.

    That the game ends is no secret, though then all is turned up."""
    found: list[Event] = []
    for event in events:
        if event.name == TURN_BEGAN:
            break
        seen = event.seen_by(None if event.reveals else viewer)
        if seen is not None and (event.name == GAME_ENDED or not (event.reveals and seen == event)):
            found.append(seen)
    return tuple(found)
