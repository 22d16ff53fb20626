question-turn = Co robisz w swoim ogrodzie?
question-bid = Wystawa { $show }: ile dajesz za nagrodę?
question-name = Wystawa { $show }: jaki kwiat będzie jej bohaterem?
option-plant = Posadź: { $flower }
option-give = Podaruj domowi: { $flower }
option-draw = Wyciągnij kwiat z worka
option-rest = Odpocznij
option-name = Bohaterem wystawy jest: { $flower }
option-bid = { $amount ->
    [one] Daj jedną monetę
    [few] Daj { $amount } monety
   *[other] Daj { $amount } monet
}
caution-final = Tego nie da się cofnąć.
reason-not-in-hand = Nie masz na ręce: { $flower } ({ $rule }).
reason-no-draw = Masz pełną rękę albo worek jest pusty ({ $rule }).
reason-crowded = Przy czterech osobach można rozegrać co najwyżej { $most } rundy ({ $rule }).
event-drew = { $seat } ciągnie z worka.
event-drew-own = { $seat } ciągnie: { $flower }.
event-planted = { $seat } sadzi: { $flower }.
event-given = { $seat } daruje domowi: { $flower }.
event-rested = { $seat } odpoczywa.
event-shown = Bohaterem wystawy jest: { $flower }; nagrodę zdobywa { $seat }.
board-bag = Worek: { $count }. Wazon: { $flowers }
board-garden = { $seat } ({ $points }): { $flowers }
board-hand = Twoja ręka: { $flowers }
