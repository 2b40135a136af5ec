"""The log beside the map of all three games: read downwards, scrolled, opened again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.widgets.log_list import LogLine
from game.widgets.scroll import Scroll
from tests.game.against_a_bot import against_a_bot, placed, until_recap
from tests.game.begun import SCENARIOS
from tests.game.conftest import move_to

Make = Callable[..., App]
GAMES = tuple(SCENARIOS)


# -- the log -----------------------------------------------------------------------------------------------------------


def lines_of(app: App, scroll: Scroll) -> list[LogLine]:
    """All lines of the log, by scrolling from its beginning to its end; the last ones are in sight then."""
    found: dict[str, LogLine] = {}
    offset = 0
    while True:
        scroll.scroll_to(app.ui, offset)
        found |= {widget.name: widget for widget in scroll.walk() if isinstance(widget, LogLine)}
        if scroll.offset >= scroll.tall - scroll.rect.height:
            return [found[name] for name in sorted(found, key=lambda name: int(name.removeprefix("log-")))]
        offset = scroll.offset + scroll.rect.height // 2


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_read_downwards_and_a_line_lights_its_place(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    table.controller.close_recap()
    table.controller.open_drawer("log")
    app = table.app
    app.draw()
    scroll = next(w for w in table.ui_root.root.walk() if isinstance(w, Scroll) and w.name == "drawer-log")
    assert not scroll.scrolls or scroll.offset == scroll.tall - scroll.rect.height, "it is opened at its end"
    lines = lines_of(app, scroll)
    moves = [line.entry.moves for line in lines]
    assert moves == sorted(moves) and moves[-1] >= len(table.match.log) - 2, "the oldest first"
    headings = [at for at, line in enumerate(lines) if line.entry.heading]
    assert headings and headings[-1] < len(lines), "and above what belongs to them"
    assert any(line.entry.mark and line.entry.colour for line in lines)
    if game == "historia":
        texts = app.ui.texts
        heads = [line.entry.text for line in lines if line.entry.heading]
        assert texts("event-RoundBegan", n=1) in heads and texts("event-RoundBegan", n=2) in heads
        beginning = texts("event-CardsRevealed", thing="").split(".")[0]
        revealed = [line.entry for line in lines if line.entry.text.startswith(beginning)]
        assert revealed and all(entry.mark and not entry.colour for entry in revealed)
    if game != "historia":
        assert any(line.entry.price for line in lines)
    line = next(
        line
        for line in reversed(lines)
        if any(step.places for step in table.recaps.recap_lines(line.entry.moves)) and scroll.rect.contains(line.rect)
    )
    places = {place for step in table.recaps.recap_lines(line.entry.moves) for place in (*step.places, *step.beside)}
    move_to(app, line.rect.center)
    assert {mark.place for mark in table.recaps.marks()} == places
    move_to(app, (2, 2))
    assert {mark.place for mark in table.recaps.marks()} != places or all(m.thin for m in table.recaps.marks())
    table.closing()


def test_a_log_that_was_scrolled_stays_and_is_at_its_end_when_it_is_opened_again(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")
    until_recap(table)
    table.controller.close_recap()
    table.controller.open_drawer("log")
    app = table.app
    app.draw()

    def scroll() -> Scroll:
        return next(w for w in table.ui_root.root.walk() if isinstance(w, Scroll) and w.name == "drawer-log")

    assert scroll().scrolls
    built = [widget.name for widget in scroll().walk() if isinstance(widget, LogLine)]
    assert built and "log-0" not in built, "only what is seen is laid out"
    every = lines_of(app, scroll())
    assert every[0].name == "log-0" and len(every) > len(built)
    scroll().scroll_to(app.ui, 10)
    table.rebuild()
    app.draw()
    assert scroll().offset == 10
    for _ in range(2):
        table.controller.open_drawer("log")
        app.draw()
    assert scroll().offset == scroll().tall - scroll().rect.height
    table.closing()
