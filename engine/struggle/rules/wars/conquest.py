"""Spending Conquest Points on spaces of a theater, and refusing to cede a Territory (rules 13.7; ruling R40)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import (
    ANCHORS,
    CONQUEST_ENDS,
    CONQUEST_ENDS_TOUGHER,
    COST,
    EXTRA,
    FORTS,
    MARKETS,
    NAMES,
    NAVAL,
    TERRITORIES,
    THEATER_MASK,
    Mask,
    SpaceId,
    mask_of,
    spaces,
)
from engine.struggle.components import MINISTRIES, OPTION, PRICE
from engine.struggle.decisions import RefusalDecision, SpoilsDecision
from engine.struggle.events import Conquered, Refused
from engine.struggle.moves import Cede, Conquer, Move, Refuse
from engine.struggle.rules.control import deploy, set_flag, squadrons, vacant_spaces
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import NAVY_BOX, USA, Seat, State

Out = list[Event]
NO_SQUADRON = -2
"""The `squadron` of a Conquer move for a space that is not naval."""
CRESTS = mask_of(OPTION["spanish_empire"].territories)
"""The Territories that the Spanish Empire option gives compensation for."""
HUGUENOTS_MORE = sum(ability.cp for card in MINISTRIES.values() for ability in card.ability)
"""The additional Conquest Points for a Territory with a Huguenots marker."""


def price(s: State, space: SpaceId) -> int:
    """Returns how many Conquest Points a space costs; a Huguenots marker makes a Territory more expensive."""
    if not TERRITORIES >> space & 1:
        return 1
    return COST[space] + (HUGUENOTS_MORE if s.huguenots >> space & 1 else 0)


def in_reach(s: State, f: SpoilsDecision) -> Mask:
    """Returns the mask of the spaces a theater's winner may take: those of its regions, and additional Territories."""
    region = THEATER_MASK[s.war][f.theater]
    mask = region & (FORTS | MARKETS | NAVAL | TERRITORIES) | EXTRA[s.war][f.theater]
    return mask & ~s.held[f.seat]


def conquest_line_ends(s: State, space: SpaceId) -> Mask:
    """Returns the mask of the spaces joined to a space by conquest lines, of which the winner must hold one to take it;
    0 if it needs none."""
    if s.options.tougher_forts:
        return CONQUEST_ENDS_TOUGHER[space] if (TERRITORIES | FORTS) >> space & 1 else 0
    return CONQUEST_ENDS[space] if TERRITORIES >> space & 1 else 0


def squadron_sources(s: State, f: SpoilsDecision) -> list[int]:
    """Returns the places of the winner's Squadrons that may take a naval space: spaces of the theater, and -1 for the
    Navy Box. Each Squadron may do so once a war."""
    player = s.players[f.seat]
    out = list(spaces(squadrons(s, f.seat) & THEATER_MASK[s.war][f.theater] & ~s.took))
    return [*out, NAVY_BOX] if player.box > player.spent else out


def legal_conquests(s: State, f: SpoilsDecision) -> list[Move]:
    """Returns the legal moves by which a theater's winner takes a space with its remaining Conquest Points."""
    out: list[Conquer] = []
    for space in spaces(in_reach(s, f)):
        ways = squadron_sources(s, f) if NAVAL >> space & 1 else [NO_SQUADRON]
        out += [Conquer(f.seat, space, way) for way in ways]
    return [move for move in out if why_not(s, f, move) is None]


def why_not(s: State, f: SpoilsDecision, move: Conquer) -> Reason | None:
    """Returns why a space can't be taken; None if it can."""
    space = move.space
    if not 0 <= space < len(NAMES):
        return refuse("not_in_theater")
    if s.held[f.seat] >> space & 1:
        return refuse("already_yours", space=NAMES[space])
    if not in_reach(s, f) >> space & 1:
        return refuse("not_in_theater", space=NAMES[space])
    if price(s, space) > f.cp:
        return refuse("cp_short", missing=price(s, space) - f.cp)
    if NAVAL >> space & 1:
        return None if move.squadron in squadron_sources(s, f) else _why_no_squadron(s, f, move.squadron)
    if move.squadron != NO_SQUADRON:
        return refuse("no_squadron_needed")
    if s.held[USA] >> space & 1:
        return refuse("usa_flag", space=NAMES[space])
    if s.refused >> space & 1:
        return refuse("refused_this_war", space=NAMES[space])
    ends = conquest_line_ends(s, space)
    if ends and not ends & ANCHORS & s.held[f.seat]:
        return refuse("conquest_line_needed", space=NAMES[space])
    return None


def _why_no_squadron(s: State, f: SpoilsDecision, source: int) -> Reason:
    if (source >= 0 and s.took >> source & 1) or (source == NAVY_BOX and s.players[f.seat].box):
        return refuse("squadron_spent")
    return refuse("no_squadron")


def apply(s: State, f: SpoilsDecision, move: Conquer, out: Out) -> None:
    """Pays for a space and takes it, or asks the owner of a Territory first."""
    space = move.space
    f.cp -= price(s, space)
    enemy = 1 - f.seat
    if NAVAL >> space & 1:
        deploy(s, f.seat, move.squadron, space, out)
        s.took |= 1 << space
        out.append(Conquered(f.seat, space))
        return
    owned = TERRITORIES >> space & 1 and s.held[enemy] >> space & 1
    if owned and s.players[enemy].refusals < len(PRICE.refusal):
        s.frames.append(RefusalDecision(enemy, space))
        return
    if CRESTS >> space & 1 and s.options.spanish_empire and vacant_spaces(s) >> space & 1:
        f.crests += 1
    take(s, f.seat, space, out)


def take(s: State, seat: Seat, space: SpaceId, out: Out) -> None:
    """Replaces a space's flag with the winner's and reports the conquest; a damaged Fort stays damaged."""
    set_flag(s, space, seat, out)
    out.append(Conquered(seat, space))


# --- refusing ---


def legal_refusal(s: State, f: RefusalDecision) -> list[Move]:
    return [Refuse(f.seat), Cede(f.seat)]


def why_not_refusal(s: State, f: RefusalDecision, move: Move) -> Reason | None:
    return None if isinstance(move, (Refuse, Cede)) else refuse("refusal_first")


def refusal_vp(s: State, side: Seat) -> int:
    """Returns the VP that the opponent would score if a side refused to cede a Territory now: more at its second
    refusal in a war."""
    return PRICE.refusal[s.players[side].refusals]


def apply_refusal(s: State, f: RefusalDecision, move: Move, out: Out) -> None:
    """Cedes the Territory, or refuses: the opponent scores and can't take it again in this war."""
    s.frames.pop()
    if isinstance(move, Cede):
        take(s, 1 - f.seat, f.space, out)
        return
    player = s.players[f.seat]
    vp = refusal_vp(s, f.seat)
    player.refusals += 1
    s.refused |= 1 << f.space
    out.append(Refused(f.seat, f.space))
    score(s, 1 - f.seat, vp, "refusal", NAMES[f.space], out)
