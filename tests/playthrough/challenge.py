"""A challenge of Brazil from the menu through the briefing to its end.

A bot plays the deal beforehand, until it ends as asked for; its moves are then clicked, one by one, by a pointer that
sees nothing but what the screen shows.
"""

from __future__ import annotations

from engine.brazil.challenge.conditions import LOST, WON
from engine.brazil.moves import ChooseMonarch, Move
from engine.brazil.scenarios import all_challenges, scenario
from engine.core.seed_commitment import seed_of
from engine.storage.deal_code import nonce_of
from game.brazil.challenge.briefing import BriefingScreen
from tests.brazil.record_challenges import LOSERS, WINNERS, played
from tests.playthrough.follower import Follower
from tests.playthrough.screenshots import ScreenRecorder

ENDS = {"won": (WINNERS, WON), "lost": (LOSERS, LOST)}


def alone() -> list[str]:
    """The challenges without rivals: these would choose for themselves."""
    found = []
    for entry in all_challenges()[0]:
        asked = scenario(entry.id).challenge
        if asked is None or not asked.rivals:
            found.append(entry.id)
    return found


def moves_of(challenge: str, ending: str, deal: str) -> tuple[Move, ...]:
    """A game of that deal that ends so. Raises LookupError where no bot's does."""
    bots, over = ENDS[ending]
    for dice, bot in enumerate(bots):
        session = played(challenge, bot, seed_of(nonce_of(deal)), dice)
        if session.state.over == over:
            return tuple(entry.move for entry in session.log)
    raise LookupError(f"no bot has {ending} the deal {deal} of {challenge}: another one with --deal")


def to_the_briefing(player: Follower, challenge: str, deal: str, eye: ScreenRecorder) -> BriefingScreen:
    """From the menu, as a new user goes."""
    app = player.app
    app.go("menu")
    for name in ("menu-solo", "game-brazil", f"challenge-{challenge}"):
        player.settle()
        eye.keep(app, name)
        player.press_named(name)
    player.settle()
    briefing = app.top
    assert isinstance(briefing, BriefingScreen), f"{type(briefing).__name__} came instead of the briefing"
    if deal:
        briefing.take_code(deal)
        player.settle()
    return briefing


def follow(player: Follower, challenge: str, ending: str, deal: str = "", eye: ScreenRecorder | None = None) -> None:
    """The whole of it. ``deal``: a code; "": that of the day. Raises AssertionError at a move that can't be clicked."""
    eye = eye or ScreenRecorder(None)
    briefing = to_the_briefing(player, challenge, deal, eye)
    player.moves = moves_of(challenge, ending, briefing.deal)
    monarch = next((move.monarch for move in player.moves if isinstance(move, ChooseMonarch)), None)
    if monarch is not None:
        player.press_named(f"monarch-{monarch}")
        player.settle()
    eye.keep(player.app, "briefing")
    player.press_named("start")
    eye.watch(player)
    eye.keep(player.app, f"end-{ending}")
