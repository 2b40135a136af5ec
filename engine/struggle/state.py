"""The complete state of a game as plain data, secrets included; only view.py may show it.

Seats: 0 France, 1 Britain. Masks are bits over spaces (board.py). `held` has a mask for each flag: France, Britain,
USA, Spain; on naval spaces it means a Squadron. Decks and stacks are tuples, the top first; pools are sorted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from pydantic import Field

from engine.core.components import FIRST_EDITION, Edition
from engine.struggle import position_types as ids
from engine.struggle.board import Mask, SpaceId
from engine.struggle.decisions import Decision
from engine.struggle.moves import Move

Seat = int
FRANCE, BRITAIN, USA, SPAIN = 0, 1, 2, 3
NOBODY = -1
NAVY_BOX = -1
NO_WAR = 4


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game (rules 16), stored in saves. Head starts are Treaty Points, 0-5."""

    spanish_empire: bool = False
    military_planning: bool = False
    tougher_forts: bool = False
    head_start_france: int = 0
    head_start_britain: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """The starting conditions of a game. There is one scenario; seat 0 is always France, seat 1 Britain."""

    scenario: str = "standard"
    options: Options = Options()
    edition: Edition = field(default=FIRST_EDITION, repr=False)


@dataclass(slots=True)
class Player:
    """The belongings of one side.

    `ministries`: (card, face up) in order of their places; `lost_places`: regular places that stay empty in this era.
    `used`: abilities used this turn as "card.ability", once for each use. Squadrons: in the Navy Box (`box`),
    `unbuilt`, `aside`, `out` of the game; those on the map are in State.held; `spent`: those of the box that took a
    space in this war. War tiles: pools `basic` and `bonus`, `out_tiles` out of the game, `laid` by theater of the next
    war; `owed`: Bonus tiles still to be drawn. `kept`: Events put face down to be discarded. `refusals`: in this war.
    """

    debt: ids.Count = 0
    limit: ids.Count = 0
    trp: ids.Count = 0
    hand: ids.Events = ()
    kept: ids.Events = ()
    ministries: tuple[tuple[ids.Ministry, bool], ...] = ()
    lost_places: ids.LostPlaces = 0
    used: ids.Abilities = ()
    box: ids.Count = 0
    unbuilt: ids.Count = 0
    aside: ids.Count = 0
    out: ids.Count = 0
    spent: ids.Count = 0
    basic: tuple[ids.BasicTile, ...] = ()
    bonus: tuple[ids.BonusTile, ...] = ()
    out_tiles: tuple[ids.BasicTile, ...] = ()
    laid: tuple[tuple[ids.LaidTile, ...], ...] = ()
    owed: ids.Count = 0
    refusals: ids.Refusals = 0

    def copy(self) -> Player:
        return Player(
            self.debt,
            self.limit,
            self.trp,
            self.hand,
            self.kept,
            self.ministries,
            self.lost_places,
            self.used,
            self.box,
            self.unbuilt,
            self.aside,
            self.out,
            self.spent,
            self.basic,
            self.bonus,
            self.out_tiles,
            self.laid,
            self.owed,
            self.refusals,
        )

    @property
    def available(self) -> int:
        """Returns Available Debt: how far this side's Debt is below its Debt Limit; never below 0."""
        return max(0, self.limit - self.debt)


@dataclass(slots=True)
class State:
    """A position.

    `frames`: the stack of pending decisions, the last one on top. `step`: index in the calendar; `round`: Action Rounds
    begun this turn (1-8); `war`: the next or current war (4: none left). `isolated` and `before` (spaces of France, of
    Britain, Conflict markers) are as of the start of the round, `changed`: what changed hands since, `gained`:
    Advantages gained in it. `takers[i]` took Investment tile `shown[i]`, or NOBODY. `awards` by region. In a war:
    `revealed` theaters, `won`: (winner, in its top row) by theater, `refused` Territories, `took`: naval spaces whose
    Squadron took a space. `ledger`: (turn, side, category, item, VP) of every score. `huguenots_placed` counts all
    markers placed so far. `edition`, that of the box, follows from the
    setup; `moves` caches the legal moves of this position. Both are not part of it.
    """

    __pydantic_config__: ClassVar[dict[str, bool]] = {"validate_default": True}

    options: Options
    players: Annotated[list[Player], Field(min_length=2, max_length=2)]
    frames: list[Annotated[Decision, Field(discriminator="kind")]]
    held: Annotated[list[ids.Spaces], Field(min_length=4, max_length=4)]
    rng: ids.RngState = 0
    step: ids.Step = 0
    turn: ids.Turn = 1
    round: ids.ActionRound = 0
    vp: int = 15
    first: ids.Side = 0
    initiative: ids.Side = 0
    conflict: ids.Spaces = 0
    plus_one: ids.Spaces = 0
    damaged: ids.Spaces = 0
    huguenots: ids.Spaces = 0
    huguenots_turned: ids.Spaces = 0
    huguenots_placed: ids.Huguenots = 0
    exhausted: ids.Advantages = 0
    gained: ids.Advantages = 0
    isolated: ids.Spaces = 0
    changed: ids.Spaces = 0
    before: tuple[ids.Spaces, ids.Spaces, ids.Spaces] = (0, 0, 0)
    shown: ids.InvestmentTiles = ()
    takers: tuple[ids.SideOrNone, ...] = ()
    stack: ids.InvestmentTiles = ()
    used_tiles: ids.InvestmentTiles = ()
    deck: ids.Events = ()
    discard: ids.Events = ()
    gone: ids.Events = ()
    awards: ids.Awards = ()
    awards_rest: ids.Awards = ()
    demand: ids.Demand = ()
    duties: ids.CommodityOrNone = ""
    gone_ministries: tuple[ids.Ministry, ...] = ()
    jacobite_victories: ids.JacobiteVictories = 0
    third_ministry: bool = False
    war: ids.War = 0
    byng: int = -1
    atlantic: ids.SideOrNone = NOBODY
    revealed: int = 0
    won: tuple[tuple[ids.SideOrNone, bool], ...] = ()
    refused: ids.Spaces = 0
    took: ids.Spaces = 0
    ledger: tuple[tuple[int, ids.Side, str, str, ids.Score], ...] = ()
    over: ids.Ending = ""
    winner: ids.SideOrNone = NOBODY
    edition: int = field(default=FIRST_EDITION, repr=False, compare=False)
    moves: list[Move] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> State:
        france, britain = self.players
        copied = State(
            self.options,
            [france.copy(), britain.copy()],
            [frame.copy() for frame in self.frames],
            self.held[:],
            self.rng,
            self.step,
            self.turn,
            self.round,
            self.vp,
            self.first,
            self.initiative,
            self.conflict,
            self.plus_one,
            self.damaged,
            self.huguenots,
            self.huguenots_turned,
            self.huguenots_placed,
            self.exhausted,
            self.gained,
            self.isolated,
            self.changed,
            self.before,
            self.shown,
            self.takers,
            self.stack,
            self.used_tiles,
            self.deck,
            self.discard,
            self.gone,
            self.awards,
            self.awards_rest,
            self.demand,
            self.duties,
            self.gone_ministries,
            self.jacobite_victories,
            self.third_ministry,
            self.war,
            self.byng,
            self.atlantic,
            self.revealed,
            self.won,
            self.refused,
            self.took,
            self.ledger,
            self.over,
            self.winner,
        )
        copied.edition = self.edition
        return copied


def remember(s: State, moves: list[Move]) -> int:
    """Caches a list as the legal moves of the current position and returns its length."""
    s.moves = moves
    return len(moves)


__all__ = ["BRITAIN", "FRANCE", "NAVY_BOX", "NOBODY", "NO_WAR", "SPAIN", "USA", "Mask", "Options", "Player"]
__all__ += ["Seat", "Setup", "SpaceId", "State", "remember"]
