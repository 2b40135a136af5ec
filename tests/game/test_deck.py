"""The screen of a Steam Deck, 1280 x 800: no text is under 12 px, but for names on cards that can be enlarged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.render.fonts import Fonts
from game.render.theme import Colour
from tests.game.layout import app_for, every_screen, paint_nothing

LEAST = 12  # px
# names on small cards, and on the sheet of Imperial Struggle: read on the card from near, by zoom, in a tooltip
ENLARGED = ("widgets/material/ribbon.py", "struggle/drawing/card_face.py", "struggle/map/place_names.py")


@pytest.mark.parametrize("screen", every_screen())
def test_no_text_is_too_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str) -> None:
    paint_nothing(monkeypatch)
    small: dict[str, int] = {}
    line, drawn = Fonts.line, [0]

    def watched(fonts: Fonts, text: str, style: str, size: int, colour: Colour) -> object:
        drawn[0] += 1
        frame, files = sys._getframe(1), []
        while size < LEAST and len(files) < 8 and frame.f_back is not None:
            files.append(frame.f_code.co_filename.replace("\\", "/"))
            frame = frame.f_back
        if size < LEAST and text.strip() and not any(one in file for one in ENLARGED for file in files):
            small[f"{text} ({Path(files[0]).name})"] = size
        return line(fonts, text, style, size, colour)

    monkeypatch.setattr(Fonts, "line", watched)
    app = app_for(tmp_path, (screen, (1280, 800), 100, "en"))
    if app is None:
        pytest.skip("the question never came")
    app.draw()
    app.ui.pictures.renderer.stop()
    assert drawn[0] and not small
