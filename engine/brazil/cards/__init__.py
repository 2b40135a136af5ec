"""Registers the rules of each painting, Monarch, Gold card, Combat card and exploration tile, with its numbers."""

from __future__ import annotations

from collections.abc import Iterable


def register_all() -> None:
    """Gives every painting, Monarch, Gold card, Combat card and exploration tile its numbers from the component files,
    and registers it for the rules.

    Raises ComponentError, with file, card and key, where a number is missing, misspelt or of the wrong type, and where
    a card has no class or a class no card.
    """
    from engine.brazil import components as c
    from engine.brazil.cards.combat import COMBAT_CARD_RULES
    from engine.brazil.cards.exploration import EXPLORATION_KINDS
    from engine.brazil.cards.gold import GOLD_CARD_RULES
    from engine.brazil.cards.monarchs import MONARCH_CARDS
    from engine.brazil.cards.paintings import PAINTING_CARDS
    from engine.brazil.questions import gold as gold_cards
    from engine.brazil.questions.combat import COMBAT_RULES
    from engine.brazil.questions.exploration import EXPLORATION_RULES
    from engine.brazil.questions.numbers import read
    from engine.brazil.questions.owned import register

    _same("paintings", "painting", (card.id for card in PAINTING_CARDS), c.PAINTINGS)
    _same("monarchs", "monarch", (card.id for card in MONARCH_CARDS), c.MONARCHS)
    _same("gold_cards", "gold_card", (card.id for card in GOLD_CARD_RULES), c.GOLD_CARDS)
    _same("combat_cards", "combat_card", (card.id for card in COMBAT_CARD_RULES), c.COMBAT_CARDS)
    kinds = dict.fromkeys(entry.kind or entry.id for entry in c.EXPLORATION.values())
    _same("capitals_exploration", "exploration", EXPLORATION_KINDS, kinds)
    for painting in PAINTING_CARDS:
        raw = c.PAINTINGS[painting.id].numbers
        painting.numbers = read("paintings", "painting", painting.id, painting.Numbers, raw)
        register(painting)
    for monarch in MONARCH_CARDS:
        monarch.numbers = read("monarchs", "monarch", monarch.id, monarch.Numbers, c.MONARCHS[monarch.id].numbers)
        register(monarch)
    for gold in GOLD_CARD_RULES:
        gold.numbers = read("gold_cards", "gold_card", gold.id, gold.Numbers, c.GOLD_CARDS[gold.id].numbers)
        gold_cards.register(gold)
    for combat in COMBAT_CARD_RULES:
        entry = c.COMBAT_CARDS[combat.id]
        combat.cs = entry.cs
        combat.numbers = read("combat_cards", "combat_card", combat.id, combat.Numbers, entry.numbers)
        COMBAT_RULES[combat.id] = combat
    for tile in c.EXPLORATION.values():
        rules = EXPLORATION_KINDS[tile.kind or tile.id](tile.id)
        rules.numbers = read("capitals_exploration", "exploration", tile.id, rules.Numbers, tile.numbers)
        EXPLORATION_RULES[tile.id] = rules


def _same(file: str, key: str, classes: Iterable[str], cards: Iterable[str]) -> None:
    """Raises ComponentError where classes and components don't pair off."""
    from engine.brazil.components import FILES
    from engine.core.components import ComponentError

    alone = sorted(set(classes) ^ set(cards))
    if alone:
        raise ComponentError(FILES.path(file), key, f"no class, or no component: {', '.join(alone)}")
