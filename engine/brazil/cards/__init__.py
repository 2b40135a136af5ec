"""The cards: one class each, entered here in the tables that rule files read."""

from __future__ import annotations


def register_all() -> None:
    """Enter every card with its numbers. Raises KeyError if a class has no component or a component no class."""
    from engine.brazil import components as c
    from engine.brazil.cards.combat import COMBAT_CARD_RULES
    from engine.brazil.cards.gold import GOLD_CARD_RULES
    from engine.brazil.cards.gold_questions import GOLD_RULES
    from engine.brazil.cards.monarchs import MONARCH_CARDS
    from engine.brazil.cards.paintings import PAINTING_CARDS
    from engine.brazil.cards.questions import register
    from engine.brazil.strength import COMBAT_RULES

    for painting in PAINTING_CARDS:
        register(painting, c.PAINTINGS[painting.id].numbers)
    for monarch in MONARCH_CARDS:
        register(monarch, c.MONARCHS[monarch.id].numbers)
    for gold in GOLD_CARD_RULES:
        gold.numbers = c.GOLD_CARDS[gold.id].numbers
        GOLD_RULES[gold.id] = gold
    for combat in COMBAT_CARD_RULES:
        entry = c.COMBAT_CARDS[combat.id]
        combat.cs, combat.cs_if, combat.numbers = entry.cs, entry.cs_if, entry.numbers
        COMBAT_RULES[combat.id] = combat
    for have, want in (
        ([p.id for p in PAINTING_CARDS], c.PAINTINGS),
        ([m.id for m in MONARCH_CARDS], c.MONARCHS),
        (list(GOLD_RULES), c.GOLD_CARDS),
        (list(COMBAT_RULES), c.COMBAT_CARDS),
    ):
        if sorted(have) != sorted(want):
            raise KeyError(f"cards without a class: {sorted(set(want) ^ set(have))}")
