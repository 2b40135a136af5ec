"""What the tests of the table need is needed here, too."""

from __future__ import annotations

from tests.game.conftest import nobody_is_hasty

__all__ = ["nobody_is_hasty"]
