"""The page that the installed app shows without a network: it says what works and what does not.

The service worker keeps it and shows it at any address, so it stands for itself: all languages are
in it, and offline.js shows the one that is wanted.
"""

from __future__ import annotations

from html import escape
from typing import Final

from ..texts import LANGUAGES, translate

LINES: Final = ("offline-text", "offline-kept", "offline-needs")
HEAD: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Wolfden</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="ROOT/icon.svg">
<style>
body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: #f3efe4;
  color: #1d2a2c; font: 1.05rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; padding: 1.5rem }
h1 { line-height: 1.2 }
button { min-height: 2.75rem; padding: 0.4rem 1.2rem; border: 0; border-radius: 999px;
  background: #14302a; color: #fff; font: inherit; font-weight: 650; cursor: pointer }
button:focus-visible { outline: 3px solid #b26a00; outline-offset: 3px }
@media (prefers-color-scheme: dark) {
  body { background: #0f1a1d; color: #ece7da }
  button { background: #ffd98a; color: #221703 } }
</style></head><body><main>
<img src="ROOT/icon.svg" alt="" width="72" height="72">
"""
FOOT: Final = '</main><script src="ROOT/offline.js"></script></body></html>\n'


def offline_page(root: str = "") -> bytes:
    head, foot = (part.replace("ROOT", root) for part in (HEAD, FOOT))
    return (head + "".join(_said(lang) for lang in LANGUAGES) + foot).encode()


def _said(lang: str) -> str:
    title, again = (escape(translate(lang, key)) for key in ("offline-title", "offline-again"))
    lines = "".join(f"<p>{escape(translate(lang, key))}</p>" for key in LINES)
    return (
        f'<section lang="{lang}"><h1>{title}</h1>{lines}<button type="button">{again}</button>'
        "</section>\n"
    )
