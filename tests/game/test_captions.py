"""Captions have their own strip at the foot of the window: they cover nothing of any screen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.i18n.texts import LANGUAGES
from tests.game.layout import Case, app_for, every_screen, faults
from tests.game.unpainted import paint_nothing
from tests.shortened import first

SHAPES = (((1280, 720), 100), ((1280, 800), 100), ((1024, 640), 100), ((1920, 1080), 200))
CASES: list[Case] = [(name, *SHAPES[n % len(SHAPES)], "en") for n, name in enumerate(every_screen())]
LOWEST = SHAPES[2]  # the least room with captions: all pages in the other languages, too
FOREIGN: list[Case] = [
    (name, *LOWEST, language)
    for name in ("statistics", "score", "historia/learn", *every_screen())
    if "Decision" not in name
    for language in LANGUAGES
    if language != "en"
]
RUN = len(SHAPES)  # cases one after the other that are each of another shape
SOME = first(
    len(CASES) // 2,
    (case for turn in (0, 1) for n, case in enumerate(CASES) if n // RUN % 2 == turn),
)


@pytest.mark.sampled
@pytest.mark.parametrize("case", [*SOME, *first(21, dict.fromkeys(FOREIGN))], ids=lambda case: "-".join(map(str, case)))
def test_captions_cover_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    """All that a screen shows lies above the captions, in a window of any size, and nothing is cut for it."""
    paint_nothing(monkeypatch)
    app = app_for(tmp_path, case)
    if app is None:
        pytest.skip("the question never came")
    try:
        app.narrator.change("captions")
        app.narrator.follow()
        window = app.surface.get_size()
        assert app.ui.size[0] == window[0] and window[1] - app.ui.size[1] >= 60
        assert not faults(app)
        strip = pygame.Rect(0, app.ui.size[1], window[0], window[1] - app.ui.size[1])
        whole = app.surface.subsurface(strip).copy()
        app.top.draw(app.ui, app.surface.subsurface((0, 0), app.ui.size))
        assert app.surface.subsurface(strip).get_buffer().raw == whole.get_buffer().raw
        app.narrator.change("off")
        assert app.ui.size == window, "without captions the screen has the whole window again"
    finally:
        app.ui.pictures.renderer.stop()
