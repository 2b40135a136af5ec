"""Contracts between the app, its screens and the games: shell, screen, plugin, registry, key bindings, toasts."""
