# Vorlesen
map-kind-own_tile = Feld mit deiner Flagge
map-kind-own_unit = eigenes Geschwader
map-kind-rival_unit = Feld mit der Flagge des Gegners
map-kind-cloud = Feld ohne Flagge
map-kind-city = Konflikt
map-award = Prämie: { $region }
