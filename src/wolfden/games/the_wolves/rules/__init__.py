"""The rules, a file for each decision; `deciding.py` knows which one is owed, `turn.py` how a turn
goes on.

Every hex that may be chosen meets a list of requirements, and what forbids another is the first
that it does not meet: see `requirements.py`.
"""
