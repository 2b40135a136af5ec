"""One click, one named deed: paying, waiving, confirming, the only thing left, the way to the score."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.frames import BuildFrame, CombatFrame, PaymentFrame, ResourceFrame, TurnFrame
from engine.brazil.moves import Build, EndTurn, Finish, MoveUnits, PayGood, PlaceToken
from game import clock
from game.app import App
from game.brazil.bill import Bill
from game.brazil.lights import lit_hexes
from game.brazil.panels.frieze import Frieze
from game.brazil.score import ScoreScreen
from game.brazil.table import TableScreen
from game.widgets import deeds
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.richtext import RichText
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay, public_choice
from tests.game.conftest import click, click_name, move_to, press


def laid(app: App, t: Table) -> TableScreen:
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


def named(app: App, name: str) -> Button:
    app.top.refresh(app.ui)
    found = next((w for w in app.top.stage.root.walk() if w.name == name), None)
    assert isinstance(found, Button), name
    return found


def names(app: App) -> set[str]:
    app.top.refresh(app.ui)
    return {w.name for w in app.top.stage.root.walk()}


def supply(app: App, good: str) -> Widget:
    """A token of that good in the own supply, one that is not marked if there is one."""
    app.top.refresh(app.ui)
    tokens = [w for w in app.top.stage.root.walk() if w.name.startswith("supply-") and getattr(w, "picture", "")]
    same = [w for w in tokens if w.picture == f"goods/{good}"]  # type: ignore[attr-defined]
    return next((w for w in same if not w.chosen), same[0])  # type: ignore[attr-defined]


def paying(app: App, *goods: str) -> tuple[TableScreen, Table, int]:
    """A Farm is asked for on a hex, and its payment is open."""
    t = Table().goods(*goods)
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.hands.point_arch("build")
    table.hands.point(tile="farm")
    table.hands.click_hex(field)
    return table, t, field


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("enter", [False, True])
def test_a_click_swaps_and_only_pay_pays(make_app: Callable[..., App], enter: bool) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane", "brazilwood")
    played = len(t.session.log)
    for good in ("sugarcane", "brazilwood", "coffee", "sugarcane"):
        click(app, supply(app, good).rect.center)
        assert table.desk.proposal == [PayGood(0, good)]
        assert len(t.session.log) == played and isinstance(table.desk.frame, PaymentFrame)
    press(app, pygame.K_RETURN) if enter else click_name(app, "main")
    assert t.s.tile[field] == "farm" and sorted(t.supply()) == ["brazilwood", "coffee"]


def test_a_click_in_the_tray_swaps_too(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, _, _ = paying(app, "coffee", "sugarcane")
    click_name(app, "pay-sugarcane--1")
    assert table.desk.proposal == [PayGood(0, "sugarcane")]
    assert isinstance(table.desk.frame, PaymentFrame)
    click_name(app, "pay-coffee--1")
    assert table.desk.proposal == [PayGood(0, "coffee")]


def test_what_is_wished_for_stays_in_a_payment_of_several_parts() -> None:
    t = Table().goods("coffee", "coffee", "sugarcane", "brazilwood", "gold")
    field = t.free("field", near=t.home())
    _ask(t, field)
    bill = Bill(t.session.view(0))
    assert len(bill.parts) > 1
    for source in bill.sources():
        fresh = Bill(t.session.view(0))
        if source not in fresh.parts:
            assert fresh.swap(source)
        assert source in fresh.parts and len(fresh.parts) == len(bill.parts)
        for part in fresh.parts:
            t.session.submit(part)
        assert not isinstance(t.frame, PaymentFrame), "each way is a whole payment"
        for _ in fresh.parts:
            t.session.undo()


def _ask(t: Table, field: int) -> None:
    t.session.submit(PlaceToken(0, "build"))
    t.session.submit(Build(0, "cane_field", field))


def test_no_payment_is_asked_where_there_is_one_way(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee")
    assert t.s.tile[field] == "farm" and not isinstance(table.desk.frame, PaymentFrame)


def test_two_goods_of_one_kind_are_one_way(make_app: Callable[..., App]) -> None:
    app = make_app()
    _, t, field = paying(app, "coffee", "coffee")
    assert t.s.tile[field] == "farm" and t.supply() == ["coffee"]


def test_what_was_paid_by_itself_is_taken_back_with_what_it_paid_for(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee")
    assert table.match.can_undo
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert not t.s.tile[field] and t.supply() == ["coffee"] and isinstance(table.desk.frame, BuildFrame)
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert t.s.tile[field] == "farm"


# -- waiving -----------------------------------------------------------------------------------------------------------


def test_a_waiver_is_never_the_green_button(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "gold")
    table = laid(app, t)
    for arch in ("build", "trade", "painting", "manufacture", "renovate", "deploy"):
        table.hands.point_arch(arch)
        if isinstance(table.desk.finish(), Finish) and len(table.desk.picker.legal) > 1:
            assert named(app, "main").kind == "plain", arch
        table.hands.undo()
    assert isinstance(table.desk.frame, TurnFrame)


def test_an_impatient_player_waives_nothing_and_ends_no_turn_unseen(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every click twice, 130 ms apart: the second never does what the button has become."""
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane")
    app.draw()
    now[0] += 1000
    click_name(app, "main")
    assert t.s.tile[field] == "farm"
    app.draw()
    played = len(t.session.log)
    now[0] += 130
    click_name(app, "main")
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played and table.match.asked == 0
    now[0] += 400
    click_name(app, "main")
    assert len(t.session.log) > played


def test_enter_only_chooses_a_waiver_and_once_more_does_it(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    t = Table().goods("coffee", "sugarcane")
    table = laid(app, t)
    table.hands.point_arch("build")
    app.draw()
    assert isinstance(table.desk.finish(), Finish) and len(table.desk.picker.legal) > 1
    played = len(t.session.log)
    now[0] += 1000
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played and named(app, "main").focused
    assert named(app, "main").tip == app.ui.text("waiver-tip")
    now[0] += 130
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played, "a second press in haste"
    now[0] += 400
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played + 1


def test_enter_on_a_button_does_not_choose_what_it_becomes(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane")
    app.draw()
    table.stage.set_focus(app.ui, named(app, "main"))
    now[0] += 1000
    press(app, pygame.K_RETURN)
    app.draw()
    assert t.s.tile[field] == "farm" and not named(app, "main").focused


# -- confirming --------------------------------------------------------------------------------------------------------


def test_a_confirmation_has_two_buttons_that_name_the_deed(make_app: Callable[..., App]) -> None:
    """Asked where it can't be taken back: nobody holds a card, the battle is settled at once."""
    app = make_app()
    t, _, here, there = battle_ahead()
    for player in map(t.player, range(len(t.s.seats))):
        player.combat_cards = ()
    t.changed()
    table = laid(app, t)
    table.hands.click_hex(here)
    table.hands.click_hex(there)
    assert (named(app, "main").text, named(app, "not").text) == ("Attack", "Hold back")
    click_name(app, "not")
    assert table.desk.pending is None and "not" not in names(app)
    table.hands.click_hex(there)
    click_name(app, "main")
    assert any(isinstance(entry.move, MoveUnits) for entry in t.session.log)


def test_an_attack_is_held_back_until_cards_are_down(make_app: Callable[..., App]) -> None:
    """Not asked about beforehand: it can be taken back."""
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.hands.click_hex(here)
    table.hands.click_hex(there)
    assert isinstance(table.desk.frame, CombatFrame) and named(app, "not").text == "Hold back"
    click_name(app, "not")
    assert isinstance(table.desk.frame, TurnFrame) and table.desk.player.units[t.player().units.index(here)] == here
    table.hands.click_hex(here)
    table.hands.click_hex(there)
    assert table.desk.cards_move() is not None
    table.hands.main_action()
    assert not table.desk.may_hold_back and "not" not in names(app)


def test_the_end_of_a_turn_is_confirmed_by_name(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, *_ = battle_ahead()
    table = laid(app, t)
    app.settings.confirm_unused = True
    click_name(app, "main")
    assert (named(app, "main").text, named(app, "not").text) == ("End the turn", "Go on playing")
    press(app, pygame.K_ESCAPE)
    assert table.desk.pending is None and app.stack == [table]


def test_a_movement_that_changes_nothing_is_not_asked_about(make_app: Callable[..., App]) -> None:
    """Units far from everything may still walk: that is no reason to ask."""
    app = make_app()
    t, *_ = battle_ahead()
    for player in t.s.seats[1:]:
        player.units = tuple(-1 for _ in player.units)
        player.at = 0
    t.changed()
    table = laid(app, t)
    app.settings.confirm_unused = True
    moves = [m for m in table.match.legal() if isinstance(m, MoveUnits)]
    weighty = [m for m in moves if table.desk.weighs(m)]
    assert moves
    click_name(app, "main")
    assert (table.desk.pending == EndTurn(0)) is bool(weighty)


# -- one thing left ----------------------------------------------------------------------------------------------------


def test_the_only_building_left_for_a_hex_is_built_there_and_taken_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.hands.point_arch("build")
    assert len({move.building for move in table.desk.picker.by(hex=field)}) == 1
    assert app.ui.text("building-farm") in table.tip_of(field), "its name is told before"
    table.hands.click_hex(field)
    assert t.s.tile[field] == "farm"
    table.hands.undo()
    assert not t.s.tile[field] and isinstance(table.desk.frame, BuildFrame)


def test_of_several_buildings_for_a_hex_one_is_chosen(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "brazilwood", "cotton", "gold")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.hands.point_arch("build")
    assert len(table.desk.picker.by(hex=field)) > 1
    table.hands.click_hex(field)
    assert not t.s.tile[field] and table.desk.picker.chosen == {"hex": field}
    table.hands.point(tile="farm")
    assert isinstance(table.desk.frame, PaymentFrame) or t.s.tile[field] == "farm"


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_score_follows_the_last_move_and_is_found_again(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table()
    table = laid(app, t)
    t.s.frames, t.s.over = [], "last_round"
    t.changed()
    table.match.version += 1
    table.desk.renew()
    assert table.match.asked is None
    assert table.next_tick(clock.now()) is not None, "nobody needs to move the mouse"
    app.tick()
    assert isinstance(app.top, ScoreScreen)
    for way in ("main", "enter"):
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.top is table
        app.draw()
        assert named(app, "main").text == "Score"
        click_name(app, "main") if way == "main" else press(app, pygame.K_RETURN)
        assert isinstance(app.top, ScoreScreen)


def test_after_the_end_every_hand_lies_open(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().combat_card("militia", seat=1)
    table = laid(app, t)
    assert table.desk.view.seats[1].combat_cards == ("?",)
    t.session.state.over, t.s.frames = "last_round", []
    t.changed()
    table.match.version += 1
    assert not table.match.awaiting
    missions = table.match.view.seats[1].missions
    assert missions and not any(mission.startswith("?") for mission in missions)


# -- pointing ----------------------------------------------------------------------------------------------------------


def hold(app: App, kind: int, position: tuple[float, float]) -> None:
    extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.dispatch(pygame.Event(kind, pos=(round(position[0]), round(position[1])), **extra))
    app.draw()


def test_a_unit_is_dragged_and_the_map_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, _ = battle_ahead()
    table = laid(app, t)
    camera = (table.map.viewport.x, table.map.viewport.y)
    hold(app, pygame.MOUSEBUTTONDOWN, table.map.centre(here))
    x, y = table.map.centre(here)
    hold(app, pygame.MOUSEMOTION, (x + 8, y + 2))
    assert table.desk.picker.chosen == {"unit": unit}
    to = next(hex_id for hex_id, kind in table.map.lights.targets.items() if kind == "move")
    hold(app, pygame.MOUSEMOTION, table.map.centre(to))
    assert table.map.cursor == to
    hold(app, pygame.MOUSEBUTTONUP, table.map.centre(to))
    if table.desk.pending is not None:  # unknown land is turned up
        assert table.desk.pending.to == to  # type: ignore[union-attr]
        click_name(app, "main")
    assert t.player().units[unit] == to
    assert (table.map.viewport.x, table.map.viewport.y) == camera


def test_a_unit_dropped_where_it_cannot_go_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, _ = battle_ahead()
    table = laid(app, t)
    x, y = table.map.centre(here)
    hold(app, pygame.MOUSEBUTTONDOWN, (x, y))
    hold(app, pygame.MOUSEMOTION, (x + 8, y))
    far = next(h for h in range(t.s.board.size) if h not in table.map.lights.targets and h != here)
    hold(app, pygame.MOUSEMOTION, table.map.centre(far))
    hold(app, pygame.MOUSEBUTTONUP, table.map.centre(far))
    assert t.player().units[unit] == here and table.desk.picker.chosen == {}


def test_a_place_to_build_names_the_building(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.hands.point_arch("build")
    names_there = {app.ui.text(f"building-{tile}") for tile in table.desk.picker.values("tile")}
    app.draw()
    tip = table.tip_of(field)
    assert any(name in tip for name in names_there), tip
    assert (table.map.lights.ghost(field) is not None) is (len(table.desk.picker.by(hex=field)) == 1)


def test_an_attack_promises_points_only_if_won(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.hands.click_hex(here)
    tip = table.tip_of(there)
    assert app.ui.text("tip-battle") in tip
    assert "→" not in tip or "if you win" in tip


def test_the_strength_follows_the_cards_picked(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.hands.click_hex(here)
    table.hands.click_hex(there)

    def strengths() -> list[str]:
        table.desk.think()
        table.rebuild()
        table.refresh(app.ui)
        assert table.scene is not None
        return [table.scene.total[True], table.scene.total[False]]

    before = strengths()
    click_name(app, "battle-card-0")
    after = strengths()
    assert int(after[0]) > int(before[0]) and after[1] == before[1]


# -- what is common ----------------------------------------------------------------------------------------------------


def test_the_recap_comes_at_the_start_of_a_turn_and_not_in_its_middle(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = lay(app, t.session)
    table.hands.take_over(0)
    table.hands.click_hex(here)
    table.hands.click_hex(there)
    table.hands.main_action()
    table.hands.take_over(1)
    assert table.desk.recap_since is None
    table.hands.main_action()
    table.hands.close_outcome()
    assert table.match.viewer == 0 and isinstance(table.desk.frame, TurnFrame) and table.desk.recap_since is None


def test_a_choice_in_public_shows_nobodys_secrets(make_app: Callable[..., App]) -> None:
    """The era changes: each places the old token before all eyes; the board is his, the hands lie face down."""
    app = make_app()
    t = Table().combat_card("militia").combat_card("militia", seat=1)
    table = public_choice(app, t)
    assert table.match.acting == 1 and not table.match.handover_needed and table.desk.seat == 1
    for player in table.desk.view.seats:
        assert player.combat_cards == ("?",) and all(mission.startswith("?") for mission in player.missions)


def asked(app: App) -> str:
    app.top.refresh(app.ui)
    found = next(w for w in app.top.stage.root.walk() if w.name == "question")
    assert isinstance(found, RichText)
    return found.text


@pytest.mark.parametrize("era", [1, 2])
def test_a_choice_in_public_names_who_chooses_and_what_each_arch_brings(make_app: Callable[..., App], era: int) -> None:
    app = make_app()
    t = Table()
    t.era(era)  # old tokens are put down while their era is still the one that ends
    table = public_choice(app, t)
    assert "Rui" in asked(app)
    lit = [w for w in table.stage.root.walk() if w.name.startswith("arch-") and getattr(w, "lit", False)]
    assert lit and all(app.ui.text(f"era-bonus-{era}") in w.tip for w in lit)


def test_a_resource_to_choose_says_what_it_comes_from(make_app: Callable[..., App]) -> None:
    app = make_app()
    for cause, said in (("mandioca", "Mandioca"), ("harbor", "Harbor"), ("tupi_woman", "Tupi"), ("pedro_i", "Pedro")):
        t = Table()
        t.s.frames.append(ResourceFrame(0, 1, cause))
        t.changed()
        laid(app, t)
        assert said in asked(app), cause


def test_while_bots_play_their_deed_is_named_and_ringed(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    table = laid(app, t)
    to = next(m.to for m in t.legal(MoveUnits) if m.to in t.near(here) and m.to != there)
    t.session.submit(MoveUnits(0, (unit,), to, "free"))
    t.session.submit(EndTurn(0))
    table.match.version += 1
    table.desk.renew()
    table.rebuild()
    assert not table.desk.deciding
    assert "Ana moves" in asked(app)
    frieze = next(w for w in table.stage.root.walk() if isinstance(w, Frieze))
    assert "is thinking" in frieze.hint()
    assert {here, to} <= table.map.lights.chosen


def test_an_attack_shows_who_defends_and_both_strengths(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.hands.click_hex(here)
    app.draw()
    assert table.map.lights.ghost(there) is None, "the defender is not covered"
    assert app.ui.text("tip-strengths", own=1, other=1) in table.tip_of(there)


@pytest.mark.parametrize("more", ["companion", "movement"])
def test_an_attack_tells_of_its_battle_where_one_may_go_otherwise_too(make_app: Callable[..., App], more: str) -> None:
    """With another unit, or by the other movement: told is what a click there does."""
    app = make_app()
    t, unit, here, there = battle_ahead(attacker="dragoon")
    if more == "companion":
        t.unit("archer", here)
    else:
        t.tile("gold_foundry", there)
    table = laid(app, t)
    table.hands.point(unit=unit)
    assert len(table.desk.picker.by(hex=there)) > 1
    tip = table.tip_of(there)
    assert app.ui.text("tip-battle") in tip and app.ui.text("tip-strengths", own=3, other=1) in tip, tip


def test_the_piece_just_picked_is_not_scolded(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, _ = battle_ahead()
    table = laid(app, t)
    table.hands.click_hex(here)
    assert "[cross]" not in table.tip_of(here)
    far = next(h for h in range(t.s.board.size) if h != here and h not in lit_hexes(table.desk))
    assert "[cross]" in table.tip_of(far), "elsewhere it says why not"


def test_a_line_of_the_log_names_its_place_and_lights_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    to = next(m.to for m in t.legal(MoveUnits) if m.to in t.near(here) and m.to != there)
    t.session.submit(MoveUnits(0, (unit,), to, "free"))
    table = laid(app, t)
    table.hands.open_drawer("log")
    app.draw()
    line = next(w for w in table.stage.root.walk() if w.name == "log-0")
    text = line.children[0].text  # type: ignore[attr-defined]
    assert app.ui.text(f"terrain-{t.s.board.terrain[to]}") in text
    move_to(app, line.rect.center)
    app.draw()
    assert {here, to} <= table.map.lights.chosen
    move_to(app, (5, 5))
    app.draw()
    assert to not in table.map.lights.chosen
