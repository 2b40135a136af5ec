"""Formats Fluent messages by id in the chosen language, or in English where one is missing; caches the results."""

from __future__ import annotations

import locale
import logging
import os
import re
from collections.abc import Hashable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from game.i18n.fluent_files import FluentLanguage, format_plain, sources
from game.i18n.glossary import Glossary

REMEMBERED = 4000  # lines with values in them
SHELL = Path(__file__).parents[1] / "texts"
FIRST = ("en", "pt-BR", "es")
# beginnings of the names by which Windows calls a locale ("French_France")
WINDOWS = {"portug": "pt", "span": "es", "fren": "fr", "germ": "de", "pol": "pl", "japan": "ja", "chin": "zh"}


def _languages() -> tuple[str, ...]:
    """The languages that have a folder of texts, in the order of the list of languages."""
    found = sorted(path.parent.name for path in SHELL.glob("*/shell.ftl"))
    return (*(language for language in FIRST if language in found), *(lang for lang in found if lang not in FIRST))


LANGUAGES = _languages()
log = logging.getLogger(__name__)


def system_language() -> str:
    """Returns the code of the language of the player's system if the program has it, else "en"."""
    spoken = os.environ.get("LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    if not spoken:
        try:
            spoken = locale.getlocale()[0] or ""
        except ValueError:
            spoken = ""
    code = re.split(r"[_.@:-]", spoken.lower())[0]
    code = next((short for name, short in WINDOWS.items() if len(code) > 3 and code.startswith(name)), code)
    return next((language for language in LANGUAGES if language.partition("-")[0] == code), "en")


@cache
def own_name(language: str) -> str:
    """Returns the name of a language, given by its code, in that language (Français), for the list of languages."""
    return format_plain(sources(SHELL / language / "shell.ftl").get("language-name", "")) or language


def language_files(language: str, *games: Path) -> Iterator[Path]:
    """Yields the paths of a language's Fluent files: of the texts that all games share, and those in the folders of
    these games."""
    for folder in (SHELL, *games):
        yield from _files(folder / language)


@cache
def _files(folder: Path) -> tuple[Path, ...]:
    """The files of messages in a folder, which is looked into once."""
    return tuple(sorted(folder.glob("*.ftl")))


class Texts:
    """The messages of the shell and a game by id; one missing in a language falls back to English."""

    def __init__(self, language: str = "en", *games: Path) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.games = games
        self._spoken = FluentLanguage(self.language, language_files(self.language, *games))
        self._english = self._spoken if self.language == "en" else None
        self._plain: dict[str, str] = {}
        self._said: dict[Hashable, str] = {}  # with values in them; the same lines are asked for at every redraw

    def has(self, message: str) -> bool:
        return self._spoken.has(message)

    def starting(self, prefix: str) -> list[str]:
        """Returns the ids of all messages that begin with a prefix, in the order of the files."""
        return self._spoken.starting(prefix)

    def get_ready(self) -> None:
        """Parses all messages that need Fluent ahead of time; called in a thread while the player reads the menu."""
        self._spoken.get_ready()

    @cached_property
    def glossary(self) -> Glossary:
        return Glossary(self.has, self)

    def __call__(self, message: str, **values: Any) -> str:
        if not values:
            known = self._plain.get(message)
            if known is None:
                known = self._plain[message] = self._format(message, {})
            return known
        key = (message, tuple((name, type(value), value) for name, value in values.items()))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(message, values)
        return said

    def _punctuated(self, values: dict[str, Any]) -> dict[str, Any]:
        """Gives lists inside values, joined by ", " or "; ", the marks of the language."""
        comma, semicolon = self("mark-comma"), self("mark-semicolon")
        if comma == ", ":
            return values
        return {
            name: value.replace(", ", comma).replace("; ", semicolon) if isinstance(value, str) else value
            for name, value in values.items()
        }

    def _format(self, message: str, values: dict[str, Any]) -> str:
        language = self._spoken
        if not language.has(message):
            if self._english is None:
                self._english = FluentLanguage("en", language_files("en", *self.games))
            language = self._english
            if not language.has(message):
                log.warning("no text for %s", message)
                return message
        text, errors = language.format(message, self._punctuated(values) if values else values)
        for error in errors:
            log.warning("text %s: %s", message, error)
        return message if text is None else text
