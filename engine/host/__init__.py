"""The host of games between several places: tables, seats, protocol, store, clocks, and the client's side of them."""
