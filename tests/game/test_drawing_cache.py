"""What tests keep of drawings: one that differs in anything is drawn, one that cannot be drawn is told each time."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.render.fonts import Fonts
from game.render.image_cache import ImageCache
from game.render.nine_slice import BoxStyle, NineSlices

from .drawing_cache import LONG, kept
from .shared_caches import SharedPictures, listed_once

ASKED = {"svg_string": "<svg/>", "width": 4, "height": 4, "skip_system_fonts": True}


def test_a_drawing_is_made_once_and_every_other_one_anew(tmp_path: Path) -> None:
    made: list[dict[str, Any]] = []

    def draw(**asked: Any) -> list[int]:
        made.append(asked)
        return [len(made)]

    assert [kept(draw, tmp_path)(**ASKED) for _ in range(2)] == [b"\1", b"\1"]
    others = [ASKED | {"svg_string": "<svg />"}, ASKED | {"width": 5}, ASKED | {"skip_system_fonts": False}]
    assert [kept(draw, tmp_path)(**asked) for asked in others] == [b"\2", b"\3", b"\4"]
    assert made == [ASKED, *others]


def test_what_cannot_be_drawn_is_never_kept(tmp_path: Path) -> None:
    def draw(**_: Any) -> bytes:
        raise ValueError("no drawing")

    for _ in range(2):
        with pytest.raises(ValueError):
            kept(draw, tmp_path)(**ASKED)
    assert not [*tmp_path.iterdir()]


def test_what_nobody_asks_for_goes(tmp_path: Path) -> None:
    kept(lambda **_: b"old", tmp_path)(**ASKED)
    (old,) = tmp_path.iterdir()
    kept(lambda **_: b"new", tmp_path)(**ASKED | {"width": 5})
    os.utime(old, (0, old.stat().st_mtime - 2 * LONG))
    assert kept(lambda **_: b"drawn anew", tmp_path)(**ASKED) == b"drawn anew"
    assert len([*tmp_path.iterdir()]) == 2


def test_two_threads_that_list_the_pictures_at_once_list_none_twice(make_app: Callable[..., App]) -> None:
    images, begun = make_app().ui.pictures, list[bool]()

    def names(images: ImageCache) -> list[str]:
        if not begun:
            begun.append(True)
            listed(images)  # what another thread does meanwhile
        return ["goods/gold", "goods/wood"]

    listed = listed_once(names)
    assert listed(images) == listed(images) == ["goods/gold", "goods/wood"]


@pytest.fixture
def shared() -> SharedPictures:
    """Nothing of other tests."""
    return SharedPictures()


def square(side: int = 9) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_what_one_app_has_composed_the_next_one_takes(make_app: Callable[..., App]) -> None:
    one, other = make_app().ui, make_app().ui
    drawn = one.pictures.made("@mine", (9, 9), square)
    assert other.pictures.made("@mine", (9, 9), lambda: pytest.fail("painted again")) is drawn
    assert other.pictures.made("@mine", (8, 8), lambda: square(8)) is not drawn
    assert one.pictures.get("goods/gold", (20, 20)) is other.pictures.get("goods/gold", (20, 20))
    assert other.pictures.was_drawn("goods/gold")
    box = BoxStyle(top=(1, 2, 3))
    assert one.chrome.box(box, 40, 30) is other.chrome.box(box, 40, 30)


def test_what_a_frame_of_the_loop_lacks_each_app_draws_for_itself(make_app: Callable[..., App]) -> None:
    one, other = make_app().ui, make_app().ui
    drawn = one.pictures.made("@mine", (9, 9), square)
    with other.budget.frame():
        assert other.pictures.made("@mine", (9, 9), square) is not drawn


def test_where_a_test_replaces_how_lines_are_drawn_nothing_is_taken_or_left(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, third = make_app().ui, make_app().ui, make_app().ui
    drawn = one.pictures.made("@mine", (9, 9), square)
    with monkeypatch.context() as patch:
        patch.setattr(Fonts, "_drawn", lambda *_: square())
        assert other.pictures.made("@mine", (9, 9), square) is not drawn
        other.pictures.made("@other", (9, 9), square)
    third.pictures.made("@other", (9, 9), lambda: drawn)
    assert third.pictures.made("@other", (9, 9), square) is drawn


def test_where_a_test_replaces_how_boxes_are_drawn_nothing_is_left(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    box = BoxStyle(top=(1, 2, 3))
    with monkeypatch.context() as patch:
        patch.setattr(NineSlices, "_stretch", lambda *_: square())
        assert make_app().ui.chrome.box(box, 40, 30).get_size() == (9, 9)
    assert make_app().ui.chrome.box(box, 40, 30).get_size() == (40, 30)


def test_what_has_taiwans_letters_is_for_apps_that_speak_its_language(make_app: Callable[..., App]) -> None:
    one, other, third = make_app().ui, make_app().ui, make_app().ui
    drawn = one.pictures.made("@mine", (9, 9), square)
    other.fonts.set_language("zh-Hant")
    third.fonts.set_language("ja")
    assert other.pictures.made("@mine", (9, 9), square) is not drawn
    assert third.pictures.made("@mine", (9, 9), square) is drawn
