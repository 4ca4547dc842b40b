### Jagdfieber in the terminal.

jagdfieber-terminal-more = all hands
