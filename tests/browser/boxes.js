/* What is wrong with the page as it stands: see boxes.py. */
({ touch }) => {
  const EXTRA = "[role=log], [data-extra], dialog:not([open]), [inert]";
  const CONTROLS = "button, a[href], input, select, summary, [role=button], [tabindex='0']";
  const found = [];
  const page = document.scrollingElement;
  const outside = (box) =>
    box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  const told = (element) =>
    (element.getAttribute("aria-label") || element.textContent || element.className || element.tagName)
      .toString().trim().replace(/\s+/g, " ").slice(0, 40);
  const shown = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  /* Out of the button that it belongs to; badges are laid over edges on purpose. */
  const sticksOut = (element, box) => {
    const button = element.closest("button");
    if (!button) return false;
    for (let up = element; up !== button; up = up.parentElement)
      if (getComputedStyle(up).position === "absolute") return false;
    const frame = button.getBoundingClientRect();
    return box.right > frame.right + 1.5 || box.left < frame.left - 1.5;
  };
  if (page.scrollHeight > innerHeight + 1)
    found.push(`the page scrolls by ${page.scrollHeight - innerHeight}`);
  if (page.scrollWidth > innerWidth + 1)
    found.push(`the page scrolls sideways by ${page.scrollWidth - innerWidth}`);
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.querySelector("main");
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (element.closest(EXTRA) || !shown(element)) continue;
    const label = element.matches("input") ? element.closest("label") ?? element : element;
    const box = label.getBoundingClientRect();
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (outside(box)) found.push(`outside: ${told(label)}`);
    else {
      const top = document.elementFromPoint(x, y);
      const same = top && (label.contains(top) || top.contains(label) || top.closest("label") === label);
      if (!same && element.tabIndex >= 0) found.push(`covered: ${told(label)} by ${told(top ?? page)}`);
    }
    const small = touch && element.matches("button, a[href], input, select, summary");
    if (small && !element.closest("p, li p") && Math.min(box.width, box.height) < 43.5)
      found.push(`small: ${told(label)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest(EXTRA + ", .visually-hidden, style, title")) continue;
    if (!shown(parent)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM?.() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    const word = told(parent);
    if (size < 11.9) found.push(`${size.toFixed(1)} px: ${word}`);
    if (outside(box)) found.push(`text outside: ${word}`);
    if (sticksOut(parent, box)) found.push(`sticks out: ${word}`);
    for (let up = parent; up && up !== root; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = up.getBoundingClientRect();
      if (box.right > frame.right + 1.5 || box.left < frame.left - 1.5 ||
          box.bottom > frame.bottom + 1.5 || box.top < frame.top - 1.5) {
        found.push(`cut: ${word}`);
        break;
      }
    }
    if (parent instanceof SVGElement) continue;
    for (const { 0: letters, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + letters.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
      if (tops.size > 1 && letters.length > 1) found.push(`broken: ${letters}`);
    }
  }
  return [...new Set(found)];
}
