"""The questions that rule files ask of paintings and Monarchs. Rules name no card; cards override what they change.

`answers(player, question)` gives the player's cards that override a question, Monarch first, then paintings in the
order taken. Flags are read with `has`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engine.brazil.components import Cost
from engine.brazil.questions.numbers import CardNumbers
from engine.brazil.rules.bag import Bag
from engine.core.memo import BoundedCache
from engine.core.move import Reason

if TYPE_CHECKING:
    from engine.brazil.board import HexId
    from engine.brazil.state import Player, Seat, State
    from engine.core.event import Event

Out = list["Event"]


class OwnedCard:
    """A painting or a Monarch. Every method's default is the rule without the card."""

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
        """Holding limits that replace the usual ones: "goods", "gold", "combat"."""
        return {}

    def free_movements(self) -> int:
        """More free movements in each own turn."""
        return 0

    def second_build(self) -> Cost | None:
        """What a second Building in one Build action costs more; None without that right."""
        return None

    def build_reduction(self) -> int:
        """Resources or gold that one build a turn costs less."""
        return 0

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        """Combat cards as payment: (how many, what they stand for). `already`: some were given in this payment."""
        return []

    def monarch_slots(self) -> int:
        """Products that may go on the Monarch's board."""
        return 0

    def extra_production(self, building: str) -> Bag:
        """What an own Building of a type produces more."""
        return 0

    def marked_production(self, building: str) -> Bag | None:
        """The whole production of a tile with the Monarch's mark; None if it has no say."""
        return None

    def marked_vp(self, building: str) -> int | None:
        """The VP of a tile with the Monarch's mark; None if it has no say."""
        return None

    def marks(self, s: State, seat: Seat, building: str) -> bool:
        """Whether a tile just built or flipped into this type gets the mark."""
        return False

    def battle_bonus(self, attacking: bool) -> int:
        """Combat Strength in a battle."""
        return 0

    def tile_bonus(self, s: State, hex_id: HexId) -> int:
        """More Combat Strength of an own tile."""
        return 0

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        """Right after the card itself was acquired."""

    def on_painting(self, s: State, seat: Seat, painting: str, out: Out) -> None:
        """After any painting was acquired by the owner."""

    def on_deployed(self, s: State, seat: Seat, kind: str, out: Out) -> None:
        """After a unit's first deployment."""

    def after_deploy_action(self, s: State, seat: Seat, out: Out) -> None:
        """At the end of a Deploy action."""

    def on_built(self, s: State, seat: Seat, hex_id: HexId, terrain: str, out: Out) -> None:
        """After a Building or City was placed on what was this terrain."""

    def on_monarch_slot(self, s: State, seat: Seat, out: Out) -> None:
        """After a product went on the Monarch's board."""

    def on_mission(self, s: State, seat: Seat, out: Out) -> None:
        """After the owner revealed a Mission."""

    def on_era(self, s: State, seat: Seat, out: Out) -> None:
        """After the era advanced."""

    def on_battle_won(self, s: State, seat: Seat, out: Out) -> None:
        """After a battle or an Expedition won."""

    def on_explored(self, s: State, seat: Seat, out: Out) -> None:
        """After the owner turned up an Exploration tile."""

    def use_options(self, s: State, seat: Seat) -> tuple[int, ...]:
        """What the owner may choose in his own turn; empty when there is nothing to use."""
        return ()

    def why_not_use(self, s: State, seat: Seat) -> Reason:
        """Why `use_options` is empty."""
        return Reason("nothing_to_use")

    def use(self, s: State, seat: Seat, option: int, out: Out) -> None:
        """Do what was chosen."""

    def end_vp(self, s: State, seat: Seat) -> int:
        """VP at the end besides what is printed."""
        return 0


CARDS: dict[str, OwnedCard] = {}
_ASKED: dict[str, tuple[str, ...]] = {}
"""The questions that a card answers otherwise than the rules do."""


def register(card: OwnedCard) -> None:
    """Enter a card in the tables that rules read."""
    CARDS[card.id] = card
    questions = [
        name for name in vars(OwnedCard) if not name.startswith("_") and name not in ("id", "Numbers", "numbers")
    ]
    _ASKED[card.id] = tuple(q for q in questions if getattr(type(card), q) is not getattr(OwnedCard, q))
    _ANSWERING.clear()


Answering = dict[str, tuple[OwnedCard, ...]]


def _answering(owned: tuple[str, ...]) -> Answering:
    """For every question that some of these cards answer: which."""
    found: Answering = {}
    for card in owned:
        for question in _ASKED.get(card, ()):
            found[question] = (*found.get(question, ()), CARDS[card])
    return found


def _with_monarch(monarch: str) -> BoundedCache[tuple[str, ...], Answering]:
    """The same of this Monarch's player, by the paintings he has."""
    return BoundedCache(lambda paintings: _answering((monarch, *paintings)), 1 << 12)


_ANSWERING = BoundedCache(_with_monarch, 1 << 12)


def answered(player: Player) -> Mapping[str, tuple[OwnedCard, ...]]:
    """Every question that the player's cards answer otherwise than the rules do, and which cards."""
    return _ANSWERING[player.monarch][player.paintings]


def answers(player: Player, question: str) -> tuple[OwnedCard, ...]:
    """The player's cards that change the answer to a question."""
    return _ANSWERING[player.monarch][player.paintings].get(question, ())


def has(player: Player, flag: str) -> bool:
    """Whether any of the player's cards sets a flag."""
    return flag in _ANSWERING[player.monarch][player.paintings]
