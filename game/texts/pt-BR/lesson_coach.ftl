# O que o guia diz quando um passo da lição não tem palavras próprias.
lesson-works-too = *Também serve.*
lesson-lost = Neste turno isso não dá mais. *Desfazer*, ou seguir sem isso?
lesson-missed = A lição acabou, e algo ficou por fazer. Repita-a, ou continue jogando: a mesa é sua.
