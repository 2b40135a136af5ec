subtitle = Explore, settle and rule, from the first sails to the railways
back = Back
done = Done
cancel = Cancel
next = Next
previous = Previous

menu-games = Three games: Brazil: Imperial · Historia · Imperial Struggle
menu-continue = Continue
menu-new = New game
menu-solo = Solo challenge
menu-load = Load
menu-learn = Learn
menu-settings = Settings
menu-gallery = Gallery
menu-credits = Credits
menu-quit = Quit
menu-odd = { $count ->
    [one] One saved file cannot be opened
   *[other] { $count } saved files cannot be opened
}
menu-odd-tip = Set aside, and nothing in them is touched: { $names } They lie in { $folder }

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
theme-parchment = Parchment
theme-slate = Slate
theme-contrast = High contrast

settings-title = Settings
settings-look = Look
settings-scale = Size of the interface
settings-language = Language
settings-theme = Theme
settings-full-screen = Full screen
settings-pace = Pace
settings-steps = The bots’ moves
settings-steps-slow = Slow
settings-steps-normal = Normal
settings-steps-at-once = At once
settings-emperor = Emperor: seconds a turn
settings-seconds = { $whole } s
settings-speed = Speed of animation
settings-speed-value = { $speed }×
settings-speed-instant = At once
settings-pause = Wait for me after a bot’s round
recap-replay = Show again
recap-on = Continue
recap-more = { $n ->
    [one] and one lesser step; the log has it
   *[other] and { $n } lesser steps; the log has them
}
settings-motion = Reduced motion
settings-confirm = Ask before a turn ends with a fight, a discovery, points or a purchase left
settings-sound = Sound
settings-sound-on = Sound on
settings-master = Overall volume
settings-effects = Effects
settings-music = Music
settings-interface = Interface
settings-files = Files
settings-folders =
    Settings: { $config }
    Saved games: { $saves }
settings-keys = Keys
settings-damaged-title = Your settings could not be read
settings-damaged = The file { $path } is damaged ({ $detail }). The game starts with its default settings.
settings-damaged-aside = The damaged file was put aside as { $path }.
settings-damaged-stays = The damaged file could not be moved; it will be replaced when you change a setting.
safe-start-title = Safe start
safe-start = Last time, the game closed before it could show anything. This time it starts without your settings and your own scenarios, and the menu leaves out your saved games. Nothing is lost: your saved games are in { $saves } and on the Load page, your settings in { $settings }. The next start reads everything again.
set-aside-title = A file could not be shown
set-aside = { $count ->
    [one] { $names } could not be shown and was moved to { $folder }. Everything else is as it was.
   *[other] These files could not be shown and were moved to { $folder }: { $names }. Everything else is as it was.
}
settings-not-written = Your settings could not be kept: { $reason }
sound-on = Sound on
sound-off = Sound off

new-title = New game
solo-title = Solo challenge
solo-note = Alone against the map, the rounds and what the goals ask. Those with a seal are the ones to begin with.
new-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
 }
new-players = Players
new-options = Options
new-meant = { $value } ({ $said })
new-count = Number of players
new-start = Start
new-none = No scenario was found. Put the program’s scenarios folder back beside it.
new-faults = These scenario files have a fault and were left out:
who-person = Person
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Easy
bot-settler = Settler
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Fair
bot-merchant = Merchant
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Strong
bot-governor = Governor
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Stronger
bot-viceroy = Viceroy
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = Strongest
bot-emperor = Emperor

load-title = Saved games
load-none = There are no saved games yet. They are kept in { $folder }
load-delete = Delete
load-delete-ask = Delete “{ $name }” for good?
load-not-deleted = It could not be deleted: { $reason }
load-failed = This game could not be opened: { $reason }
load-journal-lost = Not all of the moves after the save could be played again. They are set aside beside the save. ({ $reason })
load-journal-missing = Moves made after this save may be missing: the journal file beside it is gone or was cut off. The game goes on after move { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] This program has no bot “{ $rungs }”: { $bot } plays in its place.
   *[other] This program does not have these bots: { $rungs }. { $bot } plays in their place.
}
load-on-the-table = This game is on the table.
saved-again = The game is on the disk again.
unsaved-title = Not saved
unsaved-body = The game on the table could not be saved. If you leave it now, what was played since the last save is lost. ({ $reason })
unsaved-again = Try again
unsaved-leave = Leave it unsaved
unsaved-stay = Stay
load-unknown-game = This program does not know the game it belongs to ({ $game }). A newer one may.
saved = Saved.
not-saved = The game could not be saved: { $reason }
unpacked-gone = The program’s own files in { $folder } were removed while it runs. Your games are saved. Close the program and start it again soon: until then some pictures, sounds and opponents may be missing.
cannot-start = This game cannot be started: { $reason }
load-history-cut = The map or the components were changed since this game was saved: it goes on from where it stood, but its history can no longer be replayed.
load-history-broken = The history of this game can no longer be replayed. It goes on from where it stood, and what was played stays in its file. ({ $reason })
resume = Go on
to-menu = To the menu
menu-body = Every move is saved at once.
save-damaged = This file is damaged and cannot be opened.
save-newer = A newer version of the program wrote this game. Update to open it.
save-before = This file is damaged. The state before it can be opened.
load-before-ask = This file is damaged. The state saved before it is whole, and the moves told since are played again from there. The damaged file is kept beside it.
load-before-open = Open the state before
load-paste = Paste a game
load-pasted = { $name } came from the clipboard and is among your games.
load-not-pasted = Nothing was pasted: { $reason }
load-rename = Rename
load-rename-ask = A new name for “{ $name }”
load-not-renamed = It could not be renamed: { $reason }
load-name-taken = another game has this name.
load-busy = it is on the table in another window.
load-set-aside = These files cannot be opened. They stay where they are.
save-asked = { $name } decides
save-origin = Branched off: { $origin }
name-hint = Name
name-keep = Keep this name
game-title-page = This game
game-copy = Copy the game as text
game-copied = The game is on the clipboard, { $letters } letters. Whoever has them has the whole game, what is hidden too.
game-picture = Picture that carries the game
game-pictured = The picture is { $path }. Dropped on this program’s window it opens the game, what is hidden in it too.
game-branch = Play on from here
game-branch-ask = The game as it stood after move { $move }, as a game of its own. The real one stays untouched.
game-branch-anew = What you could not know then is dealt anew: hidden cards and tiles, the decks and all chance to come.
game-branch-name = { $name }, from move { $move }
game-not-kept = It could not be kept: { $reason }
game-deal = The shuffle
game-deal-given = The seed of this game was given: nothing was promised about its deal.
game-deal-sealed = The shuffle was locked before the first move. Check code *{ $short }*: when the game is over, the secret behind it is shown here, and anybody can confirm that nothing was changed on the way. The whole code: { $mark }
game-deal-open = The game is over, so the secret is told. Seed { $seed }, secret number { $nonce }. SHA-256 of “imperial.deal:{ $nonce }:{ $seed }” is the mark of the start: nobody exchanged the deal. The seed follows from the secret number: nobody picked it.
bot-hung = A bot thought without end. It was replaced, and a simple move was made for it.
save-when = { $date }, { $time }
save-over = finished

learn-title = How to play
learn-none = This game has no pages of rules yet.
credits-title = Credits
credits-body =
    A digital board game of exploration, building and war in Brazil from 1500 to 1889, for one to four players at one machine, against people or bots.

    All texts, pictures and code were made for this project. The picture of every card was drawn for it by script and by hand, as vector art.

    Licence of the code and the art: MIT. Fonts: SIL Open Font License.
credits-parts = Built on
credits-licences = The licence texts are in { $folder }
keys-title = Keys
keys-intro = Tab and the arrow keys move the focus, Enter or Space uses what is focused, Esc closes the top-most thing.
gallery-title = Gallery
gallery-icon = The program
gallery-empty = No picture was found. Put the program’s art folder back beside it.

command-confirm = Main button
command-back = Close, or go back
command-undo = Undo
command-redo = Redo
command-full_screen = Full screen
command-help_here = The rule for what is under the cursor
command-close_up = Enlarge what is pointed at
command-keys_list = This list
command-fit_map = Home: the own lands, then the whole map
command-zoom_in = Zoom in
command-zoom_out = Zoom out
command-log = Log
command-hint = Hint
command-why = Why the bot did that
command-hurry = Hurry the bots
command-save = Save
command-menu = Game menu
command-mute = Sound on or off
command-screenshot = Picture of the window

advice-hint = Hint
advice-why = Why { $name } did that
advice-thinking = Thinking …
advice-look = Look at { $area }.
advice-lit = The places it concerns are lit on the map.
advice-more-2 = Which action?
advice-more-3 = The whole line
advice-expected = With this it expects
advice-less = { $n ->
    [one] An alternative: about { $n } win fewer in 100 games
   *[other] An alternative: about { $n } wins fewer in 100 games
}
advice-more = { $n ->
    [one] An alternative: perhaps { $n } win more in 100 games
   *[other] An alternative: perhaps { $n } wins more in 100 games
}
curtain-drawing = Drawing the pictures. This takes a moment the first time.
advice-even = An alternative: about equal
advice-done = What it did
advice-step = { $what } → { $why }
advice-ahead = Ahead of the best alternative in: { $things }.
advice-behind = Behind the best alternative in: { $things }.
advice-unsure = How it goes on depends on chance or on others.
advice-as-seen = This is as far as you can see; what only the bot knows is left out.
advice-secret = Only the bot knows what this move rests on. It can be explained when the game is over.
advice-failed = No advice this time: { $reason }
advice-nobody = Hints are for a player who has a choice to make at this screen.
advice-public = This is chosen before everybody: a hint would show what only one may know.
advice-past = Hints are for the present; you are looking at the past.
advice-no-move = There is no bot’s move to explain yet.

review-title = Review
review-working = Looking at every choice of the game again …
review-none = No move clearly lowered the chance of winning.
review-intro = The moves that lowered the chance of winning most, judged by what you could see at the time. Moves that come out about equal are not listed.
review-slip = { $n }. { $name }, { $when } (move { $move }): cost about { $cost ->
    [one] { $cost } win in 100 games
   *[other] { $cost } wins in 100 games
}
review-look = Look at it
review-played = What was played
review-better = What the bot would have played
review-seat = Seat { $n }
review-ahead = Better than what was played in: { $things }.
review-behind = Worse in: { $things }.
review-expected = After that move the bot would have gone on with:

curtain-turn = It is { $name }’s turn.
curtain-decide = { $name } has something to decide.
curtain-others = Everybody else looks away.
curtain-ready = I am { $name }

crash-title = Something went wrong
crash-body = The game met a fault of its own. Every move you made is on the disk: you can go on from the last one. Nothing was sent anywhere; a report was written to { $path }
crash-go-on = Go on
crash-copy = Copy the report
crash-copied = The report is on the clipboard.
crash-not-copied = The report could not be copied: { $reason }
crash-to-menu = To the menu
crash-final = The game met a fault it could not get over and stops. Your game was saved before; Continue takes it up again. The log is in { $folder }

cli-help-save = a saved game to open
cli-help-contact-sheet = write pictures of every scenario, early, middle and late, in colour and as colour-blind eyes see them
cli-help-screenshot = write a picture of a screen and leave
cli-help-build-pictures = write the pictures that ship with the program, and leave
cli-help-selftest = load everything, draw every screen, play, save and reload
cli-refused = brazil-imperial: { $reason } (see --help)
cli-no-game = there is no game { $name }; there are { $known }
cli-no-screen = there is no screen { $name }; there are { $known }
cli-no-theme = there is no theme { $name }; there are { $known }
cli-no-language = there is no language { $name }; there are { $known }
cli-no-scenario = there is no scenario { $name }; there are { $known }
cli-bad-scale = the interface size { $value } is not between 75 and 200
cli-bad-turns = the number of turns { $value } is below zero
cli-no-save = there is no file { $path }
cli-no-display = There is no display to draw on ({ $reason }). Without one, "python -m engine --help" still plays, measures and checks games, and --screenshot still draws pictures.
cli-no-x11 = A display is named (DISPLAY), but the program cannot open windows on it: { $missing } not found. Install libX11 and libXext: the packages are libx11-6 and libxext6 on Debian and Ubuntu, libX11 and libXext on Fedora, libx11 and libxext on Arch.
cli-no-picture = the picture could not be written: { $reason }
selftest-fine = self-test: fine
selftest-failed = self-test: { $what } failed: { $reason }
picture-kept = Written to { $path }
keys-lead = { $key } leads from one thing to the next on every screen. Press another key, or Esc.
keys-press = Press the new key for “{ $command }”. Esc leaves it as it is.
keys-taken = { $key } was the key of “{ $command }”; that command has none now.
keys-none = no key
keys-default = All keys as at first
keys-change = Click a key to change it.
command-keys_list-title = Keys
about-person = A person at this screen.
about-settler = *{ who-settler }*: { does-settler }
does-settler = For a first game. Takes what looks good, and moves at once.
about-merchant = *{ who-merchant }*: { does-merchant }
does-merchant = Weighs every move, but plans nothing. Moves at once.
about-governor = *{ who-governor }*: { does-governor }
does-governor = Plans its whole turn, in about a second. A good opponent.
about-viceroy = *{ who-viceroy }*: { does-viceroy }
does-viceroy = Plays lines out with your replies. A few seconds a turn.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Thinks as long as its clock allows: the hardest to beat.
settings-guide = Guide me: the rule of each choice beside the table

# Marks of every game
symbol-check = Done.
symbol-cross = This can’t be done, and why.
symbol-eye = Known to you alone.
symbol-lock = Closed for now.
