# Parler à table : phrases et réactions par leur nom, le panneau, rendre muet.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à toi.
phrase-moment = Un instant, s’il te plaît.
phrase-back = Me revoilà.
phrase-well-played = Bien joué !
phrase-nice-try = Bien tenté.
phrase-lucky = Quelle chance !
phrase-oops = Oups, je me suis trompé.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-no-worries = Il n’y a pas de mal.
phrase-close = C’était juste !
phrase-good-game = Belle partie !
phrase-again = Encore une partie ?
phrase-goodbye = Au revoir, à bientôt !

reaction-smile = un sourire
reaction-laugh = un éclat de rire
reaction-wow = de l’étonnement
reaction-sad = de la tristesse
reaction-heart = un cœur
reaction-paw = une patte

talk-title = Paroles de table
talk-open = { $count ->
    [0] Paroles de table
    [one] Paroles de table, { $count } nouvelle
   *[other] Paroles de table, { $count } nouvelles
}
talk-empty = Personne n’a encore rien dit.
talk-phrases = Dire quelque chose
talk-reactions = Réagir
talk-signs = Signes
talk-signs-help = Les partenaires ne se parlent pas tant que la partie dure. Jusqu’à la fin, il n’y a que ces signes.
talk-words = Tes propres mots
talk-send = Dire
talk-left = { $left ->
    [one] encore { $left } caractère
   *[other] encore { $left } caractères
}
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre { $name } de nouveau
talk-muted = Muets : { $names }.
talk-everyone = Tout le monde ici le lit, chacun dans sa langue.
talk-everyone-overheard = Tout le monde ici le lit, le public aussi.
talk-listening = Celles et ceux qui jouent se parlent ; tu lis.
talk-someone = Quelqu’un qui est parti
talk-said = { $name } : { $text }
talk-off-help = Les réglages permettent de couper les paroles de table pour de bon.

## Signaler
report-title = Signaler des paroles
report-line = Signaler cette ligne de { $name }
report-text = Les responsables de cette maison le liront. Personne à la table ne l’apprendra.
report-whom = Qui
report-about = De quoi il s’agit
report-conduct = Sa façon de jouer ou de se conduire
report-name = Son nom
report-words = Ses paroles
report-note = Autre chose (facultatif)
report-send = Signaler
report-done = Merci. Les responsables de cette maison s’en occuperont.
