"""Cards and tiles as widgets: fronts, backs, decks, rows to choose from, the zoom preview."""

from game.brazil.cards.big_card import BigCard, Choices
from game.brazil.cards.card_content import CardContent, back_of, card_of, card_tip
from game.brazil.cards.card_front import face
from game.brazil.cards.card_token import CardToken
from game.brazil.cards.deck import Deck
from game.brazil.cards.offered_tile import OfferedTile

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
