# O que este jogo empresta ao programa: cartão, cadeiras, opções, teclas, partidas salvas.
game-title = Brazil: Imperial
game-facts = 1 a 4 jogadores, { $challenges } desafios solo
game-about = Explore a terra, povoe-a, negocie e lute, das primeiras naus às ferrovias: o governo do Brasil está por conquistar.

new-monarch-note = Cada jogador escolhe um Monarca no jogo. As cores têm unidades e Monarcas diferentes.

colour-green = Verde
colour-orange = Laranja
colour-sky = Celeste
colour-purple = Roxo

option-mission_draft = Missões
option-mission_draft-1of2 = Ficar com 1 de 2
option-mission_draft-1of2-tip = Você recebe duas Missões de cada era e fica com uma delas.
option-mission_draft-1of3 = Ficar com 1 de 3
option-mission_draft-1of3-tip = Você recebe três Missões de cada era e fica com uma: mais escolha e um começo mais longo.
option-mission_draft-tip = Entre quantas Missões de cada era você escolhe no início.
option-monarchs = Monarcas
option-monarchs-chosen = Escolhidos
option-monarchs-chosen-tip = Cada jogador escolhe um dos Monarcas da sua cor.
option-monarchs-random = Sorteados
option-monarchs-random-tip = Cada jogador recebe por sorteio um dos Monarcas da sua cor.
option-monarchs-bid = Por lances
option-monarchs-bid-tip = Todos oferecem pontos de vitória em segredo. Quem oferece mais é o primeiro a escolher um Monarca de qualquer cor.
option-monarchs-tip = Como os jogadores recebem seus Monarcas. Com lances, pontos de vitória compram uma escolha mais cedo.
option-live_vp = Pontos durante o jogo
option-live_vp-own = Só os meus
option-live_vp-own-tip = Seus próprios pontos ficam sempre à vista; os dos outros, só no fim.
option-live_vp-all = Os de todos
option-live_vp-all-tip = Todos veem quantos pontos cada jogador tem.
option-live_vp-off = Ocultos
option-live_vp-off-tip = Nenhum ponto é mostrado até o fim do jogo.
option-live_vp-tip = De quem são os pontos de vitória mostrados durante o jogo. Objetivos de Missões ocultas nunca contam para os outros.
option-solo_difficulty = Dificuldade
option-solo_difficulty-printed = Como impressa
option-solo_difficulty-printed-tip = Rodadas, objetivos e batalhas como o desafio os traz.
option-solo_difficulty-recruit = Recruta
option-solo_difficulty-recruit-tip = Quatro rodadas a mais e um objetivo a menos para guardar.
option-solo_difficulty-hard = Veterano
option-solo_difficulty-hard-tip = Os holandeses compram mais uma carta de Combate em cada batalha.
option-solo_difficulty-governor = Governador-geral
option-solo_difficulty-governor-tip = Os holandeses compram mais uma carta de Combate em cada batalha, e há duas rodadas a menos.
option-solo_difficulty-tip = O quanto o desafio é difícil.

save-round = rodada { $round }, Era { $era }

command-turn_map = Girar o mapa
command-gallery = Pinturas e cidades
command-missions = Missões
command-arch_1 = Arco 1
command-arch_2 = Arco 2
command-arch_3 = Arco 3
command-arch_4 = Arco 4
command-arch_5 = Arco 5
command-arch_6 = Arco 6
command-arch_7 = Arco 7

handover-defend = { $name } foi atacado e escolhe cartas em segredo.
handover-attack = { $name } ataca e escolhe cartas em segredo.
handover-setup = { $name } escolhe Missões em segredo.
new-combat-1 = Capitais distantes
new-combat-2 = Capitais ao alcance umas das outras
new-combat-3 = Capitais vizinhas: batalhas desde cedo
new-length = cerca de { $minutes } minutos
