envs-index = index
envs-block = block
envs-number = number
envs-least = least
envs-most = most
envs-unit = one is
envs-layout = { $game }, { $players } players: { $length } numbers, { $actions } actions
envs-actions = actions
