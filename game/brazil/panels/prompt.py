"""Texts of the prompt bar and the main button: what to decide, for whom the table waits, what the button does."""

from __future__ import annotations

from engine.brazil import decisions as f
from engine.brazil import facts
from engine.brazil import moves as m
from engine.brazil.components import ARCHES
from engine.brazil.rules import bag
from engine.brazil.state import NOBODY
from game.brazil.arch_offer import idle_arch_text
from game.brazil.last_move import sentence
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import log_wording
from game.i18n.names import listed, run_on
from game.render.ui import Ui

NAMED = (
    "move_units",
    "peek",
    "announce_mission",
    "fight_expedition",
    "end_turn",
    "seal_cards",
    "place_token",
    "finish",
)  # moves whose confirmation has its own text
CARDS_BUTTON = {"give_cards": "give-cards", "expedition": "play-cards"}  # an Expedition has no cards to wait for


# -- the main button ---------------------------------------------------------------------------------------------------


def waives_options(model: TableModel) -> bool:
    """Returns whether pressing the main button now would pass up something that is still possible; the button is then
    drawn without emphasis."""
    if model.pending is not None or model.bill is not None or not model.deciding:
        return False
    if model.picks_cards:
        return not model.hand and len(model.selector.legal) > 1
    return isinstance(model.finish(), m.Finish) and len(model.selector.legal) > 1


def _waived(ui: Ui, model: TableModel) -> str:
    """Says what the main button would pass up and, to a player who uses the keys, that they only choose it at first."""
    keys = [ui.text("waiver-keys")] if ui.device == "keys" else []
    return run_on([ui.text(f"waived-{model.kind}"), *keys])


def confirmation_kind(model: TableModel) -> str:
    """Returns what the player is asked to confirm ("attack", "reveals" or a kind of move), the suffix of the text ids
    of the two buttons; "" if nothing is."""
    move = model.pending
    if move is None:
        return "attack" if model.may_hold_back else ""
    if isinstance(move, (m.MoveUnits, m.AttackAdjacent)) and model.preview(move).battle:
        return "attack"
    return move.kind if move.kind in NAMED else "reveals"


def main_text(ui: Ui, model: TableModel, controller: TableController) -> tuple[str, bool, str]:
    """Returns the main button's text, whether it is enabled, and its tooltip."""
    if model.recap_since is not None:
        return (ui.text("recap-on"), True, "")
    if model.match.current_seat is None and model.match.cursor is None:
        return (ui.text("show-score"), True, "")
    if not model.deciding:
        return ("", False, "")
    if model.pending is not None:
        return (ui.text(f"yes-{confirmation_kind(model)}"), True, "")
    if model.proposal:
        return (ui.text("pay"), True, ui.text("pay-tip"))
    if model.picks_cards:
        key = CARDS_BUTTON.get(model.kind, "seal-cards")
        return (ui.text(key, n=len(model.hand)), model.cards_move() is not None, ui.text(f"{key}-tip"))
    finish = model.finish()
    if isinstance(finish, m.EndTurn):
        return (ui.text("end-turn"), True, "")
    if finish is not None:
        more = "-more" if isinstance(model.frame, f.BuildDecision) and model.frame.built else ""
        return (ui.text(f"finish-{model.kind}{more}"), True, _waived(ui, model) if waives_options(model) else "")
    return ("", False, "")


def outcome_text(ui: Ui, model: TableModel) -> str:
    """Returns the text of the button that closes a battle's result; it names the next person if the screen changes
    hands."""
    asked = model.match.current_seat
    if asked is not None and model.match.handover_needed:
        return ui.text("handover-ready", name=model.seat_name(ui.texts, asked))
    return ui.text("done")


# -- the prompt --------------------------------------------------------------------------------------------------------


def question(ui: Ui, model: TableModel, controller: TableController) -> str:
    """Returns the text of the prompt bar: what has to be decided, or what is happening."""
    if model.match.cursor is not None:
        return ui.text("history-shown")
    asked = model.match.current_seat
    if asked is None:
        return ui.text("game-over")
    if model.recap_since is not None:
        movers = controller.recaps.movers() if controller.recaps is not None else []
        names = listed(ui.texts, [model.seat_name(ui.texts, seat) for seat in movers])
        return ui.text("others-have-played", names=names, n=len(movers))
    if not model.deciding:
        return sentence(model.match, log_wording(ui.texts, model)) or _waiting_text(ui, model, controller)
    if model.match.viewer != asked:  # a public decision: the board shown belongs to that seat now
        return ui.text("asked-in-public", name=model.seat_name(ui.texts, asked), what=_prompt(ui, model, controller))
    return _prompt(ui, model, controller)


def _prompt(ui: Ui, model: TableModel, controller: TableController) -> str:
    """The prompt for the decider; first of all, if the chosen arch's action could do nothing, says so."""
    if isinstance(model.pending, m.PlaceToken):
        return ui.text(
            "confirm-place_token",
            why=idle_arch_text(ui.texts, model.pending.arch, controller.offers.of(model.pending.arch)),
        )
    return _decision_prompt(ui, model)


def waiting(ui: Ui, model: TableModel, controller: TableController) -> str:
    """Returns the text that says for whom the table waits, while others decide and the last move is shown; else ""."""
    watched = model.match.cursor is None and model.match.current_seat is not None and not model.deciding
    return (
        _waiting_text(ui, model, controller) if watched and sentence(model.match, log_wording(ui.texts, model)) else ""
    )


def _waiting_text(ui: Ui, model: TableModel, controller: TableController) -> str:
    if model.recap_since is not None:
        return ui.text("recap-hint")
    if model.is_trial:
        return ui.text("retry-turn-over")
    return ui.text("waiting", name=model.seat_name(ui.texts, model.match.current_seat or 0))


def _decision_prompt(ui: Ui, model: TableModel) -> str:
    """The prompt for the person who decides."""
    if model.pending is not None:
        return _pending(ui, model)
    frame = model.frame
    if isinstance(frame, f.TurnDecision):
        return _turn(ui, model, frame)
    if isinstance(frame, f.PaymentDecision):
        return ui.text("ask-payment", what=_object_name(ui, model, frame.purpose), needs=words.symbols(frame.needs))
    if isinstance(frame, f.LimitDecision):
        return ui.text(f"ask-limit-{frame.what}", n=_excess(model, frame))
    if isinstance(frame, f.CombatDecision):
        return ui.text(f"ask-combat-{frame.stage}")
    if isinstance(frame, f.ResourceDecision):
        why = f"resource-from-{frame.cause}"
        cause = ui.text(why) if ui.texts.has(why) else words.thing(ui.texts, frame.cause)
        return ui.text("ask-resource", n=frame.left, cause=cause)
    if isinstance(frame, f.ExpeditionDecision):
        return _expedition(ui, model, frame)
    if isinstance(frame, f.DeployDecision):
        return ui.text("ask-deploy", n=frame.left)
    if isinstance(frame, f.EraDecision):
        return ui.text(f"ask-era-{model.view.era}")
    if isinstance(frame, f.RenovateDecision) and isinstance(place := model.selector.chosen.get("hex"), int):
        return ui.text("ask-renovate-how", thing=words.tile(ui.texts, model.view.tile[place]))
    return ui.text(f"ask-{model.kind}")


def _excess(model: TableModel, frame: f.LimitDecision) -> int:
    """By how many the limit is exceeded."""
    player = model.view.seats[frame.seat]
    held = {"goods": bag.size(player.supply), "gold": len(player.gold_cards), "combat": len(player.combat_cards)}
    return held[frame.what] - facts.limit(model.view, frame.seat, frame.what)


def _expedition(ui: Ui, model: TableModel, frame: f.ExpeditionDecision) -> str:
    """The question whether to fight, with both strengths, as the tile lies under the units that found it, and where
    one's own comes from."""
    met = facts.expedition(model.view.explored[frame.at])
    if frame.committed or met is None:
        return ui.text("ask-expedition-cards")
    parts = facts.expedition_parts(model.view, frame)
    given = [
        ui.text("ask-expedition-bonus", thing=ui.text(f"{'arch' if one in ARCHES else 'painting'}-{one}"), n=n)
        for one, n in facts.bonus_parts(model.view, frame.seat, True, True)
    ]
    own = {"own": parts.total, "units": parts.units, "bonus": parts.bonus, "given": ", ".join(given)}
    return ui.text("ask-expedition", needed=met.needed, **own)


def _turn(ui: Ui, model: TableModel, frame: f.TurnDecision) -> str:
    if not frame.arch:
        return ui.text("ask-turn" if model.player.token else "ask-turn-first")
    if "unit" in model.selector.chosen:
        return ui.text("ask-turn-how" if "attack" in _kinds_to_chosen_hex(model) else "ask-turn-to")
    left = []
    ways = model.selector.values("by")
    if frame.free and any(way != "extra" for way in ways):
        left.append(ui.text("left-free", n=frame.free))
    if frame.extra and "extra" in ways:
        left.append(ui.text("left-extra", where=ui.text(f"extra-{frame.arch}")))
    if frame.peek:
        left.append(ui.text("left-peek"))
    if frame.draw:
        left.append(ui.text("left-draw"))
    if left:
        return ui.text("ask-turn-move", left=listed(ui.texts, left))
    return ui.text("ask-turn-announce" if model.selector.every(kind="announce_mission") else "ask-turn-done")


def _kinds_to_chosen_hex(model: TableModel) -> list[str]:
    """The kinds of movement to the chosen hex, if one has to be chosen."""
    return model.selector.values("by") if "hex" in model.selector.chosen else []


def _object_name(ui: Ui, model: TableModel, move: m.Move) -> str:
    """The object of a move in a word."""
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
        return words.unit(texts, model.view, move.seat, move.unit)
    if isinstance(move, m.FightExpedition):
        return texts("exploration-expedition")
    if isinstance(move, m.PlacePalace):
        return texts(f"palace-{move.palace}")
    return texts(f"arch-{move.kind}")


def _pending(ui: Ui, model: TableModel) -> str:
    move = model.pending
    assert move is not None
    if isinstance(move, m.SealCards):
        return hopeless_text(ui, model)
    if model.preview(move).battle:
        return _attack(ui, model, move)
    if isinstance(move, m.EndTurn):
        return ui.text("confirm-end-turn" if model.waives_move() else "confirm-end-turn-announce")
    if isinstance(move, m.AnnounceMission) and facts.makes_round_last(model.view, move.mission):
        return ui.text("confirm-last-round")
    if ui.texts.has(f"confirm-{move.kind}"):
        return ui.text(f"confirm-{move.kind}")
    return ui.text("confirm-reveals", what=_object_name(ui, model, move), event=model.preview(move).revealing)


def hopeless_text(ui: Ui, model: TableModel) -> str:
    """Returns the warning, with the chance in percent, for an attack that the picked cards can hardly win."""
    odds = model.odds()
    share = odds.share if odds is not None else 0.0
    return ui.text("confirm-hopeless", n=round(share * 100))


def _attack(ui: Ui, model: TableModel, move: m.Move) -> str:
    match move:
        case m.MoveUnits():
            target = move.to
        case m.AttackAdjacent():
            target = move.at
        case _:
            target = -1
    holder = model.defender(target) if target >= 0 else NOBODY
    return ui.text("confirm-attack", name=model.seat_name(ui.texts, holder) if holder != NOBODY else "")
