"""A program that runs in its own process with another version's engine and plays its bots: JSON requests on standard
input, a line each, answers on standard output.

Its argument is the folder of that version, whose engine it imports in place of its own. It follows each game by its
moves and hands the bot its seat's view only.
"""

from __future__ import annotations

import json
import sys
from typing import Any


class VersionedBots:
    """The bots of running games, each with a session of its own game."""

    def __init__(self) -> None:
        self._games: dict[int, tuple[Any, Any]] = {}  # session and bot

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carries out a request ("check", "begin", "choose", ...) and returns the answer."""
        if "check" in request:
            return self._check(request["check"])
        if "begin" in request:
            return self._begin(request["begin"], request)
        if "choose" in request:
            return self._choose(request["choose"], request)
        self._games.pop(request["end"], None)
        return {}

    def _check(self, bot: str) -> dict[str, Any]:
        from engine.bots.bot_spec import bot_named

        return {"seconds": bot_named(bot).seconds}

    def _begin(self, key: int, request: dict[str, Any]) -> dict[str, Any]:
        from engine.bots.bot_spec import bot_named
        from engine.core.session import Session
        from engine.registry import GAMES

        rules = GAMES[request["game"]]
        session: Any = Session(rules, rules.load_setup(request["setup"]), request["seed"], snapshots=False)
        self._games[key] = session, bot_named(request["bot"])
        return {}

    def _choose(self, key: int, request: dict[str, Any]) -> dict[str, Any]:
        from engine.core.rng import Rng

        session, bot = self._games[key]
        rules = session.rules
        for move in request["moves"]:
            session.submit(rules.load_move(move))
        seat, rng = request["seat"], Rng(request["rng"])
        view = session.view(seat)
        if rules.digest(view) != request["digest"]:
            raise ValueError("the rules have changed since: its game is another one by now")
        move = bot.choose(rules, view, seat, rng)
        return {"move": rules.dump_move(move), "rng": rng.state}


def main(folder: str) -> None:
    """Answers requests by the engine in `folder` until standard input is closed."""
    sys.path.insert(0, folder)
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever is printed must not be taken for an answer
    players = VersionedBots()
    for line in sys.stdin:
        try:
            answer = players.answer(json.loads(line))
        except Exception as error:
            answer = {"error": " ".join(f"{error or type(error).__name__}".split())}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
