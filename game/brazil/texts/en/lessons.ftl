# What Bento the pilot says in the lessons: at most 25 words each, one new rule a step.

lesson-first_harvest = The first harvest
lesson-first_harvest-token = Welcome ashore! Each turn your token goes to one arch, and that arch acts. Choose *Build*, below the map.
lesson-first_harvest-token-idle = The arches stand below the map. Click *Build*; until you build, you can take it back.
lesson-first_harvest-token-lost = That is another arch, and one arch acts each turn. *Take it back*, or go on and build later.
lesson-first_harvest-farm = Now the place: a *field beside your Capital*. A Farm makes { $n } coffee [coffee] at once. Choose the Farm, then its field.
lesson-first_harvest-farm-idle = Click the *Farm* in the row of tiles, then one of the bright fields beside your Capital.
lesson-first_harvest-farm-met = There it stands. There was one way to pay, so nobody asked: your sugarcane [sugarcane] is gone.
lesson-first_harvest-farm-instead = *That works, too.* Every Building brings its goods at once. The Farm can wait a turn.
lesson-first_harvest-farm-lost = No more Buildings this turn. *Take it back*, or go on without it?
lesson-first_harvest-not_there = *Not there.* A Building stands beside a tile of your own, with no rival’s tile next to it.
lesson-first_harvest-terrain = *Wrong ground.* Each Building needs its own kind of land. The Farm wants a field.
lesson-first_harvest-coffee = Point at your new tile. Its goods *stay where they grew* and pay from there; only your supply has a limit, { $n }.
lesson-first_harvest-end = Nothing more to do here. *End your turn*, and watch what your rival does.
lesson-first_harvest-rival = Your rival has moved: the card tells how. If the map changed, rings show where. *Continue* when you have seen it.
lesson-first_harvest-archer = Spend the harvest: token on *Deploy*, then an Archer. He lands in your Capital, and a Combat card comes with him.
lesson-first_harvest-archer-met = He is ashore. Remember: never the same arch twice in a row; next turn it must be another.
lesson-first_harvest-archer-lost = No unit this turn. *Take it back*, or go on and deploy later?
lesson-first_harvest-same_arch = *Not the same arch twice in a row.* Your token must move on to another.
lesson-first_harvest-step = Each turn one unit may *move free*, after the arch has acted. Follow the light; then click the Archer and the ringed hex.
lesson-first_harvest-next = Each turn starts with the token on *another arch*; then the Archer may move again. If your turn still runs, *end it*.
lesson-first_harvest-cloud = Once the arch has acted, click the Archer, then *the cloud*. What he turns up stays: a discovery cannot be taken back.
lesson-first_harvest-cloud-idle = Click the Archer, then the *ringed hex*. On a new turn, place your token first; then he may move again.
lesson-first_harvest-cloud-met = The cloud is gone for good. If an *Expedition* waits there, leave it alone for now; you will fight one in a later lesson.
lesson-first_harvest-cloud-lost = You have no unit on the map. Deploy another, or *go on without one*.
lesson-first_harvest-mission = You have { $vp } [vp]. An *Expedition* can wait. Your Era I *Mission* has { $n ->
    [one] one objective
   *[other] { $n } objectives
 } still open: point at it.
lesson-first_harvest-done = *Your first harvest is in.* Next: goods and gold. Or play on from here; the table is yours.

lesson-goods = Goods and gold
lesson-goods-harbor = Token on the *Harbor*: take one resource of your choice for free. Brazilwood [brazilwood] will serve us for dye.
lesson-goods-harbor-idle = Click the *Harbor*, then one of the resources it offers.
lesson-goods-end = That is all for now. If you are still asked something, choose; then *end your turn* and watch what your rival does.
lesson-goods-trade = Token on *Trade*: swap coffee [coffee] for gold [gold] at the rate shown, as often as you like.
lesson-goods-trade-idle = Move your token to *Trade*, then choose the exchange that brings gold.
lesson-goods-next_turn = *One arch a turn.* Your token has moved already; end the turn, then choose this one.
lesson-goods-same_arch = *Not the same arch twice in a row.* Use another, and come back a turn later.
lesson-goods-poor = *You cannot pay that yet.* The Harbor gives a resource for free; your tiles pay, too.
lesson-goods-product = Now *Manufacture* dye, and choose the arch it improves. *Gold stands for any resource*, so it fills in for missing brazilwood.
lesson-goods-product-met = The product improves its arch for the whole game, and dye is worth { $vp } [vp].
lesson-goods-renovate = A Building *without goods* can be renovated: it makes them again, or flips to its other side. *Renovate* your empty Farm; if you cannot pay, use the *Harbor* first.
lesson-goods-renovate-met = There is your second harvest. Building, spending, renovating: that is how a coast grows rich.
lesson-goods-full = *Goods still lie there.* Spend them all first; only an empty Building can be renovated.
lesson-goods-done = *You know your goods now.* Next: into the interior. Or play on from here; the table is yours.

lesson-interior = Into the interior
lesson-interior-arch = Most arches bring an *additional movement*, each of its own kind. Choose *Renovate*: a unit may walk along the edge of the map.
lesson-interior-arch-lost = This arch has no such movement, and your token has moved. *Take it back*, or go on without it?
lesson-interior-free = Renovate first, or skip it. Then your *free movement*: lead the Monarch one step toward the cloud at the edge.
lesson-interior-far = *Too far.* A movement takes a unit to a neighbouring hex, no further.
lesson-interior-cloud = Now the arch’s movement: *onto the cloud*. Your unit turns its tile up, and that can’t be taken back.
lesson-interior-nobody = You have no unit on the map. *Take it back*, deploy one, or go on without one.
lesson-interior-rest = *No movement of that kind is left.* End your turn; with the next one they come back.
lesson-interior-edge = *That movement goes elsewhere.* With Renovate: to a hex at the edge of the map, or on and off Water.
lesson-interior-expedition = An *Expedition* waits. Add your units’ strength and up to { $n } Combat cards: equal it and you win. Fail, and only cards are lost.
lesson-interior-expedition-lost = No Expedition lies open. Look behind another cloud, or *go on without one*.
lesson-interior-expedition-met = A beaten Expedition pays at once. One that holds out stays there, and you may come back stronger.
lesson-interior-deploy = Now *Deploy* another unit. That arch’s movement brings any unit home to your Capital, however far it is.
lesson-interior-next_turn = *One arch a turn.* End this turn first; then the Deploy arch is yours.
lesson-interior-done = *You find your way inland.* Next: a battle. Or play on from here; the table is yours.

lesson-battle = A battle
lesson-battle-strength = A rival Sawmill stands beside your Archer. Its points, { $n } [vp], are its strength, and *the defender wins a tie*. Point at it.
lesson-battle-token = With your token on Harbor or Trade, your units fight stronger: [cs]+{ $attack } attacking, [cs]+{ $defence } defending. Take the *Harbor*.
lesson-battle-march = Take your resource, then march: your Archer’s *free movement onto the Sawmill*. Entering a rival’s tile begins the battle.
lesson-battle-far = *Too far.* March with the unit that stands beside it.
lesson-battle-action_first = *The token first.* Units move after the arch has acted.
lesson-battle-seal = Now up to { $n } Combat cards, *face down*. The higher sum wins, and every card played is gone, win or lose.
lesson-battle-sealed = Both totals are revealed and decide the battle. Close it when you have seen what each side wins and loses.
lesson-battle-seized = Your Archer stays and *seizes* the tile: its goods pay for you, its points are yours. You cannot renovate it. Point at it.
lesson-battle-seized-lost = Beaten. Your units go back to the supply and *return free of charge*. Go on, and try again with more strength.
lesson-battle-done = *You have seen a battle.* Next: Missions and eras. Or play on from here; the table is yours.

lesson-missions = Missions, eras
lesson-missions-post = Your *Mission* of Era I is nearly done. Build the *Trading Post* it asks for, on a forest beside your empire.
lesson-missions-forest = *Wrong ground.* A Trading Post wants forest.
lesson-missions-beside = *Not there.* It must touch a tile that you built.
lesson-missions-announce = All objectives are met: *announce the Mission*, at any time in your turn. It brings { $vp } [vp], and Era II begins for everybody.
lesson-missions-announce-idle = The button stands beside the Mission, in the column on the right.
lesson-missions-palace = A Mission also raises a *Palace*, on a tile you built that meets its condition. Its bonus comes now, its points at the end.
lesson-missions-token = Take the Palace’s bonus. Then your old token goes, *flipped*, under an arch: using that arch, you may peek at one cloud.
lesson-missions-token-lost = The era has not turned in this turn. Go on without, or *try the lesson again*.
lesson-missions-era = Era II opens new Buildings, and *Cities*, founded where your Monarch stands. End your turn when you are ready.
lesson-missions-free = Your new token *may go anywhere*, even to the arch you used last. After that the old rule holds again.
lesson-missions-done = *The era has turned.* Next: a whole short game, with me beside you. Or play on from here.

lesson-short_game = A short game
lesson-short_game-buildings = A whole game, until Era III begins. Start with land: raise *more than one Building*, and let their goods pay for the next.
lesson-short_game-unit = Now somebody to see the land: *deploy a unit*. Every unit you ever deployed scores its points at the end.
lesson-short_game-upgrade = Make yourself stronger: a *painting* works from the moment you take it, a *product* improves its arch.
lesson-short_game-mission = Steer for your Mission now: whoever announces one of Era I turns the era. Objectives yours still asks for: { $n }.
lesson-short_game-own = Era II! If your rival was quicker, *announce your own Mission still*: its points and its Palace wait for you.
lesson-short_game-second = On to the Mission of Era II; when somebody announces one, we are in port. Your points now: { $vp } [vp].
lesson-short_game-done = *Era III is here, and you need no pilot any more.* Play on to the end, or begin a game of your own.
