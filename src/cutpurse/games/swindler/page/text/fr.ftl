# Le plateau de Swindler
web-sw-at-risk = un crâne le prendrait
web-sw-jobs = Contrats
web-sw-fences = Receleurs
web-sw-cards = Cartes en main
web-sw-markers = Marqueurs libres
web-sw-loot = Butin de ce vol
web-sw-no-theft = Aucun vol en cours.
web-sw-no-cards = Aucune carte en main
web-sw-last-round = Dernière manche
web-sw-turn = Manche { $round } · { $seat }
web-sw-turn-mine = Manche { $round } · Toi
web-sw-masters = Les maîtres voleurs
web-sw-wakes = La capacité d’un maître voleur se débloque après { $jobs ->
    [one] un contrat rempli
   *[other] { $jobs } contrats remplis
}.
web-sw-steps = Les étapes d’un tour
web-sw-step-reserve = Réserver
web-sw-step-steal = Voler
web-sw-step-actions = Contrats, receleurs
web-sw-step-refill = Compléter
web-sw-step-hire = Engager
web-sw-bags = Sacs
web-sw-next-draw = La prochaine pioche dans ce sac
web-sw-skull-costs = Un crâne de ce sac te coûterait : { $lost }
web-sw-skull-lost = { $count ->
    [one] Une tuile est en jeu
   *[other] { $count } tuiles sont en jeu
}
web-sw-skull-takes = Un crâne prendrait { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-sw-safe-loot = Butin à l’abri
web-sw-own-things = Tes affaires
web-sw-at-a-glance = En bref : ce que tu as
web-sw-no-safe-loot = Pas encore de butin à l’abri
web-sw-others = Les autres joueurs
web-sw-theft-of = { $seat } vole dans ce sac
web-sw-theft-of-mine = Tu voles dans ce sac
web-sw-wants-away = { $seat } veut s’échapper avec ceci
web-sw-wants-away-mine = Tu veux t’échapper avec ceci
web-sw-takes-share = { $seat } en prend une part
web-sw-takes-share-mine = Tu en prends une part
web-sw-skull-now = Un crâne !
web-sw-got-away = { $seat } s’en tire.
web-sw-got-away-mine = Tu t’en tires.
web-sw-was-caught = { $seat } se fait prendre.
web-sw-was-caught-mine = Tu te fais prendre.
web-sw-first-draw = Rien de pioché pour l’instant
web-sw-jobs-done = Contrats : { $count } sur { $goal }
web-sw-threat = en jeu : { $vp } PV
web-sw-reserved-by = Réservé par { $seat }
web-sw-reserved-me = Réservé par toi
web-sw-lack = il manque : { $thing }
web-sw-lack-any = il manque quelque chose qui convienne
web-sw-completes = dernière tuile : +{ $vp } PV
web-sw-deck = Complices dans la pioche : { $count }
web-sw-hand-waits = dès le prochain tour
web-sw-play-now = Jouer maintenant
web-sw-played-mine = Tu joues : { $card }
web-sw-raids-hit = Descentes qui te toucheraient : { $hits } sur { $count }
web-sw-raids-none = Descentes qui te toucheraient : aucune sur { $count }
web-sw-raids-left = Descentes à venir : { $count }
web-sw-piles = Descentes et pioches
web-sw-raid-hits-you = Elle te touche.
web-sw-raid-spares-you = Elle t’épargne.
web-sw-supply = Tuiles neutres (blanches) dans la réserve
web-sw-asleep = bloquée (encore { $left ->
    [one] 1 contrat
   *[other] { $left } contrats
})
web-sw-raids = Descentes qui te toucheraient
web-sw-raids-when = Les descentes se trouvent dans la pioche, parmi les contrats. On en révèle en complétant les contrats (étape 4), et elles concernent tout le monde à la fois : qui a trop de tuiles en cède ; qui a trop d’avis de recherche – certains contrats en donnent – va au cachot, rend un avis et passe un tour.
web-sw-raids-later = La pioche commence encore par les contrats faciles : aucune descente parmi eux.
web-sw-raids-chance = La prochaine carte de la pioche est une descente à { $percent } %.
web-sw-awake = débloquée
web-sw-rests = au repos au cachot
web-sw-done-jobs = Contrats remplis : { $jobs }
