"""Next moves of a seat in a game that nobody has written down beforehand: chosen by the seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.bots.registry import BOTS
from engine.brazil.board import around
from engine.brazil.events import BattleBegan
from engine.brazil.moves import AttackAdjacent, Move, MoveUnits
from engine.brazil.state import State
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.playthrough import historia
from tests.struggle import random_play

Decider = Callable[[Any, int, int], Any]  # of a view, its seat, and a seed
AT_RANDOM = 3  # Struggle: one of so many decisions is left to chance, so that every kind of move has its turn
ADVANCES = 2  # Brazil: one of so many movements goes toward the enemy
FIGHTS = 4  # Brazil: of so many chances of a battle one is not taken
RULES = GAMES["brazil"]


def in_brazil(view: State, seat: int, seed: int) -> Move:
    """Attacks the other person where it can, walks toward them, and for the rest plays as the greedy bot."""
    rng = Rng(seed)
    moves: list[Move] = RULES.legal_moves(view, seat)
    walks = [move for move in moves if isinstance(move, (MoveUnits, AttackAdjacent))]
    fights = [move for move in walks if _is_battle(view, seat, move, rng)]
    if fights and rng.below(FIGHTS):
        return rng.choice(fights)
    nearer = [move for move in walks if isinstance(move, MoveUnits) and _comes_nearer(view, seat, move)]
    if nearer and rng.below(ADVANCES) == 0:
        return rng.choice(nearer)
    return BOTS["greedy"]().choose(RULES, view, seat, rng)


def _is_battle(view: State, seat: int, move: Move, rng: Rng) -> bool:
    """Whether a move opens a battle with another person."""
    trial = RULES.determinize(view, seat, rng)
    return any(isinstance(event, BattleBegan) and event.defender >= 0 for event in RULES.apply(trial, move))


def _comes_nearer(view: State, seat: int, move: MoveUnits) -> bool:
    start = view.seats[seat].units[move.units[0]]
    return start >= 0 and _distance(view, seat, move.to) < _distance(view, seat, start)


def _distance(view: State, seat: int, hex_id: int) -> int:
    """Hexes from here to the nearest unit or tile of another seat."""
    enemy = 0
    for other, player in enumerate(view.seats):
        if other != seat:
            enemy |= player.at | player.tiles
    reached, steps = 1 << hex_id, 0
    while enemy and not reached & enemy and steps < view.board.size:
        reached |= around(view.board, reached)
        steps += 1
    return steps


def in_struggle(view: Any, seat: int, seed: int) -> Any:
    """What brings most at once, now and then a move by chance."""
    rng = Rng(seed)
    if rng.below(AT_RANDOM) == 0:
        return random_play.pick(rng, random_play.RULES.legal_moves(view, seat))
    return BOTS["greedy"]().choose(random_play.RULES, view, seat, rng)


DECIDERS: dict[str, Decider] = {"brazil": in_brazil, "struggle": in_struggle, "historia": historia.decided}
