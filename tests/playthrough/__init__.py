"""Players with a mouse, with a keyboard, or without patience: whole games through real events.

``python -m tests.playthrough keys --seed 3`` plays a game of two to its score; the tests play some rounds of the same.
"""
