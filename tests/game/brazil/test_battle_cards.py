"""What the end of a battle says of each Combat card: what it did, or why nothing."""

from __future__ import annotations

import pytest

from engine.brazil.moves import MoveUnits
from game.brazil.battle.outcome import BattleOutcome
from tests.brazil.battlefield import field_of_battle
from tests.game.brazil.kit import (
    battle_ahead,
)
from tests.game.brazil.test_battle import fought

# -- what each card did ------------------------------------------------------------------------------------------------


def noted(outcome: BattleOutcome) -> tuple[list[str], list[str]]:
    """What is told of the cards of attack and defence besides their strength."""
    attack, defence = ([note.message for note in notes] for notes in outcome.notes)
    return attack, defence


@pytest.mark.parametrize(
    ("card", "attackers", "note"),
    [
        ("sepe_tiaraju", 1, "last_unit_stays"),
        ("sepe_tiaraju", 2, "takes_unit"),
        ("retreat", 1, "saves_units"),
        ("supply_train", 1, "only_if_won"),
        ("count_of_eu", 1, "condition_not_met"),
        ("henrique_dias", 1, "condition_not_met"),
        ("spy", 1, "nothing_to_cancel"),
        ("militia", 1, ""),
    ],
)
def test_of_a_losers_card_the_end_says_what_it_did_or_why_nothing(card: str, attackers: int, note: str) -> None:
    t, here, there = field_of_battle()
    lead = t.unit("dragoon", here)
    led = [t.unit("cannon", here)] if attackers > 1 else []
    t.unit("archer", there, seat=1)
    t.combat_card("volunteers_of_the_fatherland", "regulars").combat_card(card, seat=1)
    t.moving("build")
    t.walk(lead, there, *led)
    t.seal() if card == "spy" else t.seal("regulars", "volunteers_of_the_fatherland")
    outcome = fought(t, card)
    assert outcome.winner == 0 and noted(outcome)[1] == [note]


@pytest.mark.parametrize(
    ("card", "note"),
    [
        ("sepe_tiaraju", "only_if_lost"),
        ("retreat", "only_if_lost"),
        ("supply_train", "resource"),
        ("bandeirantes", "condition_met"),
    ],
)
def test_of_a_winners_card_too(card: str, note: str) -> None:
    t, here, there = field_of_battle()
    t.tile("farm", there, seat=1)
    unit = t.unit("cannon", here)
    t.combat_card(card).combat_card("militia", seat=1)
    t.moving("build")
    t.walk(unit, there)
    t.seal(card)
    outcome = fought(t)
    assert outcome.winner == 0 and noted(outcome) == ([note], [])


def test_a_card_that_was_cancelled_and_the_one_that_cancelled_it_say_so() -> None:
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.combat_card("spy")
    t.do(MoveUnits(0, (unit,), there))
    t.seal("spy")
    assert noted(fought(t, "militia")) == (["cancels"], ["cancelled"])
