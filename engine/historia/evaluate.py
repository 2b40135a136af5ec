def evaluate(s, seat):
    return float(s.seats[seat].vp)
