"""Internationalization: Fluent messages in the player's language, glossary, names, line breaks."""
