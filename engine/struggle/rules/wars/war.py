"""The course of a war: its theaters in printed order, each resolved before the next (rules 4.4, 13.1, 13.9)."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import THEATERS
from engine.struggle.components import GAME, TILE_EFFECT
from engine.struggle.decisions import EffectsDecision, WarDecision
from engine.struggle.events import TheaterRevealed, TheaterWon, WarBegan, WarEnded
from engine.struggle.rules import victory
from engine.struggle.rules.wars import layout, spoils
from engine.struggle.rules.wars.strength import strength
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, Seat, State

Out = list[Event]


def begin(s: State, war: int, out: Out) -> None:
    """Begins a war and resets what is counted per war."""
    s.war, s.revealed, s.won, s.refused, s.took = war, 0, (), 0, 0
    for player in s.players:
        player.refusals = player.spent = 0
    out.append(WarBegan(war))
    s.frames.append(WarDecision())


def nearer(s: State) -> Seat:
    """Returns the side nearer to its automatic victory; if the score is 15, the one that went first in the last peace
    turn (rules 13.3)."""
    if s.vp == GAME.vp:
        return s.first
    return FRANCE if s.vp > GAME.vp else BRITAIN


def step(s: State, f: WarDecision, out: Out) -> bool:
    """Carries out the next stage of a theater; after the last one the war ends. Always returns True."""
    if f.stage == "reveal":
        _reveal(s, f, out)
    elif f.stage == "other":
        _effects(s, f, 1 - f.nearer)
        f.stage = "decide"
    elif f.stage == "decide":
        _decide(s, f, out)
        f.stage = "next"
    elif f.theater + 1 < len(THEATERS[s.war]):
        f.theater, f.stage = f.theater + 1, "reveal"
    else:
        s.frames.pop()
        _end(s, out)
    return True


def _reveal(s: State, f: WarDecision, out: Out) -> None:
    """Reveals both sides' tiles, which fixes whose effects come first (ruling R37)."""
    s.revealed = f.theater + 1
    france, britain = (player.laid[f.theater] for player in s.players)
    out.append(TheaterRevealed(s.war, f.theater, (france, britain)))
    f.nearer = nearer(s)
    f.stage = "other"
    _effects(s, f, f.nearer)


def _effects(s: State, f: WarDecision, seat: Seat) -> None:
    tiles = tuple(tile for tile in s.players[seat].laid[f.theater] if TILE_EFFECT[tile])
    if tiles:
        s.frames.append(EffectsDecision(seat, f.theater, tiles))


def _decide(s: State, f: WarDecision, out: Out) -> None:
    """Compares strengths: more wins, the difference is the margin (rules 13.5)."""
    strengths = (strength(s, s.war, f.theater, FRANCE), strength(s, s.war, f.theater, BRITAIN))
    margin = abs(strengths[0] - strengths[1])
    winner = NOBODY
    if margin:
        winner = FRANCE if strengths[0] > strengths[1] else BRITAIN
    row = NOBODY if winner == NOBODY else spoils.row_of(s.war, f.theater, winner, margin)
    top = row != NOBODY and THEATERS[s.war][f.theater].spoils[row].top
    s.won += ((winner, top),)
    out.append(TheaterWon(s.war, f.theater, winner, margin, row, strengths))
    if row != NOBODY:
        spoils.begin(s, f.theater, winner, THEATERS[s.war][f.theater].spoils[row], out)


def _end(s: State, out: Out) -> None:
    """Checks for victory, then resets the map and sets up the next war's tiles."""
    out.append(WarEnded(s.war))
    winners = [winner if top else NOBODY for winner, top in s.won]
    sweep = winners[0] if all(winner == winners[0] for winner in winners) else NOBODY
    if victory.end_if_won(s, sweep, "war", out):
        return
    layout.reset(s, out)
    layout.set_up_display(s, s.war + 1, out)
