question-turn = Que faites-vous dans votre jardin ?
question-bid = Exposition { $show } : combien misez-vous pour le prix ?
question-name = Exposition { $show } : quelle fleur sera à l’honneur ?
option-plant = Planter : { $flower }
option-give = Offrir à la maison : { $flower }
option-draw = Tirer une fleur du sac
option-rest = Se reposer
option-name = À l’honneur : { $flower }
option-bid = { $amount ->
    [one] Miser { $amount } pièce
   *[other] Miser { $amount } pièces
}
caution-final = Vous ne pourrez pas revenir en arrière.
reason-not-in-hand = Vous n’avez pas en main : { $flower } ({ $rule }).
reason-no-draw = Votre main est pleine ou le sac est vide ({ $rule }).
reason-crowded = À quatre, on joue au plus { $most } manches ({ $rule }).
event-drew = { $seat } tire du sac.
event-drew-own = { $seat } tire : { $flower }.
event-planted = { $seat } plante : { $flower }.
event-given = { $seat } offre à la maison : { $flower }.
event-rested = { $seat } se repose.
event-shown = À l’honneur : { $flower } ; { $seat } remporte le prix.
board-bag = Sac : { $count }. Vase : { $flowers }
board-garden = { $seat } ({ $points }) : { $flowers }
board-hand = Votre main : { $flowers }
