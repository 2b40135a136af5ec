"""Returns the default choices of the New game page: the last ones, and the usual bot level."""

from __future__ import annotations

from game.platform.settings import LastNewGame, Settings
from game.play.rungs import BOTS

EASIEST = BOTS[0]


def usual_opponent(settings: Settings) -> str:
    """Returns the bot level for a seat without a choice. It is the easiest until any game is finished, then that of the
    first bot in the choices made for the game played last."""
    last = settings.last_games.get(settings.game)
    if not settings.finished_game or last is None:
        return EASIEST
    return next((seat.who for seat in last.seats if seat.who in BOTS), EASIEST)


def last_choice(settings: Settings, game: str) -> LastNewGame:
    """Returns a copy of the choices made last for this game, or the defaults if there are none, to be changed on its
    page. Until any game is finished, all bots are the easiest."""
    last = settings.last_games.get(game)
    if last is None:
        return LastNewGame()
    chosen = last.model_copy(deep=True)
    for seat in chosen.seats:
        if seat.who in BOTS and not settings.finished_game:
            seat.who = EASIEST
    return chosen
