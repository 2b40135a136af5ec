"""Every move a seat could ask for by its syntax, legal or not, so that the judge can be compared with the list."""

from __future__ import annotations

from itertools import combinations, permutations

from engine.historia.components import ACTION_IDS, CIVILIZATIONS
from engine.historia.decisions import ChooseDecision, DraftDecision
from engine.historia.moves import (
    Attack,
    ChooseOption,
    ChoosePartner,
    Finish,
    KeepLeader,
    Move,
    PlaceCube,
    Ready,
    RecoverCube,
    Resolve,
    SealCards,
    TakeAction,
    TakeBack,
    TakeWonder,
    UseWonder,
)
from engine.historia.rules.map import IDS
from engine.historia.state import State

UNKNOWN = "atlantis"


def seals(s: State, seat: int) -> list[Move]:
    """Every set of up to three cards in hand, and some that are wrong in every way."""
    own = CIVILIZATIONS[s.seats[seat].id].advisors if 0 <= seat < s.players else ()
    cards = (*ACTION_IDS, *own, UNKNOWN)
    out: list[Move] = [SealCards(seat, ()), SealCards(seat, ("art", "art"))]
    held = s.seats[seat].advisors if 0 <= seat < s.players else ()
    for n in (1, 2, 3, 4):
        out += [SealCards(seat, group) for group in combinations((*ACTION_IDS, *held), n)]
    out += [SealCards(seat, pair) for pair in permutations(cards, 2)]
    out += [SealCards(seat, (card,)) for card in cards]
    return list(dict.fromkeys(out))


def universe(s: State, seat: int) -> list[Move]:
    frame = s.frames[-1]
    out: list[Move] = [Finish(seat)]
    places = range(-2, len(IDS) + 1)
    out += [PlaceCube(seat, t) for t in places] + [RecoverCube(seat, t) for t in places]
    out += [ChooseOption(seat, n) for n in range(-1, 4)]
    out += [TakeAction(seat, side) for side in ("basic", "advanced")]
    for other in range(-1, len(s.seats) + 1):
        out.append(ChoosePartner(seat, other))
        out += [Attack(seat, other, t) for t in places]
    wonders = [*s.row, UNKNOWN, *(w for c in s.seats for w in c.wonders)]
    out += [cls(seat, w) for w in wonders for cls in (TakeWonder, UseWonder, Ready)]
    out += [TakeBack(seat, card) for card in (*ACTION_IDS, UNKNOWN)]
    cards = [*ACTION_IDS, UNKNOWN, *(card for c in s.seats for card in c.shown)]
    out += [Resolve(seat, card, side) for card in cards for side in ("basic", "advanced", "nothing")]
    packets = frame.packets[-1] if isinstance(frame, DraftDecision) else ()
    out += [KeepLeader(seat, leader) for leader in (*packets, UNKNOWN)]
    out += seals(s, seat) if isinstance(frame, ChooseDecision) else [SealCards(seat, ("art",))]
    return list(dict.fromkeys(out))
