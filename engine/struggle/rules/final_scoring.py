"""Final scoring after the last peace turn (rules 15, ruling R46)."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COMMODITY_MASK, NAMES, mask_of, spaces
from engine.struggle.components import COMMODITIES, GAME
from engine.struggle.rules import demand, scoring, victory
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, USA, Seat, State

Out = list[Event]
PRESTIGE_VP = 2
DEBT_STEP, DEBT_MOST = 2, 4
COMMODITY_VP = 1
TERRITORY_VP = 2
SETUP = tuple(mask_of(side.territories) for side in GAME.side)
"""The Territories each side held at setup, as masks."""


def final_scoring_rows(s: State) -> list[tuple[Seat, int, str, str]]:
    """Returns the final scoring of the current position: (side, VP, category, item) for each row that scores."""
    rows: list[tuple[Seat, int, str, str]] = []
    rows.append((demand.leader(scoring.prestige(s)), PRESTIGE_VP, "final_prestige", ""))
    lead = s.players[FRANCE].available - s.players[BRITAIN].available
    rows.append((FRANCE if lead > 0 else BRITAIN, min(DEBT_MOST, abs(lead) // DEBT_STEP), "final_debt", ""))
    for commodity in COMMODITIES:
        mask = COMMODITY_MASK[commodity]
        counts = ((held_unmarked(s, FRANCE) & mask).bit_count(), (held_unmarked(s, BRITAIN) & mask).bit_count())
        rows.append((demand.leader(counts), COMMODITY_VP, "final_commodity", commodity))
    for side in (FRANCE, BRITAIN):
        taken = (s.held[side] | (s.held[USA] if side == FRANCE else 0)) & SETUP[1 - side]
        rows += [(side, TERRITORY_VP, "final_territory", NAMES[space]) for space in spaces(taken)]
    return [row for row in rows if row[0] != NOBODY and row[1]]


def score_final(s: State, out: Out) -> None:
    """Gives the VP of the rows of `final_scoring_rows`, and ends the game with the winner by score."""
    for side, vp, category, item in final_scoring_rows(s):
        score(s, side, vp, category, item, out)
    victory.end(s, "final", winner(s), out)


def winner(s: State) -> Seat:
    """Returns the winner by score; if that is even, by Available Debt; if that is equal too, Britain."""
    if s.vp != GAME.vp:
        return FRANCE if s.vp > GAME.vp else BRITAIN
    ahead = s.players[FRANCE].available > s.players[BRITAIN].available
    return FRANCE if ahead else BRITAIN
