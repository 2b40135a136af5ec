"""Ids of the pages of Imperial Struggle's rules, in order; their texts are `learn-<page>`."""

LEARN = ("goal", "words", "turn", "round", "buying", "military", "cards", "wars", "scoring", "table", "rulings")
