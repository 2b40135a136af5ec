"""A table without any connection: numbers, duplicates, undo and consent, clocks, bots that sit in, restoring."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.rng import Rng
from engine.host.bot_workers import codec_of
from engine.host.clocks import DAY, HOUR, Clock
from engine.host.dealing import offer
from engine.host.message_types import Refusal
from engine.host.records import DealRecord, StoredLine, TableRecord, TableSeat
from engine.host.table import HostedTable
from engine.host.table_log import OtherRules
from engine.storage.hash_chain import link
from tests.host.hosts import TABLES


def new(game: str = "historia", **more: Any) -> HostedTable:
    """A table at which every seat is taken, with its game begun at second 0."""
    rules = codec_of(game)
    assert rules is not None
    scenario, number = TABLES[game]
    deal = DealRecord(salt="0" * 32, share="1" * 64, secret="2" * 64)
    record = TableRecord(
        deal=deal,
        id="0" * 16,
        game=game,
        setup=rules.dump_setup(rules.setups(scenario, number, {})[0]),
        secret="",
        watchers=True,
        seats=[TableSeat(kind="person", name=str(seat), taken=True, ready=True) for seat in range(number)],
        **{"clock": Clock(), **more},
    )
    table = HostedTable(record, rules)
    assert offer(table.record) and table.begin(0.0)
    return table


def first(table: HostedTable, seat: int) -> dict[str, Any]:
    """A legal move of a seat as data."""
    return table.rules.dump_move(table.game.legal_moves(seat)[0])


def play(table: HostedTable, moves: int, seed: int = 1) -> None:
    """Plays random moves."""
    rng = Rng(seed)
    for _ in range(moves):
        seat = rng.choice(table.awaiting)
        move = table.rules.dump_move(rng.choice(table.game.legal_moves(seat)))
        table.move(seat, table.number, move, float(table.number))


def sealing(table: HostedTable) -> None:
    """Plays on until both seats choose at the same time."""
    while len(table.awaiting) < 2:
        play(table, 1)


def refused(reason: str) -> Any:
    return pytest.raises(Refusal, match=f"^{reason}$")


def test_a_move_that_is_sent_twice_is_one_move():
    table = new()
    move = first(table, 0)
    assert table.move(0, 0, move, 1.0) == 1
    assert table.move(0, 0, move, 2.0) == 1 and len(table.game.log) == 1 and table.number == 1
    with refused("stale"):
        table.move(0, 0, {**move, "leader": "ramesses"}, 2.0)
    with refused("stale"):
        table.move(1, 7, first(table, 1), 2.0)


def test_what_others_choose_at_the_same_time_makes_no_move_stale():
    table = new()
    sealing(table)
    number = table.number
    mine, theirs = first(table, 0), first(table, 1)
    assert table.move(1, number, theirs, 1.0) == number + 1
    assert table.move(0, number, mine, 1.0) == number + 2
    assert table.move(0, number, mine, 1.0) == number + 2  # the same again, though others came between


def test_a_move_of_another_seat_or_of_nonsense_is_refused_and_changes_nothing():
    table = new()
    digest = table.game.digest(0)
    with refused("illegal"):
        table.move(1, 0, first(table, 0), 1.0)
    with refused("illegal"):
        table.move(0, 0, {"kind": "nonsense"}, 1.0)
    with pytest.raises(Refusal) as caught:
        table.move(1, 0, {**first(table, 0), "seat": 1}, 1.0)
    assert (caught.value.code, caught.value.params) == ("not_your_turn", {"seat": 0})
    assert table.number == 0 and table.game.digest(0) == digest


def test_own_moves_go_back_at_once_up_to_the_last_reveal():
    table = new()
    sealing(table)
    number, moves = table.number, len(table.game.log)
    table.move(0, number, first(table, 0), 1.0)
    assert table.update(0, -1).undo and not table.update(1, -1).undo
    assert table.undo(0, number + 1, 2.0) == number + 2
    assert table.undo(0, number + 1, 2.0) == number + 2  # sent twice
    assert len(table.game.log) == moves and 0 in table.awaiting
    with refused("stale"):
        table.move(0, number + 1, first(table, 0), 3.0)  # chosen before the undo was seen
    shown = table.update(1, number).lines
    assert [line.do for line in shown] == ["move", "undo"]
    assert shown[1].place == moves and shown[1].played == []


def test_beyond_a_reveal_the_others_must_agree():
    table = new()
    sealing(table)
    number, moves = table.number, len(table.game.log)
    before = table.game.digest(moves)
    for seat in (0, 1):
        table.move(seat, number, first(table, seat), 1.0)
    now = table.number
    assert table.undo(0, now, 2.0) is None and table.undo(0, now, 2.0) is None
    assert table.record.request is not None and table.record.request.waiting == [1]
    with refused("nothing_asked"):
        table.consent(0, now, True, 2.0)
    table.consent(1, now, False, 2.0)
    assert len(table.game.log) == now and table.record.request is None
    table.undo(0, now, 3.0)
    assert not table.consent(1, now, True, 3.0).waiting
    assert len(table.game.log) == moves and table.game.digest(moves) == before
    assert [shown.do for shown in table.update(1, now).lines] == ["ask", "ask", "agree", "rewind"]
    line = table.update(1, now).lines[-1]
    assert (line.do, line.seat, line.place, line.agreed) == ("rewind", 0, moves, [1])


def test_a_bot_has_no_vote_and_where_nobody_has_one_nothing_goes_back():
    table = new()
    sealing(table)
    for seat in (0, 1):
        table.move(seat, table.number, first(table, seat), 1.0)
    table.undo(0, table.number, 2.0)
    table.seat_bot(1, "random", 2.0)
    assert table.record.request is None
    with refused("barrier"):
        table.undo(0, table.number, 3.0)


def test_the_clock_of_hours_and_who_may_call_a_bot():
    table = new(clock=Clock(kind="hours", allowance=2))
    assert not table.may_call_bot(1, 0, here=False, now=2 * HOUR - 1)
    assert table.may_call_bot(1, 0, here=False, now=2 * HOUR)
    assert not table.may_call_bot(1, 0, here=True, now=2 * HOUR)
    assert table.may_call_bot(0, 0, here=True, now=0.0)
    statuses = table.statuses((0,), 2 * HOUR)
    assert (statuses[0].left, statuses[0].late, statuses[0].here) == (0, True, True)
    assert (statuses[1].left, statuses[1].late) == (None, False)
    waiting = new(clock=Clock(kind="hours", allowance=2, when_out="wait"))
    assert not waiting.may_call_bot(1, 0, here=False, now=9 * HOUR)
    assert new().may_call_bot(1, 0, here=False, now=0.0)
    waiting.record.seats[0].taken = False
    assert waiting.may_call_bot(1, 0, here=False, now=0.0)


def test_a_bank_of_days_is_used_up_beyond_the_allowance_and_never_by_a_clock_set_back():
    table = new(clock=Clock(kind="days", allowance=1, bank=2))
    table.move(0, 0, first(table, 0), 2.5 * DAY)
    assert table.record.seats[0].bank == 0.5 * DAY
    table.move(1, 1, first(table, 1), 1.0)  # the clock was set back
    assert table.record.seats[1].bank == 2 * DAY


def test_taking_back_gives_no_new_allowance():
    table = new(clock=Clock(kind="hours", allowance=1))
    sealing(table)
    since = table.record.seats[0].since
    table.move(0, table.number, first(table, 0), 100_000.0)
    assert table.record.seats[0].since is None
    table.undo(0, table.number, 100_001.0)
    assert table.record.seats[0].since == since


@pytest.mark.parametrize("game", sorted(TABLES))
def test_stored_lines_lead_to_the_same_table(game: str):
    table = new(game)
    play(table, 40)
    table.undo(table.game.log[-1].move.seat, table.number, 1.0)
    if table.record.request is not None:
        for seat in list(table.record.request.waiting):
            table.consent(seat, table.record.request.number, True, 1.0)
    play(table, 10, seed=2)
    again = HostedTable(TableRecord.model_validate_json(table.record.model_dump_json()), table.rules)
    again.restore(table.lines)
    assert again.game.state == table.game.state and again.game.log == table.game.log
    for seat in (0, 1, None):
        assert again.update(seat, -1) == table.update(seat, -1)
    assert any(line.do in ("undo", "rewind") for line in again.lines) and again.fresh == []


def test_a_changed_line_is_noticed():
    table = new()
    play(table, 5)
    for at in range(1, 5):
        line = table.lines[at]
        lines = list(table.lines)
        lines[at] = StoredLine(line.number, line.base, line.at, line.since, {**line.data, "digest": "0" * 16})
        with pytest.raises(OtherRules, match=f"line {at}: does not follow"):
            HostedTable(table.record, table.rules).restore(lines)
        changed = {name: value for name, value in lines[at].data.items() if name != "link"}
        changed["link"] = link(lines[at - 1].data["link"], changed)
        lines[at] = StoredLine(line.number, line.base, line.at, line.since, changed)
        with pytest.raises(OtherRules, match=f"line {at}: the position differs"):
            HostedTable(table.record, table.rules).restore(lines[: at + 1])
