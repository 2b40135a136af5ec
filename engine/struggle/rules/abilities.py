"""Ministries in Action Rounds: turning them up, their abilities and how often (rules 10.7, ruling R26)."""

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


def reveal(s: State, seat: Seat, card: str, out: Out) -> None:
    """Turn a Ministry up, if it is not, with what happens then."""
    player = s.players[seat]
    if (card, False) not in player.ministries:
        return
    player.ministries = tuple((name, up or name == card) for name, up in player.ministries)
    out.append(MinistryRevealed(seat, card))
    MINISTERS[card].on_reveal(s, seat, out)


def remove(s: State, card: str, out: Out) -> None:
    """A Ministry leaves the game, from wherever it is; a usual place stays empty in this era (ruling R33)."""
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
    """The ability of a card that answers a question; "" if none does."""
    found = (ability.id for ability in MINISTERS[card].card.ability if ability.ask == ask)
    return next(found, "")


def why_not_once(s: State, f: RoundDecision, card: str, ability: Ability) -> Reason | None:
    """Once a turn (or in one round a turn), and not in the round of another ability that wants a round for itself."""
    key = f"{card}.{ability.id}"
    if ability.limit == "turn" and key in s.players[f.seat].used:
        return refuse("ability_used", ministry=card, ability=ability.id)
    if any(f"{card}.{other}" in f.abilities for other in _apart(card, ability.id)):
        return refuse("other_round", ministry=card, ability=ability.id)
    return None


def _apart(card: str, ability: str) -> list[str]:
    """Abilities of a card that need another round than this one."""
    both = MINISTERS[card].card.ability
    own = next(entry.other_round for entry in both if entry.id == ability)
    return [own] * bool(own) + [entry.id for entry in both if entry.other_round == ability]


def note(s: State, f: RoundDecision, card: str, ability: str, out: Out, target: str = "") -> None:
    """An ability is used: the card is turned up, and it is written down as often as it counts."""
    reveal(s, f.seat, card, out)
    key = f"{card}.{ability}"
    if key in f.abilities and MINISTERS[card].ability(ability).limit == "turn":
        return
    f.abilities += (key,)
    s.players[f.seat].used += (key,)
    out.append(AbilityUsed(f.seat, card, ability, target))


# --- the moves ---


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Ministries to turn up, and abilities to use at a free moment."""
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
    """Only one's own face-down cards."""
    if not questions.in_play(s.players[f.seat], move.ministry):
        return refuse("not_in_play", ministry=move.ministry)
    up = (move.ministry, True) in s.players[f.seat].ministries
    return refuse("already_up", ministry=move.ministry) if up else None


def why_not_use(s: State, f: RoundDecision, move: UseAbility) -> Reason | None:
    """Why an ability can't be used now."""
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
    """Whether an ability is used by a move of its own."""
    by_itself = ask in ("use", "more_points", "price", "minor_may_unflag")
    return by_itself and type(minister).use is not questions.Minister.use


def apply_use(s: State, f: RoundDecision, move: UseAbility, out: Out) -> None:
    """Use an ability."""
    note(s, f, move.ministry, move.ability, out, move.target)
    touch(f)
    MINISTERS[move.ministry].use(s, f, move.ability, move.target, out)


def touch(f: RoundDecision) -> None:
    """Something was done after the tile: no passing any more (ruling R4)."""
    if f.stage == "taken":
        f.stage = "began"
