"""The recap of Historia: what the reader's own Trade brought stands in it, with the partner's points."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia import decisions as f
from engine.historia import events as e
from game.app.app import App
from game.historia.steps import HistoriaRecapDescriber
from game.play.recap_controller import RecapController
from game.play.turn_summary import last_turn_end

from .kit import Played


def trades_since(t: Played) -> list[e.Traded]:
    """The Trades of the person since they last sealed cards."""
    since = last_turn_end(t.match, 0)
    events = [event for entry in t.match.log[since:] for event in entry.events]
    return [event for event in events if isinstance(event, e.Traded) and event.seat == 0]


def traded() -> Played:
    """The person chooses cards again after a Trade of their own."""
    for seed in range(1, 60):
        t = Played("two_filled", people=1, seats=2, seed=seed)
        while t.until(f.ChooseDecision):
            if last_turn_end(t.match, 0) and trades_since(t):
                return t
            t.any()
    raise AssertionError("nobody trades")


@pytest.fixture
def table(make_app: Callable[..., App]) -> tuple[Played, RecapController]:
    app = make_app()
    app.select_game("historia")
    t = traded()
    recaps = RecapController(t.match, t.model, HistoriaRecapDescriber(lambda: app.ui.texts, t.model), app.settings.pace)
    return t, recaps


def test_what_the_own_trade_brought_is_in_the_recap(table: tuple[Played, RecapController]) -> None:
    t, recaps = table
    (event, *_) = trades_since(t)
    assert recaps.open(0)
    own = [step for _, step in recaps.renew() if step.seat == 0]
    assert len(own) == 1 and own[0].shared
    partner = recaps.describer.actor(event.other).name
    said = own[0].line(recaps.describer.join)
    assert f"trades with {partner}" in said and f"{partner} +" in said and "[technology]" in said
    assert [step for _, step in recaps.renew() if step.seat != 0], "beside what the others did"


def test_the_own_trade_alone_opens_no_recap_and_displaces_nothing(
    table: tuple[Played, RecapController], monkeypatch: pytest.MonkeyPatch
) -> None:
    t, recaps = table
    steps = recaps.describer.steps
    own = [step for step in recaps._steps_for(recaps.recap_start(0), 0) if step.seat == 0]
    assert all(step.weight >= 2 for step in own), "attacks on the reader come first"
    monkeypatch.setattr(recaps.describer, "steps", lambda played: [one for one in steps(played) if one.seat == 0])
    assert not recaps.open(0) and t.model.recap_since is None
