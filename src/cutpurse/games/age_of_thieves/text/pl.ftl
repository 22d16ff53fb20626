# Co mówi Wiek złodziei. Te same klucze są w każdym pliku językowym.

## Gra

game-name = Wiek złodziei
game-about = Planuj w tajemnicy, przemykaj obok straży, zdobądź Klejnot Cesarzy i opuść miasto, zanim zamknie je alarm.

## Ustawienia

setting-edition = Edycja
setting-edition-about = Które drukowane zasady obowiązują tam, gdzie obie edycje się różnią.
setting-edition-de = zasady niemieckie
setting-edition-pl = zasady polskie
setting-special_actions = Akcje specjalne
setting-special_actions-about = Czy każdy złodziej ma obok zdolności specjalnej także akcję specjalną.
setting-special_actions-on = z akcjami specjalnymi
setting-special_actions-off = bez nich, na pierwszą grę
setting-thieves = Złodzieje
setting-thieves-about = Jak gracze dostają swoich złodziei.
setting-thieves-edition = według edycji: wybierani (niemiecka), losowani (polska)
setting-thieves-chosen = wybierani po kolei
setting-thieves-random = losowani

## Pytania: przygotowanie i pierwszy złodziej

question-choose_thief = Którym złodziejem jesteś?
question-choose_start = Na którym polu startowym zaczynasz?
question-yellow_jewel = Jesteś pierwszym złodziejem. Gdzie ma leżeć nowy żółty klejnot? Dzielnica: { $district }
question-recall = Zmiana warty: na który posterunek idzie strażnik z pola { $space }?
question-burn = Ogień zamyka pole dla złodziei i straży. Gdzie kładziesz ogień? { $left ->
    [one] Jeszcze jedno pole.
    [few] Jeszcze { $left } pola.
   *[other] Jeszcze { $left } pól.
}
question-place_watch = Gdzie ma stanąć nowa figurka? ({ $figure })
question-missing_figure = W puli brakuje: { $figure }. Którą figurkę bierzesz z planszy?
why-watch-asks = { $first ->
    [yes] Jesteś pierwszym złodziejem i decydujesz za straż.{" "}
   *[no] { "" }
}
question-watch_order = { why-watch-asks }Która z tych figurek działa pierwsza?
question-watch_target = { why-watch-asks }Dokąd idzie figurka z pola { $space } ({ $figure })?
question-watch_end = { why-watch-asks }Gdzie staje figurka z pola { $space } ({ $figure }) w drodze na { $target }?
question-lure_end = Gdzie staje figurka z pola { $space } ({ $figure })?

## Pytania: karty

question-hand_limit = { $left ->
    [one] Za dużo kart: jedna musi odejść. Która?
    [few] Za dużo kart: { $left } muszą odejść. Która najpierw?
   *[other] Za dużo kart: { $left } musi odejść. Która najpierw?
}
question-workshop = Warsztat: którą z dwóch nowych kart odrzucasz?
question-discard = Którą kartę odrzucasz?
question-forced_discard = Wszyscy, których to dotyczy, odrzucają kartę. Którą oddajesz?
question-arrest_jewel = Co oddajesz?

## Pytania: deklaracja

question-plan = Zadeklaruj swoje akcje. { $points ->
    [0] Wszystkie PA są rozłożone.
    [one] Został ci 1 PA.
    [few] Zostały ci { $points } PA.
   *[other] Zostało ci { $points } PA.
}
question-plan_cover = Która karta przykrywa: { $card }?
question-plan_points = Ile PA na: { $card }? { $points ->
    [one] Został ci 1.
    [few] Zostały ci { $points }.
   *[other] Zostało ci { $points }.
}

## Pytania: rozpatrywanie

question-next_action = Kilka twoich akcji ma po { $points } PA. Którą rozpatrujesz teraz?
question-resolve = Twoja akcja za { $points } PA: { $card }. Co robisz?
question-move = { $steps ->
    [0] Jesteś na { $space }, kroków już nie ma. Chcesz tu coś zrobić?
    [one] Jesteś na { $space }, został ci 1 krok.
    [few] Jesteś na { $space }, zostały ci { $steps } kroki.
   *[other] Jesteś na { $space }, zostało ci { $steps } kroków.
}
question-steer = Dokąd idzie figurka z pola { $space } ({ $figure })? { $steps ->
    [one] Najwyżej 1 krok.
    [few] Najwyżej { $steps } kroki.
   *[other] Najwyżej { $steps } kroków.
}
question-steer_thief = Dokąd musi iść { $rival }? { $steps ->
    [one] Najwyżej 1 krok.
    [few] Najwyżej { $steps } kroki.
   *[other] Najwyżej { $steps } kroków.
}
question-target = { $card }: co wybierasz?
question-guards = Który strażnik idzie następny?
question-send = Na który posterunek trafia strażnik z pola { $space }?
question-lure = Kto idzie pierwszy ku { $space }?
question-look_take = Bierzesz któryś z tych żetonów?
question-look_swap = Zamieniasz oba żetony miejscami?
question-take_token = Traci { $rival }. Który żeton bierzesz?
question-hand_over = Konfiskata, dostaje { $rival }. Co oddajesz?
question-theft_jewel = Okradany: { $rival }. Co kradniesz?

## Możliwości: przygotowanie i pierwszy złodziej

option-choose = { $figure-id ->
    [morius] { $figure }: { board-ability-morius }
    [noiron] { $figure }: { board-ability-noiron }
    [jasmine] { $figure }: { board-ability-jasmine }
    [nikolai] { $figure }: { board-ability-nikolai }
    [joanne] { $figure }: { board-ability-joanne }
    [zain] { $figure }: { board-ability-zain }
   *[other] { $figure }
}
option-start = Zacznij na { $space } ({ $district })
option-jewel = Połóż klejnot na { $space }
option-place = Ustaw na { $space }{ option-what }
option-take-figure = Zabierz z { $space } ({ $figure })
option-first = Figurka na { $space } ({ $figure })
option-target = Ku { $space }{ option-what }
option-halt = Zatrzymaj na { $space }{ option-what }

## Możliwości: karty i deklaracja

option-discard = Odrzuć: { $card }
option-plan = Zadeklaruj: { $card }
option-drop = Cofnij: { $card }
option-ready = Gotowe
option-cover = Przykryj kartą: { $card }
option-points = { $points ->
    [0] Żadnych PA poza żetonami
    [one] 1 PA
   *[other] { $points } PA
}{ $late ->
    [yes] {" "}· po straży
   *[no] {" "}· przed strażą
}
option-token = Dołóż: { $token }
option-back = Jednak nie deklaruj

## Możliwości: rozpatrywanie

option-act = { $card } (nr { $number } w twoim planie)
option-sneak = Skradanie się: pola do przejścia: { $spaces }
option-dash = Bieg: pola do przejścia: { $spaces }, w tej turze nic poza tym
option-wits = Spryt złodzieja: karta albo tymczasowe PA
option-cunning_plan = Chytry plan: karty i tymczasowe PA, w tej turze nic poza tym
option-use = Użyj: { $card }
option-decline = Zrezygnuj

## Możliwości: ruch

option-step = Idź na { $space }{ option-what }{ option-far }
option-what = { $things-count ->
    [0] { "" }
   *[other] {" "}({ $things })
}
option-far = { $goal-id ->
    [jewel] {" "}· { $far } do Klejnotu
    [gate] {" "}· { $far } do wyjścia
    [none] { "" }
   *[other] { "" }
}
option-jump = Skocz na { $space }{ option-what }{ option-far }
option-pick = Podnieś: { $jewel }
option-reveal = Odkryj żeton miasta
option-rob = Okradnij: { $rival }
option-sewer = Kanałami na { $space }{ option-what }{ option-far }
option-hurry = Użyj Znajomego sąsiedztwa: krok więcej
option-leave = Opuść miasto
option-end = Zakończ ruch
shortcut-lay = { $card } za { $points } PA{ $late ->
    [yes] {" "}· po straży
   *[no] {" "}· przed strażą
}
shortcut-more = { $card }: o jeden PA więcej ({ $points })
shortcut-less = { $card }: o jeden PA mniej ({ $points })
shortcut-go = { $steps ->
    [one] Na { $space }, 1 krok{ option-what }{ option-far }
    [few] Na { $space }, { $steps } kroki{ option-what }{ option-far }
   *[other] Na { $space }, { $steps } kroków{ option-what }{ option-far }
}
shortcut-fetch = { $steps ->
    [one] Idź na { $space } (1 krok) i podnieś: { $jewel }
    [few] Idź na { $space } ({ $steps } kroki) i podnieś: { $jewel }
   *[other] Idź na { $space } ({ $steps } kroków) i podnieś: { $jewel }
}
option-land = Wyląduj na { $space }{ option-what }{ option-far }
option-verdict = { $caught-count ->
    [0] { "" }
   *[other] {" "}· aresztuje: { $caught }
}{ $risked-count ->
    [0] { "" }
   *[other] {" "}· może aresztować: { $risked }
}
option-first-verdict = Figurka z pola { $space } ({ $figure }){ option-verdict }
option-target-verdict = W stronę { $space }{ option-verdict }
option-halt-verdict = Stań na { $space }{ option-verdict }
shortcut-any = Wszystko mi jedno
shortcut-any-same = Ten wybór nie zmienia, kto zostanie aresztowany: dalej
shortcut-ambush = { $steps ->
    [one] Idź na { $space } (1 krok) i okradnij: { $rival }
    [few] Idź na { $space } ({ $steps } kroki) i okradnij: { $rival }
   *[other] Idź na { $space } ({ $steps } kroków) i okradnij: { $rival }
}
shortcut-escape = { $steps ->
    [one] Idź na { $space } (1 krok) i opuść miasto
    [few] Idź na { $space } ({ $steps } kroki) i opuść miasto
   *[other] Idź na { $space } ({ $steps } kroków) i opuść miasto
}
option-take = Weź: { $jewel }
option-lose = Oddaj: { $jewel }
option-stay = Zostań na miejscu
option-seize = Złap na swoim polu
option-to = Na { $space }{ option-what }

## Możliwości: cele

option-guard = Strażnik na { $space }{ option-away }
option-captain = Kapitan na { $space }{ option-away }
option-space = Pole { $space }{ option-what }
option-thief = { $rival }{ $space-id ->
    [none] { "" }
   *[other] {" "}na { $space }
}{ option-away }
option-face-down = Żeton na { $space }{ option-away }
option-away = { $distance ->
    [0] { "" }
    [one] {" "}(1 pole stąd)
    [few] {" "}({ $distance } pola stąd)
   *[other] {" "}({ $distance } pól stąd)
}
option-jewel-at = { $jewel } na { $space }
option-card = { $card }
option-clock = Inicjatywa { $initiative } ({ $change })
option-fetch = Weź żeton z { $space }: { $token }
option-give = Oddaj: { $jewel }
option-swap = Zamień je miejscami
option-keep = Zostaw je tak, jak są
option-enough = Wystarczy

## What is on a space

word-token = zakryty żeton
word-reached = w zasięgu straży
word-seen = na oczach straży
word-arrest = złapanie

## Zanim wybierzesz

caution-arrest = Na { $space } złapie cię straż.
caution-in-reach = Na { $space } straż może cię jeszcze w tej turze dosięgnąć.
caution-robbable = Inni mogą cię tam w tej turze okraść.
caution-lower-half = Przepadną twoje pozostałe zadeklarowane akcje.
caution-no-move = W lochu bez Ruchu niczego nie można zadeklarować.
caution-points-left = { $points ->
    [one] 1 PA zostanie niewykorzystany.
    [few] { $points } PA zostaną niewykorzystane.
   *[other] { $points } PA zostanie niewykorzystanych.
}
caution-no-plan = Nie masz żadnej zadeklarowanej akcji.
caution-leave-without = Wychodzisz bez Klejnotu Cesarzy i nie możesz wrócić.
caution-leave-behind = { $rival } jest już poza miastem i ma więcej PZ niż ty: { $vp }.
caution-no-target = { $card } nie ma teraz celu.
caution-reveal = { $percent } % zakrytych żetonów to strażnicy: taki od razu by cię złapał.
caution-reveal-guard = { $percent } % zakrytych żetonów to strażnicy; taki stanie tuż obok ciebie.

## Dziennik: przygotowanie i tury

event-first_thief = Pierwszy złodziej: { $seat }.
event-rolled_for_first = { $seat } wyrzuca { $die }.
event-thief_taken = { $seat } gra jako { $figure }.
event-thief_placed = { $seat } zaczyna na { $space }.
event-turn_began = Tura { $turn }. Pierwszy złodziej: { $seat }.
event-event_turned_up = { $deck-id ->
    [alarm] Wydarzenie alarmu { $number }: { $card }.
    [calm] Wydarzenie ciszy { $number }: { $card }.
   *[other] { $card } ({ $number }).
}
event-jewel_laid = Na { $space } leży teraz: { $jewel }.
event-no_jewel_laid = Nie da się położyć żółtego klejnotu.
event-watch_rolled = Rzut za straż: { $dice }, inicjatywa { $initiative }.
event-cleaned_up = Koniec tury { $turn }.

## Dziennik: karty i punkty

event-drew = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
   *[other] { $seat } dobiera { $count } kart.
}
event-drew-own = { $seat } dobiera: { $cards }.
event-nothing_to_draw = { $seat } nie ma czego dobrać.
event-reshuffled = Stos kart odrzuconych zostaje potasowany i staje się talią.
event-discarded = { $seat } odrzuca: { $cards }.
event-hand_laid_down = { $seat } jest poza miastem i odkłada: { $cards }.
event-got_points = { $seat } bierze tymczasowe PA: { $points }.
event-poisoned = Trucizna działa: { $seat } ma tylko { $points } { $points ->
    [few] niebieskie
   *[other] niebieskich
} PA.

## Dziennik: deklaracje i ich kolejność

event-plan_dropped = { $points-count ->
    [0] { $seat } niczego nie deklaruje.
   *[other] { $seat } deklaruje: { $points } PA.
}
event-plan_dropped-own = { $points-count ->
    [0] { $seat } niczego nie deklaruje.
   *[other] { $seat } deklaruje: { $cards } ({ $points } PA).
}
event-turned_up = { $points } PA: { $seat } odkrywa: { $cards }.
event-resolved = { $seat } rozpatruje: { $action }.
event-declined = { $automatic ->
    [yes] { $seat } nie może teraz użyć: { $cards }.
   *[no] { $seat } rezygnuje: { $cards }.
}
event-fizzled = { $seat } rozpatruje bez efektu: { $card }.
event-plan_lost = Przepada: { $cards } ({ $seat }).

## Dziennik: ruch

event-stepped = { $seat } idzie na { $space }.
event-jumped = { $seat } skacze na { $space }.
event-went_through_sewer = { $seat } wychodzi z kanałów na { $space }.
event-hurried = { $seat } używa Znajomego sąsiedztwa: krok więcej.
event-repositioned = { $seat } staje na { $space }.
event-left_dungeon = { $seat } wymyka się z lochu i w tej turze jest w ukryciu.
event-picked_up = { $seat } podnosi na { $space }: { $jewel }.
event-move_ended = { $seat } zatrzymuje się na { $space }.
event-thief_moved = { $seat } porusza figurkę, którą ma { $rival }: na { $space }.
event-watch_moved = Straż: { $figure } z { $space } na { $to }.
event-watch_placed = Straż: { $figure } pojawia się na { $space }.
event-watch_removed = Straż: { $figure } z { $space } schodzi z planszy.

## Dziennik: kradzieże i złapania

event-theft_marked = W tej turze można okraść: { $seat }.
event-robbed = { $seat } kradnie: { $jewel } (okradziony: { $rival }).
event-arrested = { $seat } wpada w ręce straży na { $space }!
event-jewel_lost = { $jewel-id ->
    [emperor] { $seat } traci Klejnot Cesarzy; leży on na { $space }.
   *[other] { $seat } traci: { $jewel }.
}
event-jailed = { $seat } trafia do lochu { $space }.
event-dungeon_drawn = Karta dzielnicy wskazuje loch ({ $seat }): { $district }.

## Dziennik: straż

event-watch_acts = Działa straż (inicjatywa { $initiative }).
event-watch_stays = Straż nikogo nie wykrywa.

## Dziennik: Klejnot Cesarzy i koniec

event-best_burglar = { $seat } ma Klejnot Cesarzy, żeton najlepszego włamywacza i czerwone PA: { $points }!
event-district_opened = Droga ucieczki wylosowana: { $district }.
event-alarm_raised = Alarm! Straż zbiera się w dzielnicy: { $district }.
event-red_points = Czerwone PA dostaje { $seat }.
event-red_points_aside = Nikt nie ma Klejnotu Cesarzy: czerwone PA leżą na boku.
event-left_city = { $jewel ->
    [yes] { $seat } opuszcza miasto z Klejnotem Cesarzy!
   *[no] { $seat } opuszcza miasto.
}
event-scored = { $seat }: { $vp } PZ.
event-won = { $way-id ->
    [jewel] { $seats } wynosi z miasta Klejnot Cesarzy i wygrywa bez względu na punkty.
    [points] { $seats } wygrywa grę.
    [lost] Nikt nie wygrywa: wszyscy przegrywają.
   *[other] { $seats } wygrywa grę.
}

## Dziennik: co robią karty, wydarzenia i żetony

event-token_revealed = { $seat } odkrywa na { $space }: { $token }.
event-token_kept = { $seat } zatrzymuje: { $token }.
event-token_taken = { $seat } zabiera: { $token } (traci: { $rival }).
event-looked_at = { $seat } ogląda żetony na: { $spaces }.
event-looked_at-own = { $seat } ogląda żetony na { $spaces }: { $tokens }.
event-perhaps_swapped = { $seat } być może zamienia żetony na: { $spaces }.
event-perhaps_swapped-own = { $swapped ->
    [yes] { $seat } zamienia żetony na: { $spaces }.
   *[no] { $seat } zostawia żetony bez zmian: { $spaces }.
}
event-markers_laid = { $marker-id ->
    [fire] Ogień na: { $spaces }.
    [smoke] Dym na: { $spaces }.
   *[other] { $marker }: { $spaces }.
}
event-affected = { $effect-id ->
    [hidden] { $seat } jest w ukryciu.
    [protected] { $seat } jest pod ochroną przed złapaniem.
    [immobile] { $seat } nie może się ruszyć.
    [poisoned] Trucizna trafia: { $seat }.
    [unmasked] { $seat } nie jest już w ukryciu.
   *[other] { $seat }: { $effect }.
}
event-watch_affected = { $effect-id ->
    [asleep] Straż na { $spaces } zasypia.
    [deafened] Straż na { $spaces } jest ogłuszona.
    [immobile] Straż na { $spaces } nie może się ruszyć.
    [charmed] Strażnik na { $spaces } jest uwiedziony.
    [dimmed] Straż na { $spaces } widzi mniej.
   *[other] { $effect }: { $spaces }.
}
event-initiative_changed = { $seat } ustawia inicjatywę straży na { $initiative }.
event-card_taken = { $seat } zabiera kartę (traci: { $rival }).
event-card_taken-own = { $seat } zabiera: { $card } (traci: { $rival }).
event-card_lost = { $seat } traci kartę (zabiera: { $rival }).
event-card_lost-own = { $seat } traci: { $card } (zabiera: { $rival }).
event-card_fetched = { $seat } bierze ze stosu kart odrzuconych: { $card }.
event-confiscated = { $seat } konfiskuje: { $jewel } (traci: { $rival }).

## Co mówią karty: złożone z celów i efektów

board-range = zasięg { $range }
board-range-district = w twojej dzielnicy
board-theft-icon = symbol kradzieży
board-grenade = granat
board-way = { $aim }: { $effects }
board-join = {"; "}
board-or = albo
board-aim-thief = inny złodziej
board-aim-guard = strażnik
board-aim-captain = kapitan
board-aim-guards = każdy strażnik w zasięgu
board-aim-space = pole
board-aim-free_space = { $most ->
    [1] pole bez figurek
   *[other] do { $most } pól bez figurek
}
board-aim-guardhouse = posterunek bez straży i ognia
board-aim-jewel = klejnot na polu
board-aim-yellow_jewel = żółty klejnot na polu
board-aim-tokens = { $most ->
    [1] zakryty żeton miasta
   *[other] { $least ->
        [0] zakryte żetony miasta, najwyżej { $most }
        [1] zakryte żetony miasta, najwyżej { $most }
       *[other] zakryte żetony miasta: { $least }
    }
}
board-aim-discard = karta ze stosu kart odrzuconych
board-aim-initiative = inicjatywa straży
board-effect-move = { $manner-id ->
    [dash] ruch do { $spaces } pól, bez podnoszenia, odkrywania i kradzieży
    [jump] skok do { $spaces } pól; wchodzisz tylko na ostatnie
    [light_fingers] ruch do { $spaces } pól; możesz okraść każdego, kogo spotkasz
    [sneak] ruch do { $spaces } pól
   *[other] { $manner }: { $spaces }
}
board-effect-steer = { $nearer ->
    [yes] idzie do { $spaces } pól, każdym krokiem bliżej ciebie
   *[no] idzie do { $spaces } pól, jak chcesz
}
board-effect-send = trafia na wybrany posterunek bez straży i ognia
board-effect-glide = lądujesz tam
board-effect-lure = strażnicy i kapitanowie w odległości do { $within } idą ku niemu, pola: { $spaces }
board-effect-mark = { $marker-id ->
    [fire] ogień na tym polu
    [smoke] dym na tym polu
   *[other] { $marker }
}{ $spread ->
    [yes] {" "}i na wszystkich sąsiednich
   *[no] { "" }
}
board-effect-deafen = strażnicy i kapitanowie w odległości do { $within } nikogo w tej turze nie wykrywają
board-effect-immobilise = unieruchomienie do końca tury
board-effect-sleep = { $turns ->
    [1] sen do końca tury
   *[other] sen do końca następnej tury
}
board-effect-poison = { $points } niebieskie PA mniej w następnej deklaracji, ale zostają co najmniej { $least }
board-effect-protect = w tej turze straż nie może cię złapać
board-effect-hide = w tej turze jesteś w ukryciu
board-effect-unmask = w tej turze nic go nie ukrywa
board-effect-spare = w tej turze nie może cię złapać
board-effect-rob = okradnij go od razu
board-effect-take_jewel = weź go
board-effect-hand_over = oddaje ci najmniej cenny klejnot, nigdy Klejnot Cesarzy
board-effect-look = obejrzyj je w tajemnicy{ $take ->
    [yes] {" "}i weź, jeśli chcesz, jeden do zachowania
   *[no] { "" }
}{ $swap ->
    [yes] {" "}i zamień je, jeśli chcesz
   *[no] { "" }
}
board-effect-take_token = weź żeton miasta z jego arkusza
board-effect-draw = { $cards ->
    [one] dobierz kartę
    [few] dobierz { $cards } karty
   *[other] dobierz { $cards } kart
}{ $discard ->
    [0] { "" }
    [one] , potem odrzuć jedną
   *[other] , potem odrzuć { $discard }
}
board-effect-gain = weź tymczasowe PA: { $ap }
board-happens-draw = { $cards ->
    [one] każdy dobiera kartę
    [few] każdy dobiera { $cards } karty
   *[other] każdy dobiera { $cards } kart
}
board-happens-gain = każdy bierze tymczasowe PA: { $ap }
board-happens-discard = { $cards ->
    [one] każdy złodziej w mieście odrzuca kartę
   *[other] każdy złodziej w mieście odrzuca karty: { $cards }
}
board-effect-shift = zmień ją najwyżej o { $most } (od 0 do { $highest }), dopóki straż nie zadziałała
board-effect-post_guard = pojawia się tam nowy strażnik{ $acts ->
    [yes] {" "}i od razu działa
   *[no] { "" }
}
board-effect-remove = wraca do puli
board-effect-take_card = weź losową kartę z jego ręki
board-effect-dim = straż w twojej dzielnicy ma w tej turze czujność mniejszą o { $vigilance }
board-effect-salvage = weź ją na rękę
board-effect-discard = { $cards ->
    [one] każdy złodziej w tej dzielnicy odrzuca kartę
   *[other] każdy złodziej w tej dzielnicy odrzuca karty: { $cards }
}
board-effect-post = { $where-id ->
    [gates] strażnik pojawia się przy bramie otwartej dzielnicy
    [here] strażnik pojawia się tutaj
   *[other] strażnik pojawia się na posterunku: { $where }
}
board-effect-recall = strażnicy wracają na najbliższe posterunki
board-effect-jewels = { $more ->
    [one] pojawia się o jeden żółty klejnot więcej
   *[other] więcej żółtych klejnotów: { $more }
}
board-effect-burn = { $spaces ->
    [one] ogień na polu otwartej dzielnicy
   *[other] ogień w otwartej dzielnicy, pola: { $spaces }
}

## Co robią wydarzenia, żetony i złodzieje, dopóki są

board-holds-vigilance = czujność straży { $change }
board-holds-movement = ruch straży { $change }
board-holds-initiative = inicjatywa straży { $change }
board-holds-crowd = każdego można okraść
board-holds-no_sewers = kanały są zamknięte
board-holds-no_hideouts = kryjówki nikogo nie ukrywają
board-holds-hides = złodzieje w tej dzielnicy są ukryci: { $district }
board-holds-bounty = kto niesie na widoku Klejnot Cesarzy, tego wykrywa cała straż
board-holds-lower_die = dla straży liczy się niższa kość
board-ability-morius = Król kanałów: każde pole kanałów jest wejściem i wyjściem
board-ability-noiron = Akrobata: Skradanie się o jedno pole dalej
board-ability-jasmine = Dawna miłość: złapanie nie kosztuje karty ani mniejszego klejnotu i zostawia 6 niebieskich PA
board-ability-nikolai = Warsztat: w Fazie planowania dobiera 2 karty i 1 z nich odrzuca
board-ability-joanne = Salut: strażnicy ją przepuszczają, chyba że jej ruch kończy się na ich polu
board-ability-zain = Ognioodporny: przechodzi przez ogień; jego granaty sięgają 2 pola dalej

## Dlaczego nie: przygotowanie i wydarzenia

reason-not-now = Teraz tak nie można.
reason-thief-taken = { $figure }: tę postać ma już ktoś inny.
reason-start-taken = Ktoś już zaczyna na { $space }.
reason-no-start-space = { $space } nie jest polem startowym.
reason-wrong-district = { $space } nie leży w dzielnicy, którą wskazuje kompas: { $district }.
reason-not-empty = { $space } nie jest puste.
reason-too-near-thief = { $space } jest zbyt blisko złodzieja: potrzebna odległość { $count }.

## Dlaczego nie: karty i deklaracja

reason-never-lost = { $card }: tej karty nie można stracić ani odrzucić.
reason-not-just-drawn = { $card } nie jest jedną z dopiero co dobranych kart.
reason-card-not-held = Nie masz tej karty na ręce: { $card }.
reason-finish-action = Najpierw dokończ akcję, którą deklarujesz.
reason-already-planned = Już zadeklarowane: { $card }.
reason-no-points-left = Nie ma już PA na: { $card }.
reason-move-first = W lochu trzeba zadeklarować Ruch, zanim zadeklarujesz: { $card }.
reason-no-special-actions = W tej grze nie ma akcji specjalnych.
reason-not-your-special = { $card } należy do innego złodzieja.
reason-no-cover = { $card } wymaga karty ogólnej jako przykrycia.
reason-no-cover-needed = Teraz przykrycie nie jest potrzebne.
reason-cover-general = { $card } nie może przykrywać: może to tylko karta ogólna.
reason-card-first = Najpierw wybierz kartę do zadeklarowania.
reason-one-point = Każda akcja wymaga co najmniej 1 PA.
reason-too-few-points = { $points ->
    [0] Nie masz już PA.
    [one] Masz tylko 1 PA, nie { $count }.
   *[other] Masz tylko { $points } PA, nie { $count }.
}
reason-more-than-move = W lochu żadna akcja nie może mieć więcej PA niż Ruch ({ $most }).
reason-token-without-points = { $token } nie daje PA.
reason-token-laid = { $token } leży już na akcji.
reason-token-not-held = Nie masz takiego żetonu: { $token }.
reason-move-needed = W lochu pozostałe akcje wymagają Ruchu.
reason-not-planned = Nie zadeklarowano: { $card }.

## Dlaczego nie: rozpatrywanie

reason-not-its-place = Teraz kolej tylko na akcje za { $points } PA.
reason-not-alone = { $card }: tylko jako jedyna rozpatrzona akcja w turze.
reason-not-this-card = { $card }: tego nie ma na karcie, na którą przyszła kolej.
reason-not-yourself = { $card } wymaga innego złodzieja.
reason-left-city = { $rival } jest już poza miastem.
reason-not-in-pile = { $card }: tej karty nie ma na stosie albo właśnie przykrywała tę akcję.
reason-initiative-too-far = Inicjatywy nie można ustawić na { $initiative }.
reason-safe-in-dungeon = Do lochu { $space } nic nie sięga.
reason-out-of-range = { $space } jest poza zasięgiem: { $card }.
reason-no-target = Na { $space } nie ma celu dla: { $card }.
reason-chosen-already = { $space } jest już wybrane.
reason-no-guard-near = W zasięgu nie ma strażnika, którego można poruszyć.

## Dlaczego nie: ruch

reason-immobile = Ta figurka nie może się ruszyć.
reason-no-steps = Nie ma już kroków.
reason-no-dungeon = { $space } to loch.
reason-fire = Na { $space } płonie ogień.
reason-no-jump = Skakać można tylko w Butach na sprężynach.
reason-jump-instead = W Butach na sprężynach się skacze.
reason-too-far = { $space } jest za daleko: { $count ->
    [one] masz 1 krok.
    [few] masz { $count } kroki.
   *[other] masz { $count } kroków.
}
reason-no-path = Z { $from } na { $space } nie prowadzi ścieżka.
reason-leave-dungeon = Pierwszy krok musi wyprowadzić z lochu.
reason-dashing = W Biegu można się tylko poruszać.
reason-no-such-jewel-here = Nie ma tu takiego klejnotu: { $jewel }.
reason-token-face-up = Żeton jest tu już odkryty.
reason-no-token-here = Nie ma tu żetonu miasta.
reason-thief-not-here = Nie ma tu gracza { $rival }.
reason-robbed-already = Gracza { $rival } już w tej turze okradziono.
reason-nothing-to-steal = { $rival } nie ma nic do ukradzenia.
reason-no-theft-marker = { $rival } nie ma znacznika kradzieży.
reason-not-arrived = Aby okraść gracza { $rival }, musisz tu przybyć w tej akcji.
reason-sewers-closed = { $card }: nikt nie może używać kanałów.
reason-no-sewer-here = Nie ma tu wejścia do kanałów.
reason-no-sewer-exit = { $space } nie jest wyjściem z kanałów.
reason-sewer-not-entered = Na wejście trzeba wejść krokiem w tym właśnie ruchu; samo stanie na nim nie wystarczy. Zejdź i wejdź z powrotem.
reason-hurried-already = Tylko jedno Znajome sąsiedztwo na akcję.
reason-gates-closed = Bramy są zamknięte: Klejnotu Cesarzy jeszcze nie zabrano.
reason-no-open-gate = Nie ma tu otwartej bramy.

## Dlaczego nie: figurki i wybory

reason-watch-there = Na { $space } stoi już ktoś ze straży.
reason-seizes-first = Najpierw łapie złodziei na swoim polu.
reason-cannot-reach = Nie może dotrzeć na { $space }.
reason-nobody-to-seize = Na tym polu nie ma kogo złapać.
reason-no-such-jewel = Nie ma takiego klejnotu do zabrania: { $jewel }.
reason-no-such-token = { $rival } nie ma takiego żetonu: { $token }.
reason-not-looked-at = Na { $space } nie oglądasz teraz żetonu.
reason-token-stays = { $token }: tego żetonu nie można zatrzymać, zostaje na miejscu.
reason-not-least-jewel = To musi być klejnot o najmniejszej wartości, nie: { $jewel }.
reason-cannot-place = Na { $space } nie można teraz nikogo ustawić.
reason-no-such-figure = Z { $space } nie można zabrać takiej figurki.
reason-watch-elsewhere = Zasady nie pozwalają tu na: { $space }.
reason-not-nearest = { $space } nie jest jednym z najbliższych posterunków.
reason-no-free-guardhouse = { $space } nie jest posterunkiem bez straży i ognia.
reason-not-free = { $space } nie można podpalić.

## Stół: zegar i kolejność

board-name = { $thing }
board-nothing = nic
board-over = Gra jest zakończona.
board-turn = Tura { $turn } · { $phase-id ->
    [event] wydarzenia
    [draw] planowanie
    [plan] deklaracja
    [resolve] rozpatrywanie
    [cleanup] porządki
    [setup] przygotowanie
   *[other] { $phase }
}
board-first = pierwszy złodziej: { $seat }
board-calm = cisza: { $number } z { $of }
board-alarm = ALARM: { $number } z { $of }
board-event = Wydarzenie: { $event } ({ $effects })
board-jewel-at = Klejnot Cesarzy leży na { $space }{ $distance ->
    [0] .
    [one] , 1 pole od ciebie.
    [few] , { $distance } pola od ciebie.
   *[other] , { $distance } pól od ciebie.
}
board-jewel-with = Klejnot Cesarzy ma { $seat }.
board-open = Droga ucieczki: { $district }, z { $gates }{ $distance ->
    [0] .
    [one] , 1 pole od ciebie.
    [few] , { $distance } pola od ciebie.
   *[other] , { $distance } pól od ciebie.
}
board-track = Jeszcze zadziałają: { $entries }
board-track-watch = { $initiative } straż
board-track-hidden = { $initiative } { $seat }
board-track-open = { $initiative } { $seat }: { $cards }
board-tie-thieves = przy remisie najpierw złodzieje
board-tie-watch = przy remisie najpierw straż
board-values = { $figure }: czujność { $vigilance }, ruch { $movement }

## Stół: własne rzeczy

board-plan = Twoja deklaracja (pozostałe PA: { $points }):
board-planned = Twoja deklaracja:
board-plan-action = { $points } PA: { $cards }{ $status-id ->
    [turned_up] {" "}(teraz)
    [resolved] {" "}(rozpatrzone)
    [declined] {" "}(rezygnacja)
    [dropped] {" "}(stracone)
    [waiting] { "" }
   *[other] {" "}({ $status })
}{ $tokens-id ->
    [none] { "" }
   *[other] {" "}z żetonami: { $tokens }
}
board-plan-laying = Teraz: { $cards }
board-you = Ty ({ $letter }): { $figure }, { $place } · { $vp } PZ
board-rival = { $seat } ({ $letter }): { $figure }, { $place } · { $vp } PZ
board-thief-at = na { $space } ({ $district })
board-thief-dungeon = w lochu { $space } ({ $district })
board-thief-left = poza miastem
board-thief-nowhere = jeszcze nie w mieście
board-sheet = Arkusz: { $things } · { $points } PA · karty: { $cards }
board-mark-hidden = w ukryciu
board-mark-protected = pod ochroną
board-mark-unmasked = zdemaskowanie
board-mark-snared_thieves = unieruchomienie
board-mark-poisoned = trucizna
board-mark-marked = znacznik kradzieży
board-mark-robbed = kradzież w tej turze już była
board-mark-lower = nic więcej w tej turze
board-mark-purple = tymczasowe PA na następną turę: { $points }
board-known = Widziane żetony: { $tokens }
board-known-token = { $space } { $token }
board-in-reach = Straż może cię tu dosięgnąć.
board-in-sight = Straż może cię tu zobaczyć.
board-arrest-cost = Złapanie kosztowałoby: { $losses } · potem niebieskie PA w lochu: { $points }{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}
board-a-card = karta
board-explained = Twoje karty (ogólnych: { $cards }):
board-card = { $card }: { $text }
board-alone = { $text } (jedyna akcja w turze)
board-thieves = Złodzieje:
board-thief-to-choose = { $figure }: { $text }
board-special = akcja specjalna { $card }: { $text }
board-jailed = W lochu: zadeklaruj Ruch, z co najmniej tyloma PA, co wszystko inne.

## Stół: miasto

board-face-down = żeton
board-thief-here = { $seat }
board-watch-asleep = śpi
board-watch-asleep_next = śpi też w następnej turze
board-watch-deaf = w ogłuszeniu
board-watch-snared = w unieruchomieniu
board-watch-charmed = po uwiedzeniu
board-around = Wokół { $space }:
board-neighbour = { $space } ({ $steps }): { $notes } → { $ways }
board-reached = w zasięgu straży
board-seen = na oczach straży
board-map = Miasto:
board-legend = A–D złodzieje · { $guard } strażnik · { $captain } kapitan · { $yellow } żółty klejnot · { $green } zielony klejnot · { $emperor } Klejnot Cesarzy · { $token } zakryty żeton · { $smoke } dym · { $fire } ogień
board-district = { $district } (od { $first-id } do { $last-id }):
board-watch = Straż, od najbliższej:
board-figure = { $figure } na { $space }{ $distance ->
    [0] { "" }
   *[other] , { board-far }
}{ $told ->
    [yes] : ruch { $movement }, czujność { $vigilance }
   *[no] { "" }
}{ $seats-count ->
    [0] { "" }
   *[other] ; na oku: { $seats }
}
board-sees = widzi: { $spaces }
board-far = { $distance ->
    [one] 1 pole od ciebie
    [few] { $distance } pola od ciebie
   *[other] { $distance } pól od ciebie
}
board-streets = Ulice, dom po domu:
board-street = { $street }: { $houses }
board-routes = Pole po polu:
board-space = { $space }: { $notes } → { $ways }
board-place = { $kind }: { $spaces }

## Stół: inni i stosy

board-rival-plan = Deklaracja: { $actions }
board-rival-action = { $points } PA { $cards }{ $status-id ->
    [turned_up] {" "}(teraz)
    [resolved] {" "}(rozpatrzone)
    [declined] {" "}(rezygnacja)
    [dropped] {" "}(stracone)
    [waiting] { "" }
   *[other] {" "}({ $status })
}
board-covered = karta zakryta
board-piles = Talia: { $deck } · pula: strażnicy { $guards }, kapitanowie { $captains }, żółte klejnoty { $yellow }
board-discard = Stos kart odrzuconych: { $cards }
board-tokens-left = Żetony miasta, których nikt nie widział: { $tokens }

## Uwagi o rzeczach

note-half = { $card }:
note-alone = { $card }, jako jedyna akcja w turze:
note-thief = { $seat }, { $vp } PZ
note-reached = w zasięgu straży
note-seen = na oczach straży
note-arrest = złapanie tutaj kosztowałoby: { $jewels-count ->
    [0] { $card ->
        [yes] karta
       *[no] nic
    }
    [2] { $jewels-1 } albo { $jewels-2 }{ $card ->
        [yes] , karta
       *[no] { "" }
    }
   *[other] { $jewels }{ $card ->
        [yes] , karta
       *[no] { "" }
    }
} · niebieskie PA w lochu: { $points }{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}

## The score sheet: where points came from

source-yellow = Żółte klejnoty
source-green = Zielone klejnoty
source-tokens = Żetony klejnotów
source-burglar = Najlepszy włamywacz

## The gallery: everything in the box, to be looked up

gallery-section-thief = Złodzieje
gallery-section-basic = Podstawowe karty akcji
gallery-section-special = Specjalne karty akcji
gallery-section-general = Ogólne karty akcji
gallery-section-token = Żetony miasta
gallery-section-calm = Wydarzenia przed alarmem
gallery-section-alarm = Wydarzenia alarmu
gallery-section-watch = Straż miejska
gallery-section-piece = Klejnoty i znaczniki
gallery-section-place = Pola miasta
gallery-section-district = Dzielnice
gallery-piece-blue_ap = niebieskie PA
gallery-what-blue_ap = { $ap } na złodzieja i turę, { $jailed } po turze w lochu; te na zaplanowanej akcji są jej inicjatywą
gallery-piece-red_ap = czerwone PA
gallery-what-red_ap = o jeden mniej, niż jest graczy: więcej PA dla tego, kto ma Klejnot Cesarzy
gallery-piece-purple_ap = fioletowe PA
gallery-what-purple_ap = tymczasowe PA: więcej PA w następnej fazie deklaracji, i tylko tam
gallery-piece-first_thief = żeton pierwszego złodzieja
gallery-what-first_thief = jego właściciel odkrywa wydarzenie, rzuca za straż, podejmuje jej otwarte decyzje i jest pierwszy przy remisie złodziei; co turę przechodzi w lewo
gallery-piece-district_card = karta dzielnicy
gallery-what-district_card = ciągnięta, gdy zabrano Klejnot Cesarzy: tylko bramy tej dzielnicy prowadzą na zewnątrz
gallery-piece-watch_sheet = arkusz straży
gallery-what-watch_sheet = inicjatywa straży: przed alarmem jedna kość o { $die } ściankach, a przy remisie pierwszy działa złodziej; w czasie alarmu wyższa z dwóch kości, a pierwsza działa straż
gallery-piece-screen = zasłonka
gallery-what-screen = zakrywa to, co planujesz, aż wszyscy będą gotowi
gallery-piece-crowd_token = żeton porządkowy
gallery-what-crowd_token = robi miejsce tam, gdzie stoi wiele figurek; nie ma działania
gallery-has-special = akcja specjalna: { $card }
gallery-special-of = akcja specjalna: { $figure }; wymaga karty ogólnej jako przykrycia
gallery-halves = dwie połowy, z których używasz jednej: { $cards }
gallery-alone = tylko jako jedyna akcja w turze
gallery-token-reveal = po odkryciu: { $effect }; potem żeton trafia do pudełka
gallery-token-ap = na arkusz: { $ap } PA w jednej późniejszej deklaracji
gallery-token-steps = na arkusz: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
} więcej w jednym ruchu
gallery-token-vp = na arkusz: liczy się jak żółty klejnot, { $vp } PZ
gallery-token-makes = leży odkryty do końca gry; jego pole jest teraz także: { $kind }
gallery-at-once = natychmiast: { $effect }
gallery-holds = do końca tury: { $effect }
gallery-compass = nowy żółty klejnot trafia tu: { $district }
gallery-figure-guard = Gdy działa straż, idzie do najbliższego wykrytego złodzieja i łapie, kogo dosięgnie.
gallery-figure-captain = Kapitanowie pojawiają się z alarmem i działają jak strażnicy, po nich.
gallery-values-calm = przed alarmem: czujność { $vigilance }, ruch { $movement }
gallery-values-alarm = podczas alarmu: czujność { $vigilance }, ruch { $movement }
gallery-jewel-vp = { $vp } PZ dla tego, kto z nim opuścił miasto
gallery-jewel-emperor = Kto wyniesie go z miasta, od razu wygrywa.
gallery-marker-smoke = do końca tury: złodzieje na tym polu są ukryci i można ich okraść
gallery-marker-fire = do końca tury: żadna figurka nie może wejść na to pole ani przez nie przejść
gallery-marker-theft_marker = do końca tury: kto we własnym ruchu wejdzie na pole tego złodzieja, może go raz okraść
gallery-marker-best_burglar = { $vp } PZ dla tego, kto pierwszy zabierze Klejnot Cesarzy; nie można go stracić
gallery-district-spaces = pola: { $count }
gallery-district-places = { $kind }: { $spaces }
gallery-place-guardhouse = tu pojawiają się nowi strażnicy
gallery-place-sword = tu zaczyna strażnik
gallery-place-imperial = gdy w tej dzielnicy zostanie złapany złodziej z Klejnotem Cesarzy, Klejnot trafia tutaj
gallery-place-dungeon = tu trafiają złapani złodzieje
gallery-place-sewer_entrance = wejdź na nie w tym właśnie ruchu i wyjdź dowolnym wyjściem, gdzie ruch się kończy; samo stanie na nim nie wystarczy
gallery-place-sewer_exit = tędy wychodzi, kto wszedł wejściem
gallery-place-hideout = kto na niej stoi, jest ukryty: straż go nie dostrzega ani nie łapie
gallery-place-start = tu zaczyna złodziej
gallery-place-guard_alarm = przy alarmie pojawia się tu strażnik, jeśli dzielnica jest otwarta
gallery-place-captain_alarm = przy alarmie pojawia się tu kapitan, jeśli dzielnica jest otwarta
gallery-place-gate = wyjście z miasta, gdy jej dzielnica jest otwarta
gallery-place-green_jewel = na początku leży tu zielony klejnot: { $vp } PZ
gallery-place-emperors_jewel = na początku leży tu Klejnot Cesarzy

# Co słychać na początku pierwszej gry

simplified = Ta pierwsza gra jest prostsza: gra się bez akcji specjalnych, żeby było mniej do wyboru. Zdolności pasywne działają.
