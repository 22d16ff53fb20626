# Zdania samej strony. Zdania gier przychodzą z serwera, te same co w terminalu.
web-claim = Gry planszowe o złodziejach. Zagraj od razu z botami albo wyślij znajomym link. Bez konta.
web-unaffiliated = Wolny projekt, niezwiązany z wydawcami gier. Teksty i ilustracje są naszego autorstwa.
web-language = Język
web-theme = Jasny lub ciemny
web-theme-auto = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-pace = Ruch
web-pace-full = Spokojny
web-pace-fast = Szybki
web-pace-none = Brak
web-pace-still = Twoje urządzenie prosi o mniej ruchu: nic się nie porusza.
web-sound = Dźwięki
web-settings = Ustawienia
web-players = { $least ->
    [one] { $most } graczy
   *[other] { $least }–{ $most } graczy
}
web-solo-players = 1–{ $most } graczy
web-minutes = około { $minutes } minut
web-play-now = Zagraj od razu z botami
web-play-at-once = Zagraj teraz
web-play-alone = Zagraj od razu w pojedynkę
web-opponents = Przeciw ilu botom
web-bots = { $number ->
    [0] solo
    [one] z { $number } botem
    [few] z { $number } botami
   *[other] z { $number } botami
}
web-with-friends = Zagraj ze znajomymi
web-lesson = Naucz się grać w trzy minuty
web-rules = Zasady
web-your-name = Twoje imię
web-nobody-name = Sroka
web-seats = Miejsca
web-seat-me = Ty
web-seat-open = Ktoś z linkiem
web-seat-bot = Bot: { $bot }
web-bot-random = gra na chybił trafił
web-bot-easy = łatwy
web-seat-number = Miejsce { $number }
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń ostatnie miejsce
web-haste = Czas
web-haste-live = Na żywo, bez limitu czasu
web-haste-move = Na żywo, minuta na ruch
web-haste-game = Na żywo, po pół godziny na osobę
web-haste-days = Przez wiele dni, bez limitu czasu
web-haste-slow = Przez wiele dni, trzy dni na ruch
web-haste-about-live = Kogo nie ma od dwóch minut, tego zastępuje bot, aż do powrotu.
web-haste-about-days = Nie trzeba być przy stole jednocześnie: strona główna pokaże, kiedy twoja kolej.
web-haste-about-clock = Komu skończy się czas, tego zastępuje bot.
web-options = Opcje gry
web-open-table = Otwórz stół
web-table-help = Każdy dostaje własny link, do wysłania lub zeskanowania. Miejsca botów są od razu zajęte.
web-cancel = Anuluj
web-my-tables = Moje stoły
web-with = grają: { $names }
web-waiting-friends = Czeka na znajomych
web-finished-tables = Zakończone gry ({ $count })
web-forget = Usuń z listy
web-forgotten = { $game }: usunięto z listy.
web-just-now = przed chwilą
web-invite-title = Wyślij każdemu znajomemu jeden link
web-invite-help = Kto pierwszy otworzy link, ten może usiąść. Każdy link działa raz.
web-copy = Kopiuj
web-copied = Skopiowano
web-watch-link = Kopiuj link dla widzów
web-qr = Kod do zeskanowania: { $name }
web-seat-free = czeka na kogoś
web-join-help = Zaproszono cię do stołu: { $game }.
web-join-there = Przy stole już: { $names }
web-sit-down = Usiądź
web-waiting-start = Gra zacznie się, gdy wszyscy usiądą.
web-back = Na stronę główną
web-nowhere = Pod tym adresem nic nie ma. Oto gry.
web-offline = Serwer nie odpowiada. Gramy dalej, gdy tylko się odezwie.
web-try-again = Spróbuj ponownie
web-offline-title = Jesteś offline
web-offline-help = Zasady i wprowadzenia otwarte wcześniej nadal można czytać. Twoje stoły czekają, a gra potoczy się dalej od tego samego miejsca.
web-update = Jest nowa wersja strony.
web-update-now = Wczytaj
web-state-connecting = Łączenie …
web-state-open = Połączono
web-state-lost = Utracono połączenie. Ponawiam …
web-state-ended = Połączenie zakończono.
web-your-turn = Twoja kolej
web-your-turn-title = Twoja kolej – { $game }
web-waiting-for = Czekamy: { $names }
web-waiting-others = Czekamy na pozostałych
web-watching = Przyglądasz się grze przy tym stole.
web-skip = Przejdź na koniec
web-skip-word = Pomiń
web-fold = Zwiń lub rozwiń wybór
web-undo = Cofnij
web-not-now = Teraz niemożliwe
web-log = Dziennik
web-log-show = Pokaż na planszy
web-log-touch = Dotknij wiersza, aby zobaczyć go na planszy.
web-chat = Czat
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
web-clock = { $seconds } s
web-seat-away = poza stołem
web-seat-here = przy stole
web-seat-is-bot = bot
web-search-rules = Szukaj w zasadach
web-no-rule = Żadna zasada nie zawiera tych słów.
web-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
web-rules-hint = Szukaj w zasadach: słowa albo numer, np. 4.2
web-contents = Spis treści
web-copy-rule = Kopiuj link do { $rule }
web-lesson-of = { $game } w trzy minuty
web-lesson-example = Zobacz to ruch po ruchu
web-lesson-ready = To wystarczy, by zacząć. Strona zawsze mówi, co możesz zrobić i dlaczego coś jest niemożliwe.
web-examples = Przykłady
web-examples-count = Przykłady krok po kroku ({ $count })
web-example = Przykład { $id }
web-holds = Co teraz obowiązuje
web-asks = { $seat }: { $question }
web-summary = W skrócie
web-mark-rulebook = z instrukcji
web-mark-public = opublikowane gdzie indziej
web-mark-ours = nasze rozstrzygnięcie
web-step-back = Wstecz
web-step-on = Dalej
web-first = Na początek
web-last = Na koniec
web-play = Odtwarzaj
web-pause = Pauza
web-eyes = Czyimi oczami
web-eyes-all = Widownia
web-speed = Tempo
web-replay-log = Cała partia
web-replay-keys = Klawisze: ← → krok, spacja odtwarza i wstrzymuje, Home i End.
web-eyes-everybody = Wszyscy, z odkrytymi kartami
web-held = Co każdy ma i planuje
web-share-moment = Kopiuj link do tego momentu
web-proved = Tasowania i ruchy sprawdzone
web-check-shuffles = Sprawdź tasowania w tej przeglądarce
web-shuffles-right = Wszystkie losowania ({ $draws }) wynikają z sekretu ustalonego przed grą.
web-shuffles-wrong = To się nie zgadza: { $fault }
web-proof-promise = To ten sam sekret, który ustalono, zanim ktokolwiek usiadł ({ $commitment }…).
web-proof-hands = Każde z miejsc ({ $count }) dołożyło coś od siebie: nikt nie decydował o tasowaniu sam.
web-fault-secret = brakuje sekretu
web-fault-commitment = sekret nie jest tym, który ustalono
web-fault-draw = losowanie { $number }
web-import = Otwórz zapis gry
web-import-help = Partia pobrana po jej zakończeniu (.cutpurse). Możesz też upuścić plik gdziekolwiek na tej stronie.
web-drop = Upuść zapis, aby go obejrzeć
web-step-of = Krok { $n } z { $all }
web-reaction-time = Czas na odpowiedź
web-more = Więcej
web-people = Przy stole
web-now = Co się stało
web-news = Co się stało od twojej ostatniej tury
web-no-news = Jeszcze nic.
web-announce-turn = Twoja kolej. { $question }
web-ask = Sprawdź coś
web-ask-help = Strażnik, miejsce, karta, gracz: co o tym wiadomo?
web-ask-button = Powiedz mi
web-ask-nothing = Nic nie wiadomo o „{ $words }”.
web-parts = Części stołu
web-drawn-map = Mapa narysowana literami
web-drawn-map-help = Mapa narysowana literami. To samo opowiadają słowa pod nagłówkami wokół niej.
web-part-now = Co się dzieje
web-part-you = Co jest twoje
web-part-around = Wokół ciebie
web-part-watch = Straż i mieszczanie
web-part-others = Pozostali
web-part-board = Na planszy
web-part-cards = Co robią karty
web-part-stock = Stosy i zasoby
web-part-places = Gdzie co jest
web-rematch-join = Do nowej gry
web-stand-in = zastępuje bot ({ $bot })
web-seat-left = już nie gra
web-i-am-back = Już jestem
web-mute = Wycisz
web-unmute = Znów słuchaj
web-leave = Wstań od stołu
web-give-to-bot = Oddaj to miejsce botowi
web-close-table = Zamknij stół
web-days = { $days } dni
web-host-invite = Zaproś kogoś na to miejsce

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Połączono ponownie
web-sending = Wysyłanie
web-time-left = Pozostały czas
web-notify = Powiadamiaj mnie gdzie indziej o mojej kolejce
web-notify-help = Gdy trzeba twojej decyzji, a ta strona jest zamknięta, serwer wyśle wiadomość (POST) na ten adres: na przykład usługi powiadomień w telefonie albo pokoju na czacie. Puste pole oznacza brak wiadomości.
web-notify-address = Adres dla wiadomości
web-notify-save = Zapisz
web-notify-on = Wiadomości trafiają na ten adres.
web-notify-off = Wiadomości nie są wysyłane.
web-awaited = czekamy
web-since = Od twojej ostatniej tury
web-since-count = { $count ->
    [one] Jedno zdarzenie od twojej ostatniej tury
    [few] { $count } zdarzenia od twojej ostatniej tury
   *[many] { $count } zdarzeń od twojej ostatniej tury
}
web-against-you = Przeciwko tobie
web-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
web-standing = Zawsze pasuj …
web-standing-what = Co
web-standing-long = Jak długo
web-standing-say = Pasuj od teraz
web-standing-help = Nikt inny się o tym nie dowie, a ty możesz to cofnąć w każdej chwili.
web-standing-passes = Pasujesz tutaj, zgodnie z twoim życzeniem.
web-standing-decide = Decyduję samodzielnie
web-standing-revoke = Nie pasuj więcej
web-you-win = Wygrywasz!
web-share-game = Skopiuj link do tej gry
web-sheet = Skąd wzięły się punkty
web-total = Razem
web-share = Udostępnij
web-show-code = Kod do zeskanowania
web-lobby-count = Zajęte miejsca: { $taken } z { $all }
web-lobby-ready = Wszyscy są na miejscu.
web-lobby-host-starts = Grę rozpoczyna gospodarz.
web-start = Rozpocznij grę
web-start-with-bots = Zacznij teraz: boty zajmą wolne miejsca
web-key-number = wybór według numeru
web-key-list = w górę i w dół listy
web-key-board = od jednego do drugiego na planszy
web-key-enter = wybór tego, co zaznaczone
web-key-to-board = na planszę
web-key-to-question = do pytania

# Plansza Swindlera
web-sw-at-risk = czaszka by to zabrała
web-sw-jobs = Zlecenia
web-sw-fences = Paserzy
web-sw-cards = Karty na ręce
web-sw-markers = Wolne znaczniki
web-sw-loot = Łup z tej kradzieży
web-sw-no-theft = Nikt teraz nie kradnie.
web-sw-no-cards = Brak kart na ręce
web-sw-last-round = Ostatnia runda
web-sw-turn = Runda { $round } · { $seat }
web-sw-masters = Mistrzowie złodziejscy
web-sw-wakes = Zdolność mistrza złodziejskiego budzi się po tylu wykonanych zleceniach: { $jobs }.
web-sw-steps = Kroki tury
web-sw-step-reserve = Rezerwacja
web-sw-step-steal = Kradzież
web-sw-step-actions = Zlecenia, paserzy
web-sw-step-refill = Uzupełnienie
web-sw-step-hire = Najem
web-sw-bags = Worki
web-sw-next-draw = Następne ciągnięcie z tego worka
web-sw-skull-costs = Czaszka z tego worka kosztowałaby cię: { $lost }
web-sw-skull-lost = Zagrożone płytki: { $count }
web-sw-skull-takes = Czaszka zabrałaby płytki: { $count }
web-sw-safe-loot = Bezpieczny łup
web-sw-own-things = Twoje rzeczy
web-sw-at-a-glance = W skrócie: co masz
web-sw-no-safe-loot = Jeszcze bez bezpiecznego łupu
web-sw-others = Pozostali
web-sw-theft-of = { $seat } okrada ten worek
web-sw-wants-away = { $seat } chce z tym uciec
web-sw-takes-share = { $seat } bierze z tego część
web-sw-skull-now = Czaszka!
web-sw-got-away = { $seat } ucieka z łupem.
web-sw-was-caught = Wpadka: { $seat }.
web-sw-first-draw = Jeszcze nic nie wyciągnięto
web-sw-jobs-done = Zlecenia: { $count } z { $goal }
web-sw-threat = zagrożone: { $vp } PZ
web-sw-reserved-by = Rezerwacja: { $seat }
web-sw-reserved-me = Twoja rezerwacja
web-sw-lack = { $thing }: brakuje
web-sw-lack-any = brakuje czegoś pasującego
web-sw-completes = ostatnia płytka: +{ $vp } PZ
web-sw-deck = Wspólnicy w stosie: { $count }
web-sw-hand-waits = od twojej następnej tury
web-sw-raids-hit = Obławy, które by cię dotknęły: { $hits } z { $count }
web-sw-raids-none = Żadna z { $count } obław by cię nie dotknęła
web-sw-raids-left = Obławy do odkrycia: { $count }
web-sw-piles = Obławy i stosy
web-sw-raid-hits-you = Dotyka cię.
web-sw-raid-spares-you = Omija cię.
web-sw-supply = Neutralne płytki w zasobach
web-sw-asleep = śpi (brakuje zleceń: { $left })
web-sw-raids = Obławy
web-sw-awake = czuwa
web-sw-done-jobs = Wykonane zlecenia: { $jobs }

# Mapy
web-closer = Bliżej
web-farther = Dalej
web-show-all = Pokaż wszystko
web-map-tools = Narzędzia mapy

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
    [one] Jeszcze { $left } tura
    [few] Jeszcze { $left } tury
   *[other] Jeszcze { $left } tur
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
web-aot-lost = przepada
web-aot-watch = Straż
web-aot-legend = Co oznaczają znaki
web-aot-sign-hideout = kto na niej stoi, jest ukryty: straż go nie dostrzega ani nie łapie
web-aot-sign-sewer_entrance = wejdź na nie i wyjdź dowolnym wyjściem; tam kończy się ruch
web-aot-sign-sewer_exit = tędy wychodzi, kto wszedł wejściem
web-aot-sign-guardhouse = tu pojawiają się nowi strażnicy
web-aot-sign-sword = tu zaczyna strażnik
web-aot-sign-imperial = tu trafia Klejnot Cesarzy złapanego złodzieja
web-aot-sign-gate = wyjście z miasta, gdy jej dzielnica jest otwarta
web-aot-sign-dungeon = tu trafiają złapani złodzieje
web-aot-sign-start = tu zaczyna złodziej
web-aot-sign-guard_alarm = przy alarmie pojawia się tu strażnik, jeśli dzielnica jest otwarta
web-aot-sign-captain_alarm = przy alarmie pojawia się tu kapitan, jeśli dzielnica jest otwarta
web-aot-sign-green_jewel = na początku leży tu zielony klejnot: 2 PZ
web-aot-mine = twój złodziej
web-aot-hidden-thief = ukryty złodziej
web-aot-border = ścieżka między dzielnicami
web-aot-reached = straż może cię tu dosięgnąć
web-aot-seen = straż może cię tu zobaczyć
web-aot-alone = jedyna akcja
web-aot-pool-hint = Dotknij karty albo przeciągnij na nią punkt.
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
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
} · { $moves } × Skradanie się

# Plansza Thiefdom
web-td-map = Miasto
web-td-in-sight = w polu widzenia strażnika
web-td-catacombs = Katakumby
web-td-first = Pierwszy gracz
web-td-stamina = Wytrzymałość niewykorzystana
web-td-tiles = Płytki planowania
web-td-compass = Kompas i kość
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
web-td-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
web-td-walking = W drodze: { $figure }
web-td-draft = Twoje karty wyposażenia
web-td-missions = Misje
web-td-dungeon = W lochu
web-td-go = Idź na { $place }: { $ap ->
    [one] { $ap } punkt akcji
    [few] { $ap } punkty akcji
   *[other] { $ap } punktów akcji
}
web-td-ap = { $ap ->
    [one] { $ap } punkt akcji stąd
    [few] { $ap } punkty akcji stąd
   *[other] { $ap } punktów akcji stąd
}
web-td-again = Dotknij jeszcze raz, aby to zrobić.
web-td-ends = { $count ->
    [0] Nie może się teraz ruszyć
    [one] Jedna droga stąd
    [few] { $count } drogi stąd
   *[other] { $count } dróg stąd
}
web-td-catches = przyłapie: { $who }, idąc na { $places }
web-td-catches-nobody = nikogo nie przyłapie
web-td-ways = { $figure } na { $place }: { $count ->
    [few] { $count } drogi
   *[other] { $count } dróg
}
web-td-may-catch = zależnie od drogi przyłapie: { $who }
web-td-can-reach = dojdzie na { $places }
web-td-lair-of = Kryjówka: { $seat }
web-td-legend = Legenda
web-td-legend-guard = Strażnik: żółta strzałka to kierunek patrzenia, tarcza to odznaka do skradzenia
web-td-legend-lantern = Latarnia: tu zatrzymują się strażnicy, szlachcice i powóz
web-td-legend-wall = Mur: nie ma przejścia i nic za nim nie widać
web-td-legend-door = Drzwi: jedyne wejście do takiego miejsca
web-td-legend-catacombs = Katakumby: jeden krok z każdego wejścia do każdego innego
web-td-places = Miejsca
web-td-pile = Kart w stosie: { $count }
web-td-then = potem „{ $mission }”
web-td-fewer = Mniej
web-td-more = Więcej
web-td-exchange = Wymiana dóbr
web-td-exchange-tab = wymiana
web-td-partner = Wymiana z
web-td-tap = { $most ->
    [0] Dotknij dobra, aby je przekazać
   *[other] Dotknij dóbr, aby je przekazać (najwyżej { $most })
}
web-td-locked = zamknięte
web-td-do-buy = Kup
web-td-do-keep = Zatrzymaj
web-td-do-befriend = Sojusz
web-td-do-brawl = Bójka
web-td-do-take = Weź
web-td-do-deliver = Dostarcz
web-td-hand = { $thing }, { $count }: przekaż jedno, { $to }
web-td-slots = złoto { $gold }/{ $golds } · łupy { $loot }/{ $loots }{ $spare ->
    [0] { "" }
   *[other] {" "}· +{ $spare }
}
web-td-tile = Płytka { $tile }
web-td-die-move = mieszczanie
web-td-die-place = wróg
web-td-die-means = Co znaczy kość
web-td-boards-left = Ruszą się jeszcze tej nocy
web-td-board-first = { $first ->
    [yes] Tej nocy plansza porusza mieszczan przed każdym złodziejem.
   *[no] Tej nocy plansza porusza mieszczan po każdym złodzieju.
}
web-td-rivals = Wrodzy złodzieje
web-td-goal = Gwiazdki od
web-td-goal-got = zdobyte
