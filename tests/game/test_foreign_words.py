"""Words from outside, of any characters: whatever door they come through, they are drawn, readable, and no markup."""

from __future__ import annotations

import ast
import json
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.brazil.scenarios import look_also_in
from game.app.app import App
from game.brazil.seat_page import SeatPage as BrazilSeat
from game.historia.seat_page import SeatPage as HistoriaSeat
from game.i18n.display_text import LONGEST_NAME, DisplayText, display_text, has_ink, plain_text
from game.platform.save_list import ENDING
from game.platform.settings import LastNewGame, SeatChoice
from game.render.fonts import STYLES, Fonts
from game.render.ui import SYMBOLS
from game.screens import unshowable_files
from game.screens.handover import HandoverScreen
from game.screens.load import LoadScreen
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from game.shell.table_factory import TableFactory
from game.widgets.label import GoldTitle, Label, OneLine
from game.widgets.rich_text import RichText, words_of
from tests.abuse.random_games import FACTORIES
from tests.abuse.test_odd_files import saved
from tests.game.brazil.test_challenge_own import OWN
from tests.game.odd_words import FIXED, drawn_words, words
from tests.parsed import nodes

Make = Callable[..., App]
ROOT = Path(__file__).resolve().parents[2]
HARD = (*FIXED[:60:2], *FIXED[60:])  # for whole pages, which take longer
SEAT_PAGES: dict[str, Any] = {"brazil": BrazilSeat, "historia": HistoriaSeat}  # Imperial Struggle has none
FOR_TWO = {"brazil": "cisplatine", "struggle": "standard", "historia": "two_filled"}
PAGES = 8  # words that a table is drawn with


@pytest.fixture
def inked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every line that is drawn has ink, if it has a letter; the lines."""
    lines: list[str] = []
    real, gilded = Fonts._drawn, Fonts.gilded

    def drawn(self: Fonts, text: str, style: str, size: int, colour: Any) -> pygame.Surface:
        line = real(self, text, style, size, colour)
        lines.append(text)
        assert line.get_bounding_rect(1).width > 0 or (not isinstance(text, DisplayText) and not has_ink(text)), repr(
            text
        )
        return line

    def gold(self: Fonts, text: str, *how: Any) -> pygame.Surface:
        title = gilded(self, text, *how)
        lines.append(text)
        assert title.get_bounding_rect(1).width > 0, repr(text)
        return title

    monkeypatch.setattr(Fonts, "_drawn", drawn)
    monkeypatch.setattr(Fonts, "gilded", gold)
    yield lines


# -- one word ----------------------------------------------------------------------------------------------------------


def test_every_word_becomes_one_that_can_be_shown() -> None:
    for word in words():
        for longest in (LONGEST_NAME, 400):
            shown = display_text(word, longest)
            assert isinstance(shown, DisplayText) and len(shown) <= longest and has_ink(shown), repr(word)
            assert {kind for kind, _ in words_of(shown, "text")} == {"text"}, repr(word)
            assert "\n" not in shown and not shown.startswith(("# ", "- "))
            assert display_text(shown, longest) == shown, "twice is once"
            plain_text(shown).encode()
    assert display_text("") == ""


def test_what_is_readable_is_shown_as_it_is() -> None:
    for word in ("Ana", "São Paulo", "Анна", "C:\\new\\[old]\\~x~", "/home/ana/*.toml", "# 1", "a-b", "x: {y} | z"):
        assert plain_text(display_text(word)) == word
    assert plain_text(display_text("h\udcff\udcfe")) == "h\\xff\\xfe", "the bytes of a path that is no UTF-8"
    assert plain_text(display_text(OSError(2, "No such file", "/x/\udcff"))).endswith("'/x/\\udcff'")
    assert display_text("a\nb", lines=True) == "a\nb" and display_text("a\nb") == "a b"


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("דוד", "dvd"),
        ("محمد", "mhmd"),
        ("한국", "hangug"),
        ("Ａｎａ", "Ana"),
        ("٣", "3"),
        ("𠮷", "□"),
        ("a\x07b", "a□b"),  # a control letter
        ("\u0378", "□"),  # assigned to nothing
    ],
)
def test_letters_that_no_face_has_are_stood_in_for(name: str, read: str) -> None:
    pygame.font.init()
    assert {Fonts().drawable(name, style) for style in STYLES} == {read}


@pytest.mark.parametrize("name", ["かな", "ガリレオ", "山田太郎", "王小明", "鄭", "山 Ana 田"])
def test_japanese_and_chinese_names_are_drawn_in_every_language(name: str) -> None:
    """Each letter has a picture of its own, in every style."""
    pygame.font.init()
    fonts = Fonts()
    for language in ("en", "ja", "zh-Hant"):
        fonts.set_language(language)
        for style in STYLES:
            drawn = fonts.drawable(name, style)
            assert drawn == name
            assert fonts.line(name, style, 16, (0, 0, 0)).get_bounding_rect().width > 10


def test_taiwan_writes_letters_otherwise_than_japan() -> None:
    pygame.font.init()
    fonts = Fonts()
    japanese = pygame.image.tobytes(fonts._render("骨直說。", "text", 20, (0, 0, 0)), "RGBA")
    fonts.set_language("zh-Hant")
    taiwanese = pygame.image.tobytes(fonts._render("骨直說。", "text", 20, (0, 0, 0)), "RGBA")
    assert len(japanese) == len(taiwanese) and japanese != taiwanese


def test_fonts_take_any_word_raw() -> None:
    """Also one that came past every door."""
    pygame.font.init()
    fonts = Fonts()
    for number, word in enumerate(words()):
        style = list(STYLES)[number % len(STYLES)]
        assert fonts.width(word, style, 16) >= 0
        if number % 20 == 0 or number < len(FIXED):
            fonts.sunk(word, style, 16)
            assert fonts.width(fonts.cut(word, style, 16, 90), style, 16) <= 90 or len(word) < 3
            assert fonts.wrap(word[:400], style, 16, 120)
            fonts.line(word, style, 16, (0, 0, 0))
            fonts.gilded(word, 20, (255,) * 3, (255,) * 3, (0,) * 3)


def test_the_drawing_of_every_word_has_ink(make_app: Make, inked: list[str]) -> None:
    ui = make_app().ui
    target = pygame.Surface((300, 60), pygame.SRCALPHA)
    kinds = (Label, RichText, OneLine, GoldTitle, lambda text: RichText(f"*{ui.text('waiting')}* {text}: ~{text}~"))
    for number, word in enumerate(drawn_words()):
        widget = kinds[number % len(kinds)](display_text(word, LONGEST_NAME))
        widget.arrange(ui, pygame.Rect(0, 0, 300, max(1, min(200, widget.measure(ui, 300)[1]))))
        widget.draw(ui, target)
    assert len(inked) > len(drawn_words()) // 3


def test_brackets_name_no_file(make_app: Make, tmp_path: Path) -> None:
    """A symbol is one of the list; a pipe that stands where a drawing could be is not opened."""
    ui = make_app().ui
    os.mkfifo(tmp_path / "pipe.svg")
    asked = ui.pictures._sources.copy()
    names = (f"{tmp_path}/pipe", str(tmp_path / "pipe").lstrip("/"), "../game/x", "goods/gold", "nothing")
    for name in names:
        text = RichText(f"[{name}]")
        text.arrange(ui, pygame.Rect(0, 0, 300, text.measure(ui, 300)[1]))
        text.draw(ui, pygame.Surface((300, 60)))
    read = ui.pictures._sources.keys() - asked  # others may be read meanwhile, in a thread
    assert not [key for key in read for name in names if name in str(key)]
    assert ui.pictures._source(f"{tmp_path}/pipe") is None and ui.pictures._source("../art/goods/gold") is None


def test_every_symbol_of_the_texts_is_in_the_list() -> None:
    """What is not would be shown in brackets."""
    for game in registry.PLUGINS:
        plugin = registry.plugin(game)
        for path in (*plugin.texts.rglob("*.ftl"), *(ROOT / "game" / "texts").rglob("*.ftl")):
            text = re.sub(
                r"^(#.*|\s*\*?\[\w+\])", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE
            )  # comments, keys of variants
            assert set(re.findall(r"\[([a-z0-9_/]+)\]", text)) <= {*SYMBOLS, *plugin.symbols}, path


# -- doors -------------------------------------------------------------------------------------------------------------


RAW = (".stem", ".detail", ".strerror", ".error", ".write_error")


def test_errors_and_paths_are_handed_on_as_display_text_only() -> None:
    """In the source: no message is filled with ``str(error)``, ``str(path)``, a ``stem`` or a ``detail``."""
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        if path.name in ("cli.py", "launch.py", "excepthook.py", "self_test.py"):  # these write on the console, too
            continue
        source = path.read_text(encoding="utf-8")
        if not any(word in source for word in ("str(", *RAW)):
            continue
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            if getattr(node.func, "attr", getattr(node.func, "id", "")).endswith(("text", "texts")):
                for keyword in node.keywords:
                    value = ast.unparse(keyword.value)
                    if value.startswith("str(") and "seed" not in value and "year" not in (keyword.arg or ""):
                        found.append(f"{path.name}: {keyword.arg}={value}")
                    if value.endswith(RAW):
                        found.append(f"{path.name}: {keyword.arg}={value}")
    assert not found


def odd_saves(app: App) -> None:
    """A save of each game, and copies of their heads with odd names of files, people and origins."""
    folder = app.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    goods = [saved(folder, kind) for kind in ("persons", "struggle", "historia")]
    for number, word in enumerate(HARD):
        head, body = goods[number % 3].read_bytes().split(b"\n", 1)
        told = json.loads(head)
        name = "".join(letter for letter in word if letter >= " " and not "\ud800" <= letter <= "\udfff")[:150]
        told["players"] = [{**player, "name": name} for player in told["players"]]
        told["extra"] = {**told["extra"], "origin": word[:150]}
        data = json.dumps(told).encode() + b"\n" + body
        stem = os.fsencode(word.replace("/", "_").replace("\0", "")[:40].encode("utf-8", "ignore").decode())[:150]
        try:
            (folder / os.fsdecode(b"%d " % number + stem + ENDING.encode())).write_bytes(data)
        except (OSError, ValueError):
            continue


def test_menu_and_load_show_saves_of_any_name(make_app: Make, inked: list[str]) -> None:
    app = make_app()
    odd_saves(app)
    app.go("menu")
    app.draw()
    app.go("load")
    app.draw()
    page = app.top
    assert isinstance(page, LoadScreen) and len(page.saves) > 30 and len(list(page.own_files())) > 3
    for number in range(len(page.saves)):
        unshowable_files._try(app.ui, partial(page.row_of, number))
    assert unshowable_files.set_aside_faulty(app) == []


def test_new_game_shows_scenarios_and_names_of_any_letters(make_app: Make, inked: list[str], tmp_path: Path) -> None:
    app = make_app()
    folder = app.folders.data / "scenarios" / "brazil"
    (folder / "challenges").mkdir(parents=True)
    cisplatine = (ROOT / "scenarios" / "brazil" / "cisplatine.toml").read_text(encoding="utf-8")
    for number, word in enumerate((*FIXED[18:50:6], f"[{tmp_path}/pipe]")):
        sentence = json.dumps(word.encode("utf-8", "ignore").decode()[:200])
        text = cisplatine.replace('id = "cisplatine"', f'id = "odd_{number}"')
        text = text.replace('"scenario-cisplatine-title"', sentence).replace('"scenario-cisplatine-text"', sentence)
        (folder / f"{number}.toml").write_text(text, encoding="utf-8")
        own = (
            OWN.format(id=f"own_{number}").replace('"My Shore"', sentence).replace('"It was told to me so."', sentence)
        )
        (folder / "challenges" / f"{number}.toml").write_text(own, encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.svg")
    (folder / "broken [gold] \udcff.toml").write_text("id = 7")
    seats = [SeatChoice(name=word) for word in ("[gold]", "דוד")]
    app.settings.last_games["brazil"] = LastNewGame(scenario="odd_3", seats=seats)
    try:
        for page in ("new_game", "solo"):
            app.go("menu")
            app.go(page)
            app.draw()
            parts = list(app.top.own_files())
            assert len(parts) >= 12 or page == "solo"
            for _, make in parts:
                unshowable_files._try(app.ui, make)
    finally:
        look_also_in(None)


def seated(app: App, game: str, laying: TableFactory[Any, Any], screen: str) -> Any:
    """The table of a game for persons, or its end."""
    app.select_game(game)
    table = laying.open_random_game(
        app, CommandLineRequest(game=game, scenario=FOR_TWO[game], screen=screen, turns=2), over=screen == "score"
    )
    for occupant in table.match.occupants:
        occupant.who = "person"
    return table


def call(table: Any, word: str) -> None:
    for occupant in table.match.occupants:
        occupant.name = word
    table.match.version += 1
    table.rebuild()


@pytest.mark.sampled
@pytest.mark.parametrize("game", FACTORIES)
def test_tables_logs_curtains_and_seat_pages_take_any_name(make_app: Make, inked: list[str], game: str) -> None:
    app = make_app()
    table = seated(app, game, FACTORIES[game], "table")
    for number, word in enumerate(HARD[:: max(1, len(HARD) // PAGES)]):
        call(table, word)
        if (table.model.drawer == "log") == (number % 2 == 0):
            table.controller.open_drawer("log")
        app.draw()
        table.hand_over(1)
        assert isinstance(app.top, HandoverScreen)
        app.top.closes = False
        inked.clear()
        app.draw()
        assert display_text(word, LONGEST_NAME) in inked, "who is called is named"
        app.stack.pop()
        if game in SEAT_PAGES:
            app.push(SEAT_PAGES[game](app, table.model, 0))
            app.draw()
            app.stack.pop()
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", FACTORIES)
def test_the_score_takes_any_name(make_app: Make, inked: list[str], game: str) -> None:
    app = make_app()
    table = seated(app, game, FACTORIES[game], "score")
    for word in HARD[:: max(1, len(HARD) // PAGES)]:
        call(table, word)
        del app.stack[1:]
        table.show_score()
        app.draw()
    table.closing()
