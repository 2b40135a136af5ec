"""Positions for rule tests: a real table after a real setup, arranged by hand, then played only through `submit`."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.components import FIRST_EDITION, in_edition
from engine.core.event import Event
from engine.core.move import IllegalMove
from engine.core.session import Session
from engine.struggle import moves as m
from engine.struggle.board import AT, FORTS, NAVAL, mask_of
from engine.struggle.components import ERA_OF_TURN, ERAS, EVENTS, MINISTRIES, SIDES
from engine.struggle.decisions import CalendarDecision, RoundDecision, WarDecision
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.rules import action_round
from engine.struggle.rules.bonus_war_tiles import is_basic
from engine.struggle.rules.wars import layout
from engine.struggle.state import BRITAIN, FRANCE, Options, Player, Setup, State

RULES = StruggleRules()
F, B = FRANCE, BRITAIN
ECO, DIP, MIL = "economic", "diplomatic", "military"
WAR_OF_TURN = {1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 6: 4}
# Investment tiles by what they are: major points, minor kind.
ECO3_DIP, ECO3_MIL, DIP3_ECO, DIP3_MIL, MIL3_ECO, MIL3_DIP = 5, 6, 13, 14, 21, 22
ECO4_DIP, ECO4_MIL, DIP4_ECO, DIP4_MIL, MIL4_ECO, MIL4_DIP = 1, 3, 9, 11, 17, 19
ECO2_DIP, ECO2_MIL, DIP2_ECO, DIP2_MIL, MIL2_ECO, MIL2_DIP = 7, 8, 15, 16, 23, 24


class Table:
    """A session with short words for arranging and playing. Hands are empty, no Ministry is in play, Debt is 0."""

    def __init__(
        self,
        turn: int = 1,
        seed: int = 1,
        options: Options | None = None,
        bare: bool = False,
        edition: int = FIRST_EDITION,
    ) -> None:
        setup = Setup("standard", options or Options(), edition)
        self.session: Session[State, Move] = Session(RULES, setup, seed)
        while not isinstance(self.frame, RoundDecision):
            self.session.submit(self.legal()[0])
        s = self.s
        for player in s.players:
            s.discard += player.hand
            player.hand, player.ministries = (), ()
        s.frames = [CalendarDecision("action")]
        s.round = 0
        self._to_turn(turn)
        if bare:
            s.held = [0, 0, 0, 0]

    def _to_turn(self, turn: int) -> None:
        s = self.s
        s.turn, s.step = turn, next(n for n, step in enumerate(_steps()) if step.turn == turn)
        for era in ERAS[1 : ERAS.index(ERA_OF_TURN[turn]) + 1]:
            s.deck += tuple(card.id for card in in_edition(EVENTS, s.edition) if card.era == era)
        if WAR_OF_TURN[turn] != s.war:
            for player in s.players:
                back = [tile for laid in player.laid for tile in laid if is_basic(tile)]
                player.basic = tuple(sorted((*player.basic, *back)))
                player.bonus, player.laid = (), ()
            options, s.options = s.options, Options()
            layout.set_up_display(s, WAR_OF_TURN[turn], [])
            s.options = options

    # --- reading ---

    @property
    def s(self) -> State:
        return self.session.state

    @property
    def frame(self) -> Any:
        return self.s.frames[-1]

    @property
    def round(self) -> RoundDecision:
        return next(f for f in reversed(self.s.frames) if isinstance(f, RoundDecision))

    @property
    def seat(self) -> int:
        return self.session.awaiting[0]

    def player(self, side: int = F) -> Player:
        return self.s.players[side]

    def legal(self, kind: type | None = None) -> list[Move]:
        """The legal moves of whoever is asked, of one class if given."""
        found = self.session.legal_moves(self.seat)
        return [move for move in found if kind is None or isinstance(move, kind)]

    def spaces(self, kind: type) -> list[str]:
        """The spaces of the legal moves of a class."""
        names = list(AT)
        return sorted({names[move.space] for move in self.legal(kind)})

    def points(self) -> dict[str, int]:
        """Points left by kind, minor ones as "minor economic"; zeros left out."""
        out: dict[str, int] = {}
        for kind, source, _, n in self.round.lots:
            name = f"minor {kind}" if source == "minor" else kind
            if n:
                out[name] = out.get(name, 0) + n
        return out

    def owner(self, space: str) -> int:
        """Whose flag is there, -1 nobody's."""
        return next((flag for flag, mask in enumerate(self.s.held) if mask >> AT[space] & 1), -1)

    def marked(self, space: str) -> bool:
        return bool(self.s.conflict >> AT[space] & 1)

    def vp(self, side: int = F) -> int:
        """VP above the start in a side's direction."""
        return self.s.vp - 15 if side == F else 15 - self.s.vp

    # --- arranging ---

    def holds(self, side: int, *names: str) -> Table:
        """Flags, Forts and Squadrons of a side stand there; Squadrons come from the unbuilt ones."""
        mask = mask_of(names)
        for flag in range(4):
            self.s.held[flag] &= ~mask
        self.s.held[side] |= mask
        if side < 2:
            self.player(side).unbuilt -= (mask & NAVAL).bit_count()
        return self

    def free(self, *names: str) -> Table:
        """No flags there."""
        for flag in range(4):
            self.s.held[flag] &= ~mask_of(names)
        return self

    def marks(self, *names: str, plus_one: bool = False) -> Table:
        """Conflict markers lie there."""
        self.s.conflict |= mask_of(names)
        self.s.plus_one |= mask_of(names) if plus_one else 0
        return self

    def damages(self, *names: str) -> Table:
        self.s.damaged |= mask_of(names) & FORTS
        return self

    def money(self, side: int, debt: int | None = None, trp: int | None = None, limit: int | None = None) -> Table:
        player = self.player(side)
        player.debt = player.debt if debt is None else debt
        player.trp = player.trp if trp is None else trp
        player.limit = player.limit if limit is None else limit
        return self

    def hand(self, side: int, *cards: str) -> Table:
        """These Events are in a hand, taken from wherever they lay."""
        s = self.s
        s.deck = tuple(card for card in s.deck if card not in cards)
        s.discard = tuple(card for card in s.discard if card not in cards)
        self.player(side).hand += cards
        return self

    def ministry(self, *cards: str, up: bool = True) -> Table:
        """These Ministries are in play on their sides."""
        for card in cards:
            self.player(SIDES.index(MINISTRIES[card].side)).ministries += ((card, up),)
        return self

    def tiles(self, side: int, theater: int, *tiles: str) -> Table:
        """A side's War tiles at a theater are these, Basic ones and Bonus ones, exchanged with its pools."""
        player = self.player(side)
        for tile in player.laid[theater]:
            self._to_pool(player, tile)
        player.laid = (*player.laid[:theater], (), *player.laid[theater + 1 :])
        for tile in tiles:
            pool = list(player.basic if is_basic(tile) else player.bonus)
            pool.remove(tile)
            if is_basic(tile):
                player.basic = tuple(pool)
            else:
                player.bonus = tuple(pool)
        laid = tuple(sorted(tiles, key=lambda tile: (not is_basic(tile), tile)))
        player.laid = (*player.laid[:theater], laid, *player.laid[theater + 1 :])
        return self

    @staticmethod
    def _to_pool(player: Player, tile: str) -> None:
        if is_basic(tile):
            player.basic = tuple(sorted((*player.basic, tile)))
        else:
            player.bonus = tuple(sorted((*player.bonus, tile)))

    def begin(self, side: int = F, tile: int = 0) -> Table:
        """A round of a side begins as things stand; `tile` is taken if given."""
        s = self.s
        s.frames = [CalendarDecision("action")]
        action_round.begin(s, side, [])
        s.takers = (-1,) * len(s.shown)
        if tile:
            if tile not in s.shown:
                out, s.shown = s.shown[0], (tile, *s.shown[1:])
                s.stack = tuple(out if no == tile else no for no in s.stack)
                s.used_tiles = tuple(out if no == tile else no for no in s.used_tiles)
            self.changed()
            self.do(m.TakeTile(side, tile))
        self.changed()
        return self

    def war(self) -> Table:
        """The next war begins with its first theater; War tiles are 0 and 0 unless laid before."""
        s = self.s
        s.frames = [CalendarDecision("after_war"), WarDecision()]
        s.step = next(n for n, step in enumerate(_steps()) if step.war == _wars()[s.war])
        self.changed()
        RULES._advance(s, [])
        return self

    def changed(self) -> None:
        """The position was arranged by hand: what was remembered of it is not true any more."""
        self.s.moves = None

    # --- playing ---

    def do(self, *moves: Move) -> list[Event]:
        """Submit moves; the events of the last."""
        events: list[Event] = []
        for move in moves:
            events = self.session.submit(move)
        return events

    def refused(self, move: Move, code: str, **params: Any) -> None:
        """The move is refused for this reason, not listed, and the position is untouched."""
        before = repr(self.s)
        listed = [legal for seat in self.session.awaiting for legal in self.session.legal_moves(seat)]
        with pytest.raises(IllegalMove) as caught:
            self.session.submit(move)
        reason = caught.value.reason
        assert reason.code == code, str(reason)
        assert params.items() <= dict(reason.params).items(), str(reason)
        assert move not in listed
        assert repr(self.s) == before

    def waits_for(self, side: int, kind: str = "round") -> None:
        """Who is asked, and by which kind of frame."""
        assert (self.seat, self.frame.kind) == (side, kind)


def _steps() -> Any:
    from engine.struggle.components import STEPS

    return STEPS


def _wars() -> list[str]:
    from engine.struggle.components import WARS

    return [war.id for war in WARS]


def names(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.name for event in events]
