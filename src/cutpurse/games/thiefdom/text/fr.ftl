# What Thiefdom says in French. The same keys stand in every language file.

## The game

game-name = Thiefdom
game-about = Chacun mène trois voleurs dans une ville tortueuse : voler, vendre, soudoyer et rester hors de vue des gardes. Avec un mode solo.

## Settings

setting-smuggling = Missions de contrebande
setting-smuggling-about = D’où viennent les nouvelles missions.
setting-smuggling-deck = d’une pioche face cachée
setting-smuggling-open_stacks = piles ouvertes : chacun voit la suite
setting-planning = Planification
setting-planning-about = Comment les tuiles de planification sont posées.
setting-planning-secret = chacun choisit en secret
setting-planning-chaotic = chaotique : les tuiles sont posées au hasard
setting-layout = Ville
setting-layout-about = Comment les sections de ville sont disposées.
setting-layout-random = assemblée au hasard
setting-layout-introductory = la ville d’initiation

## Parts of sentences

thief-name = { $seat } ({ $shape })
goods-name = { $good-id ->
    [gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
    [gem] { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
    [brandy] { $count ->
        [one] { $count } eau-de-vie
       *[other] { $count } eaux-de-vie
    }
    [wine] { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
    [badge] { $count ->
        [one] { $count } insigne
       *[other] { $count } insignes
    }
   *[other] { $good }
}
direction-name = { $direction-id ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
   *[other] { $direction }
}
way-name = { $way-id ->
    [N] Vers le nord
    [E] Vers l’est
    [S] Vers le sud
    [W] Vers l’ouest
    [mouth] Par les catacombes
    [out] Dehors
    [none] Aller
   *[other] { $way }
}
slot-name = { $slot-id ->
    [patrol] plateau de patrouille
   *[other] { $slot }
}
other-name = { $other-id ->
    [lair_store] inventaire du repaire
   *[other] { $other }
}
gold-name = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
cost-name = { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}
plus-goods = { $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
where-name = { $place-id ->
    [tower] dans une tour
    [garden] dans un jardin
    [smithy] dans une forge
    [stable] dans une étable
    [church] dans l’église
    [market] au marché
    [dealer] chez un trafiquant
    [tavern] dans une taverne
    [dungeon] au cachot
    [smuggler] chez un contrebandier
    [villa] dans une villa
    [building] dans un bâtiment
    [lantern] sur une lanterne
    [river] au bord de la rivière
    [own_lair] dans ton repaire
    [beside_carriage] dans un bâtiment à côté du chariot
   *[other] { $place }
}

## Words of choices

word-patrol = plateau de patrouille
word-lair_store = inventaire du repaire

## Questions

question-draft_pick = Quelle carte gardes-tu ?
question-draft_buy = Quelles cartes achètes-tu, et pour qui ? Or au repaire : { $gold }
question-lair = Dans quelle maison est ton repaire ? (avec le nombre de pas jusqu’aux lieux les plus proches)
question-plan = Nuit { $round } : { $number ->
    [1] qui agit en premier
    [2] qui agit en deuxième
    [3] qui agit en troisième
   *[4] qui agit en dernier
} ? (tuile de planification { $number })
question-route = { $figure } : par où ?{ $left ->
    [1] { "" }
   *[other] {" "}(encore { $left } lanternes libres)
}
question-action = { $shape }, { $ap ->
    [0] plus de point d’action
    [one] encore un point d’action
   *[other] encore { $ap } points d’action
} : que fait-il ?
question-hop = { $shape } en chemin, { $points ->
    [one] encore un pas
   *[other] encore { $points } pas
} : où va-t-il ?
question-pass = { $shape } saute { $place } : où atterrit-il ?
question-location = { $place } : que fais-tu ici ?
question-patrons = Se lier, se battre ou rien ? Or : { $gold }
question-tapestry = Quelle carte de l’étalage prends-tu gratuitement ?
question-keep = { $shape } porte trop : que laisse-t-il ?
question-divide = { $good-id ->
    [gold] Combien de pièces d’or doit avoir
    [gem] Combien de pierres précieuses doit avoir
    [brandy] Combien d’eaux-de-vie doit avoir
    [wine] Combien de vins doit avoir
    [badge] Combien d’insignes doit avoir
   *[other] { $good } : doit-il l’avoir,
} { $shape } ? (avec : { other-name })

## Options: before the first night

option-keep = Garder { $card } : coûte { cost-name }, { $vp } PV
option-buy-for = { $shape } reçoit { $card } : { cost-name }, { $vp } PV
option-done = Terminé
option-lair = Repaire : { $place }
option-lair-near = { $place } : marché { $market }, taverne { $tavern }, trafiquant { $dealer }, villa { $villa }, contrebandier { $smuggler }
option-place = Tuile { $number } : { slot-name }
option-place-patrol = Tuile { $number } : plateau de patrouille ({ $figures })

## Options: townsfolk

option-walk = Vers { $direction-id ->
    [N] le nord
    [E] l’est
    [S] le sud
    [W] l’ouest
   *[other] { $direction }
}, lanterne { $place }{ $after ->
    [occupied] {", "}occupée, puis plus loin
    [on] {" "}puis plus loin
    [same] {", "}par un autre chemin
    [end] { "" }
   *[other] { "" }
}
option-walk-nowhere = Vers : { direction-name }
option-walk-to = { $figure } : lanterne { $place }{ $direction-id ->
    [none] { "" }
   *[other] {", tourné : "}{ direction-name }
}{ $own ->
    [0] { $caught ->
        [0] { "" }
        [one] {" "}(repère un rival)
       *[other] {" "}(repère { $caught } rivaux)
    }
   *[other] { $caught ->
        [one] {" "}(repère ton propre voleur)
       *[other] {" "}(repère { $caught } voleurs, dont { $own } à toi)
    }
}

## Options: a thief’s turn

option-go = { way-name } : { $place }
option-pass-folk = { way-name }, par-dessus { $figure } ({ $place })
option-pass-thief = { way-name }, par-dessus { $seat } ({ $shape }), { $place }
option-hide = { way-name } : se cacher, { $place }
option-enter = { way-name } : entrer, { $place }
option-climb = { way-name }, par-dessus le mur : { $place }
option-over = { way-name } : sauter par-dessus, { $place }
option-stop = { $points ->
    [0] Rester ici
    [one] Rester ici (1 pas perdu)
   *[other] Rester ici ({ $points } pas perdus)
}
option-move-to = Déplacement : { $place } ({ $ap } PA)
option-move-rob = Déplacement : { $place }, puis détrousser : { $figure }{ $good-id ->
    [gold] {" "}(or)
    [gem] {" "}(pierre précieuse)
    [both] {" "}(or et pierre précieuse)
    [brandy] { "" }
    [wine] { "" }
    [badge] { "" }
   *[other] { "" }
}{ $card-id ->
    [none] { "" }
   *[other] {" "}({ $card })
}{" "}({ $ap } PA){ $wanted ->
    [yes] {" "}– ensuite recherché
   *[no] { "" }
}
option-activate-sell = { $place } : activer et tout vendre ({ $vp } PV)
option-sell-all = Tout vendre ({ $vp } PV)
option-rob-guard = Détrousser { $figure } : 1 insigne
option-rob-cudgel = Détrousser { $figure } au gourdin : { $vp } PV, puis il doit bouger
option-rob-noble = Détrousser { $figure } : { goods-name }
option-rob-noble-both = Détrousser { $figure } : { $gold } or et { $gem ->
    [one] { $gem } pierre précieuse
   *[other] { $gem } pierres précieuses
}
option-rob-carriage = Détrousser le chariot : { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
option-rob-mortana = Détrousser le chariot pour { gold-name } : { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}, sans affiche
option-activate = Activer : { $place }
option-stamina = Utiliser l’endurance : un point d’action de plus
option-poster = { $vp ->
    [0] Retirer l’affiche
   *[other] Rendre l’affiche : { $vp } PV
}
option-exchange = Échanger des biens : { other-name }
option-give-all = Donner tout ce qui tient : { other-name }
option-take-all = Prendre tout ce qui tient : { other-name }
option-discard = Défausser : { $good }
option-end = Finir le tour

## Options: locations

option-take = Prendre { goods-name }
option-sell = Vendre { goods-name } : { $vp } PV
option-patrons = Regarder les clients
option-deliver = Livrer { $artwork } : { $vp } PV{ plus-goods }
option-mission = Accomplir « { $mission } » : { $need } contre { $vp } PV{ plus-goods }
option-buy = Acheter { $card } : { cost-name }, { $vp } PV
option-buy-brandy = Acheter { goods-name } pour { gold-name }
option-fetch = Prendre au cachot : { goods-name }
option-onward = Continuer vers { $place }
option-befriend = Se lier avec { $patron } : { cost-name }, { $vp } PV{ plus-goods }
option-brawl = Se battre avec { $patron } : { $vp } PV
option-leave = Laisser les clients tranquilles
option-take-card = Prendre { $card } : { $vp } PV
option-decline = Ne prendre aucune carte : { $vp } PV
option-lose = Perdre : { $good }
option-carry = { $shape } : { goods-name } · { other-name } : { $rest }
option-carry-artwork = { $count ->
    [0] Sans : { $good }
   *[other] Avec : { $good }
}
option-rest-stays = Laisser tout le reste tel quel

## Options: cards

option-use-gain = Utiliser { $card }{ $vp ->
    [0] { "" }
   *[other] , { $vp } PV
}{ $ap ->
    [0] { "" }
   *[other] , { $ap } PA
}{ plus-goods }
option-use-trade = { $card } : { $pay } → { $goods-count ->
    [0] { $vp } PV
   *[other] { $goods }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    }
}
option-use-store_trade = { $card } : du repaire, { $good } pour { $vp } PV
option-use-teleport = { $card } : passer à { $place }
option-use-hook = { $card } : traverser vers { $place }
option-use-swap = { $card } : changer de place avec { $shape }
option-use-drive = { $card } : chasser { $figure }, { $vp } PV
option-use-share = { $card } : partager avec { $shape }
option-use-smoke = { $card } : personne ne te repère pendant ce tour, { $vp } PV
option-use-blind = { $card } : { $figure } détourne les yeux
option-use-bargain = { $card } : acheter { $ware } pour { cost-name }, { $vp } PV
option-use-give = { $card } : donner { $good } à { $shape }
option-use-fetch = { $card } : prendre { $good } à { $shape }
option-use = Utiliser { $card }
option-unknown = { $choice }

## Consider first

caution-caught = { $figure } t’y repère : moins { $vp } PV et retour au repaire.
caution-goods-lost = Tu perdrais tout ce que tu portes ({ $count }).
caution-passing = Sauter des adversaires te coûte { $vp } PV.
caution-entering = Les adversaires à l’intérieur te coûtent { $vp } PV.
caution-points-left = { $points ->
    [one] Un pas est perdu.
   *[other] { $points } pas sont perdus.
}
caution-ap-left = { $ap ->
    [one] Un point d’action est perdu.
   *[other] { $ap } points d’action sont perdus.
}
caution-stamina-left = C’est ton dernier voleur de la nuit, et ton endurance n’a pas servi.
caution-own-caught = Cela fait repérer ton propre voleur : { $shape } (moins { $vp } PV)
merit-catches = Cela fait repérer : { $seat } ({ $shape })
caution-stopped = { $figure } t’y interrompt : ton Déplacement prend fin.
caution-overflow = { $count ->
    [one] Un bien ne tiendra pas.
   *[other] { $count } biens ne tiendront pas.
}
caution-poster-worth = Au cachot, cette affiche vaut { $vp } PV.
caution-brawl = Ce voleur ne pourra plus jamais avoir d’allié.
caution-outside-lair = C’est la dernière nuit : un voleur au repaire vaut { $vp } PV.
caution-part-left = { $part-id ->
    [buy] Ensuite, tu ne pourras plus rien acheter ici.
    [fetch] Ensuite, tu ne pourras plus rien reprendre ici.
   *[other] Ensuite, ce ne sera plus possible ici.
}
caution-wanted = Ce voleur sera recherché.

## Notes: worth knowing before choosing

note-price = { cost-name }, { $vp } PV{ plus-goods }
note-looks = regarde vers { $direction-id ->
    [N] le nord
    [E] l’est
    [S] le sud
    [W] l’ouest
   *[other] { $direction }
}, { $count ->
    [0] ne voit rien
    [one] voit { $count } case
   *[other] voit { $count } cases
}
note-sees-you = a le voleur actif sous les yeux : pas d’insigne à voler
note-badge = { $full ->
    [yes] un insigne à voler
   *[no] pas d’insigne
}
note-bag = { $full ->
    [yes] un sac plein
   *[no] un sac vide
}
note-deliverable = livrable maintenant : { $shapes }
note-has-goods = { $open ->
    [no] { $shape } a la marchandise · aucun chemin sans arrestation pour l’instant
   *[yes] { $ap ->
        [0] { $shape } a la marchandise et est sur place
       *[other] { $shape } a la marchandise · à { $ap } PA
    }
}
note-artwork = un trafiquant paie { $vp } PV{ plus-goods }
note-artwork-card = et une carte exposée gratuite, ou { $vp } PV
note-artwork-slots = demande { $slots } emplacements libres
note-artwork-free = { $shape } en a { $free } de libres
note-lacking = il manque : { $goods } ({ $shape })
note-arrest = une arrestation coûte { $vp } PV{ $count ->
    [0] { "" }
    [one] {" "}et le bien transporté
   *[other] {" "}et les { $count } biens transportés
}
note-could-buy = pourrait payer chez un trafiquant : { $cards }
note-card-room = { $count ->
    [0] { $shape } n’a plus de place pour une carte
    [one] { $shape } a encore place pour une carte
   *[other] { $shape } a place pour { $count } cartes
}
note-place-market = prendre de l’or à pleines poches ; vendre l’eau-de-vie { $vp } PV pièce
note-place-dealer = acheter l’équipement exposé ({ $cards } cartes au plus par voleur ; tout est renouvelé après les nuits { $nights }) ; vendre les pierres précieuses { $vp } PV pièce ; livrer une œuvre d’art
note-place-tavern = rencontrer { $count } clients ; vendre le vin { $vp } PV pièce ; acheter l’eau-de-vie { $gold } pièce d’or chacune
note-place-dungeon = reprendre les biens confisqués ; vendre les insignes { $vp } PV pièce ; rendre l’affiche pour { $poster } PV
note-place-smuggler = livrer ce que demande la mission
note-place-villa = prendre des pierres précieuses à pleines poches, ou l’œuvre d’art ; l’une des deux est sous clé

## Log: set-up

event-town_built = La ville : { $sections }.
event-villa_laid = { $place } : { $villa }, { $artwork }.
event-mission_laid = Nouvelle mission ({ $place }) : « { $mission } ».
event-card_displayed = Nouveau à l’étalage : { $card }.
event-board_taken = { $seat } reçoit : { $board }.
event-first_player = { $seat } est premier joueur.
event-cards_dealt = { $count ->
    [one] { $seat } reçoit une carte.
   *[other] { $seat } reçoit { $count } cartes.
}
event-cards_dealt-own = Tu reçois : { $cards }.
event-cards_passed = { $rival } passe { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $seat }.
event-cards_passed-own = { $rival } te passe : { $cards }.
event-nothing_bought = { $seat } n’achète aucun équipement.
event-lair_chosen = { $seat } s’installe : { $place }.

## Log: the night

event-night_fell = La nuit { $round } tombe.
event-plan_shown = { $seat } a prévu : { $slots }.
event-tile_turned = { $seat }, tuile { $number } : { slot-name }.
event-folk_moved = { $figure } va en { $place }{ $only ->
    [yes] , seul chemin possible
   *[no] { "" }
}.
event-folk_stayed = { $figure } ne peut pas bouger et reste en { $place }.
event-turn_began = Tour : { thief-name }.
event-turn_ended = { thief-name } a fini{ $left ->
    [0] { "" }
    [one] {" "}(un point d’action perdu)
   *[other] {" "}({ $left } points d’action perdus)
}.
event-stamina_used = { thief-name } utilise son endurance.
event-moved = { thief-name } → { $place }.
event-wall_climbed = { thief-name } escalade un mur → { $place }.
event-passed_over = { thief-name } saute par-dessus { $figure-id ->
    [none] { $hat-id ->
        [none] { $place }
       *[other] { $seats-count ->
            [0] un adversaire
           *[other] { $seats }
        } ({ $hat }), { $place }
    }
   *[other] { $figure } ({ $place })
}.
event-teleported = { thief-name } surgit : { $place }.
event-caught = { $figure } repère { thief-name } !
event-escaped = { thief-name } s’esquive et retrouve sa liberté.
event-arrested = { thief-name } est arrêté : moins { $vp } PV.
event-confiscated = Confisqué à { thief-name } : { goods-name }.

## Log: goods and points

event-robbed = { thief-name } détrousse : { $figure }.
event-gained = { thief-name } obtient { goods-name }.
event-lost = { thief-name } ne peut pas tout porter, perdu : { goods-name }.
event-paid = { thief-name } paie { goods-name }.
event-sold = { thief-name } vend { goods-name } pour { $vp } PV.
event-discarded = { thief-name } défausse { goods-name }.
event-handed = { $seat } : { goods-name }, { $giver-id ->
    [lair_store] inventaire du repaire
   *[other] { $giver }
} → { $taker-id ->
    [lair_store] inventaire du repaire
   *[other] { $taker }
}.
event-stored = { $seat } met au repaire : { goods-name }.
event-scored = { $seat } marque { $vp } PV ({ $why-id ->
    [dawn] voleurs dans les ruelles
    [goods] biens
    [lair] voleurs au repaire
    [visit] merci d’un allié
   *[other] { $why }
}).
event-points_lost = { $seat } perd { $vp } PV ({ $why-id ->
    [rival_passed] adversaires sautés
    [rival_inside] adversaires dans le bâtiment
   *[other] { $why }
}).
event-wanted = { thief-name } est recherché.
event-poster_off = { thief-name } n’est plus recherché{ $vp ->
    [0] { "" }
   *[other] {" "}: { $vp } PV
}.

## Log: locations and cards

event-activated = { thief-name } active : { $place }.
event-artwork_delivered = { thief-name } livre { $artwork } : { $vp } PV.
event-equipment_bought = { thief-name } achète { $card } pour { cost-name } : { $vp } PV.
event-patrons_revealed = Clients pour { $seat } : { $patrons }.
event-befriended = { thief-name } se lie avec { $patron } pour { cost-name } : { $vp } PV.
event-brawled = { thief-name } se bat avec { $patron } : { $vp } PV.
event-patrons_left = { $seat } laisse les clients tranquilles.
event-mission_fulfilled = { thief-name } remplit « { $mission } » : { $vp } PV.
event-card_used = { thief-name } utilise { $card }{ $target-id ->
    [none] { "" }
   *[other] {" "}({ $target })
}.
event-card_gone = { thief-name } perd la carte { $card }.

## Log: the day and the end

event-day_broke = Le jour { $round } se lève.
event-bags_filled = Les sacs des nobles sont de nouveau pleins.
event-badges_returned = Les gardes ont retrouvé leurs insignes.
event-display_cleared = Retiré de l’étalage : { $cards }.
event-solo_board = Révélé : { $board }.
event-rolled = Le dé montre { $number }{ $why-id ->
    [place] {" "}(pour l’adversaire)
    [move] {" "}(pour les citadins)
   *[other] {" "}({ $why })
}.
event-rival_placed = L’adversaire ({ $shape }) est ici : { $place }.
event-won = { $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}
event-rated = { $seat } : { $vp } PV, { $stars ->
    [0] aucune étoile
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}.

## Why not

reason-not-now = Ce n’est pas possible maintenant.
reason-finish-first = Finis d’abord ce que tu as commencé.
reason-no-action-points = Tu n’as plus de point d’action.
reason-card-not-in-hand = Tu n’as pas cette carte : { $card }.
reason-enough-bought = Tu achètes { $count } cartes au plus.
reason-card-twice = Un voleur n’a jamais deux fois la même carte : { $card }.
reason-hands-full = Ce voleur a déjà { $count } cartes équipement.
reason-hands-full-here = { $place } : ce voleur a déjà { $count } cartes équipement et n’a rien d’autre à y faire.
reason-too-dear = Cela coûte { cost-name } ; il n’y a que { $gold }.
reason-cannot-pay = Ce voleur ne peut pas payer cela.
reason-lair-taken = Une autre guilde y habite déjà : { $place }.
reason-no-house-for-a-lair = Pas de repaire possible ici : { $place }.
reason-no-patrol-alone = En solo, tu planifies tes trois voleurs ; il n’y a pas de plateau de patrouille.
reason-slot-has-a-tile = Il y a déjà une tuile ici : { slot-name }.
reason-tile-by-tile = Pose d’abord la tuile { $number }.
reason-no-street = Aucune ruelle ne part d’ici ({ direction-name }).
reason-behind-him = C’est dans son dos ({ direction-name }).
reason-no-turning-back = Personne ne fait demi-tour en chemin ({ direction-name }).
reason-dead-end = C’est une impasse ({ direction-name }).
reason-no-end-there = Par là ({ direction-name }), le déplacement ne pourrait pas finir.
reason-too-far = On ne peut pas y aller en un pas : { $place }.
reason-wall = Un mur l’en sépare : { $place }.
reason-no-door = Pas d’entrée de ce côté : { $place }.
reason-not-twice = On ne peut pas visiter deux fois le même endroit dans un bond : { $place }.
reason-no-landing = C’est occupé, et nulle part où atterrir ensuite : { $place }.
reason-only-catacombs = Il ne reste qu’un pas par les catacombes.
reason-no-stop-here = Un Déplacement ne finit pas sur une case occupée.
reason-cannot-climb = Ce voleur ne peut pas escalader de mur : { $place }.
reason-no-wall = Pas de mur à escalader : { $place }.
reason-cannot-jump = Ce voleur ne peut pas sauter un bâtiment : { $place }.
reason-rob-in-streets = On détrousse les citadins dans la ruelle, pas depuis un bâtiment.
reason-not-in-reach = Hors de portée : { $figure }.
reason-robbed-already = Ce voleur a déjà détroussé cette figurine cette nuit : { $figure }.
reason-in-his-sight = Tu es en vue de : { $figure }.
reason-no-badge = Pas d’insigne à prendre : { $figure }.
reason-bag-empty = Le sac est vide : { $figure }.
reason-card-not-held = Ce voleur ne dispose pas de cette carte : { $card }.
reason-card-works-alone = Cette carte agit d’elle-même : { $card }.
reason-once-per-turn = Une seule fois par tour : { $card }.
reason-card-not-here = { $card } : seulement { where-name }.
reason-been-there = Cette situation s’est déjà présentée depuis ton dernier point d’action : { $place }.
reason-card-no-target = Rien à quoi l’appliquer maintenant : { $card }.
reason-stamina-gone = Ton endurance a déjà servi cette nuit.
reason-not-wanted = Ce voleur n’est pas recherché.
reason-not-at-home = Ce n’est possible que dans ton repaire.
reason-nobody-there = Pas ici : { $shape }.
reason-nothing-to-exchange = Il n’y a rien de nouveau à échanger.
reason-kind-by-kind = Une sorte après l’autre ; maintenant : { $good }.
reason-cannot-carry = Ce partage n’est pas possible : { goods-name }.
reason-not-carried = Ce voleur ne le porte pas : { $good }.
reason-makes-no-room = Cela ne libère pas la place qui manque : { $good }.
reason-no-room = Ce voleur n’a pas la place : { $good }.
reason-too-few = Il faudrait { goods-name } ; tu en as { $have }.
reason-no-location = Ce voleur n’est dans aucun lieu.
reason-activate-first = Active d’abord le lieu.
reason-activated-already = Ce voleur a déjà activé ce lieu cette nuit : { $place }.
reason-no-mission = Pas de mission ici : { $place }.
reason-artwork-room = L’œuvre ({ $artwork }) demande { $slots } emplacements libres ; ce voleur en a { $free }. Remets ou jette d’abord quelque chose.
reason-no-effect = Ce voleur ne peut rien faire ici : { $place }.
reason-part-done = Cette partie du lieu est déjà faite.
reason-not-done-here = Cela ne se fait pas ici.
reason-not-sold-here = Personne n’en achète ici : { $good }.
reason-one-of-two = Une villa donne les pierres ou l’œuvre d’art, pas les deux.
reason-locked = C’est verrouillé et demande un crochet : { $good }.
reason-artwork-gone = Elle n’est pas ici : { $artwork }.
reason-not-on-display = Pas à l’étalage : { $card }.
reason-brawled-once = Après une bagarre, ce voleur ne peut plus se lier.
reason-no-brawl-here = On ne se bat que dans les tavernes.
reason-has-a-friend = Ce voleur a déjà un allié.
reason-no-patrons-left = Il n’y a plus de clients.
reason-patron-not-there = Pas à la taverne cette nuit : { $patron }.
reason-mission-elsewhere = Cette mission n’est pas ici : « { $mission } ».
reason-goods-missing = Ce voleur ne porte pas ce que demande « { $mission } ».
reason-not-in-dungeon = Cela n’est pas au cachot : { $good }.
reason-do-something = Fais d’abord quelque chose ici.

## The table

board-over = La partie est terminée.
board-before = Avant la première nuit
board-round = Nuit { $round } sur { $rounds }{ $tile ->
    [0] { "" }
   *[other] {" "}· tuile { $tile }
}
board-turn = Tour : { thief-name }, points d’action : { $ap }
board-moving = En chemin, pas restants : { $points }
board-smoke = Sous la bombe fumigène : personne ne repère ce voleur.
board-walking = En chemin : { $figure }
board-legend = . ruelle  * lanterne  : # vu par un garde  ^ > v < garde  $ noble  & chariot  { $solo ->
    [yes] 1 ton voleur  ? adversaire
   *[no] 1–4 voleur de cette guilde
}  a–z maison  A–Z lieu (d sous 7A est 7Ad)  V villa  = catacombes  ~ rivière  | - mur
board-quarters = Quartiers : { $places }. Une case de rue se lit colonne, ligne : 2,9
board-name = { $thing }
board-nothing = rien
board-goods = { goods-name }

## The table: one’s own secrets

board-draft-hand = CARTES AU CHOIX
board-draft-kept = CARTES GARDÉES
board-own-plan = Ton plan, tuile par tuile : { $slots }

## The table: guilds

board-guild = { $number }. { $seat } : { $vp } PV{ $stamina ->
    [yes] {" "}· endurance
   *[no] { "" }
}{ $first ->
    [yes] {" "}· premier joueur
   *[no] { "" }
}
board-plan = Plan, tuile par tuile : { $slots }
board-patrol = Déplace : { $figures }
board-lair = Repaire { $place }, inventaire : { $goods }
board-store = Inventaire du repaire : { $goods }
board-thief = { $acting ->
    [yes] →{" "}
   *[no] { "" }
}{ $shape }, { $place-id ->
    [nowhere] encore nulle part
   *[other] { $place }
} : { $goods }
board-at-home = au repaire
board-wanted = recherché
board-cards = cartes : { $cards }
board-brawled = s’est battu avec { $patron }
board-blind = soudoyés : { $figures }
board-slots = { $count } places de plus
board-rivals = VOLEURS ADVERSES
board-rival = { $shape } : { $place }
board-boards-left = Encore à déplacer cette nuit : { $figures }
board-compass = SIGNIFICATION DU DÉ
board-die = { $number } : les citadins essaient { $ways } ; adversaire : { $place }

## The table: the town

board-seat = { $seat }
board-thief-of = { thief-name }
board-around = AUTOUR DE TES VOLEURS
board-stands = { $shape }, { $place } : { $ways }
board-way = { $place }{ $notes ->
    [none] { "" }
   *[other] {" "}({ $notes })
}
board-way-to = { direction-name } { board-way }
board-wall = { direction-name } fermé
board-lantern = lanterne
board-seen-by = vu par { $figures }
board-near = Pas jusqu’à : { $places }
board-townsfolk = CITADINS
board-guard = { $figure }, { $place }, regard : { direction-name }{ $full ->
    [yes] , insigne
   *[no] , sans insigne
} ; voit : { $sees }
board-noble = { $figure }, { $place }{ $full ->
    [yes] , sac plein
   *[no] , sac vide
}
board-carriage = { $figure }, { $place }
board-villas = VILLAS
board-villa = { $place } : { $locked-id ->
    [gems] pierres précieuses (verrouillées)
    [artwork] pierres précieuses
   *[other] pierres précieuses
}, { $artwork-id ->
    [none] plus d’œuvre d’art
   *[other] { $artwork }{ $locked-id ->
        [gems] { "" }
        [artwork] {" "}(verrouillé)
       *[other] { "" }
    }
}
board-missions = MISSIONS
board-mission = { $place } : « { $mission } », { $need } → { $vp } PV{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-mission-none = { $place } : aucune
board-mission-next = puis « { $mission } », { $need } → { $vp } PV{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-deliverable = Peut livrer maintenant : { $shapes }
board-display = ÉTALAGE
board-revealed = CLIENTS À LA TAVERNE
board-price = { $card }, { cost-name }, { $vp } PV{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-dungeon = Au cachot : { $goods }
board-piles = Pioches : équipement { $equipment } · clients { $patrons } · missions { $missions }
board-buildings = BÂTIMENTS
board-kind = { $kind } : { $places }
board-explained = CE QUE FONT LES CARTES DES VOLEURS

## What cards do

card-when = { $use-id ->
    [action] 1 PA
    [free] gratuit
   *[other] { $use }
}{ $frequency-id ->
    [turn] , une fois par tour
    [once] , une seule fois
    [any] { "" }
    [always] { "" }
   *[other] { "" }
}{ $place-id ->
    [anywhere] { "" }
   *[other] , { where-name }
}
board-card = { $card }{ $scope-id ->
    [guild] {" "}(toute la guilde)
    [thief] { "" }
   *[other] { "" }
} : { $effects }
board-card-used = { $card } ({ $scope-id ->
    [guild] toute la guilde,{" "}
    [thief] { "" }
   *[other] { "" }
}{ card-when }) : { $effects }
board-and = { $first } ; { $more }
effect-gain = donne{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } PV
}{ $ap ->
    [0] { "" }
   *[other] {" "}+{ $ap } PA
}
effect-trade = donner { $pay }, prendre{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } PV
}{ $repeat ->
    [yes] {" "}(à volonté)
   *[no] { "" }
}
effect-store_trade = depuis le repaire : donner { $pay }, prendre { $goods } +{ $vp } PV
effect-teleport = téléporte vers un autre endroit de ce genre
effect-hook = s’élance tout droit par-dessus la ruelle dans un autre bâtiment
effect-swap = change de place avec un autre de tes voleurs
effect-drive = { $targets-1-id ->
    [guard] déplace un garde en vue
    [noble] déplace un noble ou le chariot, s’ils sont en vue
    [carriage] déplace le chariot en vue
   *[other] déplace une figurine en vue
}
effect-share = { $count ->
    [one] donner un bien à un autre de tes voleurs ou lui en prendre un, où qu’il soit
   *[other] répartir à nouveau jusqu’à { $count } biens, sans les œuvres, avec un autre de tes voleurs, où qu’il soit
}
effect-smoke = jusqu’à la fin de son tour, personne ne repère ce voleur, et les adversaires sautés ne coûtent pas de PV
effect-blind = payer { $pay } : un garde ignore ce voleur jusqu’au matin
effect-bargain = équipement de l’étalage à { $discount } or de moins, +{ $vp } PV par carte
effect-slots = { $count } places de plus
effect-move_points = { $count } pas de plus par Déplacement
effect-catacomb_points = { $count } pas de plus pour un Déplacement par les catacombes
effect-cross_wall = une fois par tour, escalader un mur en se déplaçant
effect-jump_building = une fois par tour, sauter un bâtiment en se déplaçant
effect-unlock = ouvre ce qui est verrouillé dans les villas, +{ $vp } PV par prise
effect-no_loss = les adversaires ne coûtent pas de PV
effect-unseen = les gardes de la section { $section } ne peuvent pas arrêter ce voleur
effect-sale = se vend { $vp } PV ({ $at }) : { $good }
effect-visit = chaque activation ({ $at }) donne aussi { $goods } +{ $vp } PV
effect-onward = après l’activation ({ $at }), se téléporter : { $to }
effect-mission = chaque mission donne aussi { $goods } +{ $vp } PV
effect-noble_both = les nobles donnent les deux : { $gold } pièces d’or et { $gems ->
    [one] { $gems } pierre précieuse
   *[other] { $gems } pierres précieuses
}
effect-noble_extra = les nobles donnent en plus : { $goods }
effect-strike = détrousser un garde, même sans insigne, peut rapporter +{ $vp } PV : il doit alors bouger
effect-bribe = détrousser le chariot pour { $pay } : { $goods }, sans affiche
effect-patrons_at = clients avec qui se lier ici aussi : { $at }
effect-befriend_free = se lier ne coûte pas d’or
effect-dawn = au matin dans une ruelle : { $goods }
effect-end = à la fin, { $vp } PV pour chacun au repaire : { $good }

## The score sheet: where points came from

source-start = Au départ
source-goods-sold = Biens vendus
source-missions = Missions
source-artworks = Œuvres d’art
source-equipment-bought = Équipement acheté
source-equipment-used = Équipement utilisé
source-friends-made = Alliés gagnés
source-friends-help = Aide des alliés
source-posters = Affiches rendues
source-dawn = Voleurs dans les ruelles à l’aube
source-goods-at-the-end = Biens à la fin
source-lair = Voleurs au repaire
source-brawls = Bagarres
source-arrests = Arrestations
source-rivals = Adversaires sautés ou rencontrés

## The gallery: everything in the box, to be looked up

gallery-section-equipment = Équipement
gallery-section-patron = Clients des tavernes
gallery-section-mission = Missions de contrebande
gallery-section-artwork = Œuvres d’art
gallery-section-good = Biens
gallery-section-location = Lieux et villas
gallery-section-house = Maisons
gallery-section-figure = Citadins, voleurs et guildes
gallery-section-patrol = Plateaux de patrouille
gallery-section-section = Sections de ville
gallery-section-solo = Tables du jeu en solo
gallery-section-piece = Affiches, jetons et marqueurs
gallery-piece-wanted_poster = affiche « Recherché »
gallery-what-wanted_poster = pour avoir détroussé le chariot ; tant qu’un voleur la porte, les nobles et le chariot le repèrent aussi quand il leur passe par-dessus ; il la quitte dans son repaire, par une arrestation ou pour { $vp } PV au cachot
gallery-piece-bag_token = jeton sac
gallery-what-bag_token = tant qu’il est plein, on peut prendre à son noble { $gold } pièces d’or ou { $gems } pierre précieuse ; puis il est vide jusqu’au jour qui suit la nuit 2 ou 4
gallery-piece-catacombs = catacombes
gallery-what-catacombs = la case d’entrée voisine est un accès : pour un voleur qui se déplace, tout autre accès est à 1 pas
gallery-piece-planning_tile = tuile de planification
gallery-what-planning_tile = de 1 à { $most } dans chaque couleur : face cachée, une sur chaque voleur et une sur le plateau de patrouille ; les tuiles 1 de toutes les guildes agissent d’abord
gallery-piece-stamina_marker = marqueur d’endurance
gallery-what-stamina_marker = une fois par nuit, { $ap } PA de plus pour le voleur dont c’est le tour ; il revient le jour
gallery-piece-lair_marker = marqueur de repaire
gallery-what-lair_marker = se trouve dans la maison où tes voleurs commencent ; son inventaire contient autant de biens que tu veux
gallery-piece-loot_board = plateau de butin
gallery-what-loot_board = porte l’insigne de chaque garde et le jeton sac de chaque noble
gallery-piece-round_marker = marqueur de manche
gallery-what-round_marker = indique la nuit, de 1 à { $rounds }
gallery-piece-player_board = plateau de joueur
gallery-what-player_board = ce que portent tes trois voleurs, avec de la place pour { $gold } pièces d’or et { $loot } butins chacun, leurs cartes et l’inventaire de ton repaire
gallery-piece-vp_board = plateau de PV
gallery-what-vp_board = se trouve à côté de la ville et indique les PV de chaque guilde : { $vp } au début, jamais moins de 0
gallery-piece-vp_marker = marqueur de PV
gallery-what-vp_marker = indique tes PV sur un plateau de PV
gallery-piece-four_goods_token = jeton « 4 biens »
gallery-what-four_goods_token = remplace 4 biens d’une même sorte, sinon posés un à un ; il n’a pas d’effet
gallery-piece-die = dé à 8 faces
gallery-what-die = en solo, il déplace les figurines d’un plateau de patrouille selon la boussole et place un voleur adverse
gallery-guild-wide = pour tous les voleurs de la guilde
gallery-deliver = livre { $goods }
gallery-reward = reçois { $vp } PV{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-dealer-pays = un trafiquant paie { $vp } PV{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-equipment-or = et une carte équipement étalée gratuite, ou { $vp } PV si tu n’en prends pas
gallery-artwork = occupe { $slots } emplacements de butin ; { $vp } PV à la fin s’il n’a pas été livré
gallery-sold-at = se vend { $vp } PV l’unité : { $place }
gallery-at-the-end = à la fin, { $count ->
    [one] chacun vaut 1 PV
   *[other] { $count } ensemble valent 1 PV
}
gallery-villa-artwork = les pierres sont accessibles ; l’œuvre est sous clé et demande un Crochet
gallery-villa-gems = l’œuvre est accessible ; les pierres sont sous clé et demandent un Crochet
gallery-house-lair = une maison : peut être un repaire, on y entre de chaque case de ruelle voisine
gallery-house-no-lair = une maison : jamais un repaire, on y entre de chaque case de ruelle voisine
gallery-folk-guard = regarde dans une direction et repère tout voleur qu’il voit dans une ruelle ; détroussé de côté ou par-derrière, il donne son insigne
gallery-folk-noble = va de lanterne en lanterne ; détroussé le sac plein, il donne { $gold } pièces d’or ou { $gems ->
    [one] { $gems } pierre précieuse
   *[other] { $gems } pierres précieuses
}
gallery-folk-carriage = avance de deux lanternes ; le détrousser rapporte { $wine } vin et une affiche « Recherché »
gallery-from-players = { $count ->
    [one] en jeu dès { $count } joueur
   *[other] en jeu dès { $count } joueurs
}
gallery-thief = { $ap } points d’action par nuit ; place pour { $gold } pièces d’or et { $loot } butins ; toutes les formes se valent
gallery-guild = commence avec { $vp } PV et { $gold } pièces d’or dans l’inventaire du repaire ; les couleurs ne changent rien
gallery-for-players = nombre de joueurs : { $players }
gallery-moves = déplace, dans cet ordre : { $figures }
gallery-first-player = qui l’a commence
gallery-rival = place un voleur adverse : { $shape }
gallery-land = terre : placée et tournée au hasard
gallery-river = fleuve : dans la colonne est, jamais tournée
gallery-entry-villa = une villa se trouve derrière son entrée
gallery-entry-catacombs = des catacombes se trouvent derrière son entrée
gallery-places = { $places }
gallery-table-compass = La boussole
gallery-table-placement = Où vont les adversaires
gallery-table-stars = Étoiles
gallery-compass = { $number } : les citadins essaient { $ways }
gallery-placement = { $number } : { $place }, section de ville { $section }
gallery-stars = { $stars } { $vp } PV

# Ce qui se dit au début d’une première partie

simplified = Cette première partie se joue dans la ville d’introduction, toujours disposée de même ; ailleurs, le hasard la dispose.
