# Co mówi Thiefdom. Te same klucze są w każdym pliku językowym.

## The game

game-name = Thiefdom
game-about = Każdy ma trzech złodziei w krętym mieście: kradnij, sprzedawaj, przekupuj i schodź straży z oczu. Z grą solo.

## Settings

setting-smuggling = Misje przemytnicze
setting-smuggling-about = Skąd biorą się nowe misje.
setting-smuggling-deck = z zakrytego stosu
setting-smuggling-open_stacks = odkryte stosy: wszyscy widzą, co będzie dalej
setting-planning = Planowanie
setting-planning-about = Jak rozkłada się płytki planowania.
setting-planning-secret = każdy wybiera w tajemnicy
setting-planning-chaotic = chaotyczne: płytki rozkłada się losowo
setting-layout = Miasto
setting-layout-about = Jak ułożone są części miasta.
setting-layout-random = losowo
setting-layout-introductory = miasto wprowadzające

## Parts of sentences

thief-name = { $seat } ({ $shape })
goods-name = { $good-id ->
    [gold] { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
    [gem] { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[many] { $count } klejnotów
    }
    [brandy] { $count ->
        [one] { $count } okowita
        [few] { $count } okowity
       *[many] { $count } okowit
    }
    [wine] { $count ->
        [one] { $count } wino
        [few] { $count } wina
       *[many] { $count } win
    }
    [badge] { $count ->
        [one] { $count } odznaka
        [few] { $count } odznaki
       *[many] { $count } odznak
    }
   *[other] { $good }
}
direction-name = { $direction-id ->
    [N] północ
    [E] wschód
    [S] południe
    [W] zachód
   *[other] { $direction }
}
way-name = { $way-id ->
    [N] Na północ
    [E] Na wschód
    [S] Na południe
    [W] Na zachód
    [mouth] Przez katakumby
    [out] Na zewnątrz
    [none] Idź
   *[other] { $way }
}
slot-name = { $slot-id ->
    [patrol] plansza patrolu
   *[other] { $slot }
}
other-name = { $other-id ->
    [lair_store] skład w kryjówce
   *[other] { $other }
}
gold-name = { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}
cost-name = { $cost ->
    [one] { $cost } złoto
   *[other] { $cost } złota
}
plus-goods = { $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
where-name = { $place-id ->
    [tower] w wieży
    [garden] w ogrodzie
    [smithy] w kuźni
    [stable] w stajni
    [church] w kościele
    [market] na targu
    [dealer] u pasera
    [tavern] w karczmie
    [dungeon] w lochu
    [smuggler] u przemytnika
    [villa] w willi
    [building] w budynku
    [lantern] na latarni
    [river] nad rzeką
    [own_lair] we własnej kryjówce
    [beside_carriage] w budynku obok powozu
   *[other] { $place }
}

## Words of choices

word-patrol = plansza patrolu
word-lair_store = skład w kryjówce

## Questions

question-draft_pick = Którą kartę zatrzymujesz?
question-draft_buy = Które karty kupujesz i dla kogo? Złoto w składzie: { $gold }
question-lair = W którym domu jest twoja kryjówka? (i ile kroków do najbliższych miejsc)
question-plan = Noc { $round }: { $number ->
    [1] kto działa pierwszy
    [2] kto działa drugi
    [3] kto działa trzeci
   *[4] kto działa ostatni
}? (płytka planowania { $number })
question-route = { $figure }: którędy?{ $left ->
    [1] { "" }
   *[other] {" "}(jeszcze wolne latarnie: { $left })
}
question-action = { $shape }, { $ap ->
    [0] brak punktów akcji
    [one] został 1 punkt akcji
    [few] zostały { $ap } punkty akcji
   *[many] zostało { $ap } punktów akcji
}: co teraz?
question-hop = { $shape } w ruchu, { $points ->
    [one] został 1 krok
    [few] zostały { $points } kroki
   *[many] zostało { $points } kroków
}: dokąd?
question-pass = { $shape } przeskakuje { $place }: gdzie ląduje?
question-location = { $place }: co tu robisz?
question-patrons = Sojusz, bójka czy nic? Złoto: { $gold }
question-tapestry = Którą kartę z wystawy bierzesz za darmo?
question-keep = { $shape } niesie za dużo: co odrzucasz?
question-divide = { $good-id ->
    [gold] Ile złota ma mieć
    [gem] Ile klejnotów ma mieć
    [brandy] Ile okowity ma mieć
    [wine] Ile wina ma mieć
    [badge] Ile odznak ma mieć
   *[other] { $good }: czy ma to mieć
} { $shape }? (wymiana: { other-name })

## Options: before the first night

option-keep = Zatrzymaj: { $card }, koszt { cost-name }, { $vp } PZ
option-buy-for = { $shape } dostaje: { $card }, { cost-name }, { $vp } PZ
option-done = Gotowe
option-lair = Kryjówka: { $place }
option-lair-near = { $place }: targ { $market }, karczma { $tavern }, paser { $dealer }, willa { $villa }, przemytnik { $smuggler }
option-place = Płytka { $number }: { slot-name }
option-place-patrol = Płytka { $number }: plansza patrolu ({ $figures })

## Options: townsfolk

option-walk = Na { direction-name } do latarni { $place }{ $after ->
    [occupied] {", "}zajęta, i dalej
    [on] {" "}i dalej
    [same] {", "}inną drogą
    [end] { "" }
   *[other] { "" }
}
option-walk-nowhere = Na { direction-name }
option-walk-to = { $figure } do latarni { $place }{ $direction-id ->
    [none] { "" }
   *[other] {", patrzy: "}{ direction-name }
}{ $own ->
    [0] { $caught ->
        [0] { "" }
        [one] {" "}(przyłapuje rywala)
       *[other] {" "}(przyłapuje rywali: { $caught })
    }
   *[other] { $caught ->
        [one] {" "}(przyłapuje twojego złodzieja)
       *[other] {" "}(przyłapuje złodziei: { $caught }, w tym twoich: { $own })
    }
}

## Options: a thief’s turn

option-go = { way-name }: { $place }
option-pass-folk = { way-name }, ponad: { $figure } ({ $place })
option-pass-thief = { way-name }, ponad: { $seat } ({ $shape }), { $place }
option-hide = { way-name }: schowaj się, { $place }
option-enter = { way-name }: wejdź, { $place }
option-climb = { way-name } przez mur: { $place }
option-over = { way-name }: przeskocz, { $place }
option-stop = { $points ->
    [0] Zostań tutaj
    [one] Zostań tutaj (przepada 1 krok)
    [few] Zostań tutaj (przepadają { $points } kroki)
   *[many] Zostań tutaj (przepada { $points } kroków)
}
option-move-to = Ruch: { $place } (punkty akcji: { $ap })
option-move-rob = Ruch: { $place }, potem okradnij: { $figure }{ $good-id ->
    [gold] {" "}(złoto)
    [gem] {" "}(klejnot)
    [both] {" "}(złoto i klejnot)
    [brandy] { "" }
    [wine] { "" }
    [badge] { "" }
   *[other] { "" }
}{ $card-id ->
    [none] { "" }
   *[other] {" "}({ $card })
}{" "}(punkty akcji: { $ap }){ $wanted ->
    [yes] {" "}– potem list gończy
   *[no] { "" }
}
option-activate-sell = { $place }: aktywuj i sprzedaj wszystko ({ $vp } PZ)
option-sell-all = Sprzedaj wszystko ({ $vp } PZ)
option-rob-guard = Okradnij: { $figure }, 1 odznaka
option-rob-cudgel = Okradnij pałką: { $figure }, { $vp } PZ, potem musi ruszyć
option-rob-noble = Okradnij: { $figure }, { goods-name }
option-rob-noble-both = Okradnij: { $figure }, { $gold } złota i { $gem ->
    [one] { $gem } klejnot
    [few] { $gem } klejnoty
   *[many] { $gem } klejnotów
}
option-rob-carriage = Okradnij powóz: { $count ->
    [one] { $count } wino
    [few] { $count } wina
   *[many] { $count } win
}
option-rob-mortana = Okradnij powóz za { gold-name }: { $count ->
    [one] { $count } wino
    [few] { $count } wina
   *[many] { $count } win
}, bez listu gończego
option-activate = Aktywuj: { $place }
option-stamina = Użyj wytrzymałości: jeden punkt akcji więcej
option-poster = { $vp ->
    [0] Zdejmij list gończy
   *[other] Odłóż list gończy: { $vp } PZ
}
option-exchange = Wymień dobra: { other-name }
option-give-all = Oddaj wszystko, co się zmieści: { other-name }
option-take-all = Weź wszystko, co się zmieści: { other-name }
option-discard = Odrzuć: { $good }
option-end = Zakończ turę

## Options: locations

option-take = Weź: { goods-name }
option-sell = Sprzedaj: { goods-name }, { $vp } PZ
option-patrons = Obejrzyj gości
option-deliver = Dostarcz: { $artwork }, { $vp } PZ{ plus-goods }
option-mission = Wykonaj „{ $mission }”: { $need } za { $vp } PZ{ plus-goods }
option-buy = Kup: { $card }, { cost-name }, { $vp } PZ
option-buy-brandy = Kup: { goods-name } za { gold-name }
option-fetch = Weź z lochu: { goods-name }
option-onward = Dalej do: { $place }
option-befriend = Sojusz: { $patron }, { cost-name }, { $vp } PZ{ plus-goods }
option-brawl = Bójka: { $patron }, { $vp } PZ
option-leave = Zostaw gości w spokoju
option-take-card = Weź: { $card }, { $vp } PZ
option-decline = Nie bierz karty: { $vp } PZ
option-lose = Strać: { $good }
option-carry = { $shape }: { goods-name } · { other-name }: { $rest }
option-carry-artwork = { $count ->
    [0] Bez: { $good }
   *[other] Z: { $good }
}
option-rest-stays = Reszta zostaje bez zmian

## Options: cards

option-use-gain = Użyj: { $card }{ $vp ->
    [0] { "" }
   *[other] , { $vp } PZ
}{ $ap ->
    [0] { "" }
   *[other] , { $ap } PA
}{ plus-goods }
option-use-trade = { $card }: { $pay } → { $goods-count ->
    [0] { $vp } PZ
   *[other] { $goods }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PZ
    }
}
option-use-store_trade = { $card }: ze składu w kryjówce – { $good } za { $vp } PZ
option-use-teleport = { $card }: przenieś się: { $place }
option-use-hook = { $card }: na drugą stronę: { $place }
option-use-swap = { $card }: zamień się miejscami: { $shape }
option-use-drive = { $card }: przepędź: { $figure }, { $vp } PZ
option-use-share = { $card }: podziel się: { $shape }
option-use-smoke = { $card }: w tej turze nikt cię nie przyłapie, { $vp } PZ
option-use-blind = { $card }: { $figure } odwraca wzrok
option-use-bargain = { $card }: kup – { $ware } za { cost-name }, { $vp } PZ
option-use-give = { $card }: daj – { $good } → { $shape }
option-use-fetch = { $card }: weź – { $good } ← { $shape }
option-use = Użyj: { $card }
option-unknown = { $choice }

## Consider first

caution-caught = { $figure } cię tam przyłapie: minus { $vp } PZ i powrót do kryjówki.
caution-goods-lost = Stracisz wszystko, co niesiesz ({ $count }).
caution-passing = Przeskakiwanie wrogów kosztuje cię { $vp } PZ.
caution-entering = Wrogowie w środku kosztują cię { $vp } PZ.
caution-points-left = { $points ->
    [one] Przepada 1 krok.
    [few] Przepadają { $points } kroki.
   *[many] Przepada { $points } kroków.
}
caution-ap-left = { $ap ->
    [one] Przepada 1 punkt akcji.
    [few] Przepadają { $ap } punkty akcji.
   *[many] Przepada { $ap } punktów akcji.
}
caution-stamina-left = To twój ostatni złodziej tej nocy, a wytrzymałość jest niewykorzystana.
caution-own-caught = To przyłapie twojego złodzieja: { $shape } (minus { $vp } PZ)
merit-catches = To przyłapie: { $seat } ({ $shape })
caution-stopped = { $figure } cię tam zatrzyma: twój ruch się skończy.
caution-overflow = Nie wszystko się zmieści (za dużo: { $count }).
caution-poster-worth = W lochu ten list gończy jest wart { $vp } PZ.
caution-brawl = Ten złodziej już nigdy nie zdobędzie sojusznika.
caution-outside-lair = To ostatnia noc: złodziej w kryjówce jest wart { $vp } PZ.
caution-part-left = { $part-id ->
    [buy] Potem nic więcej tu nie kupisz.
    [fetch] Potem nic więcej stąd nie zabierzesz.
   *[other] Potem nie można tu tego kontynuować.
}
caution-wanted = Dostaniesz list gończy.

## Notes: worth knowing before choosing

note-price = { cost-name }, { $vp } PZ{ plus-goods }
note-looks = patrzy na { direction-name }, { $count ->
    [0] nie widzi nic
    [one] widzi { $count } pole
    [few] widzi { $count } pola
   *[many] widzi { $count } pól
}
note-sees-you = widzi działającego złodzieja: odznaki nie da się ukraść
note-badge = { $full ->
    [yes] odznaka do ukradzenia
   *[no] bez odznaki
}
note-bag = { $full ->
    [yes] pełna sakiewka
   *[no] pusta sakiewka
}
note-deliverable = można dostarczyć teraz: { $shapes }
note-has-goods = { $open ->
    [no] { $shape } ma towar · teraz każda droga kończy się aresztowaniem
   *[yes] { $ap ->
        [0] { $shape } ma towar i jest na miejscu
       *[other] { $shape } ma towar · { $ap } PA stąd
    }
}
note-artwork = paser płaci { $vp } PZ{ plus-goods }
note-artwork-card = do tego wyłożona karta za darmo albo { $vp } PZ
note-artwork-slots = potrzeba { $slots } wolnych miejsc
note-artwork-free = { $shape }: { $free } wolne
note-lacking = brakuje: { $goods } ({ $shape })
note-arrest = aresztowanie kosztuje { $vp } PZ{ $count ->
    [0] { "" }
    [one] {" "}i { $count } niesione dobro
    [few] {" "}i { $count } niesione dobra
   *[many] {" "}i { $count } niesionych dóbr
}
note-could-buy = stać go u pasera na: { $cards }
note-card-room = { $count ->
    [0] { $shape }: nie ma już miejsca na kartę
    [one] { $shape }: jest miejsce na jeszcze jedną kartę
   *[other] { $shape }: jest miejsce na karty ({ $count })
}
note-place-market = weź złoto do pełna; sprzedaj okowitę po { $vp } PZ
note-place-dealer = kup wyposażenie z wystawy (najwyżej { $cards } karty na złodzieja; po nocach { $nights } całkiem nowe); sprzedaj klejnoty po { $vp } PZ; dostarcz dzieło sztuki
note-place-tavern = poznaj gości ({ $count }); sprzedaj wino po { $vp } PZ; kup okowitę po { $gold } złota
note-place-dungeon = odbierz skonfiskowane dobra; sprzedaj odznaki po { $vp } PZ; oddaj list gończy za { $poster } PZ
note-place-smuggler = dostarcz to, czego wymaga misja
note-place-villa = weź klejnoty do pełna albo dzieło sztuki; jedno z nich jest zamknięte

## Log: set-up

event-town_built = Miasto: { $sections }.
event-villa_laid = { $place }: { $villa }, { $artwork }.
event-mission_laid = Nowa misja ({ $place }): „{ $mission }”.
event-card_displayed = Nowe na wystawie: { $card }.
event-board_taken = { $seat } dostaje: { $board }.
event-first_player = Pierwszy gracz: { $seat }.
event-cards_dealt = { $seat } dostaje karty ({ $count }).
event-cards_dealt-own = Dostajesz: { $cards }.
event-cards_passed = { $rival } podaje dalej karty ({ $count }), dostaje je { $seat }.
event-cards_passed-own = { $rival } podaje ci: { $cards }.
event-nothing_bought = { $seat } nie kupuje wyposażenia.
event-lair_chosen = { $seat } zakłada kryjówkę: { $place }.

## Log: the night

event-night_fell = Zapada noc { $round }.
event-plan_shown = { $seat } ma plan: { $slots }.
event-tile_turned = { $seat }, płytka { $number }: { slot-name }.
event-folk_moved = { $figure } idzie na { $place }{ $only ->
    [yes] , jedyną drogą
   *[no] { "" }
}.
event-folk_stayed = { $figure } nie może się ruszyć i zostaje na { $place }.
event-turn_began = Tura: { thief-name }.
event-turn_ended = { thief-name } kończy{ $left ->
    [0] { "" }
    [one] {" "}(przepada 1 punkt akcji)
    [few] {" "}(przepadają { $left } punkty akcji)
   *[many] {" "}(przepada { $left } punktów akcji)
}.
event-stamina_used = { thief-name } używa wytrzymałości.
event-moved = { thief-name } → { $place }.
event-wall_climbed = { thief-name } wspina się na mur → { $place }.
event-passed_over = { thief-name } przeskakuje { $figure-id ->
    [none] { $hat-id ->
        [none] { $place }
       *[other] { $seats-count ->
            [0] wrogiego złodzieja
           *[other] { $seats }
        } ({ $hat }), { $place }
    }
   *[other] { $figure } ({ $place })
}.
event-teleported = { thief-name } zjawia się: { $place }.
event-caught = { $figure } przyłapuje złodzieja: { thief-name }!
event-escaped = { thief-name } wymyka się i znów jest na wolności.
event-arrested = { thief-name }: aresztowanie, minus { $vp } PZ.
event-confiscated = { thief-name }, konfiskata: { goods-name }.

## Log: goods and points

event-robbed = { thief-name } okrada: { $figure }.
event-gained = { thief-name } dostaje: { goods-name }.
event-lost = { thief-name } nie uniesie wszystkiego, przepada: { goods-name }.
event-paid = { thief-name } płaci: { goods-name }.
event-sold = { thief-name } sprzedaje: { goods-name }, { $vp } PZ.
event-discarded = { thief-name } odrzuca: { goods-name }.
event-handed = { $seat }: { goods-name }, { $giver-id ->
    [lair_store] skład w kryjówce
   *[other] { $giver }
} → { $taker-id ->
    [lair_store] skład w kryjówce
   *[other] { $taker }
}.
event-stored = { $seat } odkłada do składu w kryjówce: { goods-name }.
event-scored = { $seat } zdobywa { $vp } PZ ({ $why-id ->
    [dawn] złodzieje na uliczkach
    [goods] dobra
    [lair] złodzieje w kryjówce
    [visit] wdzięczność sojusznika
   *[other] { $why }
}).
event-points_lost = { $seat } traci { $vp } PZ ({ $why-id ->
    [rival_passed] przeskoczeni wrogowie
    [rival_inside] wrogowie w budynku
   *[other] { $why }
}).
event-wanted = { thief-name } dostaje list gończy.
event-poster_off = { thief-name } pozbywa się listu gończego{ $vp ->
    [0] { "" }
   *[other] , { $vp } PZ
}.

## Log: locations and cards

event-activated = { thief-name } aktywuje: { $place }.
event-artwork_delivered = { thief-name } dostarcza: { $artwork }, { $vp } PZ.
event-equipment_bought = { thief-name } kupuje: { $card }, { cost-name }, { $vp } PZ.
event-patrons_revealed = Goście ({ $seat }): { $patrons }.
event-befriended = { thief-name } zdobywa sojusznika: { $patron }, { cost-name }, { $vp } PZ.
event-brawled = { thief-name } wdaje się w bójkę: { $patron }, { $vp } PZ.
event-patrons_left = { $seat } zostawia gości w spokoju.
event-mission_fulfilled = { thief-name } wykonuje „{ $mission }”: { $vp } PZ.
event-card_used = { thief-name } używa karty: { $card }{ $target-id ->
    [none] { "" }
   *[other] {" "}({ $target })
}.
event-card_gone = { thief-name } usuwa z gry kartę: { $card }.

## Log: the day and the end

event-day_broke = Nastaje dzień { $round }.
event-bags_filled = Sakiewki szlachciców są znów pełne.
event-badges_returned = Strażnicy mają znów swoje odznaki.
event-display_cleared = Z wystawy schodzi: { $cards }.
event-solo_board = Odkryto: { $board }.
event-rolled = Wynik rzutu: { $number }{ $why-id ->
    [place] {" "}(dla wroga)
    [move] {" "}(dla mieszczan)
   *[other] {" "}({ $why })
}.
event-rival_placed = Wrogi złodziej ({ $shape }) jest tutaj: { $place }.
event-won = { $seats-count ->
    [one] Wygrywa { $seats }.
   *[other] Wspólna wygrana: { $seats }.
}
event-rated = { $seat }: { $vp } PZ, { $stars ->
    [0] bez gwiazdki
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}.

## Why not

reason-not-now = Teraz to niemożliwe.
reason-finish-first = Najpierw dokończ to, co zaczęte.
reason-no-action-points = Nie masz już punktów akcji.
reason-card-not-in-hand = Nie masz tej karty: { $card }.
reason-enough-bought = Największa liczba kart, które możesz kupić: { $count }.
reason-card-twice = Złodziej nie może mieć dwóch takich samych kart: { $card }.
reason-hands-full = Ten złodziej ma już karty wyposażenia: { $count }.
reason-hands-full-here = { $place }: ten złodziej ma już karty wyposażenia ({ $count }) i nic innego tu nie zrobi.
reason-too-dear = To kosztuje { cost-name }; jest tylko { $gold }.
reason-cannot-pay = Tego złodzieja na to nie stać.
reason-lair-taken = Mieszka tam już inna gildia: { $place }.
reason-no-house-for-a-lair = Tam nie może być kryjówki: { $place }.
reason-no-patrol-alone = W grze solo planujesz tylko trzech złodziei; planszy patrolu nie ma.
reason-slot-has-a-tile = Tam już leży płytka: { slot-name }.
reason-tile-by-tile = Najpierw połóż płytkę { $number }.
reason-no-street = Stąd nie prowadzi uliczka na { direction-name }.
reason-behind-him = To ({ direction-name }) jest za jego plecami.
reason-no-turning-back = Mieszczanie nie zawracają w drodze ({ direction-name }).
reason-dead-end = To ślepy zaułek ({ direction-name }).
reason-no-end-there = Tą drogą ({ direction-name }) ruch nie mógłby się skończyć.
reason-too-far = Nie dojdziesz tam jednym krokiem: { $place }.
reason-wall = Zagradza to mur: { $place }.
reason-no-door = Z tej strony nie ma drzwi: { $place }.
reason-not-twice = W jednym skoku nie można odwiedzić dwa razy tego samego miejsca: { $place }.
reason-no-landing = Zajęte, a dalej nie ma gdzie wylądować: { $place }.
reason-only-catacombs = Został tylko krok przez katakumby.
reason-no-stop-here = Ruch nie może się skończyć na zajętym polu.
reason-cannot-climb = Ten złodziej nie pokona muru: { $place }.
reason-no-wall = Nie ma tu muru do pokonania: { $place }.
reason-cannot-jump = Ten złodziej nie przeskoczy budynku: { $place }.
reason-rob-in-streets = Mieszczan okrada się na uliczce, nie z budynku.
reason-not-in-reach = Poza zasięgiem: { $figure }.
reason-robbed-already = Ten złodziej już okradł tej nocy tę postać: { $figure }.
reason-in-his-sight = Widzi cię: { $figure }.
reason-no-badge = Nie ma odznaki do zabrania: { $figure }.
reason-bag-empty = Sakiewka jest pusta: { $figure }.
reason-card-not-held = Ten złodziej nie może użyć tej karty: { $card }.
reason-card-works-alone = Ta karta działa sama: { $card }.
reason-once-per-turn = Tylko raz na turę: { $card }.
reason-card-not-here = { $card }: tylko { where-name }.
reason-been-there = Ta sytuacja już była od ostatniego punktu akcji: { $place }.
reason-card-no-target = Nie ma teraz na co jej użyć: { $card }.
reason-stamina-gone = Wytrzymałość na tę noc jest już zużyta.
reason-not-wanted = Ten złodziej nie ma listu gończego.
reason-not-at-home = To możliwe tylko we własnej kryjówce.
reason-nobody-there = Nie ma go tu: { $shape }.
reason-nothing-to-exchange = Nie ma nic nowego do wymiany.
reason-kind-by-kind = Rodzaj po rodzaju; teraz: { $good }.
reason-cannot-carry = Tak nie da się tego podzielić: { goods-name }.
reason-not-carried = Ten złodziej tego nie niesie: { $good }.
reason-makes-no-room = To nie zwolni potrzebnego miejsca: { $good }.
reason-no-room = Ten złodziej nie ma na to miejsca: { $good }.
reason-too-few = Potrzeba: { goods-name }; masz { $have }.
reason-no-location = Ten złodziej nie jest w lokacji.
reason-activate-first = Najpierw aktywuj lokację.
reason-activated-already = Ten złodziej już aktywował tej nocy tę lokację: { $place }.
reason-no-mission = Nie ma tu misji: { $place }.
reason-artwork-room = Dzieło ({ $artwork }) wymaga { $slots } wolnych miejsc; ten złodziej ma { $free }. Najpierw coś oddaj albo odrzuć.
reason-no-effect = Ten złodziej nic tu nie może zrobić: { $place }.
reason-part-done = Ta część lokacji jest już wykonana.
reason-not-done-here = Tego nie można tu zrobić.
reason-not-sold-here = Nikt tu tego nie kupi: { $good }.
reason-one-of-two = Willa daje klejnoty albo dzieło sztuki, nie jedno i drugie.
reason-locked = To jest zamknięte i wymaga wytrycha: { $good }.
reason-artwork-gone = Nie ma go tutaj: { $artwork }.
reason-not-on-display = Nie ma na wystawie: { $card }.
reason-brawled-once = Po bójce ten złodziej nie zdobędzie sojusznika.
reason-no-brawl-here = Bójki są tylko w karczmach.
reason-has-a-friend = Ten złodziej ma już sojusznika.
reason-no-patrons-left = Nie ma już gości.
reason-patron-not-there = Tej nocy nie ma w karczmie: { $patron }.
reason-mission-elsewhere = Tej misji tu nie ma: „{ $mission }”.
reason-goods-missing = Ten złodziej nie niesie tego, czego wymaga „{ $mission }”.
reason-not-in-dungeon = Nie ma tego w lochu: { $good }.
reason-do-something = Najpierw zrób tu cokolwiek.

## The table

board-over = Gra jest zakończona.
board-before = Przed pierwszą nocą
board-round = Noc { $round } z { $rounds }{ $tile ->
    [0] { "" }
   *[other] {" "}· płytka { $tile }
}
board-turn = Tura: { thief-name }, punkty akcji: { $ap }
board-moving = W ruchu, pozostałe kroki: { $points }
board-smoke = Pod bombą dymną: nikt nie przyłapie tego złodzieja.
board-walking = W drodze: { $figure }
board-legend = . uliczka  * latarnia  : # widziane przez strażnika  ^ > v < strażnik  $ szlachcic  & powóz  { $solo ->
    [yes] 1 twój złodziej  ? wróg
   *[no] 1–4 złodziej tej gildii
}  a–z dom  A–Z lokacja (d pod 7A to 7Ad)  V willa  = katakumby  ~ rzeka  | - mur
board-quarters = Dzielnice: { $places }. Pole ulicy to kolumna i wiersz: 2,9
board-name = { $thing }
board-nothing = nic
board-goods = { goods-name }

## The table: one’s own secrets

board-draft-hand = KARTY DO WYBORU
board-draft-kept = ZATRZYMANE KARTY
board-own-plan = Twój plan, płytka po płytce: { $slots }

## The table: guilds

board-guild = { $number }. { $seat }: { $vp } PZ{ $stamina ->
    [yes] {" "}· wytrzymałość
   *[no] { "" }
}{ $first ->
    [yes] {" "}· pierwszy gracz
   *[no] { "" }
}
board-plan = Plan, płytka po płytce: { $slots }
board-patrol = Porusza: { $figures }
board-lair = Kryjówka { $place }, skład: { $goods }
board-store = Skład w kryjówce: { $goods }
board-thief = { $acting ->
    [yes] →{" "}
   *[no] { "" }
}{ $shape }, { $place-id ->
    [nowhere] jeszcze nigdzie
   *[other] { $place }
}: { $goods }
board-at-home = w kryjówce
board-wanted = list gończy
board-cards = karty: { $cards }
board-brawled = po bójce: { $patron }
board-blind = przekupieni: { $figures }
board-slots = dodatkowe miejsca: { $count }
board-rivals = WRODZY ZŁODZIEJE
board-rival = { $shape }: { $place }
board-boards-left = Tej nocy ruszą się jeszcze: { $figures }
board-compass = CO OZNACZA WYNIK RZUTU
board-die = { $number }: mieszczanie próbują { $ways }; wróg: { $place }

## The table: the town

board-seat = { $seat }
board-thief-of = { thief-name }
board-around = WOKÓŁ TWOICH ZŁODZIEI
board-stands = { $shape }, { $place }: { $ways }
board-way = { $place }{ $notes ->
    [none] { "" }
   *[other] {" "}({ $notes })
}
board-way-to = { direction-name } { board-way }
board-wall = { direction-name } zamknięte
board-lantern = latarnia
board-seen-by = na oku: { $figures }
board-near = Kroki do: { $places }
board-townsfolk = MIESZCZANIE
board-guard = { $figure }, { $place }, patrzy na { direction-name }{ $full ->
    [yes] , ma odznakę
   *[no] , bez odznaki
}; widzi: { $sees }
board-noble = { $figure }, { $place }{ $full ->
    [yes] , pełna sakiewka
   *[no] , pusta sakiewka
}
board-carriage = { $figure }, { $place }
board-villas = WILLE
board-villa = { $place }: { $locked-id ->
    [gems] klejnoty (zamknięte)
    [artwork] klejnoty
   *[other] klejnoty
}, { $artwork-id ->
    [none] dzieła sztuki już nie ma
   *[other] { $artwork }{ $locked-id ->
        [gems] { "" }
        [artwork] {" "}(zamknięte)
       *[other] { "" }
    }
}
board-missions = MISJE
board-mission = { $place }: „{ $mission }”, { $need } → { $vp } PZ{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-mission-none = { $place }: brak
board-mission-next = potem „{ $mission }”, { $need } → { $vp } PZ{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-deliverable = Może dostarczyć teraz: { $shapes }
board-display = WYSTAWA
board-revealed = GOŚCIE W KARCZMIE
board-price = { $card }, { cost-name }, { $vp } PZ{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-dungeon = W lochu: { $goods }
board-piles = Stosy: wyposażenie { $equipment } · goście { $patrons } · misje { $missions }
board-buildings = BUDYNKI
board-kind = { $kind }: { $places }
board-explained = CO ROBIĄ KARTY ZŁODZIEI

## What cards do

card-when = { $use-id ->
    [action] 1 punkt akcji
    [free] darmowa
   *[other] { $use }
}{ $frequency-id ->
    [turn] , raz na turę
    [once] , tylko raz
    [any] { "" }
    [always] { "" }
   *[other] { "" }
}{ $place-id ->
    [anywhere] { "" }
   *[other] , { where-name }
}
board-card = { $card }{ $scope-id ->
    [guild] {" "}(cała gildia)
    [thief] { "" }
   *[other] { "" }
}: { $effects }
board-card-used = { $card } ({ $scope-id ->
    [guild] cała gildia,{" "}
    [thief] { "" }
   *[other] { "" }
}{ card-when }): { $effects }
board-and = { $first }; { $more }
effect-gain = daje:{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } PZ
}{ $ap ->
    [0] { "" }
   *[other] {" "}+{ $ap } p. akcji
}
effect-trade = oddaj: { $pay }, weź:{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } PZ
}{ $repeat ->
    [yes] {" "}(dowolnie wiele razy)
   *[no] { "" }
}
effect-store_trade = ze składu w kryjówce oddaj: { $pay }, weź: { $goods } +{ $vp } PZ
effect-teleport = teleportacja do innego takiego miejsca
effect-hook = przeskok na linie prosto nad uliczką do innego budynku
effect-swap = zamiana miejsc z innym twoim złodziejem
effect-drive = { $targets-1-id ->
    [guard] porusza widocznego strażnika
    [noble] porusza widocznego szlachcica lub widoczny powóz
    [carriage] porusza widoczny powóz
   *[other] porusza widoczną figurkę
}
effect-share = { $count ->
    [one] daj lub weź jedno dobro innemu twojemu złodziejowi, gdziekolwiek jest
   *[other] podziel na nowo do { $count } dóbr, bez dzieł sztuki, z innym twoim złodziejem, gdziekolwiek jest
}
effect-smoke = do końca jego tury nikt nie przyłapie tego złodzieja, a przeskoczeni wrogowie nie kosztują PZ
effect-blind = zapłata: { $pay }; strażnik do świtu nie zwraca uwagi na tego złodzieja
effect-bargain = wyposażenie z wystawy o { $discount } złota taniej, +{ $vp } PZ za kartę
effect-slots = dodatkowe miejsca: { $count }
effect-move_points = dodatkowe kroki w każdym Ruchu: { $count }
effect-catacomb_points = dodatkowe kroki w Ruchu przez katakumby: { $count }
effect-cross_wall = raz na turę w Ruchu można pokonać mur
effect-jump_building = raz na turę w Ruchu można przeskoczyć budynek
effect-unlock = otwiera to, co w willach zamknięte, +{ $vp } PZ za każdy skok
effect-no_loss = wrogowie nie kosztują PZ
effect-unseen = strażnicy w części { $section } nie mogą aresztować tego złodzieja
effect-sale = sprzedaż po { $vp } PZ ({ $at }): { $good }
effect-visit = każda aktywacja ({ $at }) daje też: { $goods } +{ $vp } PZ
effect-onward = po aktywacji ({ $at }) teleportacja dalej: { $to }
effect-mission = każda misja daje też: { $goods } +{ $vp } PZ
effect-noble_both = szlachcice dają jedno i drugie: { $gold } złota i { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
   *[other] { $gems } klejnotów
}
effect-noble_extra = szlachcice dają dodatkowo: { $goods }
effect-strike = okradzenie strażnika, nawet bez odznaki, może dać +{ $vp } PZ: wtedy musi on ruszyć
effect-bribe = okradanie powozu, zapłata: { $pay } → { $goods }, bez listu gończego
effect-patrons_at = sojusznicy także tutaj: { $at }
effect-befriend_free = sojusznicy nie kosztują złota
effect-dawn = o świcie na uliczce: { $goods }
effect-end = na koniec { $vp } PZ za każdą sztukę w składzie: { $good }

## The score sheet: where points came from

source-start = Na początek
source-goods-sold = Sprzedane dobra
source-missions = Misje
source-artworks = Dzieła sztuki
source-equipment-bought = Kupione wyposażenie
source-equipment-used = Użyte wyposażenie
source-friends-made = Zdobyci sojusznicy
source-friends-help = Pomoc sojuszników
source-posters = Listy gończe
source-dawn = Złodzieje na uliczkach o świcie
source-goods-at-the-end = Dobra na koniec
source-lair = Złodzieje w kryjówce
source-brawls = Bójki
source-arrests = Aresztowania
source-rivals = Przeskoczeni i spotkani wrogowie

## The gallery: everything in the box, to be looked up

gallery-section-equipment = Wyposażenie
gallery-section-patron = Goście karczm
gallery-section-mission = Misje przemytnicze
gallery-section-artwork = Dzieła sztuki
gallery-section-good = Dobra
gallery-section-location = Lokacje i wille
gallery-section-house = Domy
gallery-section-figure = Mieszczanie, złodzieje i gildie
gallery-section-patrol = Plansze patroli
gallery-section-section = Części miasta
gallery-section-solo = Tabele gry jednoosobowej
gallery-section-piece = Listy gończe, żetony i znaczniki
gallery-piece-wanted_poster = list gończy
gallery-what-wanted_poster = za okradzenie powozu; dopóki złodziej go ma, przyłapują go też szlachcice i powóz, gdy ich przeskakuje; pozbywa się go w kryjówce, przez aresztowanie albo za { $vp } PZ w lochu
gallery-piece-bag_token = żeton sakiewki
gallery-what-bag_token = dopóki jest pełna, szlachcicowi można ukraść { $gold } złota albo { $gems } klejnot; potem jest pusta aż do dnia po nocy 2 lub 4
gallery-piece-catacombs = katakumby
gallery-what-catacombs = pole wejścia obok to wejście do katakumb: dla złodzieja w ruchu każde inne jest o 1 krok dalej
gallery-piece-planning_tile = płytka planowania
gallery-what-planning_tile = od 1 do { $most } w każdym kolorze: zakryte, po jednej na każdym złodzieju i jedna na planszy patrolu; płytki 1 wszystkich gildii działają pierwsze
gallery-piece-stamina_marker = znacznik wytrzymałości
gallery-what-stamina_marker = raz w ciągu nocy { $ap } PA więcej dla złodzieja, którego jest tura; wraca w dzień
gallery-piece-lair_marker = znacznik kryjówki
gallery-what-lair_marker = leży w domu, w którym zaczynają twoi złodzieje; jej skład mieści dowolnie wiele dóbr
gallery-piece-loot_board = plansza łupów
gallery-what-loot_board = trzyma odznakę każdego strażnika i żeton sakiewki każdego szlachcica
gallery-piece-round_marker = znacznik rundy
gallery-what-round_marker = pokazuje noc, od 1 do { $rounds }
gallery-piece-player_board = plansza gracza
gallery-what-player_board = to, co mają przy sobie twoi trzej złodzieje, z miejscem na { $gold } złota i { $loot } łupy u każdego, ich karty i skład w twojej kryjówce
gallery-piece-vp_board = plansza punktów
gallery-what-vp_board = stoi obok miasta i pokazuje PZ każdej gildii: na początku { $vp }, nigdy mniej niż 0
gallery-piece-vp_marker = znacznik punktów
gallery-what-vp_marker = pokazuje twoje PZ na planszy punktów
gallery-piece-four_goods_token = żeton „4 dobra”
gallery-what-four_goods_token = zastępuje 4 dobra jednego rodzaju, które inaczej leżą pojedynczo; nie ma działania
gallery-piece-die = kość ośmiościenna
gallery-what-die = w grze solo porusza figury z planszy patrolu według kompasu i ustawia wrogiego złodzieja
gallery-guild-wide = dla wszystkich złodziei gildii
gallery-deliver = dostarcz: { $goods }
gallery-reward = dostajesz { $vp } PZ{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-dealer-pays = paser płaci { $vp } PZ{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-equipment-or = oraz wyłożoną kartę wyposażenia za darmo albo { $vp } PZ, jeśli żadnej nie bierzesz
gallery-artwork = zajmuje miejsc na łup: { $slots }; { $vp } PZ na koniec, jeśli go nie dostarczono
gallery-sold-at = sprzedaż po { $vp } PZ: { $place }
gallery-at-the-end = na koniec { $count ->
    [one] każda sztuka daje 1 PZ
    [few] każde { $count } sztuki dają 1 PZ
   *[other] każde { $count } sztuk daje 1 PZ
}
gallery-villa-artwork = klejnoty leżą otwarcie; dzieło jest zamknięte i wymaga Wytrycha
gallery-villa-gems = dzieło stoi otwarcie; klejnoty są zamknięte i wymagają Wytrycha
gallery-house-lair = dom: może być kryjówką, wchodzi się z każdego pola ulicy obok
gallery-house-no-lair = dom: nigdy nie jest kryjówką, wchodzi się z każdego pola ulicy obok
gallery-folk-guard = patrzy w jedną stronę i przyłapuje każdego złodzieja, którego widzi na ulicy; okradziony z boku lub od tyłu daje odznakę
gallery-folk-noble = chodzi od latarni do latarni; okradziony z pełną sakwą daje { $gold } złota albo { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
   *[other] { $gems } klejnotów
}
gallery-folk-carriage = jedzie o dwie latarnie; jego okradzenie daje { $wine } wino i list gończy
gallery-from-players = w grze od { $count } graczy
gallery-thief = { $ap } punkty akcji na noc; miejsce na { $gold } złota i { $loot } łupy; wszystkie kształty są równe
gallery-guild = zaczyna z { $vp } PZ i { $gold } złota w składzie kryjówki; kolory się nie różnią
gallery-for-players = liczba graczy: { $players }
gallery-moves = porusza, w tej kolejności: { $figures }
gallery-first-player = kto ją ma, zaczyna
gallery-rival = stawia rywala: { $shape }
gallery-land = ląd: układany i obracany losowo
gallery-river = rzeka: we wschodniej kolumnie, nigdy nie obracana
gallery-entry-villa = za jej wejściem leży willa
gallery-entry-catacombs = za jej wejściem są katakumby
gallery-places = { $places }
gallery-table-compass = Kompas
gallery-table-placement = Gdzie trafiają rywale
gallery-table-stars = Gwiazdki
gallery-compass = { $number }: mieszczanie próbują { $ways }
gallery-placement = { $number }: { $place }, część miasta { $section }
gallery-stars = { $stars } { $vp } PZ

# Co słychać na początku pierwszej gry

simplified = Ta pierwsza gra toczy się w mieście wprowadzającym, zawsze ułożonym tak samo; w innych grach układa je los.
