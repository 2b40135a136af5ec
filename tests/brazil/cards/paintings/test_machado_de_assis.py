"""Machado de Assis: in payments a Gold card counts as 1 science."""

import pytest

from engine.brazil.moves import Build, FoundCity, PayGoldCard, Trade
from tests.brazil.kit import Table


@pytest.mark.parametrize("goods", [("cotton", "gold"), ("gold", "gold")])
def test_a_gold_card_pays_the_science_of_an_academy(goods: tuple[str, ...]) -> None:
    t = Table(monarchs=("oba_ii",)).era(3).painting("machado_de_assis").gold_card("war").goods(*goods)
    site = t.free("field", near=t.home())
    t.build("academy", site)
    assert t.s.tile[site] == "academy"
    assert (t.player().gold_cards, t.s.gold_discard, t.supply()) == ((), ("war",), [])
    t.waits_for(0)


def test_a_gold_card_pays_the_science_of_rio_de_janeiro() -> None:
    t = Table(monarchs=("oba_ii",)).era(2).painting("machado_de_assis").gold_card("war").goods("gold", "gold")
    t.city_on_top("rio_de_janeiro")
    site = t.free("field", near=t.home())
    t.unit("monarch", site)
    t.arch("build")
    t.do(FoundCity(0, "rio_de_janeiro", site))
    assert (t.s.tile[site], t.player().gold_cards, t.vp(category="tiles")) == ("rio_de_janeiro", (), 6)
    t.waits_for(0)


def test_without_him_it_does_not() -> None:
    t = Table().era(3).gold_card("war").goods("cotton", "gold", "gold", "gold")
    t.arch("build")
    cost = ("cotton", "gold", "science")
    t.refused(Build(0, "academy", t.free("field", near=t.home())), "cannot_afford", cost=cost)


def test_it_still_pays_gold_and_resources() -> None:
    t = Table(monarchs=("oba_ii",)).painting("machado_de_assis").gold_card("war", "jesuits").goods("brazilwood")
    site = t.free("field", near=t.home())
    t.arch("build")
    t.do(Build(0, "cane_field", site), PayGoldCard(0, "war"))
    assert t.s.tile[site] == "" and t.player().gold_cards == ("jesuits",)
    t.do(PayGoldCard(0, "jesuits"))
    assert t.s.tile[site] == "cane_field"
    t.waits_for(0)


def test_in_trades_it_counts_for_nothing() -> None:
    t = Table().painting("machado_de_assis").gold_card("war").goods("coffee")
    t.arch("trade")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")
    t.do(Trade(0, "resource"))
    assert (t.supply(), t.player().gold_cards) == (["gold"], ("war",))
    t.waits_for(0)
