# Was Swindler sagt. In jeder Sprachdatei stehen dieselben Schlüssel.

## Das Spiel

game-name = Swindler
game-about = Greif in die Säcke der Opfer und hör auf, bevor der Schädel kommt. Erfülle Aufträge, beliefere Hehler und verdirb den anderen mit angeheuerten Komplizen den Abend.

## Einstellungen

setting-master_thief = Meisterdiebe
setting-master_thief-about = Wer welche Sonderfähigkeit bekommt.
setting-master_thief-draft = reihum gewählt, die Startperson zuletzt
setting-master_thief-random = zufällig verteilt
setting-master_thief-off = keine: niemand hat eine Sonderfähigkeit
setting-length = Spieldauer
setting-length-about = Wie viele Aufträge die Fähigkeit freischalten und das Spiel beenden.
setting-length-standard = wie in der gedruckten Regel
setting-length-short = kurz: weniger Aufträge
setting-length-long = lang: mehr Aufträge
setting-end_jobs = Aufträge bis zum Ende
setting-end_jobs-about = Wer so viele Aufträge erfüllt hat, läutet das Ende ein. Die Fähigkeit wird mit 3 bis 6 Aufträgen frei: Mit weniger hat niemand eine.
setting-end_jobs-table = nach Personenzahl und Spieldauer
setting-start_player = Startperson
setting-start_player-about = Wer den ersten Zug hat.
setting-start_player-random = ausgelost
setting-start_player-A = der erste Platz
setting-start_player-B = der zweite Platz
setting-start_player-C = der dritte Platz
setting-start_player-D = der vierte Platz
setting-reaction_mode = Reaktionen
setting-reaction_mode-about = Wie lange der Tisch auf alle wartet, die mit einer Karte reagieren dürfen.
setting-reaction_mode-timed = auf Zeit
setting-reaction_mode-wait = bis alle reagiert haben
setting-reaction_seconds = Sekunden zum Reagieren
setting-reaction_seconds-about = Wie lange die Uhr läuft, wenn jemand mit einer Karte reagieren darf.
setting-characters = Charaktere
setting-characters-about = Wer wo sitzt: Charaktere in der Reihenfolge der Plätze, durch Kommas getrennt. Sie haben keine Wirkung.
setting-characters-random = zufällig verteilt

## Wie lange eine dauerhafte Antwort gilt

scope-theft = für diesen Diebstahl

## What a standing answer is for

kind-theft_started = jemand will aus einem Sack stehlen
kind-loot_drawn = jemand hat Beute gezogen
kind-skull_drawn = jemand hat einen Schädel gezogen
kind-theft_closing = jemand will entkommen
kind-accomplice_played = jemand spielt einen Komplizen
kind-raid_revealed = eine Polizeirazzia

## The score sheet: where points came from

source-start = Zu Beginn
source-jobs = Aufträge
source-sales = Verkaufte Plättchen
source-fences = Vervollständigte Hehler
source-coins = Münzen
source-reservations = Reservierungen

## Wörter in Angaben und Zahlungen

word-coin = Münze
word-caught = erwischt
word-away = kommt davon

## Fragen: im eigenen Zug

question-choose_master = Welchen Meisterdieb nimmst du?
question-reserve = Schritt 1: Aufträge reservieren? { $free ->
    [0] Alle deine Marker liegen aus.
    [one] Du hast einen freien Marker.
   *[other] Du hast { $free } freie Marker.
}
question-choose_bag = Schritt 2: Aus welchem Sack stiehlst du?
question-draw_or_stop = Weiterziehen oder aufhören? Sack { $bag }: { $percent } % Schädel ({ $skulls } von { $tiles }). { $risk ->
    [0] Ein Schädel würde dich nichts kosten.
    [one] Ein Schädel würde dich ein Plättchen kosten.
   *[other] Ein Schädel würde dich { $risk } Plättchen kosten.
}
question-action = Schritt 3: Aufträge erfüllen, Beute verkaufen?
question-job_payment = Womit bezahlst du „{ $job }“?
question-neutral_choice = { $left ->
    [one] Deine Belohnung: Welches neutrale Plättchen nimmst du?
   *[other] Deine Belohnung: Welches neutrale Plättchen nimmst du? (noch { $left })
}
question-forger_tile = Welches Plättchen soll der Fälscher bearbeiten?
question-forger_object = Als was soll es gelten? Dein Plättchen: { $tile }
question-conjurer_give = Welches deiner Plättchen tauschst du weg?
question-conjurer_take = Was nimmst du dafür? Du gibst: { $tile }
question-hire = { $most ->
    [0] Schritt 5: Anheuern kannst du nicht. Zug beenden?
   *[other] Schritt 5: Komplizen anheuern? Jeder kostet eine Münze.
}
question-hire_payment = { $count ->
    [one] Womit bezahlst du den Komplizen?
   *[other] Womit bezahlst du die { $count } Komplizen?
}
question-escape_keep = Erwischt! Du kannst noch { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
} retten. Welches?

## Fragen: wegen der anderen

question-beggar_gift = { $rival } bettelt. Was gibst du?
question-legacy_tiles = { $rival } will einen Anteil an deiner Beute: { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
}. Welches gibst du her?
question-angel_fee = Dein Lohn von { $thief }: bis zu { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
} der Farbe { $bag }. Welches?
question-raid_give = „{ $raid }“: Die Polizei nimmt { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
}. Welches gibst du ab?

## Fragen: Antworten mit einer Karte

question-theft_started = { $thief } will aus dem Sack { $bag } stehlen. Deine Reaktion?
question-loot_drawn = { $thief } hat gezogen: { $tile }. Deine Reaktion?
question-skull_drawn = { $thief } hat einen Schädel aus dem Sack { $bag } gezogen. Deine Reaktion?
question-theft_closing = { $thief } will aufhören und mit der Beute davonkommen. Deine Reaktion?
question-accomplice_played = { $rival } spielt { $card }{ $card-id ->
    [conjurer] {" "}(gibt: { $choice-1 }, bekommt: { $choice-3 } von { $choice-2 })
    [decoy] {" "}({ $choice-1 })
    [errand_boy] {" "}(„{ $choice-1 }“)
    [forger] {" "}({ $choice-1 } als { $choice-2 })
    [know_it_all] {" "}({ $choice-1 })
   *[other] { "" }
}{ $aimed-id ->
    [yes] . Es geht gegen dich
   *[no] { "" }
}. Deine Reaktion?
question-raid_revealed = Polizeirazzia: „{ $raid }“. Deine Reaktion?

## Möglichkeiten

option-choose = Nehmen: { $master }
option-reserve = „{ $job }“ reservieren
option-release = Meinen Marker von „{ $job }“ zurücknehmen
option-done = Auf Beutezug gehen
option-rob = Aus dem Sack { $bag } stehlen: { $percent } % Schädel ({ $skulls } von { $tiles })
option-draw = Ziehen: { $percent } % Schädel ({ $skulls } von { $tiles })
option-stop = Aufhören und die Beute behalten
option-fulfil = „{ $job }“ erfüllen: { $vp } SP
option-sell = Verkaufen: { $tile } an { $fence }, { $vp } SP{ $completes-id ->
    [yes] , Hehler komplett: +{ $bonus } SP
   *[no] { "" }
}
option-sell-all = Alles davon für { $vp } SP verkaufen: { $tiles } (an: { $fences })
option-pay = { $coins ->
    [0] { $things }
    [one] Eine Münze, { $things }
   *[other] { $coins } Münzen, { $things }
}
option-pay-coins = { $coins ->
    [one] Eine Münze
   *[other] { $coins } Münzen
}
option-forge = Fälschen: { $tile }
option-into = Gilt als: { $object }
option-into-useful = Gilt als: { $object }, passt zu: { $uses }
option-give = Geben: { $tile }
option-give-coin = Eine Münze geben
option-take = Nehmen: { $tile }
option-take-from = Von { $rival } nehmen: { $tile }
option-take-nothing = Nichts nehmen
option-keep = Behalten: { $tile }
option-enough = Das genügt
option-hire = { $count ->
    [one] Einen Komplizen anheuern
   *[other] { $count } Komplizen anheuern
}
option-end-actions = Weiter zum Anheuern
option-end-actions-no-hiring = Weiter zum Ende des Zuges
option-end-turn = Zug beenden
option-pass = Passen{ $window-id ->
    [theft_started] : { $bet-id ->
        [yes] keine Wette
       *[no] { $thief } anfangen lassen
    }
    [loot_drawn] : { $thief } weitermachen lassen
    [skull_drawn] : nichts gegen den Schädel tun
    [theft_closing] : { $thief } entkommen lassen
    [accomplice_played] : die Karte wirken lassen
    [raid_revealed] : die Razzia kommen lassen
   *[other] { "" }
}
option-pass-only = Passen: hier passt keine deiner Karten
option-wave = Für diesen ganzen Diebstahl passen

## Möglichkeiten: eine Karte ausspielen

option-play = { $card } ausspielen
option-play-cheat = { $card }: aus demselben Sack ziehen
option-play-beggar = { $card }: ein Plättchen oder eine Münze von { $seats }{ $coin-id ->
    [yes] {" "}(und eine Münze aus dem Vorrat)
   *[no] { "" }
}
option-play-beggar-nobody = { $card }: Niemand liegt vor dir, also nimmst du 1 Münze aus dem Vorrat
option-play-legacy_hunter = { $card }: die Hälfte der Beute fordern
option-play-forger = { $card }: eins deiner Plättchen als etwas anderes ausgeben
option-play-decoy = { $card }: mit dem Sack { $bag } weitermachen
option-play-assassin = { $card }: diese Karte aufheben
option-play-know_it_all = { $card }: wetten auf „{ $bet-id ->
    [caught] erwischt
    [away] kommt davon
   *[other] { $bet }
}“
option-play-lockpick = { $card }: als Schlüssel verwenden
option-play-guardian_angel = { $card }: den Schädel zurücklegen, gegen Lohn in Plättchen
option-play-conjurer = { $card }: ein Plättchen mit jemandem tauschen
option-play-traitor = { $card }: noch einmal ziehen lassen
option-play-errand_boy = { $card }: einen Marker auf „{ $job }“ legen
option-play-lawyer = { $card }: { $posters ->
    [one] einen Steckbrief
   *[other] { $posters } Steckbriefe
} zurückgeben
option-play-lawyer-raid = { $card }: Diese Razzia betrifft dich nicht

## Zu bedenken

merit-throw-out = { $lost ->
    [0] Du wirfst den Marker von { $owner } hinaus; SP gehen dabei nicht verloren.
   *[other] Du wirfst den Marker von { $owner } hinaus; das kostet { $owner } { $lost } SP.
}
caution-hire-last = Das ist der letzte Zug der Partie: Die Karte käme nicht mehr zum Einsatz, und jede Münze ist einen Punkt wert.
caution-last-round = Das ist die letzte Runde: Ein Marker, der liegen bleibt, kostet { $lost } SP.
caution-no-marker = Du hast alles für „{ $job }“, aber keinen Marker darauf: Ohne ihn kannst du ihn in diesem Zug nicht erfüllen.
caution-release = Den Marker zurückzunehmen kostet dich { $lost } SP.
caution-own-colour = Ein Schädel nimmt auch ältere Beute. Du hast von der Farbe { $bag } schon { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}.
caution-draw-job-met = Dein Diebstahl genügt schon für „{ $job }“.
caution-posters = Du hättest dann { $posters ->
    [one] einen Steckbrief
   *[other] { $posters } Steckbriefe
}: Eine Razzia, die noch kommt, brächte dich in den Kerker.
caution-ends-game = Damit läutest du das Spielende ein.
caution-job-open = Du könntest noch „{ $job }“ erfüllen.
caution-fence-open = Du könntest noch einen Hehler vervollständigen: { $fence }.
caution-last-sales = Das ist dein letzter Zug: Verkäufe brächten dir noch { $vp } SP.
caution-needed = Das brauchst du für „{ $job }“.

## Verlauf: Aufbau und Züge

event-start_player = { $seat } beginnt.
event-master_taken = { $seat } nimmt den Meisterdieb: { $master }.
event-job_turned_up = Neuer Auftrag: „{ $job }“.
event-fence_turned_up = Neuer Hehler: { $fence }.
event-fences_reshuffled = Die abgelegten Hehler werden gemischt.
event-turn_began = Runde { $round }: { $seat } ist am Zug.
event-turn_skipped = { $seat } verlässt den Kerker und setzt diesen Zug aus.

## Verlauf: Aufträge und Hehler

event-reserved = { $seat } reserviert „{ $job }“.
event-thrown_out = { $lost ->
    [0] { $owner } fliegt von „{ $job }“.
   *[other] { $owner } fliegt von „{ $job }“ und verliert { $lost } SP.
}
event-released = { $lost ->
    [0] { $seat } bricht „{ $job }“ ab.
   *[other] { $seat } bricht „{ $job }“ ab und verliert { $lost } SP.
}
event-fulfilled = { $seat } erfüllt „{ $job }“, Auftrag Nummer { $done }: { $vp } SP{ $coins ->
    [0] { "" }
    [one] , eine Münze
   *[other] , { $coins } Münzen
}{ $posters ->
    [0] { "" }
    [one] , ein Steckbrief
   *[other] , { $posters } Steckbriefe
}.{ $given-count ->
    [0] { "" }
   *[other] {" "}Abgegeben: { $given }.
}
event-neutral_taken = { $seat } nimmt aus dem Vorrat: { $tile }.
event-ability_unlocked = { $seat } schaltet die Fähigkeit frei: { $master }.
event-end_triggered = { $seat } läutet das Spielende ein: Mit dieser Runde ist Schluss.
event-sold = { $seat } verkauft: { $tile } an { $fence }, { $vp } SP.
event-fence_completed = { $seat } vervollständigt den Hehler { $fence }: noch { $vp } SP.

## Verlauf: Diebstähle

event-theft_began = { $seat } stiehlt aus dem Sack { $bag }.
event-loot_drawn = { $seat } zieht: { $tile }.
event-skull_drawn = { $seat } zieht einen Schädel aus dem Sack { $bag }!
event-stopping = { $seat } will aufhören.
event-got_away = { $tiles-count ->
    [0] { $seat } kommt davon, aber ohne Beute.
   *[other] { $seat } kommt davon, mit: { $tiles }.
}
event-caught = { $lost-count ->
    [0] { $seat } wird erwischt; nichts geht in den Sack zurück.
   *[other] { $seat } wird erwischt. Zurück in den Sack: { $lost }.
}{ $coins ->
    [0] { "" }
    [one] {" "}Trostpreis: eine Münze.
   *[other] {" "}Trostpreis: { $coins } Münzen.
}
event-unharmed = { $seat } muss aufhören; dank des Lockvogels geht nichts verloren.
event-tiles_kept = { $seat } entwischt und behält: { $tiles }.
event-bet_settled = { $coins ->
    [0] { $seat } hat die Wette verloren.
    [one] { $seat } hat die Wette gewonnen: eine Münze.
   *[other] { $seat } hat die Wette gewonnen: { $coins } Münzen.
}

## Verlauf: Komplizen

event-hired = { $count ->
    [one] { $seat } heuert einen Komplizen an
   *[other] { $seat } heuert { $count } Komplizen an
} und zahlt: { $paid }.
event-hired-own = { $seat } heuert an: { $cards }. Bezahlt: { $paid }.
event-recruited = { $count ->
    [one] { $seat } wirbt einen Komplizen an.
   *[other] { $seat } wirbt { $count } Komplizen an.
}
event-recruited-own = { $seat } wirbt an: { $cards }.
event-window_opened = { "" }
event-waved_through = { $seat } winkt den Rest dieses Diebstahls durch.
event-announced = { $seat } spielt { $card }{ $card-id ->
    [conjurer] {" "}(gibt: { $choice-1 }, bekommt: { $choice-3 } von { $choice-2 })
    [decoy] : { $choice-1 }
    [errand_boy] : „{ $choice-1 }“
    [forger] : { $choice-1 } als { $choice-2 }
    [know_it_all] {" "}und wettet: { $choice-1 }
   *[other] { "" }
}.
event-cancelled = { $seat } hebt eine Karte von { $rival } auf: { $card }.
event-cheat_drew = { $seat } zieht neben { $thief } mit: { $tile }.
event-cheat_failed = { $seat } zieht einen Schädel aus dem Sack { $bag }: kein Schaden, aber auch kein weiteres Plättchen.
event-given = { $rival } muss an { $seat } abgeben: { $tile }.
event-coin_given = { $rival } gibt { $seat } eine Münze.
event-coins_taken = { $coins ->
    [one] { $seat } nimmt eine Münze aus dem Vorrat.
   *[other] { $seat } nimmt { $coins } Münzen aus dem Vorrat.
}
event-forged = { $seat } fälscht: { $tile } gilt jetzt als { $object }.
event-bag_changed = { $seat } macht mit dem Sack { $bag } weiter.
event-skull_returned = { $seat } legt den Schädel von { $thief } in den Sack { $bag } zurück.
event-draw_forced = { $seat } lässt { $thief } noch einmal ziehen.
event-swapped = { $seat } tauscht mit { $rival }, gibt: { $tile }, bekommt: { $taken }.
event-raid_escaped = { $seat } redet sich aus der Razzia heraus.
event-posters_returned = { $posters ->
    [one] { $seat } wird einen Steckbrief los.
   *[other] { $seat } wird { $posters } Steckbriefe los.
}
event-no_effect = { $card } bewirkt nichts mehr.
event-offer_failed = { $seat } kann „{ $job }“ so nicht bezahlen.

## Verlauf: Razzien und Spielende

event-raid_turned_up = Polizeirazzia: „{ $raid }“.
event-raid_set_aside = Noch eine Razzia, „{ $raid }“: Sie kommt zurück in den Stapel.
event-tile_surrendered = { $seat } gibt der Polizei: { $tile }.
event-jailed = { $seat } kommt in den Kerker, gibt einen Steckbrief zurück und setzt einen Zug aus.
event-scored = Endstand von { $seat }: { $vp } SP ({ $coins } für Münzen, { $markers } Abzug für liegen gebliebene Marker).
event-won = { $seats-count ->
    [one] { $seats } gewinnt das Spiel.
   *[other] { $seats } teilen sich den Sieg.
}

## Warum nicht: Einstellungen

reason-too-many-jobs = { $count } Aufträge bis zum Ende gehen nicht: An diesem Tisch reichen die Karten höchstens für { $most }.
reason-no-such-seat = Auf Platz { $letter } sitzt niemand: Dieser Tisch hat { $players } Plätze.
reason-no-such-character = Den Charakter „{ $character }“ gibt es nicht. Es gibt: { $characters }.
reason-character-board-twice = Zwei dieser Charaktere sind die zwei Seiten eines Tableaus. Wähle einen anderen.

## Warum nicht: Aufträge und Hehler

reason-reserve-too-late = Reserviert wird vor dem Diebstahl.
reason-job-not-open = „{ $job }“ liegt nicht aus.
reason-job-already-yours = Auf „{ $job }“ liegt schon dein Marker.
reason-no-free-marker = Alle deine Marker liegen auf Aufträgen. Nimm erst einen zurück.
reason-release-not-now = Marker nimmst du nur in den Schritten 1, 3 und 5 deines Zuges zurück.
reason-marker-not-yours = Auf „{ $job }“ liegt kein Marker von dir.
reason-job-not-reserved = Du hast „{ $job }“ nicht reserviert.
reason-job-of-rival = „{ $job }“ ist für { $rival } reserviert.
reason-theft-ended-otherwise = Für „{ $job }“ { $end-id ->
    [skull] müsstest du erwischt werden.
    [stop] müsstest du davonkommen.
   *[other] { $end }.
}
reason-need-more = { $need-id ->
    [coins] „{ $job }“ verlangt { $count } Münzen; du hast { $have }.
    [accomplices] „{ $job }“ verlangt { $count } Komplizen; du hast { $have }.
    [tiles_sold] „{ $job }“: Verkaufe { $count } Plättchen in diesem Zug; bisher { $have }.
    [fences_completed] „{ $job }“: Vervollständige { $count } Hehler in diesem Zug; bisher { $have }.
    [vp_behind] „{ $job }“: Alle müssen { $count } SP vor dir liegen; der kleinste Vorsprung ist { $have }.
    [draw] „{ $job }“: Ziehe { $count } passende Plättchen in einem Diebstahl; es waren { $have }.
   *[other] { $job }: { $have }/{ $count }.
}
reason-tiles-missing = { $missing ->
    [0] „{ $job }“: Das kannst du jetzt nicht erfüllen.
    [one] „{ $job }“: Dir fehlt noch ein Teil.
   *[other] „{ $job }“: Dir fehlen noch { $missing } Teile.
}
reason-payment-wrong = { $count ->
    [one] Das ist nicht der Preis für einen Komplizen.
   *[other] Das ist nicht der Preis für { $count } Komplizen.
}
reason-payment-wrong-job = Das verlangt „{ $job }“ nicht, oder du hast es nicht.
reason-not-for-sale = Das kauft kein Hehler: { $tile }.
reason-tile-not-yours = So ein Plättchen hast du nicht: { $tile }.
reason-fence-not-open = Dieser Hehler liegt nicht aus: { $fence }.
reason-no-slot = Kein freies Feld eines offenen Hehlers nimmt das: { $tile }.
reason-slot-taken = { $fence }: Dieses Feld ist belegt.
reason-slot-wants-other = { $fence }: Auf dieses Feld gehört { $object-id ->
    [key_any] ein beliebiger Schlüssel
   *[other] { $object }
}, nicht { $tile }.
reason-not-in-supply = So ein Plättchen ist nicht im Vorrat: { $tile }.

## Warum nicht: Zug und Diebstahl

reason-finish-first = Beende erst, was du angefangen hast, oder nimm es zurück.
reason-wrong-step = { $step-id ->
    [steal] Gestohlen wird in Schritt 2 deines Zuges.
    [hire] Komplizen heuerst du in Schritt 5 an, am Ende deines Zuges.
    [actions] Aufträge und Verkäufe kommen in Schritt 3, nach dem Diebstahl.
   *[other] { $step }.
}
reason-must-rob = Erst musst du aus einem Sack stehlen.
reason-no-such-bag = So einen Sack gibt es nicht: { $bag }.
reason-stay-with-bag = Du bleibst beim Sack { $bag }; nur ein Lockvogel ändert das.
reason-bag-already-robbed = Aus dem Sack { $bag } hast du in diesem Zug schon gestohlen.
reason-theft-is-over = Der Diebstahl ist vorbei.
reason-cannot-keep = Dieses Plättchen kannst du nicht retten: { $tile }.
reason-not-now = Das geht jetzt nicht.

## Warum nicht: Komplizen

reason-too-few-cards = { $cards ->
    [0] Es sind keine Komplizen mehr da.
    [one] Es ist nur noch ein Komplize da.
   *[other] Es sind nur noch { $cards } Komplizen da.
}
reason-too-few-coins = { $coins ->
    [0] Du hast keine Münze.
    [one] Du hast nur eine Münze.
   *[other] Du hast nur { $coins } Münzen.
}
reason-no-such-card = So eine Karte gibt es nicht: { $card }.
reason-card-not-held = Diese Karte hast du nicht: { $card }.
reason-card-not-now = Diese Karte kann jetzt nicht gespielt werden.
reason-card-without-effect = Diese Karte würde jetzt nichts bewirken.
reason-lockpick-not-forged = Eine Schlossknackerin lässt sich nicht fälschen.
reason-not-forgeable = Das lässt sich nicht fälschen: { $object }.
reason-forged-same = Das wäre keine Fälschung: { $object }.
reason-swap-undone = Der Taschenspieler macht den letzten Tausch nicht rückgängig.
reason-tile-not-theirs = So ein Plättchen gibt es da nicht: { $tile }.
reason-cannot-give = Das kannst du nicht geben: { $tile }.
reason-no-gifts = Ohne eine Karte, die es erlaubt, wird nichts verschenkt.
reason-no-interrupt-now = Nicht mittendrin: Warte, bis die Wahl, die Reaktionen oder die Razzia vorbei sind.
reason-master-not-there = Dieser Meisterdieb ist nicht verfügbar: { $master }.
reason-nothing-to-wave = Durchwinken kannst du nur Diebstähle.

## Der Tisch

board-over = Das Spiel ist vorbei.
board-turn = Runde { $round } · { $seat }: { $step-id ->
    [reserve] Schritt 1, Aufträge reservieren
    [steal] Schritt 2, aus einem Sack stehlen
    [actions] Schritt 3, Aufträge und Hehler
    [refill] Schritt 4, auffüllen
    [hire] Schritt 5, anheuern
   *[other] { $step }
}
board-last-round = Letzte Runde! Den letzten Zug hat { $seat }.
board-masters = MEISTERDIEBE zur Wahl
board-raid = Polizeirazzia: „{ $raid }“
board-played = { $seat } spielt: { $card }
board-theft = Diebstahl, Sack { $bag }: { $percent } % Schädel ({ $skulls } von { $tiles })
board-loot = Beute: { $tiles }
board-skull-takes = Ein Schädel würde kosten: { $lost }
board-skull-takes-all = Ein Schädel würde das alles kosten.
board-skull-harmless = Ein Schädel beim nächsten Griff wäre harmlos.
board-bet = { $seat } wettet: { $bet-id ->
    [caught] erwischt
    [away] kommt davon
   *[other] { $bet }
}
board-nothing = nichts
board-name = { $thing-id ->
    [key_any] beliebiger Schlüssel
    [key_joker] Joker (3 Schlüssel)
    [coin] Münze
   *[other] { $thing }
}

## Der Tisch: die eigenen Sachen

board-you = Du: { $vp } SP · Aufträge { $jobs }/{ $goal } · Münzen { $coins } · Steckbriefe { $posters } · freie Marker { $markers }
board-hand = Karten: { $cards }
board-forged = { $tile } gilt als: { $object }
board-raids-hit = Vorsicht, künftige Razzien, die dich jetzt treffen würden: { $hits } von { $count }.
board-master = { $master } (gesperrt)
board-master-awake = { $master } (freigeschaltet)
board-dungeon = im Kerker
board-face-up = offen: { $cards }

## Der Tisch: Säcke

board-bags = SÄCKE: Gefahr eines Schädels, Beute darin
board-bag = { $bag }: { $percent } % ({ $skulls } von { $tiles }) · { $loot }{ $mine ->
    [0] { "" }
   *[other] {" "}· du hast { $mine }
}

## Der Tisch: Aufträge

board-jobs = AUFTRÄGE [Marker]
board-empty = (leer)
board-job = { $job }{ $marker }: { $need } → { $reward }{ $note }
board-marker-yours = {" "}[du]
board-marker = {" "}[{ $seat }]
note-met-reserved = kannst du erfüllen
note-met = komplett, nur kein Marker
note-progress = { $have } von { $count }
note-progress-away = { $have } von { $count } bei Flucht
note-missing = { $count ->
    [one] { $count } Teil fehlt
   *[other] { $count } Teile fehlen
}
note-missing-away = { $count ->
    [0] komplett bei Flucht
    [one] 1 fehlt bei Flucht
   *[other] { $count } fehlen bei Flucht
}
board-kind = { $kind-id ->
    [own] besitze { $parts }
    [hand_in] gib ab: { $parts }
    [draw] { $parts }
   *[other] { $parts }
}
board-need-both = { $count } × { $things } ({ $colours })
board-need-object = { $count ->
    [1] { $things }
   *[other] { $count } × { $things }
}
board-need-colour = { $count } × Farbe { $colours }
board-need-draw = ziehe { $count } Plättchen in einem Diebstahl und { $end-id ->
    [skull] werde erwischt
    [stop] komm davon
   *[other] { $end }
}
board-need-draw-colour = ziehe { $count } × Farbe { $colours } in einem Diebstahl und { $end-id ->
    [skull] werde erwischt
    [stop] komm davon
   *[other] { $end }
}
board-need-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-need-any_tiles = { $count } Plättchen
board-need-same_colour = { $count } Plättchen einer Farbe
board-need-distinct_colours = Plättchen in { $count } Farben
board-need-same_valuable = { $count } gleiche Wertgegenstände
board-need-distinct_valuables = { $count } verschiedene Wertgegenstände
board-need-distinct_keys = Schlüssel in { $count } Farben
board-need-accomplices = { $count } Komplizen
board-need-fences_completed = vervollständige { $count } Hehler in einem Zug
board-need-tiles_sold = verkaufe { $count } Plättchen in einem Zug
board-need-vp_behind = liege { $count } SP hinter allen
board-vp = { $vp } SP
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-neutral = { $count ->
    [one] { $count } neutrales Plättchen
   *[other] { $count } neutrale Plättchen
}
board-posters = { $count ->
    [one] { $count } Steckbrief
   *[other] { $count } Steckbriefe
}

## Der Tisch: Hehler

board-fences = HEHLER: was sie für wie viele SP kaufen, das letzte Plättchen + { $vp }
board-fence = { $fence }: { $slots }
board-slot = { $object-id ->
    [key_any] beliebiger Schlüssel
   *[other] { $object }
} { $vp }
board-slot-yours = { board-slot } (hast du)
board-slot-taken = belegt
board-completes = eins fehlt noch

## Der Tisch: Mitspieler und Stapel

board-players = AM TISCH: { $ability } Aufträge schalten die Fähigkeit frei, { $jobs } läuten das Ende ein
board-seat = { $seat }
board-player = { $seat }: { $vp } SP · Aufträge { $jobs }/{ $goal } · Münzen { $coins } · Steckbriefe { $posters } · Karten { $cards } · Marker { $markers }
board-piles = STAPEL
board-decks = Verdeckt: Aufträge { $jobs } (der nächste: { $back-id ->
    [none] keiner
    [A] eine A-Karte, die leichteren Aufträge
    [B] eine B-Karte: teurere Aufträge und die Razzien
   *[other] { $back-id }
}) · Hehler { $fences } · Komplizen { $accomplices }
board-discard = Abgelegte Komplizen: { $cards }
board-supply = Neutrale Plättchen im Vorrat: { $tiles }
board-raids = RAZZIEN, die noch kommen: { $count }
board-raid-coming = { $raid } – { $parts }
board-raid-loot = ab { $limit } Plättchen: { $penalty } abgeben
board-raid-posters = { $limit ->
    [one] ab { $limit } Steckbrief: Kerker
   *[other] ab { $limit } Steckbriefen: Kerker
}

## Der Tisch: was die Karten können

board-explained = WAS DEINE KARTEN KÖNNEN
board-does = { $who }: { $what }
board-effect-cheat = Zieht jemand Beute, ziehst du { $draws } Plättchen aus demselben Sack; ein Schädel schadet niemandem, beendet aber dein Ziehen.
board-effect-beggar = jederzeit; wer mehr SP hat, gibt dir ein Plättchen oder eine Münze; betrifft das höchstens { $bonus_coin_if_affected_at_most } Person, nimmst du noch eine Münze aus dem Vorrat.
board-effect-legacy_hunter = Hört jemand mit mindestens { $min_tiles } Plättchen dieses Zuges auf, bekommst du die Hälfte davon, aufgerundet; welche, entscheidet der Dieb.
board-effect-forger = In Schritt 3 gilt eins deiner Plättchen als anderer Wertgegenstand oder Schlüssel.
board-effect-decoy = Wechsle beim Diebstahl den Sack; ein Schädel gleich beim ersten Griff beendet ihn, nimmt dir aber nichts.
board-effect-assassin = Hebt eine Karte auf, die jemand anderes gerade gespielt hat.
board-effect-know_it_all = Wette vor dem ersten Griff auf einen fremden Diebstahl; { $win_coins } Münzen, wenn du recht hast.
board-effect-lockpick = Zählt für einen Auftrag als Schlüssel ihrer Farbe.
board-effect-guardian_angel = Lege einen fremden Schädel zurück und nimm bis zu { $fee_tiles } Plättchen der Farbe; hat der Dieb keines, { $fee_coin_if_none } Münze aus dem Vorrat.
board-effect-conjurer = Tausche in Schritt 1 oder 3 ein Plättchen; die Karte geht an den, mit dem du tauschst.
board-effect-traitor = Wer aufhört, muss noch einmal ziehen; beim Schädel bekommst du das aus diesem Sack Gezogene.
board-effect-errand_boy = Lege in Schritt 3 einen Marker auf einen Auftrag.
board-effect-lawyer = Entgehe einer Razzia, oder gib jederzeit bis zu { $posters } Steckbriefe zurück.
board-ability-recruiter = Zieh vor deinem Zug { $draw_accomplices ->
    [one] einen Komplizen
   *[other] { $draw_accomplices } Komplizen
} umsonst.
board-ability-freelancer = Erfülle Aufträge ohne Reservierung, außer dort liegt ein fremder Marker.
board-ability-shadow = Bei Razzien zählst du { $raid_reduction } Plättchen und { $raid_reduction } Steckbrief weniger.
board-ability-escape_artist = Wirst du erwischt, behältst du bis zu { $keep_tiles } Plättchen der Farbe.
board-ability-haggler = { $bonus_vp } SP mehr für jedes verkaufte Plättchen.
board-ability-locksmith = Deine Schlüssel passen überall; { $bonus_vp } SP mehr für Aufträge mit Schlüsseln.

## The gallery: everything in the box, to be looked up

gallery-section-accomplice = Komplizen
gallery-section-master = Meisterdiebe
gallery-section-job-a = Aufträge A
gallery-section-job-b = Aufträge B
gallery-section-raid = Razzien
gallery-section-fence = Hehler
gallery-section-bag = Säcke
gallery-section-object = Was es zu stehlen gibt
gallery-section-tile = Beuteplättchen
gallery-section-board = Tableaus und Zahlen
gallery-reward = bringt { $reward }
gallery-fence-last = wer das letzte Feld füllt, bekommt { $vp } SP dazu
gallery-bag = { $loot } Beuteplättchen und { $skulls ->
    [one] ein Schädel
   *[other] { $skulls } Schädel
}
gallery-supply = neutrale Plättchen, { $loot } Stück: Lohn von Aufträgen, kein Schädel nimmt sie
gallery-holds = voll: { $things }
gallery-object-valuable = ein Wertgegenstand
gallery-object-key = ein Schlüssel
gallery-object-joker = ein Schlüssel in der Farbe, die du beim Einsetzen nennst
gallery-object-coin = ein Beuteplättchen, das wie { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} zählt; Hehler nehmen es nicht
gallery-found-in = zu finden in: { $bags }
gallery-price = { $fence } { $vp } SP
gallery-bought-by = Käufer: { $prices }
gallery-tile = { $object }; geht zurück zu: { $bag }
gallery-table-players-2 = Zu zweit
gallery-table-players-3 = Zu dritt
gallery-table-players-4 = Zu viert
gallery-deck = { $a_cards } A-Aufträge liegen auf den B-Aufträgen
gallery-length-standard = normal: Das Ende kommt mit { $end } Aufträgen, Fähigkeiten werden mit { $ability } freigeschaltet
gallery-length-short = kurz: Ende mit { $end } Aufträgen, Fähigkeiten mit { $ability }
gallery-length-long = lang: Ende mit { $end } Aufträgen, Fähigkeiten mit { $ability }
gallery-character = eine Seite eines Charaktertableaus; ohne Einfluss auf das Spiel
gallery-piece-coin_piece = Münze
gallery-what-coin_piece = bezahlt Komplizen (je { $hire }) und Aufträge, die Münzen verlangen; am Ende ist jede 1 SP wert; sie gehen nie aus
gallery-piece-poster = Steckbrief
gallery-what-poster = kommt mit der Belohnung mancher Aufträge; eine Razzia, die Steckbriefe zählt, schickt in den Kerker, wer ihre Grenze erreicht oder überschreitet; sie gehen nie aus
gallery-piece-skull = Schädel
gallery-what-skull = wer ihn zieht, ist erwischt: er und alle eigenen Plättchen seiner Farbe gehen in den Sack zurück; beim allerersten Ziehen bringt er { $coins } Münze
gallery-piece-marker = Reservierungsmarker
gallery-what-marker = { $most } für jede Person; nur ein Auftrag mit deinem Marker kann erfüllt werden; hinausgeworfen, zurückgenommen oder am Ende noch auf einem Auftrag kostet er { $loss } SP
gallery-piece-start_marker = Startmarker
gallery-what-start_marker = wer ihn hat, beginnt jede Runde; die letzte Runde endet mit der Person rechts davon
gallery-piece-dungeon = Kerker
gallery-what-dungeon = die Rückseite einer Meisterdiebkarte: Wer von einer Razzia dorthin geschickt wird, gibt 1 Steckbrief zurück und setzt 1 Zug aus, und die Fähigkeit ruht
gallery-piece-job_board = Spielplan
gallery-what-job_board = hat Felder für { $jobs } offene Aufträge, { $fences } offene Hehler und die verdeckten Stapel, und eine Siegpunktleiste
gallery-piece-score_marker = Punktmarker
gallery-what-score_marker = zeigt deine SP auf der Siegpunktleiste: am Anfang { $vp }, nie weniger als 0, nach oben ohne Grenze

# Was zu Beginn eines ersten Spiels gesagt wird

simplified = Dieses erste Spiel ist ein kurzes: Es endet mit { $end } erfüllten Aufträgen statt mit { $usual_end }, und die Fähigkeiten werden nach { $ability } Aufträgen frei statt nach { $usual_ability }.
