question-turn = Was tust du in deinem Garten?
question-bid = Schau { $show }: Wie viel bietest du für den Preis?
question-name = Schau { $show }: Um welche Blume soll es gehen?
option-plant = Pflanzen: { $flower }
option-give = Dem Haus schenken: { $flower }
option-draw = Eine Blume aus dem Beutel ziehen
option-rest = Ausruhen
option-name = In der Schau geht es um: { $flower }
option-bid = { $amount ->
    [one] Eine Münze bieten
   *[other] { $amount } Münzen bieten
}
caution-final = Das lässt sich nicht zurücknehmen.
reason-not-in-hand = Das hast du nicht auf der Hand: { $flower } ({ $rule }).
reason-no-draw = Deine Hand ist voll oder der Beutel leer ({ $rule }).
reason-crowded = Zu viert sind höchstens { $most } Runden möglich ({ $rule }).
event-drew = { $seat } zieht aus dem Beutel.
event-drew-own = { $seat } zieht: { $flower }.
event-planted = { $seat } pflanzt: { $flower }.
event-given = { $seat } schenkt dem Haus: { $flower }.
event-rested = { $seat } ruht sich aus.
event-shown = In der Schau geht es um: { $flower }; den Preis gewinnt { $seat }.
board-bag = Beutel: { $count }. Vase: { $flowers }
board-garden = { $seat } ({ $points }): { $flowers }
board-hand = Deine Hand: { $flowers }
