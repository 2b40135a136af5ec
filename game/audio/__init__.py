"""Sound effects, music and text-to-speech."""
