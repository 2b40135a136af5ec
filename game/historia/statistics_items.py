"""Historia's part of the statistics page: achievements, records, categories, names; needs no rules."""

from __future__ import annotations

from game.play.statistics.game_facts import VP, AchievementItem, RecordKind, StatisticsItems


def _table(table: str) -> str:
    return f"table-{table}"


def _civilization(civilization: str) -> str:
    return f"civilization-{civilization}"


ITEMS = StatisticsItems(
    achievements=(
        AchievementItem("singularity"),
        AchievementItem("high_ground"),
        AchievementItem("seven_wonders", 7),
        AchievementItem("no_spear"),
        AchievementItem("all_the_world", 8),
        AchievementItem("three_aims", 3),
        AchievementItem("no_revolution", 2),
        AchievementItem("trade_winds", 4),
        AchievementItem("utopia"),
    ),
    records=(
        RecordKind("points", VP, "historia/pieces/egypt"),
        RecordKind("wonders", "wonders", "historia/symbols/wonder"),
        RecordKind("territories", "territories", "historia/symbols/territory"),
        RecordKind("levels", "levels", "historia/symbols/technology"),
        RecordKind("wars", "wars_won", "historia/symbols/war"),
        RecordKind("trades", "trades", "historia/symbols/trade"),
    ),
    categories=(
        *("setup", "exploration", "territories", "governments", "matrix", "beyond", "wonders", "tourism"),
        *("raids", "wars", "trade_partner", "leaders", "advisors", "lost"),
    ),
    scenario_text=_table,
    role_text=_civilization,
)
