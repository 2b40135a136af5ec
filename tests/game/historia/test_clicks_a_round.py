"""A round takes at most three clicks: a card, its target or the card once more, and what is left to say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.moves import Attack, ChoosePartner, Move, PlaceCube, Resolve, TakeBack, TakeWonder
from engine.historia.rules.map import IDS
from game.app.app import App
from game.historia import intent
from game.historia.table import TableScreen
from game.historia.table_factory import FACTORY
from game.platform import clock
from game.shell.command_line_request import CommandLineRequest

from ..conftest import click
from ..player import clickable, no_pause
from .kit import Played

MOST = 3


class Clicker:
    """Plays at a real table with nothing but clicks, and counts them."""

    def __init__(self, app: App, seed: int, now: list[int]) -> None:
        self.app, self.now, self.clicks = app, now, 0
        no_pause(app)
        app.select_game("historia")
        self.table: TableScreen = FACTORY.open_random_game(
            app, CommandLineRequest(game="historia", scenario="alone_elder", seed=seed, turns=0)
        )

    def press(self, name: str) -> None:
        self.app.top.refresh(self.app.ui)
        found = next(w for w in clickable(self.app.top.ui_root.root) if w.name == name)
        click(self.app, found.rect.center)
        self.clicks += 1
        self.now[0] += 1000

    def wait(self) -> None:
        """Until somebody is asked who has to click."""
        for _ in range(400):
            self.now[0] += 200
            self.app.tick()
            still = not self.table.busy(self.now[0]) and not self.table.moving()
            if self.table.model.deciding and still and intent.automatic(self.table.model) is None:
                return
            if self.table.match.current_seat is None:
                return
        raise AssertionError("nothing goes on")

    def until_a_choice(self) -> bool:
        """To the next choice of cards: what is asked is answered by its first thing, then by the main button."""
        while self.table.match.current_seat is not None:
            self.wait()
            model = self.table.model
            if model.choosing or self.table.match.current_seat is None:
                break
            if model.pending is None and model.finish() is None:
                self.press(_name(model.selector.legal[0]))
            self.press("main")
        return self.table.match.current_seat is not None


def _name(move: Move) -> str:
    """What is clicked for a move."""
    if isinstance(move, (PlaceCube, Attack)):
        return f"territory-{IDS[move.territory]}"
    if isinstance(move, ChoosePartner):
        return f"strip-{move.other}"
    if isinstance(move, TakeWonder):
        return f"row-{move.wonder}"
    if isinstance(move, TakeBack):
        return f"queue-{move.card}"
    if isinstance(move, Resolve):
        return f"side-{move.card}-{move.side}"
    return f"leader-{getattr(move, 'leader', '')}"


def test_whole_rounds_take_three_clicks_at_most(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    played: dict[str, int] = {}
    for seed in (1, 2):
        t = Clicker(make_app((1280, 720)), seed, now)
        for _ in range(12):
            if not t.until_a_choice():
                break
            model = t.table.model
            free = [card for card in model.hand if facts.why_not_choose(model.view, model.seat, card) is None]
            free = [card for card in free if not model.of_card(card).idle or card == "revolution"]
            if not model.own.used:  # several lands to choose
                free = [one for one in free if one != "exploit"]
            card = min(free or ["exploit"], key=lambda one: played.get(one, 0))
            t.clicks = 0
            offered = len(model.own.wonders)
            t.press(f"card-{card}")
            targets = intent.possible_targets(model)
            if len(targets) > 1:
                t.press(_name(targets[0]))
                t.press("main")
            else:
                t.press(f"card-{card}")
            round_ = model.view.round, model.view.turn
            while t.table.match.current_seat is not None:
                t.wait()
                if (
                    model.choosing
                    or t.table.match.current_seat is None
                    or model.asks(f.WondersDecision, f.DraftDecision)
                ):
                    break
                assert model.pending is not None or model.finish() is not None, (card, model.frame)
                t.press("main")
            if not offered and card in ("exploit", "expansion", "art", "trade", "raid", "military", "revolution"):
                assert t.clicks <= MOST, (card, t.clicks, round_)
            played[card] = max(played.get(card, 0), t.clicks)
        t.table.closing()
    assert {"exploit", "expansion", "art", "military", "revolution"} <= set(played), played


def test_a_target_chosen_with_its_card_is_taken_and_can_be_taken_back(make_app: Callable[..., App]) -> None:
    t = Played(table="alone_elder", people=1)
    assert t.until(f.ChooseDecision)
    t.controller.pick_card("expansion")
    land = intent.possible_targets(t.model)[-1]
    assert isinstance(land, PlaceCube) and len(intent.possible_targets(t.model)) > 1
    t.controller.click_territory(land.territory)
    assert intent.planned(t.model) == land and t.model.chosen(territory=land.territory)
    t.controller.click_territory(land.territory)  # once more: as the main button
    played = 0
    while not t.model.choosing and t.model.deciding and t.controller.automatic():
        played += 1
    assert played == 2 and [entry.move for entry in t.match.log[-2:]][1] == land
    t.controller.undo()
    assert t.model.asks(f.PlaceDecision) and not t.controller.automatic(), (
        "what was taken back is not played again by itself"
    )
    assert t.model.pending == land, "it is still chosen"


def test_of_two_sides_that_can_be_used_none_is_used_by_itself_and_of_one_it_is() -> None:
    seen: set[int] = set()
    for seed in range(1, 30):
        t = Played(seed=seed)
        while len(seen) < 2 and t.until(f.ResolveDecision):
            sides = [side for _, side in t.model.resolutions() if side != "nothing"]
            if len(t.model.own.shown) == 1 and sides:
                only = intent.automatic(t.model)
                if len(sides) == 2:
                    assert only is None and t.model.pending is None
                    seen.add(2)
                else:
                    move = Resolve(t.model.seat, t.model.own.shown[0], sides[0])  # type: ignore[arg-type]
                    reveals = any(event.reveals for event in t.model.preview_events(move))
                    assert (only is None) == reveals and t.model.pending is not None
                    seen.add(1)
            t.any()
    assert seen == {1, 2}


def test_the_button_takes_all_of_the_used_pool_and_the_pool_itself_one() -> None:
    for seed in range(1, 60):
        t = Played(table="alone_elder", people=1, seed=seed)
        while t.until(f.ExploitDecision):
            frame = t.model.frame
            assert isinstance(frame, f.ExploitDecision)
            if t.model.own.used > 1 and frame.left > 1 and t.model.pending is not None:
                supply, played = t.model.own.supply, len(t.match.log)
                t.controller.click_pool()
                assert len(t.match.log) == played + 1 and t.model.own.supply == supply + 1
                t.controller.undo()
                assert intent.plays_per_press(t.model, t.model.pending) == min(2, frame.left)
                t.controller.main_action()
                assert t.model.own.supply >= supply + 2 and not t.model.asks(f.ExploitDecision)
                return
            t.any()
    raise AssertionError("nobody recovers two cubes")
