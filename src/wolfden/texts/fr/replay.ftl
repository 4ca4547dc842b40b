# Parties et enregistrements à revoir.

replay-title = Revoir { $game } – Wolfden
replay-again = À revoir
replay-controls = À travers la partie
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-first = Au début
replay-last = À la fin
replay-where = Moment
replay-at = { $number } sur { $last }
replay-round = Manche { $round }
replay-unit = Pas
replay-unit-name = { $unit ->
    [round] d’une manche
    [turn] d’un tour
   *[decision] d’une décision
}
replay-speed = Vitesse
replay-log = Aller à …
replay-log-start = Le début
replay-view = Vue de
replay-view-name = { $view ->
    [public] spectateur
    [all] omniscient
   *[seat] { $name }
}
# What the table says of a moment: who decides then, or that nobody does.
replay-decides = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}
replay-over = La partie est finie.
replay-more = Plus sur cette partie
replay-link = Copier un lien vers ce moment
replay-result = Voir le résultat
replay-to-match = Voir la partie
replay-keys = ← → pour avancer et reculer, espace pour lire et suspendre, Page préc. et Page suiv. par manches, Début et Fin aux deux bouts
replay-from-here = D’ici, j’aurais …
replay-from-here-help = Jouer la suite de ce moment dans une nouvelle partie contre des bots. La partie que tu regardes ne change pas.
replay-from-seat = Ma place
replay-from-bots = Les autres
replay-from-go = Jouer la suite
replay-from-over = La partie est finie à ce moment. Reviens un peu en arrière.
replay-from-not = Tu pourras jouer la suite quand la partie sera finie.
replay-files = À emporter
replay-record = Enregistrement (texte)
replay-scores = Feuille de score (CSV)
replay-picture-svg = Image de la fin (SVG)
replay-picture-png = Image de la fin (PNG)
replay-film-turn = Film de ce tour
replay-film-match = Film de la partie
replay-working = Image { $done } sur { $all }
replay-cancel = Arrêter
replay-film-cannot = Ce navigateur ne sait pas faire de films. Un autre peut-être.
replay-picture-failed = L’image n’a pas pu être faite.
records-title = Revoir une partie
records-lead = Choisis l’enregistrement d’une partie, ou dépose le fichier n’importe où sur cette page.
records-choose = Choisir un fichier
records-too-large = Ce fichier est trop grand pour être l’enregistrement d’une partie.
records-gone = Cet enregistrement n’est plus ouvert.
records-gone-text = Choisis son fichier à nouveau.

# The heads of a score sheet.
sheet-round = Manche
sheet-seat = Place à table
sheet-player = Joueur
sheet-points = Points
sheet-place = Rang
sheet-match = Partie
