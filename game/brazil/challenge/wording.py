"""Texts about challenges: title, story, what a level changes, what the next medal requires, results, dates."""

from __future__ import annotations

from datetime import date

from engine.brazil.map.scenario import Scenario
from game.brazil.challenge import goal_view
from game.brazil.challenge.best_results import MEDALS, ChallengeResult
from game.brazil.challenge.goal_status import title_of as goal_title
from game.brazil.challenge.goal_view import Goal, LevelTerms
from game.brazil.scenario_cards import scenario_title
from game.i18n.display_text import LONGEST_TEXT, display_text
from game.i18n.texts import Texts
from game.platform.quarantine import Quarantined
from game.render.ui import Ui

PAINTINGS = {"battle_of_guararapes": "guararapes"}
BRIDGE = "screens/menu"  # for a challenge without a painting of its own


def title_of(texts: Texts, scenario: Scenario) -> str:
    """Returns the challenge's title."""
    return scenario_title(scenario, texts)


def words_of(texts: Texts, scenario: Scenario, what: str) -> str:
    """Returns the text of a challenge for ``what`` ("when", "story", "text", "won" ...); "" if the challenge has none.

    A player's own file holds its texts itself.
    """
    asks = goal_view.challenge_of(scenario)
    message = {"when": asks.when, "story": asks.story or scenario.text, "text": scenario.text}.get(what, "")
    if message:
        return texts(message) if texts.has(message) else display_text(message, LONGEST_TEXT, lines=True)
    message = f"challenge-{scenario.id.replace('_', '-')}-{what}"
    return texts(message) if texts.has(message) else ""


def ending_title(texts: Texts, scenario: Scenario, won: bool) -> str:
    """Returns the title of a challenge's end screen."""
    own = words_of(texts, scenario, "won" if won else "lost")
    return own or texts("ending-won" if won else "ending-lost", title=title_of(texts, scenario))


def painting_of(ui: Ui, scenario: Scenario, end: str = "") -> str:
    """Returns the picture id of the painting of a challenge: with ``end`` "won" or "lost" that of this ending, if the
    challenge has one, else that of its briefing; a picture of the game if the challenge has no paintings."""
    stem = PAINTINGS.get(scenario.id, scenario.id)
    for name in (f"screens/{stem}_{end}" if end else "", f"screens/{stem}"):
        if name and ui.pictures.has(name):
            return name
    return {"won": "screens/victory", "lost": "screens/defeat"}.get(end, BRIDGE)


def defeat_tint(picture: str, won: bool) -> tuple[int, int, int] | None:
    """Returns the colour that darkens the painting (``picture``, its id) behind the end of a challenge after a defeat;
    None after a victory, and for a painting that shows a defeat itself."""
    return None if won or picture.endswith("_lost") or picture == "screens/defeat" else (112, 122, 150)


def level_line(texts: Texts, scenario: Scenario, terms: LevelTerms) -> str:
    """Returns a line of text: what a difficulty level of a challenge changes."""
    printed = goal_view.challenge_of(scenario).levels.get("printed", terms)
    parts = [texts("level-rounds", n=terms.rounds)]
    if terms.cards:
        parts.append(texts("level-cards", n=terms.cards))
    before = {goal.id: goal for goal in printed.goals}
    kept = {goal.id for goal in terms.goals}
    parts += [
        _asks(texts, goal, before[goal.id]) for goal in terms.goals if goal.id in before and goal.n != before[goal.id].n
    ]
    parts += [texts("level-less", goal=goal_title(texts, goal)) for goal in printed.goals if goal.id not in kept]
    if terms == printed:
        parts.append(texts("level-as-printed"))
    return ", ".join(parts)


def _asks(texts: Texts, goal: Goal, printed: Goal) -> str:
    """A goal that a level changes."""
    title = goal_title(texts, goal)
    if goal.kind == "without":
        return texts("level-without", goal=title, line=texts("standard-without-line", n=goal.n))
    return texts("level-needs", goal=title) if goal.n < printed.n else title


def asks_next(texts: Texts, scenario: Scenario, medal: str) -> str:
    """Returns the text that says what the medal above ``medal`` requires; after the highest one, that there is none
    above."""
    medals = goal_view.challenge_of(scenario).medals
    place = MEDALS.index(medal) + 1 if medal in MEDALS else 0
    if place >= len(medals):
        return texts("medal-done")
    following = medals[place]
    if following.points and following.left:
        return texts("medal-both", points=following.points, left=following.left)
    if following.points:
        return texts("medal-points", points=following.points)
    return texts("medal-left", left=following.left) if following.left else texts("medal-victory")


def result_line(texts: Texts, result: ChallengeResult) -> str:
    """Returns a short text about a stored result: won with so many rounds left, or lost with so many goals met."""
    if not result.won:
        return texts("result-lost", met=result.met)
    return texts("result-won", left=result.left)


def best_damaged(texts: Texts, damage: Quarantined) -> str:
    """Returns the text that says that the file of results could not be read, and where it was put."""
    return texts("best-damaged", reason=display_text(damage.detail), path=display_text(damage.aside or "–"))


def short_date(texts: Texts, day: str) -> str:
    """Returns an ISO date as ``18 Nov``; of any other text the first ten letters."""
    return _date(texts, day, "short-date")


def long_date(texts: Texts, day: str) -> str:
    """Returns an ISO date as ``18 Nov 2026``; of any other text the first ten letters."""
    return _date(texts, day, "long-date")


def _date(texts: Texts, day: str, message: str) -> str:
    try:
        found = date.fromisoformat(day[:10])
    except ValueError:
        return display_text(day, 10)
    return texts(message, day=found.day, month=texts(f"month-{found.month}"), year=str(found.year))
