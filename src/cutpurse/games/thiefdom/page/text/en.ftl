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
web-td-pending = with “Done”
web-td-brawled = no friend after a brawl
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
web-td-walking = Moving: { $figure }
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
web-td-catchers = If they are moved next, could catch you there: { $who }
web-td-no-catchers = Nobody who is moved next could catch you there
web-td-eyes = { $who } would catch you there: only step by step
web-td-drag = Drag the thief: his way, what it costs, and who could catch him there
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
web-td-legend-guard = Guard: the yellow arrow shows where he is looking, the small shield is a badge to steal
web-td-legend-lantern = Lantern: guards, nobles and the carriage stop here
web-td-legend-wall = Wall: blocks movement and sight
web-td-legend-door = Door: the only way into such a building
web-td-legend-catacombs = Catacombs: one step from any entrance to any other
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
web-td-die-means = What the die result means
web-td-boards-left = Still to move tonight
web-td-board-first = { $first ->
    [yes] Tonight a board moves the townsfolk before each thief.
   *[no] Tonight a board moves the townsfolk after each thief.
}
web-td-rivals = Rivals
web-td-goal = Stars at
web-td-goal-got = reached
web-td-vp = { $points } VP
web-part-townsfolk = Guards and townsfolk
