"""Converts game events to the steps (sentences) of a recap of what others did; see game.play.steps."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle.components import INVESTMENTS
from engine.struggle.facts import turn_is_scored
from engine.struggle.moves import Reveal
from engine.struggle.scoring_facts import forecast_score
from engine.struggle.state import NAVY_BOX, NO_WAR
from game.i18n.texts import Texts
from game.play.log_lines import caused
from game.play.recap_controller import Actor, RecapChange
from game.play.steps import Played, RecapStep, StepBuilder
from game.struggle.drawing.palette import MARKS, NAMES, SIDES
from game.struggle.preview import AUTOMATIC_EVENTS
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import line_of

# events at a space: end of the message id, and weight
AT_SPACE: dict[type[Event], tuple[str, int]] = {
    e.Flagged: ("flagged", 1),
    e.Unflagged: ("unflagged", 1),
    e.FortBuilt: ("fort-built", 2),
    e.FortDamaged: ("fort-damaged", 1),
    e.FortRepaired: ("fort-repaired", 2),
    e.FortSeized: ("fort-seized", 1),
    e.FortRemoved: ("fort-removed", 1),
    e.ConflictPlaced: ("conflict", 2),
    e.ConflictRemoved: ("conflict-over", 3),
    e.HuguenotsPlaced: ("huguenots", 3),
    e.HuguenotsTurned: ("huguenots-turned", 4),
    e.HuguenotsLost: ("huguenots-lost", 3),
    e.Conquered: ("conquered", 0),
}
# events of War tiles: end of the message id, and weight
TILES: dict[type[Event], tuple[str, int]] = {
    e.WarTileLaid: ("tile-laid", 5),
    e.WarTileMoved: ("tile-moved", 6),
    e.WarTileReturned: ("tile-returned", 6),
    e.WarTileSentBack: ("tile-returned", 4),
    e.SpecialLaid: ("special-laid", 4),
    e.Upgraded: ("tile-upgraded", 6),
}
# events that use the log's sentence, with their weight
AS_LOGGED: dict[type[Event], int] = {
    e.FirstNamed: 6,
    e.MinistryGone: 6,
    e.TilesSwapped: 6,
    e.DemandAdded: 4,
    e.DemandTurnedUp: 4,
    e.DemandChanged: 4,
    e.DutiesNamed: 4,
    e.LimitChanged: 4,
    e.SquadronBuilt: 5,
    e.SquadronReturned: 6,
    e.JacobiteMarker: 3,
    e.Refused: 1,
}
SHOWN_VP = ("event", "ministry", "overrun")  # VP shown in the recap; a turn's scoring has its own page


class StruggleRecapDescriber:
    """Implements `game.play.recap_controller.RecapDescriber`; the reader is addressed directly: "your flag"."""

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        self._texts, self.model, self.match = texts, model, model.match

    @property
    def texts(self) -> Texts:
        return self._texts()

    def actor(self, seat: int) -> Actor:
        """Returns name, mark and colour of a side."""
        return Actor(self.texts(f"side-{NAMES[seat]}"), MARKS[seat], SIDES[seat])

    def title(self, name: str, since: int) -> str:
        """Returns the heading of a recap: the Action Round of `name`, or the war, if all recapped moves are of a war,
        which follows the turn's scoring."""
        last = max(since, len(self.match.log) - 1)
        in_war = all(turn_is_scored(self.match.view_at(count, self.match.observer)) for count in (since, last))
        return self.texts("recap-war" if in_war else "recap-round", name=name)

    def join(self, place: str, what: str) -> str:
        """Returns a phrase that joins a place and what happened there."""
        return self.texts("step-at", place=place, what=what)

    # -- steps -----------------------------------------------------------------------------------------------------

    def steps(self, played: Played) -> list[RecapStep]:
        """Returns a recap's steps for the moves played and their events; a turn's scoring,
        a theater's battle and what is dealt for the next turn are left out: they have pages of their own."""
        builder = StepBuilder()
        for number, events in played:
            builder.move(number)
            mover = self.match.log[number - 1].move.seat
            for event in caused(events, AUTOMATIC_EVENTS):
                self._tell(builder, number, mover, event)
        return builder.steps()

    def _tell(self, builder: StepBuilder, number: int, mover: int, event: Event) -> None:
        texts = self.texts
        if isinstance(event, e.PointsSpent):
            builder.paid(mover, _price(event))
        elif isinstance(event, e.TileTaken):
            tile = INVESTMENTS[event.no]
            got = f"{tile.major_ap}[{tile.major}] {tile.minor_ap}[{tile.minor}]"
            builder.did(mover, texts("step-tile-taken"), weight=8, got=got)
        elif isinstance(event, e.Passed):
            builder.did(mover, texts("step-passed"), weight=1)
        elif isinstance(event, e.EventPlayed):
            name = words.event(texts, event.card)
            builder.begin_card(mover, name, texts("step-event", thing=name))
        elif isinstance(event, (e.AdvantageUsed, e.AbilityUsed)):
            if isinstance(event, e.AdvantageUsed):
                name = words.advantage(texts, event.advantage)
            else:
                name = words.ministry(texts, event.ministry)
            builder.begin_card(mover, name, texts("step-used", thing=name))
        elif isinstance(event, e.MinistryRevealed):
            if isinstance(self.match.log[number - 1].move, Reveal):
                builder.end_card(mover)  # the ability used before is not its cause
            builder.did(mover, texts("step-ministry", thing=words.ministry(texts, event.ministry)), weight=3)
        elif type(event) in AT_SPACE:
            self._at_space(builder, mover, event)
        elif isinstance(event, (e.SquadronMoved, e.SquadronLost)):
            self._squadron(builder, mover, event)
        elif isinstance(event, (e.AdvantageGained, e.AdvantageLost)):
            self._advantage(builder, mover, event)
        elif type(event) in TILES:
            self._war_tile(builder, number, mover, event)
        elif isinstance(event, e.VpScored):
            if event.category in SHOWN_VP:
                builder.did(mover, line_of(texts, self.model, event), weight=0)
        elif isinstance(event, (e.DebtChanged, e.TrpChanged)):
            self._money(builder, mover, event)
        elif type(event) in AS_LOGGED and (line := line_of(texts, self.model, event)):
            builder.did(mover, line, weight=AS_LOGGED[type(event)])

    def _whose(self, message: str, seat: int, **values: Any) -> str:
        """Returns the sentence, in its own form when `seat` is the reader's."""
        own = "-own" if seat == self.match.observer else ""
        return self.texts(f"step-{message}{own}", side=words.side(self.texts, seat), **values)

    def _at_space(self, builder: StepBuilder, mover: int, event: Any) -> None:
        message, weight = AT_SPACE[type(event)]
        if isinstance(event, (e.Flagged, e.Unflagged)):
            text = self._whose(message, event.side)
            weight = 0 if event.side == self.match.observer else weight
        else:
            text = self.texts(f"step-{message}")
        space = ("space", str(event.space))
        builder.did(mover, text, subject=words.space(self.texts, event.space), place=space, weight=weight)

    def _squadron(self, builder: StepBuilder, mover: int, event: e.SquadronMoved | e.SquadronLost) -> None:
        texts = self.texts
        if isinstance(event, e.SquadronMoved) and event.target != NAVY_BOX:
            subject = words.space(texts, event.target)
            text = texts("step-squadron")
            if event.source != NAVY_BOX:
                text = texts("step-squadron-from", place=words.space(texts, event.source))
            builder.did(mover, text, subject=subject, place=("space", str(event.target)), weight=2)
            return
        message = "squadron-lost" if isinstance(event, e.SquadronLost) else "squadron-home"
        text = self._whose(message, event.seat)
        if event.source < 0:
            builder.did(mover, text, weight=1)
        else:
            subject = words.space(texts, event.source)
            builder.did(mover, text, subject=subject, place=("space", str(event.source)), weight=1)

    def _advantage(self, builder: StepBuilder, mover: int, event: e.AdvantageGained | e.AdvantageLost) -> None:
        message = "gains" if isinstance(event, e.AdvantageGained) else "loses"
        text = self._whose(message, event.seat, thing=words.advantage(self.texts, event.advantage))
        place = ("advantage", event.advantage)
        if not builder.add_side_effect(mover, text, place):
            builder.did(mover, text, place=place, weight=1)

    def _war_tile(self, builder: StepBuilder, number: int, mover: int, event: Any) -> None:
        message, weight = TILES[type(event)]
        war = self.match.view_at(number, None).war
        theater = event.to if isinstance(event, e.WarTileMoved) else event.theater
        subject = words.theater(self.texts, war, theater) if war < NO_WAR and theater >= 0 else ""
        if event.seat == self.match.observer:
            weight = 1
        text = self._whose(message, event.seat) if message == "tile-returned" else self.texts(f"step-{message}")
        builder.did(mover, text, subject=subject, weight=weight, key=("war", war, theater))

    def _money(self, builder: StepBuilder, mover: int, event: e.DebtChanged | e.TrpChanged) -> None:
        """Adds the reader's changes of Debt or Treaty Points, and Debt that a pass or an Event took off; what the mover
        borrowed is in the summary below."""
        repaid = isinstance(event, e.DebtChanged) and event.by < 0
        if event.by and (event.seat == self.match.observer or repaid):
            builder.did(mover, line_of(self.texts, self.model, event), weight=1)

    # -- what it came to -------------------------------------------------------------------------------------------

    def changes(self, since: int, until: int, seats: Collection[int]) -> list[RecapChange]:
        """Returns the Debt of these seats, the score and the forecast score after the first `since` and after the first
        `until` moves of the log, changed or not; the latter earlier if the turn or its Action Rounds end before. A turn
        that has been scored has no forecast; what the theaters of its war brought, which their own pages tell, is
        counted in the score before."""
        observer = self.match.observer
        before = self.match.view_at(since, observer)
        after = self.match.view_at(until, observer)
        scored = turn_is_scored(before)
        while until > since and (after.turn, turn_is_scored(after)) != (before.turn, scored):
            until -= 1
            after = self.match.view_at(until, observer)
        found = [
            RecapChange(
                self.texts("strip-debt"),
                before.players[seat].debt,
                after.players[seat].debt,
                max(1, after.players[seat].limit),
            )
            for seat in sorted(seats)
            if seat >= 0
        ]
        ahead = 1 if observer == 0 else -1  # a growing score favours France
        known = before.vp + self._won_in_theaters(since, until)
        scores = [("recap-score", known, after.vp)]
        if not scored:
            scores.append(("recap-forecast", forecast_score(before), forecast_score(after)))
        for label, first, then in scores:
            found.append(RecapChange(self.texts(label), first, then, good=(then - first) * ahead > 0))
        return found

    def _won_in_theaters(self, since: int, until: int) -> int:
        """Returns by how much the theaters of a war that these moves decided moved the score."""
        events = (event for entry in self.match.log[since:until] for event in entry.events)
        won = [event for event in events if isinstance(event, e.VpScored) and event.category == "war"]
        return sum(event.vp if event.seat == 0 else -event.vp for event in won)


def _price(event: e.PointsSpent) -> str:
    """Returns a price as text, with what was borrowed or paid with Treaty Points: "3[economic] 1[debt]"."""
    found = [f"{event.price}[{event.points}]"]
    found += [f"{n}[{name}]" for name, n in (("debt", event.debt), ("treaty", event.trp)) if n]
    return " ".join(found)
