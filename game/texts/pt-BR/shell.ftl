subtitle = Explore, comercie e governe: três jogos de impérios e eras
back = Voltar
done = Pronto
cancel = Cancelar
next = Próxima
previous = Anterior

menu-games = Brazil: Imperial · Imperial Struggle · Historia
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
menu-odd-tip = Ficam intactos: { $names } Estão em { $folder }

language-name = Português (Brasil)
theme-parchment = Pergaminho
theme-slate = Ardósia
theme-contrast = Alto contraste

settings-title = Ajustes
settings-look = Aparência
settings-scale = Tamanho da interface
settings-text-size = Tamanho do texto
settings-text-size-normal = Normal
settings-text-size-large = Grande ({ $percent } %)
settings-text-size-larger = Maior ({ $percent } %)
settings-text-size-about = Só o texto cresce. O que está impresso nas cartas, nas peças e no mapa mantém o tamanho; amplie para ler.
settings-language = Idioma
settings-language-tip = Traduções ainda não lidas por um falante nativo: { $names }.
settings-theme = Tema
settings-full-screen = Tela cheia
settings-pace = Ritmo
settings-steps = Jogadas dos robôs
settings-steps-slow = Devagar
settings-steps-normal = Normal
settings-steps-at-once = Imediato
settings-emperor = Imperador: segundos por turno
settings-seconds = { $whole } s
settings-speed = Velocidade da animação
settings-speed-value = { $speed }×
settings-speed-instant = Imediata
settings-pause = Esperar por mim após a rodada de cada robô
names-and = { $names } e { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
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
settings-not-written = Não foi possível salvar seus ajustes: { $reason }
sound-on = Som ligado
sound-off = Som desligado

new-title = Novo jogo
solo-title = Desafio solo
solo-note = Cumpra todos os objetivos antes que as rodadas acabem, sozinho contra o mapa. Comece pelos desafios que têm um selo.
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
new-faults = Estes arquivos de cenário contêm erros e ficaram de fora:
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
manner-any = Qualquer estilo
manner-any-does = Um dos três, sorteado no começo da partida.
manner-plain = Equilibrado
manner-plain-does = Não prefere nada.
manner-builder = Construtor
manner-warrior = Guerreiro
manner-collector = Colecionador
manner-told = { $manner }. { $does }

load-title = Jogos salvos
load-none = Ainda não há jogos salvos. Eles serão salvos em { $folder }
load-delete = Apagar
load-delete-ask = Apagar “{ $name }” para sempre?
load-not-deleted = Não foi possível apagar: { $reason }
load-failed = Não foi possível abrir este jogo: { $reason }
load-journal-lost = Alguns lances feitos depois do salvamento não puderam ser refeitos. Eles ficaram em um arquivo ao lado do jogo salvo. ({ $reason })
load-journal-missing = Podem faltar lances feitos depois deste salvamento: o arquivo de registro ao lado dele sumiu ou foi cortado. O jogo continua depois do lance { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] Este programa não tem o robô “{ $rungs }”: { $bot } joga no lugar dele.
   *[other] Este programa não tem estes robôs: { $rungs }. { $bot } joga no lugar deles.
}
load-on-the-table = Este jogo está aberto agora.
saved-again = O jogo está salvo de novo.
unsaved-title = Não salvo
unsaved-body = Não foi possível salvar este jogo. Se você sair agora, perde tudo desde o último salvamento. ({ $reason })
unsaved-again = Tentar de novo
unsaved-leave = Sair sem salvar
unsaved-stay = Ficar
load-unknown-game = Esta versão não conhece o jogo a que isto pertence ({ $game }). Talvez uma mais nova conheça.
saved = Salvo.
not-saved = Não foi possível salvar o jogo: { $reason }
unpacked-gone = Os arquivos do próprio programa em { $folder } foram apagados enquanto ele estava aberto. Seus jogos estão salvos. Feche o programa e abra-o de novo em breve: até lá podem faltar imagens, sons e adversários.
cannot-start = Não é possível começar este jogo: { $reason }
load-history-cut = O mapa ou os valores das cartas mudaram desde este salvamento. Você pode continuar, mas não rever a história do jogo.
load-history-broken = A história deste jogo não pode mais ser revista. Você pode continuar, e os lances ficam no arquivo dele. ({ $reason })
resume = Continuar
to-menu = Ao menu
menu-body = Cada lance é salvo automaticamente.
save-damaged = Este arquivo está danificado e não pode ser aberto.
save-newer = Este jogo foi salvo por uma versão mais nova do programa. Atualize para abri-lo.
save-before = Este arquivo está danificado. O salvamento anterior pode ser aberto.
load-before-ask = Este arquivo está danificado. O salvamento anterior está inteiro, e os lances anotados desde então são refeitos a partir dali. O arquivo danificado fica guardado ao lado.
load-before-open = Abrir o anterior
load-paste = Colar um jogo
load-pasted = { $name } foi colado e agora está entre os seus jogos.
load-not-pasted = Nada foi colado: { $reason }
load-rename = Renomear
load-rename-ask = Novo nome para “{ $name }”
load-not-renamed = Não foi possível renomear: { $reason }
load-name-taken = outro jogo tem esse nome.
load-busy = está aberto em outra janela.
load-set-aside = Estes arquivos não podem ser abertos. Eles ficam onde estão.
save-asked = { $name } decide
save-origin = Ramo de: { $origin }
name-hint = Nome
name-keep = Usar este nome
game-title-page = Este jogo
game-copy = Copiar o jogo como texto
game-copied = O jogo está na área de transferência ({ $letters } caracteres). Quem tiver este texto pode ver tudo, até as cartas ocultas.
game-picture = Salvar o jogo como imagem
game-pictured = A imagem é { $path }. Solte-a na janela deste programa para abrir o jogo. Ela contém tudo, até as cartas ocultas.
game-branch = Jogar daqui
game-branch-ask = Começa um jogo separado a partir da posição depois do lance { $move }. O original fica como está.
game-branch-anew = Daqui em diante, tudo o que está oculto é embaralhado de novo: cartas e peças que você não podia ver, os baralhos e os sorteios futuros.
game-branch-name = { $name }, do lance { $move }
game-not-kept = Não foi possível salvar: { $reason }
game-deal = O embaralhamento
game-deal-given = A semente deste jogo foi escolhida de antemão: o embaralhamento não foi trancado.
game-deal-sealed = O embaralhamento foi trancado antes do primeiro lance. Código de conferência *{ $short }*: no fim da partida, o segredo por trás dele aparece aqui, e qualquer um pode conferir que nada mudou desde então. Isso não prova que valeu o primeiro embaralhamento sorteado: quem começou o jogo pode ter sorteado vários e ficado com um. Código completo: { $mark }
game-deal-open = O jogo acabou, e aqui está o segredo. Semente { $seed }, número secreto { $nonce }. O SHA-256 de “imperial.deal:{ $nonce }:{ $seed }” é o código do começo: ninguém trocou o embaralhamento depois disso. A semente sai do número secreto.
game-deal-joint = Todos à mesa e o anfitrião sortearam este embaralhamento juntos: cada um trancou um número secreto antes que qualquer número fosse aberto. Código de conferência *{ $short }*. Se um só deles sorteou honestamente, ninguém escolheu o embaralhamento. No máximo, o anfitrião poderia ter cancelado o início, e todos teriam notado. Cada lance é assinado no computador de quem o fez (o de um robô, pelo anfitrião) e preso ao lance anterior. Enquanto o jogo corre, o anfitrião pode olhar tudo, até as cartas escondidas, mas não pode mudar o embaralhamento nem o lance de um jogador sem que isso apareça aqui. Código completo: { $mark }
game-deal-joint-open = O jogo acabou, e o arquivo foi conferido: cada número é o que foi trancado, o embaralhamento sai deles (semente { $seed }), e todas as { $lines } assinaturas estão certas. Foram feitas com estas chaves; compare a sua com as cópias desta página dos outros jogadores:
game-deal-joint-unsigned = O jogo acabou, e todas as { $lines } assinaturas do arquivo estão certas, mas só o anfitrião assinou o fim: ele ainda poderia mudar os últimos lances dos robôs.
game-deal-joint-key = { $name }: { $key }
game-deal-joint-wrong = O jogo acabou, mas algo no arquivo foi mudado: a linha assinada { $line }, de { $name }, não é o que foi assinado.
game-deal-joint-wrong-start = O jogo acabou, mas algo no arquivo foi mudado: o que foi combinado antes do primeiro lance não vale para { $name }.
game-deal-host = o anfitrião
bot-hung = Um robô parou de responder. Ele foi trocado, e um lance simples foi feito por ele.
save-when = { $date }, { $time }
save-over = terminado

learn-title = Como jogar
learn-none = Este jogo ainda não tem páginas de regras.
credits-title = Créditos
credits-body =
    Três jogos de tabuleiro digitais em um só computador, contra pessoas ou robôs: Brazil: Imperial, de exploração, construção e guerra no Brasil de 1500 a 1889, para um a quatro jogadores; Imperial Struggle, da rivalidade entre França e Grã-Bretanha de 1697 a 1789, para dois; e Historia, de civilizações da Antiguidade aos nossos dias, para um a seis.

    Licença do código e da arte: MIT. Fontes: SIL Open Font License.
credits-after = Os jogos impressos
credits-after-body =
    - Brazil: Imperial é um jogo de tabuleiro de Zé Mendes, publicado pela MeepleBR.
    - Imperial Struggle é um jogo de tabuleiro de Ananda Gupta e Jason Matthews, publicado pela GMT Games.
    - Historia é um jogo de tabuleiro de Marco Pranzo, publicado pela Giochix.it.

    Esta é uma edição independente. Não usa textos nem imagens dos jogos impressos, e nem autores nem editoras participam dela.
credits-machines = Inteligência artificial
credits-machines-body =
    O código, os textos, as traduções e os desenhos foram feitos com modelos de linguagem de IA. As imagens são desenhos vetoriais escritos como código e traçados por programas; os sons são calculados. Nenhum gerador de imagens e nenhuma gravação foram usados. Nenhuma tradução foi ainda lida por um falante nativo. Nada é gerado enquanto você joga: robôs e dicas calculam suas jogadas a partir das regras.
credits-unsigned = A primeira vez
credits-unsigned-body =
    O programa não tem certificado da Microsoft nem da Apple; por isso o sistema pode recusar a primeira abertura.

    - Windows: clique em *Mais informações* e depois em *Executar assim mesmo*.
    - macOS: abra uma vez e depois clique em *Abrir Mesmo Assim* nos Ajustes do Sistema, em Privacidade e Segurança.
    - Linux: abre sem mais.

    Cada versão traz o SHA-256 dos seus arquivos, para você conferir o que baixou.
credits-parts = Feito com
credits-licences = Os textos das licenças estão em { $folder }
keys-title = Teclas
keys-intro = Tab e as setas movem o foco, Enter ou Espaço aciona o que está em foco, Esc fecha a janela de cima.
gallery-title = Galeria
gallery-icon = O programa
gallery-empty = Nenhuma imagem foi encontrada. Recoloque a pasta art ao lado do programa.

command-confirm = Botão principal
command-back = Fechar ou voltar
command-undo = Desfazer
command-redo = Refazer
command-full_screen = Tela cheia
command-help_here = Regra do que está sob o cursor
command-close_up = Ampliar o que você aponta
command-keys_list = Esta lista
command-fit_map = Início: suas terras, depois o mapa inteiro
command-zoom_in = Aproximar
command-zoom_out = Afastar
command-log = Registro
command-hint = Dica
command-why = Por que o robô fez isso
command-hurry = Apressar os robôs
command-save = Salvar
command-menu = Menu do jogo
command-mute = Ligar ou desligar o som
command-screenshot = Captura de tela

advice-hint = Dica
advice-why = Por que { $name } fez isso
advice-earlier = Antes: { $name }
advice-thinking = Pensando …
advice-look = Olhe para { $area }.
advice-lit = Os lugares em questão estão acesos.
advice-more-2 = Qual ação?
advice-more-3 = O plano inteiro
advice-plan = O plano como um todo
advice-expected = O melhor plano que começa com o primeiro passo
advice-less = { $n ->
    [one] Alternativa: cerca de { $n } vitória a menos em 100
   *[other] Alternativa: cerca de { $n } vitórias a menos em 100
}
advice-more = { $n ->
    [one] Alternativa: talvez { $n } vitória a mais em 100
   *[other] Alternativa: talvez { $n } vitórias a mais em 100
}
handover-drawing = Desenhando imagens novas. Isso leva um momento.
advice-even = Alternativa: praticamente igual
advice-done = O que fez
advice-step = { $what } → { $why }
advice-ahead = À frente da melhor alternativa em: { $things }.
advice-behind = Atrás da melhor alternativa em: { $things }.
advice-other-ahead = À frente do primeiro plano em: { $things }.
advice-other-behind = Atrás do primeiro plano em: { $things }.
advice-about-equal = Praticamente igual ao segundo melhor plano.
advice-wins = { $n ->
    [one] Vence cerca de { $n } partida em 100 a mais que o segundo melhor plano.
   *[other] Vence cerca de { $n } partidas em 100 a mais que o segundo melhor plano.
}
advice-unsure = O que vem depois depende da sorte ou de outros jogadores.
advice-as-seen = Isto é o que você pode ver; as informações ocultas do robô ficam de fora.
advice-secret = Ele usou informações ocultas. A jogada pode ser explicada quando a partida acabar.
advice-failed = Sem conselho desta vez: { $reason }
advice-nobody = Dicas são só para quem está nesta tela e tem uma escolha a fazer.
advice-public = Todos veem esta escolha: uma dica revelaria um segredo.
advice-past = Dicas são só para o presente; você está vendo o passado.
advice-no-move = Ainda não há jogada de robô para explicar.

review-title = Revisão
review-working = Revisando cada escolha da partida …
review-begun = Isso costuma levar um ou dois minutos.
review-left =
    { $done } % pronto, { $minutes ->
        [one] falta cerca de 1 minuto
       *[other] faltam cerca de { $minutes } minutos
    }
review-soon = { $done } % pronto, falta menos de um minuto
review-goes-on = Você pode sair desta página e da mesa. A revisão continua em segundo plano e fica guardada com a partida.
review-ready = A revisão está pronta.
review-ready-of = A revisão de “{ $name }” está pronta.
review-none = Nenhum turno diminuiu claramente a chance de vitória. Bem jogado!
review-turning = Onde a partida virou
review-rose = a chance de vitória subiu de { $before } % para { $after } % até o turno seguinte
review-fell = a chance de vitória caiu de { $before } % para { $after } % até o turno seguinte
review-through = Ver a partida toda
review-through-about = Você pode percorrer a partida turno a turno e, de qualquer momento, começar uma nova para jogar diferente.
review-intro = Os turnos que mais diminuíram a chance de vitória, julgados pelo que você podia ver na hora. Turnos praticamente iguais não aparecem.
review-when = { $n }. { $name }, { $when } (lance { $move })
review-look = Ver
review-seat = Lugar { $n }
review-play = Em média, uma escolha desperdiçou { $n } % da chance de vitória (provavelmente { $low } a { $high } %).
review-luck-bad = A sorte diminuiu a chance de vitória em { $n } % ao todo.
review-luck-good = A sorte aumentou a chance de vitória em { $n } % ao todo.
review-luck-even = A sorte quase não fez diferença.
review-skill-learning = Ainda dá para melhorar.
review-skill-good = Bom jogo.
review-skill-strong = Jogo forte.
review-skill-faultless = Jogo quase sem falhas.
labelled = { $label }: { $what }
review-of = { $name }: { $told }
review-thresholds = Perda de chance de vitória: bom abaixo de { $inaccuracy } %, imprecisão a partir de { $inaccuracy } %, erro a partir de { $mistake } %, erro grave a partir de { $blunder } %
grade-best = melhor
grade-even = quase igual
grade-good = bom
grade-inaccuracy = imprecisão
grade-mistake = erro
grade-blunder = erro grave
retry-title = Ache o turno melhor
retry-intro = Seus turnos mais caros, pela chance de vitória perdida
retry-your-turn = Seu turno naquela hora
retry-as-seen = { $when }, como você via
retry-turn = Um turno
retry-in-game = Na partida
retry-try = { $n ->
    [1] Primeira tentativa
    [2] Segunda tentativa
    [3] Terceira tentativa
   *[other] Tentativa { $n }
}
retry-loss = −{ $n } %
retry-loss-tip = Perdeu de { $low } a { $high } % de chance de vitória, cerca de { $points } pontos.
retry-chance = { $n } %
retry-points-tip = Cerca de { $points } pontos atrás do melhor turno.
retry-ask = Jogue este turno de novo. Ele é julgado quando acaba ou quando algo novo é revelado.
retry-turn-over = O seu turno acabou.
retry-judging = Julgando seu turno …
retry-verdict-best = Tão bom quanto o melhor
retry-verdict-better = Melhor que na partida, custa { $n } %
retry-verdict-costs = Custa { $n } %
retry-ahead = A mais que o melhor turno: { $things }.
retry-behind = A menos que o melhor turno: { $things }.
retry-best = O melhor turno
retry-then = na partida
retry-again = Tentar de novo
retry-show = Mostrar o melhor
retry-next = Próximo turno
retry-keys = F6 leva as teclas da mesa para esta lista e de volta.
retry-not-now = Não enquanto você procura o turno melhor.

handover-turn = É a vez de { $name }.
handover-decide = { $name } tem algo a decidir.
handover-others = Os outros, olhem para o lado.
handover-ready = Eu sou { $name }

crash-title = Algo deu errado
crash-body = O jogo encontrou um erro. Todos os seus lances estão salvos, e você pode continuar do último. Nada foi enviado a lugar nenhum; um relatório foi gravado em { $path }
crash-go-on = Continuar
crash-copy = Copiar o relatório
crash-copied = O relatório está na área de transferência.
crash-not-copied = Não foi possível copiar o relatório: { $reason }
crash-to-menu = Ao menu
crash-final = O jogo encontrou um erro do qual não conseguiu se recuperar e vai fechar. A sua partida foi salva antes; escolha Continuar para retomá-la. O registro está em { $folder }

cli-help-save = um jogo salvo para abrir
cli-help-contact-sheet = grava imagens de cada cenário, no início, no meio e no fim, em cores e como as vê quem tem daltonismo
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
cli-bad-turns = o número de turnos { $value } é negativo
cli-no-save = não existe o arquivo { $path }
cli-no-display = Não há tela onde desenhar ({ $reason }). Sem ela, "python -m engine --help" ainda joga, mede e confere partidas, e --screenshot ainda desenha imagens.
cli-no-x11 = DISPLAY está definida, mas o programa não consegue abrir janelas nela: { $missing } não encontrado. Instale libX11 e libXext: os pacotes são libx11-6 e libxext6 no Debian e no Ubuntu, libX11 e libXext no Fedora, libx11 e libxext no Arch.
cli-no-picture = não foi possível gravar a imagem: { $reason }
selftest-fine = autoteste: tudo certo
selftest-failed = autoteste: { $what } falhou: { $reason }
picture-kept = Salvo em { $path }
keys-lead = { $key } move o foco em todas as telas. Aperte outra tecla, ou Esc.
keys-press = Aperte a nova tecla de “{ $command }”, ou Esc para manter a atual.
keys-taken = { $key } era a tecla de “{ $command }”, que agora não tem nenhuma.
keys-none = nenhuma tecla
keys-default = Restaurar as teclas
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
does-emperor = Pensa no máximo o que o relógio deixa: o mais difícil de vencer.

# Marks of every game
symbol-check = Feito.
symbol-cross = Isto não se pode fazer, e aqui se diz por quê.
symbol-eye = Só você sabe.
symbol-lock = Bloqueado por enquanto.
