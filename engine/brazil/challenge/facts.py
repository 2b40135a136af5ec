"""Read-only queries about a challenge for screens: goals, hints, rounds, enemy units, odds of attacks (rules 11).

Returns ids, hexes and numbers only; works on the player's view.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from engine.brazil import solo
from engine.brazil.board import HexId, Mask, around, hexes
from engine.brazil.challenge import goals, infeasibility
from engine.brazil.challenge.conditions import HUMAN, rounds_left, terms
from engine.brazil.components import MISSIONS
from engine.brazil.decisions import TurnDecision
from engine.brazil.evaluation import battle_odds
from engine.brazil.map.goals import Goal, Medal
from engine.brazil.moves import AttackAdjacent, MoveUnits
from engine.brazil.rules import missions
from engine.brazil.rules.actions.sites import city_sites, ground
from engine.brazil.rules.control import passive, unit_cs, unit_kind, units_on
from engine.brazil.rules.movement import WITHOUT_EXTRA
from engine.brazil.rules.movement import legal as movements
from engine.brazil.state import DEFEATED, ON_BOARD, Seat, State

#: The arch whose action adds to what a goal counts.
ARCH_FOR = {
    "units": "deploy",
    "deployed": "deploy",
    "units_on_map": "deploy",
    "units_deployed": "deploy",
    "cities": "build",
    "buildings": "build",
    "building": "build",
    "buildings_of_era": "build",
    "distinct_buildings": "build",
    "products": "manufacture",
    "products_of_shape": "manufacture",
    "paintings": "painting",
    "painting_colours": "painting",
    "goods": "harbor",
    "gold_cards": "trade",
}


class GoalHelp(NamedTuple):
    """Something that brings a goal nearer. `code` is for the texts: "action" (an arch's), "unit" (deploy it), "mission"
    (complete it), "announce", "walk" (a unit so many `steps` to a hex), "attack", "explore"; the rest says which.
    """

    code: str
    arch: str = ""
    thing: str = ""
    unit: int = -1
    hexes: tuple[HexId, ...] = ()
    steps: int = 0


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


class RoundsLeft(NamedTuple):
    """The round being played, the last one, and how many come after this one."""

    now: int
    last: int
    left: int


def rounds(s: State) -> RoundsLeft | None:
    """None where no challenge is played."""
    asked = terms(s)
    return RoundsLeft(s.round, asked.rounds, rounds_left(s)) if asked else None


def standings(s: State) -> tuple[GoalState, ...]:
    """The state of every goal at this level, in the order of the challenge's file."""
    level = terms(s)
    if level is None:
        return ()
    return tuple(
        GoalState(goals.progress(s, goal), infeasibility.out_of_reach(s, goal), (goal.by or level.rounds) - s.round)
        for goal in level.goals
    )


def posts(s: State) -> tuple[DefenderPost, ...]:
    """The units of the enemy that only defends, in the order of its board; empty without one."""
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
    """The best attack on each hex of the enemy that only defends, by one movement of this turn, lowest hex first.

    Before the token is moved only the free movement counts, without any arch's bonus; see `planned`.
    """
    turn = s.frames[-1] if s.frames else None
    if not isinstance(turn, TurnDecision) or turn.seat != seat:
        return ()
    return _best(s, turn) if turn.arch else planned(s, "", seat)


def planned(s: State, arch: str, seat: Seat = HUMAN) -> tuple[AttackOption, ...]:
    """Like `attacks`, as if the token were moved to this arch now and its action changed nothing."""
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


def medal(s: State, points: int) -> Medal | None:
    """The best medal that a victory now, with so many points, is worth; None where the challenge has none."""
    challenge, left = s.board.scenario.challenge, rounds_left(s)
    fitting = [m for m in challenge.medals if points >= m.points and left >= m.left] if challenge else []
    return fitting[-1] if fitting else None


# --- what would help ---


def helps(s: State, goal: Goal) -> tuple[GoalHelp, ...]:
    """What would bring a goal nearer, the nearest first; empty once it holds, or where nothing can."""
    if goals.holds(s, goal) or goal.kind in ("without", "lead"):
        return ()
    if goal.kind in ("units", "deployed"):
        return _deployments(s, goal.kind == "deployed")
    if goal.kind in ("capital", "hold"):
        return _marches(s, goal)
    if goal.kind == "battles_won":
        return tuple(_march(s, attack) for attack in hexes(_enemies(s)))
    if goal.kind in ("era", "missions", "palaces"):
        return tuple(helped for mission in s.seats[HUMAN].missions for helped in _mission(s, goal, mission))
    if goal.kind == "explored":
        return tuple(_march(s, hex_id, "explore") for hex_id in hexes(s.unexplored_mask))
    if goal.kind == "points":
        return tuple(helped for mission in s.seats[HUMAN].missions for helped in _mission(s, None, mission))
    sites = hexes(city_sites(s, HUMAN, ground(s, HUMAN))) if goal.kind == "cities" else ()
    return (GoalHelp("action", ARCH_FOR[goal.kind], goal.of, hexes=sites),)


def _deployments(s: State, ever: bool) -> tuple[GoalHelp, ...]:
    units = s.seats[HUMAN].units
    off = [u for u, place in enumerate(units) if place == ON_BOARD or (place == DEFEATED and not ever)]
    return tuple(GoalHelp("unit", "deploy", unit_kind(s.seats[HUMAN], unit), unit) for unit in off)


def _enemies(s: State) -> Mask:
    return functools.reduce(lambda mask, player: mask | player.at, s.seats[1:], 0)


def _marches(s: State, goal: Goal) -> tuple[GoalHelp, ...]:
    fixed = s.board.scenario.solo
    wanted = goal.hexes if goal.kind == "hold" else (fixed.enemy_capital,) if fixed else ()
    open_ = [h for h in wanted if not goals.held(s) >> h & 1]
    return tuple(sorted((_march(s, h) for h in open_), key=lambda helped: helped.steps))


def _march(s: State, to: HexId, code: str = "") -> GoalHelp:
    """The unit that is nearest to a hex, and how many steps away; without one on the map, from the Capital."""
    player = s.seats[HUMAN]
    code = code or ("attack" if _enemies(s) >> to & 1 else "walk")
    ways = [(steps_to(s, 1 << place, to), unit) for unit, place in enumerate(player.units) if place >= 0]
    steps, unit = min(ways) if ways else (steps_to(s, 1 << player.capital, to), -1)
    return GoalHelp(code, unit=unit, hexes=(to,), steps=steps)


def steps_to(s: State, start: Mask, to: HexId) -> int:
    """Steps from any hex of a mask to another one, over land and Water alike."""
    steps = 0
    while not start >> to & 1:
        start |= around(s.board, start)
        steps += 1
    return steps


def _mission(s: State, goal: Goal | None, mission: str) -> tuple[GoalHelp, ...]:
    """A Mission of the hand: reveal it, or what its objectives lack. For an era only the one that changes it counts."""
    entry = MISSIONS.get(mission)
    if entry is None or entry.era > s.era:
        return ()
    if goal is not None and goal.kind == "era" and entry.era != s.era:
        return ()
    lacking = [o for o in entry.objectives if not missions.holds(s, HUMAN, o)]
    if not lacking:
        return (GoalHelp("announce", thing=mission),)
    arches = [ARCH_FOR.get(missions.kind_of(objective), "") for objective in lacking]
    return tuple(GoalHelp("mission", arch, mission) for arch in dict.fromkeys(arches))
