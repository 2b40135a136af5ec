"""A table at a host: what its window knows, undo across the wire, broken lines, and two windows with one seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.host.host_messages import Moved
from engine.registry import GAMES
from engine.storage.save import verify
from engine.storage.save_file import read_save
from game.app.app import App
from game.historia.wording.prompt import main_text
from game.platform import clock
from game.struggle.panels.action_points import points_title
from game.together.line import HostLine
from game.together.together_screen import TogetherScreen
from tests.game.together.hosts import ThreadHost
from tests.game.together.windows import Windows, book_of, join_by_link, step, table_of


def seated(windows: Windows, host: ThreadHost, game: str, late: bool = False, **more: Any) -> tuple[Any, list[Any]]:
    """Two windows at a table of a host; `late`: they have left it and come back just before its end. Returns the
    table's data and both tables."""
    made = host.create(game, **more)
    apps: list[App] = []
    for invited, name in zip(made.seats, ("Ana", "Tomás"), strict=True):
        app = windows.open(name)
        join_by_link(app, invited.link, name)
        apps.append(app)
    windows.until(lambda: all(table_of(app) is not None for app in apps))
    if late:
        for app in apps:
            table_of(app).leave_game()
        host.nearly_play(made.table)
        for app in apps:
            app.home(TogetherScreen(app))
            app.top.play(book_of(app).tables[0])
        windows.until(lambda: all(table_of(app) is not None for app in apps))
    return made, [table_of(app) for app in apps]


def test_nobody_can_hurry_a_person_at_another_place(windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "historia")
    windows.until(lambda: sum(table.model.deciding for table in tables) == 1)
    (waits,) = (table for table in tables if not table.model.deciding)
    windows.until(lambda: main_text(waits.app.ui.texts, waits.model, waits.controller) == ("Hurry", False))


def play(windows: Windows, tables: list[Any], until: Callable[[], object], seed: int = 5) -> None:
    """Lets all play by chance until something is so."""
    dice = random.Random(seed)

    def so() -> object:
        if until():
            return True
        for table in tables:
            step(table, dice)
        return False

    windows.until(so)


def settled(tables: list[Any], real: Any) -> bool:
    """Whether every window has taken in everything."""
    return all(len(t.match.log) == len(real.log) and not t.match.session.awaiting_host for t in tables)


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "moves"), [("brazil", 30), ("struggle", 24), ("historia", 24)])
def test_a_window_holds_its_seats_view_and_nothing_else(
    game: str, moves: int, windows: Windows, host: ThreadHost
) -> None:
    made, tables = seated(windows, host, game)
    real = host.real(made.table)
    # Whoever chooses beside the other sees the other's move only after their own: all go on until all is taken in.
    play(windows, tables, lambda: len(real.log) >= moves and settled(tables, real))
    for seat, table in enumerate(tables):
        session, match = table.match.session, table.match
        assert match.viewer == seat and match.people == [seat] and not match.handover_needed
        assert session.state == real.view(seat) != real.state
        for at, entry in enumerate(session.log):
            assert (entry.move == real.log[at].move) == (entry.move.seat == seat)
            assert match.view_at(at, seat) == real.rules.view(real.position(at), seat)


def step_shown(table: Any) -> None:
    """Closes what is shown first at a table, without a move."""
    if table.scenes.running:
        table.scenes.skip(clock.now())
    elif table.busy(clock.now()):
        table.controller.main_action()


def test_a_game_ends_with_the_whole_of_it_among_the_saves(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "historia", late=True)
    real = host.real(made.table)
    assert len(real.log) > 100 and all(len(table.match.log) == len(real.log) for table in tables)
    assert all(table.match.session.proof.own(seat) for seat, table in enumerate(tables)), "a device has one key"
    sessions = [table.match.session for table in tables]
    for table in tables:
        assert joint_text(table) in sheet_of(table).deal_text(), "all have drawn it, and none alone"
        table.app.pop()
    play(windows, tables, lambda: all(table.runner.ended for table in tables))
    for table in tables:
        match, app = table.match, table.app
        assert match.elsewhere is None and match.real.state == real.state and match.result() == real.result()
        assert len(match.people) == 1 and match.path is not None and match.path.is_file()
        entry = book_of(app).tables[0]
        assert (entry.save, entry.status, entry.waits) == (match.path.name, "over", False)
        saved = read_save(match.path)
        assert [one.who for one in saved.players] == ["person", "person"]
        assert verify(GAMES["historia"], saved).joint is not None and len(saved.signed) > len(real.log)
        sheet = sheet_of(table)
        opened = app.ui.text("game-deal-joint-open", seed=str(real.seed), lines=len(saved.signed))
        assert joint_text(table) in sheet.deal_text() and opened in sheet.deal_text()
        app.pop()
    assert all(session.proof.verified for session in sessions)
    host.end()
    app = tables[1].app
    tables[1].leave_game()
    app.home(TogetherScreen(app))
    app.top.play(book_of(app).tables[0])
    assert table_of(app).match.result() == real.result(), "no host is needed for it any more"


def sheet_of(table: Any) -> Any:
    table.sheet()
    return table.app.top


def joint_text(table: Any) -> str:
    """The text about a deal that all have drawn."""
    mark = table.match.session.commitment
    short = " ".join(mark[at : at + 4] for at in range(0, 16, 4))
    return str(table.app.ui.text("game-deal-joint", short=short, mark=mark))


def test_what_was_exchanged_is_told_with_its_line_and_nobody_plays_on(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    real = host.real(made.table)
    # The other is to move: a move of one's own, signed over the wrong line, is refused before any line tells of it.
    play(windows, tables, lambda: len(real.log) >= 4 and settled(tables, real) and real.awaiting == (1,))
    cheated = tables[0]
    chain = cheated.match.session.proof.chain
    line, chain.link = chain.count + 1, "0" * 64
    play(
        windows,
        tables[1:],
        lambda: (step_shown(cheated), step(cheated, random.Random(1))) and cheated.elsewhere.error,
    )
    fault = cheated.match.session.fault
    assert cheated.elsewhere.error == "together-fault-line" and fault.line == line
    windows.until(lambda: shows_strip(cheated))
    name = "the host" if fault.participant < 0 else ("Ana", "Tomás")[fault.participant]
    sentence = cheated.elsewhere.error_text(cheated.text)
    assert sentence == cheated.text("together-fault-line", line=line, name=name)
    shown = [widget.text for widget in cheated.ui_root.root.walk() if type(widget).__name__ == "RichText"]
    assert sentence in shown
    assert cheated.match.session.legal_moves(0) == []


def test_positions_of_the_past_come_while_one_plays(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle", late=True)
    real, match = host.real(made.table), tables[0].match
    windows.until(lambda: not match.session.lacking())
    for moves in (0, 1, len(real.log) // 2):
        match.look_at(moves)
        assert match.view == real.rules.view(real.position(moves), 0)


def test_a_move_is_taken_back_at_once_until_something_is_revealed(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "brazil")
    real = host.real(made.table)
    play(windows, tables, lambda: any(table.match.can_undo for table in tables))
    own = next(table for table in tables if table.match.can_undo)
    count = len(own.match.log)
    own.take_back()
    assert own.match.deciding is None, "the host takes it back"
    windows.until(lambda: len(real.log) < count and settled(tables, real))
    assert own.match.session.state == real.view(own.match.viewer)


def test_beyond_a_reveal_the_others_are_asked(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "historia")
    real = host.real(made.table)

    def asks() -> bool:
        return any(t.may_ask_undo() and not t.match.can_undo and t.app.top is t for t in tables)

    play(windows, tables, lambda: len(real.log) > 6 and settled(tables, real) and asks())
    own = next(t for t in tables if t.may_ask_undo() and not t.match.can_undo and t.app.top is t)
    other = next(t for t in tables if t is not own)
    for table in tables:
        table.controller.automatic = lambda: False  # else moves that are decided already would be counted, too
    for agree in (0, 1):
        count = len(real.log)
        own.take_back()
        own.app.top._choose(own.app.top.answers[0][1])
        windows.until(lambda: other.app.top is other._asks)
        other.app.top._choose(other.app.top.answers[agree][1])
        if agree:
            windows.until(lambda count=count: len(real.log) < count and settled(tables, real))
        else:
            windows.until(lambda: own.elsewhere.undo_refused_by is None and not own.match.session.awaiting_host)
            windows.until(lambda: own.match.session.request is None)
            assert len(real.log) == count


def test_a_broken_line_is_told_and_comes_back_by_itself(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    play(windows, tables, lambda: len(host.real(made.table).log) >= 6)
    host.end()
    windows.until(lambda: all(table.elsewhere.error for table in tables))
    assert {table.elsewhere.error for table in tables} <= {"together-host-ended", "together-line-lost"}
    before = [len(table.match.log) for table in tables]
    chooser = next((table for table in tables if table.match.deciding is not None), None)
    if chooser is not None:
        step(chooser, random.Random(1))  # it is sent again when the host is back
        assert chooser.match.session.awaiting_host
    windows.until(lambda: all(shows_strip(table) for table in tables))
    host.begin()
    windows.until(lambda: not any(table.elsewhere.error for table in tables))
    real_log = before[0] + 4
    play(windows, tables, lambda: min(len(table.match.log) for table in tables) >= real_log)
    assert not any(shows_strip(table) for table in tables)


def test_who_has_moved_is_asked_again_also_when_the_answer_comes_after_the_line(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a move comes in a later frame than the log's line of that move."""
    held: dict[HostLine, list[Any]] = {}
    arrived = HostLine.arrived

    def late(line: HostLine) -> list[Any]:
        came, before = arrived(line), held.pop(line, [])
        held[line] = [message for message in came if isinstance(message, Moved)]
        return [*before, *(message for message in came if not isinstance(message, Moved))]

    monkeypatch.setattr(HostLine, "arrived", late)
    made, tables = seated(windows, host, "struggle")
    real = host.real(made.table)
    play(windows, tables, lambda: len(real.log) >= 12)
    assert any(real.log[at].move.seat == real.log[at + 1].move.seat for at in range(len(real.log) - 1))


def shows_strip(table: Any) -> bool:
    table.refresh(table.ui)
    return any(widget.name == "line-strip" for widget in table.ui_root.root.walk())


def test_the_later_window_with_a_seat_plays_and_the_earlier_says_so(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    again = windows.open("again")
    join_by_link(again, made.seats[0].link, "Ana")
    windows.until(lambda: table_of(again) is not None and tables[0].elsewhere.error)
    assert tables[0].elsewhere.error == "together-replaced"
    windows.until(lambda: shows_strip(tables[0]))
    tables[0].elsewhere.retry()
    windows.until(lambda: not tables[0].elsewhere.error and table_of(again).elsewhere.error)


def test_a_window_that_was_replaced_leaves_the_seat_alone_when_its_line_comes_back(
    windows: Windows, host: ThreadHost
) -> None:
    made, tables = seated(windows, host, "struggle")
    again = windows.open("again")
    join_by_link(again, made.seats[0].link, "Ana")
    windows.until(lambda: table_of(again) is not None and tables[0].elsewhere.error)
    earlier, later = tables[0].elsewhere, table_of(again).elsewhere
    host.end()
    windows.until(lambda: later.error and earlier._line.error)
    assert earlier._opening() == [], "whichever of the two is back first, it asks for nothing"
    host.begin()
    windows.until(lambda: not later.error and not earlier._line.error)
    real = [table_of(again), tables[1]]
    count = len(real[0].match.log)
    play(windows, real, lambda: len(real[0].match.log) >= count + 4)
    assert not later.error and earlier.error == "together-replaced"


def test_what_others_choose_at_the_same_time_waits_for_what_is_half_chosen(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "historia")
    real = host.real(made.table)
    both = (0, 1)
    play(windows, tables, lambda: real.awaiting == both and tables[0].match.deciding == 0 and settled(tables, real))
    windows.until(lambda: step_shown(tables[0]) or tables[0].model.choosing)
    count = len(real.log)
    tables[0].model.lifted = [next(card for card in tables[0].model.hand)]
    windows.until(lambda: step(tables[1], random.Random(2)) or len(real.log) > count)
    windows.until(lambda: tables[0].elsewhere.arrival() is not None)
    for _ in range(20):
        tables[0].app.tick()
    assert tables[0].model.lifted and len(tables[0].match.log) == count
    play(windows, tables[:1], lambda: len(tables[0].match.log) >= count + 2)


def test_a_watcher_sees_what_everybody_sees(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "brazil")
    app = windows.open("watcher")
    join_by_link(app, made.link, "Rui")
    windows.until(lambda: table_of(app) is not None)
    assert app.ui.text("together-watching") in [note.text for note in app.toasts.notes]
    assert not any(
        one.ui.text("together-watching") in [note.text for note in one.toasts.notes] for one in windows.apps[:2]
    )
    table, real = table_of(app), host.real(made.table)
    play(windows, tables, lambda: len(real.log) >= 14)
    windows.until(lambda: step_shown(table) or len(table.match.log) == len(real.log))
    assert table.match.people == [] and table.match.deciding is None
    assert table.match.view == real.view(None)
    assert not any(entry.move == whole.move for entry, whole in zip(table.match.log, real.log, strict=True))


def test_a_watcher_has_no_points_of_his_own(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    app = windows.open("watcher")
    join_by_link(app, made.link, "Rui")
    windows.until(lambda: table_of(app) is not None)
    watched = table_of(app)
    assert points_title(tables[0].ui, tables[0].model) == app.texts_of("struggle")("purse-title")
    assert points_title(watched.ui, watched.model) == "Points of France"
