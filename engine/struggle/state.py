"""The complete state of a game as plain data, secrets included; only view.py may show it.

Seats: 0 France, 1 Britain. Masks are bits over spaces (board.py). `held` has a mask for each flag: France, Britain,
USA, Spain; on naval spaces it means a Squadron. Decks and stacks are tuples, the top first; pools are sorted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

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
    """What a game starts from. There is one scenario; seat 0 is always France, seat 1 Britain."""

    scenario: str = "standard"
    options: Options = Options()


@dataclass(slots=True)
class Player:
    """The belongings of one side.

    `ministries`: (card, face up) in order of their places; `lost_places`: regular places that stay empty in this era.
    `used`: abilities used this turn as "card.ability", once for each use. Squadrons: in the Navy Box (`box`),
    `unbuilt`, `aside`, `out` of the game; those on the map are in State.held; `spent`: those of the box that took a
    space in this war. War tiles: pools `basic` and `bonus`, `out_tiles` out of the game, `laid` by theater of the next
    war; `owed`: Bonus tiles still to be drawn. `kept`: Events put face down to be discarded. `refusals`: in this war.
    """

    debt: int = 0
    limit: int = 0
    trp: int = 0
    hand: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    ministries: tuple[tuple[str, bool], ...] = ()
    lost_places: int = 0
    used: tuple[str, ...] = ()
    box: int = 0
    unbuilt: int = 0
    aside: int = 0
    out: int = 0
    spent: int = 0
    basic: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    out_tiles: tuple[str, ...] = ()
    laid: tuple[tuple[str, ...], ...] = ()
    owed: int = 0
    refusals: int = 0

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
        """Available Debt; never below 0."""
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
    markers placed so far. `moves` caches the legal moves of this position and is not part of it.
    """

    __pydantic_config__: ClassVar[dict[str, bool]] = {"validate_default": True}

    options: Options
    players: list[Player]
    frames: list[Decision]
    held: list[Mask]
    rng: int = 0
    step: int = 0
    turn: int = 1
    round: int = 0
    vp: int = 15
    first: Seat = 0
    initiative: Seat = 0
    conflict: Mask = 0
    plus_one: Mask = 0
    damaged: Mask = 0
    huguenots: Mask = 0
    huguenots_turned: Mask = 0
    huguenots_placed: int = 0
    exhausted: int = 0
    gained: int = 0
    isolated: Mask = 0
    changed: Mask = 0
    before: tuple[Mask, Mask, Mask] = (0, 0, 0)
    shown: tuple[int, ...] = ()
    takers: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()
    used_tiles: tuple[int, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    awards: tuple[int, ...] = ()
    awards_rest: tuple[int, ...] = ()
    demand: tuple[str, ...] = ()
    duties: str = ""
    gone_ministries: tuple[str, ...] = ()
    jacobite_victories: int = 0
    third_ministry: bool = False
    war: int = 0
    byng: int = -1
    atlantic: Seat = NOBODY
    revealed: int = 0
    won: tuple[tuple[Seat, bool], ...] = ()
    refused: Mask = 0
    took: Mask = 0
    ledger: tuple[tuple[int, Seat, str, str, int], ...] = ()
    over: str = ""
    winner: Seat = NOBODY
    moves: list[Move] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> State:
        france, britain = self.players
        return State(
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


def remember(s: State, moves: list[Move]) -> int:
    """Caches the legal moves of the current position and returns their number."""
    s.moves = moves
    return len(moves)


__all__ = ["BRITAIN", "FRANCE", "NAVY_BOX", "NOBODY", "NO_WAR", "SPAIN", "USA", "Mask", "Options", "Player"]
__all__ += ["Seat", "Setup", "SpaceId", "State", "remember"]
