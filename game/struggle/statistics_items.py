"""Lists Imperial Struggle's achievements, records and score categories for the statistics page; needs no rules."""

from __future__ import annotations

from game.play.statistics.game_facts import DeedItem, RecordKind, StatisticsItems


def _scenario(scenario: str) -> str:
    return f"scenario-{scenario}"


def _side(side: str) -> str:
    return f"side-{side}"


ITEMS = StatisticsItems(
    deeds=(
        DeedItem("clean_sweep"),
        DeedItem("all_theaters"),
        DeedItem("no_debts", 6),
        DeedItem("far_ahead"),
        DeedItem("proud_refusal"),
        DeedItem("old_pretender", 2),
        DeedItem("full_sail", 2),
        DeedItem("from_the_brink", 5),
        DeedItem("stars_and_lilies", 2),
    ),
    records=(
        RecordKind("sweep", "sweep_turn", "struggle/marks/france", least=True, won=True),
        RecordKind("debt", "debt", "struggle/points/debt", least=True, won=True),
        RecordKind("theaters", "theaters", "marks/swords"),
        RecordKind("flags", "flags", "struggle/pieces/alliance"),
        RecordKind("war_vp", "war_vp", "struggle/pieces/conflict"),
        RecordKind("quickest", "turns", "struggle/pieces/hourglass", least=True, won=True),
    ),
    categories=(
        *("award", "prestige", "demand", "event", "war", "refusal", "overrun", "ministry"),
        *("final_prestige", "final_debt", "final_commodity", "final_territory"),
    ),
    scenario_text=_scenario,
    role_text=_side,
)
