# What a coach says where a step of a lesson has no words of its own.
lesson-works-too = *這樣也可以。*
lesson-lost = 本回合已不能這麼做。*收回*，還是就這樣繼續？
lesson-missed = 課程結束了，有些部分還沒完成。再試一次，或玩下去：桌面交給你。
