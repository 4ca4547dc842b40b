### Traces de Loups. Les noms arrivent dans $name, les loups dans $wolf, $target (wolfsspuren-wolf),
### les listes dans $wolves ; proies et phases sont des clés. Verbes au présent : le sexe ne s’accorde pas.

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
   *[ordinary] ordinaire
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
    [pick] { $name } a choisi un loup.
    [vote] { $name } a voté.
    [consent] { $name } a répondu.
    [strike] { $name } a choisi une carte.
   *[depart] { $name } a décidé des départs.
}
wolfsspuren-event-picked = Les premiers loups sont retournés : { $wolves }.
wolfsspuren-event-picked-again = Tous du même sexe : { $wolves }. Tout le monde choisit de nouveau.
wolfsspuren-event-pack-formed = La meute se forme. Femelles de haut en bas : { $females } ; mâles : { $males }.
wolfsspuren-event-year-began = L’année { $year } commence.
wolfsspuren-event-births-drawn = { $number ->
    [one] Un petit va naître.
   *[other] { $number } petits vont naître.
}
wolfsspuren-event-pup-added = { $name } ajoute un petit, face cachée.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [yes] La défausse est mélangée. Une grande proie est retournée : { wolfsspuren-prey }.
   *[no] Une grande proie est retournée : { wolfsspuren-prey }.
}
wolfsspuren-event-votes-revealed = Les votes : { $votes }.
wolfsspuren-vote = { $name } : { wolfsspuren-prey }
wolfsspuren-event-prey-chosen = { $decided ->
    [yes] Pas de majorité, { $name } tranche. La meute chassera : { wolfsspuren-prey }.
   *[no] La meute chassera : { wolfsspuren-prey }.
}
wolfsspuren-event-asked = { $name } demande l’entrée de { $wolf } dans la meute.
wolfsspuren-event-asked-not = { $name } ne demande pas à entrer.
wolfsspuren-event-answered = { $agreed ->
    [yes] Tout le monde accepte.
   *[no] Tout le monde n’est pas d’accord ; personne n’entre.
}
wolfsspuren-event-joined-by-consent = { $wolf } rejoint la meute.
wolfsspuren-event-planned = Tu as changé tes pions.
wolfsspuren-event-readied = Pour { $name }, c’est prêt.
wolfsspuren-event-reconsidered = { $name } réfléchit encore.
wolfsspuren-event-phase-began = { wolfsspuren-phase } : { $count ->
    [0] aucun pion.
   *[other] { $tokens }. En tout { $sum }.
}
wolfsspuren-token = { $wolf } { $token }
wolfsspuren-event-died = { $cause ->
    [spirals] { $wolf } meurt d’épuisement.
    [hunger] { $wolf } meurt de faim.
    [wound] { $wolf } meurt de sa blessure.
   *[age] { $wolf } meurt de vieillesse.
}
wolfsspuren-event-pups-died = { $cause ->
    [rearing] Faute de soins, des petits meurent : { $wolves }.
   *[hunger] Faute de nourriture, des petits meurent : { $wolves }.
}
wolfsspuren-event-disc-won = { $full ->
    [yes] { $wolf } mérite une pastille, mais en a déjà quatre.
   *[no] { $wolf } gagne une pastille et en a maintenant { $discs }.
}
wolfsspuren-event-disc-lost = { $wolf } perd en reconnaissance : { $discs ->
    [0] plus aucune pastille.
    [one] il reste { $discs } pastille.
   *[other] il reste { $discs } pastilles.
}
wolfsspuren-event-omega-accepted = La meute accepte de nouveau { $wolf }, qui n’est plus oméga.
wolfsspuren-event-omega-made = { $wolf } devient oméga.
wolfsspuren-event-omega-excluded = La meute chasse { $wolf }.
wolfsspuren-event-alpha-alone = { $wolf }, sans rival de son sexe, tient la place d’alpha sans pastille.
wolfsspuren-event-small-prey-turned = Face visible : { $animals }.
wolfsspuren-event-caught = { $wolf } attrape : { wolfsspuren-prey }{ $gained ->
    [0] {""}
   *[other] , force +{ $gained }
}.
wolfsspuren-event-hunt-over = Il n’y a plus de proie ; la chasse en solitaire est finie.
wolfsspuren-event-went-hungry = Faim, force −{ $lost } : { $wolves }.
wolfsspuren-event-hunted = { wolfsspuren-prey-title }, somme { $sum } : { $result ->
    [killed] la proie est tuée.
    [killed-hurt] la proie est tuée, mais le premier loup est blessé.
    [escaped-hurt] la proie s’échappe et le premier loup est blessé.
   *[escaped] la proie s’échappe.
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
wolfsspuren-event-wounded = Blessure pour { $wolf } : force −{ $card }.
wolfsspuren-event-fed = La meute mange : { $meals }{ $pups ->
    [0] {""}
    [one] ; le petit mange 1
   *[other] ; { $pups } petits mangent 1 chacun
}.
wolfsspuren-meal = { $wolf } { $food }
wolfsspuren-event-howled = { $result ->
    [few] Hurlements { $sum } : trop faible, une grande proie sera perdue.
    [many] Hurlements { $sum } : on les entend au loin, une proie de plus est trouvée.
   *[enough] Hurlements { $sum } : assez pour tenir le territoire.
}
wolfsspuren-event-prey-released = { $name } défausse : { wolfsspuren-prey }.
wolfsspuren-event-attacked = { $wolf } attaque { $target }.
wolfsspuren-event-refrained = { $wolf } n’attaque personne.
wolfsspuren-event-submitted = { $forced ->
    [yes] { $wolf } ne peut pas se battre et se soumet à { $target }.
   *[no] { $wolf } se soumet à { $target } et ne se bat plus cette année.
}
wolfsspuren-event-fight-began = { $wolf } ({ $score }, { $cards } cartes) affronte { $target } ({ $target_score }, { $target_cards } cartes).
wolfsspuren-event-struck = { $card } contre { $target_card }. { $rout ->
    [yes] C’est la déroute !
   *[no] Le score est de { $score } à { $target_score }.
}
wolfsspuren-event-fight-drawn = { $wolf } et { $target } se séparent à égalité.
wolfsspuren-event-fight-won = { $wolf } l’emporte sur { $loser }.
wolfsspuren-event-swapped = { $wolf } et { $target } échangent leurs places.
wolfsspuren-event-marked = Marque de l’année { $year }, rangs et pastilles : { $points }.
wolfsspuren-points = { $name } : { $points }
wolfsspuren-event-aged = L’année pèse sur la force des loups : { $changes }.
wolfsspuren-change = { $wolf } { $change }
wolfsspuren-event-pup-joined = { $wolf } a grandi et rejoint la meute.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Tous les jeunes restent.
   *[other] Ces jeunes partent : { $wolves }.
}
wolfsspuren-event-pair-left = { $male } et { $female } partent en couple : 5 points chacun.
wolfsspuren-event-left-alone = { $wolf } part sans partenaire : −3 points.
wolfsspuren-event-year-scored = Scores après l’année { $year } : { $points }.
wolfsspuren-event-pack-died-out = La meute a disparu. Personne ne gagne.
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

option-wolfsspuren-extra = Points au-delà du score habituel
option-wolfsspuren-extra-help = Scores habituels : 40 points à trois, 50 à quatre, 55 à cinq, 60 à six.
option-wolfsspuren-joining = Des loups peuvent se joindre à la meute
option-wolfsspuren-joining-help = Qui n’a plus de loup peut en faire entrer un si tous les autres acceptent.
option-wolfsspuren-lifespan = Durée de vie
option-wolfsspuren-lifespan-help = À la marque, les forts se renforcent et les faibles s’affaiblissent ; aucun loup ne peut prévoir de s’épuiser.
option-wolfsspuren-strength_first = La force avant le rang
option-wolfsspuren-strength_first-help = À pions égaux, le loup le plus fort passe d’abord.
option-wolfsspuren-lasting_omega = Oméga durable
option-wolfsspuren-lasting_omega-help = Un oméga n’est exclu que lorsqu’un autre prend sa place.

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
