"""Cards as objects: what is printed on each, in every language, and that it can be read at the size of a choice."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.components import COMBAT_CARDS, GOLD_CARDS, MISSIONS, MONARCHS, PAINTINGS
from game.app.app import App
from game.brazil.battle.layout import BattleLayout
from game.brazil.battle.pieces import draw_note
from game.brazil.cards import BigCard, CardToken, Choices, Deck, card_body, card_of, card_tip
from game.brazil.cards.card_content import CardContent
from game.brazil.cards.card_front import (
    BLANK_PAPER,
    face,
    face_or_blank,
    fitting_title,
    paper_room,
    title_room,
    type_size_for,
)
from game.brazil.cards.lettering import text_size, title_lines, wrapped
from game.brazil.cards.small_card import name_height
from game.i18n.texts import LANGUAGES
from game.render.theme import INK
from game.render.ui import Ui

Make = Callable[..., App]
ALL = {
    "painting": sorted(PAINTINGS),
    "monarch": sorted(MONARCHS),
    "gold": sorted(GOLD_CARDS),
    "combat": sorted(COMBAT_CARDS),
    "mission": sorted(MISSIONS),
}
LINES = 3
CHOICE = 184  # px, the least width at which text must be read


def every(ui: Ui) -> list[CardContent]:
    return [card_of(ui, kind, card_id) for kind, ids in ALL.items() for card_id in ids]


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cards_text_fits_its_paper(make_app: Make, language: str) -> None:
    """In three lines at 16 px on a card of 184 px, but for a line a symbol makes higher; its title in one or two."""
    ui = make_app(language=language).ui
    for card in every(ui):
        assert card.title and card.text and card.effect, card
        if card.rows:
            assert len(card.rows) <= LINES, card
            continue
        text = wrapped(ui, card.text, paper_room(card, CHOICE)[0], text_size(CHOICE), INK)
        assert text.height <= (LINES + 1) * ui.fonts.height("text", text_size(CHOICE)), f"too long: {card.text}"
        lines, _ = title_lines(ui, card.title, (150, 24), "title", (16, 15, 14))
        assert len(lines) <= 2, card.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tooltip_of_a_combat_card_tells_its_strength_once(make_app: Make, language: str) -> None:
    """The effect begins with it."""
    ui = make_app(language=language).ui
    for card_id, card in COMBAT_CARDS.items():
        told = card_of(ui, "combat", card_id)
        assert told.effect.startswith(f"[cs]+{card.cs}"), card_id
        assert card_tip(ui, "combat", card_id) == f"*{told.title}*\n{told.effect}"


@pytest.mark.parametrize("wide", [80, 94, 140])
def test_what_a_combat_card_did_leaves_its_name_in_sight(make_app: Make, wide: int) -> None:
    ui = make_app().ui
    rect = pygame.Rect(0, 0, wide, round(wide * 1.4))
    for card_id in COMBAT_CARDS:
        target = pygame.Surface(rect.size, pygame.SRCALPHA)
        draw_note(ui, target, BattleLayout((1280, 720)), rect, card_id, "[cs]+1", 1.0)
        noted, name = target.get_bounding_rect(), name_height(ui, card_of(ui, "combat", card_id), wide)
        assert noted.height and noted.bottom <= rect.bottom - name, card_id
        assert name == 0 or name >= ui.fonts.height("strong", 12), card_id


def test_what_a_card_has_not_is_not_drawn(make_app: Make) -> None:
    for card in every(make_app().ui):
        marks = (bool(card.shield or card.shield_pictures), bool(card.laurel))
        if card.kind in ("monarch", "gold"):
            assert marks == (False, False)
        elif card.kind == "combat":
            assert marks == (True, False) and card.shield == f"+{COMBAT_CARDS[card.id].cs}"
        elif card.kind == "painting":
            assert marks == (True, PAINTINGS[card.id].vp > 0)
        else:
            assert marks == (True, MISSIONS[card.id].vp > 0)
            assert [points for _, points in card.rows] == [str(o.get("vp", "")) for o in MISSIONS[card.id].objectives]
        assert card.laurel != "0"


def test_a_row_of_cards_has_one_size_of_type(make_app: Make) -> None:
    ui = make_app().ui
    cards = [BigCard("painting", name, 184, None) for name in ALL["painting"]]
    row = Choices(cards)
    row.arrange(ui, row.rect.move(0, 0).inflate(1200, 0))
    sizes = {card._letters for card in cards}
    assert sizes == {
        type_size_for(ui, [card_of(ui, "painting", name) for name in ALL["painting"]], cards[0].rect.width)
    }


def test_a_deck_shows_one_edge_for_every_two_cards() -> None:
    assert [Deck("backs/gold", left, 62).edges for left in (0, 1, 2, 9, 200)] == [0, 0, 1, 4, 12]


def test_a_card_whose_back_is_seen_has_no_close_up(make_app: Make) -> None:
    ui = make_app().ui
    assert CardToken(ui, "combat", "?", 88).close_up(ui) is None
    assert CardToken(ui, "combat", "spy", 88).close_up(ui) is not None


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [CHOICE, 240, 348])
def test_a_title_of_two_lines_lies_within_its_ribbon(make_app: Make, language: str, wide: int) -> None:
    ui = make_app(language=language).ui
    for card in every(ui):
        lines, size = fitting_title(ui, card, wide / card_body.WIDE)
        high = ui.fonts.height("title", size) * (0.86 * len(lines) if len(lines) > 1 else 1)
        assert high <= title_room(len(lines), wide / card_body.WIDE).height + 1, (card.title, lines, size)


def test_a_card_that_is_not_drawn_yet_is_an_empty_card(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ui, size, mission = make_app().ui, (208, 291), ALL["mission"][0]
    with ui.budget.frame():
        monkeypatch.setattr(type(ui.budget), "late_for", lambda *_: True)
        blank = face_or_blank(ui, "mission", mission, size)
        assert ui.budget.lacking and blank is not face(ui, "mission", mission, size)
    assert blank.get_at((104, 60))[:3] == card_of(ui, "mission", mission).leather
    assert blank.get_at((104, 240)) == (*BLANK_PAPER, 255) and blank.get_at((0, 0)).a == 0
    monkeypatch.undo()
    assert face_or_blank(ui, "mission", mission, size) is face(ui, "mission", mission, size)
