# Co mówi sam program, w każdej grze. W każdym pliku językowym są te same klucze.

## Dlaczego nie

reason-setting-unknown = Nie ma ustawienia „{ $setting }”. Dostępne: { $allowed }.
reason-setting-value = Ustawienie „{ $setting }” nie przyjmuje wartości „{ $value }”. Możliwe: { $allowed }.
reason-choice-too-long = To zbyt długie; dozwolona liczba znaków: { $most }.
reason-game-over = Gra jest zakończona.
reason-already-sealed = Odpowiedź już padła i pozostaje zakryta, dopóki nie odpowiedzą wszyscy.
reason-not-asked = W tej chwili decyzja nie należy do ciebie.
reason-nothing-to-undo = Nie ma czego cofnąć: można cofać tylko własne ostatnie decyzje, dopóki nic nie zostało potem ujawnione.
reason-unknown-choice = Tego nie ma do wyboru.

## Dlaczego nie, przy stole na serwerze

reason-message-too-long = To zbyt długie; dozwolona liczba bajtów: { $most }.
reason-malformed = Serwer tego nie rozumie: { $problem }
reason-hello-first = Ten serwer używa innej wersji protokołu ({ $protocol }). Jeden z programów jest przestarzały.
reason-too-fast = Za dużo wiadomości; ostatnia została pominięta.
reason-talks-too-fast = Za dużo wiadomości naraz; ostatnia nie została wysłana.
reason-too-often = Za dużo żądań z twojego adresu. Poczekaj minutę.
reason-too-busy = Serwer jest teraz zbyt zajęty. Spróbuj ponownie za minutę.
reason-too-many-undos = Cofnięto to już { $most } razy; teraz tak zostaje.
reason-too-many-changes = Za dużo zmian: dokończ albo coś cofnij.
reason-too-slow = To docierało zbyt długo.
reason-too-many-connections = Z twojego adresu jest za dużo połączeń.
reason-not-the-keeper = Może to zrobić tylko administrator serwera.
reason-not-over-yet = Kolejna gra będzie możliwa, gdy ta się skończy.
reason-bad-record = To nie jest zapis zakończonej gry albo zapis jest błędny: { $problem }
reason-no-such-record = Nie ma takiego zapisu na tym serwerze.
reason-no-such-page = Zapis nie ma takiej strony; są strony od 0 do { $last }.
reason-no-such-table = Na tym serwerze nie ma takiego stołu.
reason-not-your-table = Ten link nie otwiera żadnego miejsca przy tym stole. Być może ktoś zajął je z nowym zaproszeniem.
reason-invitation-void = To zaproszenie zostało już wykorzystane albo zastąpione nowszym. Poproś gospodarza o kolejne.
reason-code-void = Ten kod nie działa: został już użyty, wygasł albo jest w nim literówka. Poproś o nowy na drugim urządzeniu.
reason-not-the-host = To może zrobić tylko gospodarz stołu.
reason-one-host = Dokładnie jedno miejsce musi należeć do gospodarza („me”).
reason-no-such-seat-here = { $seat }: na to miejsce nie można nikogo zaprosić.
reason-owner-not-absent = { $seat }: ta osoba jest przy stole albo dopiero co odeszła, więc jej miejsca nie można jeszcze nikomu oddać.
reason-seat-offered-anew = { $seat }: długa nieobecność. Gospodarz przygotował nowe zaproszenie na to miejsce.
reason-seat-offered = { $seat }: gospodarz przygotował zaproszenie na to miejsce.
reason-seat-to-bot = Gospodarz oddał to miejsce botowi ({ $seat }).
reason-seat-on-device = Twoje miejsce otwarto na innym urządzeniu za pomocą twojego kodu. Jeśli to nie ty, opuść ten stół.
reason-stand-in = { $seat } chwilowo nie gra: zastępuje bot.
reason-seat-given-back = { $seat } wraca i znów gra.
reason-stand-in-plays = Teraz gra za ciebie bot. Najpierw zgłoś swój powrót.
reason-time-used-up = Twój czas na tę grę się skończył: bot gra do końca.
reason-no-stand-in = Bot może zastąpić gracza po czasie tylko wtedy, gdy stół go wskazuje.
reason-bad-seconds = Niedozwolona liczba sekund ({ $seconds }): od { $least } do { $most }.
reason-table-closed = Ten stół jest zamknięty.
reason-bad-address = Powiadomienia można wysyłać tylko na adres http lub https w publicznym internecie, najwyżej 500 znaków.
reason-started-already = Gra już się zaczęła.
reason-seats-open = Są jeszcze wolne miejsca: poczekaj albo obsadź je botami.
reason-unknown-game = Na tym serwerze nie ma gry „{ $game }”. Dostępne: { $known }.
reason-no-such-example = W tej grze nie ma przykładu „{ $example }”.
reason-no-such-lesson = W tej grze nie ma lekcji „{ $lesson }”.
reason-no-such-step = Liczba kroków tej lekcji: { $all }.
reason-unknown-bot = Na tym serwerze nie ma bota „{ $bot }”. Dostępne: { $known }.
reason-too-many-tables = Ten serwer jest pełny i nie pomieści więcej stołów. Spróbuj później.
reason-other-rules = Tę grę rozpoczęto według wersji { $rules } zasad; ten program zna wersje do { $known }.
reason-unknown-box = Tę grę rozpoczęto z zestawem elementów ({ $box }), którego ten program nie ma.
reason-audience = Oglądasz grę: to mogą robić tylko osoby siedzące przy stole.
reason-not-started = Gra się jeszcze nie zaczęła: są wolne miejsca.
reason-game-not-over = Zapis będzie dostępny, gdy gra się skończy.
reason-stale = Za późno: stół się tymczasem zmienił.
reason-nothing-to-let-pass = Nie ma tu nic, przy czym można by automatycznie pasować.
reason-moved-elsewhere = W tej samej chwili stało się coś innego. Spójrz na stół i wybierz ponownie.
reason-not-stored = { $problem-id ->
    [full] Dysk serwera jest pełny: nic się nie stało, stół czeka.
    [locked] Pamięć serwera jest zajęta: nic się nie stało. Spróbuj ponownie.
    [unreachable] Baza danych serwera nie odpowiada. Wybór mógł zostać zapisany albo nie: spójrz na stół, zanim wybierzesz ponownie.
   *[other] Serwer nie zdołał tego zapisać: nic się nie stało. Spróbuj ponownie.
}
reason-table-damaged = Zapisane dane tego stołu są uszkodzone: nikt nie może tam grać, dopóki administrator nie przywróci kopii zapasowej.
reason-no-connection = W tej chwili nie ma połączenia z serwerem.

## Przebieg gry

event-taken_back = { $seat } cofa ostatnią decyzję.

## Jak długo obowiązuje stała odpowiedź

scope-always = do odwołania
scope-turn = na tę turę
scope-round = na tę rundę

## Kłopoty z botami

trouble-no-start = { $seat }: bot nie chce się uruchomić ({ $detail }). Ten ruch wykonał za niego inny.
trouble-late = { $seat }: bot myślał zbyt długo. Ten ruch wykonał za niego inny.
trouble-died = { $seat }: bot przestał działać ({ $detail }). Ten ruch wykonał za niego inny.
trouble-garbage = { $seat }: odpowiedź bota była niezrozumiała ({ $detail }). Ten ruch wykonał za niego inny.
trouble-too-long = { $seat }: odpowiedź bota była zbyt długa. Ten ruch wykonał za niego inny.
trouble-not-offered = { $seat }: bot wybrał coś, czego nie było do wyboru ({ $detail }). Ten ruch wykonał za niego inny.
trouble-error = { $seat }: bot popełnił błąd ({ $detail }). Ten ruch wykonał za niego inny.
trouble-given-up = { $seat }: bot zawiódł zbyt wiele razy. Odtąd gra za niego inny.

## Stół

ui-log = Co się stało
ui-log-news = Co się stało · nowych wierszy: { $count }, l pokazuje wszystkie
ui-choose = Decyzja: { $seat }
ui-your-decision = Twoja decyzja
ui-thinking = { $seat } się zastanawia…
ui-waiting = Chwileczkę…
ui-over = Gra jest zakończona
ui-caution = Uwaga
ui-caution-go = Zrób to mimo to
ui-caution-back = Przemyśl jeszcze raz (Esc)
ui-taken-back = Cofnięto.
ui-saved = Zapisano: { $file }
ui-save-failed = Nie udało się zapisać { $file }: { $problem }
ui-rescued = W programie wystąpił błąd. Gra jest zapisana: { $file }
ui-go-on = Aby grać dalej: cutpurse play --resume { $file }
ui-not-saved = Gra nie została zapisana.
ui-save-as = Zapisz grę jako
ui-hand-over = Do klawiatury siada: { $seat }.
ui-hand-over-hint = Pozostali odwracają wzrok. { $seat } naciska Enter.
ui-since = Co widzieli wszyscy
ui-why = Dlaczego nie?
ui-why-nothing = Nic oczywistego nie jest tu zabronione.
ui-about-nothing = O tym nie ma nic więcej do powiedzenia.
ui-why-open = To możesz zrobić.
ui-why-hint = Enter pokazuje zasadę.
ui-standing = Automatyczne pasowanie
ui-standing-hint = Wybierz, przy czym zawsze pasujesz, albo to odwołaj. Nikt inny tego nie widzi.
ui-standing-none = Automatycznie pasować można przy pytaniach, na które kilka osób odpowiada w ukryciu. Teraz takiego nie ma.
ui-standing-here = „{ $question }”
ui-standing-even-aimed = „{ $question }”, nawet gdy wymierzone w ciebie
ui-standing-every = wszystko, przy czym można pasować, chyba że wymierzone w ciebie
ui-standing-new = Zawsze pasuj, { $scope }: { $what }
ui-standing-old = Przestań pasować ({ $scope }): { $what }
ui-standing-done = Zrobione.
ui-quit = Opuścić grę?
ui-quit-save = Zapisz w { $file } i wyjdź
ui-quit-lose = Wyjdź bez zapisywania
ui-quit-leave = Wyjdź (gra jest zapisana w { $file })
ui-quit-stay = Graj dalej

## Dolny wiersz: klawisze, najwyżej 78 znaków

ui-keys-table = 1–9 a–z wybór · ↑↓ Enter · u cofnij · w dlaczego nie · b stół · ? pomoc
ui-keys-join = 1–9 a–z wybór · Enter · u cofnij · w dlaczego · t rozmowa · b stół · ? pomoc
ui-keys-back = ↑↓ przewijanie · Esc wstecz
ui-keys-list = ↑↓ Enter wybór · Esc wstecz
ui-keys-enter = Enter dalej · q wyjście
ui-keys-result = b stół · l przebieg · s zapis · q wyjście
ui-keys-rules = wpisz numer lub słowa · ↓ lista · Enter czytaj · Esc wstecz
ui-keys-input = Enter zatwierdź · Esc wstecz
ui-keys-replay = ←→ krok · PgUp PgDn dziesięć · g idź do · e widok · b stół · q wyjście

## Wynik

ui-result = Wynik
ui-result-winners = { $seats-count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się: { $seats }.
}
ui-result-line = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ui-result-verify = Każde losowanie można sprawdzić: cutpurse verify { $file }

## Zasady

ui-play-now = n: zagraj poza kolejnością ({ $count })
ui-play-now-title = Zagraj poza kolejnością
ui-play-now-hint = Możliwe w każdej chwili, także w cudzej turze. Esc: nie teraz.
ui-play-now-nothing = Poza kolejnością nie ma nic do zagrania.
ui-play-now-who = Kto zagrywa poza kolejnością?
ui-play-now-who-hint = Klawiatura trafia do tej osoby, a potem wraca.
ui-play-now-here = { $seat }: zagrać coś poza kolejnością?
ui-play-now-back = Oddaj klawiaturę
ui-rules = Zasady
ui-rules-search = Numer lub słowa
ui-rules-guide = Jak grać: { $page }
ui-rules-summary = Skrót zasad: { $page }
ui-rules-gallery = W pudełku: { $section }
ui-gallery-copies = sztuk: { $count }
ui-gallery-unseen = jeszcze niewidziane: { $count }
ui-rules-none = Nic nie znaleziono: „{ $words }”.
ui-rules-empty = Program nie ma księgi zasad do tej gry.
ui-rules-more = … i jeszcze { $count }. Podaj więcej słów.
ui-mark-rulebook = z instrukcji
ui-mark-public = opublikowane gdzie indziej
ui-mark-ours = nasze rozstrzygnięcie

## Zapis gry

ui-replay-record = Krok { $record } z { $last }.
ui-replay-deal = Gra jest rozłożona.
ui-replay-choice = { $seat } wybiera: { $choice }.
ui-replay-eyes = Punkt widzenia: { $eyes }
ui-replay-eyes-all = Punkt widzenia: wszyscy; stół widzi: { $board }
ui-replay-eyes-closed = Inne punkty widzenia będą dostępne po zakończeniu gry.
ui-replay-no-further = W tę stronę nie ma już nic dalej.
ui-replay-fault = Ten zapis jest błędny (wpis { $record }: { $problem }). Pokazano go do tego miejsca.
ui-replay-go = Idź do kroku
ui-eyes-spectator = widz

## Przykłady

example-asked = { $seat } odpowiada na pytanie: { $question }
example-offered = { $seat } może: { $choice }
example-withheld = { $seat } nie może: { $choice }. { $why }
example-impossible = { $seat } nie może tego zrobić. { $why }
example-yes = tak
example-no = nie
example-nothing = nic

## Pomoc

ui-help = Pomoc
ui-help-text =
    Pod przebiegiem gry są możliwości, każda ze swoim klawiszem: od 1 do 9,
    potem litery. Naciśnij klawisz albo wybierz strzałkami i naciśnij Enter.
    (!) za możliwością: jest ostrzeżenie; ponowny Enter potwierdza.
    » przed możliwością: skrót, kilka decyzji naraz.
    › przed wierszem przebiegu: dla ciebie nowe.

    u  cofnij ostatnią decyzję
    h  podpowiedź: co zrobiłby bot i dlaczego
    w  dlaczego nie: co jest teraz niemożliwe, wraz z zasadą
    E  o co chodzi, co znaczą odpowiedzi, które zasady
    p  automatyczne pasowanie przy takim pytaniu
    n  zagraj poza kolejnością, także ktoś inny przy tej klawiaturze
    b  cały stół
    l  cały przebieg gry
    r  szukaj w zasadach
    s  zapisz grę
    q  opuść grę
    ?  ta strona
    PgUp PgDn  przewijanie stołu

## Tryb wierszowy

ui-plain-welcome = Wpisz numer możliwości albo polecenie: stół, przebieg, o czym NUMER, dlaczego, cofnij, zasady, pomoc, wyjdź.
ui-plain-press-enter = Naciśnij Enter.
ui-plain-sure = Mimo to? tak lub nie:
ui-plain-quit = Wyjść bez zapisywania? tak lub nie:
ui-plain-yes = tak, t
ui-plain-save-where = Dokąd? Wpisz: zapisz PLIK
ui-plain-rules-hint = Wpisz: zasady NUMER, zasady i kilka słów, albo zasady i tytuł strony.
ui-plain-standing-hint = Wpisz: zawsze NUMER, aby automatycznie pasować lub to odwołać.
ui-plain-help =
    Numer albo słowa możliwości: wybierz ją. Z „!” na końcu: bez dopytywania.
    Enter: możliwości jeszcze raz.
    stół: co leży na stole. przebieg: wszystko, co się stało.
    o czym NUMER: co warto wiedzieć o możliwości. o czym: o wszystkim na stole.
    dlaczego: co jest teraz niemożliwe i dlaczego. dlaczego SŁOWA: dlaczego właśnie to.
    wyjaśnij: o co chodzi, co znaczą odpowiedzi, które zasady.
    rada: co zrobiłby bot i dlaczego.
    cofnij: cofnij ostatnią decyzję.
    zawsze: zawsze pasuj przy takim pytaniu.
    teraz: co można zagrać poza kolejnością. teraz NUMER: zagraj to albo oddaj na to klawiaturę.
    oddaj: wyczyść ekran, dopóki nie wrócisz.
    zasady NUMER, zasady SŁOWA: szukaj w zasadach.
    zapisz PLIK: zapisz grę. wyjdź: opuść grę.
ui-plain-replay-welcome = Enter: następny krok. Inne polecenia: wstecz, idź NUMER, finał, oczy, stół, przebieg, pomoc, wyjdź.
ui-plain-eyes-all = wszyscy
ui-plain-eyes-spectator = widz
ui-plain-replay-help =
    Enter lub dalej: o krok dalej. wstecz: o krok wstecz.
    Numer albo idź NUMER: do tego kroku. finał: wszystko aż do końca.
    oczy: następny punkt widzenia. oczy IMIĘ, oczy widz, oczy wszyscy.
    stół: co leży na stole. przebieg: wszystko, co się dotąd stało.
    zasady NUMER, zasady SŁOWA: szukaj w zasadach. wyjdź: opuść grę.

## Lekcje

lesson-not-now = Można, ale później. Teraz: { $choice }
ui-lesson-welcome = Rób to, o co prosi lekcja: wpisz numer. Inne polecenia: stół, przebieg, dlaczego, o czym NUMER, zasady, cofnij (krok wstecz), pomoc, wyjdź.
ui-lesson-step = { $n } z { $all }: { $title }
ui-lesson-wanted = Teraz numer { $number }: { $choice }
ui-lesson-more = + jeszcze { $count }: wpisz lista
ui-lesson-rules = Numer w nawiasie, na przykład [{ $rule }], to zasada: pokaże ją zasady { $rule }. Gdzie drukowane zasady czegoś nie rozstrzygają, jest tam napisane, że zdecydował ten program.
ui-lesson-later = Aby kontynuować tu kiedy indziej, dodaj: --from { $step }
ui-lesson-over = To była lekcja. Teraz pierwsza gra z podpowiedziami o tym, co nowe: cutpurse play { $game } --coach
ui-coach-says = Podpowiedź: { $tip }
ui-explain = O co chodzi
ui-explain-nothing = Nie ma tu nic więcej do powiedzenia.
ui-lesson-help =
    Numer albo słowa możliwości: wybierz ją. Lekcja czeka na jedną z nich.
    Enter: usłysz możliwości jeszcze raz albo idź dalej tam, gdzie jest tylko coś do przeczytania.
    lista: wszystkie możliwości, gdy pokazano tylko niektóre.
    stół: stół. przebieg: co wydarzyło się w tej scenie. o czym: co warto wiedzieć o rzeczach na stole.
    dlaczego: co jest teraz niemożliwe i dlaczego.
    cofnij: krok wstecz.
    zasady NUMER, zasady SŁOWA: zajrzyj do zasad. wyjdź: wyjdź; można kontynuować później.

## Przy stole na serwerze

ui-join-seat = Grasz jako { $seat }.
ui-join-audience = Oglądasz grę. Nie widzisz niczyjej ręki.
ui-join-row = { $seat }: { $state-id ->
    [here] obecny
    [away] nieobecny
    [bot] bot
    [open] jeszcze nikt
   *[other] { "" }
}
ui-join-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
ui-join-begins = Wszystkie miejsca są zajęte: gra się zaczyna.
ui-join-came = { $seat } jest przy stole.
ui-join-left = { $seat } odchodzi od stołu.
ui-join-said = { $seat } mówi: { $text }
notice-your-turn = { $who }, twoja kolej: { $game }
ui-join-again = Jest nowa gra. Aby zająć miejsce: cutpurse join '{ $link }'
ui-join-say = Powiedz przy stole
ui-join-seconds = Czas na reakcję: { $seconds } s.
ui-join-lost = Utracono połączenie. Ponowna próba…
ui-join-back = Połączono ponownie.
ui-join-refused = Serwer odmawia ({ $code }).
ui-join-quit-go = Wyjdź. Miejsce pozostaje twoje: ten sam link prowadzi z powrotem.
ui-join-muted = Wyciszono gracza { $seat }.
ui-join-unmuted = Gracz { $seat } nie jest już wyciszony.
ui-join-mute = Kogo chcesz wyciszyć?
ui-join-mute-row = { $seat }: { $muted ->
        [yes] wyłącz wyciszenie
       *[no] wycisz
    }
ui-join-notified = Gdy będzie twoja kolej, a ciebie nie będzie, wiadomość trafi pod adres { $url }.
ui-join-not-notified = Nie będziesz już dostawać wiadomości.
ui-join-notify = Adres powiadomień o twojej kolejce („-”: żaden)
ui-join-get-up = Wstań od stołu. Wszyscy to widzą, a bot może grać dalej; ten sam link prowadzi z powrotem.
ui-join-goodbye = Aby wrócić: cutpurse join '{ $link }'
ui-join-help-text =
    Pod przebiegiem gry są możliwości, każda ze swoim klawiszem: od 1 do 9,
    potem litery. Naciśnij klawisz albo wybierz strzałkami i naciśnij Enter.
    (!) za możliwością: jest ostrzeżenie; ponowny Enter potwierdza.
    › przed wierszem przebiegu: dla ciebie nowe.
    Linia nad stołem mówi, kto jest obecny.

    u  cofnij ostatnią decyzję
    w  dlaczego nie: co jest teraz niemożliwe, wraz z zasadą
    E  o co chodzi, co znaczą odpowiedzi, które zasady
    p  automatyczne pasowanie przy takim pytaniu
    t  powiedz coś przy stole
    M  wycisz kogoś albo wyłącz wyciszenie
    N  dokąd wysłać wiadomość, gdy twoja kolej, a ciebie nie ma
    b  cały stół
    l  cały przebieg gry, z rozmową
    r  szukaj w zasadach
    s  zachowaj zapis, gdy gra się skończy
    q  wyjdź; ten sam link prowadzi z powrotem na twoje miejsce
    ?  ta strona
    PgUp PgDn  przewijanie stołu
ui-plain-join-welcome = Wpisz numer możliwości albo polecenie: stół, przebieg, o czym NUMER, dlaczego, cofnij, zasady, powiedz SŁOWA, wycisz KOGO, powiadom ADRES, kto, pomoc, wstań, wyjdź.
ui-plain-say-what = Wpisz: powiedz SŁOWA
ui-plain-mute-whom = Wpisz: wycisz KOGO (litera albo imię kogoś przy stole)
ui-plain-notify-where = Wpisz: powiadom ADRES („powiadom -” wyłącza)
ui-plain-join-help =
    Numer albo słowa możliwości: wybierz ją. Z „!” na końcu: bez dopytywania.
    Enter: możliwości jeszcze raz.
    stół: co leży na stole. przebieg: wszystko, co się stało. kto: kto jest przy stole.
    powiedz SŁOWA: powiedz coś przy stole.
    wycisz KOGO: wycisz kogoś albo wyłącz wyciszenie. KOGO to litera albo imię.
    powiadom ADRES: tam trafi wiadomość, gdy będzie twoja kolej, a ciebie nie będzie. powiadom - wyłącza.
    o czym NUMER: co warto wiedzieć o możliwości. o czym: o wszystkim na stole.
    dlaczego: co jest teraz niemożliwe i dlaczego. dlaczego SŁOWA: dlaczego właśnie to.
    cofnij: cofnij ostatnią decyzję.
    zawsze: zawsze pasuj przy takim pytaniu.
    zasady NUMER, zasady SŁOWA: szukaj w zasadach.
    zapisz PLIK: zachowaj zapis, gdy gra się skończy.
    wstań: odejdź od stołu. Wszyscy to widzą, a bot może grać dalej; ten sam link prowadzi z powrotem.
    wyjdź: opuść stół. Ten sam link prowadzi z powrotem na twoje miejsce.

# Słowa, które poza angielskimi można wpisać jako polecenie, oddzielone przecinkami.

command-options = możliwości, m
command-list = lista
command-board = stół, plansza, s
command-log = przebieg, p
command-about = o czym
command-why = dlaczego, d
command-explain = wyjaśnij, x
command-hint = rada
command-undo = cofnij, c
command-hand-over = oddaj, o
command-standing = zawsze, stałe
command-save = zapisz
command-rules = zasady, z
command-now = teraz
command-help = pomoc, ?
command-quit = wyjdź, q
command-next = dalej, d
command-back = wstecz, w
command-go = idź, i
command-end = finał
command-eyes = oczy, o
command-say = powiedz
command-who = kto
command-get-up = wstań
command-mute = wycisz
command-notify = powiadom

## W wierszu poleceń

cli-unknown-game = Nie ma gry „{ $game }”. Dostępne: { $known }.
cli-unknown-bot = Nie ma bota „{ $bot }”. Dostępne: { $known }; można też podać polecenie, które go uruchomi.
cli-no-lesson = Takiej lekcji { $game } nie ma. Są: { $known }
cli-no-step = Kroki tej lekcji: { $all }; { $step } do nich nie należy.
reason-no-such-file = Nie ma pliku „{ $file }”.
reason-players = To gra dla { $least } do { $most } osób, a nie dla { $players }.
cli-bad-setting = „{ $text }” nie jest ustawieniem; oczekiwano NAZWA=WARTOŚĆ.
cli-no-file = Nie można odczytać { $file }: { $problem }
cli-bad-file = { $file } nie jest zapisem gry: wiersz { $line }: { $problem }
cli-off = { $file } jest błędny: wpis { $record }: { $problem }
cli-off-head = { $file } jest błędny: { $problem }
cli-bad-pack = Plik elementów { $file } jest niepoprawny: { $problem }
cli-finished = Ta gra jest zakończona. Aby ją obejrzeć: cutpurse replay { $file }
cli-verified = { $file } sprawdzony: wszystkie losowania ({ $draws }) zgadzają się z sekretem, a wszystkie wpisy ({ $records }) z zasadami.
cli-seat = Przy tym stole nie ma miejsca „{ $seat }”.
cli-person = Gracz
cli-bot = Bot
cli-scenarios = Scenariusze zgodne: { $held }, niezgodne: { $failed }.
cli-no-rule = Żadna zasada i nic w pudełku nie mówi o „{ $words }”.
cli-bad-game-name = „{ $name }” nie jest poprawną nazwą pakietu z grą: od dwóch do czterdziestu małych liter, cyfr i podkreśleń, na początku litera.
cli-game-there = Gra o nazwie { $name } jest już zainstalowana.
cli-folder-there = { $folder } już istnieje.
cli-game-made = Utworzono { $folder }. Teraz: pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = Ta gra nie ma księgi zasad.
cli-no-summary = Ta gra nie ma skrótu zasad.
cli-no-folder = Nie ma folderu { $folder }.
cli-unproved = { $number }: brak scenariusza i testu.
cli-unknown-rule = { $number }: wymieniono zasadę, której nie ma.
cli-coverage = Zasady objęte testami: { $proved } z { $rules }.
cli-no-peer = Brakuje pakietu „{ $package }”. Należy do dodatku „bench”: pip install "cutpurse[bench]"
cli-bad-link = To nie jest link do miejsca. Wygląda on tak: http://HOST:8000/t/STÓŁ#i=…, ze wszystkim po # (w większości wierszy poleceń w cudzysłowie).
cli-no-server = Serwer { $server } jest nieosiągalny: { $problem }
cli-strange-server = Odpowiedź serwera jest niezrozumiała. Być może jeden z programów jest przestarzały albo pod tym adresem działa inny serwer.
cli-other-rules = Serwer gra w „{ $game }” według innej wersji zasad lub z innymi ustawieniami, niż zna ten program. Jeden z programów jest przestarzały.
cli-box = Elementy gry { $game }: { $digest }
cli-box-unreleased = Żadne wydanie nie ma jeszcze tych elementów.
cli-box-other = Wydanie { $release } miało inne elementy ({ $digest }): wydania się nie zmieniają.
cli-box-archived = Elementy gry { $game } { $release } zamrożono: { $file }
cli-seat-link = To link do twojego miejsca. Kto go ma, może grać za ciebie: { $link }
cli-seat-not-kept = Nie można zapisać { $file } ({ $problem }): zachowaj link do swojego miejsca.
cli-serving = Cutpurse działa pod adresem { $address } i przechowuje stoły w { $file }. Ctrl+C kończy pracę; po ponownym uruchomieniu stoły działają dalej.
cli-table-seat = { $place }: { $link }
cli-table-audience = Widzowie: { $link }
cli-table-host = Gospodarz, dla cutpurse host: { $link }
cli-no-host-link = To nie jest link gospodarza. Kończy się na #h=… i został wypisany przy tworzeniu stołu.
cli-no-port = Pod { $address } nie można nasłuchiwać: { $problem }
cli-bad-proxy = To nie jest adres ani sieć: { $problem }
cli-unknown-attack = Nie ma ataku { $attack }. Dostępne: { $known }
cli-no-store = W { $file } nie można przechowywać stołów: { $problem }
cli-bus-alone = Magistrala jest dla kilku serwerów na jednej bazie danych: podaj także --database postgresql://…
cli-dataset-file = Nazwa zbioru danych kończy się na .parquet albo .jsonl; { $file } tak się nie kończy.
cli-dataset = { $file }: wybory: { $rows }, bajty: { $bytes }.
cli-dataset-other = { $file } to zapis innej gry: { $game }.
cli-not-written = Nie można zapisać { $file }: { $problem }
cli-no-extra = Brakuje pakietu „{ $package }”. Należy do dodatku „{ $extra }”: pip install "cutpurse[{ $extra }]"
cli-port-taken = Pod { $address } nasłuchuje już inny program. Wybierz inny port: cutpurse serve --port 8001
cli-runs-already = Cutpurse już tam działa: { $address }
cli-not-copied = Nie można skopiować { $file }: { $problem }
cli-copied = { $file } to kopia zapasowa wszystkiego, co dotąd zapisano.
cli-unknown-seat = „{ $seat }” nie może zająć miejsca. Dostępne: me, open, { $known }.
cli-no-such-file = nie ma takiego pliku

## Rivals: what is said of a temper, and what they say themselves

ui-hint = Co radzisz?
ui-hint-thinking = Myślę…
ui-hint-share = najlepsze w { $percent } % prób
ui-rival-says = { $seat }: „{ $words }”
ui-rival-meet = { $seat } ({ $level }): { $words }
level-random = losowe ruchy
level-gentle = łagodny
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-expert = mistrzowski
rival-gambler = Ryzykuje więcej niż inni.
rival-gambler-prize = A nie? Jeszcze jeden!
rival-gambler-caught = Warto było spróbować.
rival-gambler-robbed = Łatwo przyszło, łatwo poszło.
rival-gambler-won = Szczęście sprzyja odważnym.
rival-gambler-lost = Podwójnie albo nic?
rival-wary = Niczego nie zostawia losowi.
rival-wary-prize = Powoli, ale pewnie.
rival-wary-caught = Trzeba było zostać w domu.
rival-wary-robbed = I dlatego zawsze zamykam drzwi.
rival-wary-won = Pośpiech nikomu nie służy.
rival-wary-lost = Następnym razem spojrzę dwa razy.
rival-saboteur = Lubi psuć innym plany.
rival-saboteur-prize = Miało być twoje?
rival-saboteur-caught = Ktoś sypnął. Dowiem się kto.
rival-saboteur-robbed = Zapamiętam to sobie.
rival-saboteur-won = Nic osobistego. No, prawie nic.
rival-saboteur-lost = Ale łatwo ci nie poszło.
rival-loner = Pilnuje tylko własnych spraw.
rival-loner-prize = Mnie to wystarczy.
rival-loner-caught = Ja tu tylko przechodzę.
rival-loner-robbed = Co ja ci takiego robię?
rival-loner-won = Widzisz? Można i po cichu.
rival-loner-lost = Dobra gra. Dobranoc.
rival-hoarder = Wszystko odkłada na później.
rival-hoarder-prize = Do kolekcji.
rival-hoarder-caught = Moje rzeczy! Ostrożnie z nimi!
rival-hoarder-robbed = To było na później!
rival-hoarder-won = Ziarnko do ziarnka…
rival-hoarder-lost = Trzeba było sprzedać w porę.
rival-spender = Wydaje wszystko, co jest.
rival-spender-prize = I już prawie wydane.
rival-spender-caught = Ile za odwrócenie wzroku?
rival-spender-robbed = Bierz, jest tego więcej.
rival-spender-won = Ja stawiam.
rival-spender-lost = Pożyczysz na drogę do domu?

## Advice: what came of an option in trials

hint-points = Od razu daje średnio { $points } pkt.
hint-trouble = W { $percent } % prób ktoś cię złapał, okradł lub wyparł.
hint-safe = Ani razu nikt cię nie złapał, nie okradł ani nie wyparł.
hint-second = W sumie, wliczając to, co wtedy masz, następny wybór jest o { $less } pkt gorszy.
hint-less = W sumie, wliczając to, co wtedy masz, o { $less } pkt gorzej od pierwszego.
hint-unsure = Następny wypadł lepiej, ale prób jest za mało, by na tym polegać.
hint-ahead = W tych próbach wypadł o { $more } pkt lepiej od pierwszego; to za mało prób, by na tym polegać.
hint-close = Prawie żadnej różnicy wobec innych.
hint-alone = Tu nie ma czego rozważać.
hint-plan-end = Kończy się to najczęściej tutaj: { $space }.
reason-hints-off = Przy tym stole podpowiedzi są wyłączone.
reason-hints-spent = To były już wszystkie podpowiedzi w tej partii.
reason-hints-busy = Po jednej podpowiedzi: chwileczkę.
reason-hints-elsewhere = Tutaj nie ma podpowiedzi.
reason-no-hints = W tej grze nie ma kogo prosić o radę.
