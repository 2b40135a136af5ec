"""Names and sentences of Imperial Struggle: sides, spaces, cards, prices, moves, refusals."""

from __future__ import annotations

from typing import Any

from engine.core.move import Reason
from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import AT, FORTS, NAMES, NAVAL, NEAR, REGION_MASK, THEATERS, spaces
from engine.struggle.cards.compiled_operations import COMPILED
from engine.struggle.cards.limits import LIMITS
from engine.struggle.components import (
    ADVANTAGES,
    BONUS,
    COMMODITIES,
    EVENTS,
    INVESTMENTS,
    MINISTRIES,
    SIDES,
    SPACES,
    WARS,
)
from engine.struggle.decisions import EventDecision
from engine.struggle.moves import Move
from engine.struggle.shapes import Spoils, Step
from engine.struggle.state import NAVY_BOX, NOBODY, State
from game.i18n.texts import Texts
from game.struggle.drawing.palette import NAMES as POWERS
from game.struggle.offers import place_of


def side(texts: Texts, flag: int) -> str:
    """Returns the name of a side, or of USA or Spain, by the number of its flags; below 0 the word for nobody."""
    return texts(f"side-{POWERS[flag]}") if flag >= 0 else texts("nobody")


def tie_sentence(texts: Texts, france: int, britain: int) -> str:
    """Returns the sentence on how a tie at 15 was broken: by Available Debt, or, if that is equal too, for Britain."""
    return texts("score-tie" if france != britain else "score-tie-equal", france=france, britain=britain)


def space(texts: Texts, place: int | str) -> str:
    """Returns a space's name; for a space of a country, the country's."""
    name = NAMES[place] if isinstance(place, int) else place
    data = SPACES[name]
    if data.country:
        return country(texts, data.country)
    return texts(f"space-{name}")


def short_space_name(texts: Texts, name: str) -> str:
    """Returns a space's short name for the map; for a space of a country, the country's name."""
    data = SPACES[name]
    if data.country:
        return country(texts, data.country)
    return texts(f"space-{name}-short" if data.short != data.name else f"space-{name}")


def country(texts: Texts, name: str) -> str:
    return texts(f"country-{name}")


def event(texts: Texts, card: str) -> str:
    if card not in EVENTS:
        return texts("hidden-card")
    return texts(f"event-{card}")


def ministry(texts: Texts, card: str) -> str:
    if card not in MINISTRIES:
        return texts("hidden-card")
    return texts(f"ministry-{card}")


def advantage(texts: Texts, name: str) -> str:
    return texts(f"advantage-{name}")


def war(texts: Texts, number: int) -> str:
    return texts(f"war-{WARS[number].id}")


def theater(texts: Texts, war_number: int, number: int) -> str:
    return texts(f"theater-{THEATERS[war_number][number].id.replace('.', '-')}")


def tile_name(texts: Texts, tile: str) -> str:
    """Returns the name of a War tile (strength and effect are on its face)."""
    if tile in BONUS:
        return BONUS[tile].name
    return texts("tile-basic") if tile != "?bonus" else texts("tile-bonus")


def tile_picture(tile: str, seat: int) -> str:
    """Returns the picture id of a War tile's face, or of its back."""
    folder, name = "struggle/war_tiles", SIDES[seat]
    if tile in BONUS:
        data = BONUS[tile]
        return f"{folder}/bonus_{name}_{data.strength}{'_' + data.effect if data.effect else ''}"
    faces = {
        "basic_two": "2",
        "basic_one": "1",
        "basic_debt": "0_debt",
        "basic_damage": "0_fort_or_squadron",
        "basic_unflag": "minus_1_unflag",
    }
    if tile in faces:
        return f"{folder}/basic_{name}_{faces[tile]}"
    return f"{folder}/back_{'bonus' if 'bonus' in tile else 'basic'}_{name}"


def asks_to_reveal(frame: EventDecision) -> bool:
    """Returns whether an Event asks to turn up a Ministry for its keyword, and not which alternative to take."""
    return COMPILED[frame.queue[0][0]].op.op == "if"


def event_message_ids(card: str, seat: int, other: bool = False) -> tuple[str, str]:
    """Returns the message ids of an Event's effect and of its bonus ("" if none) for a side; `other`: for its
    opponent."""
    data = EVENTS[card]
    which = "both" if data.both is not None else SIDES[1 - seat if other else seat]
    found = data.both or (data.britain if which == "britain" else data.france)
    assert found is not None
    return f"event-{card}-{which}", f"event-{card}-{which}-bonus" if found.bonus else ""


def condition(texts: Texts, card: str) -> str:
    """Returns the text on the condition for an Event's bonus; "" if the Event has no condition."""
    wanted = EVENTS[card].bonus_if
    if wanted is None:
        return ""
    if wanted.kind == "keyword":
        return texts("if-keyword", keyword=texts(f"keyword-{wanted.keyword}"))
    if wanted.kind == "available_debt_lead":
        return texts("if-available_debt_lead", by=wanted.by)
    if wanted.kind == "holds_advantage":
        return texts("if-holds_advantage", advantage=advantage(texts, wanted.advantage))
    if wanted.kind == "more_prestige":
        return texts("if-more_prestige", countries=", ".join(country(texts, name) for name in wanted.country))
    return texts(f"if-{wanted.kind}")


def limit(texts: Texts, key: str) -> str:
    """Returns the text on a restriction of points: the card they come from and, of an Event, what they may be spent on;
    "" for no restriction."""
    if not key:
        return ""
    card = key.split(".")[0]
    if card in MINISTRIES:
        return texts("limit-ministry", card=ministry(texts, card))
    where = LIMITS[key].where if key in LIMITS else None
    regions = [name for name in ("europe", "north_america", "caribbean", "india") if _only_in(where, name)]
    place = texts(f"region-{regions[0]}") if regions else texts("limit-some")
    return texts("limit-event", card=event(texts, card), act=_act(key), place=place)


def limit_in_short(texts: Texts, key: str) -> str:
    """Returns the text on a restriction of points in a word or two, for where the whole one has no room."""
    return texts("limit-short", act=_act(key))


def _act(key: str) -> str:
    """Returns what points may be spent on: "flag", "unflag", or "all"."""
    acts = LIMITS[key].acts if key in LIMITS else ()
    return acts[0] if len(acts) == 1 else "all"


def _only_in(where: Any, region: str) -> bool:
    return where is not None and where.mask and not where.mask & ~REGION_MASK[region]


def price_part_name(texts: Texts, name: str) -> str:
    """Returns the name of a part of a price, such as "region" or the card that lowers it."""
    if texts.has(f"part-{name}"):
        return texts(f"part-{name}")
    if name in ADVANTAGES:
        return advantage(texts, name)
    card = name.split(".")[0]
    if card in MINISTRIES:
        return ministry(texts, card)
    return event(texts, card) if card in EVENTS else texts("part-other")


def act_of(s: State, move: Move) -> str:
    """Returns what a move does, as the last part of a message id: "flag", "unflag", "deploy" ..., else the move's
    kind."""
    if isinstance(move, (m.ShiftMarket, m.ShiftPolitical)):
        mine = s.held[1 - move.seat] | s.held[3]
        return "unflag" if mine >> move.space & 1 else "flag"
    if isinstance(move, m.Deploy):
        return "displace" if s.held[1 - move.seat] >> move.target & 1 else "deploy"
    if isinstance(move, m.Conquer):
        return "conquer_naval" if NAVAL >> move.space & 1 else "conquer"
    if isinstance(move, m.TileEffect) and move.space >= 0:
        if NAVAL >> move.space & 1:
            return "effect_squadron"
        return "effect_fort" if FORTS >> move.space & 1 else "effect_unflag"
    return move.kind


def extra_of(texts: Texts, move: Move) -> str:
    """Returns the text on where a move's Squadron comes from, or what makes the move cheaper or possible; "" if nothing
    does."""
    if isinstance(move, m.Deploy):
        return texts("from-box") if move.source == NAVY_BOX else texts("from-space", space=space(texts, move.source))
    if isinstance(move, m.Conquer) and move.squadron >= NAVY_BOX:
        return (
            texts("from-box") if move.squadron == NAVY_BOX else texts("from-space", space=space(texts, move.squadron))
        )
    if isinstance(move, (m.UseAdvantage, m.SendHome, m.PickAdvantage)):
        return ""
    names = [advantage(texts, name) for name in [getattr(move, "advantage", "")] if name in ADVANTAGES]
    by = getattr(move, "by", "")
    if by:
        names.append(ministry(texts, by) if by in MINISTRIES else advantage(texts, by))
    if getattr(move, "huguenots", -1) >= 0:
        names.append(texts("huguenots"))
    if getattr(move, "by_military", False):
        names.append(texts("points-military"))
    return texts("with", what=", ".join(names)) if names else ""


def button_text(texts: Texts, s: State, move: Move) -> str:
    """Returns the text of one or two words for a button that makes this move."""
    act = act_of(s, move)
    if isinstance(move, m.ExchangePoints):
        return texts("do-exchange", points=texts(f"points-{move.to}"))
    if isinstance(move, m.PayRest):
        return texts("do-pay_rest", debt=move.debt, trp=move.trp)
    if isinstance(move, m.NameFirst):
        return side(texts, move.side)
    if isinstance(move, m.UseAdvantage):
        return advantage(texts, move.advantage)
    return texts(f"do-{act}")


def sentence(texts: Texts, s: State, move: Move, act: str = "") -> str:
    """Returns a move in a sentence, with its place, for the prompt bar. `act`: see act_of; "": as in this position."""
    act, place = act or act_of(s, move), place_of(move)
    values: dict[str, Any] = {"space": space(texts, place) if place >= 0 else "", "what": "", "n": 0}
    if isinstance(move, m.TakeTile):
        tile = INVESTMENTS[move.no]
        return texts(
            "say-take_tile",
            major=tile.major_ap,
            kind=texts(f"points-{tile.major}"),
            minor=tile.minor_ap,
            other=texts(f"points-{tile.minor}"),
        )
    if isinstance(move, m.PlayEvent):
        values["what"] = event(texts, move.card)
        if move.reveal:
            return texts("say-play_event-reveal", **values, card=ministry(texts, move.reveal))
        if move.by:
            return texts("say-play_event-by", **values, card=ministry(texts, move.by))
    elif isinstance(move, m.Reveal):
        values["what"] = ministry(texts, move.ministry)
    elif isinstance(move, (m.UseAbility, m.BuyAbility)):
        values["what"] = ministry(texts, move.ministry)
        if isinstance(move, m.UseAbility) and move.target:
            return texts("say-use_ability-on", **values, target=target_name(texts, move.target))
    elif isinstance(move, (m.UseAdvantage, m.SendHome)):
        values["what"] = advantage(texts, move.advantage)
        act = act if place >= 0 else f"{act}-alone"
    elif isinstance(move, m.ExchangePoints):
        values["what"] = texts(f"points-{move.to}")
    elif isinstance(move, m.Refuse):
        values |= {"what": side(texts, 1 - move.seat), "n": facts.refusal_vp(s, move.seat)}
    elif isinstance(move, m.NameFirst):
        values["what"] = side(texts, move.side)
    elif isinstance(move, m.DiscardEvent):
        values["what"] = event(texts, move.card)
    elif isinstance(move, m.Pass):
        values["n"] = facts.debt_repaid_by_passing(s, move.seat)
    elif isinstance(move, m.PayRest):
        return texts("do-pay_rest", debt=move.debt, trp=move.trp)
    elif isinstance(move, (m.PickSquadron, m.LoseSquadron)):
        act = act if place >= 0 else f"{act}-box"
    found = texts(f"say-{act}", **values)
    extra = extra_of(texts, move)
    return f"{found} {extra}" if extra else found


def target_name(texts: Texts, name: str) -> str:
    """Returns the name of what a Ministry's ability is used on: a space, a commodity or an Event."""
    if name in AT:
        return space(texts, name)
    if name in COMMODITIES:
        return texts(f"commodity-{name}")
    return event(texts, name) if name in EVENTS else name


def reason(texts: Texts, why: Reason) -> str:
    """Returns a refusal as a sentence, with what would make the move legal."""
    values = {key: _parameter(texts, why.code, key, value) for key, value in why.params}
    if why.code == "no_connection":
        beside = spaces(NEAR[AT[str(dict(why.params)["space"])]])
        values["names"] = ", ".join(space(texts, NAMES[one]) for one in beside)
    return texts(f"reason-{why.code}", **values)


def _parameter(texts: Texts, code: str, key: str, value: Any) -> Any:
    if key in ("space", "cut"):
        return space(texts, str(value))
    if key == "advantage":
        return advantage(texts, str(value))
    if key == "ministry":
        return ministry(texts, str(value))
    if key == "card":
        return event(texts, str(value))
    if key in ("seat", "side"):
        return side(texts, int(value))
    if key in ("points", "needs", "is"):
        return texts(f"points-{value}")
    if key == "limit":
        return limit(texts, str(value))
    if key == "region":
        return texts(f"region-{value}")
    if key == "what":
        return _what(texts, str(value))
    if key == "ability" and code == "ability_needs":
        return texts(f"keyword-{value}") if texts.has(f"keyword-{value}") else str(value)
    if key == "tile":
        return tile_name(texts, str(value))
    return value


def _what(texts: Texts, value: str) -> str:
    if value in ADVANTAGES:
        return advantage(texts, value)
    key = f"what-{value.partition(':')[0]}"
    return texts(key) if texts.has(key) else texts("what-space")


def years(entry: Step) -> str:
    """Returns the years of a turn or war: "1702–1713"."""
    return entry.years.replace("-", "–")


def prize(texts: Texts, vp: int, trp: int, debt: int = 0) -> str:
    """Returns VP, Treaty Points and change of Debt as text: "2 VP, 1 TP"; "–" if all are 0."""
    found = [texts("prize-vp", n=vp)] if vp else []
    found += [texts("prize-trp", n=trp)] if trp else []
    if debt:
        found.append(texts("prize-debt", n=f"{'+' if debt > 0 else '−'}{abs(debt)}"))
    return texts("mark-comma").join(found) or "–"


def spoils(texts: Texts, row: Spoils) -> list[str]:
    """Returns a text for each thing that a row of a theater's spoils brings the winner; the loser's Treaty Points are
    left out."""
    found = [texts("prize-vp", n=row.vp)] if row.vp else []
    if row.cp:
        found.append(texts("prize-cp", n=row.cp))
    if row.unflag:
        found.append(texts(f"spoil-unflag-{row.unflag.partition(':')[0]}"))
    for special in row.special:
        name, _, number = special.rpartition("_")
        if name in ("unbuild", "remove"):
            found.append(texts(f"spoil-{name}", n=int(number)))
        else:
            found.append(texts(f"spoil-{special.replace('_if_france', '')}"))
    return found


def lead_short(texts: Texts, category: str, item: str) -> str:
    """Returns the name of a scored row; for a region's award, in a short form if there is one."""
    brief = f"region-{item}-short"
    return texts(brief) if category == "award" and texts.has(brief) else lead_name(texts, category, item)


def lead_name(texts: Texts, category: str, item: str) -> str:
    """Returns the name of what VP were scored for, by category and item: a region, commodity, Territory, theater or
    card, else the category itself."""
    if category == "award":
        return texts(f"region-{item}")
    if category in ("demand", "final_commodity"):
        return texts(f"commodity-{item}")
    if category == "final_territory":
        return space(texts, item)
    if category == "ministry":
        return ministry(texts, item)
    if category == "event":
        return event(texts, item)
    if category == "war":
        number, _, place = item.partition(".")
        index = next(n for n, entry in enumerate(WARS) if entry.id == number)
        return theater(texts, index, int(place) - 1)
    if category == "refusal":
        return space(texts, item)
    if category == "end":
        return texts(f"over-{item}")
    return texts(f"category-{category}")


def holder_picture(seat: int) -> str:
    """Returns the picture id of a holder's mark, "" for nobody."""
    return f"struggle/marks/{('france', 'britain', 'usa', 'spain')[seat]}" if seat != NOBODY else ""
