"""Turning up Ministries and using their abilities in Action Rounds (rules 10.7, ruling R26)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.card_shapes import Ability
from engine.struggle.cards import questions
from engine.struggle.cards.questions import MINISTERS
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import AbilityUsed, MinistryGone, MinistryRevealed
from engine.struggle.moves import Move, Reveal, UseAbility
from engine.struggle.state import Seat, State

Out = list[Event]
START_OF_ROUND = ("start", "taken", "began")
"""Stages of a round that count as its start: before the tile, and after it until anything is bought or played."""


def reveal(s: State, seat: Seat, card: str, out: Out) -> None:
    """Turns a Ministry face up and carries out what the card does when revealed; does nothing if it is face up
    already."""
    player = s.players[seat]
    if (card, False) not in player.ministries:
        return
    player.ministries = tuple((name, up or name == card) for name, up in player.ministries)
    out.append(MinistryRevealed(seat, card))
    MINISTERS[card].on_reveal(s, seat, out)


def remove(s: State, card: str, out: Out) -> None:
    """Removes a Ministry from the game, unless it has gone already; its regular place stays empty for the rest of the
    era (ruling R33)."""
    if card in s.gone_ministries:
        return
    s.gone_ministries += (card,)
    for player in s.players:
        if questions.in_play(player, card):
            player.ministries = tuple(entry for entry in player.ministries if entry[0] != card)
            player.lost_places += 0 if s.third_ministry else 1
    seat = 1 if MINISTERS[card].card.side == "britain" else 0
    out.append(MinistryGone(seat, card))


def ability_for(card: str, ask: str) -> str:
    """Returns the id of the Ministry's first ability for the hook `ask`; "" if it has none."""
    found = (ability.id for ability in MINISTERS[card].card.ability if ability.ask == ask)
    return next(found, "")


def why_not_once(s: State, f: RoundDecision, card: str, ability: Ability) -> Reason | None:
    """Returns why an ability may not be used again: it was used this turn, or another one was in this round; None if it
    may."""
    key = f"{card}.{ability.id}"
    if ability.limit == "turn" and key in s.players[f.seat].used:
        return refuse("ability_used", ministry=card, ability=ability.id)
    if any(f"{card}.{other}" in f.abilities for other in _other_round_abilities(card, ability.id)):
        return refuse("other_round", ministry=card, ability=ability.id)
    return None


def _other_round_abilities(card: str, ability: str) -> list[str]:
    """The abilities of a card that may not be used in the same round as this one."""
    both = MINISTERS[card].card.ability
    own = next(entry.other_round for entry in both if entry.id == ability)
    return [own] * bool(own) + [entry.id for entry in both if entry.other_round == ability]


def record_use(s: State, f: RoundDecision, card: str, ability: str, out: Out, target: str = "") -> None:
    """Turns a Ministry face up, and records and reports the use of its ability; one limited by turn is recorded once a
    round."""
    reveal(s, f.seat, card, out)
    key = f"{card}.{ability}"
    if key in f.abilities and MINISTERS[card].ability(ability).limit == "turn":
        return
    f.abilities += (key,)
    s.players[f.seat].used += (key,)
    out.append(AbilityUsed(f.seat, card, ability, target))


# --- the moves ---


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Returns the legal moves that turn up a Ministry or use one of its abilities."""
    out: list[Move] = []
    for card, up in s.players[f.seat].ministries:
        if not up:
            out.append(Reveal(f.seat, card))
        for ability in MINISTERS[card].card.ability:
            for target in MINISTERS[card].targets(s, f, ability.id):
                move = UseAbility(f.seat, card, ability.id, target)
                if why_not_use(s, f, move) is None:
                    out.append(move)
    return out


def why_not_reveal(s: State, f: RoundDecision, move: Reveal) -> Reason | None:
    """Returns why a Ministry can't be turned up; None if it is the side's own and face down."""
    if not questions.in_play(s.players[f.seat], move.ministry):
        return refuse("not_in_play", ministry=move.ministry)
    up = (move.ministry, True) in s.players[f.seat].ministries
    return refuse("already_up", ministry=move.ministry) if up else None


def why_not_use(s: State, f: RoundDecision, move: UseAbility) -> Reason | None:
    """Returns why an ability can't be used on a target now; None if it can."""
    if not questions.in_play(s.players[f.seat], move.ministry):
        return refuse("not_in_play", ministry=move.ministry)
    minister = MINISTERS[move.ministry]
    ability = next((entry for entry in minister.card.ability if entry.id == move.ability), None)
    if ability is None or not _is_used(minister, ability.ask):
        return refuse("no_such_ability", ministry=move.ministry, ability=move.ability)
    reason = why_not_once(s, f, move.ministry, ability)
    if reason is not None:
        return reason
    if ability.when == "start_of_round" and f.stage not in START_OF_ROUND:
        return refuse("not_start_of_round", ministry=move.ministry)
    if f.stage == "start" and not (ability.before_tile or ability.when == "start_of_round"):
        return refuse("no_tile_yet")
    return minister.why_not_use(s, f, move.ability, move.target)


def _is_used(minister: questions.Minister, ask: str) -> bool:
    """Whether an ability is used by a move of its own, not as part of a purchase or an Event."""
    by_itself = ask in ("use", "more_points", "price", "minor_may_unflag")
    return by_itself and type(minister).use is not questions.Minister.use


def apply_use(s: State, f: RoundDecision, move: UseAbility, out: Out) -> None:
    """Plays the move that uses an ability: records it, turns the card up, carries it out; passing is no longer
    possible."""
    record_use(s, f, move.ministry, move.ability, out, move.target)
    forbid_passing(f)
    MINISTERS[move.ministry].use(s, f, move.ability, move.target, out)


def forbid_passing(f: RoundDecision) -> None:
    """Ends the stage right after taking the tile, in which the side may still pass (ruling R4)."""
    if f.stage == "taken":
        f.stage = "began"
