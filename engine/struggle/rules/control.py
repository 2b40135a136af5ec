"""Queries of the map and changes to it: flags, Squadrons, Forts, Conflict markers, Advantages (rules 1, 3, 9.1).

Flags under a Conflict marker do not count anywhere (use `held_unmarked`), but are valid targets (use `held`).
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import (
    ADVANTAGE_IDS,
    ALL,
    FORTS,
    MARKETS,
    NAVAL,
    NEAR,
    NEEDED_BY,
    NEEDS,
    OPEN,
    SHIFTED,
    USA_OPENS,
    USA_SPACES,
    Mask,
    SpaceId,
    near,
)
from engine.struggle.events import (
    AdvantageGained,
    AdvantageLost,
    ConflictPlaced,
    ConflictRemoved,
    Flagged,
    FortDamaged,
    HuguenotsLost,
    SquadronMoved,
    Unflagged,
)
from engine.struggle.state import BRITAIN, FRANCE, NAVY_BOX, NOBODY, SPAIN, USA, Seat, State

Out = list[Event]


def open_spaces(s: State) -> Mask:
    """Returns the mask of the spaces in play in this turn (rules 2.4)."""
    mask = OPEN[s.turn]
    return mask | USA_SPACES if s.turn >= USA_OPENS and s.held[USA] else mask


def flag_of(s: State, space: SpaceId) -> Seat:
    """Returns whose flag or Squadron is on a space: FRANCE, BRITAIN, USA or SPAIN (0-3), or NOBODY."""
    for flag, mask in enumerate(s.held):
        if mask >> space & 1:
            return flag
    return NOBODY


def vacant_spaces(s: State) -> Mask:
    """Returns the mask of the spaces without a flag or Squadron."""
    france, britain, usa, spain = s.held
    return ALL & ~(france | britain | usa | spain)


def enemy_spaces(s: State, side: Seat) -> Mask:
    """Mask of the spaces with a flag or Squadron of a side's opponent, or with Spain's flag, where that option is on
    (rules 16)."""
    return s.held[1 - side] | s.held[SPAIN]


def held_unmarked(s: State, side: Seat) -> Mask:
    """Mask of the spaces a side holds without a Conflict marker: all that counts and conditions see (rules 3.5)."""
    return s.held[side] & ~s.conflict


def protectors(s: State, side: Seat) -> Mask:
    """Mask of the spaces with a Squadron or undamaged Fort of a side, which protect markets connected to them."""
    return s.held[side] & (NAVAL | FORTS & ~s.damaged)


def protected(s: State) -> Mask:
    """Returns the mask of the protected markets of both sides (rules 3.4)."""
    france, britain = (s.held[side] & MARKETS & near(protectors(s, side)) for side in (FRANCE, BRITAIN))
    return france | britain


def is_protected(s: State, space: SpaceId) -> bool:
    """Whether a market is protected by a Squadron or undamaged Fort of the side that has its flag there; False without
    such a flag."""
    for side in (FRANCE, BRITAIN):
        if s.held[side] >> space & 1:
            return bool(NEAR[space] & protectors(s, side))
    return False


# --- flags ---


def set_flag(s: State, space: SpaceId, flag: Seat, out: Out) -> None:
    """Puts a flag on a space in place of any other, or removes it (NOBODY), with all that follows for its markers, a
    Fort's damage and Advantages; does nothing if the space has that flag already.

    For markets, political spaces, Territories and Forts; Squadrons move by `deploy`.
    """
    old = flag_of(s, space)
    if old == flag:
        return
    bit = 1 << space
    had = _holders(s, space)
    if old != NOBODY:
        s.held[old] &= ~bit
        out.append(Unflagged(old, space))
    if flag != NOBODY:
        s.held[flag] |= bit
        out.append(Flagged(flag, space))
    s.changed |= bit
    if s.conflict & bit:
        remove_conflict(s, space, out)
    if flag == NOBODY and s.damaged & bit:
        s.damaged &= ~bit
    if s.huguenots & bit and flag in (BRITAIN, USA):
        s.huguenots &= ~bit
        s.huguenots_turned &= ~bit
        out.append(HuguenotsLost(space))
    _advantages_changed(s, space, had, out)


def _holders(s: State, space: SpaceId) -> tuple[Seat, ...]:
    """The holder of each Advantage that needs a space."""
    return tuple(advantage_holder(s, index) for index in NEEDED_BY[space])


def _advantages_changed(s: State, space: SpaceId, had: tuple[Seat, ...], out: Out) -> None:
    """Reports the Advantages that changed hands with a space; those gained are new for this round."""
    for index, before in zip(NEEDED_BY[space], had, strict=True):
        after = advantage_holder(s, index)
        if after == before:
            continue
        if before != NOBODY:
            out.append(AdvantageLost(before, ADVANTAGE_IDS[index]))
        if after != NOBODY:
            s.gained |= 1 << index
            out.append(AdvantageGained(after, ADVANTAGE_IDS[index]))


def advantage_holder(s: State, index: int) -> Seat:
    """Returns the side that holds every space that an Advantage, given by its index, needs, with or without Conflict
    markers (rules 9.1), or NOBODY."""
    needs = NEEDS[index]
    for side in (FRANCE, BRITAIN):
        if s.held[side] & needs == needs:
            return side
    return NOBODY


def advantage_blocked(s: State, index: int) -> Mask:
    """Returns the mask of those spaces needed by an Advantage, given by its index, that have a Conflict marker; 0 if
    none has."""
    return NEEDS[index] & s.conflict


# --- Conflict markers ---


def conflict_targets(s: State) -> Mask:
    """Mask of the spaces that may get a Conflict marker: markets and political spaces in play without one (ruling
    R9)."""
    return open_spaces(s) & SHIFTED & ~s.conflict


def place_conflict(s: State, space: SpaceId, plus_one: bool, out: Out) -> None:
    """Places a Conflict marker on a space; `plus_one`: with its +1 side up."""
    s.conflict |= 1 << space
    if plus_one:
        s.plus_one |= 1 << space
    out.append(ConflictPlaced(space, plus_one))


def remove_conflict(s: State, space: SpaceId, out: Out) -> None:
    """Removes the Conflict marker of a space."""
    s.conflict &= ~(1 << space)
    s.plus_one &= ~(1 << space)
    out.append(ConflictRemoved(space))


# --- Forts and Squadrons ---


def damage_fort(s: State, space: SpaceId, out: Out) -> None:
    """Damages an undamaged Fort; its owner keeps it (rules 3.3)."""
    s.damaged |= 1 << space
    out.append(FortDamaged(flag_of(s, space), space))


def undamaged_forts(s: State, side: Seat) -> Mask:
    """Returns the mask of a side's undamaged Forts."""
    return s.held[side] & FORTS & ~s.damaged


def squadrons(s: State, side: Seat) -> Mask:
    """Returns the mask of the naval spaces with a Squadron of a side."""
    return s.held[side] & NAVAL


def built_squadrons(s: State, side: Seat) -> int:
    """Counts a side's Squadrons on the map and in the Navy Box."""
    return squadrons(s, side).bit_count() + s.players[side].box


def lift_squadron(s: State, side: Seat, source: SpaceId) -> None:
    """Removes a Squadron from a space or the Navy Box (-1); where it goes is left to the caller."""
    if source == NAVY_BOX:
        s.players[side].box -= 1
        return
    s.held[side] &= ~(1 << source)
    s.changed |= 1 << source
    s.took &= ~(1 << source)


def send_home(s: State, side: Seat, space: SpaceId, out: Out) -> None:
    """Moves a Squadron from the map to its side's Navy Box; if it took a space in this war, it stays counted as
    used."""
    player = s.players[side]
    player.spent += s.took >> space & 1
    lift_squadron(s, side, space)
    player.box += 1
    out.append(SquadronMoved(side, space, NAVY_BOX))


def deploy(s: State, side: Seat, source: SpaceId, target: SpaceId, out: Out) -> None:
    """Moves a Squadron from a space or the Navy Box (-1) to a naval space; an enemy one there returns to its Navy
    Box."""
    other = 1 - side
    if s.held[other] >> target & 1:
        send_home(s, other, target, out)
    lift_squadron(s, side, source)
    s.held[side] |= 1 << target
    s.changed |= 1 << target
    out.append(SquadronMoved(side, source, target))
