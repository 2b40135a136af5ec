"""Checks engine/brazil/RULES.md: its files and tests exist, every rule has a test, every rule file is named."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from game.i18n.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ENGINE, TESTS = ROOT / "engine" / "brazil", ROOT / "tests" / "brazil"
TABLE = (ENGINE / "RULES.md").read_text(encoding="utf-8")
RULINGS = (ENGINE / "RULINGS.md").read_text(encoding="utf-8")
SECTIONS = ("1 Words", "2 Setup", "3 The turn", "4 Deploy", "4 Painting", "4 Build", "4 Renovate", "4 Manufacture")
SECTIONS += ("4 Harbor and Trade", "5 Paying", "6 Movement and exploration", "7 Combat", "8 Missions, eras, palaces")
SECTIONS += ("9 Scoring", "10 Monarchs, and every card", "11 Solo", "12 Options")
NO_RULES = {
    "position_types.py",
    "__init__.py",
    "bag.py",
    "board.py",
    "chances.py",
    "components.py",
    "evaluate.py",
    "fields.py",
    "legality.py",
    "tile_index.py",
    "decisions.py",
    "moves.py",
    "puzzle_ideas.py",
    "scenarios.py",
    "terms.py",
    "toml_file.py",
}


def rows() -> list[tuple[str, str, list[str]]]:
    """(rule, file, tests) of every row."""
    out = []
    for line in TABLE.splitlines():
        if line.startswith("| ") and not line.startswith("| rule |"):
            rule, file, tests = (cell.strip() for cell in line.strip("|").split(" | "))
            out.append((rule, file.strip("`"), re.findall(r"`([^`]+)`", tests)))
    return out


@functools.cache
def names_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [n.name for n in tree.body if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")]


def test_the_table_has_a_section_for_every_part_of_the_rules():
    headings = re.findall(r"^## (.+)$", TABLE, re.MULTILINE)
    assert [h for h in headings if h in SECTIONS] == list(SECTIONS)
    assert len(rows()) > 140


def test_every_rule_stands_in_a_file_that_exists():
    assert [(rule, file) for rule, file, _ in rows() if not (ENGINE / file).is_file()] == []


def test_every_rule_has_a_test_that_exists():
    for rule, _, tests in rows():
        assert tests, rule
        for test in tests:
            file, _, name = test.partition("::")
            path = TESTS / file
            assert path.is_file(), f"{rule}: {file}"
            assert (name in names_in(path)) if name else names_in(path), f"{rule}: {test}"


def test_no_rule_stands_there_twice():
    names = [rule for rule, _, _ in rows()]
    assert len(set(names)) == len(names)


def test_every_rule_file_and_every_card_is_in_the_table():
    named = {file for _, file, _ in rows()}
    files = [p.relative_to(ENGINE) for p in ENGINE.rglob("*.py")]
    modules = {p.as_posix() for p in files if p.parts[0] not in ("cards", "questions")}
    cards = {p.relative_to(ENGINE).as_posix() for p in ENGINE.glob("cards/*/*.py")}
    missing = {path for path in modules | cards if path not in named and path.split("/")[-1] not in NO_RULES}
    assert missing == set()


def test_every_test_file_of_a_rule_or_card_is_in_the_table():
    named = {test.partition("::")[0] for _, _, tests in rows() for test in tests}
    files = {p.relative_to(TESTS).as_posix() for p in TESTS.rglob("test_*.py")}
    assert files - named == {"test_rules_table.py"}


def rulings() -> dict[str, str]:
    found = re.findall(r"^- ([a-z-]+): (.+)$", RULINGS, re.MULTILINE)
    assert len(found) == len(dict(found)), "an id stands there twice"
    return dict(found)


def test_rulings_are_one_sentence_or_two_each_with_an_id():
    lines = [line for line in RULINGS.splitlines() if line.startswith("-")]
    assert len(lines) == len(rulings()) > 40
    for ruling, text in rulings().items():
        assert text.endswith(".") and len(text) < 260, ruling


def test_the_decisions_that_must_be_shown_are_there():
    needed = {"turn-token", "painting-refill", "build-palace", "build-field", "build-river-basin", "palace-forgone"}
    needed |= {"turn-last-round", "score-shared", "capital-city", "combat-two-places", "solo-goals", "numbers-tiles"}
    assert needed <= set(rulings())


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_every_ruling_and_no_other(language):
    page = (ROOT / "game" / "brazil" / "texts" / language / "rulings.ftl").read_text(encoding="utf-8")
    sentences = dict(re.findall(r"^ruling-([a-z-]+) = (.+)$", page, re.MULTILINE))
    assert set(sentences) == set(rulings())
    shown = re.findall(r"\{ ruling-([a-z-]+) \}", page)
    assert sorted(shown) == sorted(sentences)
