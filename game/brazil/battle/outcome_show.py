"""Controls the animation of a battle's result: how long it stays, its steps, and when the battle's sounds play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.brazil.events import BattleEnded, ExpeditionFought
from engine.core.event import Event
from game.brazil.battle.outcome import AMONG_BOTS
from game.brazil.table_model import TableModel
from game.platform.settings import Pace


class OutcomeShow:
    """Plays the animation of the model's ``outcome``.

    ``play``: plays the sounds of events. Times are in ms of the clock.
    """

    def __init__(self, model: TableModel, pace: Pace, play: Callable[[Sequence[Event]], object]) -> None:
        self.model, self.match, self.pace, self.play = model, model.match, pace, play
        self._unheard: list[Event] = []

    def on_show(self, now: int, hurried: bool) -> bool:
        """Returns whether the game waits at ``now`` for the result of the last battle to leave the table: not if there
        is none, if a person here decides next without a hand-over, or, among bots, if they are ``hurried``.

        A person's battle stays until it is clicked away; a battle among bots ends by itself.
        """
        outcome, match = self.model.outcome, self.match
        if outcome is None:
            return False
        if match.people and (match.current_seat is None or match.handover_needed):
            return True
        if match.current_seat is not None and match.is_person(match.current_seat):
            return False
        if outcome.attacker in match.people or outcome.defender in match.people:
            return True
        if hurried or self.pace.at_once:
            return False
        return now < outcome.since + (outcome.length() + AMONG_BOTS) / self.pace.animation

    def play_sounds(self, seen: Sequence[Event], now: int) -> None:
        """Plays the sounds of events at once, except the sound of a fight's end: it is kept until ``turn_up`` reaches
        the end of the animation."""
        self._unheard = []
        if self.model.outcome is not None and not self.model.outcome.over(now, self.pace):
            self._unheard = [event for event in seen if isinstance(event, (BattleEnded, ExpeditionFought))]
        self.play([event for event in seen if event not in self._unheard])

    def turn_up(self, now: int) -> bool:
        """Advances the shown step of a battle's result to the time ``now`` and plays the kept sound at the last step;
        returns whether the shown step has changed."""
        outcome = self.model.outcome
        if outcome is None or (stage := outcome.stage(now, self.pace)) == outcome.shown:
            return False
        outcome.shown = stage
        if outcome.at_end:
            self.play(self._unheard)
            self._unheard = []
        return True
