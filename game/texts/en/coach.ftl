# The first start, the lessons on the Learn page, and what every coach says.
first-title = Three board games in one box. Which will it be today?
first-lesson = Show me the game
first-lesson-about = A few minutes, and you play from the first click.
first-game = I know the board game
first-game-taught = Your first game
first-strength = How strong should your opponent be?
first-settler = for a first game
first-merchant = takes its chances
first-governor = plans its turns
first-menu = Menu

menu-learn-on = Learn: lesson { $number }
menu-quick = Quick game
learn-hub-title = Learn
lesson-count = { $done } of { $all } lessons
lesson-heading = Lessons
lesson-note = On the real table, with { $coach } beside you. In any order; leave and come back when you like.
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-done = Done
lesson-prepared-table = This lesson begins at a prepared table.
lesson-begin = Begin
lesson-go-on = Continue
lesson-again = Play again
lesson-not-started = This lesson cannot be started: { $reason }
lesson-damaged = Your progress in the lessons could not be read: { $path } is damaged ({ $detail }). The lessons start afresh.
learn-pages-note = Every rule, page by page
learn-key = Press { $key } during a game to read the rules on whatever you point at.

coach-why = Why?
coach-again = Again
coach-on = Continue
coach-on-spoken = { $words } Press { $button } to go on.
coach-leave = Leave
coach-back = Back
coach-take-back = Take back
coach-go-on = Go on
coach-next = Next lesson
coach-first-game = Easy game
coach-play-on = Play on
coach-read = Read the page
coach-page = Handbook: { $page }
coach-calls = { $key } calls { $name } back
coach-call = Call { $name } back
coach-dots = Step { $step } of { $steps }
coach-recap = Here is what happened meanwhile. Point at a numbered line to see where, then press *{ $button }*.
coach-recap-plain = Here is what happened meanwhile. When you have read it, press *{ $button }*.
coach-others-play = { $n ->
    [one] Your rival is playing. Watch what changes; the log keeps every move.
   *[other] Your rivals are playing. Watch what changes; the log keeps every move.
}
command-coach_again = In a lesson: say it again
command-coach_away = In a lesson: send the coach away, or call back

review-offer = Your first game is over! The review shows which turns mattered most, and what a strong player would have done instead.
review-offer-yes = Show me
