# Reading aloud
map-kind-own_tile = pole z twoją flagą
map-kind-own_unit = twoja eskadra
map-kind-rival_unit = pole z flagą rywala
map-kind-cloud = pole bez flagi
map-kind-city = konflikt
map-award = Nagroda: { $region }
