"""The pages of the challenges: levels, deals, list and briefing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.challenge.deal_text import ChallengeDeal, DealOutcome, write
from engine.brazil.decisions import MonarchDecision
from engine.brazil.moves import KeepMission
from engine.brazil.scenarios import all_challenges, look_also_in, scenario
from game.app.app import App
from game.brazil.challenge import goal_view
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.challenge_choice import ChallengeChoice
from game.brazil.challenge.challenge_list import ChallengeCard, ChallengesScreen
from game.brazil.challenge.goal_banner import GoalBanner
from game.brazil.challenge.goal_status import GoalPicture, GoalStatus, status_before_game
from game.brazil.challenge.wording import asks_next, level_line, words_of
from game.brazil.plugin import PLUGIN
from game.brazil.scenario_cards import scenario_title
from game.brazil.table import TableScreen
from game.brazil.table_factory import begin_challenge
from game.i18n.texts import LANGUAGES, Texts
from game.screens.new_game import NewGameScreen
from game.widgets.material.standard import cloth_of
from tests.game.brazil.hills import CODE, HILLS, OTHER
from tests.game.conftest import click_name
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


def test_levels_say_what_they_change(texts: Texts) -> None:
    on = scenario(HILLS)
    lines = {name: level_line(texts, on, terms) for name, terms in goal_view.challenge_of(on).levels.items()}
    assert len(set(lines.values())) == len(lines) == 4
    assert "24" in lines["recruit"] and "18" in lines["governor"]


def test_a_level_that_asks_more_does_not_say_that_it_is_enough(texts: Texts) -> None:
    on = scenario("sao_vicente_1532")
    lines = {name: level_line(texts, on, terms) for name, terms in goal_view.challenge_of(on).levels.items()}
    assert lines["hard"] == "5 rounds, 18 points" and lines["governor"] == "5 rounds, 4 Buildings, 18 points"
    on = scenario("artistic_mission_1816")
    lines = {name: level_line(texts, on, terms) for name, terms in goal_view.challenge_of(on).levels.items()}
    assert lines["recruit"] == "12 rounds, 28 points will do" and "will do" not in lines["hard"] + lines["governor"]
    on = scenario("caseros_1852")
    assert level_line(texts, on, goal_view.challenge_of(on).levels["governor"]).endswith(
        "Without losses: Not a single one"
    )


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_nothing_on_a_standard_of_the_briefing_is_cut(make_app: Make, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language=language)
    for on in all_challenges()[0]:
        screen = BriefingScreen(app, on, lambda shell, choice: True)
        app.home(screen)
        screen.refresh(app.ui)
        banners = [widget for widget in screen.ui_root.root.walk() if isinstance(widget, GoalBanner)]
        assert len(banners) == len(goal_view.challenge_of(on).levels[screen.level].goals)
        for banner in banners:
            cloth = cloth_of(banner.rect)
            row, _, laid = banner.fit_text(app.ui, cloth)
            assert row.bottom + laid.height <= banner.lowest(app.ui, cloth), (on.id, banner.status.line)


@pytest.mark.parametrize("state", ["met", "lost"])
def test_the_words_of_a_standard_end_above_its_mark(make_app: Make, state: str) -> None:
    ui = make_app().ui
    for code in ("deployments", "too_far", "no_missions", "broken"):
        line = (
            ui.text(f"proof-{code}", most=3, needed=5, round=18)
            if state == "lost"
            else ui.text("standard-met", round=18)
        )
        banner = GoalBanner(GoalStatus("g", "points", "Title", state, (GoalPicture("marks/laurel"),), line), "")
        banner.arrange(ui, pygame.Rect((0, 0), banner.measure(ui, 400)))
        cloth = cloth_of(banner.rect)
        row, _, laid = banner.fit_text(ui, cloth)
        assert row.bottom + laid.height <= banner.lowest(ui, cloth) < cloth.bottom


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_challenge_has_its_words(language: str) -> None:
    words = Texts(language, PLUGIN.texts)
    for on in all_challenges()[0]:
        for what in ("when", "story"):
            text = words_of(words, on, what)
            assert text and "challenge-" not in text, f"{on.id}: no {what} in {language}"
        assert "challenge-" not in words_of(words, on, "text") + scenario_title(on, words)
        for terms in goal_view.challenge_of(on).levels.values():
            assert level_line(words, on, terms)
            for goal in terms.goals:
                made = status_before_game(words, goal, on)
                assert made.title and made.line and "standard-" not in made.title + made.line


def test_each_medal_asks_for_the_next(texts: Texts) -> None:
    said = [asks_next(texts, scenario(HILLS), medal) for medal in ("", "bronze", "silver", "gold")]
    assert len(set(said)) == 4


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_the_briefing_is_chosen_from_and_begins(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.select_game("brazil")
    app.go("solo")
    assert isinstance(app.top, ChallengesScreen)
    first = app.top.challenges[0]
    click_name(app, f"challenge-{first.id}")
    page = app.top
    assert isinstance(page, BriefingScreen) and page.scenario is first
    page.leave()
    assert isinstance(app.top, ChallengesScreen)
    app.top.open(scenario(HILLS))
    page = app.top
    assert isinstance(page, BriefingScreen) and page.is_of_the_day
    page.choose_level("hard")
    page.choose_monarch("pedro_i")
    page.another_deal()
    if size == (1280, 720):
        app.draw()
    assert not page.is_of_the_day
    deal = page.deal
    page.start()
    table = app.top
    assert isinstance(table, TableScreen)
    assert goal_view.deal_code(table.match) == deal and table.model.view.options.solo_difficulty == "hard"
    assert table.builder.challenge is not None and table.builder.challenge.wanted == "pedro_i"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_what_a_challenge_asks_is_read_to_its_end_on_its_card(
    make_app: Make, size: tuple[int, int], text_scale: float, language: str
) -> None:
    """The last line of Guararapes was cut along its middle."""
    app = make_app(size, language=language)
    app.ui.text_scale = text_scale
    app.select_game("brazil")
    app.go("solo")
    app.top.refresh(app.ui)
    cards = [w for w in app.top.ui_root.root.walk() if isinstance(w, ChallengeCard)]
    assert len(cards) == 13
    for card in cards:
        broken, whole = card.summary(app.ui)
        assert max(word.bottom for word, _, _ in broken.word_rects) <= whole, card.title
    cards[0].text = "Somebody's own, with much to tell. " * 9
    broken, whole = cards[0].summary(app.ui)
    words = [word for word, _, _ in broken.word_rects]
    assert broken.height > whole and not [word for word in words if word.top < whole < word.bottom], "no line is parted"


@pytest.mark.parametrize("size", [(1280, 720), (760, 560)])
def test_a_card_of_the_new_game_page_leads_to_the_challenges(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.go("menu")
    app.go("new_game")
    click_name(app, "challenges")
    assert isinstance(app.top, ChallengesScreen)
    app.top.refresh(app.ui)
    begin = [w.drawn_text for w in app.top.ui_root.root.walk() if isinstance(w, ChallengeCard) and w.first]
    assert begin == [scenario_title(entry, app.ui.texts) for entry in all_challenges()[0][:3]]
    click_name(app, "back")
    assert isinstance(app.top, NewGameScreen)


def test_the_monarch_of_the_briefing_is_taken_when_the_table_asks(make_app: Make) -> None:
    app = make_app()
    assert begin_challenge(app, ChallengeChoice(HILLS, "printed", "pedro_ii", CODE))
    table = app.top
    assert isinstance(table, TableScreen)
    while not table.model.view.seats[0].monarch:
        assert not table.model.asks(MonarchDecision), "the table asks for what was chosen already"
        move = table.match.legal()[0]
        assert isinstance(move, KeepMission)
        table.controller.play(move)
    assert table.model.view.seats[0].monarch == "pedro_ii"
    table.controller.undo()
    assert table.model.asks(MonarchDecision), "what is taken back is chosen anew"


def test_the_same_code_is_the_same_deal(make_app: Make) -> None:
    seen = []
    for _ in range(2):
        app = make_app()
        assert begin_challenge(app, ChallengeChoice(HILLS, "printed", "pedro_ii", CODE))
        assert isinstance(app.top, TableScreen)
        seen.append(app.top.match.digest())
    assert seen[0] == seen[1]


def test_a_friends_code_is_taken_or_refused(make_app: Make) -> None:
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    before = page.deal
    page.take_code("nothing of the kind")
    assert page.deal == before
    page.take_code(CODE.lower())
    assert page.deal == CODE and page.friend is None
    page.take_code("come on: " + write(ChallengeDeal(HILLS, "governor", OTHER, "oba_ii", DealOutcome(False, 30, 0))))
    assert (page.deal, page.level, page.monarch) == (OTHER, "governor", "oba_ii")
    assert page.friend == DealOutcome(False, 30, 0)
    app.push(page)
    page.refresh(app.ui)
    page.choose_level("printed")
    assert page.friend is None, "nor what he made of it at another level"
    page.choose_level("governor")
    assert page.friend == DealOutcome(False, 30, 0)
    page.another_deal()
    assert page.friend is None, "what a friend made of another deal is nothing to compare with"
    page.take_code("come on: " + write(ChallengeDeal(HILLS, "governor", OTHER, "oba_ii", DealOutcome(False, 30, 0))))
    page.deal_of_the_day()
    assert page.friend is None and page.is_of_the_day


def test_a_broken_file_of_the_players_is_told(make_app: Make) -> None:
    app = make_app()
    app.select_game("brazil")
    own = app.folders.data / "scenarios" / "brazil" / "challenges"
    own.mkdir(parents=True)
    (own / "mine.toml").write_text('id = "mine"\nrounds = "many"\n')
    try:
        page = ChallengesScreen(app, begin_challenge)
        assert len(page.faults) == 1 and "mine.toml" in page.faults[0]
        assert HILLS in [one.id for one in page.challenges]
    finally:
        look_also_in(None)
