"""Loads the Fluent files of a language; a message is parsed when it is first needed.

Parsing all files takes a third of a second, and most messages have nothing in them but words: those never reach
Fluent, and the first screen comes without it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
CUT = re.compile(r"^(?=[^\s\[*.}])", re.MULTILINE)  # an entry, or a comment, begins in the first column
NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
INSERTED = re.compile(r'\{ *(?:\$([a-zA-Z][\w-]*)|"([^"\\{}]*)") *\}', re.ASCII)  # an argument, or words in quotes
MARK = "\ue000"  # stands for what is inserted: of no script, so that no space beside it is trimmed
PLACEABLE = re.compile(r"\{[^{}]*")
COUNTS_AS = {"pt-BR": "pt-PT"}  # the standard of pt-BR calls nought one: it would be told "1 ponto" for none


def split_messages(text: str) -> dict[str, str]:
    """Splits a Fluent file into its messages and terms: returns the source of each by id."""
    entries = {}
    for part in CUT.split(text):
        if match := ENTRY.match(part):
            entries[match[1]] = part
    return entries


def format_plain(source: str) -> str | None:
    """Formats a message, given by its source, that contains only words, without Fluent. Returns None if Fluent is
    needed."""
    if "{" in source or "}" in source:
        return None
    first, *others = source.partition("=")[2].split("\n")
    lines = [line.rstrip(" ") for line in others]
    if any(line.lstrip(" ").startswith((".", "[", "*")) or "\t" in line or "\r" in line for line in lines):
        return None
    indent = min((len(line) - len(line.lstrip(" ")) for line in lines if line), default=0)
    words = [first.strip(" "), *(line[indent:] for line in lines)]
    return "\n".join(words).strip("\n ") or None


@cache
def _pieces(source: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]] | None:
    """The words of a message between what is inserted, and that: (argument, "") or ("", words in quotes). None if more
    than that is in it."""
    inserted = tuple((found[1] or "", found[2] or "") for found in INSERTED.finditer(source))
    words = format_plain(INSERTED.sub(MARK, source)) if MARK not in source else None
    return (tuple(words.split(MARK)), inserted) if words is not None else None


def format_with_text_arguments(source: str, values: dict[str, Any]) -> str | None:
    """Formats a message, given by its source, that contains only words, quotes and text arguments (`values`, by name),
    without Fluent. Returns None if Fluent is needed."""
    pieces = _pieces(source)
    if pieces is None:
        return None
    words, inserted = pieces
    text = [words[0]]
    for (argument, quoted), after in zip(inserted, words[1:], strict=True):
        value = values.get(argument) if argument else quoted
        if type(value) is not str:
            return None
        text += (value, after)
    return "".join(text)


@cache
def sources(path: Path) -> dict[str, str]:
    """Returns the source of each message of a file by id; a file is read once. Raises OSError."""
    return split_messages(path.read_text(encoding="utf-8"))


@cache
def parsed(source: str) -> Resource:
    """Parses a message's source by Fluent, which takes some 3 ms; cached for all screens and languages."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


class FluentLanguage:
    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        for path in files:
            self._sources.update(sources(path))
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def has(self, message: str) -> bool:
        return message in self._sources

    def starting(self, prefix: str) -> list[str]:
        """Returns the ids of the messages that begin with a prefix, in the order of the files."""
        return [message for message in self._sources if message.startswith(prefix)]

    def format(self, message: str, values: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """Formats a message. Returns the text (None: the message has none) and Fluent's errors."""
        words = format_with_text_arguments(self._sources[message], values)
        if words is not None:
            return words, []
        bundle = self._ready(message)
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            return None, []
        text, errors = bundle.format_pattern(pattern, values)
        return str(text), list(errors)

    def get_ready(self) -> None:
        """Loads number formats and parses all messages that need Fluent ahead of time; called in a thread."""
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language])
        bundle.add_resource(parsed("n = { $n ->\n [one] { $n }\n *[other] { $n }\n }"))
        pattern = bundle.get_message("n").value
        assert pattern is not None
        bundle.format_pattern(pattern, {"n": 2})
        for name, source in self._sources.items():
            if name not in self._parsed and format_plain(source) is None:
                parsed(source)
                time.sleep(0.001)  # the window has no less of the processor for it

    def _ready(self, message: str) -> FluentBundle:
        """The bundle with this message in it, and all it refers to."""
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([COUNTS_AS.get(self.language, self.language)], use_isolating=False)
        wanted = [message]
        while wanted:
            name = wanted.pop()
            if name in self._parsed:
                continue
            self._parsed.add(name)
            source = self._sources[name]
            self._bundle.add_resource(parsed(source), allow_overrides=True)
            words = (word for part in PLACEABLE.findall(source) for word in NAME.findall(part))
            wanted += [word for word in words if word in self._sources]
        return self._bundle
