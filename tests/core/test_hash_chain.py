"""Links: the same data gives the same text, in whatever order its keys stand; anything else gives another link."""

from __future__ import annotations

import pytest

from engine.storage.hash_chain import canonical, link


def test_the_same_data_has_one_text_whatever_the_order_of_its_keys():
    assert canonical({"b": [1, {"d": 2, "c": 3}], "a": None}) == canonical({"a": None, "b": [1, {"c": 3, "d": 2}]})
    assert canonical([1, 2]) != canonical([2, 1])


def test_letters_of_every_language_stay_what_they_are():
    assert canonical("São Francisco") == canonical("S\u00e3o Francisco") and canonical("São").isascii()


@pytest.mark.parametrize("number", [float("inf"), float("nan")])
def test_what_json_can_not_hold_is_refused(number):
    with pytest.raises(ValueError):
        canonical({"x": number})


def test_a_link_depends_on_the_one_before_and_on_the_data():
    assert len(link("", 1)) == 32
    assert len({link("", 1), link("", 2), link("", "1"), link("a", 1), link("", [1])}) == 5
    assert link("1", 23) != link("12", 3)


def test_a_chain_keeps_its_value_for_ever():
    """Saves and journals on players' disks are checked by it."""
    assert link(link("", {"a": 1}), ["é"]) == "ebcae7ec91f0e2f1865d18c92df5b8fd"
