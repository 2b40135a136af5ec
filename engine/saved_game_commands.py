"""The engine's commands on a saved game: ``replay`` prints it, ``verify`` checks it and its journal, ``review`` judges
how it was played."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine.bots.compare import Z
from engine.bots.review import review
from engine.cli_arguments import UsageError, print_result
from engine.core.deal import HOST, participant_name
from engine.core.event import visible
from engine.core.rules import M, Rules, S
from engine.registry import GAMES
from engine.storage import sealing
from engine.storage.files import is_missing
from engine.storage.journal import JournalError, read_journal
from engine.storage.journal_file import JournalEmpty
from engine.storage.resume import Superseded, resume
from engine.storage.save import load_session, verify
from engine.storage.save_file import SaveError, SaveFile, read_head, read_save
from engine.storage.signed_game import SignedGameError


def _saved(args: argparse.Namespace) -> tuple[Rules[Any, Any], SaveFile]:
    """A save and the game it is of. Raises SaveError."""
    path: Path = args.save
    if args.keys is not None:
        sealing.add_key_folder(args.keys)
    save = read_save(path)
    rules = GAMES.get(save.game)
    if rules is None:
        raise SaveError(f"{path}: game: unknown game {save.game!r}; there are {', '.join(GAMES)}")
    return rules, save


def replay_command(args: argparse.Namespace) -> int:
    """Prints every move of a saved game, its secrets included (of a running, sealed game only its kind and seat), and
    the events that everybody may see, where the log can be replayed. Returns the exit status 0."""
    rules, save = _saved(args)
    sealed = save.totals is None and args.save.suffix != ".png" and bool(read_head(args.save).key)
    session, cut = load_session(rules, save)
    if cut:
        print(f"{args.save}: {cut}; only the moves can be shown", file=sys.stderr)
    moves = []
    for number, data in enumerate(save.moves, 1):
        events = [repr(event) for event in visible(session.log[number - 1].events, None)] if not cut else []
        if sealed:
            data = {name: data[name] for name in ("kind", "seat") if name in data}
        moves.append({"move": data, "events": events})
        if not args.json:
            print(f"{number:5} {data}")
            for event in events:
                print(f"        {event}")
    result = session.result()
    if args.json:
        print(json.dumps({"moves": moves, "totals": list(result.totals) if result else None}))
    elif result:
        print(f"totals {list(result.totals)}, winners {[seat + 1 for seat in result.winners]}")
    return 0


def verify_command(args: argparse.Namespace) -> int:
    rules, save = _saved(args)
    try:
        verify(rules, save)
        note = _verify_journal(args.save, rules, save)
    except SaveError as error:
        report: dict[str, Any] = {"ok": False, "reason": str(error)}
        if isinstance(error, SignedGameError):
            report |= {"line": error.line, "whose": participant_name(error.participant)}
        print_result(args, report, [f"{args.save}: {error}"])
        return 1
    older = sum(len(chapter.moves) for chapter in save.older)
    text = f"{args.save}: {len(save.moves)} moves agree"
    if older:
        text += f"; {older} before them are from before a correction and can only be read"
    lines = [text, *([note] if note else [])]
    if save.deal is not None:
        lines += _signed_by(save)
    elif save.commitment:
        lines.append(f"the deal is the one promised before the first move: {save.commitment}")
        lines.append("whoever began the game may have drawn several deals and chosen among them")
    if save.nonce and save.totals is not None:
        lines.append(f"seed {save.seed}, nonce {save.nonce}")
    report = {"ok": True, "moves": len(save.moves), "older": older, "commitment": save.commitment, "journal": note}
    report["signed"] = len(save.signed)
    print_result(args, report, lines)
    return 0


def _signed_by(save: SaveFile) -> list[str]:
    """Says what is proved of a game dealt by all its people, and by which keys."""
    assert save.deal is not None
    terms = save.deal.terms
    lines = [
        f"the deal was drawn by {', '.join(map(participant_name, terms.participants))} together: {save.commitment}",
        f"{len(save.signed)} lines are signed, each over the line before",
    ]
    for participant in terms.participants:
        name = "" if participant == HOST else f" {terms.seats[participant].name}"
        lines.append(f"{participant_name(participant)}{name}: key {terms.key_of(participant)}")
    for number, line in enumerate(save.signed, 1):
        if line.do in ("call_in", "come_back"):
            did = "the host signs for it from here on" if line.do == "call_in" else "signs for itself again"
            lines.append(f"line {number}, {participant_name(line.seat)}: {did}")
    return lines


def _verify_journal(path: Path, rules: Rules[S, M], save: SaveFile) -> str:
    """The journal beside a save, if there is one, goes on from it and promises the same deal. Returns what is to be
    said of one that tells nothing beyond the save, "" if it is as usual. Raises SaveError."""
    beside = path.with_name(f"{path.name}.journal")
    lost = "; moves made after the save may be missing" if save.link and save.totals is None else ""
    if is_missing(beside):
        return lost and f"{beside}: is not there, though the save names it{lost}"
    try:
        resume(rules, beside, read_journal(beside), save)
    except (JournalEmpty, Superseded) as error:
        return f"{error}{lost}"
    except JournalError as error:
        raise SaveError(str(error)) from error
    return ""


def review_command(args: argparse.Namespace) -> int:
    """Reviews a finished game and prints its costliest turns, with the rating and luck of each seat. Returns the exit
    status 0. Raises UsageError for a game that is not over or not whole."""
    rules, save = _saved(args)
    session, cut = load_session(rules, save)
    if session.awaiting or session.older or cut:
        raise UsageError(f"{args.save}: only a whole game that is over can be reviewed")
    result = session.result()
    assert result is not None
    seats = tuple(range(len(result.totals)))
    found = review(
        rules, session.position(0), [entry.move for entry in session.log], seats, args.seed, helpers=args.jobs
    )
    lines, rows = [], []
    for one in found.mistakes:
        low, high = one.loss.interval
        row = {"move": one.moves + 1, "seat": one.seat + 1, "grade": one.grade, "loss": one.loss.mean}
        rows.append({**row, "interval": (low, high), "points": one.points})
        lines.append(
            f"move {row['move']:4} seat {row['seat']} {one.grade:10} {100 * one.loss.mean:5.1f} % "
            f"[{100 * low:.1f}-{100 * high:.1f}]  {one.points:5.1f} points"
        )
        for name, turn in (("-", one.played), ("+", one.better)):
            lines.append(f"      {name} {[rules.dump_move(move) for move in turn]}")
    ratings = {seat + 1: rating._asdict() for seat, rating in found.ratings.items()}
    lines += [
        f"seat {seat + 1}  {one.choices} choices, rating {one.rating:.1f} [{one.low:.1f}-{one.high:.1f}], "
        f"luck {100 * one.luck:+.1f} ± {100 * Z * one.luck_error:.1f} %"
        for seat, one in found.ratings.items()
    ]
    print_result(args, {"seed": args.seed, "mistakes": rows, "ratings": ratings}, lines)
    return 0
