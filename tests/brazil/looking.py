"""A real table after a real setup, and what there is on it: the ground that `kit.Table` stands on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil.decisions import TurnDecision
from engine.brazil.game import BrazilRules
from engine.brazil.moves import (
    ChooseMonarch,
    Move,
)
from engine.brazil.rules import bag
from engine.brazil.state import Options, Player, Setup, State
from engine.core.components import FIRST_EDITION
from engine.core.session import Session

RULES = BrazilRules()


class Looking:
    """A session with short words for what is there. Seat 0 is on turn and has not moved its token."""

    def __init__(
        self,
        scenario: str = "cisplatine",
        colours: tuple[str, ...] = ("green", "orange"),
        monarchs: tuple[str, ...] = (),
        seed: int = 1,
        options: Options | None = None,
        edition: int = FIRST_EDITION,
    ) -> None:
        setup = Setup(scenario, colours, options or Options(), edition)
        self.session: Session[State, Move] = Session(RULES, setup, seed)
        self._set_up(monarchs)

    def _set_up(self, monarchs: tuple[str, ...]) -> None:
        """Play the setup with first choices, with the Monarchs asked for; seat 0 starts with an empty supply."""
        while not isinstance(self.frame, TurnDecision):
            moves = self.legal()
            wanted = [m for m in moves if isinstance(m, ChooseMonarch) and m.monarch in monarchs]
            self.session.submit(wanted[0] if wanted else moves[0])
        absent = set(monarchs) - {player.monarch for player in self.s.seats}
        assert not absent, f"no seat can choose {absent}: give it the colour of the Monarch"
        for seat in range(len(self.s.seats)):
            self.player(seat).supply = 0
        self.s.fresh, self.s.fresh_cards = (), ()
        self.s.first = 0
        self.s.frames = [TurnDecision(0)]
        self.changed()

    # --- reading ---

    @property
    def s(self) -> State:
        return self.session.state

    @property
    def frame(self):  # the top decision
        return self.s.frames[-1]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.session.awaiting[0]

    def player(self, seat: int = 0) -> Player:
        return self.s.changing(seat)

    def legal(self, kind: type | None = None) -> list[Move]:
        """The legal moves of whoever is asked, of one class if given."""
        moves = self.session.legal_moves(self.seat)
        return [m for m in moves if kind is None or isinstance(m, kind)]

    def supply(self, seat: int = 0) -> list[str]:
        """The goods in a supply, one by one."""
        return list(bag.goods(self.player(seat).supply))

    def goods_on(self, hex_id: int) -> list[str]:
        """The goods on a tile, one by one."""
        return list(bag.goods(self.s.goods[hex_id]))

    def vp(self, seat: int = 0, category: str | None = None) -> int:
        """VP as if the game ended now, of one category if given."""
        from engine.brazil.rules.scoring import score

        return sum(line.vp for line in score(self.s, seat) if category in (None, line.category))

    # --- finding hexes ---

    def home(self, seat: int = 0) -> int:
        """The hex of a seat's Capital."""
        return self.player(seat).capital

    def near(self, hex_id: int) -> tuple[int, ...]:
        """The adjacent hexes."""
        return self.s.board.near[hex_id]

    def where(self, wanted: Callable[[int], bool]) -> int:
        """The first hex, in reading order, that is wanted. pytest.fail if there is none."""
        for hex_id in range(self.s.board.size):
            if wanted(hex_id):
                return hex_id
        pytest.fail("no such hex on this map")

    def free(self, terrain: str, near: int | None = None, unless: Callable[[int], bool] = lambda h: False) -> int:
        """A hex of a terrain without tile, `?` and units, next to `near` if given, first in reading order.

        pytest.fail if there is none: choose another scenario.
        """
        for hex_id in range(self.s.board.size):
            covered = self.s.tile[hex_id] or self.s.unexplored[hex_id] or self.s.explored[hex_id]
            units = any(player.at >> hex_id & 1 for player in self.s.seats)
            close = near is None or hex_id in self.s.board.near[near]
            if self.s.board.terrain[hex_id] == terrain and not covered and not units and close and not unless(hex_id):
                return hex_id
        pytest.fail(f"no free {terrain} hex next to {near}")

    def far_from_tiles(self, hex_id: int) -> bool:
        """Whether no tile touches a hex."""
        return not any(self.s.tile[other] for other in self.s.board.near[hex_id])

    def battlefield(self) -> tuple[int, int]:
        """Two adjacent free land hexes that no tile touches: from the first, units may attack the second."""
        water = self.s.board.water
        lone = [
            h
            for h in range(self.s.board.size)
            if not water >> h & 1 and not self.s.tile[h] and not self.s.unexplored[h] and self.far_from_tiles(h)
        ]
        for here in lone:
            for there in self.near(here):
                if there in lone:
                    return here, there
        pytest.fail("no two such hexes on this map")

    def changed(self) -> None:
        """Forget what was remembered of the position, and let undo not go back over the arranging."""
        self.s.moves = None
        self.session.hand_over()
