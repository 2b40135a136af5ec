"""Games over a network: the host that keeps the tables (seats, protocol, store, clocks), and the client's side of
them."""
