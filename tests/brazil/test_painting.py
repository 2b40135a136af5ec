"""Painting: pay, take one of the six, refill (rules 4, Painting)."""

from __future__ import annotations

import pytest

from engine.brazil.components import PAINTINGS
from engine.brazil.events import GalleryRefilled
from engine.brazil.moves import EndTurn, TakePainting
from tests.brazil.kit import Table

FREE, FOR_ONE, FOR_GOLD = "riachuelo", "immigrants", "dona_isabel"


def showing(*paintings: str) -> Table:
    """A gallery whose first slots show these, one of each frame at most."""
    t = Table()
    for painting in paintings:
        t.show(painting)
        gallery = list(t.s.gallery)
        gallery.append(gallery.pop(gallery.index(painting)))
        t.s.gallery = tuple(gallery)
    t.changed()
    return t


def test_the_costs_are_nothing_one_resource_or_one_gold():
    assert (PAINTINGS[FREE].cost, PAINTINGS[FOR_ONE].cost, PAINTINGS[FOR_GOLD].cost) == ((), ("any",), ("gold",))
    assert {p.cost for p in PAINTINGS.values()} == {(), ("any",), ("gold",)}


def test_a_free_painting_is_taken_without_paying():
    t = showing(FREE)
    t.arch("painting")
    t.do(TakePainting(0, FREE))
    assert t.player().paintings == (FREE,)
    t.waits_for(0)


@pytest.mark.parametrize(("painting", "good"), [(FOR_ONE, "cotton"), (FOR_GOLD, "gold")])
def test_a_painting_is_paid_for(painting, good):
    t = showing(painting).goods(good)
    t.arch("painting")
    t.do(TakePainting(0, painting))
    assert t.player().paintings == (painting,) and t.supply() == []


def test_a_painting_that_can_not_be_paid_is_refused():
    t = showing(FREE, FOR_GOLD).goods("cotton")
    t.arch("painting")
    t.refused(TakePainting(0, FOR_GOLD), "cannot_afford", cost=("gold",))


def test_a_painting_not_on_show_is_refused():
    t = showing(FREE)
    t.arch("painting")
    hidden = next(p for p in PAINTINGS if p not in t.s.gallery)
    t.refused(TakePainting(0, hidden), "not_on_show")
    t.refused(TakePainting(0, ""), "not_on_show")
    t.refused(EndTurn(0), "finish_first", what="painting")


def test_upgraded_a_gold_painting_costs_one_resource():
    t = showing(FOR_GOLD).goods("cotton").product("cocoa", "painting")
    t.arch("painting")
    t.do(TakePainting(0, FOR_GOLD))
    assert t.player().paintings == (FOR_GOLD,) and t.supply() == []


def test_upgraded_a_gold_painting_is_not_free():
    t = showing(FREE, FOR_GOLD).product("cocoa", "painting")
    t.arch("painting")
    t.refused(TakePainting(0, FOR_GOLD), "cannot_afford", cost=("any",))


def test_upgraded_a_resource_painting_is_free():
    t = showing(FOR_ONE).product("cocoa", "painting")
    t.arch("painting")
    t.do(TakePainting(0, FOR_ONE))
    assert t.player().paintings == (FOR_ONE,)


def test_the_gap_is_filled_from_the_same_frames_deck():
    t = showing(FREE)
    slot, expected = t.s.gallery.index(FREE), t.s.painting_decks[0][0]
    t.arch("painting")
    events = t.do(TakePainting(0, FREE))
    assert t.s.gallery[slot] == expected
    assert GalleryRefilled(expected, slot) in events


def test_turning_up_the_refill_stops_undo():
    t = showing(FREE)
    t.arch("painting")
    t.do(TakePainting(0, FREE))
    assert not t.session.can_undo and t.session.barrier.event == "GalleryRefilled"


def test_the_refill_comes_only_when_the_action_ends():
    t = showing("first_mass")
    t.arch("painting")
    events = t.do(TakePainting(0, "first_mass"))
    assert t.frame.kind == "resource" and "" in t.s.gallery
    assert not any(isinstance(e, GalleryRefilled) for e in events)
    events = t.do(t.legal()[0])
    assert any(isinstance(e, GalleryRefilled) for e in events) and "" not in t.s.gallery


def empty_deck(t: Table, *frames: int) -> None:
    """The decks of these frames have run out (their cards count as taken by the other seat)."""
    decks = list(t.s.painting_decks)
    for frame in frames:
        t.player(1).paintings += decks[frame]
        decks[frame] = ()
    t.s.painting_decks = tuple(decks)
    t.changed()


def test_with_an_empty_deck_the_fullest_one_fills_the_gap():
    t = showing(FREE)
    empty_deck(t, 0)
    t.player(1).paintings += t.s.painting_decks[1][:1]
    t.s.painting_decks = (t.s.painting_decks[0], t.s.painting_decks[1][1:], t.s.painting_decks[2])
    t.changed()
    slot, expected = t.s.gallery.index(FREE), t.s.painting_decks[2][0]
    t.arch("painting")
    t.do(TakePainting(0, FREE))
    assert t.s.gallery[slot] == expected


def test_equally_full_decks_fill_in_the_order_red_pink_blue():
    t = showing(FOR_ONE).goods("coffee")
    empty_deck(t, 2)
    shorter = min(len(t.s.painting_decks[0]), len(t.s.painting_decks[1]))
    t.s.painting_decks = (t.s.painting_decks[0][:shorter], t.s.painting_decks[1][:shorter], ())
    t.changed()
    slot, expected = t.s.gallery.index(FOR_ONE), t.s.painting_decks[0][0]
    t.arch("painting")
    t.do(TakePainting(0, FOR_ONE))
    assert t.s.gallery[slot] == expected


def test_with_no_deck_left_a_gap_stays():
    t = showing(FREE)
    empty_deck(t, 0, 1, 2)
    slot = t.s.gallery.index(FREE)
    t.arch("painting")
    t.do(TakePainting(0, FREE))
    assert t.s.gallery[slot] == ""
    t.waits_for(0)


def test_only_one_painting_an_action():
    t = showing(FREE, FOR_ONE).goods("coffee", "coffee")
    t.arch("painting")
    t.do(TakePainting(0, FREE))
    t.refused(TakePainting(0, FOR_ONE), "nothing_open")
