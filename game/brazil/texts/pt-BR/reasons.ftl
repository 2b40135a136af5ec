# Por que não? Uma frase para cada recusa do motor: por quê, e o que a tornaria possível.
reason-action_first = Primeiro mova o marcador para um arco; as unidades se movem depois da ação dele.
reason-adjacent_only_to_seized = Ele só tocaria uma peça que você tomou: construa ao lado de uma que você mesmo construiu.
reason-adjacent_to_enemy = Uma peça de outro jogador fica ao lado deste hexágono: deixe um hexágono no meio.
reason-already_made = Você já fez { $product }; há um de cada.
reason-already_peeked = Você já sabe o que há ali: escolha uma peça que ainda não viu.
reason-already_used = Vale uma vez por partida, e você já a usou.
reason-arch_without_extra = { $arch } não dá movimento adicional; talvez ainda reste o movimento livre.
reason-battle_pending = Primeiro a batalha: escolha as cartas dela e depois siga.
reason-bid_first = Primeiro diga quantos pontos você oferece.
reason-bid_out_of_range = Ofereça de 0 a { $most } pontos.
reason-bonus_not_here = O seu marcador virado da Era { $era } não está sob o arco deste turno, ou o bônus já foi usado.
reason-cannot_afford = Você não pode pagar { $cost } com a reserva, as peças que controla e as cartas de Ouro.
reason-cannot_replace = { $over ->
    [any] Não se constrói sobre { $tile }. Graças a Dona Leopoldina, um Edifício pode substituir um Edifício seu de qualquer era que você controla, sem Palácio.
   *[early] Não se constrói sobre { $tile }. Só Igreja, Academia ou Cidade podem substituir um Edifício seu da Era I ou II, sem Palácio.
 }
reason-capital_is_safe = As Capitais dos outros estão a salvo: você não pode entrar nelas nem atacá-las.
reason-card_not_playable = Esta carta não se joga: paga como [gold], ou conta na sua mão no fim.
reason-cards_in_order = As cartas devem vir em ordem; escolha-as de novo.
reason-choose_capital_first = Primeiro escolha onde fica a sua Capital.
reason-choose_mission_era_first = Primeiro escolha a era da Missão que vai comprar.
reason-choose_monarch_first = Primeiro escolha o seu Monarca.
reason-choose_resource_first = Primeiro escolha o recurso que vai pegar.
reason-church_before_era_iii = Os Jesuítas trouxeram esta Igreja cedo: ela não pode ser renovada antes da Era III.
reason-does_not_pay = { $thing } não paga { $need }. O ouro vale por qualquer recurso; a ciência, por qualquer recurso ou ouro.
reason-drop_first = { $what ->
    [gold] Há cartas de Ouro demais na sua mão: primeiro descarte { $excess }.
    [combat] Há cartas de Combate demais na sua mão: primeiro descarte { $excess }.
   *[goods] A sua reserva está cheia demais: primeiro descarte { $excess }.
 }
reason-enemy_unit_there = Há uma unidade inimiga ali: vença-a ou construa em outro lugar.
reason-era_changes_first = Primeiro muda a era: ponha o marcador antigo sob um arco.
reason-era_too_early = Isto pertence à Era { $era }: pode ser construído quando ela começar.
reason-expedition_there = Há uma Expedição revelada ali: vença-a antes de construir.
reason-extra_move_needs = O movimento adicional de { $arch } não leva até ali; o botão dele diz aonde vai.
reason-finish_first = Termine primeiro a escolha em aberto: escolha, ou pule com o botão principal.
reason-game_over = A partida acabou; você ainda pode olhar tudo.
reason-give_cards_first = Primeiro entregue { $needs } cartas de Combate pela troca.
reason-goods_still_there = Ainda há bens sobre ele: gaste todos e depois renove.
reason-just_gained = { $thing } acabou de chegar, por esta mesma ação: paga a partir da próxima.
reason-keep_missions_first = Primeiro escolha as Missões que vai guardar.
reason-mission_incomplete = { $done } de { $of } objetivos cumpridos. Com todos cumpridos ao mesmo tempo, você pode anunciar esta Missão.
reason-mission_of_later_era = Esta Missão é da Era { $era }: anuncie-a quando ela tiver começado.
reason-monarch_of_other_colour = Este Monarca é de outra cor: escolha um da sua.
reason-needed_elsewhere = { $thing } faz falta em outra parte do custo: pague esta com outra coisa.
reason-needs_monarch_there = As Cidades nascem onde está o seu Monarca: traga-o primeiro até aqui.
reason-needs_unit_there = Graças a Arariboia, qualquer unidade sua funda Cidades; traga uma primeiro até aqui.
reason-no_capital_tile_there = Não há peça de Capital ali: escolha uma que ainda esteja livre.
reason-no_enemy_there = Não há quem atacar ali: escolha um hexágono com unidades ou peça inimigas.
reason-no_expedition_there = Não há Expedição onde esta unidade está: entre numa primeiro.
reason-no_flipped_token = Nenhum marcador virado seu está sob um arco; o primeiro vem quando a Era I acaba.
reason-no_missions_left = As Missões da Era { $era } acabaram: escolha outra era.
reason-no_movement_left = { $by ->
    [extra] O movimento adicional deste turno já foi usado.
   *[free] O movimento livre deste turno já foi usado.
 }
reason-no_palace_site = Nenhuma peça sua cumpre o que um Palácio pede; construa uma que cumpra e volte.
reason-no_slot_there = Não há encaixe para produtos ali: escolha um arco que tenha.
reason-no_stock = O estoque de { $tile } acabou; os dois lados dividem as mesmas peças.
reason-no_such_arch = Não existe esse arco: escolha um dos sete do seu tabuleiro.
reason-no_such_card_there = Essa carta não foi jogada: escolha uma das reveladas.
reason-no_such_hex = Não dá para ir até lá: escolha um hexágono do mapa que não seja o da unidade.
reason-no_such_option = Essa opção não está aberta agora: escolha uma das mostradas.
reason-no_such_palace = Não existe esse Palácio: escolha um de II a VI do seu tabuleiro.
reason-no_such_unit = Essas unidades não podem ir juntas: escolha unidades suas.
reason-no_unit_on_map = Você não tem unidade no mapa para mover: mobilize uma primeiro.
reason-not_a_building = Só se renovam Edifícios; Cidades e Capitais, nunca.
reason-not_a_deploy_site = As unidades chegam à sua Capital, ou a uma Cidade que você construiu e controla.
reason-not_a_resource = { $thing } não é um recurso: escolha cana-de-açúcar, café, pau-brasil ou algodão.
reason-not_adjacent_to_own = Precisa tocar uma peça que você construiu: escolha um hexágono junto ao seu império.
reason-not_after_a_battle = Esta carta não serve depois de uma batalha: jogue-a no seu turno, ou guarde-a.
reason-not_built_by_you = Outro jogador o construiu: só os seus Edifícios podem ser renovados.
reason-not_controlled = Você não controla esta peça: expulse as unidades inimigas, ou escolha outra.
reason-not_dealt_to_you = Essa Missão não foi dada a você: escolha uma das mostradas.
reason-not_held = Você não tem isto: { $thing }.
reason-not_on_offer = Não está disponível agora: escolha um dos que estão acesos.
reason-not_on_show = Essa pintura não está na galeria: escolha uma das expostas.
reason-not_on_that_hex = Todas devem estar no mesmo hexágono.
reason-not_your_turn = Agora quem decide é outro jogador; a sua vez já vem.
reason-nothing_legal = { $arch } não pode fazer nada por você agora: junte antes o que for preciso.
reason-nothing_open = Você não pode fazer isso agora; a barra acima do mapa diz o que fazer.
reason-nothing_to_use = Esta pintura não tem nada a usar: ela age sozinha.
reason-nothing_unexplored_there = Não há peça inexplorada ali: escolha um hexágono sob as nuvens.
reason-one_era_after_the_other = Primeiro escolha entre as Missões da Era { $era }.
reason-only_adjacent_attack = Só atira em hexágonos vizinhos: chegue mais perto primeiro.
reason-only_after_victory = Jogue esta carta logo depois de vencer uma batalha ou uma Expedição.
reason-only_dragoons_lead = Só um Dragão leva outras unidades; as demais se movem uma a uma.
reason-palace_already_placed = O Palácio do { $palace } já está no mapa: escolha outro.
reason-palace_forbids_flip = Há um Palácio sobre ele: pode ser reabastecido, mas nunca virado.
reason-palace_prerequisite = O Palácio do { $palace } pede outro tipo de peça; o seu tabuleiro mostra qual.
reason-palace_there_already = Já há um Palácio ali: cada peça leva no máximo um.
reason-payment_open = Termine de pagar primeiro: falta { $need }.
reason-same_arch = O seu marcador já está em { $arch }: a cada turno ele vai para outro arco.
reason-shape_mismatch = O encaixe é { $needs }, o produto { $found }: escolha um encaixe da forma dele.
reason-slot_taken = { $slot } já está melhorado: escolha um encaixe livre.
reason-token_already_moved = O seu marcador já foi para { $arch } neste turno.
reason-token_there_already = Já há um marcador virado seu sob { $arch }: escolha outro arco.
reason-too_far = Longe demais: as unidades se movem para um hexágono vizinho.
reason-too_few_combat_cards = Isto pede { $needs } cartas de Combate na sua mão.
reason-too_many_cards = No máximo { $most } cartas por batalha: retire algumas.
reason-unit_cannot_fire = Só Canhão ou Granadeiro atacam sem se mover; esta unidade precisa entrar no hexágono.
reason-unit_in_supply = Esta unidade não está no mapa: mobilize-a primeiro.
reason-unit_not_in_battle = Essa unidade não lutou aqui: escolha uma das que o vencedor usou.
reason-unit_on_map = Esta unidade já está no mapa: mobilize outra.
reason-water_needs_free_or_edge_move = Só o movimento livre ou o de Renovar entra na Água ou sai dela.
reason-wrong_terrain = Fica em { $needs }. Este hexágono: { $found }.
