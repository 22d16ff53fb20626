# What Age of Thieves says. The same keys stand in every language file.

## The game

game-name = Age of Thieves
game-about = Plan in secret, sneak past the guards, take the Emperors’ Jewel, and get out of the city before the alarm closes it.

## Settings

setting-edition = Edition
setting-edition-about = Which printed rules apply where the two editions differ.
setting-edition-de = the German rules
setting-edition-pl = the Polish rules
setting-special_actions = Special actions
setting-special_actions-about = Whether each thief has a special action besides the passive ability.
setting-special_actions-on = with special actions
setting-special_actions-off = without, for a first game
setting-thieves = Thieves
setting-thieves-about = How the players get their thieves.
setting-thieves-edition = as the edition says: chosen (German), dealt (Polish)
setting-thieves-chosen = chosen one after the other
setting-thieves-random = dealt at random

## Questions: set-up and the first thief

question-choose_thief = Which thief are you?
question-choose_start = On which start space do you begin?
question-yellow_jewel = You are the first thief. Where should the new yellow jewel go? District: { $district }
question-recall = Changing of the Guard: to which guardhouse does the guard on { $space } go?
question-burn = Fire bars a space for thieves and watch alike. Where do you place fire? { $left ->
    [one] One more space.
   *[other] { $left } more spaces.
}
question-place_watch = Where should the new { $figure } stand?
question-missing_figure = There is no { $figure } in the supply. Which one do you take from the board?
why-watch-asks = { $first ->
    [yes] You are the first thief and decide for the watch.{" "}
   *[no] { "" }
}
question-watch_order = { why-watch-asks }Which of these figures acts first?
question-watch_target = { why-watch-asks }Where should the { $figure } on { $space } go?
question-watch_end = { why-watch-asks }Where does the { $figure } on { $space } stop on the way to { $target }?
question-lure_end = Where does the { $figure } on { $space } stop?

## Questions: cards

question-hand_limit = { $left ->
    [one] Too many cards: one must go. Which one?
   *[other] Too many cards: { $left } must go. Which one first?
}
question-workshop = Workshop: which of the two new cards do you discard?
question-discard = Which card do you discard?
question-forced_discard = All affected players discard a card. Which one do you give up?
question-arrest_jewel = Which one do you give up?

## Questions: planning

question-plan = Plan your turn. { $points ->
    [0] All your AP are placed.
    [one] You have 1 AP left.
   *[other] You have { $points } AP left.
}
question-plan_cover = Which card covers { $card }?
question-plan_points = How many AP for { $card }? { $points ->
    [one] You have 1 left.
   *[other] You have { $points } left.
}

## Questions: resolving

question-next_action = Several of your actions have { $points } AP. Which one comes now?
question-resolve = Your action with { $points } AP: { $card }. What do you do?
question-move = { $steps ->
    [0] You are on { $space }, no steps left. Anything to do here?
    [one] You are on { $space } with 1 step left.
   *[other] You are on { $space } with { $steps } steps left.
}
question-steer = Where does the { $figure } on { $space } go? { $steps ->
    [one] At most 1 step.
   *[other] At most { $steps } steps.
}
question-steer_thief = Where does { $rival } have to go? { $steps ->
    [one] At most 1 step.
   *[other] At most { $steps } steps.
}
question-target = { $card }: what do you choose?
question-guards = Which guard moves next?
question-send = To which guardhouse does the guard on { $space } go?
question-lure = Who moves towards { $space } first?
question-look_take = Do you take one of these tokens?
question-look_swap = Do you swap the two tokens?
question-take_token = Which token do you take from { $rival }?
question-hand_over = { $rival } confiscates. What do you give?
question-theft_jewel = What do you steal from { $rival }?

## Options: set-up and the first thief

option-choose = { $figure-id ->
    [morius] { $figure }: { board-ability-morius }
    [noiron] { $figure }: { board-ability-noiron }
    [jasmine] { $figure }: { board-ability-jasmine }
    [nikolai] { $figure }: { board-ability-nikolai }
    [joanne] { $figure }: { board-ability-joanne }
    [zain] { $figure }: { board-ability-zain }
   *[other] { $figure }
}
option-start = Begin on { $space } ({ $district })
option-jewel = Place the jewel on { $space }
option-place = Place on { $space }{ option-what }
option-take-figure = Take the { $figure } from { $space }
option-first = The { $figure } on { $space }
option-target = Towards { $space }{ option-what }
option-halt = Stop on { $space }{ option-what }

## Options: cards and planning

option-discard = Discard { $card }
option-plan = Plan { $card }
option-drop = Take back { $card }
option-ready = Ready
option-cover = Cover with { $card }
option-points = { $points ->
    [0] No AP besides the tokens
    [one] 1 AP
   *[other] { $points } AP
}{ $late ->
    [yes] {" "}· after the watch
   *[no] {" "}· before the watch
}
option-token = Add { $token }
option-back = Do not plan this one

## Options: resolving

option-act = { $card } (no. { $number } of your plan)
option-sneak = Sneak: up to { $spaces } spaces
option-dash = Dash: up to { $spaces } spaces, and nothing else this turn
option-wits = Wits: a card or temporary AP
option-cunning_plan = Cunning Plan: cards and temporary AP, and nothing else this turn
option-use = Use { $card }
option-decline = Decline

## Options: moving

option-step = Go to { $space }{ option-what }{ option-far }
option-what = { $things-count ->
    [0] { "" }
   *[other] {" "}({ $things })
}
option-far = { $goal-id ->
    [jewel] {" "}· { $far } to the Jewel
    [gate] {" "}· { $far } to the gate
    [none] { "" }
   *[other] { "" }
}
option-jump = Jump to { $space }{ option-what }{ option-far }
option-pick = Pick up: { $jewel }
option-reveal = Reveal the city token
option-rob = Rob { $rival }
option-sewer = Through the sewer to { $space }{ option-what }{ option-far }
option-hurry = Use Known Neighborhood: one more step
option-leave = Leave the city
option-end = End the move
shortcut-lay = { $card } with { $points } AP{ $late ->
    [yes] {" "}· after the watch
   *[no] {" "}· before the watch
}
shortcut-more = { $card }: one AP more ({ $points })
shortcut-less = { $card }: one AP less ({ $points })
shortcut-go = { $steps ->
    [one] To { $space }, 1 step{ option-what }{ option-far }
   *[other] To { $space }, { $steps } steps{ option-what }{ option-far }
}
shortcut-fetch = { $steps ->
    [one] Go to { $space } (1 step) and pick up: { $jewel }
   *[other] Go to { $space } ({ $steps } steps) and pick up: { $jewel }
}
option-land = Land on { $space }{ option-what }{ option-far }
option-verdict = { $caught-count ->
    [0] { "" }
   *[other] {" "}· arrests { $caught }
}{ $risked-count ->
    [0] { "" }
   *[other] {" "}· may arrest { $risked }
}
option-first-verdict = The { $figure } on { $space }{ option-verdict }
option-target-verdict = Towards { $space }{ option-verdict }
option-halt-verdict = Stop on { $space }{ option-verdict }
shortcut-any = It doesn’t matter to me
shortcut-any-same = For this choice it makes no difference who is arrested: go on
shortcut-ambush = { $steps ->
    [one] Go to { $space } (1 step) and rob { $rival }
   *[other] Go to { $space } ({ $steps } steps) and rob { $rival }
}
shortcut-escape = { $steps ->
    [one] Go to { $space } (1 step) and leave the city
   *[other] Go to { $space } ({ $steps } steps) and leave the city
}
option-take = Take: { $jewel }
option-lose = Give up: { $jewel }
option-stay = Stay
option-seize = Arrest on its own space
option-to = To { $space }{ option-what }

## Options: targets

option-guard = The guard on { $space }{ option-away }
option-captain = The captain on { $space }{ option-away }
option-space = The space { $space }{ option-what }
option-thief = { $rival }{ $space-id ->
    [none] { "" }
   *[other] {" "}on { $space }
}{ option-away }
option-face-down = The token on { $space }{ option-away }
option-away = { $distance ->
    [0] { "" }
    [one] {" "}(1 space away)
   *[other] {" "}({ $distance } spaces away)
}
option-jewel-at = { $jewel } on { $space }
option-card = { $card }
option-clock = Initiative { $initiative } ({ $change })
option-fetch = Take the token on { $space }: { $token }
option-give = Give: { $jewel }
option-swap = Swap the two
option-keep = Leave them as they are
option-enough = That is enough

## What is on a space

word-token = face-down token
word-reached = within reach of the watch
word-seen = in sight of the watch
word-arrest = arrest

## Consider first

caution-arrest = You will be arrested on { $space }.
caution-in-reach = The watch can still reach you on { $space } this turn.
caution-robbable = Others can rob you there this turn.
caution-lower-half = Your other planned actions will be declined.
caution-no-move = In the dungeon you cannot plan anything without Move.
caution-points-left = { $points ->
    [one] 1 AP is left unused.
   *[other] { $points } AP are left unused.
}
caution-no-plan = You have planned nothing.
caution-leave-without = You leave without the Emperors’ Jewel, and cannot come back.
caution-leave-behind = { $rival } is already out with { $vp } VP, more than you have.
caution-no-target = { $card } has no target now.
caution-reveal = { $percent } % of the hidden tokens are guards: such a guard would arrest you at once.
caution-reveal-guard = { $percent } % of the hidden tokens are guards; one that comes out stands close to you.

## Log: set-up and turns

event-first_thief = { $seat } is the first thief.
event-rolled_for_first = { $seat } rolls { $die }.
event-thief_taken = { $seat } plays { $figure }.
event-thief_placed = { $seat } begins on { $space }.
event-turn_began = Turn { $turn }. First thief: { $seat }.
event-event_turned_up = { $deck-id ->
    [alarm] Alarm event { $number }: { $card }.
    [calm] Calm event { $number }: { $card }.
   *[other] { $card } ({ $number }).
}
event-jewel_laid = Placed on { $space }: { $jewel }.
event-no_jewel_laid = No yellow jewel can be placed.
event-watch_rolled = The watch rolls { $dice }: initiative { $initiative }.
event-cleaned_up = Turn { $turn } is over.

## Log: cards and points

event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-own = { $seat } draws: { $cards }.
event-nothing_to_draw = There are no cards left for { $seat } to draw.
event-reshuffled = The discard pile is shuffled and becomes the deck.
event-discarded = { $seat } discards: { $cards }.
event-hand_laid_down = { $seat } is out of the city and lays down: { $cards }.
event-got_points = { $seat } takes { $points } temporary AP.
event-poisoned = { $seat } is poisoned and has only { $points } blue AP.

## Log: plans and their order

event-plan_dropped = { $points-count ->
    [0] { $seat } has planned nothing.
   *[other] { $seat } has planned: { $points } AP.
}
event-plan_dropped-own = { $points-count ->
    [0] { $seat } has planned nothing.
   *[other] { $seat } has planned: { $cards } ({ $points } AP).
}
event-turned_up = { $points } AP: { $seat } turns up { $cards }.
event-resolved = { $seat } resolves { $action }.
event-declined = { $automatic ->
    [yes] { $seat } cannot use this now: { $cards }.
   *[no] { $seat } declines: { $cards }.
}
event-fizzled = { $seat } resolves { $card } with no effect.
event-plan_lost = No longer resolved: { $cards } ({ $seat }).

## Log: moving

event-stepped = { $seat } goes to { $space }.
event-jumped = { $seat } jumps to { $space }.
event-went_through_sewer = { $seat } comes out of the sewer on { $space }.
event-hurried = { $seat } uses Known Neighborhood: one more step.
event-repositioned = { $seat } is placed on { $space }.
event-left_dungeon = { $seat } slips out of the dungeon and is hidden this turn.
event-picked_up = { $seat } picks up on { $space }: { $jewel }.
event-move_ended = { $seat } stops on { $space }.
event-thief_moved = { $seat } moves { $rival } to { $space }.
event-watch_moved = The { $figure } on { $space } goes to { $to }.
event-watch_placed = A { $figure } appears on { $space }.
event-watch_removed = The { $figure } on { $space } leaves the board.

## Log: thefts and arrests

event-theft_marked = { $seat } can be robbed this turn.
event-robbed = { $seat } robs { $rival }: { $jewel }.
event-arrested = { $seat } is arrested on { $space }!
event-jewel_lost = { $jewel-id ->
    [emperor] { $seat } loses the Emperors’ Jewel; it lies on { $space }.
   *[other] { $seat } loses: { $jewel }.
}
event-jailed = { $seat } is taken to the dungeon on { $space }.
event-dungeon_drawn = A district card decides { $seat }’s dungeon: { $district }.

## Log: the watch

event-watch_acts = The watch acts (initiative { $initiative }).
event-watch_stays = The watch detects nobody.

## Log: the Emperors’ Jewel and the end

event-best_burglar = { $seat } takes the Emperors’ Jewel, the Best Burglar token and { $points } red AP!
event-district_opened = The way out is drawn: { $district }.
event-alarm_raised = The alarm is raised! The watch gathers in: { $district }.
event-red_points = The red AP go to { $seat }.
event-red_points_aside = Nobody has the Emperors’ Jewel: the red AP are set aside.
event-left_city = { $jewel ->
    [yes] { $seat } leaves the city with the Emperors’ Jewel!
   *[no] { $seat } leaves the city.
}
event-scored = { $seat }: { $vp } VP.
event-won = { $way-id ->
    [jewel] { $seats } carries the Emperors’ Jewel out of the city and wins, regardless of points.
    [points] { $seats } wins the game.
    [lost] Nobody wins: everybody loses.
   *[other] { $seats } wins the game.
}

## Log: what cards, events and tokens do

event-token_revealed = { $seat } reveals on { $space }: { $token }.
event-token_kept = { $seat } keeps: { $token }.
event-token_taken = { $seat } takes from { $rival }: { $token }.
event-looked_at = { $seat } looks at the tokens on: { $spaces }.
event-looked_at-own = { $seat } looks at the tokens on { $spaces }: { $tokens }.
event-perhaps_swapped = { $seat } may have swapped the tokens on: { $spaces }.
event-perhaps_swapped-own = { $swapped ->
    [yes] { $seat } swaps the tokens on: { $spaces }.
   *[no] { $seat } leaves the tokens as they are: { $spaces }.
}
event-markers_laid = { $marker-id ->
    [fire] Fire on: { $spaces }.
    [smoke] Smoke on: { $spaces }.
   *[other] { $marker }: { $spaces }.
}
event-affected = { $effect-id ->
    [hidden] { $seat } is hidden.
    [protected] { $seat } cannot be arrested.
    [immobile] { $seat } cannot move.
    [poisoned] { $seat } is poisoned.
    [unmasked] { $seat } is no longer hidden.
   *[other] { $seat }: { $effect }.
}
event-watch_affected = { $effect-id ->
    [asleep] The watch on { $spaces } falls asleep.
    [deafened] The watch on { $spaces } is deafened.
    [immobile] The watch on { $spaces } cannot move.
    [charmed] The guard on { $spaces } is charmed.
    [dimmed] The watch on { $spaces } does not see as far.
   *[other] { $effect }: { $spaces }.
}
event-initiative_changed = { $seat } sets the initiative of the watch to { $initiative }.
event-card_taken = { $seat } takes a card from { $rival }.
event-card_taken-own = { $seat } takes from { $rival }: { $card }.
event-card_lost = { $seat } has lost a card to { $rival }.
event-card_lost-own = { $seat } has lost to { $rival }: { $card }.
event-card_fetched = { $seat } takes from the discard pile: { $card }.
event-confiscated = { $seat } confiscates from { $rival }: { $jewel }.

## What cards say: put together from their aims and effects

board-range = range { $range }
board-range-district = in your district
board-theft-icon = theft icon
board-grenade = grenade
board-way = { $aim }: { $effects }
board-join = {"; "}
board-or = or
board-aim-thief = another thief
board-aim-guard = a guard
board-aim-captain = a captain
board-aim-guards = every guard in range
board-aim-space = a space
board-aim-free_space = { $most ->
    [1] a space without figures
   *[other] up to { $most } spaces without figures
}
board-aim-guardhouse = a guardhouse without watch or fire
board-aim-jewel = a jewel on a space
board-aim-yellow_jewel = a yellow jewel on a space
board-aim-tokens = { $most ->
    [1] a face-down city token
   *[other] { $least ->
        [0] up to { $most } face-down city tokens
        [1] up to { $most } face-down city tokens
       *[other] { $least } face-down city tokens
    }
}
board-aim-discard = a card in the discard pile
board-aim-initiative = the initiative of the watch
board-effect-move = { $manner-id ->
    [dash] go up to { $spaces } spaces, without picking up, revealing or robbing
    [jump] jump up to { $spaces } spaces; only the last one is entered
    [light_fingers] go up to { $spaces } spaces; you may rob everybody you meet
    [sneak] go up to { $spaces } spaces
   *[other] { $manner }: { $spaces }
}
board-effect-steer = { $nearer ->
    [yes] moves up to { $spaces } spaces, each step nearer to you
   *[no] moves up to { $spaces } spaces as you like
}
board-effect-send = goes to a guardhouse of your choice without watch or fire
board-effect-glide = you land there
board-effect-lure = guards and captains within { $within } move { $spaces } spaces towards it
board-effect-mark = { $marker-id ->
    [fire] fire there
    [smoke] smoke there
   *[other] { $marker }
}{ $spread ->
    [yes] {" "}and on all neighbouring spaces
   *[no] { "" }
}
board-effect-deafen = guards and captains within { $within } detect nobody this turn
board-effect-immobilise = cannot move until the end of the turn
board-effect-sleep = { $turns ->
    [1] asleep until the end of the turn
   *[other] asleep until the end of the next turn
}
board-effect-poison = { $points } fewer blue AP in the next planning phase, but at least { $least } left
board-effect-protect = you cannot be arrested this turn
board-effect-hide = you are hidden this turn
board-effect-unmask = cannot be hidden this turn by any means
board-effect-spare = cannot arrest you this turn
board-effect-rob = rob that thief at once
board-effect-take_jewel = take it
board-effect-hand_over = gives you their least valuable jewel, never the Emperors’ Jewel
board-effect-look = look at them secretly{ $take ->
    [yes] {" "}and take one that can be kept, if you like
   *[no] { "" }
}{ $swap ->
    [yes] {" "}and swap them, if you like
   *[no] { "" }
}
board-effect-take_token = take a city token from that sheet
board-effect-draw = { $cards ->
    [one] draw a card
   *[other] draw { $cards } cards
}{ $discard ->
    [0] { "" }
    [one] , then discard one
   *[other] , then discard { $discard }
}
board-effect-gain = take { $ap } temporary AP
board-happens-draw = { $cards ->
    [one] everybody draws a card
   *[other] everybody draws { $cards } cards
}
board-happens-gain = everybody takes { $ap } temporary AP
board-happens-discard = { $cards ->
    [one] every thief in the city discards a card
   *[other] every thief in the city discards { $cards } cards
}
board-effect-shift = change it by up to { $most } (0 to { $highest }), before the watch has acted
board-effect-post_guard = a new guard appears there{ $acts ->
    [yes] {" "}and acts at once
   *[no] { "" }
}
board-effect-remove = goes back to the supply
board-effect-take_card = take a random card from that hand
board-effect-dim = the watch in your district has { $vigilance } less vigilance this turn
board-effect-salvage = take it into your hand
board-effect-discard = { $cards ->
    [one] every thief in that district discards a card
   *[other] every thief in that district discards { $cards } cards
}
board-effect-post = { $where-id ->
    [gates] a guard appears on a gate of the open district
    [here] a guard appears here
   *[other] a guard appears on a guardhouse: { $where }
}
board-effect-recall = guards return to the nearest guardhouses
board-effect-jewels = { $more ->
    [one] one more yellow jewel is placed
   *[other] { $more } more yellow jewels are placed
}
board-effect-burn = { $spaces ->
    [one] fire on a space of the open district
   *[other] fire on { $spaces } spaces of the open district
}

## What events, tokens and thieves do as long as they are there

board-holds-vigilance = vigilance of the watch { $change }
board-holds-movement = movement of the watch { $change }
board-holds-initiative = initiative of the watch { $change }
board-holds-crowd = everybody can be robbed
board-holds-no_sewers = the sewers are closed
board-holds-no_hideouts = hideouts hide nobody
board-holds-hides = thieves there are hidden: { $district }
board-holds-bounty = a thief who carries the Emperors’ Jewel in sight is detected from everywhere
board-holds-lower_die = the lower die counts for the watch
board-ability-morius = Sewer King: every sewer space is both an entrance and an exit
board-ability-noiron = Acrobat: Sneak reaches one space farther
board-ability-jasmine = Old Flame: an arrest costs no card and no lesser jewel, and leaves 6 blue AP
board-ability-nikolai = Workshop: draws 2 cards in the draw phase and discards 1 of them
board-ability-joanne = Salute: guards let her pass, unless her move ends on their space
board-ability-zain = Fireproof: walks through fire; his grenades reach 2 spaces farther

## Why not: set-up and events

reason-not-now = That is not possible now.
reason-thief-taken = { $figure } is already somebody else’s thief.
reason-start-taken = Another thief already starts on { $space }.
reason-no-start-space = { $space } is not a start space.
reason-wrong-district = { $space } is not in the district the compass points to: { $district }.
reason-not-empty = { $space } is not empty.
reason-too-near-thief = { $space } is less than { $count } spaces away from a thief.

## Why not: cards and planning

reason-never-lost = { $card } can never be lost or discarded.
reason-not-just-drawn = { $card } is not one of the cards you have just drawn.
reason-card-not-held = You do not have { $card } in your hand.
reason-finish-action = Finish the action you are planning first.
reason-already-planned = { $card } is already planned.
reason-no-points-left = There are no AP left for { $card }.
reason-move-first = In the dungeon Move must be planned before { $card }.
reason-no-special-actions = This game is played without special actions.
reason-not-your-special = { $card } belongs to another thief.
reason-no-cover = { $card } needs a general card as cover.
reason-no-cover-needed = No cover is needed now.
reason-cover-general = { $card } cannot be a cover: it must be a general card.
reason-card-first = Choose a card to plan first.
reason-one-point = Every action needs at least 1 AP.
reason-too-few-points = { $points ->
    [0] You have no AP left.
    [one] You have only 1 AP left, not { $count }.
   *[other] You have only { $points } AP left, not { $count }.
}
reason-more-than-move = In the dungeon no action may carry more AP than Move ({ $most }).
reason-token-without-points = { $token } does not give AP.
reason-token-laid = { $token } is already on an action.
reason-token-not-held = You have no such token: { $token }.
reason-move-needed = In the dungeon your other actions need Move.
reason-not-planned = { $card } is not planned.

## Why not: resolving

reason-not-its-place = Only actions with { $points } AP come up now.
reason-not-alone = { $card } is only possible if it is the only action you resolve this turn.
reason-not-this-card = { $card } is not on the card that has come up.
reason-not-yourself = { $card } needs another thief.
reason-left-city = { $rival } has left the city.
reason-not-in-pile = { $card } is not in the discard pile, or has just covered this action.
reason-initiative-too-far = The initiative cannot be set to { $initiative }.
reason-safe-in-dungeon = Nothing reaches into the dungeon on { $space }.
reason-out-of-range = { $space } is out of range for { $card }.
reason-no-target = There is no target for { $card } on { $space }.
reason-chosen-already = { $space } has already been chosen.
reason-no-guard-near = No guard within range can be moved.

## Why not: moving

reason-immobile = This figure cannot move.
reason-no-steps = There are no steps left.
reason-no-dungeon = { $space } is a dungeon.
reason-fire = { $space } is on fire.
reason-no-jump = You can only jump with Spring Boots.
reason-jump-instead = With Spring Boots you jump instead.
reason-too-far = { $space } is too far: { $count ->
    [one] you have 1 step.
   *[other] you have { $count } steps.
}
reason-no-path = No path leads from { $from } to { $space }.
reason-leave-dungeon = The first step must lead out of the dungeon.
reason-dashing = With Dash you can only move.
reason-no-such-jewel-here = There is no such jewel here: { $jewel }.
reason-token-face-up = The token here is already face up.
reason-no-token-here = There is no city token here.
reason-thief-not-here = { $rival } is not here.
reason-robbed-already = { $rival } has already been robbed this turn.
reason-nothing-to-steal = { $rival } has nothing to steal.
reason-no-theft-marker = { $rival } has no theft marker.
reason-not-arrived = You can only rob { $rival } if you arrive here with this action.
reason-sewers-closed = { $card }: nobody can use the sewers.
reason-no-sewer-here = There is no sewer entrance here.
reason-no-sewer-exit = { $space } is not a sewer exit.
reason-sewer-not-entered = You can only use an entrance that you step onto in this very move; to begin on it is not enough. Step off and back on.
reason-hurried-already = Only one Known Neighborhood per action.
reason-gates-closed = The gates are closed: the Emperors’ Jewel has not been taken.
reason-no-open-gate = There is no open gate here.

## Why not: figures and choices

reason-watch-there = There is already a watch figure on { $space }.
reason-seizes-first = It arrests the thieves on its own space first.
reason-cannot-reach = It cannot reach { $space }.
reason-nobody-to-seize = There is nobody to arrest on its space.
reason-no-such-jewel = There is no such jewel to take: { $jewel }.
reason-no-such-token = { $rival } has no such token: { $token }.
reason-not-looked-at = You are not looking at a token on { $space }.
reason-token-stays = { $token } cannot be kept: it stays where it is.
reason-not-least-jewel = It must be one of your least valuable jewels, not: { $jewel }.
reason-cannot-place = Nobody can be placed on { $space } now.
reason-no-such-figure = No such figure can be taken from { $space }.
reason-watch-elsewhere = The rules do not allow { $space } here.
reason-not-nearest = { $space } is not one of the nearest guardhouses.
reason-no-free-guardhouse = { $space } is not a guardhouse free of watch and fire.
reason-not-free = { $space } cannot be set on fire.

## The table: the clock and the order

board-name = { $thing }
board-nothing = nothing
board-over = The game is over.
board-turn = Turn { $turn } · { $phase-id ->
    [event] event
    [draw] draw
    [plan] planning
    [resolve] resolution
    [cleanup] clean-up
    [setup] set-up
   *[other] { $phase }
}
board-first = first thief: { $seat }
board-calm = calm: turn { $number } of { $of }
board-alarm = ALARM: turn { $number } of { $of }
board-event = Event: { $event } ({ $effects })
board-jewel-at = The Emperors’ Jewel lies on { $space }{ $distance ->
    [0] .
    [one] , 1 space from you.
   *[other] , { $distance } spaces from you.
}
board-jewel-with = The Emperors’ Jewel is with { $seat }.
board-open = The way out: { $district }, from { $gates }{ $distance ->
    [0] .
    [one] , 1 space from you.
   *[other] , { $distance } spaces from you.
}
board-track = Still to come: { $entries }
board-track-watch = { $initiative } the watch
board-track-hidden = { $initiative } { $seat }
board-track-open = { $initiative } { $seat }: { $cards }
board-tie-thieves = thieves first on a tie
board-tie-watch = the watch first on a tie
board-values = { $figure }: vigilance { $vigilance }, movement { $movement }

## The table: one’s own things

board-plan = Your plan ({ $points } AP left):
board-planned = Your plan:
board-plan-action = { $points } AP: { $cards }{ $status-id ->
    [turned_up] {" "}(now)
    [resolved] {" "}(resolved)
    [declined] {" "}(declined)
    [dropped] {" "}(lost)
    [waiting] { "" }
   *[other] {" "}({ $status })
}{ $tokens-id ->
    [none] { "" }
   *[other] {" "}with { $tokens }
}
board-plan-laying = Now: { $cards }
board-you = You ({ $letter }): { $figure }, { $place } · { $vp } VP
board-rival = { $seat } ({ $letter }): { $figure }, { $place } · { $vp } VP
board-thief-at = on { $space } ({ $district })
board-thief-dungeon = in the dungeon { $space } ({ $district })
board-thief-left = out of the city
board-thief-nowhere = not in the city yet
board-sheet = Sheet: { $things } · { $points } AP · cards: { $cards }
board-mark-hidden = hidden
board-mark-protected = cannot be arrested
board-mark-unmasked = unmasked
board-mark-snared_thieves = immobile
board-mark-poisoned = poisoned
board-mark-marked = theft marker
board-mark-robbed = robbed this turn
board-mark-lower = nothing else this turn
board-mark-purple = temporary AP for the next turn: { $points }
board-known = You have seen: { $tokens }
board-known-token = { $space } { $token }
board-in-reach = The watch can reach you here.
board-in-sight = The watch can see you here.
board-arrest-cost = An arrest would cost: { $losses } · then { $points } blue AP in the dungeon{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}
board-a-card = a card
board-explained = Your cards ({ $cards } general):
board-card = { $card }: { $text }
board-alone = { $text } (only action of the turn)
board-thieves = The thieves:
board-thief-to-choose = { $figure }: { $text }
board-special = special action { $card }: { $text }
board-jailed = In the dungeon: plan Move, with at least as many AP as any other action.

## The table: the city

board-face-down = token
board-thief-here = { $seat }
board-watch-asleep = asleep
board-watch-asleep_next = asleep next turn too
board-watch-deaf = deafened
board-watch-snared = immobile
board-watch-charmed = charmed
board-around = Around { $space }:
board-neighbour = { $space } ({ $steps }): { $notes } → { $ways }
board-reached = within reach of the watch
board-seen = in sight of the watch
board-map = The city:
board-legend = A–D thieves · { $guard } guard · { $captain } captain · { $yellow } yellow jewel · { $green } green jewel · { $emperor } Emperors’ Jewel · { $token } face-down token · { $smoke } smoke · { $fire } fire
board-district = { $district } ({ $first-id } to { $last-id }):
board-watch = The watch, the nearest first:
board-figure = { $figure } on { $space }{ $distance ->
    [0] { "" }
   *[other] , { board-far }
}{ $told ->
    [yes] : movement { $movement }, vigilance { $vigilance }
   *[no] { "" }
}{ $seats-count ->
    [0] { "" }
   *[other] ; in sight: { $seats }
}
board-sees = sees: { $spaces }
board-far = { $distance ->
    [one] 1 space from you
   *[other] { $distance } spaces from you
}
board-streets = Streets, house by house:
board-street = { $street }: { $houses }
board-routes = Space by space:
board-space = { $space }: { $notes } → { $ways }
board-place = { $kind }: { $spaces }

## The table: the others and the piles

board-rival-plan = Plan: { $actions }
board-rival-action = { $points } AP { $cards }{ $status-id ->
    [turned_up] {" "}(now)
    [resolved] {" "}(resolved)
    [declined] {" "}(declined)
    [dropped] {" "}(lost)
    [waiting] { "" }
   *[other] {" "}({ $status })
}
board-covered = face down
board-piles = Deck: { $deck } · supply: guards { $guards }, captains { $captains }, yellow jewels { $yellow }
board-discard = Discard pile: { $cards }
board-tokens-left = City tokens not yet seen: { $tokens }

## Notes on things

note-half = { $card }:
note-alone = { $card }, as the only action of the turn:
note-thief = { $seat }, { $vp } VP
note-reached = within reach of the watch
note-seen = in sight of the watch
note-arrest = an arrest here would cost: { $jewels-count ->
    [0] { $card ->
        [yes] a card
       *[no] nothing
    }
    [2] { $jewels-1 } or { $jewels-2 }{ $card ->
        [yes] , a card
       *[no] { "" }
    }
   *[other] { $jewels }{ $card ->
        [yes] , a card
       *[no] { "" }
    }
} · { $points } blue AP in the dungeon{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}

## The score sheet: where points came from

source-yellow = Yellow jewels
source-green = Green jewels
source-tokens = Jewel tokens
source-burglar = Best Burglar

## The gallery: everything in the box, to be looked up

gallery-section-thief = The thieves
gallery-section-basic = Basic action cards
gallery-section-special = Special action cards
gallery-section-general = General action cards
gallery-section-token = City tokens
gallery-section-calm = Events before the alarm
gallery-section-alarm = Events of the alarm
gallery-section-watch = The watch
gallery-section-piece = Jewels and markers
gallery-section-place = Spaces of the city
gallery-section-district = Districts
gallery-piece-blue_ap = blue AP
gallery-what-blue_ap = { $ap } for each thief and turn, { $jailed } after a turn in the dungeon; those on a planned action are its initiative
gallery-piece-red_ap = red AP
gallery-what-red_ap = one fewer than there are players: more AP for whoever has the Emperors’ Jewel
gallery-piece-purple_ap = purple AP
gallery-what-purple_ap = temporary AP: more AP in the next planning phase, and only there
gallery-piece-first_thief = first thief token
gallery-what-first_thief = its owner turns up the event, rolls for the watch, makes its open choices and comes first among equal thieves; it goes to the left every turn
gallery-piece-district_card = district card
gallery-what-district_card = drawn when the Emperors’ Jewel has been taken: only the gates of that district lead out
gallery-piece-watch_sheet = city watch sheet
gallery-what-watch_sheet = initiative of the watch: before the alarm a die with { $die } sides, and in a tie the thief acts first; during the alarm the higher of two dice, and the watch acts first
gallery-piece-screen = screen
gallery-what-screen = hides what you plan until all are ready
gallery-piece-crowd_token = organizing token
gallery-what-crowd_token = makes room where many figures stand; it has no effect
gallery-has-special = special action: { $card }
gallery-special-of = special action of { $figure }; needs a general card as cover
gallery-halves = two halves, of which you use one: { $cards }
gallery-alone = only as your one action of the turn
gallery-token-reveal = when revealed: { $effect }; then the token goes to the box
gallery-token-ap = kept on the sheet: { $ap } AP in one later planning
gallery-token-steps = kept on the sheet: { $steps ->
    [one] one more step
   *[other] { $steps } more steps
} in one movement action
gallery-token-vp = kept on the sheet: counts as a yellow jewel, { $vp } VP
gallery-token-makes = stays face up for the rest of the game; its space is now also: { $kind }
gallery-at-once = at once: { $effect }
gallery-holds = until the end of the turn: { $effect }
gallery-compass = the new yellow jewel goes to: { $district }
gallery-figure-guard = When the watch acts, he goes towards the nearest thief he detects and arrests whom he reaches.
gallery-figure-captain = Captains come with the alarm and act like guards, after them.
gallery-values-calm = before the alarm: vigilance { $vigilance }, movement { $movement }
gallery-values-alarm = during the alarm: vigilance { $vigilance }, movement { $movement }
gallery-jewel-vp = { $vp } VP for whoever has left the city with it
gallery-jewel-emperor = Whoever carries it out of the city wins at once.
gallery-marker-smoke = until the end of the turn: thieves here are hidden and can be robbed
gallery-marker-fire = until the end of the turn: no figure may enter or cross this space
gallery-marker-theft_marker = until the end of the turn: whoever arrives on this thief’s space in a move of their own may rob him once
gallery-marker-best_burglar = { $vp } VP for whoever takes the Emperors’ Jewel first; cannot be lost
gallery-district-spaces = { $count } spaces
gallery-district-places = { $kind }: { $spaces }
gallery-place-guardhouse = new guards appear here
gallery-place-sword = a guard starts here
gallery-place-imperial = when a thief who carries the Emperors’ Jewel is arrested in this district, the Jewel is placed here
gallery-place-dungeon = arrested thieves are taken here
gallery-place-sewer_entrance = step onto it in this very move and come out at any sewer exit, where the move ends; to begin a move on it is not enough
gallery-place-sewer_exit = thieves who entered a sewer come out here
gallery-place-hideout = a thief on it is hidden: the watch neither notices nor arrests him
gallery-place-start = a thief starts here
gallery-place-guard_alarm = a guard appears here at the alarm, if the district is open
gallery-place-captain_alarm = a captain appears here at the alarm, if the district is open
gallery-place-gate = the way out of the city, once its district is open
gallery-place-green_jewel = a green jewel starts here: { $vp } VP
gallery-place-emperors_jewel = the Emperors’ Jewel starts here

# What is said at the start of a first game

simplified = This first game is a simpler one: it is played without special actions, so that there is less to choose from. The passive abilities hold.
