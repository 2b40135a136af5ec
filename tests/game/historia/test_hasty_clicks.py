"""Whoever presses in haste, or wants to be waited for, at the table of Historia."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia import decisions as f
from engine.historia.moves import Attack, SealCards, UseWonder
from game.app.app import App
from game.historia.table import TableScreen
from game.historia.table_factory import FACTORY
from game.historia.wording.prompt import question
from game.platform import clock
from game.platform.settings import LastNewGame, SeatChoice
from game.widgets import click_guard
from tests.game.conftest import click, press

from ..player import no_pause
from .kit import Played

pytestmark = pytest.mark.usefixtures("nothing_painted")


def laid(app: App, t: Played) -> TableScreen:
    """The table of a game without a window."""
    app.select_game("historia")
    no_pause(app)
    table = FACTORY.open_table(app, t.match)
    table.model.renew()
    table.rebuild()
    app.draw()
    return table


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, and main buttons that sleep as they do for a player."""
    time = [10_000]
    monkeypatch.setattr(click_guard, "GUARD", 300)
    monkeypatch.setattr(clock, "now", lambda: time[0])
    return time


def offered() -> Played:
    """Wonders are offered, and some of them can be used."""
    for seed in range(1, 60):
        t = Played(table="two_filled", seed=seed)
        while t.until(f.WondersDecision):
            if any(isinstance(move, UseWonder) for move in t.model.selector.legal):
                return t
            t.any()
    raise AssertionError("nobody has a wonder to use")


def test_space_that_hurried_the_bots_uses_no_wonder_that_has_just_been_offered(
    make_app: Callable[..., App], now: list[int]
) -> None:
    app, t = make_app((1024, 640)), offered()
    table = laid(app, t)
    played = len(t.match.log)
    now[0] += 130
    press(app, pygame.K_SPACE)
    assert len(t.match.log) == played and table.model.asks(f.WondersDecision)
    app.draw()
    now[0] += 400
    press(app, pygame.K_SPACE)
    assert isinstance(t.match.log[played].move, UseWonder)
    table.closing()


def test_the_second_of_two_quick_clicks_on_a_land_fights_no_war_unread(
    make_app: Callable[..., App], now: list[int]
) -> None:
    app = make_app((1280, 720))
    t = Played(table="two_filled", seed=1)
    for seed in range(1, 60):
        t = Played(table="two_filled", seed=seed)
        if t.until(f.WarDecision):
            break
    lands = [move.territory for move in t.model.selector.legal if isinstance(move, Attack)]
    land = next(land for land in lands if lands.count(land) == 1)
    table = laid(app, t)
    assert table.root is not None
    rect = table.root.parts.world.children[land].rect
    for place in (rect.center, (rect.right + 3, rect.centery)):  # its token, and the land beside it
        now[0] += 1000
        played = len(t.match.log)
        click(app, place)
        if table.model.pending is None:
            continue  # too small a land
        now[0] += 130
        app.draw()
        click(app, place)
        assert len(t.match.log) == played and isinstance(table.model.pending, Attack)
        table.controller.leave()
        app.draw()
    now[0] += 1000
    click(app, rect.center)
    app.draw()
    now[0] += 1000
    click(app, rect.center)
    assert isinstance(t.match.log[played].move, Attack)
    table.closing()


class AtOnce:
    """Bots that answer as soon as they are asked, by the first move there is."""

    def __init__(self) -> None:
        self.jobs: list[object] = []

    def ask(self, jobs: list[object]) -> None:
        self.jobs = list(jobs)

    def take(self) -> dict[int, object]:
        found = {job.seat: job.rules.legal_moves(job.view, job.seat)[0] for job in self.jobs}  # type: ignore[attr-defined]
        self.jobs = []
        return found

    def forget(self) -> None:
        self.jobs = []

    stop = forget


def test_bots_are_told_of_once_a_round_before_the_next_choice(
    make_app: Callable[..., App], now: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app((1024, 640))
    app.select_game("historia")
    no_pause(app)
    app.settings.pace.pause_after_bot = True
    looks = ("egypt", "china", "mali")
    names = ("Ana", "Bento", "Clara")
    whos = ("person", "settler", "settler")
    seats = [SeatChoice(who=who, name=name, colour=look) for who, name, look in zip(whos, names, looks, strict=True)]
    table = FACTORY.open_table(app, FACTORY.new(LastNewGame(scenario="three", seats=seats), seed=1))
    table.runner.stop()
    table.runner.bots = AtOnce()  # type: ignore[assignment]
    match, held, said = table.match, 0, set()
    request, requested_after = table.runner.request_recap, set()

    def requested() -> None:
        requested_after.add(type(match.log[-1].move))
        request()

    monkeypatch.setattr(table.runner, "request_recap", requested)
    for _ in range(900):
        now[0] += 50
        table.tick(now[0])
        if table.model.recap_since is not None:
            held += 1
            assert table.model.recap_fits and all(step.seat != 0 for _, step in table.recaps.renew())
            said.add(question(app.ui.texts, table.model, table.controller))
            table.controller.main_action()
        elif table.model.reveal is not None or table.model.parting or table.scenes.running:
            table.scenes.clear()
            table.controller.close_reveal()
        elif match.acting is not None:
            table.controller.play(match.legal()[0])
        if held > 5:
            break
    chosen = sum(isinstance(entry.move, SealCards) and entry.move.seat == 0 for entry in match.log)
    assert held > 5 and held <= chosen + 1, "the first before the second choice"
    assert said == {"Bento and Clara have resolved their cards."}, "two bots and no person"
    assert requested_after and SealCards not in requested_after, "of what was resolved, not of what lies face down"
    table.closing()
