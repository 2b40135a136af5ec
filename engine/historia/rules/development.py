"""The development matrix: gaining levels with their unlocks and printed bonuses (rules 7)."""

from __future__ import annotations

from engine.historia.components import BIT, GAME, JOINS, MILITARY, TECHNOLOGY, TOP
from engine.historia.decisions import ListDecision
from engine.historia.events import CardJoined, LevelGained, Track
from engine.historia.rules import counts
from engine.historia.rules.transfers import Out, gain_vp
from engine.historia.state import Seat, State


def step_exists(s: State, seat: Seat, track: str) -> bool:
    """Whether the matrix has a cell one level further than a seat's on a track; false also at the end of the track."""
    civilization = s.seats[seat]
    if track == "technology":
        return counts.cell(civilization.technology + 1, civilization.military) != ""
    return counts.cell(civilization.technology, civilization.military + 1) != ""


def at_end_of_track(s: State, seat: Seat, track: str) -> bool:
    """Whether a seat is at the end of a track, where gaining a level gives VP instead."""
    civilization = s.seats[seat]
    return (civilization.technology if track == "technology" else civilization.military) >= TOP


def possible(s: State, seat: Seat, track: str) -> bool:
    """Whether gaining a level on a track would have an effect: a next cell, or VP at the end of the track."""
    return at_end_of_track(s, seat, track) or step_exists(s, seat, track)


def gain_level(s: State, seat: Seat, track: Track, out: Out) -> bool:
    """Moves a seat one level up a track or, at its end, gives VP; a person also gets the card the level unlocks, and
    the operations of its bonus are put on the stack (a Civbot gets neither). Returns False if the matrix has no next
    cell."""
    civilization = s.seats[seat]
    if at_end_of_track(s, seat, track):
        out.append(LevelGained(seat, track, TOP, beyond=True))
        gain_vp(s, seat, GAME.development.vp_beyond_top, "beyond", out, (track, str(TOP)))
        return True
    if not step_exists(s, seat, track):
        return False
    if track == "technology":
        level = civilization.technology = civilization.technology + 1
    else:
        level = civilization.military = civilization.military + 1
    out.append(LevelGained(seat, track, level))
    if civilization.difficulty:
        return True
    if track == "technology" and level in JOINS:
        civilization.hand |= BIT[JOINS[level]]
        out.append(CardJoined(seat, JOINS[level]))
    if (TECHNOLOGY if track == "technology" else MILITARY)[level].bonus:
        s.frames.append(ListDecision(seat, (track, str(level))))
    return True
