# Was Wettstreit der Diebe sagt. Dieselben Schlüssel stehen in jeder Sprachdatei.

## Das Spiel

game-name = Wettstreit der Diebe
game-about = Plane im Geheimen, schleich an den Wachen vorbei, nimm das kaiserliche Juwel und verlass die Stadt, bevor der Alarm sie schließt.

## Einstellungen

setting-edition = Ausgabe
setting-edition-about = Welche gedruckten Regeln gelten, wo sich die beiden Ausgaben unterscheiden.
setting-edition-de = die deutschen Regeln
setting-edition-pl = die polnischen Regeln
setting-special_actions = Spezialaktionen
setting-special_actions-about = Ob jeder Dieb neben der Spezialfähigkeit eine Spezialaktion hat.
setting-special_actions-on = mit Spezialaktionen
setting-special_actions-off = ohne, für die erste Partie
setting-thieves = Diebe
setting-thieves-about = Wie alle zu ihrem Dieb kommen.
setting-thieves-edition = wie die Ausgabe sagt: gewählt (deutsch), verteilt (polnisch)
setting-thieves-chosen = nacheinander gewählt
setting-thieves-random = zufällig verteilt

## Fragen: Aufbau und Startspieler

question-choose_thief = Welcher Dieb bist du?
question-choose_start = Auf welchem Startfeld beginnst du?
question-yellow_jewel = Du bist Erster Dieb. Wohin kommt das neue gelbe Juwel? Stadtteil: { $district }
question-recall = Wachablösung: In welches Wachhaus geht der Wächter von { $space }?
question-burn = Feuer versperrt ein Feld für Diebe und Wachen. Wohin legst du Feuer? { $left ->
    [one] Noch ein Feld.
   *[other] Noch { $left } Felder.
}
question-place_watch = Wo soll die neue Figur stehen? ({ $figure })
question-missing_figure = Im Vorrat fehlt: { $figure }. Welche Figur nimmst du vom Spielplan?
why-watch-asks = { $first ->
    [yes] Du bist Erster Dieb und entscheidest für die Stadtwachen.{" "}
   *[no] { "" }
}
question-watch_order = { why-watch-asks }Welche dieser Figuren handelt zuerst?
question-watch_target = { why-watch-asks }Wohin geht die Figur auf { $space } ({ $figure })?
question-watch_end = { why-watch-asks }Wo hält die Figur auf { $space } ({ $figure }) auf dem Weg nach { $target }?
question-lure_end = Wo hält die Figur auf { $space } ({ $figure })?

## Fragen: Karten

question-hand_limit = { $left ->
    [one] Zu viele Karten: Eine muss weg. Welche?
   *[other] Zu viele Karten: { $left } müssen weg. Welche zuerst?
}
question-workshop = Werkstatt: Welche der beiden neuen Karten legst du ab?
question-discard = Welche Karte legst du ab?
question-forced_discard = Alle Betroffenen legen eine Karte ab. Welche gibst du her?
question-arrest_jewel = Was gibst du her?

## Fragen: Planung

question-plan = Plane deine Runde. { $points ->
    [0] Alle AP sind verteilt.
    [one] Du hast noch 1 AP.
   *[other] Du hast noch { $points } AP.
}
question-plan_cover = Welche Karte deckt { $card } ab?
question-plan_points = Wie viele AP für { $card }? { $points ->
    [one] Du hast noch 1.
   *[other] Du hast noch { $points }.
}

## Fragen: Ausführung

question-next_action = Mehrere deiner Aktionen haben { $points } AP. Welche kommt jetzt?
question-resolve = Deine Aktion mit { $points } AP: { $card }. Was tust du?
question-move = { $steps ->
    [0] Du bist auf { $space }, kein Schritt übrig. Noch etwas zu tun?
    [one] Du bist auf { $space } und hast noch 1 Schritt.
   *[other] Du bist auf { $space } und hast noch { $steps } Schritte.
}
question-steer = Wohin geht die Figur auf { $space } ({ $figure })? { $steps ->
    [one] Höchstens 1 Schritt.
   *[other] Höchstens { $steps } Schritte.
}
question-steer_thief = Wohin muss { $rival }? { $steps ->
    [one] Höchstens 1 Schritt.
   *[other] Höchstens { $steps } Schritte.
}
question-target = { $card }: Was wählst du?
question-guards = Welcher Wächter geht als Nächster?
question-send = In welches Wachhaus kommt der Wächter von { $space }?
question-lure = Wer geht zuerst auf { $space } zu?
question-look_take = Nimmst du eines dieser Plättchen?
question-look_swap = Vertauschst du die beiden Plättchen?
question-take_token = Welches Plättchen nimmst du { $rival } weg?
question-hand_over = { $rival } beschlagnahmt. Was gibst du her?
question-theft_jewel = Was stiehlst du { $rival }?

## Möglichkeiten: Aufbau und Startspieler

option-choose = { $figure-id ->
    [morius] { $figure }: { board-ability-morius }
    [noiron] { $figure }: { board-ability-noiron }
    [jasmine] { $figure }: { board-ability-jasmine }
    [nikolai] { $figure }: { board-ability-nikolai }
    [joanne] { $figure }: { board-ability-joanne }
    [zain] { $figure }: { board-ability-zain }
   *[other] { $figure }
}
option-start = Auf { $space } beginnen ({ $district })
option-jewel = Das Juwel auf { $space } legen
option-place = Auf { $space } stellen{ option-what }
option-take-figure = Von { $space } nehmen ({ $figure })
option-first = Die Figur auf { $space } ({ $figure })
option-target = Auf { $space } zu{ option-what }
option-halt = Auf { $space } halten{ option-what }

## Möglichkeiten: Karten und Planung

option-discard = { $card } ablegen
option-plan = { $card } planen
option-drop = { $card } zurücknehmen
option-ready = Bereit
option-cover = Mit { $card } abdecken
option-points = { $points ->
    [0] Keine AP außer den Plättchen
    [one] 1 AP
   *[other] { $points } AP
}{ $late ->
    [yes] {" "}· nach den Stadtwachen
   *[no] {" "}· vor den Stadtwachen
}
option-token = { $token } dazulegen
option-back = Doch nicht planen

## Möglichkeiten: Ausführung

option-act = { $card } (Nr. { $number } deines Plans)
option-sneak = Schleichen: bis zu { $spaces } Felder
option-dash = Spurt: bis zu { $spaces } Felder, sonst nichts in dieser Runde
option-wits = Cleverness: eine Karte oder temporäre AP
option-cunning_plan = Gewiefter Plan: Karten und temporäre AP, sonst nichts in dieser Runde
option-use = { $card } einsetzen
option-decline = Verzichten

## Möglichkeiten: Bewegung

option-step = Nach { $space } gehen{ option-what }{ option-far }
option-what = { $things-count ->
    [0] { "" }
   *[other] {" "}({ $things })
}
option-far = { $goal-id ->
    [jewel] {" "}· { $far } zum Juwel
    [gate] {" "}· { $far } zum Ausweg
    [none] { "" }
   *[other] { "" }
}
option-jump = Nach { $space } springen{ option-what }{ option-far }
option-pick = Aufnehmen: { $jewel }
option-reveal = Das Stadtplättchen aufdecken
option-rob = { $rival } bestehlen
option-sewer = Durch die Kanalisation nach { $space }{ option-what }{ option-far }
option-hurry = Wie meine Westentasche einsetzen: ein Schritt mehr
option-leave = Die Stadt verlassen
option-end = Die Bewegung beenden
shortcut-lay = { $card } mit { $points } AP{ $late ->
    [yes] {" "}· nach den Stadtwachen
   *[no] {" "}· vor den Stadtwachen
}
shortcut-more = { $card }: ein AP mehr ({ $points })
shortcut-less = { $card }: ein AP weniger ({ $points })
shortcut-go = { $steps ->
    [one] Nach { $space }, 1 Schritt{ option-what }{ option-far }
   *[other] Nach { $space }, { $steps } Schritte{ option-what }{ option-far }
}
shortcut-fetch = { $steps ->
    [one] Nach { $space } gehen (1 Schritt) und aufnehmen: { $jewel }
   *[other] Nach { $space } gehen ({ $steps } Schritte) und aufnehmen: { $jewel }
}
option-land = Landen auf { $space }{ option-what }{ option-far }
option-verdict = { $caught-count ->
    [0] { "" }
   *[other] {" "}· verhaftet { $caught }
}{ $risked-count ->
    [0] { "" }
   *[other] {" "}· verhaftet vielleicht { $risked }
}
option-first-verdict = Die Figur auf { $space } ({ $figure }){ option-verdict }
option-target-verdict = Richtung { $space }{ option-verdict }
option-halt-verdict = Anhalten auf { $space }{ option-verdict }
shortcut-any = Das ist mir gleich
shortcut-any-same = Für die Verhaftungen ist diese Wahl gleich: weiter
shortcut-ambush = { $steps ->
    [one] Nach { $space } gehen (1 Schritt) und { $rival } bestehlen
   *[other] Nach { $space } gehen ({ $steps } Schritte) und { $rival } bestehlen
}
shortcut-escape = { $steps ->
    [one] Nach { $space } gehen (1 Schritt) und die Stadt verlassen
   *[other] Nach { $space } gehen ({ $steps } Schritte) und die Stadt verlassen
}
option-take = Nehmen: { $jewel }
option-lose = Hergeben: { $jewel }
option-stay = Stehen bleiben
option-seize = Auf dem eigenen Feld festnehmen
option-to = Nach { $space }{ option-what }

## Möglichkeiten: Ziele

option-guard = Der Wächter auf { $space }{ option-away }
option-captain = Der Hauptmann auf { $space }{ option-away }
option-space = Das Feld { $space }{ option-what }
option-thief = { $rival }{ $space-id ->
    [none] { "" }
   *[other] {" "}auf { $space }
}{ option-away }
option-face-down = Das Plättchen auf { $space }{ option-away }
option-away = { $distance ->
    [0] { "" }
    [one] {" "}(1 Feld entfernt)
   *[other] {" "}({ $distance } Felder entfernt)
}
option-jewel-at = { $jewel } auf { $space }
option-card = { $card }
option-clock = Initiative { $initiative } ({ $change })
option-fetch = Das Plättchen auf { $space } nehmen: { $token }
option-give = Hergeben: { $jewel }
option-swap = Die beiden vertauschen
option-keep = Alles so lassen
option-enough = Das genügt

## What is on a space

word-token = verdecktes Plättchen
word-reached = in Reichweite der Stadtwachen
word-seen = im Blick der Stadtwachen
word-arrest = Festnahme

## Vorher bedenken

caution-arrest = Auf { $space } wirst du festgenommen.
caution-in-reach = Auf { $space } können dich die Stadtwachen in dieser Runde noch erreichen.
caution-robbable = Dort können dich andere in dieser Runde bestehlen.
caution-lower-half = Deine anderen geplanten Aktionen entfallen dann.
caution-no-move = Im Verlies lässt sich ohne Bewegen nichts planen.
caution-points-left = { $points ->
    [one] 1 AP bleibt ungenutzt.
   *[other] { $points } AP bleiben ungenutzt.
}
caution-no-plan = Du hast nichts geplant.
caution-leave-without = Du gehst ohne das kaiserliche Juwel und kannst nicht zurück.
caution-leave-behind = { $rival } ist schon draußen mit { $vp } SP, mehr als du hast.
caution-no-target = { $card } hat jetzt kein Ziel.
caution-reveal = { $percent } % der verdeckten Plättchen sind Wächter: Ein solcher nähme dich sofort fest.
caution-reveal-guard = { $percent } % der verdeckten Plättchen sind Wächter; kommt einer heraus, steht er dicht bei dir.

## Verlauf: Aufbau und Runden

event-first_thief = Startspieler: { $seat }.
event-rolled_for_first = { $seat } würfelt { $die }.
event-thief_taken = { $seat } spielt { $figure }.
event-thief_placed = { $seat } beginnt auf { $space }.
event-turn_began = Runde { $turn }. Startspieler: { $seat }.
event-event_turned_up = { $deck-id ->
    [alarm] Alarmiertes Ereignis { $number }: { $card }.
    [calm] Ruhiges Ereignis { $number }: { $card }.
   *[other] { $card } ({ $number }).
}
event-jewel_laid = Auf { $space } liegt nun: { $jewel }.
event-no_jewel_laid = Für ein gelbes Juwel ist kein Platz.
event-watch_rolled = Die Stadtwachen würfeln { $dice }: Initiative { $initiative }.
event-cleaned_up = Runde { $turn } ist vorbei.

## Verlauf: Karten und Punkte

event-drew = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
event-drew-own = { $seat } zieht: { $cards }.
event-nothing_to_draw = Für { $seat } ist keine Karte mehr da.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Stapel.
event-discarded = { $seat } legt ab: { $cards }.
event-hand_laid_down = { $seat } ist aus der Stadt und legt ab: { $cards }.
event-got_points = { $seat } nimmt { $points } temporäre AP.
event-poisoned = { $seat } ist vergiftet und hat nur { $points } blaue AP.

## Verlauf: Pläne und ihre Reihenfolge

event-plan_dropped = { $points-count ->
    [0] { $seat } hat nichts geplant.
   *[other] { $seat } hat geplant: { $points } AP.
}
event-plan_dropped-own = { $points-count ->
    [0] { $seat } hat nichts geplant.
   *[other] { $seat } hat geplant: { $cards } ({ $points } AP).
}
event-turned_up = { $points } AP: { $seat } deckt auf: { $cards }.
event-resolved = { $seat } führt aus: { $action }.
event-declined = { $automatic ->
    [yes] { $seat } kann das jetzt nicht nutzen: { $cards }.
   *[no] { $seat } verzichtet: { $cards }.
}
event-fizzled = { $seat } führt { $card } ohne Effekt aus.
event-plan_lost = Entfällt: { $cards } ({ $seat }).

## Verlauf: Bewegung

event-stepped = { $seat } geht nach { $space }.
event-jumped = { $seat } springt nach { $space }.
event-went_through_sewer = { $seat } kommt auf { $space } aus der Kanalisation.
event-hurried = { $seat } setzt Wie meine Westentasche ein: ein Schritt mehr.
event-repositioned = { $seat } wird auf { $space } gestellt.
event-left_dungeon = { $seat } schleicht aus dem Verlies und ist in dieser Runde verborgen.
event-picked_up = { $seat } nimmt auf { $space } auf: { $jewel }.
event-move_ended = { $seat } hält auf { $space }.
event-thief_moved = { $seat } bewegt { $rival } nach { $space }.
event-watch_moved = Stadtwachen: { $figure } von { $space } nach { $to }.
event-watch_placed = Stadtwachen: { $figure } neu auf { $space }.
event-watch_removed = Stadtwachen: { $figure } auf { $space } verlässt den Spielplan.

## Verlauf: Diebstähle und Festnahmen

event-theft_marked = { $seat } kann in dieser Runde bestohlen werden.
event-robbed = { $seat } bestiehlt { $rival }: { $jewel }.
event-arrested = { $seat } wird auf { $space } festgenommen!
event-jewel_lost = { $jewel-id ->
    [emperor] { $seat } verliert das kaiserliche Juwel; es liegt auf { $space }.
   *[other] { $seat } verliert: { $jewel }.
}
event-jailed = { $seat } kommt in das Verlies { $space }.
event-dungeon_drawn = Eine Stadtteilkarte bestimmt das Verlies für { $seat }: { $district }.

## Verlauf: die Stadtwachen

event-watch_acts = Die Stadtwachen handeln (Initiative { $initiative }).
event-watch_stays = Die Stadtwachen entdecken niemanden.

## Verlauf: das kaiserliche Juwel und das Ende

event-best_burglar = { $seat } hat das kaiserliche Juwel, das Bester-Dieb-Plättchen und { $points } rote AP!
event-district_opened = Der Ausweg wird ausgelost: { $district }.
event-alarm_raised = Alarm! Die Stadtwachen sammeln sich: { $district }.
event-red_points = Die roten AP gehen an { $seat }.
event-red_points_aside = Niemand hat das kaiserliche Juwel: Die roten AP liegen beiseite.
event-left_city = { $jewel ->
    [yes] { $seat } verlässt die Stadt mit dem kaiserlichen Juwel!
   *[no] { $seat } verlässt die Stadt.
}
event-scored = { $seat }: { $vp } SP.
event-won = { $way-id ->
    [jewel] { $seats } bringt das kaiserliche Juwel aus der Stadt und gewinnt, unabhängig von den Punkten.
    [points] { $seats } gewinnt das Spiel.
    [lost] Niemand gewinnt: Alle verlieren.
   *[other] { $seats } gewinnt das Spiel.
}

## Verlauf: was Karten, Ereignisse und Plättchen tun

event-token_revealed = { $seat } deckt auf { $space } auf: { $token }.
event-token_kept = { $seat } behält: { $token }.
event-token_taken = { $seat } nimmt { $rival } weg: { $token }.
event-looked_at = { $seat } sieht sich Plättchen an auf: { $spaces }.
event-looked_at-own = { $seat } sieht sich die Plättchen auf { $spaces } an: { $tokens }.
event-perhaps_swapped = { $seat } hat vielleicht die Plättchen vertauscht auf: { $spaces }.
event-perhaps_swapped-own = { $swapped ->
    [yes] { $seat } vertauscht die Plättchen auf: { $spaces }.
   *[no] { $seat } lässt die Plättchen, wie sie sind: { $spaces }.
}
event-markers_laid = { $marker-id ->
    [fire] Feuer auf: { $spaces }.
    [smoke] Rauch auf: { $spaces }.
   *[other] { $marker }: { $spaces }.
}
event-affected = { $effect-id ->
    [hidden] { $seat } ist verborgen.
    [protected] { $seat } kann nicht festgenommen werden.
    [immobile] { $seat } ist unbeweglich.
    [poisoned] { $seat } ist vergiftet.
    [unmasked] { $seat } ist nicht mehr verborgen.
   *[other] { $seat }: { $effect }.
}
event-watch_affected = { $effect-id ->
    [asleep] Die Stadtwache auf { $spaces } schläft.
    [deafened] Die Stadtwache auf { $spaces } ist betäubt.
    [immobile] Die Stadtwache auf { $spaces } ist unbeweglich.
    [charmed] Der Wächter auf { $spaces } ist verführt.
    [dimmed] Die Stadtwache auf { $spaces } sieht weniger weit.
   *[other] { $effect }: { $spaces }.
}
event-initiative_changed = { $seat } stellt die Initiative der Stadtwachen auf { $initiative }.
event-card_taken = { $seat } nimmt { $rival } eine Karte weg.
event-card_taken-own = { $seat } nimmt { $rival } weg: { $card }.
event-card_lost = { $seat } hat eine Karte an { $rival } verloren.
event-card_lost-own = { $seat } hat an { $rival } verloren: { $card }.
event-card_fetched = { $seat } nimmt aus dem Ablagestapel: { $card }.
event-confiscated = { $seat } beschlagnahmt bei { $rival }: { $jewel }.

## Was Karten sagen: zusammengesetzt aus Zielen und Effekten

board-range = Reichweite { $range }
board-range-district = in deinem Stadtteil
board-theft-icon = Diebstahl-Symbol
board-grenade = Granate
board-way = { $aim }: { $effects }
board-join = {"; "}
board-or = oder
board-aim-thief = ein anderer Dieb
board-aim-guard = ein Wächter
board-aim-captain = ein Hauptmann
board-aim-guards = jeder Wächter in Reichweite
board-aim-space = ein Feld
board-aim-free_space = { $most ->
    [1] ein Feld ohne Figuren
   *[other] bis zu { $most } Felder ohne Figuren
}
board-aim-guardhouse = ein Wachhaus ohne Stadtwache und Feuer
board-aim-jewel = ein Juwel auf einem Feld
board-aim-yellow_jewel = ein gelbes Juwel auf einem Feld
board-aim-tokens = { $most ->
    [1] ein verdecktes Stadtplättchen
   *[other] { $least ->
        [0] bis zu { $most } verdeckte Stadtplättchen
        [1] bis zu { $most } verdeckte Stadtplättchen
       *[other] { $least } verdeckte Stadtplättchen
    }
}
board-aim-discard = eine Karte im Ablagestapel
board-aim-initiative = die Initiative der Stadtwachen
board-effect-move = { $manner-id ->
    [dash] geh bis zu { $spaces } Felder, ohne aufzunehmen, aufzudecken oder zu stehlen
    [jump] spring bis zu { $spaces } Felder weit; nur das letzte wird betreten
    [light_fingers] geh bis zu { $spaces } Felder; du darfst alle bestehlen, die du triffst
    [sneak] geh bis zu { $spaces } Felder
   *[other] { $manner }: { $spaces }
}
board-effect-steer = { $nearer ->
    [yes] geht bis zu { $spaces } Felder, mit jedem Schritt näher zu dir
   *[no] geht bis zu { $spaces } Felder, wie du willst
}
board-effect-send = kommt in ein Wachhaus deiner Wahl ohne Stadtwache und Feuer
board-effect-glide = du landest dort
board-effect-lure = Wächter und Hauptleute bis { $within } Felder entfernt gehen { $spaces } Felder darauf zu
board-effect-mark = { $marker-id ->
    [fire] Feuer dort
    [smoke] Rauch dort
   *[other] { $marker }
}{ $spread ->
    [yes] {" "}und auf allen Nachbarfeldern
   *[no] { "" }
}
board-effect-deafen = Wächter und Hauptleute bis { $within } Felder entfernt entdecken in dieser Runde niemanden
board-effect-immobilise = unbeweglich bis zum Ende der Runde
board-effect-sleep = { $turns ->
    [1] schläft bis zum Ende der Runde
   *[other] schläft bis zum Ende der nächsten Runde
}
board-effect-poison = { $points } blaue AP weniger in der nächsten Planung, mindestens { $least } bleiben
board-effect-protect = du kannst in dieser Runde nicht festgenommen werden
board-effect-hide = du bist in dieser Runde verborgen
board-effect-unmask = kann in dieser Runde durch nichts verborgen sein
board-effect-spare = kann dich in dieser Runde nicht festnehmen
board-effect-rob = bestiehl diesen Dieb sofort
board-effect-take_jewel = nimm es
board-effect-hand_over = gibt dir das am wenigsten wertvolle Juwel, nie das kaiserliche
board-effect-look = sieh sie geheim an{ $take ->
    [yes] {" "}und nimm, wenn du willst, eines zum Behalten
   *[no] { "" }
}{ $swap ->
    [yes] {" "}und vertausche sie, wenn du willst
   *[no] { "" }
}
board-effect-take_token = nimm ein Stadtplättchen von diesem Bogen
board-effect-draw = { $cards ->
    [one] zieh eine Karte
   *[other] zieh { $cards } Karten
}{ $discard ->
    [0] { "" }
    [one] , dann leg eine ab
   *[other] , dann leg { $discard } ab
}
board-effect-gain = nimm { $ap } temporäre AP
board-happens-draw = { $cards ->
    [one] alle ziehen eine Karte
   *[other] alle ziehen { $cards } Karten
}
board-happens-gain = alle nehmen { $ap } temporäre AP
board-happens-discard = { $cards ->
    [one] alle Diebe in der Stadt legen eine Karte ab
   *[other] alle Diebe in der Stadt legen { $cards } Karten ab
}
board-effect-shift = verändere sie um bis zu { $most } (0 bis { $highest }), solange die Stadtwachen nicht gehandelt haben
board-effect-post_guard = dort erscheint ein neuer Wächter{ $acts ->
    [yes] {" "}und handelt sofort
   *[no] { "" }
}
board-effect-remove = kommt zurück in den Vorrat
board-effect-take_card = nimm eine zufällige Karte aus dieser Hand
board-effect-dim = die Stadtwachen in deinem Stadtteil haben in dieser Runde { $vigilance } weniger Aufmerksamkeit
board-effect-salvage = nimm sie auf die Hand
board-effect-discard = { $cards ->
    [one] alle Diebe in diesem Stadtteil legen eine Karte ab
   *[other] alle Diebe in diesem Stadtteil legen { $cards } Karten ab
}
board-effect-post = { $where-id ->
    [gates] ein Wächter erscheint an einem Stadttor des offenen Stadtteils
    [here] ein Wächter erscheint hier
   *[other] ein Wächter erscheint in einem Wachhaus: { $where }
}
board-effect-recall = Wächter kehren in die nächsten Wachhäuser zurück
board-effect-jewels = { $more ->
    [one] ein gelbes Juwel mehr wird gelegt
   *[other] { $more } gelbe Juwelen mehr werden gelegt
}
board-effect-burn = { $spaces ->
    [one] Feuer auf einem Feld des offenen Stadtteils
   *[other] Feuer auf { $spaces } Feldern des offenen Stadtteils
}

## Was Ereignisse, Plättchen und Diebe tun, solange sie da sind

board-holds-vigilance = Aufmerksamkeit der Stadtwachen { $change }
board-holds-movement = Bewegung der Stadtwachen { $change }
board-holds-initiative = Initiative der Stadtwachen { $change }
board-holds-crowd = alle können bestohlen werden
board-holds-no_sewers = die Kanalisation ist gesperrt
board-holds-no_hideouts = Verstecke verbergen niemanden
board-holds-hides = Diebe dort sind verborgen: { $district }
board-holds-bounty = wer das kaiserliche Juwel sichtbar trägt, wird von überall entdeckt
board-holds-lower_die = der niedrigere Würfel zählt für die Stadtwachen
board-ability-morius = König der Kanäle: Jedes Kanalisationsfeld ist Eingang und Ausgang
board-ability-noiron = Akrobat: Schleichen reicht ein Feld weiter
board-ability-jasmine = Alte Flamme: Eine Festnahme kostet keine Karte und kein kleineres Juwel und lässt 6 blaue AP
board-ability-nikolai = Werkstatt: zieht in der Ziehphase 2 Karten und legt 1 davon ab
board-ability-joanne = Salut: Wächter lassen sie vorbei, außer ihre Bewegung endet auf deren Feld
board-ability-zain = Feuerfest: geht durch Feuer; seine Granaten reichen 2 Felder weiter

## Warum nicht: Aufbau und Ereignisse

reason-not-now = Das geht jetzt nicht.
reason-thief-taken = { $figure } ist schon vergeben.
reason-start-taken = Auf { $space } beginnt schon jemand.
reason-no-start-space = { $space } ist kein Startfeld.
reason-wrong-district = { $space } liegt nicht im Stadtteil, auf den der Kompass zeigt: { $district }.
reason-not-empty = { $space } ist nicht leer.
reason-too-near-thief = { $space } ist weniger als { $count } Felder von einem Dieb entfernt.

## Warum nicht: Karten und Planung

reason-never-lost = { $card } geht nie verloren und wird nie abgelegt.
reason-not-just-drawn = { $card } hast du nicht gerade gezogen.
reason-card-not-held = { $card } hast du nicht auf der Hand.
reason-finish-action = Erst muss die Aktion fertig werden, die du gerade planst.
reason-already-planned = { $card } ist schon geplant.
reason-no-points-left = Für { $card } sind keine AP mehr da.
reason-move-first = Im Verlies muss Bewegen vor { $card } geplant sein.
reason-no-special-actions = In diesem Spiel gibt es keine Spezialaktionen.
reason-not-your-special = { $card } gehört einem anderen Dieb.
reason-no-cover = { $card } braucht eine allgemeine Karte als Abdeckung.
reason-no-cover-needed = Jetzt wird keine Abdeckung gebraucht.
reason-cover-general = { $card } kann nicht abdecken: Das kann nur eine allgemeine Karte.
reason-card-first = Wähle erst eine Karte, die du planst.
reason-one-point = Jede Aktion braucht mindestens 1 AP.
reason-too-few-points = { $points ->
    [0] Du hast keine AP mehr.
    [one] Du hast nur noch 1 AP, nicht { $count }.
   *[other] Du hast nur noch { $points } AP, nicht { $count }.
}
reason-more-than-move = Im Verlies darf keine Aktion mehr AP tragen als Bewegen ({ $most }).
reason-token-without-points = { $token } gibt keine AP.
reason-token-laid = { $token } liegt schon auf einer Aktion.
reason-token-not-held = So ein Plättchen hast du nicht: { $token }.
reason-move-needed = Im Verlies brauchen die anderen Aktionen Bewegen.
reason-not-planned = { $card } ist nicht geplant.

## Warum nicht: Ausführung

reason-not-its-place = Jetzt sind nur Aktionen mit { $points } AP an der Reihe.
reason-not-alone = { $card } geht nur als einzige ausgeführte Aktion der Runde.
reason-not-this-card = { $card } steht nicht auf der Karte, die an der Reihe ist.
reason-not-yourself = { $card } braucht einen anderen Dieb.
reason-left-city = { $rival } hat die Stadt verlassen.
reason-not-in-pile = { $card } liegt nicht im Ablagestapel oder hat gerade diese Aktion abgedeckt.
reason-initiative-too-far = Auf { $initiative } lässt sich die Initiative nicht stellen.
reason-safe-in-dungeon = Nichts reicht in das Verlies auf { $space } hinein.
reason-out-of-range = { $space } ist außer Reichweite für { $card }.
reason-no-target = Auf { $space } ist kein Ziel für { $card }.
reason-chosen-already = { $space } ist schon gewählt.
reason-no-guard-near = Kein Wächter in Reichweite lässt sich bewegen.

## Warum nicht: Bewegung

reason-immobile = Diese Figur kann sich nicht bewegen.
reason-no-steps = Es ist kein Schritt mehr übrig.
reason-no-dungeon = { $space } ist ein Verlies.
reason-fire = Auf { $space } brennt es.
reason-no-jump = Springen geht nur mit Federstiefeln.
reason-jump-instead = Mit Federstiefeln springst du.
reason-too-far = { $space } ist zu weit: { $count ->
    [one] Du hast 1 Schritt.
   *[other] Du hast { $count } Schritte.
}
reason-no-path = Von { $from } führt kein Laufweg nach { $space }.
reason-leave-dungeon = Der erste Schritt muss aus dem Verlies führen.
reason-dashing = Mit Spurt bewegst du dich nur.
reason-no-such-jewel-here = So ein Juwel liegt hier nicht: { $jewel }.
reason-token-face-up = Das Plättchen hier liegt schon offen.
reason-no-token-here = Hier liegt kein Stadtplättchen.
reason-thief-not-here = { $rival } ist nicht hier.
reason-robbed-already = { $rival } wurde in dieser Runde schon bestohlen.
reason-nothing-to-steal = Bei { $rival } ist nichts zu holen.
reason-no-theft-marker = { $rival } hat kein Diebstahlplättchen.
reason-not-arrived = Um { $rival } zu bestehlen, musst du in dieser Aktion hier ankommen.
reason-sewers-closed = { $card }: Niemand kann die Kanalisation nutzen.
reason-no-sewer-here = Hier ist kein Kanalisations-Eingang.
reason-no-sewer-exit = { $space } ist kein Kanalisations-Ausgang.
reason-sewer-not-entered = Du musst den Eingang in ebendieser Bewegung mit einem Schritt betreten; schon darauf zu stehen genügt nicht. Geh herunter und wieder darauf.
reason-hurried-already = Wie meine Westentasche geht nur einmal pro Aktion.
reason-gates-closed = Die Stadttore sind zu: Das kaiserliche Juwel wurde noch nicht genommen.
reason-no-open-gate = Hier ist kein offenes Stadttor.

## Warum nicht: Figuren und Entscheidungen

reason-watch-there = Auf { $space } steht schon jemand von den Stadtwachen.
reason-seizes-first = Zuerst werden die Diebe auf dem eigenen Feld festgenommen.
reason-cannot-reach = { $space } ist nicht zu erreichen.
reason-nobody-to-seize = Auf dem Feld ist niemand festzunehmen.
reason-no-such-jewel = So ein Juwel ist nicht zu holen: { $jewel }.
reason-no-such-token = So ein Plättchen hat { $rival } nicht: { $token }.
reason-not-looked-at = Auf { $space } siehst du dir gerade kein Plättchen an.
reason-token-stays = { $token } lässt sich nicht behalten und bleibt liegen.
reason-not-least-jewel = Es muss eines vom geringsten Wert sein, nicht: { $jewel }.
reason-cannot-place = Auf { $space } kann jetzt niemand eingesetzt werden.
reason-no-such-figure = Von { $space } kann keine solche Figur genommen werden.
reason-watch-elsewhere = { $space } erlauben die Regeln hier nicht.
reason-not-nearest = { $space } ist keines der nächsten Wachhäuser.
reason-no-free-guardhouse = { $space } ist kein Wachhaus ohne Stadtwache und Feuer.
reason-not-free = { $space } lässt sich nicht in Brand stecken.

## Der Tisch: Uhr und Reihenfolge

board-name = { $thing }
board-nothing = nichts
board-over = Das Spiel ist vorbei.
board-turn = Runde { $turn } · { $phase-id ->
    [event] Ereignis
    [draw] Aktionskarte ziehen
    [plan] Planung
    [resolve] Ausführung
    [cleanup] Aufräumen
    [setup] Aufbau
   *[other] { $phase }
}
board-first = Startspieler: { $seat }
board-calm = ruhig: { $number } von { $of }
board-alarm = ALARM: { $number } von { $of }
board-event = Ereignis: { $event } ({ $effects })
board-jewel-at = Das kaiserliche Juwel liegt auf { $space }{ $distance ->
    [0] .
    [one] , 1 Feld von dir.
   *[other] , { $distance } Felder von dir.
}
board-jewel-with = Das kaiserliche Juwel hat { $seat }.
board-open = Der Ausweg: { $district }, von { $gates } aus{ $distance ->
    [0] .
    [one] , 1 Feld von dir.
   *[other] , { $distance } Felder von dir.
}
board-track = Es kommen noch: { $entries }
board-track-watch = { $initiative } Stadtwachen
board-track-hidden = { $initiative } { $seat }
board-track-open = { $initiative } { $seat }: { $cards }
board-tie-thieves = bei Gleichstand zuerst die Diebe
board-tie-watch = bei Gleichstand zuerst die Stadtwachen
board-values = { $figure }: Aufmerksamkeit { $vigilance }, Bewegung { $movement }

## Der Tisch: das Eigene

board-plan = Dein Plan (noch { $points } AP):
board-planned = Dein Plan:
board-plan-action = { $points } AP: { $cards }{ $status-id ->
    [turned_up] {" "}(jetzt)
    [resolved] {" "}(ausgeführt)
    [declined] {" "}(verzichtet)
    [dropped] {" "}(verloren)
    [waiting] { "" }
   *[other] {" "}({ $status })
}{ $tokens-id ->
    [none] { "" }
   *[other] {" "}mit { $tokens }
}
board-plan-laying = Gerade: { $cards }
board-you = Du ({ $letter }): { $figure }, { $place } · { $vp } SP
board-rival = { $seat } ({ $letter }): { $figure }, { $place } · { $vp } SP
board-thief-at = auf { $space } ({ $district })
board-thief-dungeon = im Verlies { $space } ({ $district })
board-thief-left = aus der Stadt
board-thief-nowhere = noch nicht in der Stadt
board-sheet = Bogen: { $things } · { $points } AP · Karten: { $cards }
board-mark-hidden = verborgen
board-mark-protected = geschützt
board-mark-unmasked = entlarvt
board-mark-snared_thieves = unbeweglich
board-mark-poisoned = vergiftet
board-mark-marked = Diebstahlplättchen
board-mark-robbed = in dieser Runde bestohlen
board-mark-lower = sonst nichts in dieser Runde
board-mark-purple = temporäre AP für die nächste Runde: { $points }
board-known = Du hast gesehen: { $tokens }
board-known-token = { $space } { $token }
board-in-reach = Die Stadtwachen können dich hier erreichen.
board-in-sight = Die Stadtwachen können dich hier sehen.
board-arrest-cost = Eine Festnahme würde kosten: { $losses } · danach { $points } blaue AP im Verlies{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}
board-a-card = eine Karte
board-explained = Deine Karten ({ $cards } allgemeine):
board-card = { $card }: { $text }
board-alone = { $text } (einzige Aktion der Runde)
board-thieves = Die Diebe:
board-thief-to-choose = { $figure }: { $text }
board-special = Spezialaktion { $card }: { $text }
board-jailed = Im Verlies: Plane Bewegen, mit mindestens so vielen AP wie alles andere.

## Der Tisch: die Stadt

board-face-down = Plättchen
board-thief-here = { $seat }
board-watch-asleep = schlafend
board-watch-asleep_next = schläft auch nächste Runde
board-watch-deaf = betäubt
board-watch-snared = unbeweglich
board-watch-charmed = verführt
board-around = Rings um { $space }:
board-neighbour = { $space } ({ $steps }): { $notes } → { $ways }
board-reached = in Reichweite der Stadtwachen
board-seen = im Blick der Stadtwachen
board-map = Die Stadt:
board-legend = A–D Diebe · { $guard } Wächter · { $captain } Hauptmann · { $yellow } gelbes Juwel · { $green } grünes Juwel · { $emperor } kaiserliches Juwel · { $token } verdecktes Plättchen · { $smoke } Rauch · { $fire } Feuer
board-district = { $district } ({ $first-id } bis { $last-id }):
board-watch = Die Stadtwachen, die nächsten zuerst:
board-figure = { $figure } auf { $space }{ $distance ->
    [0] { "" }
   *[other] , { board-far }
}{ $told ->
    [yes] : Bewegung { $movement }, Aufmerksamkeit { $vigilance }
   *[no] { "" }
}{ $seats-count ->
    [0] { "" }
   *[other] ; im Blick: { $seats }
}
board-sees = sieht: { $spaces }
board-far = { $distance ->
    [one] 1 Feld von dir
   *[other] { $distance } Felder von dir
}
board-streets = Straßen, Haus für Haus:
board-street = { $street }: { $houses }
board-routes = Feld für Feld:
board-space = { $space }: { $notes } → { $ways }
board-place = { $kind }: { $spaces }

## Der Tisch: die anderen und die Stapel

board-rival-plan = Plan: { $actions }
board-rival-action = { $points } AP { $cards }{ $status-id ->
    [turned_up] {" "}(jetzt)
    [resolved] {" "}(ausgeführt)
    [declined] {" "}(verzichtet)
    [dropped] {" "}(verloren)
    [waiting] { "" }
   *[other] {" "}({ $status })
}
board-covered = verdeckt
board-piles = Stapel: { $deck } · Vorrat: Wächter { $guards }, Hauptleute { $captains }, gelbe Juwelen { $yellow }
board-discard = Ablagestapel: { $cards }
board-tokens-left = Noch nicht gesehene Stadtplättchen: { $tokens }

## Anmerkungen zu Dingen

note-half = { $card }:
note-alone = { $card }, als einzige Aktion der Runde:
note-thief = { $seat }, { $vp } SP
note-reached = in Reichweite der Stadtwachen
note-seen = im Blick der Stadtwachen
note-arrest = eine Festnahme hier würde kosten: { $jewels-count ->
    [0] { $card ->
        [yes] eine Karte
       *[no] nichts
    }
    [2] { $jewels-1 } oder { $jewels-2 }{ $card ->
        [yes] , eine Karte
       *[no] { "" }
    }
   *[other] { $jewels }{ $card ->
        [yes] , eine Karte
       *[no] { "" }
    }
} · { $points } blaue AP im Verlies{ $district-id ->
    [none] { "" }
   *[other] {" "}({ $district })
}

## The score sheet: where points came from

source-yellow = Gelbe Juwelen
source-green = Grüne Juwelen
source-tokens = Juwelenplättchen
source-burglar = Bester Dieb

## The gallery: everything in the box, to be looked up

gallery-section-thief = Die Diebe
gallery-section-basic = Basiskarten
gallery-section-special = Spezialaktionskarten
gallery-section-general = Allgemeine Aktionskarten
gallery-section-token = Stadtplättchen
gallery-section-calm = Ereignisse vor dem Alarm
gallery-section-alarm = Ereignisse beim Alarm
gallery-section-watch = Die Stadtwachen
gallery-section-piece = Juwelen und Plättchen
gallery-section-place = Felder der Stadt
gallery-section-district = Stadtteile
gallery-piece-blue_ap = blaue AP
gallery-what-blue_ap = { $ap } je Dieb und Runde, { $jailed } nach einer Runde im Verlies; die auf einer geplanten Aktion sind ihre Initiative
gallery-piece-red_ap = rote AP
gallery-what-red_ap = eine weniger, als Personen mitspielen: mehr AP für den, der das kaiserliche Juwel hat
gallery-piece-purple_ap = violette AP
gallery-what-purple_ap = vorübergehende AP: mehr AP in der nächsten Planung, und nur dort
gallery-piece-first_thief = Startspieler-Plättchen
gallery-what-first_thief = wer es hat, deckt das Ereignis auf, würfelt für die Wache, trifft ihre offenen Entscheidungen und kommt bei Gleichstand unter Dieben zuerst; es geht jede Runde nach links
gallery-piece-district_card = Stadtteilkarte
gallery-what-district_card = wird gezogen, wenn das kaiserliche Juwel genommen wurde: Nur die Tore dieses Stadtteils führen hinaus
gallery-piece-watch_sheet = Stadtwachen-Übersicht
gallery-what-watch_sheet = Initiative der Wache: vor dem Alarm ein Würfel mit { $die } Seiten, bei Gleichstand handelt der Dieb zuerst; im Alarm der höhere von zwei Würfeln, und die Wache handelt zuerst
gallery-piece-screen = Sichtschirm
gallery-what-screen = verbirgt, was du planst, bis alle fertig sind
gallery-piece-crowd_token = Getümmelplättchen
gallery-what-crowd_token = schafft Platz, wo viele Figuren stehen; es hat keine Wirkung
gallery-has-special = Spezialaktion: { $card }
gallery-special-of = Spezialaktion von { $figure }; braucht eine allgemeine Karte als Abdeckung
gallery-halves = zwei Hälften, von denen du eine nutzt: { $cards }
gallery-alone = nur als deine einzige Aktion der Runde
gallery-token-reveal = beim Aufdecken: { $effect }; dann kommt das Plättchen in die Schachtel
gallery-token-ap = auf den Bogen: { $ap } AP in einer späteren Planung
gallery-token-steps = auf den Bogen: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} mehr in einer Bewegung
gallery-token-vp = auf den Bogen: zählt als gelbes Juwel, { $vp } SP
gallery-token-makes = bleibt bis zum Spielende offen liegen; sein Feld ist jetzt auch: { $kind }
gallery-at-once = sofort: { $effect }
gallery-holds = bis zum Ende der Runde: { $effect }
gallery-compass = das neue gelbe Juwel kommt nach: { $district }
gallery-figure-guard = Handeln die Stadtwachen, geht er auf den nächsten entdeckten Dieb zu und nimmt fest, wen er erreicht.
gallery-figure-captain = Hauptleute kommen mit dem Alarm und handeln wie Wächter, nach ihnen.
gallery-values-calm = vor dem Alarm: Aufmerksamkeit { $vigilance }, Bewegung { $movement }
gallery-values-alarm = beim Alarm: Aufmerksamkeit { $vigilance }, Bewegung { $movement }
gallery-jewel-vp = { $vp } SP für den, der damit die Stadt verlassen hat
gallery-jewel-emperor = Wer es aus der Stadt trägt, gewinnt sofort.
gallery-marker-smoke = bis zum Ende der Runde: Diebe hier sind verborgen und können bestohlen werden
gallery-marker-fire = bis zum Ende der Runde: Keine Figur darf dieses Feld betreten oder überqueren
gallery-marker-theft_marker = bis zum Ende der Runde: Wer mit einer eigenen Bewegung auf das Feld dieses Diebs kommt, darf ihn einmal bestehlen
gallery-marker-best_burglar = { $vp } SP für den, der das kaiserliche Juwel als Erster nimmt; nicht zu verlieren
gallery-district-spaces = { $count } Felder
gallery-district-places = { $kind }: { $spaces }
gallery-place-guardhouse = hier erscheinen neue Wächter
gallery-place-sword = hier beginnt ein Wächter
gallery-place-imperial = wird in diesem Stadtteil festgenommen, wer das kaiserliche Juwel trägt, kommt es hierher
gallery-place-dungeon = hierher kommen Festgenommene
gallery-place-sewer_entrance = betritt ihn in ebendieser Bewegung und komm an einem beliebigen Ausgang heraus, wo sie endet; schon darauf zu stehen genügt nicht
gallery-place-sewer_exit = hier kommt heraus, wer durch einen Eingang ging
gallery-place-hideout = wer darauf steht, ist verborgen: Die Stadtwachen bemerken ihn nicht und nehmen ihn nicht fest
gallery-place-start = hier beginnt ein Dieb
gallery-place-guard_alarm = beim Alarm erscheint hier ein Wächter, wenn der Stadtteil offen ist
gallery-place-captain_alarm = beim Alarm erscheint hier ein Hauptmann, wenn der Stadtteil offen ist
gallery-place-gate = der Weg aus der Stadt, sobald sein Stadtteil offen ist
gallery-place-green_jewel = hier liegt zu Beginn ein grünes Juwel: { $vp } SP
gallery-place-emperors_jewel = hier liegt zu Beginn das kaiserliche Juwel

# Was zu Beginn eines ersten Spiels gesagt wird

simplified = Dieses erste Spiel ist einfacher: Es wird ohne Sonderaktionen gespielt, damit es weniger zu wählen gibt. Die passiven Fähigkeiten gelten.
