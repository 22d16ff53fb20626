# Co mówi sam program, w każdej grze. W każdym pliku językowym są te same klucze.

## Dlaczego nie

reason-setting-unknown = Nie ma ustawienia „{ $setting }”. Są: { $allowed }.
reason-setting-value = Ustawienie „{ $setting }” nie przyjmuje wartości „{ $value }”. Możliwe: { $allowed }.
reason-choice-too-long = To zbyt długie; dozwolona liczba znaków: { $most }.
reason-game-over = Gra jest skończona.
reason-already-sealed = Odpowiedź już padła i pozostaje zakryta, dopóki nie odpowiedzą wszyscy.
reason-not-asked = W tej chwili decyzja nie należy do ciebie.
reason-nothing-to-undo = Nie ma czego cofnąć: można tylko własne ostatnie decyzje, dopóki nic nie wyszło po nich na jaw.
reason-unknown-choice = Tego nie ma do wyboru.

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
ui-thinking = { $seat } się zastanawia …
ui-waiting = Chwileczkę …
ui-over = Gra jest skończona
ui-caution = Zastanów się
ui-caution-go = Zrób to
ui-caution-back = Przemyśl jeszcze raz (Esc)
ui-taken-back = Cofnięto.
ui-saved = Zapisano: { $file }
ui-save-failed = Nie udało się zapisać { $file }: { $problem }
ui-rescued = Program popełnił błąd. Gra jest zapisana: { $file }
ui-go-on = Aby grać dalej: cutpurse play --resume { $file }
ui-not-saved = Gra nie została zapisana.
ui-save-as = Zapisz grę jako
ui-hand-over = Do klawiatury siada: { $seat }.
ui-hand-over-hint = Pozostali odwracają wzrok. { $seat } naciska Enter.
ui-since = Co widzieli wszyscy
ui-why = Dlaczego nie?
ui-why-nothing = Nic, co tu przychodzi na myśl, nie jest zabronione.
ui-why-open = To możesz zrobić.
ui-why-hint = Enter pokazuje zasadę.
ui-standing = Stałe odpowiedzi
ui-standing-hint = Wybierz, co zawsze przepuszczasz, albo to odwołaj. Nikt inny się o tym nie dowie.
ui-standing-none = Stałe odpowiedzi dotyczą pytań, na które kilka osób odpowiada w ukryciu. Teraz takiego nie ma.
ui-standing-here = „{ $question }”
ui-standing-even-aimed = „{ $question }”, nawet gdy wymierzone w ciebie
ui-standing-every = wszystko, co można przepuścić do końca, chyba że wymierzone w ciebie
ui-standing-new = Zawsze pasuj, { $scope }: { $what }
ui-standing-old = Już nie pasuj ({ $scope }): { $what }
ui-standing-done = Niech tak będzie.
ui-quit = Opuścić grę?
ui-quit-save = Zapisz w { $file } i wyjdź
ui-quit-lose = Wyjdź bez zapisywania
ui-quit-leave = Wyjdź (gra jest zapisana w { $file })
ui-quit-stay = Graj dalej

## Dolny wiersz: klawisze, najwyżej 78 znaków

ui-keys-table = 1–9 a–z wybór · ↑↓ Enter · u cofnij · w dlaczego nie · b stół · ? pomoc
ui-keys-back = ↑↓ przewijanie · Esc wstecz
ui-keys-list = ↑↓ Enter wybór · Esc wstecz
ui-keys-enter = Enter dalej · q wyjście
ui-keys-result = b stół · l przebieg · s zapis · q wyjście
ui-keys-rules = wpisz numer lub słowa · ↓ lista · Enter czytaj · Esc wstecz
ui-keys-input = Enter zatwierdź · Esc wstecz
ui-keys-replay = ←→ krok · PgUp PgDn dziesięć · g idź do · e oczy · b stół · q wyjście

## Wynik

ui-result = Wynik
ui-result-winners = { $seats-count ->
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

ui-rules = Zasady
ui-rules-search = Numer lub słowa
ui-rules-none = Nie znaleziono zasady: „{ $words }”.
ui-rules-empty = Do tej gry program nie ma książki zasad.
ui-rules-more = … i jeszcze { $count }. Podaj więcej słów.
ui-rules-mark = { $mark-id ->
    [rulebook] Tak mówi drukowana instrukcja.
    [public] Opublikowane poza drukowaną instrukcją.
   *[ours] Rozstrzygnięcie tego programu.
}

## Zapis gry

ui-replay-record = Wpis { $record } z { $last }.
ui-replay-deal = Gra zostaje rozłożona.
ui-replay-choice = { $seat } wybiera: { $choice }.
ui-replay-eyes = Kto patrzy: { $eyes }
ui-replay-eyes-all = Kto patrzy: wszyscy; na stół: { $board }
ui-replay-eyes-closed = Inne oczy pozostają zamknięte, dopóki gra trwa.
ui-replay-no-further = Dalej w tę stronę nic nie ma.
ui-replay-fault = Ten zapis się nie zgadza (wpis { $record }: { $problem }). Pokazany jest do tego miejsca.
ui-replay-go = Idź do wpisu
ui-eyes-spectator = widz

## Pomoc

ui-help = Pomoc
ui-help-text =
    Pod przebiegiem gry stoją możliwości, każda ze swoim klawiszem: od 1 do 9,
    potem litery. Naciśnij klawisz albo wybierz strzałkami i naciśnij Enter.
    (!) za możliwością: jest się nad czym zastanowić; ponowny Enter potwierdza.
    » przed możliwością: skrót, kilka decyzji naraz.
    › przed wierszem przebiegu: dla ciebie nowe.

    u  cofnij ostatnią decyzję
    w  dlaczego nie: co jest teraz niemożliwe, wraz z zasadą
    p  stałe odpowiedzi: zawsze pasuj przy takim pytaniu
    b  cały stół
    l  cały przebieg gry
    r  szukaj w zasadach
    s  zapisz grę
    q  opuść grę
    ?  ta strona
    PgUp PgDn  przewijanie stołu

## Tryb wierszowy

ui-plain-welcome = Wpisz numer możliwości albo polecenie: stół, przebieg, dlaczego, cofnij, zasady, pomoc, wyjdź.
ui-plain-press-enter = Naciśnij Enter.
ui-plain-sure = Mimo to? tak lub nie:
ui-plain-quit = Wyjść bez zapisywania? tak lub nie:
ui-plain-yes = tak, t
ui-plain-save-where = Dokąd? Wpisz: zapisz PLIK
ui-plain-rules-hint = Wpisz: zasady NUMER, albo zasady i kilka słów.
ui-plain-standing-hint = Wpisz: zawsze NUMER, aby to powiedzieć lub odwołać.
ui-plain-help =
    Numer albo słowa możliwości: wybierz ją. Z „!” na końcu: bez dopytywania.
    Enter: możliwości jeszcze raz.
    stół: co leży na stole. przebieg: wszystko, co się stało.
    dlaczego: co jest teraz niemożliwe i dlaczego. dlaczego SŁOWA: dlaczego właśnie to.
    cofnij: cofnij ostatnią decyzję.
    zawsze: zawsze pasuj przy takim pytaniu.
    oddaj: wyczyść ekran, dopóki nie wrócisz.
    zasady NUMER, zasady SŁOWA: szukaj w zasadach.
    zapisz PLIK: zapisz grę. wyjdź: opuść grę.
ui-plain-replay-welcome = Enter: następny wpis. Inne polecenia: wstecz, idź NUMER, finał, oczy, stół, przebieg, pomoc, wyjdź.
ui-plain-eyes-all = wszyscy
ui-plain-eyes-spectator = widz
ui-plain-replay-help =
    Enter lub dalej: o jeden wpis dalej. wstecz: o jeden wpis wstecz.
    Numer albo idź NUMER: do tego wpisu. finał: wszystko aż do końca.
    oczy: następne oczy. oczy IMIĘ, oczy widz, oczy wszyscy.
    stół: co leży na stole. przebieg: wszystko, co się dotąd stało.
    zasady NUMER, zasady SŁOWA: szukaj w zasadach. wyjdź: opuść grę.

# Słowa, które poza angielskimi można wpisać jako polecenie, oddzielone przecinkami.

command-options = możliwości, m
command-board = stół, plansza, s
command-log = przebieg, p
command-why = dlaczego, d
command-undo = cofnij, c
command-hand-over = oddaj, o
command-standing = zawsze, stałe
command-save = zapisz
command-rules = zasady, z
command-help = pomoc, ?
command-quit = wyjdź, q
command-next = dalej, d
command-back = wstecz, w
command-go = idź, i
command-end = finał
command-eyes = oczy, o

## W wierszu poleceń

cli-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
cli-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }; można też podać polecenie, które go uruchomi.
reason-players = W tę grę gra od { $least } do { $most } osób, a nie { $players }.
cli-bad-setting = „{ $text }” nie jest ustawieniem: oczekiwano NAZWA=WARTOŚĆ.
cli-no-file = Nie można odczytać { $file }: { $problem }
cli-bad-file = { $file } nie jest zapisem gry: wiersz { $line }: { $problem }
cli-off = { $file } się nie zgadza: wpis { $record }: { $problem }
cli-off-head = { $file } się nie zgadza: { $problem }
cli-bad-pack = Plik elementów { $file } jest niepoprawny: { $problem }
cli-finished = Ta gra jest skończona. Obejrzyj ją: cutpurse replay { $file }
cli-verified = { $file }: wszystkie losowania ({ $draws }) pochodzą z tajnego klucza, wszystkie wpisy ({ $records }) są zgodne z zasadami.
cli-seat = Przy tym stole nie ma miejsca „{ $seat }”.
cli-person = Gracz
cli-bot = Bot
cli-scenarios = Scenariusze zgodne: { $held }, niezgodne: { $failed }.
cli-no-rule = Żadna zasada nie mówi o „{ $words }”.
cli-no-scenarios = W folderze { $folder } nie ma scenariuszy.
cli-unproved = { $number }: brak scenariusza i testu.
cli-unknown-rule = { $number }: wymieniono zasadę, której nie ma.
cli-coverage = Udowodnione zasady: { $proved } z { $rules }.
cli-no-peer = Brakuje pakietu „{ $package }”. Należy do dodatku „bench”: pip install "cutpurse[bench]"
