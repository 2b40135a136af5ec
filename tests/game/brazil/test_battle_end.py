"""Of the end of a battle: who sees it, who has the screen after it, and what goes on beneath it, which is nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil.moves import EndTurn, MoveUnits, PlaceToken, SealCards
from game.app.app import App
from game.brazil.table import TableScreen
from game.brazil.table_controller import TableController
from game.platform import clock
from game.platform.settings import AT_ONCE
from tests.brazil.kit import Table
from tests.game.brazil.kit import PEOPLE, Player, battle_ahead, lay, sealed, take_over, tree
from tests.game.brazil.test_selection import fought

Make = Callable[..., App]


# -- who has the screen after it ---------------------------------------------------------------------------------------


def called() -> Player:
    """Both have sealed, the defender last: the end is on show, and the attacker's turn goes on."""
    t, unit, _, there = battle_ahead()
    t.combat_card("regulars")
    p = Player(t.session, PEOPLE)
    p.controller.take_over(0)
    p.controller.play(MoveUnits(0, (unit,), there))
    p.controller.play(SealCards(0, ("militia",)))
    p.controller.take_over(1)
    p.controller.play(SealCards(1, ()))
    assert p.model.outcome is not None and p.match.viewer is None and p.match.handover_needed
    return p


def enter_twice(controller: TableController) -> None:
    end = controller.model.outcome
    assert end is not None
    end.shown = 0
    controller.shorten_outcome()
    end.shown = end.steps
    controller.shorten_outcome()


@pytest.mark.parametrize("how", [TableController.leave, TableController.drop_outcome, enter_twice])
def test_whoever_lays_the_end_of_a_battle_aside_opens_nobodys_hand(how: Callable[[TableController], None]) -> None:
    """Esc, Enter and a click beside leave it to the hand-over to ask who is there."""
    p = called()
    how(p.controller)
    assert p.model.outcome is None and p.match.viewer is None and p.match.handover_needed
    assert p.model.view.seats[0].combat_cards == ("?",)
    p.runner.tick(0)
    assert p.view.calls[-1] == ("hand_over", 0)
    p.controller.take_over(0)
    assert p.model.outcome is not None, "whoever comes has perhaps not looked before"


def test_whoever_says_who_he_is_has_the_screen() -> None:
    p = called()
    p.controller.close_outcome()
    assert p.model.outcome is None and p.match.viewer == 0 and p.model.deciding, "not shown to him once more"


# -- who sees it -------------------------------------------------------------------------------------------------------


def settled_before_one_who_looks_away() -> Player:
    """Seat 0 has attacked where nobody holds a card; seat 1 was not at the screen."""
    t, unit, _, there = battle_ahead(attacker="dragoon")
    t.player(0).combat_cards = t.player(1).combat_cards = ()
    t.gold_card("forced_march")
    p = Player(t.session, PEOPLE)
    p.controller.take_over(0)
    p.controller.play(MoveUnits(0, (unit,), there))
    assert p.model.outcome is not None
    p.controller.drop_outcome()
    return p


def test_a_later_move_that_is_taken_back_takes_no_battle_from_the_other() -> None:
    p = settled_before_one_who_looks_away()
    p.controller.point(card="forced_march")
    assert p.match.can_undo
    p.controller.undo()
    p.controller.play(EndTurn(0))
    p.controller.take_over(1)
    assert p.model.outcome is not None


def test_whoever_missed_several_ends_sees_one_after_the_other() -> None:
    """Another's Expedition, too, made them forgotten."""
    p = Player(Table().session, PEOPLE)
    p.controller.take_over(0)
    first, second = fought(), fought()
    for end in (first, second, fought(0, -1)):
        p.model._everybody_looks(end)
    p.controller.take_over(1)
    assert p.model.outcome is first
    p.controller.drop_outcome()
    assert p.model.outcome is second and second.shown == 0
    p.controller.close_outcome()
    assert p.model.outcome is None and p.match.viewer == 1


def test_both_who_fought_see_it_where_nobody_is_at_the_screen() -> None:
    """A bot attacks before anybody has come; here its turn goes on."""
    p = Player(Table().moving("build", seat=1).session, ("person", "settler", "person"))
    assert p.match.viewer is None and not p.match.handover_needed
    p.model._everybody_looks(end := fought(1, 0))
    p.controller.take_over(0)
    assert p.model.outcome is end


def test_what_was_put_aside_lies_there_again_once_a_move_is_taken_back() -> None:
    t, _, here, there = battle_ahead()
    p = Player(t.session)
    p.controller.click_hex(here)
    p.controller.click_hex(there)
    p.controller.leave()
    assert p.model.aside
    p.controller.hold_back()
    assert not p.model.aside


@pytest.mark.parametrize("speed", [4.0, AT_ONCE])
def test_the_end_of_ones_own_battle_stays_until_it_is_clicked_away(make_app: Make, speed: float) -> None:
    """At the highest speed, too, and though a bot goes on after it."""
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    t.seal("militia")
    app = make_app()
    table = lay(app, t.session, ("settler", "person"))
    app.settings.pace.animation = speed
    assert table.model.deciding
    sealed(table)
    table.runner.hurried = True
    assert table.model.outcome is not None and not table.model.deciding
    assert table.busy(clock.now() + 60_000) and not table.can_show_scene()
    table.controller.drop_outcome()
    assert not table.busy(clock.now() + 60_000)


# -- what goes on beneath it -------------------------------------------------------------------------------------------


def end_before_a_turn(app: App) -> TableScreen:
    """Seat 1, whose turn begins, sees first how it was beaten."""
    t, unit, _, there = battle_ahead(attacker="dragoon")
    t.player(0).combat_cards = t.player(1).combat_cards = ()
    t.changed()
    table = lay(app, t.session)
    take_over(table, 0)
    table.controller.play(MoveUnits(0, (unit,), there))
    table.controller.drop_outcome()
    table.controller.play(EndTurn(0))
    take_over(table, 1)
    table.controller.close_recap()  # what the other one did is told, too
    assert table.model.outcome is not None and table.model.deciding
    return table


@pytest.mark.parametrize("key", ["arch_3", "gallery", "undo", "zoom_in", "hurry", "hint"])
def test_beneath_the_end_of_a_battle_no_key_does_anything(make_app: Make, key: str) -> None:
    table = end_before_a_turn(make_app())
    tree(table)
    end, moves, look = table.model.outcome, len(table.match.log), table.map.viewport.zoom
    assert end is not None
    end.shown, begun = 0, end.since
    assert table.command(key)
    assert table.model.outcome is end and end.since < begun, "it is shown to its end"
    end.shown = end.steps
    assert table.command(key) and table.model.outcome is None
    tree(table)
    assert len(table.match.log) == moves and not table.model.drawer and table.map.viewport.zoom == look
    assert table.command("arch_3") and isinstance(table.match.log[-1].move, PlaceToken)
