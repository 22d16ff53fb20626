# Zdania samej strony. Zdania gier przychodzą z serwera, te same co w terminalu.
web-claim = Gry planszowe o złodziejach. Zagraj od razu z botami albo wyślij znajomym link. Bez konta.
web-unaffiliated = Wolny projekt, niezwiązany z wydawcami gier. Teksty i obrazki są nasze własne.
web-language = Język
web-theme = Jasny lub ciemny
web-theme-auto = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-pace = Ruch
web-pace-full = Spokojny
web-pace-fast = Szybki
web-pace-none = Brak
web-sound = Dźwięki
web-settings = Ustawienia
web-players = { $least ->
    [one] { $most } graczy
   *[other] { $least }–{ $most } graczy
}
web-solo-players = 1–{ $most } graczy
web-minutes = około { $minutes } minut
web-game-swindler = Swindler
web-about-swindler = Sięgaj do worków ofiar i przestań, zanim trafisz na czaszkę. Wykonuj zlecenia, zaopatruj paserów i psuj innym wieczór z wynajętymi wspólnikami.
web-game-age-of-thieves = Wiek złodziei
web-about-age-of-thieves = Planuj w tajemnicy, przemykaj obok straży, zdobądź Klejnot Cesarzy i opuść miasto, zanim zamknie je alarm.
web-game-thiefdom = Thiefdom
web-about-thiefdom = Każdy ma trzech złodziei w krętym mieście: kradnij, sprzedawaj, przekupuj i schodź straży z oczu. Z grą solo.
web-play-now = Zagraj od razu z botami
web-with-friends = Zagraj ze znajomymi
web-rules = Zasady
web-your-name = Twoje imię
web-nobody-name = Sroka
web-seats = Miejsca
web-seat-me = Ty
web-seat-open = Ktoś z linkiem
web-seat-bot = Bot: { $bot }
web-seat-number = Miejsce { $number }
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń ostatnie miejsce
web-options = Opcje gry
web-open-table = Otwórz stół
web-cancel = Anuluj
web-my-tables = Moje stoły
web-continue = Dalej
web-forget = Zapomnij
web-table-over = zakończony
web-invite-title = Wyślij każdemu znajomemu jeden link
web-invite-help = Kto pierwszy otworzy link, ten siada. Działa raz.
web-copy = Kopiuj
web-copied = Skopiowano
web-watch-link = Link dla widzów
web-qr = Kod do zeskanowania: { $name }
web-seat-free = czeka na kogoś
web-join-title = Usiądź
web-join-help = Zaproszono cię do stołu: { $game }.
web-sit-down = Usiądź
web-waiting-start = Gra zacznie się, gdy wszyscy usiądą.
web-back = Na stronę główną
web-offline = Serwer nie odpowiada. Gramy dalej, gdy tylko się odezwie.
web-state-connecting = Łączenie …
web-state-open = Połączono
web-state-lost = Utracono połączenie. Ponawiam …
web-state-ended = Połączenie zakończono.
web-your-turn = Twoja kolej
web-your-turn-title = Twoja kolej – { $game }
web-waiting-for = Czekamy: { $names }
web-waiting-others = Czekamy na pozostałych
web-skip = Przejdź na koniec
web-fold = Zwiń lub rozwiń wybór
web-undo = Cofnij
web-not-now = Teraz niemożliwe
web-log = Dziennik
web-chat = Rozmowa
web-table = Stół
web-hand = Twoja ręka
web-say = Powiedz coś
web-send = Wyślij
web-no-words = Nikt jeszcze nic nie powiedział.
web-list-view = Widok tekstowy
web-board-view = Plansza
web-choose = Wybierz
web-caution = Zastanów się
web-confirm = Zrób to mimo wszystko
web-shortcuts = Za jednym razem
web-close = Zamknij
web-rule-link = Zasada { $rule }
web-over = Koniec gry
web-wins = Wygrywa { $names }
web-nobody-wins = Nikt nie wygrywa.
web-win-together = Wygrywają razem: { $names }
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-download = Pobierz zapis gry
web-replay = Obejrzyj jeszcze raz
web-rematch = Zagraj jeszcze raz
web-keys = Klawisze
web-keys-help = 1–9 wybierają, strzałki i Enter na liście, U cofa, L dziennik, C rozmowa, P gracze, T widok tekstowy, Esc zamyka.
web-clock = { $seconds } s
web-seat-away = nieobecny
web-seat-here = obecny
web-seat-is-bot = bot
web-search-rules = Szukaj w zasadach
web-no-rule = Żadna zasada nie zawiera tych słów.
web-examples = Przykłady
web-examples-count = Przykłady do rozegrania ({ $count })
web-example = Przykład { $id }
web-holds = Co teraz obowiązuje
web-asks = { $seat }: { $question }
web-summary = W skrócie
web-mark-rulebook = instrukcja
web-mark-public = opublikowane gdzie indziej
web-mark-ours = nasze
web-step-back = Wstecz
web-step-on = Dalej
web-first = Na początek
web-last = Na koniec
web-play = Odtwarzaj
web-pause = Pauza
web-eyes = Czyimi oczami
web-eyes-all = Widownia
web-speed = Tempo
web-eyes-everybody = Kto właśnie działa
web-share-moment = Kopiuj link do tej chwili
web-proved = Tasowania i ruchy są dowiedzione
web-check-shuffles = Sprawdź tasowania w tej przeglądarce
web-shuffles-right = Wszystkie losowania ({ $draws }) wynikają z tajemnicy przyrzeczonej przed grą.
web-shuffles-wrong = To się nie zgadza: { $fault }
web-import = Otwórz zapis gry
web-step-of = Krok { $n } z { $all }
web-reaction-time = Czas na odpowiedź
web-more = Więcej
web-people = Przy stole
web-now = Co się stało
web-rematch-join = Do nowej gry
web-stand-in = zastępuje bot ({ $bot })
web-seat-left = odszedł od stołu
web-i-am-back = Wróciłem
web-mute = Wycisz
web-unmute = Znów słuchaj
web-leave = Wstań od stołu
web-give-to-bot = Oddaj to miejsce botowi
web-close-table = Zamknij stół
web-days = { $days } dni
web-host-invite = Zaproś kogoś na to miejsce

# Plansza Swindlera
web-sw-at-risk = czaszka by to zabrała
web-sw-active = ma turę
web-sw-jobs = Zlecenia
web-sw-fences = Paserzy
web-sw-cards = Karty na ręce
web-sw-markers = Wolne znaczniki
web-sw-loot = Łup z tej kradzieży
web-sw-no-theft = Nikt teraz nie kradnie.
web-sw-no-cards = Brak kart na ręce
web-sw-last-round = Ostatnia runda

# Mapy
web-closer = Bliżej
web-farther = Dalej
web-show-all = Pokaż wszystko

# Plansza Wieku złodziei
web-aot-map = Miasto
web-aot-token = zakryty żeton miasta
web-aot-fire = ogień
web-aot-smoke = dym
web-aot-hears = czujność { $vigilance }, ruch { $movement }
web-aot-first = Pierwszy złodziej
web-aot-best = Najlepszy włamywacz
web-aot-hidden = ukryty
web-aot-dungeon = w lochu
web-aot-left = opuścił miasto
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
web-aot-calm = Miasto śpi; najwyżej { $left } tur do alarmu
web-aot-alarm = Alarm! Pozostało tur: { $left }
web-aot-open = Otwarta dzielnica: { $district }
web-aot-event = Wydarzenie: { $event }
web-aot-watched = Co zauważa straż
web-aot-steps = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
}
web-aot-track = Kto kiedy działa
web-aot-watch = Straż

# Plansza Thiefdom
web-td-map = Miasto
web-td-in-sight = w polu widzenia strażnika
web-td-catacombs = Katakumby
web-td-first = Pierwszy gracz
web-td-stamina = Wytrzymałość jeszcze jest
web-td-tiles = Żetony planowania
web-td-compass = Kompas i kość
web-td-plan = Plan nocy
web-td-patrol = patrol
web-td-wanted = poszukiwany
web-td-lair = Kryjówka
web-td-moves = Porusza
web-td-price = { $cost } złota, { $points } PZ
web-td-night = Noc { $round }{ $tile ->
    [0] { "" }
   *[other] , płytka { $tile }
}
web-td-acting = { $seat }: { $ap ->
    [one] { $ap } punkt akcji
    [few] { $ap } punkty akcji
   *[other] { $ap } punktów akcji
}
web-td-walking = W drodze: { $figure }
web-td-draft = Twoje karty wyposażenia
web-td-tavern = Protektorzy w karczmie
web-td-missions = Misje
web-td-display = Wyposażenie na wystawie
web-td-villas = Wille
web-td-dungeon = W lochu
