### Jagdfieber im Terminal.

jagdfieber-terminal-more = alle Hände
