# Les phrases de la page elle-même. Celles des jeux viennent du serveur, les mêmes que dans le terminal.
web-claim = Des jeux de plateau sur les voleurs. Joue tout de suite contre des bots ou envoie un lien à tes amis. Sans compte.
web-unaffiliated = Un projet libre, sans lien avec les éditeurs des jeux. Nos textes et nos images sont originaux.
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-pace = Mouvement
web-pace-full = Calme
web-pace-fast = Rapide
web-pace-none = Aucun
web-pace-still = Ton appareil demande moins d’animations : rien ne bouge.
web-sound = Sons
web-settings = Réglages
web-players = { $least ->
    [one] { $most } joueurs
   *[other] { $least }–{ $most } joueurs
}
web-solo-players = 1–{ $most } joueurs
web-minutes = environ { $minutes } minutes
web-play-now = Jouer tout de suite contre des bots
web-play-at-once = Jouer
web-play-alone = Jouer tout de suite en solo
web-opponents = Contre combien de bots
web-bots = { $number ->
    [0] en solo
    [one] contre { $number } bot
   *[other] contre { $number } bots
}
web-with-friends = Jouer avec des amis
web-lesson = Apprendre à jouer en trois minutes
web-rules = Règles
web-your-name = Ton nom
web-nobody-name = Pie
web-seats = Places
web-seat-me = Toi
web-seat-open = Un ami (par lien)
web-seat-bot = Bot : { $bot }
web-bot-random = joue au hasard
web-bot-easy = facile
web-seat-number = Place { $number }
web-add-seat = Ajouter une place
web-remove-seat = Retirer la dernière place
web-haste = Temps
web-haste-live = En direct, sans limite de temps
web-haste-move = En direct, une minute par coup
web-haste-game = En direct, une demi-heure chacun
web-haste-days = Sur plusieurs jours, sans limite de temps
web-haste-slow = Sur plusieurs jours, trois jours par coup
web-haste-about-live = Un bot remplace toute personne absente depuis deux minutes, jusqu’à son retour.
web-haste-about-days = Pas besoin d’être là en même temps : la page d’accueil dit quand c’est à toi.
web-haste-about-clock = Un bot remplace quiconque dépasse son temps.
web-options = Options du jeu
web-open-table = Ouvrir la table
web-table-help = Chacun reçoit son propre lien, à envoyer ou à scanner. Les places des bots sont prises aussitôt.
web-cancel = Annuler
web-my-tables = Mes tables
web-with = avec { $names }
web-waiting-friends = En attente d’amis
web-finished-tables = Parties terminées ({ $count })
web-forget = Retirer de la liste
web-forgotten = { $game } : retiré de la liste.
web-just-now = à l’instant
web-invite-title = Envoie un lien à chaque ami
web-invite-help = Le premier qui ouvre un lien peut s’asseoir là. Chaque lien ne sert qu’une fois.
web-copy = Copier
web-copied = Copié
web-watch-link = Copier le lien pour regarder
web-qr = Code à scanner pour { $name }
web-seat-free = attend un ami
web-join-help = Tu es invité à une partie de { $game }.
web-join-there = Déjà à table : { $names }
web-sit-down = S’asseoir
web-waiting-start = La partie commence quand tout le monde est assis.
web-back = Retour à l’accueil
web-nowhere = Il n’y a rien à cette adresse. Voici les jeux.
web-offline = Le serveur ne répond pas. La partie reprendra dès qu’il répondra.
web-try-again = Réessayer
web-offline-title = Tu es hors ligne
web-offline-help = Les règles et les introductions déjà ouvertes restent lisibles. Tes tables t’attendent et reprendront où elles en étaient.
web-update = Une nouvelle version de la page est là.
web-update-now = Charger
web-state-connecting = Connexion …
web-state-open = Connecté
web-state-lost = Connexion perdue. Nouvel essai …
web-state-ended = La connexion a été fermée.
web-your-turn = À toi
web-your-turn-title = À toi – { $game }
web-waiting-for = On attend { $names }
web-waiting-others = On attend les autres
web-watching = Tu regardes cette table.
web-skip = Passer à la fin
web-skip-word = Passer
web-fold = Replier ou déplier les choix
web-undo = Annuler le coup
web-not-now = Impossible maintenant
web-log = Journal
web-log-show = Montrer sur le plateau
web-log-touch = Touche une ligne pour la voir sur le plateau.
web-chat = Discussion
web-table = Table
web-hand = Ta main
web-say = Dis quelque chose
web-send = Envoyer
web-no-words = Personne n’a encore rien dit.
web-list-view = Vue texte
web-board-view = Plateau
web-choose = Choisir
web-caution = Réfléchis
web-confirm = Le faire quand même
web-shortcuts = D’un seul coup
web-close = Fermer
web-rule-link = Règle { $rule }
web-over = La partie est finie
web-wins = { $names } gagne
web-nobody-wins = Personne ne gagne.
web-win-together = { $names } gagnent ensemble
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-download = Télécharger l’enregistrement
web-replay = Revoir la partie
web-rematch = Rejouer
web-keys = Touches
web-clock = { $seconds } s
web-seat-away = absent
web-seat-here = présent
web-seat-is-bot = bot
web-search-rules = Chercher dans les règles
web-no-rule = Aucune règle ne contient ces mots.
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-hint = Chercher dans les règles : des mots, ou un numéro comme 4.2
web-contents = Sommaire
web-copy-rule = Copier un lien vers { $rule }
web-lesson-of = { $game } en trois minutes
web-lesson-example = Voir l’exemple coup par coup
web-lesson-ready = C’est tout ce qu’il faut pour commencer. La page dit à tout moment ce que tu peux faire, et pourquoi une chose est impossible.
web-examples = Exemples
web-examples-count = Exemples à jouer pas à pas ({ $count })
web-example = Exemple { $id }
web-holds = Ce qui est vrai maintenant
web-asks = { $seat } : { $question }
web-summary = En un coup d’œil
web-mark-rulebook = du livret de règles
web-mark-public = publié ailleurs
web-mark-ours = notre interprétation
web-step-back = Précédent
web-step-on = Suivant
web-first = Au début
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-eyes = Du point de vue de
web-eyes-all = Le public
web-speed = Vitesse
web-replay-log = Toute la partie
web-replay-keys = Touches : ← → un pas, Espace lance et arrête, Début et Fin.
web-eyes-everybody = Tout le monde, cartes ouvertes
web-held = Ce que chacun a et prévoit
web-share-moment = Copier un lien vers ce moment
web-proved = Mélanges et coups vérifiés
web-check-shuffles = Vérifier les mélanges dans ce navigateur
web-shuffles-right = Les { $draws } tirages découlent tous du secret promis avant la partie.
web-shuffles-wrong = Cela ne concorde pas : { $fault }
web-proof-promise = C’est bien le secret promis avant que quiconque ne s’assoie ({ $commitment }…).
web-proof-hands = Chacune des { $count } places y a mis du sien : personne n’a décidé seul des mélanges.
web-fault-secret = le secret manque
web-fault-commitment = le secret n’est pas celui qui a été promis
web-fault-draw = tirage { $number }
web-import = Ouvrir un enregistrement
web-import-help = Une partie téléchargée une fois terminée (.cutpurse). Ou dépose le fichier n’importe où sur cette page.
web-drop = Dépose l’enregistrement pour le revoir
web-step-of = Étape { $n } sur { $all }
web-reaction-time = Temps pour répondre
web-more = Plus
web-people = À la table
web-now = Ce qui s’est passé
web-news = Ce qui s’est passé depuis ton dernier tour
web-no-news = Rien encore.
web-announce-turn = À toi de jouer. { $question }
web-ask = Chercher quelque chose
web-ask-help = Un garde, un lieu, une carte, un joueur : qu’en sait-on ?
web-ask-button = Dis-moi
web-ask-nothing = On ne sait rien de « { $words } ».
web-parts = Parties de la table
web-drawn-map = Le plan, dessiné en lettres
web-drawn-map-help = Un plan dessiné en lettres. La même chose est dite en mots sous les titres alentour.
web-part-now = Ce qui se passe
web-part-you = Ce qui est à toi
web-part-around = Autour de toi
web-part-watch = Gardes et citadins
web-part-others = Les autres
web-part-board = Sur le plateau
web-part-cards = Ce que font les cartes
web-part-stock = Piles et réserve
web-part-places = Où tout se trouve
web-rematch-join = Vers la nouvelle partie
web-stand-in = un bot ({ $bot }) remplace
web-seat-left = est parti
web-i-am-back = Je suis de retour
web-mute = Rendre muet
web-unmute = Réécouter
web-leave = Quitter la table
web-give-to-bot = Donner cette place à un bot
web-close-table = Fermer la table
web-days = { $days } jours
web-host-invite = Inviter quelqu’un à cette place

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = De nouveau connecté
web-sending = Envoi
web-time-left = Temps restant
web-notify = Me prévenir ailleurs quand c’est à moi
web-notify-help = Quand on attend ta réponse et que cette page est fermée, le serveur envoie un message (un POST) à cette adresse : celle d’un service de notifications sur ton téléphone, par exemple, ou d’un salon de discussion. Vide : aucun message.
web-notify-address = Adresse pour les messages
web-notify-save = Enregistrer
web-notify-on = Les messages vont à cette adresse.
web-notify-off = Aucun message n’est envoyé.
web-awaited = c’est son tour
web-since = Depuis ton dernier tour
web-since-count = { $count ->
    [one] Un événement depuis ton dernier tour
   *[other] { $count } événements depuis ton dernier tour
}
web-against-you = Contre toi
web-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-standing = Toujours passer …
web-standing-what = Quoi
web-standing-long = Pour combien de temps
web-standing-say = Passer désormais
web-standing-help = Personne d’autre ne l’apprend, et tu peux l’annuler à tout moment.
web-standing-passes = Tu passes ici, comme tu l’as dit.
web-standing-decide = Décider moi-même
web-standing-revoke = Ne plus passer
web-you-win = Tu gagnes !
web-share-game = Copier un lien vers cette partie
web-sheet = D’où viennent les points
web-total = Total
web-share = Partager
web-show-code = Code à scanner
web-lobby-count = Places prises : { $taken } sur { $all }
web-lobby-ready = Tout le monde est là.
web-lobby-host-starts = L’hôte lance la partie.
web-start = Commencer la partie
web-start-with-bots = Commencer : des bots prennent les places libres
web-key-number = choisir par numéro
web-key-list = parcourir la liste
web-key-board = d’un élément à l’autre sur le plateau
web-key-enter = choisir ce qui est marqué
web-key-to-board = vers le plateau
web-key-to-question = vers la question

# Le plateau de Swindler
web-sw-at-risk = un crâne le prendrait
web-sw-jobs = Contrats
web-sw-fences = Receleurs
web-sw-cards = Cartes en main
web-sw-markers = Marqueurs libres
web-sw-loot = Butin de ce vol
web-sw-no-theft = Aucun vol en cours.
web-sw-no-cards = Aucune carte en main
web-sw-last-round = Dernière manche
web-sw-turn = Manche { $round } · { $seat }
web-sw-masters = Les maîtres voleurs
web-sw-wakes = La capacité d’un maître voleur s’éveille après { $jobs ->
    [one] un contrat rempli
   *[other] { $jobs } contrats remplis
}.
web-sw-steps = Les étapes d’un tour
web-sw-step-reserve = Réserver
web-sw-step-steal = Voler
web-sw-step-actions = Contrats, receleurs
web-sw-step-refill = Compléter
web-sw-step-hire = Engager
web-sw-bags = Sacs
web-sw-next-draw = La prochaine pioche dans ce sac
web-sw-skull-costs = Un crâne de ce sac te coûterait : { $lost }
web-sw-skull-lost = { $count ->
    [one] Une tuile est en jeu
   *[other] { $count } tuiles sont en jeu
}
web-sw-skull-takes = Un crâne prendrait { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-sw-safe-loot = Butin à l’abri
web-sw-own-things = Tes affaires
web-sw-at-a-glance = En bref : ce que tu as
web-sw-no-safe-loot = Pas encore de butin à l’abri
web-sw-others = Les autres
web-sw-theft-of = { $seat } vole ce sac
web-sw-wants-away = { $seat } veut s’échapper avec ceci
web-sw-takes-share = { $seat } en prend une part
web-sw-skull-now = Un crâne !
web-sw-got-away = { $seat } s’est échappé.
web-sw-was-caught = { $seat } s’est fait prendre.
web-sw-first-draw = Rien de pioché pour l’instant
web-sw-jobs-done = { $count } contrats sur { $goal }
web-sw-threat = en jeu : { $vp } PV
web-sw-reserved-by = Réservé par { $seat }
web-sw-reserved-me = Réservé par toi
web-sw-lack = il manque : { $thing }
web-sw-lack-any = il manque quelque chose qui convienne
web-sw-completes = dernière tuile : +{ $vp } PV
web-sw-deck = Complices dans la pioche : { $count }
web-sw-hand-waits = à partir de ton prochain tour
web-sw-raids-hit = Descentes qui te toucheraient : { $hits } sur { $count }
web-sw-raids-none = Aucune des { $count } descentes ne te toucherait
web-sw-raids-left = Descentes à venir : { $count }
web-sw-piles = Descentes et pioches
web-sw-raid-hits-you = Elle te touche.
web-sw-raid-spares-you = Elle t’épargne.
web-sw-supply = Tuiles neutres dans la réserve
web-sw-asleep = en sommeil (encore { $left ->
    [one] 1 contrat
   *[other] { $left } contrats
})
web-sw-raids = Descentes
web-sw-awake = en éveil
web-sw-done-jobs = Contrats remplis : { $jobs }

# Cartes
web-closer = Plus près
web-farther = Plus loin
web-show-all = Tout montrer
web-map-tools = Outils de la carte

# Le plateau de La Nuit des Voleurs
web-aot-map = La ville
web-aot-token = jeton de ville caché
web-aot-fire = feu
web-aot-smoke = fumée
web-aot-hears = vigilance { $vigilance }, déplacement { $movement }
web-aot-sees = remarque jusqu’à { $vigilance ->
    [one] { $vigilance } case
   *[other] { $vigilance } cases
} (vigilance)
web-aot-goes = va jusqu’à { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
} (déplacement)
web-aot-first = Premier voleur
web-aot-best = Meilleur cambrioleur
web-aot-hidden = caché
web-aot-dungeon = au cachot
web-aot-left = a quitté la ville
web-aot-vp = { $points } PV
web-aot-ap = Points d’action
web-aot-face-down = face cachée
web-aot-turn = Tour { $turn } : { $phase }
web-aot-phase-setup = mise en place
web-aot-phase-event = événement
web-aot-phase-draw = pioche
web-aot-phase-plan = planification
web-aot-phase-resolve = résolution
web-aot-phase-cleanup = entretien
web-aot-phase-over = la partie est finie
web-aot-calm = La ville dort ; { $left ->
    [0] dernier tour pour voler le Joyau, sinon tous perdent
    [one] encore { $left } tour pour voler le Joyau
   *[other] encore { $left } tours pour voler le Joyau
}
web-aot-alarm-next = Le Joyau est volé : l’alarme sonne au prochain tour
web-aot-alarm = Alarme ! { $left ->
    [0] Dernier tour
    [one] Encore { $left } tour
   *[other] Encore { $left } tours
}
web-aot-open = Quartier ouvert : { $district }
web-aot-event = Événement : { $event }
web-aot-watched = Ce que la garde remarque
web-aot-forecast = Si la garde agissait maintenant :
web-aot-forecast-surely = arrêté à coup sûr : { $names }.
web-aot-forecast-perhaps = peut-être arrêté : { $names }.
web-aot-forecast-none = personne ne serait arrêté.
web-aot-forecast-done = La garde a déjà agi ce tour-ci.
web-aot-track = Qui agit quand
web-aot-lost = perdue
web-aot-watch = La garde
web-aot-legend = Le sens des signes
web-aot-sign-hideout = qui s’y tient est caché : la garde ne le remarque ni ne l’arrête
web-aot-sign-sewer_entrance = entre et ressors par n’importe quelle sortie ; le déplacement s’y termine
web-aot-sign-sewer_exit = par là ressort qui est entré par une entrée
web-aot-sign-guardhouse = les nouveaux gardes apparaissent ici
web-aot-sign-sword = un garde commence ici
web-aot-sign-imperial = le Joyau des Empereurs d’un voleur arrêté revient ici
web-aot-sign-gate = le chemin hors de la ville, dès que son quartier est ouvert
web-aot-sign-dungeon = les voleurs arrêtés y sont emmenés
web-aot-sign-start = un voleur commence ici
web-aot-sign-guard_alarm = à l’alarme, un garde apparaît ici si le quartier est ouvert
web-aot-sign-captain_alarm = à l’alarme, un capitaine apparaît ici si le quartier est ouvert
web-aot-sign-green_jewel = un joyau vert s’y trouve au début : 2 PV
web-aot-mine = ton voleur
web-aot-hidden-thief = un voleur caché
web-aot-border = chemin entre deux quartiers
web-aot-reached = la garde peut t’y atteindre
web-aot-seen = la garde peut t’y voir
web-aot-alone = seule action
web-aot-pool-hint = Touche une carte, ou fais-y glisser un point.
web-aot-pool = { $points ->
    [0] Plus de PA
    [one] { $points } PA restant
   *[other] { $points } PA restants
}
web-aot-before = avant la garde ({ $points })
web-aot-after = après la garde ({ $points })
web-aot-initiative = Initiative de la garde : { $points }
web-aot-deck = Cartes dans la pioche : { $cards }
web-aot-way = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} · { $moves } × Se faufiler

# Le plateau de Thiefdom
web-td-map = La ville
web-td-in-sight = en vue d’un garde
web-td-catacombs = Catacombes
web-td-first = Premier joueur
web-td-stamina = Endurance disponible
web-td-tiles = Tuiles de planification
web-td-compass = Boussole et dé
web-td-patrol = patrouille
web-td-wanted = recherché
web-td-lair = Repaire
web-td-moves = Déplace
web-td-price = { $cost } or, { $points } PV
web-td-night = Nuit { $round }{ $tile ->
    [0] { "" }
   *[other] , tuile { $tile }
}
web-td-acting = { $seat } : { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}
web-td-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
web-td-walking = En chemin : { $figure }
web-td-draft = Tes cartes d’équipement
web-td-missions = Missions
web-td-dungeon = Au cachot
web-td-go = Aller en { $place } : { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}
web-td-ap = { $ap ->
    [one] à { $ap } point d’action
   *[other] à { $ap } points d’action
}
web-td-again = Touche encore pour le faire.
web-td-ends = { $count ->
    [0] Ne peut pas bouger
    [one] Un chemin d’ici
   *[other] { $count } chemins d’ici
}
web-td-catches = repérerait { $who } en allant en { $places }
web-td-catches-nobody = ne repérerait personne
web-td-ways = { $figure } en { $place } : { $count } chemins
web-td-may-catch = peut repérer { $who }
web-td-can-reach = peut aller en { $places }
web-td-lair-of = Repaire de { $seat }
web-td-legend = Légende
web-td-legend-guard = Garde : la flèche jaune montre où il regarde, l’écu un insigne à voler
web-td-legend-lantern = Lanterne : ici s’arrêtent gardes, nobles et chariot
web-td-legend-wall = Mur : on ne passe pas, et on ne voit rien derrière
web-td-legend-door = Porte : la seule entrée d’un tel lieu
web-td-legend-catacombs = Catacombes : un pas d’une entrée à n’importe quelle autre
web-td-places = Lieux
web-td-pile = Cartes dans la pile : { $count }
web-td-then = ensuite « { $mission } »
web-td-fewer = Moins
web-td-more = Plus
web-td-exchange = Échanger des biens
web-td-exchange-tab = échange
web-td-partner = Échanger avec
web-td-tap = { $most ->
    [0] Touche des biens pour les donner
   *[other] Touche des biens pour les donner ({ $most } au plus)
}
web-td-locked = sous clé
web-td-do-buy = Acheter
web-td-do-keep = Garder
web-td-do-befriend = Se lier
web-td-do-brawl = Se battre
web-td-do-take = Prendre
web-td-do-deliver = Livrer
web-td-hand = { $thing }, { $count } : en remettre un à { $to }
web-td-slots = or { $gold }/{ $golds } · butin { $loot }/{ $loots }{ $spare ->
    [0] { "" }
   *[other] {" "}· +{ $spare }
}
web-td-tile = Tuile { $tile }
web-td-die-move = citadins
web-td-die-place = adversaire
web-td-die-means = Ce que dit le dé
web-td-boards-left = Bougeront encore cette nuit
web-td-board-first = { $first ->
    [yes] Cette nuit, un plateau déplace les citadins avant chaque voleur.
   *[no] Cette nuit, un plateau déplace les citadins après chaque voleur.
}
web-td-rivals = Adversaires
web-td-goal = Étoiles à
web-td-goal-got = atteint
