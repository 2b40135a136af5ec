"""A player's own challenge out of the data folder: played like ours, and what is wrong with one said on the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.brazil.challenge.deal_text import ChallengeDeal, write
from engine.brazil.scenarios import look_also_in
from game.app.app import App
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.challenge_list import ChallengeCard, ChallengesScreen
from game.brazil.table import TableScreen
from game.brazil.table_factory import begin_challenge
from game.i18n.display_text import plain_text
from game.widgets.rich_text import words_of
from tests.game.brazil.hills import CODE
from tests.game.conftest import click_name
from tests.game.some_languages import SOME_LANGUAGES

Make = Callable[..., App]
OWN = """id = "{id}"
title = "My Shore"
text = "Two Buildings before the tide turns."
story = "It was told to me so."
base = "rio_de_janeiro_1567"
colour = "green"
capitals = [[-3, 1]]
rounds = 9
minutes = 15
goals = [
  {{ kind = "buildings", n = 2 }},
  {{ kind = "points", n = 12, by = 8 }},
]
medals = {{ silver = {{ points = 14 }}, gold = {{ points = 18, left = 1 }} }}
"""
#: what is changed, into what; then where the page says it is, and a part of the reason
BROKEN = (
    ('id = "{id}"', 'id = "My Shore"', "id", "only small letters a to z, digits and _ may stand here, not 'My Shore'"),
    ('base = "rio_de_janeiro_1567"', 'base = "atlantis"', "base", "no map atlantis"),
    ('colour = "green"', 'colour = "brown"', "colour", "brown"),
    ("capitals = [[-3, 1]]", "capitals = [[90, 0]]", "capitals[0]", "not on the map"),
    ("rounds = 9", "rounds = 90", "rounds", "90"),
    ("minutes = 15", "", "minutes", "is missing"),
    ('kind = "buildings", n = 2', 'kind = "glory", n = 2', "goals[0].kind", "glory is no goal"),
    ("by = 8", "by = 10", "goals[1].by", "ends with round 9"),
    ("gold = {{ points = 18", "gold = {{ points = 8", "medals.gold", "less than silver"),
    ("medals = {{", "medals = {{{{", "", "line 14"),
)


@pytest.fixture
def own(folders: object, make_app: Make) -> Iterator[tuple[App, Path]]:
    app = make_app()
    app.select_game("brazil")
    folder = app.folders.data / "scenarios" / "brazil" / "challenges"
    folder.mkdir(parents=True)
    yield app, folder
    look_also_in(None)


def page_text(app: App) -> str:
    app.top.refresh(app.ui)
    found = "\n".join(str(widget.text) for widget in app.top.ui_root.root.walk() if hasattr(widget, "text"))
    words = words_of(found, "text")
    assert "symbol" not in [kind for kind, _ in words], "nothing that stands in a file becomes a picture"
    return plain_text("".join(word for _, word in words))


def test_ten_broken_files_are_each_named_with_place_and_reason_and_stop_nothing(own: tuple[App, Path]) -> None:
    app, folder = own
    (folder / "whole.toml").write_text(OWN.format(id="my_shore"))
    for number, (old, new, *_) in enumerate(BROKEN):
        assert OWN.count(old) == 1
        text = OWN.replace(old, new)
        (folder / f"broken_{number}.toml").write_text(text.format(id=f"broken_{number}"))
    app.go("solo")
    page = app.top
    assert isinstance(page, ChallengesScreen) and len(page.faults) == len(BROKEN)
    lines = page_text(app).splitlines()
    for number, (_, _, place, reason) in enumerate(BROKEN):
        said = [line for line in lines if f"broken_{number}.toml" in line]
        assert len(said) == 1 and place in said[0] and reason in said[0]
        line = re.search(r"\.toml:\d+: |line \d+", said[0])
        assert line or "is missing" in reason, "what stands there is told with its line"
    assert [one.id for one in page.challenges if one.id == "my_shore" or one.id.startswith("broken")] == ["my_shore"]


def test_what_is_no_text_is_told_with_its_remedy(own: tuple[App, Path]) -> None:
    app, folder = own
    (folder / "picture.toml").write_bytes(b"id = \xff\xfe\x00")
    (folder / "folder.toml").mkdir()
    app.go("solo")
    said = page_text(app)
    assert "picture.toml: cannot be read: byte 5 is no UTF-8; save it as text in UTF-8" in said
    assert "folder.toml: cannot be read: " in said
    assert isinstance(app.top, ChallengesScreen) and len(app.top.challenges) > 12


def test_an_own_challenge_is_briefed_and_played_like_ours(own: tuple[App, Path]) -> None:
    app, folder = own
    app.go("solo")
    before = app.top
    assert isinstance(before, ChallengesScreen) and "my_shore" not in [one.id for one in before.challenges]
    (folder / "mine.toml").write_text(OWN.format(id="my_shore"))
    before.shown()
    app.top.refresh(app.ui)
    card = next(w for w in app.top.ui_root.root.walk() if w.name == "challenge-my_shore")
    assert isinstance(card, ChallengeCard) and (card.title, card.text) == (
        "My Shore",
        "Two Buildings before the tide turns.",
    )
    card.press()
    assert isinstance(app.top, BriefingScreen)
    app.top.refresh(app.ui)
    assert "It was told to me so." in str([getattr(w, "story", "") for w in app.top.ui_root.root.walk()])
    click_name(app, "start")
    table = app.top
    assert isinstance(table, TableScreen) and table.model.view.board.scenario.id == "my_shore"
    table.refresh(app.ui)
    names = {widget.name for widget in table.ui_root.root.walk()}
    assert {"rounds", "standard-buildings", "standard-points"} <= names


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_friend_without_the_file_or_with_another_of_its_name_is_told(
    make_app: Make, own: tuple[App, Path], language: str
) -> None:
    app, folder = own
    (folder / "mine.toml").write_text(OWN.format(id="my_shore"))
    app.go("solo")
    line = write(ChallengeDeal("my_shore", "printed", CODE))
    other = make_app(language=language)
    other.select_game("brazil")
    other.go("solo")
    there = other.top
    assert isinstance(there, ChallengesScreen)
    (folder / "mine.toml").write_text(OWN.format(id="my_shore").replace("n = 2", "n = 3"))
    assert refused(other, line) == other.ui.text("deal-text-other_challenge", what="my_shore")
    (folder / "mine.toml").unlink()
    assert refused(other, line) == other.ui.text("deal-text-no_challenge", what="my_shore")
    (folder / "mine.toml").write_text(OWN.format(id="my_shore"))
    assert refused(other, line) == ""


def refused(app: App, line: str) -> str:
    """What the briefing says of this line; "" if it takes it."""
    app.toasts.notes.clear()
    there = app.stack[-1]
    assert isinstance(there, ChallengesScreen)
    there.shown()
    page = BriefingScreen(app, there.challenges[0], begin_challenge)
    app.push(page)
    page.take_code(line)
    app.top.leave()  # type: ignore[attr-defined]
    return " ".join(note.text for note in app.toasts.notes)
