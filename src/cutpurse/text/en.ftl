# What the program itself says, in every game. The same keys stand in every language file.

## Why not

reason-setting-unknown = There is no setting “{ $setting }”. There are: { $allowed }.
reason-setting-value = “{ $value }” is not possible for the setting “{ $setting }”. Possible: { $allowed }.
reason-choice-too-long = That is too long: { $most } characters at most.
reason-game-over = The game is over.
reason-already-sealed = You have answered. Your answer is sealed until everybody’s is in.
reason-not-asked = It is not for you to decide at the moment.
reason-nothing-to-undo = There is nothing to take back: only your own last choices can be, as long as nothing has come to light since.
reason-unknown-choice = That is not one of the choices.

## Why not, at a served table

reason-message-too-long = That is too long: { $most } bytes at most.
reason-malformed = The server does not understand that: { $problem }
reason-hello-first = This server speaks another version of the protocol ({ $protocol }). One of the two programs is out of date.
reason-too-fast = Not so fast: that was not heard.
reason-talks-too-fast = Not so many words at once: that was not heard.
reason-too-often = That was asked too often from your address. Wait a minute.
reason-too-busy = The server is too busy for that right now. Try again in a minute.
reason-too-many-undos = That was taken back { $most } times; now it stays.
reason-too-many-changes = That was changed too often: finish it or take something back.
reason-too-slow = That took too long to arrive.
reason-too-many-connections = There are too many connections from your address.
reason-not-the-keeper = Only the server’s keeper can do that.
reason-not-over-yet = There can be another game when this one is over.
reason-bad-record = That is not the record of a finished game, or it does not hold: { $problem }
reason-no-such-record = There is no such record on this server.
reason-no-such-page = The record has no such page: there are 0 to { $last }.
reason-no-such-table = There is no such table on this server.
reason-not-your-table = This link opens no seat at this table. Perhaps somebody has taken the seat with a new invitation.
reason-invitation-void = This invitation has been used already, or a newer one was made. Ask the host for another one.
reason-not-the-host = Only the host can do that.
reason-one-host = Exactly one seat must be the host’s own (“me”).
reason-no-such-seat-here = { $seat }: nobody can be invited to this seat.
reason-owner-not-absent = { $seat } is here or has only just gone: this seat cannot be offered to anybody else.
reason-seat-offered-anew = { $seat } has been away for long: the host has made a new invitation to this seat.
reason-seat-offered = { $seat }: the host has made an invitation to this seat.
reason-seat-to-bot = { $seat } plays here from now on: the host has given the seat to a bot.
reason-stand-in = { $seat } is not playing at the moment: a bot ({ $bot }) sits in.
reason-seat-given-back = { $seat } is back and plays again.
reason-stand-in-plays = A bot plays for you at the moment. Say that you are back first.
reason-time-used-up = Your time for this game is used up: a bot plays to the end.
reason-no-stand-in = A bot can only sit in when time is up if the table names one.
reason-bad-seconds = { $seconds } seconds are not possible: { $least } to { $most }.
reason-table-closed = This table is closed.
reason-bad-address = Messages can be sent to an http or https address on the open internet, of 500 characters at most.
reason-started-already = The game has begun already.
reason-seats-open = There are still open seats: wait, or fill them with bots.
reason-unknown-game = There is no game “{ $game }” on this server. There are: { $known }.
reason-no-such-example = There is no example “{ $example }” in this game.
reason-unknown-bot = There is no bot “{ $bot }” on this server. There are: { $known }.
reason-too-many-tables = This server has as many tables as it can hold. Try again later.
reason-other-rules = This game was begun by version { $rules } of the rules; this program knows versions up to { $known }.
reason-unknown-box = This game was begun with a box of components ({ $box }) that this program does not have.
reason-audience = You are watching: only those who sit at the table can do that.
reason-not-started = The game has not begun yet: not everybody has sat down.
reason-game-not-over = The record can be had when the game is over.
reason-stale = That came too late: the table has changed meanwhile.
reason-nothing-to-let-pass = There is nothing here that could be let pass from now on.
reason-moved-elsewhere = That came at the same moment as something else. Look at the table and choose again.
reason-not-stored = { $problem-id ->
    [full] The server’s disk is full: nothing has happened, the table waits.
    [locked] The server’s store is busy: nothing has happened. Try again.
    [unreachable] The server’s database does not answer. Your choice may or may not have been stored: look at the table before you choose again.
   *[other] The server could not store that: nothing has happened. Try again.
}
reason-table-damaged = What the server has stored of this table is damaged: nobody can play there until its keeper has restored a copy.
reason-no-connection = There is no connection to the server at the moment.

## Log

event-taken_back = { $seat } takes back the last choice.

## How long a standing answer lasts

scope-always = until changed
scope-turn = for this turn
scope-round = for this round

## Trouble with bots

trouble-no-start = { $seat }: the bot does not start ({ $detail }). Another one made this move.
trouble-late = { $seat }: the bot took too long. Another one made this move.
trouble-died = { $seat }: the bot has stopped ({ $detail }). Another one made this move.
trouble-garbage = { $seat }: the bot’s answer could not be understood ({ $detail }). Another one made this move.
trouble-too-long = { $seat }: the bot’s answer was too long. Another one made this move.
trouble-not-offered = { $seat }: the bot chose what was not offered ({ $detail }). Another one made this move.
trouble-error = { $seat }: the bot made a mistake ({ $detail }). Another one made this move.
trouble-given-up = { $seat }: the bot has failed too often. Another one plays for it from now on.

## The table

ui-log = What happened
ui-log-news = What happened · { $count } new lines, l shows all
ui-choose = { $seat } decides
ui-thinking = { $seat } is thinking …
ui-waiting = One moment …
ui-over = The game is over
ui-caution = Consider first
ui-caution-go = Do it
ui-caution-back = Think again (Esc)
ui-taken-back = Taken back.
ui-saved = Saved: { $file }
ui-save-failed = Could not save { $file }: { $problem }
ui-rescued = The program has made a mistake. The game is saved: { $file }
ui-go-on = To go on: cutpurse play --resume { $file }
ui-not-saved = The game was not saved.
ui-save-as = Save the game as
ui-hand-over = The keyboard goes to { $seat }.
ui-hand-over-hint = Everybody else looks away. { $seat } presses Enter.
ui-since = What everybody saw
ui-why = Why not?
ui-why-nothing = Nothing you may think of here is forbidden.
ui-about-nothing = There is nothing more to know about that.
ui-why-open = You can do that.
ui-why-hint = Enter shows the rule.
ui-standing = Standing answers
ui-standing-hint = Choose what you always let pass, or take back what you said. Nobody else learns of it.
ui-standing-none = Standing answers are for questions that several players answer unseen. None is asked now.
ui-standing-here = “{ $question }”
ui-standing-even-aimed = “{ $question }”, even when it is aimed at you
ui-standing-every = everything that can be waved through, unless it is aimed at you
ui-standing-new = Always pass, { $scope }: { $what }
ui-standing-old = No longer pass ({ $scope }): { $what }
ui-standing-done = So be it.
ui-quit = Leave the game?
ui-quit-save = Save to { $file } and leave
ui-quit-lose = Leave without saving
ui-quit-leave = Leave (the game is saved in { $file })
ui-quit-stay = Go on playing

## The bottom line: keys, at most 78 characters

ui-keys-table = 1–9 a–z choose · ↑↓ Enter · u undo · w why not · b table · l log · ? help
ui-keys-join = 1–9 a–z choose · ↑↓ Enter · u undo · w why not · t talk · b table · ? help
ui-keys-back = ↑↓ scroll · Esc back
ui-keys-list = ↑↓ Enter choose · Esc back
ui-keys-enter = Enter go on · q leave
ui-keys-result = b table · l log · s save · q leave
ui-keys-rules = type a number or words · ↓ list · Enter read · Esc back
ui-keys-input = Enter accept · Esc back
ui-keys-replay = ←→ step · PgUp PgDn ten · g go to · e eyes · b table · l log · q leave

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
ui-result-verify = Every draw can be proved: cutpurse verify { $file }

## Rules

ui-rules = Rules
ui-rules-search = Number or words
ui-rules-guide = How to play: { $page }
ui-rules-summary = Quick reference: { $page }
ui-rules-gallery = In the box: { $section }
ui-gallery-copies = { $count } copies
ui-gallery-unseen = still unseen: { $count }
ui-rules-none = Nothing found for “{ $words }”.
ui-rules-empty = This game has no rulebook in this program.
ui-rules-more = … and { $count } more. Use more words.
ui-rules-partly = Partly each of these:
ui-rules-mark = { $mark-id ->
    [rulebook] Stated by the printed rules.
    [public] Published outside the printed rules.
   *[ours] A ruling of this program.
}

## Replay

ui-replay-record = Record { $record } of { $last }.
ui-replay-deal = The game is laid out.
ui-replay-choice = { $seat } chooses: { $choice }.
ui-replay-eyes = Seen by: { $eyes }
ui-replay-eyes-all = Seen by: everybody; the table as seen by: { $board }
ui-replay-eyes-closed = Other eyes stay closed as long as the game is not over.
ui-replay-no-further = There is nothing further that way.
ui-replay-fault = This record does not hold (record { $record }: { $problem }). It is shown up to there.
ui-replay-go = Go to record
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
    The options of the question stand below the log, each with a key: 1 to 9, then
    letters. Press the key, or go there with the arrows and press Enter.
    (!) behind an option: something to consider first; Enter again confirms.
    » before an option: a shortcut that makes several choices at once.
    › before a line of the log: new to you.

    u  take back your last choice
    w  why not: what is not possible now, with its rule
    p  standing answers: always pass on a sort of question
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
ui-plain-sure = Do it all the same? yes or no:
ui-plain-quit = Leave without saving? yes or no:
ui-plain-yes = yes, y
ui-plain-save-where = Where to? Type: save FILE
ui-plain-rules-hint = Type: rules NUMBER, rules and some words, or rules and the title of a page.
ui-plain-standing-hint = Type: standing NUMBER, to say it or to take it back.
ui-plain-help =
    A number, or an option’s own words: choose it. With “!” behind it: without being asked back.
    Enter: hear the options again.
    board: the table. log: everything that happened.
    about NUMBER: what is worth knowing about an option. about: about everything on the table.
    why: what is not possible now, and why. why WORDS: why just this is not possible.
    undo: take back your last choice.
    standing: always pass on a sort of question.
    hand over: clear the screen until you are back.
    rules NUMBER, rules WORDS: look up the rules.
    save FILE: save the game. quit: leave.
ui-plain-replay-welcome = Enter: next record. Other commands: back, go NUMBER, end, eyes, board, log, help, quit.
ui-plain-eyes-all = all
ui-plain-eyes-spectator = spectator
ui-plain-replay-help =
    Enter or next: one record on. back: one record back.
    A number, or go NUMBER: to that record. end: everything up to the end.
    eyes: the next pair of eyes. eyes NAME, eyes spectator, eyes all.
    board: the table. log: everything that happened up to here.
    rules NUMBER, rules WORDS: look up the rules. quit: leave.

## At a served table

ui-join-seat = You are { $seat }.
ui-join-audience = You are watching. Nobody’s hand is shown to you.
ui-join-row = { $seat }: { $state-id ->
    [here] here
    [away] away
    [bot] a bot
   *[open] nobody yet
}
ui-join-waits = The game begins when everybody has sat down.
ui-join-begins = Everybody sits: the game begins.
ui-join-came = { $seat } is here.
ui-join-left = { $seat } has gone away.
ui-join-said = { $seat } says: { $text }
notice-your-turn = { $who }, it is your turn: { $game }
ui-join-again = There is another game. To sit down again: cutpurse join '{ $link }'
ui-join-say = Say at the table
ui-join-seconds = The window closes in { $seconds } s.
ui-join-lost = The connection is lost. Trying again …
ui-join-back = The connection is there again.
ui-join-refused = The server says no ({ $code }).
ui-join-quit-go = Leave. The seat stays yours: the same link leads back to it.
ui-join-muted = You do not hear { $seat } any more.
ui-join-unmuted = You hear { $seat } again.
ui-join-mute = Whom do you not want to hear?
ui-join-mute-row = { $seat }: { $muted ->
        [yes] muted, hear again
       *[no] not to hear any more
    }
ui-join-notified = When you are asked and are not here, a message goes to { $url }.
ui-join-not-notified = No message is sent to you any more.
ui-join-notify = An address for “your turn” (“-”: none)
ui-join-get-up = Get up. Everybody sees it, and a bot may play on; the same link leads back.
ui-join-goodbye = To come back: cutpurse join '{ $link }'
ui-join-help-text =
    The options of the question stand below the log, each with a key: 1 to 9, then
    letters. Press the key, or go there with the arrows and press Enter.
    (!) behind an option: something to consider first; Enter again confirms.
    › before a line of the log: new to you.
    The line above the table says who is here.

    u  take back your last choice
    w  why not: what is not possible now, with its rule
    p  standing answers: always pass on a sort of question
    t  say something at the table
    M  not to hear somebody, or to hear them again
    N  where to be told when it is your turn and you are not here
    b  the whole table
    l  the whole log, with what was said
    r  look up the rules
    s  save the record when the game is over
    q  leave; the same link leads back to your seat
    ?  this page
    PgUp PgDn  scroll the table
ui-plain-join-welcome = Type the number of an option, or a command: board, log, about NUMBER, why, undo, rules, say WORDS, mute WHO, notify ADDRESS, who, help, get up, quit.
ui-plain-say-what = Type: say WORDS
ui-plain-mute-whom = Type: mute WHO (the letter or the name of somebody at the table)
ui-plain-notify-where = Type: notify ADDRESS (“notify -”: no more)
ui-plain-join-help =
    A number, or an option’s own words: choose it. With “!” behind it: without being asked back.
    Enter: hear the options again.
    board: the table. log: everything that happened. who: who is here.
    say WORDS: say something at the table.
    mute WHO: not to hear somebody, or to hear them again. WHO is a letter or a name.
    notify ADDRESS: a message goes there when you are asked and are not here. notify -: no more.
    about NUMBER: what is worth knowing about an option. about: about everything on the table.
    why: what is not possible now, and why. why WORDS: why just this is not possible.
    undo: take back your last choice.
    standing: always pass on a sort of question.
    rules NUMBER, rules WORDS: look up the rules.
    save FILE: save the record when the game is over.
    get up: leave the table. Everybody sees it, and a bot may play on; the same link leads back.
    quit: leave. The same link leads back to your seat.

# Words that may be typed for a command, besides the English ones, divided by commas.

command-options = options, o
command-board = board, b
command-log = log, l
command-about = about, a
command-why = why, w
command-undo = undo, u
command-hand-over = hand over, h
command-standing = standing, p
command-save = save, s
command-rules = rules, r
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

cli-unknown-game = There is no game “{ $game }”. There are: { $known }.
cli-unknown-bot = There is no bot “{ $bot }”. There are: { $known }; or give a command that starts one.
reason-no-such-file = There is no file “{ $file }” here.
reason-players = { $least } to { $most } can play this game, not { $players }.
cli-bad-setting = “{ $text }” is not a setting: NAME=VALUE is expected.
cli-no-file = { $file } cannot be read: { $problem }
cli-bad-file = { $file } is not a record of a game: line { $line }: { $problem }
cli-off = { $file } does not hold: record { $record }: { $problem }
cli-off-head = { $file } does not hold: { $problem }
cli-bad-pack = The component file { $file } is not right: { $problem }
cli-finished = This game is over. Watch it: cutpurse replay { $file }
cli-verified = { $file }: all { $draws } draws are those of the secret, all { $records } records follow the rules.
cli-seat = There is no seat “{ $seat }” at this table.
cli-person = Player
cli-bot = Bot
cli-scenarios = { $held } passed, { $failed } failed.
cli-no-rule = No rule and nothing in the box speaks of “{ $words }”.
cli-bad-game-name = “{ $name }” is no name for a game’s package: two to forty lower-case letters, digits and underscores, a letter first.
cli-game-there = A game called { $name } is already installed.
cli-folder-there = { $folder } is there already.
cli-game-made = Made { $folder }. Now: pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = This game has no rulebook.
cli-no-summary = This game has no quick reference.
cli-no-folder = There is no folder { $folder }.
cli-unproved = { $number } has no scenario and no test.
cli-unknown-rule = { $number } is cited, but there is no such rule.
cli-coverage = { $proved } of { $rules } rules are proved.
cli-no-peer = The package “{ $package }” is missing. It comes with the extra “bench”: pip install "cutpurse[bench]"
cli-bad-link = That is not a link to a seat. It looks like this: http://HOST:8000/t/TABLE#i=…, with everything behind the # (in quotes, on most command lines).
cli-no-server = { $server } cannot be reached: { $problem }
cli-strange-server = The server’s answer cannot be understood. Perhaps one of the two programs is out of date, or there is another server at this address.
cli-other-rules = The server plays “{ $game }” by another version of the rules or with other settings than this program knows. One of the two is out of date.
cli-box = The box of { $game }: { $digest }
cli-box-unreleased = No release has this box yet.
cli-box-other = Release { $release } had another box ({ $digest }): what was released stays as it was.
cli-box-archived = The box of { $game } { $release } is frozen: { $file }
cli-seat-link = Your seat has a link of its own. Whoever has it plays for you: { $link }
cli-seat-not-kept = { $file } cannot be written ({ $problem }): keep the link to your seat.
cli-serving = Cutpurse listens at { $address } and keeps its tables in { $file }. Ctrl+C ends it; the tables go on after a restart.
cli-table-seat = { $place }: { $link }
cli-table-audience = Audience: { $link }
cli-table-host = Host, for cutpurse host: { $link }
cli-no-host-link = That is not a host’s link. It ends with #h=… and was printed when the table was made.
cli-no-port = Nothing can listen at { $address }: { $problem }
cli-bad-proxy = Not an address or a network: { $problem }
cli-unknown-attack = There is no attack { $attack }; there are: { $known }
cli-no-store = Tables cannot be kept in { $file }: { $problem }
cli-bus-alone = A bus is for several servers on one database: give --database postgresql://… as well.
cli-dataset-file = A data set ends with .parquet or .jsonl; { $file } does not.
cli-dataset = { $file }: { $rows } choices, { $bytes } bytes.
cli-dataset-other = { $file } is the record of another game: { $game }.
cli-not-written = { $file } cannot be written: { $problem }
cli-no-extra = The package “{ $package }” is missing. It comes with the extra “{ $extra }”: pip install "cutpurse[{ $extra }]"
cli-port-taken = Another program listens at { $address } already. Choose another port: cutpurse serve --port 8001
cli-runs-already = Cutpurse runs there already: { $address }
cli-not-copied = { $file } cannot be copied: { $problem }
cli-copied = { $file } is a copy of everything that was stored up to now.
cli-unknown-seat = Nobody called “{ $seat }” can sit there. There are: me, open, { $known }.
cli-no-such-file = there is no such file
