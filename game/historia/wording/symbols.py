"""The symbols in Historia's texts, such as [cube], with their picture ids."""

from __future__ import annotations

NAMED = """
advanced advisor alone art attacked bell cards cards_1 cards_2 cards_3 chieftain civbot cube expansion exploit explored
fresh government guard king leader lose_vp lower_level military most navigation noble on_map pay peace pool raid ready
remove_wonder reserve revolution supply technology territory tourism trade traded_with turn_end vp war war_won wonder
"""
SYMBOLS = {name: f"historia/symbols/{name}" for name in NAMED.split()}
