"""Checks engine/historia/RULES.md: its files and tests exist, every rule has a test, every rule file is named."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from engine.historia.components import ADVISORS, CIVBOT_CARDS, GOVERNMENTS, LEADERS, TERRITORIES, WONDERS
from game.i18n.texts import LANGUAGES
from tests.parsed import nodes

ROOT = Path(__file__).resolve().parents[2]
ENGINE, TESTS = ROOT / "engine" / "historia", ROOT / "tests" / "historia"
TABLE = (ENGINE / "RULES.md").read_text(encoding="utf-8")
RULINGS = (ENGINE / "RULINGS.md").read_text(encoding="utf-8")
SECTIONS = ("1 Words", "2 Setup", "3 The round", "4 The queue", "5 Operations", "6 The ten actions")
SECTIONS += ("7 The development matrix", "8 Wonders", "9 Advisors", "10 Leaders", "11 Civbots")
SECTIONS += ("12 The end of a turn", "13 Scoring, the end, options")
NO_RULES = {
    "lesson_words.py",
    "puzzle_ideas.py",
    "position_types.py",
    "__init__.py",
    "chances.py",
    "evaluate.py",
    "events.py",
    "decisions.py",
    "moves.py",
    "shapes.py",
    "state.py",
    "terms.py",
    "card_language.py",
    "action_value.py",
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
    assert re.findall(r"^## (.+)$", TABLE, re.MULTILINE) == list(SECTIONS)
    assert len(rows()) > 100


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


def test_every_rule_file_is_in_the_table():
    named = {file for _, file, _ in rows()}
    modules = {p.relative_to(ENGINE).as_posix() for p in ENGINE.rglob("*.py")}
    assert {path for path in modules if path not in named and path.split("/")[-1] not in NO_RULES} == set()


def test_every_test_file_is_in_the_table():
    named = {test.partition("::")[0] for _, _, tests in rows() for test in tests}
    files = {p.relative_to(TESTS).as_posix() for p in TESTS.rglob("test_*.py")}
    assert files - named == {"test_rules_table.py", "test_lesson_words.py"}


def rulings() -> dict[str, str]:
    found = re.findall(r"^- ([a-z-]+): (.+)$", RULINGS, re.MULTILINE)
    assert len(found) == len(dict(found)), "an id stands there twice"
    return dict(found)


def test_rulings_are_one_sentence_or_two_each_with_an_id():
    lines = [line for line in RULINGS.splitlines() if line.startswith("-")]
    assert len(lines) == len(rulings()) > 55
    for ruling, text in rulings().items():
        assert text.endswith(".") and len(text) < 300, ruling


def test_the_numbers_of_our_own_are_named():
    assert {"numbers", "own-cards", "own-matrix", "own-map", "own-civbots", "reset-mid-era"} <= set(rulings())


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_every_ruling_and_no_other(language):
    page = (ROOT / "game" / "historia" / "texts" / language / "rulings.ftl").read_text(encoding="utf-8")
    sentences = dict(re.findall(r"^ruling-([a-z-]+) = (.+)$", page, re.MULTILINE))
    assert set(sentences) == set(rulings())
    assert sorted(re.findall(r"\{ ruling-([a-z-]+) \}", page)) == sorted(sentences)


def test_rule_files_name_no_card():
    """Cards are data: only the component files know their names."""
    names = {*ADVISORS, *CIVBOT_CARDS, *GOVERNMENTS, *LEADERS, *TERRITORIES, *WONDERS}
    for path in ENGINE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and n.value in names]
        assert found == [], path.name


def test_files_and_functions_stay_small():
    for path in ENGINE.rglob("*.py"):
        if path.name not in ("events.py", "decisions.py"):
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 270, path.name
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef) and node.name != "copy":
                assert node.end_lineno - node.lineno < 45, (path.name, node.name)
