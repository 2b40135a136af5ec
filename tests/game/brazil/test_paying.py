"""Paying by clicks: what is proposed, swapped, asked about at all, and taken back."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.decisions import BuildDecision, PaymentDecision
from engine.brazil.moves import Build, PayGood, PlaceToken
from game.app.app import App
from game.brazil.payment_proposal import PaymentProposal
from game.widgets.base import Widget
from game.widgets.rich_text import RichText
from tests.brazil.kit import Table
from tests.game.brazil.kit import laid, paying
from tests.game.conftest import click, click_name, press


def supply(app: App, good: str) -> Widget:
    """A token of that good in the own supply, one that is not marked if there is one."""
    app.top.refresh(app.ui)
    tokens = [w for w in app.top.ui_root.root.walk() if w.name.startswith("supply-") and getattr(w, "picture", "")]
    same = [w for w in tokens if w.picture == f"goods/{good}"]  # type: ignore[attr-defined]
    return next((w for w in same if not w.chosen), same[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("enter", [False, True])
def test_a_click_swaps_and_only_pay_pays(make_app: Callable[..., App], enter: bool) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane", "brazilwood")
    played = len(t.session.log)
    for good in ("sugarcane", "brazilwood", "coffee", "sugarcane"):
        click(app, supply(app, good).rect.center)
        assert table.model.proposal == [PayGood(0, good)]
        assert len(t.session.log) == played and isinstance(table.model.frame, PaymentDecision)
    press(app, pygame.K_RETURN) if enter else click_name(app, "main")
    assert t.s.tile[field] == "farm" and sorted(t.supply()) == ["brazilwood", "coffee"]


def test_the_parts_of_a_proposed_payment_are_told_apart(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "coffee", "sugarcane", "brazilwood", "gold")
    table = laid(app, t)
    table.controller.point_arch("build")
    table.controller.point(tile="cane_field")
    table.controller.click_hex(t.free("field", near=t.home()))
    parts = len(table.model.proposal)
    assert parts > 1
    proposed = app.ui.text("payment-proposal")
    app.top.refresh(app.ui)
    line = next(w.text for w in app.top.ui_root.root.walk() if isinstance(w, RichText) and proposed in w.text)
    assert line.count("←") == parts and line.count(app.ui.text("mark-semicolon")) == parts - 1


def test_a_click_in_the_tray_swaps_too(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, _, _ = paying(app, "coffee", "sugarcane")
    click_name(app, "pay-sugarcane--1")
    assert table.model.proposal == [PayGood(0, "sugarcane")]
    assert isinstance(table.model.frame, PaymentDecision)
    click_name(app, "pay-coffee--1")
    assert table.model.proposal == [PayGood(0, "coffee")]


def test_what_is_wished_for_stays_in_a_payment_of_several_parts() -> None:
    t = Table().goods("coffee", "coffee", "sugarcane", "brazilwood", "gold")
    field = t.free("field", near=t.home())
    _ask(t, field)
    bill = PaymentProposal(t.session.view(0))
    assert len(bill.parts) > 1
    for source in bill.sources():
        fresh = PaymentProposal(t.session.view(0))
        if source not in fresh.parts:
            assert fresh.swap(source)
        assert source in fresh.parts and len(fresh.parts) == len(bill.parts)
        for part in fresh.parts:
            t.session.submit(part)
        assert not isinstance(t.frame, PaymentDecision), "each way is a whole payment"
        for _ in fresh.parts:
            t.session.undo()


def _ask(t: Table, field: int) -> None:
    t.session.submit(PlaceToken(0, "build"))
    t.session.submit(Build(0, "cane_field", field))


def test_no_payment_is_asked_where_there_is_one_way(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee")
    assert t.s.tile[field] == "farm" and not isinstance(table.model.frame, PaymentDecision)


def test_two_goods_of_one_kind_are_one_way(make_app: Callable[..., App]) -> None:
    app = make_app()
    _, t, field = paying(app, "coffee", "coffee")
    assert t.s.tile[field] == "farm" and t.supply() == ["coffee"]


def test_what_was_paid_by_itself_is_taken_back_with_what_it_paid_for(make_app: Callable[..., App]) -> None:
    app = make_app()
    table, t, field = paying(app, "coffee")
    assert table.match.can_undo
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert not t.s.tile[field] and t.supply() == ["coffee"] and isinstance(table.model.frame, BuildDecision)
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert t.s.tile[field] == "farm"
