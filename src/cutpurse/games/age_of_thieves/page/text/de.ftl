# Das Spielbrett von Wettstreit der Diebe
web-aot-map = Die Stadt
web-aot-token = verdecktes Stadtplättchen
web-aot-fire = Feuer
web-aot-smoke = Rauch
web-aot-hears = Aufmerksamkeit { $vigilance }, Bewegung { $movement }
web-aot-sees = bemerkt bis { $vigilance ->
    [one] { $vigilance } Feld
   *[other] { $vigilance } Felder
} weit (Aufmerksamkeit)
web-aot-goes = geht bis { $movement ->
    [one] { $movement } Feld
   *[other] { $movement } Felder
} weit (Bewegung)
web-aot-first = Startspieler
web-aot-best = Bester Dieb
web-aot-hidden = verborgen
web-aot-dungeon = im Verlies
web-aot-left = hat die Stadt verlassen
web-aot-vp = { $points } SP
web-aot-ap = Aktionspunkte
web-aot-face-down = verdeckt
web-aot-turn = Runde { $turn }: { $phase }
web-aot-phase-setup = Aufbau
web-aot-phase-event = Ereignis
web-aot-phase-draw = Karten ziehen
web-aot-phase-plan = Planung
web-aot-phase-resolve = Ausführung
web-aot-phase-cleanup = Aufräumen
web-aot-phase-over = das Spiel ist vorbei
web-aot-calm = Die Stadt schläft; { $left ->
    [0] letzte Runde für das Juwel, sonst verlieren alle
    [one] noch { $left } Runde, um das Juwel zu stehlen
   *[other] noch { $left } Runden, um das Juwel zu stehlen
}
web-aot-alarm-next = Das Juwel ist gestohlen: Alarm ab der nächsten Runde
web-aot-alarm = Alarm! { $left ->
    [0] Letzte Runde
    [one] Nach dieser noch { $left } Runde
   *[other] Nach dieser noch { $left } Runden
}
web-aot-open = Offener Stadtteil: { $district }
web-aot-event = Ereignis: { $event }
web-aot-watched = Was die Stadtwachen bemerken
web-aot-forecast = Wenn die Stadtwachen jetzt handeln würden:
web-aot-forecast-surely = sicher festgenommen: { $names }.
web-aot-forecast-perhaps = vielleicht festgenommen: { $names }.
web-aot-forecast-none = niemand würde festgenommen.
web-aot-forecast-done = Die Stadtwachen haben in dieser Runde schon gehandelt.
web-aot-track = Wer wann handelt
web-aot-track-later = Wer wann handelt, steht hier, sobald alle geplant haben.
web-aot-lost = verloren
web-aot-watch = Stadtwachen
web-aot-legend = Was die Symbole bedeuten
web-aot-mine = dein Dieb
web-aot-hidden-thief = ein verborgener Dieb
web-aot-border = Weg zwischen zwei Stadtteilen
web-aot-reached = die Stadtwachen können dich dort erreichen
web-aot-seen = die Stadtwachen können dich dort sehen
web-aot-alone = einzige Aktion der Runde
web-aot-pool-hint = Tippe auf eine Karte oder zieh einen Punkt darauf.
web-aot-cards-row = { $count } Karten zum Planen: seitwärts wischen
web-aot-pool = { $points ->
    [0] Keine AP übrig
    [one] Noch { $points } AP
   *[other] Noch { $points } AP
}
web-aot-before = vor den Stadtwachen ({ $points })
web-aot-after = nach den Stadtwachen ({ $points })
web-aot-initiative = Initiative der Stadtwachen: { $points }
web-aot-deck = Karten im Stapel: { $cards }
web-aot-way = { $steps ->
    [one] { $steps } Schritt hinaus
   *[other] { $steps } Schritte hinaus
} · { $moves } × Schleichen
web-aot-no-cards = Keine Handkarten
web-aot-cards = Handkarten
web-part-watch = Die Stadtwache
web-aot-early = vor den Stadtwachen
web-aot-late = nach ihnen
web-aot-ghosts = { $ends ->
    [1] bis dahin bist du noch, wo du stehst: { $reached ->
        [1] in ihrer Reichweite
       *[other] { $seen ->
            [1] in Sicht, aber zu weit für eine Festnahme
           *[other] außer Sicht
        }
    }
   *[other] bis dahin kannst du auf { $ends } Feldern sein: { $safe } außer Sicht, { $seen } in Sicht, aber zu weit für eine Festnahme, { $reached } in ihrer Reichweite{ $dash ->
        [0] { "" }
       *[other] {" "}(» { $dash } davon nur mit Spurt)
    }
}
web-aot-ghosts-hidden = bis dahin verbirgt dich dein eigener Plan: Sie bemerkt dich nicht und nimmt dich nicht fest
web-aot-ghosts-protected = bis dahin kann sie dich nirgends festnehmen: Dein eigener Plan schützt dich
web-aot-moment-jewel = Wer es hat, muss hinaus: Mit der nächsten Runde kommt der Alarm.
web-aot-moment-open = Nur durch seine Tore geht es hinaus.
web-aot-moment-alarm = Die Stadtwachen kommen in Scharen: Rechtzeitig hinaus!
web-aot-legend-ghost = grün: außer Sicht der Wache
web-aot-legend-ghost-seen = ◉ orange: Dort sieht dich die Wache, ist aber zu weit weg, um dich festzunehmen
web-aot-legend-ghost-reached = ⚔ rot: Dort kann dich die Wache erreichen und festnehmen
web-aot-legend-ghost-late = blau gepunktet: Dorthin kommst du erst, wenn die Wache gehandelt hat
web-aot-legend-dash = » beim Planen: Nur ein Spurt bringt dich hin, also muss Bewegen deine einzige Aktion bleiben
web-aot-legend-open = gelb: Es geht nicht um deinen eigenen Weg; dieses Feld kannst du jetzt wählen
web-aot-legend-number = Zahl am Ring: beim Handeln, wie viele Schritte es sind; beim Planen, welche Aktion deines Plans dich hinbringt
web-aot-purple-new = +{ $points } AP nächste Runde
