question-turn = What will you do in your garden?
question-bid = Show { $show }: how much do you bid for the prize?
question-name = Show { $show }: which flower shall it be about?
option-plant = Plant: { $flower }
option-give = Give to the house: { $flower }
option-draw = Draw a flower from the bag
option-rest = Rest
option-name = The show is about: { $flower }
option-bid = { $amount ->
    [one] Bid one coin
   *[other] Bid { $amount } coins
}
caution-final = You cannot take this back.
reason-not-in-hand = You hold no { $flower } ({ $rule }).
reason-no-draw = Your hand is full or the bag is empty ({ $rule }).
reason-crowded = With four at the table there are { $most } rounds at most ({ $rule }).
event-drew = { $seat } draws from the bag.
event-drew-own = { $seat } draws: { $flower }.
event-planted = { $seat } plants: { $flower }.
event-given = { $seat } gives to the house: { $flower }.
event-rested = { $seat } rests.
event-shown = The show is about { $flower }; { $seat } wins the prize.
board-bag = Bag: { $count }. Vase: { $flowers }
board-garden = { $seat } ({ $points }): { $flowers }
board-hand = Your hand: { $flowers }
