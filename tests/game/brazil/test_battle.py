"""The scene of a battle: which parts it shows for whom, how the cards are turned, and that it shows no secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from engine.brazil import facts
from engine.brazil.decisions import CombatDecision
from engine.brazil.events import BattleEnded, ExpeditionFought
from engine.brazil.moves import AttackAdjacent, MoveUnits, SealCards
from engine.brazil.state import Options, Setup
from engine.core.session import Session
from game.app.app import App
from game.brazil.battle.model import EXPEDITION, BattleSide, battle_of
from game.brazil.battle.outcome import COUNT, END, LEAD, SPOILS, TURN, BattleOutcome, outcome_of
from game.brazil.battle.scene import BANNERS, SEAL, PartTip
from game.brazil.panels.battle import battle_title
from game.platform import clock
from game.platform.settings import Pace
from tests.brazil.kit import RULES, Table
from tests.game.brazil.kit import (
    AGAINST_A_BOT,
    answers,
    battle_ahead,
    lay,
    pixels,
    ready_to_defend,
    says,
    sealed,
    shown,
    take_over,
    tree,
)
from tests.game.conftest import press

Make = Callable[..., App]


def fought(t: Table, *cards: str) -> BattleOutcome:
    """Seal these and see what came of it."""
    before = RULES.view(t.s.copy(), None)
    outcome = outcome_of(t.seal(*cards), before)
    assert outcome is not None
    return outcome


def parts(side: BattleSide) -> list[tuple[str, int]]:
    return [(part.name.removeprefix("battle-part-"), part.amount) for part in side.parts]


@pytest.mark.usefixtures("nothing_painted")
def test_each_part_of_a_strength_stands_in_its_place(make_app: Make) -> None:
    t, unit, _, there = battle_ahead("dragoon")
    t.tile("farm", there, seat=1)
    t.player(1).token = "trade"
    t.painting("maria_quiteria")
    t.do(MoveUnits(0, (unit,), there))
    assert isinstance(t.frame, CombatDecision)
    battle = battle_of(t.session.view(0), t.frame)
    assert parts(battle.attack) == [("units", 1), ("painting", 1)]
    assert parts(battle.defence) == [("units", 3), ("tile", 1), ("arch", 2)]
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    table.app.draw()
    tips = [w.tip for w in tree(table).walk() if isinstance(w, PartTip)]
    assert len(tips) == 5 and table.text("arch-trade") in tips[4] and table.text("painting-maria_quiteria") in tips[1]


def test_the_title_says_what_or_where_is_fought_for(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    assert isinstance(t.frame, CombatDecision)
    ui, land = make_app().ui, t.s.board.terrain[there]
    bare = battle_of(t.session.view(0), t.frame)
    assert battle_title(ui, bare) == ui.text(f"battle-title-{land}") != ui.text("battle-title-water")
    t.tile("farm", there, seat=1)
    assert ui.text("building-farm") in battle_title(ui, battle_of(t.session.view(0), t.frame))


def test_what_is_sealed_lies_face_down_for_everybody(make_app: Make) -> None:
    """Before the screen is handed over the attacker's card is not seen, not even by the attacker."""
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.play(SealCards(0, ("militia",)))
    assert shown(table, "battle") and "militia" not in says(table, "battle")
    assert table.scene is not None and table.scene.battle.attack.sealed == 1
    assert table.scene.total[True] == "1" and table.scene.cards[True] == "+?"
    app.tick()
    answers(table).waiting = {1: SealCards(1, ())}
    app.tick()
    outcome = table.model.outcome
    assert outcome is not None and outcome.attack_cards == ("militia",)


def test_cards_are_turned_one_by_one_and_the_total_counts_up() -> None:
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.combat_card("regulars")
    t.do(MoveUnits(0, (unit,), there))
    t.seal("militia", "regulars")
    outcome = fought(t, "militia")
    outcome.since = 1000
    pace, step = Pace(), TURN + COUNT
    stages = [outcome.stage(1000 + LEAD + n * step + 1, pace) for n in range(4)]
    assert stages == [0, 1, 2, 4], "three cards, then the end"
    attack = outcome.battle.attack
    assert [attack.total(n) for n in range(3)] == [4, 5, 7] and outcome.attack == 7
    assert outcome.defence == 2 == outcome.battle.defence.total(1)
    assert outcome.length() == LEAD + 3 * step + END + SPOILS
    assert outcome.stage(1000, Pace(reduced_motion=True)) == outcome.steps == outcome.stage(1000, Pace(animation=8))


def test_a_cancelled_card_counts_nothing() -> None:
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.combat_card("spy")
    t.do(MoveUnits(0, (unit,), there))
    t.seal("spy")
    outcome = fought(t, "militia")
    assert outcome.battle.defence.cancelled == ("militia",) and outcome.battle.defence.values == (0,)
    assert outcome.battle.defence.total(1) == outcome.defence == 1


def test_the_outcome_names_the_winner() -> None:
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.do(MoveUnits(0, (unit,), there))
    t.seal()
    outcome = fought(t, "militia")
    assert (outcome.attacker, outcome.defender, outcome.winner) == (0, 1, 0)
    assert (outcome.attack, outcome.defence) == (4, 2)
    assert (outcome.attack_cards, outcome.defence_cards) == ((), ("militia",))
    assert outcome.lost == (1,)


# -- the end -----------------------------------------------------------------------------------------------------------


def kinds(outcome: BattleOutcome) -> list[tuple[int, str]]:
    return [(gain.seat, gain.kind) for gain in outcome.gains]


def test_the_end_tells_what_each_side_loses_and_gains() -> None:
    t, unit, _, there = battle_ahead(attacker="dragoon")
    t.tile("farm", there, seat=1)
    t.painting("duque_de_caxias")
    t.do(MoveUnits(0, (unit,), there))
    t.seal("militia")
    outcome = fought(t)
    assert outcome.winner == 0
    assert kinds(outcome) == [(0, "seized"), (1, "ceded"), (1, "supply"), (0, "cards")]
    seized, _, beaten, drawn = outcome.gains
    assert (seized.pictures, seized.tile) == (("buildings/farm",), "farm")
    assert beaten.pictures == ("units/orange_archer_defeated",)
    assert drawn.pictures == ("backs/combat",), "everybody looks: no card's face"


def test_the_end_of_a_defence_and_of_a_shot_from_the_next_hex() -> None:
    t, unit, _, there = battle_ahead()
    t.tile("farm", there, seat=1)
    t.do(MoveUnits(0, (unit,), there))
    t.seal()
    assert kinds(fought(t)) == [(1, "held"), (0, "supply")]
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.tile("farm", there, seat=1)
    t.do(AttackAdjacent(0, unit, there))
    t.seal("militia")
    outcome = fought(t)
    assert outcome.winner == 0 and kinds(outcome) == [(0, "cleared"), (1, "supply")], "who fires seizes nothing"


def test_units_that_a_card_saves_go_to_the_capital() -> None:
    t, unit, _, there = battle_ahead(attacker="cannon")
    t.player(1).combat_cards = ("retreat",)
    t.do(MoveUnits(0, (unit,), there))
    t.seal()
    assert (1, "retreat") in kinds(fought(t, "retreat"))


def test_the_end_goes_on_by_the_clock_and_rests(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The banner tears, the units slide to their supply, then nothing moves; who wins is not told before."""
    now = [50_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    t, unit, _, there = battle_ahead(attacker="dragoon")
    t.do(MoveUnits(0, (unit,), there))
    t.seal("militia")
    app = make_app()
    table = lay(app, t.session)
    app.settings.pace.animation = 1.0
    take_over(table, 1)
    app.draw()
    heard: list[str] = []
    monkeypatch.setattr(app.sound, "play_telling", heard.append)
    table.controller.play(SealCards(1, ()))
    outcome = table.model.outcome
    assert outcome is not None and table.scene is not None
    tree(table)
    assert table.scene.verdict == "" and not shown(table, "booty-0") and heard == [], "not even the sound tells"
    now[0] = outcome.since + outcome.length() - SPOILS - END // 2
    app.tick()
    tree(table)
    assert table.scene.verdict == table.text("outcome-battle", winner="Ana", loser="Rui")
    assert table.scene.cards == {True: "+1", False: ""}, "with it the parts still add up to the total"
    assert table.scene.end_progress(now[0])[0] == 0.5 and table.scene.moves(now[0]) and len(heard) == 1
    now[0] = outcome.since + outcome.length() - SPOILS // 2
    middle = pixels(app)
    now[0] = outcome.since + outcome.length() + 1
    assert pixels(app) != middle and not table.scene.moves(now[0])
    assert table.text("spoil-supply", n=1) in says(table, "booty-1")
    rest = pixels(app)
    now[0] += 5000
    assert pixels(app) == rest


def test_without_motion_the_end_is_there_at_once(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    t.seal()
    app = make_app()
    table = lay(app, t.session)
    app.settings.pace.reduced_motion = True
    take_over(table, 1)
    table.controller.play(SealCards(1, ()))
    app.tick()
    tree(table)
    assert table.scene is not None and table.scene.end_progress(clock.now()) == (1.0, 1.0)
    assert not table.scene.moves(clock.now()) and shown(table, "booty-0")


@pytest.mark.parametrize("seed", range(4))
def test_the_sums_are_those_of_the_rules(seed: int) -> None:
    """In games played at random: the parts and cards shown add up to what decided, in every fight."""
    setup = Setup("cisplatine", ("green", "orange"), Options())
    session = Session(RULES, setup, seed)
    dice, fights = random.Random(seed), 0
    while session.awaiting and len(session.log) < 700:
        before = RULES.view(session.state.copy(), None)
        events = session.submit(dice.choice(session.legal_moves(session.awaiting[0])))
        if not any(isinstance(event, (BattleEnded, ExpeditionFought)) for event in events):
            continue
        outcome = outcome_of(events, before)
        assert outcome is not None
        battle = outcome.battle
        fights += 1
        assert battle.attack.total(len(battle.attack.cards)) == outcome.attack
        assert battle.defence.total(len(battle.defence.cards)) == outcome.defence
        assert (battle.defence.seat == EXPEDITION) is (outcome.defender == EXPEDITION)
    assert fights


def test_a_click_shows_the_end_and_the_next_lays_it_aside(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 50_000)
    app = make_app()
    table = sealed(ready_to_defend(app))
    app.tick()
    outcome = table.model.outcome
    assert outcome is not None and outcome.shown == 0 and shown(table, "outcome")
    assert table.next_tick(50_000) == 16, "it moves by itself"
    press(app, pygame.K_RETURN)
    app.tick()
    assert outcome.shown == outcome.steps and table.model.outcome is outcome
    app.draw()
    app.tick()
    assert table.next_tick(50_000) != 16, "at the end nothing moves"
    press(app, pygame.K_RETURN)
    assert table.model.outcome is None


def test_everybody_sees_a_battle_among_others(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    table = lay(make_app(), t.session, ("settler", "person"))
    assert table.match.acting is None
    assert shown(table, "battle") and not shown(table, "seal")


def test_escape_puts_the_battle_aside_to_see_the_map(make_app: Make) -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    tree(table)
    press(app, pygame.K_ESCAPE)
    assert table.model.aside and not shown(table, "battle") and shown(table, "aside") and app.top is table
    table.controller.toggle_aside()
    assert shown(table, "battle")


def test_what_a_scene_covers_is_not_drawn_again(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    drawn = []
    monkeypatch.setattr(type(table.map), "draw", lambda *_: drawn.append(1))
    app.draw()
    assert not drawn and table.scene is not None and table.scene.covers(app.ui)


def test_facts_tell_what_a_bonus_comes_from() -> None:
    t, unit, _, there = battle_ahead()
    t.player(0).token = "harbor"
    t.painting("maria_quiteria")
    t.do(MoveUnits(0, (unit,), there))
    assert isinstance(t.frame, CombatDecision)
    found = facts.bonus_parts(t.s, 0, True, True)
    assert sum(amount for _, amount in found) == facts.attack(t.s, t.frame).bonus
    assert [source for source, _ in found] == ["maria_quiteria", "harbor"]
    assert facts.bonus_parts(t.s, 0, True, False) == found[:1], "the arch strengthens units"


def test_cards_fly_out_of_the_hand_when_they_are_sealed(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [50_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    app.draw()
    now[0] += BANNERS
    table.controller.play(SealCards(0, ("militia",)))
    tree(table)
    assert table.scene is not None and table.model.sealed == (0, now[0])
    begun = pixels(app)
    now[0] += SEAL // 2
    assert table.scene.moves(now[0]) and pixels(app) != begun
    now[0] += SEAL
    assert not table.scene.moves(now[0])


def test_before_sealing_lies_what_is_picked_and_is_held_what_another_may_play(make_app: Make) -> None:
    """What is picked, and a place for one more while one more may come; of what another holds, the backs."""
    t, unit, _, there = battle_ahead()
    t.combat_card("regulars", seat=1).combat_card("spy", seat=1).combat_card("retreat", seat=1)
    t.combat_card("regulars")
    t.do(MoveUnits(0, (unit,), there))
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    tree(table)
    assert table.scene is not None and table.scene.places == {True: 1, False: 0}
    assert table.scene.held == {True: 0, False: 4} and table.scene.picked[False] == ()
    assert table.scene.captions[False] == table.text("battle-places", n=4)
    for number, (picked, places) in enumerate(((("militia",), 2), (("militia", "regulars"), 2))):
        table.controller.pick_card(number)
        tree(table)
        assert table.scene is not None and (table.scene.picked[True], table.scene.places[True]) == (picked, places)
    table.controller.pick_card(1)
    table.controller.play(SealCards(0, ("militia",)))
    tree(table)
    assert table.scene is not None and table.scene.places[True] == 0 and table.scene.battle.attack.sealed == 1
