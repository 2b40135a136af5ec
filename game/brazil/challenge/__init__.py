"""Solo challenges: briefing, goals and rounds at the table, odds of attacks, end screen, best results.

The models (`progress`, `goal_status`, `best_results`) hold no pixels and ask the engine on views; widgets are built
from them.
"""
