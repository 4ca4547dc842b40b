"""`python -m wolfden.server --port 8000 --database wolfden.db`"""

from argparse import ArgumentParser


def main() -> None:
    parser = ArgumentParser(prog="python -m wolfden.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="wolfden.db")
    parser.add_argument("--redis")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    from .run import serve

    serve(given.host, given.port, given.database, redis=given.redis, workers=given.workers)


if __name__ == "__main__":
    main()
