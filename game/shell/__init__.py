"""Contracts between the app, its screens and the games (shell, screen, plugin, registry), and what they share: table
factory, key bindings, narrator, toasts, self-test."""
