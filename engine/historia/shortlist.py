def shortlist(s, seat, moves, n, rng):
    return moves[:n]
