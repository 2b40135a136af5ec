"""A program that plays a game of Brazil: Imperial by chance and says after every step what is shown.

``python -m tests.abuse.killed SAVE SEED KIND``, KIND one of KINDS.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from pathlib import Path

from engine.core.vault import keep_keys_in
from game.brazil.match import Match
from game.settings import LastGame, SeatChoice

KINDS = {"persons": ("person", "person"), "bots": ("person", "settler"), "solo": ("person",)}
COLOURS = ("green", "orange")


def game(kind: str) -> LastGame:
    from engine.brazil.scenarios import all_scenarios

    who = KINDS[kind]
    scenario = next(found for found in all_scenarios()[0] if found.seats == len(who))
    colours = (scenario.solo.colour,) if scenario.solo else COLOURS
    return LastGame(
        scenario=scenario.id,
        seats=[SeatChoice(who=one, name=colour, colour=colour) for one, colour in zip(who, colours, strict=True)],
    )


def shown(match: Match) -> str:
    session = match.session
    return json.dumps([len(session.log), match.digest(), session.fixed, len(session.undone)])


def play(path: Path, seed: int, kind: str) -> None:
    dice = random.Random(seed)
    keep_keys_in(path.parent / "keys", fresh=secrets.token_bytes)
    match = Match.new(game(kind), None if seed % 2 else seed, path)
    while (seat := match.asked) is not None:
        chance = dice.random()
        if chance < 0.08 and match.can_undo:
            match.undo()
        elif chance < 0.14 and match.can_redo:
            match.redo()
        elif chance < 0.2 and match.handover_needed:
            match.hand_over(seat)
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
