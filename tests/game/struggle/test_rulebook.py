"""Which rule is about what lies on the sheet of Imperial Struggle."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pygame
import pytest

from engine.struggle.board import NAMES
from engine.struggle.components import EVENTS, INVESTMENTS, MINISTRIES, REGIONS, SPACES
from engine.struggle.decisions import Decision, RoundDecision, SpoilsDecision
from game.struggle.handbook_pages import space_page
from game.struggle.map.map_view import THINGS
from game.struggle.match import Match
from game.struggle.offers import PURCHASES, is_purchase, place_of
from game.struggle.table import TableScreen
from game.struggle.wording.rule_lookup import BY_FRAME, BY_KIND, BY_NAME, CONFLICT, rule_for
from game.widgets.rule_page import rule_named

from ..conftest import move_to, press

Make = Callable[..., TableScreen]


def at_round(match: Match) -> bool:
    return isinstance(match.frame(), RoundDecision)


def test_every_decision_has_its_rule() -> None:
    assert set(BY_FRAME) == set(get_args(Decision))


def test_every_kind_of_thing_on_the_sheet_has_its_rule() -> None:
    spaces = {data.type for data in SPACES.values()}
    assert spaces | {kind for kind, _ in THINGS if kind != "space"} == set(BY_KIND)


def test_every_card_and_tile_has_its_rule_wherever_it_lies() -> None:
    for place in ("hand", "keep", "drawer"):
        assert {rule_named(BY_NAME, f"{place}-{card}") for card in EVENTS} == {"cards#1"}
    for place in ("ministry", "choose", "drawer"):
        assert {rule_named(BY_NAME, f"{place}-{card}") for card in MINISTRIES} == {"cards#2"}
    assert {rule_named(BY_NAME, f"tile-{no}") for no in INVESTMENTS} == {"round#1"}
    assert not set(EVENTS) & set(MINISTRIES)


def test_every_purchase_without_a_place_has_its_rule() -> None:
    for kind in PURCHASES:
        if not {"space", "target"} & set(kind.__dataclass_fields__):
            assert rule_named(BY_NAME, f"buy-{kind.__dataclass_fields__['kind'].default}-"), kind


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["market", "political", "territory", "fort", "naval"])
def test_f1_follows_the_pointer_over_the_sheet(table: Make, kind: str) -> None:
    here = table(at_round)
    here.app.draw()
    s = here.model.view
    space = next(n for n, name in enumerate(NAMES) if SPACES[name].type == kind and not s.conflict >> n & 1)
    move_to(here.app, tuple(round(v) for v in here.map.space_point(space)))  # type: ignore[arg-type]
    assert here.map.cursor == ("space", str(space))
    press(here.app, pygame.K_F1)
    assert (here.model.drawer, here.model.rule) == ("rules", space_page(NAMES[space]))


def test_a_space_under_a_conflict_marker_is_about_that(table: Make) -> None:
    here = table(lambda match: at_round(match) and match.view.conflict != 0)
    space = here.model.view.conflict.bit_length() - 1
    assert rule_for(here.model, ["map"], ("space", str(space))) == CONFLICT


def test_an_advantage_and_an_award_have_theirs(table: Make) -> None:
    here = table(at_round)
    assert rule_for(here.model, ["map"], ("advantage", "rum")) == "buying#4"
    assert rule_for(here.model, ["map"], ("award", next(iter(REGIONS)))) == "scoring#1"
    assert rule_for(here.model, ["map"], None) == "round#1", "the sea: what is asked"


def test_what_a_war_asks_for_is_about_the_war(table: Make) -> None:
    here = table(lambda match: isinstance(match.frame(), SpoilsDecision), seed=3)
    lit = here.model.lit()
    dark = next(n for n, name in enumerate(NAMES) if n not in lit and SPACES[name].type == "political")
    assert lit and {rule_for(here.model, ["map"], ("space", str(space))) for space in lit} == {"wars#1"}
    assert rule_for(here.model, ["map"], ("space", str(dark))) == BY_KIND["political"]


def test_the_ways_of_a_space_are_about_the_space(table: Make) -> None:
    def buys(match: Match) -> bool:
        legal = match.legal() if match.current_seat is not None else ()
        return at_round(match) and any(is_purchase(move) and place_of(move) >= 0 for move in legal)

    here = table(lambda match: setattr(match, "viewer", match.current_seat) or buys(match))  # type: ignore[func-returns-value]
    move = next(move for move in here.model.legal if is_purchase(move) and place_of(move) >= 0)
    space = place_of(move)
    here.controller.open_space(space, here.model.offers(space))
    assert rule_for(here.model, ["way-0", "map"], None) == rule_for(here.model, ["map"], ("space", str(space)))


def test_the_rule_stays_while_a_war_is_told(table: Make) -> None:
    here = table(lambda match: isinstance(match.frame(), SpoilsDecision), seed=3)
    here.controller.open_rule("wars#0")
    here.model.happened([])
    assert here.model.drawer == "rules"
