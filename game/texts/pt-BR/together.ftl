# Play with people at other places.
menu-together = Jogar juntos
menu-together-waiting = { $n ->
    [one] Jogar juntos: 1 mesa espera
   *[other] Jogar juntos: { $n } mesas esperam
}

# New game
who-elsewhere = Pessoa em outro lugar
does-elsewhere = Entra de outro computador por um link.
about-elsewhere = *{ who-elsewhere }*: { does-elsewhere }
new-elsewhere-name = nome ao entrar
new-open-table = Abrir a mesa

# The lobby
lobby-title = A mesa está aberta
lobby-opening = Abrindo a mesa
lobby-starting = Iniciando o anfitrião neste computador …
lobby-coming = Conectando …
lobby-here = Este computador hospeda a mesa
lobby-seen-as = Nesta rede chega-se a ela por
lobby-not-internet = Da internet não se chega sem mais nada. Para amigos distantes, rode o anfitrião em um pequeno servidor.
lobby-keep = Continuar quando esta janela fechar
lobby-server = O servidor do seu grupo hospeda a mesa
lobby-server-on = A mesa continua lá quando esta janela fecha.
lobby-not-encrypted = A conexão com este servidor não é criptografada.
lobby-watchers = Com este link pode-se assistir: vê-se o que todos veem.
lobby-copy-watch = Copiar link para assistir
lobby-open-seat = { $seat }: lugar livre
lobby-bot = Um bot
lobby-you = Você, neste computador
lobby-is-here = Na mesa
lobby-away = Tem lugar, mas nenhuma janela aberta
lobby-nobody = Ninguém entrou ainda
lobby-six-words = seis palavras, nesta rede
lobby-words-address = seis palavras, com o endereço { $address }
lobby-link = O link de { $seat }
lobby-copy-link = Copiar link
lobby-copy-all = Copiar convite
lobby-renew = Novo link
lobby-renew-ask = O link e as seis palavras já enviados deixam de valer.
lobby-fill = Começar com bots
lobby-fill-ask = Um bot joga cada lugar livre. Quem ainda chegar pelo link assume o lugar.
lobby-fill-signs = Quem não está aqui agora não participa do sorteio do embaralhamento, e o anfitrião assina seus lances.
lobby-not-done = O anfitrião não conseguiu fazer isso; nada mudou. Tente de novo.
lobby-leave = Sair
lobby-qr = O link como código QR
lobby-copied = Copiado.
lobby-not-copied = A área de transferência não aceita nada.
lobby-waiting = A partida começa quando todos estiverem. Falta: { $names }.
lobby-message = Entre na minha partida: escolha Jogar juntos no menu e cole este link: { $link } Ou digite estas seis palavras: { $words } (endereço { $address }).

# Joining
join-title = Entrar em uma mesa
join-text = Cole um link ou digite as seis palavras que você recebeu.
join-words = { $count } de 6 palavras
join-address = O endereço do computador que hospeda a mesa:
join-address-hint = por exemplo 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = Sem link? Peça a quem hospeda a mesa.
join-you-are = Você é
join-name-hint = seu nome
join-join = Entrar
join-what = Falta um link ou seis palavras.
join-where = Com seis palavras falta também o endereço.
join-who = Digite seu nome, acima.

# The tables of this device
tables-title = Minhas mesas
tables-waiting = { $count ->
    [one] 1 espera você
   *[other] { $count } esperam você
}
tables-none = Nenhuma ainda. Entre em uma mesa ou crie uma.
tables-unknown = Uma mesa
tables-over = Terminada
tables-gathering = Esperando as pessoas
tables-your-turn = Sua vez
tables-their-turn = Joga: { $names }
tables-not-running = O anfitrião dela neste computador não está rodando; abrir a mesa o inicia.
tables-since = Mesa { $number }, aqui desde { $when }
tables-since-unknown = Mesa { $number }
tables-bot-you = Um bot joga por você. Abra a mesa para voltar ao seu lugar.
tables-play = Jogar
tables-look = Ver
tables-review = Abrir
tables-drop = Esquecer
tables-drop-ask = Este aparelho esquece o lugar. Sem o link você não poderá voltar.
tables-drop-over = A partida terminada continua entre as salvas.
tables-host = Criar uma mesa
tables-damaged = Não foi possível ler a lista das suas mesas: { $path } está danificado ({ $detail }). A lista recomeça do zero; os links que você tem ainda levam aos seus lugares.
tables-not-kept = Não foi possível salvar a lista das suas mesas: { $reason }

# The line to the host, and the people at a table
together-line-lost = A conexão caiu. Nenhum lance se perde; o programa continua tentando.
together-host-ended = O anfitrião foi encerrado. Nenhum lance se perde; a partida continua quando ele voltar.
together-no-answer = Nenhum anfitrião responde em { $address }. Confira o endereço e pergunte se o anfitrião está rodando. O programa continua tentando.
together-untrusted = O certificado do anfitrião não vale para o endereço dele; por isso nada é enviado. Quem o mantém precisa renová-lo.
together-busy = O anfitrião não pode atender ninguém agora. O programa continua tentando.
together-replaced = Outra janela joga agora neste lugar.
together-play-here = Jogar aqui
together-retry = Tentar agora
together-fault = O que o anfitrião envia não combina com esta partida. Não se mostra mais.
together-fault-line = Algo foi mudado: a linha assinada { $line } ({ $name }) não é o que foi combinado. A partida não pode continuar aqui.
together-fault-deal = Algo foi mudado: o que foi combinado antes do primeiro lance não vale ({ $name }). A partida não pode continuar aqui.
together-no-table = O anfitrião não tem mais esta mesa.
together-wrong-link = Este link não vale mais. Peça outro a quem hospeda a mesa.
together-wrong-words = Nenhum lugar livre tem estas seis palavras.
together-no-seat = Não há mais lugar livre nesta mesa.
together-no-watchers = Esta mesa não admite espectadores.
together-watching = Você está assistindo: vê o que todos veem.
together-other-version = O anfitrião joga com outros números. Usem a mesma versão do programa.
together-old-client = O anfitrião é mais novo que este programa. Atualize este programa.
together-old-host = O anfitrião é mais antigo que este programa. Quem o mantém deve atualizá-lo.
together-too-many = Links errados demais daqui. Tente de novo em um minuto.
together-too-fast = Mesas novas demais daqui. Tente de novo em um minuto.
together-host-failed = O anfitrião não pode ser iniciado neste computador. O registro diz por quê.
together-not-set-up = O anfitrião não consegue preparar esta mesa.
together-not-stored = O anfitrião não conseguiu guardar o lance; nada mudou. Tente de novo.
together-refused = A mesa mudou nesse meio-tempo; o lance não foi feito.
together-undo-none = Aqui não há o que desfazer.
together-away = { $name } deixou a mesa.
together-back = { $name } está na mesa.
together-bot-in = Um bot joga por { $name }.
together-menu-body = O anfitrião guarda cada lance. Você pode sair e voltar quando quiser.
together-undo-ask = Perguntar aos outros
together-undo-body = Desde seu último lance algo foi revelado ou outros jogaram. Todos precisam concordar em desfazê-lo.
together-undo-sent = Os outros estão sendo consultados.
together-undo-refused = { $name } não concorda.
together-consent-title = { $name } pede para desfazer um lance
together-consent-body = A partida voltaria a antes do último lance de { $name }. O que foi revelado continua sabido.
together-consent-yes = Concordar
together-consent-no = Recusar

# Closing the window
quit-host-title = Continuar hospedando?
quit-host-body = { $count ->
    [one] Uma mesa neste computador não terminou. Enquanto o anfitrião rodar, os outros podem jogar.
   *[other] { $count } mesas neste computador não terminaram. Enquanto o anfitrião rodar, os outros podem jogar.
}
quit-host-on = Fechar e continuar
quit-host-end = Fechar e encerrar
quit-stay = Ficar

# Presence and clocks at the table
presence-here = Na mesa
presence-away = Fora da mesa
presence-unknown = Não se sabe enquanto a conexão está interrompida
presence-bot = joga um bot
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = sem tempo
clock-tip = Tempo para este lance: { $left }

# What a table agrees on
agree-title = Pessoas em outro lugar
agree-where = Hospedada por
agree-where-tip = O servidor de um grupo guarda a mesa com seu computador desligado, e os amigos chegam a ele de qualquer lugar.
agree-where-here = Este computador
agree-where-server = Servidor do seu grupo
agree-server = Endereço dele
agree-server-hint = por exemplo play.example.org
agree-server-missing = Digite o endereço do servidor do seu grupo ou deixe este computador hospedar a mesa.
agree-server-wrong = Isto não é o endereço de um servidor. Ele se parece com play.example.org ou 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Tempo por lance
agree-clock-tip = A reserva é gasta quando um lance leva mais que seu tempo.
agree-clock-none = Sem limite
agree-clock-hours = { $count ->
    [one] Uma hora
   *[other] { $count } horas
}
agree-clock-days = { $count ->
    [one] Um dia, mais { $bank } dias de reserva
   *[other] { $count } dias, mais { $bank } dias de reserva
}
agree-when_out = Quando o tempo acaba
agree-when_out-tip = Um bot joga até a pessoa voltar.
agree-when_out-bot = Os outros podem chamar um bot
agree-when_out-wait = Os outros esperam
agree-watchers = Espectadores
agree-watchers-tip = Vêm por um link sem lugar e veem o que todos veem.
agree-watchers-yes = Permitidos
agree-watchers-no = Nenhum
agree-listed = Nesta rede
agree-listed-tip = Todos nesta rede veem a mesa e podem ocupar um lugar livre.
agree-listed-yes = Qualquer um pode sentar
agree-listed-no = Só com convite

# The people at a table
people-title = Pessoas na mesa
people-watchers = { $count ->
    [one] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
people-call = Chamar um bot
people-link = Link

# Words to the others
talk-open = Dizer algo aos outros
talk-unread = { $count ->
    [one] Uma mensagem nova
   *[other] { $count } mensagens novas
}
talk-fold = Fechar
talk-none = Ninguém disse nada ainda.
talk-hint = Dizer algo
talk-send = Enviar
talk-ready-0 = Boa jogada!
talk-ready-1 = Sua vez
talk-ready-2 = Um momento
talk-ready-3 = Já volto
talk-ready-4 = Bom jogo
talk-ring-how = Segure no mapa, ou Alt-clique: um anel que todos veem.
talk-ring-put = { $name } marca um lugar do mapa
talk-mute = Silenciar nesta mesa: { $name }
talk-muted = { $name }: em silêncio. Muda-se na página das pessoas na mesa.
people-mute = Silenciar
people-hear = Ouvir de novo
settings-together = Pessoas em outro lugar
settings-hear_words = Mostrar o que escrevem
settings-hear_sentences = Mostrar suas frases prontas
settings-hear_rings = Mostrar seus anéis no mapa

# Hosts on this network
join-network = Nesta rede
join-free = { $game }: { $count ->
    [one] 1 lugar livre
   *[other] { $count } lugares livres
}
join-full = Nenhum lugar livre
join-found-hint = desnecessário nesta rede
join-seats = { $count ->
    [one] 1 lugar livre
   *[other] { $count } lugares livres
}
join-sit = Sentar
join-watch = Assistir
join-neither = Não há lugar livre, e esta mesa não admite espectadores.

# Notices of turns
notices-title = Avisos
notices-about = Se o seu turno começar sem que você esteja com esta mesa aberta, o anfitrião pode avisar você uma vez.
notices-hint-email = um endereço de e-mail
notices-hint-webhook = o endereço de um webhook: https://…
notices-hint-both = um endereço de e-mail ou um webhook: https://…
notices-tell = Avise-me
notices-stop = Não avisar mais
notices-told = Os avisos dos seus turnos vão para { $to }.
notices-failed = O último aviso não foi enviado: { $error }
notices-wrong = O anfitrião não envia avisos para este endereço.
