"""Interfaces between rules and cards: base classes whose methods rule files call and cards override, with
registries."""
