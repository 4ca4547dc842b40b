"""Draws the pictures of the installed app from public/icon.svg: `python web/tools/icons.py`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "public"
ICON: Final = (PUBLIC / "icon.svg").read_text("utf-8")
WHOLE: Final = ICON.replace(' rx="7"', "")
"""Phones round the corners themselves."""
SAFE: Final = WHOLE.replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"').replace(
    '<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"'
)
"""So much may be cut off all around."""
BADGE: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 8 28 23">
<path d="M5 28 9.500 14.500 13 19h6l3.500-4.500L27 28z" fill="#fff"/></svg>"""
"""White on nothing, as a phone's status bar wants it."""
PICTURES: Final = {
    "192": (192, ICON),
    "512": (512, ICON),
    "maskable": (512, SAFE),
    "apple-touch-icon": (180, WHOLE),
    "badge": (96, BADGE),
}


def main() -> None:
    with sync_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (size, picture) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
