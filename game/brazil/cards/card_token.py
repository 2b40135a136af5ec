"""A small card as a token: in a hand, or among a seat's paintings."""

from __future__ import annotations

import pygame

from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.card_content import back_of, card_tip, is_face_down
from game.brazil.cards.card_front import face
from game.brazil.cards.zoom_preview import CardCloseUp
from game.brazil.drawing.token import TokenWidget
from game.render.ui import Ui
from game.widgets.base import Widget


class CardToken(TokenWidget):
    """A card ``wide`` u wide, with tooltip and zoom preview; a face-down card shows its back and neither."""

    rises = True

    def __init__(self, ui: Ui, kind: str, card_id: str, wide: float, **looks: object) -> None:
        super().__init__("", wide, wide * HIGH / WIDE, **looks)  # type: ignore[arg-type]
        self.kind, self.card_id = kind, card_id
        self.hidden = is_face_down(card_id)
        if not self.tip and not self.hidden:
            self.tip = card_tip(ui, kind, card_id)
        self.picture = "card"
        self.handbook_page = "" if self.hidden else f"{kind}/{card_id}"

    def draw_picture(self, ui: Ui, rect: pygame.Rect) -> pygame.Surface:
        if self.hidden:
            return ui.pictures.get(back_of(self.kind, self.card_id[1:]), rect.size)
        return face(ui, self.kind, self.card_id, rect.size)

    def close_up(self, ui: Ui) -> Widget | None:
        return None if self.hidden else CardCloseUp(self.kind, self.card_id)
