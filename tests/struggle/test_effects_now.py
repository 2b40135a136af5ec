"""What a screen is told of the effects of War tiles: targets with what they would do, and why the others are none."""

from __future__ import annotations

from engine.struggle import effect_facts, facts
from engine.struggle import moves as m
from engine.struggle.board import AT, mask_of
from tests.struggle.kit import RULES, B, F, Table
from tests.struggle.random_play import SOME, positions
from tests.struggle.test_wars import fought


def targets(t: Table, number: int = 0) -> dict[int, effect_facts.EffectTarget]:
    return {target.space: target for target in effect_facts.effects_now(t.s)[number].targets}


def why(t: Table) -> dict[str, str]:
    names = list(AT)
    return {names[space]: reason.code for space, reason in effect_facts.effects_now(t.s)[0].refused}


def test_nothing_is_told_while_no_effect_is_asked_for():
    assert effect_facts.effects_now(Table().begin(F).s) == []


def test_debt_needs_no_place_and_brings_points_at_the_limit():
    t = fought(f0=("basic_debt",)).money(B, debt=5).war()
    assert targets(t) == {-1: effect_facts.EffectTarget(-1)}
    t = fought(f0=("basic_debt",)).money(B, debt=6).war()
    assert targets(t)[-1].vp == 1
    t.do(m.TileEffect(F, "basic_debt"))
    assert t.vp(F) == 1


def test_debt_of_the_other_side_counts_for_it():
    t = fought(b0=("basic_debt",)).money(F, debt=6).war()
    assert targets(t)[-1].vp == 1


def test_targets_come_dearest_first_with_the_price_of_unflagging_them():
    t = fought(f2=("basic_unflag",)).holds(B, "acadia", "northeast_channel", "halifax", "chesapeake").war()
    found = [(target.space, target.worth) for target in effect_facts.effects_now(t.s)[0].targets]
    assert found == [(AT["northeast_channel"], 4), (AT["chesapeake"], 1)]  # the second is isolated


def test_a_protected_market_is_worth_one_more():
    t = fought(f2=("basic_unflag",)).holds(B, "northeast_channel", "halifax").war()
    assert targets(t)[AT["northeast_channel"]].worth == 4
    t = fought(f2=("basic_unflag",)).holds(B, "northeast_channel", "halifax", "gulf_of_st_lawrence").damages("halifax")
    assert targets(t.war())[AT["northeast_channel"]].worth == 3
    assert effect_facts.unflag_worth(t.s, AT["halifax"]) == 0


def test_an_alliance_lost_is_strength_lost_in_the_theater():
    t = fought(f0=("basic_unflag",)).holds(B, "russia").war()
    (target,) = targets(t).values()
    counts = facts.theater(t.s, 0)
    assert counts is not None
    before = counts[B].strength
    t.do(m.TileEffect(F, "basic_unflag", AT["russia"]))
    assert target.strength in (0, -1) and before == -target.strength


def test_what_is_no_target_has_its_reason():
    t = fought(f2=("basic_unflag",)).holds(B, "quebec_and_montreal", "cataraqui", "niagara").war()
    assert why(t) == {"cataraqui": "effect_isolates"}
    t.refused(m.TileEffect(F, "basic_unflag", AT["cataraqui"]), "effect_isolates", space="cataraqui", cut="niagara")
    t = fought(f0=("basic_unflag",)).holds(B, "russia", "sweden").marks("sweden").war()
    assert why(t) == {"sweden": "effect_in_conflict"}
    t.refused(m.TileEffect(F, "basic_unflag", AT["sweden"]), "effect_in_conflict", space="sweden")
    t.refused(m.TileEffect(F, "basic_unflag", AT["niagara"]), "not_in_theater")
    t = fought(f2=("basic_damage",)).holds(B, "halifax", "louisbourg").damages("louisbourg").war()
    assert why(t) == {"louisbourg": "fort_is_damaged"}
    t.refused(m.TileEffect(F, "basic_damage", AT["niagara"]), "no_target", what="fort_or_squadron")


def test_a_fort_tells_the_markets_that_lose_its_protection():
    t = fought(f2=("basic_damage",)).holds(B, "halifax", "northeast_channel").war()
    assert targets(t)[AT["halifax"]].unprotected == mask_of(["northeast_channel"])


def test_an_advantage_that_falls_with_a_flag_is_named():
    t = fought(f2=("basic_unflag",)).holds(B, "chesapeake", "quebec_and_montreal").war()
    needs = targets(t)[AT["chesapeake"]].advantages
    before = {state.id for state in facts.advantage_states(t.s) if state.holder == B}
    t.do(m.TileEffect(F, "basic_unflag", AT["chesapeake"]))
    after = {state.id for state in facts.advantage_states(t.s) if state.holder == B}
    assert set(needs) == before - after


def test_every_target_told_is_legal_and_does_what_was_told():
    """In games of chance: the same targets as the legal moves, and the loss that comes is the loss that was told."""
    seen = 0
    for s in positions(SOME, 1):
        effects = effect_facts.effects_now(s)
        if not effects:
            continue
        seen += 1
        seat = s.frames[-1].seat
        legal = {(x.tile, x.space) for x in RULES.legal_moves(s, seat) if isinstance(x, m.TileEffect)}
        assert legal == {(effect.tile, target.space) for effect in effects for target in effect.targets}
        for effect in effects:
            for space, reason in effect.refused:
                assert RULES.why_not(s, m.TileEffect(seat, effect.tile, space)) == reason
    assert seen > 3
