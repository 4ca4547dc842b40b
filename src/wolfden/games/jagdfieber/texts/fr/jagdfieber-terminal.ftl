### Jagdfieber dans le terminal.

jagdfieber-terminal-more = toutes les mains
