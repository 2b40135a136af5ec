"""Cards from near: every sentence is inside its panel."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS
from game.app.app import App
from game.historia.panels import cards, hand_card, row, zoom_preview
from game.historia.panels.card_sides import CardSides, NothingRow, SideRow
from game.historia.panels.paint import rich
from game.historia.plugin import PLUGIN
from game.historia.wording import card_text
from game.i18n.texts import LANGUAGES, Texts
from game.render.theme import INK
from game.render.ui import Ui
from tests.game.some_languages import SOME_LANGUAGES

KINDS = {"action": ACTIONS, "advisor": ADVISORS, "civbot": CIVBOT_CARDS, "leader": LEADERS, "wonder": WONDERS}


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_card_from_near_holds_its_words(
    make_app: Callable[..., App], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(language=language)
    app.select_game("historia")
    laid: list[str] = []

    def fits(ui: Ui, drawn: pygame.Surface, text: str, rect: pygame.Rect, align: str = "centre") -> None:
        """At the least size of letters, if not before."""
        assert rich(ui, text, rect.width, 8, INK, align=align).height <= rect.height, text
        laid.append(text)

    monkeypatch.setattr(cards, "_text", fits)
    monkeypatch.setattr(type(app.ui.pictures), "scaled", lambda self, name, size: pygame.Surface(size))
    for kind, names in KINDS.items():
        for name in names:
            cards._face(app.ui, kind, name, app.ui.px(zoom_preview.NEAR), 1)
    assert len(laid) > sum(map(len, KINDS.values()))


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_sides_of_every_card_hold_their_words(
    make_app: Callable[..., App], size: tuple[int, int], language: str
) -> None:
    """Beside the hand: both sides in full where there is room, else in few words, each inside its row."""
    app = make_app(size, language=language)
    ui = app.ui
    app.select_game("historia")
    full = 0
    for name in ACTIONS:
        two = [side for side in (ACTIONS[name].basic, ACTIONS[name].advanced) if side is not None]
        rows = [
            SideRow(
                f"side-{n}",
                side.cost,
                "Basic",
                (card_text.side(ui.texts, side), card_text.brief(ui.texts, side.do)),
                "",
                None,
            )
            for n, side in enumerate(two)
        ]
        choice = CardSides(rows, NothingRow("side-nothing"))
        most = ui.px(133)
        wide, high = choice.measure(ui, ui.px(390), most)
        assert wide == ui.px(370) and high <= most, (name, high, most)
        choice.arrange(ui, pygame.Rect(0, 0, wide, most))
        for one in rows:
            assert choice.rect.contains(one.rect) and one.rect.height >= one.set_brief(ui, one.rect.width, one.brief)
            full += not one.brief
        assert choice.nothing is not None and not choice.nothing.rect.collideobjects(rows, key=lambda one: one.rect)
    assert full > len(ACTIONS) // 2


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_card_of_the_hand_says_what_it_does(make_app: Callable[..., App], language: str) -> None:
    """In words, at the width that nine cards have: actions in full, of advisors the most."""
    app = make_app((1280, 720), language=language)
    ui = app.ui
    app.select_game("historia")
    size = (80, 125)
    wide, high = hand_card.room_for_words(ui, size)
    cut = set()
    for card in (*ACTIONS, *ADVISORS):
        whole = rich(ui, card_text.card_brief(ui.texts, card), wide, hand_card.WORDS, INK).height
        assert hand_card.words_of(ui, card, wide, high).height <= high, card
        if whole > high:
            cut.add(card)
    assert not cut & set(ACTIONS), cut & set(ACTIONS)
    assert len(cut) <= len(ADVISORS) // 2, len(cut)


def test_what_a_leader_is_after_is_said_in_words_alone(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    texts = app.ui.texts
    assert card_text.card(texts, "leader", "hatshepsut").splitlines() == [
        "2 points at the era\u2019s end if you own a wonder",
        "5 points at the era\u2019s end if you own 2 wonders",
    ]
    for language in LANGUAGES:
        told = Texts(language, PLUGIN.texts)
        for name, leader in LEADERS.items():
            for aim in (leader.low, leader.high):
                said = card_text.aim_words(told, aim) + card_text.goal(told, aim)
                assert "[" not in said and "{" not in said and str(aim.vp) in said, (name, said)


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("count", [4, 6])
def test_a_wonder_of_the_row_says_what_it_does(make_app: Callable[..., App], language: str, count: int) -> None:
    app = make_app((1280, 720), language=language)
    app.select_game("historia")
    ui = app.ui
    wide, high = (240, 56) if count == 4 else (118, 72)
    cut = 0
    for wonder in WONDERS:
        name, laid = row.wonder_text(ui, wonder, wide, high)
        assert laid.height + (name.get_height() if name is not None else 0) <= high, wonder
        text = f"{ui.text(f'wonder-{wonder}')} · {card_text.wonder(ui.texts, wonder)}"
        cut += rich(ui, text.replace("\n", " "), wide, 9, INK).height > high
    assert cut <= (len(WONDERS) // 2 if count == 6 else 2)


def test_an_action_is_not_cut_beside_an_advisor_either(make_app: Callable[..., App]) -> None:
    """At the width that ten cards have."""
    for language in LANGUAGES:
        app = make_app((1280, 720), language=language)
        app.select_game("historia")
        wide, high = hand_card.room_for_words(app.ui, (72, 125))
        for card in ACTIONS:
            whole = rich(app.ui, card_text.card_brief(app.ui.texts, card), wide, hand_card.WORDS, INK).height
            assert whole <= high, (language, card)


@pytest.mark.parametrize("size", [(76, 33), (76, 90), (230, 100)])
def test_a_picture_on_a_flat_place_keeps_heads_and_flames(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    ui, asked = make_app().ui, []

    def covering(name: str, room: tuple[int, int], ratio: float) -> pygame.Surface:
        asked.append(room)
        made = pygame.Surface(room, pygame.SRCALPHA)
        made.fill("red")
        return made

    monkeypatch.setattr(ui.pictures, "covering", covering)
    drawn = hand_card._art(ui, cards.picture("action", "raid"), size)
    assert drawn.get_size() == size and asked[0][1] == size[1]
    assert hand_card.PICTURE / (asked[0][0] / asked[0][1]) > 0.8, "a fifth of its height is left out, at most"
    corners = [(0, 0), (size[0] - 1, size[1] - 1), (size[0] // 2, 0)]
    assert all(drawn.get_at(corner) == pygame.Color("red") for corner in corners), "no gap is left"
