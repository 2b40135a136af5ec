"""Describes each goal of a challenge for display: pictures, progress, what is missing, what would help.

Built from a view; texts are in the player's language, nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from engine.brazil import facts
from engine.brazil.board import hexes
from engine.brazil.challenge.facts import standings
from engine.brazil.challenge.infeasibility import InfeasibilityProof
from engine.brazil.components import MISSIONS, UNITS
from engine.brazil.decisions import EraDecision
from engine.brazil.map.scenario import Scenario
from engine.brazil.state import DEFEATED, State
from game.brazil.challenge.goal_view import Goal, GoalProgress, challenge_of, is_met
from game.brazil.challenge.progress import RoundHistory
from game.brazil.wording import words
from game.i18n.texts import Texts

HUMAN, DUTCH = 0, 1
MOST_PIECES = 5
PICTURES = {
    "points": "marks/laurel",
    "deployed": "marks/units",
    "cities": "marks/cities",
    "buildings": "buildings/plantation",
    "distinct_buildings": "buildings/plantation",
    "painting_colours": "arches/painting",
    "palaces": "palaces/palace_3",
    "missions": "marks/hand_mission",
    "gold_cards": "marks/hand_gold",
    "explored": "exploration/unknown_species",
    "hold": "marks/home",
    "battles_won": "marks/swords",
    "lead": "marks/laurel",
}
WITHOUT = {
    "battles": "marks/swords",
    "battles_won": "marks/swords",
    "units_lost": "units/green_archer_defeated",
    "gold_cards": "marks/hand_gold",
    "trades": "arches/trade",
}
PLAIN, DIM, LACKING, HELD = "plain", "dim", "lacking", "held"  # looks of a picture on the banner


@dataclass(frozen=True, slots=True)
class GoalPicture:
    """A picture on a goal's banner.

    ``look``: LACKING in a red ring, HELD with a tick, DIM for not reached yet.
    """

    picture: str
    look: str = PLAIN
    text: str = ""  # a number in its place or beside it


@dataclass(frozen=True, slots=True)
class GoalHelpLine:
    """A hint how to reach a goal: a picture and a text."""

    picture: str
    text: str


@dataclass(frozen=True, slots=True)
class GoalStatus:
    """A goal as its banner shows it.

    ``state``: open, met or lost. ``line`` and ``needs``: what is missing, as text and as pictures.
    """

    goal: str
    kind: str
    title: str
    state: str
    pieces: tuple[GoalPicture, ...]
    line: str
    needs: tuple[GoalPicture, ...] = ()
    helps: tuple[GoalHelpLine, ...] = ()
    places: frozenset[int] = field(default_factory=frozenset)  # hexes the goal is about now


def goal_statuses(texts: Texts, s: State, history: RoundHistory) -> tuple[GoalStatus, ...]:
    """Returns the status of each goal of the challenge in a position, in their order."""
    return tuple(_goal_status(texts, s, history, one.progress, one.proof) for one in standings(s))


def _goal_status(
    texts: Texts, s: State, history: RoundHistory, one: GoalProgress, proof: InfeasibilityProof | None
) -> GoalStatus:
    built = BUILDERS.get(one.goal.kind, _counted)(texts, s, one)
    if proof is not None:
        return replace(built, state="lost", line=out_of_reach_reason(texts, proof), helps=(), needs=())
    if not is_met(one):
        return replace(built, state="lost", helps=(), needs=()) if one.standing == "failed" else built
    line = texts("standard-met", round=history.since(one.goal.id))
    return replace(built, state="met", line=line, needs=(), helps=())


def out_of_reach_reason(texts: Texts, proof: InfeasibilityProof) -> str:
    """Returns the text that says why a goal can no longer be met."""
    return texts(f"proof-{proof.code}", most=proof.most, needed=proof.needed, round=proof.round)


Builder = Callable[[Texts, State, GoalProgress], GoalStatus]


def title_of(texts: Texts, goal: Goal) -> str:
    """Returns the title of a goal in two or three words, made from its kind, number and restriction."""
    return texts(f"standard-{goal.kind}", n=goal.n, of=restriction_of(texts, goal), era=words.era(goal.n))


def restriction_of(texts: Texts, goal: Goal) -> str:
    """Returns the word for what a goal is restricted to (an era, a building, a good ...); "none" without a restriction,
    or if only its picture shows it."""
    if goal.kind == "buildings_of_era":
        return words.era(goal.of)
    prefix = {"building": "building", "goods": "good", "without": "tally"}.get(goal.kind)
    return texts(f"{prefix}-{goal.of}") if goal.of and prefix else "none"


def picture_of(goal: Goal) -> str:
    """Returns the picture id that stands for one of the things that a goal counts."""
    of = goal.of
    named = {
        "building": f"buildings/{of}",
        "buildings_of_era": f"marks/era_{of}",
        "goods": f"goods/{of or 'any'}",
        "paintings": f"backs/painting_{of}" if of else "arches/painting",
        "products": f"marks/slot_{of}" if of else "products/sugar",
        "without": WITHOUT.get(of, "marks/cross"),
    }
    return named.get(goal.kind) or PICTURES.get(goal.kind, "marks/todo")


def _counted(texts: Texts, s: State, one: GoalProgress) -> GoalStatus:
    """The status of a goal that counts something.

    Up to five pictures, missing ones in a red ring; numbers for more.
    """
    goal, have, needed = one.goal, one.have, one.needed
    picture = picture_of(goal)
    if goal.kind == "without":
        pieces: tuple[GoalPicture, ...] = (
            GoalPicture(picture),
            GoalPicture("", text=f"{have}/{needed}" if needed else str(have)),
        )
        line = texts("standard-without-line", n=needed)
    elif needed <= MOST_PIECES:
        pieces = tuple(GoalPicture(picture, PLAIN if number < have else LACKING) for number in range(needed))
        line = texts("standard-missing", n=max(0, needed - have))
    else:
        pieces = (GoalPicture(picture), GoalPicture("", text=f"{have}/{needed}"))
        line = texts("standard-missing", n=max(0, needed - have))
    if goal.by:
        line = texts("standard-by", line=line, round=goal.by)
    return GoalStatus(goal.id, goal.kind, title_of(texts, goal), "open", pieces, line, places=frozenset(goal.hexes))


def _era(texts: Texts, s: State, one: GoalProgress) -> GoalStatus:
    """The status of the era goal, with the Mission closest to opening the next era."""
    goal = one.goal.id
    pieces = tuple(GoalPicture(f"marks/era_{era}", PLAIN if era <= s.era else DIM) for era in range(1, one.needed + 1))
    title = title_of(texts, one.goal)
    nearest = _nearest_mission(s)
    if any(isinstance(frame, EraDecision) for frame in s.frames):  # the era changes after this move
        return GoalStatus(
            goal, one.goal.kind, title, "open", pieces, texts("standard-era-turns", era=words.era(s.era + 1))
        )
    if nearest is None:
        return GoalStatus(goal, one.goal.kind, title, "open", pieces, texts("standard-era-none"))
    progress = facts.mission_progress(s, HUMAN, nearest)
    done = sum(part.holds for part in progress)
    line = texts("standard-era-open", mission=words.mission(texts, nearest), have=done, needed=len(progress))
    helps = tuple(
        GoalHelpLine(
            "marks/todo",
            f"{words.objective(texts, part.objective)}" + (f" ({part.have}/{part.needed})" if part.needed > 1 else ""),
        )
        for part in progress
        if not part.holds
    )
    if not helps:
        line = texts("standard-era-ready", mission=words.mission(texts, nearest))
        helps = (GoalHelpLine(f"marks/era_{s.era}", line),)
    return GoalStatus(goal, one.goal.kind, title, "open", pieces, line, helps=helps)


def _nearest_mission(s: State) -> str | None:
    """The Mission of the current era with the largest share done."""
    own = [m for m in s.seats[HUMAN].missions if m in MISSIONS and MISSIONS[m].era == s.era]

    def share(mission: str) -> float:
        progress = facts.mission_progress(s, HUMAN, mission)
        return sum(min(1.0, part.have / part.needed) for part in progress) / len(progress)

    return max(own, key=share, default=None)


def _units(texts: Texts, s: State, one: GoalProgress) -> GoalStatus:
    """The status of the deploy-all goal: all units, missing ones in a red ring, and what the next one costs."""
    goal, player = one.goal.id, s.seats[HUMAN]
    pieces = tuple(
        GoalPicture(words.unit_picture(s, HUMAN, unit), PLAIN if place >= 0 else LACKING)
        for unit, place in enumerate(player.units)
    )
    away = [unit for unit, place in enumerate(player.units) if place < 0]
    title = texts("standard-units-title", n=one.needed, have=one.have)
    if not away:
        return GoalStatus(goal, one.goal.kind, title, "open", pieces, "")
    cheapest = min(away, key=lambda unit: (len(facts.unit_parts(s, HUMAN, unit)), UNITS[player.colour][unit].vp))
    parts = facts.unit_parts(s, HUMAN, cheapest)
    name = partial(words.unit, texts, s, HUMAN)
    lacking = max(0, one.needed - one.have)
    line = texts("standard-units-one", unit=name(away[0])) if len(away) == 1 else texts("standard-lacking", n=lacking)
    needs = tuple(GoalPicture(_good(part), HELD if pays else LACKING) for part, pays in parts)
    helps = tuple(_deploy_hint(texts, s, unit) for unit in away)
    return GoalStatus(
        goal, one.goal.kind, title, "open", pieces, line, needs, helps, frozenset(hexes(facts.deploy_sites(s, HUMAN)))
    )


def _deploy_hint(texts: Texts, s: State, unit: int) -> GoalHelpLine:
    player = s.seats[HUMAN]
    name = words.unit(texts, s, HUMAN, unit)
    picture = words.unit_picture(s, HUMAN, unit)
    parts = facts.unit_parts(s, HUMAN, unit)
    if player.units[unit] == DEFEATED or not parts:
        return GoalHelpLine(picture, texts("standard-units-free", unit=name))
    lacking = [part for part, pays in parts if not pays]
    if not lacking:
        cost = words.symbols(part for part, _ in parts)
        return GoalHelpLine(picture, texts("standard-units-pay", unit=name, cost=cost))
    return GoalHelpLine(picture, texts("standard-units-lack", unit=name, cost=words.symbols(lacking)))


def _good(part: str) -> str:
    """The picture of a part of a price."""
    return {"gold_card": "marks/hand_gold", "combat_card": "marks/hand_combat", "resource": "goods/any"}.get(
        part, f"goods/{part}"
    )


def _capital(texts: Texts, s: State, one: GoalProgress) -> GoalStatus:
    """The status of the enemy Capital: who guards it, and the player's nearest unit."""
    goal, fixed = one.goal.id, s.board.scenario.solo
    assert fixed is not None
    enemy = s.seats[DUTCH]
    guards = [unit for unit, place in enumerate(enemy.units) if place == fixed.enemy_capital]
    pieces: tuple[GoalPicture, ...] = (GoalPicture("capitals/capital"),)
    title = title_of(texts, one.goal)
    places = frozenset({fixed.enemy_capital})
    if is_met(one):
        inside = [unit for unit, place in enumerate(s.seats[HUMAN].units) if place == fixed.enemy_capital]
        pieces += tuple(GoalPicture(words.unit_picture(s, HUMAN, unit)) for unit in inside[:2])
        return GoalStatus(goal, one.goal.kind, title, "met", pieces, "", places=places)
    if guards:
        strength = sum(UNITS[enemy.colour][unit].vp for unit in guards)
        pieces += tuple(GoalPicture(words.unit_picture(s, DUTCH, unit)) for unit in guards[:2])
        pieces += (GoalPicture("backs/combat", text=f"{strength} +"),)
    near = _nearest_unit(s, fixed.enemy_capital)
    if near is None:
        line = texts("standard-capital-none")
    else:
        unit, steps = near
        line = texts("standard-capital-near", unit=words.unit(texts, s, HUMAN, unit), n=steps)
    helps = _attack_hints(texts, s, fixed.enemy_capital, guards)
    return GoalStatus(goal, one.goal.kind, title, "open", pieces, line, (), helps, places)


def _attack_hints(texts: Texts, s: State, capital: int, guards: list[int]) -> tuple[GoalHelpLine, ...]:
    """Hints how to reach the Capital and what taking it needs."""
    board = s.board.scenario.map
    beside = [h for h in range(s.board.size) if board.distance(h, capital) == 1]
    held = {place for place in s.seats[DUTCH].units if place >= 0}
    open_sea = [h for h in beside if s.board.terrain[h] == "water" and h not in held]
    helps = []
    if open_sea:
        helps.append(GoalHelpLine("terrain/water", texts("standard-capital-sea")))
    if guards:
        helps.append(
            GoalHelpLine("marks/hand_combat", texts("standard-capital-cards", n=len(s.seats[HUMAN].combat_cards)))
        )
    else:
        helps.append(GoalHelpLine("marks/arrow_move", texts("standard-capital-empty")))
    return tuple(helps)


def _nearest_unit(s: State, at: int) -> tuple[int, int] | None:
    """The player's unit nearest to a hex, the strongest of several, and its distance; None for none."""
    player, board = s.seats[HUMAN], s.board.scenario.map
    strength = UNITS[player.colour]
    placed = [(unit, place) for unit, place in enumerate(player.units) if place >= 0]
    standing = [(board.distance(place, at), -strength[unit].vp, unit) for unit, place in placed]
    if not standing:
        return None
    distance, _, unit = min(standing)
    return unit, distance


BUILDERS: dict[str, Builder] = {"era": _era, "units": _units, "capital": _capital}


def status_before_game(texts: Texts, goal: Goal, scenario: Scenario) -> GoalStatus:
    """Returns the display data of a goal for the briefing, before the game begins: what the goal requires, without
    progress."""
    own = challenge_of(scenario).colour
    line = f"standard-{goal.kind}-asks"
    requirement = texts(line, n=goal.n) if texts.has(line) else texts("standard-asks")
    if goal.by:
        requirement = texts("standard-by-alone", round=goal.by)
    if goal.kind == "era":
        pieces: tuple[GoalPicture, ...] = tuple(GoalPicture(f"marks/era_{era}") for era in range(1, goal.n + 1))
    elif goal.kind == "units":
        pieces = tuple(GoalPicture(f"units/{own}_{unit.kind}") for unit in UNITS[own][: goal.n])
    elif goal.kind == "capital" and scenario.solo is not None:
        pieces = (GoalPicture("capitals/capital"), GoalPicture(f"seats/{scenario.solo.enemy}"))
    else:
        pieces = tuple(GoalPicture(picture_of(goal)) for _ in range(goal.n if goal.n <= MOST_PIECES else 1))
        pieces = pieces or (GoalPicture(picture_of(goal)),)
    return GoalStatus(goal.id, goal.kind, title_of(texts, goal), "open", pieces, requirement)
