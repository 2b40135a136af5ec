"""The combat panel: both sides' strength as sums whose parts can be pointed at, sealing cards, and how it ended."""

from __future__ import annotations

from functools import partial

from engine.brazil import facts
from engine.brazil.frames import CombatFrame, ExpeditionFrame
from game.brazil import words
from game.brazil.cards import CardToken
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.outcome import Outcome
from game.brazil.panels.prompt import main_text, waives
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.richtext import RichText


def battle_panel(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    """While cards are sealed."""
    frame = desk.frame
    if isinstance(frame, CombatFrame):
        attack, defence = facts.attack(desk.view, frame), facts.defence(desk.view, frame)
        left = _side(ui, desk, frame.attacker, attack, "attack", len(frame.sealed_attack))
        right = _side(ui, desk, frame.defender, defence, "defence", len(frame.sealed_defence))
    elif isinstance(frame, ExpeditionFrame):
        expedition = facts.expedition(desk.view.explored[frame.at])
        assert expedition is not None
        strength = facts.expedition_strength(desk.view, frame, desk.picked_cards())
        left = _side(ui, desk, frame.seat, (strength, 0, 0), "attack", 0)
        gain = words.symbols(expedition.gain)
        right = Column(
            [
                Label(ui.text("exploration-expedition"), style="strong", align="centre"),
                _number(ui, expedition.needed),
                RichText(
                    ui.text("expedition-gain", goods=gain, vp=expedition.vp),
                    align="centre",
                    size="small",
                ),
            ],
            gap=2,
            grow=1,
        )
    else:
        return None
    swords = Picture("marks/swords", 48, 48)
    parts: list[Widget] = [Heading(ui.text("battle-title")), Row([left, swords, right], gap=10, align="centre")]
    parts += _hand(ui, desk, hands)
    return Panel(Column(parts, gap=8), pad=14, name="battle")


def _number(ui: Ui, value: int | str) -> Widget:
    return Label(str(value), style="title", size=34, colour="accent", align="centre")


def _total(desk: Desk, seat: int, parts: tuple[int, int, int]) -> int:
    """With the cards picked, once a trial has told what they add; else what stands there."""
    odds = desk.odds() if desk.deciding and seat == desk.seat and desk.hand else None
    return odds.strength if odds is not None and odds.strength else sum(parts)


def _side(ui: Ui, desk: Desk, seat: int, parts: tuple[int, int, int], role: str, sealed: int) -> Widget:
    s = desk.view
    tip = ui.text("strength-parts", units=parts[0], tile=parts[1], bonus=parts[2])
    hidden: list[Widget] = [Picture("backs/combat", 26, 36) for _ in range(sealed)]
    return Column(
        [
            Row(
                [
                    Spacer(grow=1),
                    Picture(f"seats/{s.seats[seat].colour}", 26, 26),
                    RichText(f"*{desk.seat_name(ui.texts, seat)}*"),
                    Spacer(grow=1),
                ],
                gap=6,
                align="centre",
            ),
            Label(ui.text(f"battle-{role}"), size="small", colour="soft_ink", align="centre"),
            _number(ui, _total(desk, seat, parts)),
            RichText(tip, size="small", align="centre", colour="soft_ink"),
            Flow(hidden, gap=4, align="centre"),
        ],
        gap=2,
        grow=1,
    )


def _hand(ui: Ui, desk: Desk, hands: Hands) -> list[Widget]:
    """The own Combat cards to pick from, with what the pick adds."""
    if not desk.deciding or not desk.picker.has("seal_cards"):
        return []
    held = desk.player.combat_cards
    cards: list[Widget] = [
        CardToken(
            ui,
            "combat",
            card,
            84,
            action=partial(hands.pick_card, number),
            lit=True,
            chosen=number in desk.hand,
            name=f"battle-card-{number}",
        )
        for number, card in enumerate(held)
    ]
    text, enabled, tip = main_text(ui, desk, hands)
    kind = "plain" if waives(desk) else "main"
    button = Button(
        text, hands.main_action, kind=kind, size="large", name="seal", enabled=enabled, tip=tip, guarded=True
    )
    note = ui.text("battle-cards") if held else ui.text("battle-no-cards")
    odds = desk.odds()
    if odds is not None:
        told = ui.text("battle-odds", strength=odds.strength, share=round(100 * odds.share)) if odds.ready else "…"
        note += f"\n{told}"
    return [
        Label(note, align="centre"),
        Flow(cards, gap=8, align="centre"),
        Row([Spacer(grow=1), button, Spacer(grow=1)]),
    ]


def outcome_panel(ui: Ui, desk: Desk, hands: Hands, outcome: Outcome) -> Widget:
    """How the battle ended; goes with a click."""
    texts = ui.texts
    if outcome.defender < 0:
        key = "outcome-expedition-won" if outcome.winner >= 0 else "outcome-expedition-lost"
        title = ui.text(key, name=desk.seat_name(texts, outcome.attacker))
    else:
        loser = outcome.defender if outcome.winner == outcome.attacker else outcome.attacker
        title = ui.text(
            "outcome-battle", winner=desk.seat_name(texts, outcome.winner), loser=desk.seat_name(texts, loser)
        )
    known = outcome.shown >= 3
    attack_cards = outcome.attack_cards if outcome.shown >= 1 else ()
    defence_cards = outcome.defence_cards if outcome.shown >= 2 else ()
    left = _result(ui, desk, outcome.attacker, str(outcome.attack) if known else "…", attack_cards)
    right = _result(ui, desk, outcome.defender, str(outcome.defence) if known else "…", defence_cards)
    if not known:
        title = ui.text("battle-title")
    close = Button(ui.text("done"), hands.close_outcome, kind="main", name="outcome-done")
    body = Row([left, Picture("marks/swords", 44, 44), right], gap=10, align="centre")
    return Panel(
        Column([Heading(title), body, Row([Spacer(grow=1), close, Spacer(grow=1)])], gap=8), pad=14, name="outcome"
    )


def _result(ui: Ui, desk: Desk, seat: int, strength: str, cards: tuple[str, ...]) -> Widget:
    things: list[Widget] = [CardToken(ui, "combat", card, 54) for card in cards]
    who = desk.seat_name(ui.texts, seat) if seat >= 0 else ui.text("exploration-expedition")
    return Column(
        [Label(who, style="strong", align="centre"), _number(ui, strength), Flow(things, gap=4, align="centre")],
        gap=2,
        grow=1,
    )
