# The arena: wolfden arena and its report. What a game counts is in <game>-statistics.ftl.

## Pendant le jeu

arena-intro = { $game }, à { $players } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
arena-rounded = { $asked } parties demandées ; { $matches } sont jouées, pour que chaque donne soit jouée à toutes les places.
arena-playing = En jeu
arena-left = restent
arena-resumed = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
arena-partly = Arrêtée avant la fin : { $count } parties jouées sur { $total }.
arena-failed = La partie { $number } a échoué (graine { $seed } ; places : { $seating }) : { $error }
arena-failures = { $count ->
    [one] Une partie a échoué et n’est pas comptée.
   *[other] { $count } parties ont échoué et ne sont pas comptées.
}
arena-drawn = Le rapport est dans { $file }.

## Tableaux

arena-standings = Classement (entre parenthèses : intervalles à 95 %)
arena-bot = Bot
arena-rating = Cote
arena-first = Première place
arena-points = Points
arena-thought = Réflexion
arena-slowest = Au pire
arena-matches = Parties
arena-pairs = Placé devant : le bot de la ligne devant celui de la colonne, l’égalité compte pour moitié
arena-by-seat = Premières places selon la place à table, quel que soit le bot
arena-seat = Place
# $count: how many seats win together; $names: their numbers.
arena-seats = { $count ->
    [one] Place { $names }
   *[other] Places { $names }
}

## Rapport

arena-report = { $game } : ce que l’arène a trouvé
arena-asked = À { $players }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }. Bots : { $bots }.
arena-options = Options : { $options }.
arena-how = Chaque donne est jouée une fois pour chaque rotation des places : la chance des cartes et des places est ainsi partagée. Les intervalles tiennent dans 95 cas sur 100 ; les parties d’une même donne comptent pour une seule observation.
arena-bots-part = Les bots
arena-game-part = Le jeu
arena-plot-ratings = Cotes
arena-plot-ratings-help = Cotes de Plackett–Luce ; le trait est l’intervalle à 95 %.
arena-plot-pairs = Qui s’est placé devant qui
arena-plot-pairs-help = Dans quelle part des comparaisons le bot de la ligne s’est placé devant celui de la colonne ; l’égalité compte pour moitié.
arena-plot-seats = Premières places selon la place à table
arena-plot-seats-help = Quel que soit le bot. Le trait pointillé est la part égale.
arena-plot-scores = Points
arena-plot-scores-help = La moitié des résultats est dans la boîte, son trait est la médiane, le losange la moyenne ; les moustaches vont de 5 à 95 %.
arena-plot-length = Longueur d’une partie
arena-plot-length-help = Décisions de toutes les places ; le trait pointillé est la moyenne.
arena-plot-thought = Temps d’une décision
arena-plot-thought-help = Temps de processeur moyen (point) et décision la plus lente à l’horloge (croix). L’échelle est logarithmique.
arena-plot-reasons = Comment les parties ont fini
arena-plot-reasons-help = Part de toutes les parties.
arena-axis-rating = cote
arena-axis-share = part
arena-axis-points = points
arena-axis-decisions = décisions
arena-axis-matches = parties
arena-axis-milliseconds = millisecondes
arena-axis-each = moyenne par partie
arena-axis-seat = moyenne par place et par partie
arena-help-number = Dans chaque partie ; le trait pointillé est la moyenne.
arena-help-counts = Combien de fois par partie, en moyenne.
arena-help-seats = Pour chaque place d’un bot, en moyenne ; chaque bot a son signe.
arena-help-rates = Combien sur combien dans toutes les parties ; les chiffres sont derrière les barres.
arena-rate = { $part } sur { $whole }
arena-mean = moyenne { $value }
