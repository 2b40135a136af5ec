"""Measurements of bots and games: games between bots, strength, balance, stored results, cluster, benchmarks. No game
imports it."""
