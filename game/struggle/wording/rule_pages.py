"""The pages of the rules, in their order; their texts are ``learn-<page>``."""

LEARN = ("goal", "words", "turn", "round", "buying", "military", "cards", "wars", "scoring", "table", "rulings")
