### Wolfsspuren dans le terminal.

wolfsspuren-terminal-more = points et cartes de chacun
