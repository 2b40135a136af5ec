# Términos explicados donde están.
symbol-furs = Pieles
symbol-fish = Pescado
symbol-tobacco = Tabaco
symbol-sugar = Azúcar
symbol-cotton = Algodón
symbol-spice = Especias
symbol-economic = Puntos económicos
symbol-diplomatic = Puntos diplomáticos
symbol-military = Puntos militares
symbol-debt = Deuda
symbol-treaty = Punto de Tratado
symbol-event = Puede jugarse un Evento
symbol-upgrade = Mejora Militar
symbol-france = Francia
symbol-britain = Gran Bretaña
symbol-usa = EE. UU.
symbol-spain = España
symbol-conflict = Marcador de Conflicto
symbol-prestige = Prestigio
symbol-alliance = Alianza
symbol-local = Alianza Local
symbol-fort = Fuerte
symbol-naval = Espacio naval
symbol-market = Mercado
symbol-political = Espacio político
symbol-territory = Territorio
symbol-advantage = Ventaja
glossary =
    Cambia|cambiar|cambiado: Poner tu bandera en un espacio vacío, o quitar una enemiga: una de las dos cosas.
    Arría|arriar|arriado: Quitar una bandera enemiga.
    Marcador de Conflicto|marcadores de Conflicto: El espacio bajo él cuesta 1, puede arriarlo una acción menor y no cuenta para nada.
    Protegido: Un mercado junto a una Escuadra o Fuerte intacto de su bando; al enemigo le cuesta 1 más.
    Aislado: Un mercado sin cadena hasta un Territorio, Fuerte o espacio naval de su bando. Se mira al empezar la ronda.
    Deuda Disponible: El Límite de Deuda menos la Deuda.
    Punto de Tratado|Puntos de Tratado: Completan puntos que faltan; 4 quedan de un turno a otro.
    Acción mayor|acciones mayores: Una línea de compras de una clase. Otra clase, la menor o la mejora la cierra.
    Acción menor|acciones menores: Una sola compra. No quita banderas ni Escuadras, salvo donde hay un marcador de Conflicto.
    Mejora Militar: Roba una loseta Básica y quédate la mejor de dos en un teatro.
    Dársena: Donde esperan las Escuadras construidas que no están en el mapa.
    Alianza Local|Alianzas Locales: Un espacio político fuera de Europa que sostiene una Ventaja.
    Punto de Conquista|Puntos de Conquista: Botín de un teatro que toma Fuertes, mercados, espacios navales y Territorios.
    Ventaja|Ventajas: Tuya mientras tengas todos los espacios que pide; dos por ronda como mucho.
    Demanda Mundial: Tres mercancías del turno; más mercados de una traen su recompensa.
