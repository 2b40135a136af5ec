"""The database of finished games: what is recorded, counted once, and rebuilt from the saves."""

from __future__ import annotations

import csv
import io
import json
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.registry import GAMES
from engine.storage.save_file import SaveFile, read_save, write_save
from game.platform.save_list import ENDING, adopt
from game.play.fork import fork_save
from game.play.game_identity import ID, GameIdentity, derived_id
from game.play.occupants import Occupant
from game.play.statistics import store as store_module
from game.play.statistics.csv_export import as_csv
from game.play.statistics.queries import Overview, best_of, mean_scores, overview
from game.play.statistics.rebuild import rebuild, uncounted
from game.play.statistics.records import THREE_CROWNS, GameRecord, SeatRecord, record_of
from game.play.statistics.shares import Share
from game.play.statistics.store import Statistics, StatisticsError
from game.shell import registry
from tests.abuse.killed import game as chosen
from tests.abuse.random_games import FACTORIES
from tests.game.many_statistics import made_games
from tests.game.play.statistics_kit import ABOUT, KINDS, finished, games, made, record


@pytest.fixture
def store(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "data", GAMES)


# -- what is recorded --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(registry.PLUGINS))
def test_a_record_holds_what_the_result_says(game: str, store: Statistics) -> None:
    match = finished(game)
    told, result = record(match), match.result()
    assert result is not None
    assert (told.game, told.moves, told.note) == (game, len(match.log), result.note)
    assert [seat.vp for seat in told.seats] == list(result.totals)
    assert tuple(seat.seat for seat in told.seats if seat.won) == tuple(sorted(result.winners))
    assert [seat.seat for seat in sorted(told.seats, key=lambda seat: seat.place)] == list(result.ranking)
    assert [seat.person for seat in told.seats[: len(match.occupants)]] == [one.person for one in match.occupants]
    assert all(seat.role for seat in told.seats) and told.rounds > 0
    for seat in told.seats:
        lines = sum(line.vp for line in result.lines[seat.seat])
        assert sum(seat.scores.values()) == (lines if seat.person else 0)
        assert bool(seat.facts) == seat.person and (seat.person or not seat.achievements)
    store.record(told)
    person = next(seat for seat in told.seats if seat.person)
    (first, *_) = games(store)
    others = [seat.vp for seat in told.seats if seat.seat != person.seat]
    assert (first.vp, first.rivals, first.role, first.rung) == (person.vp, max(others), person.role, told.rung)
    means = store.read(lambda connection: mean_scores(connection, game, None))
    assert means and set(means) == {name for seat in told.seats for name in seat.scores}


def test_a_game_that_runs_is_never_counted() -> None:
    match = FACTORIES["brazil"].new(chosen("persons"), 4)
    with pytest.raises(ValueError, match="it does not count"):
        record(match)


def test_of_a_game_whose_history_is_cut_only_the_result_counts() -> None:
    match = finished("brazil")
    session = match.session
    cut = type(session)(session.rules, session.setup, session.seed, session.position(len(session.log)))
    told = record_of(cut, match.occupants, ABOUT["brazil"], match.identity, "")
    assert [seat.vp for seat in told.seats] == [seat.vp for seat in record(match).seats]
    assert not any(seat.facts or set(seat.achievements) - {"giant_slayer", "hairs_breadth"} for seat in told.seats)


def test_all_names_and_numbers_can_be_kept(store: Statistics) -> None:
    odd = ["\ud800\udfff half", "a" * 10_000, "Ana\0'); DROP TABLE games; --", "=1+1", "*bold* [gold]", " "]
    for number, name in enumerate(odd):
        match = finished("historia")
        match.occupants[0] = Occupant("person", name)
        told = record(match)
        seats = (replace(told.seats[0], vp=10**30), *told.seats[1:])
        store.record(replace(told, id=f"{number:016x}", seats=seats, rounds=-(10**30)))
    found = games(store)
    assert len(found) == len(odd) and all(len(one.name) <= 60 for one in found)
    assert {one.name for one in found} >= {"", "=1+1", "*bold* [gold]"}


# -- counted once ------------------------------------------------------------------------------------------------


def test_a_game_counts_once_and_its_earliest_end_stays(store: Statistics) -> None:
    first = made(ended="2026-05-05T10:00:00", file="a.imperial")
    store.record(first)
    store.record(replace(first, file="renamed.imperial"))
    later = replace(first, ended="2026-06-06T10:00:00", seats=tuple(replace(seat, vp=999) for seat in first.seats))
    store.record(later)
    (one,) = games(store)
    assert (one.ended, one.vp, one.file) == (first.ended, first.seats[0].vp, "renamed.imperial")
    earlier = replace(later, ended="2026-04-04T10:00:00")
    store.record_review(first.id, 0, 20.0, (15.0, 25.0), 0.1)
    store.record(earlier)
    (one,) = games(store)
    assert (one.ended, one.vp, one.rating) == (earlier.ended, 999, 20.0)


def test_the_id_stays_over_saves_copies_and_restarts(tmp_path: Path) -> None:
    path = tmp_path / f"a{ENDING}"
    match = FACTORIES["brazil"].new(chosen("persons"), 4, path)
    match.keep()
    match.close()
    shutil.copy(path, tmp_path / f"copy{ENDING}")
    again = [FACTORIES["brazil"].load(one) for one in (path, tmp_path / f"copy{ENDING}")]
    assert {one.identity.id for one in again} == {match.identity.id}
    assert FACTORIES["brazil"].new(chosen("persons"), 4).identity.id != match.identity.id, "the same deal, played anew"
    for one in again:
        one.close()


def test_a_save_without_an_id_gets_the_same_one_in_every_copy() -> None:
    one, other = finished("historia"), finished("historia", seed=5)
    ids = [GameIdentity.of({}, match.session).id for match in (one, one, other)]
    assert ids[0] == ids[1] == derived_id(one.session) and ids[0] != ids[2]
    for odd in (None, 7, "x" * 16, "ab", ["0" * 16], "0" * 17):
        assert GameIdentity.of({"id": odd}, one.session).id == ids[0]
    assert GameIdentity.of({"id": "0123456789abcdef"}, one.session).id == "0123456789abcdef"


def test_a_finished_game_keeps_the_date_of_its_end(tmp_path: Path) -> None:
    path = tmp_path / f"a{ENDING}"
    match = finished("historia", path)
    ended = match.identity.ended
    assert ended
    save = read_save(path)
    assert save.extra["ended"] == ended
    again = FACTORIES["historia"].load(path)
    again.identity.ended = ended  # whatever the clock says when it is saved again
    assert again.extra()["ended"] == ended and GameIdentity.of({"saved": "2020-01-01T00:00:00"}, match.session).ended
    again.close()


def test_nothing_of_a_game_is_written_when_one_line_of_it_fails(
    store: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.record(made(0))
    real, calls = store_module._add_seat, []

    def fails(*args: Any) -> None:
        calls.append(args)
        if len(calls) == 2:
            raise sqlite3.OperationalError("disk I/O error")
        real(*args)

    monkeypatch.setattr(store_module, "_add_seat", fails)
    with pytest.raises(StatisticsError):
        store.record(made(1))
    monkeypatch.undo()
    assert [one.id for one in games(store)] == [made(0).id]
    store.record(made(2))
    assert len(games(store)) == 3, "what failed is counted with the next one"


def test_three_crowns_come_with_the_third_game(store: Statistics) -> None:
    fresh = []
    for number, game in enumerate(("brazil", "brazil", "struggle", "historia", "historia")):
        seat = SeatRecord(0, True, "Ana", "person", "", 9, 1, True, achievements=("utopia",) if number == 4 else ())
        record = GameRecord(f"{number:016x}", game, "", False, "", f"2026-01-0{number + 1}", 1, 1, "", "", (seat,))
        fresh.append(store.record(record))
    assert fresh == [{}, {}, {}, {0: (THREE_CROWNS,)}, {0: ("utopia",)}]
    other = store.read(lambda connection: overview(connection, "", "Rui"))
    assert other is not None and not other.achievements and not other.played


def test_a_achievement_is_new_to_a_person_once(store: Statistics) -> None:
    seat = SeatRecord(0, True, "Ana", "person", "egypt", 9, 1, True, achievements=("utopia",))
    first = GameRecord("0" * 16, "historia", "two", False, "", "2026-01-01", 1, 1, "", "", (seat,))
    assert store.record(first) == {0: ("utopia",)}
    assert store.record(first) == {} == store.record(replace(first, id="1" * 16))
    other = replace(first, id="2" * 16, seats=(replace(seat, name="Rui"),))
    assert store.record(other) == {0: ("utopia",)}
    known = store.read(lambda connection: overview(connection, "", "Ana"))
    assert known is not None and known.fresh == ("utopia",) and known.achievements == {"utopia": "2026-01-01"}
    store.mark_shown("Ana", known.fresh)
    known = store.read(lambda connection: overview(connection, "", "Ana"))
    assert known is not None and known.fresh == ()


def test_a_file_with_all_kinds_of_rows_is_sound_for_the_next_program(store: Statistics) -> None:
    seat = SeatRecord(0, True, "Ana", "person", "egypt", 9, 1, True, {"wonders": 3}, {"trades": 2}, ("utopia",))
    first = GameRecord("0" * 16, "historia", "two", False, "", "2026-01-01", 1, 1, "", "", (seat,))
    store.record(first)
    store.record_review(first.id, 0, 12.0, (10.0, 14.0), 0.0)
    store.mark_shown("Ana", ["utopia"])
    later = Statistics(store.path.parent, GAMES)
    later.record(replace(first, id="1" * 16))
    assert later.set_aside is None and len(games(later)) == 2


# -- reviews -----------------------------------------------------------------------------------------------------


def test_a_review_is_kept_and_a_newer_one_replaces_it(store: Statistics) -> None:
    record = made()
    store.record(record)
    assert store.record_review(record.id, 0, 31.5, (28.0, 35.0), -0.04)
    assert store.record_review(record.id, 0, 25, (20, 30), 0)
    (one,) = games(store)
    assert (one.rating, one.low, one.high, one.luck) == (25.0, 20.0, 30.0, 0.0)
    assert not store.record_review("f" * 16, 0, 1.0, (0.0, 2.0), 0.0), "a game that is not counted"
    assert not store.record_review(record.id, 1, 1.0, (0.0, 2.0), 0.0), "a bot's seat"
    for numbers in ((float("nan"), (0, 1), 0), (1, (float("-inf"), 1), 0), (1, (2, 1), 0), (1, (0, 1), float("inf"))):
        with pytest.raises(ValueError, match="no result"):
            store.record_review(record.id, 0, *numbers)
    assert games(store)[0].rating == 25.0


@pytest.mark.parametrize(
    ("won", "all_", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.278), (8, 10, 0.490, 0.943), (50, 100, 0.404, 0.596), (10, 10, 0.722, 1)],
)
def test_the_interval_of_a_share_is_wilsons(won: int, all_: int, low: float, high: float) -> None:
    share = Share(won, all_)
    assert share.interval == pytest.approx((low, high), abs=0.001)
    assert share.few == (all_ < 10)


def test_records_are_the_best_of_a_person_or_of_all(store: Statistics) -> None:
    items = registry.plugin("brazil").statistics_items
    assert items is not None
    store.record_all(made_games(300))
    kinds = [("brazil", kind) for kind in items.records]
    for name in (None, "Ana", "Rui"):
        known = store.read(lambda connection, name=name: overview(connection, "brazil", name))
        assert known is not None
        best = store.read(lambda c, name=name, known=known: best_of(c, kinds, name, known.played))
        assert best is not None
        raw = {one.id: one for one in made_games(300)}
        for _, kind in kinds:
            fits = [one for one in known.played if one.won or not kind.won]
            values = [
                raw[one.id].seats[0].vp if kind.fact == "vp" else raw[one.id].seats[0].facts[kind.fact] for one in fits
            ]
            equal = [one for one, value in zip(fits, values, strict=True) if value == best["brazil", kind.id].n]
            assert best["brazil", kind.id].n == (min if kind.least else max)(values), kind
            assert best["brazil", kind.id].played.ended == min(one.ended for one in equal), "the earlier of equal ones"


# -- rebuilt from the saves --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of each kind with a copy, one that runs, a branch, one finished elsewhere, and odd files."""
    folder = tmp_path_factory.mktemp("saves")
    over = {game: finished(game, folder / f"{game}{ENDING}") for game in KINDS}
    shutil.copy(folder / f"brazil{ENDING}", folder / f"copy{ENDING}")
    running = FACTORIES["brazil"].new(chosen("persons"), 9, folder / f"running{ENDING}")
    running.submit(running.session.legal_moves(running.current_seat)[0])
    running.keep()
    running.close()
    match = over["historia"]
    adopt(folder, fork_save(match, len(match.log), "branch"), "branch")
    adopt(folder, read_save(folder / f"struggle{ENDING}"), "elsewhere")
    (folder / f"odd{ENDING}").write_bytes(b"\x00\xff" * 99)
    whole = read_save(folder / f"historia{ENDING}").model_dump(mode="json")
    whole["seal"] = "0"
    (folder / f"forged{ENDING}").write_text(json.dumps(whole))
    return folder


def test_the_saves_give_the_same_statistics_again(saves: Path, store: Statistics) -> None:
    for game in KINDS:
        match = FACTORIES[game].load(saves / f"{game}{ENDING}")
        store.record(record(match))
        match.close()
    live = store.read(as_csv)
    other = Statistics(store.path.parent / "again", GAMES)
    done = rebuild(other, saves, GAMES, ABOUT)
    assert (done.saves, done.counted, done.fresh, done.running) == (9, 4, 3, 1)
    assert (done.left_out, done.unreadable) == (2, 2)
    assert other.read(as_csv) == live
    again = rebuild(other, saves, GAMES, ABOUT)
    assert again.fresh == 0 and other.read(as_csv) == live


def test_what_is_not_counted_is_found_by_the_heads_of_the_saves(saves: Path, store: Statistics) -> None:
    def missing() -> int:
        known = store.read(lambda connection: overview(connection, "historia", "nobody")) or Overview()
        return uncounted(saves, GAMES, known.ids, known.files)

    assert missing() == 3, "a copy is no game of its own; what runs, branched off or ended elsewhere is none"
    seen: list[tuple[int, int]] = []
    rebuild(store, saves, GAMES, ABOUT, lambda done: seen.append((done.saves, done.of)))
    assert missing() == 0, "whatever game and person the page shows"
    assert seen == [(number, 9) for number in range(1, 10)]


def changed_save(saves: Path, folder: Path, **changes: Any) -> Path:
    whole = read_save(saves / f"historia{ENDING}").model_dump(mode="json")
    save = SaveFile.model_validate({**whole, **changes})
    save.checksum = save.compute_checksum()
    write_save(folder / f"changed{ENDING}", save)
    return folder / f"changed{ENDING}"


def test_a_save_without_an_id_is_known_by_its_name(saves: Path, tmp_path: Path) -> None:
    extra = {key: value for key, value in read_save(saves / f"historia{ENDING}").extra.items() if key != ID}
    path = changed_save(saves, tmp_path, extra=extra)
    assert [uncounted(tmp_path, GAMES, (), files) for files in ((), (path.name,))] == [1, 0]


def test_a_save_between_bots_is_neither_missing_nor_counted(saves: Path, store: Statistics, tmp_path: Path) -> None:
    players = [{"name": "", "who": "settler"} for _ in read_save(saves / f"historia{ENDING}").players]
    changed_save(saves, tmp_path, players=players)
    assert uncounted(tmp_path, GAMES, (), ()) == 0
    done = rebuild(store, tmp_path, GAMES, ABOUT)
    assert (done.saves, done.counted, done.left_out) == (1, 0, 1)


def test_rebuilding_keeps_reviews_and_games_whose_saves_are_gone(saves: Path, store: Statistics) -> None:
    store.record(made(5))
    rebuild(store, saves, GAMES, ABOUT)
    historia = next(one for one in games(store) if one.game == "historia" and one.id != made(5).id)
    store.record_review(historia.id, historia.seat, 12.0, (10.0, 14.0), 0.0)
    rebuild(store, saves, GAMES, ABOUT)
    found = games(store)
    assert made(5).id in {one.id for one in found}
    assert [one.rating for one in found if one.id == historia.id] == [12.0]


# -- CSV ---------------------------------------------------------------------------------------------------------


def test_the_table_has_a_line_a_seat_and_runs_no_formula(store: Statistics) -> None:
    record = made(0)
    seats = (replace(record.seats[0], name='=HYPERLINK("x")', achievements=("a", "b")), *record.seats[1:])
    store.record(replace(record, seats=seats))
    raw = store.read(as_csv)
    assert raw is not None
    rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"))))
    assert len(rows) == len(record.seats)
    assert rows[0]["name"] == '\'=HYPERLINK("x")' and rows[0]["achievements"].split() == ["a", "b"]
    assert int(rows[0]["points"]) == record.seats[0].vp and rows[0]["rating"] == ""
    for category, vp in record.seats[0].scores.items():
        assert int(rows[0][f"points_{category}"]) == vp


def test_a_bots_game_reaches_no_person(store: Statistics) -> None:
    """A whole game of bots, seen from the statistics: nobody's."""
    match = finished("historia")
    match.occupants[:] = [Occupant("settler", "") for _ in match.occupants]
    told = record(match)
    store.record(told)
    assert told.rung == "settler" and games(store) == []
