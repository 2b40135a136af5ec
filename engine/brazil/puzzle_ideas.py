"""The ideas that name what a puzzle is about: tests of how its best turn differs from the second best, in order."""

from __future__ import annotations

from collections.abc import Hashable

from engine.brazil.moves import Move
from engine.core.puzzle_idea import Idea, always, fewer_events, more_events, more_moves, other_moves

PAYMENTS = ("pay_good", "pay_gold_card", "pay_combat_cards", "pay_credit", "give_combat_cards")
INCIDENTAL = frozenset(
    {
        *PAYMENTS,
        "choose_resource",
        "draw_bonus_card",
        "drop_card",
        "drop_good",
        "end_turn",
        "finish",
        "move_units",
        "peek",
    }
)

IDEAS = (
    Idea("mission", more_moves("announce_mission")),
    Idea("palace", more_moves("place_palace")),
    Idea("seize", more_events("TileSeized")),
    Idea("battle", more_events("BattleBegan")),
    Idea("no_battle", fewer_events("BattleBegan")),
    Idea("sealed_cards", other_moves("seal_cards")),
    Idea("expedition", more_events("ExpeditionFought")),
    Idea("city", more_moves("found_city")),
    Idea("painting", more_moves("take_painting", "use_painting")),
    Idea("gold_card", more_moves("play_gold_card")),
    Idea("product", more_moves("manufacture")),
    Idea("renovate", more_moves("renovate")),
    Idea("trade", more_moves("trade")),
    Idea("build", more_moves("build")),
    Idea("place", other_moves("build", "found_city")),
    Idea("deploy", more_moves("deploy_unit")),
    Idea("explore", more_events("TileExplored")),
    Idea("arch", other_moves("place_token", "place_old_token")),
    Idea("units", lambda best, second: best.only(("move_units",)) != second.only(("move_units",))),
    Idea("payment", lambda best, second: best.only(PAYMENTS) != second.only(PAYMENTS)),
    Idea("choice", always),
)


def main_part(move: Move) -> Hashable:
    """Returns the move if it makes one turn different from another; None for payments, movement and other moves that
    follow from a choice."""
    return None if move.kind in INCIDENTAL else move
