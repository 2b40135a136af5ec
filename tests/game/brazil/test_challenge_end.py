"""How a challenge ends: what is said of it, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.brazil.challenge import turning_points as engine_moments
from engine.brazil.challenge.deal_text import DealOutcome
from engine.brazil.moves import MoveUnits, SealCards
from engine.brazil.scenarios import scenario
from engine.brazil.setup_options import challenge_setup
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.storage.deal_code import nonce_of
from engine.storage.save import load_session, read_save
from game.app.app import App
from game.brazil.challenge import deals, goal_view
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.end_screen import EndScreen, record_end
from game.brazil.challenge.ending import Ending, ending_of, for_a_friend
from game.brazil.challenge.turning_points import turning_points_of
from game.brazil.plugin import PLUGIN
from game.brazil.wording import words
from game.i18n.texts import Texts
from game.shell.toasts import PASSING
from game.widgets.button import Button
from tests.brazil.kit import RULES, Table
from tests.brazil.record import file_of
from tests.game.begun import named
from tests.game.brazil.hills import CODE, HILLS, before_the_port, end_round, hills, storm
from tests.game.brazil.kit import lay, match_of
from tests.game.conftest import click_name

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


def ended(t: Table, texts: Texts) -> Ending:
    match = match_of(t.session, ("person",))
    result_now = match.result()
    assert result_now is not None
    return ending_of(texts, match, result_now)


def lost() -> Table:
    t = hills()
    t.s.round = 20
    end_round(t)
    assert t.s.over == "goals_missed"
    return t


def won() -> Table:
    t = hills()
    storm(t)
    for unit in ("archer", "monarch", "dragoon", "cannon"):
        t.unit(unit, t.home(0))
    t.s.era, t.s.round = 3, 18
    t.arch("painting")
    assert t.s.over == "goals" or t.finish() is not None
    assert t.s.over == "goals"
    return t


def test_a_defeat_says_what_was_missing(texts: Texts) -> None:
    end = ended(lost(), texts)
    assert not end.won and end.met == 0 and end.medal == "" and end.lacking.count("\n") == 2
    assert end.sentence and "20" in end.sentence and [one.state for one in end.goal_statuses] == ["lost"] * 3
    title = texts("standard-units", n=5)
    assert f"*{title}.* {end.goal_statuses[1].line}" in end.lacking.split("\n"), "the goal, then what it lacked"


def test_what_was_missing_is_punctuated_as_the_language_is() -> None:
    japanese = Texts("ja", PLUGIN.texts)
    end = ended(lost(), japanese)
    title = japanese("standard-units", n=5)
    assert f"*{title}。*{end.goal_statuses[1].line}" in end.lacking.split("\n") and ".*" not in end.lacking


def test_a_defeat_names_the_mission_that_was_not_fulfilled(texts: Texts) -> None:
    """The same line as on the table in the last round."""
    t = lost()
    assert t.player(0).missions
    era = next(one for one in ended(t, texts).goal_statuses if one.kind == "era")
    names = [words.mission(texts, mission) for mission in t.player(0).missions]
    assert any(name in era.line for name in names) and era.line != texts("standard-era-none")


def test_a_victory_has_points_rounds_left_and_a_medal(texts: Texts) -> None:
    end = ended(won(), texts)
    assert end.won and end.met == 3 and end.progress.left == 2 and end.medal and end.short
    assert [one.state for one in end.goal_statuses] == ["met"] * 3 and not end.lacking


def test_the_next_medal_says_what_it_lacked(texts: Texts) -> None:
    end = ended(won(), texts)
    silver, gold = goal_view.challenge_of(scenario(HILLS)).medals[1:]
    assert end.medal == "bronze" and end.points < silver.points
    assert end.short == texts("ending-short-points", n=silver.points - end.points, medal=texts("medal-silver"))
    on = scenario(HILLS)
    assert (
        goal_view.medal_won(on, silver.points, silver.left)
        == "silver"
        == goal_view.medal_won(on, gold.points, gold.left - 1)
    )


def test_a_moment_says_how_the_goals_stood_then_and_why_one_was_lost(texts: Texts) -> None:
    """Of the two games recorded of the hills."""
    told = {}
    for ending in ("goals", "goals_missed"):
        session, _ = load_session(RULES, read_save(file_of(HILLS, ending)))
        told[ending] = turning_points_of(texts, match_of(session, ("person",)))
    last, proven = told["goals"][-1], told["goals_missed"][-1]
    assert last.then == texts("moment-then", met=3, goals=3, left=20 - last.round)
    met = [int(one.then[0]) for one in told["goals"]]
    assert met == sorted(met) and met[0] < met[-1] == 3, "where the chance to win rose most; the last goal at the end"
    assert proven.text == texts("moment-behind", thing="Era III"), "the chance had fallen before it was proven lost"
    assert proven.then == texts("moment-then", met=0, goals=3, left=20 - proven.round)


def test_a_goal_proven_lost_says_why(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = load_session(RULES, read_save(file_of(HILLS, "goals_missed")))
    lost = [one for one in engine_moments._steps(session) if one.code == "out_of_reach"]
    monkeypatch.setattr(engine_moments, "find_turning_points", lambda _: tuple(lost))
    names = {one.text for one in turning_points_of(texts, match_of(session, ("person",)))}
    reason = texts("proof-too_far", round=20)
    assert f"{texts('moment-out_of_reach', thing='Their Capital')} {reason}." in names


@pytest.mark.parametrize("how, level, said", [(won, "hard", "next"), (lost, "printed", "try")])
def test_after_a_victory_the_next_level_is_proposed_and_after_a_defeat_the_same(
    make_app: Make, how: Callable[[], Table], level: str, said: str
) -> None:
    app = make_app()
    app.select_game("brazil")
    lay(app, how().session, ("person",)).controller.request("score")
    assert isinstance(app.top, EndScreen)
    main = named(app.top, "go-on")
    assert isinstance(main, Button) and main.text == app.ui.texts(
        f"ending-{said}", level=app.ui.texts(f"option-solo_difficulty-{level}")
    )
    app.top.open_briefing()
    assert isinstance(app.top, BriefingScreen) and (app.top.scenario.id, app.top.level) == (HILLS, level)


def test_the_text_for_a_friend_holds_the_code(texts: Texts) -> None:
    end = ended(lost(), texts)
    assert end.deal == "" == end.line and for_a_friend(texts, end)  # dealt from a seed: nobody can name it
    session = Session(RULES, challenge_setup(HILLS), seed_of(nonce_of(CODE)), nonce=nonce_of(CODE))
    while session.awaiting:
        session.submit(session.legal_moves(0)[-1])
    match = match_of(session, ("person",))
    result = match.result()
    assert result is not None
    end = ending_of(texts, match, result, DealOutcome(True, 99, 9))
    sent = deals.deal_in_text(for_a_friend(texts, end))
    assert end.deal == CODE and sent is not None and sent.code == CODE and sent.outcome is not None
    assert not sent.outcome.won and sent.outcome.points == end.points and end.friend
    assert 0 < len(end.turning_points) <= 3 and all(moment.text for moment in end.turning_points)


def test_the_end_is_a_page_and_is_written_down_once(make_app: Make, tmp_path: Path) -> None:
    app = make_app()
    t = lost()
    table = lay(app, t.session, ("person",))
    table.match.path = tmp_path / "played.save"
    record_end(app, table.match)
    record_end(app, table.match)
    assert [one.met for one in BestResults(app.folders.data).of(HILLS)] == [0]
    table.controller.request("score")
    page = app.top
    assert isinstance(page, EndScreen)
    app.draw()
    click_name(app, "ledger")
    assert app.top is not page
    app.draw()
    back = next(w for w in app.top.ui_root.root.walk() if w.name == "show-map")
    assert isinstance(back, Button) and back.text == app.ui.text("back")
    click_name(app, "show-map")
    assert app.top is page
    click_name(app, "see-map")
    assert app.top is table


def test_a_victory_is_kept_while_its_last_battle_is_still_on_show(make_app: Make, tmp_path: Path) -> None:
    """Whoever closes the window there has won all the same."""
    app = make_app()
    t = before_the_port()
    t.s.era = 3
    dragoon = next(n for n, place in enumerate(t.player().units) if place >= 0)
    for unit in ("archer", "archer", "monarch", "cannon"):
        t.unit(unit, t.home(0))
    t.on_top("combat_deck", "militia")
    table = lay(app, t.session, ("person",))
    table.match.path = tmp_path / "played.save"
    table.controller.play(MoveUnits(0, (dragoon,), t.home(1)))
    assert BestResults(app.folders.data).results == []
    table.controller.play(SealCards(0, ("henrique_dias", "militia")))
    assert t.s.over == "goals" and table.busy(0), "the battle waits for a click"
    assert [one.won for one in BestResults(app.folders.data).results] == [True]


def test_what_was_said_of_the_table_does_not_lie_over_the_end_but_an_error_does(make_app: Make) -> None:
    app = make_app()
    table = lay(app, lost().session, ("person",))
    app.toast("Their Capital is out of reach", PASSING)
    app.toast("The disk is full", "bad")
    table.over()
    assert [note.text for note in app.toasts.notes] == ["The disk is full"]
    app.clear_toasts()
    assert app.toasts.notes == []


def test_a_branch_is_no_result(make_app: Make, tmp_path: Path) -> None:
    app = make_app()
    table = lay(app, lost().session, ("person",))
    table.match.path, table.match.origin = tmp_path / "played.save", "another game"
    record_end(app, table.match)
    assert BestResults(app.folders.data).results == []
