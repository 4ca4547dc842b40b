/** Pictures come into their places, and words stay where there is none. */
import { afterEach, expect, it, vi } from "vitest";
import { drawAll, type Pictures } from "./drawing";

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const pictures: Pictures = {
  wolf: (target, of) => {
    target.textContent = `drawn ${of.join(" and ")}`;
    return () => (target.textContent = "");
  },
  broken: () => {
    throw new Error("no ink");
  },
};

afterEach(() => vi.restoreAllMocks());

it("draws above a caption what the page names", () => {
  const place = page(
    '<figure data-picture="wolf" data-of="a,b"><figcaption>Two</figcaption></figure>',
  );
  const away = drawAll(place, pictures);
  expect(place.querySelector("figure")?.firstElementChild?.textContent).toBe("drawn a and b");
  away();
  expect(place.textContent).toBe("Two");
});

it("hides from readers what stands beside its own words", () => {
  const place = page('<p>A <span data-picture="wolf" data-of="">wolf</span></p>');
  drawAll(place, pictures);
  const drawn = place.querySelector("span.drawing");
  expect(drawn?.getAttribute("aria-hidden")).toBe("true");
  expect(drawn?.nextSibling?.textContent).toBe("wolf");
});

it("leaves the words where a picture is unknown or fails", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const words = '<p data-picture="dragon">A dragon</p><p data-picture="broken">Broken</p>';
  drawAll(page(words), pictures);
  expect(document.body.innerHTML).toBe(words);
  expect(console.error).toHaveBeenCalledOnce();
});
