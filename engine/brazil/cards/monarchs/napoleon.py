"""The Monarch Napoleon: 1 Combat card pays as any resource, 2 as science; the first Deploy action draws 1 more card."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count, Gains
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, draw_combat
from engine.brazil.state import Seat, State


class Napoleon(OwnedCard):
    """1 Combat card pays as any resource, 2 as science; the first Deploy action of the game draws 1 card more.

    Printed: One more [hand_combat] after your first Deploy. Combat cards pay: one as [any], two as [science].
    """

    id = "napoleon"

    class Numbers(CardNumbers):
        one_card: Gains
        two_cards: Gains
        extra_cards: Count

    numbers: Numbers

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        return [(1, self.numbers.one_card), (2, self.numbers.two_cards)]

    def after_deploy_action(self, s: State, seat: Seat, out: Out) -> None:
        if not s.seats[seat].counter:
            s.changing(seat).counter = 1
            for _ in range(self.numbers.extra_cards):
                draw_combat(s, seat, self.id, out)
