## Le guide d’une première partie, et le but en trois lignes

the-wolves-aim-1 = Qui a le plus de points gagne : régions contrôlées quand vient leur lune, tanières, antres, proies et loups.
the-wolves-aim-2 = Un tour compte { $turn-actions } actions : se déplacer, tanière, antre, hurler, dominer. On paie en retournant des tuiles du terrain concerné.
the-wolves-aim-3 = Les loups qui te rejoignent, les tanières devenues antres et les pions pris aux autres font avancer le cycle vers la lune suivante.

the-wolves-guide-aim = Ce que tu cherches
    .text = Tu mènes une meute le temps d’une lune. Gagne des régions : qui en contrôle une quand vient sa lune prend son jeton. Les loups qui te rejoignent, les tanières, les antres et les proies comptent aussi. Cette première partie finit au croissant.
the-wolves-guide-arrange = Tes tuiles
    .text = Chaque action se paie en retournant des tuiles qui montrent son terrain. Une tuile retournée montre ensuite son dos : tu vois donc toujours ce qui vient. Choisis la disposition marquée.
the-wolves-guide-place = Ton départ
    .text = Touche une case éclairée : un alpha et un loup de meute y commencent ensemble. Tu le fais { $pieces-placed_pairs } fois, des deux côtés du canyon. La case marquée est bonne.
the-wolves-guide-move = Se déplacer
    .text = Touche ton alpha, le loup qui hurle, puis la case où mène sa flèche épaisse ; ensuite ton loup de meute. Cela coûte { $turn-cost-move } tuile du terrain d’arrivée. En une action, { $tracks-spread-0 } loups peuvent partir, de { $tracks-speed-0 } cases au plus.
the-wolves-guide-den = Creuser une tanière
    .text = Touche « Tanière », puis la case marquée, sur ou à côté de ton alpha : { $turn-cost-den } tuiles de son terrain. La tanière vient d’une de tes pistes : déploiement, vitesse ou portée ; ce qu’elle découvre est à toi.
the-wolves-guide-turn = Finir le tour
    .text = { $turn-actions } actions et ton tour est fini. Tu peux annuler chaque pas jusqu’à « Finir le tour ». Ce que font les autres est raconté pas à pas.
the-wolves-guide-howl = Hurler
    .text = Les loups solitaires rejoignent qui les appelle : un alpha à portée, { $tracks-howl-0 } cases au début, et { $turn-cost-howl } tuiles de leur terrain. Touche « Hurler », puis le loup marqué. Son pion fait avancer le cycle.
the-wolves-guide-lair = Un antre
    .text = Ta tanière touche l’eau et ton alpha est tout près : fais-en un antre pour { $turn-cost-upgrade } tuiles. Un antre compte { $control-lair } pour le contrôle, donne { $points-lairs-1 } points et un jeton de terrain, qui vaut n’importe quelle tuile.
the-wolves-guide-dominate = Dominer
    .text = Un loup de meute ou une tanière adverse à portée de hurlement peut devenir tien, pour { $turn-cost-dominate } tuiles ; jamais un alpha ni un antre, ni deux pions de cette meute sur une case. Prends celui qui est marqué.
the-wolves-guide-hunt = Les proies
    .text = Tes loups étaient sur { $prey-surrounding } cases autour d’une proie : ils l’ont prise après ton action, sans rien payer. { $prey-surrounding } sortes valent { $points-prey-many-3 } points, les cinq { $points-prey-many-5 }. Tu as aussi un jeton d’action : une action de plus quand tu veux.
the-wolves-guide-score = Les régions
    .text = Pointe une région ou touche son eau : chaque pion compte 1, un antre { $control-lair }. Le plus de contrôle prend le jeton : croissant { $moons-points-crescent }, quartier { $moons-points-quarter }, pleine lune { $moons-points-full } ; le second en a la moitié. Les alphas départagent.
the-wolves-guide-moon = Le cycle lunaire
    .text = Chaque loup solitaire, tanière ou loup retiré du plateau couvre une date. À la date { $calendar-3-0 } vient le croissant : on compte ses régions et cette partie est finie. Joue comme tu veux ; le conseil { $lamp } dit ce que ferait un bon joueur.
the-wolves-guide-end = Tu sais jouer à The Wolves
    .text = Une partie entière va jusqu’au quartier et à la pleine lune, dont on compte aussi les régions. Tanières, antres, proies et loups ne comptent qu’une fois, tout à la fin : regarde ton plateau, la suite y est imprimée.
