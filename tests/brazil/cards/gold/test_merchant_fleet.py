"""Merchant fleet: in hand at the end with 3 or more Buildings touching Water or the map's edge: 3 VP."""

from engine.brazil.moves import DeployUnit, PlayGoldCard
from tests.brazil.kit import Table


def coast(t: Table, wanted: str) -> int:
    """A free land hex on the map's edge, by Water (not on the edge), or inland (neither)."""
    board = t.s.board

    def kind(h: int) -> str:
        if board.edge >> h & 1:
            return "edge"
        return "water" if board.near_mask[h] & board.water else "inland"

    return t.where(lambda h: kind(h) == wanted and board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h])


def with_tiles(**tiles: int) -> Table:
    """So many Farms on the edge, by Water, inland."""
    t = Table(monarchs=("oba_ii",)).gold_card("merchant_fleet")
    for wanted, count in tiles.items():
        for _ in range(count):
            t.tile("farm", coast(t, wanted))
    return t


def test_three_buildings_at_the_edge_or_by_water_are_enough() -> None:
    assert with_tiles(edge=2, water=1).vp(0, "gold_cards") == 3
    assert with_tiles(water=3).vp(0, "gold_cards") == 3


def test_two_and_one_inland_are_not() -> None:
    assert with_tiles(edge=1, water=1, inland=1).vp(0, "gold_cards") == 0


def test_the_third_one_built_fulfils_it() -> None:
    t = with_tiles(edge=2).goods("coffee")
    assert t.vp(0, "gold_cards") == 0
    field = t.free("field", near=t.home(), unless=lambda h: not t.s.board.near_mask[h] & t.s.board.water)
    t.build("farm", field)
    assert t.vp(0, "gold_cards") == 3
    t.waits_for(0)


def test_a_city_is_no_building() -> None:
    t = with_tiles(edge=2)
    t.tile("olinda", coast(t, "edge"))
    assert t.vp(0, "gold_cards") == 0


def test_a_seized_building_counts() -> None:
    t = with_tiles(edge=2)
    t.unit("archer", t.tile("farm", coast(t, "edge"), seat=1))
    assert t.vp(0, "gold_cards") == 3


def test_spent_as_gold_it_scores_nothing() -> None:
    t = with_tiles(edge=3)
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()))
    assert t.s.gold_discard == ("merchant_fleet",)
    assert t.vp(0, "gold_cards") == 0
    t.waits_for(0)


def test_it_is_not_played() -> None:
    with_tiles(edge=3).refused(PlayGoldCard(0, "merchant_fleet"), "card_not_playable")
