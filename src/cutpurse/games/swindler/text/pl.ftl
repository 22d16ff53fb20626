# Co mówi Swindler. W każdym pliku językowym są te same klucze.

## Gra

game-name = Swindler
game-about = Sięgaj do worków ofiar i przestań, zanim trafisz na czaszkę. Wykonuj zlecenia, sprzedawaj paserom i psuj innym wieczór z pomocą wynajętych wspólników.

## Ustawienia

setting-master_thief = Mistrzowie złodziejscy
setting-master_thief-about = Kto dostaje jaką zdolność specjalną.
setting-master_thief-draft = każdy wybiera po kolei, pierwszy gracz na końcu
setting-master_thief-random = rozdani losowo
setting-master_thief-off = brak: nikt nie ma zdolności specjalnej
setting-length = Długość gry
setting-length-about = Ile zleceń odblokowuje zdolność i ile kończy grę.
setting-length-standard = jak w drukowanych zasadach
setting-length-short = krótka: mniej zleceń
setting-length-long = długa: więcej zleceń
setting-end_jobs = Zlecenia do końca gry
setting-end_jobs-about = Kto wykona tyle zleceń, ogłasza koniec gry. Zdolność odblokowuje od 3 do 6 zleceń: przy mniejszej liczbie nikt jej nie ma.
setting-end_jobs-table = według liczby graczy i długości gry
setting-start_player = Pierwszy gracz
setting-start_player-about = Kto ma pierwszą turę.
setting-start_player-random = losowo
setting-start_player-A = pierwsze miejsce
setting-start_player-B = drugie miejsce
setting-start_player-C = trzecie miejsce
setting-start_player-D = czwarte miejsce
setting-reaction_mode = Reakcje
setting-reaction_mode-about = Jak długo stół czeka na tych, którzy mogą zareagować kartą.
setting-reaction_mode-timed = na czas
setting-reaction_mode-wait = aż wszyscy zareagują
setting-reaction_seconds = Sekundy na reakcję
setting-reaction_seconds-about = Jak długo biegnie zegar, gdy ktoś może zareagować kartą.
setting-characters = Postacie
setting-characters-about = Kto gdzie siedzi: postacie według kolejności miejsc, oddzielone przecinkami. Nie mają wpływu na grę.
setting-characters-random = rozdane losowo

## Jak długo obowiązuje stała odpowiedź

scope-theft = na tę kradzież

## What a standing answer is for

kind-theft_started = ktoś zamierza kraść z worka
kind-loot_drawn = ktoś wyciągnął łup
kind-skull_drawn = ktoś wyciągnął czaszkę
kind-theft_closing = ktoś chce uciec z łupem
kind-accomplice_played = ktoś zagrywa wspólnika
kind-raid_revealed = obława policyjna

## The score sheet: where points came from

source-start = Na początek
source-jobs = Zlecenia
source-sales = Sprzedane płytki
source-fences = Skompletowani paserzy
source-coins = Monety
source-reservations = Rezerwacje

## Słowa w wyborach i zapłacie

word-coin = moneta
word-caught = wpadnie
word-away = ucieknie

## Pytania: we własnej turze

question-choose_master = Którego mistrza złodziejskiego bierzesz?
question-reserve = Krok 1: rezerwujesz zlecenia? { $free ->
    [0] Wszystkie twoje znaczniki leżą na zleceniach.
    [one] Masz jeden wolny znacznik.
    [few] Masz { $free } wolne znaczniki.
   *[other] Masz { $free } wolnych znaczników.
}
question-choose_bag = Krok 2: z którego worka kradniesz?
question-draw_or_stop = Ciągniesz dalej czy kończysz? Worek { $bag }: { $percent } % szans na czaszkę ({ $skulls } z { $tiles }). { $risk ->
    [0] Czaszka nic ci nie zabierze.
    [one] Czaszka zabierze ci jedną płytkę.
    [few] Czaszka zabierze ci { $risk } płytki.
   *[other] Czaszka zabierze ci { $risk } płytek.
}
question-action = Krok 3: wykonujesz zlecenia, sprzedajesz łup?
question-job_payment = Czym płacisz za „{ $job }”?
question-neutral_choice = { $left ->
    [one] Twoja nagroda: którą neutralną płytkę bierzesz?
   *[other] Twoja nagroda: którą neutralną płytkę bierzesz? (zostało: { $left })
}
question-forger_tile = Którą płytkę ma podrobić fałszerz?
question-forger_object = Za co ma uchodzić twoja płytka? ({ $tile })
question-conjurer_give = Którą swoją płytkę oddajesz w zamian?
question-conjurer_take = Co bierzesz w zamian? Oddajesz: { $tile }
question-hire = { $most ->
    [0] Krok 5: nikogo nie możesz nająć. Kończysz turę?
   *[other] Krok 5: najmujesz wspólników? Każdy kosztuje jedną monetę.
}
question-hire_payment = { $count ->
    [one] Czym płacisz za wspólnika?
   *[other] Czym płacisz za { $count } wspólników?
}
question-escape_keep = Wpadka! Możesz jeszcze ocalić { $left ->
    [one] jedną płytkę
    [few] { $left } płytki
   *[other] { $left } płytek
}. Którą?

## Pytania: z powodu innych

question-beggar_gift = { $rival } żebrze. Co dajesz?
question-legacy_tiles = { $rival } żąda części twojego łupu: { $left ->
    [one] jedna płytka
    [few] { $left } płytki
   *[other] { $left } płytek
}. Którą oddajesz?
question-angel_fee = Twoja zapłata (płaci { $thief }): najwyżej { $left ->
    [one] jedna płytka
    [few] { $left } płytki
   *[other] { $left } płytek
}, kolor { $bag }. Którą bierzesz?
question-raid_give = „{ $raid }”: policja zabiera { $left ->
    [one] jedną płytkę
    [few] { $left } płytki
   *[other] { $left } płytek
}. Którą oddajesz?

## Pytania: odpowiedź kartą

question-theft_started = { $thief } zamierza kraść, worek { $bag }. Twoja reakcja?
question-loot_drawn = { $thief } wyciąga: { $tile }. Twoja reakcja?
question-skull_drawn = { $thief } wyciąga czaszkę, worek { $bag }. Twoja reakcja?
question-theft_closing = { $thief } chce skończyć i uciec z łupem. Twoja reakcja?
question-accomplice_played = { $rival } zagrywa kartę: { $card }{ $card-id ->
    [conjurer] {" "}({ $choice-1 }, w zamian { $choice-3 } gracza { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(„{ $choice-1 }”)
    [forger] {" "}({ $choice-1 } jako { $choice-2 })
    [know_it_all] {" "}({ $choice-1 })
   *[other] { "" }
}{ $aimed-id ->
    [yes] . To uderza w ciebie
   *[no] { "" }
}. Twoja reakcja?
question-raid_revealed = Obława policyjna: „{ $raid }”. Twoja reakcja?

## Możliwości

option-choose = Weź: { $master }
option-reserve = Zarezerwuj „{ $job }”
option-release = Zabierz swój znacznik z „{ $job }”
option-done = Zacznij kradzież
option-rob = Kradnij, worek { $bag }: { $percent } % szans na czaszkę ({ $skulls } z { $tiles })
option-draw = Ciągnij: { $percent } % szans na czaszkę ({ $skulls } z { $tiles })
option-stop = Skończ i zatrzymaj łup
option-fulfil = Wykonaj „{ $job }”: { $vp } PZ
option-sell = Sprzedaj: { $tile } → { $fence }, { $vp } PZ{ $completes-id ->
    [yes] , kompletuje pasera: +{ $bonus } PZ
   *[no] { "" }
}
option-sell-all = Sprzedaj to wszystko za { $vp } PZ: { $tiles } (paserzy: { $fences })
option-pay = { $coins ->
    [0] { $things }
    [one] Jedna moneta, { $things }
    [few] { $coins } monety, { $things }
   *[other] { $coins } monet, { $things }
}
option-pay-coins = { $coins ->
    [one] Jedna moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
option-forge = Podrób: { $tile }
option-into = Uchodzi za: { $object }
option-into-useful = Uchodzi za: { $object }, przyda się tu: { $uses }
option-give = Oddaj: { $tile }
option-give-coin = Daj monetę
option-take = Weź: { $tile }
option-take-from = Weź od gracza { $rival }: { $tile }
option-take-nothing = Nie bierz nic
option-keep = Zatrzymaj: { $tile }
option-enough = Wystarczy
option-hire = { $count ->
    [one] Najmij jednego wspólnika
   *[other] Najmij { $count } wspólników
}
option-end-actions = Przejdź do najmowania
option-end-actions-no-hiring = Przejdź do końca tury
option-end-turn = Zakończ turę
option-pass = Pasuj{ $window-id ->
    [theft_started] : { $bet-id ->
        [yes] bez zakładu
       *[no] { $thief } zaczyna
    }
    [loot_drawn] : { $thief } kradnie dalej
    [skull_drawn] : nie rób nic z czaszką
    [theft_closing] : { $thief } ucieka z łupem
    [accomplice_played] : karta działa
    [raid_revealed] : niech obława trwa
   *[other] { "" }
}
option-pass-only = Pasuj: żadna z twoich kart tu nie pasuje
option-wave = Pasuj przez całą tę kradzież

## Możliwości: zagranie karty

option-play = Zagraj: { $card }
option-play-cheat = { $card }: ciągnij z tego samego worka
option-play-beggar = { $card }: płytkę albo monetę dają ci: { $seats }{ $coin-id ->
    [yes] {" "}(i moneta z zasobów)
   *[no] { "" }
}
option-play-beggar-nobody = { $card }: nikt nie ma więcej PZ, więc bierzesz 1 monetę z zasobów
option-play-legacy_hunter = { $card }: zażądaj połowy łupu
option-play-forger = { $card }: niech jedna z twoich płytek uchodzi za coś innego
option-play-decoy = { $card }: kradnij dalej, worek { $bag }
option-play-assassin = { $card }: unieważnij tę kartę
option-play-know_it_all = { $card }: zakład, że złodziej { $bet-id ->
    [caught] wpadnie
    [away] ucieknie
   *[other] { $bet }
}
option-play-lockpick = { $card }: użyj jako klucza
option-play-guardian_angel = { $card }: odłóż czaszkę do worka za zapłatę w płytkach
option-play-conjurer = { $card }: zamień się z kimś płytką
option-play-traitor = { $card }: zmuś do jeszcze jednego ciągnięcia
option-play-errand_boy = { $card }: połóż znacznik na „{ $job }”
option-play-lawyer = { $card }: zwróć { $posters ->
    [one] jeden list gończy
    [few] { $posters } listy gończe
   *[other] { $posters } listów gończych
}
option-play-lawyer-raid = { $card }: ta obława cię nie dotyczy

## Do rozważenia

merit-throw-out = { $lost ->
    [0] Zrzucasz znacznik, który należy do gracza { $owner }; nikt nie traci PZ.
   *[other] Zrzucasz znacznik, który należy do gracza { $owner }; ten gracz straci { $lost } PZ.
}
caution-hire-last = To ostatnia tura gry: karty nie da się już zagrać, a każda moneta jest warta punkt.
caution-last-round = To ostatnia runda: znacznik pozostawiony na zleceniu kosztuje { $lost } PZ.
caution-no-marker = Masz wszystko, czego wymaga „{ $job }”, ale bez znacznika nie wypełnisz go w tej turze.
caution-release = Zabranie znacznika kosztuje cię { $lost } PZ.
caution-own-colour = Czaszka zabiera także starszy łup. W tym kolorze ({ $bag }) masz już { $count ->
    [one] jedną płytkę
    [few] { $count } płytki
   *[other] { $count } płytek
}.
caution-draw-job-met = Ta kradzież już wystarczy na „{ $job }”.
caution-posters = Twoje listy gończe po tym zleceniu: { $posters }. Obława, która jeszcze nadejdzie, wtrąci cię do lochu.
caution-ends-game = Tym ogłaszasz koniec gry.
caution-job-open = Możesz jeszcze wykonać „{ $job }”.
caution-fence-open = Możesz jeszcze skompletować pasera: { $fence }.
caution-last-sales = To twoja ostatnia tura: sprzedaż może ci jeszcze dać { $vp } PZ.
caution-needed = To jest ci potrzebne do „{ $job }”.

## Przebieg: przygotowanie i tury

event-start_player = { $seat } zaczyna.
event-master_taken = { $seat } bierze mistrza złodziejskiego: { $master }.
event-job_turned_up = Nowe zlecenie: „{ $job }”.
event-fence_turned_up = Nowy paser: { $fence }.
event-fences_reshuffled = Odrzuceni paserzy zostają przetasowani.
event-turn_began = Runda { $round }: tura gracza { $seat }.
event-turn_skipped = { $seat } wychodzi z lochu i traci tę turę.

## Przebieg: zlecenia i paserzy

event-reserved = { $seat } rezerwuje „{ $job }”.
event-thrown_out = { $lost ->
    [0] { $owner } traci miejsce na „{ $job }”.
   *[other] { $owner } traci miejsce na „{ $job }” i { $lost } PZ.
}
event-released = { $lost ->
    [0] { $seat } zrywa „{ $job }”.
   *[other] { $seat } zrywa „{ $job }” i traci { $lost } PZ.
}
event-fulfilled = { $seat } wykonuje „{ $job }”, zlecenie numer { $done }: { $vp } PZ{ $coins ->
    [0] { "" }
    [one] , jedna moneta
    [few] , { $coins } monety
   *[other] , { $coins } monet
}{ $posters ->
    [0] { "" }
    [one] , jeden list gończy
    [few] , { $posters } listy gończe
   *[other] , { $posters } listów gończych
}.{ $given-count ->
    [0] { "" }
   *[other] {" "}Oddaje: { $given }.
}
event-neutral_taken = { $seat } bierze z zasobów: { $tile }.
event-ability_unlocked = { $seat } odblokowuje zdolność specjalną: { $master }.
event-end_triggered = { $seat } ogłasza koniec gry: ta runda jest ostatnia.
event-sold = { $seat } sprzedaje: { $tile } → { $fence }, { $vp } PZ.
event-fence_completed = { $seat } kompletuje pasera { $fence }: dodatkowo { $vp } PZ.

## Przebieg: kradzieże

event-theft_began = { $seat } kradnie, worek { $bag }.
event-loot_drawn = { $seat } wyciąga: { $tile }.
event-skull_drawn = { $seat } wyciąga czaszkę, worek { $bag }!
event-stopping = { $seat } chce skończyć.
event-got_away = { $tiles-count ->
    [0] { $seat } ucieka z pustymi rękami.
   *[other] { $seat } ucieka z łupem: { $tiles }.
}
event-caught = { $lost-count ->
    [0] { $seat } wpada; nic nie wraca do worka.
   *[other] { $seat } wpada. Do worka wraca: { $lost }.
}{ $coins ->
    [0] { "" }
    [one] {" "}Na pocieszenie jest jedna moneta.
    [few] {" "}Na pocieszenie są { $coins } monety.
   *[other] {" "}Na pocieszenie jest { $coins } monet.
}
event-unharmed = { $seat } musi skończyć; dzięki wabikowi nic nie przepada.
event-tiles_kept = { $seat } wymyka się i zatrzymuje: { $tiles }.
event-bet_settled = { $coins ->
    [0] { $seat } przegrywa zakład.
    [one] { $seat } wygrywa zakład: jedna moneta.
    [few] { $seat } wygrywa zakład: { $coins } monety.
   *[other] { $seat } wygrywa zakład: { $coins } monet.
}

## Przebieg: wspólnicy

event-hired = { $count ->
    [one] { $seat } najmuje jednego wspólnika
   *[other] { $seat } najmuje { $count } wspólników
}. Zapłata: { $paid }.
event-hired-own = { $seat } najmuje: { $cards }. Zapłata: { $paid }.
event-recruited = { $count ->
    [one] { $seat } werbuje jednego wspólnika.
   *[other] { $seat } werbuje { $count } wspólników.
}
event-recruited-own = { $seat } werbuje: { $cards }.
event-window_opened = { "" }
event-waved_through = { $seat } pasuje do końca tej kradzieży.
event-announced = { $seat } zagrywa kartę: { $card }{ $card-id ->
    [conjurer] {" "}({ $choice-1 }, w zamian { $choice-3 } gracza { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(„{ $choice-1 }”)
    [forger] {" "}({ $choice-1 } jako { $choice-2 })
    [know_it_all] {" "}(zakład: { $choice-1 })
   *[other] { "" }
}.
event-cancelled = { $seat } unieważnia kartę: { $card } (gracz { $rival }).
event-cheat_drew = { $seat } podbiera z okradanego worka: { $tile } (kradnie { $thief }).
event-cheat_failed = { $seat } wyciąga czaszkę, worek { $bag }: bez szkody, ale kolejnej płytki nie ma.
event-given = { $rival } musi oddać: { $tile }. Dostaje to { $seat }.
event-coin_given = { $rival } oddaje monetę. Dostaje ją { $seat }.
event-coins_taken = { $coins ->
    [one] { $seat } bierze z zasobów jedną monetę.
    [few] { $seat } bierze z zasobów { $coins } monety.
   *[other] { $seat } bierze z zasobów { $coins } monet.
}
event-forged = { $seat } podrabia: { $tile } uchodzi teraz za: { $object }.
event-bag_changed = { $seat } kradnie dalej, worek { $bag }.
event-skull_returned = { $seat } odkłada do worka ({ $bag }) czaszkę gracza { $thief }.
event-draw_forced = { $seat } zmusza do ciągnięcia jeszcze raz. Ciągnie { $thief }.
event-swapped = { $seat } i { $rival } zamieniają się płytkami: { $tile }, w zamian { $taken }.
event-raid_escaped = { $seat } wykręca się z obławy.
event-posters_returned = { $posters ->
    [one] { $seat } pozbywa się jednego listu gończego.
   *[other] { $seat } pozbywa się { $posters } listów gończych.
}
event-no_effect = { $card } nie ma już skutku.
event-offer_failed = { $seat } nie może tak zapłacić za „{ $job }”.

## Przebieg: obławy i koniec gry

event-raid_turned_up = Obława policyjna: „{ $raid }”.
event-raid_set_aside = Jeszcze jedna obława, „{ $raid }”: wraca do stosu.
event-tile_surrendered = { $seat } oddaje policji: { $tile }.
event-jailed = { $seat } trafia do lochu, zwraca jeden list gończy i straci turę.
event-scored = Wynik gracza { $seat }: { $vp } PZ (za monety { $coins }, strata za znaczniki na zleceniach { $markers }).
event-won = { $seats-count ->
    [one] { $seats } wygrywa grę.
   *[other] Wspólne zwycięstwo: { $seats }.
}

## Dlaczego nie: ustawienia

reason-too-many-jobs = Nie można ustawić tylu zleceń do końca gry ({ $count }): przy tym stole kart wystarczy najwyżej na { $most }.
reason-no-such-seat = Na miejscu { $letter } nikt nie siedzi: liczba miejsc przy tym stole to { $players }.
reason-no-such-character = Nie ma postaci „{ $character }”. Są: { $characters }.
reason-character-board-twice = Dwie z tych postaci to dwie strony jednej planszy. Wybierz inną.

## Dlaczego nie: zlecenia i paserzy

reason-reserve-too-late = Zlecenia rezerwuje się przed kradzieżą.
reason-job-not-open = Zlecenie „{ $job }” nie leży na planszy.
reason-job-already-yours = Na „{ $job }” już leży twój znacznik.
reason-no-free-marker = Wszystkie twoje znaczniki leżą na zleceniach. Najpierw któryś zabierz.
reason-release-not-now = Znaczniki zabiera się tylko w krokach 1, 3 i 5 własnej tury.
reason-marker-not-yours = Na „{ $job }” nie leży twój znacznik.
reason-job-not-reserved = Na „{ $job }” nie masz rezerwacji.
reason-job-of-rival = „{ $job }” ma już rezerwację: { $rival }.
reason-theft-ended-otherwise = Do „{ $job }” { $end-id ->
    [skull] trzeba dać się złapać.
    [stop] trzeba uciec z łupem.
   *[other] { $end }.
}
reason-need-more = { $need-id ->
    [coins] „{ $job }”: potrzebne monety: { $count }; masz: { $have }.
    [accomplices] „{ $job }”: potrzebni wspólnicy: { $count }; masz: { $have }.
    [tiles_sold] „{ $job }”: płytki do sprzedania w tej turze: { $count }; dotąd: { $have }.
    [fences_completed] „{ $job }”: paserzy do skompletowania w tej turze: { $count }; dotąd: { $have }.
    [vp_behind] „{ $job }”: każdy musi cię wyprzedzać o { $count } PZ; najmniejsza przewaga: { $have }.
    [draw] „{ $job }”: pasujące płytki do wyciągnięcia w jednej kradzieży: { $count }; tym razem: { $have }.
   *[other] { $job }: { $have }/{ $count }.
}
reason-tiles-missing = { $missing ->
    [0] „{ $job }”: teraz nie da się tego wykonać.
    [one] „{ $job }”: brakuje ci jednej rzeczy.
   *[other] „{ $job }”: brakuje ci { $missing } rzeczy.
}
reason-payment-wrong = { $count ->
    [one] To nie jest cena jednego wspólnika.
   *[other] To nie jest cena { $count } wspólników.
}
reason-payment-wrong-job = „{ $job }” wymaga czegoś innego albo nie masz tego.
reason-not-for-sale = Paserzy tego nie kupują: { $tile }.
reason-tile-not-yours = Nie masz takiej płytki: { $tile }.
reason-fence-not-open = Tego pasera nie ma na planszy: { $fence }.
reason-no-slot = Żadne wolne pole odkrytego pasera nie przyjmuje tego: { $tile }.
reason-slot-taken = { $fence }: to pole jest zajęte.
reason-slot-wants-other = { $fence }: na to pole pasuje { $object-id ->
    [key_any] dowolny klucz
   *[other] { $object }
}, a nie { $tile }.
reason-not-in-supply = W zasobach nie ma takiej płytki: { $tile }.

## Dlaczego nie: tura i kradzież

reason-finish-first = Najpierw dokończ rozpoczęty ruch albo go cofnij.
reason-wrong-step = { $step-id ->
    [steal] Kradnie się w kroku 2 własnej tury.
    [hire] Wspólników najmuje się w kroku 5, na końcu własnej tury.
    [actions] Zlecenia i sprzedaż mają miejsce w kroku 3, po kradzieży.
   *[other] { $step }.
}
reason-must-rob = Najpierw trzeba ukraść coś z worka.
reason-no-such-bag = Nie ma takiego worka: { $bag }.
reason-stay-with-bag = Trzeba trzymać się worka: { $bag }; zmienia to tylko wabik.
reason-bag-already-robbed = Z tego worka już w tej turze kradziono: { $bag }.
reason-theft-is-over = Kradzież jest skończona.
reason-cannot-keep = Tej płytki nie da się ocalić: { $tile }.
reason-not-now = Teraz tak nie można.

## Dlaczego nie: wspólnicy

reason-too-few-cards = { $cards ->
    [0] Nie ma już wspólników do najęcia.
    [one] Został już tylko jeden wspólnik.
   *[other] Wspólnicy, którzy jeszcze zostali: { $cards }.
}
reason-too-few-coins = { $coins ->
    [0] Nie masz ani jednej monety.
    [one] Masz tylko jedną monetę.
    [few] Masz tylko { $coins } monety.
   *[other] Masz tylko { $coins } monet.
}
reason-no-such-card = Nie ma takiej karty: { $card }.
reason-card-not-held = Nie masz tej karty: { $card }.
reason-card-not-now = Tej karty nie można teraz zagrać.
reason-card-without-effect = Ta karta niczego by teraz nie zmieniła.
reason-lockpick-not-forged = Włamywaczki nie da się podrobić.
reason-not-forgeable = Tego nie da się podrobić: { $object }.
reason-forged-same = To nie byłoby fałszerstwo: { $object }.
reason-swap-undone = Kuglarz nie cofa ostatniej zamiany.
reason-tile-not-theirs = Nie ma tam takiej płytki: { $tile }.
reason-cannot-give = Tego nie możesz oddać: { $tile }.
reason-no-gifts = Niczego nie oddaje się bez karty, która na to pozwala.
reason-no-interrupt-now = Nie w trakcie: poczekaj, aż skończy się wybór, reakcje albo obława.
reason-master-not-there = Ten mistrz jest niedostępny: { $master }.
reason-nothing-to-wave = Pasować w całości można tylko przy kradzieży.

## Stół

board-over = Gra jest zakończona.
board-turn = Runda { $round } · { $seat }: { $step-id ->
    [reserve] krok 1, rezerwacja zleceń
    [steal] krok 2, kradzież z worka
    [actions] krok 3, zlecenia i paserzy
    [refill] krok 4, uzupełnianie
    [hire] krok 5, najmowanie
   *[other] { $step }
}
board-last-round = Ostatnia runda! Ostatnią turę ma { $seat }.
board-masters = MISTRZOWIE ZŁODZIEJSCY do wyboru
board-raid = Obława policyjna: „{ $raid }”
board-played = { $seat } zagrywa kartę: { $card }
board-theft = Kradzież, worek { $bag }: { $percent } % szans na czaszkę ({ $skulls } z { $tiles })
board-loot = Łup: { $tiles }
board-skull-takes = Czaszka zabierze: { $lost }
board-skull-takes-all = Czaszka zabierze to wszystko.
board-skull-harmless = Czaszka przy następnym ciągnięciu nic nie zabierze.
board-bet = Zakład gracza { $seat }: { $bet-id ->
    [caught] wpadnie
    [away] ucieknie
   *[other] { $bet }
}
board-nothing = nic
board-name = { $thing-id ->
    [key_any] dowolny klucz
    [key_joker] joker (trzy klucze)
    [coin] moneta
   *[other] { $thing }
}

## Stół: własne rzeczy

board-you = Ty: { $vp } PZ · zlecenia { $jobs }/{ $goal } · monety { $coins } · listy gończe { $posters } · wolne znaczniki { $markers }
board-hand = Karty: { $cards }
board-forged = { $tile } uchodzi za: { $object }
board-raids-hit = Uwaga! Obławy, które teraz by cię dosięgły: { $hits } z { $count } możliwych.
board-master = { $master } (zablokowana)
board-master-awake = { $master } (odblokowana)
board-dungeon = w lochu
board-face-up = odkryte: { $cards }

## Stół: worki

board-bags = WORKI: szansa na czaszkę, pozostały łup
board-bag = { $bag }: { $percent } % ({ $skulls } z { $tiles }) · { $loot }{ $mine ->
    [0] { "" }
   *[other] {" "}· masz { $mine }
}

## Stół: zlecenia

board-jobs = ZLECENIA [znacznik]
board-empty = (puste)
board-job = { $job }{ $marker }: { $need } → { $reward }{ $note }
board-marker-yours = {" "}[ty]
board-marker = {" "}[{ $seat }]
note-met-reserved = możesz je wykonać
note-met = komplet, brak znacznika
note-progress = { $have } z { $count }
note-progress-away = { $have } z { $count }, jeśli uciekniesz
note-missing = brakuje: { $count }
note-missing-away = { $count ->
    [0] komplet, jeśli uciekniesz
   *[other] brakuje { $count }, jeśli uciekniesz
}
board-kind = { $kind-id ->
    [own] posiadaj: { $parts }
    [hand_in] oddaj: { $parts }
    [draw] { $parts }
   *[other] { $parts }
}
board-need-both = { $count } × { $things } ({ $colours })
board-need-object = { $count ->
    [1] { $things }
   *[other] { $count } × { $things }
}
board-need-colour = { $count } × kolor { $colours }
board-need-draw = wyciągnij { $count } × płytka w jednej kradzieży i { $end-id ->
    [skull] wpadnij
    [stop] ucieknij
   *[other] { $end }
}
board-need-draw-colour = wyciągnij { $count } × kolor { $colours } w jednej kradzieży i { $end-id ->
    [skull] wpadnij
    [stop] ucieknij
   *[other] { $end }
}
board-need-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
board-need-any_tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}
board-need-same_colour = { $count ->
    [few] { $count } płytki
   *[other] { $count } płytek
} jednego koloru
board-need-distinct_colours = płytki w { $count } kolorach
board-need-same_valuable = { $count ->
    [few] { $count } jednakowe kosztowności
   *[other] { $count } jednakowych kosztowności
}
board-need-distinct_valuables = { $count ->
    [few] { $count } różne kosztowności
   *[other] { $count } różnych kosztowności
}
board-need-distinct_keys = klucze w { $count } kolorach
board-need-accomplices = wspólnicy: { $count }
board-need-fences_completed = skompletuj { $count } × paser w jednej turze
board-need-tiles_sold = sprzedaj { $count } × płytka w jednej turze
board-need-vp_behind = miej { $count } PZ mniej niż każdy inny
board-vp = { $vp } PZ
board-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
board-neutral = { $count ->
    [one] { $count } płytka neutralna
    [few] { $count } płytki neutralne
   *[other] { $count } płytek neutralnych
}
board-posters = { $count ->
    [one] { $count } list gończy
    [few] { $count } listy gończe
   *[other] { $count } listów gończych
}

## Stół: paserzy

board-fences = PASERZY: co kupują za ile PZ, ostatnia płytka + { $vp }
board-fence = { $fence }: { $slots }
board-slot = { $object-id ->
    [key_any] dowolny klucz
   *[other] { $object }
} { $vp }
board-slot-yours = { board-slot } (masz)
board-slot-taken = zajęte
board-completes = brakuje jednej

## Stół: gracze i stosy

board-players = PRZY STOLE: zdolność odblokowuje się po { $ability } zleceniach, koniec gry po { $jobs }
board-seat = { $seat }
board-player = { $seat }: { $vp } PZ · zlecenia { $jobs }/{ $goal } · monety { $coins } · listy { $posters } · karty { $cards } · znaczniki { $markers }
board-piles = STOSY
board-decks = Zakryte: zlecenia { $jobs } (następne: { $back-id ->
    [none] brak
    [A] karta A, łatwiejsze zlecenia
    [B] karta B: droższe zlecenia i obławy
   *[other] { $back-id }
}) · paserzy { $fences } · wspólnicy { $accomplices }
board-discard = Odrzuceni wspólnicy: { $cards }
board-supply = Neutralne płytki w zasobach: { $tiles }
board-raids = OBŁAWY, które jeszcze nadejdą: { $count }
board-raid-coming = { $raid } – { $parts }
board-raid-loot = płytki od { $limit }: strata { $penalty }
board-raid-posters = listy gończe od { $limit }: loch

## Stół: co robią karty

board-explained = CO ROBIĄ TWOJE KARTY
board-does = { $who }: { $what }
board-effect-cheat = gdy ktoś wyciągnie łup, ciągniesz z tego samego worka (płytki: { $draws }); czaszka nikomu nie szkodzi, ale kończy twoje ciągnięcie.
board-effect-beggar = w dowolnej chwili; kto ma więcej PZ, daje ci płytkę albo monetę; jeśli dotyczy to najwyżej { $bonus_coin_if_affected_at_most } gracza, bierzesz też monetę z zasobów.
board-effect-legacy_hunter = gdy ktoś kończy kradzież z co najmniej { $min_tiles } płytkami z tej tury, dostajesz połowę, zaokrągloną w górę; które, wybiera złodziej.
board-effect-forger = w kroku 3 jedna twoja płytka uchodzi za inną kosztowność lub klucz.
board-effect-decoy = podczas swojej kradzieży zmień worek; czaszka za pierwszym razem kończy ją, ale niczego nie zabiera.
board-effect-assassin = unieważnia kartę, którą ktoś inny właśnie zagrywa.
board-effect-know_it_all = zakład o cudzą kradzież, zanim się zacznie; monety za trafny zakład: { $win_coins }.
board-effect-lockpick = liczy się jako klucz swojego koloru do jednego zlecenia.
board-effect-guardian_angel = odłóż cudzą czaszkę i weź do { $fee_tiles } płytek tego koloru; jeśli złodziej nie ma żadnej, { $fee_coin_if_none } monetę z zasobów.
board-effect-conjurer = w kroku 1 lub 3 zamień się z kimś płytką; ta osoba dostaje tę kartę.
board-effect-traitor = kto kończy, ciągnie jeszcze raz; przy czaszce dostajesz, co pochodzi z tego worka.
board-effect-errand_boy = w kroku 3 połóż znacznik na zleceniu.
board-effect-lawyer = unikasz obławy albo w dowolnej chwili zwracasz listy gończe (najwyżej { $posters }).
board-ability-recruiter = przed swoją turą ciągniesz za darmo { $draw_accomplices ->
    [one] jednego wspólnika
   *[other] { $draw_accomplices } wspólników
}.
board-ability-freelancer = wykonujesz zlecenia bez rezerwacji, chyba że leży tam cudzy znacznik.
board-ability-shadow = przy obławie twoje płytki i listy gończe liczą się o { $raid_reduction } mniej.
board-ability-escape_artist = przy wpadce zatrzymujesz do { $keep_tiles } płytek tego koloru.
board-ability-haggler = za każdą sprzedaną płytkę { $bonus_vp } PZ więcej.
board-ability-locksmith = twoje klucze pasują wszędzie; za zlecenia z kluczami { $bonus_vp } PZ więcej.

## The gallery: everything in the box, to be looked up

gallery-section-accomplice = Wspólnicy
gallery-section-master = Mistrzowie złodziejscy
gallery-section-job-a = Zlecenia A
gallery-section-job-b = Zlecenia B
gallery-section-raid = Obławy
gallery-section-fence = Paserzy
gallery-section-bag = Worki
gallery-section-object = Co można ukraść
gallery-section-tile = Płytki łupu
gallery-section-board = Plansze i liczby
gallery-reward = daje: { $reward }
gallery-fence-last = kto zajmie ostatnie pole, dostaje { $vp } PZ więcej
gallery-bag = płytki łupu: { $loot }, czaszki: { $skulls }
gallery-supply = płytki neutralne, jest ich { $loot }: nagrody za zlecenia, czaszka ich nie zabiera
gallery-holds = pełny: { $things }
gallery-object-valuable = kosztowność
gallery-object-key = klucz
gallery-object-joker = jeden klucz w kolorze, jaki wybierzesz przy użyciu
gallery-object-coin = płytka łupu, która liczy się jak { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}; paserzy jej nie biorą
gallery-found-in = gdzie jest: { $bags }
gallery-price = { $fence } { $vp } PZ
gallery-bought-by = kupują: { $prices }
gallery-tile = { $object }; wraca tu: { $bag }
gallery-table-players-2 = Przy 2 graczach
gallery-table-players-3 = Przy 3 graczach
gallery-table-players-4 = Przy 4 graczach
gallery-deck = zleceń A na zleceniach B: { $a_cards }
gallery-length-standard = zwykła gra: koniec przy { $end } zleceniach, zdolności odblokowują się przy { $ability }
gallery-length-short = krótka gra: koniec przy { $end } zleceniach, zdolności przy { $ability }
gallery-length-long = długa gra: koniec przy { $end } zleceniach, zdolności przy { $ability }
gallery-character = jedna strona planszy postaci; bez wpływu na grę
gallery-piece-coin_piece = moneta
gallery-what-coin_piece = opłaca wspólników (po { $hire }) i zlecenia, które wymagają monet; na koniec każda jest warta 1 PZ; nigdy ich nie brakuje
gallery-piece-poster = list gończy
gallery-what-poster = przychodzi z nagrodą niektórych zleceń; obława, która liczy listy gończe, wysyła do lochu tego, kto ma ich tyle, ile jej limit, lub więcej; nigdy ich nie brakuje
gallery-piece-skull = czaszka
gallery-what-skull = kto ją wyciągnie, jest złapany: ona i wszystkie jego płytki tego koloru wracają do worka; przy pierwszym ciągnięciu daje { $coins } monetę
gallery-piece-marker = znacznik rezerwacji
gallery-what-marker = { $most } dla każdego gracza; wykonać można tylko zlecenie ze swoim znacznikiem; zrzucony, zabrany lub leżący na zleceniu na koniec kosztuje { $loss } PZ
gallery-piece-start_marker = znacznik pierwszego gracza
gallery-what-start_marker = jego właściciel zaczyna każdą rundę; ostatnia runda kończy się na graczu po jego prawej
gallery-piece-dungeon = loch
gallery-what-dungeon = odwrotna strona karty mistrza złodziejskiego: kto trafi tam przez obławę, oddaje 1 list gończy i traci 1 turę, a zdolność nie działa
gallery-piece-job_board = plansza
gallery-what-job_board = ma pola na { $jobs } odkryte zlecenia, { $fences } odkrytych paserów i zakryte stosy oraz tor punktacji
gallery-piece-score_marker = znacznik punktów
gallery-what-score_marker = pokazuje twoje PZ na torze punktacji: na początku { $vp }, nigdy mniej niż 0, bez górnej granicy

# Co słychać na początku pierwszej gry

simplified = Ta pierwsza gra jest krótka: kończy ją { $end } wykonanych zleceń zamiast { $usual_end }, a zdolności odblokowują się po { $ability } zleceniach zamiast po { $usual_ability }.
