"""Evaluates a finished challenge: goals, points, medal, the reason for its end, what was missing, and its turning
points.

The game is over, so all cards are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from engine.brazil.challenge import deal_text
from engine.brazil.challenge.deal_text import DealOutcome
from engine.brazil.events import BattleEnded, TurnBegan
from engine.brazil.map.goals import Goal
from engine.brazil.map.scenario import Scenario
from engine.core.rules import Result as GameResult
from game.brazil.challenge import goal_view
from game.brazil.challenge.best_results import ChallengeResult
from game.brazil.challenge.goal_status import GoalStatus, goal_statuses
from game.brazil.challenge.goal_status import title_of as goal_title
from game.brazil.challenge.progress import ChallengeProgress, RoundHistory, progress_of
from game.brazil.challenge.turning_points import TurningPointRecord, turning_points_of
from game.brazil.challenge.wording import ending_title, title_of
from game.brazil.match import Match
from game.i18n.names import FULL_WIDTH
from game.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a challenge, as data for the end screen.

    ``sentence``: why it ended like this; ``short``: what the next medal needed; ``lacking``: what would have won.
    """

    scenario: Scenario
    level: str
    monarch: str
    deal: str
    line: str  # the deal line for a friend to paste
    friend: str  # comparison with a friend's result
    won: bool
    title: str
    sentence: str
    goal_statuses: tuple[GoalStatus, ...]
    progress: ChallengeProgress
    points: int
    medal: str
    short: str
    lacking: str
    turning_points: tuple[TurningPointRecord, ...]

    @property
    def met(self) -> int:
        """The number of goals that were met at the end."""
        return sum(one.state == "met" for one in self.goal_statuses)


def ending_of(
    texts: Texts,
    match: Match,
    result: GameResult,
    friend: DealOutcome | None = None,
    *,
    turning_points: bool = True,
) -> Ending:
    """Evaluates how a finished challenge ended: goals met, points, medal, what was missing, comparison with a friend.

    ``turning_points``: also finds them, for which the whole game is evaluated.
    """
    s = match.opened(len(match.log))  # the game is over: all Missions are open
    scenario = s.board.scenario
    won = bool(result.winners)
    banners = goal_statuses(texts, s, RoundHistory(match))
    progress = progress_of(match)
    points = result.totals[0]
    medal = goal_view.medal_won(scenario, points, progress.left) if won else ""
    return Ending(
        scenario=scenario,
        level=goal_view.level(s),
        monarch=s.seats[0].monarch,
        deal=goal_view.deal_code(match),
        line=_line(match, result),
        friend=_comparison(texts, match, result, friend),
        won=won,
        title=ending_title(texts, scenario, won),
        sentence=_sentence(texts, banners, progress, won, _lost_attack(match)),
        goal_statuses=banners,
        progress=progress,
        points=points,
        medal=medal,
        short=_next_medal_lack(texts, scenario, points, progress.left, medal) if won else "",
        lacking="" if won else _missing_goals(texts, goal_view.terms(s).goals, banners),
        turning_points=turning_points_of(texts, match) if turning_points else (),
    )


def _line(match: Match, result: GameResult) -> str:
    """The deal as a line to paste; "" if it has no code."""
    deal = deal_text.deal_of(match.onlooker, match.session.nonce, result)
    return deal_text.write(deal) if deal is not None else ""


def _comparison(texts: Texts, match: Match, result: GameResult, friend: DealOutcome | None) -> str:
    """Compares with a friend's result of the same deal; "" if there is none."""
    own = deal_text.outcome(match.onlooker, result)
    if own is None or friend is None:
        return ""
    better = {1: "better", 0: "even", -1: "worse"}[deal_text.compare(own, friend).better]
    return texts(f"friend-{better}", points=friend.points, left=friend.left)


def _lost_attack(match: Match) -> tuple[int, bool] | None:
    """The round of the last attack if it failed, and whether on a tie; None otherwise."""
    found, now = None, 1
    for entry in match.log:
        for event in entry.events:
            if isinstance(event, TurnBegan):
                now = event.round
            elif isinstance(event, BattleEnded) and event.attacker == 0:
                found = (now, event.attack == event.defence) if event.winner != 0 else None
    return found


def _sentence(
    texts: Texts,
    banners: tuple[GoalStatus, ...],
    progress: ChallengeProgress,
    won: bool,
    attack: tuple[int, bool] | None,
) -> str:
    """Returns the sentence on why the challenge ended as it did."""
    if won:
        return texts("ending-sentence-won", round=progress.now, left=progress.left)
    missing = [one for one in banners if one.state != "met"]
    if len(missing) != 1:
        return texts("ending-sentence-many", round=progress.now, n=len(missing))
    kind = missing[0].kind
    if kind == "capital" and attack is not None:
        return texts("ending-sentence-assault", round=progress.now, when=attack[0], tie="yes" if attack[1] else "no")
    own = f"ending-sentence-{kind}"
    return texts(own if texts.has(own) else "ending-sentence-one", round=progress.now, goal=missing[0].title)


def _missing_goals(texts: Texts, goals: Sequence[Goal], banners: tuple[GoalStatus, ...]) -> str:
    """Returns what was missing, goal by goal."""
    stop = texts("mark-stop")
    gap = "" if stop in FULL_WIDTH else " "
    titles = {goal.id: goal_title(texts, goal) for goal in goals}
    return "\n".join(f"*{titles[one.goal]}{stop}*{gap}{one.line}".strip() for one in banners if one.state != "met")


def _next_medal_lack(texts: Texts, scenario: Scenario, points: int, left: int, medal: str) -> str:
    """Returns what the next medal needed."""
    medals = goal_view.challenge_of(scenario).medals
    place = next((n for n, one in enumerate(medals) if one.name == medal), -1) + 1
    if place >= len(medals):
        return texts("ending-best-medal")
    following = medals[place]
    name = texts(f"medal-{following.name}")
    if points < following.points:
        return texts("ending-short-points", n=following.points - points, medal=name)
    return texts("ending-short-left", n=following.left - left, medal=name)


def result_of(ending: Ending, game: str, day: date) -> ChallengeResult:
    """Converts the ending of a challenge to the record that `BestResults` stores; a victory without a medal counts as
    bronze, and rounds left only after a victory. ``game``: the game's id; ``day``: its date."""
    return ChallengeResult(
        challenge=ending.scenario.id,
        level=ending.level,
        monarch=ending.monarch,
        deal=ending.deal,
        date=day.isoformat(),
        points=ending.points,
        left=ending.progress.left if ending.won else 0,
        won=ending.won,
        met=ending.met,
        medal=ending.medal or ("bronze" if ending.won else ""),  # type: ignore[arg-type]
        game=game,
    )


def game_of(match: Match) -> str:
    """Returns the id of a game among the stored results, the name of its save; "" for a game without a save."""
    return match.path.stem if match.path is not None else ""


def is_recorded(match: Match) -> bool:
    """Returns whether the game's result is to be stored: the game has a save and was not begun from a moment of
    another."""
    return match.path is not None and not match.origin


def for_a_friend(texts: Texts, ending: Ending) -> str:
    """Returns a text to send to a friend: the result and, if the deal has a code, the line with which to play the same
    deal."""
    title = title_of(texts, ending.scenario)
    level = texts(f"option-solo_difficulty-{ending.level}")
    key = "friend-won" if ending.won else "friend-lost"
    reached = texts(
        key, points=ending.points, left=ending.progress.left, met=ending.met, goals=len(ending.goal_statuses)
    )
    message = texts(
        "friend-text", title=title, level=level, monarch=texts(f"monarch-{ending.monarch}"), reached=reached
    )
    return f"{message}\n{ending.line}" if ending.line else message
