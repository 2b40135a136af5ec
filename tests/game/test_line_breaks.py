"""Lines of Japanese and Chinese text end between letters, by the rules for marks."""

from __future__ import annotations

import pygame
import pytest

from game.i18n.line_breaks import NO_END, NO_START, halves_of, parts_of, shorter, spoken_length
from game.render.fonts import Fonts
from game.widgets.rich_text import words_of

TEXT = "帝国の都市（Palace II）で、「労働者」を3個まで置きます。勝利点を得ます！"


def test_parts_keep_marks_where_they_belong() -> None:
    parts = parts_of(TEXT)
    assert "".join(parts) == TEXT and len(parts) > 20
    assert not any(part[0] in NO_START or part[-1] in NO_END for part in parts)
    assert "3個" in parts and parts_of("3[vp]") == ["3[vp]"]
    assert parts_of("Palace-II") == ["Palace-II"] and parts_of("12,5") == ["12,5"]


@pytest.mark.parametrize("width", range(16, 200, 7))
def test_lines_fit_and_begin_and_end_with_letters_that_may(width: int) -> None:
    pygame.font.init()
    fonts = Fonts()
    text = "帝国の都市で、「労働者」を3個まで置きます。勝利点を得ます！"
    lines = fonts.wrap(text, "text", 16, width)
    assert "".join(lines) == text
    if width >= 64:
        assert all(fonts.width(line, "text", 16) <= width for line in lines)
        assert not any(line[0] in NO_START or line[-1] in NO_END for line in lines)


def test_marked_text_breaks_between_letters_and_keeps_its_marks() -> None:
    words = words_of("都市を*得る*。", "text")
    assert words == [("text", "都"), ("text", "市"), ("text", "を"), ("strong", "得"), ("strong", "る"), ("text", "。")]


def test_a_text_is_halved_and_shortened_between_letters() -> None:
    assert ("国家の", "歴史") in halves_of("国家の歴史") and halves_of("a b") == [("a", "b")]
    assert shorter("都市を得る。") == "都市を得" and shorter("one two") == "one" and shorter("one") == ""


def test_the_length_of_speech_counts_letters_without_spaces() -> None:
    assert spoken_length("one two three") == 3
    assert spoken_length("あ" * 60) == 24 and spoken_length("あ" * 70) > 25
