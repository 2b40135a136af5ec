# Lo que dice el guía cuando un paso de la lección no tiene palabras propias.
lesson-works-too = *También vale.*
lesson-lost = Eso ya no es posible en este turno. ¿*Deshacer*, o seguir sin eso?
lesson-missed = La lección terminó, y algo quedó por hacer. Repítela, o sigue jugando: la mesa es tuya.
