# Le plateau de La Nuit des Voleurs
web-aot-map = La ville
web-aot-token = jeton de ville caché
web-aot-fire = feu
web-aot-smoke = fumée
web-aot-hears = vigilance { $vigilance }, déplacement { $movement }
web-aot-sees = remarque jusqu’à { $vigilance ->
    [one] { $vigilance } case
   *[other] { $vigilance } cases
} (vigilance)
web-aot-goes = va jusqu’à { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
} (déplacement)
web-aot-first = Premier voleur
web-aot-best = Meilleur cambrioleur
web-aot-hidden = caché
web-aot-dungeon = au cachot
web-aot-left = a quitté la ville
web-aot-vp = { $points } PV
web-aot-ap = Points d’action
web-aot-face-down = face cachée
web-aot-turn = Tour { $turn } : { $phase }
web-aot-phase-setup = mise en place
web-aot-phase-event = événement
web-aot-phase-draw = pioche
web-aot-phase-plan = planification
web-aot-phase-resolve = résolution
web-aot-phase-cleanup = entretien
web-aot-phase-over = la partie est terminée
web-aot-calm = La ville dort ; { $left ->
    [0] dernier tour pour voler le Joyau, sinon tous perdent
    [one] encore { $left } tour pour voler le Joyau
   *[other] encore { $left } tours pour voler le Joyau
}
web-aot-alarm-next = Le Joyau est volé : l’alarme sonne au prochain tour
web-aot-alarm = Alarme ! { $left ->
    [0] Dernier tour
    [one] Encore { $left } tour après celui-ci
   *[other] Encore { $left } tours après celui-ci
}
web-aot-open = Quartier ouvert : { $district }
web-aot-event = Événement : { $event }
web-aot-watched = Ce que la garde remarque
web-aot-forecast = Si la garde agissait maintenant :
web-aot-forecast-surely = à coup sûr, la garde arrêterait : { $names }.
web-aot-forecast-perhaps = la garde pourrait arrêter : { $names }.
web-aot-forecast-none = personne ne serait arrêté.
web-aot-forecast-done = La garde a déjà agi ce tour-ci.
web-aot-track = Qui agit quand
web-aot-track-later = Qui agit quand s’affiche ici dès que tout le monde a planifié.
web-aot-lost = perdue
web-aot-watch = La garde
web-aot-legend = Signification des symboles
web-aot-mine = ton voleur
web-aot-hidden-thief = un voleur caché
web-aot-border = chemin entre deux quartiers
web-aot-reached = la garde peut t’y atteindre
web-aot-seen = la garde peut t’y voir
web-aot-alone = seule action du tour
web-aot-pool-hint = Touche une carte, ou fais-y glisser un point.
web-aot-cards-row = { $count } cartes à planifier : glisse sur le côté
web-aot-pool = { $points ->
    [0] Plus de PA
    [one] { $points } PA restant
   *[other] { $points } PA restants
}
web-aot-before = avant la garde ({ $points })
web-aot-after = après la garde ({ $points })
web-aot-initiative = Initiative de la garde : { $points }
web-aot-deck = Cartes dans la pioche : { $cards }
web-aot-way = { $steps ->
    [one] { $steps } pas pour sortir
   *[other] { $steps } pas pour sortir
} · { $moves } × Se faufiler
web-aot-no-cards = Aucune carte en main
web-aot-cards = Cartes en main
web-part-watch = La garde
web-aot-early = avant la garde
web-aot-late = après
web-aot-ghosts = { $ends ->
    [1] d’ici là tu es encore où tu te tiens : { $reached ->
        [1] à sa portée
       *[other] { $seen ->
            [1] en vue, mais trop loin pour t’arrêter
           *[other] hors de sa vue
        }
    }
   *[other] d’ici là tu peux être sur { $ends } cases : { $safe } hors de sa vue, { $seen } en vue mais trop loin pour t’arrêter, { $reached } à sa portée{ $dash ->
        [0] { "" }
       *[other] {" "}(» dont { $dash } par une Course seulement)
    }
}
web-aot-ghosts-hidden = d’ici là ton propre plan te cache : elle ne te voit ni ne t’arrête
web-aot-ghosts-protected = d’ici là elle ne peut t’arrêter nulle part : ton propre plan te protège
web-aot-moment-jewel = Qui l’a doit sortir : l’alarme vient au prochain tour.
web-aot-moment-open = On ne sort que par ses portes.
web-aot-moment-alarm = La garde arrive en nombre : sors à temps.
web-aot-legend-ghost = vert : hors de vue de la garde
web-aot-legend-ghost-seen = ◉ orange : la garde t’y voit, mais de trop loin pour t’arrêter
web-aot-legend-ghost-reached = ⚔ rouge : la garde peut t’y atteindre et t’arrêter
web-aot-legend-ghost-late = bleu pointillé : tu n’y viens qu’après l’action de la garde
web-aot-legend-dash = » quand tu planifies : seule une Course t’y amène, Déplacement doit donc rester ta seule action
web-aot-legend-open = jaune : il ne s’agit pas de ton chemin ; tu peux choisir cette case
web-aot-legend-number = nombre près d’un anneau : quand tu agis, combien de pas ; quand tu planifies, quelle action de ton plan t’y amène
web-aot-purple-new = +{ $points } PA au prochain tour
