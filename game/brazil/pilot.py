"""Between decisions: asks the bots, paces their moves, hands the screen over, and ends the game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game.brazil.match import RULES
from game.brazil.recap import last_turn_end
from game.seats.worker import BotWorker, Job, choose
from game.shell import wake

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

OUTCOME = 3000  # ms that a battle among bots is shown at speed 1
log = logging.getLogger(__name__)


class Pilot:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.match = table.match
        self.worker = BotWorker(wake)
        self.asked_at = -1  # version of the position the bot was asked about
        self.due = 0
        self.answer: object = None
        self.hurried = False
        self.ended = False
        self.holding = False  # waits for the player's word after a bot's turn

    # -- each turn of the loop -------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self.table.app.top is not self.table:
            return False
        asked = self.match.asked
        if asked is None:
            return self._end()
        if self.holding:
            return False
        if self._outcome_on_show(now):
            return False
        if self.match.handover_needed:
            self._curtain(asked)
            return True
        if self.match.is_person(asked):
            self.hurried = False
            return False
        return self._bot(asked, now)

    def _outcome_on_show(self, now: int) -> bool:
        """A battle's end stays until somebody has clicked it away; among bots it goes by itself."""
        outcome = self.table.outcome
        if outcome is None:
            return False
        if self.match.handover_needed:
            return True
        asked = self.match.asked
        pace = self.table.app.settings.pace
        if asked is None or self.match.is_person(asked) or self.hurried or pace.animation >= 8:
            return False
        return now < outcome.since + OUTCOME / pace.animation

    def next_tick(self, now: int) -> int | None:
        if self.answer is not None:
            return max(1, self.due - now)
        asked = self.match.asked
        if self.holding:
            return None
        if self._outcome_on_show(now):
            return 200
        idle = asked is not None and not self.match.is_person(asked) and self.asked_at != self.match.version
        return 1 if idle or self.match.handover_needed else None

    def _bot(self, seat: int, now: int) -> bool:
        if self.asked_at != self.match.version:
            self.match.session.hand_over()  # nobody takes back a move across a bot's
            self._ask(seat, now)
            return False
        if self.answer is None:
            self.answer = self.worker.take()
        if self.answer is None or (now < self.due and not self.hurried) or self.table.moments.running:
            return False
        answer, self.answer = self.answer, None
        if isinstance(answer, Exception):
            log.error("bot: %s", answer)
            answer = choose(self._job(seat))
        events = self.match.submit(answer)  # type: ignore[arg-type]
        self.match.session.hand_over()  # nobody takes back a bot's move
        self.table.happened(events)
        ended = getattr(answer, "kind", "") == "end_turn"
        self.holding = ended and self.table.app.settings.pace.pause_after_bot and bool(self.match.people)
        return True

    def go_on(self) -> None:
        self.holding = False
        self.table.rebuild()

    def _job(self, seat: int) -> Job:
        rung = self.match.sitters[seat].who
        view = self.match.session.view(seat)
        return Job(0, rung, RULES.id, view, seat, self.match.session.seed * 1000003 + self.match.version)

    def _ask(self, seat: int, now: int) -> None:
        job = self._job(seat)
        self.asked_at = self.match.version
        self.due = now + self._pause()
        self.worker.ask(job.rung, job.game, job.view, seat, job.seed)

    def _pause(self) -> int:
        """How long a bot's step waits; small steps of a payment follow at once."""
        pace = self.table.app.settings.pace
        if self.hurried or self.match.frame_kind() in ("payment", "limit", "draft", "monarch"):
            return 30
        return round(pace.bot_delay * 1000)

    def hurry(self) -> None:
        self.hurried = True
        self.due = 0
        self.table.moments.finish()

    def forget(self) -> None:
        """The position changed under the bot."""
        self.worker.forget()
        self.answer = None
        self.asked_at = -1

    def stop(self) -> None:
        self.worker.stop()

    # -- hand-over and end -----------------------------------------------------------------------------------------

    def _curtain(self, seat: int) -> None:
        from game.screens.curtain import CurtainScreen

        table = self.table
        self.match.viewer = None
        table.outcome = None
        kind = self.match.frame_kind()
        reasons = {"draft": "setup", "monarch": "setup", "bid": "setup", "turn": "turn"}
        frame = self.match.session.state.frames[-1]
        reason = reasons.get(kind, "decide")
        if kind == "combat":
            reason = "defend" if getattr(frame, "stage", "") == "defence" else "attack"
        name = self.match.name(seat)
        text = table.text(f"curtain-{reason}", name=name)
        table.app.push(
            CurtainScreen(table.app, name, f"seats/{self.match.colour(seat)}", text, lambda: self._ready(seat))
        )

    def _ready(self, seat: int) -> None:
        self.match.hand_over(seat)
        if self.match.frame_kind() == "turn":
            self.table.recap_since = last_turn_end(self.table, seat) or None
        self.table.desk.renew()
        self.table.rebuild()

    def _end(self) -> bool:
        if self.ended or self.table.outcome is not None:
            return False
        self.ended = True
        self.table.autosave()
        from game.brazil.score import ScoreScreen

        self.table.app.push(ScoreScreen(self.table.app, self.table))
        return True
