"""The four wars: theaters, tile effects, strength, spoils, conquest, the USA, and the tiles of the next war."""
