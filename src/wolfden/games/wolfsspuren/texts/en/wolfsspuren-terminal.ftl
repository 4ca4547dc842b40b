### Wolfsspuren in the terminal.

wolfsspuren-terminal-more = everyone’s points and cards
