# The statistics page
menu-statistics = Statistics
statistics-title = Statistics
statistics-all = All games
statistics-everybody = All players
statistics-unnamed = No name
statistics-percent = { $n }%
statistics-percent-signed = { $sign }{ $n }%
statistics-games = { $n ->
    [one] game
   *[other] games
 }
statistics-since = since { $date }
statistics-nothing = No game finished yet. Play one to its end, and it is counted here.
statistics-nothing-here = No game of this kind finished yet.
statistics-won = won
statistics-interval = in the long run { $low } to { $high }
statistics-run = { $n ->
    [one] win in a row
   *[other] wins in a row
 }
statistics-run-note = the longest run
statistics-play = lost per choice
statistics-play-was = was { $n }%; lower is better
statistics-play-less = of the chance of winning; lower is better
statistics-luck = luck
statistics-luck-games = { $n ->
    [one] in one reviewed game
   *[other] in { $n } reviewed games
 }
statistics-no-review = review a game to see it
statistics-achievements = achievements
statistics-achievements-of = { $n }/{ $of }
statistics-achievements-newest = the newest: { $achievement }
statistics-achievements-none = none yet

# Panels
statistics-by-rung = Against each bot
statistics-by-game = By game
statistics-by-scenario = By scenario
statistics-by-seats = By number of players
statistics-by-role = By Monarch, side, civilization
statistics-share-note = games won, and the likely share
statistics-no-bots = no bots
statistics-seats = { $n ->
    [one] alone
   *[other] { $n } players
 }
statistics-row-tip = { $text }: { $won } of { $games } won. The true share lies between { $low } and { $high }, 19 times in 20.
statistics-verdict = You win { $percent } of your games against the { $rung }: the { $next } is next.
statistics-verdict-top = You win { $percent } of your games against the { $rung }, the strongest there is.
statistics-plot-play = Play and luck over time
statistics-plot-wins = Wins over time
statistics-plot-points = Points over time
statistics-plot-length = Length over time
statistics-plot-categories = Points by category
statistics-plot-note = { $n ->
    [one] the last game; click it to open its review
   *[other] the last { $n } games; click one to open its review
 }
statistics-plot-mean = mean of { $n ->
    [one] one game
   *[other] { $n } games
 }
statistics-play-legend = chance of winning lost per choice, in %; lower is better
statistics-luck-legend = luck: tiles, cards, battles
statistics-wins-legend = share won of the last ten games; pale: the likely range
statistics-points-legend = points, and their mean over ten games
statistics-length-legend = rounds, and their mean over ten games
statistics-point-tip = *Game { $number }: { $what }*
    { $result }
statistics-point-won = won { $vp } to { $rivals }
statistics-point-lost = lost { $vp } to { $rivals }
statistics-point-won-alone = won with { $vp } points
statistics-point-lost-alone = lost with { $vp } points
statistics-point-review = { $result }, lost { $play }% per choice, luck { $luck }
statistics-records = Records
statistics-record-none = not yet
statistics-achievements-title = Achievements
statistics-achievements-over = { $n } of { $of }, over the three games
statistics-achievement-fresh = New:
statistics-achievement-when = Done on { $date }.
statistics-achievement-open = Not done yet.
statistics-achievement-hint = Point at a medallion to read what it is for.
statistics-uncounted = { $n ->
    [one] One finished game among your saves is not counted here.
   *[other] { $n } finished games among your saves are not counted here.
 }
statistics-rebuild = Count the saves
statistics-rebuild-begins = Counting the saves
statistics-rebuilding = Counting the saves: { $n } of { $of }
statistics-export = Export CSV
statistics-exported = The table is in { $path }
statistics-not-exported = The table could not be written: { $reason }
statistics-list-title = Games
statistics-list-line = { $date } · { $result }
statistics-list-played = as { $role }, { $against }
statistics-against = against { $rung }
statistics-no-file = The save of this game is gone; only its result is kept.

# Told once after a game
statistics-achievement-new = { $n ->
    [one] New achievement: { $names }
   *[other] New achievements: { $names }
 }

# Trouble
statistics-damaged = The statistics were damaged ({ $reason }). They are kept as { $path }, and new ones begin. Your games are unharmed; the statistics page can count them again.
statistics-damaged-stays = The statistics are damaged ({ $reason }) and can’t be moved away: nothing is counted until { $path } is gone. Your games are unharmed.
statistics-busy = Another program has the statistics open. What could not be counted is counted with the next game, or by the statistics page after a restart.
statistics-newer = A newer version of this program wrote the statistics: they stay as they are, and nothing is counted here. Your games are unharmed.
statistics-read-only = The statistics are write-protected: nothing is counted until { $path } can be written. Your games are unharmed; the statistics page can then count them, after a restart, too.
statistics-failed = The statistics could not be read or written ({ $reason }). Your games are unharmed; the statistics page can count them later, after a restart, too.
statistics-rebuilt = { $counted ->
    [one] One finished game is counted
   *[other] { $counted } finished games are counted
 }, { $fresh } of them for the first time. Not counted of { $saves } saves: { $running } still running, { $left } branched off, finished elsewhere or played by bots alone, { $unreadable } unreadable.
cli-help-rebuild-statistics = count the finished games among the saves anew, and exit

# Achievements of every game
achievement-three_crowns = Three crowns
achievement-three_crowns-rule = Win each of the three games.
achievement-giant_slayer = Giant slayer
achievement-giant_slayer-rule = Win against an Emperor.
achievement-hairs_breadth = A hair’s breadth
achievement-hairs_breadth-rule = Win by a single point or on a tie-break.
