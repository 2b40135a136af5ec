"""Another language in the middle of a game: whatever is said from then on is said in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.screens.handover import HandoverScreen
from tests.game.begun import COLOURS, begun
from tests.game.brazil.kit import contents_of

pytestmark = pytest.mark.usefixtures("nothing_painted")

LATER = 14  # moves, then something can be taken back


def speak(app: App, language: str) -> None:
    app.settings.language = language
    app.restyle()
    app.draw()


@pytest.mark.parametrize("game", COLOURS)
def test_hints_and_reasons_speak_the_language_of_the_screen(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = begun(app, game, lambda match: len(match.log) >= LATER)
    moves = table.match.session.legal_moves(table.match.current_seat)

    def said() -> list[str]:
        return [table.advice_controller.describer.instruction(move) for move in moves]

    english = said()
    speak(app, "es")
    spanish = said()
    assert all(spanish) and not set(english) & set(spanish)
    speak(app, "en")
    assert said() == english


@pytest.mark.parametrize("game", COLOURS)
def test_a_curtain_that_hangs_speaks_it_too(make_app: Callable[..., App], game: str) -> None:
    """Every line of it: who is called and why, and whether the one before may still take something back."""
    app = make_app()
    app.settings.pace.reduced_motion = True
    table = begun(app, game, lambda match: len(match.log) >= LATER)

    def hang() -> list[str]:
        table.hand_over(table.match.current_seat)
        return lines()

    def lines() -> list[str]:
        assert isinstance(app.top, HandoverScreen)
        app.draw()
        return contents_of(app.top.ui_root.root)

    english = hang()
    speak(app, "es")
    turned = lines()
    app.stack.pop()
    assert turned == hang() != english
