# The sentences of the page itself. Those of the games come from the server, the same as in the terminal.
web-claim = Board games about thieves. Play right away against bots, or send your friends a link. No account.
web-unaffiliated = A free project, not affiliated with the publishers of these games. All texts and pictures are our own.
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace
web-pace-full = Calm
web-pace-fast = Brisk
web-pace-none = Instant
web-pace-still = Your device asks for less motion: nothing flies or slides. What happens is still told at this pace.
web-sound = Sounds
web-settings = Settings
web-players = { $least ->
    [one] { $most } players
   *[other] { $least }–{ $most } players
}
web-solo-players = 1–{ $most } players
web-minutes = about { $minutes } minutes
web-play-now = Play now against bots
web-play-at-once = Play now
web-play-alone = Play now, alone
web-opponents = Number of bots
web-bots = { $number ->
    [0] alone
    [one] against { $number } bot
   *[other] against { $number } bots
}
web-with-friends = Play with friends
web-lesson = Learn by playing
web-lesson-first = New here? Learn by playing
web-rules = Rules
web-your-name = Your name
web-nobody-name = Magpie
web-seats = Seats
web-seat-me = You
web-seat-open = A friend (by link)
web-seat-bot = Bot: { $bot }
web-bot-random = random moves
web-bot-gentle = gentle
web-bot-easy = easy
web-bot-normal = normal
web-seat-number = Seat { $number }
web-add-seat = Add a seat
web-remove-seat = Remove the last seat
web-haste = Time control
web-haste-live = Live, no time limit
web-haste-move = Live, one minute per move
web-haste-game = Live, 30 minutes per player
web-haste-days = Over several days, no time limit
web-haste-slow = Over several days, three days per move
web-haste-about-live = If a player is away for two minutes, a bot fills in until they return.
web-haste-about-days = Players need not be online at the same time. The front page shows when it is your turn.
web-haste-about-clock = If a player runs out of time, a bot fills in.
web-options = Game options
web-open-table = Create the table
web-table-help = Each friend gets their own link, to send or to scan. Bots take their seats at once.
web-cancel = Cancel
web-my-tables = My tables
web-with = with { $names }
web-waiting-friends = Waiting for friends
web-finished-tables = Finished games ({ $count })
web-forget = Remove from the list
web-forgotten = { $game }: removed from the list.
web-just-now = just now
web-invite-title = Send each friend one link
web-invite-help = The first person to open a link gets that seat. Each link works once.
web-copy = Copy
web-copied = Copied
web-watch-link = Copy the spectator link
web-qr = QR code for { $name }
web-seat-free = waiting for a friend
web-join-help = You are invited to a game of { $game }.
web-join-there = Already at the table: { $names }
web-sit-down = Take the seat
web-waiting-start = The game starts when every seat is taken.
web-back = Back to the front page
web-nowhere = There is no such page. Here are the games.
web-offline = The server cannot be reached. You can continue as soon as it responds.
web-try-again = Try again
web-offline-title = You are offline
web-offline-help = Rules and lessons you have opened before can still be read. Your tables wait for you, exactly as you left them.
web-update = A new version is available.
web-update-now = Reload
web-state-connecting = Connecting…
web-state-open = Connected
web-state-lost = Connection lost. Reconnecting…
web-state-ended = The connection was closed.
web-your-turn = Your turn
web-your-answer = { $seat }’s turn: your answer?
web-your-turn-title = Your turn – { $game }
web-waiting-for = Waiting for { $names }
web-waiting-others = Waiting for the others
web-watching = You are watching this table.
web-skip = Skip to your next decision
web-skip-word = Skip
web-fold = Show or hide the choices
web-play-at-any-time = Play out of turn
web-undo = Undo
web-not-now = Not possible now
web-log = Log
web-log-show = Show on the board
web-log-touch = Tap a line to see it on the board.
web-chat = Chat
web-table = Table
web-hand = Your hand
web-say = Write a message
web-send = Send
web-no-words = No messages yet.
web-list-view = Text view
web-board-view = Board
web-choose = Choose
web-caution = Careful
web-confirm = Do it anyway
web-shortcuts = Quick moves
web-close = Close
web-rule-link = Rule { $rule }
web-over = The game is over
web-wins = { $names } wins
web-nobody-wins = Nobody wins.
web-win-together = { $names } share the victory
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-download = Download the record
web-replay = Watch the replay
web-rematch = Play again
web-keys = Keyboard shortcuts
web-clock = { $seconds } s
web-seat-away = away
web-seat-here = here
web-seat-is-bot = bot
web-search-rules = Search the rules
web-no-rule = No rule matches your search.
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-hint = Search the rules: words, or a number such as 4.2
web-contents = Contents
web-copy-rule = Copy a link to { $rule }
web-lesson-of = Learn { $game } by playing
web-lesson-read-on = That can wait: read this first, then go on.
web-examples = Worked examples
web-examples-count = Worked examples to play through ({ $count })
web-example = Example { $id }
web-holds = The situation
web-asks = { $seat }: { $question }
web-summary = At a glance
web-guide = How to play
web-gallery = Everything in the box
web-look-up = What does { $name } say?
web-mark-rulebook = from the rulebook
web-mark-public = published elsewhere
web-mark-ours = our ruling
web-step-back = Back
web-step-on = Next
web-first = Go to the start
web-last = Go to the end
web-play = Play
web-pause = Pause
web-eyes = Point of view
web-eyes-all = Spectator
web-speed = Speed
web-replay-log = Full log
web-replay-keys = Keys: ← → to step, Space to play or pause, Home and End to jump.
web-eyes-everybody = Everybody: all hands open
web-held = All hands and plans
web-share-moment = Copy a link to this moment
web-proved = Shuffles and moves verified
web-check-shuffles = Verify the shuffles in this browser
web-shuffles-right = All { $draws } draws match the secret committed to before the game.
web-shuffles-wrong = Verification failed: { $fault }
web-proof-promise = The secret is the one committed to before anybody sat down ({ $commitment }…).
web-proof-hands = All { $count } players contributed randomness, so nobody controlled the shuffles alone.
web-fault-secret = the secret is missing
web-fault-commitment = the secret does not match the commitment
web-fault-draw = draw { $number }
web-import = Open a record file
web-import-help = A game that was downloaded when it was over (.cutpurse). You can also drop the file anywhere on this page.
web-drop = Drop the record to watch it
web-step-of = Step { $n } of { $all }
web-reaction-time = Time to respond
web-more = More
web-people = Players
web-now = What happened
web-news = What happened since your last turn
web-no-news = Nothing yet.
web-announce-turn = Your turn. { $question }
web-ask = Look something up
web-ask-help = A guard, a place, a card or a player
web-ask-button = Look up
web-ask-nothing = Nothing found for “{ $words }”.
web-parts = Sections
web-drawn-map = Text map
web-drawn-map-help = A map drawn with characters. The same information is given in words under the other headings.
web-part-now = The situation
web-part-you = Your area
web-part-around = Around you
web-part-watch = Guards and townsfolk
web-part-others = Other players
web-part-board = On the board
web-part-cards = What the cards do
web-part-stock = Piles and supply
web-part-places = Where everything is
web-rematch-join = Go to the new game
web-stand-in = a bot ({ $bot }) is filling in
web-seat-left = has left
web-i-am-back = I am back
web-mute = Mute
web-unmute = Unmute
web-leave = Leave the table
web-give-to-bot = Give this seat to a bot
web-close-table = Close the table
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-host-invite = Invite someone to this seat

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Connected again
web-sending = Sending
web-time-left = Time left
web-notify = Notify me when it is my turn
web-notify-help = When it is your turn and this page is closed, the server sends a message (an HTTP POST) to this address: a push service on your phone, for example, or a chat room. Leave it empty for no messages.
web-notify-address = Notification address
web-notify-save = Save
web-notify-on = Notifications go to this address.
web-notify-off = No notifications are sent.
web-awaited = to move
web-since = Since your last turn
web-since-count = { $count ->
    [one] One thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
web-against-you = Against you
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-standing = Always pass…
web-standing-what = What to pass on
web-standing-long = How long
web-standing-say = Pass from now on
web-standing-help = Nobody else can see this. It stays in force when you close the page, and you can cancel it at any time.
web-standing-passes = Auto-pass: passing for you.
web-standing-decide = Decide myself
web-standing-revoke = Stop passing
web-you-win = You win!
web-share-game = Copy a link to this game
web-sheet = Where the points came from
web-total = Total
web-share = Share
web-show-code = QR code
web-lobby-count = { $taken } of { $all } seats taken
web-lobby-ready = Everybody is here.
web-lobby-host-starts = The host starts the game.
web-start = Start the game
web-start-with-bots = Start now: bots take the free seats
web-key-number = choose by number
web-key-list = move up and down the list
web-key-board = move around the board
web-key-enter = choose what is highlighted
web-key-to-board = go to the board
web-key-to-question = go to the question

# Maps
web-closer = Zoom in
web-farther = Zoom out
web-show-all = Fit to view
web-map-tools = Map tools
