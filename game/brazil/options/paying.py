"""Lists the tray's options for paying and limits: sources of a payment, resources to gain, what to discard."""

from __future__ import annotations

from collections.abc import Hashable

from engine.brazil import decisions as f
from engine.brazil.moves import Move, PayCombatCards, PayCredit, PayGoldCard, PayGood
from game.brazil.cards import card_tip
from game.brazil.options.option import TrayOption
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui


def resource(ui: Ui, model: TableModel, frame: f.ResourceDecision) -> list[TrayOption]:
    """Returns one option for each resource that may be gained."""
    return [
        TrayOption({"resource": good}, ui.text(f"good-{good}"), f"goods/{good}", key=f"resource-{good}")
        for good in model.selector.values("resource")
    ]


def payment(ui: Ui, model: TableModel, frame: f.PaymentDecision) -> list[TrayOption]:
    """Returns one option for each source that could pay a part of the cost (only those of the chosen hex, if one is
    chosen); those of the proposed payment are marked as chosen."""
    found = []
    place_wanted = model.selector.chosen.get("place")
    for move in model.selector.legal:
        if place_wanted is not None and getattr(move, "place", None) != place_wanted:
            continue
        found.append(_source(ui, model, move, move in model.proposal))
    return found


def _source(ui: Ui, model: TableModel, move: Move, first: bool) -> TrayOption:
    texts = ui.texts
    if isinstance(move, PayGood):
        where = texts("supply") if move.place < 0 else words.tile(texts, model.view.tile[move.place])
        wanted: dict[str, Hashable] = {"kind": "pay_good", "good": move.good, "place": move.place}
        return TrayOption(
            wanted,
            texts(f"good-{move.good}"),
            f"goods/{move.good}",
            where,
            texts("labelled", label=texts(f"good-{move.good}"), what=where),
            True,
            first,
            key=f"pay-{move.good}-{move.place}",
        )
    if isinstance(move, PayGoldCard):
        title, tip = texts("deck-gold"), card_tip(ui, "gold", move.card)
        return TrayOption(
            {"kind": "pay_gold_card", "card": move.card},
            title,
            "marks/hand_gold",
            "",
            tip,
            True,
            first,
            key=f"pay-card-{move.card}",
        )
    if isinstance(move, PayCombatCards):
        facts = f"{'[hand_combat]' * len(move.cards)} → {words.symbols(move.worth)}"
        tip = ", ".join(texts(f"combat-{card}") for card in move.cards)
        wanted = {"kind": "pay_combat_cards", "cards": move.cards, "worth": move.worth}
        return TrayOption(
            wanted, "", "", facts, tip, True, first, key=f"pay-combat-{'-'.join(move.cards)}-{len(move.worth)}"
        )
    assert isinstance(move, PayCredit)
    picture = "goods/any" if move.credit == "resource" else f"goods/{move.credit}"
    return TrayOption(
        {"kind": "pay_credit", "credit": move.credit},
        texts("credit"),
        picture,
        "",
        texts("credit-tip"),
        True,
        first,
        key=f"pay-credit-{move.credit}",
    )


def limit(ui: Ui, model: TableModel, frame: f.LimitDecision) -> list[TrayOption]:
    """Returns one option for each good or card that may be discarded while more are held than the limit allows."""
    if frame.what == "goods":
        return [
            TrayOption(
                {"good": good}, ui.text(f"good-{good}"), f"goods/{good}", "", ui.text("tip-drop"), key=f"drop-{good}"
            )
            for good in model.selector.values("good")
        ]
    kind = "gold" if frame.what == "gold" else "combat"
    return [
        TrayOption(
            {"card": card},
            ui.text(f"{kind}-{card}"),
            "",
            "",
            card_tip(ui, kind, card),
            card=(kind, card),
            key=f"drop-{card}",
        )
        for card in model.selector.values("card")
    ]
