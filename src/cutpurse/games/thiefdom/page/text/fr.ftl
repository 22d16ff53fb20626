# Le plateau de Thiefdom
web-td-map = La ville
web-td-in-sight = en vue d’un garde
web-td-catacombs = Catacombes
web-td-first = Premier joueur
web-td-stamina = Endurance non utilisée
web-td-tiles = Tuiles de planification
web-td-compass = Boussole et dé
web-td-patrol = patrouille
web-td-wanted = recherché
web-td-pending = avec « Terminé »
web-td-brawled = sans allié après une bagarre
web-td-lair = Repaire
web-td-moves = Déplace
web-td-price = { $cost } or, { $points } PV
web-td-night = Nuit { $round }{ $tile ->
    [0] { "" }
   *[other] , tuile { $tile }
}
web-td-acting = { $seat } : { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}
web-td-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
web-td-walking = En chemin : { $figure }
web-td-draft = Tes cartes d’équipement
web-td-missions = Missions
web-td-dungeon = Au cachot
web-td-go = Aller en { $place } : { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}
web-td-ap = { $ap ->
    [one] à { $ap } point d’action
   *[other] à { $ap } points d’action
}
web-td-again = Touche encore pour le faire.
web-td-catchers = Pourrait t’y repérer au prochain déplacement : { $who }
web-td-no-catchers = Personne ne peut t’y repérer au prochain déplacement
web-td-eyes = { $who } t’y repérerait : seulement pas à pas
web-td-drag = Fais glisser le voleur : son chemin, ce qu’il coûte et qui pourrait l’y repérer
web-td-ends = { $count ->
    [0] Ne peut pas bouger
    [one] Un chemin d’ici
   *[other] { $count } chemins d’ici
}
web-td-catches = repérerait { $who } en allant en { $places }
web-td-catches-nobody = ne repérerait personne
web-td-ways = { $figure } en { $place } : { $count } chemins
web-td-may-catch = peut repérer { $who }
web-td-can-reach = peut aller en { $places }
web-td-lair-of = Repaire de { $seat }
web-td-legend = Légende
web-td-legend-guard = Garde : la flèche jaune montre où il regarde, le petit écu est un insigne à voler
web-td-legend-lantern = Lanterne : ici s’arrêtent gardes, nobles et chariot
web-td-legend-wall = Mur : bloque le passage et la vue
web-td-legend-door = Porte : la seule entrée d’un tel bâtiment
web-td-legend-catacombs = Catacombes : un pas d’une entrée à n’importe quelle autre
web-td-places = Lieux
web-td-pile = Cartes dans la pile : { $count }
web-td-then = ensuite « { $mission } »
web-td-fewer = Moins
web-td-more = Plus
web-td-exchange = Échanger des biens
web-td-exchange-tab = échange
web-td-partner = Échanger avec
web-td-tap = { $most ->
    [0] Touche des biens pour les donner
   *[other] Touche des biens pour les donner ({ $most } au plus)
}
web-td-locked = sous clé
web-td-do-buy = Acheter
web-td-do-keep = Garder
web-td-do-befriend = Se lier
web-td-do-brawl = Se battre
web-td-do-take = Prendre
web-td-do-deliver = Livrer
web-td-hand = { $thing }, { $count } : en remettre un à { $to }
web-td-slots = or { $gold }/{ $golds } · butin { $loot }/{ $loots }{ $spare ->
    [0] { "" }
   *[other] {" "}· +{ $spare }
}
web-td-tile = Tuile { $tile }
web-td-die-move = citadins
web-td-die-place = adversaire
web-td-die-means = Signification du dé
web-td-boards-left = À déplacer encore cette nuit
web-td-board-first = { $first ->
    [yes] Cette nuit, un plateau déplace les citadins avant chaque voleur.
   *[no] Cette nuit, un plateau déplace les citadins après chaque voleur.
}
web-td-rivals = Adversaires
web-td-goal = Étoiles à
web-td-goal-got = atteint
web-td-vp = { $points } PV
web-part-townsfolk = Gardes et citadins
