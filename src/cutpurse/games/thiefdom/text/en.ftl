# What Thiefdom says. The same keys stand in every language file.

## The game

game-name = Thiefdom
game-about = Three thieves each in a crooked town: rob, sell, bribe, and stay out of the guards’ sight. Includes a solo game.

## Settings

setting-smuggling = Smuggling missions
setting-smuggling-about = Where new missions come from.
setting-smuggling-deck = drawn from a face-down deck
setting-smuggling-open_stacks = open stacks: everybody sees what comes next
setting-planning = Planning
setting-planning-about = How planning tiles are placed.
setting-planning-secret = everybody chooses in secret
setting-planning-chaotic = chaotic: tiles are placed at random
setting-layout = Town
setting-layout-about = How the city sections are arranged.
setting-layout-random = assembled at random
setting-layout-introductory = the introductory town

## Parts of sentences

thief-name = { $seat } ({ $shape })
goods-name = { $good-id ->
    [gold] { $count } gold
    [gem] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
    [brandy] { $count } brandy
    [wine] { $count } wine
    [badge] { $count ->
        [one] { $count } badge
       *[other] { $count } badges
    }
   *[other] { $good }
}
direction-name = { $direction-id ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $direction }
}
way-name = { $way-id ->
    [N] North
    [E] East
    [S] South
    [W] West
    [mouth] Through the catacombs
    [out] Out
    [none] Go
   *[other] { $way }
}
slot-name = { $slot-id ->
    [patrol] patrol board
   *[other] { $slot }
}
other-name = { $other-id ->
    [lair_store] lair store
   *[other] { $other }
}
gold-name = { $gold } gold
cost-name = { $cost } gold
plus-goods = { $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
where-name = { $place-id ->
    [tower] in a tower
    [garden] in a garden
    [smithy] in a smithy
    [stable] in a stable
    [church] in the church
    [market] in the market
    [dealer] at a dealer
    [tavern] in a tavern
    [dungeon] in the dungeon
    [smuggler] at a smuggler
    [villa] in a villa
    [building] in a building
    [lantern] on a lantern
    [river] beside the river
    [own_lair] in your lair
    [beside_carriage] in a building beside the carriage
   *[other] { $place }
}

## Words of choices

word-patrol = patrol board
word-lair_store = lair store

## Questions

question-draft_pick = Which card do you keep?
question-draft_buy = Which cards do you buy, and for whom? Gold in the lair store: { $gold }
question-lair = In which house is your lair? (with the number of steps to the nearest places)
question-plan = Night { $round }: { $number ->
    [1] who acts first
    [2] who acts second
    [3] who acts third
   *[4] who acts last
}? (planning tile { $number })
question-route = { $figure }: which way?{ $left ->
    [1] { "" }
   *[other] {" "}({ $left } free lanterns to go)
}
question-action = { $shape }, { $ap ->
    [0] no action points left
    [one] one action point left
   *[other] { $ap } action points left
}: what now?
question-hop = { $shape } on the move, { $points ->
    [one] one step left
   *[other] { $points } steps left
}: where to?
question-pass = { $shape } passes over { $place }: where does he land?
question-location = { $place }: what do you do here?
question-patrons = Befriend a patron, brawl, or leave? Gold: { $gold }
question-tapestry = Which card on display do you take for free?
question-keep = { $shape } is carrying too much: what should go?
question-divide = { $good-id ->
    [gold] How much gold should
    [gem] How many gems should
    [brandy] How much brandy should
    [wine] How much wine should
    [badge] How many badges should
   *[other] { $good }: should
} { $shape } have? (with: { other-name })

## Options: before the first night

option-keep = Keep { $card }: costs { cost-name }, { $vp } VP
option-buy-for = { $shape } gets { $card }: { cost-name }, { $vp } VP
option-done = Done
option-lair = Lair: { $place }
option-lair-near = { $place }: market { $market }, tavern { $tavern }, dealer { $dealer }, villa { $villa }, smuggler { $smuggler }
option-place = Tile { $number }: { slot-name }
option-place-patrol = Tile { $number }: patrol board ({ $figures })

## Options: townsfolk

option-walk = Go { direction-name } to lantern { $place }{ $after ->
    [occupied] {", "}occupied, and on
    [on] {" "}and on
    [same] {", "}by another way
    [end] { "" }
   *[other] { "" }
}
option-walk-nowhere = Go { direction-name }
option-walk-to = { $figure } to lantern { $place }{ $direction-id ->
    [none] { "" }
   *[other] {", looking "}{ direction-name }
}{ $own ->
    [0] { $caught ->
        [0] { "" }
        [one] {" "}(catches one rival)
       *[other] {" "}(catches { $caught } rivals)
    }
   *[other] { $caught ->
        [one] {" "}(catches your own thief)
       *[other] {" "}(catches { $caught } thieves, { $own } of them yours)
    }
}

## Options: a thief’s turn

option-go = { way-name } to { $place }
option-pass-folk = { way-name } over { $figure } ({ $place })
option-pass-thief = { way-name } over { $seat } ({ $shape }), { $place }
option-hide = { way-name }: hide in { $place }
option-enter = { way-name }: enter { $place }
option-climb = { way-name } over the wall: { $place }
option-over = { way-name }: jump over { $place }
option-stop = { $points ->
    [0] Stay here
    [one] Stay here (one step is lost)
   *[other] Stay here ({ $points } steps are lost)
}
option-move-to = Move to { $place } ({ $ap } AP)
option-move-rob = Move to { $place }, then rob { $figure }{ $good-id ->
    [gold] {" "}(gold)
    [gem] {" "}(gem)
    [both] {" "}(gold and gem)
    [brandy] { "" }
    [wine] { "" }
    [badge] { "" }
   *[other] { "" }
}{ $card-id ->
    [none] { "" }
   *[other] {" "}({ $card })
}{" "}({ $ap } AP){ $wanted ->
    [yes] {" "}– you will be wanted
   *[no] { "" }
}
option-activate-sell = { $place }: activate and sell all ({ $vp } VP)
option-sell-all = Sell all ({ $vp } VP)
option-rob-guard = Rob { $figure }: 1 badge
option-rob-cudgel = Rob { $figure } with the cudgel: { $vp } VP, and he must move
option-rob-noble = Rob { $figure }: { goods-name }
option-rob-noble-both = Rob { $figure }: { $gold } gold and { $gem } { $gem ->
    [one] gem
   *[other] gems
}
option-rob-carriage = Rob the carriage: { $count } wine
option-rob-mortana = Rob the carriage for { gold-name }: { $count } wine, no poster
option-activate = Activate: { $place }
option-stamina = Use stamina: one more action point
option-poster = { $vp ->
    [0] Take off the wanted poster
   *[other] Put back the wanted poster: { $vp } VP
}
option-exchange = Exchange goods: { other-name }
option-give-all = Hand over everything that fits: { other-name }
option-take-all = Take everything that fits: { other-name }
option-discard = Discard: { $good }
option-end = End the turn

## Options: locations

option-take = Take { goods-name }
option-sell = Sell { goods-name }: { $vp } VP
option-patrons = Look at the patrons
option-deliver = Deliver { $artwork }: { $vp } VP{ plus-goods }
option-mission = Fulfil “{ $mission }”: give { $need }, get { $vp } VP{ plus-goods }
option-buy = Buy { $card }: { cost-name }, { $vp } VP
option-buy-brandy = Buy { goods-name } for { gold-name }
option-fetch = Take { goods-name } out of the dungeon
option-onward = Go on to { $place }
option-befriend = Befriend { $patron }: { cost-name }, { $vp } VP{ plus-goods }
option-brawl = Brawl with { $patron }: { $vp } VP
option-leave = Leave the patrons alone
option-take-card = Take { $card }: { $vp } VP
option-decline = Take no card: { $vp } VP
option-lose = Lose: { $good }
option-carry = { $shape }: { goods-name } · { other-name }: { $rest }
option-carry-artwork = { $count ->
    [0] Without { $good }
   *[other] With { $good }
}
option-rest-stays = Leave everything else as it is

## Options: cards

option-use-gain = Use { $card }{ $vp ->
    [0] { "" }
   *[other] , { $vp } VP
}{ $ap ->
    [0] { "" }
   *[other] , { $ap } AP
}{ plus-goods }
option-use-trade = { $card }: { $pay } → { $goods-count ->
    [0] { $vp } VP
   *[other] { $goods }{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    }
}
option-use-store_trade = { $card }: { $good } from the lair store for { $vp } VP
option-use-teleport = { $card }: on to { $place }
option-use-hook = { $card }: over to { $place }
option-use-swap = { $card }: swap places with { $shape }
option-use-drive = { $card }: drive off { $figure }, { $vp } VP
option-use-share = { $card }: share with { $shape }
option-use-smoke = { $card }: nobody catches you this turn, { $vp } VP
option-use-blind = { $card }: { $figure } looks away
option-use-bargain = { $card }: buy { $ware } for { cost-name }, { $vp } VP
option-use-give = { $card }: give { $good } to { $shape }
option-use-fetch = { $card }: take { $good } from { $shape }
option-use = Use { $card }
option-unknown = { $choice }

## Consider first

caution-caught = { $figure } catches you there: minus { $vp } VP, and back to your lair.
caution-goods-lost = You would lose everything you carry ({ $count }).
caution-passing = Passing rivals costs you { $vp } VP.
caution-entering = Rivals inside cost you { $vp } VP.
caution-points-left = { $points ->
    [one] One step is lost.
   *[other] { $points } steps are lost.
}
caution-ap-left = { $ap ->
    [one] One action point is lost.
   *[other] { $ap } action points are lost.
}
caution-stamina-left = This is your last thief tonight, and your stamina is unused.
caution-own-caught = This catches your own thief: { $shape } (minus { $vp } VP)
merit-catches = This catches: { $seat } ({ $shape })
caution-stopped = { $figure } stops you there: your Move ends.
caution-overflow = { $count ->
    [one] One good will not fit.
   *[other] { $count } goods will not fit.
}
caution-poster-worth = In the dungeon this poster is worth { $vp } VP.
caution-brawl = This thief will never be able to make a friend.
caution-outside-lair = This is the last night: a thief in the lair is worth { $vp } VP.
caution-part-left = { $part-id ->
    [buy] You cannot buy any more here afterwards.
    [fetch] You cannot take any more here afterwards.
   *[other] You cannot go on with this here afterwards.
}
caution-wanted = You will be wanted.

## Notes: worth knowing before choosing

note-price = { cost-name }, { $vp } VP{ plus-goods }
note-looks = looks { direction-name }, { $count ->
    [0] sees nothing
    [one] sees one square
   *[other] sees { $count } squares
}
note-sees-you = has the acting thief in sight: his badge cannot be stolen
note-badge = { $full ->
    [yes] a badge to steal
   *[no] no badge
}
note-bag = { $full ->
    [yes] a full bag
   *[no] an empty bag
}
note-deliverable = can be delivered now: { $shapes }
note-has-goods = { $open ->
    [no] { $shape } has the goods · no way there now without an arrest
   *[yes] { $ap ->
        [0] { $shape } has the goods and is here
       *[other] { $shape } has the goods · { $ap } AP away
    }
}
note-artwork = a dealer pays { $vp } VP{ plus-goods }
note-artwork-card = and a card on display for nothing, or { $vp } VP
note-artwork-slots = needs { $slots } free slots
note-artwork-free = { $shape } has { $free } free
note-lacking = missing: { $goods } ({ $shape })
note-arrest = an arrest costs { $vp } VP{ $count ->
    [0] { "" }
    [one] {" "}and the one good he carries
   *[other] {" "}and the { $count } goods he carries
}
note-could-buy = could afford at a dealer: { $cards }
note-card-room = { $count ->
    [0] { $shape } has no room for another card
    [one] { $shape } has room for one more card
   *[other] { $shape } has room for { $count } cards
}
note-place-market = take gold until your pockets are full; sell brandy for { $vp } VP each
note-place-dealer = buy equipment on display (at most { $cards } cards for each thief; all new after nights { $nights }); sell gems for { $vp } VP each; deliver an artwork
note-place-tavern = meet { $count } patrons; sell wine for { $vp } VP each; buy brandy for { $gold } gold each
note-place-dungeon = fetch confiscated goods; sell badges for { $vp } VP each; hand in the wanted poster for { $poster } VP
note-place-smuggler = deliver what the mission requires
note-place-villa = take gems until your pockets are full, or the artwork; one of the two is locked

## Log: set-up

event-town_built = The town: { $sections }.
event-villa_laid = { $place }: { $villa }, { $artwork }.
event-mission_laid = New mission at { $place }: “{ $mission }”.
event-card_displayed = New on display: { $card }.
event-board_taken = { $seat } gets { $board }.
event-first_player = { $seat } is the first player.
event-cards_dealt = { $count ->
    [one] { $seat } gets one card.
   *[other] { $seat } gets { $count } cards.
}
event-cards_dealt-own = You get: { $cards }.
event-cards_passed = { $rival } passes { $count ->
    [one] one card
   *[other] { $count } cards
} to { $seat }.
event-cards_passed-own = From { $rival } you get: { $cards }.
event-nothing_bought = { $seat } buys no equipment.
event-lair_chosen = { $seat } moves into a lair: { $place }.

## Log: the night

event-night_fell = Night { $round } falls.
event-plan_shown = { $seat } has planned: { $slots }.
event-tile_turned = { $seat }, tile { $number }: { slot-name }.
event-folk_moved = { $figure } goes to { $place }{ $only ->
    [yes] , the only way
   *[no] { "" }
}.
event-folk_stayed = { $figure } cannot move and stays on { $place }.
event-turn_began = { thief-name } takes a turn.
event-turn_ended = { thief-name } is done{ $left ->
    [0] { "" }
    [one] {" "}(one action point lost)
   *[other] {" "}({ $left } action points lost)
}.
event-stamina_used = { thief-name } uses stamina.
event-moved = { thief-name } → { $place }.
event-wall_climbed = { thief-name } climbs a wall → { $place }.
event-passed_over = { thief-name } passes over { $figure-id ->
    [none] { $hat-id ->
        [none] { $place }
       *[other] { $seats-count ->
            [0] a rival
           *[other] { $seats }
        } ({ $hat }), { $place }
    }
   *[other] { $figure } ({ $place })
}.
event-teleported = { thief-name } turns up at { $place }.
event-caught = { thief-name } is caught by { $figure }!
event-escaped = { thief-name } slips away and is free again.
event-arrested = { thief-name } is arrested: minus { $vp } VP.
event-confiscated = Confiscated from { thief-name }: { goods-name }.

## Log: goods and points

event-robbed = { thief-name } robs { $figure }.
event-gained = { thief-name } gets { goods-name }.
event-lost = { thief-name } cannot carry everything: { goods-name } lost.
event-paid = { thief-name } pays { goods-name }.
event-sold = { thief-name } sells { goods-name } for { $vp } VP.
event-discarded = { thief-name } discards { goods-name }.
event-handed = { $seat }: { goods-name }, { $giver-id ->
    [lair_store] lair store
   *[other] { $giver }
} → { $taker-id ->
    [lair_store] lair store
   *[other] { $taker }
}.
event-stored = { $seat } puts into the lair store: { goods-name }.
event-scored = { $seat } scores { $vp } VP ({ $why-id ->
    [dawn] thieves in the streets
    [goods] goods
    [lair] thieves in the lair
    [visit] a friend’s thanks
   *[other] { $why }
}).
event-points_lost = { $seat } loses { $vp } VP ({ $why-id ->
    [rival_passed] rivals passed
    [rival_inside] rivals inside
   *[other] { $why }
}).
event-wanted = { thief-name } is wanted.
event-poster_off = { thief-name } is no longer wanted{ $vp ->
    [0] { "" }
   *[other] : { $vp } VP
}.

## Log: locations and cards

event-activated = { thief-name } activates: { $place }.
event-artwork_delivered = { thief-name } delivers { $artwork }: { $vp } VP.
event-equipment_bought = { thief-name } buys { $card } for { cost-name }: { $vp } VP.
event-patrons_revealed = Patrons for { $seat }: { $patrons }.
event-befriended = { thief-name } befriends { $patron } for { cost-name }: { $vp } VP.
event-brawled = { thief-name } brawls with { $patron }: { $vp } VP.
event-patrons_left = { $seat } leaves the patrons alone.
event-mission_fulfilled = { thief-name } fulfils “{ $mission }”: { $vp } VP.
event-card_used = { thief-name } uses { $card }{ $target-id ->
    [none] { "" }
   *[other] : { $target }
}.
event-card_gone = { thief-name } removes { $card } from the game.

## Log: the day and the end

event-day_broke = Day { $round } breaks.
event-bags_filled = The nobles’ bags are full again.
event-badges_returned = The guards have their badges back.
event-display_cleared = Off display: { $cards }.
event-solo_board = Turned up: { $board }.
event-rolled = The die shows { $number }{ $why-id ->
    [place] {" "}(for the rival)
    [move] {" "}(for the townsfolk)
   *[other] {" "}({ $why })
}.
event-rival_placed = The rival ({ $shape }) is now at { $place }.
event-won = { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
event-rated = { $seat }: { $vp } VP, { $stars ->
    [0] no star
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}.

## Why not

reason-not-now = That is not possible now.
reason-finish-first = Finish what you have started first.
reason-no-action-points = You have no action points left.
reason-card-not-in-hand = You do not have this card: { $card }.
reason-enough-bought = You can buy { $count } cards at most.
reason-card-twice = A thief cannot have two identical cards: { $card }.
reason-hands-full = This thief already has { $count } equipment cards.
reason-hands-full-here = { $place }: this thief already has { $count } equipment cards and has nothing else to do here.
reason-too-dear = That costs { cost-name }; there is only { $gold }.
reason-cannot-pay = This thief cannot pay for that.
reason-lair-taken = Another guild already lives there: { $place }.
reason-no-house-for-a-lair = A lair cannot be there: { $place }.
reason-no-patrol-alone = In the solo game you plan only your three thieves; there is no patrol board.
reason-slot-has-a-tile = There is already a tile there: { slot-name }.
reason-tile-by-tile = Place tile { $number } first.
reason-no-street = No street leads { direction-name } from here.
reason-behind-him = That way ({ direction-name }) lies behind him.
reason-no-turning-back = Townsfolk never turn back on the way ({ direction-name }).
reason-dead-end = That way ({ direction-name }) is a dead end.
reason-no-end-there = That way ({ direction-name }) the move could not end.
reason-too-far = You cannot get there in one step: { $place }.
reason-wall = There is a wall in the way: { $place }.
reason-no-door = There is no entrance on this side: { $place }.
reason-not-twice = You cannot visit the same place twice in one hop: { $place }.
reason-no-landing = It is occupied, and there is nowhere to land behind it: { $place }.
reason-only-catacombs = Only a step through the catacombs is left.
reason-no-stop-here = A Move cannot end on an occupied square.
reason-cannot-climb = This thief cannot climb walls: { $place }.
reason-no-wall = There is no wall to climb: { $place }.
reason-cannot-jump = This thief cannot jump over buildings: { $place }.
reason-rob-in-streets = Townsfolk can only be robbed from the street, not from a building.
reason-not-in-reach = Out of reach: { $figure }.
reason-robbed-already = This thief has already robbed this figure tonight: { $figure }.
reason-in-his-sight = You are in plain sight of: { $figure }.
reason-no-badge = There is no badge to steal: { $figure }.
reason-bag-empty = The bag is empty: { $figure }.
reason-card-not-held = This thief cannot use that card: { $card }.
reason-card-works-alone = This card takes effect by itself: { $card }.
reason-once-per-turn = Only once per turn: { $card }.
reason-card-not-here = { $card }: only { where-name }.
reason-been-there = You have been in this position since your last action point: { $place }.
reason-card-no-target = There is nothing to use it on now: { $card }.
reason-stamina-gone = You have already used your stamina tonight.
reason-not-wanted = This thief is not wanted.
reason-not-at-home = That is only possible in your own lair.
reason-nobody-there = Not here: { $shape }.
reason-nothing-to-exchange = There is nothing new to exchange.
reason-kind-by-kind = One kind at a time; now: { $good }.
reason-cannot-carry = It cannot be divided like that: { goods-name }.
reason-not-carried = This thief is not carrying it: { $good }.
reason-makes-no-room = That makes no room where it is needed: { $good }.
reason-no-room = This thief has no room for it: { $good }.
reason-too-few = You need { goods-name }, but have { $have }.
reason-no-location = This thief is not in a location.
reason-activate-first = Activate the location first.
reason-activated-already = This thief has already activated this location tonight: { $place }.
reason-no-mission = There is no mission here: { $place }.
reason-artwork-room = { $artwork } needs { $slots } free slots; this thief has { $free }. Hand something over or discard it first.
reason-no-effect = There is nothing this thief can do here: { $place }.
reason-part-done = You have already done that part of the location.
reason-not-done-here = That cannot be done here.
reason-not-sold-here = Nobody buys it here: { $good }.
reason-one-of-two = A villa gives gems or the artwork, not both.
reason-locked = That is locked and needs a lock pick: { $good }.
reason-artwork-gone = It is not here: { $artwork }.
reason-not-on-display = Not on display: { $card }.
reason-brawled-once = After a brawl this thief cannot make friends.
reason-no-brawl-here = You can only brawl in a tavern.
reason-has-a-friend = This thief already has a friend.
reason-no-patrons-left = There are no patrons left.
reason-patron-not-there = Not in the tavern tonight: { $patron }.
reason-mission-elsewhere = That mission is not here: “{ $mission }”.
reason-goods-missing = This thief is not carrying what “{ $mission }” requires.
reason-not-in-dungeon = It is not in the dungeon: { $good }.
reason-do-something = Do something here first.

## The table

board-over = The game is over.
board-before = Before the first night
board-round = Night { $round } of { $rounds }{ $tile ->
    [0] { "" }
   *[other] {" "}· tile { $tile }
}
board-turn = Turn: { thief-name }, action points: { $ap }
board-moving = On the move, steps left: { $points }
board-smoke = Under the smoke bomb: nobody catches this thief.
board-walking = Moving: { $figure }
board-legend = . street  * lantern  : # seen by a guard  ^ > v < guard  $ noble  & carriage  { $solo ->
    [yes] 1 your thief  ? rival
   *[no] 1–4 thief of that guild
}  a–z house  A–Z location (d under 7A is 7Ad)  V villa  = catacombs  ~ river  | - wall
board-quarters = Quarters: { $places }. A square is its column and its row: 2,9
board-name = { $thing }
board-nothing = nothing
board-goods = { goods-name }

## The table: one’s own secrets

board-draft-hand = CARDS TO CHOOSE FROM
board-draft-kept = CARDS KEPT
board-own-plan = Your plan, tile by tile: { $slots }

## The table: guilds

board-guild = { $number }. { $seat }: { $vp } VP{ $stamina ->
    [yes] {" "}· stamina
   *[no] { "" }
}{ $first ->
    [yes] {" "}· first player
   *[no] { "" }
}
board-plan = Plan, tile by tile: { $slots }
board-patrol = Moves: { $figures }
board-lair = Lair { $place }, store: { $goods }
board-store = Lair store: { $goods }
board-thief = { $acting ->
    [yes] →{" "}
   *[no] { "" }
}{ $shape }, { $place-id ->
    [nowhere] no place yet
   *[other] { $place }
}: { $goods }
board-at-home = in the lair
board-wanted = wanted
board-cards = cards: { $cards }
board-brawled = brawled with { $patron }
board-blind = bribed: { $figures }
board-slots = { $count } more slots
board-rivals = RIVAL THIEVES
board-rival = { $shape }: { $place }
board-boards-left = Still to move tonight: { $figures }
board-compass = WHAT THE DIE RESULT MEANS
board-die = { $number }: townsfolk try { $ways }; rival: { $place }

## The table: the town

board-seat = { $seat }
board-thief-of = { thief-name }
board-around = AROUND YOUR THIEVES
board-stands = { $shape }, { $place }: { $ways }
board-way = { $place }{ $notes ->
    [none] { "" }
   *[other] {" "}({ $notes })
}
board-way-to = { direction-name } { board-way }
board-wall = { direction-name } closed
board-lantern = lantern
board-seen-by = seen by { $figures }
board-near = Steps to: { $places }
board-townsfolk = TOWNSFOLK
board-guard = { $figure }, { $place }, looks { direction-name }{ $full ->
    [yes] , badge
   *[no] , no badge
}; sees: { $sees }
board-noble = { $figure }, { $place }{ $full ->
    [yes] , full bag
   *[no] , empty bag
}
board-carriage = { $figure }, { $place }
board-villas = VILLAS
board-villa = { $place }: { $locked-id ->
    [gems] gems (locked)
    [artwork] gems
   *[other] gems
}, { $artwork-id ->
    [none] no artwork any more
   *[other] { $artwork }{ $locked-id ->
        [gems] { "" }
        [artwork] {" "}(locked)
       *[other] { "" }
    }
}
board-missions = MISSIONS
board-mission = { $place }: “{ $mission }”, { $need } → { $vp } VP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-mission-none = { $place }: none
board-mission-next = then “{ $mission }”, { $need } → { $vp } VP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-deliverable = Can deliver now: { $shapes }
board-display = ON DISPLAY
board-revealed = PATRONS IN THE TAVERN
board-price = { $card }, { cost-name }, { $vp } VP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-dungeon = In the dungeon: { $goods }
board-piles = Piles: equipment { $equipment } · patrons { $patrons } · missions { $missions }
board-buildings = BUILDINGS
board-kind = { $kind }: { $places }
board-explained = WHAT THE CARDS OF THE THIEVES DO

## What cards do

card-when = { $use-id ->
    [action] 1 AP
    [free] free
   *[other] { $use }
}{ $frequency-id ->
    [turn] , once per turn
    [once] , once only
    [any] { "" }
    [always] { "" }
   *[other] { "" }
}{ $place-id ->
    [anywhere] { "" }
   *[other] , { where-name }
}
board-card = { $card }{ $scope-id ->
    [guild] {" "}(whole guild)
    [thief] { "" }
   *[other] { "" }
}: { $effects }
board-card-used = { $card } ({ $scope-id ->
    [guild] whole guild,{" "}
    [thief] { "" }
   *[other] { "" }
}{ card-when }): { $effects }
board-and = { $first }; { $more }
effect-gain = get{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } VP
}{ $ap ->
    [0] { "" }
   *[other] {" "}+{ $ap } AP
}
effect-trade = give { $pay }, get{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } VP
}{ $repeat ->
    [yes] {" "}(as often as you like)
   *[no] { "" }
}
effect-store_trade = from the lair store give { $pay }, get { $goods } +{ $vp } VP
effect-teleport = teleport to another such place
effect-hook = swing straight across the street into another building
effect-swap = swap places with another of your thieves
effect-drive = { $targets-1-id ->
    [guard] move a guard in sight
    [noble] move a noble or the carriage, if in sight
    [carriage] move the carriage in sight
   *[other] move a figure in sight
}
effect-share = { $count ->
    [one] hand one good to or from another of your thieves, wherever he is
   *[other] redistribute up to { $count } goods, no artworks, with another of your thieves, wherever he is
}
effect-smoke = until his turn ends nobody catches this thief, and rivals he passes over cost no VP
effect-blind = pay { $pay }: a guard looks away from this thief until dawn
effect-bargain = buy equipment on display for { $discount } gold less, +{ $vp } VP each
effect-slots = { $count } more slots
effect-move_points = { $count } more step per Move
effect-catacomb_points = { $count } more step in a Move through the catacombs
effect-cross_wall = once per turn, climb over a wall while moving
effect-jump_building = once per turn, jump over a building while moving
effect-unlock = opens what is locked in villas, +{ $vp } VP for each haul there
effect-no_loss = rivals cost no VP
effect-unseen = guards on section { $section } cannot arrest this thief
effect-sale = sells for { $vp } VP each ({ $at }): { $good }
effect-visit = each activation ({ $at }) also brings { $goods } +{ $vp } VP
effect-onward = after an activation ({ $at }) teleport on: { $to }
effect-mission = each mission also brings { $goods } +{ $vp } VP
effect-noble_both = nobles give both: { $gold } gold and { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
effect-noble_extra = nobles also give: { $goods }
effect-strike = robbing a guard, even without a badge, may bring +{ $vp } VP: then he must move
effect-bribe = robbing the carriage for { $pay }: { $goods }, no poster
effect-patrons_at = befriend patrons here too: { $at }
effect-befriend_free = befriending a patron costs no gold
effect-dawn = on a street at dawn: { $goods }
effect-end = at the end, { $vp } VP for each in the lair store: { $good }

## The score sheet: where points came from

source-start = At the start
source-goods-sold = Goods sold
source-missions = Missions
source-artworks = Artworks
source-equipment-bought = Equipment bought
source-equipment-used = Equipment used
source-friends-made = Friends made
source-friends-help = Help from friends
source-posters = Posters handed in
source-dawn = Thieves in the streets at dawn
source-goods-at-the-end = Goods at the end
source-lair = Thieves in the lair
source-brawls = Brawls
source-arrests = Arrests
source-rivals = Rivals passed or met

## The gallery: everything in the box, to be looked up

gallery-section-equipment = Equipment
gallery-section-patron = Patrons of the taverns
gallery-section-mission = Smuggling missions
gallery-section-artwork = Artworks
gallery-section-good = Goods
gallery-section-location = Locations and villas
gallery-section-house = Houses
gallery-section-figure = Townsfolk, thieves and guilds
gallery-section-patrol = Patrol boards
gallery-section-section = City sections
gallery-section-solo = Tables of the solo game
gallery-section-piece = Posters, tokens and markers
gallery-piece-wanted_poster = wanted poster
gallery-what-wanted_poster = for robbing the carriage; while a thief has it, nobles and the carriage catch him too when he passes over them; he loses it in his lair, by an arrest, or for { $vp } VP in the dungeon
gallery-piece-bag_token = bag token
gallery-what-bag_token = while it is full, its noble can be robbed of { $gold } gold or { $gems } gem; then it is empty until the day after night 2 or 4
gallery-piece-catacombs = catacombs
gallery-what-catacombs = the entrance square beside it is a mouth: for a thief on the move, any other mouth is 1 step away
gallery-piece-planning_tile = planning tile
gallery-what-planning_tile = 1 to { $most } in each colour: face down, one on each thief and one on the patrol board; the tiles 1 of all guilds act first
gallery-piece-stamina_marker = stamina marker
gallery-what-stamina_marker = once per night { $ap } more AP for the thief whose turn it is; back at dawn
gallery-piece-lair_marker = lair marker
gallery-what-lair_marker = lies in the house where your thieves begin; its store holds any number of goods
gallery-piece-loot_board = loot board
gallery-what-loot_board = holds the badge of each guard and the bag token of each noble
gallery-piece-round_marker = round marker
gallery-what-round_marker = shows the night, 1 to { $rounds }
gallery-piece-player_board = player board
gallery-what-player_board = what your three thieves carry, with room for { $gold } gold and { $loot } loot each, their cards and your lair store
gallery-piece-vp_board = VP board
gallery-what-vp_board = stands beside the town and shows the VP of every guild: { $vp } at the beginning, never fewer than 0
gallery-piece-vp_marker = VP marker
gallery-what-vp_marker = shows your VP on a VP board
gallery-piece-four_goods_token = “4 goods” token
gallery-what-four_goods_token = stands for 4 goods of one kind, which are otherwise told one by one; it has no effect
gallery-piece-die = eight-sided die
gallery-what-die = in the solo game it moves the figures of a patrol board by the compass, and places a rival
gallery-guild-wide = for all thieves of the guild
gallery-deliver = deliver { $goods }
gallery-reward = get { $vp } VP{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-dealer-pays = a dealer pays { $vp } VP{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-equipment-or = and a displayed equipment card for nothing, or { $vp } VP if you take none
gallery-artwork = takes up { $slots } loot slots; { $vp } VP at the end if it was not delivered
gallery-sold-at = sells for { $vp } VP each: { $place }
gallery-at-the-end = at the end { $count ->
    [one] each is worth 1 VP
   *[other] every { $count } are worth 1 VP
}
gallery-villa-artwork = gems lie open; the artwork is locked and needs a Lock Pick
gallery-villa-gems = the artwork is open; the gems are locked and need a Lock Pick
gallery-house-lair = a house: can be a lair, and may be entered from every street square beside it
gallery-house-no-lair = a house: never a lair, and may be entered from every street square beside it
gallery-folk-guard = looks in one direction and catches every thief he sees in a street; robbed from beside or behind, he brings his badge
gallery-folk-noble = walks from lantern to lantern; robbed with a full bag, brings { $gold } gold or { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
gallery-folk-carriage = drives two lanterns far; robbing it brings { $wine } wine and a wanted poster
gallery-from-players = { $count ->
    [one] in play with { $count } player or more
   *[other] in play with { $count } players or more
}
gallery-thief = { $ap } action points a night; room for { $gold } gold and { $loot } loot; all shapes are alike
gallery-guild = starts with { $vp } VP and { $gold } gold in the lair store; colours make no difference
gallery-for-players = number of players: { $players }
gallery-moves = moves, in this order: { $figures }
gallery-first-player = whoever has it is first player
gallery-rival = places a rival thief: { $shape }
gallery-land = land: placed and turned at random
gallery-river = river: in the east column, never turned
gallery-entry-villa = a villa lies beyond its entrance
gallery-entry-catacombs = catacombs lie beyond its entrance
gallery-places = { $places }
gallery-table-compass = The compass
gallery-table-placement = Where rivals are placed
gallery-table-stars = Stars
gallery-compass = { $number }: townsfolk try { $ways }
gallery-placement = { $number }: { $place }, city section { $section }
gallery-stars = { $stars } { $vp } VP

# What is said at the start of a first game

simplified = This first game is played in the introductory town, which is always laid out alike; other games lay theirs out by chance.
