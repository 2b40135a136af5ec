"""The band that asks: a hint without room ends in an ellipsis, and is told to whoever looks at it, by keys, too."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia import decisions as f
from game.app.app import App
from game.historia.panels.paint import MORE, SQUEEZE, rich, shortened
from game.historia.panels.prompt_bar import PromptBar
from game.historia.table import TableScreen
from game.historia.table_factory import FACTORY
from game.historia.wording import prompt
from game.render.theme import INK
from tests.game.some_languages import SOME_LANGUAGES

from .kit import Played

Make = Callable[..., App]
LONG = "Fight in a shared land: the one with more [military] gains 2 [vp], the other’s [cube] there is used."


def shown(app: App, hint: str, monkeypatch: pytest.MonkeyPatch) -> tuple[TableScreen, PromptBar]:
    """A War is asked for, with this hint."""
    app.select_game("historia")
    monkeypatch.setattr(prompt, "hint", lambda *_: hint)
    t = Played(table="two_filled", seed=3)
    assert t.until(f.WarDecision)
    table = FACTORY.open_table(app, t.match)
    table.model.renew()
    table.refresh(app.ui)
    assert table.root is not None
    return table, table.root.parts.board.prompt_bar


@pytest.mark.sampled
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("hint", ["", "Short", "[vp] short", LONG, LONG.replace("[", "").replace("]", "")])
def test_a_hint_that_has_no_room_leaves_a_trace_and_the_keys_come_to_it(
    make_app: Make, scale: int, language: str, hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(scale=scale, language=language)
    table, prompt_bar = shown(app, hint, monkeypatch)
    assert prompt_bar.hinted == hint or prompt_bar.hinted.endswith(MORE)
    assert prompt_bar.focusable == (scale == 200 and len(hint) > 20)
    assert hint in prompt_bar.tip
    if prompt_bar.focusable:
        assert prompt_bar in table.ui_root.order()
        table.ui_root.set_focus(app.ui, prompt_bar)
        assert table.ui_root.focused_tip
    room, drawn = prompt_bar._beside(app.ui), pygame.Surface(app.ui.size)
    prompt_bar.draw(app.ui, drawn)
    empty = drawn.copy()
    prompt_bar.hint = ""
    prompt_bar.draw(app.ui, empty)
    seen = [x for x in range(room.x, room.right) if _column(drawn, x, room) != _column(empty, x, room)]
    assert bool(seen) == bool(hint)


def _column(drawn: pygame.Surface, x: int, room: pygame.Rect) -> list[int]:
    return [drawn.get_at_mapped((x, y)) for y in range(room.y, room.bottom)]


@pytest.mark.parametrize("room", [1000, 350, 250, 120, 40])
def test_words_with_symbols_are_cut_after_one_of_them(make_app: Make, room: int) -> None:
    app = make_app()
    app.select_game("historia")
    text = shortened(app.ui, LONG, room, 14)
    assert rich(app.ui, text, 10**5, 14, INK).width * SQUEEZE <= room
    assert text == LONG if room == 1000 else LONG.startswith(text.removesuffix(MORE)) and text.endswith(MORE)
    assert text.count("[") == text.count("]")
