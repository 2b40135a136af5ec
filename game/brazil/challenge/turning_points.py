"""Describes the turning points of a finished challenge: their place in the log, round, picture and text."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil.challenge import turning_points as rules
from engine.brazil.challenge.infeasibility import out_of_reach
from engine.brazil.events import BattleEnded
from engine.brazil.state import State
from game.brazil.challenge.goal_status import out_of_reach_reason, picture_of, title_of
from game.brazil.challenge.goal_view import Goal, is_met, progress, terms
from game.brazil.match import Match
from game.brazil.wording import words
from game.i18n.names import run_on
from game.i18n.texts import Texts

OF_GOALS = ("goal_met", "goal_lost", "out_of_reach", "behind")


@dataclass(frozen=True, slots=True)
class TurningPointRecord:
    """A turning point.

    ``moves``: how many moves were played then; ``then``: how the goals stood.
    """

    moves: int
    round: int
    picture: str
    text: str
    then: str = ""


def turning_points_of(texts: Texts, match: Match) -> tuple[TurningPointRecord, ...]:
    """Lists a game's turning points in order; none if the log does not reach back to the start."""
    if not match.whole:
        return ()
    s = match.onlooker
    found = rules.find_turning_points(match.real)
    return tuple(
        TurningPointRecord(one.move, one.round, _picture(s, one), _text(texts, match, s, one), _then(texts, match, one))
        for one in found
    )


def _then(texts: Texts, match: Match, one: rules.TurningPoint) -> str:
    s = match.opened(one.move)
    goals = progress(s)
    met, left = sum(is_met(goal) for goal in goals), terms(s).rounds - one.round
    return texts("moment-then", met=met, goals=len(goals), left=left)


def _goal(s: State, one: rules.TurningPoint) -> Goal:
    return next(goal for goal in terms(s).goals if goal.id == one.thing)


def _picture(s: State, one: rules.TurningPoint) -> str:
    if one.code in OF_GOALS:
        goal = _goal(s, one)
        named = {"era": f"marks/era_{min(3, goal.n)}", "units": "marks/units", "capital": "capitals/capital"}
        return named.get(goal.kind) or picture_of(goal)
    if one.code == "built":
        return words.tile_picture(one.thing)
    if one.code in ("unit_lost", "deployed"):
        return words.unit_picture(s, 0, int(one.thing), defeated=one.code == "unit_lost")
    named = {
        "era": f"marks/era_{one.thing}",
        "product": f"products/{one.thing}",
        "painting": f"paintings/{one.thing}",
        "mission": "marks/hand_mission",
    }
    return named.get(one.code, "marks/swords")


def _text(texts: Texts, match: Match, s: State, one: rules.TurningPoint) -> str:
    message = texts(f"moment-{one.code}", thing=_thing(texts, s, one))
    if one.code == "out_of_reach" and (proof := out_of_reach(match.opened(one.move), _goal(s, one))) is not None:
        return run_on((message, out_of_reach_reason(texts, proof) + texts("mark-stop")))
    battle = next((e for e in match.log[one.move - 1].events if isinstance(e, BattleEnded)), None)
    if battle is None:
        return message
    return run_on((message, texts("moment-strengths", attack=battle.attack, defence=battle.defence)))


def _thing(texts: Texts, s: State, one: rules.TurningPoint) -> str:
    if one.code in OF_GOALS:
        return title_of(texts, _goal(s, one))
    if one.code == "era":
        return words.era(one.thing)
    if one.code == "mission":
        return words.mission(texts, one.thing)
    if one.code == "built":
        return words.tile(texts, one.thing)
    if one.code in ("unit_lost", "deployed"):
        return words.unit(texts, s, 0, int(one.thing))
    return words.thing(texts, one.thing) if one.thing else ""
