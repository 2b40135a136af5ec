"""Lists what the statistics page shows of Brazil: achievements, records, categories; imports no rules."""

from __future__ import annotations

from functools import cache

from game.platform.folders import resource_root
from game.play.statistics.game_facts import VP, AchievementItem, RecordKind, StatisticsItems


@cache
def _challenges() -> frozenset[str]:
    """Returns the ids of the shipped challenges that are no scenario's map as well."""
    folder = resource_root() / "scenarios" / "brazil"
    return frozenset(path.stem for path in (folder / "challenges").glob("*.toml") if not (folder / path.name).is_file())


def scenario_text(scenario: str) -> str:
    """Returns the message id of the title of a scenario or challenge; a player's own has no such message."""
    return f"{'challenge' if scenario in _challenges() else 'scenario'}-{scenario.replace('_', '-')}-title"


def _monarch(monarch: str) -> str:
    return f"monarch-{monarch}"


ITEMS = StatisticsItems(
    achievements=(
        AchievementItem("full_gallery", 7),
        AchievementItem("master_maker", 6),
        AchievementItem("bloodless_reign"),
        AchievementItem("bare_hands"),
        AchievementItem("land_taker", 2),
        AchievementItem("to_the_letter"),
        AchievementItem("palace_builder", 4),
        AchievementItem("iron_road", 3),
        AchievementItem("gold_medal"),
    ),
    records=(
        RecordKind("points", VP, "seats/green"),
        RecordKind("buildings", "buildings", "buildings/farm"),
        RecordKind("battles", "battles_won", "marks/swords"),
        RecordKind("missions", "missions", "backs/mission_3"),
        RecordKind("paintings", "paintings", "arches/painting"),
        RecordKind("quickest", "rounds", "marks/era_3", least=True, won=True),
    ),
    categories=(
        *("units", "products", "paintings", "missions", "gold_cards", "exploration"),
        *("tiles", "palaces", "monarch", "bid", "corrected"),
    ),
    scenario_text=scenario_text,
    role_text=_monarch,
)
