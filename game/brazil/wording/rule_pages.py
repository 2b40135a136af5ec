"""The order of the rules pages; their texts are ``learn-<page>``."""

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
