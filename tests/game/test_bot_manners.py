"""Manners of bots at the window: chosen or drawn, kept in the save, handed to the bot, and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.bots import MANNERS
from engine.bots.manner import RulesInManner
from engine.bots.registry import BOTS as BOT_CLASSES
from engine.registry import GAMES
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.play.bot_process import BotJob, choose
from game.play.fork import fork_save
from game.play.manners import WANTED, manner_text, seat_manners
from game.play.occupants import Occupant
from game.screens.manner_choice import manner_choice
from game.screens.new_game import NewGameScreen
from game.shell import registry
from game.widgets.label import Label
from tests.game.advised_table import lay, some_way
from tests.game.gestures import pick

Make = Callable[..., App]


def drawn(seed: int, *wanted: str, who: str = "settler") -> list[str]:
    occupants = [Occupant(who, "") for _ in wanted]
    seat_manners(GAMES["brazil"], occupants, wanted, seed)
    return [occupant.manner for occupant in occupants]


def test_a_manner_is_the_one_wanted_or_drawn_from_the_seed() -> None:
    assert drawn(1, "warrior", "plain", "builder") == ["warrior", "", "builder"]
    found = [drawn(seed, "any", "any") for seed in range(40)]
    assert {manner for row in found for manner in row} == set(MANNERS)
    assert any(one != other for one, other in found), "seats differ"
    assert found == [drawn(seed, "any", "any") for seed in range(40)]
    assert drawn(1, "of a later program") == drawn(1, "any")
    assert drawn(1, "warrior", who="person") == [""], "a person plays as a person likes"


def test_where_a_game_has_no_manners_its_bots_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["brazil"]), "has_manners", False)
    assert drawn(1, "warrior", "any") == ["", ""]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_rules_of_a_game_and_its_page_agree_that_it_has_manners(game: str) -> None:
    assert registry.plugin(game).manners == GAMES[game].has_manners is True


def test_a_manner_reaches_the_bot(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(make_app(), "historia", "settler", "person")
    table.match.occupants[0].manner = "collector"
    job = table.runner._job(0)
    assert isinstance(job, BotJob) and job.manner == "collector"
    asked: list[Any] = []

    class Listens:
        def choose(self, rules: Any, *_: Any) -> None:
            asked.append(rules)

    monkeypatch.setitem(BOT_CLASSES, "settler", Listens)
    choose(job)
    assert isinstance(asked[0], RulesInManner) and (asked[0].manner, asked[0].own) == ("collector", 0)
    table.match.occupants[0].manner = ""
    choose(table.runner._job(0))
    assert not isinstance(asked[1], RulesInManner)


def test_a_save_keeps_manners_and_an_older_one_has_none(make_app: Make, tmp_path: Path) -> None:
    table = lay(make_app(), "struggle", "settler", "person")
    match = table.match
    match.occupants[0].manner = "builder"
    extra = json.loads(json.dumps(match.extra()))
    assert extra["manners"] == ["builder", ""]
    assert fork_save(match, 0, "").extra["manners"] == ["builder", ""]
    match.occupants[0].manner = ""
    assert "manners" not in match.extra()
    match.recall(extra)
    assert match.manner(0) == "builder" and match.manner(1) == match.manner(7) == ""
    for strange in ({"manners": ["gambler", "builder"]}, {"manners": "builder"}, {"manners": [["builder"], None]}):
        match.occupants[0].manner = ""
        match.recall({**extra, **strange})
        assert match.manner(0) == match.manner(1) == ""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_new_game_page_offers_manners_for_bots_alone(make_app: Make, game: str) -> None:
    app = make_app((1920, 1080))
    app.go("menu")
    app.select_game(game)
    page = NewGameScreen(app)
    app.push(page)
    if game == "historia":
        page.choose("two_filled")
    page.set_who(1, "governor")
    page.unfold(1)
    assert manner_choice(page, 0) == []
    pick(app, "manner-1", "warrior")  # type: ignore[arg-type]
    assert page.setup.seats[1].manner == "warrior"
    page.set_who(0, "elsewhere")
    assert manner_choice(page, 1) == [], "a host knows none"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_reasons_of_a_bot_tell_its_manner(make_app: Make, game: str) -> None:
    table = lay(make_app((1920, 1080)), game, "person", "settler")
    table.match.occupants[1].manner = "warrior"
    text = manner_text(table.text, "warrior")
    assert text.startswith("Warrior. Prefers ")
    advice = table.advice_controller
    advice.kind, advice.step, advice.mover, advice.ways = "why", 1, 1, [some_way(table)]
    table.rebuild()
    table.refresh(table.app.ui)
    assert text in [one.text for one in table.ui_root.root.walk() if isinstance(one, Label)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry.PLUGINS))
def test_every_manner_has_its_own_sentence(game: str, language: str) -> None:
    texts = Texts(language, registry.plugin(game).texts)
    sentences = [texts(f"manner-{manner}-does") for manner in WANTED]
    names = [texts(f"manner-{manner}") for manner in WANTED]
    assert len(set(sentences)) == len(set(names)) == len(WANTED)
    assert all(sentence[-1] in ".。" for sentence in sentences)
