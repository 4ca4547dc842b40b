### Traces de loups. Les personnes et les loups arrivent en texte : $name, $names (liste, avec
### $count), $wolf, $target, $other, $loser, $male, $female, $wolves ; les sortes sont des clés.

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
    [rearing] Louveteaux
    [lone-hunt] Chasse en solitaire
    [pack-hunt] Chasse en meute
    [howling] Hurlements
    [rank-fights] Combats de rang
   *[marking] Marque
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
    [rank] Rangs
    [discs] Pastilles
    [dead] Loups morts
    [excluded] Exclus
   *[departed] Départs
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
} Ordre pour ajouter les cartes : { $names }.
wolfsspuren-event-pup-added = { $name } ajoute un louveteau.
wolfsspuren-event-prey-turned = { $reshuffled ->
    [true] Les proies défaussées reviennent ; traces d’une grande proie : { wolfsspuren-large }.
   *[false] Traces d’une grande proie : { wolfsspuren-large }.
}
wolfsspuren-event-votes-revealed = Les votes : { $votes }.
wolfsspuren-event-prey-chosen = { $by ->
    [one] Pas de majorité : { $name } décide. La meute chassera { wolfsspuren-large-the }.
   *[all] La meute chassera { wolfsspuren-large-the }.
}
wolfsspuren-event-asked = { $name } demande si { $wolf } peut rejoindre la meute.
wolfsspuren-event-asked-not = { $name } ne demande rien.
wolfsspuren-event-answered = { $agreed ->
    [true] Tout le monde est d’accord.
   *[false] Tout le monde n’est pas d’accord.
}
wolfsspuren-event-joined-by-consent = { $wolf } rejoint la meute.
wolfsspuren-event-planned = Tu changes ton plan.
wolfsspuren-event-readied = { $count ->
   *[one] Tout est prêt pour { $name }.
    [other] Tout est prêt pour { $name }.
}
wolfsspuren-event-reconsidered = { $name } revoit son plan.
wolfsspuren-event-phase-began = { wolfsspuren-phase }. { $count ->
    [0] Personne n’a posé de jeton.
   *[other] Jetons : { $tokens }. Total : { $sum }.
}
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
wolfsspuren-event-small-prey-turned = On retourne de petites proies.
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
wolfsspuren-event-wounded = { $wolf } est blessé et perd { $card } de force.
wolfsspuren-event-fed = La meute mange : { $meals }{ $pups ->
    [0] {""}
    [one] {" "}et un louveteau
   *[other] {" "}et { $pups } louveteaux
}.
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
wolfsspuren-event-fight-began = { $wolf } ({ $score }) se bat contre { $target } ({ $target_score }).
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
wolfsspuren-event-marked = Marque de l’année { $year } : { $points }.
wolfsspuren-event-aged = L’année laisse des traces : { $wolves }.
wolfsspuren-event-pup-joined = { $wolf } a grandi et rejoint la meute.
wolfsspuren-event-departures-revealed = { $count ->
    [0] Tous les jeunes loups restent.
   *[other] Quittent la meute : { $wolves }.
}
wolfsspuren-event-pair-left = { $male } et { $female } partent ensemble fonder leur meute (+5 chacun).
wolfsspuren-event-left-alone = { $wolf } part sans compagnie (−3).
wolfsspuren-event-year-scored = L’année { $year } rapporte { $points }. Scores : { $totals }.
wolfsspuren-event-pack-died-out = La meute s’est éteinte.
wolfsspuren-event-ended = { $count ->
    [0] La partie s’achève sans vainqueur.
   *[one] { $names } gagne.
    [other] { $names } gagnent ensemble.
}
