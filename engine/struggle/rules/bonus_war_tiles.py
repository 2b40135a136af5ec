"""Bonus War tiles: drawing them and placing them at theaters of the next war (rules 8.1, 13.11, ruling R42)."""

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
"""The backs of War tiles in views: a Basic tile can be told from a Bonus tile."""


def is_basic(tile: str) -> bool:
    """Whether a tile, or its back, is a Basic War tile."""
    return tile in BASIC or tile == HIDDEN_BASIC


def bonus_at(player: Player, theater: int) -> tuple[str, ...]:
    """Returns the ids of a side's Bonus War tiles at a theater."""
    return tuple(tile for tile in player.laid[theater] if not is_basic(tile))


def basic_at(player: Player, theater: int) -> str:
    """Returns the id of a side's Basic War tile at a theater; "" if there is none."""
    return next((tile for tile in player.laid[theater] if is_basic(tile)), "")


def bonus_count(player: Player) -> int:
    """Returns the number of a side's Bonus War tiles at all theaters of the next war."""
    return sum(len(bonus_at(player, theater)) for theater in range(len(player.laid)))


def theaters_with_room(player: Player) -> list[int]:
    """Returns the numbers of the theaters that can take one more Bonus War tile of a side."""
    most = GAME.bonus_tiles_per_theater
    return [theater for theater in range(len(player.laid)) if len(bonus_at(player, theater)) < most]


def why_not_draw(s: State, seat: Seat) -> Reason | None:
    """Returns why a side can't draw a Bonus War tile; None if it can."""
    if s.war >= NO_WAR:
        return refuse("no_next_war")
    if not theaters_with_room(s.players[seat]):
        return refuse("theaters_full")
    if not s.players[seat].bonus:
        return refuse("bonus_pool_empty")
    return None


def draw_to_place(s: State, seat: Seat, only: int, out: Out) -> None:
    """Draws a random Bonus War tile from a side's pool, which must not be empty (see `why_not_draw`), and asks the side
    for a theater; `only`: the one theater allowed, -1: any."""
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


def add_to_theater(player: Player, theater: int, tile: str) -> None:
    """Adds a War tile of a side to a theater, keeping Basic tiles first and Bonus tiles in the order of their ids."""
    tiles = sorted((*player.laid[theater], tile), key=lambda t: (not is_basic(t), t))
    player.laid = (*player.laid[:theater], tuple(tiles), *player.laid[theater + 1 :])


def remove_from_theater(player: Player, theater: int, tile: str) -> None:
    """Removes a War tile of a side from a theater; where it goes is left to the caller."""
    player.laid = (*player.laid[:theater], _without(player.laid[theater], tile), *player.laid[theater + 1 :])


def return_to_pool(s: State, seat: Seat, theater: int, tile: str, drawn: bool, out: Out) -> None:
    """Returns a Bonus War tile from a theater to its side's pool; `drawn`: the event says that it was chosen at
    random."""
    player = s.players[seat]
    remove_from_theater(player, theater, tile)
    player.bonus = tuple(sorted((*player.bonus, tile)))
    out.append(WarTileSentBack(seat, tile, theater) if drawn else WarTileReturned(seat, tile, theater))


def legal(s: State, f: LayDecision) -> list[Move]:
    """Returns the moves that place the drawn tile: one for a theater with room; for a full one, one for each Bonus tile
    there and each theater it could move to."""
    player = s.players[f.seat]
    free = theaters_with_room(player)
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
    """Returns why the tile can't go there; None if it can: at most two Bonus tiles of a side may lie at a theater."""
    if not isinstance(move, LayTile):
        return refuse("lay_first")
    player = s.players[f.seat]
    if not 0 <= move.theater < len(player.laid) or f.only not in (-1, move.theater):
        return refuse("no_target", what="theater")
    free = theaters_with_room(player)
    if move.theater in free:
        return refuse("nothing_to_move") if move.moved or move.to != -1 else None
    if move.moved not in bonus_at(player, move.theater) or move.to not in free:
        return refuse("theater_full")
    return None


def apply(s: State, f: LayDecision, move: LayTile, out: Out) -> None:
    """Places the tile face down, after moving another one if the move says so."""
    player = s.players[f.seat]
    if move.moved:
        remove_from_theater(player, move.theater, move.moved)
        add_to_theater(player, move.to, move.moved)
        out.append(WarTileMoved(f.seat, move.moved, move.theater, move.to))
    add_to_theater(player, move.theater, f.tile)
    out.append(WarTileLaid(f.seat, f.tile, move.theater))
    s.frames.pop()


def step(s: State, f: LayDecision, out: Out) -> bool:
    """Places the drawn tile without asking if only one move is possible; returns whether it did."""
    moves = legal(s, f)
    if len(moves) > 1:
        return False
    first = moves[0]
    assert isinstance(first, LayTile)
    apply(s, f, first, out)
    return True
