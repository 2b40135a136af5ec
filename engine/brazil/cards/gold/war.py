"""The Gold card War: gives 1 gold and 1 Combat card; playable only right after a battle won or an Expedition beaten."""

from __future__ import annotations

from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.goods import Out, draw_combat, gain
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class War(GoldCardRules):
    """Gives 1 gold and 1 Combat card; playable only right after a battle won or an Expedition beaten.

    Printed: Right after you win a battle or an Expedition: gain [gold] and [hand_combat].
    """

    id = "war"

    class Numbers(CardNumbers):
        gold: Count
        combat_cards: Count

    numbers: Numbers

    after_victory = True

    def why_not_play(self, s: State, seat: Seat) -> Reason:
        return refuse("only_after_victory")

    def on_victory(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("gold",) * self.numbers.gold, self.id, out)
        for _ in range(self.numbers.combat_cards):
            draw_combat(s, seat, self.id, out)
