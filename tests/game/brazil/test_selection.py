"""The selection of the model: what is kept and dropped, and what Esc, the main button and a click do with it."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.brazil.decisions import CombatDecision, TurnDecision
from engine.brazil.events import CardsSealed, UnitsMoved
from engine.brazil.moves import AttackAdjacent, Build, EndTurn, MoveUnits, PlaceToken
from engine.brazil.state import Options
from game.brazil.map.highlights import lit_hexes
from game.brazil.preview import Preview
from game.brazil.table_model import TableModel
from game.brazil.wording.log_text import line_of
from game.i18n.texts import Texts
from tests.brazil.kit import Table
from tests.game.brazil.kit import PEOPLE, Player, battle_ahead


def fought(attacker: int = 0, defender: int = 1, steps: int = 2) -> Any:
    """The end of a battle, as far as the model needs it."""
    end = SimpleNamespace(attacker=attacker, defender=defender, steps=steps, shown=0, since=0, moves=0)
    end.skip_pauses = lambda now: setattr(end, "shown", steps)
    return end


def attacking() -> tuple[Player, int, int, int]:
    """A unit that is pointed at, where it stands, and whom it could attack."""
    t, unit, here, there = battle_ahead(attacker="dragoon")
    p = Player(t.session)
    p.controller.click_hex(here)
    assert p.model.selector.chosen == {"unit": unit}
    return p, unit, here, there


def in_battle() -> Player:
    p, _, _, there = attacking()
    p.controller.click_hex(there)
    assert isinstance(p.model.frame, CombatDecision) and p.model.picks_cards
    return p


# -- what is remembered ------------------------------------------------------------------------------------------------


def test_in_the_past_the_board_below_is_that_of_who_looks() -> None:
    p = Player(Table().session, ("settler", "person"))
    assert p.match.viewer == 1 and p.model.seat == 1
    p.controller.history.jump(0)
    assert p.model.seat == 1


def test_the_points_shown_at_the_end_are_those_it_ended_with_and_in_the_past_those_of_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p = Player(Table(options=Options(live_vp="all")).session)
    before = [p.model.live_vp(seat) for seat in (0, 1)]
    ended = SimpleNamespace(lines=[[SimpleNamespace(vp=40), SimpleNamespace(vp=2)], [SimpleNamespace(vp=7)]])
    monkeypatch.setattr(type(p.match), "result", lambda self: ended)
    assert [p.model.live_vp(seat) for seat in (0, 1)] == ["42", "7"]
    p.controller.history.jump(0)
    assert [p.model.live_vp(seat) for seat in (0, 1)] == before


def test_another_position_forgets_what_was_picked_and_pointed_at() -> None:
    p = in_battle()
    p.controller.pick_card(0)
    p.model.pending = p.model.selector.legal[0]
    p.match.version += 1
    p.model.renew()
    assert p.model.hand == [] and p.model.pending is None and p.model.selector.chosen == {}


def test_sealing_no_card_moves_none() -> None:
    p = in_battle()
    p.model.happened([CardsSealed(1, ())])
    assert p.model.sealed == (-1, 0)
    p.model.happened([CardsSealed(1, ("militia",))])
    assert p.model.sealed[0] == 1


def test_who_fought_and_looks_away_sees_the_end_once_when_he_comes() -> None:
    p = Player(Table().session, PEOPLE)
    p.controller.take_over(0)
    end = fought()
    p.model._everybody_looks(end)
    assert p.model.missed == {1: [end]} and p.match.viewer == 0
    p.controller.take_over(1)
    assert p.model.outcome is end and end.since > 0 and end.shown == 0
    p.controller.take_over(1)
    assert p.model.outcome is None
    p.controller.take_over(0)
    p.model._everybody_looks(fought(defender=-1))
    assert not any(p.model.missed.values()), "an Expedition is nobody"


def test_where_another_is_called_the_end_lies_beside_nobodys_secrets() -> None:
    p = Player(Table().session, PEOPLE)
    p.controller.take_over(1)
    assert p.match.handover_needed
    p.model._everybody_looks(fought())
    assert p.match.viewer is None
    p.model.outcome = p.model.missed[0][0]
    p.controller.close_outcome()
    assert p.model.outcome is None and p.match.viewer == 0, "all have seen the same: no hand-over"


def test_from_ones_own_screen_nobody_is_put_into_anothers_seat() -> None:
    p = Player(Table().session, PEOPLE)
    p.controller.take_over(1)
    p.model.outcome = fought()
    p.controller.close_outcome()
    assert p.match.viewer == 1 and p.match.handover_needed


def test_in_the_middle_of_a_turn_nobody_is_told_what_was_before_it() -> None:
    t = Table()
    p = Player(t.session, PEOPLE)
    p.controller.take_over(0)
    dice, ends = random.Random(3), 0
    while ends < 2:
        seat = t.session.awaiting[0]
        if p.match.viewer != seat:
            p.controller.take_over(seat)
        move = dice.choice(t.session.legal_moves(seat))
        p.controller.play(move)
        ends += isinstance(move, EndTurn)
    p.controller.take_over(0)
    assert p.model.recap_since
    p.controller.close_recap()
    while not (isinstance(p.model.frame, TurnDecision) and p.model.frame.arch):
        p.controller.play(dice.choice([m for m in t.session.legal_moves(0) if not isinstance(m, EndTurn)]))
    p.controller.take_over(0)
    assert p.model.recap_since is None


# -- what is meant -----------------------------------------------------------------------------------------------------


def test_of_two_ways_that_nobody_chose_between_the_plain_one_is_meant() -> None:
    p, unit, _, there = attacking()
    alone, both = MoveUnits(0, (unit,), there), MoveUnits(0, (unit, unit + 1), there)
    free, extra = MoveUnits(0, (unit,), there, "free"), MoveUnits(0, (unit,), there, "extra")
    p.model.selector.fix(hex=there)
    assert p.model._settled([both, alone], p.model.selector.chosen) == [alone], (
        "who does not say who goes along goes alone"
    )
    assert p.model._settled([free, extra], p.model.selector.chosen) == [extra], "a movement that a card gave goes first"
    p.model.selector.chosen |= {"group": (unit, unit + 1), "by": "free"}
    assert p.model._settled([both], p.model.selector.chosen) == [both] and p.model._settled(
        [free, extra], p.model.selector.chosen
    ) == [free, extra]


def test_a_place_that_leaves_one_thing_to_do_says_it_all() -> None:
    t = Table().goods("coffee", "sugarcane", "brazilwood")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.play(PlaceToken(0, "build"))
    builds = [move for move in p.model.selector.legal if isinstance(move, Build) and move.hex == field]
    p.model.selector.renew([*builds[:1], *(m for m in p.model.selector.legal if getattr(m, "hex", -1) != field)])
    assert p.model.choose(hex=field) == builds[0]
    p.model.selector.renew([*builds, *builds[:0]])
    assert len(builds) > 1 and p.model.choose(hex=field) is None, "of several it is asked which"


@pytest.mark.parametrize(
    ("seen", "weighs"),
    [
        (Preview(), False),
        (Preview(vp_before=3, vp_after=3), False),
        (Preview(vp_before=3, vp_after=4), True),
        (Preview(reveals=True), True),
        (Preview(battle=True), True),
    ],
)
def test_a_mere_walk_is_not_worth_a_question(seen: Preview, weighs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    p, unit, _, there = attacking()
    monkeypatch.setattr(TableModel, "preview", lambda self, move: seen)
    assert p.model.is_important(MoveUnits(0, (unit,), there)) == weighs
    assert p.model.is_important(AttackAdjacent(0, unit, there)) and not p.model.is_important(EndTurn(0))


# -- what is let go ----------------------------------------------------------------------------------------------------


def test_who_points_at_something_else_has_said_no() -> None:
    p, unit, _, there = attacking()
    p.model.pending = MoveUnits(0, (unit,), there)
    p.model.choose(unit=unit)
    assert p.model.pending is None


def test_no_gives_up_the_place_and_keeps_the_unit() -> None:
    p, unit, _, there = attacking()
    p.model.selector.fix(hex=there)
    p.model.pending = MoveUnits(0, (unit,), there)
    assert p.model.cancel_selection() and p.model.pending is None and p.model.selector.chosen == {"unit": unit}
    assert p.model.cancel_selection() and p.model.selector.chosen == {} and not p.model.cancel_selection()


def test_a_card_more_than_may_be_picked_takes_the_place_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    p = in_battle()
    monkeypatch.setattr(TableModel, "most_cards", lambda self: 2)
    for place, hand in ((0, [0]), (1, [0, 1]), (2, [1, 2]), (1, [2]), (1, [2, 1])):
        p.controller.pick_card(place)
        assert p.model.hand == hand
    monkeypatch.setattr(TableModel, "most_cards", lambda self: 0)
    p.model.hand = []
    p.controller.pick_card(0)
    assert p.model.hand == []


def test_a_unit_is_lifted_from_where_it_stands_and_not_while_a_question_is_open() -> None:
    p, unit, here, there = attacking()
    p.model.selector.fix(hex=there)
    assert p.controller.lift(here) and p.model.selector.chosen == {"unit": unit}
    assert not p.controller.lift(there), "whoever stands there is another's"
    p.model.pending = MoveUnits(0, (unit,), there)
    assert not p.controller.lift(here)


# -- what lies open ----------------------------------------------------------------------------------------------------


def test_the_same_drawer_and_the_same_leaf_once_more_are_closed() -> None:
    p = Player(Table().session)
    for name, left in (("gallery", "gallery"), ("log", "log"), ("log", "")):
        p.controller.open_drawer(name)
        assert p.model.drawer == left
    for rule, left in (("turn", "rules"), ("build", "rules"), ("build", "")):
        p.controller.open_rule(rule)
        assert p.model.drawer == left and p.model.rule == rule
    p.controller.open_drawer("log")
    p.controller.open_rule("build")
    assert p.model.drawer == "rules"


def test_esc_closes_what_lies_on_top_then_what_was_pointed_at_then_what_lies_beside() -> None:
    p, unit, _, _ = attacking()
    p.model.outcome, p.model.recap_since, p.model.drawer = fought(), 1, "gallery"
    p.controller.leave()
    assert p.model.outcome is None and p.model.recap_since == 1
    p.controller.leave()
    assert p.model.recap_since is None and p.model.drawer == "gallery"
    p.model.choose(unit=unit)
    p.controller.leave()
    assert not p.model.drawer and p.model.selector.chosen == {"unit": unit}
    p.model.drawer = "log"
    p.controller.leave()
    assert p.model.drawer == "log" and p.model.selector.chosen == {}, "the log lies beside the map"
    p.controller.leave()
    assert not p.model.drawer and not any(told.request for told in p.updates)
    p.controller.leave()
    assert p.updates[-1].request == "menu"


def test_esc_puts_the_cards_of_a_battle_aside_before_the_menu() -> None:
    p = in_battle()
    p.controller.leave()
    assert p.model.aside and not any(update.request for update in p.updates)
    p.controller.leave()
    assert p.updates[-1].request == "menu"


def test_the_first_click_shows_the_end_of_a_battle_the_next_lays_it_aside() -> None:
    p = Player(Table().session)
    p.model.outcome = end = fought()
    p.controller.shorten_outcome()
    assert p.model.outcome is end and end.shown == end.steps
    p.controller.shorten_outcome()
    assert p.model.outcome is None


def test_while_bots_play_a_click_hurries_and_enter_lays_the_end_of_a_battle_aside() -> None:
    t = Table().moving("harbor", seat=1)
    p = Player(t.session)
    assert not p.model.deciding
    p.controller.click_hex(0)
    assert p.runner.hurried
    p.model.outcome = fought()
    p.controller.main_action()
    assert p.model.outcome is None
    p.model.recap_since = 0
    p.controller.main_action()
    assert p.model.recap_since is None


def test_a_line_of_the_log_names_the_land_that_was_walked_to_whatever_was_built_there(texts: Texts) -> None:
    t = Table()
    unit, field = t.unit("archer", t.home()), t.free("field", near=t.home())
    t.moving("harbor")
    p = Player(t.session)
    p.controller.play(MoveUnits(0, (unit,), field))
    moved = next(event for event in t.session.log[-1].events if isinstance(event, UnitsMoved))
    before = line_of(texts, p.model, moved)
    t.tile("farm", field)
    p.match.version += 1
    assert line_of(texts, p.model, moved) == before and texts("terrain-field") in before
    p.controller.play(EndTurn(0))
    back = UnitsMoved(0, (unit,), field, t.home(), "free")
    assert texts("capital") in line_of(texts, p.model, back)


def test_a_line_of_the_log_lights_its_hexes_while_it_is_pointed_at() -> None:
    t = Table().goods("coffee", "sugarcane", "brazilwood")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.play(PlaceToken(0, "build"))
    p.controller.point(tile="farm")
    assert field in lit_hexes(p.model)
    p.controller.click_hex(field)
    p.controller.main_action()
    move = len(p.match.log)
    recaps = p.controller.recaps
    assert recaps is not None
    p.controller.point_out(move, True)
    assert [mark.place for mark in recaps.marks()] == [field]
    p.controller.point_out(move - 1, False)
    assert recaps.marks(), "the line that was left before is not the one that is pointed at"
    p.controller.point_out(move, False)
    assert not recaps.marks()
