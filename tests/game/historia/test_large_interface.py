"""At 200 % what is read or pressed at a table of Historia is larger than at 100 %, and nothing of it is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia import decisions as f
from game.app.app import App
from game.historia.panels.hand import HandCards
from game.historia.table_factory import FACTORY
from game.platform import window
from game.widgets.base import Widget
from tests.game.begun import begun

from .kit import Played

Make = Callable[..., App]
LEAST = 0.85  # of its length: the plan and the world may give that much room to what is read
PARTS = ("matrix", "world")


def named(app: App, *asked: type[f.Decision]) -> dict[str, Widget]:
    """Returns the widgets of a table of six where one of these is asked, by name."""
    app.select_game("historia")
    played = Played(table="two_filled", seed=3)
    assert played.until(*asked)
    table = FACTORY.open_table(app, played.match)
    table.model.renew()
    table.refresh(app.ui)
    return {widget.name: widget for widget in table.ui_root.root.walk() if widget.name and widget.rect.width}


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("asked", [f.DraftDecision, f.WarDecision, f.RowDecision])
def test_nothing_is_smaller_at_twice_the_size_and_all_of_it_is_there(
    make_app: Make, size: tuple[int, int], asked: type[f.Decision]
) -> None:
    before, after = named(make_app(size), asked), named(make_app(size, scale=200), asked)
    rivals = {name: f"tab-{name.removeprefix('strip-')}" for name in before if name.startswith("strip-")}
    missing = [name for name in before if rivals.get(name, name) not in after and name != "column"]
    assert not missing, "five rivals are tabs, the column beside the world is gone"
    kinds = ["leader-", "tool-", "territory-", "pool-", "main"]
    if asked is not f.WarDecision:  # a list of wars stands beside the hand, which is not asked for
        kinds.append("card-")
    pressed = [name for name in before if name.startswith(tuple(kinds))]
    narrower = [name for name in pressed if after[name].rect.width < before[name].rect.width]
    assert not narrower and len(pressed) > 20
    larger = [name for name in pressed if after[name].rect.width >= 1.2 * before[name].rect.width]
    assert "main" in larger and set(larger) & {name for name in pressed if name.startswith(("card-", "pool-"))}
    assert after["question"].rect.height >= 1.3 * before["question"].rect.height, "the words of the question grow"
    for name in PARTS:
        assert after[name].rect.width >= LEAST * before[name].rect.width, name
        assert after[name].rect.height >= LEAST * before[name].rect.height, name


@pytest.mark.parametrize("asked", ["war", "resolve", "partner"])
def test_a_hand_is_drawn_in_the_least_window_too(make_app: Make, nothing_painted: None, asked: str) -> None:
    app = make_app(window.LEAST)
    table = begun(app, "historia", asked)
    for scale in (75, 100, 200):
        app.settings.ui_scale = scale
        app.restyle()
        app.draw()
        hand = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, HandCards))
        assert all(widget.rect.width > 0 and widget.rect.height > 0 for widget in hand.children)
