"""Machado de Assis: in payments a Gold card counts as 1 science."""

import pytest

from engine.brazil.components import BUILDINGS
from engine.brazil.moves import Build, PayGoldCard, Trade
from tests.brazil.kit import Table


@pytest.fixture
def farm_for_science(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed cost asks for science: let the Farm's do."""
    monkeypatch.setitem(BUILDINGS, "farm", BUILDINGS["farm"].model_copy(update={"cost": ("science",)}))


@pytest.mark.usefixtures("farm_for_science")
def test_a_gold_card_pays_science() -> None:
    t = Table().painting("machado_de_assis").gold_card("war")
    farm = t.free("field", near=t.home())
    t.build("farm", farm)
    assert t.s.tile[farm] == "farm"
    assert (t.player().gold_cards, t.s.gold_discard) == ((), ("war",))
    t.waits_for(0)


@pytest.mark.usefixtures("farm_for_science")
def test_without_him_it_does_not() -> None:
    t = Table().gold_card("war").goods("coffee", "coffee", "coffee", "coffee")
    t.arch("build")
    t.refused(Build(0, "farm", t.free("field", near=t.home())), "cannot_afford", cost=("science",))


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
