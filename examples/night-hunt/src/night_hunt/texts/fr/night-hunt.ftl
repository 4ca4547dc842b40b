### Chasse de nuit. $name est une personne, $names une liste et $count leur nombre.

game-night-hunt-line = Une proie par nuit. On mise en secret, et seul qui dépasse les autres sans égal la prend.
option-night-hunt-nights = Nuits
option-night-hunt-nights-help = Autant de cartes en main, autant de proies. Sept nuits prennent sept minutes.

night-hunt-action-play = Jouer le { $strength }
night-hunt-why-not-in-hand = Tu n’as plus cette carte.
night-hunt-why-already-chosen = Tu as déjà choisi cette carte.

night-hunt-event-chose = { $name } a choisi.
night-hunt-event-revealed = { $name } montre le { $strength }.
night-hunt-event-prey-caught = { $name } prend la proie qui vaut { $prey }.
night-hunt-event-prey-escaped = Personne n’est seul : la proie qui vaut { $prey } s’échappe.
night-hunt-event-night-fell = La nuit { $night } tombe. La proie vaut { $prey }.
night-hunt-event-ended = { $count ->
    [one] { $names } a la plus belle prise.
   *[other] { $names } ont autant pris.
}
night-hunt-end-last-night = La dernière nuit est passée.

night-hunt-title = Nuit { $night } sur { $nights } : la proie vaut { $prey }
night-hunt-title-over = La dernière nuit est passée
night-hunt-hand = Tes cartes
night-hunt-part-prey = Proies
night-hunt-view-seat = Ta place
night-hunt-view-night = Nuit
night-hunt-view-nights = Nuits
night-hunt-view-prey = Proie de cette nuit
night-hunt-view-to-come = Proies à venir, dans le désordre
night-hunt-view-wolves = Loups
night-hunt-view-hand = Main
night-hunt-view-chosen = A choisi
night-hunt-view-choice = Ton choix
night-hunt-view-caught = Prises
night-hunt-view-points = Points
