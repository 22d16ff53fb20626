# What Swindler says. The same keys stand in every language file.

## The game

game-name = Swindler
game-about = Reach into your victims’ bags and stop before the skull. Fulfil jobs, sell to the fences, and hire accomplices to spoil the others’ evening.

## Settings

setting-master_thief = Master thieves
setting-master_thief-about = Who gets which special ability.
setting-master_thief-draft = chosen in turn, the start player last
setting-master_thief-random = dealt at random
setting-master_thief-off = none: nobody has a special ability
setting-length = Length
setting-length-about = How many jobs unlock the ability and end the game.
setting-length-standard = as in the printed rules
setting-length-short = short: fewer jobs
setting-length-long = long: more jobs
setting-end_jobs = Jobs that end the game
setting-end_jobs-about = A player who has fulfilled this many jobs triggers the end. The ability is unlocked by 3 to 6 jobs: with fewer, nobody has one.
setting-end_jobs-table = by the number of players and the length
setting-start_player = Start player
setting-start_player-about = Who takes the first turn.
setting-start_player-random = drawn at random
setting-start_player-A = the first seat
setting-start_player-B = the second seat
setting-start_player-C = the third seat
setting-start_player-D = the fourth seat
setting-reaction_mode = Responses
setting-reaction_mode-about = How long the table waits for players who may respond with a card.
setting-reaction_mode-timed = against the clock
setting-reaction_mode-wait = until everybody has responded
setting-reaction_seconds = Seconds to respond
setting-reaction_seconds-about = How long the clock runs when somebody may respond with a card.
setting-characters = Characters
setting-characters-about = Who sits where: character names in seat order, separated by commas. They have no effect on play.
setting-characters-random = dealt at random

## What a standing answer lasts for

scope-theft = for this theft

## What a standing answer is for

kind-theft_started = somebody is about to rob a bag
kind-loot_drawn = somebody has drawn loot
kind-skull_drawn = somebody has drawn a skull
kind-theft_closing = somebody wants to get away
kind-accomplice_played = somebody plays an accomplice
kind-raid_revealed = a police raid

## The score sheet: where points came from

source-start = At the start
source-jobs = Jobs
source-sales = Tiles sold
source-fences = Fences completed
source-coins = Coins
source-reservations = Reservations

## Words of choices and payments

word-coin = coin
word-caught = caught
word-away = gets away

## Questions: one’s own turn

question-choose_master = Which master thief do you take?
question-reserve = Step 1: reserve jobs? { $free ->
    [0] All your markers are out.
    [one] You have one free marker.
   *[other] You have { $free } free markers.
}
question-choose_bag = Step 2: which bag do you rob?
question-draw_or_stop = Draw again or stop? The { $bag } bag: { $percent } % skull ({ $skulls } of { $tiles }). { $risk ->
    [0] A skull would take nothing from you.
    [one] A skull would take one tile.
   *[other] A skull would take { $risk } tiles.
}
question-action = Step 3: fulfil jobs, sell loot?
question-job_payment = How do you pay for “{ $job }”?
question-neutral_choice = { $left ->
    [one] Your reward: which neutral tile do you take?
   *[other] Your reward: which neutral tile do you take? ({ $left } to go)
}
question-forger_tile = Which tile should the forger change?
question-forger_object = What should your { $tile } pass for?
question-conjurer_give = Which of your tiles do you swap away?
question-conjurer_take = What do you take for your { $tile }?
question-hire = { $most ->
    [0] Step 5: you can hire nobody. End your turn?
   *[other] Step 5: hire accomplices? One coin each.
}
question-hire_payment = { $count ->
    [one] How do you pay for one accomplice?
   *[other] How do you pay for { $count } accomplices?
}
question-escape_keep = Caught! You may still save { $left ->
    [one] one tile
   *[other] { $left } tiles
}. Which one?

## Questions: because of others

question-beggar_gift = { $rival } is begging. What do you give?
question-legacy_tiles = { $rival } claims a share of your loot: { $left ->
    [one] one tile
   *[other] { $left } tiles
}. Which one do you give?
question-angel_fee = Your fee from { $thief }: up to { $left ->
    [one] one tile
   *[other] { $left } tiles
} from the { $bag } bag. Which one?
question-raid_give = “{ $raid }”: the police take { $left ->
    [one] one tile
   *[other] { $left } tiles
}. Which one do you give up?

## Questions: responses with a card

question-theft_started = { $thief } is about to rob the { $bag } bag. Your response?
question-loot_drawn = { $thief } has drawn: { $tile }. Your response?
question-skull_drawn = { $thief } has drawn a skull from the { $bag } bag. Your response?
question-theft_closing = { $thief } wants to stop and get away with the loot. Your response?
question-accomplice_played = { $rival } plays { $card }{ $card-id ->
    [conjurer] {" "}({ $choice-1 } for { $choice-3 } of { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(“{ $choice-1 }”)
    [forger] {" "}({ $choice-1 } as { $choice-2 })
    [know_it_all] {" "}({ $choice-1 })
   *[other] { "" }
}{ $aimed-id ->
    [yes] . It is aimed at you
   *[no] { "" }
}. Your response?
question-raid_revealed = Police raid: “{ $raid }”. Your response?

## Options

option-choose = Take: { $master }
option-reserve = Reserve “{ $job }”
option-release = Take my marker back from “{ $job }”
option-done = Start the theft
option-rob = Rob the { $bag } bag: { $percent } % skull ({ $skulls } of { $tiles })
option-draw = Draw: { $percent } % skull ({ $skulls } of { $tiles })
option-stop = Stop and keep the loot
option-fulfil = Fulfil “{ $job }”: { $vp } VP
option-sell = Sell { $tile } to: { $fence }, { $vp } VP{ $completes-id ->
    [yes] , completes the fence: +{ $bonus } VP
   *[no] { "" }
}
option-sell-all = Sell all of this for { $vp } VP: { $tiles } (to: { $fences })
option-pay = { $coins ->
    [0] { $things }
    [one] One coin, { $things }
   *[other] { $coins } coins, { $things }
}
option-pay-coins = { $coins ->
    [one] One coin
   *[other] { $coins } coins
}
option-forge = Forge: { $tile }
option-into = Into: { $object }
option-into-useful = Into: { $object }, which can be used for: { $uses }
option-give = Give: { $tile }
option-give-coin = Give a coin
option-take = Take: { $tile }
option-take-from = Take from { $rival }: { $tile }
option-take-nothing = Take nothing
option-keep = Keep: { $tile }
option-enough = That is enough
option-hire = { $count ->
    [one] Hire one accomplice
   *[other] Hire { $count } accomplices
}
option-end-actions = Continue to hiring
option-end-actions-no-hiring = Continue to the end of the turn
option-end-turn = End the turn
option-pass = Pass{ $window-id ->
    [theft_started] : { $bet-id ->
        [yes] no bet
       *[no] let { $thief } begin
    }
    [loot_drawn] : let { $thief } go on
    [skull_drawn] : do nothing about the skull
    [theft_closing] : let { $thief } get away
    [accomplice_played] : let the card take effect
    [raid_revealed] : let the raid come
   *[other] { "" }
}
option-pass-only = Pass: none of your cards fits here
option-wave = Pass for the whole theft

## Options: playing a card

option-play = Play { $card }
option-play-cheat = { $card }: draw from the same bag
option-play-beggar = { $card }: to you a tile or a coin from: { $seats }{ $coin-id ->
    [yes] {" "}(and a coin from the supply)
   *[no] { "" }
}
option-play-beggar-nobody = { $card }: nobody is ahead of you, so you take 1 coin from the supply
option-play-legacy_hunter = { $card }: claim half of the loot
option-play-forger = { $card }: make one of your tiles pass for something else
option-play-decoy = { $card }: go on with the { $bag } bag
option-play-assassin = { $card }: cancel that card
option-play-know_it_all = { $card }: bet that { $bet-id ->
    [caught] the thief is caught
    [away] the thief gets away
   *[other] { $bet }
}
option-play-lockpick = { $card }: use it as a key
option-play-guardian_angel = { $card }: put the skull back, for a fee in tiles
option-play-conjurer = { $card }: swap a tile with somebody
option-play-traitor = { $card }: force one more draw
option-play-errand_boy = { $card }: lay a marker on “{ $job }”
option-play-lawyer = { $card }: return { $posters ->
    [one] one wanted poster
   *[other] { $posters } wanted posters
}
option-play-lawyer-raid = { $card }: this raid does not affect you

## Consider first

merit-throw-out = { $lost ->
    [0] You throw out { $owner }’s marker; there are no VP to lose.
   *[other] You throw out the marker of { $owner }, who loses { $lost } VP.
}
caution-hire-last = This is the last turn of the game: the card could not be played any more, and each coin is worth a point.
caution-last-round = This is the last round: a marker left on a job costs { $lost } VP.
caution-no-marker = You have all that “{ $job }” needs, but no marker on it: without one you cannot fulfil it this turn.
caution-release = Taking your marker back costs you { $lost } VP.
caution-own-colour = A skull takes older loot as well: you hold { $count ->
    [one] one { $bag } tile
   *[other] { $count } { $bag } tiles
}.
caution-draw-job-met = Your theft already meets “{ $job }”.
caution-posters = You would have { $posters ->
    [one] one wanted poster
   *[other] { $posters } wanted posters
}: a raid still to come would put you in the dungeon.
caution-ends-game = This triggers the end of the game.
caution-job-open = You could still fulfil “{ $job }”.
caution-fence-open = You could still complete a fence: { $fence }.
caution-last-sales = This is your last turn: selling could still bring you { $vp } VP.
caution-needed = You need this for “{ $job }”.

## Log: set-up and turns

event-start_player = { $seat } starts.
event-master_taken = { $seat } takes the master thief { $master }.
event-job_turned_up = New job: “{ $job }”.
event-fence_turned_up = New fence: { $fence }.
event-fences_reshuffled = The discarded fences are shuffled.
event-turn_began = Round { $round }: it is { $seat }’s turn.
event-turn_skipped = { $seat } leaves the dungeon and misses this turn.

## Log: jobs and fences

event-reserved = { $seat } reserves “{ $job }”.
event-thrown_out = { $lost ->
    [0] { $owner } is thrown out of “{ $job }”.
   *[other] { $owner } is thrown out of “{ $job }” and loses { $lost } VP.
}
event-released = { $lost ->
    [0] { $seat } gives up “{ $job }”.
   *[other] { $seat } gives up “{ $job }” and loses { $lost } VP.
}
event-fulfilled = { $seat } fulfils “{ $job }”, job number { $done }: { $vp } VP{ $coins ->
    [0] { "" }
    [one] , one coin
   *[other] , { $coins } coins
}{ $posters ->
    [0] { "" }
    [one] , one wanted poster
   *[other] , { $posters } wanted posters
}.{ $given-count ->
    [0] { "" }
   *[other] {" "}Handed in: { $given }.
}
event-neutral_taken = { $seat } takes from the supply: { $tile }.
event-ability_unlocked = { $seat } unlocks the ability of the { $master }.
event-end_triggered = { $seat } triggers the end: the game ends with this round.
event-sold = { $seat } sells { $tile } to: { $fence }, { $vp } VP.
event-fence_completed = { $seat } completes the fence { $fence }: { $vp } VP more.

## Log: thefts

event-theft_began = { $seat } robs the { $bag } bag.
event-loot_drawn = { $seat } draws: { $tile }.
event-skull_drawn = { $seat } draws a skull from the { $bag } bag!
event-stopping = { $seat } wants to stop.
event-got_away = { $tiles-count ->
    [0] { $seat } gets away with nothing.
   *[other] { $seat } gets away with: { $tiles }.
}
event-caught = { $lost-count ->
    [0] { $seat } is caught; nothing goes back into the bag.
   *[other] { $seat } is caught. Back into the bag: { $lost }.
}{ $coins ->
    [0] { "" }
    [one] {" "}Consolation: one coin.
   *[other] {" "}Consolation: { $coins } coins.
}
event-unharmed = { $seat } has to stop; thanks to the decoy nothing is lost.
event-tiles_kept = { $seat } slips away and keeps: { $tiles }.
event-bet_settled = { $coins ->
    [0] { $seat } has lost the bet.
    [one] { $seat } has won the bet: one coin.
   *[other] { $seat } has won the bet: { $coins } coins.
}

## Log: accomplices

event-hired = { $count ->
    [one] { $seat } hires one accomplice
   *[other] { $seat } hires { $count } accomplices
} and pays: { $paid }.
event-hired-own = { $seat } hires: { $cards }. Paid: { $paid }.
event-recruited = { $count ->
    [one] { $seat } recruits one accomplice.
   *[other] { $seat } recruits { $count } accomplices.
}
event-recruited-own = { $seat } recruits: { $cards }.
event-window_opened = { "" }
event-waved_through = { $seat } lets the rest of this theft pass.
event-announced = { $seat } plays { $card }{ $card-id ->
    [conjurer] : { $choice-1 } for { $choice-3 } of { $choice-2 }
    [decoy] : { $choice-1 }
    [errand_boy] : “{ $choice-1 }”
    [forger] : { $choice-1 } as { $choice-2 }
    [know_it_all] {" "}and bets: { $choice-1 }
   *[other] { "" }
}.
event-cancelled = { $seat } cancels { $card }, played by { $rival }.
event-cheat_drew = { $seat } draws along with { $thief }: { $tile }.
event-cheat_failed = { $seat } draws a skull from the { $bag } bag: no harm done, but no further tile.
event-given = { $rival } has to give { $seat }: { $tile }.
event-coin_given = { $rival } gives { $seat } a coin.
event-coins_taken = { $coins ->
    [one] { $seat } takes one coin from the supply.
   *[other] { $seat } takes { $coins } coins from the supply.
}
event-forged = { $seat } makes { $tile } pass for: { $object }.
event-bag_changed = { $seat } goes on with the { $bag } bag.
event-skull_returned = { $seat } puts { $thief }’s skull back into the { $bag } bag.
event-draw_forced = { $seat } makes { $thief } draw once more.
event-swapped = { $seat } swaps with { $rival }: { $tile } for { $taken }.
event-raid_escaped = { $seat } talks their way out of the raid.
event-posters_returned = { $posters ->
    [one] { $seat } gets rid of one wanted poster.
   *[other] { $seat } gets rid of { $posters } wanted posters.
}
event-no_effect = { $card } no longer has any effect.
event-offer_failed = { $seat } cannot pay for “{ $job }” this way.

## Log: raids and the end

event-raid_turned_up = Police raid: “{ $raid }”.
event-raid_set_aside = One more raid, “{ $raid }”, goes back into the deck.
event-tile_surrendered = { $seat } surrenders to the police: { $tile }.
event-jailed = { $seat } goes to the dungeon, returns one wanted poster and will miss a turn.
event-scored = Final score of { $seat }: { $vp } VP ({ $coins } for coins, { $markers } lost for markers left on jobs).
event-won = { $seats-count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Why not: settings

reason-too-many-jobs = The end cannot be set to { $count } jobs: at this table there are cards for { $most } at most.
reason-no-such-seat = Nobody sits in seat { $letter }: this table has { $players } seats.
reason-no-such-character = There is no character “{ $character }”. There are: { $characters }.
reason-character-board-twice = Two of these characters are the two sides of the same board. Choose another.

## Why not: jobs and fences

reason-reserve-too-late = Jobs can only be reserved before the theft.
reason-job-not-open = “{ $job }” is not an open job.
reason-job-already-yours = Your marker is already on “{ $job }”.
reason-no-free-marker = All your markers are on jobs. Take one back first.
reason-release-not-now = You can take markers back only in steps 1, 3 and 5 of your turn.
reason-marker-not-yours = You have no marker on “{ $job }”.
reason-job-not-reserved = You have not reserved “{ $job }”.
reason-job-of-rival = “{ $job }” is reserved by { $rival }.
reason-theft-ended-otherwise = For “{ $job }” { $end-id ->
    [skull] you would have to be caught.
    [stop] you would have to get away.
   *[other] { $end }.
}
reason-need-more = { $need-id ->
    [coins] “{ $job }” requires { $count } coins; you have { $have }.
    [accomplices] “{ $job }” requires { $count } accomplices; you hold { $have }.
    [tiles_sold] “{ $job }”: sell { $count } tiles in this turn; so far { $have }.
    [fences_completed] “{ $job }”: complete { $count } fences in this turn; so far { $have }.
    [vp_behind] “{ $job }”: everybody must be { $count } VP ahead of you; the nearest is { $have } ahead.
    [draw] “{ $job }”: draw { $count } matching tiles in one theft; you drew { $have }.
   *[other] { $job }: { $have }/{ $count }.
}
reason-tiles-missing = { $missing ->
    [0] “{ $job }”: you cannot meet this job now.
    [one] “{ $job }”: you are missing one thing.
   *[other] “{ $job }”: you are missing { $missing } things.
}
reason-payment-wrong = { $count ->
    [one] That is not the price of one accomplice.
   *[other] That is not the price of { $count } accomplices.
}
reason-payment-wrong-job = That is not what “{ $job }” requires, or you do not have it.
reason-not-for-sale = Fences do not buy this: { $tile }.
reason-tile-not-yours = You have no such tile: { $tile }.
reason-fence-not-open = This fence is not on the board: { $fence }.
reason-no-slot = No free slot of an open fence takes this: { $tile }.
reason-slot-taken = { $fence }: this slot is taken.
reason-slot-wants-other = { $fence }: this slot takes { $object-id ->
    [key_any] any key
   *[other] { $object }
}, not { $tile }.
reason-not-in-supply = The supply has no such tile: { $tile }.

## Why not: turn and theft

reason-finish-first = Finish what you have started first, or undo it.
reason-wrong-step = { $step-id ->
    [steal] Bags are robbed in step 2 of your turn.
    [hire] Accomplices are hired in step 5, at the end of your turn.
    [actions] Jobs are fulfilled and loot is sold in step 3, after the theft.
   *[other] { $step }.
}
reason-must-rob = You must rob a bag first.
reason-no-such-bag = There is no such bag: { $bag }.
reason-stay-with-bag = You must stay with the { $bag } bag; only a decoy changes that.
reason-bag-already-robbed = You have already robbed the { $bag } bag in this turn.
reason-theft-is-over = The theft is over.
reason-cannot-keep = You cannot save this tile: { $tile }.
reason-not-now = That is not possible now.

## Why not: accomplices

reason-too-few-cards = { $cards ->
    [0] There are no accomplices left to hire.
    [one] Only one accomplice is left to hire.
   *[other] Only { $cards } accomplices are left to hire.
}
reason-too-few-coins = { $coins ->
    [0] You have no coins.
    [one] You have only one coin.
   *[other] You have only { $coins } coins.
}
reason-no-such-card = There is no such card: { $card }.
reason-card-not-held = You do not hold this card: { $card }.
reason-card-not-now = This card cannot be played at this point.
reason-card-without-effect = This card would change nothing now.
reason-lockpick-not-forged = The forger cannot change a lockpick.
reason-not-forgeable = Nothing can be forged into: { $object }.
reason-forged-same = That would not be a forgery: { $object }.
reason-swap-undone = The conjurer never undoes the last swap.
reason-tile-not-theirs = There is no such tile to take: { $tile }.
reason-cannot-give = You cannot give this: { $tile }.
reason-no-gifts = Nothing can be given away without a card that says so.
reason-no-interrupt-now = Not in the middle of this: wait until the choice, the responses or the raid are over.
reason-master-not-there = This master thief is not available: { $master }.
reason-nothing-to-wave = Only a theft can be passed on as a whole.

## The table

board-over = The game is over.
board-turn = Round { $round } · { $seat }: { $step-id ->
    [reserve] step 1, reserving jobs
    [steal] step 2, robbing a bag
    [actions] step 3, jobs and fences
    [refill] step 4, refilling
    [hire] step 5, hiring
   *[other] { $step }
}
board-last-round = Last round! { $seat } has the last turn.
board-masters = MASTER THIEVES to choose from
board-raid = Police raid: “{ $raid }”
board-played = { $seat } plays: { $card }
board-theft = Theft, { $bag } bag: { $percent } % skull ({ $skulls } of { $tiles })
board-loot = Loot: { $tiles }
board-skull-takes = A skull would take: { $lost }
board-skull-takes-all = A skull would take all of it.
board-skull-harmless = A skull on the next draw would be harmless.
board-bet = { $seat } bets: { $bet-id ->
    [caught] caught
    [away] gets away
   *[other] { $bet }
}
board-nothing = nothing
board-name = { $thing-id ->
    [key_any] any key
   *[other] { $thing }
}

## The table: one’s own things

board-you = You: { $vp } VP · jobs { $jobs }/{ $goal } · coins { $coins } · posters { $posters } · free markers { $markers }
board-hand = Cards: { $cards }
board-forged = { $tile } passes for: { $object }
board-raids-hit = Careful, raids to come that would hit you now: { $hits } of { $count }.
board-master = { $master } (locked)
board-master-awake = { $master } (unlocked)
board-dungeon = in the dungeon
board-face-up = face up: { $cards }

## The table: bags

board-bags = BAGS: chance of a skull, loot left inside
board-bag = { $bag }: { $percent } % ({ $skulls } of { $tiles }) · { $loot }{ $mine ->
    [0] { "" }
   *[other] {" "}· you hold { $mine }
}

## The table: jobs

board-jobs = JOBS [marker]
board-empty = (empty)
board-job = { $job }{ $marker }: { $need } → { $reward }{ $note }
board-marker-yours = {" "}[you]
board-marker = {" "}[{ $seat }]
note-met-reserved = you can fulfil it
note-met = complete, but no marker
note-progress = { $have } of { $count }
note-progress-away = { $have } of { $count } if you get away
note-missing = { $count ->
    [one] 1 thing missing
   *[other] { $count } things missing
}
note-missing-away = { $count ->
    [0] complete if you get away
    [one] 1 missing if you get away
   *[other] { $count } missing if you get away
}
board-kind = { $kind-id ->
    [own] own { $parts }
    [hand_in] hand in { $parts }
    [draw] { $parts }
   *[other] { $parts }
}
board-need-both = { $count } × { $things } ({ $colours })
board-need-object = { $count ->
    [1] { $things }
   *[other] { $count } × { $things }
}
board-need-colour = { $count ->
    [one] { $count } { $colours } tile
   *[other] { $count } { $colours } tiles
}
board-need-draw = draw { $count } tiles in one theft and { $end-id ->
    [skull] be caught
    [stop] get away
   *[other] { $end }
}
board-need-draw-colour = draw { $count } { $colours } tiles in one theft and { $end-id ->
    [skull] be caught
    [stop] get away
   *[other] { $end }
}
board-need-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-need-any_tiles = { $count } tiles
board-need-same_colour = { $count } tiles of one colour
board-need-distinct_colours = tiles of { $count } colours
board-need-same_valuable = { $count } identical valuables
board-need-distinct_valuables = { $count } different valuables
board-need-distinct_keys = keys of { $count } colours
board-need-accomplices = { $count ->
    [one] { $count } accomplice
   *[other] { $count } accomplices
}
board-need-fences_completed = complete { $count } fences in one turn
board-need-tiles_sold = sell { $count } tiles in one turn
board-need-vp_behind = be { $count } VP behind everybody
board-vp = { $vp } VP
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-neutral = { $count ->
    [one] { $count } neutral tile
   *[other] { $count } neutral tiles
}
board-posters = { $count ->
    [one] { $count } poster
   *[other] { $count } posters
}

## The table: fences

board-fences = FENCES: what they buy for how many VP, the last tile + { $vp }
board-fence = { $fence }: { $slots }
board-slot = { $object-id ->
    [key_any] any key
   *[other] { $object }
} { $vp }
board-slot-yours = { board-slot } (you have it)
board-slot-taken = taken
board-completes = one to go

## The table: players and piles

board-players = AT THE TABLE: { $ability } jobs unlock an ability, { $jobs } trigger the end
board-seat = { $seat }
board-player = { $seat }: { $vp } VP · jobs { $jobs }/{ $goal } · coins { $coins } · posters { $posters } · cards { $cards } · markers { $markers }
board-piles = PILES
board-decks = Decks: jobs { $jobs } (next: { $back-id ->
    [none] none
    [A] an A card, the easier jobs
    [B] a B card: dearer jobs, and the raids
   *[other] { $back-id }
}) · fences { $fences } · accomplices { $accomplices }
board-discard = Accomplices discarded: { $cards }
board-supply = Neutral tiles in the supply: { $tiles }
board-raids = RAIDS still to come: { $count }
board-raid-coming = { $raid } – { $parts }
board-raid-loot = { $limit } or more tiles: lose { $penalty }
board-raid-posters = { $limit } or more posters: dungeon

## The table: what cards do

board-explained = WHAT YOUR CARDS DO
board-does = { $who }: { $what }
board-effect-cheat = after a rival’s loot tile, draw { $draws } tiles from the same bag; a skull harms nobody, but ends your drawing.
board-effect-beggar = at any time, everybody with more VP gives you a tile or a coin; if that is { $bonus_coin_if_affected_at_most } player or nobody, you also take a coin from the supply.
board-effect-legacy_hunter = when a rival stops with at least { $min_tiles } tiles of this turn, you get half of them, rounded up; the rival chooses which.
board-effect-forger = in step 3, one of your tiles passes for another valuable or key.
board-effect-decoy = during your theft, go on with another bag; a skull on its first draw ends the theft, but takes nothing.
board-effect-assassin = cancel a card that somebody else has just played.
board-effect-know_it_all = bet on a rival’s theft before the first draw; { $win_coins } coins if you are right.
board-effect-lockpick = counts as a key of its colour for one job.
board-effect-guardian_angel = put a rival’s skull back and take up to { $fee_tiles } tiles of that colour; if the rival has none, { $fee_coin_if_none } coin from the supply.
board-effect-conjurer = in step 1 or 3, swap one of your tiles for a rival’s; the rival gets this card.
board-effect-traitor = a rival who stops must draw again; on a skull you get what was drawn from that bag.
board-effect-errand_boy = in step 3, lay a marker on a job.
board-effect-lawyer = escape a raid, or at any time return up to { $posters } wanted posters.
board-ability-recruiter = before your turn, draw { $draw_accomplices ->
    [one] an accomplice
   *[other] { $draw_accomplices } accomplices
} for free.
board-ability-freelancer = fulfil jobs without reserving them, unless a rival’s marker is there.
board-ability-shadow = raids count { $raid_reduction } tile and { $raid_reduction } poster fewer for you.
board-ability-escape_artist = when you are caught, keep up to { $keep_tiles } tiles of that colour.
board-ability-haggler = { $bonus_vp } VP more for every tile you sell.
board-ability-locksmith = your keys fit every lock; { $bonus_vp } VP more for jobs with keys.

## The gallery: everything in the box, to be looked up

gallery-section-accomplice = Accomplices
gallery-section-master = Master thieves
gallery-section-job-a = Jobs A
gallery-section-job-b = Jobs B
gallery-section-raid = Police raids
gallery-section-fence = Fences
gallery-section-bag = Bags
gallery-section-object = What can be stolen
gallery-section-tile = Loot tiles
gallery-section-board = Boards and numbers
gallery-reward = pays { $reward }
gallery-fence-last = whoever fills the last slot gets { $vp } VP more
gallery-bag = { $loot } loot tiles and { $skulls ->
    [one] one skull
   *[other] { $skulls } skulls
}
gallery-supply = neutral tiles, { $loot } of them: rewards of jobs, never lost to a skull
gallery-holds = when full: { $things }
gallery-object-valuable = a valuable
gallery-object-key = a key
gallery-object-joker = one key, of whichever colour you like when you use it
gallery-object-coin = a loot tile that counts like { $coins ->
    [one] one coin
   *[other] { $coins } coins
}; fences do not take it
gallery-found-in = found in: { $bags }
gallery-price = { $fence } { $vp } VP
gallery-bought-by = bought by: { $prices }
gallery-tile = { $object }; goes back to: { $bag }
gallery-table-players-2 = With 2 players
gallery-table-players-3 = With 3 players
gallery-table-players-4 = With 4 players
gallery-deck = { $a_cards } A jobs lie on the B jobs
gallery-length-standard = standard: the game ends with { $end } jobs, abilities unlock with { $ability }
gallery-length-short = short: the end with { $end } jobs, abilities with { $ability }
gallery-length-long = long: the end with { $end } jobs, abilities with { $ability }
gallery-character = one side of a character board; it has no effect on play
gallery-piece-coin_piece = coin
gallery-what-coin_piece = pays for accomplices ({ $hire } each) and for jobs that ask for coins; at the end each is worth 1 VP; they never run out
gallery-piece-poster = wanted poster
gallery-what-poster = comes with the reward of some jobs; a raid that counts posters sends whoever has as many as its limit, or more, to the dungeon; they never run out
gallery-piece-skull = skull
gallery-what-skull = whoever draws it is caught: it and all of their tiles of its colour go back into the bag; on the very first draw it brings { $coins } coin
gallery-piece-marker = reservation marker
gallery-what-marker = { $most } for each player; only a job with your marker can be fulfilled; thrown out, taken back or still on a job at the end it costs { $loss } VP
gallery-piece-start_marker = start marker
gallery-what-start_marker = its owner has the first turn of every round; the last round ends with the player on its owner’s right
gallery-piece-dungeon = dungeon
gallery-what-dungeon = the back of a master thief card: whoever a raid sends there returns 1 poster and misses 1 turn, and the ability rests
gallery-piece-job_board = board
gallery-what-job_board = has spaces for { $jobs } open jobs, { $fences } open fences and the face-down decks, and the score track
gallery-piece-score_marker = score marker
gallery-what-score_marker = shows your VP on the score track: { $vp } at the beginning, never fewer than 0, and no upper limit

# What is said at the start of a first game

simplified = This first game is a short one: { $end } fulfilled jobs end it instead of { $usual_end }, and abilities are unlocked after { $ability } jobs instead of { $usual_ability }.
