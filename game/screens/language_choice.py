"""The drop-down list of languages; marks translations that no native speaker has checked."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.names import listed
from game.i18n.texts import LANGUAGES, Texts, own_name
from game.widgets.toggles import DropDown

READ = ("en",)  # languages a native speaker has read


def language_drop_down(texts: Texts, change: Callable[[str], None]) -> DropDown:
    """Builds the drop-down list of languages, each by its own name."""
    unread = [own_name(language) for language in LANGUAGES if language not in READ]
    options = [(language, own_name(language)) for language in LANGUAGES]
    tip = texts("settings-language-tip", names=listed(texts, unread))
    return DropDown(options, texts.language, change, name="language", tip=tip, label=texts("settings-language"))
