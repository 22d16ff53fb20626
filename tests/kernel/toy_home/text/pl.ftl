question-turn = Co robisz w swoim ogrodzie?
question-bid = Ile dajesz za nagrodę?
question-name = Jaki kwiat będzie bohaterem wystawy?
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
event-drew = { $seat } ciągnie z worka.
event-planted = { $seat } sadzi: { $flower }.
event-given = { $seat } daruje domowi: { $flower }.
event-rested = { $seat } odpoczywa.
event-shown = Bohaterem wystawy jest: { $flower }; nagrodę zdobywa { $seat }.
board-bag = Worek: { $count }. Wazon: { $flowers }
board-garden = { $seat } ({ $points }): { $flowers }
board-hand = Twoja ręka: { $flowers }
