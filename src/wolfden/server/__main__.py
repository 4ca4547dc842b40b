"""`python -m wolfden.server --port 8000 --database wolfden.db`, and every other setting so."""

import os
from argparse import ArgumentParser
from pathlib import Path


def main() -> None:
    from .run import serve
    from .settings import Settings
    from .sources import read_settings

    parser = ArgumentParser(prog="python -m wolfden.server")
    parser.add_argument("--config", type=Path)
    for name in Settings.__struct_fields__:
        parser.add_argument(f"--{name.replace('_', '-')}")
    given = vars(parser.parse_args())
    config = given.pop("config")
    flags = {name: text for name, text in given.items() if text is not None}
    serve(read_settings(config, os.environ, flags))


if __name__ == "__main__":
    main()
