"""Describes moves for hints and reviews, in the log's words or with texts of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import Any

from engine.brazil import events as e
from engine.brazil import moves as m
from engine.core.event import Event
from game.brazil.challenge.goal_status import title_of
from game.brazil.challenge.goal_view import terms
from game.brazil.last_move import places_of
from game.brazil.move_fields import fields_of
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import line_of
from game.i18n.texts import Texts
from game.play.reason_words import ReasonDescriber, ReasonWords

OMITTED_EVENTS = (
    e.TurnBegan,
    e.GoodsPaid,
    e.CardsPaid,
    e.DeckShuffled,
    e.GalleryRefilled,
    e.MissionsKept,
    e.CardsSealed,
)
AREAS: dict[str, str] = {
    **dict.fromkeys(("place_token", "place_old_token", "manufacture"), "arches"),
    **dict.fromkeys(("keep_mission", "choose_monarch", "take_painting", "bid"), "cards"),
    **dict.fromkeys(("choose_resource", "trade", "draw_mission", "defeat_unit"), "choice"),
    **dict.fromkeys(("play_gold_card", "seal_cards", "give_combat_cards", "drop_card", "cancel_card"), "hand"),
    **dict.fromkeys(("pay_gold_card", "pay_combat_cards", "draw_bonus_card"), "hand"),
    **dict.fromkeys(("pay_good", "pay_credit", "drop_good"), "supply"),
    "use_painting": "collection",
    "announce_mission": "missions",
    **dict.fromkeys(("end_turn", "finish"), "button"),
}

COUNTED = (
    *("points", "goods", "gold_cards", "combat_cards", "products", "units", "paintings", "palaces", "tiles"),
    *("their_tiles", "their_units"),
)
PHRASED = ("danger", "targets", "mission", "goal")
FELT = ("victory", "monarch", "missions", "palace_sites", "exploration", "next_buys", "room", "means")
GAINED = ("monarch", "missions")  # kept or chosen, and no loss when they have brought what they promised


class MoveDescriber(ReasonDescriber):
    """Describes moves of Brazil: Imperial; see game.play.advice_controller."""

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        seats = len(model.match.occupants)
        super().__init__(texts, ReasonWords(COUNTED, PHRASED, FELT, GAINED, self._component, lambda seat: seats - 1))
        self.model = model

    def sentence(self, event: Event) -> str:
        """Returns the sentence about an event as in the log; "" for events that need no mention in a hint or review."""
        return "" if isinstance(event, OMITTED_EVENTS) else line_of(self.texts, self.model, event)

    def instruction(self, move: m.Move, events: Iterable[Event] = (), question: None = None) -> str:
        """Returns the sentence that tells the player to make a move; it is the same whatever follows."""
        n = len(move.cards) if hasattr(move, "cards") else getattr(move, "vp", 0)
        values = {"thing": self._thing(move), "n": n, "units": "", "place": ""}
        message = f"do-{move.kind}"
        if isinstance(move, m.MoveUnits):
            values["units"] = ", ".join(words.unit(self.texts, self.model.view, move.seat, one) for one in move.units)
        elif isinstance(move, m.Manufacture):
            values["place"] = self.texts("slot-monarch" if move.slot == "monarch" else f"arch-{move.slot}")
        elif isinstance(move, m.Renovate) and move.flip:
            message += "-flip"
        return self.texts(message, **values)

    def _thing(self, move: Any) -> str:
        """The object of the move, from the first of its fields that names one."""
        texts, s = self.texts, self.model.view
        ways: dict[str, Callable[[Any], str]] = {
            "mission": lambda value: words.mission(texts, value),
            **dict.fromkeys(("good", "resource", "credit"), lambda value: words.symbols((value,))),
            "cards": self._cards,
            "card": lambda value: words.thing(texts, value),
            **{name: partial(self._named, name) for name in ("painting", "product", "monarch", "palace", "arch")},
            **dict.fromkeys(("building", "city"), lambda value: words.tile(texts, value)),
            **dict.fromkeys(("at", "to"), lambda value: words.place(texts, s, value)),
            "unit": lambda value: words.unit(texts, s, move.seat, value),
            "hex": lambda value: words.place(texts, s, value),
            "era": lambda value: texts(f"mission-era-{value}"),
            "trade": words.exchange,
        }
        return next((say(getattr(move, name)) for name, say in ways.items() if hasattr(move, name)), "")

    def _named(self, kind: str, value: object) -> str:
        return self.texts(f"{kind}-{value}")

    def _cards(self, cards: tuple[str, ...]) -> str:
        return ", ".join(words.thing(self.texts, card) for card in cards) or "–"

    def places(self, move: m.Move | None, events: Iterable[Event]) -> frozenset[Hashable]:
        """Returns the ids of the hexes that a move, if given, and these events name."""
        if isinstance(move, m.ChooseCapital):
            return frozenset({move.hex})  # of two seats the other gets the place that is left: its event is no advice
        found: set[Hashable] = set(places_of(events))
        place = fields_of(move).get("hex", -1) if move is not None else -1
        return frozenset({*found, place} if isinstance(place, int) and place >= 0 else found)

    def widgets(self, move: m.Move) -> tuple[str, ...]:
        """Returns the name of the widget to click for a move, an arch (action space) or a painting, as the only member;
        () for other moves."""
        if isinstance(move, m.PlaceToken):
            return (f"arch-{move.arch}",)
        return (f"painting-{move.painting}",) if isinstance(move, m.UsePainting) else ()

    def area(self, move: m.Move) -> str:
        """Returns the words for the part of the table where such a move is made, such as "the map"."""
        return self.texts(f"area-{AREAS.get(move.kind, 'map')}")

    def _component(self, texts: Texts, term: str, of: str) -> str:
        """The name of a Mission, or the title of a challenge's goal."""
        if term == "mission":
            return words.mission(texts, of)
        return next((title_of(texts, goal) for goal in terms(self.model.view).goals if goal.id == of), "")
