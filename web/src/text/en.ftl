# The sentences of the page itself. Those of the games come from the server, the same as in the terminal.
web-claim = Board games of thieves. Play at once against bots, or send your friends a link. No account.
web-unaffiliated = A free project, unaffiliated with the publishers of the games. Texts and pictures are our own.
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-pace = Motion
web-pace-full = Calm
web-pace-fast = Fast
web-pace-none = None
web-pace-still = Your device asks for less motion: nothing moves.
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
web-opponents = Against how many bots
web-bots = { $number ->
    [0] alone
    [one] against { $number } bot
   *[other] against { $number } bots
}
web-with-friends = Play with friends
web-lesson = How to play, in three minutes
web-rules = Rules
web-your-name = Your name
web-nobody-name = Magpie
web-seats = Seats
web-seat-me = You
web-seat-open = A friend (by link)
web-seat-bot = Bot: { $bot }
web-bot-random = moves at random
web-bot-easy = easy
web-seat-number = Seat { $number }
web-add-seat = Add a seat
web-remove-seat = Remove the last seat
web-haste = Time
web-haste-live = Live, no time limit
web-haste-move = Live, one minute per move
web-haste-game = Live, half an hour each
web-haste-days = Over days, no time limit
web-haste-slow = Over days, three days per move
web-haste-about-live = A bot sits in for whoever is away for two minutes, until they are back.
web-haste-about-days = Nobody has to be there at the same time: the front page says when it is your turn.
web-haste-about-clock = A bot sits in for whoever runs out of time.
web-options = Options of the game
web-open-table = Open the table
web-table-help = Each friend gets a link of their own, to send or to scan. Seats for bots are taken at once.
web-cancel = Cancel
web-my-tables = My tables
web-with = with { $names }
web-waiting-friends = Waiting for friends
web-finished-tables = Finished games ({ $count })
web-forget = Remove from the list
web-forgotten = { $game }: removed from the list.
web-just-now = just now
web-invite-title = Send each friend one link
web-invite-help = Whoever opens a link first may sit there. Each link works once.
web-copy = Copy
web-copied = Copied
web-watch-link = Copy the link for watchers
web-qr = Code to scan for { $name }
web-seat-free = waiting for a friend
web-join-help = You are invited to a table of { $game }.
web-join-there = At the table already: { $names }
web-sit-down = Sit down
web-waiting-start = The game begins when everybody sits.
web-back = Back to the front page
web-nowhere = There is nothing at this address. Here are the games.
web-offline = The server cannot be reached. You can go on as soon as it answers.
web-try-again = Try again
web-offline-title = You are offline
web-offline-help = Rules and introductions that you have opened before can still be read. Your tables wait for you and go on where they were.
web-update = A new version of the page is here.
web-update-now = Load it
web-state-connecting = Connecting …
web-state-open = Connected
web-state-lost = Connection lost. Trying again …
web-state-ended = The connection was ended.
web-your-turn = Your turn
web-your-turn-title = Your turn – { $game }
web-waiting-for = Waiting for { $names }
web-waiting-others = Waiting for the others
web-watching = You are watching this table.
web-skip = Skip to the end
web-skip-word = Skip
web-fold = Fold or unfold the choices
web-undo = Take back
web-not-now = Not possible now
web-log = Log
web-log-show = Show it on the board
web-log-touch = Touch a line to see it on the board.
web-chat = Chat
web-table = Table
web-hand = Your hand
web-say = Say something
web-send = Send
web-no-words = Nobody has said anything yet.
web-list-view = Text view
web-board-view = Board
web-choose = Choose
web-caution = Think of it
web-confirm = Do it all the same
web-shortcuts = In one go
web-close = Close
web-rule-link = Rule { $rule }
web-over = The game is over
web-wins = { $names } wins
web-nobody-wins = Nobody wins.
web-win-together = { $names } win together
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-download = Download the record
web-replay = Watch it again
web-rematch = Play again
web-keys = Keys
web-clock = { $seconds } s
web-seat-away = away
web-seat-here = here
web-seat-is-bot = bot
web-search-rules = Search the rules
web-no-rule = No rule has these words.
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-hint = Search the rules: words, or a number such as 4.2
web-contents = Contents
web-copy-rule = Copy a link to { $rule }
web-lesson-of = { $game } in three minutes
web-lesson-example = See it played out, move by move
web-lesson-ready = That is all you need to begin. The page says at every moment what you can do, and why something is not possible.
web-examples = Worked examples
web-examples-count = Worked examples to play through ({ $count })
web-example = Example { $id }
web-holds = What holds now
web-asks = { $seat }: { $question }
web-summary = At a glance
web-mark-rulebook = from the rulebook
web-mark-public = published elsewhere
web-mark-ours = our ruling
web-step-back = Back
web-step-on = Next
web-first = To the beginning
web-last = To the end
web-play = Play
web-pause = Pause
web-eyes = Through whose eyes
web-eyes-all = Watcher
web-speed = Speed
web-replay-log = The whole game
web-replay-keys = Keys: ← → step, Space plays and pauses, Home and End.
web-eyes-everybody = Everybody: all hands open
web-held = What everybody has and plans
web-share-moment = Copy a link to this moment
web-proved = Shuffles and moves verified
web-check-shuffles = Check the shuffles in this browser
web-shuffles-right = All { $draws } draws follow from the secret that was promised before the game.
web-shuffles-wrong = This does not fit: { $fault }
web-proof-promise = The secret is the one that was promised before anybody sat down ({ $commitment }…).
web-proof-hands = Each of the { $count } seats put something of its own in: nobody alone decided the shuffles.
web-fault-secret = the secret is missing
web-fault-commitment = the secret is not the promised one
web-fault-draw = draw { $number }
web-import = Open a record file
web-import-help = A game that was downloaded at its end (.cutpurse). Or drop the file anywhere on this page.
web-drop = Drop the record to watch it
web-step-of = Step { $n } of { $all }
web-reaction-time = Time to answer
web-more = More
web-people = Players
web-now = What happened
web-news = What happened since your last turn
web-no-news = Nothing yet.
web-announce-turn = Your turn. { $question }
web-ask = Look something up
web-ask-help = A guard, a place, a card, a player: what is known about it?
web-ask-button = Tell me
web-ask-nothing = Nothing is known about “{ $words }”.
web-parts = Parts of the table
web-drawn-map = The map, drawn in letters
web-drawn-map-help = A map drawn in letters. The same is told in words under the headings around it.
web-part-now = What is going on
web-part-you = What is yours
web-part-around = Around you
web-part-watch = Guards and townsfolk
web-part-others = The others
web-part-board = On the board
web-part-cards = What the cards do
web-part-stock = Piles and supply
web-part-places = Where everything is
web-rematch-join = To the new game
web-stand-in = a bot ({ $bot }) sits in
web-seat-left = has left
web-i-am-back = I am back
web-mute = Mute
web-unmute = Listen again
web-leave = Get up from the table
web-give-to-bot = Give this seat to a bot
web-close-table = Close the table
web-days = { $days } days
web-host-invite = Invite somebody to this seat

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Connected again
web-sending = Sending
web-time-left = Time left
web-notify = Tell me elsewhere when it is my turn
web-notify-help = Whenever you are asked and this page is closed, the server sends a message (a POST) to this address: that of a push service on your phone, for instance, or of a chat room. Leave it empty for no messages.
web-notify-address = Address for messages
web-notify-save = Save
web-notify-on = Messages go to this address.
web-notify-off = No messages are sent.
web-awaited = is awaited
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
web-standing = Always pass …
web-standing-what = What
web-standing-long = How long
web-standing-say = Pass from now on
web-standing-help = Nobody else learns of it, and you can take it back at any time.
web-standing-passes = You let this pass, as you said.
web-standing-decide = Decide myself
web-standing-revoke = No longer pass
web-you-win = You win!
web-share-game = Copy a link to this game
web-sheet = Where the points came from
web-total = Total
web-share = Share
web-show-code = Code to scan
web-lobby-count = { $taken } of { $all } seats taken
web-lobby-ready = Everybody is here.
web-lobby-host-starts = The host starts the game.
web-start = Start the game
web-start-with-bots = Start now: bots take the free seats
web-key-number = choose by number
web-key-list = up and down the list
web-key-board = from thing to thing on the board
web-key-enter = choose what is marked
web-key-to-board = to the board
web-key-to-question = to the question

# Swindler's board
web-sw-at-risk = a skull would take it
web-sw-jobs = Jobs
web-sw-fences = Fences
web-sw-cards = Cards in hand
web-sw-markers = Free markers
web-sw-loot = Loot of this theft
web-sw-no-theft = No theft is under way.
web-sw-no-cards = No cards in hand
web-sw-last-round = Last round
web-sw-turn = Round { $round } · { $seat }
web-sw-masters = The master thieves
web-sw-wakes = The ability of a master thief wakes once you have fulfilled { $jobs ->
    [one] a job
   *[other] { $jobs } jobs
}.
web-sw-steps = The steps of a turn
web-sw-step-reserve = Reserve
web-sw-step-steal = Rob a bag
web-sw-step-actions = Jobs, fences
web-sw-step-refill = Refill
web-sw-step-hire = Hire
web-sw-bags = Bags
web-sw-next-draw = The next draw from this bag
web-sw-skull-costs = A skull from this bag would cost you: { $lost }
web-sw-skull-lost = { $count ->
    [one] One tile is at stake
   *[other] { $count } tiles are at stake
}
web-sw-skull-takes = A skull would take { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-sw-safe-loot = Safe loot
web-sw-own-things = Your things
web-sw-at-a-glance = At a glance: what you have
web-sw-no-safe-loot = No safe loot yet
web-sw-others = The others
web-sw-theft-of = { $seat } robs this bag
web-sw-wants-away = { $seat } wants to get away with this
web-sw-takes-share = { $seat } takes a share of this
web-sw-skull-now = A skull!
web-sw-got-away = { $seat } got away.
web-sw-was-caught = { $seat } was caught.
web-sw-first-draw = Nothing drawn yet
web-sw-jobs-done = { $count } of { $goal } jobs
web-sw-threat = at stake: { $vp } VP
web-sw-reserved-by = Reserved by { $seat }
web-sw-reserved-me = Reserved by you
web-sw-lack = { $thing }: missing
web-sw-lack-any = something that fits: missing
web-sw-completes = last tile: +{ $vp } VP
web-sw-deck = Accomplices left: { $count }
web-sw-hand-waits = from your next turn on
web-sw-raids-hit = { $hits } of { $count } raids would hit you
web-sw-raids-none = None of { $count } raids would hit you
web-sw-raids-left = Raids to come: { $count }
web-sw-piles = Raids and piles
web-sw-raid-hits-you = It hits you.
web-sw-raid-spares-you = It spares you.
web-sw-supply = Neutral tiles in the supply
web-sw-asleep = asleep ({ $left ->
    [one] 1 job
   *[other] { $left } jobs
} to go)
web-sw-raids = Raids
web-sw-awake = awake
web-sw-done-jobs = Jobs done: { $jobs }

# Maps
web-closer = Closer
web-farther = Farther
web-show-all = Show all of it
web-map-tools = Map tools

# Age of Thieves' board
web-aot-map = The city
web-aot-token = face-down city token
web-aot-fire = fire
web-aot-smoke = smoke
web-aot-hears = vigilance { $vigilance }, movement { $movement }
web-aot-sees = notices { $vigilance ->
    [one] up to { $vigilance } space
   *[other] up to { $vigilance } spaces
} away (vigilance)
web-aot-goes = goes { $movement ->
    [one] up to { $movement } space
   *[other] up to { $movement } spaces
} (movement)
web-aot-first = First thief
web-aot-best = Best Burglar
web-aot-hidden = hidden
web-aot-dungeon = in the dungeon
web-aot-left = has left the city
web-aot-vp = { $points } VP
web-aot-ap = Action points
web-aot-face-down = face down
web-aot-turn = Turn { $turn }: { $phase }
web-aot-phase-setup = set-up
web-aot-phase-event = event
web-aot-phase-draw = drawing cards
web-aot-phase-plan = planning
web-aot-phase-resolve = acting
web-aot-phase-cleanup = clean-up
web-aot-phase-over = the game is over
web-aot-calm = The city sleeps; { $left ->
    [0] the last turn to take the Jewel, or everybody loses
    [one] { $left } more turn to take the Jewel
   *[other] { $left } more turns to take the Jewel
}
web-aot-alarm-next = The Jewel is taken: the alarm comes with the next turn
web-aot-alarm = Alarm! { $left ->
    [0] The last turn
    [one] { $left } more turn
   *[other] { $left } more turns
}
web-aot-open = Open district: { $district }
web-aot-event = Event: { $event }
web-aot-watched = What the watch notices
web-aot-forecast = If the watch acted now:
web-aot-forecast-surely = { $names } would be arrested.
web-aot-forecast-perhaps = { $names } might be arrested.
web-aot-forecast-none = nobody would be arrested.
web-aot-forecast-done = The watch has acted this turn.
web-aot-track = Who acts when
web-aot-lost = lost
web-aot-watch = The watch
web-aot-legend = What the signs mean
web-aot-sign-hideout = a thief on it is hidden: the watch neither notices nor arrests him
web-aot-sign-sewer_entrance = step onto it and come out at any sewer exit; the move ends there
web-aot-sign-sewer_exit = where those come out who went in at an entrance
web-aot-sign-guardhouse = new guards appear here
web-aot-sign-sword = a guard begins here
web-aot-sign-imperial = the Emperors’ Jewel of an arrested thief is put here
web-aot-sign-gate = the way out of the city, once its district is open
web-aot-sign-dungeon = arrested thieves are taken here
web-aot-sign-start = a thief begins here
web-aot-sign-guard_alarm = at the alarm a guard appears here, if the district is open
web-aot-sign-captain_alarm = at the alarm a captain appears here, if the district is open
web-aot-sign-green_jewel = a green jewel lies here at first: 2 VP
web-aot-mine = your thief
web-aot-hidden-thief = a hidden thief
web-aot-border = path between two districts
web-aot-reached = the watch can reach you there
web-aot-seen = the watch can see you there
web-aot-alone = only action
web-aot-pool-hint = Tap a card, or drag a point onto it.
web-aot-pool = { $points ->
    [0] No AP left
    [one] { $points } AP left
   *[other] { $points } AP left
}
web-aot-before = before the watch ({ $points })
web-aot-after = after the watch ({ $points })
web-aot-initiative = Initiative of the watch: { $points }
web-aot-deck = Cards in the deck: { $cards }
web-aot-way = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} · { $moves } × Sneak

# Thiefdom's board
web-td-map = The town
web-td-in-sight = in a guard’s sight
web-td-catacombs = Catacombs
web-td-first = First player
web-td-stamina = Stamina unused
web-td-tiles = Planning tiles
web-td-compass = Compass and die
web-td-patrol = patrol
web-td-wanted = wanted
web-td-lair = Lair
web-td-moves = Moves
web-td-price = { $cost } gold, { $points } VP
web-td-night = Night { $round }{ $tile ->
    [0] { "" }
   *[other] , tile { $tile }
}
web-td-acting = { $seat }: { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
web-td-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-td-walking = On the way: { $figure }
web-td-draft = Your equipment cards
web-td-missions = Missions
web-td-dungeon = In the dungeon
web-td-go = Go to { $place }: { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
web-td-ap = { $ap ->
    [one] { $ap } action point away
   *[other] { $ap } action points away
}
web-td-again = Tap again to do it.
web-td-ends = { $count ->
    [0] Cannot move now
    [one] One way from here
   *[other] { $count } ways from here
}
web-td-catches = would catch { $who } on the way to { $places }
web-td-catches-nobody = would catch nobody
web-td-ways = { $figure } to { $place }: { $count } ways
web-td-may-catch = may catch { $who }
web-td-can-reach = can reach { $places }
web-td-lair-of = Lair of { $seat }
web-td-legend = Legend
web-td-legend-guard = Guard: the yellow arrow is the way he looks, the small shield a badge to steal
web-td-legend-lantern = Lantern: here guards, nobles and the carriage stop
web-td-legend-wall = Wall: no way through, and nothing is seen behind it
web-td-legend-door = Door: the only way into such a place
web-td-legend-catacombs = Catacombs: one step from any mouth to any other
web-td-places = Places
web-td-pile = Cards left in the pile: { $count }
web-td-then = then “{ $mission }”
web-td-fewer = Fewer
web-td-more = More
web-td-exchange = Exchange goods
web-td-exchange-tab = exchange
web-td-partner = Exchange with
web-td-tap = { $most ->
    [0] Tap goods to hand them over
   *[other] Tap goods to hand them over ({ $most } at most)
}
web-td-locked = locked
web-td-do-buy = Buy
web-td-do-keep = Keep
web-td-do-befriend = Befriend
web-td-do-brawl = Brawl
web-td-do-take = Take
web-td-do-deliver = Deliver
web-td-hand = { $thing }, { $count }: hand one over to { $to }
web-td-slots = gold { $gold }/{ $golds } · loot { $loot }/{ $loots }{ $spare ->
    [0] { "" }
   *[other] {" "}· +{ $spare }
}
web-td-tile = Tile { $tile }
web-td-die-move = townsfolk
web-td-die-place = rival
web-td-die-means = What the die means
web-td-boards-left = Still to move tonight
web-td-board-first = { $first ->
    [yes] Tonight a board moves the townsfolk before each thief.
   *[no] Tonight a board moves the townsfolk after each thief.
}
web-td-rivals = Rivals
web-td-goal = Stars at
web-td-goal-got = reached
