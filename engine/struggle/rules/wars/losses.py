"""What the loser of a theater chooses: Squadrons lost (rules 13.6), and the Spanish option's compensation (16)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import COUNTRY_MASK, SHIFTED, Mask, spaces
from engine.struggle.decisions import CompensationDecision, LossDecision
from engine.struggle.events import SquadronLost
from engine.struggle.moves import Finish, LoseSquadron, Move, PickSpace
from engine.struggle.rules.control import enemies, lift_squadron, open_spaces, set_flag, squadrons
from engine.struggle.state import NAVY_BOX, NOBODY, Seat, State

Out = list[Event]


def _sources(s: State, seat: Seat) -> list[int]:
    return [*spaces(squadrons(s, seat)), *([NAVY_BOX] if s.players[seat].box else [])]


def step(s: State, f: LossDecision, out: Out) -> bool:
    """Fewer than that: all there are. One place to take them from leaves no choice."""
    sources = _sources(s, f.seat)
    if not f.n or not sources:
        s.frames.pop()
        return True
    if len(sources) > 1:
        return False
    apply(s, f, LoseSquadron(f.seat, sources[0]), out)
    return True


def legal(s: State, f: LossDecision) -> list[Move]:
    """Every built Squadron."""
    return [LoseSquadron(f.seat, source) for source in _sources(s, f.seat)]


def why_not(s: State, f: LossDecision, move: Move) -> Reason | None:
    """One's own built Squadrons only."""
    if not isinstance(move, LoseSquadron):
        return refuse("lose_squadron_first", n=f.n)
    return None if move.source in _sources(s, f.seat) else refuse("no_squadron")


def apply(s: State, f: LossDecision, move: LoseSquadron, out: Out) -> None:
    """The Squadron leaves the game, or is unbuilt again."""
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
    """Over when all are used, or nothing is left to shift."""
    if f.n and _in_spain(s, f):
        return False
    s.frames.pop()
    return True


def legal_compensation(s: State, f: CompensationDecision) -> list[Move]:
    """Every space in Spain that is not one's own, or none."""
    return [*(PickSpace(f.seat, space) for space in spaces(_in_spain(s, f))), Finish(f.seat)]


def why_not_compensation(s: State, f: CompensationDecision, move: Move) -> Reason | None:
    """Only spaces in Spain."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, PickSpace):
        return refuse("compensation_first")
    fits = move.space >= 0 and _in_spain(s, f) >> move.space & 1
    return None if fits else refuse("no_target", what="space")


def apply_compensation(s: State, f: CompensationDecision, move: Move, out: Out) -> None:
    """Shift a space, or leave it."""
    if not isinstance(move, PickSpace):
        s.frames.pop()
        return
    f.n -= 1
    flagged = enemies(s, f.seat) >> move.space & 1
    set_flag(s, move.space, NOBODY if flagged else f.seat, out)
