// Keeps what the table's live regions say, in order, as a screen reader would speak it.
// Who comes and goes is said beside the table and depends on the clock: it is left out.
(() => {
  const said = (window.__said = []);
  const last = new WeakMap();
  const live = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest("[role=status], [role=alert], [role=log], [aria-live]");
    return region?.closest("main") && region.getAttribute("aria-live") !== "off" ? region : null;
  };
  const silent = (element) => element.closest("[aria-hidden=true], [hidden]") !== null;
  const words = (region) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const parts = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      if (text && !silent(walker.currentNode.parentElement)) parts.push(text);
    }
    return parts.join(" ").replace(/\s+/g, " ");
  };
  const listen = (records) => {
    const regions = new Set(records.map(({ target }) => live(target)));
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const inner of node.querySelectorAll("[role=status], [role=alert], [aria-live]"))
            regions.add(live(inner));
    for (const region of regions) {
      if (!region?.isConnected) continue;
      const text = words(region);
      if (text && text !== last.get(region)) said.push(text);
      last.set(region, text);
    }
  };
  new MutationObserver(listen).observe(document, {
    attributes: true,
    attributeFilter: ["aria-hidden"],
    characterData: true,
    childList: true,
    subtree: true,
  });
})();
