# Was an einer Aufzeichnung falsch sein kann, gesagt nach error-bad-record.

record-cut-off = Die Datei endet hier, doch es müsste „{ $expected }“ folgen.
record-unexpected = Hier steht „{ $found }“, wo „{ $expected }“ hingehört.
record-changed = Diese Zeile oder eine darüber wurde geändert oder fehlt.
record-twice = „{ $found }“ steht hier ein zweites Mal.
record-no-record = Eine Aufzeichnung beginnt mit „{ $expected }“.
record-no-text = Es ist kein Text in UTF-8.
record-no-file = Die Datei { $file } lässt sich nicht lesen.
record-too-long = Sie ist länger, als eine Partie sein kann.
record-after-end = Nach der Zeile „end“ darf nichts mehr kommen.
record-refused = Der Zug „{ $action }“ ist dort gegen die Regeln.
record-other-end = Die Züge führen nicht zu dem Ergebnis, das dort steht.
record-other-rules = Sie stammt von Version { $theirs } der Regeln; dies ist Version { $ours }.
