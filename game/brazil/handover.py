"""Builds the hand-over screen that calls the next person, with a public reason for the call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.brazil.decisions import BidDecision, CombatDecision, Decision, DraftDecision, MonarchDecision, TurnDecision
from game.brazil.drawing.portrait import oval
from game.brazil.match import Match
from game.render.ui import Ui
from game.screens.handover import HandoverScreen
from game.shell.shell import Shell

SETUP = (DraftDecision, MonarchDecision, BidDecision)
SEALED = {"attack": "handover-attack", "defence": "handover-defend"}  # text ids by the stage of a battle


def reason_of(frame: Decision | None) -> str:
    """Returns the message id of the reason why the next person is called to the screen, by the pending decision.

    Says no more than everybody may know.
    """
    if isinstance(frame, SETUP):
        return "handover-setup"
    if isinstance(frame, TurnDecision):
        return "handover-turn"
    if isinstance(frame, CombatDecision) and frame.stage in SEALED:
        return SEALED[frame.stage]
    return "handover-decide"  # cancelling a card, too: the stage must not be given away


def handover_screen(
    app: Shell, match: Match, seat: int, ready: Callable[[], None], menu: Callable[[], None] | None = None
) -> HandoverScreen:
    """Builds the hand-over screen for a seat. ``ready``: called when that person is there; ``menu``: opens the menu."""
    name, player = match.name(seat), match.onlooker.seats[seat]
    portrait = partial(_portrait, player.monarch) if player.monarch else None
    return HandoverScreen(app, name, f"seats/{player.colour}", reason_of(match.frame()), ready, portrait, menu)


def _portrait(monarch: str, ui: Ui, high: int) -> pygame.Surface:
    return oval(ui.pictures, monarch, high)
