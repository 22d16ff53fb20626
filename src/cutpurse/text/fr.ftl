# Ce que dit le programme lui-même, dans tous les jeux. Chaque langue a les mêmes clés.

## Pourquoi pas

reason-setting-unknown = Il n’y a pas de réglage « { $setting } ». Disponibles : { $allowed }.
reason-setting-value = « { $value } » n’est pas possible pour le réglage « { $setting } ». Possible : { $allowed }.
reason-choice-too-long = C’est trop long : { $most } caractères au plus.
reason-game-over = La partie est terminée.
reason-already-sealed = Tu as déjà répondu. Ta réponse reste cachée jusqu’à ce que tout le monde ait répondu.
reason-not-asked = Ce n’est pas à toi de décider maintenant.
reason-nothing-to-undo = Il n’y a rien à annuler : tu ne peux annuler que tes propres derniers choix, tant que rien n’a été révélé depuis.
reason-unknown-choice = Ce choix n’existe pas ici.

## Pourquoi pas, à une table sur un serveur

reason-message-too-long = C’est trop long : { $most } octets au plus.
reason-malformed = Le serveur ne comprend pas cela : { $problem }
reason-hello-first = Ce serveur utilise une autre version du protocole ({ $protocol }). L’un des deux programmes est périmé.
reason-too-fast = Trop de messages ; le dernier a été ignoré.
reason-talks-too-fast = Trop de messages à la fois ; le dernier n’a pas été envoyé.
reason-too-often = Trop de requêtes depuis ton adresse. Attends une minute.
reason-too-busy = Le serveur est trop occupé pour cela. Réessaie dans une minute.
reason-too-many-undos = Cela a été annulé { $most } fois ; maintenant, c’est définitif.
reason-too-many-changes = Trop de changements : termine, ou annule quelque chose.
reason-too-slow = Cela a mis trop de temps à arriver.
reason-too-many-connections = Il y a trop de connexions depuis ton adresse.
reason-not-the-keeper = Seul l’administrateur du serveur peut faire cela.
reason-not-over-yet = Une autre partie sera possible quand celle-ci sera terminée.
reason-bad-record = Ce n’est pas l’enregistrement d’une partie terminée, ou il n’est pas valide : { $problem }
reason-no-such-record = Cet enregistrement n’existe pas sur ce serveur.
reason-no-such-page = L’enregistrement n’a pas cette page ; il a les pages 0 à { $last }.
reason-no-such-table = Cette table n’existe pas sur ce serveur.
reason-not-your-table = Ce lien n’ouvre aucune place à cette table. Quelqu’un a peut-être pris la place avec une nouvelle invitation.
reason-invitation-void = Cette invitation a déjà servi, ou une plus récente l’a remplacée. Demandes-en une autre à l’hôte.
reason-code-void = Ce code ne marche pas : il a déjà servi, il a expiré ou contient une faute de frappe. Demandes-en un nouveau sur ton autre appareil.
reason-not-the-host = Seul l’hôte de la table peut le faire.
reason-one-host = Une place exactement doit être celle de l’hôte (« me »).
reason-no-such-seat-here = { $seat } : personne ne peut être invité à cette place.
reason-owner-not-absent = { $seat } est là ou vient de partir : cette place ne peut encore être proposée à personne d’autre.
reason-seat-offered-anew = { $seat } : une longue absence. L’hôte a fait une nouvelle invitation pour cette place.
reason-seat-offered = { $seat } : l’hôte a fait une invitation pour cette place.
reason-seat-to-bot = L’hôte a donné cette place à un bot ({ $seat }).
reason-seat-on-device = Ta place a été ouverte sur un autre appareil avec ton code. Si ce n’était pas toi, quitte cette table.
reason-stand-in = { $seat } ne joue pas en ce moment : un bot joue à sa place.
reason-seat-given-back = { $seat } est de retour et joue de nouveau.
reason-stand-in-plays = Un bot joue pour toi en ce moment. Annonce d’abord ton retour.
reason-time-used-up = Ton temps pour cette partie est épuisé : un bot joue jusqu’à la fin.
reason-no-stand-in = Un bot ne peut prendre la place quand le temps est écoulé que si la table en nomme un.
reason-bad-seconds = { $seconds } s, ce n’est pas possible : de { $least } à { $most } secondes.
reason-table-closed = Cette table est fermée.
reason-bad-address = Les notifications ne vont qu’à une adresse http ou https sur l’internet public, de 500 caractères au plus.
reason-started-already = La partie a déjà commencé.
reason-seats-open = Il reste des places libres : attends, ou donne-les à des bots.
reason-unknown-game = Il n’y a pas de jeu « { $game } » sur ce serveur. Disponibles : { $known }.
reason-no-such-example = Il n’y a pas d’exemple « { $example } » dans ce jeu.
reason-no-such-lesson = Il n’y a pas de leçon « { $lesson } » dans ce jeu.
reason-no-such-step = Cette leçon a { $all } étapes.
reason-unknown-bot = Il n’y a pas de bot « { $bot } » sur ce serveur. Disponibles : { $known }.
reason-too-many-tables = Ce serveur est plein et ne peut pas accueillir d’autre table. Réessaie plus tard.
reason-other-rules = Cette partie a été commencée selon la version { $rules } des règles ; ce programme connaît les versions jusqu’à { $known }.
reason-unknown-box = Cette partie a été commencée avec un matériel ({ $box }) que ce programme n’a pas.
reason-audience = Tu regardes : seuls les joueurs de la table peuvent le faire.
reason-not-started = La partie n’a pas commencé : il reste des places libres.
reason-game-not-over = L’enregistrement est disponible une fois la partie terminée.
reason-stale = Trop tard : la table a changé entre-temps.
reason-nothing-to-let-pass = Il n’y a rien ici sur quoi passer automatiquement.
reason-moved-elsewhere = Autre chose s’est passé au même moment. Regarde la table et choisis de nouveau.
reason-not-stored = { $problem-id ->
    [full] Le disque du serveur est plein : rien ne s’est passé, la table attend.
    [locked] Le stockage du serveur est occupé : rien ne s’est passé. Essaie encore.
    [unreachable] La base de données du serveur ne répond pas. Ton choix a peut-être été enregistré, peut-être pas : regarde la table avant de choisir encore.
   *[other] Le serveur n’a pas pu enregistrer cela : rien ne s’est passé. Essaie encore.
}
reason-table-damaged = Les données de cette table sont endommagées : personne ne peut y jouer tant que l’administrateur n’a pas restauré une sauvegarde.
reason-no-connection = Il n’y a pas de connexion au serveur en ce moment.

## Déroulement

event-taken_back = { $seat } annule son dernier choix.

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
ui-log-news = Ce qui s’est passé · nouvelles lignes : { $count }, l les montre toutes
ui-choose = { $seat } décide
ui-your-decision = À toi de décider
ui-thinking = { $seat } réfléchit…
ui-waiting = Un instant…
ui-over = La partie est terminée
ui-caution = Attention
ui-caution-go = Le faire quand même
ui-caution-back = Réfléchir encore (Échap)
ui-taken-back = Annulé.
ui-saved = Enregistré : { $file }
ui-save-failed = Impossible d’enregistrer { $file } : { $problem }
ui-rescued = Le programme a rencontré une erreur. La partie est enregistrée : { $file }
ui-go-on = Pour continuer : cutpurse play --resume { $file }
ui-not-saved = La partie n’a pas été enregistrée.
ui-save-as = Enregistrer la partie sous
ui-hand-over = Le clavier passe à { $seat }.
ui-hand-over-hint = Les autres détournent les yeux. { $seat } appuie sur Entrée.
ui-since = Ce que tout le monde a vu
ui-why = Pourquoi pas ?
ui-why-nothing = Rien d’évident n’est interdit ici.
ui-about-nothing = Il n’y a rien de plus à en dire.
ui-why-open = Cela, tu peux le faire.
ui-why-hint = Entrée montre la règle.
ui-standing = Passes automatiques
ui-standing-hint = Choisis sur quoi tu passes toujours, ou annule-le. Personne d’autre ne le voit.
ui-standing-none = On peut passer automatiquement aux questions auxquelles plusieurs répondent en secret. Il n’y en a pas en ce moment.
ui-standing-here = « { $question } »
ui-standing-even-aimed = « { $question } », même si cela te vise
ui-standing-every = tout ce sur quoi on peut passer, sauf si cela te vise
ui-standing-new = Toujours passer, { $scope } : { $what }
ui-standing-old = Cesser de passer ({ $scope }) : { $what }
ui-standing-done = C’est fait.
ui-quit = Quitter la partie ?
ui-quit-save = Enregistrer dans { $file } et quitter
ui-quit-lose = Quitter sans enregistrer
ui-quit-leave = Quitter (la partie est enregistrée dans { $file })
ui-quit-stay = Continuer à jouer

## La ligne du bas : touches, 78 caractères au plus

ui-keys-table = 1–9 a–z choisir · ↑↓ Entrée · u annuler · w pourquoi · b table · ? aide
ui-keys-join = 1–9 a–z choisir · u annuler · w pourquoi · t parler · b table · ? aide
ui-keys-back = ↑↓ défiler · Échap retour
ui-keys-list = ↑↓ Entrée choisir · Échap retour
ui-keys-enter = Entrée continuer · q quitter
ui-keys-result = b table · l déroulement · s enregistrer · q quitter
ui-keys-rules = taper un numéro ou des mots · ↓ liste · Entrée lire · Échap retour
ui-keys-input = Entrée accepter · Échap retour
ui-keys-replay = ←→ un pas · PgPréc PgSuiv dix · g aller à · e vue · b table · q quitter

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
ui-result-verify = Chaque tirage peut être vérifié : cutpurse verify { $file }

## Règles

ui-play-now = n : jouer hors de son tour ({ $count })
ui-play-now-title = Jouer hors de son tour
ui-play-now-hint = Possible à tout moment, même pendant le tour d’un autre. Échap : pas maintenant.
ui-play-now-nothing = Il n’y a rien à jouer hors de son tour.
ui-play-now-who = Qui joue hors de son tour ?
ui-play-now-who-hint = Le clavier passe à cette personne, puis revient.
ui-play-now-here = { $seat } : jouer quelque chose hors de son tour ?
ui-play-now-back = Rendre le clavier
ui-rules = Règles
ui-rules-search = Numéro ou mots
ui-rules-guide = Comment jouer : { $page }
ui-rules-summary = Aide-mémoire : { $page }
ui-rules-gallery = Dans la boîte : { $section }
ui-gallery-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
ui-gallery-unseen = encore inconnus : { $count }
ui-rules-none = Rien trouvé pour « { $words } ».
ui-rules-empty = Le programme n’a pas de livret de règles pour ce jeu.
ui-rules-more = … et { $count } de plus. Précise avec d’autres mots.
ui-mark-rulebook = du livret de règles
ui-mark-public = publié ailleurs
ui-mark-ours = notre interprétation

## Relecture

ui-replay-record = Étape { $record } sur { $last }.
ui-replay-deal = Le jeu est en place.
ui-replay-choice = { $seat } choisit : { $choice }.
ui-replay-eyes = Point de vue : { $eyes }
ui-replay-eyes-all = Point de vue : tout le monde ; la table vue par : { $board }
ui-replay-eyes-closed = Les autres points de vue seront disponibles une fois la partie terminée.
ui-replay-no-further = Il n’y a plus rien dans cette direction.
ui-replay-fault = Cet enregistrement n’est pas valide (entrée { $record } : { $problem }). Il est montré jusque-là.
ui-replay-go = Aller à l’étape
ui-eyes-spectator = un spectateur

## Exemples

example-asked = { $seat } doit répondre : { $question }
example-offered = { $seat } peut : { $choice }
example-withheld = { $seat } ne peut pas : { $choice }. { $why }
example-impossible = { $seat } ne peut pas faire cela. { $why }
example-yes = oui
example-no = non
example-nothing = rien

## Aide

ui-help = Aide
ui-help-text =
    Sous le déroulement se trouvent les choix, chacun avec une touche : 1 à 9, puis
    des lettres. Appuie sur la touche, ou vas-y avec les flèches puis Entrée.
    (!) après un choix : il y a un avertissement ; Entrée encore confirme.
    » devant un choix : fait plusieurs choix à la fois.
    › devant une ligne du déroulement : nouveau pour toi.

    u  annuler ton dernier choix
    h  conseil : ce que ferait un bot, et pourquoi
    w  pourquoi pas : ce qui est impossible maintenant, avec la règle
    E  ce qui est demandé, ce que veulent dire les choix, quelles règles
    p  passes automatiques : toujours passer à une sorte de question
    n  jouer hors de son tour, aussi quelqu’un d’autre à ce clavier
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
ui-plain-sure = Le faire quand même ? oui ou non :
ui-plain-quit = Quitter sans enregistrer ? oui ou non :
ui-plain-yes = oui, o
ui-plain-save-where = Où ? Tape : enregistrer FICHIER
ui-plain-rules-hint = Tape : règles NUMÉRO, règles et quelques mots, ou règles et le titre d’une page.
ui-plain-standing-hint = Tape : toujours NUMÉRO, pour passer automatiquement ou l’annuler.
ui-plain-help =
    Un numéro, ou les mots d’un choix : le prendre. Avec « ! » derrière : sans confirmation.
    Entrée : relire les choix.
    table : ce qui est sur la table. journal : tout ce qui s’est passé.
    savoir NUMÉRO : ce qu’il est bon de savoir d’un choix. savoir : de tout ce qui est sur la table.
    pourquoi : ce qui est impossible et pourquoi. pourquoi MOTS : pourquoi cela précisément.
    expliquer : ce qui est demandé, ce que veulent dire les réponses, quelles règles le disent.
    conseil : ce que ferait un bot, et pourquoi.
    reprendre : annuler ton dernier choix.
    toujours : toujours passer à une sorte de question.
    maintenant : ce qui peut se jouer hors de son tour. maintenant NUMÉRO : le jouer, ou céder le clavier pour cela.
    céder : vider l’écran jusqu’à ton retour.
    règles NUMÉRO, règles MOTS : chercher dans les règles.
    enregistrer FICHIER : enregistrer la partie. quitter : partir.
ui-plain-replay-welcome = Entrée : étape suivante. Autres commandes : retour, aller NUMÉRO, fin, yeux, table, journal, aide, quitter.
ui-plain-eyes-all = tous
ui-plain-eyes-spectator = public
ui-plain-replay-help =
    Touche Entrée ou suite : une étape plus loin. retour : une étape en arrière.
    Un numéro, ou aller NUMÉRO : à cette étape. fin : tout jusqu’à la fin.
    yeux : le point de vue suivant. yeux NOM, yeux public, yeux tous.
    table : ce qui est sur la table. journal : tout ce qui s’est passé jusqu’ici.
    règles NUMÉRO, règles MOTS : chercher dans les règles. quitter : partir.

## Leçons

lesson-not-now = Possible, mais plus tard. Pour l’instant : { $choice }
ui-lesson-welcome = Fais ce que demande la leçon : tape son numéro. Autres commandes : table, journal, pourquoi, savoir NUMÉRO, règles, reprendre (un pas en arrière), aide, quitter.
ui-lesson-step = { $n } sur { $all } : { $title }
ui-lesson-wanted = Maintenant le numéro { $number } : { $choice }
ui-lesson-more = + { $count } de plus : tape liste
ui-lesson-rules = Un numéro entre crochets, [{ $rule }] par exemple, est une règle : règles { $rule } la montre. Là où les règles imprimées laissent un doute, il y est dit que ce programme a tranché.
ui-lesson-later = Pour continuer ici une autre fois, ajoute : --from { $step }
ui-lesson-over = C’était la leçon. Maintenant une première partie, avec un mot sur tout ce qui est nouveau : cutpurse play { $game } --coach
ui-coach-says = Conseil : { $tip }
ui-explain = Ce qui est demandé
ui-explain-nothing = Il n’y a rien de plus à en dire.
ui-lesson-help =
    Un numéro, ou les mots d’un choix : le choisir. La leçon attend l’un d’eux.
    Entrée : entendre à nouveau les choix, ou continuer là où il n’y a qu’à lire.
    liste : tous les choix, là où seuls quelques-uns sont montrés.
    table : la table. journal : ce qui s’est passé dans cette scène. savoir : ce qui est bon à savoir sur ce qu’il y a sur la table.
    pourquoi : ce qui n’est pas possible maintenant, et pourquoi.
    expliquer : ce qui est demandé, ce que veulent dire les choix, quelles règles.
    reprendre : un pas en arrière.
    règles NUMÉRO, règles MOTS : chercher dans les règles. quitter : partir ; on peut continuer plus tard.

## À une table sur un serveur

ui-join-seat = Tu es { $seat }.
ui-join-audience = Tu regardes. Tu ne vois la main de personne.
ui-join-row = { $seat } : { $state-id ->
    [here] à la table
    [away] absent
    [bot] un bot
    [open] personne encore
   *[other] { "" }
}
ui-join-waits = La partie commence quand toutes les places sont prises.
ui-join-begins = Toutes les places sont prises : la partie commence.
ui-join-came = { $seat } est à la table.
ui-join-left = { $seat } a quitté la table.
ui-join-said = { $seat } dit : { $text }
notice-your-turn = { $who }, c’est à toi : { $game }
ui-join-again = Il y a une nouvelle partie. Pour prendre ta place : cutpurse join '{ $link }'
ui-join-say = Dire à la table
ui-join-seconds = Temps pour réagir : { $seconds } s.
ui-join-lost = Connexion perdue. Nouvel essai…
ui-join-back = Connexion rétablie.
ui-join-refused = Le serveur refuse ({ $code }).
ui-join-quit-go = Quitter. La place reste à toi : le même lien y ramène.
ui-join-muted = { $seat } est en sourdine.
ui-join-unmuted = { $seat } n’est plus en sourdine.
ui-join-mute = Qui veux-tu mettre en sourdine ?
ui-join-mute-row = { $seat } : { $muted ->
        [yes] réactiver
       *[no] mettre en sourdine
    }
ui-join-notified = Quand c’est à toi et que tu n’es pas là, un message part vers { $url }.
ui-join-not-notified = Tu ne recevras plus de message.
ui-join-notify = Adresse pour « à toi de jouer » (« - » : aucune)
ui-join-get-up = Quitter la table. Tout le monde le voit, et un bot peut continuer ; le même lien y ramène.
ui-join-goodbye = Pour revenir : cutpurse join '{ $link }'
ui-join-help-text =
    Sous le déroulement se trouvent les choix, chacun avec une touche : 1 à 9, puis
    des lettres. Appuie sur la touche, ou vas-y avec les flèches puis Entrée.
    (!) après un choix : il y a un avertissement ; Entrée encore confirme.
    › devant une ligne du déroulement : nouveau pour toi.
    La ligne au-dessus de la table dit qui est là.

    u  annuler ton dernier choix
    w  pourquoi pas : ce qui est impossible maintenant, avec la règle
    E  ce qui est demandé, ce que veulent dire les choix, quelles règles
    p  passes automatiques : toujours passer à une sorte de question
    t  dire quelque chose à la table
    M  mettre quelqu’un en sourdine, ou le réactiver
    N  où te prévenir quand c’est à toi et que tu n’es pas là
    b  toute la table
    l  tout le déroulement, avec ce qui a été dit
    r  chercher dans les règles
    s  garder l’enregistrement quand la partie est terminée
    q  quitter ; le même lien ramène à ta place
    ?  cette page
    PgPréc PgSuiv  faire défiler la table
ui-plain-join-welcome = Tape le numéro d’un choix, ou une commande : table, journal, savoir NUMÉRO, pourquoi, reprendre, règles, dire MOTS, taire QUI, prévenir ADRESSE, qui, aide, se lever, quitter.
ui-plain-say-what = Tape : dire MOTS
ui-plain-mute-whom = Tape : taire QUI (la lettre ou le nom de quelqu’un à la table)
ui-plain-notify-where = Tape : prévenir ADRESSE (« prévenir - » l’arrête)
ui-plain-join-help =
    Un numéro, ou les mots d’un choix : le prendre. Avec « ! » derrière : sans confirmation.
    Entrée : relire les choix.
    table : ce qui est sur la table. journal : tout ce qui s’est passé. qui : qui est là.
    dire MOTS : dire quelque chose à la table.
    taire QUI : mettre quelqu’un en sourdine, ou le réactiver. QUI est une lettre ou un nom.
    prévenir ADRESSE : un message y part quand c’est à toi et que tu n’es pas là. prévenir - l’arrête.
    savoir NUMÉRO : ce qu’il est bon de savoir d’un choix. savoir : de tout ce qui est sur la table.
    pourquoi : ce qui est impossible et pourquoi. pourquoi MOTS : pourquoi cela précisément.
    reprendre : annuler ton dernier choix.
    toujours : toujours passer à une sorte de question.
    règles NUMÉRO, règles MOTS : chercher dans les règles.
    enregistrer FICHIER : garder l’enregistrement quand la partie est terminée.
    se lever : quitter la table. Tout le monde le voit, et un bot peut continuer ; le même lien y ramène.
    quitter : partir. Le même lien ramène à ta place.

# Mots que l’on peut taper pour une commande, outre les mots anglais, séparés par des virgules.

command-options = choix, c
command-list = liste
command-board = table, t
command-log = journal, j
command-about = savoir
command-why = pourquoi, p
command-explain = expliquer, x
command-hint = conseil
command-undo = reprendre, r
command-hand-over = céder
command-standing = toujours
command-save = enregistrer, e
command-rules = règles, regles
command-now = maintenant
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

cli-unknown-game = Il n’y a pas de jeu « { $game } ». Disponibles : { $known }.
cli-unknown-bot = Il n’y a pas de bot « { $bot } ». Disponibles : { $known } ; ou donne une commande qui en démarre un.
cli-no-lesson = { $game } n’a pas cette leçon. Il y a : { $known }
cli-no-step = Cette leçon a { $all } étapes ; { $step } n’en est pas une.
reason-no-such-file = Le fichier « { $file } » n’existe pas.
reason-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
cli-bad-setting = « { $text } » n’est pas un réglage ; NOM=VALEUR est attendu.
cli-no-file = { $file } est illisible : { $problem }
cli-bad-file = { $file } n’est pas l’enregistrement d’une partie : ligne { $line } : { $problem }
cli-off = { $file } n’est pas valide : entrée { $record } : { $problem }
cli-off-head = { $file } n’est pas valide : { $problem }
cli-bad-pack = Il y a une erreur dans le fichier de matériel { $file } : { $problem }
cli-finished = Cette partie est terminée. Pour la revoir : cutpurse replay { $file }
cli-verified = { $file } vérifié : les { $draws } tirages correspondent au secret, les { $records } entrées suivent les règles.
cli-seat = Il n’y a pas de place « { $seat } » à cette table.
cli-person = Joueur
cli-bot = Bot
cli-scenarios = Scénarios conformes : { $held }, non conformes : { $failed }.
cli-no-rule = Ni les règles ni la boîte ne mentionnent « { $words } ».
cli-bad-game-name = « { $name } » n’est pas un nom de paquet valide pour un jeu : deux à quarante lettres minuscules, chiffres et traits de soulignement, en commençant par une lettre.
cli-game-there = Un jeu nommé { $name } est déjà installé.
cli-folder-there = { $folder } existe déjà.
cli-game-made = { $folder } est créé. Ensuite : pip install --editable { $folder } && cutpurse play { $name }
cli-no-rulebook = Ce jeu n’a pas de livret de règles.
cli-no-summary = Ce jeu n’a pas d’aide-mémoire.
cli-no-folder = Le dossier { $folder } n’existe pas.
cli-unproved = { $number } n’a ni scénario ni test.
cli-unknown-rule = { $number } est citée, mais cette règle n’existe pas.
cli-coverage = { $proved } règles sur { $rules } sont couvertes.
cli-no-peer = Le paquet « { $package } » manque. Il vient avec l’extra « bench » : pip install "cutpurse[bench]"
cli-bad-link = Ce n’est pas un lien vers une place. Un tel lien ressemble à : http://HÔTE:8000/t/TABLE#i=…, avec tout ce qui suit le # (entre guillemets, le plus souvent).
cli-no-server = { $server } est injoignable : { $problem }
cli-strange-server = La réponse du serveur est incompréhensible. L’un des deux programmes est peut-être périmé, ou un autre serveur est à cette adresse.
cli-other-rules = Le serveur joue à « { $game } » selon une autre version des règles ou avec d’autres réglages que ceux de ce programme. L’un des deux est périmé.
cli-box = Matériel de { $game } : { $digest }
cli-box-unreleased = Aucune version publiée n’a encore ce matériel.
cli-box-other = La version { $release } avait un autre matériel ({ $digest }) : une version publiée ne change pas.
cli-box-archived = Le matériel de { $game } { $release } est figé : { $file }
cli-seat-link = Voici le lien de ta place. Qui l’a peut jouer pour toi : { $link }
cli-seat-not-kept = Impossible d’écrire { $file } ({ $problem }) : garde le lien de ta place.
cli-serving = Cutpurse est accessible à { $address } et enregistre ses tables dans { $file }. Ctrl+C l’arrête ; les tables continuent après un redémarrage.
cli-table-seat = { $place } : { $link }
cli-table-audience = Spectateurs : { $link }
cli-table-host = Hôte (pour cutpurse host) : { $link }
cli-no-host-link = Ce n’est pas le lien d’un hôte. Il finit par #h=… et a été affiché à la création de la table.
cli-no-port = Impossible d’écouter à { $address } : { $problem }
cli-bad-proxy = Ni une adresse ni un réseau : { $problem }
cli-unknown-attack = Il n’y a pas d’attaque { $attack }. Disponibles : { $known }
cli-no-store = Les tables ne peuvent pas être enregistrées dans { $file } : { $problem }
cli-bus-alone = Un bus sert à plusieurs serveurs sur une même base de données : donne aussi --database postgresql://…
cli-dataset-file = Un jeu de données se termine par .parquet ou .jsonl ; ce n’est pas le cas de { $file }.
cli-dataset = { $file } : { $rows } choix, { $bytes } octets.
cli-dataset-other = { $file } est l’enregistrement d’un autre jeu : { $game }.
cli-not-written = { $file } ne peut pas être écrit : { $problem }
cli-no-extra = Le paquet « { $package } » manque. Il vient avec l’extra « { $extra } » : pip install "cutpurse[{ $extra }]"
cli-port-taken = Un autre programme écoute déjà à { $address }. Choisis un autre port : cutpurse serve --port 8001
cli-runs-already = Cutpurse y tourne déjà : { $address }
cli-not-copied = Impossible de copier { $file } : { $problem }
cli-copied = { $file } est une sauvegarde de tout ce qui a été enregistré jusqu’ici.
cli-unknown-seat = « { $seat } » ne peut pas prendre de place. Disponibles : me, open, { $known }.
cli-no-such-file = ce fichier n’existe pas

## Rivals: what is said of a temper, and what they say themselves

ui-hint = Que ferais-tu ?
ui-hint-thinking = Je réfléchis…
ui-hint-share = le meilleur dans { $percent } % des essais
ui-rival-says = { $seat } : « { $words } »
ui-rival-meet = { $seat } ({ $level }) : { $words }
level-random = coups au hasard
level-gentle = indulgent
level-easy = facile
level-normal = moyen
level-hard = difficile
level-expert = expert
rival-gambler = Risque plus que les autres.
rival-gambler-prize = Je l’avais dit : encore un !
rival-gambler-caught = Ça valait le coup d’essayer.
rival-gambler-robbed = Vite gagné, vite perdu.
rival-gambler-won = La chance sourit aux audacieux.
rival-gambler-lost = Quitte ou double ?
rival-wary = Ne laisse rien au hasard.
rival-wary-prize = Lentement, mais sûrement.
rival-wary-caught = J’aurais dû rester à la maison.
rival-wary-robbed = Voilà pourquoi je ferme ma porte.
rival-wary-won = Rien ne sert de courir.
rival-wary-lost = La prochaine fois, je regarderai à deux fois.
rival-saboteur = Aime gâcher les plans des autres.
rival-saboteur-prize = Tu comptais le prendre ?
rival-saboteur-caught = Quelqu’un a parlé. Je saurai qui.
rival-saboteur-robbed = Je m’en souviendrai.
rival-saboteur-won = Rien de personnel. Enfin, presque rien.
rival-saboteur-lost = Au moins, ça n’a pas été facile pour toi.
rival-loner = Ne s’occupe que de ses propres affaires.
rival-loner-prize = Cela me suffit.
rival-loner-caught = Je ne faisais que passer.
rival-loner-robbed = Qu’est-ce que je t’ai fait ?
rival-loner-won = Tu vois ? On y arrive aussi sans bruit.
rival-loner-lost = Bien joué. Bonne nuit.
rival-hoarder = Garde tout pour plus tard.
rival-hoarder-prize = Pour la collection.
rival-hoarder-caught = Mes affaires ! Attention à mes affaires !
rival-hoarder-robbed = Je le gardais pour plus tard !
rival-hoarder-won = Les petits ruisseaux font les grandes rivières.
rival-hoarder-lost = J’aurais dû vendre à temps.
rival-spender = Dépense tout ce qu’il y a à dépenser.
rival-spender-prize = Et c’est déjà presque dépensé.
rival-spender-caught = Combien pour regarder ailleurs ?
rival-spender-robbed = Garde-le, il y en a d’autres.
rival-spender-won = C’est ma tournée.
rival-spender-lost = Tu me prêtes de quoi rentrer ?

## Advice: what came of an option in trials

hint-points = Rapporte { $points } points tout de suite, en moyenne.
hint-trouble = Dans { $percent } % des essais, tu es pris, volé ou évincé.
hint-safe = Tu n’es jamais pris, volé ni évincé.
hint-second = En tout, avec ce que tu as alors, le choix suivant est { $less } points derrière.
hint-less = En tout, avec ce que tu as alors, { $less } points derrière le premier.
hint-unsure = Le suivant a fait mieux, mais les essais sont trop peu nombreux pour s’y fier.
hint-ahead = A fait { $more } points de mieux que le premier dans ces essais, trop peu nombreux pour s’y fier.
hint-close = Presque aucune différence avec les autres.
hint-alone = Il n’y a rien à peser ici.
reason-hints-off = À cette table, les conseils sont désactivés.
reason-hints-spent = Tu as eu tous les conseils de cette partie.
reason-hints-busy = Un conseil à la fois : un instant.
reason-hints-elsewhere = Pas de conseils ici.
reason-no-hints = Personne ne peut conseiller pour ce jeu.
