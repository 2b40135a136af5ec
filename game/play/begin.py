"""How a session begins: from what was chosen on the New game page, or from a save. For any game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from engine.core.rules import Choices, M, Rules, S
from engine.core.save import load_session, read_save
from engine.core.session import Session
from game.play.sitters import Sitter, of_players
from game.settings import LastGame

SEED_BITS = 62


def setup_of(rules: Rules[Any, Any], chosen: LastGame) -> Any:
    """The rules' setup. Raises SetupError."""
    choices: Choices = dict(chosen.options)
    looks = [seat.colour for seat in chosen.seats]
    own = {option.id: looks for option in rules.options() if option.per_seat and option.applies(len(looks))}
    return rules.setups(chosen.scenario, len(looks), {**choices, **own})[0]


def new_session(rules: Rules[S, M], chosen: LastGame, seed: int | None = None) -> Session[S, M]:
    """Without a seed, chance gives one. Raises SetupError."""
    seed = random.SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
    return Session(rules, setup_of(rules, chosen), seed)


def sitters_of(chosen: LastGame) -> list[Sitter]:
    return [Sitter(seat.who, seat.name) for seat in chosen.seats]


def read_session(rules: Rules[S, M], path: Path) -> tuple[Session[S, M], list[Sitter], bool]:
    """The session of a save, who sits there, and whether its history can be replayed. Raises SaveError."""
    save = read_save(path)
    session, _ = load_session(rules, save)
    return session, of_players(save.players), not session.older
