# Lectura en voz alta
map-kind-own_tile = espacio con tu bandera
map-kind-own_unit = Escuadra tuya
map-kind-rival_unit = espacio con la bandera rival
map-kind-cloud = espacio sin bandera
map-kind-city = Conflicto
map-award = Recompensa de { $region }
