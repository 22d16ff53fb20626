# Zdania samej strony. Zdania gier przychodzą z serwera, te same co w terminalu.
web-claim = Gry planszowe o złodziejach. Zagraj od razu z botami albo wyślij znajomym link. Bez konta.
web-unaffiliated = Wolny projekt, niezwiązany z wydawcami tych gier. Wszystkie teksty i ilustracje są naszego autorstwa.
web-language = Język
web-theme = Motyw
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-pace = Tempo
web-pace-full = Spokojne
web-pace-fast = Żwawe
web-pace-none = Natychmiast
web-pace-still = Twoje urządzenie prosi o mniej ruchu: nic nie lata ani się nie przesuwa. Opowieść i tak trzyma to tempo.
web-sound = Dźwięki
web-sound-ask = Grać z dźwiękiem?
web-sound-on = Tak
web-sound-no = Nie
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
web-opponents = Liczba botów
web-bots = { $number ->
    [0] solo
    [one] z { $number } botem
    [few] z { $number } botami
   *[other] z { $number } botami
}
web-with-friends = Zagraj ze znajomymi
web-lesson = Naucz się, grając
web-start-here = Dobra na początek
web-lesson-first = Pierwszy raz? Naucz się, grając
web-lesson-on = Wróć do lekcji
web-rules = Zasady
web-your-name = Twoje imię
web-nobody-name = Sroka
web-seats = Miejsca
web-seat-me = Ty
web-seat-open = Znajomy (przez link)
web-seat-bot = Bot: { $bot }
web-bot-random = losowe ruchy
web-bot-gentle = łagodny
web-bot-easy = łatwy
web-bot-normal = średni
web-bot-hard = trudny
web-bot-expert = ekspert
web-seat-rival = { $name } ({ $level })
web-rivals = Rywale w grze { $game }
web-rival-other = Spotkaj kogoś innego
web-rival-standing = Ten poziom wygrywa { $won } z { $of } z poziomem „{ $other }” (zmierzono partii: { $games })
web-rival-tally = ty { $won } : { $lost }
web-remarks = Uwagi rywali
web-hint = Co radzisz?
web-hint-thinking = Niech pomyślę…
web-hint-share = najlepsze w { $percent } % prób
web-hint-note = Każdy wybór rozegrano kilka razy na podstawie tego, co widzisz. Zapis gry odnotowuje pytanie.
web-hints-allowed = Podpowiedzi dozwolone
web-seat-number = Miejsce { $number }
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń ostatnie miejsce
web-haste = Limit czasu
web-haste-live = Na żywo, bez limitu czasu
web-haste-move = Na żywo, minuta na ruch
web-haste-game = Na żywo, 30 minut na osobę
web-haste-days = Przez kilka dni, bez limitu czasu
web-haste-slow = Przez kilka dni, trzy dni na ruch
web-haste-about-live = Jeśli ktoś zniknie na dwie minuty, do jego powrotu zastępuje go bot.
web-haste-about-days = Nie trzeba być online jednocześnie: strona główna pokaże, kiedy twoja kolej.
web-haste-about-clock = Jeśli komuś skończy się czas, zastępuje go bot.
web-options = Opcje gry
web-options-changed = (zmieniono: { $count })
web-options-reset = Wróć do zwykłej gry
web-level = Przeciwnicy
web-level-rivals = z imienia, jak wyżej
web-open-table = Utwórz stół
web-table-help = Każdy dostaje własny link, do wysłania lub zeskanowania. Boty siadają od razu.
web-cancel = Anuluj
web-my-tables = Moje stoły
web-with = grają: { $names }
web-waiting-friends = Czeka na znajomych
web-finished-tables = Zakończone gry ({ $count })
web-forget = Usuń z listy
web-forgotten = { $game }: usunięto z listy.
web-just-now = przed chwilą
web-invite-title = Wyślij każdemu znajomemu jeden link
web-invite-help = Kto pierwszy otworzy link, ten dostaje miejsce. Każdy link działa tylko raz.
web-copy = Kopiuj
web-copied = Skopiowano
web-group-link = Kopiuj jeden link dla wszystkich
web-group-help = Na czat grupowy: kto pierwszy, ten siada. Spóźnialscy oglądają.
web-watch-link = Kopiuj link dla widzów
web-device = Graj na innym urządzeniu
web-device-again = Nowy kod
web-device-help = Zeskanuj to drugim urządzeniem albo wpisz kod na jego stronie głównej.
web-device-valid = Działa raz, jeszcze przez { $time }.
web-device-secret = Kto go użyje, gra na twoim miejscu: nikomu go nie pokazuj. Tutaj też możesz grać dalej.
web-qr = Kod QR: { $name }
web-seat-free = czeka na kogoś
web-join-help = Zaproszono cię do gry: { $game }.
web-join-there = Przy stole są już: { $names }
web-sit-down = Zajmij miejsce
web-only-address = Sam ten adres niczego nie otwiera. Poproś kogoś przy stole o zaproszenie albo o link dla widzów: można go skopiować w zakładce „Przy stole”.
web-waiting-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-back = Na stronę główną
web-nowhere = Nie ma takiej strony. Oto gry.
web-offline = Serwer nie odpowiada. Gramy dalej, gdy tylko znów będzie dostępny.
web-try-again = Spróbuj ponownie
web-offline-title = Jesteś offline
web-offline-help = Zasady i wprowadzenia otwarte wcześniej nadal można czytać. Twoje stoły czekają w takim stanie, w jakim je zostawiono.
web-update = Dostępna jest nowa wersja.
web-update-now = Odśwież
web-state-connecting = Łączenie…
web-state-open = Połączono
web-state-lost = Utracono połączenie. Ponowna próba…
web-state-ended = Połączenie zostało zakończone.
web-your-turn = Twoja kolej
web-your-answer = Tura: { $seat }. Twoja odpowiedź?
web-your-answer-brief = Twoja odpowiedź?
web-your-turn-title = Twoja kolej – { $game }
web-waiting-for = Czekamy na: { $names }
web-away-bot = { $seat }: brak połączenia; za { $time } zagra bot
web-sending-slow = Wysyłanie trwa: połączenie jest wolne.
web-waiting-others = Czekamy na pozostałych
web-watching = Oglądasz grę przy tym stole.
web-watchers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
web-skip = Przejdź do swojej następnej decyzji
web-skip-word = Pomiń
web-fold = Pokaż lub ukryj możliwości
web-play-at-any-time = Zagraj poza kolejnością
web-interrupted = Gdy podejmujesz decyzję: { $what } Twoje możliwości są już zaktualizowane.
web-undo = Cofnij
web-aside = Rzadko potrzebne
web-not-now = Teraz niemożliwe
web-log = Dziennik
web-log-before = Przed pierwszą turą
web-log-earlier = Przedtem
web-log-show = Pokaż na planszy
web-log-undone = Cofnięte
web-log-more = { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[other] jeszcze { $count } wierszy
}
web-log-touch = Dotknij wiersza, aby zobaczyć go na planszy.
web-chat = Czat
web-table = Stół
web-hand = Twoja ręka
web-say = Napisz wiadomość
web-send = Wyślij
web-reactions = Szybkie reakcje
web-no-words = Brak wiadomości.
web-list-view = Widok tekstowy
web-board-view = Plansza
web-choose = Wybierz
web-caution = Uwaga
web-confirm = Zrób to mimo to
web-undo-instead = Zamiast tego cofnij: za darmo
web-shortcuts = Kilka kroków naraz
web-close = Zamknij
web-rule-link = Zasada { $rule }
web-over = Koniec gry
web-wins = Wygrywa { $names }
web-nobody-wins = Nikt nie wygrywa.
web-win-together = Zwycięstwem dzielą się: { $names }
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-download = Pobierz zapis gry
web-replay = Obejrzyj powtórkę
web-rematch = Zagraj jeszcze raz
web-keys = Skróty klawiszowe
web-clock = { $seconds } s
web-seat-away = nieobecny
web-seat-here = obecny
web-seat-is-bot = bot
web-search-rules = Szukaj w zasadach
web-no-rule = Żadna zasada nie pasuje do wyszukiwania.
web-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
web-rules-hint = Szukaj w zasadach: słowa albo numer, np. 4.2
web-contents = Spis treści
web-copy-rule = Kopiuj link do { $rule }
web-lesson-of = { $game }: nauka przez granie
web-lesson-read-on = To może poczekać: najpierw przeczytaj, potem idź dalej.
web-lesson-example = Zobacz to ruch po ruchu
web-examples = Przykłady
web-examples-count = Przykłady krok po kroku ({ $count })
web-example = Przykład { $id }
web-holds = Sytuacja
web-asks = { $seat }: { $question }
web-summary = W skrócie
web-guide = Jak grać
web-gallery = Wszystko w pudełku
web-look-up = Co mówi { $name }?
web-rules-legend = Każda zasada ma numer, aby można ją było wskazać w wyjaśnieniu lub podpowiedzi. Obok jest napisane, skąd pochodzi: „nasze rozstrzygnięcie” znaczy, że drukowane zasady czegoś nie rozstrzygają i zdecydował ten program.
web-lesson-rules = { $rule } powyżej to numer zasady: dotknij go, aby ją przeczytać. Nauczysz się i bez tego.
web-step-back = Wstecz
web-step-on = Dalej
web-first = Na początek
web-last = Na koniec
web-play = Odtwarzaj
web-pause = Pauza
web-eyes = Punkt widzenia
web-eyes-all = Widz
web-speed = Tempo
web-replay-log = Pełny dziennik
web-replay-keys = Klawisze: ← → krok, spacja odtwarza i wstrzymuje, Home i End.
web-eyes-everybody = Wszyscy, z odkrytymi kartami
web-held = Wszystkie ręce i plany
web-share-moment = Kopiuj link do tego momentu
web-proved = Sprawdzono tasowania i ruchy
web-check-shuffles = Sprawdź tasowania w tej przeglądarce
web-shuffles-right = Wszystkie losowania ({ $draws }) zgadzają się z sekretem ustalonym przed grą.
web-shuffles-wrong = Weryfikacja nie powiodła się: { $fault }
web-proof-promise = To ten sam sekret, który ustalono, zanim ktokolwiek usiadł ({ $commitment }…).
web-proof-hands = Każde z miejsc ({ $count }) dołożyło losowość od siebie, więc nikt nie decydował o tasowaniu w pojedynkę.
web-fault-secret = brakuje sekretu
web-fault-commitment = sekret nie jest tym, który ustalono
web-fault-draw = losowanie { $number }
web-import = Otwórz zapis gry
web-import-help = Partia pobrana po jej zakończeniu (.cutpurse). Możesz też upuścić plik gdziekolwiek na tej stronie.
web-code = Kod z innego urządzenia
web-code-go = Przejmij moje miejsce
web-code-help = Gra, którą prowadzisz gdzie indziej: kod jest przy jej stole, w zakładce „Przy stole”.
web-drop = Upuść zapis, aby go obejrzeć
web-step-of = Krok { $n } z { $all }
web-reaction-time = Czas na reakcję
web-more = Więcej
web-people = Przy stole
web-now = Co się stało
web-news = Co się stało od twojej ostatniej tury
web-no-news = Jeszcze nic.
web-announce-turn = Twoja kolej. { $question }
web-ask = Sprawdź
web-ask-help = Nazwa czegokolwiek na stole
web-ask-button = Sprawdź
web-ask-nothing = Nic nie znaleziono: „{ $words }”.
web-parts = Sekcje
web-drawn-map = Mapa tekstowa
web-drawn-map-help = Mapa narysowana znakami. To samo opisano słowami pod pozostałymi nagłówkami.
web-part-now = Sytuacja
web-part-you = Twój obszar
web-part-around = Wokół ciebie
web-part-others = Pozostali gracze
web-part-board = Na planszy
web-part-cards = Co robią karty
web-part-stock = Stosy i zasoby
web-part-places = Gdzie co jest
web-rematch-join = Następna gra czeka na stole: usiądź
web-stand-in = zastępstwo: bot ({ $bot })
web-seat-left = już nie gra
web-i-am-back = Już jestem
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie
web-leave = Odejdź od stołu
web-give-to-bot = Oddaj to miejsce botowi
web-close-table = Zamknij stół
web-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
web-host-invite = Zaproś kogoś na to miejsce

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Połączono ponownie
web-sending = Wysyłanie
web-time-left = Pozostały czas
web-notify = Powiadom mnie, gdy będzie moja kolej
web-notify-help = Gdy jest twoja kolej, a ta strona jest zamknięta, serwer wysyła wiadomość (HTTP POST) na ten adres, na przykład do usługi powiadomień w telefonie albo na czat. Puste pole oznacza brak wiadomości.
web-notify-address = Adres powiadomień
web-notify-save = Zapisz
web-notify-on = Powiadomienia trafiają na ten adres.
web-notify-off = Powiadomienia nie są wysyłane.
web-awaited = na ruchu
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
web-standing = Zawsze pasuj…
web-standing-what = Przy czym
web-standing-long = Jak długo
web-standing-say = Pasuj od teraz
web-standing-help = Nikt inny tego nie widzi. Działa też po zamknięciu strony i w każdej chwili możesz to odwołać.
web-standing-passes = Automatyczny pas.
web-standing-decide = Decyduję samodzielnie
web-standing-revoke = Przestań pasować
web-you-win = Wygrywasz!
web-share-game = Skopiuj link do tej gry
web-sheet = Skąd wzięły się punkty
web-total = Razem
web-won-by = Przewaga: { $points }. Najwięcej dało: { $source } ({ $much }).
web-carried-out = { $seat } wynosi Klejnot Cesarzy z miasta w turze { $turn }, przez: { $district }. To rozstrzyga, bez względu na punkty.
web-still-inside = wciąż w mieście: łupy się nie liczą
web-curve = Przebieg punktacji
web-chapters = Rozdziały
web-moments = Gra w pięciu chwilach
web-moment-show = Obejrzyj od tego miejsca
web-table-won = Wygrana
web-table-lost = Przegrana
web-share = Udostępnij
web-show-code = Kod QR
web-lobby-count = Zajęte miejsca: { $taken } z { $all }
web-lobby-ready = Wszyscy są na miejscu.
web-lobby-host-starts = Grę rozpoczyna gospodarz.
web-start = Rozpocznij grę
web-start-with-bots = Zacznij teraz: boty zajmą wolne miejsca
web-key-number = wybór według numeru
web-key-primary = dalej: wyróżniona odpowiedź nad listą
web-key-list = ruch w górę i w dół listy
web-key-board = ruch po planszy
web-key-enter = wybór zaznaczonego
web-key-to-board = przejście na planszę
web-key-to-question = przejście do pytania

# Mapy
web-closer = Przybliż
web-farther = Oddal
web-show-all = Dopasuj widok

# Podpowiedzi i pomoc do pytania
web-coach = Podpowiedzi w pierwszych grach
web-coach-reset = Pokaż wszystkie podpowiedzi od nowa
web-coach-anew = Podpowiedzi pojawią się od nowa
web-coach-more = Powiedz więcej
web-coach-done = Jasne
web-coach-stop = Bez podpowiedzi
web-coach-stopped = Koniec z podpowiedziami. Można je znów włączyć w ustawieniach.
web-coach-again = Zostaw podpowiedzi
web-question-help = O co tu chodzi?
web-question-about = Pomoc do tego pytania
web-first-title = Pierwsza gra: { $game }?
web-first-lesson = Ucz się, grając (minuty: { $minutes })
web-first-short = Pierwsza gra z podpowiedziami
web-first-just = Po prostu graj
web-lesson-short = Zagraj pierwszą grę z podpowiedziami, gdy coś jest nowe
web-first-about = Lekcja pokaże ci wszystko przy prawdziwym stole, po kolei. Albo zacznij od razu: nowości objaśnimy, gdy się zdarzą.
web-not-asked-about = To nie ma związku z obecnym pytaniem.
