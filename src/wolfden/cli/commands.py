"""The commands and their options; what they do is in the files beside this one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from ..build import version
from .language import Language, own_language

app = App(
    name="wolfden",
    help="Wolf games: play them here or in the browser, replay them, study them.",
    version=version,
)


app.command("wolfden.cli.admin:app", name="admin")
app.command("wolfden.cli.envs:app", name="envs")


@app.command
def games(*, lang: Language | None = None) -> None:
    """List the games with their players, time and options.

    Parameters
    ----------
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from .games import list_games

    list_games(lang or own_language())


@app.command
def play(
    game: str,
    *,
    players: int | None = None,
    bots: str = "yearling",
    name: str | None = None,
    seed: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    record: Path | None = None,
    lang: Language | None = None,
) -> None:
    """Play a match against bots, here in the terminal.

    Parameters
    ----------
    game
        Which game, such as jagdfieber.
    players
        How many sit at the table, you included.
    bots
        Their level: pup, yearling, hunter or alpha; or one for each: pup,alpha,hunter.
    name
        Your name.
    seed
        Deal the same match again.
    option
        An option of the game, such as days=2. May be given more than once.
    record
        Write the match to this file when it ends or you leave.
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from .play import Sitting, play_match

    sitting = Sitting(game, players, bots.split(","), name, seed, option, record)
    play_match(sitting, lang or own_language())


@app.command
def replay(
    file: Path,
    *,
    to: int | None = None,
    step: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    web: Annotated[bool, Parameter(negative="")] = False,
    lang: Language | None = None,
) -> None:
    """Show a recorded match move by move.

    Parameters
    ----------
    file
        The record.
    to
        Stop after this move.
    step
        Show the table after every move and wait for Enter.
    json
        Print moves, events and the last position as JSON, a line each.
    web
        Show it in the browser, until stopped.
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from .replay import replay_json, replay_told, replay_web

    if web:
        replay_web(file)
    elif json:
        replay_json(file, to)
    else:
        replay_told(file, to, step, lang or own_language())


@app.command
def arena(
    game: str,
    *,
    bots: str = "greedy,random",
    games: int = 200,
    players: int | None = None,
    seed: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    workers: int | None = None,
    ray: str | None = None,
    json: Path | None = None,
    report: Path | None = None,
    lang: Language | None = None,
) -> None:
    """Let bots play each other in fair seats and rate them.

    Ctrl-C ends it early and tells what was played. Ends with status 1 when a match failed, 130
    after Ctrl-C.

    Parameters
    ----------
    game
        Which game, such as jagdfieber.
    bots
        Their levels with commas between: greedy,random. One alone plays itself. policy:FILE is a
        learned policy, openspiel-ismcts a search of OpenSpiel's.
    games
        How many matches, rounded up so that every deal is played in all seatings.
    players
        How many sit at the table.
    seed
        Play the same matches again.
    option
        An option of the game, such as days=2. May be given more than once.
    workers
        How many processes; without it one for each processor.
    ray
        Play on the Ray cluster at this address; "local" starts a Ray here.
    json
        Keep every match in this file, a line each; run again to go on where it stopped.
    report
        Draw what was found into this HTML file.
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from ..arena import Workers
    from .arena import Wish, run_arena

    wish = Wish(
        game, bots.split(","), players, games, seed, option, Workers(workers, ray), json, report
    )
    run_arena(wish, lang or own_language())


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
    config: Annotated[Path | None, Parameter(env_var="WOLFDEN_CONFIG")] = None,
    **settings: str,
) -> None:
    """Serve the web app, with bots, until stopped.

    Every setting that `wolfden settings` lists can be given as --name value.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets other machines in. Without it 127.0.0.1.
    port
        Port to listen on; without it 8000.
    database
        A file for SQLite, or a database URL; without it wolfden.db.
    open_browser
        Open the app in the browser.
    config
        A TOML file with settings.
    """
    from ..server.run import serve as serve_app
    from ..server.sources import read_settings

    named = {"host": host, "port": port, "database": database}
    flags = {name: str(value) for name, value in named.items() if value is not None}
    serve_app(read_settings(config, os.environ, settings | flags), open_browser)


@app.command(name="settings")
def list_settings(
    *, config: Annotated[Path | None, Parameter(env_var="WOLFDEN_CONFIG")] = None
) -> None:
    """List what a host can set, with defaults and what is set here.

    Parameters
    ----------
    config
        A TOML file with settings.
    """
    from .settings import print_settings

    print_settings(config)


@app.command
def bot_worker(
    *,
    redis: str,
    workers: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    ray: str | None = None,
    key: Annotated[str, Parameter(env_var="WOLFDEN_BOT_KEY")] = "",
) -> None:
    """Think for the bots of servers that share a Redis, until stopped.

    Parameters
    ----------
    redis
        Address of the Redis.
    workers
        Processes; each can keep a processor busy. Without it 2, or all of a Ray cluster's.
    ray
        Think on the Ray cluster at this address; "local" starts a Ray here.
    key
        The servers' bot key, where they have one.
    """
    from .bot_worker import work_for

    work_for(redis, workers, ray, key)


@app.command
def bot_token(
    link: str,
    *,
    seat: Annotated[int, Parameter(validator=validators.Number(gte=1))],
    name: str = "Robot",
    revoke: Annotated[bool, Parameter(negative="")] = False,
    lang: Language | None = None,
) -> None:
    """Make a bot token with which a program plays a seat, or take one back.

    Parameters
    ----------
    link
        The link to your own seat: https://HOUSE/m/MATCH#seat=TOKEN.
    seat
        Which seat the program plays, from 1: a free one, your own, or one that it has already.
    name
        What it is called at a free seat.
    revoke
        Take the token of that seat back.
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from .bot_token import print_token

    print_token(link, seat, name, revoke, lang or own_language())
