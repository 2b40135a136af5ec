"""Tells the player of Imperial Struggle to make a move, for hints.

The prompt bar's sentences (`words.sentence`) do so for most moves. They stand beside what the player has chosen: those
that leave it out, or say only what follows, have a text of their own here.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle import moves as m
from engine.struggle.decisions import EventDecision
from engine.struggle.moves import Move
from engine.struggle.state import NO_WAR
from game.i18n.names import listed, run_on
from game.i18n.texts import Texts
from game.struggle.table_model import TableModel
from game.struggle.wording import words


def instruction(
    texts: Texts, model: TableModel, move: Move, events: Sequence[Event], question: EventDecision | None
) -> str:
    """Returns the sentence that tells the player to make a move. `events`: what the move will bring about, `question`:
    what an Event will ask, if it is to answer that; both are needed for a move later than the position shown."""
    if isinstance(move, m.PickOption):
        return _option(texts, move, events, question)
    if isinstance(move, m.PayRest):
        return texts("advise-pay_rest", what=_paid(texts, move))
    if isinstance(move, m.KeepTile):
        kept = f"{texts(f'advise-keep_tile-{move.keep}')}{texts('mark-stop')}"
        return run_on((kept, texts(f"rejected-{move.rejected}")))
    if isinstance(move, m.Pass):
        return texts("do-pass")  # the prompt bar tells how much Debt it reduces; a hint has that among its reasons
    said = _chosen(texts, model, move) or _used(texts, move) or _placed(texts, move, events)
    return said or words.sentence(texts, model.view, move, _act(move, events))


def _act(move: Move, events: Sequence[Event]) -> str:
    """Returns what a move's events show that it does, see `words.act_of`; "" if they don't."""
    if isinstance(move, (m.ShiftMarket, m.ShiftPolitical)):
        shifts = [event for event in events if isinstance(event, (e.Flagged, e.Unflagged))]
        here = {type(event) for event in shifts if event.space == move.space}
        if e.Flagged in here:
            return "flag"
        return "unflag" if here else ""
    if isinstance(move, m.Deploy):
        sources = {event.source for event in events if isinstance(event, e.SquadronMoved)}
        if move.target in sources:
            return "displace"
        return "deploy" if sources else ""
    return ""


def _option(texts: Texts, move: m.PickOption, events: Sequence[Event], question: EventDecision | None) -> str:
    """Returns the instruction to take an alternative of an Event, with its text where that is known."""
    if any(isinstance(event, e.MinistryRevealed) for event in events):
        return texts("option-turn-up")
    said = texts("advise-pick_option", n=move.option + 1)
    if question is None:
        return said
    if words.asks_to_reveal(question):
        return texts("option-not")
    message = f"option-{question.card}-{move.option}"
    return texts("advice-named", what=said, thing=texts(message)) if texts.has(message) else said


def _paid(texts: Texts, move: m.PayRest) -> str:
    """Returns what makes up for missing points: Debt, Treaty Points, or both."""
    parts = [texts("advise-debt", n=move.debt)] if move.debt else []
    return texts("mark-comma").join([*parts, *([texts("sum-trp", n=move.trp)] if move.trp else [])])


def _chosen(texts: Texts, model: TableModel, move: Move) -> str:
    """Returns the instruction to choose something that has a name: cards, a side, a place, a theater."""
    if isinstance(move, m.KeepEvents):
        return texts("advise-keep_events", what=listed(texts, [words.event(texts, card) for card in move.cards]))
    if isinstance(move, m.NameFirst):
        who = "self" if move.side == move.seat else "other"
        return texts(f"advise-name_first-{who}", what=words.side(texts, move.side))
    if isinstance(move, m.LayBasic):
        tiles = ", ".join(words.tile_name(texts, tile) for tile in move.tiles)
        return texts("advice-named", what=texts("say-lay_basic"), thing=tiles)
    if isinstance(move, m.PickSquadron):
        box = "" if move.source >= 0 else "-box"
        return texts(f"advise-pick_squadron{box}", space=words.space(texts, move.source) if not box else "")
    named = ""
    if isinstance(move, m.ChooseMinistries):
        named = listed(texts, [words.ministry(texts, card) for card in move.cards])
    elif isinstance(move, m.PickCommodity):
        named = texts(f"commodity-{move.commodity}")
    elif isinstance(move, m.PickAdvantage):
        named = words.advantage(texts, move.advantage)
    elif isinstance(move, m.PickSpace):
        named = words.space(texts, move.space)
    return texts("advise-choose", what=named) if named else _theater(texts, model, move)


def _theater(texts: Texts, model: TableModel, move: Move) -> str:
    """Returns the instruction for a move at a theater; "" for other moves, and where the war has no name: a move of a
    finished game does not say to which war it belongs."""
    s = model.view
    if s.over or s.war >= NO_WAR:
        return ""
    if isinstance(move, m.SwapTiles):
        both = " ↔ ".join(words.theater(texts, s.war, number) for number in (move.a, move.b))
        return texts("advice-named", what=texts("say-swap_tiles"), thing=both)
    if not isinstance(move, (m.PickTheater, m.LayTile, m.Upgrade, m.PickTile)):
        return ""
    message = "advise-choose" if isinstance(move, m.PickTheater) else f"advise-{move.kind}"
    said = texts(message, what=words.theater(texts, s.war, move.theater))
    if not isinstance(move, m.LayTile) or not move.moved:
        return said
    moved = texts("lay-moves", tile=words.tile_name(texts, move.moved), theater=words.theater(texts, s.war, move.to))
    return texts("mark-aside", words=said, more=moved)


def _used(texts: Texts, move: Move) -> str:
    """Returns the instruction to use a Ministry or an Advantage; "" for other moves."""
    if isinstance(move, (m.UseAbility, m.BuyAbility)):
        what = words.ministry(texts, move.ministry)
        target = getattr(move, "target", "")
        if target:
            return texts("advise-use-on", what=what, target=words.target_name(texts, target))
        return texts("advise-use", what=what)
    if not isinstance(move, (m.UseAdvantage, m.SendHome)):
        return ""
    what = words.advantage(texts, move.advantage)
    if move.space < 0:
        return texts("advise-use", what=what)
    return texts(f"advise-{move.kind}", what=what, space=words.space(texts, move.space))


def _placed(texts: Texts, move: Move, events: Sequence[Event]) -> str:
    """Returns the instruction to give something to somebody: Debt, a flag, a Territory; "" for other moves."""
    if isinstance(move, m.PlaceUsa):
        return texts("advise-place_usa", space=words.space(texts, move.space))
    if isinstance(move, m.TileEffect) and move.space < 0:
        return texts("advise-tile_effect")
    if not isinstance(move, (m.Refuse, m.Cede)):
        return ""
    wanted = next((event.space for event in events if isinstance(event, (e.Refused, e.Conquered))), -1)
    return texts(f"advise-{move.kind}", space=words.space(texts, wanted)) if wanted >= 0 else texts(f"do-{move.kind}")
