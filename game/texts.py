"""Every sentence a player reads, by message id, in the chosen language (Fluent files)."""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pt-BR", "es")
HERE = Path(__file__).parent
FOLDERS = (HERE / "texts", HERE / "brazil" / "texts")
log = logging.getLogger(__name__)


def system_language() -> str:
    """The player's language when we speak it, English otherwise."""
    spoken = os.environ.get("LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    if not spoken:
        try:
            spoken = locale.getlocale()[0] or ""
        except ValueError:
            spoken = ""
    for prefix, language in (("pt", "pt-BR"), ("portug", "pt-BR"), ("es", "es"), ("span", "es")):
        if spoken.lower().startswith(prefix):
            return language
    return "en"


def language_files(language: str) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((folder / language).glob("*.ftl"))


class Texts:
    """Looks messages up; a text missing in a language falls back to English, never to a crash."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._bundle = self._load(self.language)
        self._english = self._bundle if self.language == "en" else None
        self._plain: dict[str, str] = {}

    @staticmethod
    def _load(language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for path in language_files(language):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        return bundle

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **values: Any) -> str:
        if not values:
            known = self._plain.get(message)
            if known is None:
                known = self._plain[message] = self._format(message, {})
            return known
        return self._format(message, values)

    def _format(self, message: str, values: dict[str, Any]) -> str:
        bundle = self._bundle
        if not bundle.has_message(message):
            if self._english is None:
                self._english = self._load("en")
            bundle = self._english
            if not bundle.has_message(message):
                log.warning("no text for %s", message)
                return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            return message
        text, errors = bundle.format_pattern(pattern, values)
        for error in errors:
            log.warning("text %s: %s", message, error)
        return str(text)
