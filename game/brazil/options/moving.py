"""The movement phase: which unit, who goes along, by which movement; bonuses and paintings to use."""

from __future__ import annotations

from engine.brazil import decisions as f
from game.brazil.layout import is_compact
from game.brazil.options.option import Option
from game.brazil.table_model import Desk
from game.brazil.wording import words
from game.render.ui import Ui

OVER_THE_MISSIONS = ("rules", "log")  # drawers


def turn(ui: Ui, desk: Desk, frame: f.TurnFrame) -> list[Option]:
    """Movement: the units of a hex, who goes along, by which movement; a bonus card; paintings with a choice."""
    found: list[Option] = []
    chosen = desk.picker.chosen
    if desk.picker.has("draw_bonus_card"):
        found.append(
            Option({"kind": "draw_bonus_card"}, ui.text("draw-bonus"), "tokens/token_back_2", key="draw-bonus")
        )
    if desk.drawer in OVER_THE_MISSIONS or is_compact(ui):
        found += _announcements(ui, desk)
    if "painting" in chosen:
        return found + _painting_uses(ui, desk)
    if "unit" not in chosen:
        return found + _unit_options(ui, desk)
    unit = int(str(chosen["unit"]))
    s, seat = desk.view, desk.seat
    here = s.seats[seat].units[unit]
    for other in desk.units_that_move():
        if s.seats[seat].units[other] == here:
            found.append(_unit_option(ui, desk, other, chosen.get("unit") == other))
    found += _companions(ui, desk, unit)
    if desk.picker.every(kind="fight_expedition", unit=unit):
        found.append(Option({"kind": "fight_expedition", "unit": unit}, ui.text("fight"), "marks/swords", key="fight"))
    return found + _ways(ui, desk, unit)


def _ways(ui: Ui, desk: Desk, unit: int) -> list[Option]:
    """By which movement, or to attack from where it stands; to the hex that is chosen, if one is."""
    chosen = desk.picker.chosen
    meant = {name: chosen[name] for name in ("hex",) if name in chosen}
    ways = [way for way in desk.picker.values("by", desk.picker.every(unit=unit, **meant)) if way != "expedition"]
    if len(ways) < 2:
        return []
    return [
        Option(
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


def _announcements(ui: Ui, desk: Desk) -> list[Option]:
    """The own Missions that are done, where what lies over them hides their button."""
    return [
        Option(
            {"kind": "announce_mission", "mission": mission},
            words.mission(ui.texts, mission),
            "marks/check",
            ui.text("announce"),
            key=f"mission-{mission}",
        )
        for mission in desk.player.missions
        if desk.picker.every(kind="announce_mission", mission=mission)
    ]


def _unit_options(ui: Ui, desk: Desk) -> list[Option]:
    return [_unit_option(ui, desk, unit, False) for unit in desk.units_that_move()]


def _unit_option(ui: Ui, desk: Desk, unit: int, chosen: bool) -> Option:
    s, seat = desk.view, desk.seat
    kind = desk.unit_kind(seat, unit)
    power = ui.text(f"unit-{kind}-power") if ui.texts.has(f"unit-{kind}-power") else ""
    return Option(
        {"unit": unit},
        words.unit(ui.texts, s, seat, unit),
        words.unit_picture(s, seat, unit),
        "",
        power,
        True,
        chosen,
        shape=(46, 51),
        key=f"unit-{unit}",
    )


def _companions(ui: Ui, desk: Desk, unit: int) -> list[Option]:
    """A Dragoon takes others along: one option for each group."""
    groups = [g for g in desk.picker.values("group", desk.picker.every(kind="move_units", unit=unit)) if len(g) > 1]
    found = []
    for group in groups:
        names = ", ".join(words.unit(ui.texts, desk.view, desk.seat, other) for other in group[1:])
        found.append(
            Option(
                {"group": group},
                ui.text("takes-along", units=names),
                "",
                "",
                "",
                True,
                desk.picker.chosen.get("group") == group,
                key=f"group-{'-'.join(map(str, group))}",
            )
        )
    return found


def _painting_uses(ui: Ui, desk: Desk) -> list[Option]:
    painting = str(desk.picker.chosen["painting"])
    found = []
    for option in desk.picker.values("option"):
        message = f"painting-{painting}-option-{option}"
        title = ui.text(message) if ui.texts.has(message) else ui.text("use-option", number=int(option))
        found.append(Option({"kind": "use_painting", "option": option}, title, "", key=f"use-{option}"))
    return found
