"""Writes the text of Historia's cards, in words or symbols, from the operations in the components."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.historia import card_language as v
from engine.historia.components import (
    ACTIONS,
    ADVISORS,
    CIVBOT_CARDS,
    GOVERNMENTS,
    LEADERS,
    MILITARY,
    TECHNOLOGY,
    WONDERS,
)
from engine.historia.shapes import Aim, BotOperation, Level, Side
from game.i18n.texts import Texts

Sign = tuple[str, str]  # a symbol's name and the text beside it
Say = Callable[..., str]  # Texts, or a function that prefers shorter messages
MANY = 2  # a list of more operations uses the shortest messages


def operations(texts: Say, ops: Sequence[Any]) -> str:
    """Returns the text of several operations of a card as one phrase, with symbols in brackets."""
    return _joined(texts, [operation(texts, op) for op in ops], "op-joined")


def _joined(texts: Say, parts: list[str], message: str) -> str:
    if not parts:
        return ""
    whole = parts[0]
    for part in parts[1:]:
        whole = texts(message, a=whole, b=part)
    return whole


def operation(texts: Say, op: Any) -> str:
    """Returns the text of one operation of a card as a phrase, with symbols in brackets."""
    wording = _WORDINGS.get(type(op))
    return wording(texts, op) if wording is not None else texts(f"op-{op.op}", n=getattr(op, "n", 1))


def _cubes(texts: Say, op: v.Cubes) -> str:
    return texts("op-cubes" if op.source == "pool" else f"op-cubes-{op.source}", n=op.n)


def _reach_variant(name: str, texts: Say, op: Any) -> str:
    return texts(f"op-{name}-any" if op.reach else f"op-{name}")


def _trade(texts: Say, op: v.Trade) -> str:
    if not op.partner_vp:
        return texts("op-trade-free")
    return texts("op-trade-any" if op.reach else "op-trade", vp=op.partner_vp)


def _raid(texts: Say, op: v.Raid) -> str:
    return texts("op-raid", vp=op.vp, n=op.cubes)


def _action(texts: Say, op: v.ExtraAction) -> str:
    wording = texts(f"op-action-{op.mode}", action=texts(f"action-{op.action}"))
    if op.reach:
        wording = texts("op-with-reach", what=wording)
    return texts("op-with-strength", what=wording, n=op.strength) if op.strength else wording


def _vp_per(texts: Say, op: v.VpPer) -> str:
    message = "op-vp_per" if op.each > 1 else "op-vp_per-each"
    wording = texts(message, n=op.n, each=op.each, of=texts(f"count-{op.of}"))
    return texts("op-most", what=wording, n=op.most) if op.most is not None else wording


def _choose(texts: Say, op: v.Choose) -> str:
    return texts("op-choose", what=_joined(texts, [operations(texts, ops) for ops in op.of], "op-or"))


def _if(texts: Say, op: v.If) -> str:
    then, otherwise = operations(texts, op.then), operations(texts, op.otherwise)
    return texts("op-if" if otherwise else "op-if-only", test=test(texts, op.test), then=then, otherwise=otherwise)


_WORDINGS: dict[type, Callable[[Say, Any], str]] = {
    v.Cubes: _cubes,
    v.AddCube: lambda texts, op: texts(f"op-add_cube-{op.to}", n=op.n),
    v.Cards: lambda texts, op: texts(f"op-cards-{op.pick}", n=op.n),
    v.Expand: lambda texts, op: _reach_variant("expand", texts, op),
    v.Trade: _trade,
    v.Raid: _raid,
    v.War: lambda texts, op: texts("op-war", vp=op.vp),
    v.ExtraAction: _action,
    v.VpPer: _vp_per,
    v.Choose: _choose,
    v.If: _if,
}


def test(texts: Say, condition: v.Condition) -> str:
    """Returns a card's condition as a phrase with symbols in brackets."""
    if condition.kind == "most":
        return texts(f"test-most-{condition.of}")
    if condition.at_most == 0:
        return texts(f"test-no-{condition.kind}")
    return texts(f"test-{condition.kind}", n=condition.least or 0)


def possession(texts: Texts, condition: v.Condition) -> str:
    """Returns a condition without symbols, as a possession: "own a wonder"."""
    if condition.kind == "most":
        return texts(f"have-most-{condition.of}")
    if condition.at_most == 0:
        return texts(f"have-no-{condition.kind}")
    return texts(f"have-{condition.kind}", n=condition.least or 0)


def goal(texts: Texts, of: Aim) -> str:
    """Returns an aim's conditions without symbols: "4 lands and military 6"."""
    return _joined(texts, [goal_of(texts, condition) for condition in of.aim], "op-and")


def goals(texts: Texts, of: Aim) -> list[str]:
    """Returns an aim's conditions without symbols, a phrase for each: "4 lands", "and military 6"."""
    first, *others = [goal_of(texts, condition) for condition in of.aim]
    return [first, *(texts("goal-and", what=other) for other in others)]


def goal_of(texts: Texts, condition: v.Condition) -> str:
    """Returns one condition of an aim without symbols."""
    none = condition.at_most == 0
    return texts(f"goal-no-{condition.kind}" if none else f"goal-{condition.kind}", n=condition.least or 0)


def aim_words(texts: Texts, of: Aim) -> str:
    """Returns the sentence on what a leader's aim scores, and for what."""
    wording = _joined(texts, [possession(texts, condition) for condition in of.aim], "op-and")
    return texts("aim-scores", n=of.vp, what=wording)


# --- whole cards ------------------------------------------------------------------------------------------------------


def brief(texts: Texts, ops: Sequence[Any]) -> str:
    """Returns a text of few words on what a list of operations does, for a small card."""
    prefixes = ("short-", "brief-") if len(ops) > MANY else ("brief-",)
    back = [op for op in ops if isinstance(op, v.Cards)]
    if len(back) > 1:  # add up the cards that come back
        first, several = (
            ops.index(back[0]),
            back[0].model_copy(update={"n": sum(op.n for op in back), "pick": "several"}),
        )
        ops = [*ops[:first], several, *(op for op in ops[first:] if not isinstance(op, v.Cards))]

    def say(message: str, **values: Any) -> str:
        found = next((prefix + message for prefix in prefixes if texts.has(prefix + message)), message)
        return texts(found, **values)

    return capital(operations(say, ops)) + texts("mark-stop")


def card_brief(texts: Texts, card: str) -> str:
    """Returns a text of few words on what an Action's basic side or an advisor does."""
    return brief(texts, ACTIONS[card].basic.do if card in ACTIONS else ADVISORS[card].do)


def side(texts: Texts, of: Side) -> str:
    """Returns the sentence on what a side (basic or advanced) of an Action card does, without its cost."""
    return capital(operations(texts, of.do)) + texts("mark-stop")


def wonder(texts: Texts, name: str) -> str:
    """Returns the text of a wonder: when it may be used, and its effects."""
    card = WONDERS[name]
    lines = [texts(f"always-{always.kind}", n=always.n) for always in card.always]
    if card.do:
        when = _joined(texts, [texts(f"trigger-{trigger}") for trigger in card.when], "op-or")
        what = operations(texts, card.do)
        if card.test is not None:
            lines.insert(0, texts("wonder-when-test", when=capital(when), test=test(texts, card.test), what=what))
        else:
            lines.insert(0, texts("wonder-when", when=capital(when), what=what))
    return "\n".join(lines)


def advisor(texts: Texts, name: str) -> str:
    """Returns the text on what an advisor does."""
    return capital(operations(texts, ADVISORS[name].do)) + texts("mark-stop")


def government(texts: Texts, name: str) -> str:
    """Returns the text on what a government gives at the end of a turn."""
    ops = GOVERNMENTS[name].bonus
    return capital(operations(texts, ops) if ops else texts("no-bonus")) + texts("mark-stop")


def level(texts: Texts, track: str, number: int) -> str:
    """Returns the text on what reaching a level of a track (technology or military) brings: the cards or effects it
    unlocks, and its bonus."""
    row = (TECHNOLOGY if track == "technology" else MILITARY)[number]
    parts = [_unlock(texts, unlock) for unlock in row.unlocks]
    if row.bonus:
        parts.append(operations(texts, row.bonus))
    return capital(_joined(texts, parts, "op-joined") or texts("no-bonus")) + texts("mark-stop")


def _unlock(texts: Texts, unlock: str) -> str:
    what, _, value = unlock.partition(":")
    if what in ("card", "advanced"):
        return texts(f"unlock-{what}", card=texts(f"action-{value}"))
    return texts(f"unlock-{what}", n=int(value)) if value else texts(f"unlock-{what}")


def civbot_side(texts: Texts, ops: Sequence[BotOperation], small: bool = False) -> str:
    """Returns the text of one half of a Civbot's card; `small`: in the shortest form."""

    def operation_text(op: BotOperation) -> str:
        short = f"bot-sign-{op.op}"
        return texts(short if small and texts.has(short) else f"bot-op-{op.op}", n=op.n)

    return _joined(texts, [operation_text(op) for op in ops], "op-joined")


def civbot(texts: Texts, name: str) -> tuple[str, str]:
    """Returns the texts of the upper and the lower half of a Civbot's card."""
    card = CIVBOT_CARDS[name]
    return civbot_side(texts, card.upper), civbot_side(texts, card.lower)


def card(texts: Texts, kind: str, name: str) -> str:
    """Returns a card's whole text, for its tip and its zoom preview. Raises KeyError."""
    if kind == "action":
        found = ACTIONS[name]
        wording = f"*{texts('side-basic')}* ({found.basic.cost} [cube]): {side(texts, found.basic)}"
        if found.advanced is not None:
            of = texts("side-advanced-from", level=found.advanced.tech)
            wording += f"\n*{of}* ({found.advanced.cost} [cube]): {side(texts, found.advanced)}"
        return wording
    if kind == "leader":
        leader = LEADERS[name]
        return "\n".join(aim_words(texts, one) for one in (leader.low, leader.high))
    if kind == "civbot":
        first, then = civbot(texts, name)
        lines = (("side-first", first), ("side-then", then))
        return "\n".join(texts("labelled", label=f"*{texts(when)}*", what=what) for when, what in lines)
    return {"wonder": wonder, "advisor": advisor}[kind](texts, name)


def capital(text: str) -> str:
    """Returns the text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


# --- symbols ----------------------------------------------------------------------------------------------------------


def signs(ops: Sequence[Any]) -> list[Sign]:
    """Returns a list of operations as symbols with numbers, where there is no room for a sentence."""
    found: list[Sign] = []
    for op in ops:
        found += _signs(op)
    return found


def _signs(op: Any) -> list[Sign]:
    if isinstance(op, v.Cards):
        return [("cards", str(op.n))]
    if isinstance(op, v.Raid):
        return [("vp", str(op.vp)), ("cube", str(op.cubes))]
    if isinstance(op, v.Trade):
        return [("technology", "1"), *([("traded_with", str(op.partner_vp))] if op.partner_vp else [])]
    if isinstance(op, v.War):
        return [("vp", str(op.vp))]
    if isinstance(op, v.Expand):
        return [("on_map", "")]
    if isinstance(op, v.ExtraAction):
        return [(op.action, f"+{op.strength}" if op.strength else "")]
    if isinstance(op, v.VpPer):
        return [("vp", f"{op.n}/{op.each}"), (OF.get(op.of, op.of), "")]
    if isinstance(op, v.Choose):
        both = [signs(ops) for ops in op.of]
        return [sign for number, part in enumerate(both) for sign in ([("", "/")] if number else []) + part]
    if isinstance(op, v.If):
        return [*signs(op.then), *([("", "/"), *signs(op.otherwise)] if op.otherwise else [])]
    if isinstance(op, v.EndTurn):
        return [("turn_end", "")]
    if isinstance(op, v.Cubes) and op.source != "pool":
        return [("cube", str(op.n)), ("on_map", "")]
    name = {"cubes": "cube", "add_cube": "cube", "lose_vp": "lose_vp"}.get(op.op, op.op)
    number = f"+{op.n}" if op.op == "add_cube" else str(getattr(op, "n", ""))
    return [(name, number)]


OF = {
    "territories": "territory",
    "sole": "alone",
    "wonders": "wonder",
    "levels": "most",
    "weaker": "military",
    "richer": "most",
}
TESTED = {
    "territories": "territory",
    "sole": "alone",
    "wonders": "wonder",
    "technology": "technology",
    "military": "military",
    "levels": "lower_level",
    "supply": "supply",
    "advisors_used": "advisor",
    "attacks_in_era": "war",
    "trades_in_era": "trade",
    "most": "most",
    "peace": "peace",
}


def level_sign(row: Level) -> Sign:
    """Returns the sign of a level at the edge of the development plan, as (symbol, number): of the first thing it
    unlocks ("advanced" in place of a number for an Action's advanced side), else of its bonus; ("", "") if it brings
    nothing."""
    for unlock in row.unlocks:
        what, _, value = unlock.partition(":")
        if what == "cards":
            return (f"cards_{value}", "")
        if what == "navigation":
            return ("navigation", "")
        return (value, "advanced" if what == "advanced" else "")
    found = signs(row.bonus)
    return found[0] if found else ("", "")
