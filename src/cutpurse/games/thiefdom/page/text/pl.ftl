# Plansza Thiefdom
web-td-map = Miasto
web-td-in-sight = w polu widzenia strażnika
web-td-catacombs = Katakumby
web-td-first = Pierwszy gracz
web-td-stamina = Wytrzymałość niewykorzystana
web-td-tiles = Płytki planowania
web-td-compass = Kompas i kość
web-td-patrol = patrol
web-td-wanted = list gończy
web-td-pending = z „Gotowe”
web-td-brawled = po bójce bez sojusznika
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
web-td-catchers = Przy następnym ruchu może cię tam przyłapać: { $who }
web-td-no-catchers = Przy następnym ruchu nikt cię tam nie przyłapie
web-td-eyes = { $who } przyłapie cię tam: tylko krok po kroku
web-td-drag = Przeciągnij złodzieja: jego droga, jej koszt i kto może go tam przyłapać
web-td-ends = { $count ->
    [0] Nie może się teraz ruszyć
    [one] Jedna droga stąd
    [few] { $count } drogi stąd
   *[other] { $count } dróg stąd
}
web-td-catches = przyłapałby: { $who }, w drodze na { $places }
web-td-catches-nobody = nikogo by nie przyłapał
web-td-ways = { $figure } na { $place }: { $count ->
    [few] { $count } drogi
   *[other] { $count } dróg
}
web-td-may-catch = może przyłapać: { $who }
web-td-can-reach = dojdzie na { $places }
web-td-lair-of = Kryjówka: { $seat }
web-td-legend = Legenda
web-td-legend-guard = Strażnik: żółta strzałka wskazuje, dokąd patrzy, mała tarcza to odznaka do skradzenia
web-td-legend-lantern = Latarnia: tu zatrzymują się strażnicy, szlachcice i powóz
web-td-legend-wall = Mur: zagradza drogę i zasłania widok
web-td-legend-door = Drzwi: jedyne wejście do takiego budynku
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
web-td-die-means = Co oznacza wynik rzutu
web-td-boards-left = Ruszą się jeszcze tej nocy
web-td-board-first = { $first ->
    [yes] Tej nocy plansza porusza mieszczan przed każdym złodziejem.
   *[no] Tej nocy plansza porusza mieszczan po każdym złodzieju.
}
web-td-rivals = Wrodzy złodzieje
web-td-goal = Gwiazdki od
web-td-goal-got = zdobyte
web-td-vp = { $points } PZ
web-part-townsfolk = Straż i mieszczanie
