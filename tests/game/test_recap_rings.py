"""Rings, light and tint of a recap: what it tells of is shown at its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.struggle.components import REGIONS
from engine.struggle.facts import scoring_now
from game.app.app import App
from game.platform import clock
from game.play.log_lines import visible_events
from game.play.steps import RecapStep
from game.struggle.map.places import POS, panel_with
from game.struggle.panels.award_table import CHANGED, HEAD, ROW
from game.struggle.panels.prompt_bar import prompt_of
from game.widgets.rich_text import without_marks
from tests.game.against_a_bot import against_a_bot, own_move, placed, until_recap
from tests.game.begun import SCENARIOS
from tests.game.conftest import move_to

Make = Callable[..., App]
GAMES = tuple(SCENARIOS)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_line_and_ring_pointed_at_turn_gold_together(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    recaps = table.recaps
    lines = recaps.renew()
    line = next(at for at, (number, _) in enumerate(lines) if number == 2)
    places = {*lines[line][1].places, *lines[line][1].beside}
    assert {mark.number for mark in recaps.marks()} >= {1, 2} and not any(mark.pointed for mark in recaps.marks())
    move_to(table.app, table.ui_root.find(f"recap-{line}").rect.center)
    assert {mark.place for mark in recaps.marks() if mark.pointed} == places
    move_to(table.app, (2, 2))
    recaps.under = lambda: lines[line][1].places[0]
    assert recaps.is_pointed_at(line), "and the other way round"
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_after_going_on_the_rings_are_thin_until_something_is_done(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    table.controller.close_recap()
    marks = table.recaps.marks()
    assert marks and all(mark.thin and not mark.number for mark in marks)
    if table.model.deciding:
        own_move(table)
    else:
        table.controller.changed()
    assert not [mark for mark in table.recaps.marks() if mark.thin]
    table.closing()


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_lit_and_the_next_waits_for_it(make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the pace that waits for nothing, and with reduced motion, only the recap tells of it."""
    table = against_a_bot(make_app, game)
    until_recap(table, placed)
    match, recaps, now = table.match, table.recaps, [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    number = next(step.moves for _, step in recaps.renew() if step.places)
    table.controller.close_recap()
    events = visible_events(match, number)
    pace = table.app.settings.pace
    for delay, speed, still in ((0, 1.0, False), (1.2, 8.0, False), (1.2, 1.0, True)):
        pace.bot_delay, pace.animation, pace.reduced_motion = delay, speed, still
        recaps.light(events, number, now[0])
        assert not recaps.lit and not recaps.moving(now[0]) and not [m for m in recaps.marks() if not m.thin]
    pace.bot_delay, pace.animation, pace.reduced_motion = 1.2, 1.0, False
    recaps.light(events, number, now[0])
    assert recaps.moving(now[0]) and table.moving() and recaps.sentence()
    assert {mark.place for mark in recaps.marks()} == {
        place for step in recaps.lit for place in (*step.places, *step.beside)
    }
    now[0] += 1199
    assert recaps.moving(now[0]) and recaps.next_tick(now[0]) == 1
    now[0] += 1
    assert not recaps.moving(now[0]) and recaps.marks(), "it stays lit until the next step"
    table.closing()


# -- Imperial Struggle: forecast and column ----------------------------------------------------------------------------


def test_rows_of_the_forecast_that_the_recap_tells_of_are_tinted_while_it_is_there(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")

    def rows(number: int) -> dict[tuple[str, str], Any]:
        state = table.match.view_at(number, 0)
        return {(lead.category, lead.item): (lead.counts, lead.winner) for lead in scoring_now(state)}

    def changed() -> set[tuple[str, str]]:
        before, after = rows(table.model.recap_since), rows(len(table.match.log))
        return {key for key in after if before.get(key) != after[key]}

    until_recap(table, lambda steps: bool(changed()))
    expected = changed()
    ledger = table.ui_root.find("ledger")
    assert {(lead.category, lead.item) for lead in ledger.leads if ledger.is_changed(lead)} == expected
    row = next(at for at, lead in enumerate(ledger.leads) if ledger.is_changed(lead))
    ui = table.app.ui
    spot = (ledger.rect.x + ui.px(6), ledger.rect.y + ui.px(HEAD + ROW * (row + 0.5)))
    tinted = table.app.surface.get_at(spot)
    assert tinted[:3] == CHANGED
    table.controller.close_recap()
    table.app.draw()
    assert table.app.surface.get_at(spot) != tinted
    ledger = table.ui_root.find("ledger")
    assert not any(ledger.is_changed(lead) for lead in ledger.leads)
    table.closing()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_where_all_four_panels_have_rings_the_recap_lies_in_the_column(make_app: Make, size: tuple[int, int]) -> None:
    table = against_a_bot(make_app, "struggle", size=size)
    until_recap(table, placed)
    app = table.app
    recap = table.recap()
    assert table.map.rect.contains(recap.rect), "a panel of the sheet is free"
    first = {region: next(at for at, pos in enumerate(POS) if panel_with(pos) == region) for region in REGIONS}
    steps = [
        RecapStep(len(table.match.log), 1, f"Place {at}", ("Britain’s flag set", "your Squadron sent home"), (place,))
        for at, place in enumerate([*(("space", str(space)) for space in first.values()), *[None] * 4])
    ]
    steps = [step if step.places != (None,) else replace(step, places=(), card="Great Northern War") for step in steps]
    table.recaps.describer.steps = lambda played: steps
    table.rebuild()
    app.draw()
    recap = table.recap()
    assert table.map.ringed_panels() == set(REGIONS)
    track = table.ui_root.find("track")
    assert not recap.rect.colliderect(table.map.rect) and not recap.rect.colliderect(track.rect)
    assert app.surface.get_rect().contains(recap.rect)
    for name in ("recap-0", "recap-replay", "recap-on"):
        assert recap.rect.contains(table.ui_root.find(name).rect)
    line = table.ui_root.find("recap-7")
    assert line.measure(app.ui, line.rect.width)[1] >= line._right(app.ui, line.rect.width).height, "of a card's name"
    table.closing()


def test_a_lit_step_is_asked_about_without_signs_of_emphasis(make_app: Make) -> None:
    table = against_a_bot(make_app, "struggle")
    until_recap(table, placed)
    match = table.match
    number = next(step.moves for _, step in table.recaps.renew() if step.places and step.subject)
    table.controller.close_recap()
    while table.model.deciding:
        own_move(table)
    table.recaps.light(visible_events(match, number), number, 0, again=True)
    assert "*" in table.recaps.sentence()
    text, _ = prompt_of(table.app.ui, table.model, table.controller)
    assert "*" not in text and text.count(":") == 1, "the place is joined by a comma, after the side's colon"
    assert without_marks(table.recaps.sentence(lambda place, what: f"{place}, {what}")) in text
    table.recaps.sentence = lambda say: say("Spain", "takes *a flag* down")
    assert prompt_of(table.app.ui, table.model, table.controller)[0].endswith("Spain, takes a flag down")
    table.closing()
