# O registro: uma linha para cada tipo de acontecimento.
event-MissionsKept = { $name } escolheu as Missões.
event-BidMade = { $vp ->
    [-1] { $name } fez um lance fechado.
   *[other] { $name } oferece [vp] { $vp }.
 }
event-MonarchChosen = { $name } será governado por { $thing }.
event-CapitalsRevealed = As Capitais são reveladas; { $name } escolhe primeiro.
event-CapitalChosen = { $name } funda uma Capital. O recurso dela: { $thing }.
event-TurnBegan = Rodada { $round }: { $name }
event-TokenPlaced = { $name } leva o marcador a { $thing }.
event-GoodsGained = { $name } recebe { $goods }.
event-GoodsPaid = { $name } paga { $goods }.
event-GoodsDropped = { $name } perde { $goods }.
event-CardsPaid = { $name } entrega { $deck } × { $n }.
event-CardDrawn = { $name } compra uma { $deck }: { $thing }.
event-CardDrawn-hidden = { $name } compra uma { $deck }.
event-MissionDrawn = { $name } compra uma Missão: { $thing }.
event-MissionDrawn-hidden = { $name } compra uma Missão de { $era }.
event-DeckShuffled = Os descartes são embaralhados num novo baralho.
event-GoldCardPlayed = { $name } joga { $thing }.
event-PaintingUsed = { $name } usa “{ $thing }”.
event-UnitDeployed = { $name } mobiliza: { $thing }.
event-PaintingTaken = { $name } pega “{ $thing }”.
event-GalleryRefilled = “{ $thing }” chega à galeria.
event-TileBuilt = { $name } constrói: { $thing }.
event-SecondBuildClosed = { $why ->
    [fresh_goods] Sem segunda construção: o que a primeira trouxe não pode pagar na mesma ação.
   *[nothing] Sem segunda construção: não há nada que se possa pagar e colocar.
}
event-CityRevealed = Há uma nova Cidade disponível: { $thing }.
event-TileRenovated = { $name } renova: { $thing }.
event-TileRenovated-flipped = { $name } vira uma peça: agora é { $thing }.
event-ProductMade = { $name } faz { $thing }, posto em { $place }.
event-Traded = { $name } troca { $thing }.
event-UnitsMoved = { $name } move: { $thing }, para { $place }.
event-TilePeeked = { $name } espia uma peça: { $thing }.
event-TilePeeked-hidden = { $name } espia uma peça inexplorada.
event-TileExplored = { $name } explora e encontra: { $thing }.
event-TileKept = { $name } guarda: { $thing }.
event-TileKept-gone = { $thing }: a peça sai do jogo.
event-ExpeditionFought-won = { $name } vence uma Expedição, { $attack } a { $defence }.
event-ExpeditionFought-lost = Uma Expedição resiste a { $name }, { $defence } a { $attack }.
event-BattleBegan = { $name } ataca.
event-CardsSealed = { $name } selou cartas de Combate.
event-CardsRevealed = Cartas de Combate: { $attack } contra { $defence }.
event-CardCancelled = { $name } anula uma carta do adversário: { $thing }.
event-BattleEnded = { $name } ataca { $other }, { $attack } a { $defence }: vitória de { $winner }.
event-UnitsDefeated = { $name } perde: { $thing }.
event-TileSeized = { $name } toma uma peça inimiga.
event-MissionAnnounced = { $vp ->
    [0] { $name } anuncia uma Missão: { $thing }.
   *[other] { $name } anuncia uma Missão: { $thing }, [vp] { $vp }.
 }
event-PalacePlaced = { $name } coloca um Palácio: { $thing }.
event-OldTokenPlaced = { $name } deixa o marcador antigo sob { $thing }.
event-EraBegan = Começa uma nova era. { $era }
event-LastRound = { $name } anunciou uma Missão da Era III: esta é a última rodada.
event-GameEnded-mission = Fim de jogo: uma Missão da última era foi anunciada.
event-GameEnded-last_round = Fim de jogo: a última rodada foi jogada.
event-GameEnded-goals = Todas as metas cumpridas: desafio vencido.
event-GameEnded-goals_missed = As rodadas acabaram: desafio perdido.

# O que um lugar fez, ao lado do seu distintivo.
phrase-LastRound = traz a última rodada
phrase-EraBegan = { $era }
phrase-BattleEnded = vence { $loser }, { $high } a { $low }
phrase-TileSeized = toma uma peça inimiga
phrase-MissionAnnounced = anuncia { $thing }
phrase-PalacePlaced = coloca { $thing }
phrase-TileBuilt = constrói { $thing }
phrase-ProductMade = faz { $thing }
phrase-PaintingTaken = pega “{ $thing }”
phrase-UnitDeployed = mobiliza { $thing }
phrase-TileExplored = descobre { $thing }
phrase-TileKept = guarda a peça
phrase-TileKept-gone = a peça sai do jogo
phrase-TileRenovated = reabastece { $thing }
phrase-TileRenovated-flipped = vira uma peça: { $thing }
phrase-MissionsKept = escolhe Missões
phrase-GoodsGained = pega { $goods }
phrase-BidMade = { $vp ->
    [-1] faz um lance fechado
   *[other] oferece [vp] { $vp }
 }
phrase-CapitalChosen = funda uma Capital
phrase-MonarchChosen = é governado por { $thing }
phrase-GoldCardPlayed = joga { $thing }
phrase-CardDrawn = compra { $thing }
phrase-CardDrawn-hidden = compra uma { $deck }
phrase-CardsDrawn-combat = compra { $n } cartas de Combate
phrase-CardsDrawn-gold = compra { $n } cartas de Ouro
phrase-Traded = troca { $thing }
phrase-UnitsMoved = move { $thing }
phrase-TokenPlaced = vai a { $thing }
