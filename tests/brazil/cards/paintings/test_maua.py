"""Mauá: build twice in one Build action, for 1 more resource of any type in all."""

from engine.brazil.events import SecondBuildClosed
from engine.brazil.moves import Build, FoundCity, PayGood, PlayGoldCard
from engine.core.event import visible
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).painting("maua").goods(*goods)


def test_two_buildings_in_one_action_cost_one_resource_more() -> None:
    t = ready("coffee", "coffee", "coffee", "coffee")
    first, second = t.free("field", near=t.home()), t.free("forest", near=t.home())
    t.build("farm", first)
    t.do(Build(0, "sawmill", second))
    t.pay()
    assert (t.s.tile[first], t.s.tile[second]) == ("farm", "sawmill")
    assert t.supply() == ["coffee"], "1 + 1 and 1 more"
    t.waits_for(0)


def test_the_second_may_be_a_city() -> None:
    t = ready("coffee", "coffee", "sugarcane", "sugarcane").era(2).city_on_top("olinda")
    _, there = t.battlefield()
    t.unit("monarch", there)
    t.arch("build")
    t.do(Build(0, "farm", t.free("field", near=t.home())), PayGood(0, "coffee"))
    t.do(FoundCity(0, "olinda", there))
    t.pay()
    assert (t.s.tile[there], t.supply()) == ("olinda", [])
    t.waits_for(0)


def test_there_is_no_third() -> None:
    t = ready("coffee", "coffee", "coffee", "coffee", "coffee")
    t.build("farm", t.free("field", near=t.home()))
    t.do(Build(0, "sawmill", t.free("forest", near=t.home())))
    t.pay()
    t.waits_for(0)
    t.refused(Build(0, "farm", t.free("field", near=t.home())), "nothing_open")


def test_building_once_costs_nothing_more() -> None:
    t = ready("coffee", "coffee", "coffee")
    t.build("farm", t.free("field", near=t.home()))
    t.finish()
    assert t.supply() == ["coffee", "coffee"]
    t.waits_for(0)


def test_the_second_is_not_to_be_had_at_the_printed_cost() -> None:
    t = ready("coffee", "coffee")
    t.build("farm", t.free("field", near=t.home()))
    t.waits_for(0)
    assert t.supply() == ["coffee"], "one coffee is too little for another Farm"


def test_what_the_first_produces_does_not_pay_for_the_second() -> None:
    t = ready("coffee", "cotton", "cotton")
    first, second = t.free("field", near=t.home()), t.free("forest", near=t.home())
    t.build("farm", first)
    assert t.goods_on(first) == ["coffee", "coffee"]
    t.refused(Build(0, "sawmill", second), "cannot_afford", cost=("cane_or_coffee", "any"))
    t = ready("coffee", "coffee", "cotton", "brazilwood")
    t.arch("build")
    t.do(Build(0, "farm", first), PayGood(0, "coffee"))
    t.do(Build(0, "sawmill", second))
    t.refused(PayGood(0, "coffee", first), "just_gained")


def test_the_builder_alone_is_told_why_there_is_no_second() -> None:
    for goods, second, why in (
        (("coffee",), True, ["fresh_goods"]),
        (("coffee", "coffee", "coffee", "coffee"), False, []),
    ):
        t = ready(*goods)
        events = t.build("farm", t.free("field", near=t.home()))
        assert (t.frame.kind == "turn") is second
        assert [event.why for event in events if isinstance(event, SecondBuildClosed)] == why
        for seat, sentences in ((0, why), (1, []), (None, [])):
            seen = visible(events, seat)
            assert [event.why for event in seen if isinstance(event, SecondBuildClosed)] == sentences


def test_whoever_ends_the_action_himself_or_has_no_second_build_is_told_nothing() -> None:
    t = ready("coffee", "coffee", "coffee")
    events = t.build("farm", t.free("field", near=t.home())) + t.finish()
    assert not any(isinstance(event, SecondBuildClosed) for event in events)
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    assert not any(isinstance(event, SecondBuildClosed) for event in t.build("farm", t.free("field", near=t.home())))


def test_the_jesuits_build_only_their_church() -> None:
    t = ready("cotton", "gold", "coffee", "coffee", "coffee").gold_card("jesuits")
    t.do(PlayGoldCard(0, "jesuits"), Build(0, "church", t.free("field", near=t.home())))
    t.pay()
    t.waits_for(0)
    assert len(t.supply()) == 2
