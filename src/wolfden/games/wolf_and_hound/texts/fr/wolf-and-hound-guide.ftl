## Le guide d’une première partie, et le but en trois lignes

wolf-and-hound-aim-1 = Celui qui n’a plus de mouton fait perdre son équipe : toi et la personne d’en face contre les deux autres.
wolf-and-hound-aim-2 = Un tour : les animaux devant toi agissent (un loup fait fuir un mouton, un chien en ramène un), tu joues une carte, tu en pioches une.
wolf-and-hound-aim-3 = Les noires déplacent les loups, les blanches les chiens, dans le sens horaire. Sans cartes, l’équipe qui a le plus de moutons gagne.

wolf-and-hound-guide-aim = Ce que tu cherches
    .text = Quatre pâturages de { $sheep-4-0 } moutons. Toi et la personne d’en face formez l’équipe bleue ; à ta gauche et à ta droite, c’est l’autre. Celui qui n’a plus de mouton fait perdre son équipe. Entre partenaires, on ne parle pas.
wolf-and-hound-guide-turn = Un tour
    .text = Tu tiens { $cards-hand } cartes. Les noires déplacent le loup, les blanches le chien, dans le sens horaire, d’autant de places que le nombre. Après en avoir joué une, tu en pioches une autre. Regarde une carte : la table montre où elle mène.
wolf-and-hound-guide-black = Éloigne le loup
    .text = Le loup et le chien sont devant toi. Joue la carte noire marquée : le loup va chez ton voisin de gauche, de l’autre équipe. Il agira quand son tour commencera.
wolf-and-hound-guide-wolf = Le loup agit
    .text = D’abord, le loup a pris un mouton à ton voisin. Puis on l’a envoyé chez toi, et au début de ton tour un de tes moutons s’est enfui dans la forêt sombre.
wolf-and-hound-guide-away = Renvoie-le
    .text = Le loup reste où il est tant que personne ne joue de noire. Renvoie-le à l’autre équipe avec la carte marquée.
wolf-and-hound-guide-hound = Le chien aide
    .text = Le chien est venu chez toi : au début de ton tour, il a ramené ton mouton perdu. On n’en a jamais plus qu’au départ. Si le loup et le chien sont ensemble, le loup agit d’abord.
wolf-and-hound-guide-white = Garde le chien
    .text = Les cartes blanches déplacent le chien. Avec la carte marquée, il va chez ton partenaire et n’aide donc pas les autres.
wolf-and-hound-guide-finish = Comment ça finit
    .text = Une équipe perd aussitôt qu’un de ses joueurs n’a plus de mouton. Quand les cartes sont épuisées, on compte les moutons au tour du joueur 1 : l’équipe qui en a le plus gagne, l’égalité est pour les jaunes.
wolf-and-hound-guide-free = À toi de choisir
    .text = Essaie tes cartes : regarde où iraient les animaux et à qui est le tour suivant. Un 4 ramène un animal là où il était. Le conseil { $lamp } dit ce que ferait un bon joueur ; le signe aux deux cartes { $cards } montre les nombres que tu n’as pas encore vus.
wolf-and-hound-guide-end = Tu sais jouer à Wolf & Hound
    .text = Il y a bien d’autres animaux : des loups plus lents, des loups qui mordent le voisin, des cartes qui passent de loup à chien. L’extension Viande et Os les arrête en chemin. Choisis-les en préparant une partie.
