# What a coach says where a step of a lesson has no words of its own.
lesson-works-too = *That works, too.*
lesson-lost = That can’t be done any more this turn. *Take it back*, or go on without it?
lesson-missed = The lesson is over, and some of it was left undone. Try it again, or play on: the table is yours.
