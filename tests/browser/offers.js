/* The elements of a table that make a move when pressed, by what has to be answered first. */
() => {
  const ABLE = ":enabled:not([aria-disabled=true]):not([aria-pressed=true])";
  // Tokens that wear no wolf out: with these a pack lives for some years.
  const CHEAP = ".tray .tokens > button:nth-of-type(-n + 7):not([aria-disabled=true])";
  const OFFERS = [
    "dialog[open] button.primary",
    // The Wolves
    ".scoring button.primary",
    ".arrangement button",
    ".offer",
    ".tile.able",
    ".tracks button:not([aria-disabled=true])",
    ".hit.able",
    ".deed[aria-disabled=false]",
    ".dock .ways button.primary",
    // Wolf & Hound
    ".choice .way",
    ".turns button",
    // Wolfsspuren
    ".departure button.primary",
    `.desk.plan:has(button.cell.selected) ${CHEAP}`,
    `.desk.plan:has(${CHEAP}) button.cell:not(.filled)`,
    ".desk.plan .ready button.primary",
    `.desk:not(.plan) button${ABLE}:not([aria-haspopup])`,
    // Cards in hand; one that is chosen waits for the others.
    `section.hand:not(:has([aria-pressed=true])) button.card${ABLE}`,
  ];
  if (document.querySelector("div.result")) return [];
  for (const what of OFFERS) {
    const found = [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
    if (found.length) return found;
  }
  return [];
}
