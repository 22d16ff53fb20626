game-name = Pig
game-about = Roll as often as you dare: a one takes all that the turn has brought.
setting-goal = Goal
setting-goal-about = Who has this many points wins.
question-roll_or_stop = Roll again or stop?
option-roll = Roll the die
option-stop = Stop and keep the points
reason-nothing-yet = Roll at least once before you stop.
event-rolled = { $pips ->
    [1] { $seat } rolls a one: the turn is over, and all it has brought is gone.
   *[other] { $seat } rolls { $pips }.
}
event-kept = { $seat } stops and keeps { $points }.
board-turn = { $seat } has the turn and may lose: { $points }
board-points = Points
board-seat = { $seat }: { $points }
