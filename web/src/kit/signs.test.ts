import { expect, test } from "vitest";
import { titleAt } from "./signs";

test("a sign that is tapped tells what it means, unless pressing it does something", () => {
  document.body.innerHTML = `<h1 title="page"><i></i></h1><main>
    <span title="points of the day"><b></b></span>
    <button title="cards"><i title="in hand"></i></button>
    <p><em></em></p></main>`;
  const at = (selector: string) => titleAt(document.querySelector(selector) as Element);
  expect(at("b")).toBe("points of the day");
  expect(at("button i")).toBeUndefined();
  expect(at("em")).toBeUndefined();
  expect(at("h1 i")).toBeUndefined();
});
