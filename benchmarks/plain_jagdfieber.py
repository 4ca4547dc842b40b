"""Jagdfieber as a newcomer would write it: dicts, lists and names. The yardstick, not the engine.

`tests/test_yardstick.py` plays it against the engine, so that both keep the same rules.
"""

from typing import Any

Game = dict[str, Any]

DECK = ["hunter"] + ["wolf"] * 2 + ["rabbit"] * 3 + ["carrot"] * 3 + ["closed"]
PREY_POINTS = {"hunter": -4, "wolf": 4, "rabbit": 2, "carrot": 1, "closed": 1}
HAND_POINTS = {"hunter": -4, "wolf": -4, "rabbit": -2, "carrot": -1, "closed": -1}


def new_game(players: int, days: int = 4, marker: int = 0) -> Game:
    game: Game = {"players": [], "days": days, "day": 1, "marker": marker, "over": False}
    for _ in range(players):
        game["players"].append({"scores": []})
    start_day(game)
    return game


def start_day(game: Game) -> None:
    for player in game["players"]:
        player["hand"] = list(DECK)
        player["played"] = None
        player["easy"] = None
        player["prey"] = []
        player["four"] = False


def legal_cards(game: Game, seat: int) -> list[str]:
    if game["over"] or game["players"][seat]["played"] is not None:
        return []
    return sorted(set(game["players"][seat]["hand"]))


def waiting(game: Game) -> list[int]:
    if game["over"]:
        return []
    return [seat for seat, player in enumerate(game["players"]) if player["played"] is None]


def play_card(game: Game, seat: int, card: str) -> None:
    if card not in legal_cards(game, seat):
        raise ValueError(f"seat {seat} cannot play {card}")
    player = game["players"][seat]
    player["hand"].remove(card)
    player["played"] = card
    if not waiting(game):
        resolve_round(game)


def in_order(game: Game, card: str) -> list[int]:
    count = len(game["players"])
    order = [(game["marker"] + step) % count for step in range(count)]
    return [seat for seat in order if game["players"][seat]["played"] == card]


def take_nearest(game: Game, seat: int, wanted: list[str]) -> bool:
    players = game["players"]
    for step in range(1, len(players)):
        owner = players[(seat + step) % len(players)]
        for place in ("easy", "played"):
            if owner[place] in wanted:
                players[seat]["prey"].append(owner[place])
                owner[place] = None
                return True
    return False


def resolve_round(game: Game) -> None:
    players = game["players"]
    played = [player["played"] for player in players]
    if "closed" in played and "hunter" in played:
        for player in players:
            if player["played"] == "hunter":
                player["prey"].append("hunter")
                player["played"] = None
            elif player["played"] == "closed":
                player["four"] = True
    else:
        for seat in in_order(game, "hunter"):
            players[seat]["played"] = None
            if take_nearest(game, seat, ["wolf"]):
                players[seat]["hand"].append("hunter")
    feed(game, played, "wolf", ["rabbit"])
    feed(game, played, "rabbit", ["carrot", "closed"])
    end_round(game)


def feed(game: Game, played: list[str], eater: str, food: list[str]) -> None:
    hungry = [seat for seat in in_order(game, eater) if not take_nearest(game, seat, food)]
    if played.count(eater) == len(game["players"]) == len(hungry):
        return
    for seat in hungry:
        player = game["players"][seat]
        player["hand"].append(player["played"])
        player["played"] = None


def end_round(game: Game) -> None:
    for player in game["players"]:
        if player["easy"] is not None:
            player["prey"].append(player["easy"])
        player["easy"] = player["played"]
        player["played"] = None
    game["marker"] = (game["marker"] + 1) % len(game["players"])
    if any(not player["hand"] for player in game["players"]):
        end_day(game)


def end_day(game: Game) -> None:
    for player in game["players"]:
        if player["easy"] is not None:
            player["prey"].append(player["easy"])
        points = sum(PREY_POINTS[card] for card in player["prey"])
        points += sum(HAND_POINTS[card] for card in player["hand"])
        points += 4 if player["four"] else 0
        player["scores"].append(points)
    if game["day"] == game["days"]:
        game["over"] = True
    else:
        game["day"] += 1
        start_day(game)


def result(game: Game) -> list[dict[str, Any]]:
    """Points, points of every day, and places: by total, then by the best day."""
    merits = [(sum(player["scores"]), max(player["scores"])) for player in game["players"]]
    return [
        {
            "points": merit[0],
            "days": list(player["scores"]),
            "place": 1 + len([other for other in merits if other > merit]),
        }
        for player, merit in zip(game["players"], merits, strict=True)
    ]
