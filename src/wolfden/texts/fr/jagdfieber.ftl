jagdfieber-why-not-in-hand = Tu n’as pas cette carte en main.
jagdfieber-why-already-chosen = C’est la carte que tu as déjà choisie.
