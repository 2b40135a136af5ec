"""The combat panel: both sides' strength as sums whose parts can be pointed at, sealing cards, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.brazil import facts
from engine.brazil.events import BattleEnded, CardsRevealed, ExpeditionFought
from engine.brazil.frames import CombatFrame, ExpeditionFrame
from engine.core.event import Event
from game.brazil import words
from game.brazil.cards import CardToken
from game.brazil.odds import odds
from game.settings import Pace
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.richtext import RichText

if TYPE_CHECKING:
    from game.brazil.table import TableScreen


REVEAL = 350  # ms a step at speed 1


@dataclass(slots=True)
class Outcome:
    """A battle or an Expedition that has just ended."""

    attacker: int
    defender: int  # -1: an Expedition
    attack: int
    defence: int
    winner: int
    attack_cards: tuple[str, ...] = ()
    defence_cards: tuple[str, ...] = ()
    since: int = 0  # when it was first shown
    shown: int = 3  # how much of it: 1 the attack's cards, 2 the defence's, 3 all

    def stage(self, now: int, pace: Pace) -> int:
        """The reveal goes card side by card side, unless motion is unwanted."""
        if pace.reduced_motion or pace.animation >= 8:
            return 3
        return min(3, int((now - self.since) / (REVEAL / pace.animation)))


def outcome_of(events: list[Event]) -> Outcome | None:
    """The last battle in what just happened."""
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    found: Outcome | None = None
    for event in events:
        if isinstance(event, CardsRevealed):
            cards = (event.attack, event.defence)
        elif isinstance(event, BattleEnded):
            found = Outcome(event.attacker, event.defender, event.attack, event.defence, event.winner, *cards)
        elif isinstance(event, ExpeditionFought):
            winner = event.seat if event.strength >= event.needed else -1
            found = Outcome(event.seat, -1, event.strength, event.needed, winner, event.cards)
    return found


def battle_panel(ui: Ui, table: TableScreen) -> Widget | None:
    """While cards are sealed."""
    desk = table.desk
    frame = desk.frame
    if isinstance(frame, CombatFrame):
        attack, defence = facts.attack(desk.view, frame), facts.defence(desk.view, frame)
        left = _side(ui, table, frame.attacker, attack, "attack", len(frame.sealed_attack))
        right = _side(ui, table, frame.defender, defence, "defence", len(frame.sealed_defence))
    elif isinstance(frame, ExpeditionFrame):
        expedition = facts.expedition(desk.view.explored[frame.at])
        assert expedition is not None
        strength = facts.expedition_strength(desk.view, frame, desk.picked_cards())
        left = _side(ui, table, frame.seat, (strength, 0, 0), "attack", 0)
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
    parts += _hand(ui, table)
    return Panel(Column(parts, gap=8), pad=14, name="battle")


def _number(ui: Ui, value: int | str) -> Widget:
    return Label(str(value), style="title", size=34, colour="accent", align="centre")


def _side(ui: Ui, table: TableScreen, seat: int, parts: tuple[int, int, int], role: str, sealed: int) -> Widget:
    s = table.desk.view
    tip = ui.text("strength-parts", units=parts[0], tile=parts[1], bonus=parts[2])
    hidden: list[Widget] = [Picture("backs/combat", 26, 36) for _ in range(sealed)]
    return Column(
        [
            Row(
                [
                    Spacer(grow=1),
                    Picture(f"seats/{s.seats[seat].colour}", 26, 26),
                    RichText(f"*{table.side.seat_name(ui, seat)}*"),
                    Spacer(grow=1),
                ],
                gap=6,
                align="centre",
            ),
            Label(ui.text(f"battle-{role}"), size="small", colour="soft_ink", align="centre"),
            _number(ui, sum(parts)),
            RichText(tip, size="small", align="centre", colour="soft_ink"),
            Flow(hidden, gap=4, align="centre"),
        ],
        gap=2,
        grow=1,
    )


def _hand(ui: Ui, table: TableScreen) -> list[Widget]:
    """The own Combat cards to pick from, with what the pick adds."""
    desk = table.desk
    if not desk.deciding or not desk.picker.has("seal_cards"):
        return []
    held = desk.view.seats[desk.seat].combat_cards
    cards: list[Widget] = [
        CardToken(
            ui,
            "combat",
            card,
            84,
            action=lambda number=number: table.pick_card(number),
            lit=True,
            chosen=number in desk.hand,  # type: ignore[misc]
            name=f"battle-card-{number}",
        )
        for number, card in enumerate(held)
    ]
    text, enabled, tip = table.prompt.main_text(ui)
    button = Button(text, table.main_action, kind="main", size="large", name="seal", enabled=enabled, tip=tip)
    note = ui.text("battle-cards") if held else ui.text("battle-no-cards")
    chance = odds(desk.view, desk.seat, desk.picked_cards(), table.match.version)
    if chance is not None:
        note += "\n" + ui.text("battle-odds", strength=chance.strength, share=round(100 * chance.share))
    return [
        Label(note, align="centre"),
        Flow(cards, gap=8, align="centre"),
        Row([Spacer(grow=1), button, Spacer(grow=1)]),
    ]


def outcome_panel(ui: Ui, table: TableScreen, outcome: Outcome) -> Widget:
    """How the battle ended; goes with a click."""
    name = table.side.seat_name
    if outcome.defender < 0:
        key = "outcome-expedition-won" if outcome.winner >= 0 else "outcome-expedition-lost"
        title = ui.text(key, name=name(ui, outcome.attacker))
    else:
        loser = outcome.defender if outcome.winner == outcome.attacker else outcome.attacker
        title = ui.text("outcome-battle", winner=name(ui, outcome.winner), loser=name(ui, loser))
    known = outcome.shown >= 3
    attack_cards = outcome.attack_cards if outcome.shown >= 1 else ()
    defence_cards = outcome.defence_cards if outcome.shown >= 2 else ()
    left = _result(ui, table, outcome.attacker, str(outcome.attack) if known else "…", attack_cards)
    right = _result(ui, table, outcome.defender, str(outcome.defence) if known else "…", defence_cards)
    if not known:
        title = ui.text("battle-title")
    close = Button(ui.text("done"), table.close_outcome, kind="main", name="outcome-done")
    body = Row([left, Picture("marks/swords", 44, 44), right], gap=10, align="centre")
    return Panel(
        Column([Heading(title), body, Row([Spacer(grow=1), close, Spacer(grow=1)])], gap=8), pad=14, name="outcome"
    )


def _result(ui: Ui, table: TableScreen, seat: int, strength: str, cards: tuple[str, ...]) -> Widget:
    things: list[Widget] = [CardToken(ui, "combat", card, 54) for card in cards]
    who = table.side.seat_name(ui, seat) if seat >= 0 else ui.text("exploration-expedition")
    return Column(
        [Label(who, style="strong", align="centre"), _number(ui, strength), Flow(things, gap=4, align="centre")],
        gap=2,
        grow=1,
    )
