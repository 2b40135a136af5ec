# Reading aloud
map-kind-own_tile = space with your flag
map-kind-own_unit = Squadron of yours
map-kind-rival_unit = space with your rival’s flag
map-kind-cloud = space without a flag
map-kind-city = Conflict
map-award = Award for { $region }
