# Was ein Coach sagt, wo ein Schritt einer Lektion keine eigenen Worte hat.
lesson-works-too = *Das geht auch.*
lesson-lost = In diesem Zug geht das nicht mehr. *Nimm es zurück*, oder mach ohne weiter?
lesson-missed = Die Lektion ist vorbei, und manches blieb ungetan. Versuch sie noch einmal oder spiel weiter: Der Tisch gehört dir.
