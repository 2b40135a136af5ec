subtitle = Explore, povoe e governe, das primeiras velas às ferrovias
back = Voltar
done = Pronto
cancel = Cancelar
next = Próxima
previous = Anterior

menu-games = Três jogos: Brazil: Imperial · Historia · Imperial Struggle
menu-continue = Continuar
menu-new = Novo jogo
menu-solo = Desafio solo
menu-load = Abrir
menu-learn = Aprender
menu-settings = Ajustes
menu-gallery = Galeria
menu-credits = Créditos
menu-quit = Sair
menu-odd = { $count ->
    [one] Um arquivo salvo não pode ser aberto
   *[other] { $count } arquivos salvos não podem ser abertos
}
menu-odd-tip = Postos de lado, e nada neles é tocado: { $names } Estão em { $folder }

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
theme-parchment = Pergaminho
theme-slate = Ardósia
theme-contrast = Alto contraste

settings-title = Ajustes
settings-look = Aparência
settings-scale = Tamanho da interface
settings-language = Idioma
settings-theme = Tema
settings-full-screen = Tela cheia
settings-pace = Ritmo
settings-steps = Jogadas dos robôs
settings-steps-slow = Devagar
settings-steps-normal = Normal
settings-steps-at-once = De uma vez
settings-emperor = Imperador: segundos por turno
settings-seconds = { $whole } s
settings-speed = Velocidade da animação
settings-speed-value = { $speed }×
settings-speed-instant = Imediata
settings-pause = Esperar por mim depois da rodada de um robô
recap-replay = Mostrar de novo
recap-on = Continuar
recap-more = { $n ->
    [one] e mais um passo menor; está no registro
   *[other] e mais { $n } passos menores; estão no registro
}
settings-motion = Menos movimento
settings-confirm = Perguntar antes de encerrar o turno quando restar um combate, uma descoberta, pontos ou uma compra
settings-sound = Som
settings-sound-on = Som ligado
settings-master = Volume geral
settings-effects = Efeitos
settings-music = Música
settings-interface = Interface
settings-files = Arquivos
settings-folders =
    Ajustes: { $config }
    Jogos salvos: { $saves }
settings-keys = Teclas
settings-damaged-title = Não foi possível ler seus ajustes
settings-damaged = O arquivo { $path } está danificado ({ $detail }). O jogo começa com os ajustes padrão.
settings-damaged-aside = O arquivo danificado foi guardado como { $path }.
settings-damaged-stays = Não foi possível mover o arquivo danificado; ele será substituído quando você mudar um ajuste.
safe-start-title = Início seguro
safe-start = Da última vez, o jogo fechou antes de mostrar qualquer coisa. Desta vez ele começa sem os seus ajustes e sem os seus cenários, e o menu não mostra os seus jogos salvos. Nada se perdeu: os jogos salvos estão em { $saves } e na página Abrir, os ajustes em { $settings }. No próximo início tudo é lido de novo.
set-aside-title = Não foi possível mostrar um arquivo
set-aside = { $count ->
    [one] Não foi possível mostrar { $names }; o arquivo foi movido para { $folder }. Todo o resto continua como estava.
   *[other] Não foi possível mostrar estes arquivos, que foram movidos para { $folder }: { $names }. Todo o resto continua como estava.
}
settings-not-written = Não foi possível guardar seus ajustes: { $reason }
sound-on = Som ligado
sound-off = Som desligado

new-title = Novo jogo
solo-title = Desafio solo
solo-note = Sozinho contra o mapa, as rodadas e o que os objetivos pedem. Comece por aqueles que têm um selo.
new-seats = { $seats ->
    [one] 1 jogador
   *[other] { $seats } jogadores
 }
new-players = Jogadores
new-options = Opções
new-meant = { $value } ({ $said })
new-count = Número de jogadores
new-start = Começar
new-none = Nenhum cenário foi encontrado. Recoloque a pasta scenarios ao lado do programa.
new-faults = Estes arquivos de cenário têm um defeito e ficaram de fora:
who-person = Pessoa
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Fácil
bot-settler = Colono
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Médio
bot-merchant = Mercador
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Forte
bot-governor = Governador
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Mais forte
bot-viceroy = Vice-rei
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = O mais forte
bot-emperor = Imperador

load-title = Jogos salvos
load-none = Ainda não há jogos salvos. Eles ficam em { $folder }
load-delete = Apagar
load-delete-ask = Apagar “{ $name }” para sempre?
load-not-deleted = Não foi possível apagar: { $reason }
load-failed = Não foi possível abrir este jogo: { $reason }
load-journal-lost = Nem todos os lances feitos depois do salvamento puderam ser refeitos. Eles ficam guardados ao lado do arquivo. ({ $reason })
load-journal-missing = Podem faltar lances feitos depois deste salvamento: o arquivo de registro ao lado dele sumiu ou foi cortado. O jogo continua depois do lance { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] Este programa não tem o robô “{ $rungs }”: { $bot } joga no lugar dele.
   *[other] Este programa não tem estes robôs: { $rungs }. { $bot } joga no lugar deles.
}
load-on-the-table = Este jogo está na mesa.
saved-again = O jogo está de novo no disco.
unsaved-title = Não salvo
unsaved-body = O jogo que está na mesa não pôde ser salvo. Se você sair agora, perde o que foi jogado desde o último salvamento. ({ $reason })
unsaved-again = Tentar de novo
unsaved-leave = Sair sem salvar
unsaved-stay = Ficar
load-unknown-game = Este programa não conhece o jogo a que isto pertence ({ $game }). Talvez uma versão mais nova conheça.
saved = Salvo.
not-saved = Não foi possível salvar o jogo: { $reason }
unpacked-gone = Os arquivos do próprio programa em { $folder } foram apagados enquanto ele estava aberto. Seus jogos estão salvos. Feche o programa e abra-o de novo em breve: até lá podem faltar imagens, sons e adversários.
cannot-start = Não é possível começar este jogo: { $reason }
load-history-cut = O mapa ou os componentes mudaram depois que este jogo foi salvo: ele continua de onde estava, mas sua história não pode mais ser revista.
load-history-broken = A história deste jogo não pode mais ser revista. Ele continua de onde estava, e o que foi jogado fica no seu arquivo. ({ $reason })
resume = Continuar
to-menu = Ao menu
menu-body = Cada lance é salvo na hora.
save-damaged = Este arquivo está danificado e não pode ser aberto.
save-newer = Uma versão mais nova do programa escreveu este jogo. Atualize para abri-lo.
save-before = Este arquivo está danificado. O estado anterior pode ser aberto.
load-before-ask = Este arquivo está danificado. O estado salvo antes dele está inteiro, e os lances anotados desde então são refeitos a partir dali. O arquivo danificado fica guardado ao lado.
load-before-open = Abrir o estado anterior
load-paste = Colar um jogo
load-pasted = { $name } veio da área de transferência e está entre os seus jogos.
load-not-pasted = Nada foi colado: { $reason }
load-rename = Renomear
load-rename-ask = Um novo nome para “{ $name }”
load-not-renamed = Não foi possível renomear: { $reason }
load-name-taken = outro jogo tem esse nome.
load-busy = está na mesa de outra janela.
load-set-aside = Estes arquivos não podem ser abertos. Eles ficam onde estão.
save-asked = { $name } decide
save-origin = Ramo de: { $origin }
name-hint = Nome
name-keep = Ficar com este nome
game-title-page = Este jogo
game-copy = Copiar o jogo como texto
game-copied = O jogo está na área de transferência, { $letters } letras. Quem as tiver tem o jogo inteiro, também o que está oculto.
game-picture = Imagem que leva o jogo
game-pictured = A imagem é { $path }. Solta na janela deste programa, ela abre o jogo, também o que nele está oculto.
game-branch = Jogar daqui
game-branch-ask = O jogo como estava depois do lance { $move }, como um jogo próprio. O verdadeiro fica intacto.
game-branch-anew = O que você não podia saber então é distribuído de novo: cartas e peças ocultas, os baralhos e todo acaso por vir.
game-branch-name = { $name }, do lance { $move }
game-not-kept = Não foi possível guardar: { $reason }
game-deal = O embaralhamento
game-deal-given = A semente deste jogo foi dada: nada se prometeu sobre a sua distribuição.
game-deal-sealed = O embaralhamento foi trancado antes do primeiro lance. Código de conferência *{ $short }*: no fim da partida o segredo por trás dele aparece aqui, e qualquer um pode confirmar que nada mudou no caminho. O código inteiro: { $mark }
game-deal-open = O jogo acabou e o segredo é dito. Semente { $seed }, número secreto { $nonce }. O SHA-256 de “imperial.deal:{ $nonce }:{ $seed }” é a marca do começo: ninguém trocou a distribuição. A semente sai do número secreto: ninguém a escolheu.
bot-hung = Um robô pensou sem fim. Ele foi trocado, e um lance simples foi feito por ele.
save-when = { $date }, { $time }
save-over = terminado

learn-title = Como jogar
learn-none = Este jogo ainda não tem páginas de regras.
credits-title = Créditos
credits-body =
    Um jogo de tabuleiro digital de exploração, construção e guerra no Brasil de 1500 a 1889, para um a quatro jogadores no mesmo computador, contra pessoas ou robôs.

    Todos os textos, imagens e o código foram feitos para este projeto. A imagem de cada carta foi desenhada para ele, por programa e à mão, como arte vetorial.

    Licença do código e da arte: MIT. Fontes: SIL Open Font License.
credits-parts = Feito com
credits-licences = Os textos das licenças estão em { $folder }
keys-title = Teclas
keys-intro = Tab e as setas movem o foco, Enter ou Espaço usa o que está em foco, Esc fecha o que está por cima.
gallery-title = Galeria
gallery-icon = O programa
gallery-empty = Nenhuma imagem foi encontrada. Recoloque a pasta art ao lado do programa.

command-confirm = Botão principal
command-back = Fechar ou voltar
command-undo = Desfazer
command-redo = Refazer
command-full_screen = Tela cheia
command-help_here = A regra do que está sob o cursor
command-close_up = Ampliar o que está apontado
command-keys_list = Esta lista
command-fit_map = Início: as próprias terras, depois o mapa inteiro
command-zoom_in = Aproximar
command-zoom_out = Afastar
command-log = Registro
command-hint = Dica
command-why = Por que o robô fez isso
command-hurry = Apressar os robôs
command-save = Salvar
command-menu = Menu do jogo
command-mute = Ligar ou desligar o som
command-screenshot = Imagem da janela

advice-hint = Dica
advice-why = Por que { $name } fez isso
advice-thinking = Pensando …
advice-look = Olhe para { $area }.
advice-lit = O lugar de que se trata está aceso no mapa.
advice-more-2 = Qual ação?
advice-more-3 = A linha inteira
advice-expected = Com isso espera
advice-less = { $n ->
    [one] Em vez disso, custa cerca de { $n } partida em 100
   *[other] Em vez disso, custa cerca de { $n } partidas em 100
}
advice-more = { $n ->
    [one] Em vez disso, talvez { $n } partida em 100 melhor
   *[other] Em vez disso, talvez { $n } partidas em 100 melhor
}
curtain-drawing = Desenhando as imagens. Na primeira vez isso leva um momento.
advice-even = Em vez disso, praticamente igual
advice-done = O que fez
advice-step = { $what } → { $why }
advice-ahead = À frente da melhor outra linha em: { $things }.
advice-behind = Atrás da melhor outra linha em: { $things }.
advice-unsure = O que vem depois depende da sorte ou dos outros.
advice-as-seen = Até onde você pode ver. O que só ele sabe não entra aqui.
advice-secret = O que só ele sabe decidiu esta jogada. Isso pode ser contado quando a partida acabar.
advice-failed = Sem conselho desta vez: { $reason }
advice-nobody = Uma dica é para quem deve decidir nesta tela.
advice-public = Isto se decide diante de todos: uma dica mostraria o que só um pode saber.
advice-past = Dicas são para o presente; você está vendo o passado.
advice-no-move = Não há jogada de um robô para explicar.

review-title = Revisão
review-working = Cada escolha da partida é examinada outra vez …
review-none = Nenhum lance custou claramente chance de vitória.
review-intro = Os lances que mais custaram chance de vitória, até onde então se podia ver. Onde não se distingue diferença, os lances contam como praticamente iguais.
review-slip = { $n }. { $name }, { $when } (lance { $move }): custou cerca de { $cost ->
    [one] { $cost } partida em 100
   *[other] { $cost } partidas em 100
}
review-look = Ver
review-played = O que foi jogado
review-better = O que o robô teria jogado
review-seat = Lugar { $n }
review-ahead = Melhor do que o jogado em: { $things }.
review-behind = Pior em: { $things }.
review-expected = Depois desse lance o robô teria continuado com:

curtain-turn = É a vez de { $name }.
curtain-decide = { $name } tem algo a decidir.
curtain-others = Os outros olham para o lado.
curtain-ready = Eu sou { $name }

crash-title = Algo deu errado
crash-body = O jogo encontrou um defeito próprio. Cada lance seu está no disco: você pode continuar do último. Nada foi enviado a lugar nenhum; um relatório foi escrito em { $path }
crash-go-on = Continuar
crash-copy = Copiar o relatório
crash-copied = O relatório está na área de transferência.
crash-not-copied = Não foi possível copiar o relatório: { $reason }
crash-to-menu = Ao menu
crash-final = O jogo encontrou um erro que não conseguiu superar e vai parar. A sua partida foi salva antes; Continuar a retoma. O registro está em { $folder }

cli-help-save = um jogo salvo para abrir
cli-help-contact-sheet = grava imagens de cada cenário, no início, no meio e no fim, em cores e como as veem olhos daltônicos
cli-help-screenshot = grava a imagem de uma tela e sai
cli-help-build-pictures = grava as imagens que acompanham o programa e sai
cli-help-selftest = carrega tudo, desenha todas as telas, joga, salva e reabre
cli-refused = brazil-imperial: { $reason } (veja --help)
cli-no-game = não existe o jogo { $name }; existem { $known }
cli-no-screen = não existe a tela { $name }; existem { $known }
cli-no-theme = não existe o tema { $name }; existem { $known }
cli-no-language = não existe o idioma { $name }; existem { $known }
cli-no-scenario = não existe o cenário { $name }; existem { $known }
cli-bad-scale = o tamanho da interface { $value } não está entre 75 e 200
cli-bad-turns = o número de turnos { $value } é menor que zero
cli-no-save = não existe o arquivo { $path }
cli-no-display = Não há tela onde desenhar ({ $reason }). Sem ela, "python -m engine --help" ainda joga, mede e confere partidas, e --screenshot ainda desenha imagens.
cli-no-x11 = Uma tela foi indicada (DISPLAY), mas o programa não consegue abrir janelas nela: { $missing } não encontrado. Instale libX11 e libXext: os pacotes são libx11-6 e libxext6 no Debian e no Ubuntu, libX11 e libXext no Fedora, libx11 e libxext no Arch.
cli-no-picture = não foi possível gravar a imagem: { $reason }
selftest-fine = autoteste: tudo certo
selftest-failed = autoteste: { $what } falhou: { $reason }
picture-kept = Gravado em { $path }
keys-lead = { $key } leva de uma coisa à outra em todas as telas. Aperte outra tecla, ou Esc.
keys-press = Aperte a nova tecla de “{ $command }”. Esc deixa como está.
keys-taken = { $key } era a tecla de “{ $command }”; esse comando agora não tem nenhuma.
keys-none = nenhuma tecla
keys-default = Todas as teclas como no início
keys-change = Clique em uma tecla para mudá-la.
command-keys_list-title = Teclas
about-person = Uma pessoa diante desta tela.
about-settler = *{ who-settler }*: { does-settler }
does-settler = Para a primeira partida. Pega o que parece bom e joga na hora.
about-merchant = *{ who-merchant }*: { does-merchant }
does-merchant = Pesa cada lance, mas não planeja. Joga na hora.
about-governor = *{ who-governor }*: { does-governor }
does-governor = Planeja o turno inteiro, cerca de um segundo. Bom adversário.
about-viceroy = *{ who-viceroy }*: { does-viceroy }
does-viceroy = Joga as linhas até o fim, com as suas respostas. Alguns segundos.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Pensa enquanto o relógio deixa: o mais difícil de vencer.
settings-guide = Guiar-me: a regra de cada escolha ao lado da mesa

# Marks of every game
symbol-check = Feito.
symbol-cross = Isto não se pode, e por quê.
symbol-eye = Só você sabe.
symbol-lock = Fechado por enquanto.
