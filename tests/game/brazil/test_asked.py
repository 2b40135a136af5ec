"""What a click does for good is asked about before it is done; what is taken back is not."""

from __future__ import annotations

import pytest

from engine.brazil.frames import CombatFrame, TurnFrame
from engine.brazil.moves import MoveUnits
from tests.game.brazil.kit import battle_ahead
from tests.game.brazil.test_hands import Player


@pytest.mark.parametrize("held", [(), ("militia",)])
def test_who_has_no_card_to_seal_is_asked_before_he_attacks(held: tuple[str, ...]) -> None:
    """His empty hand is sealed by itself, and nothing is taken back any more."""
    t, unit, here, there = battle_ahead()
    t.player().combat_cards = ()
    t.player(1).combat_cards = held
    t.changed()
    p = Player(t.session)
    p.hands.click_hex(here)
    p.hands.click_hex(there)
    assert p.desk.pending == MoveUnits(0, (unit,), there) and isinstance(p.desk.frame, TurnFrame)
    p.hands.click_hex(there)
    assert p.last == MoveUnits(0, (unit,), there) and isinstance(p.desk.frame, CombatFrame) == bool(held)
