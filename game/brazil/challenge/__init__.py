"""The solo challenge on the screen: its briefing, rounds and standards at the table, odds, its end, the best results.

Models (`course`, `goals`, `best`) hold no pixels and ask the engine on views; everything that draws is built from them.
"""
