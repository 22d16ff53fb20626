# Was Thiefdom sagt. Dieselben Schlüssel stehen in jeder Sprachdatei.

## The game

game-name = Thiefdom
game-about = Je drei Diebe in einer verwinkelten Stadt: Raubt, verkauft, bestecht und lasst euch von den Wachen nicht sehen. Mit Solospiel.

## Settings

setting-smuggling = Schmuggelaufträge
setting-smuggling-about = Woher neue Aufträge kommen.
setting-smuggling-deck = vom verdeckten Stapel
setting-smuggling-open_stacks = offene Auftragsstapel: Alle sehen, was kommt
setting-planning = Planung
setting-planning-about = Wie die Planungsplättchen gelegt werden.
setting-planning-secret = alle wählen heimlich
setting-planning-chaotic = chaotisch: Die Plättchen werden zufällig gelegt
setting-layout = Stadt
setting-layout-about = Wie die Stadtteile liegen.
setting-layout-random = zufällig zusammengesetzt
setting-layout-introductory = die Einführungsstadt

## Parts of sentences

thief-name = { $seat } ({ $shape })
goods-name = { $good-id ->
    [gold] { $count } Gold
    [gem] { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
    [brandy] { $count } Branntwein
    [wine] { $count } Wein
    [badge] { $count } Abzeichen
   *[other] { $good }
}
direction-name = { $direction-id ->
    [N] Norden
    [E] Osten
    [S] Süden
    [W] Westen
   *[other] { $direction }
}
way-name = { $way-id ->
    [N] Nach Norden
    [E] Nach Osten
    [S] Nach Süden
    [W] Nach Westen
    [mouth] Durch die Katakomben
    [out] Hinaus
    [none] Gehen
   *[other] { $way }
}
slot-name = { $slot-id ->
    [patrol] Patrouillentafel
   *[other] { $slot }
}
other-name = { $other-id ->
    [lair_store] Unterschlupflager
   *[other] { $other }
}
gold-name = { $gold } Gold
cost-name = { $cost } Gold
plus-goods = { $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
where-name = { $place-id ->
    [tower] in einem Turm
    [garden] in einem Garten
    [smithy] in einer Schmiede
    [stable] in einem Stall
    [church] in der Kirche
    [market] im Markt
    [dealer] beim Hehler
    [tavern] in einer Taverne
    [dungeon] im Kerker
    [smuggler] beim Schmuggler
    [villa] in einer Villa
    [building] in einem Gebäude
    [lantern] auf einer Laterne
    [river] am Fluss
    [own_lair] im eigenen Unterschlupf
    [beside_carriage] in einem Gebäude neben der Kutsche
   *[other] { $place }
}

## Words of choices

word-patrol = Patrouillentafel
word-lair_store = Unterschlupflager

## Questions

question-draft_pick = Welche Karte behältst du?
question-draft_buy = Welche Karten kaufst du, und für wen? Gold im Unterschlupflager: { $gold }
question-lair = In welchem Haus ist dein Unterschlupf? (mit der Zahl der Schritte zu den nächsten Orten)
question-plan = Nacht { $round }: { $number ->
    [1] Wer ist zuerst dran
    [2] Wer ist als Zweiter dran
    [3] Wer ist als Dritter dran
   *[4] Wer ist zuletzt dran
}? (Planungsplättchen { $number })
question-route = { $figure }: Welcher Weg?{ $left ->
    [1] { "" }
   *[other] {" "}(noch { $left } freie Laternen)
}
question-action = { $shape }, { $ap ->
    [0] kein Aktionspunkt mehr
    [one] noch ein Aktionspunkt
   *[other] noch { $ap } Aktionspunkte
}: Was nun?
question-hop = { $shape } unterwegs, { $points ->
    [one] noch ein Schritt
   *[other] noch { $points } Schritte
}: Wohin?
question-pass = { $shape } überspringt { $place }: Wo landet er?
question-location = { $place }: Was machst du hier?
question-patrons = Verbünden, Schlägerei oder nichts? Gold: { $gold }
question-tapestry = Welche Karte der Auslage nimmst du umsonst?
question-keep = { $shape } trägt zu viel: Was muss weg?
question-divide = { $good-id ->
    [gold] Wie viel Gold soll
    [gem] Wie viele Edelsteine soll
    [brandy] Wie viel Branntwein soll
    [wine] Wie viel Wein soll
    [badge] Wie viele Abzeichen soll
   *[other] { $good }: Soll es
} { $shape } haben? (mit: { other-name })

## Options: before the first night

option-keep = { $card } behalten: kostet { cost-name }, { $vp } SP
option-buy-for = { $shape } bekommt { $card }: { cost-name }, { $vp } SP
option-done = Fertig
option-lair = Unterschlupf: { $place }
option-lair-near = { $place }: Markt { $market }, Taverne { $tavern }, Hehler { $dealer }, Villa { $villa }, Schmuggler { $smuggler }
option-place = Plättchen { $number }: { slot-name }
option-place-patrol = Plättchen { $number }: Patrouillentafel ({ $figures })

## Options: townsfolk

option-walk = Nach { direction-name } zur Laterne { $place }{ $after ->
    [occupied] {", "}besetzt, und weiter
    [on] {" "}und weiter
    [same] {", "}auf anderem Weg
    [end] { "" }
   *[other] { "" }
}
option-walk-nowhere = Nach { direction-name }
option-walk-to = { $figure } zur Laterne { $place }{ $direction-id ->
    [none] { "" }
   *[other] {", Blick nach "}{ direction-name }
}{ $own ->
    [0] { $caught ->
        [0] { "" }
        [one] {" "}(ertappt einen Rivalen)
       *[other] {" "}(ertappt { $caught } Rivalen)
    }
   *[other] { $caught ->
        [one] {" "}(ertappt deinen eigenen Dieb)
       *[other] {" "}(ertappt { $caught } Diebe, davon { $own } von dir)
    }
}

## Options: a thief’s turn

option-go = { way-name }: { $place }
option-pass-folk = { way-name } über { $figure } hinweg ({ $place })
option-pass-thief = { way-name } über { $seat } ({ $shape }) hinweg, { $place }
option-hide = { way-name }: verstecken, { $place }
option-enter = { way-name }: betreten, { $place }
option-climb = { way-name } über die Mauer: { $place }
option-over = { way-name }: darüber springen, { $place }
option-stop = { $points ->
    [0] Hier bleiben
   *[other] Hier bleiben ({ $points ->
        [one] 1 Schritt verfällt
       *[other] { $points } Schritte verfallen
    })
}
option-move-to = Bewegen: { $place } (Aktionspunkte: { $ap })
option-move-rob = Bewegen: { $place }, dann bestehlen: { $figure }{ $good-id ->
    [gold] {" "}(Gold)
    [gem] {" "}(Edelstein)
    [both] {" "}(Gold und Edelstein)
    [brandy] { "" }
    [wine] { "" }
    [badge] { "" }
   *[other] { "" }
}{ $card-id ->
    [none] { "" }
   *[other] {" "}({ $card })
}{" "}(Aktionspunkte: { $ap }){ $wanted ->
    [yes] {" "}– danach gesucht
   *[no] { "" }
}
option-activate-sell = { $place }: nutzen und alles verkaufen ({ $vp } SP)
option-sell-all = Alles verkaufen ({ $vp } SP)
option-rob-guard = { $figure } bestehlen: 1 Abzeichen
option-rob-cudgel = { $figure } mit dem Knüppel bestehlen: { $vp } SP, dann muss sie ziehen
option-rob-noble = { $figure } bestehlen: { goods-name }
option-rob-noble-both = { $figure } bestehlen: { $gold } Gold und { $gem } { $gem ->
    [one] Edelstein
   *[other] Edelsteine
}
option-rob-carriage = Kutsche bestehlen: { $count } Wein
option-rob-mortana = Kutsche für { gold-name } bestehlen: { $count } Wein, kein Steckbrief
option-activate = Nutzen: { $place }
option-stamina = Ausdauer einsetzen: ein Aktionspunkt mehr
option-poster = { $vp ->
    [0] Steckbrief ablegen
   *[other] Steckbrief zurücklegen: { $vp } SP
}
option-exchange = Waren tauschen: { other-name }
option-give-all = Alles übergeben, was passt: { other-name }
option-take-all = Alles nehmen, was passt: { other-name }
option-discard = Abwerfen: { $good }
option-end = Zug beenden

## Options: locations

option-take = Nehmen: { goods-name }
option-sell = Verkaufen: { goods-name } für { $vp } SP
option-patrons = Die Gäste ansehen
option-deliver = Abliefern: { $artwork }, { $vp } SP{ plus-goods }
option-mission = „{ $mission }“ erfüllen: { $need } für { $vp } SP{ plus-goods }
option-buy = { $card } kaufen: { cost-name }, { $vp } SP
option-buy-brandy = Kaufen: { goods-name } für { gold-name }
option-fetch = Aus dem Kerker nehmen: { goods-name }
option-onward = Weiter nach: { $place }
option-befriend = Mit { $patron } verbünden: { cost-name }, { $vp } SP{ plus-goods }
option-brawl = Schlägerei mit { $patron }: { $vp } SP
option-leave = Die Gäste in Ruhe lassen
option-take-card = { $card } nehmen: { $vp } SP
option-decline = Keine Karte nehmen: { $vp } SP
option-lose = Verlieren: { $good }
option-carry = { $shape }: { goods-name } · { other-name }: { $rest }
option-carry-artwork = { $count ->
    [0] Ohne: { $good }
   *[other] Mit: { $good }
}
option-rest-stays = Alles andere bleibt, wie es ist

## Options: cards

option-use-gain = { $card } einsetzen{ $vp ->
    [0] { "" }
   *[other] , { $vp } SP
}{ $ap ->
    [0] { "" }
   *[other] , { $ap } AP
}{ plus-goods }
option-use-trade = { $card }: { $pay } → { $goods-count ->
    [0] { $vp } SP
   *[other] { $goods }{ $vp ->
        [0] { "" }
       *[other] , { $vp } SP
    }
}
option-use-store_trade = { $card }: aus dem Unterschlupflager { $good } für { $vp } SP
option-use-teleport = { $card }: weiter nach { $place }
option-use-hook = { $card }: hinüber nach { $place }
option-use-swap = { $card }: Platz tauschen mit { $shape }
option-use-drive = { $card }: { $figure } vertreiben, { $vp } SP
option-use-share = { $card }: teilen mit { $shape }
option-use-smoke = { $card }: Niemand ertappt dich in diesem Zug, { $vp } SP
option-use-blind = { $card }: { $figure } sieht weg
option-use-bargain = { $card }: { $ware } für { cost-name } kaufen, { $vp } SP
option-use-give = { $card }: { $good } an { $shape } geben
option-use-fetch = { $card }: { $good } von { $shape } nehmen
option-use = { $card } einsetzen
option-unknown = { $choice }

## Consider first

caution-caught = { $figure } ertappt dich dort: minus { $vp } SP, und zurück in den Unterschlupf.
caution-goods-lost = Du verlierst alles, was du trägst ({ $count }).
caution-passing = Gegner zu überspringen kostet dich { $vp } SP.
caution-entering = Gegner im Gebäude kosten dich { $vp } SP.
caution-points-left = { $points ->
    [one] Ein Schritt verfällt.
   *[other] { $points } Schritte verfallen.
}
caution-ap-left = { $ap ->
    [one] Ein Aktionspunkt verfällt.
   *[other] { $ap } Aktionspunkte verfallen.
}
caution-stamina-left = Das ist dein letzter Dieb in dieser Nacht, und deine Ausdauer ist ungenutzt.
caution-own-caught = Das ertappt deinen eigenen Dieb: { $shape } (minus { $vp } SP)
merit-catches = Das ertappt: { $seat } ({ $shape })
caution-stopped = { $figure } hält dich dort auf: Deine Bewegung endet.
caution-overflow = { $count ->
    [one] Eine Ware passt nicht hinein.
   *[other] { $count } Waren passen nicht hinein.
}
caution-poster-worth = Im Kerker ist dieser Steckbrief { $vp } SP wert.
caution-brawl = Dieser Dieb kann sich nie mehr verbünden.
caution-outside-lair = Es ist die letzte Nacht: Ein Dieb im Unterschlupf ist { $vp } SP wert.
caution-part-left = { $part-id ->
    [buy] Danach kannst du hier nichts mehr kaufen.
    [fetch] Danach kannst du hier nichts mehr herausholen.
   *[other] Danach geht es hier damit nicht weiter.
}
caution-wanted = Du wirst gesucht.

## Notes: worth knowing before choosing

note-price = { cost-name }, { $vp } SP{ plus-goods }
note-looks = Blick nach { direction-name }, { $count ->
    [0] sieht nichts
    [one] sieht ein Feld
   *[other] sieht { $count } Felder
}
note-sees-you = hat den handelnden Dieb im Blick: kein Abzeichen zu stehlen
note-badge = { $full ->
    [yes] ein Abzeichen zu stehlen
   *[no] kein Abzeichen
}
note-bag = { $full ->
    [yes] ein voller Beutel
   *[no] ein leerer Beutel
}
note-deliverable = jetzt lieferbar: { $shapes }
note-has-goods = { $open ->
    [no] { $shape } hat die Ware · jetzt kein Weg dorthin ohne Festnahme
   *[yes] { $ap ->
        [0] { $shape } hat die Ware und ist da
       *[other] { $shape } hat die Ware · { $ap } AP entfernt
    }
}
note-artwork = ein Hehler zahlt { $vp } SP{ plus-goods }
note-artwork-card = dazu eine ausliegende Karte umsonst oder { $vp } SP
note-artwork-slots = braucht { $slots } freie Plätze
note-artwork-free = { $shape } hat { $free } frei
note-lacking = es fehlt: { $goods } ({ $shape })
note-arrest = eine Festnahme kostet { $vp } SP{ $count ->
    [0] { "" }
    [one] {" "}und die eine getragene Ware
   *[other] {" "}und die { $count } getragenen Waren
}
note-could-buy = könnte beim Hehler bezahlen: { $cards }
note-card-room = { $count ->
    [0] { $shape } hat keinen Platz für eine weitere Karte
    [one] { $shape } hat Platz für noch eine Karte
   *[other] { $shape } hat Platz für { $count } Karten
}
note-place-market = Gold nehmen, bis die Taschen voll sind; Branntwein verkaufen für je { $vp } SP
note-place-dealer = Ausrüstung der Auslage kaufen (höchstens { $cards } Karten je Dieb; nach den Nächten { $nights } liegt neue aus); Edelsteine verkaufen für je { $vp } SP; ein Kunstwerk abliefern
note-place-tavern = { $count } Gäste kennenlernen; Wein verkaufen für je { $vp } SP; Branntwein kaufen für je { $gold } Gold
note-place-dungeon = Beschlagnahmtes holen; Abzeichen verkaufen für je { $vp } SP; den Steckbrief abgeben für { $poster } SP
note-place-smuggler = abliefern, was der Auftrag verlangt
note-place-villa = Edelsteine nehmen, bis die Taschen voll sind, oder das Kunstwerk; eins von beiden ist verschlossen

## Log: set-up

event-town_built = Die Stadt: { $sections }.
event-villa_laid = { $place }: { $villa }, { $artwork }.
event-mission_laid = Neuer Auftrag ({ $place }): „{ $mission }“.
event-card_displayed = Neu in der Auslage: { $card }.
event-board_taken = { $seat } bekommt { $board }.
event-first_player = { $seat } ist Startspieler.
event-cards_dealt = { $count ->
    [one] { $seat } bekommt eine Karte.
   *[other] { $seat } bekommt { $count } Karten.
}
event-cards_dealt-own = Du bekommst: { $cards }.
event-cards_passed = { $rival } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an { $seat }.
event-cards_passed-own = Von { $rival } bekommst du: { $cards }.
event-nothing_bought = { $seat } kauft keine Ausrüstung.
event-lair_chosen = { $seat } bezieht den Unterschlupf: { $place }.

## Log: the night

event-night_fell = Nacht { $round } bricht an.
event-plan_shown = { $seat } hat geplant: { $slots }.
event-tile_turned = { $seat }, Plättchen { $number }: { slot-name }.
event-folk_moved = { $figure } zieht nach { $place }{ $only ->
    [yes] , der einzige Weg
   *[no] { "" }
}.
event-folk_stayed = { $figure } kann sich nicht bewegen und bleibt auf { $place }.
event-turn_began = { thief-name } ist am Zug.
event-turn_ended = { thief-name } ist fertig{ $left ->
    [0] { "" }
    [one] {" "}(ein Aktionspunkt verfällt)
   *[other] {" "}({ $left } Aktionspunkte verfallen)
}.
event-stamina_used = { thief-name } setzt Ausdauer ein.
event-moved = { thief-name } → { $place }.
event-wall_climbed = { thief-name } klettert über eine Mauer → { $place }.
event-passed_over = { thief-name } überspringt { $figure-id ->
    [none] { $hat-id ->
        [none] { $place }
       *[other] { $seats-count ->
            [0] einen Gegner
           *[other] { $seats }
        } ({ $hat }), { $place }
    }
   *[other] { $figure } ({ $place })
}.
event-teleported = { thief-name } taucht auf: { $place }.
event-caught = { $figure } ertappt { thief-name }!
event-escaped = { thief-name } entwischt und ist wieder frei.
event-arrested = { thief-name } wird festgenommen: minus { $vp } SP.
event-confiscated = Beschlagnahmt bei { thief-name }: { goods-name }.

## Log: goods and points

event-robbed = { thief-name } bestiehlt: { $figure }.
event-gained = { thief-name } bekommt { goods-name }.
event-lost = { thief-name } kann nicht alles tragen, verloren: { goods-name }.
event-paid = { thief-name } zahlt { goods-name }.
event-sold = { thief-name } verkauft { goods-name } für { $vp } SP.
event-discarded = { thief-name } wirft ab: { goods-name }.
event-handed = { $seat }: { goods-name }, { $giver-id ->
    [lair_store] Unterschlupflager
   *[other] { $giver }
} → { $taker-id ->
    [lair_store] Unterschlupflager
   *[other] { $taker }
}.
event-stored = { $seat } legt ins Unterschlupflager: { goods-name }.
event-scored = { $seat } bekommt { $vp } SP ({ $why-id ->
    [dawn] Diebe in den Gassen
    [goods] Waren
    [lair] Diebe im Unterschlupf
    [visit] ein Verbündeter dankt
   *[other] { $why }
}).
event-points_lost = { $seat } verliert { $vp } SP ({ $why-id ->
    [rival_passed] Gegner übersprungen
    [rival_inside] Gegner im Gebäude
   *[other] { $why }
}).
event-wanted = { thief-name } wird gesucht.
event-poster_off = { thief-name } wird nicht mehr gesucht{ $vp ->
    [0] { "" }
   *[other] : { $vp } SP
}.

## Log: locations and cards

event-activated = { thief-name } nutzt: { $place }.
event-artwork_delivered = { thief-name } liefert ab: { $artwork }, { $vp } SP.
event-equipment_bought = { thief-name } kauft { $card } für { cost-name }: { $vp } SP.
event-patrons_revealed = Gäste für { $seat }: { $patrons }.
event-befriended = { thief-name } verbündet sich mit { $patron } für { cost-name }: { $vp } SP.
event-brawled = { thief-name } prügelt sich mit { $patron }: { $vp } SP.
event-patrons_left = { $seat } lässt die Gäste in Ruhe.
event-mission_fulfilled = { thief-name } erfüllt „{ $mission }“: { $vp } SP.
event-card_used = { thief-name } setzt ein: { $card }{ $target-id ->
    [none] { "" }
   *[other] {" "}({ $target })
}.
event-card_gone = { thief-name } nimmt { $card } aus dem Spiel.

## Log: the day and the end

event-day_broke = Tag { $round } bricht an.
event-bags_filled = Die Beutel der Adligen sind wieder voll.
event-badges_returned = Die Wachen haben ihre Abzeichen wieder.
event-display_cleared = Aus der Auslage: { $cards }.
event-solo_board = Aufgedeckt: { $board }.
event-rolled = Der Würfel zeigt { $number }{ $why-id ->
    [place] {" "}(für den Gegner)
    [move] {" "}(für das Stadtvolk)
   *[other] {" "}({ $why })
}.
event-rival_placed = Der Gegner ({ $shape }) ist hier: { $place }.
event-won = { $seats-count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen gemeinsam.
}
event-rated = { $seat }: { $vp } SP, { $stars ->
    [0] kein Stern
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}.

## Why not

reason-not-now = Das geht jetzt nicht.
reason-finish-first = Beende erst, was du begonnen hast.
reason-no-action-points = Du hast keinen Aktionspunkt mehr.
reason-card-not-in-hand = Diese Karte hast du nicht: { $card }.
reason-enough-bought = Du kannst höchstens { $count } Karten kaufen.
reason-card-twice = Ein Dieb kann keine Karte doppelt haben: { $card }.
reason-hands-full = Dieser Dieb hat schon { $count } Ausrüstungskarten.
reason-hands-full-here = { $place }: Dieser Dieb hat schon { $count } Ausrüstungskarten und kann sonst nichts tun.
reason-too-dear = Das kostet { cost-name }; da ist nur { $gold }.
reason-cannot-pay = Das kann dieser Dieb nicht bezahlen.
reason-lair-taken = Dort wohnt schon eine andere Gilde: { $place }.
reason-no-house-for-a-lair = Dort kann kein Unterschlupf sein: { $place }.
reason-no-patrol-alone = Allein planst du nur deine drei Diebe; eine Patrouillentafel hast du nicht.
reason-slot-has-a-tile = Dort liegt schon ein Plättchen: { slot-name }.
reason-tile-by-tile = Lege erst Plättchen { $number }.
reason-no-street = Nach { direction-name } führt hier keine Gasse.
reason-behind-him = Das ({ direction-name }) liegt hinter ihr.
reason-no-turning-back = Unterwegs kehrt niemand um ({ direction-name }).
reason-dead-end = Dieser Weg ({ direction-name }) ist eine Sackgasse.
reason-no-end-there = Auf diesem Weg ({ direction-name }) könnte die Bewegung nicht enden.
reason-too-far = Dorthin führt kein einzelner Schritt: { $place }.
reason-wall = Davor steht eine Mauer: { $place }.
reason-no-door = Auf dieser Seite ist kein Eingang: { $place }.
reason-not-twice = In einem Sprung kannst du keinen Ort zweimal besuchen: { $place }.
reason-no-landing = Dort ist besetzt und dahinter kein Platz zum Landen: { $place }.
reason-only-catacombs = Nur noch ein Schritt durch die Katakomben ist übrig.
reason-no-stop-here = Eine Bewegung endet nicht auf einem besetzten Feld.
reason-cannot-climb = Dieser Dieb kann nicht über Mauern klettern: { $place }.
reason-no-wall = Da ist keine Mauer zum Klettern: { $place }.
reason-cannot-jump = Dieser Dieb kann nicht über Gebäude springen: { $place }.
reason-rob-in-streets = Stadtvolk bestiehlt man auf der Gasse, nicht aus einem Gebäude.
reason-not-in-reach = Außer Reichweite: { $figure }.
reason-robbed-already = Dieser Dieb hat diese Figur heute Nacht schon bestohlen: { $figure }.
reason-in-his-sight = Du stehst im Blick von: { $figure }.
reason-no-badge = Da ist kein Abzeichen zu holen: { $figure }.
reason-bag-empty = Der Beutel ist leer: { $figure }.
reason-card-not-held = Diese Karte kann dieser Dieb nicht nutzen: { $card }.
reason-card-works-alone = Diese Karte wirkt von selbst: { $card }.
reason-once-per-turn = Nur einmal pro Zug: { $card }.
reason-card-not-here = { $card }: nur { where-name }.
reason-been-there = In dieser Lage warst du seit deinem letzten Aktionspunkt schon: { $place }.
reason-card-no-target = Dafür gibt es jetzt kein Ziel: { $card }.
reason-stamina-gone = Deine Ausdauer ist für diese Nacht verbraucht.
reason-not-wanted = Dieser Dieb wird nicht gesucht.
reason-not-at-home = Das geht nur im eigenen Unterschlupf.
reason-nobody-there = Nicht hier: { $shape }.
reason-nothing-to-exchange = Da gibt es nichts Neues zu tauschen.
reason-kind-by-kind = Eine Sorte nach der anderen; jetzt: { $good }.
reason-cannot-carry = So lässt sich das nicht aufteilen: { goods-name }.
reason-not-carried = Das trägt dieser Dieb nicht: { $good }.
reason-makes-no-room = Das schafft dort keinen Platz, wo er fehlt: { $good }.
reason-no-room = Dafür hat dieser Dieb keinen Platz: { $good }.
reason-too-few = Nötig: { goods-name }; du hast { $have }.
reason-no-location = Dieser Dieb ist in keiner Lokalität.
reason-activate-first = Nutze erst die Lokalität.
reason-activated-already = Diese Lokalität hat dieser Dieb heute Nacht schon genutzt: { $place }.
reason-no-mission = Hier liegt kein Auftrag: { $place }.
reason-artwork-room = Das Kunstwerk ({ $artwork }) braucht { $slots } freie Plätze; dieser Dieb hat { $free }. Erst etwas abgeben oder wegwerfen.
reason-no-effect = Hier kann dieser Dieb nichts tun: { $place }.
reason-part-done = Dieser Teil der Lokalität ist schon erledigt.
reason-not-done-here = Das geht hier nicht.
reason-not-sold-here = Das kauft hier niemand: { $good }.
reason-one-of-two = Eine Villa gibt Edelsteine oder das Kunstwerk, nicht beides.
reason-locked = Das ist verschlossen und braucht einen Dietrich: { $good }.
reason-artwork-gone = Das ist nicht hier: { $artwork }.
reason-not-on-display = Nicht in der Auslage: { $card }.
reason-brawled-once = Nach einer Schlägerei verbündet sich dieser Dieb nicht mehr.
reason-no-brawl-here = Schlägereien gibt es nur in Tavernen.
reason-has-a-friend = Dieser Dieb hat schon einen Verbündeten.
reason-no-patrons-left = Es sind keine Gäste mehr da.
reason-patron-not-there = Heute Nacht nicht in der Taverne: { $patron }.
reason-mission-elsewhere = Dieser Auftrag liegt nicht hier: „{ $mission }“.
reason-goods-missing = Dieser Dieb trägt nicht, was „{ $mission }“ verlangt.
reason-not-in-dungeon = Das liegt nicht im Kerker: { $good }.
reason-do-something = Tu hier erst etwas.

## The table

board-over = Das Spiel ist vorbei.
board-before = Vor der ersten Nacht
board-round = Nacht { $round } von { $rounds }{ $tile ->
    [0] { "" }
   *[other] {" "}· Plättchen { $tile }
}
board-turn = Am Zug: { thief-name }, Aktionspunkte: { $ap }
board-moving = Unterwegs, restliche Schritte: { $points }
board-smoke = Unter der Rauchbombe: Niemand ertappt diesen Dieb.
board-walking = Unterwegs: { $figure }
board-legend = . Gasse  * Laterne  : # von einer Wache gesehen  ^ > v < Wache  $ Adliger  & Kutsche  { $solo ->
    [yes] 1 dein Dieb  ? Gegner
   *[no] 1–4 Dieb dieser Gilde
}  a–z Haus  A–Z Lokalität (d unter 7A ist 7Ad)  V Villa  = Katakomben  ~ Fluss  | - Mauer
board-quarters = Viertel: { $places }. Ein Gassenfeld heißt nach Spalte und Zeile: 2,9
board-name = { $thing }
board-nothing = nichts
board-goods = { goods-name }

## The table: one’s own secrets

board-draft-hand = KARTEN ZUR WAHL
board-draft-kept = BEHALTENE KARTEN
board-own-plan = Dein Plan, Plättchen für Plättchen: { $slots }

## The table: guilds

board-guild = { $number }. { $seat }: { $vp } SP{ $stamina ->
    [yes] {" "}· Ausdauer
   *[no] { "" }
}{ $first ->
    [yes] {" "}· Startspieler
   *[no] { "" }
}
board-plan = Plan, Plättchen für Plättchen: { $slots }
board-patrol = Bewegt: { $figures }
board-lair = Unterschlupf { $place }, Lager: { $goods }
board-store = Unterschlupflager: { $goods }
board-thief = { $acting ->
    [yes] →{" "}
   *[no] { "" }
}{ $shape }, { $place-id ->
    [nowhere] noch nirgends
   *[other] { $place }
}: { $goods }
board-at-home = im Unterschlupf
board-wanted = gesucht
board-cards = Karten: { $cards }
board-brawled = Schlägerei mit { $patron }
board-blind = bestochen: { $figures }
board-slots = { $count } Plätze mehr
board-rivals = GEGNERISCHE DIEBE
board-rival = { $shape }: { $place }
board-boards-left = Heute Nacht noch zu bewegen: { $figures }
board-compass = WAS DER WURF BEDEUTET
board-die = { $number }: Stadtvolk versucht { $ways }; Gegner: { $place }

## The table: the town

board-seat = { $seat }
board-thief-of = { thief-name }
board-around = RINGS UM DEINE DIEBE
board-stands = { $shape }, { $place }: { $ways }
board-way = { $place }{ $notes ->
    [none] { "" }
   *[other] {" "}({ $notes })
}
board-way-to = { direction-name } { board-way }
board-wall = { direction-name } zu
board-lantern = Laterne
board-seen-by = im Blick von { $figures }
board-near = Schritte bis: { $places }
board-townsfolk = STADTVOLK
board-guard = { $figure }, { $place }, Blick nach { direction-name }{ $full ->
    [yes] , Abzeichen
   *[no] , kein Abzeichen
}; sieht: { $sees }
board-noble = { $figure }, { $place }{ $full ->
    [yes] , voller Beutel
   *[no] , leerer Beutel
}
board-carriage = { $figure }, { $place }
board-villas = VILLEN
board-villa = { $place }: { $locked-id ->
    [gems] Edelsteine (verschlossen)
    [artwork] Edelsteine
   *[other] Edelsteine
}, { $artwork-id ->
    [none] kein Kunstwerk mehr
   *[other] { $artwork }{ $locked-id ->
        [gems] { "" }
        [artwork] {" "}(verschlossen)
       *[other] { "" }
    }
}
board-missions = AUFTRÄGE
board-mission = { $place }: „{ $mission }“, { $need } → { $vp } SP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-mission-none = { $place }: keiner
board-mission-next = danach „{ $mission }“, { $need } → { $vp } SP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-deliverable = Kann jetzt abliefern: { $shapes }
board-display = AUSLAGE
board-revealed = GÄSTE IN DER TAVERNE
board-price = { $card }, { cost-name }, { $vp } SP{ $goods-count ->
    [0] { "" }
   *[other] , { $goods }
}
board-dungeon = Im Kerker: { $goods }
board-piles = Stapel: Ausrüstung { $equipment } · Gäste { $patrons } · Aufträge { $missions }
board-buildings = GEBÄUDE
board-kind = { $kind }: { $places }
board-explained = WAS DIE KARTEN DER DIEBE TUN

## What cards do

card-when = { $use-id ->
    [action] 1 Aktionspunkt
    [free] frei
   *[other] { $use }
}{ $frequency-id ->
    [turn] , einmal pro Zug
    [once] , nur einmal
    [any] { "" }
    [always] { "" }
   *[other] { "" }
}{ $place-id ->
    [anywhere] { "" }
   *[other] , { where-name }
}
board-card = { $card }{ $scope-id ->
    [guild] {" "}(ganze Gilde)
    [thief] { "" }
   *[other] { "" }
}: { $effects }
board-card-used = { $card } ({ $scope-id ->
    [guild] ganze Gilde,{" "}
    [thief] { "" }
   *[other] { "" }
}{ card-when }): { $effects }
board-and = { $first }; { $more }
effect-gain = bringt{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } SP
}{ $ap ->
    [0] { "" }
   *[other] {" "}+{ $ap } Aktionspunkte
}
effect-trade = gib { $pay }, nimm{ $goods-count ->
    [0] { "" }
   *[other] {" "}{ $goods }
}{ $vp ->
    [0] { "" }
   *[other] {" "}+{ $vp } SP
}{ $repeat ->
    [yes] {" "}(beliebig oft)
   *[no] { "" }
}
effect-store_trade = aus dem Unterschlupflager: gib { $pay }, nimm { $goods } +{ $vp } SP
effect-teleport = teleportiert an einen anderen solchen Ort
effect-hook = schwingt sich geradeaus über die Gasse in ein anderes Gebäude
effect-swap = tauscht den Platz mit einem anderen deiner Diebe
effect-drive = { $targets-1-id ->
    [guard] bewegt eine Wache in Sicht
    [noble] bewegt einen Adligen oder die Kutsche, falls in Sicht
    [carriage] bewegt die Kutsche in Sicht
   *[other] bewegt eine Figur in Sicht
}
effect-share = { $count ->
    [one] eine Ware geben oder nehmen, von einem anderen deiner Diebe, wo er auch ist
   *[other] bis zu { $count } Waren, keine Kunstwerke, neu aufteilen mit einem anderen deiner Diebe, wo er auch ist
}
effect-smoke = bis zum Ende seines Zugs ertappt niemand diesen Dieb, und übersprungene Gegner kosten keine SP
effect-blind = zahle { $pay }: Eine Wache sieht bis zum Morgen über diesen Dieb hinweg
effect-bargain = Ausrüstung der Auslage für { $discount } Gold weniger, je +{ $vp } SP
effect-slots = { $count } Plätze mehr
effect-move_points = { $count } Schritt mehr pro Bewegung
effect-catacomb_points = { $count } Schritt mehr bei einer Bewegung durch die Katakomben
effect-cross_wall = einmal pro Zug beim Bewegen über eine Mauer klettern
effect-jump_building = einmal pro Zug beim Bewegen über ein Gebäude springen
effect-unlock = öffnet Verschlossenes in Villen, je Fang dort +{ $vp } SP
effect-no_loss = Gegner kosten keine SP
effect-unseen = Wachen auf Stadtteil { $section } können diesen Dieb nicht festnehmen
effect-sale = bringt je { $vp } SP ({ $at }): { $good }
effect-visit = jede Nutzung ({ $at }) bringt auch { $goods } +{ $vp } SP
effect-onward = nach der Nutzung ({ $at }) weiterteleportieren: { $to }
effect-mission = jeder Auftrag bringt auch { $goods } +{ $vp } SP
effect-noble_both = Adlige geben beides: { $gold } Gold und { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
effect-noble_extra = Adlige geben zusätzlich: { $goods }
effect-strike = eine Wache zu bestehlen, auch ohne Abzeichen, kann +{ $vp } SP bringen: Dann muss sie ziehen
effect-bribe = die Kutsche bestehlen für { $pay }: { $goods }, kein Steckbrief
effect-patrons_at = auch hier mit Gästen verbünden: { $at }
effect-befriend_free = sich zu verbünden kostet kein Gold
effect-dawn = morgens auf einer Gasse: { $goods }
effect-end = am Ende { $vp } SP für jedes Stück im Unterschlupflager: { $good }

## The score sheet: where points came from

source-start = Zu Beginn
source-goods-sold = Verkaufte Waren
source-missions = Aufträge
source-artworks = Kunstwerke
source-equipment-bought = Gekaufte Ausrüstung
source-equipment-used = Eingesetzte Ausrüstung
source-friends-made = Verbündete
source-friends-help = Hilfe der Verbündeten
source-posters = Abgegebene Steckbriefe
source-dawn = Diebe in den Gassen am Morgen
source-goods-at-the-end = Waren am Ende
source-lair = Diebe im Unterschlupf
source-brawls = Schlägereien
source-arrests = Festnahmen
source-rivals = Gegner übersprungen oder getroffen

## The gallery: everything in the box, to be looked up

gallery-section-equipment = Ausrüstung
gallery-section-patron = Gäste der Tavernen
gallery-section-mission = Schmuggelaufträge
gallery-section-artwork = Kunstwerke
gallery-section-good = Waren
gallery-section-location = Lokalitäten und Villen
gallery-section-house = Häuser
gallery-section-figure = Stadtvolk, Diebe und Gilden
gallery-section-patrol = Patrouillentafeln
gallery-section-section = Stadtteile
gallery-section-solo = Tabellen des Solospiels
gallery-section-piece = Steckbriefe und Marker
gallery-piece-wanted_poster = Steckbrief
gallery-what-wanted_poster = dafür, die Kutsche zu bestehlen; solange ein Dieb ihn hat, ertappen ihn auch Adlige und die Kutsche, wenn er sie überspringt; er wird ihn im Unterschlupf los, durch eine Festnahme oder für { $vp } SP im Kerker
gallery-piece-bag_token = Beutelmarker
gallery-what-bag_token = solange er voll ist, kann man dem Adligen { $gold } Gold oder { $gems } Edelstein stehlen; dann ist er leer bis zum Tag nach Nacht 2 oder 4
gallery-piece-catacombs = Katakomben
gallery-what-catacombs = das Zugangsfeld daneben ist ein Katakombenzugang: Für einen Dieb in Bewegung ist jeder andere 1 Schritt entfernt
gallery-piece-planning_tile = Planungsplättchen
gallery-what-planning_tile = 1 bis { $most } in jeder Farbe: verdeckt eines auf jeden Dieb und eines auf die Patrouillentafel; die Plättchen 1 aller Gilden handeln zuerst
gallery-piece-stamina_marker = Ausdauermarker
gallery-what-stamina_marker = einmal pro Nacht { $ap } AP mehr für den Dieb, der am Zug ist; am Tag kommt er zurück
gallery-piece-lair_marker = Unterschlupfmarker
gallery-what-lair_marker = liegt in dem Haus, in dem deine Diebe beginnen; sein Lager fasst beliebig viele Waren
gallery-piece-loot_board = Beutetafel
gallery-what-loot_board = trägt das Abzeichen jeder Wache und den Beutelmarker jedes Adligen
gallery-piece-round_marker = Rundenmarker
gallery-what-round_marker = zeigt die Nacht, 1 bis { $rounds }
gallery-piece-player_board = Spielertafel
gallery-what-player_board = was deine drei Diebe bei sich haben, mit Platz für je { $gold } Gold und { $loot } Beute, ihre Karten und dein Unterschlupflager
gallery-piece-vp_board = Punktetafel
gallery-what-vp_board = steht neben der Stadt und zeigt die SP jeder Gilde: am Anfang { $vp }, nie weniger als 0
gallery-piece-vp_marker = Punktemarker
gallery-what-vp_marker = zeigt deine SP auf einer Punktetafel
gallery-piece-four_goods_token = „4 Waren“-Marker
gallery-what-four_goods_token = steht für 4 Waren einer Sorte, die sonst einzeln daliegen; er hat keine Wirkung
gallery-piece-die = achtseitiger Würfel
gallery-what-die = im Solospiel bewegt er die Figuren einer Patrouillentafel nach dem Kompass und stellt einen Gegner auf
gallery-guild-wide = für alle Diebe der Gilde
gallery-deliver = liefere { $goods }
gallery-reward = erhalte { $vp } SP{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-dealer-pays = ein Hehler zahlt { $vp } SP{ $goods-id ->
    [none] { "" }
   *[other] , { $goods }
}
gallery-equipment-or = und eine ausliegende Ausrüstungskarte umsonst, oder { $vp } SP, wenn du keine nimmst
gallery-artwork = belegt { $slots } Beuteplätze; { $vp } SP am Ende, wenn es nicht geliefert wurde
gallery-sold-at = bringt je { $vp } SP: { $place }
gallery-at-the-end = am Ende { $count ->
    [one] ist jedes 1 SP wert
   *[other] sind je { $count } zusammen 1 SP wert
}
gallery-villa-artwork = Edelsteine liegen offen; das Kunstwerk ist verschlossen und braucht einen Dietrich
gallery-villa-gems = das Kunstwerk liegt offen; die Edelsteine sind verschlossen und brauchen einen Dietrich
gallery-house-lair = ein Haus: kann Unterschlupf sein und wird von jedem Gassenfeld daneben betreten
gallery-house-no-lair = ein Haus: nie Unterschlupf, wird von jedem Gassenfeld daneben betreten
gallery-folk-guard = blickt in eine Richtung und ertappt jeden Dieb, den sie auf einer Gasse sieht; von der Seite oder von hinten bestohlen, bringt sie ihr Abzeichen
gallery-folk-noble = geht von Laterne zu Laterne; mit vollem Beutel bestohlen, bringt er { $gold } Gold oder { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
gallery-folk-carriage = fährt zwei Laternen weit; sie zu bestehlen bringt { $wine } Wein und einen Steckbrief
gallery-from-players = { $count ->
    [one] dabei ab { $count } Person
   *[other] dabei ab { $count } Personen
}
gallery-thief = { $ap } Aktionspunkte je Nacht; Platz für { $gold } Gold und { $loot } Beute; alle Formen sind gleich
gallery-guild = beginnt mit { $vp } SP und { $gold } Gold im Unterschlupflager; Farben machen keinen Unterschied
gallery-for-players = Zahl der Personen: { $players }
gallery-moves = bewegt, in dieser Reihenfolge: { $figures }
gallery-first-player = wer sie hat, ist Startspieler
gallery-rival = setzt einen Gegner ein: { $shape }
gallery-land = Land: zufällig gelegt und gedreht
gallery-river = Fluss: in der Ostspalte, nie gedreht
gallery-entry-villa = hinter seinem Zugang liegt eine Villa
gallery-entry-catacombs = hinter seinem Zugang liegen Katakomben
gallery-places = { $places }
gallery-table-compass = Der Kompass
gallery-table-placement = Wohin Gegner gesetzt werden
gallery-table-stars = Sterne
gallery-compass = { $number }: Das Stadtvolk versucht { $ways }
gallery-placement = { $number }: { $place }, Stadtteil { $section }
gallery-stars = { $stars } { $vp } SP

# Was zu Beginn eines ersten Spiels gesagt wird

simplified = Dieses erste Spiel spielt in der Einführungsstadt, die immer gleich ausliegt; in anderen Spielen bestimmt sie der Zufall.
