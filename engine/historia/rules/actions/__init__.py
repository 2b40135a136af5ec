"""The choices that operations of cards ask for (targets, wonders, cubes, cards, options): one module each."""
