### Wolfsspuren im Terminal.

wolfsspuren-terminal-more = Punkte und Karten aller
