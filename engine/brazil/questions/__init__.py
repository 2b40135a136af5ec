"""Interfaces between rules and cards: base classes with methods that rules call and cards override."""
