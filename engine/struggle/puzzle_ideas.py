"""The ideas that name what a puzzle is about: tests of how its best turn differs from the second best, in order."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.puzzle_idea import Idea, PlayedTurn, always, more_events, more_moves, other_moves
from engine.struggle.moves import Move, PayRest

SPENT = frozenset(
    {
        "buy_war_tile",
        "construct_squadron",
        "decline",
        "deploy",
        "draw_event",
        "end_round",
        "exchange_points",
        "finish",
        "pass",
        "pay_rest",
        "remove_conflict",
        "repair_fort",
        "shift_market",
        "shift_political",
    }
)


def _debt(turn: PlayedTurn) -> int:
    """The Debt and Treaty Points that a turn pays with."""
    return sum(move.debt + move.trp for move in turn.moves if isinstance(move, PayRest))


IDEAS = (
    Idea("event", more_moves("play_event")),
    Idea("ministry", more_moves("reveal", "use_ability", "buy_ability")),
    Idea("ministries", other_moves("choose_ministries")),
    Idea("keep_events", other_moves("keep_events")),
    Idea("first", other_moves("name_first")),
    Idea("conquest", more_moves("conquer", "unflag")),
    Idea("war_effect", more_moves("tile_effect")),
    Idea("conquest", other_moves("conquer", "unflag", "tile_effect")),
    Idea("fort", more_events("FortBuilt", "FortSeized", "FortRepaired")),
    Idea("fleet", more_events("SquadronBuilt", "SquadronMoved")),
    Idea("war", more_moves("buy_war_tile", "upgrade", "lay_tile", "swap_tiles", "lay_basic")),
    Idea("war", other_moves("upgrade", "lay_tile", "keep_tile", "swap_tiles", "lay_basic")),
    Idea("advantage", more_events("AdvantageUsed", "AdvantageGained")),
    Idea("deny", more_events("Unflagged")),
    Idea("conflict", more_events("ConflictRemoved")),
    Idea("flags", more_events("Flagged")),
    Idea("tile", other_moves("take_tile")),
    Idea("market", more_moves("shift_market")),
    Idea("court", more_moves("shift_political")),
    Idea("debt", lambda best, second: _debt(best) < _debt(second)),
    Idea("spaces", other_moves("shift_market", "shift_political", "pick_space")),
    Idea("choice", always),
)


def main_part(move: Move) -> Hashable:
    """Returns the move itself if it makes one turn essentially different from another; None for most purchases,
    payments, passing and endings."""
    return None if move.kind in SPENT else move
