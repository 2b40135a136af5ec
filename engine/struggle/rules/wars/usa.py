"""Founding the USA: its flags, removed Forts, markets that lose their chain (rules 13.8; ruling R41)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import FORTS, MARKETS, REGION_MASK, SUBREGION_MASK, Mask, mask_of, spaces
from engine.struggle.components import USA as RULE
from engine.struggle.decisions import UsaDecision
from engine.struggle.events import FortRemoved
from engine.struggle.moves import Finish, Move, PlaceUsa, RemoveFort
from engine.struggle.rules.connection import linked
from engine.struggle.rules.control import set_flag, vacant_spaces
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, USA, State

Out = list[Event]
PLACES, CANADA = mask_of(RULE.spaces), mask_of(RULE.canada)
"""Territories for USA flags: always, and those of Canada by some spoils."""
FORT_REGION = SUBREGION_MASK[RULE.forts]
"""The sub-region in which France may remove Forts."""
WHERE_LOST = sum(REGION_MASK[region] for region in RULE.isolates)
"""The regions in which markets may lose their chain."""


def begin(s: State, canada: bool) -> None:
    """Asks France for the USA's flags (`canada`: those in Canada, too); stores which markets trace a chain before any
    is placed."""
    s.frames.append(UsaDecision(FRANCE, canada, linked(s, FRANCE) | linked(s, BRITAIN)))


def places(s: State, f: UsaDecision) -> Mask:
    """Returns the mask of the Territories that may still get a USA flag, whoever holds them."""
    return (PLACES | (CANADA if f.canada else 0)) & ~s.held[USA]


def forts(s: State) -> Mask:
    """Returns the mask of the Forts France may remove, including its own."""
    return FORTS & FORT_REGION & ~vacant_spaces(s)


def step(s: State, f: UsaDecision, out: Out) -> bool:
    """Goes on to removing Forts when no place for a flag is left, and ends the decision when no Fort is left; markets
    that lost their chain then lose their flags. Returns whether it went on."""
    if f.stage == "place":
        if places(s, f):
            return False
        f.stage = "forts"
        return True
    if forts(s):
        return False
    _close(s, f, out)
    return True


def legal(s: State, f: UsaDecision) -> list[Move]:
    """Returns the legal moves: a flag at each place, then the removal of each Fort, and ending either stage early."""
    if f.stage == "place":
        return [*(PlaceUsa(f.seat, space) for space in spaces(places(s, f))), Finish(f.seat)]
    return [*(RemoveFort(f.seat, space) for space in spaces(forts(s))), Finish(f.seat)]


def why_not(s: State, f: UsaDecision, move: Move) -> Reason | None:
    """Returns why a flag can't be placed or a Fort removed; None if it can."""
    if isinstance(move, Finish):
        return None
    if isinstance(move, PlaceUsa) and f.stage == "place":
        fits = move.space >= 0 and places(s, f) >> move.space & 1
        return None if fits else refuse("no_target", what="usa")
    if isinstance(move, RemoveFort) and f.stage == "forts":
        fits = move.space >= 0 and forts(s) >> move.space & 1
        return None if fits else refuse("no_target", what="fort")
    return refuse("usa_first")


def apply(s: State, f: UsaDecision, move: Move, out: Out) -> None:
    """Places a flag, removes a Fort, or ends the stage."""
    if isinstance(move, PlaceUsa):
        set_flag(s, move.space, USA, out)
    elif isinstance(move, RemoveFort):
        owner = FRANCE if s.held[FRANCE] >> move.space & 1 else BRITAIN
        set_flag(s, move.space, NOBODY, out)
        out.append(FortRemoved(owner, move.space))
    elif f.stage == "place":
        f.stage = "forts"
    else:
        _close(s, f, out)


def _close(s: State, f: UsaDecision, out: Out) -> None:
    """Removes the flags of all markets that traced a chain before and no longer do."""
    s.frames.pop()
    lost = f.linked & MARKETS & WHERE_LOST & ~(linked(s, FRANCE) | linked(s, BRITAIN))
    for space in spaces(lost & (s.held[FRANCE] | s.held[BRITAIN])):
        set_flag(s, space, NOBODY, out)
