"""The painting Coroados: give up a flipped token's bonus: Era I's for 2 VP at the end, Era II's for 2 Gold cards."""

from __future__ import annotations

from engine.brazil.decisions import TurnDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, draw_gold
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class Coroados(OwnedCard):
    """Gives up an arch's token bonus in the own turn: Era I for 2 VP at the end, Era II for 2 Gold cards.

    Printed: In your turn, put flipped tokens here for good: Era I for [vp]2, Era II for [hand_gold][hand_gold].
    """

    id = "coroados"

    class Numbers(CardNumbers):
        vp_for_era_1_token: Count
        gold_cards_for_era_2_token: Count

    numbers: Numbers

    def use_options(self, s: State, seat: Seat) -> tuple[int, ...]:
        return tuple(era for era, arch in enumerate(s.seats[seat].bonus, 1) if arch)

    def why_not_use(self, s: State, seat: Seat) -> Reason:
        return refuse("no_flipped_token")

    def use(self, s: State, seat: Seat, option: int, out: Out) -> None:
        player = s.changing(seat)
        turn = s.frames[0]
        first, second = player.bonus
        player.bonus = ("", second) if option == 1 else (first, "")
        player.tokens_on_painting += (option,)
        if isinstance(turn, TurnDecision):
            turn.peek, turn.draw = turn.peek and option != 1, turn.draw and option == 1
        if option == 2:
            for _ in range(self.numbers.gold_cards_for_era_2_token):
                draw_gold(s, seat, self.id, out)

    def end_vp(self, s: State, seat: Seat) -> int:
        return self.numbers.vp_for_era_1_token if 1 in s.seats[seat].tokens_on_painting else 0
