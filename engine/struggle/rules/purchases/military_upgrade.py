"""The Military Upgrade: exchanging a side's Basic War tile at a theater (rules 5.12, 16; rulings R6, R51)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.struggle.components import GAME, INVESTMENTS
from engine.struggle.decisions import RoundDecision, UpgradeDecision
from engine.struggle.events import TilesSwapped, Upgraded, WarTileDrawn
from engine.struggle.moves import KeepTile, Move, SwapTiles, Upgrade, UpgradePoint
from engine.struggle.rules import debt
from engine.struggle.rules.bonus_war_tiles import add_to_theater, basic_at, remove_from_theater
from engine.struggle.rules.purchases import points
from engine.struggle.state import NO_WAR, Player, State

Out = list[Event]


def _why_no_upgrade(s: State, f: RoundDecision) -> Reason | None:
    """Returns why the tile of this round gives no upgrade, or no further one."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    if not INVESTMENTS[f.tile].upgrade:
        return refuse("no_upgrade")
    return refuse("upgraded") if f.upgraded else None


def why_not(s: State, f: RoundDecision, move: Upgrade | SwapTiles | UpgradePoint) -> Reason | None:
    """Returns why the upgrade can't be used in this way; None if it can."""
    reason = _why_no_upgrade(s, f)
    if reason is not None:
        return reason
    if isinstance(move, UpgradePoint):
        return refuse("no_target", what="theater") if s.war < NO_WAR else None
    if s.war >= NO_WAR:
        return refuse("no_next_war")
    player = s.players[f.seat]
    if isinstance(move, SwapTiles):
        return _why_not_swap(s, player, move)
    if not 0 <= move.theater < len(player.laid) or not basic_at(player, move.theater):
        return refuse("no_target", what="theater")
    return None if player.basic else refuse("basic_pool_empty")


def _why_not_swap(s: State, player: Player, move: SwapTiles) -> Reason | None:
    if not s.options.military_planning:
        return refuse("option_off", option="military_planning")
    theaters = range(len(player.laid))
    fits = move.a in theaters and move.b in theaters and move.a < move.b
    if not fits or not (basic_at(player, move.a) and basic_at(player, move.b)):
        return refuse("no_target", what="theater")
    return None


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Returns the legal upgrades: one for each theater whose tile may be exchanged; by option, every swap of two tiles;
    in turn 6, gaining a Treaty Point."""
    if _why_no_upgrade(s, f) is not None:
        return []
    if s.war >= NO_WAR:
        return [UpgradePoint(f.seat)]
    player = s.players[f.seat]
    theaters = [t for t in range(len(player.laid)) if basic_at(player, t)]
    out: list[Move] = [Upgrade(f.seat, theater) for theater in theaters] if player.basic else []
    if s.options.military_planning:
        out += [SwapTiles(f.seat, a, b) for a in theaters for b in theaters if a < b]
    return out


def apply(s: State, f: RoundDecision, move: Upgrade | SwapTiles | UpgradePoint, out: Out) -> None:
    """Plays an upgrade: draws a Basic tile and asks which to keep, swaps two tiles, or gains a Treaty Point; closes the
    open series of purchases (ruling R2)."""
    points.close_line(f)
    f.stage, f.upgraded = "acting", True
    player = s.players[f.seat]
    if isinstance(move, UpgradePoint):
        debt.gain_trp(s, f.seat, 1, out)
    elif isinstance(move, SwapTiles):
        one, other = basic_at(player, move.a), basic_at(player, move.b)
        remove_from_theater(player, move.a, one)
        remove_from_theater(player, move.b, other)
        add_to_theater(player, move.a, other)
        add_to_theater(player, move.b, one)
        out.append(TilesSwapped(f.seat, move.a, move.b))
    else:
        rng = Rng(s.rng)
        drawn = rng.choice(player.basic)
        s.rng = rng.state
        pool = list(player.basic)
        pool.remove(drawn)
        player.basic = tuple(pool)
        out.append(WarTileDrawn(f.seat, drawn))
        s.frames.append(UpgradeDecision(f.seat, move.theater, drawn))


# --- choosing the tile to keep ---


def may_leave(player: Player) -> bool:
    """Whether a Basic tile may leave the game: at least four must remain in pool and theaters.

    The tile drawn is counted in place of the one that would leave.
    """
    lying = sum(1 for theater in range(len(player.laid)) if basic_at(player, theater))
    return len(player.basic) + lying >= GAME.basic_tiles_least


def legal_keep(s: State, f: UpgradeDecision) -> list[Move]:
    """Returns the choices after a draw: the drawn tile or the one at the theater is kept, and the other goes to the
    pool or out of the game."""
    ways: list[Move] = [KeepTile(f.seat, "drawn", "pool"), KeepTile(f.seat, "lying", "pool")]
    if may_leave(s.players[f.seat]):
        ways += [KeepTile(f.seat, "drawn", "out"), KeepTile(f.seat, "lying", "out")]
    return ways


def why_not_keep(s: State, f: UpgradeDecision, move: Move) -> Reason | None:
    """Returns why the tiles can't be disposed of in this way; None if they can."""
    if not isinstance(move, KeepTile):
        return refuse("keep_tile_first")
    if move.rejected == "out" and not may_leave(s.players[f.seat]):
        return refuse("basic_least", least=GAME.basic_tiles_least)
    return None


def apply_keep(s: State, f: UpgradeDecision, move: KeepTile, out: Out) -> None:
    """Keeps either the drawn Basic War tile or the one at the theater, as the move says; the other goes to the pool or
    out of the game."""
    player = s.players[f.seat]
    lying = basic_at(player, f.theater)
    remove_from_theater(player, f.theater, lying)
    kept, other = (f.drawn, lying) if move.keep == "drawn" else (lying, f.drawn)
    add_to_theater(player, f.theater, kept)
    if move.rejected == "pool":
        player.basic = tuple(sorted((*player.basic, other)))
    else:
        player.out_tiles = tuple(sorted((*player.out_tiles, other)))
    s.frames.pop()
    out.append(Upgraded(f.seat, f.theater, kept, move.rejected))
