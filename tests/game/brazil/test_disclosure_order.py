"""What is told when: nothing before it is shown, all of it in its place, and nothing else moves for it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil import facts
from engine.brazil.decisions import CapitalDecision, EraDecision, LimitDecision
from engine.brazil.events import BattleEnded, TileExplored
from engine.brazil.moves import AnnounceMission, EndTurn, MoveUnits, Trade
from game.app.app import App
from game.brazil.last_move import last_notable_events
from game.brazil.panels.prompt_bar import PromptBar
from game.brazil.scenes.kinds import EraScene
from game.brazil.table import TableScreen
from game.brazil.wording.log_text import log_wording
from game.brazil.wording.words import exchange
from game.platform import clock
from game.play.log_lines import newest, visible_events
from game.screens import handover as curtains
from game.widgets.rich_text import RichText
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, found, lay, ready_to_defend, says, sealed, tree
from tests.game.conftest import move_to, press
from tests.game.some_languages import SOME_LANGUAGES

Make = Callable[..., App]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The clock, to be put on."""
    at = [50_000]
    monkeypatch.setattr(clock, "now", lambda: at[0])
    return at


def lines(table: TableScreen) -> str:
    table.rebuild()
    table.refresh(table.ui)
    return "\n".join(line.text for line in newest(table.match, log_wording(table.ui.texts, table.model), 99))


# -- the log does not tell before the screen does ----------------------------------------------------------------------


def test_the_log_tells_a_battle_when_its_cards_are_turned(make_app: Make, now: list[int]) -> None:
    app = make_app()
    table = ready_to_defend(app)
    before = lines(table)
    sealed(table)
    app.tick()
    assert any(isinstance(event, BattleEnded) for event in table.match.log[-1].events)
    assert table.model.outcome is not None and table.model.outcome.shown == 0
    assert lines(table) == before and not visible_events(table.match, len(table.match.log))
    assert not any(isinstance(event, BattleEnded) for event in last_notable_events(table.match)), (
        "nor does the prompt bar"
    )
    press(app, pygame.K_RETURN)
    app.tick()
    assert lines(table) != before and any(isinstance(event, BattleEnded) for event in last_notable_events(table.match))


def exploring(app: App) -> tuple[TableScreen, int]:
    """Seat 0 has just walked into the unknown: table, the hex."""
    t, unit, here, there = battle_ahead()
    to = next(h for h in t.near(here) if h != there)
    t.unknown("mandioca", to)
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.pace.animation = 1.0
    app.draw()
    table.controller.play(MoveUnits(0, (unit,), to))
    return table, to


@pytest.mark.parametrize("way", ["waits", "cut short"])
def test_a_find_is_covered_until_its_cloud_lifts(make_app: Make, now: list[int], way: str) -> None:
    app = make_app()
    table, to = exploring(app)
    said = app.ui.text("exploration-mandioca")
    assert any(isinstance(event, TileExplored) for event in table.match.log[-1].events)
    for _ in range(3):
        app.tick()
        app.draw()
        assert table.cut_scene_player.covered == {to} and said not in lines(table)
        now[0] += 300
    if way == "waits":
        now[0] += 9000
        app.tick()
    else:
        press(app, pygame.K_SPACE)
        press(app, pygame.K_SPACE)
    app.tick()
    assert not table.scenes.running and table.cut_scene_player.covered == frozenset() and said in lines(table)


def test_a_covered_find_looks_like_the_unknown(make_app: Make, now: list[int]) -> None:
    app = make_app()
    table, to = exploring(app)
    table.animations.finish()
    x, y = (round(v) for v in table.map.centre(to))
    rect = pygame.Rect(x - 40, y - 40, 80, 80)

    def looks() -> bytes:
        table.map.draw(app.ui, app.surface)
        return pygame.image.tobytes(app.surface.subsurface(rect), "RGB")

    covered = looks()
    table.scenes.queue.clear()
    assert looks() != covered


@pytest.mark.usefixtures("nothing_painted")
def test_everybody_sees_the_era_change_before_the_screen_is_handed_over(make_app: Make, now: list[int]) -> None:
    app = make_app()
    t = Table()
    t.s.frames = [*t.s.frames, EraDecision(1, ())]
    t.changed()
    table = lay(app, t.session)
    app.settings.pace.animation = 1.0
    app.draw()
    assert "Rui" in prompt_bar(table).prompt.text, "who chooses is named though nobody has come to the screen"
    table.controller.point_arch("harbor")
    app.tick()
    assert table.scenes.running and isinstance(table.scenes.queue[0].thing, EraScene) and app.top is table
    app.tick()
    app.draw()
    now[0] += 4000
    for _ in range(3):
        app.tick()
    assert not table.scenes.running and isinstance(app.top, curtains.HandoverScreen)


# -- the prompt bar ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("era", "bonus"), [(1, "peek at one unexplored tile."), (2, "draw a Combat card.")])
def test_who_places_an_old_token_is_told_its_bonus(make_app: Make, era: int, bonus: str) -> None:
    """That of the era that ends (tests/brazil/test_eras.py has what it does)."""
    t = Table()
    t.s.era = era
    t.s.frames = [*t.s.frames, EraDecision(1, ())]
    t.changed()
    table = lay(make_app(), t.session)
    table.match.viewer = 1
    table.model.renew()
    assert prompt_bar(table).prompt.text.endswith(bonus)


def prompt_bar(table: TableScreen) -> PromptBar:
    widget = found(table, "prompt-bar")
    assert isinstance(widget, PromptBar)
    return widget


def watched(app: App, name: str = "Ana") -> TableScreen:
    """A bot thinks after an action that takes many words."""
    t, unit, here, there = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    table = lay(app, t.session, AGAINST_A_BOT)
    table.match.occupants[0].name = name
    to = next(m.to for m in t.legal(MoveUnits) if m.to in t.near(here) and m.to != there)
    t.session.submit(MoveUnits(0, (unit,), to, "free"))
    t.session.submit(EndTurn(0))
    table.match.version += 1
    return table


@pytest.mark.parametrize("name", ["Ana", "Ana Maria de Jesus Ribeiro of the very long name " * 3])
def test_the_prompt_bar_keeps_its_height_while_a_bot_thinks(make_app: Make, name: str) -> None:
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    usual = prompt_bar(table).rect
    table = watched(app, name)
    assert not table.model.deciding and prompt_bar(table).rect == usual
    band = prompt_bar(table)
    prompt, when = band.prompt, band.when
    app.draw()
    assert prompt.rect.right <= when.rect.left
    move_to(app, (prompt.rect.right - 3, prompt.rect.centery))
    cut = len(name) > 9
    assert ("…" in prompt.text) is cut, "a very long name is cut"


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_question_is_drawn_as_it_was_measured(make_app: Make, language: str, size: tuple[int, int]) -> None:
    """At 1280 × 720 the second line of a long one lay under the arches."""
    app = make_app(size, language=language)
    t = Table()
    hex_id = t.free("field")
    t.s.capital_tiles = ((hex_id, "coffee"),)
    t.s.frames.append(CapitalDecision(0))
    t.changed()
    table = lay(app, t.session, AGAINST_A_BOT)
    for _ in range(2):
        band = prompt_bar(table)
        drawn = band.prompt._lay(app.ui, band.prompt.rect.width)
        assert drawn.height <= band.rect.height and band.prompt.rect.height == drawn.height
        app.draw()


def test_a_text_of_another_size_is_laid_anew(make_app: Make) -> None:
    ui = make_app().ui
    text = RichText("one two three four five six seven", size="large")
    large = text.measure(ui, 200)
    text.size = "small"
    small = text.measure(ui, 200)
    text.size = "large"
    assert small[1] < large[1] and text.measure(ui, 200) == large


def test_the_first_turn_does_not_speak_of_a_token_that_lies_nowhere(make_app: Make) -> None:
    app = make_app()
    t = Table()
    table = lay(app, t.session, AGAINST_A_BOT)
    for token, text in (("", "ask-turn-first"), ("build", "ask-turn")):
        t.player().token = token
        t.changed()
        table.match.version += 1
        assert prompt_bar(table).prompt.text == app.ui.text(text)


@pytest.mark.parametrize("over", [1, 2])
def test_how_many_must_go_is_told(make_app: Make, over: int) -> None:
    """ "Drop one" stood there again and again."""
    app = make_app()
    t = Table()
    for _ in range(facts.limit(t.s, 0, "combat") + over):
        t.combat_card("militia")
    t.s.frames.append(LimitDecision(0, "combat"))
    t.changed()
    table = lay(app, t.session, AGAINST_A_BOT)
    prompt = prompt_bar(table).prompt.text
    assert prompt == app.ui.text("ask-limit-combat", n=over) and str(over) in prompt


# -- the last frame ----------------------------------------------------------------------------------------------------


def play(app: App, now: list[int], frame: int) -> None:
    """The loop, as slow as that, until it would wait for the player."""
    for _ in range(200):
        if app.top.next_tick(now[0]) is None:
            return
        now[0] += frame
        app.dirty = False
        app.tick()
        if app.dirty:
            app.draw()
    raise AssertionError("it never comes to rest")


@pytest.mark.parametrize("frame", [16, 90, 170, 2500])
def test_the_curtain_closes_however_slow_the_machine_is(
    make_app: Make, now: list[int], monkeypatch: pytest.MonkeyPatch, frame: int
) -> None:
    """It hung there with a gap, until somebody moved the mouse."""
    app = make_app()
    table = lay(app, Table().session)
    app.settings.pace.animation = 1.0
    app.draw()
    table.hand_over(1)
    drawn: list[float] = []
    monkeypatch.setattr(curtains, "draw_cloth", lambda ui, target, parted: drawn.append(parted))
    app.draw()
    play(app, now, frame)
    assert drawn[0] > 0 and drawn[-1] == 0


@pytest.mark.sampled
@pytest.mark.parametrize("frame", [16, 90, 170, 2500])
def test_the_end_of_a_battle_is_drawn_to_its_last_frame(make_app: Make, now: list[int], frame: int) -> None:
    app = make_app()
    table = sealed(ready_to_defend(app))
    moved = []
    for _ in range(400):
        now[0] += frame
        app.dirty = False
        app.tick()
        scene = table.scene
        assert scene is not None
        if app.dirty:
            moved.append(scene.moves(now[0]))
            app.draw()
        if not table._scene_rests.waits and not scene.moves(now[0]):
            break
    assert moved and not moved[-1], "drawn once more at rest"


# -- what a place says ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("goods", [("coffee",), ("coffee", "sugarcane")])
def test_a_place_to_build_names_its_price_too(make_app: Make, goods: tuple[str, ...]) -> None:
    """Also where there is one way to pay, which is not asked about."""
    app = make_app()
    t = Table().goods(*goods)
    field = t.free("field", near=t.home())
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.point_arch("build")
    table.controller.point(tile="farm")
    tip = table.tip_of(field)
    price = app.ui.text("tip-cost", cost="").strip("\u2068\u2069 ")
    assert price in tip and app.ui.text("tip-gain", goods="").strip("\u2068\u2069 ") in tip


def test_what_happened_before_the_first_turn_is_not_since_the_last(make_app: Make) -> None:
    app = make_app()
    table = lay(app, Table().session, AGAINST_A_BOT)
    tree(table)
    assert app.ui.text("recap-title") not in says(table, "since")


@pytest.mark.parametrize("drawer", ["", "rules", "log"])
def test_a_mission_can_be_announced_where_a_drawer_lies_over_it(make_app: Make, drawer: str) -> None:
    app = make_app()
    t = Table()
    t.moving("build")
    table = lay(app, t.session, AGAINST_A_BOT)
    done = next(iter(t.player().missions))
    table.model.selector.renew([*table.match.legal(), AnnounceMission(0, done)])
    table.model.drawer = drawer
    table.model.rule = "turn#1"
    table.ui_root.stale = True
    table.refresh(app.ui)
    names = [w.name for w in table.ui_root.root.walk()]
    assert (f"mission-{done}" in names) is bool(drawer)


def test_a_trade_says_what_for_what(make_app: Make) -> None:
    t = Table().goods("coffee", "sugarcane")
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    table.controller.point_arch("trade")
    move = next(m for m in t.legal(Trade))
    table.controller.play(move)
    while table.model.proposal:
        table.controller.pay()
    assert exchange(move.trade) in lines(table) and " → " in exchange(move.trade)
