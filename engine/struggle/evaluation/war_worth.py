"""Values the next war, in VP for France, from the strength that both sides have in its theaters now."""

from __future__ import annotations

import functools

from engine.core.float_sum import float_sum
from engine.struggle.board import THEATERS
from engine.struggle.components import GAME, SIDES, TILE_EFFECT, TILE_STRENGTH
from engine.struggle.evaluation.weights import TRP
from engine.struggle.rules.bonus_war_tiles import HIDDEN_BASIC
from engine.struggle.rules.wars.strength import board_strengths, forces_of
from engine.struggle.state import BRITAIN, FRANCE, NO_WAR, State

CONQUEST = 1.3
UNFLAGGING = 0.8
SPECIAL = 0.8
TOP_ROW = 0.4
BASIC_MEAN = 7 / 16
BONUS_MEAN = 20 / 12
EFFECTS = {"debt": 0.3, "fort_or_squadron": 0.45, "unflag": 0.7, "": 0.0}
MARGIN_SPREAD = ((-2, 1 / 9), (-1, 2 / 9), (0, 3 / 9), (1, 2 / 9), (2, 1 / 9))
"""How far a theater's margin may differ from the expected one, with probabilities."""
MOST_HALF_POINTS = 16  # the largest expected margin; beyond it nothing changes
FAR = {2: 0.45}  # factor of the turns in which no war follows at once
Laid = tuple[tuple[str, ...], ...]


def war_worth(s: State) -> float:
    """Returns the expected value of the next war in VP for France, discounted while it is far away."""
    if s.war >= NO_WAR:
        return 0.0
    near = FAR.get(s.turn, 1.0) * (0.6 + 0.4 * s.round / (2 * GAME.action_rounds))
    france, britain = (board_strengths(s.war, forces_of(s, s.war, side)) for side in (FRANCE, BRITAIN))
    return theaters_worth(s.war, len(s.won), near, (france, britain), (s.players[0].laid, s.players[1].laid))


@functools.lru_cache(maxsize=1 << 13)
def theaters_worth(
    war: int, resolved: int, near: float, strengths: tuple[tuple[int, ...], tuple[int, ...]], laid: tuple[Laid, Laid]
) -> float:
    """Returns the expected value in VP for France, times `near`, of a war's theaters without the `resolved` ones, from
    each side's strengths on the board and its War tiles. Cached, as most moves change nothing of it."""
    value = 0.0
    for theater in range(resolved, len(THEATERS[war])):
        lead = 0.0
        for side, sign in ((FRANCE, 1), (BRITAIN, -1)):
            strength = float(strengths[side][theater])
            if theater < len(laid[side]):
                expected, effects = tiles_worth(laid[side][theater])
                strength += expected
                value += sign * effects * near
            lead += sign * strength
        halves = max(-MOST_HALF_POINTS, min(MOST_HALF_POINTS, round(lead * 2)))
        value += margin_worth(war, theater, halves) * near
    return value


@functools.cache
def spoils_worth(war: int, theater: int, margin: int) -> float:
    """Returns the value in VP for France of a theater's spoils at this margin (negative: Britain won); 0 for a tie."""
    if not margin:
        return 0.0
    side = FRANCE if margin > 0 else BRITAIN
    for row in THEATERS[war][theater].spoils:
        if row.side in ("either", SIDES[side]) and row.low <= abs(margin) and (abs(margin) <= row.high or not row.high):
            value = row.vp + CONQUEST * row.cp - TRP * row.trp + SPECIAL * len(row.special)
            value += UNFLAGGING * bool(row.unflag) + TOP_ROW * row.top
            return value if side == FRANCE else -value
    return 0.1 if side == FRANCE else -0.1


@functools.cache
def margin_worth(war: int, theater: int, halves: int) -> float:
    """Returns the weighted mean of `spoils_worth` (for France) over what a margin of so many half points may become."""
    value = 0.0
    low, odd = divmod(halves, 2)
    for off, share in MARGIN_SPREAD:
        here = spoils_worth(war, theater, low + off)
        value += share * ((here + spoils_worth(war, theater, low + off + 1)) / 2 if odd else here)
    return value


def tile_strength(tile: str) -> float:
    """Returns the strength that a War tile adds at a theater; if hidden, the mean of its kind, Basic or Bonus."""
    known = TILE_STRENGTH.get(tile)
    if known is not None:
        return float(known)
    return BASIC_MEAN if tile == HIDDEN_BASIC else BONUS_MEAN


@functools.lru_cache(maxsize=4096)
def tiles_worth(laid: tuple[str, ...]) -> tuple[float, float]:
    """Returns the total strength of the tiles that a side laid at a theater, and what their effects are worth to it."""
    return float_sum(map(tile_strength, laid)), float_sum([EFFECTS[TILE_EFFECT.get(tile, "")] for tile in laid])
