"""The class of a card says in its docstring what is printed on the card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core import printed

CARDS = printed.cards()


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_the_docstring_of_a_card_holds_its_printed_text(path: Path) -> None:
    assert printed.stands_in(path) == CARDS[path], "write it by: python -m tests.core.printed"


def test_a_text_that_changed_is_written_anew_and_nothing_else_changes(tmp_path: Path) -> None:
    card = tmp_path / "card.py"
    card.write_text('class Card(Base):\n    """Brings gold."""\n\n    id = "card"\n', encoding="utf-8")
    for words in ("Gain [gold].", "Gain 2 [gold], " + "and then some more, " * 8 + "at once."):
        printed.write(card, words)
        assert printed.stands_in(card) == words
    lines = card.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["class Card(Base):", '    """Brings gold.'] and lines[-3:] == [
        '    """',
        "",
        '    id = "card"',
    ]
    assert max(map(len, lines)) <= 120
