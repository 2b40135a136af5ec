"""The words by which a seat is claimed: 512 short English nouns, each told apart by its first four letters."""

from __future__ import annotations

_LIST = """
acorn amber angle ankle apple apron arch arena armor arrow aspen atlas attic bacon badge bagel banjo barn bath bee
bell bench berry birch bison boat book bow brass bread brick bridge bronze brook brush bubble bucket bugle butter
cabin cable cactus cake camel canal candle canoe canvas canyon cape card carpet carrot cart castle cattle cave cedar
cello chain chalk chapel cheese cherry chess chorus cider cinder circle citrus city clam clay cliff clock cloud
clover coast cobalt cocoa coffee coin comet copper coral corn cotton cousin crab cradle crane crater cream creek
crocus crown cube cup cymbal daisy dance dawn deck deer delta desert desk diary dinner dish dock dome donkey door
dove dragon drawer dream drum duck dune dust eagle earth easel echo eel elbow elm ember engine fabric falcon farm
fence fern ferry fiddle field fig finch fire fish flag flame flint flock flour flute foam fog forest fork fossil fox
frame frost fruit fudge funnel galaxy garden garlic garnet gate gecko geyser ginger glass glove goat gold goose
grain grape grass gravel grove guitar gull hail hammer harbor harp hat hawk hazel hedge helmet herb heron hill hinge
holly honey hood hook horn horse hotel house ice igloo indigo ink inlet iris iron island ivory ivy jacket jade
jaguar jam jazz jelly jewel jigsaw judge juice jungle jury kayak kelp kettle key kiln kite kiwi knight knot koala
label lace ladder lagoon lake lamp lark laurel lava lawn leaf ledger lemon lens letter lichen lilac lily lime linen
lion lizard llama lock loom lotus lumber lute lynx magnet maize mango map maple marble market marsh mask mast meadow
medal melon mesa metal meteor mill minnow mint mirror mist mitten moat molten monk moon moose mosaic moss mule
museum music nail napkin narrow nectar needle nest nickel night noodle north nut oak oasis oat ocean octave olive
onion opal opera orange orbit organ osprey otter oven owl oyster paddle page palace palm panda paper parade park
parrot pasta path peach pear pebble pencil pepper piano picnic pier pigeon pillow pine pipe planet plate plaza plum
pocket poem pond pony poplar poppy porch potato prism puddle pulley puppet puzzle quail quartz quilt quiver rabbit
radio raft rail rain ranch raven recipe reed reef ribbon rice ridge ring river road robin rocket roof room rope rose
ruby rudder rug saddle sail salad salmon salt sand satin sauce scarf school scroll sea seed shadow shark sheep shell
shield ship shore shovel silk silver sketch sky slate sled smoke snail snow soap soil sonnet soup south spade sphere
spice spider spiral sponge spoon spring spruce stable star steam stone stool stork straw stream studio sugar summer
sun surf swan swing syrup table tailor talon tango tavern tea temple tent thread ticket tide tiger timber toast
tomato topaz torch tower town trail tray trunk tulip tundra tunnel turnip turtle twig valley velvet vine violet
voyage wagon wall walnut walrus waltz water wave wax weaver west whale wheat wheel willow wind winter wolf wood wool
wren yacht yarn yellow yogurt zebra zenith zinc zipper
"""
WORDS = tuple(_LIST.split())
