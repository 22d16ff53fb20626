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
    [one] { $left } more turn after this one
   *[other] { $left } more turns after this one
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
web-aot-track-later = Who acts when is shown here as soon as everybody has planned.
web-aot-lost = lost
web-aot-watch = The watch
web-aot-legend = What the symbols mean
web-aot-mine = your thief
web-aot-hidden-thief = a hidden thief
web-aot-border = path between two districts
web-aot-reached = the watch can reach you there
web-aot-seen = the watch can see you there
web-aot-alone = only action of the turn
web-aot-pool-hint = Tap a card, or drag a point onto it.
web-aot-cards-row = { $count } cards to plan: swipe sideways
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
    [one] { $steps } step out
   *[other] { $steps } steps out
} · { $moves } × Sneak
web-aot-no-cards = No cards in hand
web-aot-cards = Cards in hand
web-part-watch = The watch
web-aot-early = before the watch
web-aot-late = after it
web-aot-ghosts = { $ends ->
    [1] by then you are still where you stand: { $reached ->
        [1] within its reach
       *[other] { $seen ->
            [1] in its sight, but too far to arrest you
           *[other] out of its sight
        }
    }
   *[other] by then you can be on any of { $ends } spaces: { $safe } out of its sight, { $seen } in sight but too far to arrest you, { $reached } within its reach{ $dash ->
        [0] { "" }
       *[other] {" "}(» { $dash } of them only by a Dash)
    }
}
web-aot-ghosts-hidden = by then you are hidden by your own plan: it neither notices nor arrests you
web-aot-ghosts-protected = by then it cannot arrest you, wherever you are: your own plan protects you
web-aot-moment-jewel = Whoever has it must get out: the alarm comes with the next turn.
web-aot-moment-open = Its gates are the only way out.
web-aot-moment-alarm = The watch comes in numbers, the gates are watched: get out in time.
web-aot-legend-ghost = green: out of sight of the watch
web-aot-legend-ghost-seen = ◉ orange: the watch sees you there, but is too far to arrest you
web-aot-legend-ghost-reached = ⚔ red: the watch can reach you there and arrest you
web-aot-legend-ghost-late = dotted blue: you come there only after the watch has acted
web-aot-legend-dash = » while you plan: only a Dash brings you there, so Move must stay your one action
web-aot-legend-open = yellow: not about your own way; you can choose this space now
web-aot-legend-number = number at a ring: while you act, how many steps it is; while you plan, which action of your plan brings you there
web-aot-purple-new = +{ $points } AP next turn
