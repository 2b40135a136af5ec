"""Every idea of a puzzle has a short name in every language, and every name is of an idea."""

from __future__ import annotations

import pytest

from engine.puzzles.ideas import idea_ids
from engine.registry import GAMES
from game.i18n.texts import LANGUAGES, Texts
from game.shell import registry

LONGEST = 24


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_has_a_short_name(game, language):
    texts = Texts(language, registry.plugin(game).texts)
    for idea in idea_ids(game):
        assert texts.has(f"puzzle-idea-{idea}"), idea
        assert 0 < len(texts(f"puzzle-idea-{idea}")) <= LONGEST, texts(f"puzzle-idea-{idea}")
    own = {name for name in texts.starting("puzzle-idea-") if "{" not in name}
    shell = set(Texts(language).starting("puzzle-idea-"))
    assert own - shell == {f"puzzle-idea-{idea}" for idea in idea_ids(game)}
