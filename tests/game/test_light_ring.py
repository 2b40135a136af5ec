"""The light round what a coach points at."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.widgets import light_ring
from game.widgets.light_ring import FULL_HEIGHT, draw_light_frame


def reach(app: App, height: int) -> int:
    """How many pixels above a widget of this height its frame begins."""
    target = pygame.Surface((300, 300), pygame.SRCALPHA)
    rect = pygame.Rect(100, 100, 100, height)
    draw_light_frame(app.ui, target, rect)
    return rect.y - pygame.mask.from_surface(target, 0).get_bounding_rects()[0].y


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_frame_of_a_low_widget_leaves_its_neighbours_readable(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """ "Announce" stands between the lines of two Missions, a few units from each."""
    app = make_app(size)
    monkeypatch.setattr(light_ring, "pulse", lambda ui: 0.0)  # else the frame grows and shrinks between two measures
    full, low = reach(app, app.ui.px(FULL_HEIGHT)), reach(app, app.ui.px(FULL_HEIGHT / 2))
    assert reach(app, app.ui.px(FULL_HEIGHT * 2)) == full
    assert 0 < low <= 0.7 * full
