"""The recap of Historia, and what the reasons tell that a side did.

What the reader's own Trade brought stands in the recap, with the partner's points.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia import decisions as f
from engine.historia import events as e
from game.app.app import App
from game.historia.plugin import PLUGIN
from game.historia.steps import HistoriaRecapDescriber
from game.historia.wording.log_text import line_of
from game.historia.wording.move_describer import MoveDescriber
from game.i18n.texts import Texts
from game.play.advice_text import lines_of
from game.play.recap_controller import RecapController
from game.play.turn_summary import last_turn_end

from .kit import Played

AFTER = (e.CivbotCard, e.RoundBegan, e.EraBegan, e.TurnBegan, e.TerritoryScored, e.LeaderScored)


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


@pytest.fixture(scope="module")
def era_over() -> Played:
    """A table where an era has ended that brought somebody points for a land held alone."""
    t = Played("two_filled", people=2, seed=2)
    while not any(isinstance(event, e.TerritoryScored) for entry in t.match.log for event in entry.events):
        t.any()
    t.renew()
    return t


def test_a_land_held_alone_tells_its_points_once(era_over: Played) -> None:
    """The recap said "alone there: 6, +6", the log had a line of its own for each."""
    t, texts = era_over, Texts("en", PLUGIN.texts)
    events = t.match.log[-1].events
    scored = [event for event in events if isinstance(event, e.TerritoryScored)]
    steps = HistoriaRecapDescriber(lambda: texts, t.model).steps([(len(t.match.log), events)])
    told = [step for step in steps if step.sentences[0].startswith("alone")]
    assert len(told) == len(scored) and all(len(step.sentences) == 1 for step in told), told
    lines = [line for event in events if (line := line_of(texts, t.match, event))]
    assert sum("alone" in line for line in lines) == len(scored)
    assert not any(texts("category-territories") in line for line in lines), lines


def test_what_civbots_and_the_end_of_a_turn_did_is_not_what_the_side_did_that_moved_last(era_over: Played) -> None:
    t, texts = era_over, Texts("en", PLUGIN.texts)
    describer = MoveDescriber(lambda: texts, t.model)
    ended = 0
    for entry in t.match.log:
        names = {event.name for event in entry.events}
        lines = lines_of(describer, [entry], 1 - entry.move.seat)
        rest = {line_of(texts, t.match, event) for event in entry.events if isinstance(event, AFTER)} - {""}
        assert not rest & set(lines), lines
        ended += bool(rest) and "CivbotCard" in names
    assert ended > 3
