# Play with people at other places.
menu-together = Play together
menu-together-waiting = { $n ->
    [one] Play together: 1 table is waiting
   *[other] Play together: { $n } tables are waiting
}

# New game
who-elsewhere = Person elsewhere
does-elsewhere = Joins from another computer by a link.
about-elsewhere = *{ who-elsewhere }*: { does-elsewhere }
new-elsewhere-name = named on joining
new-open-table = Open the table

# The lobby
lobby-title = The table is open
lobby-opening = Opening the table
lobby-starting = Starting the host on this computer …
lobby-coming = Connecting …
lobby-here = This computer hosts the table
lobby-seen-as = Others on this network reach it at
lobby-not-internet = Not reachable from the internet by itself. For friends farther away, run the host on a small server.
lobby-keep = Keep it going when this window closes
lobby-server = Your group’s server hosts the table
lobby-server-on = The table stays there when this window closes.
lobby-not-encrypted = The connection to this server is not encrypted.
lobby-watchers = Anyone with this link can watch and sees what everybody sees.
lobby-copy-watch = Copy link for watchers
lobby-open-seat = { $seat }: open seat
lobby-bot = A bot
lobby-you = You, at this computer
lobby-is-here = Here
lobby-away = Has a seat, but no window open
lobby-nobody = Nobody has joined yet
lobby-six-words = six words, on this network
lobby-words-address = six words, with the address { $address }
lobby-link = The link for { $seat }
lobby-copy-link = Copy link
lobby-copy-all = Copy invitation
lobby-renew = New link
lobby-renew-ask = The link and the six words sent so far stop working.
lobby-fill = Start with bots
lobby-fill-ask = A bot plays each open seat. Anyone who joins later takes their seat over.
lobby-fill-signs = Whoever is not here now does not help to draw the shuffle, and the host signs their moves.
lobby-not-done = The host could not do this; nothing has changed. Try again.
lobby-leave = Leave
lobby-qr = The link as a QR code
lobby-copied = Copied.
lobby-not-copied = The clipboard is not available, so nothing was copied.
lobby-waiting = The game begins once everyone is here. Waiting for { $names }.
lobby-message = Join my game: choose Play together in the menu, then paste this link: { $link } Or type these six words: { $words } (address { $address }).

# Joining
join-title = Join a table
join-text = Paste a link, or type the six words you were given.
join-words = { $count } of 6 words
join-address = The address of the computer that hosts the table:
join-address-hint = such as 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = No link? Ask whoever hosts the table for it.
join-you-are = You are
join-name-hint = your name
join-join = Join
join-what = A link or six words are needed.
join-where = Six words need the address, too.
join-who = Type your name, above.

# The tables of this device
tables-title = My tables
tables-waiting = { $count ->
    [one] 1 is waiting for you
   *[other] { $count } are waiting for you
}
tables-none = None yet. Join a table, or host one.
tables-unknown = A table
tables-over = Finished
tables-gathering = Waiting for people
tables-your-turn = Your turn
tables-their-turn = To play: { $names }
tables-not-running = Its host on this computer is not running; opening the table starts it.
tables-since = Table { $number }, here since { $when }
tables-since-unknown = Table { $number }
tables-bot-you = A bot is playing for you. Open the table to take over again.
tables-play = Play
tables-look = Look
tables-review = Open
tables-drop = Forget
tables-drop-ask = This device forgets its seat. You cannot come back to it without the link.
tables-drop-over = The finished game stays among the saved games.
tables-host = Host a table
tables-damaged = Your list of tables could not be read: { $path } is damaged ({ $detail }). The list starts afresh; the links you have still lead to your seats.
tables-not-kept = Your list of tables could not be saved: { $reason }

# The line to the host, and the people at a table
together-line-lost = The connection is broken. Every move is kept; the program keeps trying.
together-host-ended = The host has ended. Every move is kept; the game goes on once it is started again.
together-no-answer = No host answers at { $address }. Check the address, and ask whether the host is running. The program keeps trying.
together-untrusted = The host’s certificate is not valid for its address, so nothing is sent. Whoever runs the host must renew it.
together-busy = The host cannot serve anyone right now. The program keeps trying.
together-replaced = Another window plays this seat now.
together-play-here = Play here
together-retry = Try now
together-fault = What the host sent does not fit this game, so it is no longer shown.
together-fault-line = Something was changed: signed line { $line } ({ $name }) is not what was agreed. The game cannot go on here.
together-fault-deal = Something was changed: what was agreed before the first move does not hold ({ $name }). The game cannot go on here.
together-no-table = The host no longer has this table.
together-wrong-link = This link is no longer valid. Ask whoever hosts the table for a new one.
together-wrong-words = No open seat has these six words.
together-no-seat = No seat is free at this table any more.
together-no-watchers = This table allows no watchers.
together-watching = You are watching: you see what everybody sees.
together-other-version = The host plays another version of this game. Use the same version of the program.
together-old-client = The host is newer than this program. Update this program.
together-old-host = The host is older than this program. Whoever runs it must update it.
together-too-many = Too many wrong links from here. Try again in a minute.
together-too-fast = Too many new tables from here. Try again in a minute.
together-host-failed = The host cannot be started on this computer. The log file names the reason.
together-not-set-up = The host cannot set this table up.
together-not-stored = The host could not store this move; nothing has changed. Try again.
together-refused = The table had changed, so your move was not made.
together-undo-none = Nothing can be taken back here.
together-away = { $name } has left the table.
together-back = { $name } is here.
together-bot-in = A bot plays for { $name }.
together-menu-body = Every move is kept by the host. You can leave and come back at any time.
together-undo-ask = Ask the others
together-undo-body = Something was revealed since your last move, or others have moved. Everyone must agree to take it back.
together-undo-sent = The others are being asked.
together-undo-refused = { $name } does not agree.
together-consent-title = { $name } asks to take a move back
together-consent-body = The game would go back to before the last move of { $name }. What was revealed since stays known.
together-consent-yes = Agree
together-consent-no = Refuse

# Closing the window
quit-host-title = Keep hosting?
quit-host-body = { $count ->
    [one] A table on this computer is not finished. While the host runs, the others can go on playing.
   *[other] { $count } tables on this computer are not finished. While the host runs, the others can go on playing.
}
quit-host-on = Close, keep hosting
quit-host-end = Close and end the host
quit-stay = Stay

# Presence and clocks at the table
presence-here = Here
presence-away = Away
presence-unknown = Not known while the connection is broken
presence-bot = a bot sits in
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = time is up
clock-tip = Time left for this move: { $left }

# What a table agrees on
agree-title = People elsewhere
agree-where = Hosted by
agree-where-tip = A group’s server keeps the table while your computer is off, and friends reach it from anywhere.
agree-where-here = This computer
agree-where-server = Your group’s server
agree-server = Its address
agree-server-hint = such as play.example.org
agree-server-missing = Type the address of your group’s server, or let this computer host the table.
agree-server-wrong = That is not a server address. It looks like play.example.org or 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Time per move
agree-clock-tip = A bank is spent once a move takes longer than its time.
agree-clock-none = No limit
agree-clock-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
agree-clock-days = { $count ->
    [one] One day, plus a bank of { $bank } days
   *[other] { $count } days, plus a bank of { $bank } days
}
agree-when_out = When time runs out
agree-when_out-tip = A bot plays until its person comes back.
agree-when_out-bot = The others may call in a bot
agree-when_out-wait = The others wait
agree-watchers = Watchers
agree-watchers-tip = They come by a link without a seat and see what everybody sees.
agree-watchers-yes = Allowed
agree-watchers-no = None
agree-listed = On this network
agree-listed-tip = Everyone on this network sees the table and may take a free seat.
agree-listed-yes = Anyone may sit down
agree-listed-no = By invitation only

# The people at a table
people-title = People at the table
people-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
people-call = Call in a bot
people-link = Link

# Words to the others
talk-open = Say something to the others
talk-unread = { $count ->
    [one] One new word from the others
   *[other] { $count } new words from the others
}
talk-fold = Close
talk-none = Nobody has said anything yet.
talk-hint = Say something
talk-send = Send
talk-ready-0 = Well played!
talk-ready-1 = Your turn
talk-ready-2 = One moment
talk-ready-3 = Back soon
talk-ready-4 = Good game
talk-ring-how = Hold a press on the map, or Alt-click it, to ring a place that all see.
talk-ring-put = { $name } rings a place on the map
talk-mute = Mute { $name } at this table
talk-muted = { $name } is muted. The page about the people at the table ends that.
people-mute = Mute
people-hear = Hear again
settings-together = People elsewhere
settings-hear_words = Show what they write
settings-hear_sentences = Show their quick messages
settings-hear_rings = Show their rings on the map

# Hosts on this network
join-network = On this network
join-free = { $game }: { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
join-full = No seat free
join-found-hint = not needed on this network
join-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
join-sit = Sit down
join-watch = Watch
join-neither = No seat is free, and this table allows no watchers.

# Notices of turns
notices-title = Notices
notices-about = If your turn begins while this table is not open, the host can let you know, once.
notices-hint-email = an e-mail address
notices-hint-webhook = the address of a webhook: https://…
notices-hint-both = an e-mail address, or a webhook: https://…
notices-tell = Tell me
notices-stop = Stop
notices-told = Notices of your turns go to { $to }.
notices-failed = The last notice was not sent: { $error }
notices-wrong = This host cannot send notices to that address.
