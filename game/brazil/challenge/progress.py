"""Progress of a challenge: rounds played and left, the mark of each round (a new era or a battle), and since which
round each goal has been met without a break.

Reads only public information: eras, battles, and the goals, which are open to all.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.brazil.events import BattleEnded, EraBegan, TurnBegan
from engine.brazil.state import State
from game.brazil.challenge import goal_view
from game.brazil.match import Match

LOW = 3  # rounds left, including the current one, from which on the strip warns


@dataclass(frozen=True, slots=True)
class ChallengeProgress:
    """The progress of a challenge.

    ``marks``: (round, picture), at most one per round, the more important one.
    """

    now: int
    last: int
    marks: tuple[tuple[int, str], ...] = ()
    won: bool = False
    over: bool = False

    @property
    def left(self) -> int:
        """The rounds left, the current one included; once the challenge is over, the rounds after the last one
        played."""
        return self.last - self.now + (0 if self.over else 1)

    @property
    def is_running_out(self) -> bool:
        """Whether the challenge goes on with at most `LOW` rounds left."""
        return not self.over and self.left <= LOW


def progress_of(match: Match) -> ChallengeProgress:
    """Returns the progress of the challenge at the position shown: round, marks, whether it is over."""
    view = match.view
    moves = match.at
    return ChallengeProgress(
        now=view.round,
        last=goal_view.terms(view).rounds,
        marks=_marks(match, moves),
        won=view.over == "goals",
        over=bool(view.over),
    )


def _marks(match: Match, moves: int) -> tuple[tuple[int, str], ...]:
    now, found = 1, dict[int, str]()
    for entry in match.log[:moves]:
        for event in entry.events:
            if isinstance(event, TurnBegan):
                now = event.round
            elif isinstance(event, EraBegan):
                found[now] = f"marks/era_{event.era}"
            elif isinstance(event, BattleEnded):
                found.setdefault(now, "marks/swords")
    return tuple(sorted(found.items()))


@dataclass(slots=True)
class RoundHistory:
    """Records since which round each goal is met, from the end of every turn; follows undo."""

    match: Match
    _ends: list[tuple[object, int, frozenset[str]]] = field(default_factory=list)  # log entry, round, goals met

    def since(self, goal: str) -> int:
        """Returns the first round of the unbroken run of rounds in which a goal has been met up to the position shown;
        0 if it is not met there."""
        view = self.match.view
        if goal not in _met(view):
            return 0
        self._look()
        first = view.round
        for _, number, met in reversed([end for end in self._ends if end[1] < view.round]):
            if goal not in met:
                break
            first = number
        return first

    def _look(self) -> None:
        match, ends = self.match, self._ends
        moves = match.at
        log = match.log
        places = [n for n in range(moves) if match.policy.ends_turn(log[n].move)]
        same = 0
        while same < min(len(places), len(ends)) and ends[same][0] is log[places[same]]:
            same += 1
        if same < len(places):
            del ends[same:]
        for place in places[same:]:
            state = match.view_at(place, match.viewer)
            ends.append((log[place], state.round, _met(state)))


def _met(s: State) -> frozenset[str]:
    return frozenset(one.goal.id for one in goal_view.progress(s) if goal_view.is_met(one))
