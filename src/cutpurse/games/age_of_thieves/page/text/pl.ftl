# Plansza Wieku złodziei
web-aot-map = Miasto
web-aot-token = zakryty żeton miasta
web-aot-fire = ogień
web-aot-smoke = dym
web-aot-hears = czujność { $vigilance }, ruch { $movement }
web-aot-sees = dostrzega do { $vigilance ->
    [one] { $vigilance } pola
   *[other] { $vigilance } pól
} dalej (czujność)
web-aot-goes = przechodzi do { $movement ->
    [one] { $movement } pola
   *[other] { $movement } pól
} (ruch)
web-aot-first = Pierwszy złodziej
web-aot-best = Najlepszy włamywacz
web-aot-hidden = w ukryciu
web-aot-dungeon = w lochu
web-aot-left = poza miastem
web-aot-vp = { $points } PZ
web-aot-ap = Punkty akcji
web-aot-face-down = zakryta
web-aot-turn = Tura { $turn }: { $phase }
web-aot-phase-setup = przygotowanie
web-aot-phase-event = wydarzenie
web-aot-phase-draw = dobieranie kart
web-aot-phase-plan = planowanie
web-aot-phase-resolve = rozpatrywanie
web-aot-phase-cleanup = porządki
web-aot-phase-over = koniec gry
web-aot-calm = Miasto śpi; { $left ->
    [0] ostatnia tura, by skraść Klejnot, inaczej przegrają wszyscy
    [one] jeszcze { $left } tura, by skraść Klejnot
    [few] jeszcze { $left } tury, by skraść Klejnot
   *[other] jeszcze { $left } tur, by skraść Klejnot
}
web-aot-alarm-next = Klejnot skradziony: alarm od następnej tury
web-aot-alarm = Alarm! { $left ->
    [0] Ostatnia tura
    [one] Po tej jeszcze { $left } tura
    [few] Po tej jeszcze { $left } tury
   *[other] Po tej jeszcze { $left } tur
}
web-aot-open = Otwarta dzielnica: { $district }
web-aot-event = Wydarzenie: { $event }
web-aot-watched = Co zauważa straż
web-aot-forecast = Gdyby straż działała teraz:
web-aot-forecast-surely = na pewno złapie: { $names }.
web-aot-forecast-perhaps = może złapać: { $names }.
web-aot-forecast-none = nikogo by nie złapała.
web-aot-forecast-done = Straż już działała w tej turze.
web-aot-track = Kto kiedy działa
web-aot-track-later = Kto kiedy działa, pojawi się tutaj, gdy wszyscy skończą planować.
web-aot-lost = przepada
web-aot-watch = Straż
web-aot-legend = Co oznaczają symbole
web-aot-mine = twój złodziej
web-aot-hidden-thief = ukryty złodziej
web-aot-border = ścieżka między dzielnicami
web-aot-reached = straż może cię tu dosięgnąć
web-aot-seen = straż może cię tu zobaczyć
web-aot-alone = jedyna akcja w turze
web-aot-pool-hint = Dotknij karty albo przeciągnij na nią punkt.
web-aot-cards-row = Kart do zaplanowania: { $count }; przesuń w bok
web-aot-pool = { $points ->
    [0] Brak PA
    [one] Pozostał { $points } PA
    [few] Pozostały { $points } PA
   *[other] Pozostało { $points } PA
}
web-aot-before = przed strażą ({ $points })
web-aot-after = po straży ({ $points })
web-aot-initiative = Inicjatywa straży: { $points }
web-aot-deck = Karty w talii: { $cards }
web-aot-way = { $steps ->
    [one] { $steps } krok do wyjścia z miasta
    [few] { $steps } kroki do wyjścia z miasta
   *[other] { $steps } kroków do wyjścia z miasta
} · { $moves } × Skradanie się
web-aot-no-cards = Brak kart na ręce
web-aot-cards = Karty na ręce
web-part-watch = Straż
web-aot-early = przed strażą
web-aot-late = po niej
web-aot-ghosts = { $ends ->
    [1] do tego czasu jesteś wciąż tam, gdzie stoisz: { $reached ->
        [1] w jej zasięgu
       *[other] { $seen ->
            [1] na widoku, ale za daleko, by cię złapać
           *[other] poza jej wzrokiem
        }
    }
   *[other] do tego czasu możesz być na { $ends } polach: { $safe } poza jej wzrokiem, { $seen } na widoku, ale za daleko, by cię złapać, { $reached } w jej zasięgu{ $dash ->
        [0] { "" }
       *[other] {" "}(» w tym { $dash } tylko Biegiem)
    }
}
web-aot-ghosts-hidden = do tego czasu ukryje cię twój własny plan: straż cię nie zauważy ani nie złapie
web-aot-ghosts-protected = do tego czasu nigdzie nie może cię złapać: chroni cię twój własny plan
web-aot-moment-jewel = Kto go ma, musi uciec: w następnej turze będzie alarm.
web-aot-moment-open = Tylko przez jego bramy można wyjść.
web-aot-moment-alarm = Straż nadciąga tłumnie: uciekaj na czas.
web-aot-legend-ghost = zielony: straż cię tam nie widzi
web-aot-legend-ghost-seen = ◉ pomarańczowy: straż cię tam widzi, ale jest za daleko, by złapać
web-aot-legend-ghost-reached = ⚔ czerwony: straż może cię tam dosięgnąć i złapać
web-aot-legend-ghost-late = niebieski kropkowany: dotrzesz tam dopiero po działaniu straży
web-aot-legend-dash = » podczas planowania: doprowadzi cię tam tylko Bieg, więc Ruch musi zostać jedyną akcją
web-aot-legend-open = żółty: nie chodzi o twoją drogę; to pole możesz teraz wybrać
web-aot-legend-number = liczba przy pierścieniu: podczas działania to liczba kroków; podczas planowania mówi, która akcja planu cię tam doprowadzi
web-aot-purple-new = +{ $points } PA w następnej turze
