"""Advice at the table of Brazil: beside what it is about, in words that go with numbers, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots.advice import ExplainedMove, Explanation
from engine.brazil.components import TRADES
from engine.brazil.events import TileBuilt, TokenPlaced
from engine.brazil.moves import Build, Manufacture, MoveUnits, PlaceToken, Renovate, Trade
from game.app.app import App
from game.brazil.table import TableScreen
from game.brazil.wording import words
from game.i18n.texts import Texts
from game.play.advice_text import sentences
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, found, lay, public_choice
from tests.game.conftest import press
from tests.game.play.test_advice_controller import FakeWorker

Make = Callable[..., App]


def advised(app: App, hex_id: int) -> TableScreen:
    """A hint is told, of which one way is about this hex."""
    table = lay(app, Table().session, AGAINST_A_BOT)
    thinks = table.advice_controller.thinker = FakeWorker()
    table.hint()
    built = TileBuilt(0, "sawmill", hex_id)
    thinks.ready = {0: [Explanation((ExplainedMove(PlaceToken(0, "build"), (built,)),), 0.0)]}
    assert table.tick_advice() and table.advice_controller.lit == {hex_id} == table.advice_controller.highlightable
    return table


def test_what_a_hint_is_about_does_not_lie_under_it(make_app: Make) -> None:
    app = make_app()
    places = range(Table().s.board.size)
    hidden, moved = [], 0
    table = advised(app, 0)
    for hex_id in places:
        table.advice_controller.ways = [
            Explanation((ExplainedMove(PlaceToken(0, "build"), (TileBuilt(0, "sawmill", hex_id),)),), 0.0)
        ]
        panel = found(table, "advice").rect
        moved += panel.left > table.map.rect.centerx
        if panel.collidepoint(table.map.centre(hex_id)):
            hidden.append(hex_id)
    assert hidden == [] and 0 < moved < len(places), "it stays at the left where nothing is in its way"


@pytest.mark.parametrize(
    ("language", "n", "fewer"),
    [
        ("en", 1.0, "1 fewer win "),
        ("en", 0.8, "0.8 fewer wins "),
        ("es", 1.0, "1 victoria menos "),
        ("es", 2.0, "2 victorias menos "),
        ("pt-BR", 1.0, "1 vitória a menos "),
        ("de", 1.0, "1 Sieg weniger "),
        ("de", 2.5, "2,5 Siege weniger "),
        ("pt-BR", 2.5, "2,5 vitórias a menos "),
    ],
)
def test_one_win_is_one_win(make_app: Make, language: str, n: float, fewer: str) -> None:
    texts: Texts = make_app(language=language).ui.texts
    assert fewer in texts("advice-less", n=n)


@pytest.mark.parametrize(
    ("language", "unit", "point"),
    [("en", "1 unit", "1 point"), ("es", "1 unidad", "1 punto"), ("pt-BR", "1 unidade", "1 ponto")],
)
def test_of_one_there_is_no_plural(make_app: Make, language: str, unit: str, point: str) -> None:
    texts: Texts = make_app(language=language).ui.texts
    told = {
        texts("standard-lacking", n=1).endswith(unit),
        f"{point} " in texts("tip-bid", vp=1),
        f"{point}." in texts("friend-lost", met=0, goals=3, points=1),
        texts("briefing-friend-lost", points=1).endswith(point),
    }
    assert told == {True}


def test_before_everybody_a_hint_says_why_there_is_none(make_app: Make) -> None:
    """The era changes: each places the old token before all eyes."""
    app = make_app()
    table = public_choice(app, Table())
    assert table.match.acting == 1
    app.toasts.clear()
    press(app, ord("h"), unicode="h")
    assert not table.advice_controller.open
    assert [note.text for note in app.toasts.notes] == [app.ui.text("advice-public")]


def test_a_hint_tells_the_player_what_to_do_and_not_what_he_did(make_app: Make) -> None:
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    table = lay(make_app(), t.session, AGAINST_A_BOT)
    thinks = table.advice_controller.thinker = FakeWorker()
    table.hint()
    placed = ExplainedMove(PlaceToken(0, "build"), (TokenPlaced(0, "build"),))
    built = ExplainedMove(Build(0, "farm", field), (TileBuilt(0, "farm", field),))
    thinks.ready = {0: [Explanation((placed, built), seat=0)]}
    assert table.tick_advice() and table.advice_controller.action == ("Move your token to Build.",)
    assert table.advice_controller.advice_texts()[0].said == ("Move your token to Build.", "Build: Farm.")
    assert sentences(table.advice_controller.describer, placed) == ["Ana moves the token to Build."], "of a bot's turn"
    table.advice_controller.ways = [Explanation((placed, built), seat=1)]
    assert table.advice_controller.action == ("Ana moves the token to Build.",), "it is another's"


def test_an_instruction_says_as_much_as_the_log(make_app: Make) -> None:
    app, t = make_app(), Table()
    table = lay(app, t.session, AGAINST_A_BOT)
    say = table.advice_controller.describer.instruction
    home = t.home()
    assert say(Manufacture(0, "dye", "build")) == "Make Dye, placed on Build."
    assert say(Renovate(0, home, True)).startswith("Renovate and flip: ")
    assert " → " in say(Trade(0, next(iter(TRADES))))
    assert say(MoveUnits(0, (0,), home)).startswith(f"Move {words.unit(app.ui.texts, table.model.view, 0, 0)} to ")
