"""Maps of any game: the camera, the cursor over places, drag, keys and wheel, what is lit; no game is known here."""
