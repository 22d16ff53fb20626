# Swindlers Spielbrett
web-sw-at-risk = ein Schädel würde es nehmen
web-sw-jobs = Aufträge
web-sw-fences = Hehler
web-sw-cards = Handkarten
web-sw-markers = Freie Marker
web-sw-loot = Beute dieses Diebstahls
web-sw-no-theft = Gerade läuft kein Diebstahl.
web-sw-no-cards = Keine Handkarten
web-sw-last-round = Letzte Runde
web-sw-turn = Runde { $round } · { $seat }
web-sw-turn-mine = Runde { $round } · Du
web-sw-masters = Die Meisterdiebe
web-sw-wakes = Die Fähigkeit eines Meisterdiebs wird nach { $jobs ->
    [one] einem erfüllten Auftrag
   *[other] { $jobs } erfüllten Aufträgen
} freigeschaltet.
web-sw-steps = Die Schritte eines Zuges
web-sw-step-reserve = Reservieren
web-sw-step-steal = Stehlen
web-sw-step-actions = Aufträge, Hehler
web-sw-step-refill = Auffüllen
web-sw-step-hire = Anheuern
web-sw-bags = Säcke
web-sw-next-draw = Der nächste Griff in diesen Sack
web-sw-skull-costs = Ein Schädel aus diesem Sack würde dich kosten: { $lost }
web-sw-skull-lost = { $count ->
    [one] Ein Plättchen steht auf dem Spiel
   *[other] { $count } Plättchen stehen auf dem Spiel
}
web-sw-skull-takes = Ein Schädel würde { $count } Plättchen kosten
web-sw-safe-loot = Gesicherte Beute
web-sw-own-things = Deine Sachen
web-sw-at-a-glance = Auf einen Blick: was du hast
web-sw-no-safe-loot = Noch keine gesicherte Beute
web-sw-others = Die anderen
web-sw-theft-of = { $seat } stiehlt aus diesem Sack
web-sw-theft-of-mine = Du stiehlst aus diesem Sack
web-sw-wants-away = { $seat } will damit entkommen
web-sw-wants-away-mine = Du willst damit entkommen
web-sw-takes-share = { $seat } bekommt einen Anteil davon
web-sw-takes-share-mine = Du bekommst einen Anteil davon
web-sw-skull-now = Ein Schädel!
web-sw-got-away = { $seat } ist entkommen.
web-sw-got-away-mine = Du bist entkommen.
web-sw-was-caught = { $seat } wurde erwischt.
web-sw-was-caught-mine = Du wurdest erwischt.
web-sw-first-draw = Noch nichts gezogen
web-sw-jobs-done = { $count } von { $goal } Aufträgen
web-sw-threat = in Gefahr: { $vp } SP
web-sw-reserved-by = Reserviert von { $seat }
web-sw-reserved-me = Von dir reserviert
web-sw-lack = { $thing }: fehlt
web-sw-lack-any = etwas Passendes: fehlt
web-sw-completes = letztes Plättchen: +{ $vp } SP
web-sw-deck = Komplizen im Stapel: { $count }
web-sw-hand-waits = ab dem nächsten Zug
web-sw-play-now = Jetzt spielen
web-sw-played-mine = Du spielst: { $card }
web-sw-raids-hit = Razzien, die dich treffen würden: { $hits } von { $count }
web-sw-raids-none = Razzien, die dich treffen würden: keine von { $count }
web-sw-raids-left = Razzien, die noch kommen: { $count }
web-sw-piles = Razzien und Stapel
web-sw-raid-hits-you = Sie trifft dich.
web-sw-raid-spares-you = Sie verschont dich.
web-sw-supply = Neutrale (weiße) Plättchen im Vorrat
web-sw-asleep = gesperrt (noch { $left ->
    [one] 1 Auftrag
   *[other] { $left } Aufträge
})
web-sw-raids = Razzien, die dich träfen
web-sw-raids-when = Razzien liegen zwischen den Aufträgen im Stapel. Aufgedeckt werden sie beim Auffüllen (Schritt 4), und dann betreffen sie alle: Wer zu viele Plättchen hat, gibt welche ab; wer zu viele Steckbriefe hat – manche Aufträge bringen sie ein –, kommt in den Kerker, gibt einen Steckbrief zurück und setzt einen Zug aus.
web-sw-raids-later = Oben im Stapel liegen noch die leichteren Aufträge; unter ihnen ist keine Razzia.
web-sw-raids-chance = Die nächste Karte des Stapels ist mit { $percent } % eine Razzia.
web-sw-awake = freigeschaltet
web-sw-rests = ruht im Kerker
web-sw-done-jobs = Erledigte Aufträge: { $jobs }
