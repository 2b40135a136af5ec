# What a coach says where a step of a lesson has no words of its own.
lesson-works-too = *それでも大丈夫です。*
lesson-lost = この手番ではもうできません。*取り消し*ますか、そのまま続けますか？
lesson-missed = レッスンは終わりですが、やり残しがあります。もう一度試すか、続けて遊びましょう。
