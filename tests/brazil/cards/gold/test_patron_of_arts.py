"""Patron of the arts: in hand at the end with 4 or more paintings: 3 VP."""

from engine.brazil.moves import DeployUnit, PlayGoldCard
from tests.brazil.kit import Table


def with_paintings(*paintings: str) -> Table:
    t = Table(monarchs=("oba_ii",)).gold_card("patron_of_arts")
    for painting in paintings:
        t.painting(painting)
    return t


def test_the_fourth_painting_fulfils_it() -> None:
    t = with_paintings("guarani", "immigrants", "maua")
    assert t.vp(0, "gold_cards") == 0
    t.acquire("riachuelo")
    assert t.vp(0, "gold_cards") == 3
    t.waits_for(0)


def test_the_paintings_of_others_do_not_count() -> None:
    t = with_paintings("guarani", "immigrants", "maua").painting("riachuelo", seat=1)
    assert t.vp(0, "gold_cards") == t.vp(1, "gold_cards") == 0


def test_spent_as_gold_it_scores_nothing() -> None:
    t = with_paintings("guarani", "immigrants", "maua", "riachuelo")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()))
    assert t.s.gold_discard == ("patron_of_arts",)
    assert t.vp(0, "gold_cards") == 0
    t.waits_for(0)


def test_it_is_not_played() -> None:
    with_paintings("guarani").refused(PlayGoldCard(0, "patron_of_arts"), "card_not_playable")
