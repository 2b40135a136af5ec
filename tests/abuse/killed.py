"""A program that plays a game by chance and says after every step what is shown.

``python -m tests.abuse.killed SAVE SEED KIND``, KIND one of KINDS.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from pathlib import Path
from typing import Any

from engine.core.vault import keep_keys_in
from game.brazil.match import Match as Brazil
from game.historia.match import Match as Historia
from game.play.begin import new_session, sitters_of, taken_up
from game.play.match import Match
from game.settings import LastGame, SeatChoice
from game.struggle.match import Match as Struggle

MATCHES: dict[str, type[Any]] = {"brazil": Brazil, "historia": Historia, "struggle": Struggle}
# game, scenario ("": the first for so many), the seats' looks, who sits there
KINDS: dict[str, tuple[str, str, tuple[str, ...], tuple[str, ...]]] = {
    "persons": ("brazil", "", ("green", "orange"), ("person", "person")),
    "bots": ("brazil", "", ("green", "orange"), ("person", "settler")),
    "solo": ("brazil", "", ("green",), ("person",)),
    "struggle": ("struggle", "standard", ("france", "britain"), ("person", "person")),
    "struggle, a bot": ("struggle", "standard", ("france", "britain"), ("settler", "person")),
    "historia": ("historia", "three", ("egypt", "china", "india"), ("person", "person", "person")),
    "historia, a bot": ("historia", "two_filled", ("egypt", "china"), ("person", "settler")),
}


def rules_of(kind: str) -> Any:
    from engine.catalogue import GAMES

    return GAMES[KINDS[kind][0]]


def game(kind: str) -> LastGame:
    from engine.brazil.scenarios import all_scenarios

    of, scenario, looks, who = KINDS[kind]
    if of == "brazil":
        found = next(found for found in all_scenarios()[0] if found.seats == len(who))
        scenario = found.id
        looks = (found.solo.colour,) if found.solo else looks
    seats = [SeatChoice(who=one, name=look, colour=look) for one, look in zip(who, looks, strict=True)]
    return LastGame(scenario=scenario, seats=seats)


def new(kind: str, seed: int | None, path: Path) -> Match[Any, Any]:
    chosen = game(kind)
    match: Match[Any, Any] = MATCHES[KINDS[kind][0]](
        new_session(rules_of(kind), chosen, seed), sitters_of(chosen), path
    )
    return match


def load(kind: str, path: Path) -> Match[Any, Any]:
    """Raises SaveError, GameBusy."""
    match: Match[Any, Any] = taken_up(rules_of(kind), path, MATCHES[KINDS[kind][0]])
    return match


def shown(match: Match[Any, Any]) -> str:
    session = match.session
    return json.dumps([len(session.log), match.digest(), session.fixed, len(session.undone)])


def play(path: Path, seed: int, kind: str) -> None:
    dice = random.Random(seed)
    keep_keys_in(path.parent / "keys", fresh=secrets.token_bytes)
    match = new(kind, None if seed % 2 else seed, path)
    while match.asked is not None:
        seat = dice.choice(match.awaiting)  # of those who choose at the same time, any
        chance = dice.random()
        if chance < 0.08 and match.can_undo:
            match.undo()
        elif chance < 0.14 and match.can_redo:
            match.redo()
        elif chance < 0.2 and match.handover_needed:
            match.hand_over(match.asked)
        elif chance < 0.24:
            match.keep()
        else:
            match.submit(dice.choice(match.session.legal_moves(seat)))
            if not match.is_person(seat):
                match.fix()
            if match.customs.ends_turn(match.log[-1].move):
                match.keep()
        print(shown(match), flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
