"""Battles: committing Combat cards, the reveal, cancelling, the result, defeated units and seized tiles (rules 7)."""

from __future__ import annotations

from engine.brazil import solo
from engine.brazil.board import HexId
from engine.brazil.decisions import CombatDecision, DefeatDecision, ExpeditionDecision, VictoryDecision
from engine.brazil.events import (
    BattleBegan,
    BattleEnded,
    CardCancelled,
    CardsRevealed,
    CardsSealed,
    TileSeized,
    UnitsDefeated,
    UnitsMoved,
)
from engine.brazil.legality import allowed
from engine.brazil.moves import CancelCard, DefeatUnit, Move, SealCards, made
from engine.brazil.questions.combat import COMBAT_RULES, CombatSide
from engine.brazil.rules import exploration, strength
from engine.brazil.rules.control import passive, put_units, unit_cs, units_on
from engine.brazil.rules.goods import Out, without
from engine.brazil.rules.strength import bonuses, card_cs, tile_cs, units_cs
from engine.brazil.state import DEFEATED, NOBODY, Seat, State
from engine.core.move import Reason, refuse


def begin(s: State, seat: Seat, defender: Seat, units: tuple[int, ...], at: HexId, origin: HexId, out: Out) -> None:
    """Starts a battle of `seat` for the hex `at` by adding its decision: `units`, given by number, have moved in or,
    with an `origin` of 0 or more, fire from that hex."""
    out.append(BattleBegan(seat, defender, at, origin))
    s.frames.append(CombatDecision(seat, seat, defender, at, units, origin))


def sides(s: State, f: CombatDecision) -> tuple[CombatSide, CombatSide]:
    """Returns the attacking and the defending side, as Combat cards see them."""
    opposing = bool(s.seats[f.defender].at >> f.at & 1)
    attack = CombatSide(s, f.attacker, f.at, True, f.origin, units_opposing=opposing)
    return attack, CombatSide(s, f.defender, f.at, False, f.origin, units_opposing=True)


def attack_parts(s: State, f: CombatDecision) -> tuple[int, int, int]:
    """Returns the attack's strength of units, tile (of an adjacent attack, if the attacker built it) and bonuses,
    without cards."""
    tile = tile_cs(s, f.attacker, f.origin) if f.origin >= 0 else 0
    return units_cs(s, f.attacker, f.units), tile, bonuses(s, f.attacker, True, bool(f.units))


def defence_parts(s: State, f: CombatDecision) -> tuple[int, int, int]:
    """Returns the defence's strength of units, tile (if the defender built it) and bonuses, without cards."""
    units = units_on(s.seats[f.defender], f.at)
    return (
        units_cs(s, f.defender, units),
        tile_cs(s, f.defender, f.at),
        bonuses(s, f.defender, False, bool(units)),
    )


# --- handler of CombatDecision ---


def legal(s: State, f: CombatDecision) -> list[Move]:
    """Returns the legal moves: committing each hand of Combat cards or, in the cancel stage, cancelling each opposing
    card."""
    if f.stage == "cancel":
        sealed = dict.fromkeys(f.sealed_attack + f.sealed_defence)
        return allowed(why_not, s, f, (CancelCard(f.seat, card) for card in sealed))
    return [made(SealCards, f.seat, hand) for hand in exploration.hands(s.seats[f.seat].combat_cards)]


def why_not(s: State, f: CombatDecision, move: Move) -> Reason | None:
    """Returns the reason why cards can't be committed or cancelled; None if they can."""
    if f.stage == "cancel":
        if not isinstance(move, CancelCard):
            return refuse("battle_pending")
        return None if move.card in opposing(f) else refuse("no_such_card_there", card=move.card)
    if not isinstance(move, SealCards):
        return refuse("battle_pending")
    return exploration.why_not_hand(s.seats[f.seat].combat_cards, move.cards)


def apply(s: State, f: CombatDecision, move: Move, out: Out) -> None:
    """Plays the seat's answer: commits Combat cards face down or, in the cancel stage, cancels an opposing one."""
    if isinstance(move, SealCards):
        _seal(s, f, move.cards, out)
    elif isinstance(move, CancelCard):
        cancel(f, move.card, out)


def _seal(s: State, f: CombatDecision, cards: tuple[str, ...], out: Out) -> None:
    player = s.changing(f.seat)
    player.combat_cards = without(player.combat_cards, cards)
    out.append(CardsSealed(f.seat, cards))
    if f.stage == "attack":
        f.sealed_attack, f.stage, f.seat = cards, "defence", f.defender
    else:
        f.sealed_defence = cards
        reveal(f, out)


def reveal(f: CombatDecision, out: Out) -> None:
    """Turns the committed Combat cards face up, and records the seats that may cancel a card, the attacker before the
    defender."""
    out.append(CardsRevealed(f.sealed_attack, f.sealed_defence))
    f.stage = "cancel"
    attacking = sum(COMBAT_RULES[card].cancels() for card in f.sealed_attack)
    defending = sum(COMBAT_RULES[card].cancels() for card in f.sealed_defence)
    f.cancels = (f.attacker,) * attacking + (f.defender,) * defending


def opposing(f: CombatDecision) -> tuple[str, ...]:
    """Returns the opponent's committed Combat cards that are not cancelled yet, of which `f.seat` may cancel one."""
    if f.seat == f.attacker:
        return without(f.sealed_defence, f.cancelled_defence)
    return without(f.sealed_attack, f.cancelled_attack)


def cancel(f: CombatDecision, card: str, out: Out) -> None:
    """Cancels an opposing Combat card in the pending battle. If that card would itself cancel cards, its owner may no
    longer do so."""
    victim = f.defender if f.seat == f.attacker else f.attacker
    out.append(CardCancelled(f.seat, card))
    f.cancels = f.cancels[1:]
    if victim == f.defender:
        f.cancelled_defence += (card,)
    else:
        f.cancelled_attack += (card,)
    for _ in range(min(COMBAT_RULES[card].cancels(), f.cancels.count(victim))):
        index = f.cancels.index(victim)
        f.cancels = f.cancels[:index] + f.cancels[index + 1 :]


def step(s: State, f: CombatDecision, out: Out) -> bool:
    """Resolves what needs no choice in a battle: committing without cards or for the Dutch, cancelling the only card,
    the result. Returns whether something was resolved."""
    if f.stage == "cancel":
        return _step_cancel(s, f, out)
    if f.stage == "defence" and passive(s, f.seat):
        f.sealed_defence = solo.defence_cards(s, f, out)
        reveal(f, out)
        return True
    if not s.seats[f.seat].combat_cards:
        _seal(s, f, (), out)
        return True
    return False


def _step_cancel(s: State, f: CombatDecision, out: Out) -> bool:
    if not f.cancels:
        s.frames.pop()
        settle(s, f, out)
        return True
    f.seat = f.cancels[0]
    cards = opposing(f)
    if not cards:
        f.cancels = f.cancels[1:]
    elif len(dict.fromkeys(cards)) == 1 or passive(s, f.seat):
        cancel(f, strongest(s, f, cards), out)
    else:
        return False
    return True


def strongest(s: State, f: CombatDecision, cards: tuple[str, ...]) -> str:
    """Returns the card that adds most strength to the opponent, of these `cards` that `f.seat` may cancel."""
    own, other = sides(s, f)
    side = other if f.seat == f.attacker else own
    return max(cards, key=lambda card: (card_cs(side, card), card))


def uncancelled_cards(f: CombatDecision) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the cards of attack and defence that were not cancelled."""
    attack_cards = without(f.sealed_attack, f.cancelled_attack)
    defence_cards = without(f.sealed_defence, f.cancelled_defence)
    return attack_cards, defence_cards


def totals(s: State, f: CombatDecision) -> tuple[int, int]:
    """Computes the total strengths of attack and defence; the attacker wins only with more."""
    attack_side, defence_side = sides(s, f)
    attack_cards, defence_cards = uncancelled_cards(f)
    return (
        sum(attack_parts(s, f)) + sum(card_cs(attack_side, card) for card in attack_cards),
        sum(defence_parts(s, f)) + sum(card_cs(defence_side, card) for card in defence_cards),
    )


def settle(s: State, f: CombatDecision, out: Out) -> None:
    """Ends a battle: compares the totals and defeats the loser's units, or a card lets them retreat; an attacker that
    won takes the hex, unless it attacked from an adjacent one. Applies the cards; asks the winner for Gold cards, and
    the loser which of the winner's units fall if the loser's cards cost any."""
    attack_cards, defence_cards = uncancelled_cards(f)
    attack, defence = totals(s, f)
    s.combat_discard += f.sealed_attack + f.sealed_defence
    attacker_won = attack > defence
    winner, loser = (f.attacker, f.defender) if attacker_won else (f.defender, f.attacker)
    out.append(BattleEnded(f.attacker, f.defender, f.at, attack, defence, winner))
    defending = units_on(s.seats[f.defender], f.at)
    lost, left = (defending, f.units) if attacker_won else (f.units, defending)
    winner_cards, loser_cards = (attack_cards, defence_cards) if attacker_won else (defence_cards, attack_cards)
    _defeat(s, loser, lost, f.at if attacker_won or f.origin < 0 else f.origin, loser_cards, out)
    if attacker_won and f.origin < 0:
        _occupy(s, f, out)
    s.frames.append(VictoryDecision(winner))
    strength.give_victory_gains(s, winner, winner_cards, out)
    losses = sum(COMBAT_RULES[card].losses() for card in loser_cards)
    if losses and len(left) > 1:
        s.frames.append(DefeatDecision(loser, winner, left, min(losses, len(left) - 1)))


def _defeat(s: State, seat: Seat, units: tuple[int, ...], at: HexId, cards: tuple[str, ...], out: Out) -> None:
    """Moves the loser's units to the supply, or to the Capital if a card saves them."""
    if not units:
        return
    player = s.changing(seat)
    saved = any(COMBAT_RULES[card].saves_units for card in cards) and player.capital >= 0
    if saved and not any(other.at >> player.capital & 1 for other in s.seats if other is not player):
        if at != player.capital:
            put_units(player, units, player.capital)
            out.append(UnitsMoved(seat, units, at, player.capital, "retreat"))
        return
    put_units(player, units, DEFEATED)
    out.append(UnitsDefeated(seat, units, at))


def _occupy(s: State, f: CombatDecision, out: Out) -> None:
    """Seizes the tile of the hex that the winner entered; an Expedition there may be fought."""
    owner = s.owner[f.at]
    if owner not in (NOBODY, f.attacker):
        out.append(TileSeized(f.attacker, f.at))
    if s.explored_mask >> f.at & 1 and exploration.is_expedition(s.explored[f.at]):
        s.frames.append(ExpeditionDecision(f.attacker, f.at))


# --- handler of DefeatDecision ---


def legal_defeat(s: State, f: DefeatDecision) -> list[Move]:
    """Returns the legal moves: defeating each of the winner's units from which the loser may choose."""
    return allowed(why_not_defeat, s, f, (DefeatUnit(f.seat, u) for u in range(len(s.seats[f.winner].units))))


def why_not_defeat(s: State, f: DefeatDecision, move: Move) -> Reason | None:
    """Returns the reason why a unit of the winner can't be defeated; None if it can."""
    if not isinstance(move, DefeatUnit):
        return refuse("battle_pending")
    return None if move.unit in f.units else refuse("unit_not_in_battle")


def apply_defeat(s: State, f: DefeatDecision, move: Move, out: Out) -> None:
    """Defeats a unit of the winner; the decision ends once as many as are due are defeated."""
    if not isinstance(move, DefeatUnit):
        return
    player = s.changing(f.winner)
    hex_id = player.units[move.unit]
    put_units(player, (move.unit,), DEFEATED)
    out.append(UnitsDefeated(f.winner, (move.unit,), hex_id))
    f.units = tuple(unit for unit in f.units if unit != move.unit)
    f.losses -= 1
    if not f.losses:
        s.frames.pop()


def step_defeat(s: State, f: DefeatDecision, out: Out) -> bool:
    """Chooses for the Dutch, who make no decisions: defeats the winner's strongest unit. Returns whether it did."""
    if passive(s, f.seat):
        player = s.seats[f.winner]
        apply_defeat(s, f, DefeatUnit(f.seat, max(f.units, key=lambda unit: (unit_cs(player, unit), unit))), out)
        return True
    return False
