"""Metropolis: in hand at the end with 2 or more Cities under control: 3 VP."""

from engine.brazil.moves import DeployUnit, FoundCity, PlayGoldCard
from tests.brazil.kit import Table


def with_cities(*cities: str) -> Table:
    t = Table(monarchs=("oba_ii",)).era(2).gold_card("metropolis")
    for city in cities:
        t.tile(city, t.free("gold_mine", near=t.home()))
    return t


def test_the_second_city_fulfils_it() -> None:
    t = with_cities("olinda").city_on_top("belem").goods("brazilwood", "brazilwood")
    assert t.vp(0, "gold_cards") == 0, "the Capital is no City"
    field = t.free("field", near=t.home())
    t.unit("monarch", field)
    t.arch("build")
    t.do(FoundCity(0, "belem", field))
    t.pay()
    assert t.vp(0, "gold_cards") == 3
    t.waits_for(0)


def test_a_seized_city_counts_and_a_lost_one_does_not() -> None:
    t = with_cities("olinda")
    theirs = t.tile("belem", t.free("field", near=t.home(1)), seat=1)
    assert t.vp(0, "gold_cards") == 0
    t.unit("archer", theirs)
    assert t.vp(0, "gold_cards") == 3
    t.unit("archer", t.where(lambda h: t.s.tile[h] == "olinda"), seat=1)
    assert t.vp(0, "gold_cards") == 0


def test_spent_as_gold_it_scores_nothing() -> None:
    t = with_cities("olinda", "belem")
    assert t.vp(0, "gold_cards") == 3
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()))
    assert t.s.gold_discard == ("metropolis",)
    assert t.vp(0, "gold_cards") == 0
    t.waits_for(0)


def test_it_is_not_played() -> None:
    with_cities("olinda", "belem").refused(PlayGoldCard(0, "metropolis"), "card_not_playable")
