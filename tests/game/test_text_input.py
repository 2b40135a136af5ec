"""Text input is on while a field has the focus and off everywhere else; what an input method composes is seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.screens.name_dialog import NameDialog
from game.widgets.text_field import TextField
from tests.game.conftest import press

Make = Callable[..., App]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What SDL was told."""
    calls: list[str] = []
    monkeypatch.setattr("pygame.key.start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr("pygame.key.stop_text_input", lambda: calls.append("stop"))
    monkeypatch.setattr("pygame.key.set_text_input_rect", lambda rect: calls.append(f"at {tuple(rect)}"))
    return calls


def asked(app: App) -> TextField:
    app.push(NameDialog(app, "title", "body", "Ana", lambda name: None))
    app.draw()
    field = app.top.ui_root.focus
    assert isinstance(field, TextField)
    return field


def compose(app: App, text: str) -> None:
    app.dispatch(pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text)))
    app.draw()


def test_text_input_is_off_until_a_field_asks_and_off_again_after_it(make_app: Make, calls: list[str]) -> None:
    app = make_app()
    assert calls == ["stop"], "SDL begins with it on"
    app.go("menu")
    app.draw()
    assert calls == ["stop"]
    field = asked(app)
    assert calls == ["stop", "start", f"at {tuple(field.rect)}"]
    app.draw()
    assert len(calls) == 3, "told once"
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert calls[3:] == ["stop"]


def test_another_focus_on_the_same_page_turns_it_off(make_app: Make, calls: list[str]) -> None:
    app = make_app()
    app.go("menu")
    asked(app)
    press(app, pygame.K_TAB)
    app.draw()
    assert not app.top.ui_root.focus.takes_text and calls[-1] == "stop"


def test_what_is_composed_is_drawn_where_it_will_stand_and_is_not_the_value(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    field = asked(app)
    press(app, pygame.K_END)
    app.draw()
    before = app.surface.subsurface(field.rect).copy()
    compose(app, "かな")
    assert field.shown(app.ui) == "Anaかな" and field.value == "Ana"
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(app.surface.subsurface(field.rect), "RGB")
    for key in (pygame.K_BACKSPACE, pygame.K_RETURN, pygame.K_LEFT):
        press(app, key)
        assert field.value == "Ana" and isinstance(app.top, NameDialog), "the keys are the input method's"
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="かな"))
    assert field.value == "Anaかな" and field.preedit == ""


def test_what_is_given_up_leaves_the_field_as_it_was(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    field = asked(app)
    compose(app, "ha")
    assert field.shown(app.ui) == "ha", "it stands in place of what is chosen"
    compose(app, "")
    assert field.shown(app.ui) == field.value == "Ana"
    press(app, pygame.K_BACKSPACE)
    assert field.value == ""


@pytest.mark.parametrize("name", ["דוד", "محمد", "漢字", "Ὀδυσσεύς", "Нгуен", "देव", "😀"])
def test_a_name_of_any_script_can_be_typed_and_is_seen(make_app: Make, name: str) -> None:
    app = make_app()
    app.go("menu")
    field = asked(app)
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text=name))
    app.draw()
    assert field.value == name
    line = app.ui.line(field.shown(app.ui))
    assert line.get_bounding_rect(40).width > 0


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_the_letter_of_a_shortcut_is_not_typed(make_app: Make, mod: int) -> None:
    """X11 sends a Cyrillic letter as text even while Ctrl is held: Ctrl+A replaced the name by its letter."""
    app = make_app()
    app.go("menu")
    field = asked(app)
    field.chosen = False
    key = {"key": ord("ф"), "scancode": pygame.KSCAN_A}
    app.dispatch(pygame.Event(pygame.KEYDOWN, mod=mod, unicode="ф", **key))
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="ф"))
    assert field.value == "Ana" and field.chosen is (mod == pygame.KMOD_LCTRL)
    app.dispatch(pygame.Event(pygame.KEYUP, mod=mod, **key))
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="Луна"))
    assert field.value.endswith("Луна"), "what an input method hands over later is text"


def test_what_altgr_types_is_text(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    field = asked(app)
    mod = pygame.KMOD_LCTRL | pygame.KMOD_RALT  # AltGr on Windows
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, scancode=pygame.KSCAN_Q, mod=mod, unicode="@"))
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="@"))
    assert field.value.endswith("@")
