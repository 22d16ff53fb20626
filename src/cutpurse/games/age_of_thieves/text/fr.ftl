# Ce que dit La Nuit des Voleurs. Les mêmes clés se trouvent dans chaque fichier de langue.

## Le jeu

game-name = La Nuit des Voleurs
game-about = Prépare ton plan en secret, glisse-toi entre les gardes, prends le Joyau des Empereurs et quitte la ville avant que l’alarme ne la ferme.

## Réglages

setting-edition = Édition
setting-edition-about = Quelles règles imprimées s’appliquent là où les deux éditions diffèrent.
setting-edition-de = les règles allemandes
setting-edition-pl = les règles polonaises
setting-special_actions = Actions spéciales
setting-special_actions-about = Si chaque voleur a une action spéciale en plus de sa capacité passive.
setting-special_actions-on = avec actions spéciales
setting-special_actions-off = sans, pour une première partie
setting-thieves = Voleurs
setting-thieves-about = Comment les joueurs reçoivent leur voleur.
setting-thieves-edition = selon l’édition : choisis (allemande), distribués (polonaise)
setting-thieves-chosen = choisis l’un après l’autre
setting-thieves-random = distribués au hasard

## Questions : mise en place et premier voleur

question-choose_thief = Quel voleur es-tu ?
question-choose_start = Sur quelle case de départ commences-tu ?
question-yellow_jewel = Tu es le premier voleur. Où poser le nouveau joyau jaune ? Quartier : { $district }
question-recall = Relève de la garde : à quel corps de garde va le garde de { $space } ?
question-burn = Le feu ferme une case aux voleurs comme à la garde. Où places-tu le feu ? { $left ->
    [one] Encore une case.
   *[other] Encore { $left } cases.
}
question-place_watch = Où placer la nouvelle figurine ({ $figure }) ?
question-missing_figure = La réserve n’en a plus : { $figure }. Quelle figurine prends-tu sur le plateau ?
why-watch-asks = { $first ->
    [yes] Tu es le premier voleur et décides pour la garde.{" "}
   *[no] { "" }
}
question-watch_order = { why-watch-asks }Laquelle de ces figurines agit d’abord ?
question-watch_target = { why-watch-asks }Où va la figurine de { $space } ({ $figure }) ?
question-watch_end = { why-watch-asks }Où s’arrête la figurine de { $space } ({ $figure }) en allant vers { $target } ?
question-lure_end = Où s’arrête la figurine de { $space } ({ $figure }) ?

## Questions : cartes

question-hand_limit = { $left ->
    [one] Trop de cartes : il faut en défausser une. Laquelle ?
   *[other] Trop de cartes : il faut en défausser { $left }. Laquelle d’abord ?
}
question-workshop = Atelier : laquelle des deux nouvelles cartes défausses-tu ?
question-discard = Quelle carte défausses-tu ?
question-forced_discard = Tous les joueurs concernés défaussent une carte. Laquelle donnes-tu ?
question-arrest_jewel = Que donnes-tu ?

## Questions : planification

question-plan = Planifie ton tour. { $points ->
    [0] Tous tes PA sont placés.
    [one] Il te reste { $points } PA.
   *[other] Il te reste { $points } PA.
}
question-plan_cover = Quelle carte couvre { $card } ?
question-plan_points = Combien de PA pour { $card } ? { $points ->
    [one] Il t’en reste { $points }.
   *[other] Il t’en reste { $points }.
}

## Questions : résolution

question-next_action = Plusieurs de tes actions ont { $points } PA. Laquelle maintenant ?
question-resolve = Ton action à { $points } PA : { $card }. Que fais-tu ?
question-move = { $steps ->
    [0] Tu es sur { $space }, plus aucun pas. Quelque chose à faire ici ?
    [one] Tu es sur { $space }, il te reste 1 pas.
   *[other] Tu es sur { $space }, il te reste { $steps } pas.
}
question-steer = Où va la figurine de { $space } ({ $figure }) ? { $steps ->
    [one] Au plus { $steps } pas.
   *[other] Au plus { $steps } pas.
}
question-steer_thief = Où doit aller { $rival } ? { $steps ->
    [one] Au plus { $steps } pas.
   *[other] Au plus { $steps } pas.
}
question-target = { $card } : que choisis-tu ?
question-guards = Quel garde avance ensuite ?
question-send = À quel corps de garde va le garde de { $space } ?
question-lure = Qui va d’abord vers { $space } ?
question-look_take = Prends-tu l’un de ces jetons ?
question-look_swap = Échanges-tu les deux jetons ?
question-take_token = Quel jeton prends-tu à { $rival } ?
question-hand_over = { $rival } confisque. Que donnes-tu ?
question-theft_jewel = Que voles-tu à { $rival } ?

## Choix : mise en place et premier voleur

option-choose = { $figure-id ->
    [morius] { $figure } : { board-ability-morius }
    [noiron] { $figure } : { board-ability-noiron }
    [jasmine] { $figure } : { board-ability-jasmine }
    [nikolai] { $figure } : { board-ability-nikolai }
    [joanne] { $figure } : { board-ability-joanne }
    [zain] { $figure } : { board-ability-zain }
   *[other] { $figure }
}
option-start = Commencer sur { $space } ({ $district })
option-jewel = Poser le joyau sur { $space }
option-place = Placer sur { $space }{ option-what }
option-take-figure = Prendre sur { $space } ({ $figure })
option-first = La figurine de { $space } ({ $figure })
option-target = Vers { $space }{ option-what }
option-halt = S’arrêter sur { $space }{ option-what }

## Choix : cartes et planification

option-discard = Défausser { $card }
option-plan = Planifier { $card }
option-drop = Reprendre { $card }
option-ready = Prêt
option-cover = Couvrir avec { $card }
option-points = { $points ->
    [0] Aucun PA en plus des jetons
    [one] { $points } PA
   *[other] { $points } PA
}{ $late ->
    [yes] {" "}· après la garde
   *[no] {" "}· avant la garde
}
option-token = Ajouter { $token }
option-back = Ne pas la planifier

## Choix : résolution

option-act = { $card } (n° { $number } de ton plan)
option-sneak = Se faufiler : jusqu’à { $spaces } cases
option-dash = Course : jusqu’à { $spaces } cases, et rien d’autre ce tour-ci
option-wits = Astuce : une carte ou des PA temporaires
option-cunning_plan = Plan machiavélique : cartes et PA temporaires, et rien d’autre ce tour-ci
option-use = Utiliser { $card }
option-decline = Renoncer

## Choix : déplacement

option-step = Aller à { $space }{ option-what }{ option-far }
option-what = { $things-count ->
    [0] { "" }
   *[other] {" "}({ $things })
}
option-far = { $goal-id ->
    [jewel] {" "}· { $far } du Joyau
    [gate] {" "}· { $far } de l’issue
    [none] { "" }
   *[other] { "" }
}
option-jump = Sauter à { $space }{ option-what }{ option-far }
option-pick = Ramasser : { $jewel }
option-reveal = Révéler le jeton de ville
option-rob = Voler { $rival }
option-sewer = Par les égouts à { $space }{ option-what }{ option-far }
option-hurry = Utiliser Quartier familier : un pas de plus
option-leave = Quitter la ville
option-end = Terminer le déplacement
shortcut-lay = { $card } avec { $points } PA{ $late ->
    [yes] {" "}· après la garde
   *[no] {" "}· avant la garde
}
shortcut-more = { $card } : un PA de plus ({ $points })
shortcut-less = { $card } : un PA de moins ({ $points })
shortcut-go = À { $space }, { $steps } pas{ option-what }{ option-far }
shortcut-fetch = Aller à { $space } ({ $steps } pas) et ramasser : { $jewel }
option-land = Se poser à { $space }{ option-what }{ option-far }
option-verdict = { $caught-count ->
    [0] { "" }
   *[other] {" "}· arrête { $caught }
}{ $risked-count ->
    [0] { "" }
   *[other] {" "}· arrête peut-être { $risked }
}
option-first-verdict = La figurine de { $space } ({ $figure }){ option-verdict }
option-target-verdict = Vers { $space }{ option-verdict }
option-halt-verdict = S’arrêter à { $space }{ option-verdict }
shortcut-any = Peu m’importe
shortcut-any-same = Ce choix ne change rien aux arrestations : continuer
shortcut-ambush = Aller à { $space } ({ $steps } pas) et voler { $rival }
shortcut-escape = Aller à { $space } ({ $steps } pas) et quitter la ville
option-take = Prendre : { $jewel }
option-lose = Donner : { $jewel }
option-stay = Rester
option-seize = Arrêter sur sa propre case
option-to = À { $space }{ option-what }

## Choix : cibles

option-guard = Le garde de { $space }{ option-away }
option-captain = Le capitaine de { $space }{ option-away }
option-space = La case { $space }{ option-what }
option-thief = { $rival }{ $space-id ->
    [none] { "" }
   *[other] {" "}sur { $space }
}{ option-away }
option-face-down = Le jeton de { $space }{ option-away }
option-away = { $distance ->
    [0] { "" }
    [one] {" "}(à 1 case)
   *[other] {" "}(à { $distance } cases)
}
option-jewel-at = { $jewel } sur { $space }
option-card = { $card }
option-clock = Initiative { $initiative } ({ $change })
option-fetch = Prendre le jeton de { $space } : { $token }
option-give = Donner : { $jewel }
option-swap = Échanger les deux
option-keep = Les laisser tels quels
option-enough = Cela suffit

## What is on a space

word-token = jeton caché
word-reached = à portée de la garde
word-seen = en vue de la garde
word-arrest = arrestation

## À considérer

caution-arrest = Sur { $space }, la garde t’arrêtera.
caution-in-reach = Sur { $space }, la garde peut encore t’atteindre ce tour-ci.
caution-robbable = D’autres peuvent t’y voler ce tour-ci.
caution-lower-half = Tes autres actions planifiées seront abandonnées.
caution-no-move = Au cachot, rien ne se planifie sans Déplacement.
caution-points-left = { $points ->
    [one] { $points } PA reste inutilisé.
   *[other] { $points } PA restent inutilisés.
}
caution-no-plan = Tu n’as rien planifié.
caution-leave-without = Tu sors sans le Joyau des Empereurs et ne pourras pas revenir.
caution-leave-behind = { $rival } est déjà dehors avec { $vp } PV, plus que toi.
caution-no-target = { $card } n’a pas de cible maintenant.
caution-reveal = { $percent } % des jetons cachés sont des gardes : un tel garde t’arrêterait aussitôt.
caution-reveal-guard = { $percent } % des jetons cachés sont des gardes ; un tel garde se tiendrait tout près de toi.

## Journal : mise en place et tours

event-first_thief = Premier voleur : { $seat }.
event-rolled_for_first = { $seat } obtient { $die }.
event-thief_taken = { $seat } joue { $figure }.
event-thief_placed = { $seat } commence sur { $space }.
event-turn_began = Tour { $turn }. Premier voleur : { $seat }.
event-event_turned_up = { $deck-id ->
    [alarm] Événement d’alarme { $number } : { $card }.
    [calm] Événement calme { $number } : { $card }.
   *[other] { $card } ({ $number }).
}
event-jewel_laid = Sur { $space } se trouve maintenant : { $jewel }.
event-no_jewel_laid = Aucun joyau jaune ne peut être posé.
event-watch_rolled = Jet de la garde : { $dice }, initiative { $initiative }.
event-cleaned_up = Le tour { $turn } est fini.

## Journal : cartes et points

event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
event-drew-own = { $seat } pioche : { $cards }.
event-nothing_to_draw = Il n’y a plus de carte à piocher pour { $seat }.
event-reshuffled = La défausse est mélangée et devient la pioche.
event-discarded = { $seat } défausse : { $cards }.
event-hand_laid_down = { $seat } est hors de la ville et pose : { $cards }.
event-got_points = { $seat } prend { $points } PA temporaires.
event-poisoned = Le poison agit : { $seat } n’a que { $points } PA bleus.

## Journal : plans et leur ordre

event-plan_dropped = { $points-count ->
    [0] { $seat } n’a rien planifié.
   *[other] { $seat } a planifié : { $points } PA.
}
event-plan_dropped-own = { $points-count ->
    [0] { $seat } n’a rien planifié.
   *[other] { $seat } a planifié : { $cards } ({ $points } PA).
}
event-turned_up = { $points } PA : { $seat } retourne { $cards }.
event-resolved = { $seat } résout { $action }.
event-declined = { $automatic ->
    [yes] { $seat } ne peut pas l’utiliser maintenant : { $cards }.
   *[no] { $seat } renonce : { $cards }.
}
event-fizzled = { $seat } résout { $card } sans effet.
event-plan_lost = Ne sera pas résolu : { $cards } ({ $seat }).

## Journal : déplacement

event-stepped = { $seat } va à { $space }.
event-jumped = { $seat } saute à { $space }.
event-went_through_sewer = { $seat } sort des égouts à { $space }.
event-hurried = { $seat } utilise Quartier familier : un pas de plus.
event-repositioned = { $seat } est maintenant sur { $space }.
event-left_dungeon = { $seat } s’échappe du cachot et reste hors de vue ce tour-ci.
event-picked_up = { $seat } ramasse sur { $space } : { $jewel }.
event-move_ended = { $seat } s’arrête sur { $space }.
event-thief_moved = { $seat } déplace { $rival } à { $space }.
event-watch_moved = Garde de la ville : { $figure } de { $space } à { $to }.
event-watch_placed = Garde de la ville : { $figure } apparaît sur { $space }.
event-watch_removed = Garde de la ville : { $figure } de { $space } quitte le plateau.

## Journal : vols et arrestations

event-theft_marked = On peut voler { $seat } ce tour-ci.
event-robbed = { $seat } vole à { $rival } : { $jewel }.
event-arrested = Arrestation sur { $space } : { $seat } !
event-jewel_lost = { $jewel-id ->
    [emperor] { $seat } perd le Joyau des Empereurs ; il se trouve sur { $space }.
   *[other] { $seat } perd : { $jewel }.
}
event-jailed = { $seat } va au cachot { $space }.
event-dungeon_drawn = Une carte de quartier désigne le cachot pour { $seat } : { $district }.

## Journal : la garde

event-watch_acts = La garde agit (initiative { $initiative }).
event-watch_stays = La garde ne repère personne.

## Journal : le Joyau des Empereurs et la fin

event-best_burglar = { $seat } a le Joyau des Empereurs, le jeton Meilleur Cambrioleur et { $points } PA rouges !
event-district_opened = L’issue est tirée au sort : { $district }.
event-alarm_raised = Alarme ! La garde se rassemble : { $district }.
event-red_points = Les PA rouges vont à { $seat }.
event-red_points_aside = Personne n’a le Joyau des Empereurs : les PA rouges sont mis de côté.
event-left_city = { $jewel ->
    [yes] { $seat } quitte la ville avec le Joyau des Empereurs !
   *[no] { $seat } quitte la ville.
}
event-scored = { $seat } : { $vp } PV.
event-won = { $way-id ->
    [jewel] { $seats } sort de la ville avec le Joyau des Empereurs et gagne, quels que soient les points.
    [points] { $seats } gagne la partie.
    [lost] Personne ne gagne : tout le monde perd.
   *[other] { $seats } gagne la partie.
}

## Journal : ce que font cartes, événements et jetons

event-token_revealed = { $seat } révèle sur { $space } : { $token }.
event-token_kept = { $seat } garde : { $token }.
event-token_taken = { $seat } prend à { $rival } : { $token }.
event-looked_at = { $seat } regarde les jetons sur : { $spaces }.
event-looked_at-own = { $seat } regarde les jetons sur { $spaces } : { $tokens }.
event-perhaps_swapped = { $seat } a peut-être échangé les jetons sur : { $spaces }.
event-perhaps_swapped-own = { $swapped ->
    [yes] { $seat } échange les jetons sur : { $spaces }.
   *[no] { $seat } laisse les jetons tels quels : { $spaces }.
}
event-markers_laid = { $marker-id ->
    [fire] Feu sur : { $spaces }.
    [smoke] Fumée sur : { $spaces }.
   *[other] { $marker }: { $spaces }.
}
event-affected = { $effect-id ->
    [hidden] On ne peut plus repérer { $seat }.
    [protected] On ne peut pas arrêter { $seat }.
    [immobile] { $seat } ne peut plus bouger.
    [poisoned] Le poison touche { $seat }.
    [unmasked] Plus rien ne cache { $seat }.
   *[other] { $seat }: { $effect }.
}
event-watch_affected = { $effect-id ->
    [asleep] La garde s’endort sur { $spaces }.
    [deafened] La garde est assourdie sur { $spaces }.
    [immobile] La garde est immobilisée sur { $spaces }.
    [charmed] Le garde de { $spaces } est séduit.
    [dimmed] La garde voit moins loin sur { $spaces }.
   *[other] { $effect }: { $spaces }.
}
event-initiative_changed = { $seat } met l’initiative de la garde à { $initiative }.
event-card_taken = { $seat } prend une carte à { $rival }.
event-card_taken-own = { $seat } prend à { $rival } : { $card }.
event-card_lost = { $seat } a perdu une carte, prise par { $rival }.
event-card_lost-own = { $seat } a perdu, au profit de { $rival } : { $card }.
event-card_fetched = { $seat } prend dans la défausse : { $card }.
event-confiscated = { $seat } confisque à { $rival } : { $jewel }.

## Ce que disent les cartes : composé de cibles et d’effets

board-range = portée { $range }
board-range-district = dans ton quartier
board-theft-icon = icône de vol
board-grenade = grenade
board-way = { $aim } : { $effects }
board-join = {" ; "}
board-or = ou
board-aim-thief = un autre voleur
board-aim-guard = un garde
board-aim-captain = un capitaine
board-aim-guards = chaque garde à portée
board-aim-space = une case
board-aim-free_space = { $most ->
    [1] une case sans figurine
   *[other] jusqu’à { $most } cases sans figurine
}
board-aim-guardhouse = un corps de garde sans garde ni feu
board-aim-jewel = un joyau sur une case
board-aim-yellow_jewel = un joyau jaune sur une case
board-aim-tokens = { $most ->
    [1] un jeton de ville face cachée
   *[other] { $least ->
        [0] jusqu’à { $most } jetons de ville face cachée
        [1] jusqu’à { $most } jetons de ville face cachée
       *[other] { $least } jetons de ville face cachée
    }
}
board-aim-discard = une carte de la défausse
board-aim-initiative = l’initiative de la garde
board-effect-move = { $manner-id ->
    [dash] avance de { $spaces } cases au plus, sans ramasser, révéler ni voler
    [jump] saute de { $spaces } cases au plus ; seule la dernière est occupée
    [light_fingers] avance de { $spaces } cases au plus ; tu peux voler tous ceux que tu croises
    [sneak] avance de { $spaces } cases au plus
   *[other] { $manner }: { $spaces }
}
board-effect-steer = { $nearer ->
    [yes] avance de { $spaces } cases au plus, chaque pas plus près de toi
   *[no] avance de { $spaces } cases au plus, comme tu veux
}
board-effect-send = va au corps de garde de ton choix, sans garde ni feu
board-effect-glide = tu y atterris
board-effect-lure = gardes et capitaines à { $within } cases au plus avancent de { $spaces } cases vers elle
board-effect-mark = { $marker-id ->
    [fire] feu sur cette case
    [smoke] fumée sur cette case
   *[other] { $marker }
}{ $spread ->
    [yes] {" "}et sur toutes ses voisines
   *[no] { "" }
}
board-effect-deafen = gardes et capitaines à { $within } cases au plus ne repèrent personne ce tour-ci
board-effect-immobilise = immobilisé jusqu’à la fin du tour
board-effect-sleep = { $turns ->
    [1] endormi jusqu’à la fin du tour
   *[other] endormi jusqu’à la fin du tour suivant
}
board-effect-poison = { $points } PA bleus de moins à la planification suivante, mais il en reste au moins { $least }
board-effect-protect = la garde ne peut pas t’arrêter ce tour-ci
board-effect-hide = tu es caché ce tour-ci
board-effect-unmask = rien ne peut le cacher ce tour-ci
board-effect-spare = ne peut pas t’arrêter ce tour-ci
board-effect-rob = vole-le aussitôt
board-effect-take_jewel = prends-le
board-effect-hand_over = te donne son joyau de moindre valeur, jamais le Joyau des Empereurs
board-effect-look = regarde-les en secret{ $take ->
    [yes] {" "}et prends-en un à garder, si tu veux
   *[no] { "" }
}{ $swap ->
    [yes] {" "}et échange-les, si tu veux
   *[no] { "" }
}
board-effect-take_token = prends un jeton de ville sur sa fiche
board-effect-draw = { $cards ->
    [one] pioche une carte
   *[other] pioche { $cards } cartes
}{ $discard ->
    [0] { "" }
    [one] , puis défausses-en une
   *[other] , puis défausses-en { $discard }
}
board-effect-gain = prends { $ap } PA temporaires
board-happens-draw = { $cards ->
    [one] tout le monde pioche une carte
   *[other] tout le monde pioche { $cards } cartes
}
board-happens-gain = tout le monde prend { $ap } PA temporaires
board-happens-discard = { $cards ->
    [one] chaque voleur de la ville défausse une carte
   *[other] chaque voleur de la ville défausse { $cards } cartes
}
board-effect-shift = change-la de { $most } au plus (de 0 à { $highest }), avant que la garde n’agisse
board-effect-post_guard = un nouveau garde y apparaît{ $acts ->
    [yes] {" "}et agit aussitôt
   *[no] { "" }
}
board-effect-remove = retourne à la réserve
board-effect-take_card = prends une carte au hasard dans sa main
board-effect-dim = la garde de ton quartier a { $vigilance } de vigilance en moins ce tour-ci
board-effect-salvage = prends-la en main
board-effect-discard = { $cards ->
    [one] chaque voleur de ce quartier défausse une carte
   *[other] chaque voleur de ce quartier défausse { $cards } cartes
}
board-effect-post = { $where-id ->
    [gates] un garde apparaît à une porte du quartier ouvert
    [here] un garde apparaît ici
   *[other] un garde apparaît dans un corps de garde : { $where }
}
board-effect-recall = les gardes retournent aux corps de garde les plus proches
board-effect-jewels = { $more ->
    [one] un joyau jaune de plus est posé
   *[other] { $more } joyaux jaunes de plus sont posés
}
board-effect-burn = { $spaces ->
    [one] feu sur une case du quartier ouvert
   *[other] feu sur { $spaces } cases du quartier ouvert
}

## Ce que font événements, jetons et voleurs tant qu’ils sont là

board-holds-vigilance = vigilance de la garde { $change }
board-holds-movement = déplacement de la garde { $change }
board-holds-initiative = initiative de la garde { $change }
board-holds-crowd = chacun peut être volé
board-holds-no_sewers = les égouts sont fermés
board-holds-no_hideouts = les cachettes ne cachent personne
board-holds-hides = les voleurs y sont cachés : { $district }
board-holds-bounty = qui porte à découvert le Joyau des Empereurs est repéré de partout
board-holds-lower_die = le dé le plus bas compte pour la garde
board-ability-morius = Roi des égouts : toute case d’égout est entrée et sortie
board-ability-noiron = Acrobate : Se faufiler porte une case plus loin
board-ability-jasmine = Ancien amour : une arrestation ne coûte ni carte ni petit joyau, et laisse 6 PA bleus
board-ability-nikolai = Atelier : pioche 2 cartes en phase de pioche et en défausse 1
board-ability-joanne = Salut : les gardes la laissent passer, sauf si son déplacement finit sur leur case
board-ability-zain = Ignifugé : traverse le feu ; ses grenades portent 2 cases plus loin

## Pourquoi pas : mise en place et événements

reason-not-now = Ce n’est pas possible maintenant.
reason-thief-taken = { $figure } est déjà le voleur d’un autre.
reason-start-taken = Quelqu’un commence déjà sur { $space }.
reason-no-start-space = { $space } n’est pas une case de départ.
reason-wrong-district = { $space } n’est pas dans le quartier de la boussole : { $district }.
reason-not-empty = { $space } n’est pas vide.
reason-too-near-thief = { $space } est à moins de { $count } cases d’un voleur.

## Pourquoi pas : cartes et planification

reason-never-lost = { $card } ne se perd ni ne se défausse jamais.
reason-not-just-drawn = { $card } n’est pas une des cartes que tu viens de piocher.
reason-card-not-held = Tu n’as pas { $card } en main.
reason-finish-action = Termine d’abord l’action que tu planifies.
reason-already-planned = { $card } est déjà dans ton plan.
reason-no-points-left = Il ne reste plus de PA pour { $card }.
reason-move-first = Au cachot, Déplacement doit être planifié avant { $card }.
reason-no-special-actions = Cette partie se joue sans actions spéciales.
reason-not-your-special = { $card } appartient à un autre voleur.
reason-no-cover = { $card } demande une carte générale comme couverture.
reason-no-cover-needed = Aucune couverture n’est nécessaire maintenant.
reason-cover-general = { $card } ne peut pas couvrir : il faut une carte générale.
reason-card-first = Choisis d’abord une carte à planifier.
reason-one-point = Chaque action demande au moins 1 PA.
reason-too-few-points = { $points ->
    [0] Il ne te reste plus de PA.
    [one] Il ne te reste que { $points } PA, pas { $count }.
   *[other] Il ne te reste que { $points } PA, pas { $count }.
}
reason-more-than-move = Au cachot, aucune action ne peut porter plus de PA que Déplacement ({ $most }).
reason-token-without-points = { $token } ne donne pas de PA.
reason-token-laid = { $token } est déjà sur une action.
reason-token-not-held = Tu n’as pas ce jeton : { $token }.
reason-move-needed = Au cachot, les autres actions demandent Déplacement.
reason-not-planned = { $card } n’est pas dans ton plan.

## Pourquoi pas : résolution

reason-not-its-place = C’est le tour des seules actions à { $points } PA.
reason-not-alone = { $card } n’est possible que comme unique action résolue du tour.
reason-not-this-card = { $card } n’est pas sur la carte dont c’est le tour.
reason-not-yourself = { $card } demande un autre voleur.
reason-left-city = { $rival } n’est plus en ville.
reason-not-in-pile = { $card } n’est pas dans la défausse, ou vient de couvrir cette action.
reason-initiative-too-far = L’initiative ne peut pas être mise à { $initiative }.
reason-safe-in-dungeon = Rien n’atteint le cachot { $space }.
reason-out-of-range = { $space } est hors de portée pour { $card }.
reason-no-target = Sur { $space } il n’y a pas de cible pour { $card }.
reason-chosen-already = { $space } est déjà choisi.
reason-no-guard-near = Aucun garde à portée ne peut être déplacé.

## Pourquoi pas : déplacement

reason-immobile = Cette figurine ne peut pas bouger.
reason-no-steps = Il ne reste plus de pas.
reason-no-dungeon = { $space } est un cachot.
reason-fire = { $space } est en feu.
reason-no-jump = On ne saute qu’avec les Bottes à ressort.
reason-jump-instead = Avec les Bottes à ressort, on saute.
reason-too-far = { $space } est trop loin : { $count ->
    [one] tu as { $count } pas.
   *[other] tu as { $count } pas.
}
reason-no-path = Aucun chemin ne mène de { $from } à { $space }.
reason-leave-dungeon = Le premier pas doit sortir du cachot.
reason-dashing = Avec Course, tu ne peux qu’avancer.
reason-no-such-jewel-here = Ce joyau n’est pas ici : { $jewel }.
reason-token-face-up = Le jeton d’ici est déjà visible.
reason-no-token-here = Il n’y a pas de jeton de ville ici.
reason-thief-not-here = { $rival } n’est pas ici.
reason-robbed-already = On a déjà volé { $rival } ce tour-ci.
reason-nothing-to-steal = { $rival } n’a rien à voler.
reason-no-theft-marker = { $rival } n’a pas de marqueur vol.
reason-not-arrived = Pour voler { $rival }, il faut arriver ici dans cette action.
reason-sewers-closed = { $card } : personne ne peut utiliser les égouts.
reason-no-sewer-here = Il n’y a pas d’entrée des égouts ici.
reason-no-sewer-exit = { $space } n’est pas une sortie des égouts.
reason-sewer-not-entered = Il faut arriver sur l’entrée par un pas de ce déplacement même ; y être déjà ne suffit pas. Quitte-la et reviens.
reason-hurried-already = Un seul Quartier familier par action.
reason-gates-closed = Les portes sont fermées : le Joyau des Empereurs n’a pas été pris.
reason-no-open-gate = Il n’y a pas de porte ouverte ici.

## Pourquoi pas : figurines et choix

reason-watch-there = Il y a déjà une figurine de la garde sur { $space }.
reason-seizes-first = Elle arrête d’abord les voleurs de sa propre case.
reason-cannot-reach = Elle ne peut pas atteindre { $space }.
reason-nobody-to-seize = Il n’y a personne à arrêter sur sa case.
reason-no-such-jewel = Ce joyau n’est pas à prendre : { $jewel }.
reason-no-such-token = { $rival } n’a pas ce jeton : { $token }.
reason-not-looked-at = Tu ne regardes pas de jeton sur { $space }.
reason-token-stays = { $token } ne peut pas être gardé et reste en place.
reason-not-least-jewel = Il faut un de tes joyaux de moindre valeur, pas : { $jewel }.
reason-cannot-place = Personne ne peut être placé sur { $space } maintenant.
reason-no-such-figure = Aucune figurine de ce genre à prendre sur { $space }.
reason-watch-elsewhere = Les règles ne permettent pas { $space } ici.
reason-not-nearest = { $space } n’est pas un des corps de garde les plus proches.
reason-no-free-guardhouse = { $space } n’est pas un corps de garde sans garde ni feu.
reason-not-free = { $space } ne peut pas prendre feu.

## La table : l’horloge et l’ordre

board-name = { $thing }
board-nothing = rien
board-over = La partie est terminée.
board-turn = Tour { $turn } · { $phase-id ->
    [event] événement
    [draw] pioche
    [plan] planification
    [resolve] résolution
    [cleanup] entretien
    [setup] mise en place
   *[other] { $phase }
}
board-first = premier voleur : { $seat }
board-calm = calme : { $number } sur { $of }
board-alarm = ALARME : { $number } sur { $of }
board-event = Événement : { $event } ({ $effects })
board-jewel-at = Le Joyau des Empereurs est sur { $space }{ $distance ->
    [0] .
    [one] , à 1 case de toi.
   *[other] , à { $distance } cases de toi.
}
board-jewel-with = Le Joyau des Empereurs est chez { $seat }.
board-open = L’issue : { $district }, depuis { $gates }{ $distance ->
    [0] .
    [one] , à 1 case de toi.
   *[other] , à { $distance } cases de toi.
}
board-track = Encore à venir : { $entries }
board-track-watch = { $initiative } la garde
board-track-hidden = { $initiative } { $seat }
board-track-open = { $initiative } { $seat } : { $cards }
board-tie-thieves = à égalité les voleurs d’abord
board-tie-watch = à égalité la garde d’abord
board-values = { $figure } : vigilance { $vigilance }, déplacement { $movement }

## La table : ce qui est à soi

board-plan = Ton plan (PA restants : { $points }) :
board-planned = Ton plan :
board-plan-action = { $points } PA : { $cards }{ $status-id ->
    [turned_up] {" "}(maintenant)
    [resolved] {" "}(résolu)
    [declined] {" "}(abandonné)
    [dropped] {" "}(perdu)
    [waiting] { "" }
   *[other] {" "}({ $status })
}{ $tokens-id ->
    [none] { "" }
   *[other] {" "}avec { $tokens }
}
board-plan-laying = En cours : { $cards }
board-you = Toi ({ $letter }) : { $figure }, { $place } · { $vp } PV
board-rival = { $seat } ({ $letter }) : { $figure }, { $place } · { $vp } PV
board-thief-at = sur { $space } ({ $district })
board-thief-dungeon = au cachot { $space } ({ $district })
board-thief-left = hors de la ville
board-thief-nowhere = pas encore en ville
board-sheet = Fiche : { $things } · { $points } PA · cartes : { $cards }
board-mark-hidden = caché
board-mark-protected = protégé
board-mark-unmasked = démasqué
board-mark-snared_thieves = immobilisé
board-mark-poisoned = empoisonné
board-mark-marked = marqueur vol
board-mark-robbed = volé ce tour-ci
board-mark-lower = rien d’autre ce tour-ci
board-mark-purple = PA temporaires pour le tour suivant : { $points }
board-known = Tu as vu : { $tokens }
board-known-token = { $space } { $token }
board-in-reach = La garde peut t’atteindre ici.
board-in-sight = La garde peut te voir ici.
board-arrest-cost = Une arrestation coûterait : { $losses } · puis { $points } PA bleus au cachot{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}
board-a-card = une carte
board-explained = Tes cartes ({ $cards } générales) :
board-card = { $card } : { $text }
board-alone = { $text } (seule action du tour)
board-thieves = Les voleurs :
board-thief-to-choose = { $figure } : { $text }
board-special = action spéciale { $card } : { $text }
board-jailed = Au cachot : planifie Déplacement, avec au moins autant de PA que le reste.

## La table : la ville

board-face-down = jeton
board-thief-here = { $seat }
board-watch-asleep = endormi
board-watch-asleep_next = endormi aussi au tour suivant
board-watch-deaf = assourdi
board-watch-snared = immobilisé
board-watch-charmed = séduit
board-around = Autour de { $space } :
board-neighbour = { $space } ({ $steps }) : { $notes } → { $ways }
board-reached = à portée de la garde
board-seen = en vue de la garde
board-map = La ville :
board-legend = A–D voleurs · { $guard } garde · { $captain } capitaine · { $yellow } joyau jaune · { $green } joyau vert · { $emperor } Joyau des Empereurs · { $token } jeton face cachée · { $smoke } fumée · { $fire } feu
board-district = { $district } ({ $first-id } à { $last-id }) :
board-watch = La garde, du plus proche au plus loin :
board-figure = { $figure } sur { $space }{ $distance ->
    [0] { "" }
   *[other] , { board-far }
}{ $told ->
    [yes] {" "}: déplacement { $movement }, vigilance { $vigilance }
   *[no] { "" }
}{ $seats-count ->
    [0] { "" }
   *[other] {" "}; en vue : { $seats }
}
board-sees = voit : { $spaces }
board-far = { $distance ->
    [one] à 1 case de toi
   *[other] à { $distance } cases de toi
}
board-streets = Les rues, maison par maison :
board-street = { $street } : { $houses }
board-routes = Case par case :
board-space = { $space } : { $notes } → { $ways }
board-place = { $kind } : { $spaces }

## La table : les autres et les piles

board-rival-plan = Plan : { $actions }
board-rival-action = { $points } PA { $cards }{ $status-id ->
    [turned_up] {" "}(maintenant)
    [resolved] {" "}(résolu)
    [declined] {" "}(abandonné)
    [dropped] {" "}(perdu)
    [waiting] { "" }
   *[other] {" "}({ $status })
}
board-covered = face cachée
board-piles = Pioche : { $deck } · réserve : gardes { $guards }, capitaines { $captains }, joyaux jaunes { $yellow }
board-discard = Défausse : { $cards }
board-tokens-left = Jetons de ville jamais vus : { $tokens }

## Notes sur les choses

note-half = { $card } :
note-alone = { $card }, comme seule action du tour :
note-thief = { $seat }, { $vp } PV
note-reached = à portée de la garde
note-seen = en vue de la garde
note-arrest = une arrestation ici coûterait : { $jewels-count ->
    [0] { $card ->
        [yes] une carte
       *[no] rien
    }
    [2] { $jewels-1 } ou { $jewels-2 }{ $card ->
        [yes] , une carte
       *[no] { "" }
    }
   *[other] { $jewels }{ $card ->
        [yes] , une carte
       *[no] { "" }
    }
} · { $points } PA bleus au cachot{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}

## The score sheet: where points came from

source-yellow = Joyaux jaunes
source-green = Joyaux verts
source-tokens = Jetons de joyau
source-burglar = Meilleur cambrioleur

## The gallery: everything in the box, to be looked up

gallery-section-thief = Les voleurs
gallery-section-basic = Cartes d’action de base
gallery-section-special = Cartes d’action spéciale
gallery-section-general = Cartes d’action générales
gallery-section-token = Jetons de ville
gallery-section-calm = Événements avant l’alarme
gallery-section-alarm = Événements de l’alarme
gallery-section-watch = La garde de la ville
gallery-section-piece = Joyaux et marqueurs
gallery-section-place = Cases de la ville
gallery-section-district = Quartiers
gallery-piece-blue_ap = PA bleus
gallery-what-blue_ap = { $ap } par voleur et par tour, { $jailed } après un tour au cachot ; ceux posés sur une action planifiée sont son initiative
gallery-piece-red_ap = PA rouges
gallery-what-red_ap = un de moins qu’il n’y a de joueurs : des PA de plus pour qui a le Joyau des Empereurs
gallery-piece-purple_ap = PA violets
gallery-what-purple_ap = PA temporaires : des PA de plus à la prochaine planification, et là seulement
gallery-piece-first_thief = jeton premier voleur
gallery-what-first_thief = son propriétaire révèle l’événement, lance les dés de la garde, fait ses choix ouverts et passe en premier à égalité entre voleurs ; il passe à gauche à chaque tour
gallery-piece-district_card = carte de quartier
gallery-what-district_card = piochée quand le Joyau des Empereurs a été pris : seules les portes de ce quartier mènent dehors
gallery-piece-watch_sheet = fiche de la garde
gallery-what-watch_sheet = initiative de la garde : avant l’alarme, un dé à { $die } faces, et à égalité le voleur agit d’abord ; pendant l’alarme, le plus haut de deux dés, et la garde agit d’abord
gallery-piece-screen = paravent
gallery-what-screen = cache ce que tu planifies jusqu’à ce que tous soient prêts
gallery-piece-crowd_token = jeton d’attroupement
gallery-what-crowd_token = fait de la place là où se tiennent beaucoup de figurines ; il n’a pas d’effet
gallery-has-special = action spéciale : { $card }
gallery-special-of = action spéciale de { $figure } ; il faut une carte générale pour la couvrir
gallery-halves = deux moitiés, dont tu utilises une : { $cards }
gallery-alone = seulement comme unique action du tour
gallery-token-reveal = à la révélation : { $effect } ; puis le jeton va dans la boîte
gallery-token-ap = gardé sur la fiche : { $ap } PA lors d’une planification suivante
gallery-token-steps = gardé sur la fiche : { $steps ->
    [one] un pas
   *[other] { $steps } pas
} de plus lors d’un déplacement
gallery-token-vp = gardé sur la fiche : compte comme un joyau jaune, { $vp } PV
gallery-token-makes = reste face visible jusqu’à la fin ; sa case est désormais aussi : { $kind }
gallery-at-once = aussitôt : { $effect }
gallery-holds = jusqu’à la fin du tour : { $effect }
gallery-compass = le nouveau joyau jaune va ici : { $district }
gallery-figure-guard = Quand la garde agit, il va vers le voleur détecté le plus proche et arrête qui il atteint.
gallery-figure-captain = Les capitaines arrivent avec l’alarme et agissent comme les gardes, après eux.
gallery-values-calm = avant l’alarme : vigilance { $vigilance }, déplacement { $movement }
gallery-values-alarm = pendant l’alarme : vigilance { $vigilance }, déplacement { $movement }
gallery-jewel-vp = { $vp } PV pour qui a quitté la ville avec lui
gallery-jewel-emperor = Qui l’emporte hors de la ville gagne aussitôt.
gallery-marker-smoke = jusqu’à la fin du tour : les voleurs ici sont cachés et peuvent être volés
gallery-marker-fire = jusqu’à la fin du tour : aucune figurine ne peut entrer dans cette case ni la traverser
gallery-marker-theft_marker = jusqu’à la fin du tour : qui arrive sur la case de ce voleur par son propre déplacement peut le voler une fois
gallery-marker-best_burglar = { $vp } PV pour qui prend le premier le Joyau des Empereurs ; ne peut être perdu
gallery-district-spaces = { $count } cases
gallery-district-places = { $kind } : { $spaces }
gallery-place-guardhouse = les nouveaux gardes apparaissent ici
gallery-place-sword = un garde commence ici
gallery-place-imperial = quand on arrête dans ce quartier le voleur qui porte le Joyau des Empereurs, le Joyau est posé ici
gallery-place-dungeon = les voleurs arrêtés y sont emmenés
gallery-place-sewer_entrance = arrives-y par un pas de ce déplacement même et ressors par n’importe quelle sortie, où il se termine ; y être déjà ne suffit pas
gallery-place-sewer_exit = par là ressort qui est entré par une entrée
gallery-place-hideout = qui s’y tient est caché : la garde ne le remarque ni ne l’arrête
gallery-place-start = un voleur commence ici
gallery-place-guard_alarm = à l’alarme, un garde apparaît ici si le quartier est ouvert
gallery-place-captain_alarm = à l’alarme, un capitaine apparaît ici si le quartier est ouvert
gallery-place-gate = le chemin hors de la ville, dès que son quartier est ouvert
gallery-place-green_jewel = un joyau vert s’y trouve au début : { $vp } PV
gallery-place-emperors_jewel = le Joyau des Empereurs s’y trouve au début

# Ce qui se dit au début d’une première partie

simplified = Cette première partie est plus simple : elle se joue sans actions spéciales, pour qu’il y ait moins à choisir. Les capacités passives valent.
