### La table de Wolfsspuren dans le navigateur. Noms et événements sont dans wolfsspuren.ftl.

## À qui de jouer

wolfsspuren-over = { $year ->
    [0] Victoire à { $target } points
   *[other] Année { $year } · victoire à { $target } points
}
wolfsspuren-now = { $stage ->
    [pick] Choisis ton premier loup
    [birth] Ajoute un louveteau à la portée
    [vote] Que doit chasser la meute ?
    [hunt] Pas de majorité : tu décides
    [ask] Demander à rejoindre la meute ?
    [consent] Ce loup peut-il rejoindre la meute ?
    [plan] Prépare l’année de tes loups
    [catch] { $wolf } chasse : prends un animal
    [release] Renonce à une grande proie
    [attack] { $wolf } peut attaquer
    [defend] { $attacker } attaque { $target }
    [strike] Choisis une carte pour cet échange
   *[depart] Tes jeunes loups partent-ils ?
}
wolfsspuren-now-help-stage = { $stage ->
    [pick] Les choix sont mélangés ; l’ordre où ils sortent est le premier ordre de la meute.
    [birth] Face cachée : personne ne voit lequel. Les louveteaux sont mélangés.
    [vote] Il faut plus de la moitié des voix ; sinon décide qui guide la femelle alpha.
    [hunt] Tu guides la femelle alpha.
    [ask] Il faut l’accord de tout le monde.
    [consent] Chacun répond en secret ; un seul non suffit.
    [plan] Un pion par loup et par phase, chaque pion une fois. On les révèle phase par phase.
    [catch] Il gagne la force indiquée, jusqu’à 12.
    [release] La meute a trop peu hurlé et perd du terrain.
    [attack] Clique un loup dans le tableau ou ici. Attaquer est facultatif.
    [defend] Bats-toi, ou soumets-toi : tu perds une pastille, sans blessure.
    [strike] Les deux cartes se révèlent ensemble ; la plus basse perd.
   *[depart] Un mâle et une femelle ensemble : +5 chacun ; qui part sans compagnie : −3.
}
wolfsspuren-now-doing = { $stage ->
    [pick] On choisit les premiers loups.
    [birth] On ajoute des louveteaux.
    [vote] On vote pour la proie.
    [hunt] On choisit la proie.
    [ask] Quelqu’un sans loup peut demander à entrer.
    [consent] La meute examine un nouveau venu.
    [plan] On prépare l’année.
    [catch] { $wolf } chasse en solitaire.
    [release] Il faut renoncer à une grande proie.
    [attack] { $wolf } peut attaquer.
    [defend] { $attacker } attaque { $target }.
    [strike] { $attacker } et { $target } se battent.
   *[depart] De jeunes loups peuvent quitter la meute.
}
wolfsspuren-now-waiting = On attend { $names }
wolfsspuren-now-watching = Tu regardes.
wolfsspuren-now-over = La partie est finie
wolfsspuren-sealed = Ton choix est scellé. Tu peux le changer tant que tout le monde n’a pas décidé.
wolfsspuren-decided = A décidé
wolfsspuren-thinking = Doit décider
wolfsspuren-do = { $verb ->
    [wait] Pas cette année
    [agree] L’accueillir
    [refuse] Refuser
    [ready] C’est prêt
    [reconsider] Changer mon plan
    [fight] Se battre
    [submit] Se soumettre
   *[refrain] N’attaquer personne
}
wolfsspuren-do-prey = { $verb ->
    [vote] Voter pour { wolfsspuren-large-the }.
    [hunt] Chasser { wolfsspuren-large-the }.
   *[release] Abandonner { wolfsspuren-large-the }.
}

## La meute

wolfsspuren-pack-none = La meute se forme quand chacun a choisi un loup.
wolfsspuren-row = { wolfsspuren-row-kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par loup
wolfsspuren-row-kind = { $kind ->
    [alpha] Alphas
    [beta] Bêta
    [omega] Oméga
   *[pair] Paire
}
wolfsspuren-empty-place = Personne ici
wolfsspuren-wolf-said = { $wolf }, guidé par { $name }, { wolfsspuren-sex }, { wolfsspuren-place }. Force { $strength } sur 12, { $discs ->
    [one] { $discs } pastille
   *[other] { $discs } pastilles
}.
wolfsspuren-wolf-token = Pion { $token }.
wolfsspuren-wolf-target = Peut être attaqué.
wolfsspuren-young = Vient d’entrer dans la meute.
wolfsspuren-submitted = S’est soumis et ne se bat plus cette année.
wolfsspuren-litter-needs = { $count ->
    [one] Un louveteau près de la femelle alpha ; il lui faut { $needed } points.
   *[other] { $count } louveteaux près de la femelle alpha ; il leur faut { $needed } points en tout.
}
wolfsspuren-detail-owner = Guidé par
wolfsspuren-detail-place = Place
wolfsspuren-detail-strength = Force
wolfsspuren-detail-discs = Reconnaissance
wolfsspuren-detail-worth = Valeur à la marque
wolfsspuren-detail-year = Pions de l’année
wolfsspuren-detail-caught = A attrapé
wolfsspuren-detail-meal = Part de la grande proie

## Joueurs et année

wolfsspuren-players = À la table
wolfsspuren-score-help = Points ; victoire à partir de { $target }
wolfsspuren-now-help = Ce que rapporterait la marque maintenant
wolfsspuren-wolves-help = { $pack } dans la meute, { $pups } parmi les louveteaux, { $hand } en main
wolfsspuren-year = Année { $year }
wolfsspuren-replay-round = Année { $round }
wolfsspuren-timeline = Le cours de l’année { $year }
wolfsspuren-timeline-said = { wolfsspuren-phase } : { $state ->
    [past] passé
    [now] en cours
    [skipped] pas cette année
   *[coming] à venir
}.
wolfsspuren-sum-said = Total { $sum }.
wolfsspuren-sum = Tous les pions ensemble
wolfsspuren-order = Pions dans l’ordre d’action
wolfsspuren-no-tokens = Personne n’a de pion ici.
wolfsspuren-hunt-result = { $result ->
    [killed] Abattue
    [killed-hurt] Abattue, mais un chasseur est blessé
    [escaped-hurt] Échappée, et un chasseur est blessé
   *[escaped] Échappée
}
wolfsspuren-meals-shown = La nourriture va aux alphas, aux louveteaux, puis de haut en bas.

## Proies

wolfsspuren-herd = Grandes proies
wolfsspuren-herd-pile = { $pile } dans la pile
wolfsspuren-herd-none = Pas la moindre trace.
wolfsspuren-large-said = { wolfsspuren-large }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cartes)
} : abattu à partir de { $black }, abattu avec blessure à partir de { $green }, échappé avec blessure à partir de { $red } ; nourriture { $food }.
wolfsspuren-need-number = { $number ->
    [black] Noir :
    [green] Vert :
   *[red] Rouge :
}
wolfsspuren-need-black = abattue
wolfsspuren-need-green = abattue, un chasseur blessé
wolfsspuren-need-red = échappée, un chasseur blessé
wolfsspuren-need-rearing = tous les louveteaux vivent
wolfsspuren-need-few = terrain tenu
wolfsspuren-need-many = une nouvelle proie
wolfsspuren-met = atteint
wolfsspuren-unmet = pas atteint
wolfsspuren-food = Nourriture
wolfsspuren-hungry = { $count ->
    [one] { $count } reste sur sa faim
   *[other] { $count } restent sur leur faim
}
wolfsspuren-per-wolf = environ { $points } par loup
wolfsspuren-decider = Sans majorité, c’est { $name } qui décide.
wolfsspuren-small-said = { wolfsspuren-small } : force +{ $strength }.
wolfsspuren-catch = Attraper { wolfsspuren-small-a }.
wolfsspuren-small-pile = { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } dans la pile, dont { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    }

## Naissances, arrivées, départs

wolfsspuren-litter = { $count ->
        [one] { $count } louveteau ajouté
       *[other] { $count } louveteaux ajoutés
    } sur { $born }
wolfsspuren-birth-order = Ensuite :
wolfsspuren-asks = { $mine ->
    [yes] Tu demandes si { $wolf } peut entrer au bas de la meute.
   *[no] { $name } demande si { $wolf } peut entrer au bas de la meute.
}
wolfsspuren-may-ask = { $name } n’a aucun loup dans la meute et peut demander à en faire entrer un.
wolfsspuren-ask-help = Ton loup entrerait au bas de la meute, avec 12 de force et une pastille.
wolfsspuren-young-all = Jeunes loups qui peuvent partir
wolfsspuren-depart-help = Les partants forment des couples, les plus bas d’abord : +5 pour chaque loup d’un couple, −3 sans partenaire.
wolfsspuren-depart-choice = { $leaves ->
    [true] part
   *[false] reste
}
wolfsspuren-depart-seal = Sceller ce choix

## Le plan

wolfsspuren-plan-help = Ton plan : tes loups en lignes, les phases en colonnes. Les flèches déplacent, les chiffres posent un pion, Suppr le reprend.
wolfsspuren-phase-short = { $phase ->
    [preparation] Préparation
    [rearing] Petits
    [lone-hunt] Solitaire
    [pack-hunt] Meute
    [howling] Hurler
    [marking] Marque
   *[rank-fights] Combats
}
# A column of the plan where there is room for a short word alone.
wolfsspuren-phase-brief = { $phase ->
    [rearing] Petits
    [lone-hunt] Seul
    [pack-hunt] Meute
    [howling] Hurler
   *[rank-fights] Combats
}
wolfsspuren-needs-rearing = { $each } points par louveteau : { $needed } pour { $count ->
    [one] un louveteau
   *[other] les { $count }
}.
wolfsspuren-needs-hunt = { $black } abat la proie ; dès { $green }, avec une blessure ; dès { $red }, elle s’échappe et blesse.
wolfsspuren-needs-howling = Sous { $few }, une proie est perdue ; au-delà de { $many }, on en trouve une.
wolfsspuren-needs-order = { $phase ->
    [lone-hunt] Le pion le plus haut chasse d’abord. Qui ne prend rien perd 2 de force.
   *[rank-fights] Un pion permet d’attaquer, dans l’ordre, et de se défendre.
}
wolfsspuren-first = le plus fort d’abord
wolfsspuren-no-pups = Pas de louveteaux cette année.
wolfsspuren-no-wolf = Tu n’as pas de loup dans la meute : rien à préparer cette année. Tu votes toujours, et le premier petit de la prochaine portée sera le tien.
wolfsspuren-my-sum = Ton total :
wolfsspuren-mine = toi
wolfsspuren-cell-token = { $wolf }, { wolfsspuren-phase } : pion { $token }. Appuie pour le reprendre.
wolfsspuren-cell-empty = { $wolf }, { wolfsspuren-phase } : vide.
wolfsspuren-cost = { $spirals ->
    [0] ne coûte rien
   *[other] { $left ->
        [0] −{ $spirals } le tuerait
       *[other] −{ $spirals }, reste { $left }
    }
}
wolfsspuren-cost-said = { $wolf } : force { $strength }, les pions coûtent { $spirals }, il resterait { $left }.
# What is left, where the year may take more than that; $peril says how likely.
wolfsspuren-peril = { $peril ->
    [wound] reste { $left } : une blessure peut le tuer
    [hunger] reste { $left } : la faim peut le tuer
   *[dying] reste { $left } : il mourrait
}
wolfsspuren-peril-reason = { $reason ->
    [idle] pas de chasse solitaire
    [hunger] ni petite proie ni part du gibier
    [alpha] la conduite de la meute
    [age] l’âge
    [hunt] la chasse, qui blesse le meilleur pion
   *[fight] un combat perdu, qui blesse une femelle
}
wolfsspuren-peril-why = { $peril ->
    [wound] Une blessure coûte jusqu’à { $loss } de force : { $reasons }.
    [dying] En plus, il perd à coup sûr { $loss } cette année : { $reasons }.
   *[hunger] En plus, il peut perdre jusqu’à { $loss } cette année : { $reasons }.
}
wolfsspuren-token-said = Pion { $token }, { $spirals ->
    [0] ne coûte rien
    [one] coûte { $spirals } de force
   *[other] coûte { $spirals } de force
}
wolfsspuren-tray = Tes pions : il en reste { $count }
wolfsspuren-tray-hint = Choisis une case, puis un pion – ou fais-le glisser.
wolfsspuren-tray-ask = Quel pion va là ?
wolfsspuren-tray-put = Où doit-il aller ?
wolfsspuren-ready-hint = Tu peux encore changer ton plan tant que tout le monde n’est pas prêt.
wolfsspuren-ready-done = Ton plan est prêt.
wolfsspuren-ready-help = Les phases commencent quand tous les plans le sont.

## Combats

wolfsspuren-attacker = { $wolf } : pion { $token }, force { $strength }, { $discs ->
    [one] { $discs } pastille
   *[other] { $discs } pastilles
}. Qui attaquer ?
wolfsspuren-attack = Attaquer { $wolf } : pion { $token }, force { $strength }, { $discs ->
    [one] { $discs } pastille
   *[other] { $discs } pastilles
}.
wolfsspuren-token-is = { $token ->
    [0] pas de pion
   *[other] pion { $token }
}
wolfsspuren-strength-is = force { $strength }
wolfsspuren-role = { $role ->
    [attacker] attaque
   *[defender] se défend
}
wolfsspuren-duel = Le combat
wolfsspuren-duel-score = Score
wolfsspuren-duel-table = Tous les échanges du combat
wolfsspuren-duel-round = Échange
wolfsspuren-cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
wolfsspuren-stronger = plus fort : +1 carte
wolfsspuren-esteemed = plus de pastilles : +1 carte
wolfsspuren-rout = déroute !
wolfsspuren-fight-hand = Tes cartes de combat
wolfsspuren-strike = Frapper avec
wolfsspuren-losses = La carte la plus basse perd, selon l’écart : 1–2 → 1, 3–4 → 3, 5–6 → 5, 7 ou plus → le combat.
wolfsspuren-submit-help = Qui se soumet perd une pastille, n’est pas blessé et ne se bat plus cette année.

## Feuilles et résultat

wolfsspuren-log = Ce qui s’est passé
wolfsspuren-log-empty = Rien encore : on choisit les premiers loups.
wolfsspuren-sheet = Feuille de score
wolfsspuren-sheet-none = La première année n’est pas finie.
wolfsspuren-sheet-sum = Somme
wolfsspuren-sheet-year = Année { $year }
wolfsspuren-sheet-all = Toutes les années
wolfsspuren-sheet-total = Total
wolfsspuren-year-end = Marque de l’année { $year }
wolfsspuren-year-end-help = Avec { $target } points ou plus après une marque, on gagne.
wolfsspuren-continue = Vers l’année { $year }
wolfsspuren-result-note = { $reason ->
    [died-out] La meute s’est éteinte l’année { $year }, avant que quelqu’un ait { $target } points. Ensemble, elle aurait pu survivre.
   *[other] Les { $target } points ont été atteints l’année { $year }.
}

## Légendes courtes

wolfsspuren-caption-pack-formed = La meute se forme.
wolfsspuren-caption-votes-revealed = Les votes sont révélés.
wolfsspuren-caption-phase-began = { wolfsspuren-phase } : on révèle les pions. Total { $sum }.
wolfsspuren-caption-fed = La meute mange.
wolfsspuren-caption-marked = Marque de l’année { $year }
wolfsspuren-caption-aged = L’année laisse des traces.
wolfsspuren-caption-year-scored = L’année { $year } est finie.

## Carnet de terrain : la vie des loups derrière les règles

wolfsspuren-notes = Carnet de terrain
wolfsspuren-notes-all = Toutes les notes
wolfsspuren-note-open = Note de terrain : { $title }
wolfsspuren-note-in-the-game = Dans le jeu :
wolfsspuren-note-this-year = Cette année :
wolfsspuren-note-pack = La meute
wolfsspuren-note-pack-text = Une meute est une famille. Elle naît quand deux inconnus se rencontrent, restent et élèvent des petits ; en deux ans elle pourrait compter quatorze loups, mais peu de jeunes vivent assez longtemps, et la plupart des meutes en ont environ sept. Chacun connaît la place de chacun ; regards, oreilles, queues et voix le rappellent toute la journée.
wolfsspuren-note-pack-rule = plus il y a de loups en dessous, plus les hautes places valent. Une grande meute profite à tous.
wolfsspuren-note-alphas = Le couple alpha
wolfsspuren-note-alphas-text = Les deux chefs se partagent le travail. Lui lance d’ordinaire la chasse et l’arrête quand elle devient trop risquée ; elle veille sur la tanière, les petits et les liens entre tous. Certains couples mènent d’une patte ferme, d’autres laissent la meute donner son avis. Eux seuls ont des petits.
wolfsspuren-note-alphas-rule = les alphas mangent d’abord et marquent le plus, mais mener fatigue : un point de force par an, et l’alpha qui perd un combat tombe tout en bas.
wolfsspuren-note-beta = Le bêta
wolfsspuren-note-beta-text = À côté du mâle dominant, il y en a souvent un second qui l’appuie à la chasse et aux frontières, et qui attend. Quand le chef meurt ou faiblit, c’est lui qui connaît le chemin.
wolfsspuren-note-beta-rule = le bêta est seul sur sa ligne, juste sous les alphas ; seuls les mâles peuvent l’occuper.
wolfsspuren-note-omega = L’oméga
wolfsspuren-note-omega-text = Le loup tout en bas reçoit les coups de dents de tous, et chaque geste le montre. Souvent il fut jadis haut placé. En liberté il finit par partir ; derrière une clôture il ne le peut pas, et il faut l’en sortir.
wolfsspuren-note-omega-rule = sans pastille, un loup est oméga ; il est chassé après la prochaine chasse en meute, sauf s’il gagne une pastille avant. Dans la nature, un tel retour n’arrive presque jamais.
wolfsspuren-note-recognition = La reconnaissance
wolfsspuren-note-recognition-text = Les loups savent tôt qui est bon à quoi : qui trouve la piste, qui garde les petits, qui n’a pas peur à la frontière. Ces mérites comptent quand les jeunes adultes trouvent leur place.
wolfsspuren-note-recognition-rule = le meilleur pion pour les louveteaux, la chasse en meute et les hurlements vaut une pastille ; chacune rapporte un point, et avoir plus de pastilles donne une carte au combat.
wolfsspuren-note-births = Les naissances
wolfsspuren-note-births-text = Après deux mois environ, deux à sept petits naissent au printemps, dans une tanière que la mère a creusée ou reprise. Pendant quatre semaines, personne d’autre n’entre ; la meute attend dehors et la nourrit.
wolfsspuren-note-births-rule = les petits viennent dès la deuxième année, s’il y a les deux alphas. Personne ne sait à qui ils sont avant qu’ils aient grandi.
wolfsspuren-note-prey = Grandes proies
wolfsspuren-note-prey-text = Un territoire suffit quand il abrite assez de bêtes vieilles ou faibles, car les saines s’échappent presque toujours. Un troupeau en vue n’est pas encore un repas.
wolfsspuren-note-prey-rule = chaque année, de nouvelles traces apparaissent et la meute choisit une proie. Une grande proie nourrit plus de loups, et en demande davantage.
wolfsspuren-note-rearing = Les louveteaux
wolfsspuren-note-rearing-text = Quand les petits sortent, toute la meute s’en occupe. Pendant que les autres chassent, un loup au moins reste, souvent une jeune femelle. Qui rentre est assailli : lécher le museau, c’est demander la nourriture rapportée dans l’estomac. En jouant, les petits apprennent tout, et une pince sur le museau leur apprend les manières.
wolfsspuren-note-rearing-rule = chaque louveteau demande 7 points de soins sur l’ensemble des pions ; les plus éloignés de la mère meurent d’abord.
wolfsspuren-note-lone-hunt = La chasse en solitaire
wolfsspuren-note-lone-hunt-text = Au printemps et en été, la meute reste près des petits, et un loup seul trouve de quoi : campagnols, lièvres, castors, oies. On part seul ou à deux, et l’on revient toujours au lieu de rendez-vous.
wolfsspuren-note-lone-hunt-rule = le pion le plus haut choisit d’abord ; qui ne prend rien perd 2 de force.
wolfsspuren-note-pack-hunt = La chasse en meute
wolfsspuren-note-pack-hunt-text = En automne, le petit gibier se fait rare et les jeunes suivent. La meute trotte à six ou huit kilomètres à l’heure jusqu’à croiser une piste. Les loups approchent, bondissent, poursuivent un peu, ou poussent la proie vers d’autres, cachés – et renoncent souvent : sur 131 élans qu’un chercheur a vu chasser, six seulement furent tués.
wolfsspuren-note-pack-hunt-rule = la somme des pions doit atteindre le nombre de la proie. Si elle s’échappe, chaque loup a faim et tous les louveteaux meurent.
wolfsspuren-note-howling = Les hurlements
wolfsspuren-note-howling-text = Chaque loup a sa voix, que les autres connaissent. Hurler rappelle les égarés, rassemble la meute avant la chasse et dit aux voisins : ce pays est pris. Répondre ou non à un loup solitaire, c’est dire si l’on veut de lui.
wolfsspuren-note-howling-rule = sous 35 points, les voisins prennent une proie ; au-delà de 55, la meute en gagne une.
wolfsspuren-note-rank-fights = Les combats de rang
wolfsspuren-note-rank-fights-text = Les meutes sauvages se battent rarement pour de bon ; regards et postures suffisent. À la saison des amours, c’est autre chose. Les mâles menacent surtout et cèdent ; les femelles se battent plus dur, parfois à mort – ainsi la meute n’a pas plus de petits qu’elle n’en peut nourrir.
wolfsspuren-note-rank-fights-rule = une femelle peut attaquer toute autre femelle, et la perdante est blessée ; un mâle, seulement celui juste au-dessus, sans blessure.
wolfsspuren-note-marking = La marque
wolfsspuren-note-marking-text = Les loups écrivent leurs frontières avec des odeurs. Seuls les chefs lèvent la patte : leurs marques sont hautes, sur les troncs et les pierres ; les autres s’accroupissent. La meute parcourt sans cesse ses frontières pour rafraîchir les lignes.
wolfsspuren-note-marking-rule = une fois l’an, on compte rangs et pastilles, on retire les pertes, et les petits grandissent.
wolfsspuren-note-departure = Quitter la meute
wolfsspuren-note-departure-text = Qui ne peut mener reste pour aider, ou part chercher une terre et un compagnon. La route est dangereuse : seul, on mange peu, les meutes étrangères défendent leurs frontières, et il y a les routes et les fusils.
wolfsspuren-note-departure-rule = un mâle et une femelle qui partent ensemble rapportent des points. Dans la nature, ils viendraient de meutes différentes.
wolfsspuren-note-joining = Rejoindre une meute
wolfsspuren-note-joining-text = Un loup errant peut se présenter à une meute étrangère. S’il y a assez de proies et que l’aide est bienvenue, il reste ; si la nourriture manque, on le chasse.
wolfsspuren-note-joining-rule = règle facultative : qui n’a plus de loup demande, et tout le monde doit accepter.
wolfsspuren-note-strength = Force et âge
wolfsspuren-note-strength-text = En liberté, un loup vit environ sept ans ; en captivité, jusqu’à quatorze. Jeune, il se remet vite ; vieux ou gravement blessé, il décline vite aussi.
wolfsspuren-note-strength-rule = l’effort coûte de la force (les spirales des pions), la nourriture en rend. Avec la règle de la durée de vie, les forts se remettent et les faibles déclinent chaque année.
wolfsspuren-note-territory = Le territoire
wolfsspuren-note-territory-text = Sa taille dépend de la meute, des proies et du pays ; en Europe centrale, environ deux cents kilomètres carrés. Menacer à la frontière suffit d’ordinaire. Si l’on en vient au combat, il est sérieux : la proie, c’est la vie.
wolfsspuren-note-territory-rule = les grandes proies visibles sont ce que porte le territoire ; les hurlements le défendent.

# As a screen reader says it; $now has a sign.
wolfsspuren-score-said = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } sur { $target }.
wolfsspuren-now-said = La marque rapporterait maintenant { $now }. Loups :
