/** The figures of a box by flat names, as texts ask for them: `cards.wolf.prey` is `$cards-wolf-prey`. */

export function figuresOf(box: object, before = ""): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(box) as [string, unknown][]) {
    const key = before + name.replaceAll(" ", "-");
    if (typeof value === "number" && value < 0) found[key] = `−${-value}`;
    else if (typeof value === "number" || typeof value === "string") found[key] = value;
    else if (typeof value === "object" && value !== null)
      Object.assign(found, figuresOf(value, `${key}-`));
  }
  return found;
}
