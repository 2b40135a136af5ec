"""The pages of the rules, in their order; their texts are ``learn-<page>``."""

LEARN = (
    "goal",
    "words",
    "turn",
    "arches",
    "paying",
    "movement",
    "combat",
    "missions",
    "scoring",
    "solo",
    "table",
    "rulings",
)
