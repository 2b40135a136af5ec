"""What is said of the coming end of turn is what comes: beside the circle, and where the row of wonders lies empty."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable

import pygame
import pytest

from engine.core.event import Event
from engine.core.rng import Rng
from engine.core.session import Session
from engine.historia import events as e
from engine.historia.components import SEGMENTS
from engine.historia.decisions import TurnEndDecision
from engine.historia.rules import turn_end
from engine.historia.state import State
from engine.registry import GAMES
from game.app.app import App
from game.historia.panels.timeline import CircleView
from game.historia.table_factory import FACTORY
from game.historia.wording import upcoming
from game.historia.wording.upcoming import UpcomingGain, gains, next_row
from game.shell.command_line_request import CommandLineRequest
from tests.historia.kit import Table

HISTORIA = GAMES["historia"]
ValuesByIcon = dict[str, dict[str, int | str]]


def values_by_icon(found: list[UpcomingGain]) -> ValuesByIcon:
    return {gain.icon: dict(gain.values) for gain in found}


def sums(events: list[Event], seat: int) -> dict[str, dict[str, int]]:
    """What an end of turn brought a seat, by icon: VP, cubes that came back, cards, a row."""
    brought: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    icon = ""
    for event in events:
        if isinstance(event, e.IconReached):
            icon = event.icon
        elif isinstance(event, e.RowLaid):
            brought[icon]["row"] += 1
        elif getattr(event, "seat", None) == seat:
            if isinstance(event, e.VpGained):
                brought[icon]["vp"] += event.n
            elif isinstance(event, e.CubesMoved) and (event.origin, event.to) == ("used", "supply"):
                brought[icon]["cube"] += event.n
            elif isinstance(event, e.CardsTakenBack):
                brought[icon]["cards"] += len(event.cards)
    return brought


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("mid_era_row", [True, False])
def test_what_is_told_comes(seed: int, mid_era_row: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games at random, at every end of turn, for every seat."""
    told_at: dict[int, list[ValuesByIcon]] = {}
    icons = turn_end.icons

    def asked(s: State, turns_ahead: int = 0) -> tuple[str, ...]:
        end = s.frames[-1]
        if isinstance(end, TurnEndDecision) and end.stage == 1 and s.turn not in told_at:
            told_at[s.turn] = []
            told_at[s.turn] = [values_by_icon(gains(s, seat)) for seat in range(s.players)]
        return icons(s, turns_ahead)

    monkeypatch.setattr(turn_end, "icons", asked)
    scenario, seats = ("three", 3) if seed % 2 else ("two", 2)
    setup = HISTORIA.setups(scenario, seats, {"mid_era_row": "yes" if mid_era_row else "no"})[0]
    session, rng = Session(HISTORIA, setup, seed), Rng(seed)
    ends: dict[int, list[Event]] = defaultdict(list)
    while session.awaiting:
        turn, begun = session.state.turn, False
        seat = session.awaiting[0]
        for event in session.submit(rng.choice(session.legal_moves(seat))):
            begun = begun or isinstance(event, e.IconReached) or bool(ends[turn])
            if begun and not isinstance(event, e.TurnBegan):
                ends[turn].append(event)
            elif isinstance(event, e.TurnBegan):
                break
    assert len(told_at) == 12
    for turn, seats_told in told_at.items():
        for seat, said in enumerate(seats_told):
            brought = sums(ends[turn], seat)
            assert said.get("recover_cubes", {}).get("n", 0) == brought["recover_cubes"]["cube"]
            assert len(str(said.get("recover_cards", {}).get("cards", "")).split()) == brought["recover_cards"]["cards"]
            paid = dict(reversed(part) for part in re.findall(r"(\d+) \[(\w+)\]", str(said.get("government"))))
            assert int(paid.get("vp", 0)) == brought["government"]["vp"]
            assert int(paid.get("cube", 0)) == brought["government"]["cube"]
            assert said.get("leader_bonus", {}).get("n", 0) == brought["leader_bonus"]["vp"]
            assert said.get("territory_bonus", {}).get("n", 0) == brought["territory_bonus"]["vp"]
            assert ("reset_wonders" in said) == bool(brought["reset_wonders"]["row"])


@pytest.mark.parametrize("supply,used,vp", [(2, 3, 3), (0, 5, 3), (0, 2, 0)])
def test_a_leader_counts_the_cubes_that_come_back_first(supply: int, used: int, vp: int) -> None:
    """Mansa Musa asks for four cubes in the supply: of those used three come back, one more to Nomads."""
    t = Table(2).turn(8).levels(5, 5).at("europe", "india", "steppe").purse(supply, used).leader("mansa_musa")
    assert values_by_icon(gains(t.s, 0)).get("leader_bonus", {}).get("n", 0) == vp
    t.end_turn()
    assert e.LeaderScored(0, "mansa_musa", "low" if vp else "") in t.happened(e.LeaderScored)


def test_between_the_eras_only_what_is_left_is_told() -> None:
    t = Table(2).turn(4).levels(13, 12).at("europe", "india").purse(0, 5)
    before = list(values_by_icon(gains(t.s, 0)))
    assert before[-1] == "territory_bonus" and {"recover_cubes", "government", "reset_wonders"} < set(before)
    t.end_turn()
    assert t.frame.kind == "draft" and list(values_by_icon(gains(t.s, 0))) == ["territory_bonus"]


@pytest.mark.parametrize("mid_era_row,turn", [(True, 2), (False, 4)])
def test_where_the_table_agreed_to_no_row_comes_in_the_middle_of_an_era(mid_era_row: bool, turn: int) -> None:
    t = Table(3, mid_era_row=mid_era_row).turn(2)
    assert ("reset_wonders" in values_by_icon(gains(t.s, 0))) == mid_era_row and next_row(t.s, 0) == turn
    row = t.s.row
    t.end_turn().idle()
    assert ("reset_wonders" in [event.icon for event in t.happened(e.IconReached)]) == mid_era_row
    assert (t.s.row != row) == mid_era_row


def test_after_the_last_turn_nothing_is_laid_or_drawn() -> None:
    t = Table(2).turn(12)
    assert "reset_wonders" not in values_by_icon(gains(t.s, 0)) and next_row(t.s, 0) == 0
    t.end_turn().idle()
    assert {"reset_wonders", "reset_leaders"} & {event.icon for event in t.happened(e.IconReached)} == set()
    assert gains(t.s, 0) == []


@pytest.mark.parametrize("size", [(1280, 720, 100), (1280, 720, 200), (1024, 640, 200)])
def test_what_there_is_no_room_for_is_told_below_the_circle(
    make_app: Callable[..., App], size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(size[:2], size[2])
    app.select_game("historia")
    table = FACTORY.open_random_game(app, CommandLineRequest(game="historia", scenario="two_filled", seed=3, turns=4))
    table.refresh(app.ui)
    assert table.root is not None
    circle, brought = (
        table.root.parts.circle,
        [UpcomingGain("government", "coming-leader", (("n", n),)) for n in range(1, 13)],
    )
    assert isinstance(circle, CircleView)
    below = (circle.rect.x + 20, circle.rect.bottom - 2)

    def shown(number: int) -> tuple[bytes, str]:
        monkeypatch.setattr(upcoming, "gains", lambda *_: brought[:number])
        drawn = pygame.Surface(app.ui.size)
        circle.draw(app.ui, drawn)
        circle.arrange(app.ui, circle.rect)
        by_keys = circle.tip if circle.focusable else ""
        circle.on_pointer(below)
        assert circle.tip == by_keys
        circle.on_pointer(None)
        assert circle.tip == by_keys, "the mouse has gone, the keys are there"
        circle.on_pointer((circle.corner[0], circle.corner[1]))
        assert circle.tip == app.ui.text("circle-tip")
        circle.on_pointer(below)
        under = pygame.Rect(circle.rect.x, circle.rect.bottom, circle.rect.width, app.ui.size[1] - circle.rect.bottom)
        assert not any(pygame.image.tobytes(drawn.subsurface(under), "RGB")), "nothing hangs out"
        return pygame.image.tobytes(drawn, "RGB"), circle.tip

    with table.fitted(app.ui):
        pictures = {number: shown(number) for number in range(1, 13)}
    room = max(number for number in pictures if not pictures[number][1])
    assert room >= (4 if size == (1280, 720, 100) else 1)
    for number in range(1, 12):
        assert (pictures[number][0] != pictures[number + 1][0]) == (number <= room), "more than there is room for: ..."
    for number in range(room + 1, 13):
        assert len(pictures[number][1].splitlines()) == number
    monkeypatch.setattr(CircleView, "_sentences", lambda *_: None)  # as lines, whatever has room
    with table.fitted(app.ui):
        assert shown(room)[0] != shown(room + 1)[0] == pictures[room + 1][0], "an ellipsis is all that is added"


def test_a_quarter_of_the_circle_tells_what_the_end_of_its_turn_brings(make_app: Callable[..., App]) -> None:
    app = make_app((1280, 720))
    app.select_game("historia")
    table = FACTORY.open_random_game(app, CommandLineRequest(game="historia", scenario="two_filled", seed=3, turns=4))
    table.refresh(app.ui)
    assert table.root is not None
    circle = table.root.parts.circle
    assert isinstance(circle, CircleView)
    hub = (circle.corner[0] + circle.side // 2, circle.corner[1] + circle.side // 2)
    circle.on_pointer(hub)
    assert circle.tip == app.ui.text("circle-tip")
    for turn, icons in enumerate(SEGMENTS):
        first = sum(map(len, SEGMENTS[:turn]))
        rects = [place for place, _ in circle.icon_rects[first : first + len(icons)]]
        middle = rects[0].unionall(rects[1:]).center
        reach = circle.side * 47 // 100  # beyond the icons
        length = math.dist(middle, hub)
        point = tuple(round(h + (m - h) * reach / length) for h, m in zip(hub, middle, strict=True))
        circle.on_pointer((point[0], point[1]))
        assert circle.tip.splitlines() == [
            app.ui.text("circle-turn-end", n=turn + 1),
            *(app.ui.text(f"icon-{icon}") for icon in icons),
        ]
