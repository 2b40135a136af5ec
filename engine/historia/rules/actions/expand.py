"""The Expansion action: placing a cube from the supply on an adjacent territory (rules 6.5)."""

from __future__ import annotations

from engine.core.move import Reason, refuse
from engine.historia.decisions import PlaceDecision
from engine.historia.events import Explored
from engine.historia.moves import Finish, Move, PlaceCube
from engine.historia.rules.card_lists import current_list, mark_changed, must_choose, reach_of
from engine.historia.rules.map import IDS, occupied, open_to, territories, token_vp
from engine.historia.rules.transfers import Out, gain_vp, settle
from engine.historia.state import Mask, Seat, State


def targets(s: State, seat: Seat, reach: str) -> Mask:
    """Mask of the territories a seat may expand to, whether or not it has a cube in its supply."""
    return open_to(s.seats[seat], reach)


def possible(s: State, seat: Seat, reach: str, supply: int) -> bool:
    """Whether a seat with `supply` cubes in its supply could place one on a territory."""
    return supply > 0 and targets(s, seat, reach) != 0


def place(s: State, seat: Seat, territory: int, out: Out, source: tuple[str, ...] = ()) -> bool:
    """Moves a seat's cube from its supply to a territory; on an empty one it scores the token's VP. Returns whether it
    was empty."""
    empty = not occupied(s) >> territory & 1
    settle(s, seat, territory, out)
    if empty:
        out.append(Explored(seat, territory))
        gain_vp(s, seat, token_vp(s, territory), "exploration", out, source)
    return empty


def legal(s: State, f: PlaceDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [PlaceCube(seat, t) for t in territories(targets(s, seat, reach_of(current_list(s))))]
    return moves if must_choose(s) else [*moves, Finish(seat)]


def why_not(s: State, f: PlaceDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return refuse("must_take_one") if must_choose(s) else None
    if not isinstance(move, PlaceCube):
        return refuse("finish_first", what=f.kind)
    if not 0 <= move.territory < len(IDS):
        return refuse("no_such_territory")
    if targets(s, f.seat, reach_of(current_list(s))) >> move.territory & 1:
        return None
    code = "cube_there_already" if s.seats[f.seat].cubes >> move.territory & 1 else "not_adjacent"
    return refuse(code, territory=IDS[move.territory])


def apply(s: State, f: PlaceDecision, move: Move, out: Out) -> None:
    below = current_list(s)
    s.frames.pop()
    if isinstance(move, PlaceCube):
        explored = place(s, f.seat, move.territory, out, below.source)
        mark_changed(below, *([(f.seat, "explored")] if explored else []))
