"""Combat cards pay as resources, two as science; one more is drawn after the first Deploy action."""

from __future__ import annotations

from engine.brazil.cards.questions import Card
from engine.brazil.goods import Out, draw_combat
from engine.brazil.state import Seat, State


class Napoleon(Card):
    """Combat cards pay as resources, two as science; one more is drawn after the first Deploy action."""

    id = "napoleon"

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        return [(number, tuple(self.numbers[way])) for number, way in enumerate(("one_card", "two_cards"), 1)]

    def after_deploy_action(self, s: State, seat: Seat, out: Out) -> None:
        player = s.seats[seat]
        if not player.counter:
            player.counter = 1
            for _ in range(self.numbers["extra_cards"]):
                draw_combat(s, seat, self.id, out)
