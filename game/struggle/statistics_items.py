"""Lists Imperial Struggle's achievements, records and score categories for the statistics page; needs no rules."""

from __future__ import annotations

from game.play.statistics.game_facts import AchievementItem, RecordKind, StatisticsItems


def _scenario(scenario: str) -> str:
    return f"scenario-{scenario}"


def _side(side: str) -> str:
    return f"side-{side}"


ITEMS = StatisticsItems(
    achievements=(
        AchievementItem("clean_sweep"),
        AchievementItem("all_theaters"),
        AchievementItem("no_debts", 6),
        AchievementItem("far_ahead"),
        AchievementItem("proud_refusal"),
        AchievementItem("old_pretender", 2),
        AchievementItem("full_sail", 2),
        AchievementItem("from_the_brink", 5),
        AchievementItem("stars_and_lilies", 2),
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
