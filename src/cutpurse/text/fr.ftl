# Ce que dit le programme lui-même, dans tous les jeux. Chaque langue a les mêmes clés.

## Pourquoi pas

reason-setting-unknown = Il n’y a pas de réglage « { $setting } ». Il y a : { $allowed }.
reason-setting-value = « { $value } » n’est pas possible pour le réglage « { $setting } ». Possible : { $allowed }.
reason-choice-too-long = C’est trop long : { $most } caractères au plus.
reason-game-over = La partie est finie.
reason-already-sealed = Tu as répondu. Ta réponse reste cachée jusqu’à ce que tout le monde ait répondu.
reason-not-asked = Ce n’est pas à toi de décider pour le moment.
reason-nothing-to-undo = Il n’y a rien à reprendre : seulement tes propres derniers choix, tant que rien n’a été révélé depuis.
reason-unknown-choice = Ce choix n’existe pas ici.

## Pourquoi pas, à une table sur un serveur

reason-message-too-long = C’est trop long : { $most } octets au plus.
reason-malformed = Le serveur ne comprend pas cela : { $problem }
reason-hello-first = Ce serveur parle une autre version du protocole ({ $protocol }). L’un des deux programmes est périmé.
reason-too-fast = Pas si vite : cela n’a pas été entendu.
reason-talks-too-fast = Pas tant de mots à la fois : cela n’a pas été entendu.
reason-too-often = Cela a été demandé trop souvent depuis ton adresse. Attends une minute.
reason-too-busy = Le serveur est trop occupé pour cela. Réessaie dans une minute.
reason-too-many-undos = Cela a été repris { $most } fois ; maintenant, c’est définitif.
reason-too-many-changes = Trop de changements : termine ou reprends quelque chose.
reason-too-slow = Cela a mis trop de temps à arriver.
reason-too-many-connections = Il y a trop de connexions depuis ton adresse.
reason-not-the-keeper = Seul le gardien du serveur peut faire cela.
reason-not-over-yet = Il pourra y avoir une autre partie quand celle-ci sera finie.
reason-bad-record = Ce n’est pas l’enregistrement d’une partie finie, ou il ne tient pas : { $problem }
reason-no-such-record = Il n’y a pas de tel enregistrement sur ce serveur.
reason-no-such-page = L’enregistrement n’a pas cette page : il y a de 0 à { $last }.
reason-no-such-table = Cette table n’existe pas sur ce serveur.
reason-not-your-table = Ce lien n’ouvre aucune place à cette table. Quelqu’un a peut-être pris la place avec une nouvelle invitation.
reason-invitation-void = Cette invitation a déjà servi, ou il en existe une plus récente. Demandes-en une autre à l’hôte.
reason-not-the-host = Seul l’hôte de la table peut le faire.
reason-one-host = Une place exactement doit être celle de l’hôte (« me »).
reason-no-such-seat-here = { $seat } : personne ne peut être invité à cette place.
reason-owner-not-absent = { $seat } est là ou vient de partir : cette place ne peut être offerte à personne d’autre.
reason-seat-offered-anew = { $seat } : une longue absence. L’hôte a fait une nouvelle invitation pour cette place.
reason-seat-offered = { $seat } : l’hôte a fait une invitation pour cette place.
reason-seat-to-bot = Désormais { $seat } joue ici : l’hôte a donné la place à un bot.
reason-stand-in = { $seat } ne joue pas en ce moment : un bot ({ $bot }) joue à sa place.
reason-seat-given-back = { $seat } est de retour et joue de nouveau.
reason-stand-in-plays = Un bot joue pour toi en ce moment. Annonce d’abord ton retour.
reason-time-used-up = Ton temps pour cette partie est épuisé : un bot joue jusqu’à la fin.
reason-no-stand-in = Un bot ne peut prendre la place quand le temps est écoulé que si la table en nomme un.
reason-bad-seconds = { $seconds } secondes ne sont pas possibles : de { $least } à { $most }.
reason-table-closed = Cette table est fermée.
reason-bad-address = Les messages ne vont qu’à une adresse http ou https sur l’internet ouvert, de 500 signes au plus.
reason-started-already = La partie a déjà commencé.
reason-seats-open = Il reste des places libres : attends, ou donne-les à des bots.
reason-unknown-game = Il n’y a pas de jeu « { $game } » sur ce serveur. Il y a : { $known }.
reason-no-such-example = Il n’y a pas d’exemple « { $example } » dans ce jeu.
reason-unknown-bot = Il n’y a pas de bot « { $bot } » sur ce serveur. Il y a : { $known }.
reason-too-many-tables = Ce serveur a autant de tables qu’il peut en tenir. Essaie plus tard.
reason-other-rules = Cette partie a été commencée selon la version { $rules } des règles ; ce programme connaît les versions jusqu’à { $known }.
reason-unknown-box = Cette partie a été commencée avec une boîte ({ $box }) dont ce programme n’a pas le matériel.
reason-audience = Tu regardes : seuls ceux qui sont assis à la table peuvent le faire.
reason-not-started = La partie n’a pas commencé : tout le monde n’est pas assis.
reason-game-not-over = L’enregistrement est disponible une fois la partie finie.
reason-stale = Trop tard : la table a changé entre-temps.
reason-nothing-to-let-pass = Il n’y a rien ici que tu puisses laisser passer désormais.
reason-moved-elsewhere = Autre chose s’est passé au même moment. Regarde la table et choisis de nouveau.
reason-not-stored = { $problem-id ->
    [full] Le disque du serveur est plein : rien ne s’est passé, la table attend.
    [locked] Le stockage du serveur est occupé : rien ne s’est passé. Essaie encore.
    [unreachable] La base de données du serveur ne répond pas. Ton choix a peut-être été enregistré, peut-être pas : regarde la table avant de choisir encore.
   *[other] Le serveur n’a pas pu enregistrer cela : rien ne s’est passé. Essaie encore.
}
reason-table-damaged = Ce que le serveur a enregistré de cette table est endommagé : personne ne peut y jouer tant que son responsable n’a pas restauré une copie.
reason-no-connection = Il n’y a pas de connexion au serveur en ce moment.

## Déroulement

event-taken_back = { $seat } reprend son dernier choix.

## Durée d’une réponse permanente

scope-always = jusqu’à nouvel ordre
scope-turn = pour ce tour
scope-round = pour cette manche

## Ennuis avec les bots

trouble-no-start = { $seat } : le bot ne démarre pas ({ $detail }). Un autre a joué ce coup.
trouble-late = { $seat } : le bot a mis trop de temps. Un autre a joué ce coup.
trouble-died = { $seat } : le bot s’est arrêté ({ $detail }). Un autre a joué ce coup.
trouble-garbage = { $seat } : la réponse du bot est incompréhensible ({ $detail }). Un autre a joué ce coup.
trouble-too-long = { $seat } : la réponse du bot est trop longue. Un autre a joué ce coup.
trouble-not-offered = { $seat } : le bot a choisi ce qui n’était pas proposé ({ $detail }). Un autre a joué ce coup.
trouble-error = { $seat } : le bot a commis une erreur ({ $detail }). Un autre a joué ce coup.
trouble-given-up = { $seat } : le bot a trop souvent échoué. Un autre joue désormais à sa place.

## La table

ui-log = Ce qui s’est passé
ui-log-news = Ce qui s’est passé · { $count } nouvelles lignes, l les montre toutes
ui-choose = { $seat } décide
ui-thinking = { $seat } réfléchit …
ui-waiting = Un instant …
ui-over = La partie est finie
ui-caution = À considérer
ui-caution-go = Le faire
ui-caution-back = Réfléchir encore (Échap)
ui-taken-back = Repris.
ui-saved = Enregistré : { $file }
ui-save-failed = Impossible d’enregistrer { $file } : { $problem }
ui-rescued = Le programme a commis une erreur. La partie est enregistrée : { $file }
ui-go-on = Pour continuer : cutpurse play --resume { $file }
ui-not-saved = La partie n’a pas été enregistrée.
ui-save-as = Enregistrer la partie sous
ui-hand-over = Le clavier passe à { $seat }.
ui-hand-over-hint = Les autres détournent les yeux. { $seat } appuie sur Entrée.
ui-since = Ce que tout le monde a vu
ui-why = Pourquoi pas ?
ui-why-nothing = Rien de ce qui vient à l’esprit ici n’est interdit.
ui-about-nothing = Il n’y a rien de plus à en savoir.
ui-why-open = Cela, tu peux le faire.
ui-why-hint = Entrée montre la règle.
ui-standing = Réponses permanentes
ui-standing-hint = Choisis ce que tu laisses toujours passer, ou reviens dessus. Personne d’autre ne le saura.
ui-standing-none = Les réponses permanentes valent pour les questions auxquelles on répond en secret. Il n’y en a pas en ce moment.
ui-standing-here = « { $question } »
ui-standing-even-aimed = « { $question } », même si cela te vise
ui-standing-every = tout ce qu’on peut laisser passer en bloc, sauf si cela te vise
ui-standing-new = Toujours passer, { $scope } : { $what }
ui-standing-old = Ne plus passer ({ $scope }) : { $what }
ui-standing-done = Qu’il en soit ainsi.
ui-quit = Quitter la partie ?
ui-quit-save = Enregistrer dans { $file } et quitter
ui-quit-lose = Quitter sans enregistrer
ui-quit-leave = Quitter (la partie est enregistrée dans { $file })
ui-quit-stay = Continuer à jouer

## La ligne du bas : touches, 78 caractères au plus

ui-keys-table = 1–9 a–z choisir · ↑↓ Entrée · u reprendre · w pourquoi · b table · ? aide
ui-keys-join = 1–9 a–z choisir · u reprendre · w pourquoi · t parler · b table · ? aide
ui-keys-back = ↑↓ défiler · Échap retour
ui-keys-list = ↑↓ Entrée choisir · Échap retour
ui-keys-enter = Entrée continuer · q quitter
ui-keys-result = b table · l déroulement · s enregistrer · q quitter
ui-keys-rules = taper un numéro ou des mots · ↓ liste · Entrée lire · Échap retour
ui-keys-input = Entrée accepter · Échap retour
ui-keys-replay = ←→ un pas · PgPréc PgSuiv dix · g aller à · e yeux · b table · q quitter

## Résultat

ui-result = Résultat
ui-result-winners = { $seats-count ->
    [0] Personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
ui-result-line = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-result-verify = Chaque tirage peut être prouvé : cutpurse verify { $file }

## Règles

ui-rules = Règles
ui-rules-search = Numéro ou mots
ui-rules-guide = Comment jouer : { $page }
ui-rules-summary = Aide-mémoire : { $page }
ui-rules-gallery = Dans la boîte : { $section }
ui-gallery-copies = { $count } exemplaires
ui-gallery-unseen = encore inconnus : { $count }
ui-rules-none = Rien trouvé pour « { $words } ».
ui-rules-empty = Le programme n’a pas de livre de règles pour ce jeu.
ui-rules-more = … et { $count } de plus. Précise avec d’autres mots.
ui-rules-partly = En partie :
ui-rules-mark = { $mark-id ->
    [rulebook] Énoncé par les règles imprimées.
    [public] Publié en dehors des règles imprimées.
   *[ours] Une décision de ce programme.
}

## Relecture

ui-replay-record = Entrée { $record } sur { $last }.
ui-replay-deal = Le jeu est mis en place.
ui-replay-choice = { $seat } choisit : { $choice }.
ui-replay-eyes = Vu par : { $eyes }
ui-replay-eyes-all = Vu par : tout le monde ; la table par : { $board }
ui-replay-eyes-closed = Les autres yeux restent fermés tant que la partie dure.
ui-replay-no-further = Il n’y a plus rien de ce côté.
ui-replay-fault = Cet enregistrement est faux (entrée { $record } : { $problem }). Il est montré jusque-là.
ui-replay-go = Aller à l’entrée
ui-eyes-spectator = le public

## Exemples

example-asked = { $seat } doit répondre : { $question }
example-offered = { $seat } peut : { $choice }
example-withheld = { $seat } ne peut pas : { $choice }. { $why }
example-impossible = { $seat } ne peut pas faire cela. { $why }
example-yes = oui
example-no = non
example-nothing = rien

## Aide

ui-help = Aide
ui-help-text =
    Sous le déroulement se trouvent les choix, chacun avec une touche : 1 à 9, puis
    des lettres. Appuie sur la touche, ou vas-y avec les flèches puis Entrée.
    (!) après un choix : il y a de quoi réfléchir ; Entrée encore confirme.
    » devant un choix : un raccourci qui fait plusieurs choix à la fois.
    › devant une ligne du déroulement : nouveau pour toi.

    u  reprendre ton dernier choix
    w  pourquoi pas : ce qui est impossible maintenant, avec la règle
    p  réponses permanentes : toujours passer à une sorte de question
    b  toute la table
    l  tout le déroulement
    r  chercher dans les règles
    s  enregistrer la partie
    q  quitter la partie
    ?  cette page
    PgPréc PgSuiv  faire défiler la table

## Mode ligne

ui-plain-welcome = Tape le numéro d’un choix, ou une commande : table, journal, savoir NUMÉRO, pourquoi, reprendre, règles, aide, quitter.
ui-plain-press-enter = Appuie sur Entrée.
ui-plain-sure = Malgré tout ? oui ou non :
ui-plain-quit = Quitter sans enregistrer ? oui ou non :
ui-plain-yes = oui, o
ui-plain-save-where = Où ? Tape : enregistrer FICHIER
ui-plain-rules-hint = Tape : règles NUMÉRO, règles et quelques mots, ou règles et le titre d’une page.
ui-plain-standing-hint = Tape : toujours NUMÉRO, pour le dire ou pour revenir dessus.
ui-plain-help =
    Un numéro, ou les mots d’un choix : le prendre. Avec « ! » derrière : sans confirmation.
    Entrée : relire les choix.
    table : ce qui est sur la table. journal : tout ce qui s’est passé.
    savoir NUMÉRO : ce qu’il est bon de savoir d’un choix. savoir : de tout ce qui est sur la table.
    pourquoi : ce qui est impossible et pourquoi. pourquoi MOTS : pourquoi cela précisément.
    reprendre : reprendre ton dernier choix.
    toujours : toujours passer à une sorte de question.
    céder : vider l’écran jusqu’à ton retour.
    règles NUMÉRO, règles MOTS : chercher dans les règles.
    enregistrer FICHIER : enregistrer la partie. quitter : partir.
ui-plain-replay-welcome = Entrée : la suite. Autres commandes : retour, aller NUMÉRO, fin, yeux, table, journal, aide, quitter.
ui-plain-eyes-all = tous
ui-plain-eyes-spectator = public
ui-plain-replay-help =
    Touche Entrée ou suite : une entrée plus loin. retour : une entrée en arrière.
    Un numéro, ou aller NUMÉRO : à cette entrée. fin : tout jusqu’à la fin.
    yeux : les yeux suivants. yeux NOM, yeux public, yeux tous.
    table : ce qui est sur la table. journal : tout ce qui s’est passé jusqu’ici.
    règles NUMÉRO, règles MOTS : chercher dans les règles. quitter : partir.

## À une table sur un serveur

ui-join-seat = Tu es { $seat }.
ui-join-audience = Tu regardes. La main de personne ne t’est montrée.
ui-join-row = { $seat } : { $state-id ->
    [here] à la table
    [away] absent
    [bot] un bot
   *[open] personne encore
}
ui-join-waits = La partie commence quand tout le monde est assis.
ui-join-begins = Tout le monde est assis : la partie commence.
ui-join-came = { $seat } est à la table.
ui-join-left = { $seat } a quitté la table.
ui-join-said = { $seat } dit : { $text }
notice-your-turn = { $who }, c’est à toi : { $game }
ui-join-again = Il y a une autre partie. Pour te rasseoir : cutpurse join '{ $link }'
ui-join-say = Dire à la table
ui-join-seconds = La fenêtre se ferme dans { $seconds } s.
ui-join-lost = La connexion est perdue. Nouvel essai …
ui-join-back = La connexion est rétablie.
ui-join-refused = Le serveur refuse ({ $code }).
ui-join-quit-go = Quitter. La place reste à toi : le même lien y ramène.
ui-join-muted = Tu n’entends plus { $seat }.
ui-join-unmuted = Tu entends { $seat } de nouveau.
ui-join-mute = Qui ne veux-tu pas entendre ?
ui-join-mute-row = { $seat } : { $muted ->
        [yes] muet, entendre de nouveau
       *[no] ne plus entendre
    }
ui-join-notified = Quand on t’interroge et que tu n’es pas là, un message part vers { $url }.
ui-join-not-notified = Plus aucun message ne t’est envoyé.
ui-join-notify = Adresse pour « à toi de jouer » (« - » : aucune)
ui-join-get-up = Se lever. Tout le monde le voit, et un bot peut continuer ; le même lien y ramène.
ui-join-goodbye = Pour revenir : cutpurse join '{ $link }'
ui-join-help-text =
    Sous le déroulement se trouvent les choix, chacun avec une touche : 1 à 9, puis
    des lettres. Appuie sur la touche, ou vas-y avec les flèches puis Entrée.
    (!) après un choix : il y a de quoi réfléchir ; Entrée encore confirme.
    › devant une ligne du déroulement : nouveau pour toi.
    La ligne au-dessus de la table dit qui est là.

    u  reprendre ton dernier choix
    w  pourquoi pas : ce qui est impossible maintenant, avec la règle
    p  réponses permanentes : toujours passer à une sorte de question
    t  dire quelque chose à la table
    M  ne plus entendre quelqu’un, ou l’entendre de nouveau
    N  où te prévenir quand c’est à toi et que tu n’es pas là
    b  toute la table
    l  tout le déroulement, avec ce qui a été dit
    r  chercher dans les règles
    s  garder l’enregistrement quand la partie est finie
    q  quitter ; le même lien ramène à ta place
    ?  cette page
    PgPréc PgSuiv  faire défiler la table
ui-plain-join-welcome = Tape le numéro d’un choix, ou une commande : table, journal, savoir NUMÉRO, pourquoi, reprendre, règles, dire MOTS, taire QUI, prévenir ADRESSE, qui, aide, se lever, quitter.
ui-plain-say-what = Tape : dire MOTS
ui-plain-mute-whom = Tape : taire QUI (la lettre ou le nom de quelqu’un à la table)
ui-plain-notify-where = Tape : prévenir ADRESSE (« prévenir - » : plus rien)
ui-plain-join-help =
    Un numéro, ou les mots d’un choix : le prendre. Avec « ! » derrière : sans confirmation.
    Entrée : relire les choix.
    table : ce qui est sur la table. journal : tout ce qui s’est passé. qui : qui est là.
    dire MOTS : dire quelque chose à la table.
    taire QUI : ne plus entendre quelqu’un, ou l’entendre de nouveau. QUI est une lettre ou un nom.
    prévenir ADRESSE : un message y part quand on t’interroge et que tu n’es pas là. prévenir - : plus rien.
    savoir NUMÉRO : ce qu’il est bon de savoir d’un choix. savoir : de tout ce qui est sur la table.
    pourquoi : ce qui est impossible et pourquoi. pourquoi MOTS : pourquoi cela précisément.
    reprendre : reprendre ton dernier choix.
    toujours : toujours passer à une sorte de question.
    règles NUMÉRO, règles MOTS : chercher dans les règles.
    enregistrer FICHIER : garder l’enregistrement quand la partie est finie.
    se lever : quitter la table. Tout le monde le voit, et un bot peut continuer ; le même lien y ramène.
    quitter : partir. Le même lien ramène à ta place.

# Mots que l’on peut taper pour une commande, outre les mots anglais, séparés par des virgules.

command-options = choix, c
command-board = table, t
command-log = journal, j
command-about = savoir
command-why = pourquoi, p
command-undo = reprendre, r
command-hand-over = céder
command-standing = toujours
command-save = enregistrer, e
command-rules = règles, regles
command-help = aide, a, ?
command-quit = quitter, q
command-next = suite, s
command-back = retour, r
command-go = aller
command-end = fin
command-eyes = yeux, y
command-say = dire
command-who = qui
command-get-up = se lever
command-mute = taire
command-notify = prévenir, prevenir

## Ligne de commande

cli-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
cli-unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $known } ; ou donne une commande qui en démarre un.
reason-no-such-file = Il n’y a pas de fichier « { $file } » ici.
reason-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
cli-bad-setting = « { $text } » n’est pas un réglage : NOM=VALEUR est attendu.
cli-no-file = { $file } est illisible : { $problem }
cli-bad-file = { $file } n’est pas l’enregistrement d’une partie : ligne { $line } : { $problem }
cli-off = { $file } est faux : entrée { $record } : { $problem }
cli-off-head = { $file } est faux : { $problem }
cli-bad-pack = Le fichier de matériel { $file } n’est pas correct : { $problem }
cli-finished = Cette partie est finie. Pour la revoir : cutpurse replay { $file }
cli-verified = { $file } : les { $draws } tirages sont ceux du secret, les { $records } entrées suivent les règles.
cli-seat = Il n’y a pas de place « { $seat } » à cette table.
cli-person = Joueur
cli-bot = Bot
cli-scenarios = Scénarios conformes : { $held }, non conformes : { $failed }.
cli-no-rule = Aucune règle et rien dans la boîte ne parle de « { $words } ».
cli-bad-game-name = « { $name } » ne convient pas comme nom de paquet : deux à quarante lettres minuscules, chiffres et traits de soulignement, en commençant par une lettre.
cli-game-there = Un jeu nommé { $name } est déjà installé.
cli-folder-there = { $folder } existe déjà.
cli-game-made = { $folder } est créé. Ensuite : pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = Ce jeu n’a pas de livret de règles.
cli-no-summary = Ce jeu n’a pas d’aide-mémoire.
cli-no-folder = Le dossier { $folder } n’existe pas.
cli-unproved = { $number } n’a ni scénario ni test.
cli-unknown-rule = { $number } est citée, mais cette règle n’existe pas.
cli-coverage = { $proved } règles sur { $rules } sont prouvées.
cli-no-peer = Le paquet « { $package } » manque. Il vient avec l’extra « bench » : pip install "cutpurse[bench]"
cli-bad-link = Ce n’est pas un lien vers une place. Un tel lien ressemble à : http://HÔTE:8000/t/TABLE#i=…, avec tout ce qui suit le # (entre guillemets, le plus souvent).
cli-no-server = { $server } est injoignable : { $problem }
cli-strange-server = La réponse du serveur est incompréhensible. L’un des deux programmes est peut-être périmé, ou un autre serveur est à cette adresse.
cli-other-rules = Le serveur joue à « { $game } » selon une autre version des règles ou avec d’autres réglages que ceux de ce programme. L’un des deux est périmé.
cli-box = La boîte de { $game } : { $digest }
cli-box-unreleased = Aucune version publiée n’a encore cette boîte.
cli-box-other = La version { $release } avait une autre boîte ({ $digest }) : ce qui est publié reste tel quel.
cli-box-archived = La boîte de { $game } { $release } est figée : { $file }
cli-seat-link = Ta place a son propre lien. Qui l’a joue à ta place : { $link }
cli-seat-not-kept = Impossible d’écrire { $file } ({ $problem }) : garde le lien de ta place.
cli-serving = Cutpurse écoute à { $address } et garde ses tables dans { $file }. Ctrl+C l’arrête ; les tables continuent après un redémarrage.
cli-table-seat = { $place } : { $link }
cli-table-audience = Public : { $link }
cli-table-host = Hôte, pour cutpurse host : { $link }
cli-no-host-link = Ce n’est pas le lien d’un hôte. Il finit par #h=… et a été affiché à la création de la table.
cli-no-port = Rien ne peut écouter à { $address } : { $problem }
cli-bad-proxy = Ni une adresse ni un réseau : { $problem }
cli-unknown-attack = Il n’y a pas d’attaque { $attack } ; il y a : { $known }
cli-no-store = Les tables ne peuvent pas être gardées dans { $file } : { $problem }
cli-bus-alone = Un bus sert à plusieurs serveurs sur une même base de données : donne aussi --database postgresql://…
cli-dataset-file = Un jeu de données se termine par .parquet ou .jsonl ; ce n’est pas le cas de { $file }.
cli-dataset = { $file } : { $rows } choix, { $bytes } octets.
cli-dataset-other = { $file } est l’enregistrement d’un autre jeu : { $game }.
cli-not-written = { $file } ne peut pas être écrit : { $problem }
cli-no-extra = Le paquet « { $package } » manque. Il vient avec l’extra « { $extra } » : pip install "cutpurse[{ $extra }]"
cli-port-taken = Un autre programme écoute déjà à { $address }. Choisis un autre port : cutpurse serve --port 8001
cli-runs-already = Cutpurse y tourne déjà : { $address }
cli-not-copied = Impossible de copier { $file } : { $problem }
cli-copied = { $file } est une copie de tout ce qui a été enregistré jusqu’ici.
cli-unknown-seat = « { $seat } » ne peut pas s’asseoir là. Il y a : me, open, { $known }.
cli-no-such-file = ce fichier n’existe pas
