# Die Sätze der Seite selbst. Die der Spiele kommen vom Server, dieselben wie im Terminal.
web-claim = Brettspiele über Diebe. Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto.
web-unaffiliated = Ein freies Projekt ohne Verbindung zu den Verlagen der Spiele. Texte und Bilder sind unsere eigenen.
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Bewegung
web-pace-full = Ruhig
web-pace-fast = Schnell
web-pace-none = Keine
web-pace-still = Dein Gerät wünscht weniger Bewegung: Es bewegt sich nichts.
web-sound = Töne
web-settings = Einstellungen
web-players = { $least ->
    [one] { $most } Personen
   *[other] { $least }–{ $most } Personen
}
web-solo-players = 1–{ $most } Personen
web-minutes = etwa { $minutes } Minuten
web-play-now = Sofort gegen Bots spielen
web-play-at-once = Jetzt spielen
web-play-alone = Sofort allein spielen
web-opponents = Gegen wie viele Bots
web-bots = { $number ->
    [0] allein
    [one] gegen { $number } Bot
   *[other] gegen { $number } Bots
}
web-with-friends = Mit Freunden spielen
web-lesson = So geht’s – in drei Minuten
web-rules = Regeln
web-your-name = Dein Name
web-nobody-name = Elster
web-seats = Plätze
web-seat-me = Du
web-seat-open = Jemand mit Link
web-seat-bot = Bot: { $bot }
web-bot-random = zieht zufällig
web-bot-easy = leicht
web-seat-number = Platz { $number }
web-add-seat = Platz hinzufügen
web-remove-seat = Letzten Platz entfernen
web-haste = Zeit
web-haste-live = Live, ohne Zeitlimit
web-haste-move = Live, eine Minute pro Zug
web-haste-game = Live, eine halbe Stunde pro Person
web-haste-days = Über Tage, ohne Zeitlimit
web-haste-slow = Über Tage, drei Tage pro Zug
web-haste-about-live = Für jeden, der zwei Minuten fort ist, springt ein Bot ein, bis er zurück ist.
web-haste-about-days = Niemand muss gleichzeitig da sein: Die Startseite zeigt, wann du dran bist.
web-haste-about-clock = Läuft jemandem die Zeit ab, springt ein Bot ein.
web-options = Einstellungen des Spiels
web-open-table = Tisch eröffnen
web-table-help = Alle bekommen einen eigenen Link, zum Schicken oder Scannen. Plätze für Bots sind sofort besetzt.
web-cancel = Abbrechen
web-my-tables = Meine Tische
web-with = mit { $names }
web-waiting-friends = Wartet auf Freunde
web-finished-tables = Beendete Partien ({ $count })
web-forget = Von der Liste nehmen
web-forgotten = { $game }: von der Liste genommen.
web-just-now = gerade eben
web-invite-title = Schick jedem Freund einen Link
web-invite-help = Wer einen Link zuerst öffnet, darf dort sitzen. Jeder Link gilt einmal.
web-copy = Kopieren
web-copied = Kopiert
web-watch-link = Link zum Zuschauen kopieren
web-qr = Code zum Scannen für { $name }
web-seat-free = wartet auf jemanden
web-join-help = Du bist an einen Tisch eingeladen: { $game }.
web-join-there = Schon am Tisch: { $names }
web-sit-down = Platz nehmen
web-waiting-start = Das Spiel beginnt, wenn alle sitzen.
web-back = Zur Startseite
web-nowhere = Unter dieser Adresse gibt es nichts. Hier sind die Spiele.
web-offline = Der Server ist nicht zu erreichen. Es geht weiter, sobald er antwortet.
web-try-again = Noch einmal versuchen
web-offline-title = Du bist offline
web-offline-help = Regeln und Einführungen, die du schon geöffnet hattest, kannst du weiterhin lesen. Deine Tische warten auf dich; es geht dort weiter, wo du warst.
web-update = Eine neue Version der Seite ist da.
web-update-now = Laden
web-state-connecting = Verbinde …
web-state-open = Verbunden
web-state-lost = Verbindung verloren. Neuer Versuch …
web-state-ended = Die Verbindung wurde beendet.
web-your-turn = Du bist dran
web-your-turn-title = Du bist dran – { $game }
web-waiting-for = Warten auf { $names }
web-waiting-others = Warten auf die anderen
web-watching = Du siehst an diesem Tisch zu.
web-skip = Zum Ende springen
web-skip-word = Überspringen
web-fold = Auswahl ein- oder ausklappen
web-undo = Zurücknehmen
web-not-now = Jetzt nicht möglich
web-log = Verlauf
web-log-show = Auf dem Spielbrett zeigen
web-log-touch = Tippe eine Zeile an, um sie auf dem Spielbrett zu sehen.
web-chat = Chat
web-table = Tisch
web-hand = Deine Hand
web-say = Sag etwas
web-send = Senden
web-no-words = Noch hat niemand etwas gesagt.
web-list-view = Textansicht
web-board-view = Spielbrett
web-choose = Wählen
web-caution = Bedenke
web-confirm = Trotzdem tun
web-shortcuts = In einem Zug
web-close = Schließen
web-rule-link = Regel { $rule }
web-over = Das Spiel ist aus
web-wins = { $names } gewinnt
web-nobody-wins = Niemand gewinnt.
web-win-together = { $names } gewinnen gemeinsam
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-download = Aufzeichnung herunterladen
web-replay = Noch einmal ansehen
web-rematch = Noch einmal spielen
web-keys = Tasten
web-clock = { $seconds } s
web-seat-away = nicht da
web-seat-here = da
web-seat-is-bot = Bot
web-search-rules = Regeln durchsuchen
web-no-rule = Keine Regel enthält diese Wörter.
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rules-hint = Regeln durchsuchen: Wörter oder eine Nummer wie 4.2
web-contents = Inhalt
web-copy-rule = Link zu { $rule } kopieren
web-lesson-of = { $game } in drei Minuten
web-lesson-example = Zug für Zug durchspielen
web-lesson-ready = Mehr brauchst du nicht, um anzufangen. Die Seite sagt jederzeit, was du tun kannst und warum etwas nicht geht.
web-examples = Beispiele
web-examples-count = Beispiele zum Durchspielen ({ $count })
web-example = Beispiel { $id }
web-holds = Was jetzt gilt
web-asks = { $seat }: { $question }
web-summary = Auf einen Blick
web-mark-rulebook = aus dem Regelheft
web-mark-public = anderswo veröffentlicht
web-mark-ours = unsere Auslegung
web-step-back = Zurück
web-step-on = Weiter
web-first = Zum Anfang
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-eyes = Aus wessen Sicht
web-eyes-all = Publikum
web-speed = Tempo
web-replay-log = Die ganze Partie
web-replay-keys = Tasten: ← → Schritt, Leertaste spielt und hält an, Pos1 und Ende.
web-eyes-everybody = Alle, mit offenen Karten
web-held = Was alle haben und vorhaben
web-share-moment = Link zu diesem Moment kopieren
web-proved = Mischen und Züge geprüft
web-check-shuffles = Mischen in diesem Browser prüfen
web-shuffles-right = Alle { $draws } Ziehungen folgen aus dem Geheimnis, das vor dem Spiel versprochen wurde.
web-shuffles-wrong = Das passt nicht: { $fault }
web-proof-promise = Es ist dasselbe Geheimnis, das versprochen wurde, bevor sich jemand setzte ({ $commitment }…).
web-proof-hands = Jeder der { $count } Plätze gab etwas Eigenes dazu: Niemand allein bestimmte das Mischen.
web-fault-secret = das Geheimnis fehlt
web-fault-commitment = das Geheimnis ist nicht das versprochene
web-fault-draw = Ziehung { $number }
web-import = Aufzeichnung öffnen
web-import-help = Eine Partie, die du am Ende heruntergeladen hast (.cutpurse). Oder zieh die Datei irgendwo auf diese Seite.
web-drop = Aufzeichnung hier loslassen
web-step-of = Schritt { $n } von { $all }
web-reaction-time = Zeit zum Antworten
web-more = Mehr
web-people = Am Tisch
web-now = Was geschah
web-news = Was seit deinem letzten Zug geschah
web-no-news = Noch nichts.
web-announce-turn = Du bist am Zug. { $question }
web-ask = Nachschlagen
web-ask-help = Eine Wache, ein Ort, eine Karte, ein Mitspieler: Was ist darüber bekannt?
web-ask-button = Sag es mir
web-ask-nothing = Über „{ $words }“ ist nichts bekannt.
web-parts = Teile des Tisches
web-drawn-map = Der Plan, in Buchstaben gezeichnet
web-drawn-map-help = Ein in Buchstaben gezeichneter Plan. Dasselbe steht in Worten unter den Überschriften ringsum.
web-part-now = Was gerade geschieht
web-part-you = Was dir gehört
web-part-around = Um dich herum
web-part-watch = Wachen und Stadtvolk
web-part-others = Die anderen
web-part-board = Auf dem Plan
web-part-cards = Was die Karten tun
web-part-stock = Stapel und Vorrat
web-part-places = Wo alles ist
web-rematch-join = Zum neuen Spiel
web-stand-in = ein Bot ({ $bot }) vertritt
web-seat-left = ist gegangen
web-i-am-back = Ich bin wieder da
web-mute = Stumm
web-unmute = Wieder hören
web-leave = Vom Tisch aufstehen
web-give-to-bot = Diesen Platz einem Bot geben
web-close-table = Tisch schließen
web-days = { $days } Tage
web-host-invite = Jemanden an diesen Platz einladen

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Wieder verbunden
web-sending = Wird gesendet
web-time-left = Verbleibende Zeit
web-notify = Anderswo melden, wenn ich dran bin
web-notify-help = Wenn du gefragt bist und diese Seite nicht offen ist, schickt der Server eine Nachricht (ein POST) an diese Adresse: zum Beispiel die eines Push-Dienstes auf deinem Handy oder eines Chatraums. Leer lassen heißt: keine Nachrichten.
web-notify-address = Adresse für Nachrichten
web-notify-save = Speichern
web-notify-on = Nachrichten gehen an diese Adresse.
web-notify-off = Es werden keine Nachrichten verschickt.
web-awaited = ist am Zug
web-since = Seit deinem letzten Zug
web-since-count = { $count ->
    [one] Eines ist seit deinem letzten Zug geschehen
   *[other] { $count } Dinge sind seit deinem letzten Zug geschehen
}
web-against-you = Gegen dich
web-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-standing = Immer passen …
web-standing-what = Was
web-standing-long = Wie lange
web-standing-say = Ab jetzt passen
web-standing-help = Niemand sonst erfährt davon, und du kannst es jederzeit zurücknehmen.
web-standing-passes = Du passt hier, wie du es wolltest.
web-standing-decide = Selbst entscheiden
web-standing-revoke = Nicht mehr passen
web-you-win = Du gewinnst!
web-share-game = Link zu diesem Spiel kopieren
web-sheet = Woher die Punkte kamen
web-total = Summe
web-share = Teilen
web-show-code = Code zum Scannen
web-lobby-count = { $taken } von { $all } Plätzen besetzt
web-lobby-ready = Alle sind da.
web-lobby-host-starts = Wer eingeladen hat, startet das Spiel.
web-start = Spiel beginnen
web-start-with-bots = Jetzt beginnen: Bots nehmen die freien Plätze
web-key-number = nach Nummer wählen
web-key-list = die Liste auf und ab
web-key-board = auf dem Plan von einem zum nächsten
web-key-enter = das Markierte wählen
web-key-to-board = zum Plan
web-key-to-question = zur Frage

# Swindlers Spielbrett
web-sw-at-risk = ein Schädel würde es nehmen
web-sw-jobs = Aufträge
web-sw-fences = Hehler
web-sw-cards = Handkarten
web-sw-markers = Freie Marker
web-sw-loot = Beute dieses Diebstahls
web-sw-no-theft = Gerade wird niemand bestohlen.
web-sw-no-cards = Keine Handkarten
web-sw-last-round = Letzte Runde
web-sw-turn = Runde { $round } · { $seat }
web-sw-masters = Die Meisterdiebe
web-sw-wakes = Die Fähigkeit eines Meisterdiebs erwacht nach { $jobs ->
    [one] einem erfüllten Auftrag
   *[other] { $jobs } erfüllten Aufträgen
}.
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
web-sw-theft-of = { $seat } bestiehlt diesen Sack
web-sw-wants-away = { $seat } will damit entkommen
web-sw-takes-share = { $seat } bekommt etwas davon ab
web-sw-skull-now = Ein Schädel!
web-sw-got-away = { $seat } ist entkommen.
web-sw-was-caught = { $seat } wurde erwischt.
web-sw-first-draw = Noch nichts gezogen
web-sw-jobs-done = { $count } von { $goal } Aufträgen
web-sw-threat = in Gefahr: { $vp } SP
web-sw-reserved-by = Reserviert von { $seat }
web-sw-reserved-me = Von dir reserviert
web-sw-lack = { $thing }: fehlt
web-sw-lack-any = etwas Passendes: fehlt
web-sw-completes = letztes Plättchen: +{ $vp } SP
web-sw-deck = Komplizen im Stapel: { $count }
web-sw-hand-waits = ab deinem nächsten Zug
web-sw-raids-hit = Razzien, die dich treffen würden: { $hits } von { $count }
web-sw-raids-none = Keine von { $count } Razzien würde dich treffen
web-sw-raids-left = Razzien, die noch kommen: { $count }
web-sw-piles = Razzien und Stapel
web-sw-raid-hits-you = Sie trifft dich.
web-sw-raid-spares-you = Sie verschont dich.
web-sw-supply = Neutrale Plättchen im Vorrat
web-sw-asleep = schläft (noch { $left ->
    [one] 1 Auftrag
   *[other] { $left } Aufträge
})
web-sw-raids = Razzien
web-sw-awake = wach
web-sw-done-jobs = Erledigte Aufträge: { $jobs }

# Karten
web-closer = Näher
web-farther = Weiter weg
web-show-all = Alles zeigen
web-map-tools = Werkzeuge der Karte

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
web-aot-phase-over = das Spiel ist aus
web-aot-calm = Die Stadt schläft; { $left ->
    [0] letzte Runde für das Juwel, sonst verlieren alle
    [one] noch { $left } Runde, um das Juwel zu stehlen
   *[other] noch { $left } Runden, um das Juwel zu stehlen
}
web-aot-alarm-next = Das Juwel ist gestohlen: Alarm ab der nächsten Runde
web-aot-alarm = Alarm! { $left ->
    [0] Letzte Runde
    [one] Noch { $left } Runde
   *[other] Noch { $left } Runden
}
web-aot-open = Offener Stadtteil: { $district }
web-aot-event = Ereignis: { $event }
web-aot-watched = Was die Wache bemerkt
web-aot-forecast = Wenn die Wache jetzt handelte:
web-aot-forecast-surely = sicher festgenommen: { $names }.
web-aot-forecast-perhaps = vielleicht festgenommen: { $names }.
web-aot-forecast-none = niemand würde festgenommen.
web-aot-forecast-done = Die Wache hat in dieser Runde schon gehandelt.
web-aot-track = Wer wann handelt
web-aot-lost = verloren
web-aot-watch = Die Stadtwache
web-aot-legend = Was die Zeichen bedeuten
web-aot-sign-hideout = wer darauf steht, ist verborgen: Die Wache bemerkt ihn nicht und nimmt ihn nicht fest
web-aot-sign-sewer_entrance = betritt ihn und komm an einem beliebigen Ausgang heraus; dort endet die Bewegung
web-aot-sign-sewer_exit = hier kommt heraus, wer durch einen Eingang ging
web-aot-sign-guardhouse = hier erscheinen neue Wächter
web-aot-sign-sword = hier beginnt ein Wächter
web-aot-sign-imperial = hierher kommt das kaiserliche Juwel eines Festgenommenen
web-aot-sign-gate = der Weg aus der Stadt, sobald sein Stadtteil offen ist
web-aot-sign-dungeon = hierher kommen Festgenommene
web-aot-sign-start = hier beginnt ein Dieb
web-aot-sign-guard_alarm = beim Alarm erscheint hier ein Wächter, wenn der Stadtteil offen ist
web-aot-sign-captain_alarm = beim Alarm erscheint hier ein Hauptmann, wenn der Stadtteil offen ist
web-aot-sign-green_jewel = hier liegt zu Beginn ein grünes Juwel: 2 SP
web-aot-mine = dein Dieb
web-aot-hidden-thief = ein verborgener Dieb
web-aot-border = Weg zwischen zwei Stadtteilen
web-aot-reached = die Wache kann dich dort erreichen
web-aot-seen = die Wache kann dich dort sehen
web-aot-alone = einzige Aktion
web-aot-pool-hint = Tippe auf eine Karte oder zieh einen Punkt darauf.
web-aot-pool = { $points ->
    [0] Keine AP übrig
    [one] Noch { $points } AP
   *[other] Noch { $points } AP
}
web-aot-before = vor der Wache ({ $points })
web-aot-after = nach der Wache ({ $points })
web-aot-initiative = Initiative der Wache: { $points }
web-aot-deck = Karten im Stapel: { $cards }
web-aot-way = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} · { $moves } × Schleichen

# Thiefdoms Spielbrett
web-td-map = Die Stadt
web-td-in-sight = im Blick einer Wache
web-td-catacombs = Katakomben
web-td-first = Beginnt
web-td-stamina = Ausdauer noch da
web-td-tiles = Planungsplättchen
web-td-compass = Kompass und Würfel
web-td-patrol = Patrouille
web-td-wanted = gesucht
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
web-td-missions = Missionen
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
web-td-ends = { $count ->
    [0] Kann jetzt nirgendwohin
    [one] Ein Weg von hier
   *[other] { $count } Wege von hier
}
web-td-catches = ertappt { $who } auf dem Weg nach { $places }
web-td-catches-nobody = ertappt niemanden
web-td-ways = { $figure } nach { $place }: { $count } Wege
web-td-may-catch = ertappt je nach Weg { $who }
web-td-can-reach = kommt nach { $places }
web-td-lair-of = Unterschlupf von { $seat }
web-td-legend = Legende
web-td-legend-guard = Wache: Der gelbe Pfeil zeigt die Blickrichtung, der Schild ein Abzeichen, das zu stehlen ist
web-td-legend-lantern = Laterne: Hier halten Wachen, Adlige und die Kutsche
web-td-legend-wall = Mauer: kein Durchgang, und niemand sieht hindurch
web-td-legend-door = Tür: der einzige Weg in so einen Ort
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
web-td-die-means = Was der Würfel bedeutet
web-td-boards-left = Heute Nacht noch unterwegs
web-td-board-first = { $first ->
    [yes] Heute Nacht bewegt vor jedem Dieb eine Tafel das Stadtvolk.
   *[no] Heute Nacht bewegt nach jedem Dieb eine Tafel das Stadtvolk.
}
web-td-rivals = Gegner
web-td-goal = Sterne ab
web-td-goal-got = erreicht
