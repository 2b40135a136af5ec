"""What cannot be paid is told apart at a glance, and says so on itself: units, products, Trades, Palaces."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.panels.tray import ExplainedOption, OptionCard
from game.brazil.table import TableScreen
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay, tree
from tests.game.conftest import click, press

Make = Callable[..., App]


def options(table: TableScreen) -> list[OptionCard]:
    return [widget for widget in tree(table).walk() if isinstance(widget, OptionCard)]


def opened(app: App, arch: str) -> TableScreen:
    t = Table()
    t.player(0).supply = 0
    t.goods("gold", "gold")
    t.arch(arch)
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


@pytest.mark.parametrize(("arch", "refusal"), [("deploy", "refused-pay"), ("manufacture", "refused-pay")])
def test_what_cannot_be_paid_says_so_on_itself(make_app: Make, arch: str, refusal: str) -> None:
    app = make_app()
    table = opened(app, arch)
    texts = {one.name: one.option.short for one in options(table) if not one.option.legal}
    assert texts and set(texts.values()) == {table.text(refusal)}
    for one in options(table):
        assert one.option.legal == (one.option.short == "")
        if not one.option.legal:
            assert one.rect.contains(one.reason.rect) and one.reason.rect.width > 0


@pytest.mark.parametrize("arch", ["deploy", "manufacture", "build"])
def test_a_click_on_what_cannot_be_paid_says_why(make_app: Make, arch: str) -> None:
    app = make_app()
    table = opened(app, arch)
    refused = [one for one in tree(table).walk() if isinstance(one, ExplainedOption) and not one.option.legal]
    assert refused
    for one in refused[:2]:
        said = one.tip.split("[cross] ")[1]
        before = list(table.match.log)
        click(app, one.rect.center)
        assert said in [note.text for note in app.toasts.notes], one.name
        assert table.match.log == before


def test_keys_come_to_what_cannot_be_paid_and_enter_says_why(make_app: Make) -> None:
    app = make_app()
    table = opened(app, "deploy")
    refused = next(one for one in options(table) if not one.option.legal)
    assert refused in table.ui_root.order() and not refused.answers
    table.ui_root.set_focus(app.ui, refused)
    before = list(table.match.log)
    press(app, pygame.K_RETURN)
    assert refused.tip.split("[cross] ")[1] in [note.text for note in app.toasts.notes]
    assert table.match.log == before


def test_what_cannot_be_paid_is_pale(make_app: Make) -> None:
    app = make_app()
    table = opened(app, "deploy")
    dark = [one for one in options(table) if not one.option.legal]
    before = contrast(app, dark[0])
    for one in dark:
        one.option.legal = True
    app.draw()
    assert contrast(app, dark[0]) > 1.8 * before


def contrast(app: App, one: OptionCard) -> float:
    """How far the shades of its picture are from their middle, beside the mark in the corner."""
    picture = app.surface.subsurface(one.dimmed.rect)
    shades = [sum(picture.get_at((x, y))[:3]) for x in range(0, picture.get_width() // 2, 2) for y in range(0, 40, 2)]
    middle = sum(shades) / len(shades)
    return sum(abs(shade - middle) for shade in shades) / len(shades)


def test_in_every_interface_size_the_reason_lies_on_its_option(make_app: Make) -> None:
    for scale in (100, 200):
        app = make_app((1280, 720), scale=scale)
        table = opened(app, "deploy")
        for one in options(table):
            if not one.option.legal:
                assert one.rect.contains(one.reason.rect)
