"""Playing Event cards and carrying out their operations one by one (rules 5.4, 10.1-10.5)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.cards import conditions, questions
from engine.struggle.cards.compiled_operations import BASE, BONUS, COMPILED
from engine.struggle.cards.operation import operation_of
from engine.struggle.cards.questions import MINISTERS
from engine.struggle.components import EVENTS, INVESTMENTS
from engine.struggle.decisions import EventDecision, RoundDecision
from engine.struggle.events import EventPlayed
from engine.struggle.moves import Decline, Move, PlayEvent
from engine.struggle.rules import abilities
from engine.struggle.rules.purchases import points
from engine.struggle.state import State, remember

Out = list[Event]


# --- playing a card ---


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Returns every legal way to play an Event of the hand: with or without a Ministry that allows it, and a Ministry
    turned up for its bonus."""
    if f.event or f.stage not in ("taken", "began"):
        return []
    out: list[Move] = []
    ways = ["", *_openers(s, f)]
    for card in s.players[f.seat].hand:
        if card not in EVENTS:
            continue
        condition = EVENTS[card].bonus_if
        hidden: list[str] = []
        if condition is not None and condition.kind == "keyword":
            hidden = questions.hidden_with(s.players[f.seat], condition.keyword)
        moves = [PlayEvent(f.seat, card, reveal, by) for by in ways for reveal in ("", *hidden)]
        out += [move for move in moves if why_not(s, f, move) is None]
    return out


def _openers(s: State, f: RoundDecision) -> list[str]:
    """Ministries in play whose ability allows an Event that the tile does not."""
    asks = ("event_symbol_free", "event_type_free")
    cards = [card for card, _ in s.players[f.seat].ministries]
    return [card for card in cards if any(abilities.ability_for(card, ask) for ask in asks)]


def why_not(s: State, f: RoundDecision, move: PlayEvent) -> Reason | None:
    """Returns why an Event can't be played in this way; None if it can."""
    if f.stage == "start":
        return refuse("no_tile_yet")
    if f.event:
        return refuse("event_played")
    if move.card not in s.players[f.seat].hand or move.card not in EVENTS:
        return refuse("not_in_hand")
    if f.stage == "acting":
        return refuse("event_comes_first")
    reason = _why_not_tile(s, f, move)
    if reason is not None:
        return reason
    return _why_not_reveal(s, f, move) if move.reveal else None


def _why_not_tile(s: State, f: RoundDecision, move: PlayEvent) -> Reason | None:
    """The tile needs the Event symbol and a major action of its type; a Ministry may replace one of the two."""
    tile, kind = INVESTMENTS[f.tile], EVENTS[move.card].type
    symbol, fits = tile.event, kind in ("", tile.major)
    if move.by:
        ask, opened = ("event_symbol_free", fits) if not symbol else ("event_type_free", symbol)
        return _why_not_by(s, f, move, ask, opened, kind)
    if not symbol:
        return refuse("no_event_symbol")
    return None if fits else refuse("event_type", needs=kind, **{"is": tile.major})


def _why_not_by(s: State, f: RoundDecision, move: PlayEvent, ask: str, opened: bool, kind: str) -> Reason | None:
    """Returns why a Ministry can't allow this Event; `opened`: the other requirement is met by the tile."""
    if not questions.in_play(s.players[f.seat], move.by):
        return refuse("not_in_play", ministry=move.by)
    tile = INVESTMENTS[f.tile]
    if tile.event and kind in ("", tile.major):
        return refuse("ability_not_needed", ministry=move.by)
    name = abilities.ability_for(move.by, ask)
    if not name or not opened:
        code = "no_event_symbol" if not tile.event else "event_type"
        return refuse(code) if code == "no_event_symbol" else refuse(code, needs=kind, **{"is": tile.major})
    ability = MINISTERS[move.by].ability(name)
    if ability.type and ability.type != kind:
        return refuse("event_type", needs=kind, **{"is": tile.major})
    return abilities.why_not_once(s, f, move.by, ability)


def _why_not_reveal(s: State, f: RoundDecision, move: PlayEvent) -> Reason | None:
    """A Ministry is turned up for the bonus only if that gives it (ruling R18)."""
    condition = EVENTS[move.card].bonus_if
    if condition is None or condition.kind != "keyword":
        return refuse("no_keyword", card=move.card)
    if move.reveal not in questions.hidden_with(s.players[f.seat], condition.keyword):
        return refuse("ability_needs", ministry=move.reveal, ability=condition.keyword)
    return None


def apply(s: State, f: RoundDecision, move: PlayEvent, out: Out) -> None:
    """Plays an Event: removes it from the game, tests its bonus, turns up or uses the Ministry that the move names, and
    puts the Event's operations on the stack, where `step` carries them out.

    The bonus condition is tested before any operation is carried out (rules 10.1, 10.2).
    """
    player = s.players[f.seat]
    if move.by:
        ask = "event_type_free" if INVESTMENTS[f.tile].event else "event_symbol_free"
        abilities.record_use(s, f, move.by, abilities.ability_for(move.by, ask), out, move.card)
    if move.reveal:
        abilities.reveal(s, f.seat, move.reveal, out)
    player.hand = tuple(card for card in player.hand if card != move.card)
    s.gone += (move.card,)
    f.event, f.stage = move.card, "acting"
    condition = EVENTS[move.card].bonus_if
    bonus = condition is not None and conditions.holds(s, condition, f.seat)
    out.append(EventPlayed(f.seat, move.card, bonus))
    if bonus:
        for minister in questions.answers(player, "event_bonus_points"):
            for kind, source in ((INVESTMENTS[f.tile].major, "major"), (INVESTMENTS[f.tile].minor, "minor")):
                points.add_points(f, kind, (source,), minister.event_bonus_points())
    paths = BASE[move.card, f.seat] + (BONUS[move.card, f.seat] if bonus else ())
    s.frames.append(EventDecision(f.seat, f.seat, move.card, tuple((path, f.seat, -1) for path in paths)))


# --- carrying out operations ---


def step(s: State, f: EventDecision, out: Out) -> bool:
    """Carries out an Event's next operation without asking, or skips it if it has no target; ends the Event after the
    last one. Returns False if a side must pick a target."""
    if not f.queue:
        s.frames.pop()
        return True
    path, actor, n = f.queue[0]
    compiled, op = COMPILED[path], operation_of(path)
    if n < 0:
        actor = op.actor(f, actor)
        op.begin(s, f, compiled, out)
        n = op.times(s, f, compiled, actor)
        f.queue = ((path, actor, n), *f.queue[1:])
    if not n:
        f.queue = f.queue[1:]
        return True
    if not op.asks:
        _count_down(f)
        op.do(s, f, compiled, actor, out)
        return True
    picks = op.picks(s, f, compiled, actor)
    if not picks:
        f.queue = f.queue[1:]
        return True
    if len(picks) == 1 and not (compiled.op.may or compiled.op.up_to or op.secret(s, f, compiled)):
        _count_down(f)
        op.pick(s, f, compiled, picks[0], out)
        return True
    f.seat = actor
    remember(s, _with_decline(f, picks))
    return False


def _count_down(f: EventDecision) -> None:
    """Counts one repetition of the first operation as done and drops it after the last."""
    path, actor, n = f.queue[0]
    f.queue = f.queue[1:] if n == 1 else ((path, actor, n - 1), *f.queue[1:])


def _with_decline(f: EventDecision, picks: list[Move]) -> list[Move]:
    op = COMPILED[f.queue[0][0]].op
    return [*picks, Decline(f.seat)] if op.may or op.up_to else picks


def legal_pick(s: State, f: EventDecision) -> list[Move]:
    """Returns the moves that pick a target for the current operation, and declining if it is optional."""
    path, actor, _ = f.queue[0]
    return _with_decline(f, operation_of(path).picks(s, f, COMPILED[path], actor))


def why_not_pick(s: State, f: EventDecision, move: Move) -> Reason | None:
    """Returns why a target can't be picked for the current operation; None if it can."""
    path = f.queue[0][0]
    compiled, op = COMPILED[path], operation_of(path)
    if isinstance(move, Decline):
        return None if compiled.op.may or compiled.op.up_to else refuse("must_choose")
    picks = op.picks(s, f, compiled, f.seat)
    if move in picks:
        return None
    return refuse("no_target", what=op.what) if isinstance(move, type(picks[0])) else refuse("event_first")


def apply_pick(s: State, f: EventDecision, move: Move, out: Out) -> None:
    """Carries out the current operation on the picked target; if the move declines, skips what is left of that
    operation."""
    if isinstance(move, Decline):
        f.queue = f.queue[1:]
        return
    path = f.queue[0][0]
    _count_down(f)
    operation_of(path).pick(s, f, COMPILED[path], move, out)
