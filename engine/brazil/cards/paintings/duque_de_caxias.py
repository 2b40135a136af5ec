"""The painting Duke of Caxias: draws 1 Combat card after every battle won and every Expedition beaten."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, draw_combat
from engine.brazil.state import Seat, State


class DuqueDeCaxias(OwnedCard):
    """Draws 1 Combat card after every battle won and every Expedition beaten.

    Printed: Draw [hand_combat] after every battle you win, Expeditions too.
    """

    id = "duque_de_caxias"

    class Numbers(CardNumbers):
        combat_cards: Count

    numbers: Numbers

    def on_battle_won(self, s: State, seat: Seat, out: Out) -> None:
        for _ in range(self.numbers.combat_cards):
            draw_combat(s, seat, self.id, out)
