/** Pictures of a board: an SVG that holds the real elements with the styles they need, or a PNG. */

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";

/** All rules of the page: the picture is laid out by them, like the page itself. */
function styles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map((rule) => rule.cssText).join("\n") + STILL;
}

/** What is inside this element, in a document of its own. */
export function pictureOf(element: HTMLElement, width: number, height: number): string {
  const page = document.documentElement;
  const picture = document.implementation.createDocument(SVG, "svg");
  const root = picture.documentElement;
  const size = { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` };
  for (const [name, value] of Object.entries(size)) root.setAttribute(name, value);
  // The colours of a theme hang on the root of a document.
  root.setAttribute("data-theme", page.dataset["theme"] ?? "light");
  root.setAttribute("style", `${page.style.cssText};--pace:0`);
  const style = picture.createElementNS(SVG, "style");
  style.textContent = styles();
  const frame = picture.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const body = picture.createElementNS(XHTML, "body");
  body.setAttribute("style", `width:${width}px;height:${height}px;min-height:0;margin:0`);
  const inside = picture.importNode(element, true);
  inside.setAttribute(
    "style",
    `position:relative;display:flex;flex-direction:column;width:${width}px;height:${height}px;overflow:hidden;background:var(--ground)`,
  );
  keepScrolled(element, inside);
  for (const dialog of inside.querySelectorAll("dialog, [popover]")) dialog.remove();
  body.append(inside);
  frame.append(body);
  root.append(style, frame);
  return new XMLSerializer().serializeToString(picture);
}

/** A copy does not know how far its original was scrolled. */
function keepScrolled(original: Element, copy: Element): void {
  const copies = copy.querySelectorAll<HTMLElement>("*");
  original.querySelectorAll("*").forEach((element, index) => {
    const first = copies[index]?.firstElementChild;
    if (element.scrollTop > 0 && first)
      first.setAttribute("style", `margin-top:${-element.scrollTop}px`);
  });
}

export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export async function pngOf(svg: string, width: number, height: number, scale = 2): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const image = await imageOf(svg);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Hand a file to the person. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
