"""Texts in the player's language: Fluent files, glossary, names."""
