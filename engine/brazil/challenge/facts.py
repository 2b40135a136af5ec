"""Read-only queries about a challenge for screens: goals, enemy units, odds of attacks (rules 11).

Returns ids, hexes and numbers only; works on the player's view.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.brazil import solo
from engine.brazil.board import HexId
from engine.brazil.challenge import goals, infeasibility
from engine.brazil.challenge.conditions import HUMAN, terms
from engine.brazil.decisions import TurnDecision
from engine.brazil.evaluation import battle_odds
from engine.brazil.moves import AttackAdjacent, MoveUnits
from engine.brazil.rules.control import passive, unit_cs, unit_kind, units_on
from engine.brazil.rules.movement import WITHOUT_EXTRA
from engine.brazil.rules.movement import legal as movements
from engine.brazil.state import ON_BOARD, Seat, State


class GoalState(NamedTuple):
    """A goal as shown beside the map: its progress, the proof if it is out of reach, and the rounds left to meet it."""

    progress: goals.GoalProgress
    proof: infeasibility.InfeasibilityProof | None
    rounds: int


class DefenderPost(NamedTuple):
    """A unit of the enemy that only defends. `cards`: the number of cards that all units on its hex draw when attacked;
    `hex` is -1 once it is defeated."""

    unit: int
    kind: str
    hex: HexId
    strength: int
    cards: int


class AttackOption(NamedTuple):
    """An attack that is possible now, with its odds; `move` is the move to submit."""

    at: HexId
    move: MoveUnits | AttackAdjacent
    odds: battle_odds.AttackOdds


def standings(s: State) -> tuple[GoalState, ...]:
    """Returns for every goal at this level, in the order of the challenge's file, its progress, a proof if it is out of
    reach, and the rounds left to meet it; empty if no challenge is played."""
    level = terms(s)
    if level is None:
        return ()
    return tuple(
        GoalState(goals.progress(s, goal), infeasibility.out_of_reach(s, goal), (goal.by or level.rounds) - s.round)
        for goal in level.goals
    )


def posts(s: State) -> tuple[DefenderPost, ...]:
    """Returns the units of the enemy that only defends, on the map or defeated, in the order of its player board; empty
    without such an enemy."""
    seat = next((other for other in range(len(s.seats)) if passive(s, other)), None)
    if seat is None:
        return ()
    player = s.seats[seat]
    return tuple(
        DefenderPost(
            unit,
            unit_kind(player, unit),
            place if place >= 0 else -1,
            unit_cs(player, unit),
            solo.cards_drawn(s, len(units_on(player, place))) if place >= 0 else 0,
        )
        for unit, place in enumerate(player.units)
        if place != ON_BOARD
    )


def attacks(s: State, seat: Seat = HUMAN) -> tuple[AttackOption, ...]:
    """Returns, for each hex of the enemy that only defends and that one movement of this turn can attack, the attack
    with the best odds; sorted by hex id.

    Before the token is moved only the free movement counts, without any arch's bonus; see `attacks_after_move`.
    """
    turn = s.frames[-1] if s.frames else None
    if not isinstance(turn, TurnDecision) or turn.seat != seat:
        return ()
    return _best(s, turn) if turn.arch else attacks_after_move(s, "", seat)


def attacks_after_move(s: State, arch: str, seat: Seat = HUMAN) -> tuple[AttackOption, ...]:
    """Returns the best attacks like `attacks`, as they would be if the action token were put on this arch (an action
    space) now and its action changed nothing; with `arch` "", by the free movement alone. Empty unless the seat's turn
    is the pending decision and its token has not moved."""
    turn = s.frames[-1] if s.frames else None
    if not isinstance(turn, TurnDecision) or turn.seat != seat or turn.arch:
        return ()
    world = s.copy()
    world.changing(seat).token = arch
    frame = TurnDecision(seat, arch, turn.free, bool(arch) and arch not in WITHOUT_EXTRA)
    world.frames = [frame]
    return _best(world, frame)


def _best(s: State, turn: TurnDecision) -> tuple[AttackOption, ...]:
    """For each hex the attack with the best odds; among equals the one with fewer units."""
    there = 0
    for other in range(len(s.seats)):
        if passive(s, other):
            there |= s.seats[other].at
    found: dict[HexId, AttackOption] = {}
    for move in movements(s, turn):
        if isinstance(move, MoveUnits) and there >> move.to & 1:
            attack = AttackOption(move.to, move, battle_odds.attack_odds(s, turn.seat, move.units, move.to))
        elif isinstance(move, AttackAdjacent) and there >> move.at & 1:
            origin = s.seats[turn.seat].units[move.unit]
            attack = AttackOption(move.at, move, battle_odds.attack_odds(s, turn.seat, (), move.at, origin))
        else:
            continue
        known = found.get(attack.at)
        if known is None or _rank(attack) > _rank(known):
            found[attack.at] = attack
    return tuple(found[at] for at in sorted(found))


def _rank(attack: AttackOption) -> tuple[float, bool, int]:
    units = len(attack.move.units) if isinstance(attack.move, MoveUnits) else 1
    return attack.odds.best.chance, isinstance(attack.move, AttackAdjacent), -units
