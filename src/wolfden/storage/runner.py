"""What the store asks of a database: to run a function over a connection, in one transaction.

The functions are plain SQL over SQLAlchemy's connections, the same for every database; where they
run, in a thread or on an asynchronous driver, is an engine's own business.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..match.errors import StorageFailed

T = TypeVar("T")
Work = Callable[[Connection], T]


class Engine(ABC):
    """Raises StorageFailed where the database does not do its part: locked, full, gone."""

    url: URL

    @abstractmethod
    async def read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Committed for good when it returns; undone when the work raises."""

    @abstractmethod
    async def disturbed(self) -> bool:
        """Whether anyone else may have committed since this was last asked."""

    @abstractmethod
    async def dispose(self) -> None: ...


@contextmanager
def failing() -> Iterator[None]:
    """Turns what went wrong below into a refusal; a broken constraint is the work's own affair."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise StorageFailed(f"the database failed: {error.orig}") from error
