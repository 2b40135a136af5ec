"""The ids of the rules pages, in order; their texts are ``learn-<page>``."""

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
