"""Converts events to recap steps of Historia: a card and all its effects are one step."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from engine.core.event import Event
from engine.historia import events as e
from engine.historia.rules.map import IDS
from game.historia.drawing.palette import SEATS, piece
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.i18n.texts import Texts
from game.play.recap_controller import Actor, RecapChange
from game.play.steps import Played, RecapStep, StepBuilder

ADVANCED, NOTHING = "advanced", "nothing"  # sides of a card
WEIGHTS: dict[type[Event], int] = {
    e.WarFought: 0,
    e.CubeLost: 0,
    e.Raided: 0,
    e.WonderRemoved: 1,
    e.WonderTaken: 1,
    e.Explored: 2,
    e.CubesMoved: 2,
    e.Traded: 2,
}
LIGHT = 4


class HistoriaRecapDescriber:
    """Implements `game.play.recap_controller.RecapDescriber`; the reader is addressed as "you"."""

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        self._texts, self.match = texts, model.match

    @property
    def texts(self) -> Texts:
        return self._texts()

    def actor(self, seat: int) -> Actor:
        """Returns name, mark and colour of a seat."""
        civilization = self.match.onlooker.seats[seat].id
        return Actor(words.seat_name(self.texts, self.match, seat), piece(civilization), SEATS[civilization])

    def title(self, name: str, since: int) -> str:
        return self.texts("recap-round", name=name)

    def join(self, place: str, what: str) -> str:
        """Returns a phrase that joins a place and what happened there."""
        return self.texts("step-at", place=place, what=what)

    # -- steps -----------------------------------------------------------------------------------------------------

    def steps(self, played: Played) -> list[RecapStep]:
        """Returns the recap steps of the moves played: one for each card resolved, card of a Civbot, scored leader or
        scored territory, with all its effects."""
        builder = StepBuilder()
        group: tuple[int, str, object] | None = None  # seat, name of the card, key of the step
        for number, events in played:
            builder.move(number)
            for at, event in enumerate(events):
                begun = self._begins(event, (number, at))
                if begun is not None:
                    group = begun
                    builder.did(begun[0], "", subject=begun[1], weight=LIGHT, key=begun[2])
                elif isinstance(event, (e.RoundBegan, e.TurnBegan, e.EraBegan, e.IconReached)):
                    group = None
                if group is not None:
                    self._tell(builder, group, event)
        return builder.steps()

    def _begins(self, event: Event, key: object) -> tuple[int, str, object] | None:
        """Returns (seat, name, key) if the event begins a step."""
        texts = self.texts
        if isinstance(event, e.CardResolved):
            card = words.card(texts, event.card)
            name = texts("step-advanced", card=card) if event.side == ADVANCED else card
            return (event.seat, name, key)
        if isinstance(event, e.CivbotCard):
            return (event.seat, texts(f"civbot-{event.card}"), key)
        if isinstance(event, e.LeaderScored):
            return (event.seat, texts(f"leader-{event.leader}"), key)
        if isinstance(event, e.TerritoryScored):
            return (event.seat, words.territory(texts, IDS[event.territory]), key)
        return None

    def _tell(self, builder: StepBuilder, group: tuple[int, str, object], event: Event) -> None:
        seat, _, key = group
        made = self._phrase(event, seat)
        if made is None:
            return
        text, territory = made
        observer = self.match.observer
        concerned = observer != seat and observer in (getattr(event, "other", -1), getattr(event, "seat", -1))
        builder.did(
            seat,
            text,
            place=territory if territory >= 0 else None,
            weight=0 if concerned else WEIGHTS.get(type(event), LIGHT),
            key=key,
            shared=isinstance(event, e.Traded),
        )

    def _phrase(self, event: Any, actor: int) -> tuple[str, int] | None:
        """Returns a phrase for the event, naming its seat only if it is not the actor, and its territory or -1."""
        texts = self.texts
        found = PHRASES.get(type(event))
        if found is None:
            return None
        variant, values = found(texts, event)
        if variant is None:
            return None
        text = texts(f"step-{variant}", **{"who": self._who(event, actor), **values, **self._other(event)})
        return (text.strip(), getattr(event, "territory", -1))

    def _who(self, event: Any, actor: int) -> str:
        """Returns "" for the actor (named above the line), "you" for the reader, else the seat's name."""
        seat = getattr(event, "seat", actor)
        return "" if seat == actor else self._named(seat)

    def _other(self, event: Any) -> dict[str, str]:
        return {"other": self._named(event.other)} if hasattr(event, "other") else {}

    def _named(self, seat: int) -> str:
        return self.texts("step-you") if seat == self.match.observer else words.seat_name(self.texts, self.match, seat)

    # -- what it came to -------------------------------------------------------------------------------------------

    def changes(self, since: int, until: int, seats: Collection[int]) -> list[RecapChange]:
        """Returns the VP of the reader and of these seats after the first `since` and after the first `until` moves of
        the log, changed or not."""
        observer = self.match.observer
        before, after = (self.match.view_at(number, observer) for number in (since, until))
        shown = [seat for seat in range(len(before.seats)) if seat in seats or seat == observer]
        found: list[RecapChange] = []
        for seat in shown:
            first, then = before.seats[seat].vp, after.seats[seat].vp
            found.append(
                RecapChange(
                    words.seat_name(self.texts, self.match, seat),
                    first,
                    then,
                    good=(then > first) == (seat == observer),
                )
            )
        return found


Phrase = Callable[[Texts, Any], tuple[str | None, dict[str, Any]]]


def _place(texts: Texts, event: Any) -> str:
    return words.territory(texts, IDS[event.territory])


def _cubes(texts: Texts, event: e.CubesMoved) -> tuple[str | None, dict[str, Any]]:
    if event.territory < 0:
        return (None, {})
    return ("settles" if event.to == "map" else "leaves", {"place": _place(texts, event)})


def _level(texts: Texts, event: e.LevelGained) -> tuple[str | None, dict[str, Any]]:
    return (None, {}) if event.beyond else ("level", {"sign": f"[{event.track}]", "n": event.level})


def _war(texts: Texts, event: e.WarFought) -> tuple[str | None, dict[str, Any]]:
    how = "draw"
    if event.winner >= 0:
        how = "won" if event.winner == event.seat else "lost"
    return (f"war-{how}", {"place": _place(texts, event), "n": event.strength, "against": event.against})


def _wonder(variant: str) -> Phrase:
    return lambda texts, event: (variant, {"thing": texts(f"wonder-{event.wonder}")})


PHRASES: dict[type[Event], Phrase] = {
    e.CardResolved: lambda texts, event: ("unused" if event.side == NOTHING else None, {}),
    e.ActionTaken: lambda texts, event: ("beside", {"thing": texts(f"action-{event.action}")}),
    e.RevolutionMade: lambda texts, event: ("turn-ends", {}),
    # The points of a land held alone are told with the land.
    e.VpGained: lambda texts, event: (None if event.category == "territories" else "vp", {"n": event.n}),
    e.VpLost: lambda texts, event: ("vp-lost", {"n": event.n}),
    e.CubesMoved: _cubes,
    e.LevelGained: _level,
    e.CardsTakenBack: lambda texts, event: (
        "taken-back",
        {"thing": ", ".join(words.card(texts, card) for card in event.cards)},
    ),
    e.AdvisorDrawn: lambda texts, event: ("advisor", {}),
    e.WonderTaken: _wonder("wonder"),
    e.WonderUsed: _wonder("wonder-used"),
    e.WonderRemoved: _wonder("wonder-removed"),
    e.Traded: lambda texts, event: ("trade", {}),
    e.Raided: lambda texts, event: ("raid", {}),
    e.WarFought: _war,
    e.CubeLost: lambda texts, event: ("cube-stays" if event.stays else "cube-lost", {"place": _place(texts, event)}),
    e.LeaderScored: lambda texts, event: (f"aim-{event.aim or 'none'}", {}),
    e.TerritoryScored: lambda texts, event: ("alone", {"n": event.vp}),
    e.CivbotDid: lambda texts, event: (None if event.done else "in-vain", {}),
}
