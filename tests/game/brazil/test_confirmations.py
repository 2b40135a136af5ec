"""What a click does for good is asked about before it is done; what is taken back is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil import facts
from engine.brazil.components import COMBAT_ARCHES, MISSIONS, PAINTINGS
from engine.brazil.decisions import CombatDecision, ExpeditionDecision, TurnDecision
from engine.brazil.moves import (
    AnnounceMission,
    DeployUnit,
    EndTurn,
    FightExpedition,
    FoundCity,
    MoveUnits,
    Peek,
    TakePainting,
    UsePainting,
)
from game.app.app import App
from game.brazil.cards import BigCard
from game.brazil.panels.prompt import confirmation_kind, question
from tests.brazil.kit import Table
from tests.brazil.test_eras import MISSION, ready
from tests.game.brazil.kit import AGAINST_A_BOT, Player, battle_ahead, lay

Make = Callable[..., App]


@pytest.mark.parametrize("held", [(), ("militia",)])
def test_who_has_no_card_to_seal_is_asked_before_he_attacks(held: tuple[str, ...]) -> None:
    """His empty hand is sealed by itself, and nothing is taken back any more."""
    t, unit, here, there = battle_ahead()
    t.player().combat_cards = ()
    t.player(1).combat_cards = held
    t.changed()
    p = Player(t.session)
    p.controller.click_hex(here)
    p.controller.click_hex(there)
    assert p.model.pending == MoveUnits(0, (unit,), there) and isinstance(p.model.frame, TurnDecision)
    p.controller.click_hex(there)
    assert p.last == MoveUnits(0, (unit,), there) and isinstance(p.model.frame, CombatDecision) == bool(held)


# -- what is bought ----------------------------------------------------------------------------------------------------


def exactly(cost: tuple[str, ...]) -> list[str]:
    """Goods that pay it in one way only."""
    return ["coffee" if part == "any" else part for part in cost]


def monarch_where_a_city_may_be(city: str, *goods: str) -> tuple[Player, int]:
    """The Monarch stands in a forest, with these goods to pay for a City: hands, hex."""
    t = Table().era(2).city_on_top(city)
    forest = t.free("forest", near=t.home())
    t.unit("monarch", forest)
    t.player().gold_cards = ()
    t.goods(*goods)
    p = Player(t.session)
    p.controller.point_arch("build")
    return p, forest


@pytest.mark.parametrize(
    "city, goods", [("belem", ("brazilwood", "brazilwood")), ("porto_alegre", ("coffee", "sugarcane", "cotton"))]
)
def test_a_city_that_pays_itself_is_founded_once_that_was_asked(city: str, goods: tuple[str, ...]) -> None:
    """Another City is turned up: the click on the hex is not taken back."""
    p, forest = monarch_where_a_city_may_be(city, *goods)
    p.model.selector.renew([move for move in p.model.selector.legal if isinstance(move, FoundCity)])
    before = len(p.session.log)
    p.controller.click_hex(forest)
    assert p.model.pending == FoundCity(0, city, forest) and len(p.session.log) == before
    assert p.controller.give_up() and p.model.pending is None and p.model.selector.chosen == {}
    p.controller.click_hex(forest)
    p.controller.main_action()
    assert FoundCity(0, city, forest) in [entry.move for entry in p.session.log[before:]] and not p.match.can_undo


def test_where_there_is_a_choice_of_what_to_pay_with_paying_is_the_question() -> None:
    p, forest = monarch_where_a_city_may_be("porto_alegre", "coffee", "coffee", "sugarcane", "cotton", "brazilwood")
    p.controller.point(tile="porto_alegre", hex=forest)
    assert (
        p.last == FoundCity(0, "porto_alegre", forest)
        and p.model.pending is None
        and p.model.proposal
        and p.match.can_undo
    )


def painting_for_sale() -> tuple[Table, str]:
    """A painting on show whose price lies in the supply, exactly."""
    t = Table()
    t.player().gold_cards = ()
    name = next(one for one in t.s.gallery if one and PAINTINGS[one].cost)
    t.goods(*exactly(PAINTINGS[name].cost))
    return t, name


def test_a_painting_that_pays_itself_is_taken_once_that_was_asked() -> None:
    t, name = painting_for_sale()
    p = Player(t.session)
    p.controller.point_arch("painting")
    before = len(p.session.log)
    p.controller.point(painting=name)
    assert p.model.pending == TakePainting(0, name) and len(p.session.log) == before
    p.controller.hold_back()
    assert p.model.pending is None and p.model.selector.chosen == {}
    p.controller.point(painting=name)
    p.controller.confirm()
    assert name in t.player().paintings and not p.match.can_undo


def test_what_is_asked_names_what_is_bought(make_app: Callable[..., App]) -> None:
    t, name = painting_for_sale()
    app = make_app()
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.point_arch("painting")
    table.controller.point(painting=name)
    asked = question(app.ui, table.model, table.controller)
    assert app.ui.text(f"painting-{name}") in asked and "a new painting is turned up" in asked
    assert confirmation_kind(table.model) == "reveals"
    app.draw()
    cards = {card.card_id: (card.chosen, card.lit) for card in table.ui_root.root.walk() if isinstance(card, BigCard)}
    assert cards.pop(name) == (True, False) and set(cards.values()) == {(False, False)}, "it alone is raised"
    table.controller.hold_back()
    app.draw()
    offered = {c.card_id: c.lit for c in table.ui_root.root.walk() if isinstance(c, BigCard) and not c.chosen}
    payable = {move.painting for move in t.session.legal_moves(0) if move.kind == "take_painting"}
    assert len(offered) == len(cards) + 1 and {card for card, lit in offered.items() if lit} == payable


def test_what_is_asked_names_the_expedition(make_app: Callable[..., App]) -> None:
    """Without a Combat card it is fought at once."""
    app = make_app()
    t, unit, here, _ = battle_ahead()
    t.player().combat_cards = ()
    t.unknown("expedition_3", here, True)
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.point(kind="fight_expedition", unit=unit)
    assert table.model.pending == FightExpedition(0, unit)
    assert app.ui.text("exploration-expedition") in question(app.ui, table.model, table.controller)


def meets_expedition(arch: str) -> Table:
    """A table at which an Archer, with the token on this arch, has just found an Expedition of strength 3."""
    t = Table()
    there = t.unknown("expedition_3", t.free("field", near=t.home()))
    unit = t.unit("archer", t.home())
    t.moving(arch)
    t.do(MoveUnits(0, (unit,), there))
    return t


def test_the_question_whether_to_fight_an_expedition_tells_both_strengths(make_app: Callable[..., App]) -> None:
    """The units that found it stand on the tile, so its strength can't be read from the map."""
    app, t = make_app(), meets_expedition("build")
    table = lay(app, t.session, AGAINST_A_BOT)
    frame, met = table.model.frame, facts.expedition("expedition_3")
    assert isinstance(frame, ExpeditionDecision) and met is not None
    own = facts.expedition_strength(t.session.state, frame)
    assert own != met.needed
    asked = question(app.ui, table.model, table.controller)
    assert asked == app.ui.text("ask-expedition", needed=met.needed, own=own, units=own, bonus=0, given="")
    assert str(met.needed) in asked and str(own) in asked


def test_the_question_whether_to_fight_an_expedition_tells_what_the_arch_adds(make_app: Callable[..., App]) -> None:
    app, t = make_app(), meets_expedition("harbor")
    table = lay(app, t.session, AGAINST_A_BOT)
    frame = table.model.frame
    assert isinstance(frame, ExpeditionDecision)
    parts = facts.expedition_parts(t.s, frame)
    assert parts.bonus == COMBAT_ARCHES.attack
    told = app.ui.text("ask-expedition-bonus", thing=app.ui.text("arch-harbor"), n=parts.bonus)
    asked = question(app.ui, table.model, table.controller)
    assert told in asked and str(parts.units) in asked and str(parts.total) in asked


def test_of_a_unit_that_brings_a_card_whoever_has_named_none_is_asked() -> None:
    t = Table().goods("coffee")
    t.player().gold_cards = ()
    t.changed()
    p = Player(t.session)
    p.controller.point_arch("deploy")
    only = next(move for move in p.model.selector.legal if isinstance(move, DeployUnit))
    p.model.selector.renew([only])
    assert p.model.preview(only).reveals
    p.controller.click_hex(only.hex)
    assert p.model.pending == only
    assert p.controller.give_up()
    p.controller.point(kind="deploy_unit", unit=only.unit)
    assert p.last == only, "who points at the unit has said it"


def test_what_shows_nothing_is_built_at_a_click() -> None:
    t = Table().goods("brazilwood", "coffee")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    p.controller.point(tile="cane_field", hex=field)
    assert t.s.tile[field] == "cane_field" and p.model.pending is None and p.match.can_undo


def test_the_last_token_is_put_on_a_painting_for_cards_once_that_was_asked() -> None:
    t = Table().painting("coroados").flipped(2, "build")
    p = Player(t.session)
    p.controller.point(painting="coroados")
    assert p.model.pending == UsePainting(0, "coroados", 2) and t.player().bonus[1]
    p.controller.main_action()
    assert not t.player().bonus[1]


# -- what is pointed at meanwhile --------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["peek", "end_turn"])
def test_whoever_points_at_a_unit_has_said_no_to_what_was_asked(asked: str) -> None:
    """Enter, then, did what had been asked about, while a unit was chosen."""
    t, unit, here, _ = battle_ahead()
    t.player().bonus = ("build", "")
    t.moving("build")
    p = Player(t.session)
    p.careful = True
    if asked == "peek":
        p.controller.click_hex(next(move.hex for move in p.model.selector.legal if isinstance(move, Peek)))
    else:
        p.controller.main_action()
    assert p.model.pending is not None and p.model.pending.kind == asked
    p.controller.click_hex(here)
    assert p.model.pending is None and p.model.selector.chosen == {"unit": unit}


def test_a_click_on_the_map_of_the_past_hurries_nobody() -> None:
    p = Player(Table().session)
    p.controller.point_arch("manufacture")
    p.controller.history.go(1)
    p.controller.click_hex(0)
    assert not p.runner.hurried and p.controller.history.open


def test_a_turn_with_a_mission_to_announce_is_not_called_done(make_app: Make) -> None:
    app = make_app()
    t = Table()
    t.moving("build")
    table = lay(app, t.session, AGAINST_A_BOT)
    assert question(app.ui, table.model, table.controller) == app.ui.text("ask-turn-done")
    announced = AnnounceMission(0, next(iter(t.player().missions)))
    table.model.selector.renew([*table.match.legal(), announced])
    assert question(app.ui, table.model, table.controller) == app.ui.text("ask-turn-announce")


@pytest.mark.parametrize("careful", [True, False])
def test_whoever_can_announce_a_mission_is_asked_before_the_turn_ends(make_app: Make, careful: bool) -> None:
    app = make_app()
    table = lay(app, ready(1).moving("build").session, AGAINST_A_BOT)
    app.settings.confirm_unused = careful
    assert AnnounceMission(0, MISSION[1]) in table.match.legal()
    table.controller.main_action()
    if careful:
        assert table.model.pending == EndTurn(0)
        assert question(app.ui, table.model, table.controller) == app.ui.text("confirm-end-turn-announce")
        table.controller.main_action()
    assert table.match.log[-1].move == EndTurn(0)


@pytest.mark.parametrize(("era", "ending", "asked"), [(2, 0, "announce_mission"), (3, 0, "last-round"), (3, 1, "")])
def test_who_would_end_the_game_with_a_mission_is_told_so(make_app: Make, era: int, ending: int, asked: str) -> None:
    app = make_app()
    t = Table().era(era)
    mission = next(name for name, entry in MISSIONS.items() if entry.era == era)
    t.player().missions, t.s.ending = (mission,), bool(ending)
    t.moving("build")
    table = lay(app, t.session, AGAINST_A_BOT)
    table.model.pending = AnnounceMission(0, mission)
    told = app.ui.text(f"confirm-{asked or 'announce_mission'}")
    assert question(app.ui, table.model, table.controller) == told


def test_what_is_left_of_a_turn_is_told_as_a_list_in_words(make_app: Make) -> None:
    """With a comma alone, "a free move, an additional move" reads as one thing said twice."""
    app = make_app(language="en")
    t = Table()
    t.unit("monarch", t.free("forest", near=t.home()))
    t.moving("deploy")
    table = lay(app, t.session, AGAINST_A_BOT)
    assert " move and an additional move " in question(app.ui, table.model, table.controller)


def test_a_click_where_the_unit_can_not_go_says_why_and_drops_it() -> None:
    t, unit, here, there = battle_ahead()
    p = Player(t.session)
    p.controller.click_hex(here)
    far = max(range(t.s.board.size), key=lambda hex_id: t.s.board.scenario.map.distance(here, hex_id))
    assert far != there and MoveUnits(0, (unit,), far) not in p.model.selector.legal
    p.controller.click_hex(far)
    told = [update.unavailable for update in p.updates if update.unavailable is not None]
    assert told == [p.model.why(MoveUnits(0, (unit,), far))] and told[0] is not None
    assert not p.model.selector.chosen
    p.controller.click_hex(far)
    assert len([update for update in p.updates if update.unavailable is not None]) == 1, "nothing is chosen any more"


def test_a_click_on_another_unit_chooses_it_and_on_the_same_one_drops_it() -> None:
    t, unit, here, _ = battle_ahead()
    other = t.unit("monarch", next(h for h in range(t.s.board.size) if t.s.owner[h] == 0 and h != here))
    t.changed()
    p = Player(t.session)
    there = t.player().units[other]
    p.controller.click_hex(here)
    assert p.model.selector.chosen == {"unit": unit}
    p.controller.click_hex(there)
    assert p.model.selector.chosen == {"unit": other}
    assert all(update.unavailable is None for update in p.updates)
    p.controller.click_hex(there)
    assert not p.model.selector.chosen
