"""The languages that tests of what is drawn run in; `pytest -m long` runs the others."""

from __future__ import annotations

from game.i18n.texts import LANGUAGES
from tests.shortened import first

SHORT = ("en", "de", "ja")  # the first that was written, the one with the longest words, one without spaces
SOME_LANGUAGES = first(len(SHORT), sorted(LANGUAGES, key=lambda language: language not in SHORT))
