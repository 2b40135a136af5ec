"""Effects of War tiles: damaging Forts, sending Squadrons home, removing flags, Debt (rules 13.3; rulings R19, R37)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import FORTS, MARKETS, NAMES, NAVAL, POLITICAL, SHIFTED, THEATER_MASK, Mask, SpaceId, spaces
from engine.struggle.components import TILE_EFFECT
from engine.struggle.decisions import EffectsDecision
from engine.struggle.events import EffectDeclined
from engine.struggle.moves import DeclineEffect, Move, TileEffect
from engine.struggle.rules import debt
from engine.struggle.rules.connection import cut_off_by, without_isolating
from engine.struggle.rules.control import damage_fort, enemy_spaces, send_home, set_flag, squadrons, undamaged_forts
from engine.struggle.state import NOBODY, State

Out = list[Event]
NOWHERE = -1
"""The space of an effect that needs none."""


def targets(s: State, f: EffectsDecision, tile: str) -> Mask:
    """Returns the mask of the enemy's spaces on which a tile's effect can be carried out; to unflag, no market whose
    loss would isolate another one, unless there are only such. 0 for Debt, which needs no space."""
    region = THEATER_MASK[s.war][f.theater]
    enemy = 1 - f.seat
    if TILE_EFFECT[tile] == "fort_or_squadron":
        return (undamaged_forts(s, enemy) | squadrons(s, enemy)) & region
    if TILE_EFFECT[tile] != "unflag":
        return 0
    flagged = enemy_spaces(s, f.seat) & SHIFTED & region & ~s.conflict
    harmless = without_isolating(s, flagged & MARKETS)
    return flagged & POLITICAL | (harmless or flagged & MARKETS)


def why_no_target(s: State, f: EffectsDecision, tile: str, space: SpaceId) -> Reason:
    """Returns why a tile's effect can't work on a space that is not among its targets."""
    effect, bit = TILE_EFFECT[tile], 1 << space
    if not THEATER_MASK[s.war][f.theater] & bit:
        return refuse("not_in_theater")
    if effect == "fort_or_squadron" and s.held[1 - f.seat] & FORTS & s.damaged & bit:
        return refuse("fort_is_damaged", space=NAMES[space])
    if effect == "unflag" and enemy_spaces(s, f.seat) & SHIFTED & bit:
        if s.conflict & bit:
            return refuse("effect_in_conflict", space=NAMES[space])
        lost = next(spaces(cut_off_by(s, space)))
        return refuse("effect_isolates", space=NAMES[space], cut=NAMES[lost])
    return refuse("no_target", what=effect)


def _places(s: State, f: EffectsDecision, tile: str) -> list[int]:
    return [NOWHERE] if TILE_EFFECT[tile] == "debt" else list(spaces(targets(s, f, tile)))


def step(s: State, f: EffectsDecision, out: Out) -> bool:
    """Drops pending effects that have no target, and ends the decision when none is left; returns whether it ended."""
    f.left = tuple(tile for tile in f.left if _places(s, f, tile))
    if f.left:
        return False
    s.frames.pop()
    return True


def legal(s: State, f: EffectsDecision) -> list[Move]:
    """Returns the legal moves: each pending effect carried out on each of its targets, and each declined."""
    out: list[Move] = []
    for tile in f.left:
        out += [TileEffect(f.seat, tile, space) for space in _places(s, f, tile)]
        out.append(DeclineEffect(f.seat, tile))
    return out


def why_not(s: State, f: EffectsDecision, move: Move) -> Reason | None:
    """Returns why an effect can't be carried out or declined; None if it can."""
    if not isinstance(move, (TileEffect, DeclineEffect)):
        return refuse("effects_first")
    if move.tile not in f.left:
        return refuse("no_effect", tile=move.tile)
    if isinstance(move, DeclineEffect) or move.space in _places(s, f, move.tile):
        return None
    if move.space < 0:
        return refuse("no_target", what=TILE_EFFECT[move.tile])
    return why_no_target(s, f, move.tile, move.space)


def apply(s: State, f: EffectsDecision, move: Move, out: Out) -> None:
    """Carries out or declines an effect."""
    assert isinstance(move, (TileEffect, DeclineEffect))
    f.left = tuple(tile for tile in f.left if tile != move.tile)
    if isinstance(move, DeclineEffect):
        out.append(EffectDeclined(f.seat, move.tile))
    elif TILE_EFFECT[move.tile] == "debt":
        debt.change(s, 1 - f.seat, 1, out)
    elif TILE_EFFECT[move.tile] == "unflag":
        set_flag(s, move.space, NOBODY, out)
    elif NAVAL >> move.space & 1:
        send_home(s, 1 - f.seat, move.space, out)
    else:
        damage_fort(s, move.space, out)
