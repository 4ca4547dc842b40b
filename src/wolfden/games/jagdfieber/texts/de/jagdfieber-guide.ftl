## Der Begleiter der ersten Partie, und das Ziel in drei Zeilen

jagdfieber-aim-1 = Nach { $days-default } Tagen gewinnen die meisten Punkte: was auf deinem Beutestapel liegt, weniger was auf deiner Hand bleibt.
jagdfieber-aim-2 = Jede Runde wählen alle verdeckt eine Karte. Jäger holen Wölfe, Wölfe holen Hasen, Hasen fressen Karotten: jeweils das Nächste, von links an.
jagdfieber-aim-3 = Was liegen bleibt, ist eine Runde lang leichte Beute. Eine Schonzeit fängt alle Jäger.

jagdfieber-guide-aim = Worum es geht
    .text = Jäger holen Wölfe, Wölfe holen Hasen, Hasen fressen Karotten. Was deine Karten erbeuten, kommt auf deinen Beutestapel und zählt für dich; was du am Ende des Tages noch auf der Hand hast, zählt gegen dich. Die meisten Punkte gewinnen.
jagdfieber-guide-rabbit = Der Hase
    .text = Alle wählen verdeckt eine Karte, dann wird gemeinsam aufgedeckt. Spiel den markierten Hasen: Er frisst die nächste Karotte, von links um den Tisch herum gesehen.
jagdfieber-guide-easy = Leichte Beute
    .text = Dein Hase hat eine Karotte gefressen: Sie liegt auf deinem Beutestapel. Der Hase selbst bleibt als leichte Beute neben deiner Hütte. Eine Runde lang kann man ihn dir noch nehmen, dann kommt er auf deinen eigenen Stapel.
jagdfieber-guide-wolf = Der Wolf
    .text = Jetzt der Wolf: Er holt den nächsten Hasen, ob gerade gespielt oder leichte Beute. Ein Hase bringt auf deinem Stapel { $cards-rabbit-prey } Punkte, ein Wolf { $cards-wolf-prey }.
jagdfieber-guide-hunter = Der Jäger
    .text = Dein Wolf ist jetzt leichte Beute. Bevor jemand anders einen Wolf schießt, tu es selbst: Spiel den Jäger. Er holt den nächsten Wolf und kommt auf deine Hand zurück.
jagdfieber-guide-back = Was zurückkommt
    .text = Der Jäger ist wieder auf deiner Hand. Ein Wolf, der keinen Hasen findet, und ein Hase, der keine Karotte findet, kommen auch zurück. Erst handeln die Jäger, dann die Wölfe, dann die Hasen, jeweils der Reihe nach vom Horn an.
jagdfieber-guide-closed = Die Schonzeit
    .text = Jemand könnte jetzt einen Jäger schicken. Spiel die Schonzeit: Wurde ein Jäger gespielt, werden alle Jäger gefangen und kommen auf die Stapel ihrer Besitzer. Ohne Jäger ist sie nur eine Karotte.
jagdfieber-guide-four = Die Vier
    .text = Gelungen: Der Jäger von nebenan liegt auf dem Stapel seines Besitzers und kostet ihn { $cards-hunter-prey }. Deine Hütte zeigt ihre { $lodge-four }: so viele Punkte mehr für dich an diesem Tag.
jagdfieber-guide-carrot = Die Karotte
    .text = Karotten fangen nichts. Frisst niemand deine, kommt sie für { $cards-carrot-prey } auf deinen eigenen Stapel. Spiel eine.
jagdfieber-guide-lost = Gefressen
    .text = Ein Hase hat deine Schonzeit gefressen, als sie leichte Beute war. Schau also, was neben den Hütten liegt, und drück auf einen Namen: Dort siehst du, welche Karten noch auf der Hand sind.
jagdfieber-guide-out = Für heute draußen
    .text = Nirgends liegt ein Wolf, und ein Jäger auf der Hand zählt { $cards-hunter-hand }. Spiel den Jäger: Er findet nichts, kommt unter deine Hütte und zählt gar nicht mehr.
jagdfieber-guide-scoring = Jetzt wählst du
    .text = Der Tag endet, wenn nach einer Runde jemand keine Karte mehr hat. Dann zählt jeder Stapel, und jede Karte auf der Hand zählt gegen dich: ein Wolf { $cards-wolf-hand }, ein Hase { $cards-rabbit-hand }. Spiel weiter, wie du willst; der Tipp { $lamp } sagt, was ein guter Spieler täte.
jagdfieber-guide-end = Du kannst Jagdfieber
    .text = Eine ganze Partie hat { $days-default } Tage, und die Punkte aller Tage zählen zusammen. Zu viert oder fünft ist die nächste Beute näher und die Wahl schwerer.
