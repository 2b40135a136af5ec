"""Returns the reason why no hint is available now, and the tooltip of the hint button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.i18n.names import aside
from game.play.match import Match


def why_no_hint(match: Match[Any, Any]) -> str:
    """Returns the id of the message that says why no hint is available now; "" if one is. In a public choice a hint
    would give away secrets of the chooser."""
    if match.cursor is not None:
        return "advice-past"
    if match.acting is None:
        return "advice-nobody"
    return "" if match.acting == match.observer else "advice-public"


def hint_tip(text: Callable[..., str], match: Match[Any, Any], key: str) -> str:
    """Returns the tooltip of the hint button: name, key and, while it is disabled, the reason."""
    reason = why_no_hint(match)
    name = aside(text, text("command-hint"), key) if key else text("command-hint")
    return f"{name}\n{text(reason)}" if reason else name
