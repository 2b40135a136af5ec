"""What the tests of the table need is needed here, too."""

from __future__ import annotations

from tests.game.conftest import drawings, drawn_once, no_chance, no_keys, nobody_is_hasty, remembered, shared

__all__ = ["drawings", "drawn_once", "no_chance", "no_keys", "nobody_is_hasty", "remembered", "shared"]
