"""Lines of a recap read well: what happened at a place follows its name and a colon."""

from __future__ import annotations

import pytest

from game.i18n.texts import LANGUAGES, Texts
from game.struggle.plugin import PLUGIN

AT_A_PLACE = ("flagged", "unflagged", "squadron-from", "squadron-home", "squadron-lost", "tile-returned")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_at_a_place_has_no_colon_of_its_own(language: str) -> None:
    """Two colons in one line leave open what belongs to what."""
    texts = Texts(language, PLUGIN.texts)
    for message in AT_A_PLACE:
        said = texts(f"step-{message}", side="S", place="P")
        assert not {":", "："} & set(said), f"{message}: {said}"
