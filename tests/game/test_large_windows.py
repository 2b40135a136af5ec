"""What a large window shows is what a small one does, larger: the same words, in letters as much larger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.historia.panels.paint import SQUEEZE as PAINT
from game.historia.panels.paint import is_cut
from game.struggle.panels.action_points import SQUEEZE as ACTION_POINTS
from game.struggle.panels.action_points import _fitting
from game.widgets.fitted_text import fit_line

Make = Callable[..., App]
SMALL, LARGE = (1280, 720), (3840, 2160)
WORDINGS = ("and up to 6 of Debt, 0 Treaty Points", "6 of Debt, 0 TP")


@pytest.mark.parametrize("room", [60, 90, 120, 150, 180, 210])
def test_a_large_window_takes_no_words_that_only_minute_letters_fit(make_app: Make, room: int) -> None:
    for size in (SMALL, LARGE):
        ui = make_app(size).ui
        wide = ui.fonts.width(WORDINGS[0], "text", round(14 if size == SMALL else 11 * ui.u))
        long = _fitting(ui, WORDINGS, round(room * ui.u)) == WORDINGS[0]
        assert long is (wide * ACTION_POINTS <= round(room * ui.u))
        assert is_cut(ui, WORDINGS[0], "text", round(room * ui.u)) is (wide * PAINT > round(room * ui.u))


def test_a_line_without_room_is_narrowed_before_its_letters_are_minute(
    make_app: Make,
) -> None:
    heights = []
    for size in (SMALL, LARGE):
        ui = make_app(size).ui
        line = fit_line(ui, WORDINGS[0], round(150 * ui.u), "text", ui.type_size(13), (0, 0, 0), squeeze=0)
        assert line.get_width() <= 150 * ui.u
        heights.append(line.get_height() / ui.u)
    assert heights[1] > 0.7 * heights[0]
