"""The complete state of a game as plain data, secrets included; only view.py may show it.

Seats below `players` are people or bots, the others Civbots. Territories are numbered in the order of the component
file, masks are bits over them; decks are tuples, the top first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.core.components import FIRST_EDITION, Edition
from engine.historia import position_types as ids
from engine.historia.components import LAST_TURN, TURNS_AN_ERA
from engine.historia.decisions import Decision
from engine.historia.moves import Move
from engine.historia.shapes import Difficulty

Seat = int
Mask = int
CATEGORIES = (
    "setup",
    "exploration",
    "territories",
    "governments",
    "matrix",
    "beyond",
    "wonders",
    "tourism",
    "raids",
    "wars",
    "trade_partner",
    "leaders",
    "advisors",
    "lost",
)
"""The categories of the scorepad, in order. For a Civbot "advisors" are its cards; "lost" is paid for Exploit."""
Category = Literal[
    "setup",
    "exploration",
    "territories",
    "governments",
    "matrix",
    "beyond",
    "wonders",
    "tourism",
    "raids",
    "wars",
    "trade_partner",
    "leaders",
    "advisors",
    "lost",
]


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game (rules 13.1), stored in saves."""

    score_setup_territory: bool = True
    mid_era_row: bool = True


@dataclass(frozen=True, slots=True)
class Setup:
    """The starting conditions of a game: table id, civilization of each player, difficulty of each Civbot."""

    table: str
    civilizations: tuple[str, ...]
    civbots: tuple[Difficulty, ...] = ()
    options: Options = Options()
    edition: Edition = field(default=FIRST_EDITION, repr=False)


@dataclass(slots=True)
class Civilization:
    """The belongings of one seat; `difficulty` is "" for a player.

    `hand`: bits over components.BIT; `queue`: the oldest first; `shown`: revealed cards not yet resolved. `turned` and
    `fresh`: bits over `wonders`. `scored`: a sum for each of CATEGORIES.
    """

    id: ids.CivilizationId
    difficulty: str = ""
    vp: ids.Count = 0
    technology: int = 1
    military: int = 1
    supply: ids.Cubes = 0
    used: ids.Cubes = 0
    reserve: ids.Cubes = 0
    cubes: ids.Territories = 0
    hand: ids.Hand = 0
    queue: ids.ActionCards = ()
    shown: ids.ShownCards = ()
    advisors: ids.Advisors = ()
    advisor_deck: ids.Advisors = ()
    gone_advisors: ids.Advisors = ()
    wonders: ids.Wonders = ()
    turned: int = 0
    fresh: int = 0
    leader: ids.LeaderOrNone = ""
    attacks_turn: ids.Count = 0
    attacks_era: ids.Count = 0
    trades_era: ids.Count = 0
    scored: tuple[int, ...] = (0,) * len(CATEGORIES)

    def copy(self) -> Civilization:
        return Civilization(
            self.id,
            self.difficulty,
            self.vp,
            self.technology,
            self.military,
            self.supply,
            self.used,
            self.reserve,
            self.cubes,
            self.hand,
            self.queue,
            self.shown,
            self.advisors,
            self.advisor_deck,
            self.gone_advisors,
            self.wonders,
            self.turned,
            self.fresh,
            self.leader,
            self.attacks_turn,
            self.attacks_era,
            self.trades_era,
            self.scored,
        )


@dataclass(slots=True)
class State:
    """A position.

    `frames`: the stack of pending decisions, the last one on top. `tokens[t]`: the number of the token on territory t;
    `turn` runs from 0 to 11; `order`: the players, `civbot_order`: the Civbots. `gone_wonders` left the row,
    `gone_leaders` have scored. `edition`, that of the box, follows from the setup; `moves` caches
    the legal moves of this position by seat. Both are not part of it.
    """

    __pydantic_config__: ClassVar[dict[str, bool]] = {"validate_default": True}

    options: Options
    seats: list[Civilization]
    frames: list[Annotated[Decision, Field(discriminator="kind")]]
    players: int
    tokens: ids.Tokens = ()
    rng: ids.RngState = 0
    turn: ids.Turn = 0
    round: ids.Count = 0
    order: tuple[Seat, ...] = ()
    civbot_order: tuple[Seat, ...] = ()
    row: ids.Wonders = ()
    gone_wonders: ids.Wonders = ()
    wonder_decks: ids.WonderDecks = ()
    leader_decks: ids.LeaderDecks = ()
    gone_leaders: ids.Leaders = ()
    civbot_deck: ids.CivbotCards = ()
    civbot_discard: ids.CivbotCards = ()
    revolution: bool = False
    over: str = ""
    edition: int = field(default=FIRST_EDITION, repr=False, compare=False)
    moves: dict[Seat, list[Move]] = field(default_factory=dict, repr=False, compare=False)

    @property
    def era(self) -> int:
        """The era of this turn, 1 to 3."""
        return self.turn // TURNS_AN_ERA + 1

    @property
    def turn_of_era(self) -> int:
        """The turn within its era, 1 to 4."""
        return self.turn % TURNS_AN_ERA + 1

    @property
    def last_turn(self) -> bool:
        return self.turn == LAST_TURN

    def copy(self) -> State:
        copied = State(
            self.options,
            [civilization.copy() for civilization in self.seats],
            [frame.copy() for frame in self.frames],
            self.players,
            self.tokens,
            self.rng,
            self.turn,
            self.round,
            self.order,
            self.civbot_order,
            self.row,
            self.gone_wonders,
            self.wonder_decks,
            self.leader_decks,
            self.gone_leaders,
            self.civbot_deck,
            self.civbot_discard,
            self.revolution,
            self.over,
        )
        copied.edition = self.edition
        return copied
