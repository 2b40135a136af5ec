"""What may not happen on any screen at any size: clipped text, text under the floor, widgets over each other or outside
the window, content outside its button.

The whole of it, every screen of every game x size x interface size x language: ``python -m tests.game.layout``; names
of screens and sizes as arguments try these alone. A screen of another game than the first is named with it:
``struggle/table 1024x640``.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from engine.brazil.decisions import (
    BuildDecision,
    CombatDecision,
    Decision,
    DeployDecision,
    DraftDecision,
    ManufactureDecision,
    MonarchDecision,
    PaintingDecision,
    PaymentDecision,
    TradeDecision,
)
from game.app.app import App
from game.app.routes import names, show
from game.brazil.drawing.hand_fan import HandFan
from game.brazil.drawing.token import TokenFan
from game.brazil.plugin import PLUGIN
from game.brazil.table_factory import FACTORY
from game.brazil.table_tree import TableRoot
from game.historia.panels import hand as historia_fan
from game.historia.readable_map import LAND
from game.i18n.line_breaks import may_break
from game.i18n.texts import LANGUAGES
from game.platform.folders import Folders
from game.platform.settings import LastNewGame, SeatChoice, SettingsFile, TextSize
from game.render.fonts import FLOOR, Fonts
from game.render.theme import Colour
from game.screens.coach_panel import CoachPanel
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from game.struggle.panels import hand as struggle_hand
from game.widgets.base import Widget
from game.widgets.button import Button, Pressable
from game.widgets.fitted_box import FittedBox
from game.widgets.label import Label, OneLine, Panel
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from tests.game.shared_caches import SHARED
from tests.game.unpainted import paint_nothing

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (75, 100, 150, 200)
# Questions at the table, beside those of the first screen.
QUESTIONS: tuple[type[Decision], ...] = (
    DraftDecision,
    MonarchDecision,
    BuildDecision,
    PaymentDecision,
    PaintingDecision,
    ManufactureDecision,
    DeployDecision,
    TradeDecision,
    CombatDecision,
)
POSITIONS = {"brazil": (60, "sao_francisco"), "struggle": (14, ""), "historia": (14, "")}  # turns, scenario
SOLO = "battle_of_guararapes"
OWN_PAGES = ("new_game", "learn", "gallery")  # of the shell, that show what a game is
EARLY = (DraftDecision, MonarchDecision)
LATE, MOST_MOVES = 8, 4000
BUSY = ("build", "found_city", "deploy_unit", "manufacture", "take_painting", "attack_adjacent")
SEATS = (("Ana", "green"), ("Rui", "orange"), ("Eva", "sky"), ("Gil", "purple"))
SLACK = 3  # pixels
FANS = (
    TokenFan,
    HandFan,
    struggle_hand.HandFan,
    historia_fan.HandCards,
)  # cards over each other, and out of the window
# Drawn small as part of a picture, and read elsewhere: on a card from near, in a tooltip.
PRINTED = (
    "/cards/",
    "/material/",
    "image_cache.py",
    "chart.py",
    "screens/score_screen",
    *("struggle/map/place_names.py", "struggle/map/pieces.py"),  # of a sheet that is zoomed to be read
)
Case = tuple[str, tuple[int, int], int, str]


@contextmanager
def sizes_seen() -> Iterator[dict[str, int]]:
    """Lines of text smaller than the floor while this lasts, with their size; not what is printed on pictures."""
    found: dict[str, int] = {}
    line = Fonts.line

    def watched(fonts: Fonts, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        if size < FLOOR and text.strip() and not _printed():
            found[f"{text} ({Path(sys._getframe(1).f_code.co_filename).name})"] = size
        return line(fonts, text, style, size, colour)

    Fonts.line = watched  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Fonts.line = line  # type: ignore[method-assign]


def _printed() -> bool:
    frame = sys._getframe(2)
    for _ in range(6):
        if any(part in frame.f_code.co_filename for part in PRINTED):
            return True
        if frame.f_back is None:
            break
        frame = frame.f_back
    return False


def faults(app: App) -> list[str]:
    """Everything wrong on the screen that is shown now; it is drawn."""
    with sizes_seen() as small:
        app.draw()
    with app.top.fitted(app.ui):  # type: ignore[attr-defined]
        return _faults(app, small)


def _faults(app: App, small: dict[str, int]) -> list[str]:
    root = app.top.ui_root.root
    window = pygame.Rect((0, 0), app.ui.size)
    found = [f"{text!r} is {size} px" for text, size in small.items()]
    seen = [widget for widget in root.walk() if widget.rect.width > 0 and widget.rect.height > 0]
    for widget in seen:
        with app.ui.with_text_scale(_text_scale(app, widget)):
            found += _cut(app, widget)
        if not _scrolled(widget) and not window.inflate(2 * SLACK, 2 * SLACK).contains(widget.rect):
            found.append(f"{_named(widget)} leaves the window: {tuple(widget.rect)}")
        panel = _panel_of(widget)
        if panel is not None and not panel.rect.inflate(2 * SLACK, 2 * SLACK).contains(widget.rect):
            found.append(f"{_named(widget)} leaves its panel {panel.name!r}: {tuple(widget.rect)}")
    return found + _overlaps(root, seen)


def _text_scale(app: App, widget: Widget) -> float:
    """The enlargement of its texts: that of the settings, or of the innermost box that has them fit."""
    return next((above.text_scale for above in widget.ancestors() if isinstance(above, FittedBox)), app.ui.text_scale)


def _panel_of(widget: Widget) -> Panel | None:
    """The panel that it lies in, unless it scrolls there."""
    for above in widget.ancestors():
        if isinstance(above, Scroll):
            return None
        if isinstance(above, Panel):
            return above
    return None


def _cut(app: App, widget: Widget) -> list[str]:
    ui, rect = app.ui, widget.rect
    if isinstance(widget, (Label, Button)):
        room = rect.size if isinstance(widget, Button) else (rect.width,)
        size = widget.type_size(ui, *room)
        if isinstance(widget, OneLine):  # enlarged, it may shrink to what it is without
            size = ui.least_type_size(widget.size)
        lines = widget._lines(ui, *room)
        wide = max((ui.fonts.width(line, widget.style, size) for line in lines), default=0)
        high = len(lines) * ui.fonts.height(widget.style, size)
        broken = [line for line in lines if line and f"{line}" not in widget.text]
        text = widget.text
    elif isinstance(widget, RichText):
        laid = widget._lay(ui, max(1, rect.width))
        wide, high, broken, text = laid.width, laid.height, [], widget.text
    else:
        return []
    found = []
    if wide > rect.width + SLACK:
        found.append(f"{text!r} is {wide} px wide in {rect.width}")
    if high > rect.height + SLACK:
        found.append(f"{text!r} is {high} px high in {rect.height}")
    if _torn(text, lines if not isinstance(widget, RichText) else []) or broken:
        found.append(f"{text!r} is broken inside a word")
    return found


def _torn(text: str, lines: list[str]) -> bool:
    """A word is broken elsewhere than after a hyphen, or between letters of a script without spaces."""
    parts = {part for line in lines for part in line.split()}
    return not all(
        any(_stands_at(text, part, at.start()) for at in re.finditer(re.escape(part), text)) for part in parts
    )


def _stands_at(text: str, part: str, at: int) -> bool:
    """Returns whether a line of this part may begin here and end after it."""
    return all(
        not before
        or not after
        or before[-1].isspace()
        or after[0].isspace()
        or before[-1] == "-"
        or may_break(before, after)
        for before, after in ((text[:at], text[at:]), (text[: at + len(part)], text[at + len(part) :]))
    )


def _scrolled(widget: Widget) -> bool:
    return any(isinstance(above, (Scroll, *FANS)) for above in widget.ancestors())


def _overlaps(root: Widget, seen: list[Widget]) -> list[str]:
    """Things to read or press may not lie over each other, but for what is laid over the table on purpose."""
    over = _laid_over(root)
    leaves = [w for w in seen if isinstance(w, (Label, RichText, Pressable)) and not _inside_a_button(w)]
    leaves = [w for w in leaves if _in_sight(w)]
    found = []
    for one, other in itertools.combinations(leaves, 2):
        if one in other.ancestors() or other in one.ancestors() or _fanned(one, other):
            continue
        if _layer(one, over) != _layer(other, over) or _land_below_coach(one, other) or _land_below_coach(other, one):
            continue
        common = _shown(one).clip(_shown(other))
        if common.width > SLACK and common.height > SLACK:
            found.append(f"{_named(one)} {tuple(one.rect)} lies over {_named(other)} {tuple(other.rect)}")
    return found


def _land_below_coach(land: Widget, above: Widget) -> bool:
    """A coach stands before the map, as far from what he speaks of as he can; in Historia lands are widgets."""
    return land.name.startswith(LAND) and any(isinstance(one, CoachPanel) for one in above.ancestors())


def _laid_over(root: Widget) -> list[Widget]:
    if not isinstance(root, TableRoot):
        return []
    drawer = [root.parts.side if root.parts.drawer == "column" else root.parts.things] if root.parts.drawer else []
    return [*root.parts.overlays, *drawer]


def _layer(widget: Widget, over: list[Widget]) -> int:
    for number, layer in enumerate(over):
        if widget is layer or layer in widget.ancestors():
            return number
    return -1


def _shown(widget: Widget) -> pygame.Rect:
    rect = widget.rect
    for above in widget.ancestors():
        if isinstance(above, Scroll):
            rect = rect.clip(above.rect)
    return rect


def _in_sight(widget: Widget) -> bool:
    return _shown(widget).width > 0


def _inside_a_button(widget: Widget) -> bool:
    return any(isinstance(above, Pressable) for above in widget.ancestors())


def _fanned(one: Widget, other: Widget) -> bool:
    return one.parent is other.parent and isinstance(one.parent, FANS)


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name or getattr(widget, 'text', '')!r}"


def table_at(app: App, kind: type[Decision]) -> bool:
    """Lay a table on which a person is asked that kind of question; False: random play did not come to one."""
    seats = [SeatChoice(who="settler" if n else "person", name=SEATS[n][0], colour=SEATS[n][1]) for n in range(4)]
    match, dice = FACTORY.new(LastNewGame(scenario="sao_francisco", seats=seats), 7), random.Random(11)
    for _ in range(MOST_MOVES):
        if match.current_seat is None:
            return False
        late = kind in EARLY or match.onlooker.round >= LATE
        if match.current_seat == 0 and isinstance(match.frame(), kind) and late:
            table = FACTORY.open_table(app, match)
            table.controller.close_recap()
            return True
        legal = match.session.legal_moves(match.current_seat)
        match.submit(dice.choice([move for move in legal if move.kind in BUSY] or legal))
    return False


def app_for(folder: Path, case: Case, text_size: TextSize = "normal") -> App | None:
    """A screen by its name, or the table with a question; None: no such question came."""
    name, size, scale, language = case
    file = SettingsFile(Folders.under(folder).config)
    file.settings.ui_scale, file.settings.language = scale, language
    file.settings.text_size = text_size
    app = App(Folders.under(folder), file, size)
    SHARED.give(app.ui)
    kind = next((kind for kind in QUESTIONS if kind.__name__ == name), None)
    if kind is None:
        open_screen(app, name)
    elif not table_at(app, kind):
        return None
    return app


def open_screen(app: App, name: str) -> None:
    """Opens a screen. ``struggle/table``: of that game; without one: of the first."""
    game, _, screen = name.rpartition("/")
    game = game or PLUGIN.id
    app.select_game(game)  # the pages of the shell speak of it
    turns, scenario = POSITIONS[game]
    scenario = SOLO if screen == "briefing" else scenario
    show(app, CommandLineRequest(screen=screen, game=game, scenario=scenario, turns=turns))


def every_screen() -> list[str]:
    """The first game's by their plain names, the others' with the game before it."""
    others = [
        f"{game}/{name}" for game in registry.PLUGINS if game != PLUGIN.id for name in registry.plugin(game).screens
    ]
    pages = [f"{game}/{name}" for game in registry.PLUGINS if game != PLUGIN.id for name in OWN_PAGES]
    return [*names(PLUGIN.id), *(kind.__name__ for kind in QUESTIONS), *others, *pages]


def faults_of(folder: Path, case: Case, text_size: TextSize = "normal") -> list[str]:
    app = app_for(folder, case, text_size)
    if app is None:
        return ["the question never came"]
    try:
        return list(dict.fromkeys(faults(app)))
    finally:
        app.ui.pictures.renderer.stop()


def main(wanted: list[str]) -> int:
    """Every screen x size x interface size x language, in no order: what is wrong everywhere is seen at once."""
    paint_nothing(pytest.MonkeyPatch())  # for good
    screens = [name for name in every_screen() if name in wanted] or every_screen()
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in wanted] or SIZES
    cases = list(itertools.product(screens, sizes, SCALES, LANGUAGES))
    random.Random(1).shuffle(cases)
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, case in enumerate(cases, 1):
            for fault in faults_of(Path(folder), case):
                print(*case, fault, sep="  ", flush=True)
                bad += 1
            if number % 100 == 0:
                print(f"{number} of {len(cases)}", file=sys.stderr, flush=True)
    print(f"{len(screens)} screens, {len(cases) // len(screens)} shapes of each: {bad} faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
