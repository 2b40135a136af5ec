"""engine/QUESTIONS.md lists every question a card may answer, with a card that does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.brazil.questions.gold import GoldCardRules
from engine.scaffold.question_table import table

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_EXAMPLE = {"on_played", "why_not_use"}  # no card of the first edition needs them


def test_the_page_is_current() -> None:
    page = (ROOT / "engine/QUESTIONS.md").read_text(encoding="utf-8")
    assert page == table(), "write it by: python -m engine questions --write"


def test_every_question_says_what_it_means_and_has_an_example_that_exists() -> None:
    rows = [line.strip("| ").split(" | ") for line in table().splitlines() if line.startswith("| `")]
    assert len(rows) > 70
    assert [name for name, means, _ in rows if not means.endswith(".")] == []
    files = {name.strip("`"): re.findall(r"\]\((.+)\)", example) for name, _, example in rows}
    assert {name for name, found in files.items() if not found} <= WITHOUT_EXAMPLE
    assert [path for found in files.values() for path in found if not (ROOT / "engine" / path).is_file()] == []


def test_a_question_that_is_new_is_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_discarded(self: object) -> None:
        """Called after the card was discarded."""

    monkeypatch.setattr(GoldCardRules, "on_discarded", on_discarded, raising=False)
    assert "| `on_discarded` | Called after the card was discarded. | - |" in table()
