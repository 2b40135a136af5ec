"""Describes Imperial Struggle's moves for hints and reviews, in the log's words or as instructions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle import moves as m
from engine.struggle.components import ADVANTAGES
from engine.struggle.decisions import EventDecision
from engine.struggle.moves import Move
from game.i18n.texts import Texts
from game.play.reason_words import ReasonDescriber, ReasonWords
from game.struggle.offers import place_of
from game.struggle.preview import AUTOMATIC_EVENTS
from game.struggle.table_model import TableModel
from game.struggle.wording.instructions import instruction
from game.struggle.wording.log_text import line_of

OMITTED_EVENTS = (
    e.TurnBegan,
    e.PeaceBegan,
    e.EventsDealt,
    e.MinistriesChosen,
    e.WarTileLaid,
    e.PointsGained,
    e.DebtChanged,
)
PLACES = ("space", "target")
AREAS: dict[str, str] = {
    **dict.fromkeys(("take_tile",), "tiles"),
    **dict.fromkeys(("keep_events", "play_event", "discard_event", "draw_event"), "hand"),
    **dict.fromkeys(("reveal", "use_ability", "buy_ability"), "ministers"),
    **dict.fromkeys(("choose_ministries",), "era_ministers"),
    **dict.fromkeys(("buy_war_tile", "keep_tile", "lay_tile"), "war"),
    **dict.fromkeys(("upgrade", "swap_tiles", "upgrade_point"), "points"),
    **dict.fromkeys(("lay_basic", "tile_effect", "decline_effect", "pick_theater", "pick_tile"), "war"),
    **dict.fromkeys(("pass", "end_round", "finish", "decline", "exchange_points", "pay_rest"), "button"),
    **dict.fromkeys(("name_first", "pick_option", "pick_commodity", "refuse", "cede"), "choice"),
}

WORDS = ReasonWords(
    counted=(
        *("points", "markets", "alliances", "territories", "forts", "squadrons", "advantages", "debt", "navy_box"),
        *("treaty", "events", "their_markets", "their_alliances", "their_territories", "their_forts"),
        *("their_squadrons", "their_advantages", "their_debt"),
    ),
    phrased=("region", "commodity", "prestige"),
    felt=("victory", "war", "final", "ministries"),
    gained=("navy_box",),  # what leaves it is told by where it goes
    named=lambda texts, term, of: texts(f"{term}-{of}"),
    others=lambda seat: 1 - seat,
)


class MoveDescriber(ReasonDescriber):
    """Implements `game.play.advice_controller.MoveDescriber`."""

    automatic = AUTOMATIC_EVENTS

    def __init__(self, texts: Callable[[], Texts], model: TableModel) -> None:
        super().__init__(texts, WORDS)
        self.model = model

    def sentence(self, event: Event) -> str:
        """Returns an event's sentence, "" for events not worth one; of Debt only that which a side was made to take."""
        silent = isinstance(event, OMITTED_EVENTS) and not (isinstance(event, e.DebtChanged) and event.forced)
        return "" if silent else line_of(self.texts, self.model, event)

    def instruction(self, move: Move, events: Iterable[Event] = (), question: EventDecision | None = None) -> str:
        """Returns the sentence that tells the player to make a move; see game.struggle.wording.instructions."""
        return instruction(self.texts, self.model, move, tuple(events), question)

    def places(self, move: Move | None, events: Iterable[Event]) -> frozenset[Hashable]:
        """Returns, as (kind, name) pairs, the spaces and Advantages on the map that a move, if given, and its events
        concern."""
        found = {getattr(event, name, -1) for event in events for name in PLACES}
        if move is not None:
            found.add(place_of(move))
        lit: set[Hashable] = {("space", str(place)) for place in found if isinstance(place, int) and place >= 0}
        used = getattr(move, "advantage", "")
        return frozenset(lit | {("advantage", used)} if used in ADVANTAGES else lit)

    def widgets(self, move: Move) -> tuple[str, ...]:
        """Returns the names of the widgets (tile, Events, Ministries or button) to click for a move; () for one made on
        the map or otherwise."""
        if isinstance(move, m.TakeTile):
            return (f"tile-{move.no}",)
        if isinstance(move, (m.KeepEvents, m.ChooseMinistries)):
            kept = "keep" if isinstance(move, m.KeepEvents) else "choose"
            return tuple(f"{kept}-{card}" for card in move.cards)
        if isinstance(move, (m.PlayEvent, m.DiscardEvent)):
            return (f"hand-{move.card}",)
        if isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint)):
            return ("buy-upgrade",)
        return (f"ministry-{move.ministry}",) if isinstance(move, (m.Reveal, m.UseAbility, m.BuyAbility)) else ()

    def area(self, move: Move) -> str:
        """Returns the text that names the part of the table where moves of this kind are made."""
        return self.texts(f"area-{AREAS.get(move.kind, 'map')}")
