"""Sets the limits of the surface caches by the size of the window."""

from __future__ import annotations

from game.render import fonts, image_cache, nine_slice
from game.render.ui import Ui


def make_room(ui: Ui) -> None:
    """Sets the size limits of the surface caches for pictures, boxes and lines of text in proportion to the window's
    area."""
    window = ui.size[0] * ui.size[1] * 4
    ui.pictures.ready.most = max(image_cache.ROOM, 5 * window)
    ui.chrome.boxes.most = max(nine_slice.ROOM, window * 3 // 2)
    ui.fonts.lines.most = max(fonts.ROOM, window)
