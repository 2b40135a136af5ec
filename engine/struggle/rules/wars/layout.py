"""Clears War tiles and Conflict markers after a war and places Basic tiles for the next (rules 13.10, 13.11, 16)."""

from __future__ import annotations

from itertools import permutations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.core.rng import Rng
from engine.struggle.board import THEATERS, spaces
from engine.struggle.components import GAME, bonus_box
from engine.struggle.decisions import LayoutDecision
from engine.struggle.events import WarTileDrawn, WarTileLaid
from engine.struggle.moves import LayBasic, Move
from engine.struggle.rules.bonus_war_tiles import add_to_theater, basic_at, bonus_count
from engine.struggle.rules.control import remove_conflict
from engine.struggle.rules.wars.strength import marked
from engine.struggle.state import NO_WAR, NOBODY, State

Out = list[Event]
OWED_AFTER_WAR = 1
"""The war (0-3) after which a side is owed Bonus tiles of the next one (ruling R42)."""


def reset(s: State, out: Out) -> None:
    """Clears up after a war: removes Conflict markers that gave strength, returns Basic tiles to their pools, removes
    Bonus tiles, and resets what is counted per war."""
    for theater, entry in enumerate(THEATERS[s.war]):
        if any(count.kind == "conflict" for count in entry.counts):
            for space in spaces(marked(s, s.war, theater)):
                remove_conflict(s, space, out)
    for player in s.players:
        if s.war == OWED_AFTER_WAR:
            player.owed = min(GAME.bonus_tiles_carried, bonus_count(player))
        back = [basic_at(player, theater) for theater in range(len(player.laid))]
        player.basic = tuple(sorted((*player.basic, *(tile for tile in back if tile))))
        player.bonus, player.laid = (), ()
        player.refusals = player.spent = 0
    s.byng, s.atlantic, s.revealed, s.won, s.refused, s.took = -1, NOBODY, 0, (), 0, 0


def set_up_display(s: State, war: int, out: Out) -> None:
    """Fills the pools of Bonus tiles for a war (0-3) and draws a random Basic tile of each side for every theater: it
    is placed there or, by option, the side is asked where its tiles go. Past the last war only sets `State.war`."""
    s.war = war
    if war >= NO_WAR:
        return
    count = len(THEATERS[war])
    for seat in (1, 0):
        player = s.players[seat]
        player.bonus = tuple(sorted(bonus_box(war, seat)))
        player.laid = ((),) * count
        rng = Rng(s.rng)
        mixed = rng.shuffled(list(player.basic))
        s.rng = rng.state
        drawn, player.basic = tuple(mixed[:count]), tuple(sorted(mixed[count:]))
        out += [WarTileDrawn(seat, tile) for tile in drawn]
        if s.options.military_planning:
            s.frames.append(LayoutDecision(seat, tuple(sorted(drawn))))
            continue
        for theater, tile in enumerate(drawn):
            add_to_theater(player, theater, tile)
            out.append(WarTileLaid(seat, tile, theater))


def legal(s: State, f: LayoutDecision) -> list[Move]:
    """Returns the legal moves: each distinct order of the Basic tiles drawn, even if there is only one (ruling R57)."""
    orders = dict.fromkeys(permutations(f.drawn))
    return [LayBasic(f.seat, tiles) for tiles in orders]


def why_not(s: State, f: LayoutDecision, move: Move) -> Reason | None:
    """Returns why the tiles can't be placed in this order; None if they are exactly those drawn."""
    if not isinstance(move, LayBasic) or tuple(sorted(move.tiles)) != f.drawn:
        return refuse("lay_basic_first", n=len(f.drawn))
    return None


def apply(s: State, f: LayoutDecision, move: LayBasic, out: Out) -> None:
    """Places the Basic War tiles at the theaters in the chosen order."""
    for theater, tile in enumerate(move.tiles):
        add_to_theater(s.players[f.seat], theater, tile)
        out.append(WarTileLaid(f.seat, tile, theater))
    s.frames.pop()
