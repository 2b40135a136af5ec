"""Cards and tiles as widgets: fronts, backs, decks, rows to choose from, the zoom preview."""

from game.brazil.cards.card import CardContent, back_of, card_of, card_tip
from game.brazil.cards.choice import BigCard, Choices
from game.brazil.cards.deck import Deck
from game.brazil.cards.face import face
from game.brazil.cards.tile import OfferedTile
from game.brazil.cards.token import CardToken

__all__ = [
    "BigCard",
    "CardContent",
    "CardToken",
    "Choices",
    "Deck",
    "OfferedTile",
    "back_of",
    "card_of",
    "card_tip",
    "face",
]
