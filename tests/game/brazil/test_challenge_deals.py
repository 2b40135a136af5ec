"""Deals and results: the deal of the day, what a friend sends, the list of what was played, a deal chosen again."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pygame
import pytest

from engine.brazil.challenge.deal_text import ChallengeDeal, DealOutcome, DealTextError, write
from engine.brazil.scenarios import scenario
from engine.brazil.setup_options import challenge_setup
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.storage.deal_code import nonce_of
from game.app.app import App
from game.brazil.challenge import briefing, deals
from game.brazil.challenge.best_results import BestResults, ChallengeResult, best_medal
from game.brazil.challenge.briefing import LONGEST, BriefingScreen
from game.brazil.challenge.end_screen import EndScreen
from game.brazil.challenge.results_screen import ResultRow, ResultsScreen
from game.brazil.table_factory import begin_challenge
from game.platform import clipboard
from game.screens.name_dialog import NameDialog
from tests.brazil.kit import RULES
from tests.game.brazil.hills import CODE, HILLS, OTHER
from tests.game.brazil.kit import lay
from tests.game.conftest import click_name, press
from tests.game.some_languages import SOME_LANGUAGES

Make = Callable[..., App]


# -- deals -------------------------------------------------------------------------------------------------------------


def test_the_deal_of_the_day_is_one_a_day_and_challenge() -> None:
    day = date(2026, 11, 21)
    known = {deals.of_the_day(HILLS, day), deals.of_the_day(HILLS, date(2026, 11, 22)), deals.of_the_day("x", day)}
    assert len(known) == 3 and deals.of_the_day(HILLS, day) in known


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Recife", "Pacific/Honolulu", "UTC"])
def test_the_deal_of_a_date_is_the_same_wherever_one_lives(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of a date is for ever: friends play it with any version."""
    monkeypatch.setenv("TZ", zone)
    if hasattr(time, "tzset"):
        time.tzset()
    try:
        assert deals.of_the_day(HILLS, date(2026, 11, 21)) == "K0VS-HX0V-3JZ1"
    finally:
        monkeypatch.undo()
        if hasattr(time, "tzset"):
            time.tzset()


class Calendar(date):
    """Today is what the test says."""

    now = date(2026, 11, 21)

    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return cls.now


def test_over_midnight_the_page_keeps_its_deal_and_the_button_brings_the_new_days(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(briefing, "date", Calendar)
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    first = page.deal
    assert first == deals.of_the_day(HILLS, Calendar.now) and "21 Nov" in shown(app)
    monkeypatch.setattr(Calendar, "now", date(2026, 11, 22))
    click_name(app, "level-hard")
    assert page.deal == first and "21 Nov" in shown(app), "the page says which day's deal it is"
    click_name(app, "deal-day")
    assert page.deal == deals.of_the_day(HILLS, Calendar.now) != first and "22 Nov" in shown(app)


def test_a_deal_is_found_in_what_a_friend_has_sent() -> None:
    line = write(ChallengeDeal(HILLS, "hard", CODE, "pedro_i", DealOutcome(True, 58, 2)))
    sent = deals.deal_in_text(f"Guararapes, won with 58. Can you?\n{line}\nBest wishes")
    assert sent is not None and (sent.code, sent.level, sent.monarch) == (CODE, "hard", "pedro_i")
    assert sent.outcome == DealOutcome(True, 58, 2)
    assert deals.deal_in_text("nothing of the kind") is None
    with pytest.raises(DealTextError, match="mistyped"):
        deals.deal_in_text(line.replace("58", "98"))


def test_of_what_a_friend_has_sent_the_deal_alone_is_proposed() -> None:
    line = write(ChallengeDeal(HILLS, "governor", CODE, "pedro_ii", DealOutcome(False, 105, 0)))
    wrapped = line.replace(" ", "\n", 3).replace(" ", "\u00a0", 1)
    for sent in (line, f"Can you?\n{line}", f"look: {line}.", f"({line}) - see you!", f"Well\n{wrapped}\nyours"):
        assert deals.dialog_proposal(sent) == line
    assert deals.dialog_proposal(CODE.lower()) == CODE
    assert deals.dialog_proposal("dinner at eight?") == "" == deals.dialog_proposal("brazil is large")
    broken = line.replace("105", "150")
    assert deals.dialog_proposal(f"look: {broken}") == broken, "what is wrong with it is told when it is taken"


_ended: list[Session] = []


def governors_defeat() -> Session:
    """Played once to its end; nothing is done to it afterwards."""
    if not _ended:
        session = Session(RULES, challenge_setup(HILLS, "governor"), seed_of(nonce_of(CODE)), nonce=nonce_of(CODE))
        while session.awaiting:
            session.submit(session.legal_moves(0)[-1])
        _ended.append(session)
    return _ended[0]


@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("by_hand", [False, True])
def test_what_is_copied_at_the_end_is_pasted_on_the_other_side(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str, by_hand: bool
) -> None:
    held = [""]
    monkeypatch.setattr(clipboard, "put", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    mine = make_app(language=language)
    lay(mine, governors_defeat(), ("person",)).controller.request("score")
    end = mine.top
    assert isinstance(end, EndScreen)
    click_name(mine, "copy")
    sent = held[0]
    assert len(sent) < LONGEST / 2, "and the friend's own words go with it"
    theirs = make_app(language="en")
    page = BriefingScreen(theirs, scenario("sao_vicente_1532"), begin_challenge)
    theirs.home(page)
    if by_hand:
        held[0] = ""
    click_name(theirs, "deal-code")
    assert isinstance(theirs.top, NameDialog)
    assert theirs.top.name == ("" if by_hand else end.ending.line)
    if by_hand:
        held[0] = f"Oi!\r\n{sent}\r\n"
        theirs.top.refresh(theirs.ui)
        press(theirs, pygame.K_v, pygame.KMOD_CTRL)
    click_name(theirs, "answer-0")
    taken = theirs.top
    assert isinstance(taken, BriefingScreen) and taken.scenario.id == HILLS, "another challenge's briefing is opened"
    assert (taken.deal, taken.level, taken.monarch) == (CODE, "governor", end.ending.monarch)
    assert taken.friend == DealOutcome(False, end.ending.points, 0) and str(end.ending.points) in shown(theirs)


def test_a_code_may_be_typed_as_one_likes() -> None:
    assert deals.plain_code(CODE.lower().replace("-", " ")) == CODE and deals.plain_code("no code") == ""
    assert deals.plain_code(deals.random_deal())


# -- results -----------------------------------------------------------------------------------------------------------


def result(**changed: object) -> ChallengeResult:
    plain = ChallengeResult(
        challenge=HILLS, level="printed", monarch="tibirica", deal="", date="2026-11-21", points=50, left=2, won=True,
        met=3, medal="silver", game="a",
    )  # fmt: skip
    return plain.model_copy(update=changed)


def test_results_are_kept_and_the_best_come_first(tmp_path: Path) -> None:
    best = BestResults(tmp_path)
    assert best.results == [] and best.damage is None
    assert best.add(result(game="a", points=40, medal="bronze"))
    assert best.add(result(game="b", won=False, medal="", points=90))
    assert best.add(result(game="c", points=55, medal="silver", level="hard"))
    again = BestResults(tmp_path)
    assert [one.game for one in again.of(HILLS)] == ["c", "a", "b"]
    assert [one.game for one in again.of(HILLS, level="printed")] == ["a", "b"]
    assert (again.medal(HILLS), again.medal(HILLS, "printed"), again.medal("other")) == ("silver", "bronze", "")


def test_one_game_counts_once(tmp_path: Path) -> None:
    best = BestResults(tmp_path)
    assert best.add(result()) and not best.add(result(points=99))
    assert [one.points for one in BestResults(tmp_path).results] == [50]


@pytest.mark.parametrize("junk", ["", "{", '{"version": 1, "results": [{"points": "many"}]}', "[" * 100_000])
def test_a_broken_list_is_set_aside_and_told(tmp_path: Path, junk: str) -> None:
    path = tmp_path / "challenges" / "brazil.json"
    path.parent.mkdir()
    path.write_text(junk)
    best = BestResults(tmp_path)
    assert best.damage is not None and best.damage.detail and best.damage.aside is not None
    assert best.damage.aside.read_text() == junk and best.results == []
    assert best.add(result()) and BestResults(tmp_path).damage is None


def test_what_can_not_be_moved_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "challenges" / "brazil.json"
    path.mkdir(parents=True)
    best = BestResults(tmp_path)
    assert best.damage is not None and not best.add(result()) and best.error and path.is_dir()


def test_medals_have_an_order() -> None:
    assert best_medal(["", "bronze", "gold", "silver"]) == "gold" and best_medal([""]) == ""


def shown(app: App) -> str:
    """All that the labels of the top screen say."""
    app.top.refresh(app.ui)
    return " | ".join(str(widget.text) for widget in app.top.ui_root.root.walk() if hasattr(widget, "text"))


def listed(app: App) -> list[ResultRow]:
    app.top.refresh(app.ui)
    return [widget for widget in app.top.ui_root.root.walk() if isinstance(widget, ResultRow)]


def test_a_result_tells_its_deal_and_a_click_chooses_that_deal_again(make_app: Make) -> None:
    app = make_app()
    best = BestResults(app.folders.data)
    assert best.add(result(game="a", deal=CODE, level="hard", monarch="pedro_i", date="2026-11-18"))
    assert best.add(result(game="b", deal=OTHER, level="recruit", monarch="oba_ii", won=False, medal=""))
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    first, second = listed(app)
    assert CODE in first.tip and OTHER in second.tip and first.day == "18 Nov"
    page.take(ChallengeDeal(HILLS, "printed", CODE, "tibirica", DealOutcome(True, 50, 2)))
    click_name(app, "result-1")
    assert (page.deal, page.level, page.monarch, page.friend) == (OTHER, "recruit", "oba_ii", None)
    click_name(app, "result-0")
    assert (page.deal, page.level, page.monarch) == (CODE, "hard", "pedro_i") and CODE in shown(app)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_best_results_lie_on_their_sheet(make_app: Make, size: tuple[int, int], language: str) -> None:
    """A third one lay over the buttons below."""
    app = make_app(size, language=language)
    app.select_game("brazil")
    best = BestResults(app.folders.data)
    for number in range(5):
        best.add(result(points=40 + number, game=f"game {number}"))
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.push(page)
    page.refresh(app.ui)
    page.sent = ChallengeDeal(
        HILLS, page.level, page.deal, "", DealOutcome(True, 999, 19)
    )  # the longest line beside the title
    page.rebuild()
    page.refresh(app.ui)
    rows = [w for w in page.ui_root.root.walk() if w.name.startswith("result-")]
    sheet = next(w for w in page.ui_root.root.walk() if w.name == "best").rect
    assert len(rows) == briefing.SHOWN and all(sheet.contains(row.rect) for row in rows)


def test_all_results_are_a_page_of_which_each_can_be_played_again(make_app: Make) -> None:
    app = make_app()
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    assert not [widget for widget in app.top.ui_root.root.walk() if widget.name == "results"], "there is none yet"
    best = BestResults(app.folders.data)
    for number in range(9):
        assert best.add(result(game=str(number), deal=CODE if number == 4 else OTHER, points=number))
    assert best.add(result(game="other", challenge="rio_1565", deal=OTHER, points=99))
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    assert len(listed(app)) == briefing.SHOWN < 9
    click_name(app, "results")
    assert isinstance(app.top, ResultsScreen)
    rows = listed(app)
    assert [row.result.points for row in rows] == list(range(8, -1, -1))
    assert {row.date for row in rows} == {"21 Nov 2026"}
    app.draw()
    click_name(app, "result-4")
    assert app.top is page and page.deal == CODE


def test_a_result_without_a_deal_or_of_a_level_that_is_gone_does_no_harm(make_app: Make) -> None:
    app = make_app()
    best = BestResults(app.folders.data)
    assert best.add(result(game="a", deal="", points=80))
    assert best.add(result(game="b", deal=CODE, level="gone", monarch="nobody", date="soon"))
    page = BriefingScreen(app, scenario(HILLS), begin_challenge)
    app.home(page)
    before = (page.deal, page.level, page.monarch)
    assert [(row.enabled, row.day) for row in listed(app)] == [(False, "21 Nov"), (True, "soon")]
    click_name(app, "result-0")
    assert (page.deal, page.level, page.monarch) == before
    click_name(app, "result-1")
    assert (page.deal, page.level, page.monarch) == (CODE, *before[1:])
