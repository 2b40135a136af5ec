"""A player of Imperial Struggle that has only a mouse: it looks at what can be clicked and clicks one of them."""

from __future__ import annotations

import random

from engine.struggle.decisions import KeepDecision, MinistryDecision
from game.app.app import App
from game.screens.handover import CurtainOpening
from game.struggle.score_screen import ScoreScreen
from game.struggle.table import TableScreen
from game.widgets.base import Widget
from game.widgets.button import Pressable

from ..conftest import click
from ..player import clickable

QUIET = (
    "tool-",
    "strip-",
    "aside",
    "close-drawer",
    "closeup-back",
    "story-skip",
    "recap-replay",
    "swap",
    "other-action",
    "tile-left",
    "tile-right",
)
MAIN = 0.3  # how often the main button is chosen where anything else can be clicked


class MousePlayer:
    """Plays every decision of the table with clicks alone."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.dice = random.Random(seed)
        self.clicks = self.steps = 0

    @property
    def table(self) -> TableScreen:
        screen = self.app.stack[0]
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def done(self) -> bool:
        return isinstance(self.app.top, ScoreScreen)

    def step(self) -> None:
        """One click, chosen at random among those that mean something here."""
        self.steps += 1
        self.app.tick()
        top = self.app.top
        top.refresh(self.app.ui)
        if self.done:
            return
        if top is not self.table:
            self._other_screen()
            return
        named = {widget.name: widget for widget in clickable(top.ui_root.root)}
        for name in ("story-on", "recap-on", "history-now"):
            if name in named:
                self.hit(named[name])
                return
        if "scored-map" in named:
            self.hit(named["main"])
            return
        if self.table.model.deciding:
            self._decide(named)

    def hit(self, widget: Widget) -> None:
        for above in widget.ancestors():
            reveal = getattr(above, "reveal", None)
            if reveal is not None:
                reveal(self.app.ui, widget)
        self.clicks += 1
        there = self.app.top.ui_root.root.hit_test(widget.rect.center)
        assert there is not None and widget in (there, *there.ancestors()), f"{there} lies over {widget.name}"
        click(self.app, widget.rect.center)

    def _other_screen(self) -> None:
        if isinstance(self.app.top, CurtainOpening):
            return  # the hand-over is on its way
        named = {widget.name: widget for widget in clickable(self.app.top.ui_root.root)}
        for name in ("ready", "answer-0", "done", "back"):
            if name in named:
                self.hit(named[name])
                return
        raise AssertionError(f"no way on from {type(self.app.top).__name__}: {sorted(named)}")

    def _decide(self, named: dict[str, Pressable]) -> None:
        table = self.table
        if table.model.closeup and self.dice.random() < 0.5:
            self.hit(named["closeup-back"])
            return
        if self._main(named):
            self.hit(named["main"])
            return
        choices: list[object] = [w for w in named.values() if self._meant(w)]
        choices += [thing for thing in table.map.lights.targets if self._in_sight(thing)]
        if not choices:
            assert "main" in named or table.model.cancel_selection(), f"nothing to click: {table.model.frame}"
            if "main" in named:
                self.hit(named["main"])
            table.rebuild()
            return
        chosen = self.dice.choice(choices)
        if isinstance(chosen, Widget):
            self.hit(chosen)
        else:
            x, y = table.map.centre(chosen)  # type: ignore[arg-type]
            self.clicks += 1
            click(self.app, (round(x), round(y)))

    def _main(self, named: dict[str, Pressable]) -> bool:
        """What is pending is done; a round goes on for a while."""
        model = self.table.model
        if "main" not in named:
            return False
        if (
            model.pending is not None
            or model.warned
            or model.payment is not None
            or model.asks(KeepDecision, MinistryDecision)
        ):
            return self.dice.random() < 0.7
        return self.dice.random() < MAIN

    def _meant(self, widget: Pressable) -> bool:
        if widget.name.startswith(QUIET) or widget.name in ("main", "leave-it"):
            return widget.name == "leave-it" and self.dice.random() < 0.2
        return self.table.ui_root.root.hit_test(widget.rect.center) is widget

    def _in_sight(self, thing: tuple[str, str]) -> bool:
        x, y = self.table.map.centre(thing)
        point = (round(x), round(y))
        return self.table.map.rect.collidepoint(point) and self.table.ui_root.root.hit_test(point) is self.table.map


__all__ = ["MousePlayer"]
