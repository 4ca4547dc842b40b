## Der Begleiter der ersten Partie, und das Ziel in drei Zeilen

wolf-and-hound-aim-1 = Wer kein Schaf mehr hat, verliert für sein Team: du und wer dir gegenübersitzt gegen die beiden anderen.
wolf-and-hound-aim-2 = Ein Zug: Die Tiere bei dir wirken (ein Wolf verjagt ein Schaf, ein Hund bringt eines heim), du spielst eine Karte, du ziehst eine.
wolf-and-hound-aim-3 = Schwarze Karten bewegen Wölfe, weiße Hunde, im Uhrzeigersinn. Gehen die Karten aus, gewinnt das Team mit mehr Schafen.

wolf-and-hound-guide-aim = Worum es geht
    .text = Vier Weiden mit je { $sheep-4-0 } Schafen. Du und wer dir gegenübersitzt seid Team Blau; links und rechts von dir sitzt das andere. Wer kein Schaf mehr hat, verliert für sein Team. Partner reden nicht.
wolf-and-hound-guide-turn = Ein Zug
    .text = Du hältst { $cards-hand } Karten. Schwarze bewegen den Wolf, weiße den Hund, im Uhrzeigersinn, so viele Plätze wie die Zahl. Hast du eine gespielt, ziehst du eine neue. Schau eine Karte an: Der Tisch zeigt, wohin sie führt.
wolf-and-hound-guide-black = Schick den Wolf weg
    .text = Wolf und Hund stehen bei dir. Spiel die markierte schwarze Karte: Der Wolf geht zu deinem linken Nachbarn, der zum anderen Team gehört. Er wirkt, wenn dessen Zug beginnt.
wolf-and-hound-guide-wolf = Der Wolf wirkt
    .text = Erst hat der Wolf deinem Nachbarn ein Schaf verjagt. Dann hat ihn jemand zu dir geschickt, und zu Beginn deines Zugs ist eines deiner Schafe in den dunklen Wald geflohen.
wolf-and-hound-guide-away = Schick ihn weiter
    .text = Der Wolf bleibt stehen, bis jemand Schwarz spielt. Schick ihn mit der markierten Karte wieder zum anderen Team.
wolf-and-hound-guide-hound = Der Hund hilft
    .text = Der Hund kam zu dir: Zu Beginn deines Zugs hat er dein verlorenes Schaf heimgebracht. Mehr als am Anfang hat nie jemand. Stehen Wolf und Hund beisammen, wirkt zuerst der Wolf.
wolf-and-hound-guide-white = Behalt den Hund
    .text = Weiße Karten bewegen den Hund. Mit der markierten geht er zu deinem Partner und hilft so nicht den anderen.
wolf-and-hound-guide-finish = Wie es endet
    .text = Ein Team verliert sofort, wenn jemand darin kein Schaf mehr hat. Gehen die Karten aus, wird gezählt, wenn Platz 1 an der Reihe ist: Das Team mit mehr Schafen gewinnt, bei Gleichstand Gelb.
wolf-and-hound-guide-free = Jetzt wählst du
    .text = Probier deine Karten: Schau, wohin die Tiere gingen und wer als Nächstes dran ist. Eine 4 bringt ein Tier ganz herum an seinen Platz zurück. Der Tipp { $lamp } sagt, was ein guter Spieler täte; das Zeichen mit zwei Karten { $cards } zeigt, welche Zahlen du noch nicht gesehen hast.
wolf-and-hound-guide-end = Du kannst Wolf & Hound
    .text = Es gibt noch viele Tiere: langsamere Wölfe, Wölfe, die den Nachbarn beißen, Karten, die vom Wolf zum Hund werden. Die Erweiterung Fleisch und Knochen hält sie unterwegs auf. Wähl sie, wenn du eine Partie anlegst.
