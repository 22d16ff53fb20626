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
web-play-at-any-time = Zagraj teraz, bez pytania
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
web-standing-help = Nikt inny się o tym nie dowie, obowiązuje też po zamknięciu strony i możesz to cofnąć w każdej chwili.
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

# Mapy
web-closer = Bliżej
web-farther = Dalej
web-show-all = Pokaż wszystko
web-map-tools = Narzędzia mapy
