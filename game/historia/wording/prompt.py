"""Texts of the prompt bar and the main button: question, hint, warnings, and what pressing the button does."""

from __future__ import annotations

from itertools import zip_longest

from engine.historia import decisions as f
from engine.historia import events as e
from engine.historia import facts
from engine.historia import moves as m
from engine.historia.card_language import ExtraAction
from engine.historia.components import TURNS_AN_ERA
from engine.historia.rules.card_lists import current_list, current_operation, side_of
from engine.historia.rules.map import IDS
from game.historia import intent
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.historia.wording.log_text import EVENTS_BY_IMPORTANCE, line_of, log_wording
from game.i18n.names import listed, run_on
from game.i18n.texts import Texts
from game.play.turn_summary import lines_before

SUFFERED = 2  # most sentences on what others did


def when(texts: Texts, model: TableModel) -> str:
    """Returns the text on the turn of the era and the round, for the bar's end."""
    s = model.view
    return texts("prompt-when", turn=s.turn_of_era, of=TURNS_AN_ERA, round=s.round)


def question(texts: Texts, model: TableModel, controller: TableController) -> str:
    """Returns the question to the player, or, if none is pending here, what is shown or awaited."""
    match = model.match
    if match.cursor is not None:
        return texts("history-shown")
    asked = match.current_seat
    if asked is None:
        return texts("game-over")
    if model.recap_since is not None:
        movers = controller.recaps.movers() if controller.recaps is not None else []
        if not movers:
            return texts("recap-title")  # Civbots alone, which have no seat
        names = listed(texts, [words.seat_name(texts, match, seat) for seat in movers])
        return texts("others-have-played", names=names, n=len(movers))
    if model.parting:
        return texts("ask-parting", name=words.seat_name(texts, match, asked))
    if not model.deciding:
        if model.is_trial and model.reveal is None:
            return texts("retry-turn-over")
        if controller.recaps is not None and controller.recaps.lit and model.reveal is None:
            name = words.seat_name(texts, match, controller.recaps.lit[0].seat)
            return texts("ask-step", name=name, what=controller.recaps.sentence())
        return texts("waiting", name=words.seat_name(texts, match, asked))
    if isinstance(model.pending, m.Attack):
        return _pending(texts, model)
    frame = model.frame
    if isinstance(frame, f.ResolveDecision) and len(model.own.shown) == 1:
        return texts("ask-resolve-one", card=words.card(texts, model.own.shown[0]))
    if isinstance(frame, f.ChooseDecision):
        return texts("ask-choose", n=model.most)
    if isinstance(frame, f.DraftDecision):
        alone = "-alone" if len(frame.order) == 1 else ""
        return texts(f"ask-draft{alone}", era=words.ROMAN[frame.era])
    if isinstance(frame, f.PartnerDecision):
        return texts(f"ask-{frame.deed}")
    if isinstance(frame, f.OptionDecision):
        return texts("ask-option", card=words.source(texts, current_list(model.view).source))
    if isinstance(frame, f.SideDecision):
        return texts("ask-side", action=texts(f"action-{extra_action(model)}"))
    if isinstance(frame, (f.ExploitDecision, f.RecoverDecision, f.RowDecision, f.ReadyDecision)):
        return texts(f"ask-{frame.kind}", n=frame.left)
    return texts(f"ask-{frame.kind}") if frame is not None else ""


def extra_action(model: TableModel) -> str:
    """Returns the id of the Action that the pending question offers in addition."""
    op = current_operation(current_list(model.view))
    assert isinstance(op, ExtraAction)
    return op.action


def _pending(texts: Texts, model: TableModel) -> str:
    move = model.pending
    if not isinstance(move, m.Attack):
        return ""
    own, theirs = war_sums(model, move)
    how = facts.war_result(own, theirs)
    other = words.seat_name(texts, model.match, move.other)
    return texts(f"confirm-war-{how}", own=own, theirs=theirs, name=other)


def war_sums(model: TableModel, move: m.Attack) -> tuple[int, int]:
    """Returns the military totals of a War as (attacker's with its bonus, defender's with its guard)."""
    strength = current_list(model.view).strength if len(model.view.frames) > 1 else 0
    return facts.war_strengths(model.view, move.seat, move.other, strength)


def hint(texts: Texts, model: TableModel) -> str:
    """Returns the hint beside the question; "" if there is none."""
    if model.parting:
        return _last(texts, model)
    if not model.deciding:
        return ""
    if isinstance(model.pending, m.Attack):
        return _would(texts, model, model.pending)
    if model.choosing:
        return _choosing(texts, model)
    frame = model.frame
    if isinstance(frame, f.ListDecision | f.PlaceDecision) and model.own.supply == 0:
        return texts("reason-no_cube_in_supply")
    if isinstance(frame, f.WondersDecision):
        return texts("hint-wonders")
    if isinstance(frame, f.ExploitDecision) and model.pending is not None and model.lit_territories():
        return texts("hint-exploit")
    if isinstance(frame, f.FirstCubeDecision) and model.view.options.score_setup_territory:
        return texts("hint-first_cube")
    if isinstance(frame, (f.PartnerDecision, f.WarDecision)) and len(model.view.frames) > 1:
        return _running(texts, model)
    return ""


def _choosing(texts: Texts, model: TableModel) -> str:
    """Returns warnings on the lifted cards or that a target can be planned; with none lifted, what others did."""
    if not model.lifted:
        return _suffered(texts, model)
    if warnings := model.warnings():
        return "; ".join(_warning(texts, model, warning) for warning in warnings)
    open_ = len(intent.possible_targets(model)) > 1 and intent.planned(model) is None
    return texts("hint-target") if open_ else ""


def _warning(texts: Texts, model: TableModel, warning: str) -> str:
    """Returns a warning; if it is about one card that could do nothing, that card and the reason for its first side."""
    if warning == "warn-one-idle" or (warning == "warn-idle" and len(model.lifted) == 1):
        card = next(card for card in model.of_lifted().idle_cards if model.of_card(card).idle)
        why = next(iter(model.of_card(card).idle_cards[card].values()))
        what = words.card(texts, card)
        return texts("warn-one-idle", what=what, why=words.short_reason(texts, model.match, why))
    return texts(warning)


def _last(texts: Texts, model: TableModel) -> str:
    """Returns the latest public log line without symbols."""
    recap_lines = lines_before(model.match, model.match.at, EVENTS_BY_IMPORTANCE, log_wording(texts, model.match))
    return next((one.line for one in recap_lines if "[" not in one.line), "")


def _suffered(texts: Texts, model: TableModel) -> str:
    """Returns what others have done to the viewer since the last choice."""
    sentences: list[str] = []
    events = model.suffered()
    for event, after in zip_longest(events, events[1:]):
        if isinstance(event, e.WarFought) and isinstance(after, e.CubeLost) and not after.stays:
            names = {"name": words.seat_name(texts, model.match, event.seat)}
            place = words.territory(texts, IDS[event.territory])
            sentences.append(texts("hint-driven-out", **names, place=place, n=event.strength, against=event.against))
        elif not isinstance(event, e.CubeLost):
            sentences.append(line_of(texts, model.match, event))
    return run_on(sentences[:SUFFERED])


def _would(texts: Texts, model: TableModel, move: m.Move) -> str:
    """Returns who would gain by a War and whose cube would leave; later Wars of Civbots are left out."""
    events = model.preview_events(move)
    wars = [number for number, event in enumerate(events) if isinstance(event, e.WarFought)]
    first, then = (*wars[:2], len(events))[:2]
    sentences = [
        _cube_lost(texts, model, event) if isinstance(event, e.CubeLost) else line_of(texts, model.match, event)
        for event in events[first:then]
        if isinstance(event, e.CubeLost) or (isinstance(event, e.VpGained) and event.category == "wars")
    ]
    return " · ".join(sentences)


def _cube_lost(texts: Texts, model: TableModel, event: e.CubeLost) -> str:
    """Returns the sentence for a lost cube; the log has none, as the cube is seen to leave."""
    variant = "stays" if event.stays else "goes"
    return texts(f"hint-cube-{variant}", name=words.seat_name(texts, model.match, event.seat))


def _running(texts: Texts, model: TableModel) -> str:
    """Returns the effect of the card that asks the present question."""
    source = current_list(model.view).source
    return card_text.side(texts, side_of(source[1], source[2])) if source[0] == "action" else ""


# -- the main button ---------------------------------------------------------------------------------------------------


def main_text(texts: Texts, model: TableModel, controller: TableController) -> tuple[str, bool]:
    """Returns the main button's text, and whether the button can be pressed."""
    if controller.history.open:
        return (texts("history-now"), True)
    if model.recap_since is not None and model.reveal is None:
        return (texts("recap-on"), True)
    if model.reveal is not None or model.parting:
        return (texts("go-on"), True)
    if model.match.current_seat is None:
        return (texts("show-score"), True)
    if not model.deciding:
        return (texts("hurry"), not model.is_trial and not _waits_for_person(model))
    if model.choosing:
        return (_seal(texts, model), model.seal_move() is not None)
    if model.pending is not None:
        return (does(texts, model, model.pending), True)
    if model.finish() is not None:
        frame = model.frame
        return (texts(f"finish-{frame.kind}" if frame is not None else "done"), True)
    assert model.frame is not None
    return (texts(f"choose-{model.frame.kind}"), False)


def _waits_for_person(model: TableModel) -> bool:
    """Returns whether a person at another place decides, whom nobody can hurry, and all that has come is shown."""
    elsewhere, asked = model.match.elsewhere, model.match.current_seat
    if elsewhere is None or asked is None:
        return False
    return elsewhere.seats[asked].person and not elsewhere.seats[asked].bot and elsewhere.arrival() is None


def _seal(texts: Texts, model: TableModel) -> str:
    """Returns the text for sealing cards, with the planned target."""
    if not model.lifted:
        return texts("choose-a-card")
    if model.warned:
        return texts("seal-anyway")
    if len(model.lifted) > 1:
        return texts("seal", n=len(model.lifted))
    card = words.card(texts, model.lifted[0])
    target = intent.planned(model)
    if target is None:
        return texts("seal-card", card=card)
    return texts("seal-target", card=card, target=_target(texts, model, target))


def _target(texts: Texts, model: TableModel, move: m.Move) -> str:
    """Returns the name of a move's target: land, seat, wonder, card or leader."""
    if isinstance(move, (m.PlaceCube, m.Attack, m.RecoverCube)):
        return words.territory(texts, IDS[move.territory])
    if isinstance(move, m.ChoosePartner):
        return words.seat_name(texts, model.match, move.other)
    if isinstance(move, (m.TakeWonder, m.Ready, m.UseWonder)):
        return texts(f"wonder-{move.wonder}")
    if isinstance(move, m.KeepLeader):
        return texts(f"leader-{move.leader}")
    if isinstance(move, (m.TakeBack, m.Resolve)):
        return words.card(texts, move.card)
    return ""


def does(texts: Texts, model: TableModel, move: m.Move) -> str:
    """Returns the main button's text for a selected move: what playing it does."""
    frame = model.frame
    if isinstance(move, m.Attack):
        return texts("yes-war")
    if isinstance(move, m.Resolve):
        return _resolves(texts, model, move)
    if isinstance(move, m.RecoverCube) and move.territory == m.USED_POOL:
        return texts("main-recover", n=intent.plays_per_press(model, move))
    if isinstance(move, m.ChoosePartner) and isinstance(frame, f.PartnerDecision):
        return texts(f"main-{frame.deed}", target=_target(texts, model, move))
    if isinstance(move, m.ChooseOption):
        return texts("main-option")
    if isinstance(move, m.TakeAction):
        return texts("main-use", card=texts(f"action-{extra_action(model)}"))
    if isinstance(move, m.PlaceCube) and isinstance(frame, f.FirstCubeDecision):
        return texts("main-begin", target=_target(texts, model, move))
    return texts(f"main-{move.kind}", target=_target(texts, model, move))


def _resolves(texts: Texts, model: TableModel, move: m.Resolve) -> str:
    """Returns what using a side does: what it changes if that is a single figure, else the card's name."""
    card = words.card(texts, move.card)
    if move.side == "nothing":
        return texts("main-nothing")
    if move.card == "exploit":
        seen = model.of_side(move.card, move.side)
        return texts("main-recover", n=max(1, seen.after.supply - seen.before.supply))
    return texts("main-use" if move.side == "basic" else "main-use-advanced", card=card)
