"""Extra Trade: any number of trades."""

from engine.brazil.moves import PlayGoldCard, Trade
from tests.brazil.kit import Table, battle


def ready(*goods: str) -> Table:
    return Table().gold_card("extra_trade").goods(*goods)


def test_it_allows_any_number_of_trades() -> None:
    t = ready("coffee", "coffee", "cotton")
    t.do(PlayGoldCard(0, "extra_trade"), Trade(0, "coffee_cotton"))
    t.pay()
    t.do(Trade(0, "resource"))
    assert t.supply().count("gold") == 3
    assert len(t.player().gold_cards) == 1
    assert t.player().token == ""
    t.waits_for(0)


def test_trades_stay_exact() -> None:
    t = ready("coffee", "gold")
    t.do(PlayGoldCard(0, "extra_trade"))
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")


def test_with_nothing_to_trade_it_is_not_played() -> None:
    t = ready("gold", "science")
    t.refused(PlayGoldCard(0, "extra_trade"), "nothing_legal", arch="trade")


def test_it_gives_no_strength_as_the_token_on_the_trade_arch_would() -> None:
    t = ready("coffee")
    here, there = t.battlefield()
    monarch = t.unit("monarch", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.do(PlayGoldCard(0, "extra_trade"), Trade(0, "resource"))
    assert battle(t.walk(monarch, there)) == (2, 1)
    t.waits_for(0)
