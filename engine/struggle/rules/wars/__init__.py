"""The four wars: theaters revealed, tile effects, strength, spoils, conquest, the USA, and the next display."""
