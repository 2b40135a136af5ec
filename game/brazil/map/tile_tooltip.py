"""The tooltip of a hex: its contents, and what a click would do or why it is not allowed."""

from __future__ import annotations

from engine.brazil import facts
from engine.brazil.components import BUILDINGS, UNITS
from engine.brazil.decisions import (
    CapitalDecision,
    PalaceDecision,
    RenovateDecision,
)
from engine.brazil.moves import Move
from engine.brazil.rules import bag
from engine.brazil.view import HIDDEN
from game.brazil.map.highlights import chosen_hexes, indicated_by, lit_hexes
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.i18n.names import aside
from game.render.ui import Ui


def hex_tip(ui: Ui, model: TableModel, hex_id: int) -> str:
    """Returns the tooltip of a hex: its contents, and what a click would do or why it is not allowed."""
    lines = _contents(ui, model, hex_id)
    if model.deciding:
        lines += _click_effect(ui, model, hex_id)
    return "\n".join(lines)


def _contents(ui: Ui, model: TableModel, hex_id: int) -> list[str]:
    s, texts = model.view, ui.texts
    terrain = texts(f"terrain-{s.board.terrain[hex_id]}")
    lines = []
    tile = s.tile[hex_id]
    if tile:
        owner = s.owner[hex_id]
        name = model.seat_name(texts, owner)
        lines.append(f"*{words.tile(texts, tile)}*, {texts('built-by', name=name)}")
        points, strength = facts.tile_points(s, hex_id), facts.tile_strength(s, hex_id)
        line = f"[vp][cs] {points}" if points == strength else f"[vp] {points}   [cs] {strength}"
        if tile in BUILDINGS:
            line += "   " + texts("tip-production", goods=words.symbols(facts.replenishment(s, hex_id)))
        lines.append(line)
        if s.goods[hex_id]:
            lines.append(texts("tip-goods", goods=words.symbols(bag.goods(s.goods[hex_id]))))
        if s.palace[hex_id] > 1:
            lines.append(texts(f"palace-{s.palace[hex_id]}"))
    elif (good := dict(s.capital_tiles).get(hex_id)) is not None:
        known = f": {texts(f'good-{good}')} [{good}]" if model.asks(CapitalDecision) else ""
        lines.append(f"*{texts('capital')}*{known}")
    else:
        lines.append(f"*{terrain}*")
    hidden, shown = s.unexplored[hex_id], s.explored[hex_id]
    if hidden:
        lines.append(texts("unexplored") if hidden == HIDDEN else f"[eye] {_exploration(ui, hidden)}")
    elif shown:
        lines.append(_exploration(ui, shown))
    for seat, player in enumerate(s.seats):
        for unit, place in enumerate(player.units):
            if place == hex_id:
                strength = UNITS[player.colour][unit].vp
                name = aside(texts, words.unit(texts, s, seat, unit), model.seat_name(texts, seat))
                lines.append(f"{name} [cs]{strength}")
    return lines


def _exploration(ui: Ui, tile: str) -> str:
    base = words.base_exploration(tile)
    effect = ui.text(f"exploration-{base}-effect")
    text = ui.text("labelled", label=ui.text(f"exploration-{base}"), what=effect)
    if (met := facts.expedition(tile)) is not None:
        text += f" [cs]{met.needed} → {words.symbols(met.gain)} [vp]{met.vp}"
    return text


def _click_effect(ui: Ui, model: TableModel, hex_id: int) -> list[str]:
    """Returns what a click would do, or why it is not allowed."""
    if hex_id in lit_hexes(model):
        moves = model.selector.by(hex=hex_id)
        tiles = model.selector.values("tile", moves)
        named = [" / ".join(f"*{words.tile(ui.texts, tile)}*" for tile in tiles)] if tiles else []
        meant = moves[0] if moves and model.asks(RenovateDecision, PalaceDecision) else model.indicated_move_at(hex_id)
        if meant is not None:
            return named + _preview(ui, model, meant)
        return named
    candidate = indicated_by(model, hex_id)
    if candidate is None or hex_id in chosen_hexes(model):
        return []
    reason = model.why(candidate)
    return [f"[cross] {words.reason(ui.texts, reason)}"] if reason is not None else []


def _preview(ui: Ui, model: TableModel, move: Move) -> list[str]:
    preview = model.preview(move)
    lines = []
    if price := preview.needs or preview.paid:
        lines.append(ui.text("tip-cost", cost=words.symbols(price)))
    if preview.gained and not preview.reveals:
        lines.append(ui.text("tip-gain", goods=words.symbols(preview.gained)))
    if preview.vp_after != preview.vp_before and not preview.reveals:
        key = "tip-vp-if-won" if preview.battle else "tip-vp-change"
        lines.append(ui.text(key, before=preview.vp_before, after=preview.vp_after))
    if preview.battle:
        lines.append(ui.text("tip-battle"))
    if preview.strengths is not None:
        lines.append(ui.text("tip-strengths", own=preview.strengths[0], other=preview.strengths[1]))
    return lines
