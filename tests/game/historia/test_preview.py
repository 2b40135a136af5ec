"""What a card is said to do before it is chosen: the better side, and nothing that other seats' cards do."""

from __future__ import annotations

import pytest

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.events import CardResolved
from game.historia.preview import of_cards, of_side
from tests.historia.kit import Table

from .kit import Played


@pytest.mark.parametrize("card", ["military", "art", "expansion"])
def test_of_two_sides_the_better_one_is_forecast(card: str) -> None:
    t = Table(2).levels(7, 3).at("europe", "india").purse(4, 2).changed()
    basic, advanced = (of_side(t.s, 0, card, side).after for side in facts.sides(t.s, 0, card))
    seen = of_cards(t.s, 0, (card,)).after
    figures = [(one.vp, one.supply, one.military, one.wonders) for one in (seen, advanced, basic)]
    assert figures[0] == figures[1] != figures[2]


@pytest.mark.parametrize("seed", range(3))
def test_a_side_is_forecast_without_the_cards_that_others_resolve_later(seed: int) -> None:
    t = Played(seed=seed)
    looked = 0
    while looked < 5:
        assert t.until(f.ResolveDecision)
        frame, model = t.model.frame, t.model
        assert isinstance(frame, f.ResolveDecision)
        if frame.place == 0:
            for card in model.own.shown:
                for side, reason in facts.sides(model.view, model.seat, card).items():
                    if reason is None:
                        resolved = [
                            event.seat for event in model.of_side(card, side).events if isinstance(event, CardResolved)
                        ]
                        assert resolved and set(resolved) == {model.seat}
                        looked += 1
        t.any()
