"""A program of somebody else's holds a seat by the protocol alone: `examples/network-bot`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .client import GREEDY, ME, OPEN, Client, Json, Player, bearer

BOT = Path(__file__).parents[2] / "examples" / "network-bot" / "bot.py"


def test_programs_take_an_open_seat_or_one_whose_token_they_were_given(client: Client) -> None:
    robot = {"kind": "me", "name": "Robot"}
    host = client.new_match(robot, ME, OPEN, GREEDY)
    (ada,) = host["others"]
    link = f"{client.address}/m/{host['match']}"
    tokens = [["--token", host["token"]], ["--token", ada["token"]], ["--name", "Guest"]]
    programs = [
        subprocess.Popen([sys.executable, str(BOT), link, *own], stdout=subprocess.PIPE, text=True)
        for own in tokens
    ]
    told = [program.communicate(timeout=90)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0, 0]
    assert all("'places'" in each for each in told)
    snapshot = client.snapshot(host["match"], host["token"])
    assert snapshot["phase"] == "over"
    assert [seat["name"] for seat in snapshot["seats"]][:3] == ["Robot", "Ada", "Guest"]


def program(client: Client, match: str, token: str) -> subprocess.Popen[str]:
    link = f"{client.address}/m/{match}"
    command = [sys.executable, str(BOT), link, "--token", token]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def bot_token(client: Client, host: Json, seat: int, name: str = "") -> str:
    asked = {"seat": seat, "name": name}
    path = f"/api/matches/{host['match']}/programs"
    made = client.created(client.http.post(path, json=asked, headers=bearer(host["token"])))
    assert (made["match"], made["seat"]) == (host["match"], seat)
    return str(made["token"])


def test_programs_with_bot_tokens_play_a_whole_match(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    tokens = [bot_token(client, host, 0), bot_token(client, host, 1, "Robot")]
    seats = client.snapshot(host["match"])["seats"]
    assert [(seat["kind"], seat["run_by"]) for seat in seats] == [
        ("human", "Ada"), ("program", "Ada"), ("bot", None),
    ]  # fmt: skip
    programs = [program(client, host["match"], token) for token in tokens]
    told = [each.communicate(timeout=90)[0] for each in programs]
    assert [each.returncode for each in programs] == [0, 0]
    assert all("'places'" in each for each in told)
    assert client.snapshot(host["match"])["phase"] == "over"


def test_a_program_whose_token_is_taken_back_is_told_and_goes(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    token = bot_token(client, host, 1, "Robot")
    with Player(client.address, host["match"]) as robot:
        assert robot.hello(token)["snapshot"]["phase"] == "playing"
        path = f"/api/matches/{host['match']}/programs/1"
        taken = client.http.delete(path, headers=bearer(host["token"]))
        assert taken.status_code == 200
        assert taken.json()["seats"][1]["stand_in"] == "greedy"
        assert robot.hear_a("error")["code"] == "bad-bot-token"
        assert robot.hear_the_end() == 4403
    gone = program(client, host["match"], token)
    assert "bot token" in gone.communicate(timeout=30)[1]
    assert gone.returncode == 1


def test_refusals_are_told_by_their_codes(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    token, path = bot_token(client, host, 1, "Robot"), f"/api/matches/{host['match']}"
    for asked, code in (
        (client.http.post(f"{path}/programs", json={"seat": 1}), "not-your-seat"),
        (client.http.get(path, headers=bearer("bot.forged")), "bad-bot-token"),
        (client.http.post(f"{path}/leave", headers=bearer(token)), "only-plays"),
        (client.http.post(f"{path}/claim-code", headers=bearer(token)), "only-plays"),
        (client.http.get(f"{path}/notices", headers=bearer(token)), "only-plays"),
    ):
        assert (asked.status_code, asked.json()["code"]) == (403, code)
    taken = client.http.post(
        f"{path}/programs", json={"seat": 2}, headers=bearer(host["token"])
    )  # fmt: skip
    assert taken.json()["code"] == "bad-seats"


def wolfden(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wolfden.cli", "bot-token", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_the_command_makes_a_token_and_takes_it_back(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    link = f"{client.address}/m/{host['match']}#seat={host['token']}"
    made = wolfden(link, "--seat", "2", "--name", "Robot")
    assert client.snapshot(host["match"], made.stdout.strip())["you"] == 1
    assert wolfden(link, "--seat", "2", "--revoke").returncode == 0
    assert client.snapshot(host["match"])["phase"] == "playing"
    again = wolfden(link, "--seat", "2", "--revoke")
    assert (again.returncode, again.stdout) == (2, "")
    assert "(bad-seats)" in again.stderr
    assert wolfden(link.partition("#")[0], "--seat", "2").returncode == 2


def test_the_example_is_short_enough_to_be_read() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 100
