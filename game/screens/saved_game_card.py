"""Text and picture of a saved game, for the menu and the list of saves."""

from __future__ import annotations

import base64
import binascii
import io
import itertools
import logging
from functools import lru_cache

import pygame

from engine.storage.png_carrier import PNG
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.texts import Texts
from game.platform.save_list import SavedGame
from game.play.rungs import default_name
from game.render.ui import Ui
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Size, Widget

log = logging.getLogger(__name__)
SMALL = (120, 75)  # u, of the picture
MOST_PIXELS = 1 << 20


def describe(shell: Shell, save: SavedGame) -> str:
    """Describes a save in a few lines (game and state, players, date), or says why it can't be opened."""
    if save.newer:
        return shell.ui.text("save-newer")
    if save.before:
        return shell.ui.text("save-before")
    if save.damaged:
        return shell.ui.text("save-damaged")
    if save.game not in registry.PLUGINS:
        return shell.ui.text("load-unknown-game", game=display_text(save.game, LONGEST_NAME))
    texts = shell.texts_of(save.game)
    try:
        about = registry.plugin(save.game).describe(save, texts) if save.extra else texts("game-title")
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        OverflowError,
    ):  # the save's extra data is malformed
        return texts("save-damaged")
    if len(registry.PLUGINS) > 1:
        about = texts("labelled", label=texts("game-title"), what=about)
    when = texts("save-when", date=save.saved.strftime("%Y-%m-%d"), time=save.saved.strftime("%H:%M"))
    names = _names(save, texts)
    lines = [display_text(about), ", ".join(names), when]
    if save.current_seat is not None and not save.over:
        lines[1] += f" – {texts('save-asked', name=names[save.current_seat])}"
    if save.origin:
        lines.append(texts("save-origin", origin=save.origin))
    return "\n".join(lines)


def _names(save: SavedGame, texts: Texts) -> list[str]:
    """Returns the seats' names: as typed, or the seat's role in the current language."""
    looks = {look.id: texts(look.name) for look in registry.plugin(save.game).looks}
    kinds = itertools.zip_longest(save.names, save.who, save.looks[: len(save.names) or None], fillvalue="")
    return [
        display_text(name, LONGEST_NAME) if name else default_name(texts, who, looks.get(look, ""))
        for name, who, look in kinds
    ]


def mark_pictures(save: SavedGame) -> list[str]:
    """Returns the picture ids of the marks of a save's seats; empty for an unknown game."""
    if save.game not in registry.PLUGINS:
        return []
    found = {look.id: look.mark for look in registry.plugin(save.game).looks}
    return [found[look] for look in save.looks if look in found]


@lru_cache(maxsize=64)
def decode_picture(picture: str) -> pygame.Surface | None:
    """Returns the thumbnail in a save (base64 of a PNG) as a surface, cached; None if it is damaged or too large."""
    try:
        raw = base64.b64decode(picture, validate=True)
        wide, high = int.from_bytes(raw[16:20], "big"), int.from_bytes(raw[20:24], "big")
        if not raw.startswith(PNG) or not 0 < wide * high <= MOST_PIXELS:
            return None
        return pygame.image.load(io.BytesIO(raw), "portrait.png")
    except (binascii.Error, ValueError, pygame.error) as error:
        log.info("a portrait cannot be read: %s", error)
        return None


class SavedGamePicture(Widget):
    """The thumbnail of a save, or its game's painting if it has none."""

    def __init__(self, save: SavedGame) -> None:
        super().__init__()
        self.picture = decode_picture(save.picture) if save.picture else None
        self.painting = registry.plugin(save.game).picture if save.game in registry.PLUGINS else ""

    def measure(self, ui: Ui, width: int) -> Size:
        nothing = self.picture is None and not self.painting
        return (0, 0) if nothing else (ui.px(SMALL[0]), ui.px(SMALL[1]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.width or not self.rect.colliderect(target.get_clip()):
            return
        place = pygame.Rect((0, 0), (ui.px(SMALL[0]), ui.px(SMALL[1])))
        place.center = self.rect.center
        if self.picture is not None:
            target.blit(pygame.transform.smoothscale(self.picture, place.size), place)
        elif ui.pictures.has(self.painting):
            shape = ui.pictures.ratio(self.painting)
            target.blit(ui.pictures.covering(self.painting, place.size, shape), place)
        pygame.draw.rect(target, ui.theme.panel_edge, place, max(1, ui.px(1)))
