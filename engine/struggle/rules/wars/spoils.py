"""The spoils of a theater: VP, Treaty Points, special effects, conquest and unflagging (rules 13.6; R38, R39)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import MARKETS, POLITICAL, REGION_MASK, THEATERS, Mask, spaces
from engine.struggle.components import JACOBITES, MINISTRIES, SIDES
from engine.struggle.decisions import CompensationDecision, LossDecision, SpoilsDecision
from engine.struggle.events import JacobiteMarker, SpecialLaid, ThirdMinistryOpened
from engine.struggle.moves import Conquer, Finish, Move, Unflag
from engine.struggle.rules import abilities, debt
from engine.struggle.rules.control import enemy_spaces, open_spaces, set_flag
from engine.struggle.rules.score_ledger import score
from engine.struggle.rules.wars import conquest, usa
from engine.struggle.shapes import Spoils
from engine.struggle.state import FRANCE, NOBODY, Seat, State

Out = list[Event]


def row_of(war: int, theater: int, winner: Seat, margin: int) -> int:
    """Returns the index of a theater's row of spoils for a winner and its margin; -1: won without spoils (ruling
    R38)."""
    for index, row in enumerate(THEATERS[war][theater].spoils):
        if row.side in ("either", SIDES[winner]) and row.low <= margin and (margin <= row.high or not row.high):
            return index
    return NOBODY


def begin(s: State, theater: int, winner: Seat, row: Spoils, out: Out) -> None:
    """Gives a theater's winner VP and special effects and the loser its Treaty Points, and asks the winner for
    conquests and flags to remove; decisions of the loser come first."""
    score(s, winner, row.vp, "war", THEATERS[s.war][theater].id, out)
    debt.gain_trp(s, 1 - winner, row.trp, out)
    if row.cp or row.unflag:
        s.frames.append(SpoilsDecision(winner, theater, row.cp, row.unflag))
    for special in row.special:
        _special(s, special, winner, row, out)


def _special(s: State, special: str, winner: Seat, row: Spoils, out: Out) -> None:
    name, _, number = special.rpartition("_")
    if special == "jacobite_victory" or (special == "jacobite_victory_if_france" and winner == FRANCE):
        s.jacobite_victories += 1
        out.append(JacobiteMarker(s.jacobite_victories))
    elif special == "third_ministry" and JACOBITES.ministry not in s.gone_ministries:
        s.third_ministry = True
        out.append(ThirdMinistryOpened(SIDES.index(MINISTRIES[JACOBITES.ministry].side)))
    elif special == "jacobite_defeat":
        abilities.remove(s, JACOBITES.ministry, out)
    elif special == "usa":
        usa.begin(s, "canada" in row.special)
    elif name in ("unbuild", "remove"):
        s.frames.append(LossDecision(1 - winner, int(number), name == "remove"))
    else:
        _dominance(s, special, winner, out)


def _dominance(s: State, tile: str, winner: Seat, out: Out) -> None:
    """Places a special tile at the theater of this war that counts it."""
    for index, theater in enumerate(THEATERS[s.war]):
        if any(entry.tile == tile for entry in theater.counts):
            s.atlantic = winner
            out.append(SpecialLaid(winner, tile, index))


# --- conquest and unflagging ---


def unflag_targets(s: State, f: SpoilsDecision) -> Mask:
    """Returns the mask of the enemy flags that the spoils let the winner remove, including those under Conflict
    markers."""
    if not f.unflag:
        return 0
    kind, _, region = f.unflag.partition(":")
    mask = (MARKETS if kind == "market" else POLITICAL) & REGION_MASK[region]
    return mask & enemy_spaces(s, f.seat) & open_spaces(s)


def _moves(s: State, f: SpoilsDecision) -> list[Move]:
    out: list[Move] = [Unflag(f.seat, space) for space in spaces(unflag_targets(s, f))]
    return [*out, *conquest.legal_conquests(s, f)] if f.cp else out


def step(s: State, f: SpoilsDecision, out: Out) -> bool:
    """Ends the winner's decision if nothing can be taken or unflagged; by option, compensation follows. Returns whether
    it ended."""
    if _moves(s, f):
        return False
    _close(s, f)
    return True


def _close(s: State, f: SpoilsDecision) -> None:
    s.frames.pop()
    if f.crests:
        s.frames.append(CompensationDecision(1 - f.seat, f.crests))


def legal(s: State, f: SpoilsDecision) -> list[Move]:
    """Returns the legal moves: each space that the winner may take or unflag, and ending early."""
    return [*_moves(s, f), Finish(f.seat)]


def why_not(s: State, f: SpoilsDecision, move: Move) -> Reason | None:
    """Returns why a space can't be taken or unflagged; None if it can."""
    if isinstance(move, Finish):
        return None
    if isinstance(move, Unflag):
        if not f.unflag:
            return refuse("no_unflagging")
        fits = move.space >= 0 and unflag_targets(s, f) >> move.space & 1
        return None if fits else refuse("no_target", what=f.unflag)
    if isinstance(move, Conquer):
        return conquest.why_not(s, f, move)
    return refuse("spoils_first")


def apply(s: State, f: SpoilsDecision, move: Move, out: Out) -> None:
    """Takes a space, removes a flag, or ends; unused spoils are lost."""
    if isinstance(move, Unflag):
        f.unflag = ""
        set_flag(s, move.space, NOBODY, out)
    elif isinstance(move, Conquer):
        conquest.apply(s, f, move, out)
    else:
        _close(s, f)
