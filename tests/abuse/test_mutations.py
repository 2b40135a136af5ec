"""Changed saves, journals, pictures and texts through everything that is done with them: right, or refused in one
sentence within a second and in little memory.

The long form: ``python -m tests.abuse.test_mutations 10000 [seed]``, also every neighbour swap of 20 logs.
"""

from __future__ import annotations

import contextlib
import io
import json
import logging
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage import sealing
from engine.storage.journal import Journal
from engine.storage.paste_code import PasteCodeError, of_text, to_text
from engine.storage.save import to_save, verify
from engine.storage.save_file import SavedOccupant, SaveError, SaveFile, as_bytes, parse_save, read_save, write_save
from game.platform import save_list
from game.platform.backups import journal_of
from game.play.autosave import resume_game
from game.screens.saved_game_card import decode_picture
from tests.abuse.test_decisions import TABLES
from tests.core.mutate import mutate, scratch

SOURCES = ("amazon", "over_the_atlantic", "struggle", "struggle, all options", "historia 1+2", "historia 3+0")
FURTHER, WHOLE, LOG = 110, 100_000, 150  # moves
SECOND, MOST_MEMORY = 1.0, 200 << 20
PLAYERS = [SavedOccupant(name="Ana", who="person"), SavedOccupant(name="Rui", who="settler")]


def chance(size: int) -> bytes:
    return bytes(range(size))


@dataclass(slots=True)
class Sources:
    """Files as they are: by name, the bytes of save and journal."""

    saves: list[bytes] = field(default_factory=list)
    journals: list[tuple[bytes, bytes]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


def sources(folder: Path, sealed: bool) -> Sources:
    """Running and finished games of every game, half of them with a journal that is ahead of its save."""
    sealing.set_key_folders(*([folder / "keys"] if sealed else []), fresh=chance)
    found = Sources()
    path = folder / "saves" / "game.imperial"
    for name in SOURCES:
        table = next(table for table in TABLES if table.name == name)
        for moves in (30, FURTHER if name != "struggle" else WHOLE):
            session = table.new(5)
            steps = table.steps(session, 5)
            journal = Journal.begin(journal_of(path), session, PLAYERS)
            save = to_save(session, {"round": 1, "era": 1, "colours": ["green"]}, PLAYERS, journal.last)
            for _ in zip(range(moves), _journalled(session, steps, journal), strict=False):
                if len(session.log) == 20:
                    save = to_save(session, save.extra, PLAYERS, journal.last)
            journal.close()
            if moves < 100:
                write_save(path, save)
                found.journals.append((path.read_bytes(), journal_of(path).read_bytes()))
            write_save(path, to_save(session, save.extra, PLAYERS))
            found.saves.append(path.read_bytes())
            if moves < 100:
                found.texts.append(to_text(session, PLAYERS))
    journal_of(path).unlink()
    return found


def _journalled(session: Session[Any, Any], steps: Iterator[Any], journal: Journal) -> Iterator[None]:
    for move in steps:
        session.submit(move)
        journal.append_move(session)
        yield


def one_sentence(error: object) -> None:
    assert "\n" not in str(error) and 0 < len(str(error)) < 700, repr(error)[:2000]


def command(*words: str) -> bool:
    """``python -m engine``; False where it refused, in one sentence."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    if status:
        one_sentence(err.getvalue().strip() or out.getvalue().strip())
    return status == 0


def play_on(session: Session[Any, Any], rng: Rng) -> None:
    for _ in range(8):
        if not session.awaiting:
            return
        seat = session.awaiting[0]
        session.rules.determinize(session.view(seat), seat, rng)
        session.submit(rng.choice(session.legal_moves(seat)))


def through_all(path: Path, whole: SaveFile | None) -> str:
    """List, draw, load, play on, verify, replay. ``whole``: what an unchanged save says. Returns what became of it."""
    save_list._summary.cache_clear()  # no player's disk is as fast as this
    summary = save_list.read_summary(path)
    decode_picture(summary.picture) if summary.picture else None
    agrees = command("verify", str(path), "--json")
    replayed = command("replay", str(path), "--json")
    rules = GAMES.get(summary.game, GAMES["brazil"])
    try:
        taken = resume_game(rules, path)
    except SaveError as error:
        one_sentence(error)
        assert not agrees and not replayed
        return "refused"
    if taken.journal is not None:
        taken.journal.close()
    if taken.lost:
        one_sentence(taken.lost)
    play_on(taken.session, Rng(3))
    if whole is not None:
        assert taken.save == whole, "an altered save was taken for whole"
    return "lost" if taken.lost else "right"


def changed_save(data: bytes, rng: Rng) -> bytes:
    """Bytes, or a value in the head, or, where it is open, in the body."""
    if rng.below(2):
        return scratch(data, rng)
    head, body, _ = data.split(b"\n")
    if rng.below(2) and body.startswith(b"{"):
        return head + b"\n" + json.dumps(mutate(json.loads(body), rng)).encode() + b"\n"
    return json.dumps(mutate(json.loads(head), rng)).encode() + b"\n" + body + b"\n"


def knowing(data: bytes, rng: Rng, folder: Path) -> bytes:
    """Changed by somebody who knows the format and how to seal."""
    path = folder / "known.imperial"
    path.write_bytes(data)
    whole = json.loads(read_save(path).model_dump_json())
    for _ in range(20):
        try:
            save = SaveFile.model_validate({**mutate(whole, rng), "format": whole["format"]})
            save.checksum = save.compute_checksum()
            return as_bytes(save)
        except ValueError:
            continue
    return data


def changed_lines(data: bytes, rng: Rng) -> bytes:
    if rng.below(3):
        return scratch(data, rng)
    lines = data.splitlines(keepends=True)
    at = rng.below(len(lines) - 1)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return b"".join(lines)


@dataclass(slots=True)
class Figures:
    ends: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0


def timed(figures: Figures, kind: str, one: Callable[[], str]) -> None:
    began = time.process_time()
    end = one()
    figures.ends[f"{kind} {end}"] += 1
    figures.slowest = max(figures.slowest, time.process_time() - began)


def _text(text: str, rng: Rng) -> str:
    broken = scratch(text.encode(), rng).decode("utf-8", "replace")
    try:
        session, _ = of_text(broken, GAMES)
    except PasteCodeError as error:
        one_sentence(error)
        return "refused"
    play_on(session, rng)
    return "right"


def abuse(number: int, seed: int, sealed: bool, figures: Figures) -> None:
    """So many changes: four of ten of saves, two by somebody who knows how to seal, three of journals, one of texts."""
    rng = Rng(seed)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        found = sources(folder, sealed)
        path = folder / "saves" / "changed.imperial"
        beside = journal_of(path)
        for _ in range(number):
            way = rng.below(10)
            beside.unlink(missing_ok=True)
            if way < 4:
                data = rng.choice(found.saves)
                path.write_bytes(data)
                whole = read_save(path)
                path.write_bytes(changed_save(data, rng))
                timed(figures, "save", lambda whole=whole: through_all(path, whole))  # type: ignore[misc]
            elif way < 6:
                path.write_bytes(knowing(rng.choice(found.saves), rng, folder))
                timed(figures, "sealed anew", lambda: through_all(path, None))
            elif way < 9:
                save, lines = rng.choice(found.journals)
                path.write_bytes(save)
                beside.write_bytes(changed_lines(lines, rng))
                timed(figures, "journal", lambda: through_all(path, None))
            else:
                timed(figures, "text", lambda: _text(rng.choice(found.texts), rng))
    sealing.set_key_folders(fresh=chance)


def swaps(session: Session[Any, Any]) -> tuple[int, int]:
    """Every two neighbours of a log changed round, by a hand that seals anew; how many, and how many were the same."""
    data = json.loads(to_save(session, {}, PLAYERS).model_dump_json())
    moves = data["moves"]
    tried = alike = 0
    for place in range(len(moves) - 1):
        if moves[place] == moves[place + 1]:
            alike += 1
            continue
        tried += 1
        for digests in (data["digests"], _swapped(data["digests"], place + 1)):
            refuse({**data, "moves": _swapped(moves, place), "digests": digests}, session)
    return tried, alike


def _swapped(items: list[Any], at: int) -> list[Any]:
    return [*items[:at], items[at + 1], items[at], *items[at + 2 :]] if at + 1 < len(items) else items


def refuse(data: dict[str, Any], session: Session[Any, Any]) -> None:
    """It does not verify: neither as it lies there, nor sealed anew."""
    for anew in (False, True):
        try:
            save = SaveFile.model_validate(data) if anew else parse_save(data)
            if anew:
                save.checksum = save.compute_checksum()
            verify(session.rules, save)
        except SaveError as error:
            one_sentence(error)
            continue
        raise AssertionError("an altered log verifies")


def other_people(session: Session[Any, Any]) -> None:
    """Names and kinds of seats are covered, too; whoever seals anew has written another save, not altered this one."""
    data = json.loads(to_save(session, {}, PLAYERS).model_dump_json())
    for players in ([{"name": "Eva", "who": "person"}, data["players"][1]], data["players"][::-1]):
        with pytest.raises(SaveError):
            parse_save({**data, "players": players})


def log_of(number: int) -> Session[Any, Any]:
    """A game of every table in turn, no longer than `LOG`."""
    table = TABLES[number % len(TABLES)]
    session = table.new(number)
    for _, move in zip(range(LOG), table.steps(session, number), strict=False):
        session.submit(move)
    return session


@pytest.mark.parametrize("sealed", [False, True], ids=["open", "sealed"])
def test_whatever_was_changed_is_right_or_refused(sealed: bool) -> None:
    figures = Figures()
    abuse(24, 1, sealed, figures)
    assert sum(figures.ends.values()) == 24 and figures.ends["save refused"] > 5


def test_no_two_neighbours_of_a_log_can_be_swapped() -> None:
    table = next(table for table in TABLES if table.name == "struggle")
    session = table.new(3)
    for _, move in zip(range(12), table.steps(session, 3), strict=False):
        session.submit(move)
    tried, alike = swaps(session)
    assert tried + alike == 11
    other_people(session)


def long(number: int, seed: int) -> int:
    figures = Figures()
    for part in range(0, number, 500):
        abuse(min(500, number - part), seed + part, bool(part // 500 % 2), figures)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
        text = f"{sum(figures.ends.values())} changed, slowest {figures.slowest:.2f} s, {memory >> 20} MB"
        sys.stdout.write(f"{text}: {dict(sorted(figures.ends.items()))}\n")
        sys.stdout.flush()
    return int(figures.slowest > SECOND or memory > MOST_MEMORY)


def long_swaps(logs: int) -> None:
    tried = alike = 0
    for number in range(logs):
        session = log_of(number)
        other_people(session)
        counts = swaps(session)
        tried, alike = tried + counts[0], alike + counts[1]
        sys.stdout.write(f"{number + 1} logs: {tried} neighbours swapped, none verifies; {alike} were alike\n")
        sys.stdout.flush()


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    if sys.argv[1] == "--swaps":
        long_swaps(int(sys.argv[2]))
        sys.exit(0)
    sys.exit(long(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
