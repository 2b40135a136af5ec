"""Our own challenges: whole, told in every language, each won and lost on one and the same deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.brazil.challenge.conditions import LOST, WON
from engine.brazil.map.goals import LEVELS
from engine.brazil.map.tiles import scenario_folder
from engine.brazil.scenarios import all_challenges, all_scenarios, scenario
from engine.brazil.setup_options import challenge_setup
from engine.storage.save import SaveError, read_save, verify
from game.i18n.texts import LANGUAGES
from tests.brazil.kit import RULES
from tests.brazil.record_challenges import file_of

ALL = [entry.id for entry in all_challenges()[0]]
TEXTS = Path(__file__).resolve().parents[2] / "game" / "brazil" / "texts"
REMEDY = "If its file, components, a map or rules were corrected: python -m tests.brazil.record_challenges"


def test_there_are_twelve_besides_the_printed_one_and_one_on_every_map_of_the_box():
    found, errors = all_challenges()
    assert errors == () and len(found) >= 13
    assert {entry.challenge.base for entry in found} <= {entry.id for entry in all_scenarios()[0]}
    assert len({entry.challenge.base for entry in found}) >= 9
    for entry in found:
        assert entry.file.parent == scenario_folder() / "challenges" and entry.file.stem == entry.id
        assert list(entry.challenge.levels) == [level for level in LEVELS if level in entry.challenge.levels]
        assert set(entry.challenge.levels) == set(LEVELS), "every level"
        assert [medal.name for medal in entry.challenge.medals] == ["bronze", "silver", "gold"]


def test_three_are_for_beginners_and_come_first_and_they_grow_to_an_evening():
    found = [entry.challenge for entry in all_challenges()[0]]
    assert [asked.first for asked in found[:4]] == [True, True, True, False] and not any(a.first for a in found[4:])
    minutes = [asked.minutes for asked in found]
    assert min(minutes) <= 10 and max(minutes) >= 120


def test_all_words_but_a_few_are_asked_for_somewhere():
    asked = {goal.kind for entry in all_challenges()[0] for goal in entry.challenge.levels["printed"].goals}
    assert len(asked) >= 15


def words(language: str, *files: str) -> dict[str, str]:
    text = "".join((TEXTS / language / f"{name}.ftl").read_text("utf-8") for name in files)
    return dict(re.findall(r"^([a-z0-9_-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(language):
    known = words(language, "challenges", "challenge", "scenarios")
    for entry in all_challenges()[0]:
        for text in (entry.title, entry.text, entry.challenge.when, entry.challenge.story):
            assert known.get(text), (entry.id, text)
    named = {t for e in all_challenges()[0] for t in (e.title, e.text, e.challenge.when, e.challenge.story)}
    assert set(words(language, "challenges")) <= named, "and no others"


@pytest.mark.parametrize("challenge", ALL)
def test_the_same_deal_was_won_and_lost(challenge):
    """So the deal alone does not decide."""
    deals, ways = [], []
    for ending, over in (("won", WON), ("lost", LOST)):
        save = read_save(file_of(challenge, ending))
        try:
            session = verify(RULES, save)
        except SaveError as error:
            pytest.fail(f"{challenge} {ending}: {error}. {REMEDY}", pytrace=False)
        assert session.state.over == over and session.setup == challenge_setup(challenge, edition=session.setup.edition)
        assert session.result().winners == ((0,) if ending == "won" else ())
        deals.append(session.seed)
        ways.append([entry.move for entry in session.log])
        assert scenario(challenge).challenge.levels["printed"].rounds >= session.state.round
    assert deals[0] == deals[1] and ways[0] != ways[1]
