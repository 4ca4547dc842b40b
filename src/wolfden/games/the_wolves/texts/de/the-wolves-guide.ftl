## Der Begleiter der ersten Partie, und das Ziel in drei Zeilen

the-wolves-aim-1 = Die meisten Punkte gewinnen: aus Regionen, die du beherrschst, wenn ihr Mond kommt, und aus Bauen, Höhlen, Beute und Wölfen.
the-wolves-aim-2 = Ein Zug hat { $turn-actions } Aktionen: bewegen, Bau, Höhle, heulen, dominieren. Bezahlt wird mit gewendeten Plättchen des Geländes.
the-wolves-aim-3 = Einsame Wölfe, Baue, die zu Höhlen werden, und Figuren der anderen rücken den Kalender weiter bis zum nächsten Mond.

the-wolves-guide-aim = Worum es geht
    .text = Du führst einen Mond lang ein Rudel. Gewinn Regionen: Wer eine beherrscht, wenn ihr Mond kommt, nimmt ihren Marker. Wölfe, die zu dir stoßen, Baue, Höhlen und Beute zählen auch. Diese erste Partie endet mit dem Sichelmond.
the-wolves-guide-arrange = Deine Plättchen
    .text = Jede Aktion bezahlst du, indem du Plättchen wendest, die ihr Gelände zeigen. Ein gewendetes zeigt von da an seine Rückseite; du siehst also immer, was kommt. Wähl die markierte Anordnung.
the-wolves-guide-place = Wo du beginnst
    .text = Drück auf ein leuchtendes Feld: Dort beginnen ein Alphawolf und ein Rudelwolf zusammen. Das machst du { $pieces-placed_pairs }-mal, auf beiden Seiten der Schlucht. Das markierte Feld ist ein gutes.
the-wolves-guide-move = Bewegen
    .text = Drück auf deinen Alpha, den heulenden Wolf, dann auf das Feld, zu dem sein dicker Pfeil führt; danach ebenso den Rudelwolf. Es kostet { $turn-cost-move } Plättchen des Geländes, auf das du gehst. Mit einer Aktion dürfen { $tracks-spread-0 } Wölfe gehen, je bis zu { $tracks-speed-0 } Felder weit.
the-wolves-guide-den = Einen Bau graben
    .text = Drück „Bau“, dann auf das markierte Feld, bei deinem Alphawolf oder daneben: { $turn-cost-den } Plättchen seines Geländes. Der Bau kommt von einer deiner Leisten: Ausbreitung, Geschwindigkeit oder Heulreichweite. Was er aufdeckt, gehört dir.
the-wolves-guide-turn = Den Zug beenden
    .text = { $turn-actions } Aktionen, und dein Zug ist vorbei. Zurück nimmt jeden Schritt zurück, bis du „Zug beenden“ drückst. Was die anderen tun, wird Schritt für Schritt erzählt.
the-wolves-guide-howl = Heulen
    .text = Einsame Wölfe schließen sich an, wenn ein Alphawolf in Heulreichweite ruft, anfangs { $tracks-howl-0 } Felder, für { $turn-cost-howl } Plättchen ihres Geländes. Drück „Heulen“, dann den markierten Wolf. Sein Marker rückt den Kalender weiter.
the-wolves-guide-lair = Eine Höhle
    .text = Dein Bau liegt am Wasser und dein Alphawolf ist nah: Mach für { $turn-cost-upgrade } Plättchen eine Höhle daraus. Eine Höhle zählt { $control-lair } für die Kontrolle, bringt { $points-lairs-1 } Punkte und einen Geländemarker, der für jedes Plättchen steht.
the-wolves-guide-dominate = Dominieren
    .text = Ein Rudelwolf oder ein Bau eines anderen Rudels in Heulreichweite kann deiner werden, für { $turn-cost-dominate } Plättchen; nie ein Alphawolf oder eine Höhle, und nicht, wo zwei Figuren dieses Rudels beisammen sind. Nimm den markierten.
the-wolves-guide-hunt = Beute
    .text = Deine Wölfe standen auf { $prey-surrounding } Feldern um eine Beute: So haben sie sie nach deiner Aktion gefangen, umsonst. { $prey-surrounding } Arten bringen { $points-prey-many-3 } Punkte, alle fünf { $points-prey-many-5 }. Dazu bekamst du einen Aktionsmarker: eine weitere Aktion, wann du willst.
the-wolves-guide-score = Regionen
    .text = Zeig auf eine Region oder drück auf ihr Wasser: Jede Figur zählt 1, eine Höhle { $control-lair }. Die meiste Kontrolle nimmt den Marker: Sichelmond { $moons-points-crescent }, Halbmond { $moons-points-quarter }, Vollmond { $moons-points-full }; die zweite bekommt die Hälfte. Alphawölfe lösen Gleichstände.
the-wolves-guide-moon = Der Kalender
    .text = Jeder einsame Wolf, Bau und Wolf, der vom Plan kommt, deckt einen Tag ab. Am Tag { $calendar-3-0 } kommt der Sichelmond: Seine Regionen werden gewertet, und diese Partie ist vorbei. Spiel weiter, wie du willst; der Tipp { $lamp } sagt, was ein guter Spieler täte.
the-wolves-guide-end = Du kannst The Wolves
    .text = Eine ganze Partie geht bis zum Halbmond und zum Vollmond, und auch deren Regionen werden gewertet. Baue, Höhlen, Beute und Wölfe zählen einmal, ganz am Ende: Schau auf dein Tableau, was als Nächstes kommt, steht dort.
