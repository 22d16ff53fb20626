# Die Sätze der Seite selbst. Die der Spiele kommen vom Server, dieselben wie im Terminal.
web-claim = Brettspiele über Diebe. Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto.
web-unaffiliated = Ein freies Projekt, unabhängig von den Verlagen der Spiele. Alle Texte und Bilder sind unsere eigenen.
web-language = Sprache
web-theme = Design
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Tempo
web-pace-full = Ruhig
web-pace-fast = Flott
web-pace-none = Sofort
web-pace-still = Dein Gerät wünscht weniger Bewegung: Nichts fliegt oder gleitet. Erzählt wird trotzdem in diesem Tempo.
web-sound = Töne
web-sound-ask = Mit Ton spielen?
web-sound-on = Ja
web-sound-no = Nein
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
web-opponents = Anzahl der Bots
web-bots = { $number ->
    [0] allein
    [one] gegen { $number } Bot
   *[other] gegen { $number } Bots
}
web-with-friends = Mit Freunden spielen
web-lesson = Spielend lernen
web-start-here = Gut für den Anfang
web-lesson-first = Neu hier? Spielend lernen
web-lesson-on = Lektion fortsetzen
web-rules = Regeln
web-your-name = Dein Name
web-nobody-name = Elster
web-seats = Plätze
web-seat-me = Du
web-seat-open = Freund (per Link)
web-seat-bot = Bot: { $bot }
web-bot-random = zufällige Züge
web-bot-gentle = sanft
web-bot-easy = leicht
web-bot-normal = mittel
web-bot-hard = schwer
web-bot-expert = meisterhaft
web-seat-rival = { $name } ({ $level })
web-rivals = Rivalen bei { $game }
web-rival-other = Jemand anderen treffen
web-rival-standing = Diese Stufe gewinnt { $won } von { $of } gegen „{ $other }“ ({ $games } Partien gemessen)
web-rival-tally = du { $won } : { $lost }
web-remarks = Bemerkungen der Rivalen
web-hint = Was würdest du tun?
web-hint-thinking = Lass mich überlegen …
web-hint-share = in { $percent } % der Versuche am besten
web-hint-note = Jede Wahl wurde mehrmals durchgespielt, ausgehend von dem, was du siehst. Die Aufzeichnung hält fest, dass du gefragt hast.
web-hints-allowed = Tipps sind erlaubt
web-seat-number = Platz { $number }
web-add-seat = Platz hinzufügen
web-remove-seat = Letzten Platz entfernen
web-haste = Bedenkzeit
web-haste-live = Live, ohne Zeitlimit
web-haste-move = Live, eine Minute pro Zug
web-haste-game = Live, 30 Minuten pro Person
web-haste-days = Über mehrere Tage, ohne Zeitlimit
web-haste-slow = Über mehrere Tage, drei Tage pro Zug
web-haste-about-live = Ist jemand zwei Minuten lang weg, springt ein Bot ein, bis er oder sie zurück ist.
web-haste-about-days = Ihr müsst nicht gleichzeitig online sein: Die Startseite zeigt, wann du dran bist.
web-haste-about-clock = Läuft jemandem die Zeit ab, springt ein Bot ein.
web-options = Spieleinstellungen
web-options-changed = ({ $count } geändert)
web-options-reset = Zurück zum üblichen Spiel
web-level = Gegner
web-level-rivals = mit Namen, wie oben vorgeschlagen
web-open-table = Tisch eröffnen
web-table-help = Alle bekommen einen eigenen Link zum Verschicken oder Scannen. Bots sitzen sofort am Tisch.
web-cancel = Abbrechen
web-my-tables = Meine Tische
web-with = mit { $names }
web-waiting-friends = Wartet auf Freunde
web-finished-tables = Beendete Partien ({ $count })
web-forget = Aus der Liste entfernen
web-forgotten = { $game }: aus der Liste entfernt.
web-just-now = gerade eben
web-invite-title = Schick jedem Freund einen Link
web-invite-help = Wer einen Link zuerst öffnet, bekommt den Platz. Jeder Link gilt nur einmal.
web-copy = Kopieren
web-copied = Kopiert
web-group-link = Einen Link für alle kopieren
web-group-help = Für einen Gruppenchat: Wer zuerst kommt, sitzt. Wer zu spät kommt, schaut zu.
web-watch-link = Link zum Zuschauen kopieren
web-device = Auf einem anderen Gerät weiterspielen
web-device-again = Neuen Code holen
web-device-help = Scanne das mit dem anderen Gerät, oder gib den Code dort auf der Startseite ein.
web-device-valid = Gilt einmal, noch { $time }.
web-device-secret = Wer ihn benutzt, spielt für dich: Zeig ihn niemandem. Du kannst auch hier weiterspielen.
web-qr = QR-Code für { $name }
web-seat-free = wartet auf jemanden
web-join-help = Du bist zu einer Partie eingeladen: { $game }.
web-join-there = Schon am Tisch: { $names }
web-sit-down = Platz nehmen
web-only-address = Diese Adresse allein öffnet nichts. Lass dir von jemandem am Tisch eine Einladung oder den Link zum Zuschauen geben: Er lässt sich unter „Am Tisch“ kopieren.
web-waiting-start = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-back = Zur Startseite
web-nowhere = Diese Seite gibt es nicht. Hier sind die Spiele.
web-offline = Der Server ist nicht zu erreichen. Es geht weiter, sobald er antwortet.
web-try-again = Erneut versuchen
web-offline-title = Du bist offline
web-offline-help = Regeln und Einführungen, die du schon geöffnet hast, kannst du weiterhin lesen. Deine Tische warten auf dich, so wie du sie verlassen hast.
web-update = Eine neue Version ist verfügbar.
web-update-now = Neu laden
web-state-connecting = Verbindung wird aufgebaut …
web-state-open = Verbunden
web-state-lost = Verbindung verloren. Neuer Versuch …
web-state-ended = Die Verbindung wurde beendet.
web-your-turn = Du bist dran
web-your-answer = { $seat } ist dran: Was antwortest du?
web-your-answer-brief = Deine Antwort?
web-your-turn-title = Du bist dran – { $game }
web-waiting-for = Warten auf { $names }
web-away-bot = { $seat } ist weg; in { $time } übernimmt ein Bot
web-sending-slow = Wird noch gesendet: die Verbindung ist langsam.
web-waiting-others = Warten auf die anderen
web-watching = Du schaust an diesem Tisch zu.
web-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
web-skip = Zur nächsten eigenen Entscheidung springen
web-skip-word = Überspringen
web-fold = Auswahl ein- oder ausklappen
web-play-at-any-time = Außer der Reihe spielen
web-interrupted = Während du überlegt hast: { $what } Deine Möglichkeiten sind auf dem neuesten Stand.
web-undo = Rückgängig
web-aside = Selten gebraucht
web-not-now = Jetzt nicht möglich
web-log = Verlauf
web-log-before = Vor dem ersten Zug
web-log-earlier = Davor
web-log-show = Auf dem Spielbrett zeigen
web-log-undone = Zurückgenommen
web-log-more = { $count ->
    [one] { $count } Zeile dazu
   *[other] { $count } Zeilen dazu
}
web-log-touch = Tippe eine Zeile an, um sie auf dem Spielbrett zu sehen.
web-chat = Chat
web-table = Tisch
web-hand = Deine Hand
web-say = Nachricht schreiben
web-send = Senden
web-reactions = Schnelle Reaktionen
web-no-words = Noch keine Nachrichten.
web-list-view = Textansicht
web-board-view = Spielbrett
web-choose = Wählen
web-caution = Vorsicht
web-confirm = Trotzdem tun
web-undo-instead = Stattdessen zurücknehmen: kostet nichts
web-shortcuts = Auf einmal
web-close = Schließen
web-rule-link = Regel { $rule }
web-over = Das Spiel ist vorbei
web-wins = { $names } gewinnt
web-nobody-wins = Niemand gewinnt.
web-win-together = { $names } teilen sich den Sieg
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-download = Aufzeichnung herunterladen
web-replay = Wiederholung ansehen
web-rematch = Noch einmal spielen
web-keys = Tastenkürzel
web-clock = { $seconds } s
web-seat-away = abwesend
web-seat-here = da
web-seat-is-bot = Bot
web-search-rules = Regeln durchsuchen
web-no-rule = Keine Regel passt zu deiner Suche.
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rules-hint = Regeln durchsuchen: Wörter oder eine Nummer wie 4.2
web-contents = Inhalt
web-copy-rule = Link zu { $rule } kopieren
web-lesson-of = { $game } spielend lernen
web-lesson-read-on = Das kann warten: Lies erst dies, dann geh weiter.
web-lesson-example = Zug für Zug durchspielen
web-examples = Beispiele
web-examples-count = Beispiele zum Durchspielen ({ $count })
web-example = Beispiel { $id }
web-holds = Die Lage
web-asks = { $seat }: { $question }
web-summary = Auf einen Blick
web-guide = So wird gespielt
web-gallery = Alles in der Schachtel
web-look-up = Was sagt { $name }?
web-rules-legend = Jede Regel hat eine Nummer, damit eine Begründung oder ein Hinweis sie nennen kann. Daneben steht, woher sie kommt: „unsere Auslegung“ heißt, dass die gedruckten Regeln etwas offen lassen und dieses Programm es entschieden hat.
web-lesson-rules = { $rule } oben ist die Nummer einer Regel: Tippe sie an, um die Regel selbst zu lesen. Lernen kannst du auch ohne.
web-step-back = Zurück
web-step-on = Weiter
web-first = Zum Anfang
web-last = Zum Ende
web-play = Abspielen
web-pause = Pause
web-eyes = Sicht
web-eyes-all = Zuschauer
web-speed = Tempo
web-replay-log = Ganzer Verlauf
web-replay-keys = Tasten: ← → Schritt, Leertaste Wiedergabe und Pause, Pos1 und Ende.
web-eyes-everybody = Alle, mit offenen Karten
web-held = Alle Hände und Pläne
web-share-moment = Link zu diesem Moment kopieren
web-proved = Mischen und Züge sind geprüft
web-check-shuffles = Mischen in diesem Browser prüfen
web-shuffles-right = Alle { $draws } Ziehungen passen zu dem Geheimnis, das vor dem Spiel festgelegt wurde.
web-shuffles-wrong = Prüfung fehlgeschlagen: { $fault }
web-proof-promise = Es ist dasselbe Geheimnis, das festgelegt wurde, bevor jemand am Tisch saß ({ $commitment }…).
web-proof-hands = Alle { $count } Plätze haben Zufall beigesteuert: Niemand konnte das Mischen allein bestimmen.
web-fault-secret = das Geheimnis fehlt
web-fault-commitment = das Geheimnis passt nicht zur Festlegung
web-fault-draw = Ziehung { $number }
web-import = Aufzeichnung öffnen
web-import-help = Eine Partie, die am Ende heruntergeladen wurde (.cutpurse). Du kannst die Datei auch irgendwo auf diese Seite ziehen.
web-code = Code von einem anderen Gerät
web-code-go = Meinen Platz holen
web-code-help = Eine Partie, die du woanders spielst: Den Code gibt es dort unter „Am Tisch“.
web-drop = Aufzeichnung hier loslassen
web-step-of = Schritt { $n } von { $all }
web-reaction-time = Zeit zum Reagieren
web-more = Mehr
web-people = Am Tisch
web-now = Was passiert ist
web-news = Was seit deinem letzten Zug passiert ist
web-no-news = Noch nichts.
web-announce-turn = Du bist dran. { $question }
web-ask = Nachschlagen
web-ask-help = Der Name von etwas auf dem Tisch
web-ask-button = Nachschlagen
web-ask-nothing = Nichts zu „{ $words }“ gefunden.
web-parts = Abschnitte
web-drawn-map = Textkarte
web-drawn-map-help = Eine Karte aus Schriftzeichen. Dasselbe steht in Worten unter den übrigen Überschriften.
web-part-now = Die Lage
web-part-you = Dein Bereich
web-part-around = Um dich herum
web-part-others = Die anderen
web-part-board = Auf dem Spielplan
web-part-cards = Was die Karten tun
web-part-stock = Stapel und Vorrat
web-part-places = Wo alles ist
web-rematch-join = Das nächste Spiel liegt bereit: hinsetzen
web-stand-in = Vertretung: Bot ({ $bot })
web-seat-left = ist gegangen
web-i-am-back = Ich bin wieder da
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-leave = Tisch verlassen
web-give-to-bot = Diesen Platz einem Bot geben
web-close-table = Tisch schließen
web-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-host-invite = Jemanden an diesen Platz einladen

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = Wieder verbunden
web-sending = Wird gesendet
web-time-left = Verbleibende Zeit
web-notify = Benachrichtige mich, wenn ich dran bin
web-notify-help = Wenn du dran bist und diese Seite nicht offen ist, schickt der Server eine Nachricht (HTTP-POST) an diese Adresse: zum Beispiel an einen Push-Dienst auf deinem Handy oder an einen Chatraum. Leer lassen heißt: keine Nachrichten.
web-notify-address = Adresse für Benachrichtigungen
web-notify-save = Speichern
web-notify-on = Benachrichtigungen gehen an diese Adresse.
web-notify-off = Es werden keine Benachrichtigungen verschickt.
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
web-standing-what = Wobei
web-standing-long = Wie lange
web-standing-say = Ab jetzt passen
web-standing-help = Niemand sonst sieht das. Es gilt auch, wenn du die Seite schließt, und du kannst es jederzeit aufheben.
web-standing-passes = Automatisch gepasst.
web-standing-decide = Selbst entscheiden
web-standing-revoke = Nicht mehr passen
web-you-win = Du gewinnst!
web-share-game = Link zu diesem Spiel kopieren
web-sheet = Woher die Punkte kamen
web-total = Summe
web-won-by = { $points } Vorsprung. Das meiste kam von: { $source } ({ $much }).
web-carried-out = { $seat } trug das kaiserliche Juwel in Runde { $turn } aus der Stadt, durch: { $district }. Das entscheidet, gleich wie die Punkte stehen.
web-still-inside = noch in der Stadt: Die Beute zählt nichts
web-curve = Der Verlauf der Punkte
web-chapters = Kapitel
web-moments = Das Spiel in fünf Augenblicken
web-moment-show = Von hier an noch einmal ansehen
web-table-won = Gewonnen
web-table-lost = Verloren
web-share = Teilen
web-show-code = QR-Code
web-lobby-count = { $taken } von { $all } Plätzen besetzt
web-lobby-ready = Alle sind da.
web-lobby-host-starts = Wer eingeladen hat, startet das Spiel.
web-start = Spiel beginnen
web-start-with-bots = Jetzt beginnen: Bots nehmen die freien Plätze
web-key-number = nach Nummer wählen
web-key-primary = weiter: die hervorgehobene Antwort über der Liste
web-key-list = die Liste auf und ab
web-key-board = auf dem Spielplan bewegen
web-key-enter = das Markierte wählen
web-key-to-board = zum Spielplan
web-key-to-question = zur Frage

# Karten
web-closer = Vergrößern
web-farther = Verkleinern
web-show-all = Einpassen

# Hinweise und Hilfe zu einer Frage
web-coach = Hilfe in ersten Partien
web-coach-reset = Alle Hinweise noch einmal zeigen
web-coach-anew = Alle Hinweise kommen wieder
web-coach-more = Mehr dazu
web-coach-done = Verstanden
web-coach-stop = Keine Hinweise mehr
web-coach-stopped = Keine Hinweise mehr. In den Einstellungen lassen sie sich wieder einschalten.
web-coach-again = Hinweise behalten
web-question-help = Worum geht es hier?
web-question-about = Hilfe zu dieser Frage
web-first-title = Deine erste Partie { $game }?
web-first-lesson = Im Spiel lernen ({ $minutes } Minuten)
web-first-short = Erste Partie mit Hinweisen
web-first-just = Einfach spielen
web-lesson-short = Erste Partie spielen, mit Hinweisen, wenn etwas neu ist
web-first-about = Eine Lektion zeigt dir alles am echten Tisch, eins nach dem anderen. Oder leg gleich los: Was neu ist, wird erklärt, wenn es geschieht.
web-not-asked-about = Damit hat die Frage jetzt nichts zu tun.
