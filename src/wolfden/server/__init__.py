"""The web server: HTTP, sockets, bot seats, and the front end's files.

Kept free of imports, because the bots' worker processes pass through here.
"""
