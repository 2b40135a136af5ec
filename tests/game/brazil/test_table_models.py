"""The table's logic: what is confirmed, who is told what, whose move is taken back, when the screen is handed over."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame
import pytest

from engine.brazil.components import BUILDINGS, PRODUCTS
from engine.brazil.decisions import CombatDecision, PaymentDecision, TurnDecision
from engine.brazil.events import CardDrawn, MissionDrawn, TilePeeked
from engine.brazil.moves import DeployUnit, EndTurn, Finish, MoveUnits, PlaceToken, SealCards
from engine.brazil.state import DEFEATED, Options
from engine.core.rng import Rng
from game.app.app import App
from game.brazil.battle.odds import WORLDS, SampledOdds, odds_of
from game.brazil.options import TrayOption, tray_options
from game.brazil.panels.prompt import outcome_text, question
from game.brazil.panels.rivals import RivalCard
from game.brazil.table import TableScreen
from game.brazil.wording.log_text import line_of
from game.screens.handover import HandoverScreen
from tests.brazil.kit import RULES, Table, four
from tests.game.brazil.kit import AGAINST_A_BOT, NAMES, answers, battle_ahead, found, lay, says, shown, take_over, tree
from tests.game.conftest import press

Make = Callable[..., App]


# -- confirmations -----------------------------------------------------------------------------------------------------


def test_an_attack_settled_at_once_waits_for_its_confirmation(make_app: Make) -> None:
    t, unit, here, there = battle_ahead()
    for player in map(t.player, range(len(t.s.seats))):
        player.combat_cards = ()
    t.changed()
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    tree(table)
    table.controller.click_hex(here)
    tree(table)
    before = len(t.session.log)
    table.controller.click_hex(there)
    assert isinstance(table.model.pending, MoveUnits) and table.model.pending.to == there
    assert len(t.session.log) == before, "the attack was made without asking"
    assert NAMES[1] in question(table.ui, table.model, table.controller)
    table.controller.give_up()
    assert table.model.pending is None and len(t.session.log) == before
    table.controller.click_hex(there)
    tree(table)
    table.controller.click_hex(there)
    assert isinstance(t.session.log[-1].move, MoveUnits) and t.session.log[-1].move.units == (unit,)


def test_a_step_that_reveals_nothing_is_made_at_once(make_app: Make) -> None:
    t, _, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    plain = next(m for m in t.legal(MoveUnits) if m.to != there and m.to in t.near(here))
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    tree(table)
    table.controller.click_hex(here)
    tree(table)
    table.controller.click_hex(plain.to)
    assert isinstance(t.session.log[-1].move, MoveUnits) and t.session.log[-1].move.to == plain.to


def test_ending_the_turn_with_movements_left_is_confirmed_only_if_the_player_wants_that(make_app: Make) -> None:
    for wanted in (True, False):
        t, *_ = battle_ahead()
        app = make_app()
        table = lay(app, t.session, AGAINST_A_BOT)
        app.settings.confirm_unused = wanted
        tree(table)
        table.controller.main_action()
        assert isinstance(table.model.pending, EndTurn) is wanted
        assert isinstance(t.session.log[-1].move, EndTurn) is not wanted
        if wanted:
            table.controller.main_action()
            assert isinstance(t.session.log[-1].move, EndTurn)


# -- points shown while playing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("live_vp, own, others", [("own", True, False), ("all", True, True), ("off", False, False)])
def test_points_are_shown_to_those_whom_the_table_agreed_on(
    make_app: Make, live_vp: str, own: bool, others: bool
) -> None:
    t = Table(options=Options(live_vp=live_vp))  # type: ignore[arg-type]
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    assert table.match.viewer == 0
    card = found(table, "strip-1")
    assert isinstance(card, RivalCard) and (card.summary.points == str(t.vp(1))) is others
    assert (table.model.live_vp(0) != "", table.model.live_vp(1) != "") == (own, others)
    if own:
        assert table.model.live_vp(0) == str(t.vp(0))


def test_a_strip_counts_the_cards_of_a_hand(make_app: Make) -> None:
    t = Table().gold_card("war", "agricola", seat=1)
    card = found(lay(make_app(), t.session, AGAINST_A_BOT), "strip-1")
    assert isinstance(card, RivalCard) and dict(card.summary.counters)["marks/hand_gold"] == 2


def test_behind_the_curtain_nobodys_points_are_shown_under_own(make_app: Make) -> None:
    t = Table()
    table = lay(make_app(), t.session)
    assert table.match.viewer is None
    assert table.model.live_vp(0) == table.model.live_vp(1) == ""
    take_over(table, 1)
    assert table.model.live_vp(0) == "" and table.model.live_vp(1) == str(t.vp(1))


# -- bots and taking back ----------------------------------------------------------------------------------------------


def test_nobody_takes_back_a_bots_move(make_app: Make) -> None:
    t = Table().moving("harbor", seat=1)
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.tick()
    assert answers(table).asked == [1]
    answers(table).waiting = {1: EndTurn(1)}
    app.tick()
    played = len(t.session.log)
    assert t.session.log[-1].move == EndTurn(1)
    assert table.match.acting == 0
    assert not t.session.can_undo
    table.controller.undo()
    assert len(t.session.log) == played


def test_the_end_of_a_turn_is_not_taken_back_from_a_bot_that_thinks(make_app: Make) -> None:
    t, *_ = battle_ahead()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.play(EndTurn(0))
    app.tick()
    assert answers(table).asked == [1]
    played = len(t.session.log)
    table.controller.undo()
    assert len(t.session.log) == played


def test_what_is_taken_back_takes_a_bots_answer_along(make_app: Make) -> None:
    """An answer to a position that is no more is never played."""
    t = Table()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    before = len(t.session.log)
    table.controller.play(PlaceToken(0, "manufacture"))
    table.runner.answers = {1: EndTurn(1)}
    answers(table).waiting = {1: EndTurn(1)}
    table.controller.undo()
    assert len(t.session.log) == before
    assert table.runner.answers == answers(table).waiting == {}
    app.tick()
    assert len(t.session.log) == before
    table.runner.answers = {1: EndTurn(1)}
    table.controller.redo()
    assert table.runner.answers == {}


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_hidden_draw_is_told_without_what_was_drawn(make_app: Make) -> None:
    t = Table()
    table = lay(make_app(), t.session)
    ui = table.ui
    drawn = [
        (CardDrawn(1, "combat", "retreat", "deploy"), ui.text("combat-retreat")),
        (CardDrawn(1, "gold", "metropolis", "harbor"), ui.text("gold-metropolis")),
        (TilePeeked(1, 3, "river_basin"), ui.text("exploration-river_basin")),
    ]
    drawn.append((MissionDrawn(1, 1, "exploration-2"), "2"))
    for event, thing in drawn:
        own, hidden = event.seen_by(1), event.seen_by(0)
        assert own is not None and hidden is not None
        assert thing in line_of(ui.texts, table.model, own), event
        line = line_of(ui.texts, table.model, hidden)
        assert NAMES[1] in line and thing not in line and "?" not in line, line
        assert line and line != line_of(ui.texts, table.model, own)


def test_the_log_tells_each_viewer_what_he_may_know(make_app: Make) -> None:
    t = Table().on_top("combat_deck", "retreat")
    table = lay(make_app(), t.session)
    t.arch("deploy")
    table.model.drawer = "log"
    for viewer, knows in ((0, True), (1, False)):
        take_over(table, viewer)
        assert (table.ui.text("combat-retreat") in says(table, "log")) is knows
        assert table.ui.text("combat-retreat") not in says(table, "side"), (
            "own actions are no news, a rival's card is none"
        )
        assert NAMES[0] in says(table, "log")


# -- what changed since ------------------------------------------------------------------------------------------------


def test_the_recap_starts_where_the_own_last_turn_ended(make_app: Make) -> None:
    t = four()
    app = make_app()
    table = lay(app, t.session, ("person",) * 4)
    ends = {}
    for seat in (0, 1, 2, 3, 0, 1):
        assert t.seat == seat
        t.arch("harbor" if t.player().token != "harbor" else "trade")
        while not isinstance(t.frame, TurnDecision):
            t.do(t.legal()[0] if t.frame.kind == "resource" else Finish(seat))
        t.end_turn()
        ends[seat] = len(t.session.log)
    table.match.version += 1  # the session was played without it
    app.tick()
    assert isinstance(app.top, HandoverScreen)
    app.draw()
    app.top.command("confirm")
    assert table.match.viewer == 2 and table.model.recap_since == ends[2]
    lines = [step for _, step in table.recaps.renew()]
    assert [step.seat for step in lines] == [3, 0, 1], "in the order of play"
    text = says(table, "recap")
    assert all(NAMES[seat] in text for seat in (3, 0, 1)) and NAMES[2] not in text
    asked = question(app.ui, table.model, table.controller)
    assert asked == f"{NAMES[3]}, {NAMES[0]} and {NAMES[1]} have played."
    table.controller.close_recap()
    assert not shown(table, "recap")


def test_whoever_comes_to_the_first_own_turn_is_told_the_turns_before_it(make_app: Make) -> None:
    t, *_ = battle_ahead()
    t.end_turn()
    app = make_app()
    table = lay(app, t.session)
    app.tick()
    app.draw()
    app.top.command("confirm")
    assert table.match.viewer == 1 and table.model.recap_since == 0
    assert {step.seat for _, step in table.recaps.renew()} == {0}
    assert question(app.ui, table.model, table.controller) == f"{NAMES[0]} has played."


# -- the hand-over -----------------------------------------------------------------------------------------------------


def test_a_curtain_falls_before_the_defender_and_back(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    app = make_app()
    table = lay(app, t.session)
    take_over(table, 0)
    table.controller.play(MoveUnits(0, (unit,), there))
    app.tick()
    assert app.top is table and table.match.acting == 0, "who attacks already sits at the screen"
    table.controller.play(SealCards(0, ("militia",)))
    assert isinstance(t.frame, CombatDecision) and t.frame.stage == "defence"
    assert table.match.handover_needed and table.match.acting is None
    assert table.match.legal() == []
    app.tick()
    assert isinstance(app.top, HandoverScreen)
    assert app.top.name == NAMES[1] and app.top.reason == "handover-defend"
    assert table.match.viewer is None
    assert table.model.view.frames[-1].sealed_attack == ("?",)  # type: ignore[union-attr]
    app.draw()
    app.top.command("confirm")
    assert table.match.viewer == 1 == table.match.acting
    assert table.model.view.frames[-1].sealed_attack == ("?",)  # type: ignore[union-attr]
    table.controller.play(SealCards(1, ()))
    app.tick()
    assert t.session.awaiting == (0,)
    app.tick()
    assert app.top is table and table.match.viewer is None, "the end is common: it lies beside nobody's secrets"
    for player in table.model.view.seats:
        assert all(mission.startswith("?") for mission in player.missions)
    assert outcome_text(app.ui, table.model) == app.ui.text("handover-ready", name=NAMES[0])
    table.controller.close_outcome()
    app.tick()
    assert app.top is table and table.match.viewer == 0, "whoever is called has the screen from there"


def test_no_curtain_for_what_is_no_secret(make_app: Make) -> None:
    """Era tokens and Capitals are chosen in the open; a single person never meets a hand-over."""
    t = Table()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    assert not table.match.handover_needed
    app.tick()
    assert app.top is table


# -- battles -----------------------------------------------------------------------------------------------------------


def test_the_odds_are_those_of_whoever_asks(make_app: Make) -> None:
    """A Cannon against an Archer with one card at most loses now and then; the Archer does not win without cards."""
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.combat_card("regulars", "regulars")
    t.do(MoveUnits(0, (unit,), there))
    attacking = thought(t, 0, ("militia", "regulars", "regulars"))
    assert attacking.share > 0.9 and attacking.strength == 9
    t.seal()
    defending = thought(t, 1, ())
    assert defending.share < 0.1 and defending.strength == 1


def thought(t: Table, seat: int, cards: tuple[str, ...]) -> SampledOdds:
    odds = odds_of(t.session.view(seat), seat, cards, Rng(5))
    while odds.think():
        assert not odds.ready
    assert odds.ready and odds.tried == WORLDS
    return odds


def test_what_is_sealed_is_what_was_picked(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    t.combat_card("regulars", "volunteers_of_the_fatherland")
    t.do(MoveUnits(0, (unit,), there))
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    tree(table)
    table.controller.pick_card(2)
    table.controller.pick_card(1)
    table.controller.pick_card(2)
    assert table.model.picked_cards() == ("regulars",)
    table.controller.main_action()
    assert t.session.log[-1].move == SealCards(0, ("regulars",))


# -- prices ------------------------------------------------------------------------------------------------------------


def test_the_tray_prints_the_price_of_a_unit_that_is_asked(make_app: Make) -> None:
    t = Table().goods("gold", "science", "brazilwood", "coffee", "sugarcane")
    units = list(t.player(0).units)
    units[1] = DEFEATED
    t.player(0).units = tuple(units)
    t.arch("deploy")
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    ui = table.ui
    for unit in range(5):
        tip = option(table, f"unit-{unit}").tip
        facts = option(table, f"unit-{unit}").facts
        world = t.s.copy()
        RULES.apply(world, DeployUnit(0, unit, t.home()))
        needs = world.frames[-1].needs if isinstance(world.frames[-1], PaymentDecision) else ()
        assert (unit == 1) == (needs == ())
        for line in (facts, tip.splitlines()[1]):
            assert sorted(goods_in(line)) == sorted(needs), f"unit {unit}: {line}"
            assert (ui.text("free") in line) == (unit == 1)


def option(table: TableScreen, key: str) -> TrayOption:
    """The option of the tray with this key."""
    return next(found for found in tray_options(table.ui, table.model) if found.key == key)


def goods_in(text: str) -> list[str]:
    """The goods in brackets."""
    return re.findall(r"\[(\w+)]", text)


def test_escape_lets_go_what_was_pointed_at(make_app: Make) -> None:
    t, _, here, _ = battle_ahead()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    tree(table)
    table.controller.click_hex(here)
    assert "unit" in table.model.selector.chosen
    press(app, pygame.K_ESCAPE)
    assert table.model.selector.chosen == {} and app.top is table


@pytest.mark.parametrize("upgraded", [False, True])
def test_the_tray_prints_the_price_of_a_building_that_is_paid(make_app: Make, upgraded: bool) -> None:
    """Played to its end: as many goods leave as the tray has said, with an upgraded arch, too."""
    said = {}
    for tile in ("farm", "sawmill", "cane_field", "trading_post"):
        t = Table().goods("coffee", "sugarcane", "brazilwood", "gold", "science")
        if upgraded:
            t.product(next(iter(PRODUCTS)), "build")
        where = t.free(BUILDINGS[tile].terrain[0], near=t.home())
        t.arch("build")
        table = lay(make_app(), t.session, AGAINST_A_BOT)
        facts = option(table, f"tile-{tile}").facts
        less = int(facts.split("−")[1]) if "−" in facts else 0
        before = len(t.supply())
        table.controller.point(tile=tile, hex=where)
        table.controller.pay()
        assert t.s.tile[where] == tile
        said[tile] = sorted(goods_in(facts))
        assert before - len(t.supply()) == len(said[tile]) - less, f"{tile}: {facts}"
    printed = {tile: sorted(BUILDINGS[tile].cost) for tile in said}
    assert (said != printed) is upgraded, "on an upgraded arch any resource does"
