"""Choices of a theater's loser: which Squadrons it loses (rules 13.6), compensation in Spain by an option (16)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import COUNTRY_MASK, SHIFTED, Mask, spaces
from engine.struggle.decisions import CompensationDecision, LossDecision
from engine.struggle.events import SquadronLost
from engine.struggle.moves import Finish, LoseSquadron, Move, PickSpace
from engine.struggle.rules.control import enemy_spaces, lift_squadron, open_spaces, set_flag, squadrons
from engine.struggle.state import NAVY_BOX, NOBODY, Seat, State

Out = list[Event]


def _sources(s: State, seat: Seat) -> list[int]:
    return [*spaces(squadrons(s, seat)), *([NAVY_BOX] if s.players[seat].box else [])]


def step(s: State, f: LossDecision, out: Out) -> bool:
    """Ends the decision when all Squadrons due are lost or none is left, or removes one itself if only one place has
    any. Returns whether it did either."""
    sources = _sources(s, f.seat)
    if not f.n or not sources:
        s.frames.pop()
        return True
    if len(sources) > 1:
        return False
    apply(s, f, LoseSquadron(f.seat, sources[0]), out)
    return True


def legal(s: State, f: LossDecision) -> list[Move]:
    return [LoseSquadron(f.seat, source) for source in _sources(s, f.seat)]


def why_not(s: State, f: LossDecision, move: Move) -> Reason | None:
    """Returns why a Squadron can't be given up; None if it is a built one of the side."""
    if not isinstance(move, LoseSquadron):
        return refuse("lose_squadron_first", n=f.n)
    return None if move.source in _sources(s, f.seat) else refuse("no_squadron")


def apply(s: State, f: LossDecision, move: LoseSquadron, out: Out) -> None:
    """Takes the chosen Squadron from the map or the Navy Box, out of the game or back to the unbuilt ones."""
    player = s.players[f.seat]
    lift_squadron(s, f.seat, move.source)
    player.spent = min(player.spent, player.box)
    if f.out:
        player.out += 1
    else:
        player.unbuilt += 1
    f.n -= 1
    out.append(SquadronLost(f.seat, move.source, f.out))


# --- compensation ---


def _in_spain(s: State, f: CompensationDecision) -> Mask:
    return COUNTRY_MASK["spain"] & SHIFTED & open_spaces(s) & ~s.held[f.seat]


def step_compensation(s: State, f: CompensationDecision, out: Out) -> bool:
    """Ends the decision when all shifts in Spain are used or no space is left to shift; returns whether it ended."""
    if f.n and _in_spain(s, f):
        return False
    s.frames.pop()
    return True


def legal_compensation(s: State, f: CompensationDecision) -> list[Move]:
    """Returns the legal moves: a shift of each space in Spain, and ending early."""
    return [*(PickSpace(f.seat, space) for space in spaces(_in_spain(s, f))), Finish(f.seat)]


def why_not_compensation(s: State, f: CompensationDecision, move: Move) -> Reason | None:
    """Returns why a space can't be shifted; None if it can: it is in Spain, or the side ends the shifts."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, PickSpace):
        return refuse("compensation_first")
    fits = move.space >= 0 and _in_spain(s, f) >> move.space & 1
    return None if fits else refuse("no_target", what="space")


def apply_compensation(s: State, f: CompensationDecision, move: Move, out: Out) -> None:
    """Flags or unflags the space in Spain that was picked, or ends the compensation."""
    if not isinstance(move, PickSpace):
        s.frames.pop()
        return
    f.n -= 1
    flagged = enemy_spaces(s, f.seat) >> move.space & 1
    set_flag(s, move.space, NOBODY if flagged else f.seat, out)
