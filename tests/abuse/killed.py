"""A program that plays a game by chance and says after every step what is shown, until somebody ends it.

``python -m tests.abuse.killed HOME SEED KIND``: the folder of the player's folders, KIND one of KINDS.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.storage.sealing import set_key_folders
from game.platform.folders import Folders
from game.platform.save_list import ENDING
from game.platform.settings import LastNewGame, SeatChoice
from game.play.match import Match
from game.play.session_factory import new_session, occupants_of, resume_match

if TYPE_CHECKING:
    from game.screens.game_table import GameTable

WARLIKE = ("Attack", "BuyWarTile", "DeployUnit", "MoveUnits", "Reveal")  # moves that lead to a war sooner
POWERS, THREE = ("france", "britain"), ("egypt", "china", "india")


@dataclass(frozen=True, slots=True)
class Kind:
    """A table: ``scenario`` "": the first for so many; who sits there. ``until``: what must be asked before it is
    ended, at any moment if nothing is named. ``window``: in the program itself, with its bots in a process apart."""

    game: str
    scenario: str
    looks: tuple[str, ...]
    who: tuple[str, ...]
    until: tuple[str, ...] = ()
    window: bool = False


TWO, BOT = ("person", "person"), ("person", "settler")
KINDS = {
    "persons": Kind("brazil", "", ("green", "orange"), TWO),
    "bots": Kind("brazil", "", ("green", "orange"), BOT),
    "solo": Kind("brazil", "", ("green",), ("person",)),
    "battle": Kind("brazil", "", ("green", "orange"), TWO, ("combat", "defeat", "victory")),
    "struggle": Kind("struggle", "standard", POWERS, TWO),
    "struggle, a bot": Kind("struggle", "standard", POWERS, BOT[::-1]),
    "struggle, a war": Kind("struggle", "standard", POWERS, TWO, ("war", "effects", "spoils")),
    "historia": Kind("historia", "three", THREE, ("person", *TWO)),
    "historia, a bot": Kind("historia", "two_filled", THREE[:2], BOT),
    "historia, a war": Kind("historia", "three", THREE, ("person", *TWO), ("war",)),
    "the program": Kind("brazil", "", ("green", "orange"), BOT, window=True),
    "the program, struggle": Kind("struggle", "standard", POWERS, BOT, window=True),
    "the program, historia": Kind("historia", "two_filled", THREE[:2], BOT, window=True),
}


def match_of(kind: str) -> type[Any]:
    """The class of the game's match; the process imports no other game."""
    found: type[Any] = importlib.import_module(f"game.{KINDS[kind].game}.match").Match
    return found


def rules_of(kind: str) -> Any:
    game = KINDS[kind].game  # the registry would import all of them
    return getattr(importlib.import_module(f"engine.{game}.game"), f"{game.title()}Rules")()


def game(name: str) -> LastNewGame:
    kind = KINDS[name]
    scenario, looks = kind.scenario, kind.looks
    if kind.game == "brazil":
        from engine.brazil.scenarios import all_scenarios

        found = next(found for found in all_scenarios()[0] if found.seats == len(kind.who))
        scenario = found.id
        looks = (found.solo.colour,) if found.solo else looks
    seats = [SeatChoice(who=one, name=look, colour=look) for one, look in zip(kind.who, looks, strict=True)]
    return LastNewGame(scenario=scenario, seats=seats)


def new(kind: str, seed: int | None, path: Path) -> Match[Any, Any]:
    chosen = game(kind)
    session = new_session(rules_of(kind), chosen, seed)
    match: Match[Any, Any] = match_of(kind)(session, occupants_of(chosen, session), path)
    return match


def load(kind: str, path: Path) -> Match[Any, Any]:
    """Raises SaveError, GameBusy."""
    match: Match[Any, Any] = resume_match(rules_of(kind), path, match_of(kind))
    return match


def shown(match: Match[Any, Any]) -> list[Any]:
    """What is there: moves, position, what is fixed, what can be redone."""
    session = match.session
    return [len(session.log), match.digest(), session.undo_floor, len(session.undone)]


def asked(match: Match[Any, Any]) -> str:
    """What is decided now, by the name of its frame; "over" at the end."""
    frames = match.session.state.frames
    return frames[-1].kind if frames and match.awaiting else "over"


def tell(match: Match[Any, Any]) -> None:
    print(json.dumps([shown(match), asked(match)]), flush=True)


def play(kept: Folders, seed: int, name: str) -> None:
    """Without a window, as fast as it goes."""
    dice, kind = random.Random(seed), KINDS[name]
    set_key_folders(*kept.keys, fresh=secrets.token_bytes)
    match = new(name, None if seed % 2 else seed, kept.saves / f"game{ENDING}")
    while match.current_seat is not None:
        seat = dice.choice(match.awaiting)  # of those who choose at the same time, any
        chance = dice.random()
        if chance < 0.08 and match.can_undo:
            match.undo()
        elif chance < 0.14 and match.can_redo:
            match.redo()
        elif chance < 0.2 and match.handover_needed:
            match.hand_over(match.current_seat)
        elif chance < 0.24:
            match.keep()
        else:
            moves = match.session.legal_moves(seat)
            fierce = [move for move in moves if type(move).__name__ in WARLIKE] if kind.until else []
            match.submit(dice.choice(fierce if fierce and dice.random() < 0.8 else moves))
            if not match.is_person(seat):
                match.bar_undo()
            if match.policy.ends_turn(match.log[-1].move):
                match.keep()
        tell(match)


def play_in_the_window(kept: Folders, seed: int, kind: str) -> None:
    """In the program with its loop, its painters and its bots; a signal ends it as it does for a player."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from game.app.app import App
    from game.platform import clock
    from game.platform.settings import SettingsFile
    from game.platform.signals import install_handlers
    from tests.abuse.random_games import FACTORIES

    of, dice = KINDS[kind].game, random.Random(seed)
    app = App(kept, SettingsFile(kept.config), (1024, 640))
    app.settings.pace.bot_delay, app.settings.pace.animation, app.settings.confirm_unused = 0, 8, False
    install_handlers()
    app.select_game(of)
    table: GameTable[Any] | None = FACTORIES[of].start(app, game(kind), None if seed % 2 else seed)
    assert table is not None
    number = -1
    while app.running and table.match.current_seat is not None:
        app.turn()
        if table.match.version != number:
            number = table.match.version
            tell(table.match)
        if app.top is not table:
            app.pop()
        elif table.busy(clock.now()):  # a reveal waits for somebody to put it away
            table.command("confirm")
        elif table.match.acting is not None and app.running:
            chance = dice.random()
            if chance > 0.2 or not table.command("undo" if chance < 0.12 else "redo"):
                table.controller.play(dice.choice(table.match.legal()))  # type: ignore[attr-defined]
    app.close()


if __name__ == "__main__":
    one = play_in_the_window if KINDS[sys.argv[3]].window else play
    one(Folders.under(Path(sys.argv[1])), int(sys.argv[2]), sys.argv[3])
