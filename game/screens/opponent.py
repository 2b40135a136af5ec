"""Which bot a New game page offers before the player chooses."""

from __future__ import annotations

from game.platform.settings import LastNewGame, Settings
from game.play.rungs import BOTS

EASIEST = BOTS[0]


def usual_opponent(settings: Settings) -> str:
    """Return the rung for a seat that nobody was chosen for. Until a game of any kind is finished it is the easiest;
    then the one that was chosen last, in whatever game."""
    last = settings.last_games.get(settings.game)
    if not settings.finished_game or last is None:
        return EASIEST
    return next((seat.who for seat in last.seats if seat.who in BOTS), EASIEST)


def last_choice(settings: Settings, game: str) -> LastNewGame:
    """Return a copy of what was chosen last for this game, to be changed on its page. Names, looks, scenario and
    options are as they were; bots are the easiest until a game of any kind is finished."""
    last = settings.last_games.get(game)
    if last is None:
        return LastNewGame()
    chosen = last.model_copy(deep=True)
    for seat in chosen.seats:
        if seat.who in BOTS and not settings.finished_game:
            seat.who = EASIEST
    return chosen
