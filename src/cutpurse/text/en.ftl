# What the program itself says, in every game. The same keys stand in every language file.

## Why not

reason-setting-unknown = There is no setting “{ $setting }”. Available: { $allowed }.
reason-setting-value = The setting “{ $setting }” cannot be “{ $value }”. Allowed: { $allowed }.
reason-choice-too-long = That is too long: { $most } characters at most.
reason-game-over = The game is over.
reason-already-sealed = You have already answered. Your answer stays sealed until everybody has answered.
reason-not-asked = It is not your decision right now.
reason-nothing-to-undo = There is nothing to undo: you can only take back your own last choices, as long as nothing has come to light since.
reason-unknown-choice = That is not one of the choices.

## Why not, at a served table

reason-message-too-long = That is too long: { $most } bytes at most.
reason-malformed = The server could not understand that: { $problem }
reason-hello-first = This server uses another version of the protocol ({ $protocol }). One of the two programs is out of date.
reason-too-fast = Too many messages; the last one was ignored.
reason-talks-too-fast = Too many chat messages at once; the last one was not sent.
reason-too-often = Too many requests from your address. Wait a minute.
reason-too-busy = The server is too busy for that right now. Try again in a minute.
reason-too-many-undos = This has been undone { $most } times; now it stays.
reason-too-many-changes = This has been changed too often: finish it, or undo something.
reason-too-slow = It took too long for that to arrive.
reason-too-many-connections = There are too many connections from your address.
reason-not-the-keeper = Only the server administrator can do that.
reason-not-over-yet = You can start another game once this one is over.
reason-bad-record = That is not the record of a finished game, or it failed verification: { $problem }
reason-no-such-record = There is no such record on this server.
reason-no-such-page = The record has no such page; its pages are 0 to { $last }.
reason-no-such-table = There is no such table on this server.
reason-not-your-table = This link does not open a seat at this table. Somebody may have taken the seat with a new invitation.
reason-invitation-void = This invitation has already been used or replaced by a newer one. Ask the host for another.
reason-code-void = This code does not work: it has been used, is too old, or has a typo. Ask for a new one on your other device.
reason-not-the-host = Only the host can do that.
reason-one-host = Exactly one seat must be the host’s own (“me”).
reason-no-such-seat-here = { $seat }: nobody can be invited to this seat.
reason-owner-not-absent = { $seat } is here or has only just left: this seat cannot be offered to anybody else yet.
reason-seat-offered-anew = { $seat } has been away for a long time: the host has made a new invitation to this seat.
reason-seat-offered = { $seat }: the host has made an invitation to this seat.
reason-seat-to-bot = The host gave this seat to a bot ({ $seat }).
reason-seat-on-device = Your seat was opened on another device with your code. If that was not you, leave this table.
reason-stand-in = { $seat } is not playing at the moment: a bot is filling in.
reason-seat-given-back = { $seat } is back and playing again.
reason-stand-in-plays = A bot is playing for you at the moment. Say first that you are back.
reason-time-used-up = Your time for this game has run out: a bot plays on to the end.
reason-no-stand-in = A bot can take over when time runs out only if the table names one.
reason-bad-seconds = { $seconds } s is not possible: { $least } to { $most } seconds.
reason-table-closed = This table is closed.
reason-bad-address = Notifications can be sent only to an http or https address on the public internet, of 500 characters at most.
reason-started-already = The game has already started.
reason-seats-open = Some seats are still open: wait, or fill them with bots.
reason-unknown-game = There is no game “{ $game }” on this server. Available: { $known }.
reason-no-such-example = There is no example “{ $example }” in this game.
reason-no-such-lesson = There is no lesson “{ $lesson }” in this game.
reason-no-such-step = This lesson has { $all } steps.
reason-unknown-bot = There is no bot “{ $bot }” on this server. Available: { $known }.
reason-too-many-tables = This server is full: it cannot hold any more tables. Try again later.
reason-other-rules = This game was started with version { $rules } of the rules; this program knows versions up to { $known }.
reason-unknown-box = This game was started with a set of components ({ $box }) that this program does not have.
reason-audience = You are watching: only players at the table can do that.
reason-not-started = The game has not started yet: some seats are still empty.
reason-game-not-over = The record is available once the game is over.
reason-stale = That came too late: the table has changed in the meantime.
reason-nothing-to-let-pass = There is nothing here that you could pass on automatically.
reason-moved-elsewhere = That came at the same moment as something else. Look at the table and choose again.
reason-not-stored = { $problem-id ->
    [full] The server’s disk is full: nothing was changed, and the table waits.
    [locked] The server’s storage is busy: nothing was changed. Try again.
    [unreachable] The server’s database is not responding. Your choice may or may not have been stored: look at the table before you choose again.
   *[other] The server could not store that: nothing was changed. Try again.
}
reason-table-damaged = The stored data of this table is damaged: nobody can play there until the administrator has restored a backup.
reason-no-connection = There is no connection to the server right now.

## Log

event-taken_back = { $seat } takes back their last choice.

## How long a standing answer lasts

scope-always = until cancelled
scope-turn = for this turn
scope-round = for this round

## Trouble with bots

trouble-no-start = { $seat }: the bot could not be started ({ $detail }). Another one made this move.
trouble-late = { $seat }: the bot took too long. Another one made this move.
trouble-died = { $seat }: the bot has crashed ({ $detail }). Another one made this move.
trouble-garbage = { $seat }: the bot’s answer could not be understood ({ $detail }). Another one made this move.
trouble-too-long = { $seat }: the bot’s answer was too long. Another one made this move.
trouble-not-offered = { $seat }: the bot chose something that was not offered ({ $detail }). Another one made this move.
trouble-error = { $seat }: the bot failed ({ $detail }). Another one made this move.
trouble-given-up = { $seat }: the bot has failed too often. Another one plays for it from now on.

## The table

ui-log = What happened
ui-log-news = What happened · new lines: { $count }, l shows all
ui-choose = { $seat } to decide
ui-your-decision = Your decision
ui-thinking = { $seat } is thinking…
ui-waiting = One moment…
ui-over = The game is over
ui-caution = Careful
ui-caution-go = Do it anyway
ui-caution-back = Go back (Esc)
ui-taken-back = Undone.
ui-saved = Saved: { $file }
ui-save-failed = Could not save { $file }: { $problem }
ui-rescued = The program has run into an error. The game is saved: { $file }
ui-go-on = To continue: cutpurse play --resume { $file }
ui-not-saved = The game was not saved.
ui-save-as = Save the game as
ui-hand-over = Pass the keyboard to { $seat }.
ui-hand-over-hint = Everybody else looks away; { $seat } presses Enter.
ui-since = What everybody saw
ui-why = Why not?
ui-why-nothing = Nothing obvious is ruled out here.
ui-about-nothing = There is nothing more to say about that.
ui-why-open = You can do that.
ui-why-hint = Enter shows the rule.
ui-standing = Automatic passes
ui-standing-hint = Choose what you always pass on, or cancel it. Nobody else can see this.
ui-standing-none = Automatic passes are for questions that several players answer in secret. There is none right now.
ui-standing-here = “{ $question }”
ui-standing-even-aimed = “{ $question }”, even when it is aimed at you
ui-standing-every = everything that can be passed on, unless it is aimed at you
ui-standing-new = Always pass, { $scope }: { $what }
ui-standing-old = Stop passing ({ $scope }): { $what }
ui-standing-done = Done.
ui-quit = Leave the game?
ui-quit-save = Save to { $file } and leave
ui-quit-lose = Leave without saving
ui-quit-leave = Leave (the game is saved in { $file })
ui-quit-stay = Keep playing

## The bottom line: keys, at most 78 characters

ui-keys-table = 1–9 a–z choose · ↑↓ Enter · u undo · w why not · b table · l log · ? help
ui-keys-join = 1–9 a–z choose · ↑↓ Enter · u undo · w why not · t talk · b table · ? help
ui-keys-back = ↑↓ scroll · Esc back
ui-keys-list = ↑↓ Enter choose · Esc back
ui-keys-enter = Enter continue · q leave
ui-keys-result = b table · l log · s save · q leave
ui-keys-rules = type a number or words · ↓ list · Enter read · Esc back
ui-keys-input = Enter accept · Esc back
ui-keys-replay = ←→ step · PgUp PgDn ten · g go to · e view · b table · l log · q leave

## Result

ui-result = Result
ui-result-winners = { $seats-count ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
ui-result-line = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-result-verify = Every draw can be verified: cutpurse verify { $file }

## Rules

ui-play-now = n: play out of turn ({ $count })
ui-play-now-title = Play out of turn
ui-play-now-hint = Possible at any time, also in another player’s turn. Esc: not now.
ui-play-now-nothing = There is nothing to play out of turn.
ui-play-now-who = Who plays something out of turn?
ui-play-now-who-hint = The keyboard goes to them, and comes back afterwards.
ui-play-now-here = { $seat }: play something out of turn?
ui-play-now-back = Give the keyboard back
ui-rules = Rules
ui-rules-search = Number or words
ui-rules-guide = How to play: { $page }
ui-rules-summary = Quick reference: { $page }
ui-rules-gallery = In the box: { $section }
ui-gallery-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
ui-gallery-unseen = still unseen: { $count }
ui-rules-none = Nothing found for “{ $words }”.
ui-rules-empty = This program has no rulebook for this game.
ui-rules-more = … and { $count } more. Use more words.
ui-mark-rulebook = from the rulebook
ui-mark-public = published elsewhere
ui-mark-ours = our ruling

## Replay

ui-replay-record = Step { $record } of { $last }.
ui-replay-deal = The game is set up.
ui-replay-choice = { $seat } chooses: { $choice }.
ui-replay-eyes = Point of view: { $eyes }
ui-replay-eyes-all = Point of view: everybody; the table as seen by { $board }
ui-replay-eyes-closed = Other points of view are available once the game is over.
ui-replay-no-further = There is nothing further in that direction.
ui-replay-fault = This record failed verification (record { $record }: { $problem }). It is shown up to that point.
ui-replay-go = Go to step
ui-eyes-spectator = a spectator

## Worked examples

example-asked = { $seat } is asked: { $question }
example-offered = { $seat } may: { $choice }
example-withheld = { $seat } may not: { $choice }. { $why }
example-impossible = { $seat } cannot do that. { $why }
example-yes = yes
example-no = no
example-nothing = nothing

## Help

ui-help = Help
ui-help-text =
    The options are listed below the log, each with a key: 1 to 9, then letters.
    Press the key, or move there with the arrow keys and press Enter.
    (!) after an option: there is a warning; Enter again confirms.
    » before an option: a quick move that makes several choices at once.
    › before a line of the log: new to you.

    u  undo your last choice
    h  hint: what a bot would do, and why
    w  why not: what is not possible now, and the rule behind it
    E  what is asked here, what the answers mean, which rules say so
    p  automatic passes: always pass on a kind of question
    n  play something out of turn, also somebody else at this keyboard
    b  the whole table
    l  the whole log
    r  look up the rules
    s  save the game
    q  leave the game
    ?  this page
    PgUp PgDn  scroll the table

## Line mode

ui-plain-welcome = Type the number of an option, or a command: board, log, about NUMBER, why, undo, rules, help, quit.
ui-plain-press-enter = Press Enter.
ui-plain-sure = Do it anyway? yes or no:
ui-plain-quit = Leave without saving? yes or no:
ui-plain-yes = yes, y
ui-plain-save-where = Where? Type: save FILE
ui-plain-rules-hint = Type: rules NUMBER, rules and some words, or rules and the title of a page.
ui-plain-standing-hint = Type: standing NUMBER, to set an automatic pass or cancel it.
ui-plain-help =
    A number, or the text of an option: choose it. Add “!” to skip the warning.
    Enter: read the options again.
    board: the table. log: everything that happened.
    about NUMBER: what is worth knowing about an option. about: everything on the table.
    why: what is not possible now, and why. why WORDS: why this one is not possible.
    explain: what is asked, what the answers mean, which rules say so.
    hint: what a bot would do, and why.
    undo: undo your last choice.
    standing: always pass on a kind of question.
    now: what can be played out of turn. now NUMBER: play it, or pass the keyboard for it.
    hand over: clear the screen until you are back.
    rules NUMBER, rules WORDS: look up the rules.
    save FILE: save the game. quit: leave.
ui-plain-replay-welcome = Enter: next step. Other commands: back, go NUMBER, end, eyes, board, log, help, quit.
ui-plain-eyes-all = all
ui-plain-eyes-spectator = spectator
ui-plain-replay-help =
    Enter or next: one step forward. back: one step back.
    A number, or go NUMBER: go to that step. end: show everything up to the end.
    eyes: the next point of view. eyes NAME, eyes spectator, eyes all.
    board: the table. log: everything that has happened so far.
    rules NUMBER, rules WORDS: look up the rules. quit: leave.

## Lessons

lesson-not-now = Possible, but later. For now: { $choice }
ui-lesson-welcome = Do what the lesson asks for: type its number. Other commands: board, log, why, about NUMBER, rules, undo (one step back), help, quit.
ui-lesson-step = { $n } of { $all }: { $title }
ui-lesson-wanted = Now number { $number }: { $choice }
ui-lesson-more = + { $count } more: type list
ui-lesson-rules = A number in brackets, [{ $rule }] for one, is a rule: rules { $rule } shows it. Where the printed rules leave something open, it says there that this program decided it.
ui-lesson-later = To go on here another time, add: --from { $step }
ui-lesson-over = That was the lesson. Now a first game with a word about all that is new: cutpurse play { $game } --coach
ui-coach-says = Coach: { $tip }
ui-explain = What is asked
ui-explain-nothing = There is nothing more to say about this.
ui-lesson-help =
    A number, or an option’s own words: choose it. The lesson waits for one of them.
    Enter: hear the options again, or go on where there is only something to read.
    list: all options, where only some are shown.
    board: the table. log: what happened in this scene. about: what is worth knowing about things on the table.
    why: what is not possible now, and why.
    undo: one step back.
    rules NUMBER, rules WORDS: look up the rules. quit: leave; you can go on later.

## At a served table

ui-join-seat = You are { $seat }.
ui-join-audience = You are watching. You do not see anybody’s hand.
ui-join-row = { $seat }: { $state-id ->
    [here] here
    [away] away
    [bot] a bot
    [open] nobody yet
   *[other] { "" }
}
ui-join-waits = The game starts when every seat is taken.
ui-join-begins = Every seat is taken: the game starts.
ui-join-came = { $seat } is here.
ui-join-left = { $seat } has left.
ui-join-said = { $seat } says: { $text }
notice-your-turn = { $who }, it is your turn: { $game }
ui-join-again = There is a new game. To take your seat: cutpurse join '{ $link }'
ui-join-say = Say to the table
ui-join-seconds = Time to respond: { $seconds } s.
ui-join-lost = Connection lost. Reconnecting…
ui-join-back = Connected again.
ui-join-refused = The server refused ({ $code }).
ui-join-quit-go = Leave. The seat stays yours: the same link takes you back to it.
ui-join-muted = { $seat } is muted.
ui-join-unmuted = { $seat } is no longer muted.
ui-join-mute = Who do you want to mute?
ui-join-mute-row = { $seat }: { $muted ->
        [yes] unmute
       *[no] mute
    }
ui-join-notified = When it is your turn and you are not here, a message goes to { $url }.
ui-join-not-notified = No more messages will be sent to you.
ui-join-notify = Address for “your turn” messages (“-”: none)
ui-join-get-up = Leave the table. Everybody sees it, and a bot may play on; the same link takes you back.
ui-join-goodbye = To come back: cutpurse join '{ $link }'
ui-join-help-text =
    The options are listed below the log, each with a key: 1 to 9, then letters.
    Press the key, or move there with the arrow keys and press Enter.
    (!) after an option: there is a warning; Enter again confirms.
    › before a line of the log: new to you.
    The line above the table says who is here.

    u  undo your last choice
    w  why not: what is not possible now, and the rule behind it
    E  what is asked here, what the answers mean, which rules say so
    p  automatic passes: always pass on a kind of question
    t  say something at the table
    M  mute or unmute somebody
    N  where to notify you when it is your turn and you are not here
    b  the whole table
    l  the whole log, with what was said
    r  look up the rules
    s  save the record when the game is over
    q  leave; the same link takes you back to your seat
    ?  this page
    PgUp PgDn  scroll the table
ui-plain-join-welcome = Type the number of an option, or a command: board, log, about NUMBER, why, undo, rules, say WORDS, mute WHO, notify ADDRESS, who, help, get up, quit.
ui-plain-say-what = Type: say WORDS
ui-plain-mute-whom = Type: mute WHO (a player’s letter or name)
ui-plain-notify-where = Type: notify ADDRESS (“notify -” turns it off)
ui-plain-join-help =
    A number, or the text of an option: choose it. Add “!” to skip the warning.
    Enter: read the options again.
    board: the table. log: everything that happened. who: who is here.
    say WORDS: say something at the table.
    mute WHO: mute or unmute a player. WHO is a letter or a name.
    notify ADDRESS: a message goes there when it is your turn and you are not here. notify - turns it off.
    about NUMBER: what is worth knowing about an option. about: everything on the table.
    why: what is not possible now, and why. why WORDS: why this one is not possible.
    undo: undo your last choice.
    standing: always pass on a kind of question.
    rules NUMBER, rules WORDS: look up the rules.
    save FILE: save the record when the game is over.
    get up: leave the table. Everybody sees it, and a bot may play on; the same link takes you back.
    quit: leave. The same link takes you back to your seat.

# Words that may be typed for a command, besides the English ones, separated by commas.

command-options = options, o
command-list = list
command-board = board, b
command-log = log, l
command-about = about, a
command-why = why, w
command-explain = explain, x
command-hint = hint, tip
command-undo = undo, u
command-hand-over = hand over, h
command-standing = standing, p
command-save = save, s
command-rules = rules, r
command-now = now
command-help = help, ?
command-quit = quit, q
command-next = next, n
command-back = back, b
command-go = go, g
command-end = end
command-eyes = eyes, e
command-say = say
command-who = who
command-get-up = get up, stand up
command-mute = mute
command-notify = notify

## On the command line

cli-unknown-game = There is no game “{ $game }”. Available: { $known }.
cli-unknown-bot = There is no bot “{ $bot }”. Available: { $known }; or give a command that starts one.
cli-no-lesson = There is no such lesson of { $game }. There are: { $known }
cli-no-step = This lesson has { $all } steps; { $step } is none of them.
reason-no-such-file = There is no file “{ $file }”.
reason-players = This game is for { $least } to { $most } players, not { $players }.
cli-bad-setting = “{ $text }” is not a setting; NAME=VALUE is expected.
cli-no-file = { $file } cannot be read: { $problem }
cli-bad-file = { $file } is not the record of a game: line { $line }: { $problem }
cli-off = { $file } failed verification at record { $record }: { $problem }
cli-off-head = { $file } failed verification: { $problem }
cli-bad-pack = There is an error in the component file { $file }: { $problem }
cli-finished = This game is over. To watch it: cutpurse replay { $file }
cli-verified = { $file } verified: all { $draws } draws match the secret, and all { $records } records follow the rules.
cli-seat = There is no seat “{ $seat }” at this table.
cli-person = Player
cli-bot = Bot
cli-scenarios = { $held } passed, { $failed } failed.
cli-no-rule = No rule and nothing in the box mentions “{ $words }”.
cli-bad-game-name = “{ $name }” is not a valid package name for a game: use two to forty lower-case letters, digits and underscores, starting with a letter.
cli-game-there = A game called { $name } is already installed.
cli-folder-there = { $folder } already exists.
cli-game-made = Created { $folder }. Next: pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = This game has no rulebook.
cli-no-summary = This game has no quick reference.
cli-no-folder = There is no folder { $folder }.
cli-unproved = { $number } has neither a scenario nor a test.
cli-unknown-rule = { $number } is cited, but there is no such rule.
cli-coverage = { $proved } of { $rules } rules are covered.
cli-no-peer = The package “{ $package }” is missing. It comes with the extra “bench”: pip install "cutpurse[bench]"
cli-bad-link = That is not a link to a seat. It looks like this: http://HOST:8000/t/TABLE#i=…, including everything after the # (on most command lines, put it in quotes).
cli-no-server = { $server } cannot be reached: { $problem }
cli-strange-server = The server’s answer cannot be understood. One of the two programs may be out of date, or this address belongs to another server.
cli-other-rules = The server plays “{ $game }” by another version of the rules or with other settings than this program knows. One of the two is out of date.
cli-box = Components of { $game }: { $digest }
cli-box-unreleased = No release has these components yet.
cli-box-other = Release { $release } had other components ({ $digest }): a release never changes.
cli-box-archived = The components of { $game } { $release } are frozen: { $file }
cli-seat-link = This is the link to your seat. Anyone who has it can play for you: { $link }
cli-seat-not-kept = { $file } cannot be written ({ $problem }): keep the link to your seat yourself.
cli-serving = Cutpurse is listening at { $address } and stores its tables in { $file }. Press Ctrl+C to stop; the tables continue after a restart.
cli-table-seat = { $place }: { $link }
cli-table-audience = Spectators: { $link }
cli-table-host = Host (for cutpurse host): { $link }
cli-no-host-link = That is not a host link. Host links end with #h=… and are printed when a table is created.
cli-no-port = Cannot listen at { $address }: { $problem }
cli-bad-proxy = Not an address or a network: { $problem }
cli-unknown-attack = There is no attack { $attack }. Available: { $known }
cli-no-store = Tables cannot be stored in { $file }: { $problem }
cli-bus-alone = A bus is for several servers sharing one database: give --database postgresql://… as well.
cli-dataset-file = A data set ends with .parquet or .jsonl; { $file } does not.
cli-dataset = { $file }: { $rows } choices, { $bytes } bytes.
cli-dataset-other = { $file } is the record of another game: { $game }.
cli-not-written = { $file } cannot be written: { $problem }
cli-no-extra = The package “{ $package }” is missing. It comes with the extra “{ $extra }”: pip install "cutpurse[{ $extra }]"
cli-port-taken = Another program is already listening at { $address }. Choose another port: cutpurse serve --port 8001
cli-runs-already = Cutpurse is already running there: { $address }
cli-not-copied = { $file } cannot be copied: { $problem }
cli-copied = { $file } is a backup of everything stored so far.
cli-unknown-seat = “{ $seat }” cannot take a seat. Available: me, open, { $known }.
cli-no-such-file = there is no such file

## Rivals: what is said of a temper, and what they say themselves

ui-hint = What would you do?
ui-hint-thinking = Thinking …
ui-hint-share = best in { $percent } % of the tries
ui-rival-says = { $seat }: “{ $words }”
ui-rival-meet = { $seat } ({ $level }): { $words }
level-random = random moves
level-gentle = gentle
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
rival-gambler = Risks more than others would.
rival-gambler-prize = Told you so: one more!
rival-gambler-caught = It was worth a try.
rival-gambler-robbed = Easy come, easy go.
rival-gambler-won = Fortune likes the bold.
rival-gambler-lost = Double or nothing?
rival-wary = Leaves nothing to luck.
rival-wary-prize = Slow and sure.
rival-wary-caught = I should have stayed at home.
rival-wary-robbed = And that is why I lock my door.
rival-wary-won = Haste never got anybody anywhere.
rival-wary-lost = Next time I look twice.
rival-saboteur = Likes to spoil the plans of others.
rival-saboteur-prize = Were you going to take that?
rival-saboteur-caught = Somebody talked. I will find out who.
rival-saboteur-robbed = I will remember that.
rival-saboteur-won = Nothing personal. Well, almost nothing.
rival-saboteur-lost = At least I made you work for it.
rival-loner = Goes about nobody’s business but their own.
rival-loner-prize = That will do for me.
rival-loner-caught = I was only passing.
rival-loner-robbed = What have I ever done to you?
rival-loner-won = You see? It can be done quietly.
rival-loner-lost = Well played. Good night.
rival-hoarder = Keeps things for later.
rival-hoarder-prize = One for the collection.
rival-hoarder-caught = My things! Mind my things!
rival-hoarder-robbed = I was saving that!
rival-hoarder-won = It all adds up.
rival-hoarder-lost = I should have sold while I could.
rival-spender = Spends whatever there is to spend.
rival-spender-prize = And it is as good as spent.
rival-spender-caught = What does it cost to look the other way?
rival-spender-robbed = Keep it, there is more where that came from.
rival-spender-won = Drinks are on me.
rival-spender-lost = Lend me a coin for the way home?

## Advice: what came of an option in trials

hint-points = Brings { $points } points at once, on average.
hint-trouble = In { $percent } % of the tries you were caught, robbed or thrown out.
hint-safe = You were never caught, robbed or thrown out.
hint-second = All in all, with what you hold then, the next best is { $less } points behind.
hint-less = All in all, with what you hold then, { $less } points behind the first.
hint-unsure = The next one came out better, but the tries are too few to rely on that.
hint-ahead = Came out { $more } points better than the first in these tries, too few to rely on it.
hint-close = Hardly any difference to the others.
hint-alone = There is nothing to weigh here.
reason-hints-off = The host has switched hints off at this table.
reason-hints-spent = You have had all the hints of this game.
reason-hints-busy = One hint at a time: wait a moment.
reason-hints-elsewhere = No hints are given here.
reason-no-hints = There is nobody to ask for advice about this game.
