"""How good a position of Brazil: Imperial is, for bots and hints: features, weights, forecasts, odds."""
