"""Position evaluation of Brazil: Imperial, for bots and hints: features, weights, forecasts, odds."""
