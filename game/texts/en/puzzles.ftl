# Puzzles: on the Learn page, at their table, and when they travel.
puzzles-heading = Puzzles
puzzles-note = One turn each, taken from real games.
puzzles-none = No puzzles yet. Review a game you have finished: your mistakes in it become puzzles.
puzzles-reading = Reading the puzzles …
puzzles-damaged = Your puzzles could not be read: { $path } is damaged ({ $detail }). The puzzles from your games start again in the first box.
puzzles-not-kept = Your result could not be saved: { $reason }
puzzles-added = { $n ->
    [one] 1 of your turns became a puzzle. You find it on the Learn page tomorrow.
   *[other] { $n } of your turns became puzzles. You find them on the Learn page tomorrow.
}
puzzles-paste = Paste a puzzle

puzzle-day = Puzzle of the day
puzzle-day-about = The same for everybody, and a new one tomorrow. Can you find the turn that wins most often?
puzzle-day-solved = You have solved today’s puzzle. A new one comes tomorrow.
puzzle-own = From your own game
puzzle-collection = Puzzle
puzzle-sent = A puzzle for you
puzzle-title = Find the best turn
puzzle-task = Play the turn with the best chance of winning. You see what this player knew.
puzzle-as-seen = { $when }, as { $name }
puzzle-ask = Play your turn. You can take moves back until it is judged.
puzzle-over = Your turn is decided. Have it judged, or try again.
puzzle-judge = Judge it
puzzle-next = Next puzzle
puzzle-try = Try it
puzzle-once-more = Try again
puzzle-not-tried = not tried yet
puzzle-stars = { $n ->
    [0] no star yet
    [one] 1 star
   *[other] { $n } stars
}
puzzle-comes-back = { $days ->
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
puzzle-solved-for-good = Solved for good: it does not come back.

puzzle-due = Due today
puzzle-due-about = from your own mistakes
puzzle-due-begin = Begin
puzzle-due-none = Nothing is due today.
puzzle-box-tip = { $days ->
    [one] Puzzles that come back after 1 day
   *[other] Puzzles that come back after { $days } days
}
puzzle-box = { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzle-collection-heading = All puzzles
puzzle-collection-solved = { $done } of { $all } solved
puzzle-collection-count = { $done } of { $all }
puzzle-idea-other = Mixed

puzzle-copy = Copy as text
puzzle-picture = Save as picture
puzzle-file = Puzzle
puzzle-copied = The puzzle is on the clipboard ({ $letters } characters).
puzzle-pictured = The picture is { $path }. Drop it on this program’s window to open the puzzle.
puzzle-not-exported = Could not export the puzzle: { $reason }
puzzle-refused = This puzzle could not be opened: { $reason }

menu-learn-due = { $n ->
    [one] Learn: 1 puzzle due today
   *[other] Learn: { $n } puzzles due today
}
settings-own-puzzles = Make puzzles of my mistakes
settings-own-puzzles-about = After a review, your costliest turns come back as puzzles: after { $first }, { $second }, { $third } and { $fourth } days, until you have solved them each time.
