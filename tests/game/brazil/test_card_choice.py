"""Choices before the first turn and of paintings: the own Missions stay in sight, and each says what it is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil.decisions import BidDecision, MonarchDecision, PaintingDecision
from game.app.app import App
from game.brazil.cards import BigCard
from game.brazil.cards.card_front import SMALL
from game.brazil.table_factory import FACTORY
from game.brazil.table_tree import DimOverlay
from game.platform.settings import LastNewGame, SeatChoice
from tests.game.begun import begun, lay


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("asked", [MonarchDecision, PaintingDecision])
def test_the_missions_stay_in_sight_beside_the_cards_to_choose(
    make_app: Callable[..., App],
    nothing_painted: None,
    asked: type[MonarchDecision | PaintingDecision],
    size: tuple[int, int],
) -> None:
    app = make_app(size)
    table = begun(app, "brazil", lambda match: isinstance(match.frame(), asked))
    app.draw()
    widgets = list(table.ui_root.root.walk())
    missions = next(widget.rect for widget in widgets if widget.name == "missions")
    panel = next(widget.rect for widget in widgets if widget.name == "gallery-panel")
    assert missions.width and not panel.colliderect(missions)
    assert not any(isinstance(widget, DimOverlay) and widget.rect.colliderect(missions) for widget in widgets)
    noted = any(widget.name == "" and widget.drawn_text == app.ui.text("monarch-note") for widget in widgets)
    assert noted == (asked is MonarchDecision), "what a Monarch is for, no lesson has told"
    cards = [widget for widget in widgets if isinstance(widget, BigCard)]
    assert len(cards) > 3 and all(card.rect.width >= SMALL for card in cards), "their texts are there"


def test_a_bid_tells_what_it_buys_and_when_it_is_paid(make_app: Callable[..., App], nothing_painted: None) -> None:
    app = make_app()
    seats = [SeatChoice(who="person", name=name, colour=name) for name in ("green", "orange")]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats, options={"monarchs": "bid"}), 3)
    while not isinstance(match.frame(), BidDecision):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
    lay(app, "brazil", match)
    app.draw()
    tips = [widget.tip for widget in app.top.ui_root.root.walk() if widget.name.startswith("bid-")]
    assert tips and all(app.ui.text("ruling-setup-bids") in tip for tip in tips), tips
