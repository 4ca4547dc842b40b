# Ce qui peut clocher dans un enregistrement, dit après error-bad-record.

record-cut-off = Le fichier s’arrête ici, alors que « { $expected } » devrait suivre.
record-unexpected = On lit « { $found } » à la place de « { $expected } ».
record-changed = Cette ligne ou une ligne plus haut a été modifiée ou manque.
record-twice = « { $found } » se trouve ici une seconde fois.
record-no-record = Un enregistrement commence par « { $expected } ».
record-no-text = Ce n’est pas un texte en UTF-8.
record-no-file = Impossible de lire le fichier { $file }.
record-too-long = Il est plus long que n’importe quelle partie.
record-after-end = Rien ne doit suivre la ligne « end ».
record-refused = Le coup « { $action } » y est contraire aux règles.
record-other-end = Les coups ne mènent pas au résultat indiqué.
record-other-rules = Il vient de la version { $theirs } des règles ; celle-ci est la version { $ours }.
