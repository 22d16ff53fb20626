game-name = Pig
game-about = Roll as often as you dare: a one loses everything you rolled this turn.
setting-goal = Goal
setting-goal-about = The first player to reach this many points wins.
question-roll_or_stop = Roll again or stop?
option-roll = Roll the die
option-stop = Stop and keep the points
reason-nothing-yet = Roll at least once before you stop.
event-rolled = { $pips ->
    [1] { $seat } rolls a one: the turn is over and its points are lost.
   *[other] { $seat } rolls { $pips }.
}
event-kept = { $seat } stops and keeps { $points }.
board-turn = It is { $seat }’s turn. At stake: { $points }
board-points = Points
board-seat = { $seat }: { $points }
