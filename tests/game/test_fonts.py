"""Type: words stand apart, figures are lining and of one width, letters are even, nothing is smaller than the floor."""

from __future__ import annotations

import pygame
import pytest
from fontTools.ttLib import TTFont

from art.tools import east_lettering, lettering
from game.render.fonts import EAST_FILES, FILES, FLOOR, LEAST_SPACE, SPACE, STYLES, Fonts, font_path, pixels
from tests.shortened import first

INK = (42, 30, 20)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    pygame.font.init()
    return Fonts()


@pytest.mark.parametrize(
    "face", first(1, sorted(lettering.FACES, key=lambda face: face.file != "sans-700")), ids=lambda face: face.file
)
def test_the_files_are_what_the_script_makes(face: lettering.Face) -> None:
    assert (lettering.OUT / f"{face.file}.ttf").read_bytes() == lettering.font_file(face)


def test_the_licence_lies_beside_the_files_with_every_copyright_line() -> None:
    text = (lettering.OUT / "OFL.txt").read_text(encoding="utf-8")
    assert text == lettering.licence()
    for file in set(STYLES.values()):
        assert TTFont(lettering.OUT / f"{file}.ttf")["name"].getDebugName(0) in text


@pytest.mark.skipif(not east_lettering.SOURCE.joinpath("NotoSansCJK-Bold.ttc").exists(), reason="no fonts-noto-cjk")
@pytest.mark.parametrize(
    "face",
    first(1, sorted(east_lettering.EAST_FACES, key=lambda face: face.file != "taiwan-sans-400")),
    ids=lambda face: face.file,
)
def test_the_eastern_files_are_what_the_script_makes(face: east_lettering.EastFace) -> None:
    made = east_lettering.font_file(face, east_lettering.SOURCE)
    assert (lettering.OUT / f"{face.file}.ttf").read_bytes() == made


def test_the_eastern_faces_have_the_letters_of_texts_and_names_in_little_room() -> None:
    had = {style: set(TTFont(font_path(style)).getBestCmap()) for style in EAST_FILES}
    for language in ("ja", "zh-Hant"):
        for style, letters in had.items():
            longest = east_lettering.LONGEST_TITLE if style == "east_title" else None
            texts = {*map(ord, east_lettering.letters_of_texts(language, longest) - east_lettering.FULL_WIDTH)}
            assert texts <= letters and len(texts) > 800, style
        names = {*map(ord, east_lettering.frequent_letters(language))}
        assert len(names) >= 2500 and names <= had["east"]
    assert sum(font_path(style).stat().st_size for style in FILES.keys() - STYLES.keys()) <= 2_500_000


def test_a_line_has_its_eastern_letters_in_one_face(fonts: Fonts) -> None:
    """One letter that the face of titles lacks takes the whole line to the next; Latin letters keep theirs."""
    had = {style: set(TTFont(font_path(style)).getBestCmap()) for style in EAST_FILES}
    strong = chr(max(had["east_strong"] - had["east_title"]))
    name = chr(max(had["east"] - had["east_strong"] - had["east_title"]))
    for text, face in (("都市 A", "east_title"), (f"都{strong} A", "east_strong"), (f"都{name} A", "east")):
        assert [font for font, _ in fonts._runs(text, "title", 40)] == [fonts.font(face, 40), fonts.font("title", 40)]


def test_the_eastern_licence_lies_beside_the_files() -> None:
    text = (lettering.OUT / "OFL-East.txt").read_text(encoding="utf-8")
    assert text == east_lettering.licence() and "SIL OPEN FONT LICENSE" in text
    for style in FILES.keys() - STYLES.keys():
        names = TTFont(font_path(style))["name"]
        assert names.getDebugName(0) in text and "Noto" not in names.getDebugName(4)


@pytest.mark.parametrize("style", STYLES)
def test_a_changed_face_does_not_bear_the_name_of_its_source(style: str) -> None:
    names = TTFont(font_path(style))["name"]
    for number in (1, 3, 4, 6, 16):
        assert not any(word in (names.getDebugName(number) or "") for word in ("Cinzel", "Alegreya", "Garamond"))
    assert "Open Font License" in names.getDebugName(13)


@pytest.mark.parametrize("style", STYLES)
def test_spaces_and_figures_of_the_faces(style: str) -> None:
    font = TTFont(font_path(style))
    em, cmap, widths = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    assert widths[cmap[0x20]][0] == widths[cmap[0xA0]][0] == round(SPACE * em)
    assert len({widths[cmap[ord(digit)]][0] for digit in "0123456789"}) == 1
    for digit in "0123456789":  # lining: all stand on the line and reach one height
        glyph = font["glyf"][cmap[ord(digit)]]
        assert glyph.yMin > -0.06 * em and glyph.yMax > 0.55 * em


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [14, 15, 16, 20, 27, 44, 80, 120])
def test_words_stand_apart(fonts: Fonts, style: str, size: int) -> None:
    drawn = fonts.line("n n", style, size, INK)
    columns = [any(drawn.get_at((x, y)).a > 40 for y in range(drawn.get_height())) for x in range(drawn.get_width())]
    runs = "".join("x" if inked else "." for inked in columns).strip(".").split("x")
    assert max(len(run) for run in runs) >= max(LEAST_SPACE - 1, SPACE * size - 1)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [14, 17, 22, 34])
def test_words_with_accents_above_their_capitals_stand_on_the_line(fonts: Fonts, style: str, size: int) -> None:
    """Índia and África stood a pixel or three lower than their neighbours."""
    drawn = fonts.line("Índia em Índia", style, size, INK)
    feet = []
    start, inked = (
        0,
        [any(drawn.get_at((x, y)).a > 90 for y in range(drawn.get_height())) for x in range(drawn.get_width())],
    )
    for x in range(1, len(inked) + 1):
        if x == len(inked) or (not inked[x] and not any(inked[x : x + max(2, size // 6)])):
            if any(inked[start:x]):
                part = drawn.subsurface((start, 0, x - start, drawn.get_height()))
                feet.append(part.get_bounding_rect(90).bottom)
            start = x
    assert len(feet) >= 3 and max(feet) - min(feet) <= 1


@pytest.mark.parametrize("size", [14, 16, 24, 50, 100])
def test_a_line_is_as_wide_as_was_said(fonts: Fonts, size: int) -> None:
    for text in ("1 product", "São Francisco", "Rail 8: 3 of 6", "", " ", "a  b "):
        assert fonts.line(text, "text", size, INK).get_width() == max(1, fonts.width(text, "text", size))


def test_letters_are_even_at_small_sizes(fonts: Fonts) -> None:
    """A word ten times over is ten times as wide: no rounding from letter to letter."""
    assert fonts.width("il" * 50, "text", 14) == pytest.approx(fonts.width("il" * 50, "text", 140) / 10, rel=0.02)


def test_figures_do_not_dance(fonts: Fonts) -> None:
    for style in set(STYLES) - {"flavour"}:
        assert len({fonts.width(f"{number} VP", style, 20) for number in range(10, 100)}) == 1


def test_nothing_is_under_the_floor() -> None:
    assert pixels(13) == FLOOR == pixels(13, 0.5)
    assert pixels(13, 1.5) == 20 and pixels(40, 3) == 120


def test_wrapped_lines_fit(fonts: Fonts) -> None:
    text = "Explore, settle and rule, from the first sails to the railways of 1889"
    lines = fonts.wrap(text, "text", 14, 120)
    assert len(lines) > 2 and " ".join(lines) == text
    assert all(fonts.line(line, "text", 14, INK).get_width() <= 120 for line in lines)


def test_no_line_is_cut_at_its_end() -> None:
    """A line that is drawn word by word ends with the ink of its last word."""
    fonts = Fonts()
    for style in ("flavour", "text", "strong"):
        for size in (14, 15):
            last = fonts.line("purse", style, size, (0, 0, 0)).get_bounding_rect().width
            line = fonts.line("Your purse", style, size, (0, 0, 0))
            start = fonts.width("Your ", style, size)
            alone = line.subsurface((start, 0, line.get_width() - start, line.get_height())).get_bounding_rect()
            assert abs(alone.width - last) <= 1, (style, size)
