# Ce que dit Swindler. Chaque langue a les mêmes clés.

## Le jeu

game-name = Swindler
game-about = Plonge la main dans les sacs des victimes et arrête-toi avant le crâne. Remplis des contrats, fournis les receleurs et gâche la soirée des autres avec tes complices.

## Réglages

setting-master_thief = Maîtres voleurs
setting-master_thief-about = Qui reçoit quelle capacité spéciale.
setting-master_thief-draft = choisis à tour de rôle, le premier joueur en dernier
setting-master_thief-random = distribués au hasard
setting-master_thief-off = aucun : personne n’a de capacité spéciale
setting-length = Durée
setting-length-about = Combien de contrats débloquent la capacité et terminent la partie.
setting-length-standard = comme dans la règle imprimée
setting-length-short = courte : moins de contrats
setting-length-long = longue : plus de contrats
setting-end_jobs = Contrats pour finir
setting-end_jobs-about = Qui a rempli ce nombre de contrats déclenche la fin. La capacité se débloque avec 3 à 6 contrats : avec moins, personne n’en a.
setting-end_jobs-table = selon le nombre de joueurs et la durée
setting-start_player = Premier joueur
setting-start_player-about = Qui joue le premier tour.
setting-start_player-random = tiré au sort
setting-start_player-A = la première place
setting-start_player-B = la deuxième place
setting-start_player-C = la troisième place
setting-start_player-D = la quatrième place
setting-reaction_mode = Réactions
setting-reaction_mode-about = Combien de temps la table attend ceux qui peuvent réagir avec une carte.
setting-reaction_mode-timed = en temps limité
setting-reaction_mode-wait = jusqu’à ce que tout le monde ait réagi
setting-reaction_seconds = Secondes pour réagir
setting-reaction_seconds-about = Combien de temps l’horloge tourne quand quelqu’un peut réagir avec une carte.
setting-characters = Personnages
setting-characters-about = Qui est assis où : les personnages dans l’ordre des places, séparés par des virgules. Ils n’ont aucun effet.
setting-characters-random = distribués au hasard

## Durée d’une réponse permanente

scope-theft = pour ce vol

## What a standing answer is for

kind-theft_started = quelqu’un s’apprête à voler dans un sac
kind-loot_drawn = quelqu’un a pioché du butin
kind-skull_drawn = quelqu’un a pioché un crâne
kind-theft_closing = quelqu’un veut s’enfuir
kind-accomplice_played = quelqu’un joue un complice
kind-raid_revealed = une descente de police

## The score sheet: where points came from

source-start = Au départ
source-jobs = Contrats
source-sales = Tuiles vendues
source-fences = Receleurs complétés
source-coins = Pièces
source-reservations = Réservations

## Mots des choix et des paiements

word-coin = pièce de monnaie
word-caught = se fera prendre
word-away = s’en tirera

## Questions : à son propre tour

question-choose_master = Quel maître voleur prends-tu ?
question-reserve = Étape 1 : réserver des contrats ? { $free ->
    [0] Tous tes marqueurs sont posés.
    [one] Il te reste un marqueur libre.
   *[other] Il te reste { $free } marqueurs libres.
}
question-choose_bag = Étape 2 : dans quel sac voles-tu ?
question-draw_or_stop = Piocher encore ou s’arrêter ? Sac { $bag } : { $percent } % de crâne ({ $skulls } sur { $tiles }). { $risk ->
    [0] Un crâne ne te prendrait rien.
    [one] Un crâne te prendrait une tuile.
   *[other] Un crâne te prendrait { $risk } tuiles.
}
question-action = Étape 3 : remplir des contrats, vendre du butin ?
question-job_payment = Comment paies-tu « { $job } » ?
question-neutral_choice = { $left ->
    [one] Ta récompense : quelle tuile neutre prends-tu ?
   *[other] Ta récompense : quelle tuile neutre prends-tu ? (encore { $left })
}
question-forger_tile = Quelle tuile confies-tu au faussaire ?
question-forger_object = Pour quoi doit-elle passer ? Ta tuile : { $tile }
question-conjurer_give = Laquelle de tes tuiles échanges-tu ?
question-conjurer_take = Que prends-tu en échange ? Tu donnes : { $tile }
question-hire = { $most ->
    [0] Étape 5 : tu ne peux engager personne. Finir ton tour ?
   *[other] Étape 5 : engager des complices ? Une pièce chacun.
}
question-hire_payment = { $count ->
    [one] Comment paies-tu le complice ?
   *[other] Comment paies-tu les { $count } complices ?
}
question-escape_keep = Tu t’es fait prendre ! Tu peux encore sauver { $left ->
    [one] une tuile
   *[other] { $left } tuiles
}. Laquelle ?

## Questions : à cause des autres

question-beggar_gift = { $rival } mendie. Que donnes-tu ?
question-legacy_tiles = { $rival } réclame une part de ton butin : { $left ->
    [one] une tuile
   *[other] { $left } tuiles
}. Laquelle donnes-tu ?
question-angel_fee = Ton salaire, payé par { $thief } : { $left ->
    [one] une tuile
   *[other] { $left } tuiles
} au plus, sac { $bag }. Laquelle ?
question-raid_give = « { $raid } » : la police prend { $left ->
    [one] une tuile
   *[other] { $left } tuiles
}. Laquelle cèdes-tu ?

## Questions : répondre par une carte

question-theft_started = { $thief } s’apprête à voler dans le sac { $bag }. Ta réaction ?
question-loot_drawn = { $thief } a pioché : { $tile }. Ta réaction ?
question-skull_drawn = { $thief } a pioché un crâne dans le sac { $bag }. Ta réaction ?
question-theft_closing = { $thief } veut s’arrêter et filer avec le butin. Ta réaction ?
question-accomplice_played = { $rival } joue : { $card }{ $card-id ->
    [conjurer] {" "}({ $choice-1 } contre { $choice-3 }, chez { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(« { $choice-1 } »)
    [forger] {" "}({ $choice-1 } devient { $choice-2 })
    [know_it_all] {" "}({ $choice-1 })
   *[other] { "" }
}{ $aimed-id ->
    [yes] . Cela te vise
   *[no] { "" }
}. Ta réaction ?
question-raid_revealed = Descente de police : « { $raid } ». Ta réaction ?

## Possibilités

option-choose = Prendre : { $master }
option-reserve = Réserver « { $job } »
option-release = Reprendre mon marqueur sur « { $job } »
option-done = Commencer le vol
option-rob = Voler dans le sac { $bag } : { $percent } % de crâne ({ $skulls } sur { $tiles })
option-draw = Piocher : { $percent } % de crâne ({ $skulls } sur { $tiles })
option-stop = S’arrêter et garder le butin
option-fulfil = Remplir « { $job } » : { $vp } PV
option-sell = Vendre : { $tile } → { $fence }, { $vp } PV{ $completes-id ->
    [yes] , complète le receleur : +{ $bonus } PV
   *[no] { "" }
}
option-sell-all = Tout vendre pour { $vp } PV : { $tiles } (à : { $fences })
option-pay = { $coins ->
    [0] { $things }
    [one] Une pièce, { $things }
   *[other] { $coins } pièces, { $things }
}
option-pay-coins = { $coins ->
    [one] Une pièce
   *[other] { $coins } pièces
}
option-forge = Falsifier : { $tile }
option-into = Passe pour : { $object }
option-into-useful = Passe pour : { $object }, utile à : { $uses }
option-give = Donner : { $tile }
option-give-coin = Donner une pièce
option-take = Prendre : { $tile }
option-take-from = Prendre à { $rival } : { $tile }
option-take-nothing = Ne rien prendre
option-keep = Garder : { $tile }
option-enough = Cela suffit
option-hire = { $count ->
    [one] Engager un complice
   *[other] Engager { $count } complices
}
option-end-actions = Passer à l’engagement
option-end-actions-no-hiring = Passer à la fin du tour
option-end-turn = Finir le tour
option-pass = Passer{ $window-id ->
    [theft_started] {" "}: { $bet-id ->
        [yes] pas de pari
       *[no] laisser { $thief } commencer
    }
    [loot_drawn] {" "}: laisser { $thief } continuer
    [skull_drawn] {" "}: ne rien faire contre le crâne
    [theft_closing] {" "}: laisser { $thief } s’échapper
    [accomplice_played] {" "}: laisser la carte agir
    [raid_revealed] {" "}: laisser venir la descente
   *[other] { "" }
}
option-pass-only = Passer : aucune de tes cartes ne convient ici
option-wave = Passer pour tout ce vol

## Possibilités : jouer une carte

option-play = Jouer : { $card }
option-play-cheat = { $card } : piocher dans le même sac
option-play-beggar = { $card } : une tuile ou une pièce de { $seats }{ $coin-id ->
    [yes] {" "}(et une pièce de la réserve)
   *[no] { "" }
}
option-play-beggar-nobody = { $card } : personne n’est devant toi, tu prends donc 1 pièce de la réserve
option-play-legacy_hunter = { $card } : réclamer la moitié du butin
option-play-forger = { $card } : faire passer une de tes tuiles pour autre chose
option-play-decoy = { $card } : continuer avec le sac { $bag }
option-play-assassin = { $card } : annuler cette carte
option-play-know_it_all = { $card } : parier que le voleur { $bet-id ->
    [caught] se fera prendre
    [away] s’en tirera
   *[other] { $bet }
}
option-play-lockpick = { $card } : s’en servir comme clé
option-play-guardian_angel = { $card } : remettre le crâne, contre un salaire en tuiles
option-play-conjurer = { $card } : échanger une tuile avec quelqu’un
option-play-traitor = { $card } : forcer à piocher encore une fois
option-play-errand_boy = { $card } : poser un marqueur sur « { $job } »
option-play-lawyer = { $card } : rendre { $posters ->
    [one] un avis de recherche
   *[other] { $posters } avis de recherche
}
option-play-lawyer-raid = { $card } : cette descente ne te concerne pas

## À considérer

merit-throw-out = { $lost ->
    [0] Tu éjectes le marqueur de { $owner } ; aucun PV n’est perdu.
   *[other] Tu éjectes le marqueur de { $owner }, qui perd { $lost } PV.
}
caution-hire-last = C’est le dernier tour de la partie : la carte ne servirait plus, et chaque pièce vaut un point.
caution-last-round = C’est la dernière manche : un marqueur laissé sur un contrat coûte { $lost } PV.
caution-no-marker = Tu as tout ce qu’il faut pour « { $job } », mais pas de marqueur dessus : sans lui, impossible de le remplir ce tour-ci.
caution-release = Reprendre ton marqueur te coûte { $lost } PV.
caution-own-colour = Un crâne prend aussi l’ancien butin. Tu as déjà, du sac { $bag }, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}.
caution-draw-job-met = Ton vol suffit déjà pour « { $job } ».
caution-posters = Tu aurais { $posters ->
    [one] un avis de recherche
   *[other] { $posters } avis de recherche
} : une descente à venir t’enverrait au cachot.
caution-ends-game = Cela déclenche la fin de la partie.
caution-job-open = Tu pourrais encore remplir « { $job } ».
caution-fence-open = Tu pourrais encore compléter un receleur : { $fence }.
caution-last-sales = C’est ton dernier tour : des ventes peuvent encore te rapporter { $vp } PV.
caution-needed = Tu en as besoin pour « { $job } ».

## Déroulement : mise en place et tours

event-start_player = { $seat } commence.
event-master_taken = { $seat } prend le maître voleur : { $master }.
event-job_turned_up = Nouveau contrat : « { $job } ».
event-fence_turned_up = Nouveau receleur : { $fence }.
event-fences_reshuffled = Les receleurs défaussés sont mélangés.
event-turn_began = Manche { $round } : c’est à { $seat } de jouer.
event-turn_skipped = { $seat } sort du cachot et passe ce tour.

## Déroulement : contrats et receleurs

event-reserved = { $seat } réserve « { $job } ».
event-thrown_out = { $lost ->
    [0] { $owner } perd sa place sur « { $job } ».
   *[other] { $owner } perd sa place sur « { $job } » et { $lost } PV.
}
event-released = { $lost ->
    [0] { $seat } rompt « { $job } ».
   *[other] { $seat } rompt « { $job } » et perd { $lost } PV.
}
event-fulfilled = { $seat } remplit « { $job } », contrat numéro { $done } : { $vp } PV{ $coins ->
    [0] { "" }
    [one] , une pièce
   *[other] , { $coins } pièces
}{ $posters ->
    [0] { "" }
    [one] , un avis de recherche
   *[other] , { $posters } avis de recherche
}.{ $given-count ->
    [0] { "" }
   *[other] {" "}Remis : { $given }.
}
event-neutral_taken = { $seat } prend dans la réserve : { $tile }.
event-ability_unlocked = { $seat } débloque sa capacité : { $master }.
event-end_triggered = { $seat } déclenche la fin : cette manche est la dernière.
event-sold = { $seat } vend : { $tile } → { $fence }, { $vp } PV.
event-fence_completed = { $seat } complète le receleur { $fence } : { $vp } PV de plus.

## Déroulement : vols

event-theft_began = { $seat } vole dans le sac { $bag }.
event-loot_drawn = { $seat } pioche : { $tile }.
event-skull_drawn = { $seat } pioche un crâne dans le sac { $bag } !
event-stopping = { $seat } veut s’arrêter.
event-got_away = { $tiles-count ->
    [0] { $seat } s’en tire les mains vides.
   *[other] { $seat } s’en tire avec : { $tiles }.
}
event-caught = { $lost-count ->
    [0] { $seat } se fait prendre ; rien ne retourne dans le sac.
   *[other] { $seat } se fait prendre. Retour dans le sac : { $lost }.
}{ $coins ->
    [0] { "" }
    [one] {" "}Consolation : une pièce.
   *[other] {" "}Consolation : { $coins } pièces.
}
event-unharmed = { $seat } doit s’arrêter ; grâce au leurre, rien n’est perdu.
event-tiles_kept = { $seat } s’échappe et garde : { $tiles }.
event-bet_settled = { $coins ->
    [0] { $seat } perd son pari.
    [one] { $seat } gagne son pari : une pièce.
   *[other] { $seat } gagne son pari : { $coins } pièces.
}

## Déroulement : complices

event-hired = { $count ->
    [one] { $seat } engage un complice
   *[other] { $seat } engage { $count } complices
} et paie : { $paid }.
event-hired-own = { $seat } engage : { $cards }. Payé : { $paid }.
event-recruited = { $count ->
    [one] { $seat } recrute un complice.
   *[other] { $seat } recrute { $count } complices.
}
event-recruited-own = { $seat } recrute : { $cards }.
event-window_opened = { "" }
event-waved_through = { $seat } passe pour le reste de ce vol.
event-announced = { $seat } joue : { $card }{ $card-id ->
    [conjurer] {" "}({ $choice-1 } contre { $choice-3 }, chez { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(« { $choice-1 } »)
    [forger] {" "}({ $choice-1 } devient { $choice-2 })
    [know_it_all] {" "}(pari : { $choice-1 })
   *[other] { "" }
}.
event-cancelled = { $seat } annule une carte de { $rival } : { $card }.
event-cheat_drew = { $seat } pioche aux côtés de { $thief } : { $tile }.
event-cheat_failed = { $seat } pioche un crâne dans le sac { $bag } ; il ne se passe rien.
event-given = { $rival } doit donner à { $seat } : { $tile }.
event-coin_given = { $rival } donne une pièce à { $seat }.
event-coins_taken = { $coins ->
    [one] { $seat } prend une pièce dans la réserve.
   *[other] { $seat } prend { $coins } pièces dans la réserve.
}
event-forged = { $seat } falsifie : { $tile } passe maintenant pour { $object }.
event-bag_changed = { $seat } continue avec le sac { $bag }.
event-skull_returned = { $seat } remet le crâne de { $thief } dans le sac { $bag }.
event-draw_forced = { $seat } fait piocher { $thief } encore une fois.
event-swapped = { $seat } échange avec { $rival } : { $tile } contre { $taken }.
event-raid_escaped = { $seat } échappe à la descente.
event-posters_returned = { $posters ->
    [one] { $seat } se débarrasse d’un avis de recherche.
   *[other] { $seat } se débarrasse de { $posters } avis de recherche.
}
event-no_effect = { $card } n’a plus d’effet.
event-offer_failed = { $seat } ne peut pas payer « { $job } » ainsi.

## Déroulement : descentes et fin

event-raid_turned_up = Descente de police : « { $raid } ».
event-raid_set_aside = Encore une descente, « { $raid } » : elle retourne dans la pioche.
event-tile_surrendered = { $seat } cède à la police : { $tile }.
event-jailed = { $seat } va au cachot, rend un avis de recherche et passera un tour.
event-scored = Score final de { $seat } : { $vp } PV ({ $coins } pour les pièces, { $markers } perdus pour les marqueurs restés).
event-won = { $seats-count ->
    [one] { $seats } gagne la partie.
   *[other] { $seats } se partagent la victoire.
}

## Pourquoi pas : réglages

reason-too-many-jobs = Impossible de finir à { $count } contrats : à cette table, les cartes suffisent pour { $most } au plus.
reason-no-such-seat = Personne n’occupe la place { $letter } : cette table a { $players } places.
reason-no-such-character = Il n’y a pas de personnage « { $character } ». Disponibles : { $characters }.
reason-character-board-twice = Deux de ces personnages sont les deux faces d’un même plateau. Choisis-en un autre.

## Pourquoi pas : contrats et receleurs

reason-reserve-too-late = On réserve les contrats avant le vol.
reason-job-not-open = « { $job } » n’est pas un contrat visible.
reason-job-already-yours = Ton marqueur est déjà sur « { $job } ».
reason-no-free-marker = Tous tes marqueurs sont sur des contrats. Reprends-en un d’abord.
reason-release-not-now = Tu ne peux reprendre tes marqueurs qu’aux étapes 1, 3 et 5 de ton tour.
reason-marker-not-yours = Aucun de tes marqueurs n’est sur « { $job } ».
reason-job-not-reserved = Tu n’as pas réservé « { $job } ».
reason-job-of-rival = « { $job } » est réservé par { $rival }.
reason-theft-ended-otherwise = Pour « { $job } », { $end-id ->
    [skull] il faudrait te faire prendre.
    [stop] il faudrait t’en tirer.
   *[other] { $end }.
}
reason-need-more = { $need-id ->
    [coins] « { $job } » demande { $count } pièces ; tu en as { $have }.
    [accomplices] « { $job } » demande { $count } complices ; tu en as { $have }.
    [tiles_sold] « { $job } » : vends { $count } tuiles dans ce tour ; jusqu’ici { $have }.
    [fences_completed] « { $job } » : complète { $count } receleurs dans ce tour ; jusqu’ici { $have }.
    [vp_behind] « { $job } » : tous doivent avoir { $count } PV de plus que toi ; la plus petite avance est de { $have }.
    [draw] « { $job } » : pioche { $count } tuiles qui conviennent en un vol ; cette fois { $have }.
   *[other] { $job }: { $have }/{ $count }.
}
reason-tiles-missing = { $missing ->
    [0] « { $job } » : tu ne peux pas le remplir maintenant.
    [one] « { $job } » : il te manque une chose.
   *[other] « { $job } » : il te manque { $missing } choses.
}
reason-payment-wrong = { $count ->
    [one] Ce n’est pas le prix d’un complice.
   *[other] Ce n’est pas le prix de { $count } complices.
}
reason-payment-wrong-job = Ce n’est pas ce que demande « { $job } », ou tu ne l’as pas.
reason-not-for-sale = Les receleurs n’achètent pas cela : { $tile }.
reason-tile-not-yours = Tu n’as pas cette tuile : { $tile }.
reason-fence-not-open = Ce receleur n’est pas sur le plateau : { $fence }.
reason-no-slot = Aucune case libre d’un receleur visible n’accepte ceci : { $tile }.
reason-slot-taken = { $fence } : cette case est prise.
reason-slot-wants-other = { $fence } : cette case veut { $object-id ->
    [key_any] une clé au choix
   *[other] { $object }
}, pas { $tile }.
reason-not-in-supply = Cette tuile n’est pas dans la réserve : { $tile }.

## Pourquoi pas : tour et vol

reason-finish-first = Finis d’abord ce que tu as commencé, ou annule-le.
reason-wrong-step = { $step-id ->
    [steal] On vole à l’étape 2 de son tour.
    [hire] On engage des complices à l’étape 5, à la fin de son tour.
    [actions] Les contrats et les ventes viennent à l’étape 3, après le vol.
   *[other] { $step }.
}
reason-must-rob = Il faut d’abord voler dans un sac.
reason-no-such-bag = Ce sac n’existe pas : { $bag }.
reason-stay-with-bag = Tu t’en tiens au sac { $bag } ; seul un leurre y change quelque chose.
reason-bag-already-robbed = Tu as déjà volé dans le sac { $bag } pendant ce tour.
reason-theft-is-over = Le vol est fini.
reason-cannot-keep = Tu ne peux pas sauver cette tuile : { $tile }.
reason-not-now = Ce n’est pas possible maintenant.

## Pourquoi pas : complices

reason-too-few-cards = { $cards ->
    [0] Il ne reste aucun complice à engager.
    [one] Il ne reste qu’un complice à engager.
   *[other] Il ne reste que { $cards } complices à engager.
}
reason-too-few-coins = { $coins ->
    [0] Tu n’as aucune pièce.
    [one] Tu n’as qu’une pièce.
   *[other] Tu n’as que { $coins } pièces.
}
reason-no-such-card = Cette carte n’existe pas : { $card }.
reason-card-not-held = Tu n’as pas cette carte : { $card }.
reason-card-not-now = Ce n’est pas le moment de jouer cette carte.
reason-card-without-effect = Cette carte ne changerait rien maintenant.
reason-lockpick-not-forged = Le faussaire ne peut rien changer à une crocheteuse.
reason-not-forgeable = Cela ne se falsifie pas : { $object }.
reason-forged-same = Ce ne serait pas un faux : { $object }.
reason-swap-undone = L’escamoteur ne défait jamais le dernier échange.
reason-tile-not-theirs = Cette tuile n’est pas à prendre : { $tile }.
reason-cannot-give = Tu ne peux pas donner cela : { $tile }.
reason-no-gifts = On ne donne rien sans une carte qui le permet.
reason-no-interrupt-now = Pas au milieu : attends la fin du choix, des réactions ou de la descente.
reason-master-not-there = Ce maître voleur n’est pas disponible : { $master }.
reason-nothing-to-wave = On ne peut passer en bloc que pour un vol.

## La table

board-over = La partie est terminée.
board-turn = Manche { $round } · { $seat } : { $step-id ->
    [reserve] étape 1, réserver des contrats
    [steal] étape 2, voler dans un sac
    [actions] étape 3, contrats et receleurs
    [refill] étape 4, compléter
    [hire] étape 5, engager
   *[other] { $step }
}
board-last-round = Dernière manche ! Le dernier tour est à { $seat }.
board-masters = MAÎTRES VOLEURS au choix
board-raid = Descente de police : « { $raid } »
board-played = { $seat } joue : { $card }
board-theft = Vol, sac { $bag } : { $percent } % de crâne ({ $skulls } sur { $tiles })
board-loot = Butin : { $tiles }
board-skull-takes = Un crâne prendrait : { $lost }
board-skull-takes-all = Un crâne prendrait tout cela.
board-skull-harmless = Un crâne à la prochaine pioche ne prendrait rien.
board-bet = Pari de { $seat } : { $bet-id ->
    [caught] se fera prendre
    [away] s’en tirera
   *[other] { $bet }
}
board-nothing = rien
board-name = { $thing-id ->
    [key_any] clé au choix
    [key_joker] joker (trois clés)
   *[other] { $thing }
}

## La table : ses propres affaires

board-you = Toi : { $vp } PV · contrats { $jobs }/{ $goal } · pièces { $coins } · avis { $posters } · marqueurs libres { $markers }
board-hand = Cartes : { $cards }
board-forged = { $tile } passe pour : { $object }
board-raids-hit = Attention, descentes à venir qui te toucheraient maintenant : { $hits } sur { $count }.
board-master = { $master } (bloquée)
board-master-awake = { $master } (débloquée)
board-dungeon = au cachot
board-face-up = face visible : { $cards }

## La table : sacs

board-bags = SACS : risque de crâne, butin restant
board-bag = { $bag } : { $percent } % ({ $skulls } sur { $tiles }) · { $loot }{ $mine ->
    [0] { "" }
   *[other] {" "}· tu en as { $mine }
}

## La table : contrats

board-jobs = CONTRATS [marqueur]
board-empty = (vide)
board-job = { $job }{ $marker } : { $need } → { $reward }{ $note }
board-marker-yours = {" "}[toi]
board-marker = {" "}[{ $seat }]
note-met-reserved = tu peux le remplir
note-met = complet, sans marqueur
note-progress = { $have } sur { $count }
note-progress-away = { $have } sur { $count } si tu t’échappes
note-missing = il manque { $count }
note-missing-away = { $count ->
    [0] complet si tu t’échappes
   *[other] il manque { $count } si tu t’échappes
}
board-kind = { $kind-id ->
    [own] possède { $parts }
    [hand_in] remets { $parts }
    [draw] { $parts }
   *[other] { $parts }
}
board-need-both = { $count } × { $things } ({ $colours })
board-need-object = { $count ->
    [1] { $things }
   *[other] { $count } × { $things }
}
board-need-colour = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ({ $colours })
board-need-draw = pioche { $count } tuiles en un vol et { $end-id ->
    [skull] fais-toi prendre
    [stop] tire-t’en
   *[other] { $end }
}
board-need-draw-colour = pioche { $count } tuiles ({ $colours }) en un vol et { $end-id ->
    [skull] fais-toi prendre
    [stop] tire-t’en
   *[other] { $end }
}
board-need-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-need-any_tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-need-same_colour = { $count } tuiles d’une couleur
board-need-distinct_colours = des tuiles de { $count } couleurs
board-need-same_valuable = { $count } objets de valeur identiques
board-need-distinct_valuables = { $count } objets de valeur différents
board-need-distinct_keys = des clés de { $count } couleurs
board-need-accomplices = { $count ->
    [one] { $count } complice
   *[other] { $count } complices
}
board-need-fences_completed = complète { $count } receleurs en un tour
board-need-tiles_sold = vends { $count } tuiles en un tour
board-need-vp_behind = aie { $count } PV de moins que tous les autres
board-vp = { $vp } PV
board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-neutral = { $count ->
    [one] { $count } tuile neutre
   *[other] { $count } tuiles neutres
}
board-posters = { $count } avis de recherche

## La table : receleurs

board-fences = RECELEURS : ce qu’ils achètent, pour combien de PV, dernière tuile + { $vp }
board-fence = { $fence } : { $slots }
board-slot = { $object-id ->
    [key_any] clé au choix
   *[other] { $object }
} { $vp }
board-slot-yours = { board-slot } (tu l’as)
board-slot-taken = pris
board-completes = il en manque une

## La table : joueurs et pioches

board-players = À LA TABLE : { $ability } contrats débloquent la capacité, { $jobs } déclenchent la fin
board-seat = { $seat }
board-player = { $seat } : { $vp } PV · contrats { $jobs }/{ $goal } · pièces { $coins } · avis { $posters } · cartes { $cards } · marqueurs { $markers }
board-piles = PIOCHES
board-decks = Cachés : contrats { $jobs } (le prochain : { $back-id ->
    [none] aucun
    [A] une carte A, les contrats faciles
    [B] une carte B : contrats plus chers et descentes
   *[other] { $back-id }
}) · receleurs { $fences } · complices { $accomplices }
board-discard = Complices défaussés : { $cards }
board-supply = Tuiles neutres en réserve : { $tiles }
board-raids = DESCENTES à venir : { $count }
board-raid-coming = { $raid } – { $parts }
board-raid-loot = dès { $limit } tuiles : { $penalty } à céder
board-raid-posters = dès { $limit } avis : cachot

## La table : ce que font les cartes

board-explained = CE QUE FONT TES CARTES
board-does = { $who } : { $what }
board-effect-cheat = après une tuile butin d’un rival, pioche { $draws } tuiles du même sac ; un crâne ne nuit à personne, mais met fin à ta pioche.
board-effect-beggar = à tout moment, qui a plus de PV te donne une tuile ou une pièce ; si cela touche { $bonus_coin_if_affected_at_most } joueur au plus, tu prends aussi une pièce de la réserve.
board-effect-legacy_hunter = quand un rival cesse de voler avec au moins { $min_tiles } tuiles de ce tour, tu en reçois la moitié, arrondie au supérieur ; il choisit lesquelles.
board-effect-forger = à l’étape 3, une de tes tuiles passe pour un autre objet de valeur ou une autre clé.
board-effect-decoy = pendant ton vol, change de sac ; un crâne à la première pioche y met fin, mais ne prend rien.
board-effect-assassin = annule une carte que quelqu’un d’autre vient de jouer.
board-effect-know_it_all = parie sur le vol d’un rival avant la première pioche ; { $win_coins } pièces si tu as raison.
board-effect-lockpick = compte comme une clé de sa couleur pour un contrat.
board-effect-guardian_angel = remets le crâne d’un rival et prends-lui jusqu’à { $fee_tiles } tuiles de cette couleur ; s’il n’en a pas, { $fee_coin_if_none } pièce de la réserve.
board-effect-conjurer = à l’étape 1 ou 3, échange une tuile avec un rival ; il reçoit cette carte.
board-effect-traitor = un rival qui cesse pioche encore ; sur un crâne, tu reçois ce qu’il a pioché dans ce sac.
board-effect-errand_boy = à l’étape 3, pose un marqueur sur un contrat.
board-effect-lawyer = échappe à une descente, ou rends à tout moment jusqu’à { $posters } avis de recherche.
board-ability-recruiter = avant ton tour, pioche gratuitement { $draw_accomplices ->
    [one] un complice
   *[other] { $draw_accomplices } complices
}.
board-ability-freelancer = remplis des contrats sans les réserver, sauf s’ils portent le marqueur d’un rival.
board-ability-shadow = lors d’une descente, tu comptes { $raid_reduction } tuile et { $raid_reduction } avis de moins.
board-ability-escape_artist = quand tu te fais prendre, garde jusqu’à { $keep_tiles } tuiles de cette couleur.
board-ability-haggler = { $bonus_vp } PV de plus par tuile vendue.
board-ability-locksmith = tes clés ouvrent tout ; { $bonus_vp } PV de plus pour les contrats avec clés.

## The gallery: everything in the box, to be looked up

gallery-section-accomplice = Complices
gallery-section-master = Maîtres voleurs
gallery-section-job-a = Contrats A
gallery-section-job-b = Contrats B
gallery-section-raid = Descentes de police
gallery-section-fence = Receleurs
gallery-section-bag = Sacs
gallery-section-object = Ce qu’on peut voler
gallery-section-tile = Tuiles butin
gallery-section-board = Plateaux et nombres
gallery-reward = rapporte { $reward }
gallery-fence-last = qui remplit la dernière case gagne { $vp } PV de plus
gallery-bag = { $loot } tuiles butin et { $skulls ->
    [one] un crâne
   *[other] { $skulls } crânes
}
gallery-supply = tuiles neutres, au nombre de { $loot } : récompenses de contrats, jamais perdues sur un crâne
gallery-holds = plein : { $things }
gallery-object-valuable = un objet de valeur
gallery-object-key = une clé
gallery-object-joker = une clé, de la couleur de ton choix au moment de t’en servir
gallery-object-coin = une tuile butin qui compte comme { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} ; les receleurs n’en veulent pas
gallery-found-in = se trouve dans : { $bags }
gallery-price = { $fence } { $vp } PV
gallery-bought-by = acheteurs : { $prices }
gallery-tile = { $object } ; retourne ici : { $bag }
gallery-table-players-2 = À 2 joueurs
gallery-table-players-3 = À 3 joueurs
gallery-table-players-4 = À 4 joueurs
gallery-deck = { $a_cards } contrats A sont posés sur les contrats B
gallery-length-standard = normal : la fin vient à { $end } contrats, les capacités se débloquent à { $ability }
gallery-length-short = court : la fin à { $end } contrats, les capacités à { $ability }
gallery-length-long = long : la fin à { $end } contrats, les capacités à { $ability }
gallery-character = une face d’un plateau de personnage ; sans effet sur le jeu
gallery-piece-coin_piece = pièce
gallery-what-coin_piece = paie les complices ({ $hire } chacun) et les contrats qui demandent des pièces ; à la fin, chacune vaut 1 PV ; il y en a toujours assez
gallery-piece-poster = avis de recherche
gallery-what-poster = vient avec la récompense de certains contrats ; une descente qui compte les avis envoie au cachot qui atteint ou dépasse sa limite ; il y en a toujours assez
gallery-piece-skull = crâne
gallery-what-skull = qui le pioche est pris : le crâne et toutes ses tuiles de cette couleur retournent dans le sac ; à la toute première pioche, il rapporte { $coins } pièce
gallery-piece-marker = marqueur de réservation
gallery-what-marker = { $most } par joueur ; seul un contrat portant ton marqueur peut être rempli ; éjecté, repris ou encore sur un contrat à la fin, il coûte { $loss } PV
gallery-piece-start_marker = marqueur premier joueur
gallery-what-start_marker = son propriétaire commence chaque manche ; la dernière manche se termine avec le joueur à sa droite
gallery-piece-dungeon = cachot
gallery-what-dungeon = le verso d’une carte maître voleur : celui qu’une descente y envoie rend 1 avis de recherche et saute 1 tour, et la capacité est suspendue
gallery-piece-job_board = plateau
gallery-what-job_board = a des cases pour { $jobs } contrats ouverts, { $fences } receleurs ouverts et les pioches, ainsi qu’une piste de score
gallery-piece-score_marker = marqueur de score
gallery-what-score_marker = indique tes PV sur la piste de score : { $vp } au début, jamais moins de 0, sans limite supérieure

# Ce qui se dit au début d’une première partie

simplified = Cette première partie est courte : elle finit à { $end } contrats remplis au lieu de { $usual_end }, et les capacités se débloquent à { $ability } contrats au lieu de { $usual_ability }.
