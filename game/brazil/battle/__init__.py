"""A battle or an Expedition as a scene: what is on each side, how the cards are turned, and how it is drawn."""
