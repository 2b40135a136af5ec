"""Who can sit in a seat: a person, or a bot of one of the rungs that the engine has."""

from __future__ import annotations

from engine.bots import BOTS as ENGINE_BOTS

PERSON = "person"
# rung -> the engine's bot; a rung is offered once the engine has its bot
RUNGS: dict[str, str] = {
    "settler": "random",
    "merchant": "greedy",
    "governor": "governor",
    "viceroy": "viceroy",
    "emperor": "emperor",
}
BOTS: tuple[str, ...] = tuple(rung for rung, bot in RUNGS.items() if bot in ENGINE_BOTS)
WHO = (PERSON, *BOTS)
