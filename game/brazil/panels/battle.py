"""Builds the scene of a battle or an Expedition from the model: sealing cards, cancelling one, and the result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.brazil import facts, solo
from engine.brazil.components import LIMITS
from engine.brazil.decisions import CombatDecision, ExpeditionDecision
from game.brazil.battle.card_strip import CardStrip, FieldCard
from game.brazil.battle.gains import LEAVING, BattleGain
from game.brazil.battle.gains_panel import GainsPanel
from game.brazil.battle.model import EXPEDITION, Battle, BattleSide, battle_of, expedition_of
from game.brazil.battle.outcome import BattleOutcome
from game.brazil.battle.scene import BattleScene
from game.brazil.challenge.attack_odds import percentage
from game.brazil.options import tray_options
from game.brazil.panels.prompt import hopeless_text, main_text, outcome_text
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.platform import clock
from game.platform.settings import Pace
from game.render.ui import Ui
from game.widgets.backdrop import Backdrop
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Panel

Locate = Callable[[], tuple[float, float]]  # finds the hex on the screen


def fights(model: TableModel) -> bool:
    """Returns whether the pending decision belongs to a battle, or asks for cards against an Expedition."""
    if isinstance(model.frame, CombatDecision):
        return True
    return model.asks(ExpeditionDecision) and model.selector.has("seal_cards")


def battle_panel(
    ui: Ui, model: TableModel, controller: TableController, pace: Pace, backdrop: Backdrop, locate: Locate
) -> Widget | None:
    """Builds the scene of the battle or Expedition that is going on or, put aside, the button that shows it again; None
    without one. A viewer who does not decide only watches."""
    frame = model.frame
    if isinstance(frame, CombatDecision):
        battle = battle_of(model.view, frame)
    elif isinstance(frame, ExpeditionDecision):
        battle = expedition_of(model.view, frame)
    else:
        return None
    if model.aside and model.deciding:
        return Panel(
            Button(ui.text("show-battle"), controller.toggle_aside, kind="main", name="aside"),
            pad=6,
            name="showcase-aside",
        )
    press = (lambda: None) if model.deciding else controller.skip_pauses
    scene = BattleScene(model, battle, None, pace, backdrop, locate, press, battle_title(ui, battle))
    scene.own = model.seat if model.deciding else -2
    for side in battle.sides:
        total = scene.total[side.attacking] = _sum(model, side)
        scene.cards[side.attacking] = "+?" if side.sealed else _added(int(total) - side.base)
        scene.doing[side.attacking] = side_lines(
            ui, model, side, adjacent=isinstance(frame, CombatDecision) and frame.origin >= 0
        )
        scene.captions[side.attacking] = ui.text("battle-sealed", n=side.sealed) if side.sealed else ""
        if not side.cards:
            _places(ui, model, scene, side)
    odds = model.odds() if model.deciding else None
    if odds is not None and odds.ready:
        role = "attack" if model.seat == battle.attack.seat else "defence"
        kind = "expedition" if battle.defence.seat == EXPEDITION else role
        scene.odds = (odds.share, ui.text(f"battle-odds-{kind}", share=percentage(odds.won, odds.tried)))
    scene.foot = _foot(ui, model, controller)
    scene.add(scene.foot)
    return scene


def _added(more: int) -> str:
    return f"+{more}" if more else ""


def _places(ui: Ui, model: TableModel, scene: BattleScene, side: BattleSide) -> None:
    """Sets what is shown before a side has sealed: cards picked and one free place, or an opponent's card backs."""
    if side.seat == EXPEDITION:
        return
    if not facts.decides(model.view, side.seat):  # its cards are drawn from the deck after the attacker has sealed
        drawn = scene.places[side.attacking] = solo.cards_drawn(model.view, len(side.units))
        scene.captions[side.attacking] = ui.text("battle-drawn-places", n=drawn)
        scene.cards[side.attacking] = "+?" if drawn else ""
        return
    held, own = len(model.view.seats[side.seat].combat_cards), side.seat == scene.own
    if own and not model.selector.has("seal_cards"):
        return
    scene.captions[side.attacking] = ui.text("battle-own-places" if own and held else "battle-places", n=held)
    if not own:
        scene.held[side.attacking] = held
        return
    picked = scene.picked[side.attacking] = model.picked_cards()
    scene.places[side.attacking] = min(held, LIMITS.combat_cards_per_battle, len(picked) + 1)


def _sum(model: TableModel, side: BattleSide) -> str:
    """A side's total: with the picked cards, as if none were cancelled; else as it is known."""
    frame = model.frame
    if isinstance(frame, ExpeditionDecision) and side.attacking:
        return str(facts.expedition_strength(model.view, frame, model.picked_cards()))
    odds = model.odds() if model.deciding and side.seat == model.seat and model.hand else None
    if odds is not None:
        return str(odds.strength)
    return str(side.total(len(side.values)))


def battle_title(ui: Ui, battle: Battle) -> str:
    """Returns the title of the battle scene: the name of the contested tile or terrain, or that it is an Expedition."""
    if battle.defence.seat == EXPEDITION:
        return ui.text("battle-title-expedition")
    if not battle.name:
        return ui.text(f"battle-title-{battle.land}")
    return ui.text("battle-title-tile", tile=words.tile(ui.texts, battle.name))


def side_lines(ui: Ui, model: TableModel, side: BattleSide, adjacent: bool) -> tuple[str, str]:
    """Returns a side's name, and the line that says what it does: attacks, fires from an adjacent hex, or defends, with
    how many units."""
    if side.seat == EXPEDITION:
        return ui.text("exploration-expedition"), ui.text("battle-doing-expedition")
    role = "defends"
    if side.attacking:
        role = "fires" if adjacent else "attacks"
    return model.seat_name(ui.texts, side.seat), ui.text(f"battle-doing-{role}", n=len(side.units))


def _foot(ui: Ui, model: TableModel, controller: TableController) -> CardStrip:
    """The bottom strip: Combat cards to pick from, or enemy cards to cancel."""
    if not model.deciding:
        asked = model.match.current_seat
        name = model.seat_name(ui.texts, asked) if asked is not None else ""
        return CardStrip((ui.text("waiting", name=name), ""), [], [])
    aside = Button(ui.text("battle-aside"), controller.toggle_aside, kind="wood", name="aside")
    if not model.selector.has("seal_cards"):
        choices = [
            FieldCard(ui, option.card[1], partial(controller.point, **option.wanted), name=option.key, option=option)
            for option in tray_options(ui, model)
            if option.card is not None
        ]
        return CardStrip((ui.text("ask-combat-cancel"), ""), choices, [aside])
    held = model.player.combat_cards
    cards = [
        FieldCard(
            ui, card, partial(controller.pick_card, number), chosen=number in model.hand, name=f"battle-card-{number}"
        )
        for number, card in enumerate(held)
    ]
    if model.pending is not None:
        return CardStrip((hopeless_text(ui, model), ui.text("battle-hint")), cards, [*_hopeless(ui, controller), aside])
    text, enabled, tip = main_text(ui, model, controller)
    if held and not model.hand:
        text, enabled = ui.text("choose-cards"), False
    seal = Button(text, controller.main_action, kind="main", size="large", name="seal", enabled=enabled, tip=tip)
    against = "battle-cards-expedition" if isinstance(model.frame, ExpeditionDecision) else "battle-cards"
    note = ui.text(against if held else "battle-no-cards")
    none = Button(
        ui.text("seal-cards", n=0), controller.seal_none, name="no-card", tip=ui.text("no-card-tip"), guarded=True
    )
    back = Button(ui.text("no-attack"), controller.hold_back, kind="wood", name="not", guarded=True)
    others = [*([none] if held else []), *([back] if model.may_hold_back else []), aside]
    return CardStrip((note, ui.text("battle-hint")), cards, [seal, *others])


def _hopeless(ui: Ui, controller: TableController) -> list[Button]:
    """Two buttons: back to the cards, in the place of the pressed button, and attack anyway."""
    back = Button(ui.text("no-seal_cards"), controller.hold_back, kind="main", size="large", name="not")
    return [back, Button(ui.text("yes-seal_cards"), controller.confirm, name="seal", guarded=True)]


def outcome_panel(
    ui: Ui,
    model: TableModel,
    controller: TableController,
    outcome: BattleOutcome,
    pace: Pace,
    backdrop: Backdrop,
    locate: Locate,
) -> Widget:
    """Builds the scene of a finished battle's result, in which the Combat cards turn up one by one; it is the same for
    every viewer."""
    battle = outcome.battle
    scene = BattleScene(
        model, battle, outcome, pace, backdrop, locate, controller.shorten_outcome, battle_title(ui, battle)
    )
    for side in battle.sides:
        scene.doing[side.attacking] = side_lines(ui, model, side, adjacent=False)
        scene.fates[side.attacking] = _loss_text(ui, outcome, side)
    done = Button(outcome_text(ui, model), controller.close_outcome, kind="main", size="large", name="outcome-done")
    if outcome.at_end:
        scene.verdict = _ended(ui, model, outcome)
        for side in battle.sides:
            scene.cards[side.attacking] = _added(sum(side.values))
        gains_panels = [
            one for side in battle.sides if (one := _gains_panel(ui, model, outcome, side, scene)) is not None
        ]
        scene.foot = CardStrip((_why(ui, model, outcome), ""), [], [done], gains_panels)
    else:
        scene.foot = CardStrip((ui.text("battle-revealed"), ui.text("battle-shorten")), [], [done])
    scene.add(scene.foot)
    return scene


def _gains_panel(
    ui: Ui, model: TableModel, outcome: BattleOutcome, side: BattleSide, scene: BattleScene
) -> GainsPanel | None:
    """The panel of a side's losses and gains; None for an Expedition."""
    gains = [(gain, _gain_text(ui, gain)) for gain in outcome.gains if gain.seat == side.seat]
    if not gains:
        return None
    colour = model.view.seats[side.seat].colour
    name = model.seat_name(ui.texts, side.seat)
    won = outcome.winner == side.seat
    return GainsPanel(
        side.seat, name, colour, f"seats/{colour}", gains, won, lambda: scene.end_progress(clock.now())[1]
    )


def _gain_text(ui: Ui, gain: BattleGain) -> str:
    thing = words.tile(ui.texts, gain.tile) if gain.tile else ui.text("spoil-hex")
    return ui.text(f"spoil-{gain.kind}", n=len(gain.pictures), thing=thing)


def _loss_text(ui: Ui, outcome: BattleOutcome, side: BattleSide) -> str:
    """Returns a sentence on what becomes of the losing side."""
    if side.seat == EXPEDITION:
        return ui.text("fate-expedition")
    left = [gain.kind for gain in outcome.gains if gain.seat == side.seat and gain.kind in LEAVING]
    return ui.text(f"fate-{left[0]}" if left else "fate-beaten")


def _ended(ui: Ui, model: TableModel, outcome: BattleOutcome) -> str:
    texts = ui.texts
    if outcome.defender == EXPEDITION:
        key = "outcome-expedition-won" if outcome.winner >= 0 else "outcome-expedition-lost"
        return ui.text(key, name=model.seat_name(texts, outcome.attacker))
    loser = outcome.defender if outcome.winner == outcome.attacker else outcome.attacker
    return ui.text("outcome-battle", winner=model.seat_name(texts, outcome.winner), loser=model.seat_name(texts, loser))


def _why(ui: Ui, model: TableModel, outcome: BattleOutcome) -> str:
    """A tie that the defender won, or the difference; for a forced defender also what it drew."""
    if outcome.defender == EXPEDITION:
        ahead = outcome.attack - outcome.defence
        if not ahead:
            return ui.text("outcome-equal")
        return ui.text("outcome-by", n=ahead) if ahead > 0 else ""
    lines = _drawn(ui, model, outcome)
    if outcome.attack == outcome.defence:
        return "\n".join([ui.text("outcome-tie"), *lines])
    short = outcome.winner == outcome.defender and not facts.decides(model.view, outcome.defender)
    by = abs(outcome.attack - outcome.defence)
    return "\n".join([*lines, ui.text("outcome-short" if short else "outcome-by", n=by)])


def _drawn(ui: Ui, model: TableModel, outcome: BattleOutcome) -> list[str]:
    """Returns lines about what a forced defender drew."""
    drawn = outcome.battle.defence
    if facts.decides(model.view, outcome.defender) or not drawn.cards:
        return []
    who = model.seat_name(ui.texts, outcome.defender)
    return [ui.text("outcome-drawn", name=who, cards=len(drawn.cards), n=sum(drawn.values))]
