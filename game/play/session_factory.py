"""Creates the session and the occupants of a new game from the choices of the New game page, or resumes the match of a
save, for any game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from engine.core.rules import Choices, M, Rules, S
from engine.core.seed_commitment import NONCE_DIGITS, seed_of
from engine.core.session import Session
from game.platform.settings import LastNewGame
from game.play.autosave import resume_game, why_cut
from game.play.manners import seat_manners
from game.play.match import Match
from game.play.occupants import Occupant, of_players
from game.play.rungs import PERSON

AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any])


def setup_of(rules: Rules[S, M], chosen: LastNewGame) -> Any:
    """Converts the choices of the New game page to the setup that the rules start a game from. Raises SetupError."""
    choices: Choices = dict(chosen.options)
    looks = [seat.colour for seat in chosen.seats]
    own = {option.id: looks for option in rules.options() if option.per_seat and option.applies(len(looks))}
    return rules.setups(chosen.scenario, len(looks), {**choices, **own})[0]


def fresh_nonce() -> str:
    """Returns a random nonce as hex digits, so that nobody can choose the deal."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def new_session(rules: Rules[S, M], chosen: LastNewGame, seed: int | None = None) -> Session[S, M]:
    """Starts a session. Without a seed it is dealt from a random nonce, to which its public commitment binds it; a
    session with a given seed has no commitment. Raises SetupError."""
    setup = setup_of(rules, chosen)
    if seed is not None:
        return Session(rules, setup, seed)
    nonce = fresh_nonce()
    return Session(rules, setup, seed_of(nonce), nonce=nonce)


def occupants_of(chosen: LastNewGame, session: Session[Any, Any]) -> list[Occupant]:
    """Returns the occupants of the seats as chosen on the New game page, with the bots' manners."""
    occupants = [Occupant(seat.who, seat.name) for seat in chosen.seats]
    seat_manners(session.rules, occupants, [seat.manner for seat in chosen.seats], session.seed)
    return occupants


def resume_match(
    rules: Rules[S, M],
    path: Path,
    match: Callable[[Session[S, M], list[Occupant], Path | None, bool], AnyMatch],
) -> AnyMatch:
    """Returns the match of a save, resumed where it stopped. ``match`` creates it from session, occupants, path, and
    whether its history is complete. Raises SaveError, GameBusy."""
    taken = resume_game(rules, path)
    try:
        made = match(taken.session, of_players(taken.save.players), path, not taken.session.older)
        if not made.occupants:
            _seat_persons(made)
        made.recall(taken.save.extra)
        made.go_on(taken.journal, taken.ended)
        made.lost, made.missing, made.cut = taken.lost, taken.missing, why_cut(rules, taken)
        if taken.older:
            made.keep()
    except BaseException:  # an open journal would stay locked for the next attempt
        if taken.journal is not None:
            taken.journal.close()
        raise
    return made


def _seat_persons(match: Match[Any, Any]) -> None:
    """Puts a person without a typed name into every seat, for a save that names no occupants (one of the engine's
    commands, or of a game played without a window)."""
    seats = len(match.policy.summary(match.onlooker).get("colours", ()))
    match.occupants = [Occupant(PERSON, "") for _ in range(seats)]
    match.viewer = 0 if seats == 1 else None
