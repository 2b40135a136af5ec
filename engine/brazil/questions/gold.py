"""The questions that rule files ask of Gold cards. Every Gold card also pays as gold; that is payment's business."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.brazil.questions.numbers import CardNumbers
from engine.core.move import Reason, refuse

if TYPE_CHECKING:
    from engine.brazil.state import Seat, State
    from engine.core.event import Event


class GoldCardRules:
    """A Gold card. Defaults are those of a card that only scores or only pays."""

    id: str
    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers
    after_victory: ClassVar[bool] = False
    """May be played right after a battle or Expedition won."""

    def playable(self, s: State, seat: Seat) -> bool:
        """Whether the card can be played in the own turn now: list and judge ask the same."""
        return False

    def why_not_play(self, s: State, seat: Seat) -> Reason:
        """Why it can't."""
        return refuse("card_not_playable", card=self.id)

    def action(self) -> tuple[str, str]:
        """The arch whose action it grants, and the only Building that one allows ("" for any)."""
        return "", ""

    def free_movements(self) -> int:
        """More free movements this turn."""
        return 0

    def on_played(self, s: State, seat: Seat, out: list[Event]) -> None:
        """What playing it in the own turn brings besides."""

    def on_victory(self, s: State, seat: Seat, out: list[Event]) -> None:
        """What playing it after a battle brings."""

    def end_vp(self, s: State, seat: Seat) -> int:
        """VP if still in hand at the end."""
        return 0


GOLD_RULES: dict[str, GoldCardRules] = {}
SCORING: dict[str, GoldCardRules] = {}
"""Those that may bring VP in the end."""


def register(card: GoldCardRules) -> None:
    """Enter a card in the tables that rules read."""
    GOLD_RULES[card.id] = card
    if type(card).end_vp is not GoldCardRules.end_vp:
        SCORING[card.id] = card
