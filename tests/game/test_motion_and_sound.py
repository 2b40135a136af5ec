"""Reduced motion fades for 80 ms and lets nothing fly; every sound can be shown as a caption."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.cross_fade import LONG
from game.i18n.texts import LANGUAGES, Texts
from game.platform import clock
from game.platform.folders import art_folder
from game.shell.sound_captions import LINE, SHOWN, message_of
from tests.game.layout import faults, open_screen

Make = Callable[..., App]
SOUNDS = sorted(path.stem for path in (art_folder() / "sound").glob("*.ogg"))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    return now


def pixels(app: App) -> bytes:
    app.draw()
    return bytes(app.surface.get_buffer().raw)


@pytest.mark.parametrize("reduced", [True, False])
def test_with_reduced_motion_screens_fade_for_80_ms(make_app: Make, watch: list[int], reduced: bool) -> None:
    app = make_app((640, 400))
    app.started = True
    app.settings.pace.reduced_motion = reduced
    app.go("menu")
    watch[0] += 1000
    menu = pixels(app)
    app.go("credits")
    assert (pixels(app) == menu) is reduced, "the fade begins with what was shown"
    assert (app.cross_fade.next_tick(watch[0]) is not None) is reduced
    watch[0] += LONG // 2
    app.tick()
    half = pixels(app)
    watch[0] += LONG // 2
    app.tick()
    whole = pixels(app)
    assert whole != menu and (half not in (menu, whole)) is reduced
    assert not app.cross_fade.running and LONG == 80


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_with_reduced_motion_nothing_flies(make_app: Make, watch: list[int], game: str) -> None:
    app = make_app()
    app.started = True
    app.settings.pace.reduced_motion = True
    open_screen(app, f"{game}/table")
    app.draw()
    table = app.top
    match = table.match  # type: ignore[attr-defined]
    for _ in range(12):
        if match.current_seat is None:
            break
        watch[0] += LONG
        app.draw()
        assert not app.cross_fade.running
        events = match.submit(match.session.legal_moves(match.current_seat)[0])
        table.show_move(events)  # type: ignore[attr-defined]
        assert app.cross_fade.running, "a move fades in"
        assert not table.animations.running  # type: ignore[attr-defined]


def test_every_sound_has_a_caption_in_every_language() -> None:
    assert len(SOUNDS) > 20
    for language in LANGUAGES:
        texts = Texts(language)
        assert [sound for sound in SOUNDS if not texts.has(message_of(sound))] == []


def test_sounds_are_shown_as_captions_though_they_are_off(make_app: Make, watch: list[int]) -> None:
    app = make_app()
    app.settings.sound.on = False
    app.go("settings")
    app.draw()
    app.sound.play("battle")
    assert not app.sounds.notes, "not before it is asked for"
    whole, line = app.ui.size, app.ui.px(LINE)
    box = next(widget for widget in app.top.ui_root.root.walk() if widget.name == "sound-captions")
    app.top.ui_root.set_focus(app.ui, box)
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert app.settings.sound_captions and app.ui.size == (whole[0], whole[1] - line)
    app.sounds.notes.clear()
    app.sound.play("battle")
    app.sound.play_row(["pay", "place"])
    wanted = [app.ui.text(f"caption-{name}") for name in ("battle", "pay", "place")]
    assert app.sounds.words(app.ui).split("   ·   ") == wanted
    before = pixels(app)
    assert not faults(app)
    watch[0] += SHOWN
    app.tick()
    assert not app.sounds.notes and pixels(app) != before
