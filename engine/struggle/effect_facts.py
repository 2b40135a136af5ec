"""Queries for the screen about effects of War tiles: targets, consequences, and why other spaces are no targets."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event
from engine.core.move import Reason
from engine.struggle import facts
from engine.struggle.board import COST, FORTS, MARKETS, NAVAL, SHIFTED, THEATER_MASK, Mask, SpaceId, spaces
from engine.struggle.components import PRICE, TILE_EFFECT
from engine.struggle.decisions import EffectsDecision
from engine.struggle.events import AdvantageLost
from engine.struggle.moves import TileEffect
from engine.struggle.rules.connection import isolated
from engine.struggle.rules.control import enemy_spaces, is_protected, protected
from engine.struggle.rules.wars import effects
from engine.struggle.rules.wars.strength import strength
from engine.struggle.state import State


@dataclass(frozen=True, slots=True)
class EffectTarget:
    """The consequences of a War tile's effect on a space (-1: it needs none).

    `worth`: points it would cost to unflag it (0: neither market nor political space); `advantages`: those the opponent
    would lose; `cut_off`: markets newly isolated; `unprotected`: markets that lose their protection; `strength`: the
    change of the opponent's strength in the theater; `vp`: VP scored, by Debt over the limit.
    """

    space: SpaceId
    worth: int = 0
    advantages: tuple[str, ...] = ()
    cut_off: Mask = 0
    unprotected: Mask = 0
    strength: int = 0
    vp: int = 0

    @property
    def value(self) -> tuple[int, ...]:
        """The sort key, a tuple: how much the effect costs the opponent."""
        lost = len(self.advantages) + self.cut_off.bit_count() + self.unprotected.bit_count() - self.strength
        return (self.vp, self.worth, lost)


@dataclass(frozen=True, slots=True)
class WarEffect:
    """A War tile whose effect is pending: its targets, the most damaging first, and enemy spaces of the theater that it
    can't affect, each with the reason."""

    tile: str
    effect: str
    targets: tuple[EffectTarget, ...]
    refused: tuple[tuple[SpaceId, Reason], ...]


def unflag_worth(s: State, space: SpaceId) -> int:
    """Returns how many action points unflagging a market or political space would cost now, without surcharges for
    regions and without discounts; 0 for other spaces."""
    bit = 1 << space
    if not SHIFTED & bit:
        return 0
    low = (s.conflict | facts.isolated_markets(s)) & bit
    more = PRICE.protected_more if MARKETS & bit and is_protected(s, space) else 0
    return (PRICE.conflict_or_isolated if low else COST[space]) + more


def effects_now(s: State) -> list[WarEffect]:
    """Returns the War tile effects that the asked side may carry out, with targets; [] unless an EffectsDecision is
    pending."""
    f = s.frames[-1] if s.frames else None
    if not isinstance(f, EffectsDecision):
        return []
    found = []
    for tile in f.left:
        targets = [move.space for move in effects.legal(s, f) if isinstance(move, TileEffect) and move.tile == tile]
        listed = sorted((_target(s, f, tile, space) for space in targets), key=lambda one: one.value, reverse=True)
        touched = SHIFTED if TILE_EFFECT[tile] == "unflag" else FORTS | NAVAL
        mask = enemy_spaces(s, f.seat) & THEATER_MASK[s.war][f.theater] & touched if targets != [-1] else 0
        others = [space for space in spaces(mask) if space not in targets]
        refused = tuple((space, effects.why_no_target(s, f, tile, space)) for space in others)
        found.append(WarEffect(tile, TILE_EFFECT[tile], tuple(listed), refused))
    return found


def _target(s: State, f: EffectsDecision, tile: str, space: SpaceId) -> EffectTarget:
    """Tries the effect on a copy of the state and compares."""
    trial, enemy, out = s.copy(), 1 - f.seat, list[Event]()
    effects.apply(trial, f.copy(), TileEffect(f.seat, tile, space), out)
    before, after = (strength(one, s.war, f.theater, enemy) for one in (s, trial))
    won = trial.vp - s.vp if f.seat == 0 else s.vp - trial.vp
    lost = tuple(event.advantage for event in out if isinstance(event, AdvantageLost) and event.seat == enemy)
    cut = isolated(trial) & ~isolated(s)
    bare = protected(s) & ~protected(trial) & trial.held[enemy]
    worth = unflag_worth(s, space) if space >= 0 else 0
    return EffectTarget(space, worth, lost, cut, bare, after - before, won)
