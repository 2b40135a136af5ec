"""The pages of the rules, in their order; their texts are ``learn-<page>``."""

LEARN = (
    "goal",
    "turn",
    "choosing",
    "actions",
    "queue",
    "power",
    "plan",
    "war",
    "wonders",
    "leaders",
    "civbots",
    "end",
    "table",
    "rulings",
)
