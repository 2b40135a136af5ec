subtitle = Explore, trade and rule: three games of empires and ages
back = Back
done = Done
cancel = Cancel
next = Next
previous = Previous

menu-games = Brazil: Imperial · Imperial Struggle · Historia
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
menu-odd-tip = Left untouched: { $names } They are in { $folder }

language-name = English
theme-parchment = Parchment
theme-slate = Slate
theme-contrast = High contrast

settings-title = Settings
settings-look = Display
settings-scale = Interface size
settings-text-size = Text size
settings-text-size-normal = Normal
settings-text-size-large = Large ({ $percent } %)
settings-text-size-larger = Larger ({ $percent } %)
settings-text-size-about = Only text grows. What is printed on cards, pieces and the map keeps its size; enlarge it to read it.
settings-language = Language
settings-language-tip = Not yet read by a native speaker: { $names }.
settings-theme = Theme
settings-full-screen = Full screen
settings-pace = Pace
settings-steps = Bot moves
settings-steps-slow = Slow
settings-steps-normal = Normal
settings-steps-at-once = Instant
settings-emperor = Emperor: seconds per turn
settings-seconds = { $whole } s
settings-speed = Animation speed
settings-speed-value = { $speed }×
settings-speed-instant = Instant
settings-pause = Wait for me after each bot’s round
names-and = { $names } and { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
recap-replay = Show again
recap-on = Continue
recap-more = { $n ->
    [one] and one minor step; see the log
   *[other] and { $n } minor steps; see the log
}
settings-motion = Reduced motion
settings-confirm = Ask before I end a turn with a fight, a discovery, points or a purchase left
settings-sound = Sound
settings-sound-on = Sound on
settings-master = Master volume
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
settings-damaged-aside = The damaged file was kept as { $path }.
settings-damaged-stays = The damaged file could not be moved; it will be replaced when you change a setting.
safe-start-title = Safe start
safe-start = Last time, the game closed before it could show anything. This time it starts without your settings and your own scenarios, and the menu leaves out your saved games. Nothing is lost: your saved games are in { $saves } and on the Load page, your settings in { $settings }. The next start reads everything again.
set-aside-title = A file could not be shown
set-aside = { $count ->
    [one] { $names } could not be shown and was moved to { $folder }. Everything else is as it was.
   *[other] These files could not be shown and were moved to { $folder }: { $names }. Everything else is as it was.
}
settings-not-written = Your settings could not be saved: { $reason }
sound-on = Sound on
sound-off = Sound off

new-title = New game
solo-title = Solo challenge
solo-note = Meet every goal before the rounds run out, alone against the map. Start with the challenges that carry a seal.
new-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
 }
new-players = Players
new-options = Options
new-meant = { $value } ({ $said })
new-count = Number of players
new-start = Start
new-none = No scenarios found. Put the scenarios folder back next to the program.
new-faults = These scenario files contain errors and were left out:
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
manner-any = Any manner
manner-any-does = One of the three, drawn when the game begins.
manner-plain = Balanced
manner-plain-does = Favours nothing.
manner-builder = Builder
manner-warrior = Warrior
manner-collector = Collector
manner-told = { $manner }. { $does }

load-title = Saved games
load-none = There are no saved games yet. They will be saved in { $folder }
load-delete = Delete
load-delete-ask = Delete “{ $name }” for good?
load-not-deleted = Could not delete it: { $reason }
load-failed = This game could not be opened: { $reason }
load-journal-lost = Some moves made after the save could not be replayed. They were put in a file beside the save. ({ $reason })
load-journal-missing = Moves made after this save may be missing: the journal file beside it is gone or was cut off. The game continues after move { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] This program has no bot “{ $rungs }”: { $bot } plays in its place.
   *[other] This program does not have these bots: { $rungs }. { $bot } plays in their place.
}
load-on-the-table = This game is open now.
saved-again = The game is saved again.
unsaved-title = Not saved
unsaved-body = This game could not be saved. If you leave now, you lose everything since the last save. ({ $reason })
unsaved-again = Try again
unsaved-leave = Leave unsaved
unsaved-stay = Stay
load-unknown-game = This version doesn’t know the game it belongs to ({ $game }). A newer version may.
saved = Saved.
not-saved = The game could not be saved: { $reason }
unpacked-gone = The program’s own files in { $folder } were deleted while it was running. Your games are saved. Close the program and start it again soon; until then, some pictures, sounds and opponents may be missing.
cannot-start = This game cannot be started: { $reason }
load-history-cut = The map or the card values changed since this save. You can play on, but not replay its history.
load-history-broken = This game’s history can no longer be replayed. You can play on, and the moves stay in its file. ({ $reason })
resume = Resume
to-menu = Main menu
menu-body = Every move is saved automatically.
save-damaged = This file is damaged and cannot be opened.
save-newer = This game was saved by a newer version of the program. Update to open it.
save-before = This file is damaged. The save before it can be opened.
load-before-ask = This file is damaged. The save before it is intact, and the moves recorded since are replayed from there. The damaged file is kept beside it.
load-before-open = Open the save before
load-paste = Paste a game
load-pasted = { $name } was pasted and is now among your games.
load-not-pasted = Nothing was pasted: { $reason }
load-rename = Rename
load-rename-ask = New name for “{ $name }”
load-not-renamed = Could not rename it: { $reason }
load-name-taken = another game has this name.
load-busy = it is open in another window.
load-set-aside = These files cannot be opened. They stay where they are.
save-asked = { $name } to decide
save-origin = Branched from: { $origin }
name-hint = Name
name-keep = Use this name
game-title-page = This game
game-copy = Copy the game as text
game-copied = The game is on the clipboard ({ $letters } characters). Anyone with this text can see everything, hidden cards included.
game-picture = Save the game as a picture
game-pictured = The picture is { $path }. Drop it on this program’s window to open the game. It contains everything, hidden cards included.
game-branch = Play on from here
game-branch-ask = Starts a separate game from the position after move { $move }. The original stays as it is.
game-branch-anew = From here on, everything hidden is reshuffled: cards and tiles you could not see, the decks and all chance to come.
game-branch-name = { $name }, from move { $move }
game-not-kept = Could not save: { $reason }
game-deal = The shuffle
game-deal-given = The seed of this game was chosen beforehand, so its shuffle was not locked.
game-deal-sealed = The shuffle was locked before the first move. Check code *{ $short }*: when the game is over, the secret behind it is shown here, and anyone can verify that nothing was changed since. It does not prove that the first shuffle drawn was the one used: whoever started the game could have drawn several and kept one. Full code: { $mark }
game-deal-open = The game is over, so here is the secret. Seed { $seed }, secret number { $nonce }. The SHA-256 of “imperial.deal:{ $nonce }:{ $seed }” is the check code from the start, so nobody changed the shuffle after that. The seed follows from the secret number.
game-deal-joint = Everyone at the table and the host drew this shuffle together: each locked a secret number before any number was opened. Check code *{ $short }*. If just one of them drew fairly, nobody picked the shuffle. At most the host could have called off the start, and everyone would have noticed. Each move is signed on the computer of the player who made it (a bot’s move by the host) and tied to the move before. While the game runs, the host can look at everything, hidden cards included, but cannot change the shuffle or a player’s move without it showing here. Full code: { $mark }
game-deal-joint-open = The game is over, and its file has been checked: every number is the one that was locked, the shuffle follows from them (seed { $seed }), and all { $lines } signatures are right. They were made with these keys; compare yours with the other players’ copies of this page:
game-deal-joint-unsigned = The game is over, and all { $lines } signatures in its file are right, but nobody except the host has signed the end: the host could still change the last moves of bots.
game-deal-joint-key = { $name }: { $key }
game-deal-joint-wrong = The game is over, but something in its file was changed: signed line { $line }, by { $name }, is not what was signed.
game-deal-joint-wrong-start = The game is over, but something in its file was changed: what was agreed before the first move does not hold for { $name }.
game-deal-host = the host
bot-hung = A bot stopped responding. It was replaced, and a simple move was made for it.
save-when = { $date }, { $time }
save-over = finished

learn-title = How to play
learn-none = This game has no rules pages yet.
credits-title = Credits
credits-body =
    Three digital board games on one computer, against people or bots: Brazil: Imperial, of exploration, building and war in Brazil from 1500 to 1889, for one to four players; Imperial Struggle, of the rivalry of France and Britain from 1697 to 1789, for two; and Historia, of civilizations from antiquity to our own time, for one to six.

    Licence of the code and the art: MIT. Fonts: SIL Open Font License.
credits-after = The printed games
credits-after-body =
    - Brazil: Imperial is a board game by Zé Mendes, published by MeepleBR.
    - Imperial Struggle is a board game by Ananda Gupta and Jason Matthews, published by GMT Games.
    - Historia is a board game by Marco Pranzo, published by Giochix.it.

    This is an independent edition. It uses no text and no picture of the printed games, and neither designers nor publishers have a part in it.
credits-machines = Made with AI
credits-machines-body =
    The code, the texts, their translations and the drawings were made with AI language models. The pictures are vector drawings written as code and drawn by scripts; the sounds are computed. No image generator and no recording was used. No translation has been read by a native speaker yet. Nothing is generated while you play: bots and hints work out their moves from the rules.
credits-unsigned = The first start
credits-unsigned-body =
    The program bears no certificate of Microsoft or Apple, so the system may refuse its first start.

    - Windows: click *More info*, then *Run anyway*.
    - macOS: open it once, then click *Open Anyway* in System Settings, under Privacy & Security.
    - Linux: it starts as it is.

    Every release lists the SHA-256 of its files, so you can check what you downloaded.
credits-parts = Built on
credits-licences = The licence texts are in { $folder }
keys-title = Keys
keys-intro = Tab and the arrow keys move the focus, Enter or Space activates what has it, Esc closes the topmost window.
gallery-title = Gallery
gallery-icon = The program
gallery-empty = No pictures found. Put the art folder back next to the program.

command-confirm = Main button
command-back = Close, or go back
command-undo = Undo
command-redo = Redo
command-full_screen = Full screen
command-help_here = Rule for what is under the cursor
command-close_up = Enlarge what you point at
command-keys_list = This list
command-fit_map = Home: your lands, then the whole map
command-zoom_in = Zoom in
command-zoom_out = Zoom out
command-log = Log
command-hint = Hint
command-why = Why the bot did that
command-hurry = Speed up the bots
command-save = Save
command-menu = Game menu
command-mute = Sound on/off
command-screenshot = Screenshot

advice-hint = Hint
advice-why = Why { $name } did that
advice-earlier = Previous turn: { $name }
advice-thinking = Thinking …
advice-look = Look at { $area }.
advice-lit = The places in question are lit up.
advice-more-2 = Which action?
advice-more-3 = The full plan
advice-plan = The plan as a whole
advice-expected = The best plan that starts with the same step
advice-less = { $n ->
    [one] Alternative: about { $n } fewer win in 100 games
   *[other] Alternative: about { $n } fewer wins in 100 games
}
advice-more = { $n ->
    [one] Alternative: perhaps { $n } more win in 100 games
   *[other] Alternative: perhaps { $n } more wins in 100 games
}
handover-drawing = Drawing new pictures. This takes a moment.
advice-even = Alternative: about equal
advice-done = What it did
advice-step = { $what } → { $why }
advice-ahead = Better than the best alternative in: { $things }.
advice-behind = Worse than the best alternative in: { $things }.
advice-other-ahead = Better than the first plan in: { $things }.
advice-other-behind = Worse than the first plan in: { $things }.
advice-about-equal = About equal to the next best plan.
advice-wins = { $n ->
    [one] Wins about { $n } game in 100 more than the next best plan.
   *[other] Wins about { $n } games in 100 more than the next best plan.
}
advice-unsure = What happens next depends on chance or the other players.
advice-as-seen = This is what you can see; the bot’s hidden information is left out.
advice-secret = It used hidden information. The move can be explained when the game is over.
advice-failed = No advice this time: { $reason }
advice-nobody = Hints are only for a player at this screen who has a choice to make.
advice-public = Everyone can see this choice: a hint would give away a secret.
advice-past = Hints are for the present only; you are looking at the past.
advice-no-move = There is no bot move to explain yet.

review-title = Review
review-working = Reviewing every choice of the game …
review-begun = This usually takes a minute or two.
review-left =
    { $done }% done, about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } left
review-soon = { $done }% done, less than a minute left
review-goes-on = You can leave this page and the table. The review goes on in the background and is kept with the game.
review-ready = The review is ready.
review-ready-of = The review of “{ $name }” is ready.
review-none = No turn clearly lowered the chance of winning. Well played!
review-turning = Where the game turned
review-rose = the chance of winning rose from { $before }% to { $after }% by the next turn
review-fell = the chance of winning fell from { $before }% to { $after }% by the next turn
review-through = See the whole game
review-through-about = You can go through the whole game turn by turn, and from any moment start a new game to play it differently.
review-intro = The turns that lowered the chance of winning most, judged by what you could see at the time. Turns that come out about equal are not listed.
review-when = { $n }. { $name }, { $when } (move { $move })
review-look = Show it
review-seat = Seat { $n }
review-play = On average a choice gave away { $n }% of the chance of winning (probably { $low } to { $high }%).
review-luck-bad = Luck lowered the chance of winning by { $n }% in all.
review-luck-good = Luck raised the chance of winning by { $n }% in all.
review-luck-even = Luck made hardly any difference.
review-skill-learning = There is room to improve.
review-skill-good = Good play.
review-skill-strong = Strong play.
review-skill-faultless = Nearly faultless play.
labelled = { $label }: { $what }
review-of = { $name }: { $told }
review-thresholds = Loss of winning chance: good under { $inaccuracy }%, inaccuracy from { $inaccuracy }%, mistake from { $mistake }%, blunder from { $blunder }%
grade-best = best
grade-even = about equal
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
retry-title = Find the better turn
retry-intro = Your costliest turns, by the chance of winning they lost
retry-your-turn = Your turn then
retry-as-seen = { $when }, as you saw it
retry-turn = A turn
retry-in-game = In the game
retry-try = { $n ->
    [1] First try
    [2] Second try
    [3] Third try
   *[other] Try { $n }
}
retry-loss = −{ $n }%
retry-loss-tip = It lowered the chance of winning by { $low } to { $high }%, about { $points } points.
retry-chance = { $n }%
retry-points-tip = About { $points } points behind the best turn.
retry-ask = Play this turn again. It is judged when it ends or something new is revealed.
retry-turn-over = Your turn is over.
retry-judging = Judging your turn …
retry-verdict-best = As good as the best
retry-verdict-better = Better than in the game, costs { $n }%
retry-verdict-costs = Costs { $n }%
retry-ahead = More than the best turn: { $things }.
retry-behind = Less than the best turn: { $things }.
retry-best = The best turn
retry-then = then
retry-again = Try again
retry-show = Show the best
retry-next = Next turn
retry-keys = F6 moves the keys between this list and the table.
retry-not-now = Not while you are looking for the better turn.

handover-turn = It is { $name }’s turn.
handover-decide = { $name } has something to decide.
handover-others = Everyone else, look away.
handover-ready = I am { $name }

crash-title = Something went wrong
crash-body = The game ran into an error. Every move you made is saved, and you can continue from the last one. Nothing was sent anywhere; a report was written to { $path }
crash-go-on = Continue
crash-copy = Copy the report
crash-copied = The report is on the clipboard.
crash-not-copied = The report could not be copied: { $reason }
crash-to-menu = Main menu
crash-final = The game ran into an error it could not recover from and has to close. Your game was saved before; choose Continue to resume it. The log is in { $folder }

cli-help-save = a saved game to open
cli-help-contact-sheet = write pictures of every scenario, early, middle and late, in colour and as seen with colour blindness
cli-help-screenshot = write a picture of a screen and exit
cli-help-build-pictures = write the pictures that ship with the program, and exit
cli-help-selftest = load everything, draw every screen, play, save and reload
cli-refused = brazil-imperial: { $reason } (see --help)
cli-no-game = there is no game { $name }; there are { $known }
cli-no-screen = there is no screen { $name }; there are { $known }
cli-no-theme = there is no theme { $name }; there are { $known }
cli-no-language = there is no language { $name }; there are { $known }
cli-no-scenario = there is no scenario { $name }; there are { $known }
cli-bad-scale = the interface size { $value } is not between 75 and 200
cli-bad-turns = the number of turns { $value } is negative
cli-no-save = there is no file { $path }
cli-no-display = There is no display to draw on ({ $reason }). Without one, "python -m engine --help" still plays, measures and checks games, and --screenshot still draws pictures.
cli-no-x11 = DISPLAY is set, but the program cannot open windows on it: { $missing } not found. Install libX11 and libXext: the packages are libx11-6 and libxext6 on Debian and Ubuntu, libX11 and libXext on Fedora, libx11 and libxext on Arch.
cli-no-picture = the picture could not be written: { $reason }
selftest-fine = self-test: fine
selftest-failed = self-test: { $what } failed: { $reason }
picture-kept = Saved as { $path }
keys-lead = { $key } moves the focus on every screen. Press another key, or Esc.
keys-press = Press the new key for “{ $command }”, or Esc to keep the old one.
keys-taken = { $key } was the key for “{ $command }”, which now has none.
keys-none = no key
keys-default = Reset all keys
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
does-viceroy = Plays out lines, your replies included. A few seconds a turn.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Thinks at most as long as its clock allows. The hardest to beat.

# Marks of every game
symbol-check = Done.
symbol-cross = You can’t do this; here is why.
symbol-eye = Only you know this.
symbol-lock = Locked for now.
