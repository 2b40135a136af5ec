"""A Building or City on offer: the tile with its price above and its name below, and its zoom preview."""

from __future__ import annotations

import pygame

from engine.brazil import facts
from engine.brazil.components import BUILDINGS
from engine.brazil.state import State
from game.brazil.cards.zoom_preview import LARGE, text_panel
from game.brazil.wording import words
from game.i18n.line_breaks import parts_of
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, LIGHT_TEXT
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.rich_text import BrokenText, lay_out

SIDE = 80  # u
TITLE = 14  # u: type size
SHAPE = 220 / 200  # height of a tile by its width


def tile_facts(ui: Ui, s: State, seat: int, name: str) -> str:
    """Returns a line of text: what a tile would cost the seat, what it would produce if it is a
    Building, and its points."""
    line = words.price(ui.texts, facts.tile_price(s, seat, name))
    if name in BUILDINGS:
        line += f" → {words.symbols(facts.production_of(s, seat, name))}"
    return line + f"  [vp]{facts.points_of(s, seat, name)}"


class OfferedTile(Pressable):
    """A tile that can be bought or built.

    ``note``: how many are left.
    """

    def __init__(
        self,
        tile: str,
        price: str,
        title: str,
        action: Action | None = None,
        *,
        note: str = "",
        legal: bool = True,
        lit: bool = False,
        chosen: bool = False,
        side: float = SIDE,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(action, name=name or f"tile-{tile}", tip=tip)
        self.tile, self.price, self.title, self.note = tile, price, title, note
        self.legal, self.lit, self.chosen, self.side = legal, lit, chosen, side
        self.handbook_page = words.tile_page(tile)
        self.focusable = action is not None

    def _room(self, ui: Ui) -> int:
        """Returns the width of its texts in pixels: wider than designed where a word of the title is."""
        letters = ui.least_type_size(TITLE)
        parts = [part for word in self.title.split() for part in parts_of(word)]
        return max([ui.px(self.side + 16), *(ui.fonts.extent(part, "strong", letters)[0] for part in parts)])

    def _rows(self, ui: Ui) -> tuple[BrokenText, BrokenText]:
        wide = self._room(ui)
        below = f"*{self.title}*" + (f"\n{self.note}" if self.note else "")
        return (
            lay_out(ui, self.price, wide, size=15, colour=INK, align="centre"),
            lay_out(ui, below, wide, size=TITLE, colour=INK, align="centre"),
        )

    def measure(self, ui: Ui, width: int) -> Size:
        above, below = self._rows(ui)
        more = self._room(ui) - ui.px(self.side + 16)
        return (ui.px(self.side + 22) + more, above.height + ui.px(self.side * SHAPE) + below.height + ui.px(14))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        above, below = self._rows(ui)
        lit = (self.lit and self.legal) or self.chosen
        strong = lit and (self.hovered or self.focused or self.chosen)
        edge = GOLD if lit else (143, 100, 24)
        if strong:
            edge = ui.theme.light
        look = Look(
            radius=ui.px(7),
            top=(251, 244, 226),
            bottom=(232, 214, 174),
            edge=edge,
            edge_width=max(1.0, (3.2 if lit else 1.2) * ui.px(100) / 100),
            shadow=ui.px(6 if strong else 3),
        )
        ui.box(target, self.rect, look)
        room = self._room(ui)
        left = self.rect.centerx - room // 2
        above.draw(target, left, self.rect.y + ui.px(5))
        side = (ui.px(self.side), ui.px(self.side * SHAPE))
        picture = ui.pictures.get(words.tile_picture(self.tile), side)
        if not self.legal:
            picture = picture.copy()
            picture.set_alpha(130)
        rise = ui.px(3) if strong else 0
        target.blit(picture, (self.rect.centerx - side[0] // 2, self.rect.y + ui.px(6) + above.height - rise))
        below.draw(target, left, self.rect.y + ui.px(8) + above.height + side[1])
        self.draw_focus(ui, target, 9)

    def close_up(self, ui: Ui) -> Widget | None:
        text = self.tip or f"*{self.title}*\n{self.price}"
        return TileCloseUp(words.tile_picture(self.tile), text, tile_flavour(ui, self.tile))


def tile_flavour(ui: Ui, tile: str) -> str:
    """Returns a tile's flavour text, or ""."""
    for kind in ("building", "city", "exploration"):
        if ui.texts.has(f"{kind}-{tile}-flavour"):
            return ui.text(f"{kind}-{tile}-flavour")
    return ""


class TileCloseUp(Widget):
    """A large preview of a tile with all that its tooltip says, and its flavour text."""

    def __init__(self, picture: str, text: str, flavour: str = "") -> None:
        super().__init__(name="close-up")
        self.picture, self.text, self.flavour = picture, text, flavour

    def _wrapped(self, ui: Ui) -> BrokenText:
        words_ = self.text + (f"\n~{self.flavour}~" if self.flavour else "")
        return lay_out(ui, words_, ui.px(LARGE - 24), size=16, colour=LIGHT_TEXT, align="centre")

    def _picture_size(self, ui: Ui) -> Size:
        wide = min(ui.px(LARGE - 60), round(ui.size[1] * 0.5))
        return (wide, round(wide * SHAPE))

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(LARGE), self._picture_size(ui)[1] + self._wrapped(ui).height + ui.px(34))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        text_panel(ui, target, self.rect)
        size = self._picture_size(ui)
        target.blit(ui.pictures.get(self.picture, size), (self.rect.centerx - size[0] // 2, self.rect.y + ui.px(12)))
        self._wrapped(ui).draw(target, self.rect.x + ui.px(12), self.rect.y + size[1] + ui.px(20))
