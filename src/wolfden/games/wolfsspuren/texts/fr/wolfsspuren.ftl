### Traces de Loups. Les noms arrivent dans $name, les loups dans $wolf, $target (wolfsspuren-wolf),
### les listes dans $wolves ; proies et phases sont des clés. Verbes au présent : le sexe ne s’accorde pas.

game-wolfsspuren-line = Une meute, mille ambitions : survivre ensemble, année après année, et finir seul au sommet.

## Noms

wolfsspuren-colour = { $colour ->
    [green] Vert
    [blue] Bleu
    [black] Noir
    [yellow] Jaune
    [orange] Orange
   *[grey] Gris
}
wolfsspuren-wolf = { wolfsspuren-colour } { $letter }
wolfsspuren-sex = { $sex ->
    [female] femelle
   *[male] mâle
}
wolfsspuren-place = { $place ->
    [alpha] alpha
    [beta] bêta
    [omega] oméga
   *[ordinary] loup de la meute
}
wolfsspuren-phase = { $phase ->
    [preparation] Préparation
    [rearing] Éducation
    [lone-hunt] Chasse en solitaire
    [pack-hunt] Chasse en meute
    [howling] Hurlements
    [rank-fights] Combats de rang
   *[marking] Marque
}
wolfsspuren-prey = { $prey ->
    [beaver] castor
    [goose] oie
    [hare] lièvre
    [vole] campagnol
    [lemming] lemming
    [nothing] pas de proie
    [sick-moose] élan malade
    [deer] cerf de Virginie
    [old-moose] vieil élan
    [caribou] caribou
    [wapiti] wapiti
    [moose] élan
   *[bison] bison
}
wolfsspuren-large = { $prey ->
    [sick-moose] Élan malade
    [deer] Cerf
    [old-moose] Vieil élan
    [caribou] Caribou
    [wapiti] Wapiti
    [moose] Élan
   *[bison] Bison
}
wolfsspuren-large-the = { $prey ->
    [sick-moose] l’élan malade
    [deer] le cerf
    [old-moose] le vieil élan
    [caribou] le caribou
    [wapiti] le wapiti
    [moose] l’élan
   *[bison] le bison
}
wolfsspuren-small = { $prey ->
    [beaver] Castor
    [goose] Oie
    [hare] Lièvre
    [vole] Campagnol
    [lemming] Lemming
   *[nothing] Pas de proie
}
wolfsspuren-small-a = { $prey ->
    [beaver] un castor
    [goose] une oie
    [hare] un lièvre
    [vole] un campagnol
    [lemming] un lemming
   *[nothing] rien
}
wolfsspuren-part = { $part ->
    [rank] Rang
    [discs] Pastilles
    [dead] Morts
    [excluded] Exclusions
   *[departed] Départs
}

## Actions

wolfsspuren-action-pick = Commencer avec { $wolf }
wolfsspuren-action-bear = Ajouter { $wolf } comme petit
wolfsspuren-action-vote = Voter : { wolfsspuren-prey }
wolfsspuren-action-hunt = Chasser : { wolfsspuren-prey }
wolfsspuren-action-ask = Demander l’entrée de { $wolf }
wolfsspuren-action-wait = Ne rien demander
wolfsspuren-action-agree = Accepter
wolfsspuren-action-refuse = Refuser
wolfsspuren-action-place = { $wolf }, { wolfsspuren-phase } : pion { $token }
wolfsspuren-action-take-back = { $wolf }, { wolfsspuren-phase } : reprendre le pion
wolfsspuren-action-ready = C’est prêt
wolfsspuren-action-reconsider = Changer mes pions
wolfsspuren-action-catch = Attraper : { wolfsspuren-prey }
wolfsspuren-action-release = Défausser : { wolfsspuren-prey }
wolfsspuren-action-attack = Attaquer { $wolf }
wolfsspuren-action-refrain = Ne pas attaquer
wolfsspuren-action-fight = Se battre
wolfsspuren-action-submit = Se soumettre
wolfsspuren-action-strike = Carte { $card }
wolfsspuren-action-depart = { $count ->
    [0] Personne ne part
   *[other] Départ : { $wolves }
}

## Ce qui s’est passé

wolfsspuren-event-chose = { $stage ->
    [pick] { $count ->
       *[one] { $name } a choisi un loup.
        [other] { $name } ont choisi leurs loups.
    }
    [vote] { $count ->
       *[one] { $name } a voté.
        [other] { $name } ont voté.
    }
    [consent] { $count ->
       *[one] { $name } a répondu.
        [other] { $name } ont répondu.
    }
    [strike] { $count ->
       *[one] { $name } a posé une carte.
        [other] { $name } ont posé leurs cartes.
    }
   *[depart] { $count ->
       *[one] { $name } a décidé pour ses jeunes loups.
        [other] { $name } ont décidé pour leurs jeunes loups.
    }
}
wolfsspuren-event-picked = Les loups sont retournés : { $wolves }.
wolfsspuren-event-picked-again = { $wolves } : tous du même sexe. On choisit à nouveau.
wolfsspuren-event-pack-formed = La meute se forme. Mâles, du plus haut au plus bas : { $males }. Femelles : { $females }.
wolfsspuren-event-year-began = L’année { $year } commence.
wolfsspuren-event-births-drawn = { $number ->
    [one] Un louveteau naît.
   *[other] { $number } louveteaux naissent.
}
wolfsspuren-event-pup-added = { $name } ajoute un louveteau.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] Les proies défaussées reviennent ; traces d’une grande proie : { wolfsspuren-large }.
   *[false] Traces d’une grande proie : { wolfsspuren-large }.
}
wolfsspuren-event-votes-revealed = Les votes : { $votes }.
wolfsspuren-vote = { $name } : { wolfsspuren-prey }
wolfsspuren-event-prey-chosen = { $name ->
    [none] La meute chassera { wolfsspuren-large-the }.
   *[other] Pas de majorité : { $name } décide. La meute chassera { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } demande si { $wolf } peut rejoindre la meute.
wolfsspuren-event-asked-not = { $name } ne demande rien.
wolfsspuren-event-answered = { $agreed ->
    [true] Tout le monde est d’accord.
   *[false] Tout le monde n’est pas d’accord.
}
wolfsspuren-event-joined-by-consent = { $wolf } rejoint la meute.
wolfsspuren-event-planned = Tu as changé tes pions.
wolfsspuren-event-readied = { $count ->
   *[one] Tout est prêt pour { $name }.
    [other] Tout est prêt pour { $name }.
}
wolfsspuren-event-reconsidered = { $name } revoit son plan.
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Personne n’a posé de pion.
   *[other] Pions : { $tokens }. Total : { $sum }.
}
wolfsspuren-token = { $wolf } { $token }
wolfsspuren-event-died = { $cause ->
    [spirals] { $wolf } meurt d’épuisement.
    [hunger] { $wolf } meurt de faim.
    [wound] { $wolf } meurt de ses blessures.
   *[age] { $wolf } meurt de vieillesse.
}
wolfsspuren-event-pups-died = { $cause ->
    [rearing] { $count ->
        [one] Faute de soins, un louveteau meurt : { $wolves }.
       *[other] Faute de soins, { $count } louveteaux meurent : { $wolves }.
    }
   *[hunger] { $count ->
        [one] Sans proie, le louveteau meurt de faim : { $wolves }.
       *[other] Sans proie, tous les louveteaux meurent de faim : { $wolves }.
    }
}
wolfsspuren-event-disc-won = { $full ->
    [true] { $wolf } mérite une pastille, mais ne peut pas en avoir plus de quatre.
   *[false] { $wolf } gagne une pastille de reconnaissance.
}
wolfsspuren-event-disc-lost = { $wolf } perd de la reconnaissance et garde { $discs ->
    [0] zéro pastille
    [one] une pastille
   *[other] { $discs } pastilles
}.
wolfsspuren-event-omega-accepted = { $wolf } retrouve sa place et n’est plus oméga.
wolfsspuren-event-omega-made = { $wolf } n’a plus de pastille et devient oméga.
wolfsspuren-event-omega-excluded = L’oméga { $wolf } est chassé de la meute.
wolfsspuren-event-alpha-alone = { $wolf } est seul de son sexe et tient la place alpha sans pastille.
wolfsspuren-event-small-prey-turned = Face visible : { $face_up }.
wolfsspuren-event-caught = { $wolf } attrape { wolfsspuren-small-a }{ $gained ->
    [0] {""}
   *[other] {" "}(+{ $gained })
}.
wolfsspuren-event-hunt-over = Il ne reste rien à attraper.
wolfsspuren-event-went-hungry = { $count ->
    [one] { $wolves } reste sur sa faim (−{ $lost }).
   *[other] { $wolves } restent sur leur faim (−{ $lost } chacun).
}
wolfsspuren-event-hunted = { $result ->
    [killed] { $sum } points : la meute abat { wolfsspuren-large-the }.
    [killed-hurt] { $sum } points : la meute abat { wolfsspuren-large-the }, mais le chasseur le plus hardi est blessé.
    [escaped-hurt] { $sum } points : la proie s’échappe et blesse le chasseur le plus hardi.
   *[escaped] { $sum } points, c’est trop peu : la proie s’échappe.
}
wolfsspuren-prey-title = { $prey ->
    [sick-moose] Élan malade
    [deer] Cerf de Virginie
    [old-moose] Vieil élan
    [caribou] Caribou
    [wapiti] Wapiti
    [moose] Élan
   *[bison] Bison
}
wolfsspuren-event-wounded = { $wolf } est blessé et perd { $card } de force.
wolfsspuren-event-fed = La meute mange : { $meals }{ $pups ->
    [0] {""}
    [one] ; le petit mange 1
   *[other] ; { $pups } petits mangent 1 chacun
}.
wolfsspuren-meal = { $wolf } { $food }
wolfsspuren-event-howled = { $result ->
    [few] Seulement { $sum } points de hurlements : la meute perd du terrain et une grande proie.
    [many] { $sum } points de hurlements : la meute gagne du terrain et trouve de nouvelles traces.
   *[enough] { $sum } points de hurlements : le territoire est tenu.
}
wolfsspuren-event-prey-released = { $name } renonce à cette proie : { wolfsspuren-large }.
wolfsspuren-event-attacked = { $wolf } attaque { $target }.
wolfsspuren-event-refrained = { $wolf } n’attaque personne.
wolfsspuren-event-submitted = { $forced ->
    [true] { $wolf } ne peut pas se battre et cède devant { $target }.
   *[false] { $wolf } se soumet à { $target }.
}
wolfsspuren-event-fight-began = { $wolf } ({ $score }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) affronte { $target } ({ $target_score }, { $target_cards ->
        [one] { $target_cards } carte
       *[other] { $target_cards } cartes
    }).
wolfsspuren-event-struck = { $card } contre { $target_card } : { $rout ->
    [true] déroute !
   *[false] { $loss ->
        [0] { $target_loss ->
            [0] personne ne cède.
           *[other] la défense perd { $target_loss }.
        }
       *[other] l’attaque perd { $loss }.
    }
} Score { $score } à { $target_score }.
wolfsspuren-event-fight-drawn = { $wolf } et { $target } se séparent à égalité.
wolfsspuren-event-fight-won = { $wolf } bat { $loser }.
wolfsspuren-event-swapped = { $wolf } et { $other } échangent leurs places.
wolfsspuren-event-marked = Marque de l’année { $year }, rangs et pastilles : { $points }.
wolfsspuren-points = { $name } : { $points }
wolfsspuren-event-aged = L’année laisse des traces. Force : { $wolves }.
wolfsspuren-change = { $wolf } { $change }
wolfsspuren-event-pup-joined = { $wolf } a grandi et rejoint la meute.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Tous les jeunes loups restent.
   *[other] Quittent la meute : { $wolves }.
}
wolfsspuren-event-pair-left = { $male } et { $female } partent ensemble fonder leur meute (+5 chacun).
wolfsspuren-event-left-alone = { $wolf } part sans compagnie (−3).
wolfsspuren-event-year-scored = Scores après l’année { $year } : { $totals }.
wolfsspuren-event-pack-died-out = La meute s’est éteinte.
wolfsspuren-event-ended = { $count ->
    [0] Les traces s’arrêtent ici.
    [one] { $name } gagne.
   *[other] { $name } gagnent ensemble.
}

## Pourquoi pas

wolfsspuren-why-already-chosen = C’est déjà ton choix.
wolfsspuren-why-already-a-pup = Ce loup est déjà parmi les petits.
wolfsspuren-why-in-the-pack = Ce loup est déjà dans la meute.
wolfsspuren-why-not-in-the-pack = Ce loup n’est pas dans la meute.
wolfsspuren-why-not-face-up = Cet animal n’est pas face visible.
wolfsspuren-why-already-ready = Tes pions sont prêts. Reprends-les d’abord pour les changer.
wolfsspuren-why-not-ready-yet = Tu peux changer tes pions : ils ne sont pas encore prêts.
wolfsspuren-why-no-token-there = Il n’y a pas de pion à reprendre ici.
wolfsspuren-why-no-pups = Il n’y a pas de petits à élever cette année.
wolfsspuren-why-cell-taken = Un loup n’a qu’un pion par phase ; reprends d’abord l’autre.
wolfsspuren-why-too-many-spirals = Avec la durée de vie, les spirales d’un loup doivent rester sous sa force.
wolfsspuren-why-token-used = Chaque pion sert une fois par an, et celui-ci est déjà posé ailleurs.
wolfsspuren-why-other-sex = Les femelles affrontent les femelles, les mâles les mâles.
wolfsspuren-why-own-wolf = Tes propres loups ne se battent pas entre eux.
wolfsspuren-why-omega-is-left-alone = On n’attaque pas un oméga.
wolfsspuren-why-only-the-male-above = Un mâle ne peut attaquer que le mâle juste au-dessus.
wolfsspuren-why-no-such-card = Cette carte de combat n’est pas dans ta main.
wolfsspuren-why-not-young = Seuls les loups qui viennent de rejoindre la meute peuvent partir.
wolfsspuren-why-now-pick = C’est le moment de choisir un premier loup.
wolfsspuren-why-now-birth = C’est le moment des naissances.
wolfsspuren-why-now-vote = C’est le moment de voter pour la proie.
wolfsspuren-why-now-hunt = C’est le moment de choisir la proie.
wolfsspuren-why-now-ask = C’est le moment de demander l’entrée d’un loup.
wolfsspuren-why-now-consent = C’est le moment de répondre à la demande d’entrée.
wolfsspuren-why-now-plan = C’est le moment de placer les pions.
wolfsspuren-why-now-catch = C’est le moment de prendre une petite proie.
wolfsspuren-why-now-release = C’est le moment de défausser une grande proie.
wolfsspuren-why-now-attack = C’est le moment d’attaquer ou non.
wolfsspuren-why-now-defend = C’est le moment de se battre ou de se soumettre.
wolfsspuren-why-now-strike = C’est le moment de choisir une carte de combat.
wolfsspuren-why-now-depart = C’est le moment de décider des départs.

## La fin

wolfsspuren-end-target-reached = Le score visé est atteint.
wolfsspuren-end-died-out = La meute a disparu ; personne ne gagne.

## Options

option-wolfsspuren-target = Score à atteindre
option-wolfsspuren-target-help = Le score qui met fin à la partie. À { $players } joueurs, { $default } points d’habitude ; { $low } au moins.
option-wolfsspuren-joining = Des loups peuvent se joindre à la meute
option-wolfsspuren-joining-help = Qui n’a plus de loup peut en faire entrer un si tous les autres acceptent.
option-wolfsspuren-joining-why = Sans cette règle, qui perd tôt son dernier loup ne fait plus que voter jusqu’aux prochaines naissances.
option-wolfsspuren-lifespan = Durée de vie
option-wolfsspuren-lifespan-help = À la marque, les forts se renforcent et les faibles s’affaiblissent ; aucun loup ne peut prévoir de s’épuiser.
option-wolfsspuren-strength_first = La force avant le rang
option-wolfsspuren-strength_first-help = À pions égaux, le loup le plus fort passe d’abord.
option-wolfsspuren-lasting_omega = Oméga durable
option-wolfsspuren-lasting_omega-help = Un oméga n’est exclu que lorsqu’un autre prend sa place.
option-wolfsspuren-colours = Ta couleur
option-wolfsspuren-colours-help = Les verts, les noirs et les oranges sont deux mâles et une femelle, les bleus, les jaunes et les gris deux femelles et un mâle. Qui ne choisit pas en reçoit une au hasard.
option-wolfsspuren-colours-green = Vert
option-wolfsspuren-colours-blue = Bleu
option-wolfsspuren-colours-black = Noir
option-wolfsspuren-colours-yellow = Jaune
option-wolfsspuren-colours-orange = Orange
option-wolfsspuren-colours-grey = Gris
option-wolfsspuren-colours-uneven = À { $players } joueurs, { $most } au plus peuvent avoir { $kind ->
    [0] deux mâles et une femelle
   *[1] deux femelles et un mâle
}.

## Dans le terminal

wolfsspuren-title = Année { $year } · { wolfsspuren-phase } · but { $target }
wolfsspuren-pack = La meute
wolfsspuren-pups = { $count ->
    [0] pas de petits
    [one] { $count } petit
   *[other] { $count } petits
}
wolfsspuren-column = { $column ->
    [place] Place
    [wolf] Loup
    [player] Joueur
    [strength] Force
    [discs] Pastilles
    [token] Pion
    [tokens] Pions
    [score] Points
    [now] Cette année
    [hand] Main
    [prey] Proie
    [numbers] Noir / vert / rouge
    [food] Nourriture
   *[decides] Décide
}
wolfsspuren-spirals-left = force { $left } après les spirales
wolfsspuren-needs = Il faut : éducation { $rearing }, chasse { $black }, hurlements { $few }
wolfsspuren-tokens-left = Pions restants : { $tokens }
wolfsspuren-your-cards = Tes cartes de combat : { $cards }
