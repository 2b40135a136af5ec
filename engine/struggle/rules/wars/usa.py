"""The USA: flags, Forts removed, markets that lose their chain (rules 13.8; ruling R41)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import FORTS, MARKETS, REGION_MASK, SUBREGION_MASK, Mask, mask_of, spaces
from engine.struggle.components import USA as RULE
from engine.struggle.decisions import UsaDecision
from engine.struggle.events import FortRemoved
from engine.struggle.moves import Finish, Move, PlaceUsa, RemoveFort
from engine.struggle.rules.connection import linked
from engine.struggle.rules.control import free, set_flag
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, USA, State

Out = list[Event]
PLACES, CANADA = mask_of(RULE.spaces), mask_of(RULE.canada)
FORT_REGION = SUBREGION_MASK[RULE.forts]
WHERE_LOST = sum(REGION_MASK[region] for region in RULE.isolates)


def begin(s: State, canada: bool) -> None:
    """France is asked; which markets trace a chain is noted before anything is placed."""
    s.frames.append(UsaDecision(FRANCE, canada, linked(s, FRANCE) | linked(s, BRITAIN)))


def places(s: State, f: UsaDecision) -> Mask:
    """Territories where a USA flag may still go, whoever's they are."""
    return (PLACES | (CANADA if f.canada else 0)) & ~s.held[USA]


def forts(s: State) -> Mask:
    """Forts that France may remove, its own too."""
    return FORTS & FORT_REGION & ~free(s)


def step(s: State, f: UsaDecision, out: Out) -> bool:
    """On to the Forts when no place is left; then markets without a chain lose their flags."""
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
    """Every place, then every Fort; either may be left."""
    if f.stage == "place":
        return [*(PlaceUsa(f.seat, space) for space in spaces(places(s, f))), Finish(f.seat)]
    return [*(RemoveFort(f.seat, space) for space in spaces(forts(s))), Finish(f.seat)]


def why_not(s: State, f: UsaDecision, move: Move) -> Reason | None:
    """USA flags only on certain Territories, Forts only of one sub-region."""
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
    """Put a flag, remove a Fort, or go on."""
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
    """Markets that could trace a chain before and cannot any more lose their flags, all at once."""
    s.frames.pop()
    lost = f.linked & MARKETS & WHERE_LOST & ~(linked(s, FRANCE) | linked(s, BRITAIN))
    for space in spaces(lost & (s.held[FRANCE] | s.held[BRITAIN])):
        set_flag(s, space, NOBODY, out)
