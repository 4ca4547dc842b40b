"""Wolfsspuren: three to six players guide one pack; together they survive, alone they climb."""

from .setup import SPEC

__all__ = ["SPEC"]
