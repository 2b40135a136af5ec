"""The interface of paintings and Monarchs: `OwnedCard`, whose methods rules call and each card overrides.

`answers(player, question)` returns the player's cards that override a method, the Monarch first, then paintings in the
order taken. Class flags are read with `has`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engine.brazil.components import Cost
from engine.brazil.questions.numbers import CardNumbers
from engine.brazil.rules.bag import Bag
from engine.core.bounded_cache import BoundedCache
from engine.core.move import Reason

if TYPE_CHECKING:
    from engine.brazil.board import HexId
    from engine.brazil.state import Player, Seat, State
    from engine.core.event import Event

Out = list["Event"]


class OwnedCard:
    """Base class of paintings and Monarchs. Every method's default is the rule without the card."""

    id: ClassVar[str]
    Numbers: ClassVar[type[CardNumbers]] = CardNumbers
    numbers: CardNumbers

    gold_card_as_science: ClassVar[bool] = False
    """In payments a Gold card counts as 1 science."""
    cotton_as_gold: ClassVar[bool] = False
    """In payments cotton counts as 1 gold."""
    product_on_any_slot: ClassVar[bool] = False
    """Products go on any free arch slot."""
    city_on_any_unit: ClassVar[bool] = False
    """Cities may be founded on the hex of any own unit."""
    ignores_terrain: ClassVar[bool] = False
    """Buildings may be built on any land terrain."""
    builds_over_any_era: ClassVar[bool] = False
    """Buildings may replace own Buildings of any era."""
    water_by_any_move: ClassVar[bool] = False
    """Every movement may enter and leave Water."""

    def limits(self) -> dict[str, int]:
        """Returns the limits of what a seat may hold that this card changes: kind ("goods", "gold" or "combat") ->
        number; none by default."""
        return {}

    def free_movements(self) -> int:
        """Returns the additional free movements in each own turn; 0 by default."""
        return 0

    def second_build(self) -> Cost | None:
        """Returns the extra cost of a second Building in one Build action; None if the card doesn't allow one."""
        return None

    def build_reduction(self) -> int:
        """Returns the resources or gold by which one build per turn is cheaper; 0 by default."""
        return 0

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        """Returns the ways in which this card lets its owner pay with Combat cards, as (number of cards, goods they
        count as); none by default. `already`: whether Combat cards were given earlier in this payment."""
        return []

    def monarch_slots(self) -> int:
        """Returns the number of products that may be placed on the Monarch's board; 0 by default."""
        return 0

    def extra_production(self, building: str) -> Bag:
        """Returns the goods (a bag) that each own Building of this type produces in addition; none by default."""
        return 0

    def marked_production(self, building: str) -> Bag | None:
        """Returns all that this Building produces, as a bag of goods, where it bears the Monarch's mark; None if the
        card doesn't define it (the default)."""
        return None

    def marked_vp(self, building: str) -> int | None:
        """Returns the VP of this Building where it bears the Monarch's mark; None if the card doesn't define them (the
        default)."""
        return None

    def marks(self, s: State, seat: Seat, building: str) -> bool:
        """Whether a tile just built as this Building, or flipped to it, gets the Monarch's mark (default: no)."""
        return False

    def battle_bonus(self, attacking: bool) -> int:
        """Returns the Combat Strength added in battles, to an attack or a defence; 0 by default."""
        return 0

    def tile_bonus(self, s: State, hex_id: HexId) -> int:
        """Returns the Combat Strength added to an own tile; 0 by default."""
        return 0

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect after its owner `seat` acquired it; none by default."""

    def on_painting(self, s: State, seat: Seat, painting: str, out: Out) -> None:
        """Hook: applies the card's effect after its owner acquired any painting; none by default."""

    def on_deployed(self, s: State, seat: Seat, kind: str, out: Out) -> None:
        """Hook: applies the card's effect after one of its owner's units, of this kind, was first deployed; none by
        default."""

    def after_deploy_action(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect at the end of its owner's Deploy action; none by default."""

    def on_built(self, s: State, seat: Seat, hex_id: HexId, terrain: str, out: Out) -> None:
        """Hook: applies the card's effect after its owner placed a Building or City on a hex that was this terrain;
        none by default."""

    def on_monarch_slot(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect after its owner placed a product on the Monarch's board; none by default."""

    def on_mission(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect after its owner revealed a Mission; none by default."""

    def on_era(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect for its owner after the era advanced; none by default."""

    def on_battle_won(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect after its owner won a battle or beat an Expedition; none by default."""

    def on_explored(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect after its owner turned up an exploration tile; none by default."""

    def use_options(self, s: State, seat: Seat) -> tuple[int, ...]:
        """Returns the options, numbers that the card gives a meaning, one of which the owner may hand to `use` in the
        own turn now; empty if there is nothing to use."""
        return ()

    def why_not_use(self, s: State, seat: Seat) -> Reason:
        """Returns the reason why `use_options` is empty."""
        return Reason("nothing_to_use")

    def use(self, s: State, seat: Seat, option: int, out: Out) -> None:
        """Hook: carries out the card's use in the own turn: the `option` of `use_options` that its owner chose; nothing
        by default."""

    def end_vp(self, s: State, seat: Seat) -> int:
        """Returns the VP that the card brings at the end of the game in addition to those printed on it; 0 by
        default."""
        return 0


CARDS: dict[str, OwnedCard] = {}
_ASKED: dict[str, tuple[str, ...]] = {}
"""By card id: the methods and flags that the card overrides."""


def register(card: OwnedCard) -> None:
    """Registers a painting or Monarch under its id, with the methods it overrides, where the rules of the game look
    them up."""
    CARDS[card.id] = card
    questions = [
        name for name in vars(OwnedCard) if not name.startswith("_") and name not in ("id", "Numbers", "numbers")
    ]
    _ASKED[card.id] = tuple(q for q in questions if getattr(type(card), q) is not getattr(OwnedCard, q))
    _ANSWERING.clear()


Answering = dict[str, tuple[OwnedCard, ...]]


def _answering(owned: tuple[str, ...]) -> Answering:
    """Maps each overridden method to those of these cards that override it."""
    found: Answering = {}
    for card in owned:
        for question in _ASKED.get(card, ()):
            found[question] = (*found.get(question, ()), CARDS[card])
    return found


def _with_monarch(monarch: str) -> BoundedCache[tuple[str, ...], Answering]:
    """The cache of `_answering` for one Monarch, by paintings."""
    return BoundedCache(lambda paintings: _answering((monarch, *paintings)), 1 << 12)


_ANSWERING = BoundedCache(_with_monarch, 1 << 12)


def answered(player: Player) -> Mapping[str, tuple[OwnedCard, ...]]:
    """Returns the methods that the player's paintings or Monarch override, by name, each with the cards that override
    it."""
    return _ANSWERING[player.monarch][player.paintings]


def answers(player: Player, question: str) -> tuple[OwnedCard, ...]:
    """Returns the paintings and Monarch of the player that override the method `question`."""
    return _ANSWERING[player.monarch][player.paintings].get(question, ())


def has(player: Player, flag: str) -> bool:
    """Whether one of the player's paintings or the Monarch sets this flag."""
    return flag in _ANSWERING[player.monarch][player.paintings]
