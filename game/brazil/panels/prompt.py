"""What is asked, in words; the main button's text and whether it gives something away; why nothing can be undone."""

from __future__ import annotations

from engine.brazil import decisions as f
from engine.brazil import facts
from engine.brazil import moves as m
from engine.brazil.rules import bag
from engine.brazil.state import NOBODY
from game.brazil.arch_offer import told
from game.brazil.last_move import sentence
from game.brazil.table_controller import Hands
from game.brazil.table_model import Desk
from game.brazil.wording import words
from game.brazil.wording.log_text import teller
from game.render.ui import Ui

NAMED = (
    "move_units",
    "peek",
    "announce_mission",
    "fight_expedition",
    "end_turn",
    "seal_cards",
    "place_token",
)  # confirmed by a word of their own


def key_tip(ui: Ui, hands: Hands, command: str) -> str:
    return f"{ui.text(f'command-{command}')} ({hands.keys(command)})"


def undo_tip(ui: Ui, desk: Desk, hands: Hands) -> str:
    """The key, or why nothing can be taken back."""
    if desk.match.can_undo:
        return key_tip(ui, hands, "undo")
    if desk.match.cursor is not None:
        return ui.text("history-shown")
    barrier = desk.match.barrier
    if barrier.code == "revealed":
        return ui.text("undo-revealed", what=ui.text(f"revealed-{barrier.event}"))
    return ui.text(f"undo-{barrier.code}")


# -- the main button ---------------------------------------------------------------------------------------------------


def waives(desk: Desk) -> bool:
    """The main button gives away what could still be had: it is not the way forward, and not green."""
    if desk.pending is not None or desk.bill is not None or not desk.deciding:
        return False
    if desk.picks_cards:
        return not desk.hand and len(desk.picker.legal) > 1
    return isinstance(desk.finish(), m.Finish) and len(desk.picker.legal) > 1


def deed(desk: Desk) -> str:
    """What waits for its confirmation, for the names of both buttons; "": nothing."""
    move = desk.pending
    if move is None:
        return "attack" if desk.may_hold_back else ""
    if isinstance(move, (m.MoveUnits, m.AttackAdjacent)) and desk.preview(move).battle:
        return "attack"
    return move.kind if move.kind in NAMED else "reveals"


def main_text(ui: Ui, desk: Desk, hands: Hands) -> tuple[str, bool, str]:
    """Text, whether it can be pressed, and a tip."""
    if desk.recap_since is not None:
        return (ui.text("recap-on"), True, "")
    if desk.match.asked is None and desk.match.cursor is None:
        return (ui.text("show-score"), True, "")
    if not desk.deciding:
        return ("", False, "")
    if desk.pending is not None:
        return (ui.text(f"yes-{deed(desk)}"), True, "")
    if desk.proposal:
        return (ui.text("pay"), True, ui.text("pay-tip"))
    if desk.picks_cards:
        key = "give-cards" if desk.asks(f.GiveCardsFrame) else "seal-cards"
        return (ui.text(key, n=len(desk.hand)), desk.cards_move() is not None, ui.text(f"{key}-tip"))
    finish = desk.finish()
    if isinstance(finish, m.EndTurn):
        return (ui.text("end-turn"), True, "")
    if finish is not None:
        return (ui.text(f"finish-{desk.kind}"), True, ui.text("waiver-tip") if waives(desk) else "")
    return ("", False, "")


def outcome_text(ui: Ui, desk: Desk) -> str:
    """Of the button that lays the end of a battle aside: who has the screen then, where it changes hands."""
    asked = desk.match.asked
    if asked is not None and desk.match.handover_needed:
        return ui.text("curtain-ready", name=desk.seat_name(ui.texts, asked))
    return ui.text("done")


# -- the question ------------------------------------------------------------------------------------------------------


def question(ui: Ui, desk: Desk, hands: Hands) -> str:
    if desk.match.cursor is not None:
        return ui.text("history-shown")
    asked = desk.match.asked
    if asked is None:
        return ui.text("game-over")
    if desk.recap_since is not None:
        return ui.text("bot-has-played")
    if not desk.deciding:
        return sentence(desk.match, teller(ui.texts, desk)) or _waits(ui, desk, hands)
    if desk.match.viewer != asked:  # in public: the board shown is that seat's now
        return ui.text("asked-in-public", name=desk.seat_name(ui.texts, asked), what=_decided(ui, desk, hands))
    return _decided(ui, desk, hands)


def _decided(ui: Ui, desk: Desk, hands: Hands) -> str:
    """What the person is asked; of an arch whose action can do nothing, that first."""
    if isinstance(desk.pending, m.PlaceToken):
        return ui.text("confirm-place_token", why=told(ui.texts, desk.pending.arch, hands.offers.of(desk.pending.arch)))
    return _asked(ui, desk)


def waiting(ui: Ui, desk: Desk, hands: Hands) -> str:
    """Beside the last deed, while one only watches; "": a person decides, or it is the question itself."""
    watched = desk.match.cursor is None and desk.match.asked is not None and not desk.deciding
    return _waits(ui, desk, hands) if watched and sentence(desk.match, teller(ui.texts, desk)) else ""


def _waits(ui: Ui, desk: Desk, hands: Hands) -> str:
    if desk.recap_since is not None:
        return ui.text("recap-hint")
    return ui.text("waiting", name=desk.seat_name(ui.texts, desk.match.asked or 0))


def _asked(ui: Ui, desk: Desk) -> str:
    """Of the person who decides."""
    if desk.pending is not None:
        return _pending(ui, desk)
    frame = desk.frame
    if isinstance(frame, f.TurnFrame):
        return _turn(ui, desk, frame)
    if isinstance(frame, f.PaymentFrame):
        return ui.text("ask-payment", what=_about(ui, desk, frame.purpose), needs=words.symbols(frame.needs))
    if isinstance(frame, f.LimitFrame):
        return ui.text(f"ask-limit-{frame.what}", n=_over(desk, frame))
    if isinstance(frame, f.CombatFrame):
        return ui.text(f"ask-combat-{frame.stage}")
    if isinstance(frame, f.ResourceFrame):
        why = f"resource-from-{frame.cause}"
        cause = ui.text(why) if ui.texts.has(why) else words.thing(ui.texts, frame.cause)
        return ui.text("ask-resource", n=frame.left, cause=cause)
    if isinstance(frame, f.ExpeditionFrame):
        return ui.text("ask-expedition-cards" if frame.committed else "ask-expedition")
    if isinstance(frame, f.DeployFrame):
        return ui.text("ask-deploy", n=frame.left)
    return ui.text(f"ask-{desk.kind}")


def _over(desk: Desk, frame: f.LimitFrame) -> int:
    """How many more than the limit are held."""
    player = desk.view.seats[frame.seat]
    held = {"goods": bag.size(player.supply), "gold": len(player.gold_cards), "combat": len(player.combat_cards)}
    return held[frame.what] - facts.limit(desk.view, frame.seat, frame.what)


def _turn(ui: Ui, desk: Desk, frame: f.TurnFrame) -> str:
    if not frame.arch:
        return ui.text("ask-turn" if desk.player.token else "ask-turn-first")
    if "unit" in desk.picker.chosen:
        return ui.text("ask-turn-how" if "attack" in _ways_there(desk) else "ask-turn-to")
    left = []
    ways = desk.picker.values("by")
    if frame.free and any(way != "extra" for way in ways):
        left.append(ui.text("left-free", n=frame.free))
    if frame.extra and "extra" in ways:
        left.append(ui.text("left-extra", where=ui.text(f"extra-{frame.arch}")))
    if frame.peek:
        left.append(ui.text("left-peek"))
    if frame.draw:
        left.append(ui.text("left-draw"))
    return ui.text("ask-turn-move", left=", ".join(left)) if left else ui.text("ask-turn-done")


def _ways_there(desk: Desk) -> list[str]:
    """How the hex that is chosen can be come to, where that is still to be said."""
    return desk.picker.values("by") if "hex" in desk.picker.chosen else []


def _about(ui: Ui, desk: Desk, move: m.Move) -> str:
    """What a move is about, in a word."""
    texts = ui.texts
    if isinstance(move, m.Build):
        return words.tile(texts, move.building)
    if isinstance(move, m.FoundCity):
        return words.tile(texts, move.city)
    if isinstance(move, (m.TakePainting, m.UsePainting)):
        return texts(f"painting-{move.painting}")
    if isinstance(move, m.Manufacture):
        return texts(f"product-{move.product}")
    if isinstance(move, m.DeployUnit):
        return words.unit(texts, desk.view, move.seat, move.unit)
    if isinstance(move, m.FightExpedition):
        return texts("exploration-expedition")
    if isinstance(move, m.PlacePalace):
        return texts(f"palace-{move.palace}")
    return texts(f"arch-{move.kind}")


def _pending(ui: Ui, desk: Desk) -> str:
    move = desk.pending
    assert move is not None
    if isinstance(move, m.SealCards):
        return hopeless_text(ui, desk)
    if desk.preview(move).battle:
        return _attack(ui, desk, move)
    if isinstance(move, m.EndTurn):
        return ui.text("confirm-end-turn")
    if ui.texts.has(f"confirm-{move.kind}"):
        return ui.text(f"confirm-{move.kind}")
    return ui.text("confirm-reveals", what=_about(ui, desk, move))


def hopeless_text(ui: Ui, desk: Desk) -> str:
    """How seldom the attack with these cards would win."""
    odds = desk.odds()
    share = odds.share if odds is not None else 0.0
    return ui.text("confirm-hopeless", n=round(share * 100))


def _attack(ui: Ui, desk: Desk, move: m.Move) -> str:
    target = move.to if isinstance(move, m.MoveUnits) else move.at if isinstance(move, m.AttackAdjacent) else -1
    holder = desk.defender(target) if target >= 0 else NOBODY
    return ui.text("confirm-attack", name=desk.seat_name(ui.texts, holder) if holder != NOBODY else "")
