envs-index = Index
envs-block = Block
envs-number = Zahl
envs-least = mindestens
envs-most = höchstens
envs-unit = eins ist
envs-layout = { $game }, { $players } Spieler: { $length } Zahlen, { $actions } Aktionen
envs-actions = Aktionen
