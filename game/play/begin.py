"""How a session begins: from what was chosen on the New game page, or from a save. For any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from engine.core.rules import Choices, M, Rules, S
from engine.core.session import Session
from game.play.keeper import take_up
from game.play.match import Match
from game.play.sitters import Sitter, of_players
from game.settings import LastGame

SEED_BITS = 62
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


def setup_of(rules: Rules[Any, Any], chosen: LastGame) -> Any:
    """The rules' setup. Raises SetupError."""
    choices: Choices = dict(chosen.options)
    looks = [seat.colour for seat in chosen.seats]
    own = {option.id: looks for option in rules.options() if option.per_seat and option.applies(len(looks))}
    return rules.setups(chosen.scenario, len(looks), {**choices, **own})[0]


def fresh_seed() -> int:
    """A deal nobody chose."""
    return random.SystemRandom().getrandbits(SEED_BITS)


def new_session(rules: Rules[S, M], chosen: LastGame, seed: int | None = None) -> Session[S, M]:
    """Without a seed, chance gives one. Raises SetupError."""
    return Session(rules, setup_of(rules, chosen), fresh_seed() if seed is None else seed)


def sitters_of(chosen: LastGame) -> list[Sitter]:
    return [Sitter(seat.who, seat.name) for seat in chosen.seats]


def taken_up(
    rules: Rules[Any, Any], path: Path, match: Callable[[Session[Any, Any], list[Sitter], Path | None, bool], AnyMatch]
) -> AnyMatch:
    """The match of a save, as it was when all stopped. Raises SaveError, GameBusy."""
    taken = take_up(rules, path)
    made = match(taken.session, of_players(taken.save.players), path, not taken.session.older)
    made.go_on(taken.journal)
    made.lost = taken.lost
    return made
