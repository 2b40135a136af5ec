"""Starts a quick game: one person against one bot, in the scenario that a game has for it."""

from __future__ import annotations

from game.platform.settings import LastNewGame, SeatChoice
from game.play.rungs import PERSON
from game.shell.plugin import GamePlugin
from game.shell.shell import Shell


def start_quick_game(shell: Shell, plugin: GamePlugin, rung: str) -> None:
    """Starts a game's quick scenario against a bot of this strength, and stores that as the game's last choices."""
    looks = [look.id for look in plugin.looks]
    seats = [SeatChoice(who=PERSON, colour=looks[0]), SeatChoice(who=rung, colour=looks[1])]
    chosen = LastNewGame(scenario=plugin.quick, seats=seats)
    shell.settings.last_games[plugin.id] = chosen.model_copy(deep=True)
    plugin.start(shell, chosen)
