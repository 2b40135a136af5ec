"""No clipped text, none under the floor, nothing over another thing: a cross of screens, sizes and languages.

Every combination: ``python -m tests.game.layout``.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.routes import names
from game.brazil.layout import TableLayout, plan
from game.brazil.plugin import PLUGIN
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.rich_text import lay_out
from tests.game.unpainted import paint_nothing

from .layout import SCALES, SIZES, Case, app_for, every_screen, faults, faults_of
from .some_languages import SOME_LANGUAGES

SHAPES: tuple[tuple[tuple[int, int], int, str], ...] = (
    ((1280, 720), 100, "en"),
    ((1024, 640), 75, "pt-BR"),
    ((1920, 1080), 200, "es"),
    ((1024, 640), 150, "pt-BR"),
)
PAGES: list[Case] = [(name, *SHAPES[number % 4]) for number, name in enumerate(names(PLUGIN.id)) if name != "table"]
OTHERS: list[Case] = [
    ("struggle/table", *SHAPES[1]),
    ("struggle/table", *SHAPES[2]),
    ("historia/table", *SHAPES[2]),
    ("historia/table", *SHAPES[3]),
    ("historia/reveal", *SHAPES[3]),
]
TABLES: list[Case] = [("table", *shape) for shape in SHAPES]
QUESTIONS: list[Case] = [("BuildFrame", *SHAPES[0]), ("PaymentFrame", *SHAPES[2]), ("DraftFrame", *SHAPES[3])]


@pytest.mark.sampled
@pytest.mark.parametrize("case", [*PAGES, *TABLES, *QUESTIONS, *OTHERS], ids=lambda case: "-".join(map(str, case)))
def test_nothing_is_cut_or_covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    paint_nothing(monkeypatch)
    assert not faults_of(tmp_path, case)


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("screen", every_screen())
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_largest_texts_have_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, screen: str
) -> None:
    paint_nothing(monkeypatch)
    assert not faults_of(tmp_path, (screen, (1280, 720), 100, language), "larger")


def test_an_enlarged_button_breaks_no_word_and_leaves_no_line_out(make_app) -> None:  # type: ignore[no-untyped-def]
    ui = make_app().ui
    plain = ui.type_size("text")
    ui.text_scale = 1.3
    button = Button("Karte zurücknehmen", None)
    lines = button._lines(ui, ui.fonts.width("zurücknehmen", "medium", plain + 2) + 2 * button._pads(ui)[0])
    assert lines == ["Karte", "zurücknehmen"] and button.type_size(ui, 1000) > plain + 2
    low = ui.fonts.height("medium", plain)
    wide = ui.fonts.width(button.text, "medium", plain) + 2 * button._pads(ui)[0]
    assert button.type_size(ui, wide, low) == plain and button._lines(ui, wide, low) == [button.text]


def test_an_enlarged_paragraph_breaks_no_word_and_lets_no_row_of_symbols_stand_out(make_app) -> None:  # type: ignore[no-untyped-def]
    ui = make_app().ui
    plain = ui.type_size(15)
    ui.text_scale = 1.3
    word = ui.fonts.width("Plantation", "strong", plain) + 2
    assert [text for _, _, text in lay_out(ui, "*Plantation*", word, size=15).word_rects] == ["Plantation"]
    assert lay_out(ui, "[gold][gold][gold]", 4 * plain, size=15).width <= 4 * plain
    assert lay_out(ui, "Farm", 40 * plain, size=15).height == ui.fonts.height("text", ui.type_size(15))


def test_enlarged_words_above_a_puzzle_end_above_its_table(make_app) -> None:  # type: ignore[no-untyped-def]
    app = make_app()
    app.ui.text_scale = 1.3
    app.go("puzzle")
    app.top.refresh(app.ui)
    bar = app.top.ui_root.root.children[1]
    assert all(app.top.area.y >= word.rect.bottom for word in bar.walk() if isinstance(word, Label))


@pytest.mark.sampled
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [*SCALES, 110, 125])
def test_the_parts_of_the_table_lie_beside_each_other_at_every_size(make_app, size, scale: int) -> None:  # type: ignore[no-untyped-def]
    app = make_app(size, scale)
    found = plan(app.ui)
    window = app.surface.get_rect()
    parts = [found.map, found.wall, found.main, *found.arches]
    parts += [found.portrait, found.prompt_bar, *found.tools] if not found.compact else [found.prompt_bar, *found.tools]
    assert all(window.contains(part) for part in parts)
    assert all(arch.width >= app.ui.px(52) for arch in found.arches)
    _apart([*found.arches, found.portrait, found.main, found.hand, found.prompt_bar])
    _apart([*found.tools])
    if not found.compact:
        _apart([found.map, found.column, found.board])
        _apart([found.wall, found.things, found.hand])
        assert found.things.width >= app.ui.px(270), "supply, units and products fit beside each other"


def _apart(rects: list[pygame.Rect]) -> None:
    for number, one in enumerate(rects):
        for other in rects[number + 1 :]:
            common = one.clip(other)
            assert common.width <= 1 or common.height <= 1, (one, other)


@pytest.mark.parametrize("scale", [100, 150])
def test_windows_of_one_shape_show_one_picture(make_app, scale: int) -> None:  # type: ignore[no-untyped-def]
    """The plan of 720p, 1080p and 4K is the same in u."""
    plans = [_in_u(plan(make_app(size, scale).ui)) for size in ((1280, 720), (1920, 1080), (3840, 2160))]
    for other in plans[1:]:
        for one, two in zip(plans[0], other, strict=True):
            assert one == pytest.approx(two, abs=2.0)


def _in_u(found: TableLayout) -> list[float]:
    rects = [found.map, found.column, found.board, found.wall, found.prompt_bar, found.hand, found.main, *found.arches]
    return [value / found.u for rect in rects for value in rect]


def test_the_checks_see_what_is_wrong(tmp_path: Path) -> None:
    app = app_for(tmp_path, ("menu", (1280, 720), 100, "en"))
    assert app is not None and not faults(app)
    label, button, root = Label("Quite a long word"), Button("Begin", None), Widget()
    root.add(label, button)
    app.top.ui_root.show(app.ui, root, app.surface.get_rect())
    label.rect = pygame.Rect(10, 10, 40, 12)
    assert any("high" in fault or "wide" in fault for fault in faults(app))
    label.rect, button.rect = pygame.Rect(10, 10, 300, 40), pygame.Rect(20, 12, 200, 60)
    assert any("lies over" in fault for fault in faults(app))
    button.rect = pygame.Rect(1200, 12, 200, 60)
    assert any("leaves the window" in fault for fault in faults(app))
    button.rect, label.size = pygame.Rect(700, 12, 200, 60), 15
    assert not faults(app)
    root.draw = lambda ui, target: ui.fonts.line("tiny", "text", 9, (0, 0, 0))  # type: ignore[assignment,method-assign]
    assert any("9 px" in fault for fault in faults(app))
