# What Bento the pilot says in the lessons: at most 25 words each, one new rule a step.

lesson-first_harvest = The first harvest
lesson-first_harvest-token = Welcome ashore! A turn begins with your token: move it under an arch, and that arch acts. Move it to *Build*.
lesson-first_harvest-token-idle = The seven arches stand below the map. Click *Build*; until you build, you can take it back.
lesson-first_harvest-token-lost = That is another arch, and one arch acts each turn. *Take it back*, or go on and build later.
lesson-first_harvest-farm = Now the place: a *field beside your Capital*. A Farm makes { $n } coffee [coffee] at once. Choose the Farm, then its field.
lesson-first_harvest-farm-idle = Click the *Farm* in the row of tiles, then one of the bright fields beside your Capital.
lesson-first_harvest-farm-met = There it stands. One way to pay, so nobody asked: your sugarcane [sugarcane] is gone.
lesson-first_harvest-farm-instead = *That works, too.* Every Building brings its goods at once. The Farm can wait a turn.
lesson-first_harvest-farm-lost = No Building any more this turn. *Take it back*, or go on without?
lesson-first_harvest-not_there = *Not there.* A Building stands beside a tile of your own, with no rival’s tile next to it.
lesson-first_harvest-terrain = *Wrong ground.* Each Building needs its own kind of land. The Farm wants a field.
lesson-first_harvest-coffee = Look at your new tile. Its goods *stay where they grew* and pay from there; only your supply has a limit, { $n }.
lesson-first_harvest-end = Nothing more to do here. *End your turn*, and watch what your rival does.
lesson-first_harvest-rival = Your rival has moved. What happened stands in the column on the right.
lesson-first_harvest-archer = Now spend the harvest. Token on *Deploy*: choose an Archer and a tile of yours. It brings a Combat card, too.
lesson-first_harvest-archer-met = He is ashore. Never the same arch twice in a row, remember: next turn it must be another.
lesson-first_harvest-archer-lost = No unit this turn. *Take it back*, or go on and deploy later?
lesson-first_harvest-same_arch = *Not the same arch twice in a row.* Your token must move on; Deploy is free.
lesson-first_harvest-cloud = One *free movement* every turn. Step onto a cloud beside him; what you turn up can’t be taken back.
lesson-first_harvest-cloud-instead = *That works, too.* He marches; the clouds can wait.
lesson-first_harvest-cloud-lost = You have no unit on the map. Deploy another, or *go on without*.
lesson-first_harvest-mission = You have { $vp ->
    [one] one point
   *[other] { $vp } points
 } [vp] by now. Your *Mission* of Era I asks for { $n } more { $n ->
    [one] thing
   *[other] things
 }: point at it.
lesson-first_harvest-done = *Your first harvest is in.* Next: what to do with it. Or play on from here; the table is yours.
