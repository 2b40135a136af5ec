"""Words, ready sentences and rings at the table: what all see, what is inert, what is muted."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.host.client_messages import Ring
from game.platform import clock
from game.platform.clock import now as real_now
from game.screens import talk_table
from game.screens.talk_table import FIELD, place_named, place_text
from game.together.people import PeopleScreen
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated, settled
from tests.game.together.windows import Windows, book_of, join_by_link, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


def named(table: Any, name: str) -> Any:
    table.rebuild()
    table.refresh(table.ui)
    return next((widget for widget in table.ui_root.root.walk() if widget.name == name), None)


def key(table: Any, code: int) -> bool:
    return bool(table.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")))


def begun(windows: Windows, host: ThreadHost, game: str) -> list[Any]:
    """Two tables of a game that has begun; all of its log has come."""
    made, tables = seated(windows, host, game)
    real = host.real(made.table)
    play(windows, tables, lambda: len(real.log) >= 6 and settled(tables, real))
    return tables


def test_a_word_is_typed_sent_and_seen_by_all_without_markup(windows: Windows, host: ThreadHost) -> None:
    here, there = begun(windows, host, "struggle")
    named(here, "say-open").press()
    assert here.ui_root.focus.name == FIELD, "one can type at once"
    assert named(here, FIELD) is here.ui_root.focus
    word = "*Shall* we leave [gold] to the bot? \u202egnp.exe " + "x" * 300
    named(here, FIELD).on_text(here.ui, word)
    here._in_ribbon(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert named(here, FIELD).value, "a space belongs to the word"
    assert key(here, pygame.K_RETURN) and named(here, FIELD).value == ""
    windows.until(lambda: here.words and there.words)
    text = there.words[0].text
    assert text.startswith("•Shall• we leave (gold) to the bot?") and "\u202e" not in text and len(text) <= 200
    shown = named(there, "newest-word")
    assert (type(shown).__name__, shown.text, shown.role) == ("OneLine", text, "live"), "plain text, and read aloud"
    assert key(here, pygame.K_ESCAPE) and not here.ribbon_open and here.on_top, "Esc folds it and does nothing else"


def test_a_folded_ribbon_counts_what_came(windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = begun(windows, host, "brazil")
    named(here, "say-open").press()
    named(here, "ready-4").press()
    windows.until(lambda: here.words and there.words)
    assert there.words[0].text == "Good game" and here._unread == 0
    monkeypatch.setattr(clock, "now", lambda: real_now() + talk_table.FRESH + 1)
    assert named(there, "newest-word") is None and named(there, "say-open").text == "1"
    named(there, "say-open").press()
    assert there._unread == 0 and there.ribbon_open


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_the_ribbon_covers_no_tool_where_letters_are_large(game: str, windows: Windows, host: ThreadHost) -> None:
    here, there = begun(windows, host, game)
    for table in (here, there):
        table.app.settings.ui_scale = 150
        table.app.restyle()
    windows.until(lambda: named(here, "say-open"))
    for ribbon in ("say-open", "ribbon"):
        shown = named(here, ribbon).rect
        tools = [one.rect for one in here.ui_root.root.walk() if one.name.startswith("tool-")]
        assert tools and not [tool for tool in tools if tool.colliderect(shown)]
        here.open_ribbon()


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_a_long_press_puts_a_ring_that_all_see_and_no_click(
    game: str, windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = begun(windows, host, game)
    here.app.draw()
    points = [(x, y) for y in range(120, 500, 11) for x in range(60, 900, 11)]
    found: list[tuple[int, int]] = []

    def there_is_a_place() -> bool:  # a reveal may lie over Historia's map
        found[:] = [point for point in points if here.place_at(point) is not None and on_map(here, point)][:1]
        return bool(found)

    windows.until(there_is_a_place)
    at = found[0]
    place, before = here.place_at(at), (len(here.match.log), here.match.session.sent)
    here.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert here._pressed is not None
    here._ring_if_held(here._pressed)
    here.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert (len(here.match.log), here.match.session.sent) == before, (
        "no move; Historia plays the only one by itself, later"
    )
    windows.until(lambda: here.shown_rings and there.shown_rings)
    assert [(ring.seat, ring.place) for ring in there.shown_rings] == [(0, place)]
    there.app.draw()
    if game == "historia":  # a reveal may lie over the map
        windows.until(lambda: there.place_at(at) == place)
    there._drop_ring(there.place_rect(place).center if game != "historia" else at)
    assert not there.shown_rings and here.shown_rings, "a click takes it away for who clicks"
    now = real_now()
    monkeypatch.setattr(clock, "now", lambda: now + talk_table.RING + 1)
    here.rebuild()
    here.refresh(here.ui)
    assert not here.shown_rings


def on_map(table: Any, point: tuple[int, int]) -> bool:
    table.handle(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
    return bool(table._on_map)


def test_a_ring_that_comes_while_a_reveal_covers_the_map_is_there_after_it(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = begun(windows, host, "historia")
    with monkeypatch.context() as covered:
        covered.setattr(type(there), "place_rect", lambda table, place: None)
        here.elsewhere.ring("1")
        windows.until(lambda: there.shown_rings)
    assert [(ring.seat, ring.place) for ring in there.shown_rings] == [(0, 1)]


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_a_ring_on_a_place_that_the_map_has_not_is_dropped(game: str, windows: Windows, host: ThreadHost) -> None:
    here, there = begun(windows, host, game)
    for place in ("99999", "space:x", "", "nowhere", ":", "0:1:2"):
        here.elsewhere.send(Ring(table=here.elsewhere.link.table, seat=0, place=place))
    here.elsewhere.say("and then")
    windows.until(lambda: there.words)
    assert not there.shown_rings
    assert [word.text for word in there.words] == ["and then"], "an empty word is none"


def test_places_keep_their_names() -> None:
    for place in (17, ("space", "12"), ("advantage", "fur_trade")):
        assert place_named(place_text(place)) == place


def test_each_kind_can_be_muted_for_good(windows: Windows, host: ThreadHost) -> None:
    here, there = begun(windows, host, "struggle")
    settings = there.app.settings
    settings.hear_words = settings.hear_rings = False
    here.elsewhere.say("one")
    here.elsewhere.ring(place_text(next(iter(here.map.places()))))
    here.elsewhere.say_ready(2)
    windows.until(lambda: there.words)
    assert [word.text for word in there.words] == ["One moment"] and not there.shown_rings
    settings.hear_words, settings.hear_sentences = True, False
    here.elsewhere.say_ready(2)
    here.elsewhere.say("two")
    windows.until(lambda: len(there.words) > 1)
    assert [word.text for word in there.words] == ["One moment", "two"]


def test_a_seat_is_muted_at_its_table_until_it_is_heard_again(windows: Windows, host: ThreadHost) -> None:
    here, there = begun(windows, host, "struggle")
    here.elsewhere.say("one")
    windows.until(lambda: there.words)
    named(there, "say-open").press()
    named(there, "mute-0").press()
    assert not there.words
    here.elsewhere.say("two")
    windows.until(lambda: here.words and here.words[-1].text == "two")
    there.elsewhere.say("mine")
    windows.until(lambda: there.words)
    assert [word.text for word in there.words] == ["mine"]
    assert book_of(there.app).tables[0].muted == [0], "kept for the next time"
    there.show_people()
    page = there.app.top
    assert isinstance(page, PeopleScreen)
    named(page, "mute-0").press()
    assert not there.elsewhere.is_muted(0) and book_of(there.app).tables[0].muted == []


def test_a_watcher_hears_and_says_nothing(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    app = windows.open("watcher")
    join_by_link(app, made.link, "Rui")
    windows.until(lambda: table_of(app) is not None)
    tables[0].elsewhere.say("hello")
    watcher = table_of(app)
    windows.until(lambda: watcher.words)
    named(watcher, "say-open").press()
    assert named(watcher, FIELD) is None and named(watcher, "ready-0") is None
