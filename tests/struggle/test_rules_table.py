"""Checks engine/struggle/RULES.md: its files and tests exist, every rule has a test, every rule file is named."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from engine.struggle.components import EVENTS, MINISTRIES
from game.i18n.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ENGINE, TESTS = ROOT / "engine" / "struggle", ROOT / "tests" / "struggle"
TABLE = (ENGINE / "RULES.md").read_text(encoding="utf-8")
RULINGS = (ENGINE / "RULINGS.md").read_text(encoding="utf-8")
NO_RULES = {
    "lesson_words.py",
    "puzzle_ideas.py",
    "position_types.py",
    "__init__.py",
    "board.py",
    "card_shapes.py",
    "chances.py",
    "evaluate.py",
    "decisions.py",
    "game.py",
    "shapes.py",
    "state.py",
    "terms.py",
}
PLAIN_DATA = {"events", "moves"}  # packages that hold no rules


def rows() -> list[tuple[str, str, list[str]]]:
    """(rule, file, tests) of every row."""
    out = []
    for line in TABLE.splitlines():
        if line.startswith("| ") and not line.startswith("| rule |"):
            rule, file, tests = (cell.strip() for cell in line.strip("|").split(" | "))
            out.append((rule, file.strip("`"), re.findall(r"`([^`]+)`", tests)))
    return out


@cache
def names_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [n.name for n in tree.body if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")]


def test_the_table_has_a_section_for_every_part_of_the_rules():
    headings = re.findall(r"^## (\d+) ", TABLE, re.MULTILINE)
    assert headings == [str(n) for n in range(1, 17)]
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
    files = {
        p.relative_to(ENGINE).as_posix()
        for p in ENGINE.rglob("*.py")
        if p.name not in NO_RULES and p.parent.name not in PLAIN_DATA
    }
    assert files - named == set()
    rules = {rule for rule, _, _ in rows()}
    assert {f"Event {card.no}: {card.name}" for card in EVENTS.values()} <= rules
    assert {f"Ministry {card.no}: {card.name}" for card in MINISTRIES.values()} <= rules


def test_every_test_file_is_in_the_table():
    named = {test.partition("::")[0] for _, _, tests in rows() for test in tests}
    files = {p.relative_to(TESTS).as_posix() for p in TESTS.rglob("test_*.py")}
    assert files - named == {"test_rules_table.py"}


def rulings() -> dict[str, str]:
    found = re.findall(r"^- ([a-z0-9-]+): (.+)$", RULINGS, re.MULTILINE)
    assert len(found) == len(dict(found)), "an id stands there twice"
    return dict(found)


COUNT = 62


def test_all_rulings_are_there_one_sentence_or_two_each():
    numbers = [int(m.group(1)) for m in map(re.compile(r"r(\d+)-").match, rulings()) if m]
    assert numbers == list(range(1, COUNT + 1)) and len(rulings()) == COUNT
    for ruling, text in rulings().items():
        assert text.endswith(".") and len(text) < 260, ruling


def test_the_rulings_that_code_names_are_there():
    source = "".join(p.read_text(encoding="utf-8") for p in ENGINE.rglob("*.py"))
    named = {int(n) for n in re.findall(r"\bR(\d+)\b", source)}
    assert named and named <= set(range(1, COUNT + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_rulings_in_the_game_has_them_all(language):
    folder = ROOT / "game" / "struggle" / "texts" / language
    lines = re.findall(r"^ruling-r(\d+) = (.+)$", (folder / "rulings.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    shown = re.findall(r"\*R(\d+)\* \{ ruling-r(\d+) \}", (folder / "rules.ftl").read_text(encoding="utf-8"))
    assert [int(number) for number, _ in lines] == list(range(1, COUNT + 1))
    assert [(int(a), int(b)) for a, b in shown] == [(n, n) for n in range(1, COUNT + 1)]
    if language == "en":
        assert [text.replace("’", "'") for _, text in lines] == list(rulings().values())
