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
web-sw-turn-mine = Round { $round } · You
web-sw-masters = The master thieves
web-sw-wakes = The ability of a master thief is unlocked once you have fulfilled { $jobs ->
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
web-sw-others = Other players
web-sw-theft-of = { $seat } robs this bag
web-sw-theft-of-mine = You rob this bag
web-sw-wants-away = { $seat } wants to get away with this
web-sw-wants-away-mine = You want to get away with this
web-sw-takes-share = { $seat } takes a share of this
web-sw-takes-share-mine = You take a share of this
web-sw-skull-now = A skull!
web-sw-got-away = { $seat } got away.
web-sw-got-away-mine = You got away.
web-sw-was-caught = { $seat } was caught.
web-sw-was-caught-mine = You were caught.
web-sw-first-draw = Nothing drawn yet
web-sw-jobs-done = { $count } of { $goal } jobs
web-sw-threat = at stake: { $vp } VP
web-sw-reserved-by = Reserved by { $seat }
web-sw-reserved-me = Reserved by you
web-sw-lack = { $thing }: missing
web-sw-lack-any = something suitable: missing
web-sw-completes = last tile: +{ $vp } VP
web-sw-deck = Accomplices left: { $count }
web-sw-hand-waits = from the next turn
web-sw-play-now = Play now
web-sw-played-mine = You play: { $card }
web-sw-raids-hit = Raids that would hit you: { $hits } of { $count }
web-sw-raids-none = Raids that would hit you: none of { $count }
web-sw-raids-left = Raids to come: { $count }
web-sw-piles = Raids and piles
web-sw-raid-hits-you = It hits you.
web-sw-raid-spares-you = It spares you.
web-sw-supply = Neutral (white) tiles in the supply
web-sw-asleep = locked ({ $left ->
    [one] 1 job
   *[other] { $left } jobs
} to go)
web-sw-raids = Raids that would hit you
web-sw-raids-when = Raids lie among the jobs still to be turned up. One is turned up when jobs are refilled (step 4), and it concerns everybody at once: whoever has too many tiles loses some, whoever has too many wanted posters – some jobs bring them – goes to the dungeon, which means returning a poster and missing a turn.
web-sw-raids-later = The deck still begins with the easier jobs, and there is no raid among those.
web-sw-raids-chance = The next card of the deck is a raid with a chance of { $percent } %.
web-sw-awake = unlocked
web-sw-rests = rests in the dungeon
web-sw-done-jobs = Jobs done: { $jobs }
