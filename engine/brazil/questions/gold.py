"""The interface of Gold cards: `GoldCardRules`, whose methods rules call and each card overrides.

Paying with a Gold card is handled by payment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.brazil.questions.numbers import CardNumbers
from engine.core.move import Reason, refuse

if TYPE_CHECKING:
    from engine.brazil.state import Seat, State
    from engine.core.event import Event


class GoldCardRules:
    """Base class of Gold cards. The defaults are those of a card that can't be played."""

    id: str
    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers
    after_victory: ClassVar[bool] = False
    """May be played right after a battle or Expedition won."""

    def playable(self, s: State, seat: Seat) -> bool:
        """Whether the card can be played in the own turn now (default: no)."""
        return False

    def why_not_play(self, s: State, seat: Seat) -> Reason:
        """Returns the reason why the card can't be played, for when `playable` is False."""
        return refuse("card_not_playable", card=self.id)

    def action(self) -> tuple[str, str]:
        """Returns the id of the arch (action space) whose action the card grants, and of the only Building that this
        action may build ("" for any); ("", "") for a card that grants no action."""
        return "", ""

    def free_movements(self) -> int:
        """Returns the additional free movements that playing the card grants this turn; 0 by default."""
        return 0

    def on_played(self, s: State, seat: Seat, out: list[Event]) -> None:
        """Hook: applies the card's other effects when it is played in the own turn; none by default."""

    def on_victory(self, s: State, seat: Seat, out: list[Event]) -> None:
        """Hook: applies the card's effects when it is played after a battle won or an Expedition beaten; none by
        default."""

    def end_vp(self, s: State, seat: Seat) -> int:
        """Returns the VP for having the card in hand at the end of the game; 0 by default."""
        return 0


GOLD_RULES: dict[str, GoldCardRules] = {}
SCORING: dict[str, GoldCardRules] = {}
"""The cards that may score at the end of the game."""


def register(card: GoldCardRules) -> None:
    """Registers a Gold card's rules under its id, where the rules of the game look them up."""
    GOLD_RULES[card.id] = card
    if type(card).end_vp is not GoldCardRules.end_vp:
        SCORING[card.id] = card
