"""Lists the tray's options in the movement phase: units, companions, kinds of movement, bonus card, paintings."""

from __future__ import annotations

from engine.brazil import decisions as f
from game.brazil.layout import is_compact
from game.brazil.options.option import TrayOption
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui

OVER_THE_MISSIONS = ("rules", "log")  # panels that cover the Missions


def turn(ui: Ui, model: TableModel, frame: f.TurnDecision) -> list[TrayOption]:
    """Returns the tray's options in the movement phase: a bonus card, Missions to announce whose buttons are covered,
    and the uses of a chosen painting; else the units that can move or, once one is chosen, those on its hex, its
    companions, an Expedition to fight, and kinds of movement."""
    found: list[TrayOption] = []
    chosen = model.selector.chosen
    if model.selector.has("draw_bonus_card"):
        found.append(
            TrayOption({"kind": "draw_bonus_card"}, ui.text("draw-bonus"), "tokens/token_back_2", key="draw-bonus")
        )
    if model.drawer in OVER_THE_MISSIONS or is_compact(ui):
        found += _announcements(ui, model)
    if "painting" in chosen:
        return found + _painting_uses(ui, model)
    if "unit" not in chosen:
        return found + _unit_options(ui, model)
    unit = int(str(chosen["unit"]))
    s, seat = model.view, model.seat
    here = s.seats[seat].units[unit]
    for other in model.units_that_move():
        if s.seats[seat].units[other] == here:
            found.append(_unit_option(ui, model, other, chosen.get("unit") == other))
    found += _companions(ui, model, unit)
    if model.selector.every(kind="fight_expedition", unit=unit):
        found.append(
            TrayOption({"kind": "fight_expedition", "unit": unit}, ui.text("fight"), "marks/swords", key="fight")
        )
    return found + _movement_kinds(ui, model, unit)


def _movement_kinds(ui: Ui, model: TableModel, unit: int) -> list[TrayOption]:
    """Kinds of movement, or attacking from the unit's hex; to the chosen hex if there is one."""
    chosen = model.selector.chosen
    meant = {name: chosen[name] for name in ("hex",) if name in chosen}
    ways = [way for way in model.selector.values("by", model.selector.every(unit=unit, **meant)) if way != "expedition"]
    if len(ways) < 2:
        return []
    return [
        TrayOption(
            {"by": way},
            ui.text(f"by-{way}"),
            "marks/swords" if way == "attack" else "marks/arrow_move",
            "",
            ui.text(f"by-{way}-tip"),
            True,
            chosen.get("by") == way,
            key=f"by-{way}",
        )
        for way in ways
    ]


def _announcements(ui: Ui, model: TableModel) -> list[TrayOption]:
    """Missions that can be announced, where a panel hides their buttons."""
    return [
        TrayOption(
            {"kind": "announce_mission", "mission": mission},
            words.mission(ui.texts, mission),
            "marks/check",
            ui.text("announce"),
            key=f"mission-{mission}",
        )
        for mission in model.player.missions
        if model.selector.every(kind="announce_mission", mission=mission)
    ]


def _unit_options(ui: Ui, model: TableModel) -> list[TrayOption]:
    return [_unit_option(ui, model, unit, False) for unit in model.units_that_move()]


def _unit_option(ui: Ui, model: TableModel, unit: int, chosen: bool) -> TrayOption:
    s, seat = model.view, model.seat
    kind = model.unit_kind(seat, unit)
    power = ui.text(f"unit-{kind}-power") if ui.texts.has(f"unit-{kind}-power") else ""
    return TrayOption(
        {"unit": unit},
        words.unit_in_choice(ui.texts, s, seat, unit),
        words.unit_picture(s, seat, unit),
        "",
        power,
        True,
        chosen,
        shape=(46, 51),
        key=f"unit-{unit}",
    )


def _companions(ui: Ui, model: TableModel, unit: int) -> list[TrayOption]:
    """Groups a Dragoon can take along, one option each."""
    groups = [
        g for g in model.selector.values("group", model.selector.every(kind="move_units", unit=unit)) if len(g) > 1
    ]
    found = []
    for group in groups:
        names = ", ".join(words.unit(ui.texts, model.view, model.seat, other) for other in group[1:])
        found.append(
            TrayOption(
                {"group": group},
                ui.text("takes-along", units=names),
                "",
                "",
                "",
                True,
                model.selector.chosen.get("group") == group,
                key=f"group-{'-'.join(map(str, group))}",
            )
        )
    return found


def _painting_uses(ui: Ui, model: TableModel) -> list[TrayOption]:
    painting = str(model.selector.chosen["painting"])
    found = []
    for option in model.selector.values("option"):
        message = f"painting-{painting}-option-{option}"
        title = ui.text(message) if ui.texts.has(message) else ui.text("use-option", number=int(option))
        found.append(TrayOption({"kind": "use_painting", "option": option}, title, "", key=f"use-{option}"))
    return found
