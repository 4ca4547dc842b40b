"""A program that holds a seat on a Wolfden server, by the protocol of docs/protocol.md.

    python bot.py https://wolves.example/m/Kx3… --token bot.T  # has a bot token of yours
    python bot.py https://wolves.example/m/Kx3…                # takes an open seat

It needs nothing of Wolfden's, only `pip install websockets`, and plays anything legal: put your own
thoughts into `choose`. The token is the seat: whoever has it may go on after a crash. A bot token
is made at the table; it plays its seat and does nothing else, and you can take it back.
"""

import argparse
import json
import random
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 3.0
"""Seconds before a lost connection is tried again."""


def choose(snapshot):
    """One of `legal`; `view` has all that this seat may know."""
    return random.choice(snapshot["legal"])["text"]


def take_seat(house, match, name):
    """An open seat and its token."""
    body = json.dumps({"name": name}).encode()
    request = Request(
        f"{house}/api/matches/{match}/join", body, {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:
        return json.load(answer)["token"]


def play(house, match, token):
    """One conversation; whether the match is over by its end."""
    answered = None
    with connect(f"{house.replace('http', 'ws', 1)}/api/matches/{match}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "lang": "en"}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                if message["code"] in ("bad-bot-token", "not-your-seat"):
                    raise SystemExit(message["message"])
                print(message["message"])
                answered = None
                socket.send(json.dumps({"type": "resync"}))
            if "snapshot" not in message:
                continue
            snapshot = message["snapshot"]
            if snapshot["phase"] in ("over", "cancelled"):
                print(snapshot["outcome"])
                return True
            owes = snapshot["you"] in snapshot["to_act"]
            if owes and snapshot["number"] != answered and snapshot["decision"] is not None:
                answered = snapshot["number"]
                act = {"type": "act", "ref": "act", "decision": snapshot["decision"]}
                socket.send(json.dumps({**act, "action": choose(snapshot)}))
    return False


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("link", help="the match's page")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--token", help="a bot token, or that of a seat of yours")
    given = parser.parse_args()
    house, _, match = given.link.rpartition("/m/")
    token = given.token or take_seat(house, match, given.name)
    print(f"this seat's token: {token}", flush=True)
    while True:
        try:
            if play(house, match, token):
                return
        except (ConnectionClosed, OSError) as error:
            print(f"lost: {error}", flush=True)
        time.sleep(PATIENCE)


if __name__ == "__main__":
    main()
