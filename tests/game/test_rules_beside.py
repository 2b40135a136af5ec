"""F1: the rule about the thing pointed at, beside the table, which goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pygame
import pytest

from engine.brazil.decisions import Decision, MonarchDecision
from game.app.app import App
from game.brazil.cards import BigCard
from game.brazil.plugin import PLUGIN
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.brazil.wording.rule_lookup import ARCH, BY_FRAME
from game.i18n.texts import LANGUAGES, Texts
from game.platform.settings import LastNewGame, SeatChoice
from game.play.decisions import pending_decision
from game.widgets.base import Widget
from game.widgets.rule_page import rule_section, section_ids, sections
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay

from .conftest import click, click_name, move_to, press


def laid(app: App, t: Table | None = None) -> TableScreen:
    table = lay(app, (t or Table().goods("coffee", "sugarcane")).session, AGAINST_A_BOT)
    app.draw()
    return table


def named(app: App, name: str) -> Widget:
    app.top.refresh(app.ui)
    return next(w for w in app.top.ui_root.root.walk() if w.name == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_named_is_written(language: str) -> None:
    texts = Texts(language, PLUGIN.texts)
    for rule in ("words#1", "words#2", "words#3", "combat#1", "scoring#0"):  # of hexes
        title, body = rule_section(texts, rule)
        assert title and body, rule
    for arch, rule in ARCH.items():
        assert rule_section(texts, rule)[0] == texts(f"arch-{arch}"), "each arch has its own leaf"
    assert (
        rule_section(texts, "movement#2")[0] in texts("learn-movement") and len(section_ids(texts, PLUGIN.learn)) > 30
    )


def test_every_decision_has_its_rule() -> None:
    assert set(BY_FRAME) == set(get_args(Decision))


def test_a_page_falls_into_leaves() -> None:
    assert sections("before\n# One\na\nb\n\n# Two\nc") == [("", "before"), ("One", "a\nb"), ("Two", "c")]


@pytest.mark.sampled
@pytest.mark.parametrize("arch", ["deploy", "build", "trade"])
def test_f1_opens_the_rule_of_what_is_pointed_at(make_app: Callable[..., App], arch: str) -> None:
    app = make_app()
    table = laid(app)
    move_to(app, named(app, f"arch-{arch}").rect.center)
    press(app, pygame.K_F1)
    assert app.top is table and table.model.rule == f"arch/{arch}"
    body = named(app, f"rules-arch/{arch}")
    assert not body.rect.colliderect(table.map.rect), "beside the map"
    press(app, pygame.K_F1)
    assert table.model.drawer == "", "once more closes it"


def test_it_follows_the_pointer_and_not_the_phase(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = laid(app)
    seen = []
    for name in ("arch-harbor", "supply-0", "own-unit-1", "strip-1", "tool-undo", "question"):
        move_to(app, named(app, name).rect.center)
        press(app, pygame.K_F1)
        seen.append(table.model.rule)
        press(app, pygame.K_ESCAPE)
    assert seen == ["arch/harbor", "good/sugarcane", "unit/archer", "goal#1", "table#2", "turn#1"]
    assert app.top is table


def test_on_the_map_it_is_about_the_hex(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    s = table.model.view
    unknown = next(h for h in range(s.board.size) if s.unexplored[h])
    bare = next(h for h in range(s.board.size) if not s.unexplored[h] and not s.tile[h] and h not in (here, there))
    for hex_id, rule in ((unknown, "movement#1"), (bare, f"terrain/{s.board.terrain[bare]}"), (here, "unit/archer")):
        move_to(app, tuple(round(v) for v in table.map.centre(hex_id)))  # type: ignore[arg-type]
        press(app, pygame.K_F1)
        assert table.model.rule == rule
    table.controller.click_hex(here)
    move_to(app, tuple(round(v) for v in table.map.centre(there)))  # type: ignore[arg-type]
    press(app, pygame.K_F1)
    assert table.model.rule == "combat#1"


def test_the_table_lives_while_a_rule_is_read(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = laid(app)
    press(app, pygame.K_F1)
    first = table.model.rule
    click_name(app, "rules-after")
    assert table.model.rule != first
    click(app, named(app, "arch-build").rect.center)
    assert len(table.match.log) and table.match.log[-1].move.kind == "place_token"
    assert table.model.drawer == "rules", "and it stays open"
    press(app, pygame.K_ESCAPE)
    assert table.model.drawer == "" and app.top is table


def test_by_keyboard_it_is_about_what_has_the_focus(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = laid(app)
    table.ui_root.set_focus(app.ui, named(app, "arch-manufacture"))
    press(app, pygame.K_F1)
    assert table.model.rule == "arch/manufacture"


def test_esc_lays_back_what_is_chosen_before_it_closes_the_rules_beside(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, _ = battle_ahead()
    table = laid(app, t)
    press(app, pygame.K_F1)
    table.controller.click_hex(here)
    assert table.model.selector.chosen and table.model.drawer == "rules"
    press(app, pygame.K_ESCAPE)
    assert not table.model.selector.chosen and table.model.drawer == "rules"
    press(app, pygame.K_ESCAPE)
    assert table.model.drawer == ""


def test_the_rules_beside_cover_no_card_to_choose(make_app: Callable[..., App]) -> None:
    """Green chooses among four Monarchs."""
    app = make_app((1280, 720))
    seats = [SeatChoice(who="person", name=name, colour=name) for name in ("green", "orange")]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), 3)
    while not isinstance(pending_decision(match.onlooker), MonarchDecision) or match.session.awaiting != (0,):
        asked = match.session.awaiting[0]
        match.submit(match.session.legal_moves(asked)[0])
    table = FACTORY.open_table(app, match)
    table.controller.take_over(0)
    table.controller.open_rule("turn#1")
    app.draw()
    for reading in ("rules", ""):
        table.model.drawer = reading
        table.rebuild()
        app.draw()
        cards = [w for w in table.ui_root.root.walk() if isinstance(w, BigCard)]
        assert len(cards) == 4
        for card in cards:
            for x in (card.rect.left + 3, card.rect.right - 3):
                assert table.ui_root.root.hit_test((x, card.rect.centery)) is card, (reading, card.name)
