# What a coach says where a step of a lesson has no words of its own.
lesson-works-too = *Tak też można.*
lesson-lost = W tej turze już się tego nie zrobi. *Cofnij ruch* czy grasz dalej bez tego?
lesson-missed = Lekcja skończona, ale coś zostało niezrobione. Spróbuj ponownie albo graj dalej: stół jest twój.
