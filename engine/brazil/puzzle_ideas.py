"""The ideas of puzzles in Brazil: Imperial, as predicates over two turns, the most telling first; and which parts of
moves make turns different."""

from __future__ import annotations

from collections.abc import Hashable

from engine.brazil.moves import Move
from engine.core.puzzle_idea import Idea, always, events, moves, other, without

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
    Idea("mission", moves("announce_mission")),
    Idea("palace", moves("place_palace")),
    Idea("seize", events("TileSeized")),
    Idea("battle", events("BattleBegan")),
    Idea("no_battle", without("BattleBegan")),
    Idea("sealed_cards", other("seal_cards")),
    Idea("expedition", events("ExpeditionFought")),
    Idea("city", moves("found_city")),
    Idea("painting", moves("take_painting", "use_painting")),
    Idea("gold_card", moves("play_gold_card")),
    Idea("product", moves("manufacture")),
    Idea("renovate", moves("renovate")),
    Idea("trade", moves("trade")),
    Idea("build", moves("build")),
    Idea("place", other("build", "found_city")),
    Idea("deploy", moves("deploy_unit")),
    Idea("explore", events("TileExplored")),
    Idea("arch", other("place_token", "place_old_token")),
    Idea("units", lambda best, second: best.only(("move_units",)) != second.only(("move_units",))),
    Idea("payment", lambda best, second: best.only(PAYMENTS) != second.only(PAYMENTS)),
    Idea("choice", always),
)


def main_part(move: Move) -> Hashable:
    """Returns the part of a move that makes one turn different from another; None for payments, movement and moves that
    follow from others."""
    return None if move.kind in INCIDENTAL else move
