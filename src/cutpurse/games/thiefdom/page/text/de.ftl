# Thiefdoms Spielbrett
web-td-map = Die Stadt
web-td-in-sight = im Blick einer Wache
web-td-catacombs = Katakomben
web-td-first = Startspieler
web-td-stamina = Ausdauer ungenutzt
web-td-tiles = Planungsplättchen
web-td-compass = Kompass und Würfel
web-td-patrol = Patrouille
web-td-wanted = gesucht
web-td-pending = mit „Fertig“
web-td-brawled = nach einer Schlägerei kein Verbündeter
web-td-lair = Unterschlupf
web-td-moves = Bewegt
web-td-price = { $cost } Gold, { $points } SP
web-td-night = Nacht { $round }{ $tile ->
    [0] { "" }
   *[other] , Plättchen { $tile }
}
web-td-acting = { $seat }: { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
}
web-td-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
web-td-walking = Unterwegs: { $figure }
web-td-draft = Deine Ausrüstungskarten
web-td-missions = Aufträge
web-td-dungeon = Im Kerker
web-td-go = Nach { $place } gehen: { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
}
web-td-ap = { $ap ->
    [one] { $ap } Aktionspunkt entfernt
   *[other] { $ap } Aktionspunkte entfernt
}
web-td-again = Zum Ausführen noch einmal tippen.
web-td-catchers = Könnte dich dort ertappen, wenn als Nächstes bewegt: { $who }
web-td-no-catchers = Niemand, der als Nächstes bewegt wird, kann dich dort ertappen
web-td-eyes = { $who } würde dich dort ertappen: nur Schritt für Schritt
web-td-drag = Zieh den Dieb: sein Weg, was er kostet und wer ihn dort ertappen könnte
web-td-ends = { $count ->
    [0] Kann sich jetzt nicht bewegen
    [one] Ein Weg von hier
   *[other] { $count } Wege von hier
}
web-td-catches = würde { $who } auf dem Weg nach { $places } ertappen
web-td-catches-nobody = würde niemanden ertappen
web-td-ways = { $figure } nach { $place }: { $count } Wege
web-td-may-catch = ertappt vielleicht { $who }
web-td-can-reach = kommt nach { $places }
web-td-lair-of = Unterschlupf von { $seat }
web-td-legend = Legende
web-td-legend-guard = Wache: Der gelbe Pfeil zeigt die Blickrichtung, der kleine Schild ein Abzeichen zum Stehlen
web-td-legend-lantern = Laterne: Hier halten Wachen, Adlige und die Kutsche
web-td-legend-wall = Mauer: versperrt Weg und Sicht
web-td-legend-door = Tür: der einzige Weg in ein solches Gebäude
web-td-legend-catacombs = Katakomben: ein Schritt von jedem Eingang zu jedem anderen
web-td-places = Orte
web-td-pile = Karten im Stapel: { $count }
web-td-then = danach „{ $mission }“
web-td-fewer = Weniger
web-td-more = Mehr
web-td-exchange = Waren tauschen
web-td-exchange-tab = Tausch
web-td-partner = Tauschen mit
web-td-tap = { $most ->
    [0] Waren antippen, um sie zu übergeben
   *[other] Waren antippen, um sie zu übergeben (höchstens { $most })
}
web-td-locked = verschlossen
web-td-do-buy = Kaufen
web-td-do-keep = Behalten
web-td-do-befriend = Verbünden
web-td-do-brawl = Schlägerei
web-td-do-take = Nehmen
web-td-do-deliver = Abliefern
web-td-hand = { $thing }, { $count }: eins übergeben an { $to }
web-td-slots = Gold { $gold }/{ $golds } · Beute { $loot }/{ $loots }{ $spare ->
    [0] { "" }
   *[other] {" "}· +{ $spare }
}
web-td-tile = Plättchen { $tile }
web-td-die-move = Stadtvolk
web-td-die-place = Gegner
web-td-die-means = Was der Wurf bedeutet
web-td-boards-left = Heute Nacht noch zu bewegen
web-td-board-first = { $first ->
    [yes] Heute Nacht bewegt vor jedem Dieb eine Tafel das Stadtvolk.
   *[no] Heute Nacht bewegt nach jedem Dieb eine Tafel das Stadtvolk.
}
web-td-rivals = Gegner
web-td-goal = Sterne ab
web-td-goal-got = erreicht
web-td-vp = { $points } SP
web-part-townsfolk = Wachen und Stadtvolk
