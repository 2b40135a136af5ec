"""Warnings on the cards chosen for sealing: what could do nothing and why, too few cubes, fewer cards than possible."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.historia.plugin import PLUGIN
from game.historia.preview import Preview, SupplyPreview
from game.historia.table_model import TableModel
from game.historia.wording.prompt import hint
from game.historia.wording.words import why_idle
from game.i18n.texts import Texts

from .kit import Played, choosing, free


def preview(idle: bool, ends: bool = False, cards: Iterable[str] = ()) -> Preview:
    purse = SupplyPreview(0, 5, 1, 1, 0, 5)
    return Preview(purse, purse, idle=idle, idle_cards={card: {} for card in cards}, ends_turn=ends)


def test_warnings_tell_what_may_be_overlooked_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    t = choosing(2)
    idle: set[str] = set()
    monkeypatch.setattr(TableModel, "of_card", lambda self, card: preview(card in idle))

    def of_lifted(self: TableModel) -> Preview:
        cards = [card for card in self.lifted if card in idle and card != "revolution"]
        return preview(idle >= set(self.lifted), "revolution" in self.lifted, cards)

    monkeypatch.setattr(TableModel, "of_lifted", of_lifted)
    one, other = [card for card in free(t.model) if card != "revolution"][:2]
    assert t.model.warnings() == [], "nothing is lifted"
    t.model.lifted = [one]
    assert t.model.warnings() == ["warn-fewer"]
    t.model.lifted = [one, other]
    t.model.own.supply = 9
    assert t.model.warnings() == []
    idle.add(other)
    assert t.model.warnings() == ["warn-one-idle"]
    idle.add(one)
    assert t.model.warnings() == ["warn-idle"]
    idle.clear()
    idle.add("revolution")
    t.model.lifted = [one, "revolution"]
    assert "warn-one-idle" not in t.model.warnings(), "that ends the turn"
    t.model.lifted = ["revolution"]
    assert "warn-idle" not in t.model.warnings()


def with_cubes(t: Played, supply: int, used: int) -> list[str]:
    """Military and technology, a cube each, with so many: what is warned of."""
    own = t.match.session.state.seats[t.model.seat]
    own.supply, own.used, own.military, own.technology = supply, used, 3, 5
    t.match.version += 1
    lifted = t.model.lifted
    t.model.renew()
    t.model.lifted = lifted
    return t.model.warnings()


def test_cubes_are_warned_of_only_where_they_do_not_suffice_for_all() -> None:
    t = choosing(2)
    t.model.lifted = ["military", "technology"]
    for supply, warned in ((2, False), (1, True)):
        assert ("warn-cubes" in with_cubes(t, supply, 0)) == warned
    t.model.lifted = ["military"]
    assert "warn-cubes" not in with_cubes(t, 0, 0)
    t.match.session.state.row = ()  # it is not for cubes that Art can do nothing
    t.model.lifted = ["military", "art"]
    assert "warn-one-idle" in with_cubes(t, 2, 0) and "warn-cubes" not in t.model.warnings()


def test_no_card_is_warned_of_that_another_one_before_it_makes_possible() -> None:
    """Exploit recovers the cube that the Military after it costs; the sum says so, too."""
    t = choosing(2)
    t.model.lifted = ["exploit", "military"]
    assert not {"warn-one-idle", "warn-cubes"} & set(with_cubes(t, 0, 2))
    assert t.model.of_card("military").idle and t.model.of_lifted().after.military == 4
    t.model.lifted = ["military", "exploit"]
    assert {"warn-one-idle", "warn-cubes"} <= set(with_cubes(t, 0, 2))


def test_a_card_that_could_do_nothing_says_why_in_the_bar_and_in_its_tip() -> None:
    """The bar names the card and the reason for its first side, the tip the reason for each side."""
    t = choosing(2)
    with_cubes(t, 0, 0)
    texts, model = Texts("en", PLUGIN.texts), t.model
    for lifted in (["military"], ["military", "revolution"]):
        model.lifted = lifted
        assert hint(texts, model).startswith("Military: costs 1 [cube]; you have 0"), lifted
    refused = model.of_card("military").idle_cards
    assert list(refused) == ["military"] and set(refused["military"]) == {"basic", "advanced"}
    tip = why_idle(texts, model.match, refused["military"]).splitlines()
    assert tip[1] == "- Basic: costs 1 [cube]; you have 0" and tip[2].startswith("- Advanced: ")
    reason = refused["military"]["basic"]
    for alike in ({"basic": reason}, {"basic": reason, "advanced": reason}):
        assert why_idle(texts, model.match, alike) == "[cross] It costs 1 [cube]; there are 0 in your supply."


def test_the_card_that_is_named_is_one_that_no_other_order_would_help() -> None:
    """Technology lacks the cube that Military takes, but could be played alone; Art could do nothing in any order."""
    t = choosing(2)
    t.match.session.state.row = ()
    t.model.lifted = ["military", "technology", "art"]
    assert with_cubes(t, 1, 0)[0] == "warn-one-idle"
    assert list(t.model.of_lifted().idle_cards) == ["technology", "art"] and not t.model.of_card("technology").idle
    assert hint(Texts("en", PLUGIN.texts), t.model).startswith("Art: The row of wonders is empty.")
