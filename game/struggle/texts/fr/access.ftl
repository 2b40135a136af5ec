# Lecture à voix haute
map-kind-own_tile = case à votre drapeau
map-kind-own_unit = Escadre à vous
map-kind-rival_unit = case au drapeau de l’adversaire
map-kind-cloud = case sans drapeau
map-kind-city = Conflit
map-award = Récompense : { $region }
