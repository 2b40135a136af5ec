"""Describes for the recap what others did in their turns: converts Brazil's events to steps, and compares points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

from engine.brazil import events as e
from engine.brazil import facts
from engine.core.event import Event
from game.brazil.palette import SEATS
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.action_phrases import EVENTS_BY_IMPORTANCE, phrase_of
from game.brazil.wording.log_text import line_of, values_of
from game.i18n.texts import Texts
from game.play.recap_controller import Actor, RecapChange
from game.play.steps import Played, RecapStep, StepBuilder

# events told with the log's sentence, and their weight: they name both sides or none
AS_LOGGED: dict[type[Event], int] = {
    e.BattleEnded: 0,
    e.ExpeditionFought: 2,
    e.EraBegan: 0,
    e.LastRound: 0,
    e.TilePeeked: 7,
    e.PaintingUsed: 5,
    e.UnitsDefeated: 1,
}
SETUP: dict[type[Event], int] = {e.CapitalChosen: 1, e.MissionsKept: 7, e.BidMade: 6}  # and their weight
WEIGHTS: dict[type[Event], int] = {e.TileSeized: 0, e.MissionAnnounced: 0, e.UnitsMoved: 6, e.CardDrawn: 8}
NOT_BY_ARCH = (e.UnitsMoved, e.BattleEnded, e.ExpeditionFought, e.TileExplored)  # events with other causes


class BrazilRecapDescriber:
    """Describes turns for the recap; see game.play.recap_controller.RecapDescriber."""

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        self._texts, self.model, self.match = texts, model, model.match

    @property
    def texts(self) -> Texts:
        """Texts in the current language."""
        return self._texts()

    def actor(self, seat: int) -> Actor:
        """Returns a seat's name, emblem and colour."""
        colour = self.match.onlooker.seats[seat].colour
        return Actor(self.model.seat_name(self.texts, seat), f"seats/{colour}", SEATS[colour])

    def title(self, name: str, since: int) -> str:
        return self.texts("recap-round", name=name)

    def join(self, place: str, what: str) -> str:
        """Returns the text of a step, made of the place's name and of what happened there."""
        return self.texts("labelled", label=place, what=what)

    # -- steps -----------------------------------------------------------------------------------------------------

    def steps(self, played: Played) -> list[RecapStep]:
        """Returns the steps of the moves played, from events as their reader may know them."""
        builder = StepBuilder()
        for number, events in played:
            builder.move(number)
            mover = self.match.log[number - 1].move.seat
            hidden = Counter(
                (event.seat, event.deck)
                for event in events
                if isinstance(event, e.CardDrawn) and event.card == e.HIDDEN
            )
            for event in events:
                if isinstance(event, e.CardDrawn) and event.card == e.HIDDEN:
                    self._tell_drawn(builder, mover, event, hidden.pop((event.seat, event.deck), 0))
                    continue
                self._tell(builder, mover, event)
        return builder.steps()

    def _tell(self, builder: StepBuilder, mover: int, event: Event) -> None:
        if isinstance(event, e.BattleEnded):  # the defender's cards may have ended it
            mover = event.attacker
        elif isinstance(event, e.TileSeized):
            mover = event.seat
        seat = getattr(event, "seat", mover)
        if isinstance(event, NOT_BY_ARCH):
            builder.end_card(mover)
        if isinstance(event, e.TokenPlaced):
            text = _sentence(phrase_of(self.texts, self.model, event).text)
            builder.begin_card(mover, self.texts(f"arch-{event.arch}"), text)
        elif isinstance(event, e.GoodsPaid) and seat == mover:
            builder.add_cost(mover, words.symbols((event.good,)))
        elif isinstance(event, e.GoodsGained) and event.cause == "harbor" and seat == mover:
            text = self.texts("phrase-GoodsGained", goods=words.symbols(event.goods))
            builder.did(mover, _sentence(text))
        elif isinstance(event, e.TileKept):  # the line before names the tile
            builder.add_side_effect(mover, self.texts(f"phrase-TileKept{'-gone' if event.seat < 0 else ''}"), None)
        elif type(event) in AS_LOGGED:
            line = line_of(self.texts, self.model, event)
            builder.did(mover, line, place=place_of(event), weight=AS_LOGGED[type(event)])
        elif type(event) in SETUP:  # the last Capital is founded by another's move
            text = self.texts(f"phrase-{event.name}", **values_of(self.texts, self.model, event))
            builder.did(seat, _sentence(text), place=place_of(event), weight=SETUP[type(event)])
        elif type(event) in EVENTS_BY_IMPORTANCE and seat == mover and not isinstance(event, e.GameEnded):
            text = _sentence(phrase_of(self.texts, self.model, event).text)
            weight = WEIGHTS.get(type(event), 3)
            key = ("units", event.units) if isinstance(event, e.UnitsMoved) else None
            if isinstance(event, e.CardDrawn) and builder.add_side_effect(mover, _small(text), None):
                return
            builder.did(mover, text, place=place_of(event), weight=weight, key=key)

    def _tell_drawn(self, builder: StepBuilder, mover: int, event: e.CardDrawn, count: int) -> None:
        """Tells cards of a move that the reader may not see, those of a deck together; a count of 0 was told before."""
        if not count or event.seat != mover:
            return
        if count == 1:
            self._tell(builder, mover, event)
            return
        text = self.texts(f"phrase-CardsDrawn-{event.deck}", n=count)
        if not builder.add_side_effect(mover, text, None):
            builder.did(mover, _sentence(text), weight=WEIGHTS[e.CardDrawn])

    # -- changes ---------------------------------------------------------------------------------------------------

    def changes(self, since: int, until: int, seats: Collection[int]) -> list[RecapChange]:
        """Returns the points of these seats, and the observer's, after the first `since` and after the first `until`
        moves of the log, changed or not; [] unless the game's options show all points during play."""
        observer = self.match.observer
        before, after = (self.match.view_at(number, observer) for number in (since, until))
        if before.options.live_vp != "all":
            return []
        shown = [seat for seat in range(len(before.seats)) if seat in seats or seat == observer]
        return [
            RecapChange(
                self.texts("recap-points", name=self.model.seat_name(self.texts, seat)),
                first := facts.total(before, seat),
                then := facts.total(after, seat),
                good=(then > first) == (seat == observer),
            )
            for seat in shown
        ]


def place_of(event: Any) -> int | None:
    """Returns the id of the hex an event is about; None if it is about none."""
    found = [place for name in ("to", "hex") if isinstance(place := getattr(event, name, -1), int) and place >= 0]
    return found[0] if found else None


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
