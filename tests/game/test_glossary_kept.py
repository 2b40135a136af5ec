"""The texts of a language keep to its glossary: the same term for the same thing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from game.i18n.fluent_files import sources
from game.i18n.texts import SHELL
from game.shell import registry

FOLDERS = {"shell": SHELL, **{game: registry.plugin(game).texts for game in registry.PLUGINS}}
GLOSSARIES = sorted(SHELL.glob("*/GLOSSARY.md"))
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", re.MULTILINE)
NOT_WORDS = re.compile(r"\{[^{}]*(?:->|\})|^\s*\*?\[[\w-]+\]|\[[a-z0-9_/]+\]", re.MULTILINE)  # gaps, forms, symbols
Term = tuple[str, tuple[str, ...], tuple[str, ...]]


def terms(glossary: str) -> dict[str, list[Term]]:
    """Part -> its terms: English, the forms of the translation in lower case, ids of messages that need not have one.

    Raises KeyError for a part that is neither the shell nor a game.
    """
    found: dict[str, list[Term]] = {}
    for part in re.split(r"^## ", glossary, flags=re.MULTILINE)[1:]:
        name = part.split("\n", 1)[0].strip()
        assert name in FOLDERS, name
        _, *rows = ROW.findall(part)  # the first names the columns
        found[name] = [
            (term.strip(), tuple(form.strip().lower() for form in forms.split(",")), tuple(spared.split()))
            for term, forms, spared in rows
            if not term.startswith("-")
        ]
    return found


@cache
def texts_of(folder: Path) -> dict[str, str]:
    """Message id -> its words."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        for message, source in sources(path).items():
            found[message] = NOT_WORDS.sub(" ", source.partition("=")[2])
    return found


def holds(words: str, term: str) -> bool:
    """Whether English words hold the term, in the singular or the plural."""
    return term[:-1] in words and _pattern(term).search(words) is not None


@cache
def _pattern(term: str) -> re.Pattern[str]:
    many = f"{term[:-1]}ies" if term.endswith("y") else f"{term}(?:e?s)?"
    return re.compile(rf"\b(?:{term}|{many})\b")


def strays(english: dict[str, str], here: dict[str, str], wanted: list[Term]) -> list[tuple[str, str]]:
    """The terms that messages say otherwise than the glossary, with the ids."""
    return [
        (term, message)
        for term, forms, spared in wanted
        for message, words in english.items()
        if message in here and message not in spared and holds(words, term)
        if not any(form in here[message].lower() for form in forms)
    ]


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda path: path.parent.name)
def test_texts_keep_to_the_glossary(glossary: Path) -> None:
    language = glossary.parent.name
    for part, wanted in terms(glossary.read_text(encoding="utf-8")).items():
        assert len(wanted) > 10, part
        english, here = texts_of(FOLDERS[part] / "en"), texts_of(FOLDERS[part] / language)
        assert strays(english, here, wanted) == [], part


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda path: path.parent.name)
def test_every_term_and_exception_is_needed(glossary: Path) -> None:
    language = glossary.parent.name
    for part, wanted in terms(glossary.read_text(encoding="utf-8")).items():
        english, here = texts_of(FOLDERS[part] / "en"), texts_of(FOLDERS[part] / language)
        for term, forms, spared in wanted:
            assert any(holds(words, term) for words in english.values()), term
            stray = {message for _, message in strays(english, here, [(term, forms, ())])}
            assert set(spared) == stray, term


def test_a_term_said_otherwise_is_found() -> None:
    wanted = terms("## shell\n\n| e | f | o |\n|---|---|---|\n| City | ville, cités | spared |\n")["shell"]
    english = {"a": " Two Cities", "b": " A City", "c": " Citywide", "spared": " City"}
    here = {"a": " Deux cités", "b": " Une bourgade", "c": " Partout", "spared": " Bourg"}
    assert strays(english, here, wanted) == [("City", "b")]
