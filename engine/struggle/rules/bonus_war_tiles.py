"""Bonus War tiles: drawing them, and laying them at theaters of the next war (rules 8.1, 13.11, ruling R42)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.struggle.board import THEATERS
from engine.struggle.components import BASIC, GAME
from engine.struggle.decisions import LayDecision
from engine.struggle.events import WarTileDrawn, WarTileLaid, WarTileMoved, WarTileReturned, WarTileSentBack
from engine.struggle.moves import LayTile, Move
from engine.struggle.state import NO_WAR, Player, Seat, State

Out = list[Event]
HIDDEN_BASIC, HIDDEN_BONUS = "?basic", "?bonus"
"""Backs of War tiles, in views: Basic and Bonus tiles can be told apart."""


def is_basic(tile: str) -> bool:
    """Whether a tile (or a back) is a Basic one."""
    return tile in BASIC or tile == HIDDEN_BASIC


def bonus_at(player: Player, theater: int) -> tuple[str, ...]:
    """A side's Bonus War tiles at a theater."""
    return tuple(tile for tile in player.laid[theater] if not is_basic(tile))


def basic_at(player: Player, theater: int) -> str:
    """A side's Basic War tile at a theater; "" if there is none."""
    return next((tile for tile in player.laid[theater] if is_basic(tile)), "")


def bonus_count(player: Player) -> int:
    """A side's Bonus War tiles on the display of the next war."""
    return sum(len(bonus_at(player, theater)) for theater in range(len(player.laid)))


def roomy(player: Player) -> list[int]:
    """Theaters where a side may lay one more Bonus War tile."""
    most = GAME.bonus_tiles_per_theater
    return [theater for theater in range(len(player.laid)) if len(bonus_at(player, theater)) < most]


def why_not_draw(s: State, seat: Seat) -> Reason | None:
    """Why a side can't draw a Bonus War tile; None if it can."""
    if s.war >= NO_WAR:
        return refuse("no_next_war")
    if not roomy(s.players[seat]):
        return refuse("theaters_full")
    if not s.players[seat].bonus:
        return refuse("bonus_pool_empty")
    return None


def draw_to_lay(s: State, seat: Seat, only: int, out: Out) -> None:
    """Draw a Bonus War tile at random and ask where it goes; `only` names the theater, -1: any."""
    player = s.players[seat]
    rng = Rng(s.rng)
    tile = rng.choice(player.bonus)
    s.rng = rng.state
    player.bonus = _without(player.bonus, tile)
    out.append(WarTileDrawn(seat, tile))
    s.frames.append(LayDecision(seat, tile, only))


def _without(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]


def put(player: Player, theater: int, tile: str) -> None:
    """Add a tile to a theater; Basic ones lie first, Bonus ones in the order of their ids."""
    tiles = sorted((*player.laid[theater], tile), key=lambda t: (not is_basic(t), t))
    player.laid = (*player.laid[:theater], tuple(tiles), *player.laid[theater + 1 :])


def lift(player: Player, theater: int, tile: str) -> None:
    """Take a tile away from a theater."""
    player.laid = (*player.laid[:theater], _without(player.laid[theater], tile), *player.laid[theater + 1 :])


def to_pool(s: State, seat: Seat, theater: int, tile: str, drawn: bool, out: Out) -> None:
    """A Bonus War tile goes from the display back to its pool; `drawn` at random, or chosen by its side."""
    player = s.players[seat]
    lift(player, theater, tile)
    player.bonus = tuple(sorted((*player.bonus, tile)))
    out.append(WarTileSentBack(seat, tile, theater) if drawn else WarTileReturned(seat, tile, theater))


def legal(s: State, f: LayDecision) -> list[Move]:
    """Every theater; where it is full with every tile that may make room."""
    player = s.players[f.seat]
    free = roomy(player)
    out: list[Move] = []
    for theater in range(len(THEATERS[s.war])):
        if f.only not in (-1, theater):
            continue
        if theater in free:
            out.append(LayTile(f.seat, theater))
            continue
        for moved in bonus_at(player, theater):
            out += [LayTile(f.seat, theater, moved, to) for to in free]
    return out


def why_not(s: State, f: LayDecision, move: Move) -> Reason | None:
    """At most two of a side at a theater."""
    if not isinstance(move, LayTile):
        return refuse("lay_first")
    player = s.players[f.seat]
    if not 0 <= move.theater < len(player.laid) or f.only not in (-1, move.theater):
        return refuse("no_target", what="theater")
    free = roomy(player)
    if move.theater in free:
        return refuse("nothing_to_move") if move.moved or move.to != -1 else None
    if move.moved not in bonus_at(player, move.theater) or move.to not in free:
        return refuse("theater_full")
    return None


def apply(s: State, f: LayDecision, move: LayTile, out: Out) -> None:
    """The tile is laid face down."""
    player = s.players[f.seat]
    if move.moved:
        lift(player, move.theater, move.moved)
        put(player, move.to, move.moved)
        out.append(WarTileMoved(f.seat, move.moved, move.theater, move.to))
    put(player, move.theater, f.tile)
    out.append(WarTileLaid(f.seat, f.tile, move.theater))
    s.frames.pop()


def step(s: State, f: LayDecision, out: Out) -> bool:
    """A single place leaves no choice."""
    moves = legal(s, f)
    if len(moves) > 1:
        return False
    first = moves[0]
    assert isinstance(first, LayTile)
    apply(s, f, first, out)
    return True
