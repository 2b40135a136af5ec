"""Ids of the pages of Historia's rules, in order; their texts are `learn-<page>`."""

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
