"""The recap before the first turn tells what others did in the setup: Missions, bids, Monarchs, Capitals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil import events as e
from engine.brazil import moves as m
from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.i18n.texts import LANGUAGES
from game.platform.settings import LastNewGame, SeatChoice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_anothers_setup_is_told(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    seats = [SeatChoice(who="person", name=name, colour=look) for name, look in (("Ana", "green"), ("Bo", "orange"))]
    chosen = LastNewGame(scenario="cisplatine", seats=seats, options={"monarchs": "bid"})
    match = FACTORY.new(chosen, 3)
    while not any(isinstance(entry.move, m.ChooseCapital) for entry in match.log):
        match.submit(match.session.legal_moves(match.session.awaiting[0])[0])
    table = FACTORY.open_table(app, match)
    chooser = match.log[-1].move.seat
    match.hand_over(chooser)
    steps = [step for number in range(1, len(match.log) + 1) for step in table.recaps.recap_lines(number)]
    others = [step for step in steps if step.seat == 1 - chooser]
    text = app.ui.text
    bid = text("phrase-BidMade", vp=-1)
    lines = [" ".join(step.sentences) for step in others]
    for phrase in (text("phrase-MissionsKept"), bid, text("phrase-CapitalChosen")):
        assert [line.lower() for line in lines].count(phrase.lower()) == 1, (phrase, lines)
    capital = next(
        event for event in match.log[-1].events if isinstance(event, e.CapitalChosen) and event.seat != chooser
    )
    assert next(
        step for step in others if step.sentences[0].lower() == text("phrase-CapitalChosen").lower()
    ).places == (capital.hex,)
    table.closing()


def test_a_sealed_bid_stays_sealed_in_the_recap(make_app: Callable[..., App]) -> None:
    app = make_app()
    seats = [SeatChoice(who="person", name=name, colour=look) for name, look in (("Ana", "green"), ("Bo", "orange"))]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats, options={"monarchs": "bid"}), 3)
    while not any(isinstance(entry.move, m.Bid) for entry in match.log):
        match.submit(match.session.legal_moves(match.session.awaiting[0])[-1])
    table = FACTORY.open_table(app, match)
    bidder = match.log[-1].move.seat
    match.hand_over(1 - bidder)
    assert [step.sentences for step in table.recaps.recap_lines(len(match.log))] == [("Makes a sealed bid",)]
    match.hand_over(bidder)
    assert [step.sentences for step in table.recaps.recap_lines(len(match.log))] == [
        (f"Bids [vp] {match.log[-1].move.vp}",)
    ]
    table.closing()
