"""Tooltips of things on the map: what a space, Advantage or award is, its holder, and its use."""

from __future__ import annotations

from engine.struggle import facts
from engine.struggle.board import (
    ADVANTAGE_AT,
    ALLIANCE,
    AT,
    COMMODITY,
    COST,
    FORTS,
    LOCAL,
    NAMES,
    NAVAL,
    NEEDED_BY,
    PRESTIGE,
    TERRITORIES,
)
from engine.struggle.board import ADVANTAGE_IDS as ADVANTAGES_IN_ORDER
from engine.struggle.components import ADVANTAGES, AWARDS, REGIONS, SPACES, WARS
from engine.struggle.rules.control import flag_of, open_spaces
from engine.struggle.state import NOBODY
from game.i18n.names import aside
from game.i18n.texts import Texts
from game.struggle.map.map_view import Thing
from game.struggle.table_model import TableModel
from game.struggle.wording import words


def tip(texts: Texts, model: TableModel, thing: Thing) -> str:
    """Returns the tooltip of a space, an Advantage or an award on the map."""
    kind, name = thing
    if kind == "space":
        return _space(texts, model, int(name))
    return _advantage(texts, model, name) if kind == "advantage" else _award(texts, model, name)


def _space(texts: Texts, model: TableModel, space: int) -> str:
    s, bit = model.view, 1 << space
    data = SPACES[NAMES[space]]
    what = texts(f"kind-{data.type}")
    goods = COMMODITY[space]
    lines = [f"*{words.space(texts, space)}*, {what}{f' [{goods}]' if goods else ''}"]
    holder = flag_of(s, space)
    lines.append(texts("tip-held", side=texts(f"side-{power_of(holder)}")) if holder != NOBODY else texts("tip-empty"))
    if not NAVAL & bit:
        number = "tip-cp" if TERRITORIES & bit else "tip-cost"
        lines.append(texts(number, n=COST[space], points=texts(f"points-{_points(space)}")))
    marks = [name for name, mask in (("prestige", PRESTIGE), ("alliance", ALLIANCE), ("local", LOCAL)) if mask & bit]
    lines += [f"[{name}] {texts(f'mark-{name}')}" for name in marks]
    if data.theaters:
        lines.append(texts("tip-theaters", names=", ".join(_theater(texts, name) for name in data.theaters)))
    lines += [texts(f"state-{name}") for name in _states(model, space)]
    for index in NEEDED_BY[space]:
        lines.append(f"[advantage] {words.advantage(texts, ADVANTAGES_IN_ORDER[index])}")
    if not open_spaces(s) & bit:
        lines.append(texts("tip-opens", turn=data.opens))
    if (why := model.why_not_selectable(space)) is not None:
        lines.append(f"[lock] {words.reason(texts, why)}")
    return "\n".join(lines)


def power_of(flag: int) -> str:
    """Returns the id of the power with this flag number: "france", "britain", "usa" or "spain"."""
    return ("france", "britain", "usa", "spain")[flag]


def _points(space: int) -> str:
    return facts.POINTS_OF.get(SPACES[NAMES[space]].type, "military")


def _theater(texts: Texts, name: str) -> str:
    war, _, number = name.partition(".")
    index = next(n for n, entry in enumerate(WARS) if entry.id == war)
    return aside(texts, words.theater(texts, index, int(number) - 1), words.war(texts, index))


def _states(model: TableModel, space: int) -> list[str]:
    """Returns the ids of a space's states, such as a Conflict marker."""
    s, bit = model.view, 1 << space
    found = []
    if s.conflict & bit:
        found.append("conflict_plus" if s.plus_one & bit else "conflict")
    if facts.isolated_markets(s) & bit:
        found.append("isolated")
    if facts.protected_markets(s) & bit:
        found.append("protected")
    if FORTS & bit and s.damaged & bit:
        found.append("damaged")
    if s.huguenots & bit:
        found.append("huguenots_turned" if s.huguenots_turned & bit else "huguenots")
    return found


def _advantage(texts: Texts, model: TableModel, name: str) -> str:
    state = facts.advantage_states(model.view)[ADVANTAGE_AT[name]]
    needs = ", ".join(words.space(texts, AT[need]) for need in ADVANTAGES[name].needs)
    lines = [f"*{words.advantage(texts, name)}*", texts(f"advantage-{name}-text"), texts("tip-needs", names=needs)]
    if state.holder != NOBODY:
        lines.append(texts("tip-held", side=words.side(texts, state.holder)))
        lines.append(texts(f"advantage-state-{state.state}"))
    else:
        lines.append(texts("tip-empty"))
    if model.round is not None and model.deciding:
        why = facts.why_not_advantage(model.view, name)
        if why is not None:
            lines.append(f"[lock] {words.reason(texts, why)}")
    return "\n".join(lines)


def _award(texts: Texts, model: TableModel, region: str) -> str:
    s = model.view
    lines = [f"*{texts('tip-award', region=texts(f'region-{region}'))}*"]
    if not s.awards:
        return lines[0]
    award = AWARDS[s.awards[list(REGIONS).index(region)]]
    lines.append(texts("tip-award-worth", prize=words.prize(texts, award.vp, award.trp), n=award.margin))
    lead = next((x for x in facts.scoring_now(s) if x.category == "award" and x.item == region), None)
    if lead is not None:
        lines.append(texts("tip-award-now", france=lead.counts[0], britain=lead.counts[1]))
    return "\n".join(lines)
