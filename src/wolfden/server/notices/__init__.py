"""Telling people who are away: by Web Push, a webhook or e-mail.

`book` keeps who wants it, `deciding` finds out who is to be told, `sending` hands it on;
`carriers` knows the ways there are: `push`, `webhook` and `mail`.
"""

from .book import Book
from .carriers import Carriers
from .deciding import Deciding
from .sending import Sending

__all__ = ["Book", "Carriers", "Deciding", "Sending"]
