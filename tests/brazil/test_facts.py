"""What the screen is told is what a move then asks and brings: facts against real moves, over random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.brazil import facts
from engine.brazil.board import hexes
from engine.brazil.components import BUILDINGS, PALACES
from engine.brazil.decisions import CombatDecision, ExpeditionDecision, LimitDecision, PalaceDecision, TurnDecision
from engine.brazil.events import BattleBegan, BattleEnded, CardsRevealed, ExpeditionFought, GoodsGained
from engine.brazil.game import BrazilRules
from engine.brazil.moves import (
    AnnounceMission,
    AttackAdjacent,
    Build,
    DeployUnit,
    FoundCity,
    Manufacture,
    Move,
    MoveUnits,
    PlacePalace,
    Renovate,
)
from engine.brazil.rules import bag
from engine.brazil.rules.payment import propose
from engine.brazil.state import NOBODY, State
from engine.core.event import Event
from tests.brazil.kit import Table
from tests.brazil.random_play import LARGE, SMALL, finished, positions

RULES = BrazilRules()
PRICES: dict[type, Callable[[State, Move], facts.Price]] = {
    Build: lambda s, move: facts.tile_price(s, move.seat, move.building),
    FoundCity: lambda s, move: facts.tile_price(s, move.seat, move.city),
    DeployUnit: lambda s, move: facts.unit_price(s, move.seat, move.unit),
    Manufacture: lambda s, move: facts.product_price(s, move.seat, move.product),
    Renovate: lambda s, move: facts.renovation_price(s, move.seat),
}
PRICED = tuple(PRICES)
PAYS = {"any": "coffee", "resource": "coffee", "cane_or_coffee": "sugarcane"}


def some(moves: list[Move], kinds: tuple[type, ...], most: int = 12) -> list[Move]:
    """A few of these kinds, spread over the list."""
    found = [m for m in moves if isinstance(m, kinds)]
    return found[:: max(1, len(found) // most)]


def cases(kinds: tuple[type, ...], every: int = 9) -> Iterator[tuple[State, State, Move]]:
    """Position, the asked seat's view of it, and a legal move of one of the kinds."""
    for scenario, seeds in ((SMALL, (1, 2, 3)), (LARGE, (1,))):
        for s in positions(scenario, seeds, every):
            seat = s.frames[-1].seat
            view = RULES.view(s, seat)
            for move in some(RULES.legal_moves(s, seat), kinds):
                yield s, view, move


def purse_for(s: State, seat: int, goods: list[str]) -> State:
    """The same position, in which the seat can pay with exactly these goods."""
    trial = s.copy()
    player = trial.changing(seat)
    player.supply, player.gold_cards, player.combat_cards = bag.bag(tuple(goods)), (), ()
    trial.fresh, trial.fresh_cards, trial.moves = (), (), None
    trial.goods = (0,) * trial.board.size
    return trial


def check_exact(s: State, view: State, move: Move) -> facts.Price:
    """The price is enough, and with any one good less it is not."""
    price = PRICES[type(move)](view, move)
    goods = [PAYS.get(part, part) for part in price.parts]
    goods = goods[: len(goods) - price.less]
    assert RULES.why_not(purse_for(s, move.seat, goods), move) is None, (move, price)
    for nth in range(len(goods)):
        short = purse_for(s, move.seat, goods[:nth] + goods[nth + 1 :])
        reason = RULES.why_not(short, move)
        assert reason is not None and reason.code == "cannot_afford", (move, price, goods[nth])
    return price


def played(s: State, move: Move) -> tuple[State, list[Event]]:
    """The move, paid the proposed way."""
    trial = s.copy()
    events = RULES.apply(trial, move)
    while trial.frames and trial.frames[-1].kind == "payment":
        events += RULES.apply(trial, propose(trial)[0])
    return trial, events


def test_a_price_is_exactly_what_a_move_asks():
    seen: dict[type, int] = {}
    for s, view, move in cases(PRICED):
        check_exact(s, view, move)
        seen[type(move)] = seen.get(type(move), 0) + 1
    assert all(seen.get(kind, 0) > 3 for kind in PRICED), seen


def site(t: Table) -> int:
    return t.free("field", near=t.home())


def test_an_upgraded_arch_asks_less():
    t = Table(monarchs=("oba_ii",)).era(3).product("rubber", "build").goods("coffee", "gold", "science")
    assert facts.tile_price(t.s, 0, "academy") == facts.Price(("science", "gold", "any"))
    t.arch("build")
    assert check_exact(t.s, t.session.view(0), Build(0, "academy", site(t))).parts == ("science", "gold", "any")
    t = Table().product("sugar", "renovate")
    assert facts.renovation_price(t.s, 0) == facts.Price(())


def test_a_tile_has_its_price_when_the_game_is_over():
    t = Table(monarchs=("oba_ii",)).era(3).painting("reboucas")
    before = facts.tile_price(t.s, 0, "academy")
    t.s.frames.clear()
    assert facts.tile_price(t.s, 0, "academy") == before


def test_maua_makes_the_second_building_dearer_and_only_that():
    t = Table(monarchs=("oba_ii",)).painting("maua").goods("coffee", "coffee", "coffee")
    assert facts.tile_price(t.s, 0, "farm").parts == ("any",)
    t.arch("build")
    t.do(Build(0, "farm", site(t)))
    t.pay()
    assert t.frame.kind == "build" and facts.tile_price(t.s, 0, "farm").parts == ("any", "any")
    check_exact(t.s, t.session.view(0), Build(0, "farm", site(t)))


def test_reboucas_takes_a_good_off_once_a_turn():
    t = Table(monarchs=("oba_ii",)).era(3).painting("reboucas").goods("coffee", "gold", "gold", "cotton", "science")
    assert facts.tile_price(t.s, 0, "farm") == facts.Price(())
    assert facts.tile_price(t.s, 0, "academy") == facts.Price(("science", "gold", "cotton"), 1)
    t.arch("build")
    assert check_exact(t.s, t.session.view(0), Build(0, "academy", site(t))).less == 1
    t.do(Build(0, "farm", site(t)))
    t.pay()
    t.waits_for(0)
    assert facts.tile_price(t.s, 0, "farm") == facts.Price(("any",)), "used up"


def test_an_upgraded_manufacture_and_the_gift_of_a_palace():
    t = Table().product("cocoa", "manufacture").goods("coffee", "coffee", "coffee")
    assert facts.product_price(t.s, 0, "coffee") == facts.Price(("coffee", "coffee"))
    assert facts.product_price(t.s, 0, "rubber") == facts.Price(("gold", "gold"))
    assert facts.product_price(t.s, 0, "fabric") == facts.Price(("cotton",))
    t.arch("manufacture")
    check_exact(t.s, t.session.view(0), Manufacture(0, "coffee", "deploy"))
    t = Table(monarchs=("oba_ii",)).mission("exploration-4")
    t.tile("cane_field", site(t))
    t.unit("archer", t.home())
    t.unit("archer", t.home())
    farm = t.player().tiles & ~(1 << t.home())
    t.do(AnnounceMission(0, "exploration-4"), PlacePalace(0, 2, hexes(farm)[0]))
    assert t.frame.kind == "manufacture" and facts.product_price(t.s, 0, "dye") == facts.Price(())
    check_exact(t.s, t.session.view(0), Manufacture(0, "dye", "harbor"))


def test_a_defeated_unit_costs_nothing():
    t = Table()
    assert facts.unit_price(t.s, 0, 4).parts == ("gold", "brazilwood", "any")
    t.player().units = (-2, -2, -2, -2, -1)
    assert facts.unit_price(t.s, 0, 4).parts == ()


def test_production_and_points_are_what_a_tile_then_makes_and_is_worth():
    seen = 0
    for s, view, move in cases((Build, Renovate)):
        assert isinstance(move, (Build, Renovate))
        if isinstance(move, Build):
            building = move.building
            goods = facts.production_of(view, move.seat, building, move.hex)
        elif move.flip:
            continue
        else:
            building = view.tile[move.hex]
            goods = facts.replenishment(view, move.hex)
        after, events = played(s, move)
        cause = move.kind
        made = [e.goods for e in events if isinstance(e, GoodsGained) and (e.place, e.cause) == (move.hex, cause)]
        assert made == ([goods] if goods else []), move
        assert goods == facts.replenishment(after, move.hex)
        if isinstance(move, Build):
            assert facts.points_of(view, move.seat, building) == facts.tile_points(after, move.hex)
        seen += 1
    assert seen > 50


def test_a_flip_makes_what_it_says_marks_of_monarchs_included():
    t = Table(monarchs=("isabella_i",)).goods("coffee", seat=1)
    home = t.home(1)
    tile = t.tile("sawmill", t.free("field", near=home), seat=1)
    t.on_turn(1)
    goods = facts.production_of(t.session.view(1), 1, "trading_post", tile)
    assert goods == ("brazilwood", "gold", "gold") != BUILDINGS["trading_post"].production
    assert facts.points_of(t.s, 1, "trading_post") == 3 and facts.points_of(t.s, 0, "trading_post") == 2
    t.arch("renovate")
    t.do(Renovate(1, tile, True))
    assert tuple(t.goods_on(tile)) == goods and facts.tile_points(t.s, tile) == 3


def test_who_defends_a_hex_is_who_then_does():
    fought = quiet = 0
    for s, view, move in cases((MoveUnits, AttackAdjacent), every=5):
        at = move.to if isinstance(move, MoveUnits) else move.at
        _, events = played(s, move)
        began = [e for e in events if isinstance(e, BattleBegan)]
        number = facts.defender(view, at, move.seat)
        assert number == (began[0].defender if began else NOBODY), move
        fought, quiet = fought + bool(began), quiet + (not began)
    assert fought > 20 and quiet > 100


def test_strengths_are_those_of_the_battle():
    """Battles without Combat cards end with the sums shown; Expeditions with the cards shown."""
    battles = expeditions = 0
    for seed in range(1, 12):
        session = finished(SMALL, seed)
        for count, entry in enumerate(session.log):
            ended = [e for e in entry.events if isinstance(e, (BattleEnded, ExpeditionFought))]
            s = session.position(count)
            frame = s.frames[-1]
            view = RULES.view(s, frame.seat)
            shown = [e for e in entry.events if isinstance(e, CardsRevealed)]
            if isinstance(frame, CombatDecision) and shown == [CardsRevealed((), ())]:
                assert isinstance(ended[0], BattleEnded)
                assert facts.attack(view, frame).total == ended[0].attack
                assert facts.defence(view, frame).total == ended[0].defence
                battles += 1
            elif isinstance(frame, ExpeditionDecision) and ended:
                assert isinstance(ended[0], ExpeditionFought)
                told = facts.expedition(view.explored[frame.at])
                assert told is not None and told.needed == ended[0].needed
                assert facts.expedition_strength(view, frame, ended[0].cards) == ended[0].strength
                expeditions += 1
    assert battles > 3 and expeditions > 5


def test_a_tiles_strength_has_what_paintings_add_and_a_capital_has_none():
    t = Table().painting("camarao")
    farm = t.tile("farm", t.free("field", near=t.home()))
    beside_forest = any(t.s.board.terrain[h] == "forest" and not t.s.tile[h] for h in t.near(farm))
    assert facts.tile_strength(t.s, farm) == BUILDINGS["farm"].vp + beside_forest
    assert facts.tile_strength(t.s, t.home()) == 0 == facts.tile_strength(t.s, site(t))


@pytest.mark.parametrize("scenario", [SMALL, LARGE])
def test_whoever_must_drop_something_holds_more_than_the_limit(scenario):
    seen = 0
    for s in positions(scenario, (1, 2, 3), 3):
        frame = s.frames[-1]
        if isinstance(frame, LimitDecision):
            player = s.seats[frame.seat]
            held = {"goods": bag.size(player.supply), "gold": len(player.gold_cards)}
            held["combat"] = len(player.combat_cards)
            assert held[frame.what] > facts.limit(RULES.view(s, frame.seat), frame.seat, frame.what)
            seen += 1
    assert seen > 3


def test_a_painting_raises_the_limit():
    t = Table()
    assert [facts.limit(t.s, 0, what) for what in ("goods", "gold", "combat")] == [5, 3, 3]
    t.painting("council_session")
    assert [facts.limit(t.s, 0, what) for what in ("goods", "gold", "combat")] == [8, 5, 3]


def test_progress_says_when_a_mission_may_be_announced():
    offered = 0
    for seed in range(1, 5):
        session = finished(SMALL, seed)
        for count in range(0, len(session.log), 3):
            s = session.position(count)
            seat = s.frames[-1].seat
            if not isinstance(s.frames[-1], TurnDecision):
                continue
            view = RULES.view(s, seat)
            complete = [
                m for m in view.seats[seat].missions if all(p.holds for p in facts.mission_progress(view, seat, m))
            ]
            for mission in complete:
                reason = RULES.why_not(s, AnnounceMission(seat, mission))
                assert reason is None or reason.code == "mission_of_later_era"
                offered += reason is None
            for move in RULES.legal_moves(s, seat):
                assert not isinstance(move, AnnounceMission) or move.mission in complete
    assert offered > 3


def test_the_back_of_a_mission_shows_no_progress():
    t = Table()
    assert facts.mission_progress(t.session.view(0), 0, t.session.view(0).seats[1].missions[0]) == ()


def test_palace_sites_are_where_palaces_may_be_placed():
    seen = 0
    for s, view, move in cases((PlacePalace,), every=1000):
        assert isinstance(move, PlacePalace) and isinstance(s.frames[-1], PalaceDecision)
        sites = facts.palace_sites(view, move.seat)
        assert set(sites) == set(PALACES) - set(view.seats[move.seat].palaces)
        listed = [m for m in RULES.legal_moves(s, move.seat) if isinstance(m, PlacePalace)]
        assert [(m.palace, m.hex) for m in listed] == [(p, h) for p, mask in sites.items() for h in hexes(mask)]
        seen += 1
    assert seen > 3


def test_the_score_is_that_of_the_end():
    session = finished(SMALL, 1)
    result = session.result()
    assert result is not None
    for seat, total in enumerate(result.totals):
        assert facts.total(session.state, seat) == total == sum(line.vp for line in facts.score(session.state, seat))
        assert facts.decides(session.state, seat)
        units = session.state.seats[seat].units
        assert facts.units_on_map(session.state, seat) == sum(place >= 0 for place in units)
        assert facts.units_deployed(session.state, seat) == sum(place >= -1 for place in units)
