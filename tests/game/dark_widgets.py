"""Which widgets are dark: they could answer a question, but not the one that is pending."""

from __future__ import annotations

from game.widgets.base import Widget


def dark(widget: Widget) -> bool:
    """Whether a widget that can be lit is not. Most widgets never are: Widget.lit is no answer for them."""
    own = "lit" in vars(widget) or any("lit" in vars(kind) for kind in type(widget).__mro__ if kind is not Widget)
    return own and not widget.lit
