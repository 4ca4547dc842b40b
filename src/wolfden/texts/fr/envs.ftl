envs-index = indice
envs-block = bloc
envs-number = nombre
envs-least = minimum
envs-most = maximum
envs-unit = un vaut
envs-layout = { $game }, { $players } joueurs : { $length } nombres, { $actions } actions
envs-actions = actions
