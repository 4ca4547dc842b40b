## Le guide d’une première partie, et le but en trois lignes

jagdfieber-aim-1 = Après { $days-default } jours, qui a le plus de points gagne : ce qui est dans ton butin, moins ce qui reste dans ta main.
jagdfieber-aim-2 = À chaque manche, chacun choisit une carte en secret. Le chasseur prend le loup, le loup le lapin, le lapin la carotte : le plus proche à partir de ta gauche.
jagdfieber-aim-3 = Ce qui reste est une proie facile pendant une manche. Une chasse fermée prend tous les chasseurs.

jagdfieber-guide-aim = Ce que tu cherches
    .text = Les chasseurs prennent les loups, les loups les lapins, les lapins les carottes. Ce que tes cartes prennent va dans ton butin et compte pour toi ; ce qui reste en main le soir compte contre toi. Qui a le plus de points gagne.
jagdfieber-guide-rabbit = Le lapin
    .text = Chacun choisit une carte en secret, puis toutes sont retournées. Joue le lapin marqué : il mange la carotte la plus proche, en partant de ta gauche autour de la table.
jagdfieber-guide-easy = La proie facile
    .text = Ton lapin a mangé une carotte : elle est dans ton butin. Le lapin reste à côté de ton pavillon comme proie facile. Pendant une manche, on peut encore te le prendre ; ensuite, il va dans ton propre butin.
jagdfieber-guide-wolf = Le loup
    .text = À présent le loup : il prend le lapin le plus proche, qu’il vienne d’être joué ou soit une proie facile. Un lapin vaut { $cards-rabbit-prey } points dans ton butin, un loup { $cards-wolf-prey }.
jagdfieber-guide-hunter = Le chasseur
    .text = Ton loup est maintenant une proie facile. Avant que quelqu’un d’autre n’abatte un loup, fais-le : joue le chasseur. Il abat le loup le plus proche et revient dans ta main.
jagdfieber-guide-back = Ce qui revient
    .text = Le chasseur est de retour dans ta main. Un loup sans lapin et un lapin sans carotte reviennent aussi. D’abord les chasseurs, puis les loups, puis les lapins ; chacun dans l’ordre, à partir du cor.
jagdfieber-guide-closed = La chasse fermée
    .text = Quelqu’un pourrait envoyer un chasseur. Joue la chasse fermée : si un chasseur a été joué, tous les chasseurs sont pris et vont dans le butin de leurs propriétaires. Sans chasseur, c’est une simple carotte.
jagdfieber-guide-four = Le quatre
    .text = Réussi : le chasseur d’à côté est dans le butin de son propriétaire et lui coûte { $cards-hunter-prey }. Ton pavillon montre son { $lodge-four } : autant de points de plus pour toi aujourd’hui.
jagdfieber-guide-carrot = La carotte
    .text = Les carottes n’attrapent rien. Si personne ne mange la tienne, elle va dans ton propre butin pour { $cards-carrot-prey }. Joues-en une.
jagdfieber-guide-lost = Mangée
    .text = Un lapin a mangé ta chasse fermée, qui était une proie facile. Regarde donc ce qui se trouve à côté des pavillons et touche un nom pour voir les cartes qui lui restent.
jagdfieber-guide-out = Hors jeu pour la journée
    .text = Il n’y a de loup nulle part, et un chasseur resté en main compte { $cards-hunter-hand }. Joue le chasseur : il ne trouve rien, va sous ton pavillon et ne compte plus du tout.
jagdfieber-guide-scoring = À toi de choisir
    .text = La journée finit quand quelqu’un n’a plus de carte après une manche. Chaque butin compte alors, et chaque carte en main compte contre toi : un loup { $cards-wolf-hand }, un lapin { $cards-rabbit-hand }. Joue comme tu veux ; le conseil { $lamp } dit ce que ferait un bon joueur.
jagdfieber-guide-end = Tu sais jouer à Jagdfieber
    .text = Une partie entière dure { $days-default } jours, et les points de tous les jours s’ajoutent. À quatre ou cinq, la proie est plus proche et le choix plus difficile.
