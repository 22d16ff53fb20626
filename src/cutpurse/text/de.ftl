# Was das Programm selbst sagt, in jedem Spiel. In jeder Sprachdatei stehen dieselben Schlüssel.

## Warum nicht

reason-setting-unknown = Es gibt keine Einstellung „{ $setting }“. Es gibt: { $allowed }.
reason-setting-value = „{ $value }“ ist für die Einstellung „{ $setting }“ nicht möglich. Möglich: { $allowed }.
reason-choice-too-long = Das ist zu lang: höchstens { $most } Zeichen.
reason-game-over = Das Spiel ist vorbei.
reason-already-sealed = Du hast schon geantwortet. Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
reason-not-asked = Du bist gerade nicht dran.
reason-nothing-to-undo = Es gibt nichts rückgängig zu machen: Das geht nur mit deinen eigenen letzten Entscheidungen, solange seither nichts aufgedeckt wurde.
reason-unknown-choice = Das steht nicht zur Wahl.

## Warum nicht, an einem Tisch auf einem Server

reason-message-too-long = Das ist zu lang: höchstens { $most } Bytes.
reason-malformed = Der Server versteht das nicht: { $problem }
reason-hello-first = Dieser Server verwendet eine andere Version des Protokolls ({ $protocol }). Eines der beiden Programme ist veraltet.
reason-too-fast = Zu viele Nachrichten; die letzte wurde ignoriert.
reason-talks-too-fast = Zu viele Chatnachrichten auf einmal; die letzte wurde nicht gesendet.
reason-too-often = Zu viele Anfragen von deiner Adresse. Warte eine Minute.
reason-too-busy = Der Server ist dafür gerade zu stark ausgelastet. Versuch es in einer Minute noch einmal.
reason-too-many-undos = Das wurde { $most } Mal zurückgenommen; jetzt bleibt es dabei.
reason-too-many-changes = Das wurde zu oft geändert: Schließ es ab oder nimm etwas zurück.
reason-too-slow = Das hat zu lange gebraucht, um anzukommen.
reason-too-many-connections = Von deiner Adresse aus bestehen zu viele Verbindungen.
reason-not-the-keeper = Das kann nur, wer den Server verwaltet.
reason-not-over-yet = Ein neues Spiel könnt ihr beginnen, wenn dieses vorbei ist.
reason-bad-record = Das ist nicht die Aufzeichnung eines beendeten Spiels, oder sie ist fehlerhaft: { $problem }
reason-no-such-record = Diese Aufzeichnung gibt es auf dem Server nicht.
reason-no-such-page = Die Aufzeichnung hat keine solche Seite: Es gibt 0 bis { $last }.
reason-no-such-table = Diesen Tisch gibt es auf dem Server nicht.
reason-not-your-table = Dieser Link öffnet keinen Platz an diesem Tisch. Vielleicht hat jemand den Platz mit einer neuen Einladung eingenommen.
reason-invitation-void = Diese Einladung wurde schon benutzt oder durch eine neuere ersetzt. Bitte um eine andere.
reason-code-void = Dieser Code gilt nicht: Er wurde schon benutzt, ist abgelaufen oder hat einen Tippfehler. Lass dir auf deinem anderen Gerät einen neuen geben.
reason-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
reason-one-host = Genau ein Platz muss der eigene sein („me“).
reason-no-such-seat-here = { $seat }: Auf diesen Platz kann niemand eingeladen werden.
reason-owner-not-absent = { $seat } ist da oder erst eben gegangen: Der Platz kann noch niemand anderem angeboten werden.
reason-seat-offered-anew = { $seat } ist schon lange weg: Für diesen Platz gibt es eine neue Einladung.
reason-seat-offered = { $seat }: Für diesen Platz gibt es eine Einladung.
reason-seat-to-bot = Dieser Platz wurde einem Bot gegeben ({ $seat }).
reason-seat-on-device = Dein Platz wurde mit deinem Code auf einem anderen Gerät geöffnet. Falls du das nicht warst, verlass diesen Tisch.
reason-stand-in = { $seat } spielt gerade nicht mit: Ein Bot springt ein.
reason-seat-given-back = { $seat } ist zurück und spielt wieder selbst.
reason-stand-in-plays = Gerade spielt ein Bot für dich. Melde dich erst zurück.
reason-time-used-up = Deine Zeit für dieses Spiel ist verbraucht: Ein Bot spielt zu Ende.
reason-no-stand-in = Nach Ablauf der Zeit kann nur ein Bot einspringen, der für den Tisch benannt ist.
reason-bad-seconds = { $seconds } s sind nicht möglich: { $least } bis { $most } Sekunden.
reason-table-closed = Dieser Tisch ist geschlossen.
reason-bad-address = Benachrichtigungen gehen nur an eine http- oder https-Adresse im öffentlichen Internet mit höchstens 500 Zeichen.
reason-started-already = Das Spiel hat schon begonnen.
reason-seats-open = Es sind noch Plätze frei: Warte, oder besetze sie mit Bots.
reason-unknown-game = Auf diesem Server gibt es kein Spiel „{ $game }“. Es gibt: { $known }.
reason-no-such-example = In diesem Spiel gibt es kein Beispiel „{ $example }“.
reason-no-such-lesson = In diesem Spiel gibt es keine Lektion „{ $lesson }“.
reason-no-such-step = Diese Lektion hat { $all } Schritte.
reason-unknown-bot = Auf diesem Server gibt es keinen Bot „{ $bot }“. Es gibt: { $known }.
reason-too-many-tables = Dieser Server ist voll: Mehr Tische kann er nicht aufnehmen. Versuch es später noch einmal.
reason-other-rules = Dieses Spiel wurde mit Version { $rules } der Regeln begonnen; dieses Programm kennt Versionen bis { $known }.
reason-unknown-box = Dieses Spiel wurde mit Spielmaterial begonnen ({ $box }), das dieses Programm nicht hat.
reason-audience = Du schaust zu: Das können nur die, die am Tisch sitzen.
reason-not-started = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
reason-game-not-over = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
reason-stale = Das kam zu spät: Am Tisch hat sich inzwischen etwas geändert.
reason-nothing-to-let-pass = Hier gibt es nichts, wobei du automatisch passen könntest.
reason-moved-elsewhere = Das kam im selben Augenblick wie etwas anderes. Sieh auf den Tisch und wähle noch einmal.
reason-not-stored = { $problem-id ->
    [full] Die Festplatte des Servers ist voll: Nichts ist geschehen, der Tisch wartet.
    [locked] Der Speicher des Servers ist beschäftigt: Nichts ist geschehen. Versuch es noch einmal.
    [unreachable] Die Datenbank des Servers antwortet nicht. Vielleicht wurde deine Wahl gespeichert, vielleicht nicht: Sieh dir den Tisch an, bevor du noch einmal wählst.
   *[other] Der Server konnte das nicht speichern: Nichts ist geschehen. Versuch es noch einmal.
}
reason-table-damaged = Was der Server von diesem Tisch gespeichert hat, ist beschädigt: Dort kann niemand spielen, bis der Betreiber eine Sicherung eingespielt hat.
reason-no-connection = Zurzeit gibt es keine Verbindung zum Server.

## Verlauf

event-taken_back = { $seat } nimmt die letzte Entscheidung zurück.

## Wie lange eine Dauerantwort gilt

scope-always = bis auf Widerruf
scope-turn = für diesen Zug
scope-round = für diese Runde

## Ärger mit Bots

trouble-no-start = { $seat }: Der Bot startet nicht ({ $detail }). Ein anderer hat für ihn gezogen.
trouble-late = { $seat }: Der Bot hat zu lange gebraucht. Ein anderer hat für ihn gezogen.
trouble-died = { $seat }: Der Bot ist ausgefallen ({ $detail }). Ein anderer hat für ihn gezogen.
trouble-garbage = { $seat }: Die Antwort des Bots war unverständlich ({ $detail }). Ein anderer hat für ihn gezogen.
trouble-too-long = { $seat }: Die Antwort des Bots war zu lang. Ein anderer hat für ihn gezogen.
trouble-not-offered = { $seat }: Der Bot hat gewählt, was nicht zur Wahl stand ({ $detail }). Ein anderer hat für ihn gezogen.
trouble-error = { $seat }: Dem Bot ist ein Fehler unterlaufen ({ $detail }). Ein anderer hat für ihn gezogen.
trouble-given-up = { $seat }: Der Bot hat zu oft versagt. Von nun an spielt ein anderer für ihn.

## Der Tisch

ui-log = Was passiert ist
ui-log-news = Was passiert ist · neue Zeilen: { $count }, l zeigt alle
ui-choose = { $seat } entscheidet
ui-your-decision = Du entscheidest
ui-thinking = { $seat } überlegt …
ui-waiting = Einen Augenblick …
ui-over = Das Spiel ist vorbei
ui-caution = Vorsicht
ui-caution-go = Trotzdem tun
ui-caution-back = Noch einmal überlegen (Esc)
ui-taken-back = Rückgängig gemacht.
ui-saved = Gespeichert: { $file }
ui-save-failed = { $file } ließ sich nicht speichern: { $problem }
ui-rescued = Im Programm ist ein Fehler aufgetreten. Das Spiel ist gespeichert: { $file }
ui-go-on = Weiterspielen: cutpurse play --resume { $file }
ui-not-saved = Das Spiel wurde nicht gespeichert.
ui-save-as = Spiel speichern als
ui-hand-over = Die Tastatur geht an { $seat }.
ui-hand-over-hint = Alle anderen schauen weg. { $seat } drückt die Eingabetaste.
ui-since = Was alle gesehen haben
ui-why = Warum nicht?
ui-why-nothing = Nichts Naheliegendes ist hier verboten.
ui-about-nothing = Dazu gibt es nichts weiter zu sagen.
ui-why-open = Das kannst du tun.
ui-why-hint = Enter zeigt die Regel.
ui-standing = Automatisch passen
ui-standing-hint = Wähle, wobei du immer passt, oder heb es auf. Niemand sonst sieht das.
ui-standing-none = Automatisch passen kannst du bei Fragen, die mehrere verdeckt beantworten. Zurzeit gibt es keine.
ui-standing-here = „{ $question }“
ui-standing-even-aimed = „{ $question }“, auch wenn es gegen dich geht
ui-standing-every = alles, was sich durchwinken lässt, außer es geht gegen dich
ui-standing-new = Immer passen, { $scope }: { $what }
ui-standing-old = Nicht mehr passen ({ $scope }): { $what }
ui-standing-done = Erledigt.
ui-quit = Das Spiel verlassen?
ui-quit-save = In { $file } speichern und gehen
ui-quit-lose = Gehen, ohne zu speichern
ui-quit-leave = Gehen (das Spiel ist in { $file } gespeichert)
ui-quit-stay = Weiterspielen

## Die unterste Zeile: Tasten, höchstens 78 Zeichen

ui-keys-table = 1–9 a–z wählen · ↑↓ Enter · u rückgängig · w warum nicht · b Tisch · ? Hilfe
ui-keys-join = 1–9 a–z wählen · ↑↓ Enter · u zurück · w warum · t reden · b Tisch · ? Hilfe
ui-keys-back = ↑↓ blättern · Esc zurück
ui-keys-list = ↑↓ Enter wählen · Esc zurück
ui-keys-enter = Enter weiter · q gehen
ui-keys-result = b Tisch · l Verlauf · s speichern · q gehen
ui-keys-rules = Nummer oder Wörter tippen · ↓ Liste · Enter lesen · Esc zurück
ui-keys-input = Enter übernehmen · Esc zurück
ui-keys-replay = ←→ Schritt · BildAuf/Ab zehn · g gehe zu · e Sicht · b Tisch · q gehen

## Ergebnis

ui-result = Ergebnis
ui-result-winners = { $seats-count ->
    [0] Niemand gewinnt.
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}
ui-result-line = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-result-verify = Jede Ziehung lässt sich prüfen: cutpurse verify { $file }

## Regeln

ui-play-now = n: außer der Reihe spielen ({ $count })
ui-play-now-title = Außer der Reihe spielen
ui-play-now-hint = Jederzeit möglich, auch im Zug anderer. Esc: jetzt nicht.
ui-play-now-nothing = Außer der Reihe gibt es nichts zu spielen.
ui-play-now-who = Wer spielt außer der Reihe?
ui-play-now-who-hint = Die Tastatur geht dorthin und kommt danach zurück.
ui-play-now-here = { $seat }: außer der Reihe etwas spielen?
ui-play-now-back = Tastatur zurückgeben
ui-rules = Regeln
ui-rules-search = Nummer oder Wörter
ui-rules-guide = So wird gespielt: { $page }
ui-rules-summary = Kurzübersicht: { $page }
ui-rules-gallery = In der Schachtel: { $section }
ui-gallery-copies = { $count } Stück
ui-gallery-unseen = noch ungesehen: { $count }
ui-rules-none = Nichts zu „{ $words }“ gefunden.
ui-rules-empty = Zu diesem Spiel hat das Programm kein Regelbuch.
ui-rules-more = … und { $count } weitere. Mehr Wörter helfen.
ui-mark-rulebook = aus dem Regelheft
ui-mark-public = anderswo veröffentlicht
ui-mark-ours = unsere Auslegung

## Aufzeichnung

ui-replay-record = Schritt { $record } von { $last }.
ui-replay-deal = Das Spiel ist aufgebaut.
ui-replay-choice = { $seat } wählt: { $choice }.
ui-replay-eyes = Sicht: { $eyes }
ui-replay-eyes-all = Sicht: alle; der Tisch aus der Sicht von: { $board }
ui-replay-eyes-closed = Andere Sichten gibt es erst nach Spielende.
ui-replay-no-further = In dieser Richtung geht es nicht weiter.
ui-replay-fault = Diese Aufzeichnung ist fehlerhaft (Eintrag { $record }: { $problem }). Sie wird bis dorthin gezeigt.
ui-replay-go = Gehe zu Schritt
ui-eyes-spectator = Zuschauer

## Beispiele

example-asked = { $seat } wird gefragt: { $question }
example-offered = { $seat } darf: { $choice }
example-withheld = { $seat } darf nicht: { $choice }. { $why }
example-impossible = { $seat } kann das nicht. { $why }
example-yes = ja
example-no = nein
example-nothing = nichts

## Hilfe

ui-help = Hilfe
ui-help-text =
    Unter dem Verlauf stehen die Möglichkeiten, jede mit einer Taste: 1 bis 9, dann
    Buchstaben. Drücke die Taste, oder geh mit den Pfeilen hin und drücke Enter.
    (!) dahinter: Es gibt eine Warnung; noch einmal Enter bestätigt.
    » davor: trifft mehrere Entscheidungen auf einmal.
    › vor einer Zeile des Verlaufs: neu für dich.

    u  deine letzte Entscheidung rückgängig machen
    h  Tipp: was ein Bot täte, und warum
    w  warum nicht: was jetzt nicht geht, mit der Regel
    E  worum es geht, was die Antworten bedeuten, welche Regeln gelten
    p  automatisch passen: bei einer Art von Frage immer
    n  außer der Reihe spielen, auch jemand anderes an dieser Tastatur
    b  der ganze Tisch
    l  der ganze Verlauf
    r  Regeln nachschlagen
    s  Spiel speichern
    q  Spiel verlassen
    ?  diese Seite
    BildAuf BildAb  den Tisch verschieben

## Zeilenmodus

ui-plain-welcome = Tippe die Nummer einer Möglichkeit oder einen Befehl: brett, verlauf, über NUMMER, warum, zurück, regeln, hilfe, verlassen.
ui-plain-press-enter = Drücke die Eingabetaste.
ui-plain-sure = Trotzdem? ja oder nein:
ui-plain-quit = Gehen, ohne zu speichern? ja oder nein:
ui-plain-yes = ja, j
ui-plain-save-where = Wohin? Tippe: speichern DATEI
ui-plain-rules-hint = Tippe: regeln NUMMER, regeln und einige Wörter, oder regeln und den Titel einer Seite.
ui-plain-standing-hint = Tippe: immer NUMMER, um automatisch zu passen oder es aufzuheben.
ui-plain-help =
    Eine Nummer oder die Worte einer Möglichkeit: sie wählen. Mit „!“ dahinter: ohne Rückfrage.
    Eingabetaste: die Möglichkeiten noch einmal.
    brett: der Tisch. verlauf: alles, was geschah.
    über NUMMER: was zu einer Möglichkeit wissenswert ist. über: zu allem auf dem Tisch.
    warum: was jetzt nicht geht und weshalb. warum WORTE: weshalb gerade das nicht geht.
    erklären: worum es geht, was die Antworten bedeuten, welche Regeln gelten.
    tipp: was ein Bot täte, und warum.
    zurück: deine letzte Entscheidung rückgängig machen.
    immer: bei einer Art von Frage immer passen.
    jetzt: was außer der Reihe geht. jetzt NUMMER: es spielen oder die Tastatur dafür übergeben.
    übergeben: den Bildschirm leeren, bis du wieder da bist.
    regeln NUMMER, regeln WORTE: Regeln nachschlagen.
    speichern DATEI: das Spiel speichern. verlassen: gehen.
ui-plain-replay-welcome = Eingabetaste: nächster Schritt. Andere Befehle: zurück, gehe NUMMER, schluss, augen, brett, verlauf, hilfe, verlassen.
ui-plain-eyes-all = alle
ui-plain-eyes-spectator = zuschauer
ui-plain-replay-help =
    Eingabetaste oder weiter: ein Schritt vor. zurück: ein Schritt zurück.
    Eine Nummer, oder gehe NUMMER: zu diesem Schritt. schluss: alles bis zum Schluss.
    augen: die nächste Sicht. augen NAME, augen zuschauer, augen alle.
    brett: der Tisch. verlauf: alles, was bis hierher geschah.
    regeln NUMMER, regeln WORTE: Regeln nachschlagen. verlassen: gehen.

## Lektionen

lesson-not-now = Möglich, aber später. Jetzt: { $choice }
ui-lesson-welcome = Tu, was die Lektion verlangt: Tippe die Nummer. Andere Befehle: brett, verlauf, warum, über NUMMER, regeln, zurück (ein Schritt zurück), hilfe, verlassen.
ui-lesson-step = { $n } von { $all }: { $title }
ui-lesson-wanted = Jetzt Nummer { $number }: { $choice }
ui-lesson-more = + { $count } weitere: tippe liste
ui-lesson-rules = Eine Nummer in Klammern, [{ $rule }] zum Beispiel, ist eine Regel: regeln { $rule } zeigt sie. Wo die gedruckten Regeln etwas offen lassen, steht dort, dass dieses Programm es entschieden hat.
ui-lesson-later = Um ein andermal hier weiterzumachen, häng an: --from { $step }
ui-lesson-over = Das war die Lektion. Jetzt eine erste Partie, mit Hinweisen zu allem, was neu ist: cutpurse play { $game } --coach
ui-coach-says = Hinweis: { $tip }
ui-explain = Worum es geht
ui-explain-nothing = Mehr ist dazu nicht zu sagen.
ui-lesson-help =
    Eine Nummer oder die Worte einer Möglichkeit: wählen. Die Lektion wartet auf eine davon.
    Eingabetaste: die Möglichkeiten noch einmal, oder weiter, wo es nur etwas zu lesen gibt.
    liste: alle Möglichkeiten, wo nur einige gezeigt werden.
    brett: der Tisch. verlauf: was in dieser Szene geschah. über: was über Dinge auf dem Tisch wissenswert ist.
    warum: was jetzt nicht möglich ist und warum.
    zurück: einen Schritt zurück.
    regeln NUMMER, regeln WORTE: in den Regeln nachsehen. verlassen: gehen; du kannst später weitermachen.

## An einem Tisch auf einem Server

ui-join-seat = Du bist { $seat }.
ui-join-audience = Du schaust zu. Du siehst niemandes Hand.
ui-join-row = { $seat }: { $state-id ->
    [here] da
    [away] abwesend
    [bot] ein Bot
    [open] noch niemand
   *[other] { "" }
}
ui-join-waits = Das Spiel beginnt, sobald alle Plätze besetzt sind.
ui-join-begins = Alle Plätze sind besetzt: Das Spiel beginnt.
ui-join-came = { $seat } ist da.
ui-join-left = { $seat } ist gegangen.
ui-join-said = { $seat } sagt: { $text }
notice-your-turn = { $who }, du bist dran: { $game }
ui-join-again = Es gibt ein neues Spiel. Platz nehmen: cutpurse join '{ $link }'
ui-join-say = Am Tisch sagen
ui-join-seconds = Zeit zum Reagieren: { $seconds } s.
ui-join-lost = Verbindung verloren. Neuer Versuch …
ui-join-back = Wieder verbunden.
ui-join-refused = Der Server lehnt ab ({ $code }).
ui-join-quit-go = Gehen. Der Platz bleibt deiner: Derselbe Link führt zurück.
ui-join-muted = { $seat } ist stummgeschaltet.
ui-join-unmuted = { $seat } ist nicht mehr stummgeschaltet.
ui-join-mute = Wen möchtest du stummschalten?
ui-join-mute-row = { $seat }: { $muted ->
        [yes] Stummschaltung aufheben
       *[no] stummschalten
    }
ui-join-notified = Wenn du dran und nicht da bist, geht eine Nachricht an { $url }.
ui-join-not-notified = Du bekommst keine Nachrichten mehr.
ui-join-notify = Adresse für „du bist dran“ („-“: keine)
ui-join-get-up = Tisch verlassen. Alle sehen es, und ein Bot kann weiterspielen; derselbe Link führt zurück.
ui-join-goodbye = Zurückkommen: cutpurse join '{ $link }'
ui-join-help-text =
    Unter dem Verlauf stehen die Möglichkeiten, jede mit einer Taste: 1 bis 9, dann
    Buchstaben. Drücke die Taste, oder geh mit den Pfeilen hin und drücke Enter.
    (!) dahinter: Es gibt eine Warnung; noch einmal Enter bestätigt.
    › vor einer Zeile des Verlaufs: neu für dich.
    Die Linie über dem Tisch sagt, wer da ist.

    u  deine letzte Entscheidung rückgängig machen
    w  warum nicht: was jetzt nicht geht, mit der Regel
    E  worum es geht, was die Antworten bedeuten, welche Regeln gelten
    p  automatisch passen: bei einer Art von Frage immer
    t  am Tisch etwas sagen
    M  jemanden stummschalten oder wieder hören
    N  wohin eine Nachricht geht, wenn du dran und nicht da bist
    b  der ganze Tisch
    l  der ganze Verlauf, mit dem, was gesagt wurde
    r  Regeln nachschlagen
    s  die Aufzeichnung speichern, wenn das Spiel vorbei ist
    q  gehen; derselbe Link führt zurück an deinen Platz
    ?  diese Seite
    BildAuf BildAb  den Tisch verschieben
ui-plain-join-welcome = Tippe die Nummer einer Möglichkeit oder einen Befehl: brett, verlauf, über NUMMER, warum, zurück, regeln, sage WORTE, stumm WER, melden ADRESSE, wer, hilfe, aufstehen, verlassen.
ui-plain-say-what = Tippe: sage WORTE
ui-plain-mute-whom = Tippe: stumm WER (Buchstabe oder Name von jemandem am Tisch)
ui-plain-notify-where = Tippe: melden ADRESSE („melden -“ schaltet es aus)
ui-plain-join-help =
    Eine Nummer oder die Worte einer Möglichkeit: sie wählen. Mit „!“ dahinter: ohne Rückfrage.
    Eingabetaste: die Möglichkeiten noch einmal.
    brett: der Tisch. verlauf: alles, was geschah. wer: wer da ist.
    sage WORTE: am Tisch etwas sagen.
    stumm WER: jemanden stummschalten oder wieder hören. WER ist ein Buchstabe oder ein Name.
    melden ADRESSE: Dorthin geht eine Nachricht, wenn du dran und nicht da bist. melden - schaltet es aus.
    über NUMMER: was zu einer Möglichkeit wissenswert ist. über: zu allem auf dem Tisch.
    warum: was jetzt nicht geht und weshalb. warum WORTE: weshalb gerade das nicht geht.
    zurück: deine letzte Entscheidung rückgängig machen.
    immer: bei einer Art von Frage immer passen.
    regeln NUMMER, regeln WORTE: Regeln nachschlagen.
    speichern DATEI: die Aufzeichnung speichern, wenn das Spiel vorbei ist.
    aufstehen: den Tisch verlassen. Alle sehen es, und ein Bot kann weiterspielen; derselbe Link führt zurück.
    verlassen: gehen. Derselbe Link führt zurück an deinen Platz.

# Wörter, die man außer den englischen für einen Befehl tippen kann, durch Kommas getrennt.

command-options = möglichkeiten, m
command-list = liste
command-board = brett, tisch, b
command-log = verlauf, v
command-about = über
command-why = warum, w
command-explain = erklären, x
command-hint = tipp, rat
command-undo = zurück, zurücknehmen, z
command-hand-over = übergeben, ü
command-standing = immer, dauerantworten, i
command-save = speichern, s
command-rules = regeln, r
command-now = jetzt
command-help = hilfe, h, ?
command-quit = verlassen, q
command-next = weiter, w
command-back = zurück, z
command-go = gehe, g
command-end = schluss
command-eyes = augen, a
command-say = sage, sag
command-who = wer
command-get-up = aufstehen
command-mute = stumm
command-notify = melden

## Auf der Kommandozeile

cli-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
cli-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }; oder gib einen Befehl an, der einen startet.
cli-no-lesson = So eine Lektion hat { $game } nicht. Es gibt: { $known }
cli-no-step = Diese Lektion hat { $all } Schritte; { $step } ist keiner davon.
reason-no-such-file = Die Datei „{ $file }“ gibt es nicht.
reason-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
cli-bad-setting = „{ $text }“ ist keine Einstellung; erwartet wird NAME=WERT.
cli-no-file = { $file } lässt sich nicht lesen: { $problem }
cli-bad-file = { $file } ist nicht die Aufzeichnung eines Spiels: Zeile { $line }: { $problem }
cli-off = { $file } ist fehlerhaft: Eintrag { $record }: { $problem }
cli-off-head = { $file } ist fehlerhaft: { $problem }
cli-bad-pack = Die Materialdatei { $file } ist fehlerhaft: { $problem }
cli-finished = Dieses Spiel ist vorbei. Ansehen: cutpurse replay { $file }
cli-verified = { $file } geprüft: Alle { $draws } Ziehungen passen zum Geheimnis, alle { $records } Einträge folgen den Regeln.
cli-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht.
cli-person = Person
cli-bot = Bot
cli-scenarios = { $held } bestanden, { $failed } nicht bestanden.
cli-no-rule = Zu „{ $words }“ gibt es keine Regel und nichts in der Schachtel.
cli-bad-game-name = „{ $name }“ ist kein gültiger Paketname für ein Spiel: zwei bis vierzig Kleinbuchstaben, Ziffern und Unterstriche, am Anfang ein Buchstabe.
cli-game-there = Ein Spiel namens { $name } ist schon installiert.
cli-folder-there = { $folder } gibt es schon.
cli-game-made = { $folder } ist angelegt. Jetzt: pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = Dieses Spiel hat kein Regelbuch.
cli-no-summary = Dieses Spiel hat keine Kurzübersicht.
cli-no-folder = Den Ordner { $folder } gibt es nicht.
cli-unproved = { $number } hat weder Szenario noch Test.
cli-unknown-rule = { $number } wird genannt, aber diese Regel gibt es nicht.
cli-coverage = { $proved } von { $rules } Regeln sind belegt.
cli-no-peer = Das Paket „{ $package }“ fehlt. Es gehört zum Extra „bench“: pip install "cutpurse[bench]"
cli-bad-link = Das ist kein Link zu einem Platz. So sieht einer aus: http://HOST:8000/t/TISCH#i=…, mit allem hinter dem # (auf den meisten Kommandozeilen in Anführungszeichen).
cli-no-server = { $server } ist nicht zu erreichen: { $problem }
cli-strange-server = Die Antwort des Servers ist unverständlich. Vielleicht ist eines der beiden Programme veraltet, oder unter dieser Adresse läuft ein anderer Server.
cli-other-rules = Der Server spielt „{ $game }“ nach einer anderen Version der Regeln oder mit anderen Einstellungen, als dieses Programm kennt. Eines von beiden ist veraltet.
cli-box = Spielmaterial von { $game }: { $digest }
cli-box-unreleased = Noch keine Version enthält dieses Spielmaterial.
cli-box-other = Version { $release } hatte anderes Spielmaterial ({ $digest }): Was veröffentlicht ist, ändert sich nicht.
cli-box-archived = Das Spielmaterial von { $game } { $release } ist eingefroren: { $file }
cli-seat-link = Das ist der Link zu deinem Platz. Wer ihn hat, kann für dich spielen: { $link }
cli-seat-not-kept = { $file } lässt sich nicht schreiben ({ $problem }): Bewahre den Link zu deinem Platz selbst auf.
cli-serving = Cutpurse ist unter { $address } erreichbar und speichert die Tische in { $file }. Strg+C beendet es; nach einem Neustart gehen die Tische weiter.
cli-table-seat = { $place }: { $link }
cli-table-audience = Zuschauer: { $link }
cli-table-host = Für cutpurse host: { $link }
cli-no-host-link = Das ist nicht der Link zum Verwalten eines Tisches. Er endet mit #h=… und wurde beim Eröffnen ausgegeben.
cli-no-port = Unter { $address } kann kein Server gestartet werden: { $problem }
cli-bad-proxy = Das ist weder eine Adresse noch ein Netz: { $problem }
cli-unknown-attack = Einen Angriff { $attack } gibt es nicht. Es gibt: { $known }
cli-no-store = In { $file } können keine Tische gespeichert werden: { $problem }
cli-bus-alone = Ein Bus ist für mehrere Server an einer Datenbank da: Gib auch --database postgresql://… an.
cli-dataset-file = Ein Datensatz endet auf .parquet oder .jsonl; { $file } tut es nicht.
cli-dataset = { $file }: { $rows } Entscheidungen, { $bytes } Byte.
cli-dataset-other = { $file } ist die Aufzeichnung eines anderen Spiels: { $game }.
cli-not-written = { $file } lässt sich nicht schreiben: { $problem }
cli-no-extra = Das Paket „{ $package }“ fehlt. Es gehört zum Extra „{ $extra }“: pip install "cutpurse[{ $extra }]"
cli-port-taken = Unter { $address } läuft schon ein anderes Programm. Wähle einen anderen Port: cutpurse serve --port 8001
cli-runs-already = Cutpurse läuft dort schon: { $address }
cli-not-copied = { $file } lässt sich nicht kopieren: { $problem }
cli-copied = { $file } ist eine Sicherung von allem, was bis jetzt gespeichert wurde.
cli-unknown-seat = „{ $seat }“ kann dort nicht sitzen. Es gibt: me, open, { $known }.
cli-no-such-file = diese Datei gibt es nicht

## Rivals: what is said of a temper, and what they say themselves

ui-hint = Was würdest du tun?
ui-hint-thinking = Überlege …
ui-hint-share = in { $percent } % der Versuche am besten
ui-rival-says = { $seat }: „{ $words }“
ui-rival-meet = { $seat } ({ $level }): { $words }
level-random = zufällige Züge
level-gentle = sanft
level-easy = leicht
level-normal = mittel
level-hard = schwer
level-expert = meisterhaft
rival-gambler = Riskiert mehr als andere.
rival-gambler-prize = Sag ich doch: einer geht noch!
rival-gambler-caught = Das war den Versuch wert.
rival-gambler-robbed = Wie gewonnen, so zerronnen.
rival-gambler-won = Das Glück mag die Mutigen.
rival-gambler-lost = Doppelt oder nichts?
rival-wary = Überlässt nichts dem Glück.
rival-wary-prize = Langsam, aber sicher.
rival-wary-caught = Ich hätte zu Hause bleiben sollen.
rival-wary-robbed = Und deshalb schließe ich immer ab.
rival-wary-won = Eile hat noch keinem genützt.
rival-wary-lost = Nächstes Mal sehe ich zweimal hin.
rival-saboteur = Verdirbt anderen gern die Pläne.
rival-saboteur-prize = Wolltest du das haben?
rival-saboteur-caught = Da hat jemand geredet. Ich finde heraus, wer.
rival-saboteur-robbed = Das merke ich mir.
rival-saboteur-won = Nichts Persönliches. Na ja, fast nichts.
rival-saboteur-lost = Leicht habe ich es dir wenigstens nicht gemacht.
rival-loner = Kümmert sich nur um die eigenen Geschäfte.
rival-loner-prize = Das reicht mir.
rival-loner-caught = Ich kam nur zufällig vorbei.
rival-loner-robbed = Was habe ich dir denn getan?
rival-loner-won = Siehst du? Es geht auch leise.
rival-loner-lost = Gut gespielt. Gute Nacht.
rival-hoarder = Hebt alles für später auf.
rival-hoarder-prize = Das kommt in die Sammlung.
rival-hoarder-caught = Meine Sachen! Vorsicht mit meinen Sachen!
rival-hoarder-robbed = Das war für später!
rival-hoarder-won = Kleinvieh macht auch Mist.
rival-hoarder-lost = Ich hätte verkaufen sollen, solange es ging.
rival-spender = Gibt aus, was da ist.
rival-spender-prize = Und schon so gut wie ausgegeben.
rival-spender-caught = Was kostet es, kurz wegzusehen?
rival-spender-robbed = Behalt es, es gibt noch mehr davon.
rival-spender-won = Die Runde geht auf mich.
rival-spender-lost = Leihst du mir etwas für den Heimweg?

## Advice: what came of an option in trials

hint-points = Bringt sofort im Schnitt { $points } Punkte.
hint-trouble = In { $percent } % der Versuche wurdest du erwischt, bestohlen oder verdrängt.
hint-safe = Dabei wurdest du nie erwischt, bestohlen oder verdrängt.
hint-second = Alles in allem, mit dem, was du dann hast, liegt die nächstbeste Wahl { $less } Punkte zurück.
hint-less = Alles in allem, mit dem, was du dann hast, { $less } Punkte hinter der ersten Wahl.
hint-unsure = Die nächste schnitt besser ab, aber für ein Urteil sind es zu wenige Versuche.
hint-ahead = Schnitt in diesen Versuchen { $more } Punkte besser ab als die erste; für ein Urteil sind es zu wenige.
hint-close = Kaum ein Unterschied zu den anderen.
hint-alone = Hier gibt es nichts abzuwägen.
reason-hints-off = An diesem Tisch sind Tipps abgeschaltet.
reason-hints-spent = Du hast alle Tipps dieser Partie gehabt.
reason-hints-busy = Ein Tipp nach dem anderen: einen Moment noch.
reason-hints-elsewhere = Hier gibt es keine Tipps.
reason-no-hints = Zu diesem Spiel kann niemand Rat geben.
