# Les phrases de la page elle-même. Celles des jeux viennent du serveur, les mêmes que dans le terminal.
web-claim = Des jeux de société sur les voleurs. Joue tout de suite contre des bots ou envoie un lien à tes amis. Sans compte.
web-unaffiliated = Un projet libre, sans lien avec les éditeurs de ces jeux. Tous les textes et toutes les images sont les nôtres.
web-language = Langue
web-theme = Thème
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-pace = Rythme
web-pace-full = Calme
web-pace-fast = Vif
web-pace-none = Immédiat
web-pace-still = Ton appareil demande moins d’animations : rien ne vole ni ne glisse. Le récit suit quand même ce rythme.
web-sound = Sons
web-sound-ask = Jouer avec le son ?
web-sound-on = Oui
web-sound-no = Non
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
web-opponents = Nombre de bots
web-bots = { $number ->
    [0] en solo
    [one] contre { $number } bot
   *[other] contre { $number } bots
}
web-with-friends = Jouer avec des amis
web-lesson = Apprendre en jouant
web-start-here = Idéal pour commencer
web-lesson-first = Première fois ? Apprendre en jouant
web-lesson-on = Reprendre la leçon
web-rules = Règles
web-your-name = Ton nom
web-nobody-name = Pie
web-seats = Places
web-seat-me = Toi
web-seat-open = Un ami (par lien)
web-seat-bot = Bot : { $bot }
web-bot-random = coups au hasard
web-bot-gentle = indulgent
web-bot-easy = facile
web-bot-normal = moyen
web-bot-hard = difficile
web-bot-expert = expert
web-seat-rival = { $name } ({ $level })
web-rivals = Rivaux à { $game }
web-rival-other = Rencontrer quelqu’un d’autre
web-rival-standing = Ce niveau gagne { $won } parties sur { $of } contre « { $other } » ({ $games } parties mesurées)
web-rival-tally = toi { $won } : { $lost }
web-remarks = Remarques des rivaux
web-hint = Que ferais-tu ?
web-hint-thinking = Laisse-moi réfléchir…
web-hint-share = le meilleur dans { $percent } % des essais
web-hint-note = Chaque choix a été joué plusieurs fois à partir de ce que tu vois. L’enregistrement note que tu as demandé.
web-hints-allowed = Conseils autorisés
web-seat-number = Place { $number }
web-add-seat = Ajouter une place
web-remove-seat = Retirer la dernière place
web-haste = Cadence
web-haste-live = En direct, sans limite de temps
web-haste-move = En direct, une minute par coup
web-haste-game = En direct, 30 minutes par personne
web-haste-days = Sur plusieurs jours, sans limite de temps
web-haste-slow = Sur plusieurs jours, trois jours par coup
web-haste-about-live = Si quelqu’un s’absente pendant deux minutes, un bot joue à sa place jusqu’à son retour.
web-haste-about-days = Pas besoin d’être en ligne en même temps : la page d’accueil indique quand c’est à toi.
web-haste-about-clock = Si quelqu’un dépasse son temps, un bot joue à sa place.
web-options = Options du jeu
web-options-changed = (modifié : { $count })
web-options-reset = Revenir à la partie habituelle
web-level = Adversaires
web-level-rivals = par leur nom, comme proposé ci-dessus
web-open-table = Créer la table
web-table-help = Chacun reçoit son propre lien, à envoyer ou à scanner. Les bots s’installent tout de suite.
web-cancel = Annuler
web-my-tables = Mes tables
web-with = avec { $names }
web-waiting-friends = En attente d’amis
web-finished-tables = Parties terminées ({ $count })
web-forget = Retirer de la liste
web-forgotten = { $game } : retiré de la liste.
web-just-now = à l’instant
web-invite-title = Envoie un lien à chaque ami
web-invite-help = La première personne qui ouvre un lien obtient la place. Chaque lien ne sert qu’une fois.
web-copy = Copier
web-copied = Copié
web-group-link = Copier un lien pour tout le monde
web-group-help = Pour une discussion de groupe : premier arrivé, premier assis. Les autres regardent.
web-watch-link = Copier le lien pour les spectateurs
web-device = Jouer sur un autre appareil
web-device-again = Obtenir un nouveau code
web-device-help = Scanne ceci avec l’autre appareil, ou tape le code là-bas sur la page d’accueil.
web-device-valid = Valable une fois, encore { $time }.
web-device-secret = Qui l’utilise joue à ta place : ne le montre à personne. Tu peux aussi continuer ici.
web-qr = Code QR pour { $name }
web-seat-free = attend un ami
web-join-help = On t’invite à une partie de { $game }.
web-join-there = Déjà à table : { $names }
web-sit-down = Prendre la place
web-only-address = Cette adresse seule n’ouvre rien. Demande à quelqu’un de la table une invitation ou le lien pour les spectateurs : il se copie sous « À la table ».
web-waiting-start = La partie commence quand toutes les places sont prises.
web-back = Retour à l’accueil
web-nowhere = Cette page n’existe pas. Voici les jeux.
web-offline = Le serveur est injoignable. Tu pourras continuer dès qu’il répondra.
web-try-again = Réessayer
web-offline-title = Tu es hors ligne
web-offline-help = Les règles et les introductions déjà ouvertes restent lisibles. Tes tables t’attendent, telles que tu les as laissées.
web-update = Une nouvelle version est disponible.
web-update-now = Recharger
web-state-connecting = Connexion…
web-state-open = Connecté
web-state-lost = Connexion perdue. Nouvel essai…
web-state-ended = La connexion a été fermée.
web-your-turn = À toi
web-your-answer = Tour de { $seat } : ta réponse ?
web-your-answer-brief = Ta réponse ?
web-your-turn-title = À toi – { $game }
web-waiting-for = On attend { $names }
web-away-bot = { $seat } s’est absenté(e) ; un bot prend le relais dans { $time }
web-sending-slow = Envoi en cours : la connexion est lente.
web-waiting-others = On attend les autres
web-watching = Tu regardes cette table.
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-skip = Aller à ta prochaine décision
web-skip-word = Passer
web-fold = Afficher ou masquer les choix
web-play-at-any-time = Jouer hors de son tour
web-interrupted = Pendant que tu réfléchissais : { $what } Tes choix sont à jour.
web-undo = Annuler le coup
web-aside = Rarement utile
web-not-now = Impossible maintenant
web-log = Journal
web-log-before = Avant le premier tour
web-log-earlier = Avant cela
web-log-show = Montrer sur le plateau
web-log-undone = Annulé
web-log-more = { $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
}
web-log-touch = Touche une ligne pour la voir sur le plateau.
web-chat = Discussion
web-table = Table
web-hand = Ta main
web-say = Écrire un message
web-send = Envoyer
web-reactions = Réactions rapides
web-no-words = Aucun message.
web-list-view = Vue texte
web-board-view = Plateau
web-choose = Choisir
web-caution = Attention
web-confirm = Le faire quand même
web-undo-instead = Plutôt annuler : gratuit
web-shortcuts = Plusieurs étapes à la fois
web-close = Fermer
web-rule-link = Règle { $rule }
web-over = La partie est terminée
web-wins = { $names } gagne
web-nobody-wins = Personne ne gagne.
web-win-together = { $names } se partagent la victoire
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-download = Télécharger l’enregistrement
web-replay = Revoir la partie
web-rematch = Rejouer
web-keys = Raccourcis clavier
web-clock = { $seconds } s
web-seat-away = absent
web-seat-here = présent
web-seat-is-bot = bot
web-search-rules = Chercher dans les règles
web-no-rule = Aucune règle ne correspond à ta recherche.
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-hint = Chercher dans les règles : des mots, ou un numéro comme 4.2
web-contents = Sommaire
web-copy-rule = Copier un lien vers { $rule }
web-lesson-of = Apprendre { $game } en jouant
web-lesson-read-on = Cela peut attendre : lis d’abord ceci, puis continue.
web-lesson-example = Voir l’exemple coup par coup
web-examples = Exemples
web-examples-count = Exemples à jouer pas à pas ({ $count })
web-example = Exemple { $id }
web-holds = La situation
web-asks = { $seat } : { $question }
web-summary = En un coup d’œil
web-guide = Comment jouer
web-gallery = Tout dans la boîte
web-look-up = Que dit { $name } ?
web-rules-legend = Chaque règle a un numéro, pour qu’une raison ou un conseil puisse la nommer. À côté est dit d’où elle vient : « notre interprétation » veut dire que les règles imprimées laissent un doute et que ce programme a tranché.
web-lesson-rules = { $rule } ci-dessus est le numéro d’une règle : touche-le pour la lire. On apprend aussi sans.
web-step-back = Précédent
web-step-on = Suivant
web-first = Aller au début
web-last = Aller à la fin
web-play = Lecture
web-pause = Pause
web-eyes = Point de vue
web-eyes-all = Spectateur
web-speed = Vitesse
web-replay-log = Journal complet
web-replay-keys = Touches : ← → avancer ou reculer, Espace lecture et pause, Début et Fin.
web-eyes-everybody = Tout le monde, cartes ouvertes
web-held = Toutes les mains et tous les plans
web-share-moment = Copier un lien vers ce moment
web-proved = Mélanges et coups vérifiés
web-check-shuffles = Vérifier les mélanges dans ce navigateur
web-shuffles-right = Les { $draws } tirages correspondent tous au secret fixé avant la partie.
web-shuffles-wrong = Échec de la vérification : { $fault }
web-proof-promise = C’est bien le secret fixé avant que quiconque ne s’installe ({ $commitment }…).
web-proof-hands = Chacune des { $count } places a apporté sa part de hasard : personne n’a contrôlé seul les mélanges.
web-fault-secret = le secret manque
web-fault-commitment = le secret n’est pas celui qui a été fixé
web-fault-draw = tirage { $number }
web-import = Ouvrir un enregistrement
web-import-help = Une partie téléchargée une fois terminée (.cutpurse). Tu peux aussi déposer le fichier n’importe où sur cette page.
web-code = Code d’un autre appareil
web-code-go = Reprendre ma place
web-code-help = Une partie que tu joues ailleurs : à sa table, le code est sous « À la table ».
web-drop = Dépose l’enregistrement pour le revoir
web-step-of = Étape { $n } sur { $all }
web-reaction-time = Temps pour réagir
web-more = Plus
web-people = À la table
web-now = Ce qui s’est passé
web-news = Ce qui s’est passé depuis ton dernier tour
web-no-news = Rien encore.
web-announce-turn = À toi de jouer. { $question }
web-ask = Consulter
web-ask-help = Le nom de n’importe quoi sur la table
web-ask-button = Consulter
web-ask-nothing = Rien trouvé pour « { $words } ».
web-parts = Sections
web-drawn-map = Plan en texte
web-drawn-map-help = Un plan dessiné avec des caractères. Les mêmes informations figurent en mots sous les autres titres.
web-part-now = La situation
web-part-you = Ton espace
web-part-around = Autour de toi
web-part-others = Les autres joueurs
web-part-board = Sur le plateau
web-part-cards = Ce que font les cartes
web-part-stock = Piles et réserve
web-part-places = Où tout se trouve
web-rematch-join = La prochaine partie est prête : s’asseoir
web-stand-in = remplacement : bot ({ $bot })
web-seat-left = est parti
web-i-am-back = Je suis de retour
web-mute = Mettre en sourdine
web-unmute = Réactiver
web-leave = Quitter la table
web-give-to-bot = Donner cette place à un bot
web-close-table = Fermer la table
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-host-invite = Inviter quelqu’un à cette place

# The table: clocks, news, standing answers, the end, the lobby, keys
web-state-back = De nouveau connecté
web-sending = Envoi
web-time-left = Temps restant
web-notify = Me prévenir quand c’est à moi
web-notify-help = Quand c’est à toi et que cette page est fermée, le serveur envoie un message (HTTP POST) à cette adresse : un service de notifications sur ton téléphone, par exemple, ou un salon de discussion. Laisse vide pour ne rien recevoir.
web-notify-address = Adresse de notification
web-notify-save = Enregistrer
web-notify-on = Les notifications vont à cette adresse.
web-notify-off = Aucune notification n’est envoyée.
web-awaited = doit jouer
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
web-standing = Toujours passer…
web-standing-what = À quel sujet
web-standing-long = Jusqu’à quand
web-standing-say = Passer à partir de maintenant
web-standing-help = Personne d’autre ne le voit. Cela vaut aussi quand tu fermes la page, et tu peux l’annuler à tout moment.
web-standing-passes = Passe automatique.
web-standing-decide = Décider moi-même
web-standing-revoke = Cesser de passer
web-you-win = Tu gagnes !
web-share-game = Copier un lien vers cette partie
web-sheet = D’où viennent les points
web-total = Total
web-won-by = { $points } d’avance. L’essentiel vient de : { $source } ({ $much }).
web-carried-out = { $seat } a emporté le Joyau des Empereurs hors de la ville au tour { $turn }, par : { $district }. Cela décide, quels que soient les points.
web-still-inside = encore en ville : le butin ne compte pas
web-curve = L’évolution des points
web-chapters = Chapitres
web-moments = La partie en cinq moments
web-moment-show = Revoir à partir d’ici
web-table-won = Gagné
web-table-lost = Perdu
web-share = Partager
web-show-code = Code QR
web-lobby-count = Places prises : { $taken } sur { $all }
web-lobby-ready = Tout le monde est là.
web-lobby-host-starts = L’hôte lance la partie.
web-start = Commencer la partie
web-start-with-bots = Commencer : des bots prennent les places libres
web-key-number = choisir par numéro
web-key-primary = continuer : la réponse mise en avant au-dessus de la liste
web-key-list = parcourir la liste
web-key-board = se déplacer sur le plateau
web-key-enter = choisir ce qui est en surbrillance
web-key-to-board = aller au plateau
web-key-to-question = aller à la question

# Cartes
web-closer = Zoom avant
web-farther = Zoom arrière
web-show-all = Ajuster à la fenêtre

# Conseils et aide pour une question
web-coach = Conseils pour les premières parties
web-coach-reset = Revoir tous les conseils
web-coach-anew = Les conseils reviennent depuis le début
web-coach-more = En savoir plus
web-coach-done = Compris
web-coach-stop = Plus de conseils
web-coach-stopped = Plus de conseils. Les réglages permettent de les rétablir.
web-coach-again = Garder les conseils
web-question-help = Que me demande-t-on ?
web-question-about = Aide pour cette question
web-first-title = Première partie de { $game } ?
web-first-lesson = Apprendre en jouant ({ $minutes } minutes)
web-first-short = Une première partie avec des conseils
web-first-just = Juste jouer
web-lesson-short = Jouer une première partie, avec des conseils quand c’est nouveau
web-first-about = Une leçon te montre tout à la vraie table, une chose à la fois. Ou lance-toi : ce qui est nouveau est expliqué quand cela arrive.
web-not-asked-about = Cela n’a rien à voir avec la question du moment.
