"""In every window: the hand lies open beside the purse, and no tool lies on the map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from engine.struggle.components import EVENTS
from engine.struggle.decisions import Decision, EffectsDecision, KeepDecision, MinistryDecision, RoundDecision
from engine.struggle.effect_facts import effects_now
from engine.struggle.facts import scoring_now
from game.app.app import App
from game.platform import window
from game.render.theme import Colour
from game.render.ui import Ui
from game.struggle.drawing import card_face
from game.struggle.drawing.card_face import CardFace
from game.struggle.layout import TableRoot, is_compact
from game.struggle.map.inset import InsetMap
from game.struggle.match import Match
from game.struggle.panels.award_table import AwardTable
from game.struggle.panels.choices import CARD, TALL
from game.struggle.panels.column import COLUMN
from game.struggle.panels.hand import GAP, SLIM
from game.struggle.panels.player_board import PlayerBoard
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY
from tests.game.begun import begun
from tests.game.some_languages import SOME_LANGUAGES

from ..player import no_pause
from .conftest import advance, chosen

pytestmark = pytest.mark.usefixtures("nothing_painted")

WINDOWS = [((1040, 540), 100), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200)]


def full_hand(begun: bool) -> Callable[[Match], bool]:
    """A round with five cards to be played, before or after the tile is taken."""

    def there(match: Match) -> bool:
        frame = match.frame()
        if not isinstance(frame, RoundDecision) or (frame.stage != "start") != begun or match.current_seat is None:
            return False
        player = match.onlooker.players[match.current_seat]
        return len(player.hand) + len(player.ministries) >= 5

    return there


def laid(make_app: Callable[..., App], size: tuple[int, int], scale: int, begun: bool) -> TableScreen:
    app = make_app(size, scale)
    no_pause(app)
    app.select_game("struggle")
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, full_hand(begun))
    match.viewer = match.current_seat
    made = FACTORY.open_table(app, match)
    made.refresh(app.ui)
    return made


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("begun", [False, True])
def test_no_card_of_a_hand_lies_on_another_or_touches_it(
    make_app: Callable[..., App], size: tuple[int, int], scale: int, begun: bool
) -> None:
    made = laid(make_app, size, scale, begun)
    board = next(widget for widget in made.ui_root.root.walk() if isinstance(widget, PlayerBoard))
    cards = [card.rect for card in board.fan.children]
    assert len(cards) >= 5
    with made.fitted(made.ui):
        least, gap = made.ui.px(SLIM), made.ui.px(GAP)
    for one, other in pairwise(cards):
        assert one.right + gap <= other.left and one.width >= least
    assert cards[0].left >= board.points.rect.right and cards[-1].right <= board.main.rect.left
    assert board.offer.children[-1].rect.right <= board.points.rect.left


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_no_tool_and_no_tab_lies_on_the_map(make_app: Callable[..., App], size: tuple[int, int], scale: int) -> None:
    made = laid(make_app, size, scale, True)
    root = made.ui_root.root
    assert isinstance(root, TableRoot)
    tools = [widget for widget in root.parts.tools.walk() if widget.focusable]
    assert len(tools) == 7
    for tool in (*tools, *root.tabs):
        assert not tool.rect.colliderect(made.map.viewport.rect), tool.name
        assert made.ui_root.root.hit_test(tool.rect.center) is tool
    with made.fitted(made.ui):
        assert bool(root.tabs) == is_compact(made.ui)


@pytest.mark.sampled
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("decision", [KeepDecision, MinistryDecision])
def test_the_map_can_be_seen_while_cards_are_chosen(
    make_app: Callable[..., App], size: tuple[int, int], scale: int, decision: type[Decision]
) -> None:
    """The button below the cards lies on their panel, where it can be pressed, and the cards stay chosen."""
    app = make_app(size, scale)
    no_pause(app)
    app.select_game("struggle")
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, lambda match: isinstance(match.frame(), decision) and len(match.view.awards) > 0)
    match.viewer = match.current_seat
    made = FACTORY.open_table(app, match)
    made.model.story = None
    made.refresh(app.ui)
    panel = next(widget for widget in made.ui_root.root.walk() if widget.name == "choices")
    aside = next(widget for widget in panel.walk() if widget.name == "aside")
    assert panel.rect.contains(aside.rect) and made.ui_root.root.hit_test(aside.rect.center) is aside
    assert made.map.viewport.rect.contains(panel.rect)
    cards = [widget.rect for widget in panel.walk() if isinstance(widget, CardFace)]
    most = 5 if decision is KeepDecision else 4  # in a row of the smallest window
    assert sum(card.y == cards[0].y for card in cards) >= min(most, len(cards)) > 3, "the scroll bar breaks no row"


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_what_stands_in_place_of_the_forecast_fits_its_panel(
    make_app: Callable[..., App], size: tuple[int, int], scale: int, language: str
) -> None:
    """Before the Awards of a turn are dealt there is one sentence."""
    app = make_app(size, scale)
    app.settings.language = language
    app.restyle()
    app.select_game("struggle")
    no_pause(app)
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, lambda match: match.current_seat is not None and not scoring_now(match.view))
    table = FACTORY.open_table(app, match)
    table.controller.open_drawer(COLUMN)
    app.draw()
    ledgers = [widget for widget in table.ui_root.root.walk() if isinstance(widget, AwardTable)]
    for ledger in ledgers:
        said = ledger.nothing_yet(app.ui, ledger.rect.width)
        wide = max(x + piece.size[0] for x, _, piece in said.pieces)
        assert wide <= ledger.rect.width - app.ui.px(20) and said.height < ledger.rect.height
    assert ledgers or is_compact(app.ui) or table.model.show is not None


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_event_that_is_drawn_is_read_whole_before_one_is_kept(
    make_app: Callable[..., App], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(language=language)
    app.select_game("struggle")
    cut: list[str] = []
    fitted = card_face._fitted

    def watch(ui: Ui, made: pygame.Surface, text: str, room: pygame.Rect, colour: Colour) -> None:
        if card_face._laid(ui, text, room.width, room.height, colour) is None:
            cut.append(text)
        fitted(ui, made, text, room, colour)

    monkeypatch.setattr(card_face, "_fitted", watch)
    for card in EVENTS:
        for seat in (0, 1):
            face = CardFace("event", card, CARD, None, seat=seat, tall=TALL)
            face._whole(app.ui, face.measure(app.ui, 0))
    assert not cut


def test_the_small_map_of_effects_is_drawn_in_the_least_window_too(make_app: Callable[..., App]) -> None:
    app = make_app(window.LEAST, scale=200)
    app.settings.narration = app.settings.sound_captions = True  # two lines at the foot
    app.restyle()

    def spaces_asked(match: Match) -> bool:
        asked = isinstance(match.frame(), EffectsDecision)
        return asked and any(target.space >= 0 for target in effects_now(match.onlooker)[0].targets)

    table = begun(app, "struggle", spaces_asked)
    maps = [widget for widget in table.ui_root.root.walk() if isinstance(widget, InsetMap)]
    assert maps and all(small.viewport.rect.width > 0 and small.viewport.rect.height > 0 for small in maps)
