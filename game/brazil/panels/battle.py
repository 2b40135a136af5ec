"""The battle over the table: while cards are sealed, while one is cancelled, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.brazil import facts
from engine.brazil.frames import CombatFrame, ExpeditionFrame
from game.brazil import words
from game.brazil.battle.foot import FieldCard, Foot
from game.brazil.battle.model import EXPEDITION, Battle, Side, battle_of, expedition_of
from game.brazil.battle.scene import BattleScene
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.options import tray_options
from game.brazil.outcome import Outcome
from game.brazil.panels.prompt import main_text, outcome_text, waives
from game.settings import Pace
from game.ui import Ui
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.dusk import Dusk
from game.widgets.label import Panel

Spot = Callable[[], tuple[float, float]]  # where the hex is on the screen


def fights(desk: Desk) -> bool:
    """A battle is open, or the cards against an Expedition are chosen."""
    if isinstance(desk.frame, CombatFrame):
        return True
    return desk.asks(ExpeditionFrame) and desk.picker.has("seal_cards")


def battle_panel(ui: Ui, desk: Desk, hands: Hands, pace: Pace, dusk: Dusk, spot: Spot) -> Widget | None:
    """While cards are sealed, for everybody; whoever is not asked only watches."""
    frame = desk.frame
    if isinstance(frame, CombatFrame):
        battle = battle_of(desk.view, frame)
    elif isinstance(frame, ExpeditionFrame):
        battle = expedition_of(desk.view, frame)
    else:
        return None
    if desk.aside and desk.deciding:
        return Panel(
            Button(ui.text("show-battle"), hands.toggle_aside, kind="main", name="aside"), pad=6, name="showcase-aside"
        )
    press = (lambda: None) if desk.deciding else hands.hurry
    scene = BattleScene(desk, battle, None, pace, dusk, spot, press, title(ui, battle))
    scene.own = desk.seat if desk.deciding else -2
    for side in battle.sides:
        total = scene.total[side.attacking] = _sum(desk, side)
        more = int(total) - side.base
        scene.cards[side.attacking] = "+?" if side.sealed else f"+{more}" if more else ""
        scene.doing[side.attacking] = doing(
            ui, desk, side, adjacent=isinstance(frame, CombatFrame) and frame.origin >= 0
        )
        scene.captions[side.attacking] = ui.text("battle-sealed", n=side.sealed) if side.sealed else ""
    odds = desk.odds() if desk.deciding else None
    if odds is not None and odds.ready:
        role = "attack" if desk.seat == battle.attack.seat else "defence"
        kind = "expedition" if battle.defence.seat == EXPEDITION else role
        scene.odds = (odds.share, ui.text(f"battle-odds-{kind}", share=round(100 * odds.share)))
    scene.foot = _foot(ui, desk, hands)
    scene.add(scene.foot)
    return scene


def _sum(desk: Desk, side: Side) -> str:
    """With the cards picked, once a trial has told what they add; else what stands there."""
    frame = desk.frame
    if isinstance(frame, ExpeditionFrame) and side.attacking:
        return str(facts.expedition_strength(desk.view, frame, desk.picked_cards()))
    odds = desk.odds() if desk.deciding and side.seat == desk.seat and desk.hand else None
    if odds is not None and odds.strength:
        return str(odds.strength)
    return str(side.total(len(side.values)))


def title(ui: Ui, battle: Battle) -> str:
    if battle.defence.seat == EXPEDITION:
        return ui.text("battle-title-expedition")
    if not battle.name:
        return ui.text("battle-title")
    return ui.text("battle-title-tile", tile=words.tile(ui.texts, battle.name))


def doing(ui: Ui, desk: Desk, side: Side, adjacent: bool) -> tuple[str, str]:
    """Who, and what they do."""
    if side.seat == EXPEDITION:
        return ui.text("exploration-expedition"), ui.text("battle-doing-expedition")
    role = "fires" if side.attacking and adjacent else "attacks" if side.attacking else "defends"
    return desk.seat_name(ui.texts, side.seat), ui.text(f"battle-doing-{role}", n=len(side.units))


def _foot(ui: Ui, desk: Desk, hands: Hands) -> Foot:
    """The own Combat cards to pick from, or those of the other side to cancel."""
    if not desk.deciding:
        asked = desk.match.asked
        name = desk.seat_name(ui.texts, asked) if asked is not None else ""
        return Foot((ui.text("waiting", name=name), ""), [], [])
    aside = Button(ui.text("battle-aside"), hands.toggle_aside, size="small", name="aside")
    if not desk.picker.has("seal_cards"):
        choices = [
            FieldCard(ui, option.card[1], partial(hands.point, **option.wanted), name=option.key, option=option)
            for option in tray_options(ui, desk)
            if option.card is not None
        ]
        return Foot((ui.text("ask-combat-cancel"), ""), choices, [aside])
    held = desk.player.combat_cards
    cards = [
        FieldCard(ui, card, partial(hands.pick_card, number), chosen=number in desk.hand, name=f"battle-card-{number}")
        for number, card in enumerate(held)
    ]
    text, enabled, tip = main_text(ui, desk, hands)
    kind = "plain" if waives(desk) else "main"
    seal = Button(text, hands.main_action, kind=kind, size="large", name="seal", enabled=enabled, tip=tip, guarded=True)
    note = ui.text("battle-cards") if held else ui.text("battle-no-cards")
    back = Button(ui.text("no-attack"), hands.hold_back, size="small", name="not", guarded=True)
    return Foot((note, ui.text("battle-hint")), cards, [seal, *([back] if desk.may_hold_back else []), aside])


def outcome_panel(ui: Ui, desk: Desk, hands: Hands, outcome: Outcome, pace: Pace, dusk: Dusk, spot: Spot) -> Widget:
    """How it ended, a card turned after the other, the same for everybody; goes with a click."""
    battle = outcome.battle
    over = outcome.shown >= outcome.steps
    named = _ended(ui, desk, outcome) if over else title(ui, battle)
    scene = BattleScene(desk, battle, outcome, pace, dusk, spot, hands.shorten_outcome, named)
    for side in battle.sides:
        scene.doing[side.attacking] = doing(ui, desk, side, adjacent=False)
    text = outcome_text(ui, desk)
    done = Button(text, hands.close_outcome, kind="main", size="large", name="outcome-done")
    lines = (_told(ui, desk, outcome), "") if over else (ui.text("battle-revealed"), ui.text("battle-shorten"))
    scene.foot = Foot(lines, [], [done])
    scene.add(scene.foot)
    return scene


def _ended(ui: Ui, desk: Desk, outcome: Outcome) -> str:
    texts = ui.texts
    if outcome.defender == EXPEDITION:
        key = "outcome-expedition-won" if outcome.winner >= 0 else "outcome-expedition-lost"
        return ui.text(key, name=desk.seat_name(texts, outcome.attacker))
    loser = outcome.defender if outcome.winner == outcome.attacker else outcome.attacker
    return ui.text("outcome-battle", winner=desk.seat_name(texts, outcome.winner), loser=desk.seat_name(texts, loser))


def _told(ui: Ui, desk: Desk, outcome: Outcome) -> str:
    """What it brings: units gone, a tile seized, a tie that the defender won."""
    lines = [ui.text("outcome-tie")] if outcome.attack == outcome.defence and outcome.defender != EXPEDITION else []
    lines += _why(ui, desk, outcome)
    lines += [ui.text("outcome-lost", name=desk.seat_name(ui.texts, seat)) for seat in outcome.lost]
    if outcome.seized:
        tile = words.tile(ui.texts, outcome.battle.name)
        lines.append(ui.text("outcome-seized", name=desk.seat_name(ui.texts, outcome.winner), tile=tile))
    return "\n".join(lines)


def _why(ui: Ui, desk: Desk, outcome: Outcome) -> list[str]:
    """Against a side that only defends: what its draw brought, and by how much an assault failed."""
    if outcome.defender == EXPEDITION or facts.decides(desk.view, outcome.defender):
        return []
    drawn = outcome.battle.defence
    who = desk.seat_name(ui.texts, outcome.defender)
    lines = [ui.text("outcome-drawn", name=who, cards=len(drawn.cards), n=sum(drawn.values))] if drawn.cards else []
    short = outcome.defence - outcome.attack
    if outcome.winner == outcome.defender and short:
        lines.append(ui.text("outcome-short", n=short))
    return lines
