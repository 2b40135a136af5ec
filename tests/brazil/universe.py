"""Every move a seat could ask for by its syntax, legal or not, so that the judge can be compared with the list."""

from __future__ import annotations

from itertools import combinations

from engine.brazil.components import (
    ARCHES,
    BUILDINGS,
    CITIES,
    COMBAT_CARDS,
    GOLD_CARDS,
    GOODS,
    MISSIONS,
    MONARCHS,
    PAINTINGS,
    PRODUCTS,
    RESOURCES,
    TRADES,
)
from engine.brazil.moves import (
    AnnounceMission,
    AttackAdjacent,
    Bid,
    Build,
    CancelCard,
    ChooseCapital,
    ChooseMonarch,
    ChooseResource,
    DefeatUnit,
    DeployUnit,
    DrawBonusCard,
    DrawMission,
    DropCard,
    DropGood,
    EndTurn,
    FightExpedition,
    Finish,
    FoundCity,
    GiveCombatCards,
    KeepMission,
    Manufacture,
    Move,
    MoveUnits,
    PayCombatCards,
    PayCredit,
    PayGoldCard,
    PayGood,
    Peek,
    PlaceOldToken,
    PlacePalace,
    PlaceToken,
    PlayGoldCard,
    Renovate,
    SealCards,
    TakePainting,
    Trade,
    UsePainting,
)
from engine.brazil.state import State

UNITS = (-1, 0, 1, 2, 3, 4, 5)
STRANGE = "nonsense"


def hands(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Choices of a hand, in order and not, held and not."""
    held = [c for n in range(4) for c in combinations(cards, n)]
    return list(dict.fromkeys([*held, *(c[::-1] for c in held), ("spy",), ("militia", "militia", "militia", "spy")]))


def groups(s: State, seat: int) -> list[tuple[int, ...]]:
    """Every unit alone, every group led by each unit, and some that make no sense."""
    own = tuple(range(5))
    out: list[tuple[int, ...]] = [(), (-1,), (5,), (0, 0)]
    for unit in own:
        others = [u for u in own if u != unit and s.seats[seat].units[u] == s.seats[seat].units[unit]]
        out += [(unit, *rest) for n in range(len(others) + 1) for rest in combinations(others, n)]
        out += [(unit, other) for other in own if other != unit]
        out += [(unit, *rest[::-1]) for rest in combinations(others, 2)]
    return list(dict.fromkeys(out))


def universe(s: State, seat: int) -> list[Move]:
    """All of them for one seat."""
    hexes = (*range(-1, s.board.size + 1),)
    player = s.seats[seat]
    near = set()
    for place in player.units:
        if place >= 0:
            near |= {place, *s.board.near[place]}
    reach = sorted(near | {-1, player.capital, s.board.size, 0, *(h for h in hexes if h % 7 == 0)})
    out: list[Move] = [EndTurn(seat), Finish(seat), DrawBonusCard(seat)]
    out += [KeepMission(seat, m) for m in (*MISSIONS, STRANGE)]
    out += [AnnounceMission(seat, m) for m in (*MISSIONS, STRANGE)]
    out += [Bid(seat, vp) for vp in (-1, 0, 7, 20, 21)]
    out += [ChooseMonarch(seat, m) for m in (*MONARCHS, STRANGE)]
    out += [ChooseCapital(seat, h) for h in hexes]
    out += [PlaceToken(seat, a) for a in (*ARCHES, STRANGE)]
    out += [PlaceOldToken(seat, a) for a in (*ARCHES, STRANGE)]
    for units in groups(s, seat):
        for to in reach:
            out += [MoveUnits(seat, units, to, "free"), MoveUnits(seat, units, to, "extra")]
    out += [AttackAdjacent(seat, unit, h) for unit in UNITS for h in reach]
    out += [FightExpedition(seat, unit) for unit in UNITS]
    out += [Peek(seat, h) for h in hexes]
    out += [PlayGoldCard(seat, c) for c in (*GOLD_CARDS, STRANGE)]
    out += [PayGoldCard(seat, c) for c in (*GOLD_CARDS, STRANGE)]
    out += [UsePainting(seat, p, option) for p in (*PAINTINGS, STRANGE) for option in (0, 1, 2)]
    out += [DeployUnit(seat, unit, h) for unit in UNITS for h in hexes]
    out += [TakePainting(seat, p) for p in (*PAINTINGS, STRANGE, "")]
    out += [Build(seat, b, h) for b in (*BUILDINGS, STRANGE) for h in hexes]
    out += [FoundCity(seat, c, h) for c in (*CITIES, STRANGE) for h in hexes]
    out += [Renovate(seat, h, flip) for h in hexes for flip in (False, True)]
    out += [Manufacture(seat, p, slot) for p in (*PRODUCTS, STRANGE) for slot in (*ARCHES, "monarch", STRANGE)]
    out += [ChooseResource(seat, g) for g in (*GOODS, STRANGE)]
    out += [Trade(seat, t) for t in (*TRADES, STRANGE)]
    out += [PayGood(seat, g, place) for g in (*GOODS, STRANGE) for place in (-2, *hexes)]
    out += [PayCredit(seat, c) for c in (*RESOURCES, "resource", "gold", "science", STRANGE)]
    worths = [("gold",), ("resource",), ("resource", "resource"), ("science",), ("science", "gold"), (STRANGE,)]
    out += [PayCombatCards(seat, c, w) for c in hands(player.combat_cards) for w in worths]
    out += [GiveCombatCards(seat, c) for c in hands(player.combat_cards)]
    out += [SealCards(seat, c) for c in hands(player.combat_cards)]
    out += [DropGood(seat, g) for g in (*GOODS, STRANGE)]
    out += [DropCard(seat, "gold", c) for c in (*GOLD_CARDS, STRANGE)]
    out += [DropCard(seat, "combat", c) for c in (*COMBAT_CARDS, STRANGE)]
    out += [CancelCard(seat, c) for c in (*COMBAT_CARDS, STRANGE)]
    out += [DefeatUnit(seat, unit) for unit in UNITS]
    out += [PlacePalace(seat, p, h) for p in range(8) for h in hexes]
    out += [DrawMission(seat, era) for era in range(5)]
    return out
