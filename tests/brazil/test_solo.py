"""The solo challenge: fixed pieces, the Dutch who only defend (rules 11)."""

from __future__ import annotations

import pytest

from engine.brazil import solo
from engine.brazil.components import monarchs_of
from engine.brazil.decisions import TurnDecision
from engine.brazil.events import BattleEnded, CardsRevealed
from engine.brazil.moves import (
    AttackAdjacent,
    ChooseMonarch,
    ChooseResource,
    EndTurn,
    KeepMission,
    MoveUnits,
    SealCards,
)
from engine.brazil.rules.setup import SetupError
from engine.brazil.state import Setup
from engine.core.session import Session
from tests.brazil import solo_kit
from tests.brazil.goal_cases import progress
from tests.brazil.kit import RULES
from tests.brazil.solo_kit import attack, beside, challenge, dutch


@pytest.fixture(autouse=True)
def _solo_map(tmp_path):
    yield from solo_kit.solo_map(tmp_path)


# --- setup ---


def test_it_is_played_by_one_green_seat():
    with pytest.raises(SetupError, match="played with green"):
        Session(RULES, Setup("solo_test", ("sky",)), 1)
    with pytest.raises(SetupError, match="is for 1 seats"):
        Session(RULES, Setup("solo_test", ("green", "orange")), 1)


def test_both_capitals_and_the_orange_units_stand_where_the_map_says():
    t = challenge()
    fixed = t.s.board.scenario.solo
    assert (t.home(0), t.home(1)) == (fixed.capital, fixed.enemy_capital)
    assert t.s.palace[t.home(1)] == 1 and t.s.owner[t.home(1)] == 1
    by_kind = {piece.unit: piece.hex for piece in fixed.enemy_units}
    assert {kind: dutch(t, kind) for kind in by_kind} == by_kind


def test_the_rest_of_the_setup_is_as_usual_and_the_capitals_resource_is_chosen_first():
    session = Session(RULES, Setup("solo_test", ("green",)), 1)
    kinds = []
    while not isinstance(session.state.frames[-1], TurnDecision):
        kinds.append(session.state.frames[-1].kind)
        session.submit(session.legal_moves(0)[0])
    assert kinds == ["draft"] * 3 + ["monarch", "resource"]
    assert len(session.state.frames) == 1
    t = challenge()
    assert len(t.player().missions) == 3 and t.player(1).missions == ()


def test_the_human_chooses_a_green_monarch():
    session = Session(RULES, Setup("solo_test", ("green",)), 1)
    while session.state.frames[-1].kind == "draft":
        assert all(isinstance(m, KeepMission) for m in session.legal_moves(0))
        session.submit(session.legal_moves(0)[0])
    assert session.legal_moves(0) == [ChooseMonarch(0, m) for m in monarchs_of("green", session.setup.edition)]
    session.submit(ChooseMonarch(0, "oba_ii"))
    session.submit(ChooseResource(0, "cotton"))
    assert session.awaiting == (0,)


# --- the Dutch ---


def test_the_dutch_never_have_a_turn():
    t = challenge()
    for number in range(1, 4):
        assert t.s.round == number
        t.arch("renovate" if number % 2 else "painting")
        if t.frame.kind != "turn":
            t.finish()
        t.do(EndTurn(0))
        t.waits_for(0)


def test_the_dutch_defend_with_their_units_and_a_card_for_each():
    t = challenge().on_top("combat_deck", "regulars", "militia")
    _, events = attack(t, dutch(t, "grenadier"))
    assert CardsRevealed((), ("regulars", "militia")) in events
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (4, 2 + 3 + 2 + 1)
    assert sorted(t.s.combat_discard) == ["militia", "regulars"] and t.player(1).combat_cards == ()


def test_a_hard_challenge_draws_one_more_card():
    t = challenge(solo_difficulty="hard").on_top("combat_deck", "regulars", "militia")
    _, events = attack(t, dutch(t, "archer"))
    assert CardsRevealed((), ("regulars", "militia")) in events


def test_their_cards_are_applied_like_any_defenders():
    """Sepé Tiaraju takes one of the winner's units; the Dutch take the strongest."""
    t = challenge().on_top("combat_deck", "sepe_tiaraju")
    at = dutch(t, "archer")
    start = beside(t, at)
    dragoon, cannon = t.unit("dragoon", start), t.unit("cannon", start)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), at))
    assert t.player().units[cannon] < 0 and t.player().units[dragoon] == at
    t.waits_for(0)


def test_the_humans_cards_count_and_a_spy_of_theirs_takes_the_strongest():
    t = challenge().on_top("combat_deck", "spy")
    _, events = attack(t, dutch(t, "archer"), "archer", "regulars", "militia")
    events = t.do(SealCards(0, ("militia", "regulars")))
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (1 + 1, 1)


def test_beaten_dutch_units_are_gone_for_good():
    t = challenge().on_top("combat_deck", "militia")
    _, _ = attack(t, dutch(t, "archer"))
    assert t.player(1).units.count(-1) == 1


def test_their_capital_has_no_strength_of_its_own_but_can_be_attacked():
    t = challenge().on_top("combat_deck", "militia")
    _, events = attack(t, t.home(1))
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (4, 2 + 1)
    assert t.player().at >> t.home(1) & 1


def test_their_capital_can_be_fired_at():
    t = challenge().on_top("combat_deck", "militia")
    cannon = t.unit("cannon", beside(t, t.home(1)))
    t.moving("build")
    t.do(AttackAdjacent(0, cannon, t.home(1)))
    assert dutch(t, "monarch") == -1


def test_an_empty_capital_is_simply_entered():
    t = challenge()
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    t.changed()
    _, events = attack(t, t.home(1))
    assert not any(isinstance(e, BattleEnded) for e in events)
    assert progress(t)["enemy_capital"] == (1, 1)


def test_an_empty_capital_is_nothing_to_fire_at():
    t = challenge()
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    cannon = t.unit("cannon", beside(t, t.home(1)))
    t.moving("build")
    t.refused(AttackAdjacent(0, cannon, t.home(1)), "no_enemy_there")


def test_a_unit_the_colour_has_not_is_named():
    with pytest.raises(ValueError, match=r"orange has no \(more\) dragoon"):
        player = challenge().player(1)
        solo._slot_of(player, "dragoon")
