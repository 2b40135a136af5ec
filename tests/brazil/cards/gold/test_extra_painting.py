"""Extra Painting: acquire a painting at its printed cost."""

from engine.brazil.moves import MoveUnits, PlayGoldCard, TakePainting
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).gold_card("extra_painting").goods(*goods)


def test_it_acquires_a_painting_and_refills_the_gallery() -> None:
    t = ready("gold").show("maria_quiteria")
    t.do(PlayGoldCard(0, "extra_painting"), TakePainting(0, "maria_quiteria"))
    assert t.player().paintings == ("maria_quiteria",)
    assert (t.supply(), t.player().token) == ([], "")
    assert "" not in t.s.gallery and len(t.s.gallery) == 6
    t.waits_for(0)


def test_an_upgraded_painting_arch_makes_nothing_cheaper() -> None:
    t = ready("coffee").show("maria_quiteria").product("fabric", "painting")
    t.do(PlayGoldCard(0, "extra_painting"))
    t.refused(TakePainting(0, "maria_quiteria"), "cannot_afford", cost=("gold",))


def test_the_card_does_not_pay_for_its_own_painting() -> None:
    t = ready()
    for free in ("coroados", "riachuelo", "first_mass", "redemption_of_the_amazon", "council_session"):
        t.painting(free, seat=1)
    t.painting("landing_at_porto_seguro", seat=1)
    t.refused(PlayGoldCard(0, "extra_painting"), "nothing_legal", arch="painting")
    t.gold_card("war")
    t.do(PlayGoldCard(0, "extra_painting"))
    t.waits_for(0, "painting")


def test_it_gives_no_additional_movement() -> None:
    t = ready().show("riachuelo")
    archer = t.unit("archer", t.free("field", near=t.home()))
    t.moving("harbor")
    t.do(PlayGoldCard(0, "extra_painting"))
    t.finish()
    t.refused(MoveUnits(0, (archer,), t.near(t.home())[0], "extra"), "arch_without_extra")
