"""Puts Historia's moves into words for hints and reviews, with the log's sentences where there are any."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

from engine.core.event import Event
from engine.historia import events as e
from engine.historia import moves as m
from engine.historia.card_language import Choose
from engine.historia.components import ADVISORS
from engine.historia.rules.map import IDS
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.historia.wording.log_text import line_of
from game.i18n.names import listed
from game.i18n.texts import Texts
from game.play.reason_words import ReasonDescriber, ReasonWords

OMITTED_EVENTS = (e.CardsSealed, e.CardResolved)
AREAS: dict[str, str] = {
    **dict.fromkeys(("seal_cards", "resolve", "take_back", "keep_leader"), "cards"),
    **dict.fromkeys(("place_cube", "attack", "recover_cube"), "map"),
    **dict.fromkeys(("take_wonder", "ready", "use_wonder"), "wonders"),
}

COUNTED = (
    *("points", "technology", "military", "territories", "cubes", "cards", "wonders"),
    *("their_points", "their_territories"),
)


class MoveDescriber(ReasonDescriber):
    """Implements `game.play.advice_controller.MoveDescriber`."""

    automatic = (e.CivbotCard, e.CivbotDid, e.IconReached, e.RoundBegan, e.TurnBegan, e.EraBegan)

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        self.model, self.match = model, model.match
        seats = len(self.match.occupants)
        words = ReasonWords(
            COUNTED,
            phrased=("leader",),
            felt=("government", "sole", "leader"),
            gained=("cards",),  # every card that is played is one less in hand
            others=lambda seat: seats - 1,
        )
        super().__init__(texts, words)

    def sentence(self, event: Event) -> str:
        """Returns an event's sentence, "" for events not worth one."""
        return "" if isinstance(event, OMITTED_EVENTS) else line_of(self.texts, self.match, event)

    def instruction(self, move: m.Move, events: Iterable[Event] = (), question: Choose | None = None) -> str:
        """Returns the sentence that tells the player to make a move; its events name what the move does not: the action
        with another civilization, an extra action; `question` has the lists of which an option is chosen."""
        values: dict[str, Any] = {"thing": "", "name": "", "n": 0}
        message = f"do-{move.kind}"
        if isinstance(move, m.SealCards):
            values["thing"] = listed(self.texts, [words.card(self.texts, name) for name in move.cards])
        elif isinstance(move, (m.Resolve, m.TakeBack)):
            values["thing"] = words.card(self.texts, move.card)
            if isinstance(move, m.Resolve):
                spent = move.side != "nothing" and move.card in ADVISORS  # an advisor has no sides
                message += "-advisor" if spent else f"-{move.side}"
        elif isinstance(move, m.ChoosePartner):
            values["name"] = words.seat_name(self.texts, self.match, move.other)
            done = next((event for event in events if isinstance(event, (e.Traded, e.Raided))), None)
            if done is not None:
                message = "do-trade" if isinstance(done, e.Traded) else "do-raid"
        elif isinstance(move, m.ChooseOption):
            values["n"] = move.option + 1
            if question is not None:
                values["thing"] = card_text.capital(card_text.operations(self.texts, question.of[move.option]))
                message += "-named"
        elif isinstance(move, (m.Ready, m.UseWonder, m.TakeWonder)):
            values["thing"] = self.texts(f"wonder-{move.wonder}")
        elif isinstance(move, m.RecoverCube) and move.territory == m.USED_POOL:
            message += "-used"
        elif isinstance(move, (m.PlaceCube, m.Attack, m.RecoverCube)):
            values["thing"] = words.territory(self.texts, IDS[move.territory])
            values["name"] = words.seat_name(self.texts, self.match, move.other) if isinstance(move, m.Attack) else ""
        elif isinstance(move, m.KeepLeader):
            values["thing"] = self.texts(f"leader-{move.leader}")
        elif isinstance(move, m.TakeAction):
            action = next((event.action for event in events if isinstance(event, e.ActionTaken)), "")
            values["thing"] = self.texts(f"action-{action}") if action else ""
            message = f"do-resolve-{move.side}" if action else f"do-take_action-{move.side}"
        return self.texts(message, **values)

    def places(self, move: m.Move | None, events: Iterable[Event]) -> frozenset[Hashable]:
        """Returns the numbers of the territories on the map that a move, if given, and its events concern."""
        found = {getattr(event, "territory", -1) for event in events}
        found.add(getattr(move, "territory", -1))
        return frozenset(place for place in found if isinstance(place, int) and place >= 0)

    def widgets(self, move: m.Move) -> tuple[str, ...]:
        """Returns the names of the widgets (cards, leader or wonder) to click for a move that keeps a leader, seals
        cards or takes a wonder; () for any other move."""
        if isinstance(move, m.KeepLeader):
            return (f"leader-{move.leader}",)
        if isinstance(move, m.SealCards):
            return tuple(f"card-{card}" for card in move.cards)
        return (f"row-{move.wonder}",) if isinstance(move, m.TakeWonder) else ()

    def area(self, move: m.Move) -> str:
        """Returns the text that names the part of the table where moves of this kind are made."""
        return self.texts(f"area-{AREAS.get(move.kind, 'choice')}")
