"""The list of challenges and the briefing: whose medal a card bears, where one goes on, who is who on the map."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from engine.brazil.scenarios import all_challenges, scenario
from game.app.app import App
from game.brazil import plugin
from game.brazil.challenge import briefing, goal_view
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.challenge_choice import ChallengeChoice
from game.brazil.challenge.challenge_list import ChallengeCard, ChallengesScreen
from game.brazil.challenge.widgets import ChallengeMap, LevelRow, MonarchCard
from game.brazil.scenario_cards import scenario_title
from game.brazil.statistics_items import scenario_text
from game.brazil.table import TableScreen
from game.brazil.table_factory import begin_challenge
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.save_list import SavedGame
from game.screens.name_dialog import NameDialog
from game.widgets.base import Widget
from tests.game.brazil.hills import CODE, HILLS, hills
from tests.game.brazil.kit import lay
from tests.game.brazil.test_challenge_deals import Calendar, result, shown
from tests.game.conftest import click_name

Make = Callable[..., App]


def walk(app: App) -> list[Widget]:
    app.top.refresh(app.ui)
    return list(app.top.ui_root.root.walk())


def cards(app: App) -> dict[str, ChallengeCard]:
    return {w.name.removeprefix("challenge-"): w for w in walk(app) if isinstance(w, ChallengeCard)}


# -- the list ----------------------------------------------------------------------------------------------------------


def test_the_first_three_are_numbered_in_their_order_and_no_other(make_app: Make) -> None:
    app = make_app()
    app.select_game("brazil")
    app.go("solo")
    assert [card.first for card in cards(app).values()] == ["1", "2", "3", *[""] * 10]


def test_a_card_tells_its_own_medal_rounds_and_minutes(make_app: Make) -> None:
    app = make_app()
    app.select_game("brazil")
    app.go("solo")
    assert {card.medal for card in cards(app).values()} == {""}
    page = app.top
    assert isinstance(page, ChallengesScreen)
    page.open(scenario(HILLS))
    best = BestResults(app.folders.data)  # what the table writes down at the end
    assert best.add(result(medal="silver", level="recruit")) and best.add(result(game="b", medal="bronze"))
    app.top.leave()  # type: ignore[attr-defined]
    found = cards(app)
    assert {name for name, card in found.items() if card.medal} == {HILLS} and found[HILLS].medal == "silver"
    for name, card in found.items():
        asks = goal_view.challenge_of(scenario(name))
        assert app.ui.text("new-length", minutes=asks.minutes) in card.facts
        assert app.ui.text("level-rounds", n=asks.levels["printed"].rounds) in card.facts


@pytest.mark.parametrize("language", ("en", "ja"))
def test_its_save_and_its_statistics_bear_the_title_of_a_challenge(make_app: Make, language: str) -> None:
    app = make_app(language=language)
    texts = app.texts_of("brazil")
    challenges = all_challenges()[0]
    assert len(challenges) == plugin.PLUGIN.count_challenges()
    for one in challenges:
        saved = SavedGame(Path("a.imperial"), datetime.now(), setup={"scenario": one.id}, over=True)
        title = scenario_title(one, texts)
        assert plugin.PLUGIN.describe(saved, texts).startswith(title) and texts(scenario_text(one.id)) == title
    own = SavedGame(Path("a.imperial"), datetime.now(), setup={"scenario": "own_hills"}, over=True)
    assert plugin.PLUGIN.describe(own, texts).startswith("own_hills")


def test_a_list_of_results_that_was_damaged_is_told_wherever_it_is_looked_into(make_app: Make) -> None:
    for page in ("list", "briefing", "table"):
        app = make_app()
        app.select_game("brazil")
        path = app.folders.data / "challenges" / "brazil.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{")
        if page == "list":
            app.go("solo")
        elif page == "briefing":
            app.home(BriefingScreen(app, scenario(HILLS), begin_challenge))
        else:
            lay(app, hills().session, ("person",))
        (aside,) = path.parent.iterdir()
        text = " ".join(note.text for note in app.toasts.notes) if page == "table" else shown(app)
        assert aside != path and str(aside) in text, page
        aside.unlink()


# -- the briefing ------------------------------------------------------------------------------------------------------


def test_one_goes_on_at_the_level_and_with_the_monarch_of_the_last_game(make_app: Make) -> None:
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    assert (page.level, page.monarch) == ("printed", page.monarchs[0])
    best = BestResults(app.folders.data)
    assert best.add(result(game="a", date="2026-11-20", level="governor", monarch="oba_ii", points=10, won=False))
    assert best.add(result(game="b", date="2026-11-01", level="hard", monarch="pedro_i", points=99))
    assert best.add(result(game="c", date="2026-11-21", level="recruit", challenge="rio_1565", monarch="pedro_ii"))
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    assert (page.level, page.monarch) == ("governor", "oba_ii"), "the last of this one, not the best"


def test_levels_and_monarchs_bear_the_medals_and_results_won_with_them(make_app: Make) -> None:
    app = make_app()
    best = BestResults(app.folders.data)
    assert best.add(result(game="a", level="hard", medal="gold", monarch="pedro_i", points=77))
    assert best.add(result(game="b", level="recruit", medal="bronze", monarch="oba_ii", points=33))
    app.home(BriefingScreen(app, scenario(HILLS), begin_challenge))
    rows = {w.name: w for w in walk(app) if isinstance(w, LevelRow)}
    assert list(rows) == ["level-recruit", "level-printed", "level-hard", "level-governor"]
    assert [row.medal for row in rows.values()] == ["bronze", "", "gold", ""]
    assert len({row.asks for row in rows.values()}) == 3, "what the next medal asks"
    untried = app.ui.text("briefing-untried")
    for level, monarch, points in (("hard", "pedro_i", 77), ("recruit", "oba_ii", 33)):
        click_name(app, f"level-{level}")
        texts = {w.monarch: w.result for w in walk(app) if isinstance(w, MonarchCard)}
        assert texts.pop(monarch) == app.ui.text("briefing-won-with", points=points)
        assert set(texts.values()) == {untried}, "at this level"


def test_the_map_names_everybody_where_he_sits_in_his_colour(make_app: Make) -> None:
    app = make_app()
    app.select_game("brazil")
    for challenge in (HILLS, "empire_1822"):
        on = scenario(challenge)
        asks = goal_view.challenge_of(on)
        app.home(BriefingScreen(app, on, begin_challenge))
        (sheet,) = [w for w in walk(app) if isinstance(w, ChallengeMap)]
        assert sheet.scenario is on
        found = [(tag.hex, tag.text, tag.colour) for tag in sheet.tags]
        wanted = [(on.capitals[0], app.ui.text("briefing-you"), asks.colour)]
        if on.solo is not None:
            wanted.append((on.solo.enemy_capital, app.ui.text("dutch"), on.solo.enemy))
        for seat, rival in enumerate(asks.rivals, 1):
            wanted.append((on.capitals[seat], app.ui.text(f"who-{rival.rung}"), rival.colour))
        assert found == wanted and len(found) > 1


def test_without_a_clipboard_a_code_is_asked_for_all_the_same(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise NoClipboard("nobody answers")

    monkeypatch.setattr(clipboard, "get", none)
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    click_name(app, "deal-code")
    assert isinstance(app.top, NameDialog) and app.top.name == ""
    app.top._typed("no code at all")
    click_name(app, "answer-0")
    assert app.top is page and [note.kind for note in app.toasts.notes] == ["bad"]


def test_of_the_buttons_of_the_deal_the_one_that_holds_is_pressed(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(briefing, "date", Calendar)
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)

    def pressed() -> list[str]:
        return [w.name for w in walk(app) if w.name in ("deal-day", "deal-another") and getattr(w, "pressed", False)]

    assert pressed() == ["deal-day"]
    click_name(app, "deal-another")
    assert pressed() == ["deal-another"] and page.deal in shown(app)
    click_name(app, "deal-day")
    assert pressed() == ["deal-day"]


# -- at the table ------------------------------------------------------------------------------------------------------


def test_the_table_names_level_deal_and_the_best_of_this_level(make_app: Make) -> None:
    app = make_app()
    best = BestResults(app.folders.data)
    assert best.add(result(game="a", level="recruit", points=88, left=5))
    assert best.add(result(game="b", level="hard", points=44, left=1))
    assert begin_challenge(app, ChallengeChoice(HILLS, "hard", "pedro_ii", CODE))
    table = app.top
    assert isinstance(table, TableScreen) and table.builder.challenge is not None
    table.refresh(app.ui)
    about = table.builder.challenge.about_panel(app.ui)
    data = vars(about)
    assert app.ui.text("option-solo_difficulty-hard") in data.values() and CODE in str(data)
    assert "44" in data.values() and app.ui.text("about-best", left=1) in data.values()
    table.closing()


def test_looking_back_warns_of_nothing(make_app: Make) -> None:
    """What is out of reach now was not then, and is said when one is back."""
    t = hills()
    t.s.round = 20
    t.moving("build")
    table = lay(make_app(), t.session, ("person",))
    challenge, words = table.builder.challenge, table.ui.texts
    assert challenge is not None
    challenge.warned.clear()
    table.match.look_at(len(table.match.log))
    assert challenge.warnings(words) == [] == sorted(challenge.warned)
    table.match.look_at(None)
    assert challenge.warnings(words)
