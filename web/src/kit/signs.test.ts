import { expect, test } from "vitest";
import { beside, hasLooseSigns, looseSigns, signAt, wordsOf } from "./signs";

const find = (selector: string) => document.querySelector(selector) as Element;

test("a sign that is tapped tells what it means, unless pressing it does something", () => {
  document.body.innerHTML = `<h1 title="page"><i></i></h1><main>
    <span title="points of the day"><b></b></span>
    <button title="cards"><i title="in hand"></i></button>
    <s title=""></s><p><em></em></p></main>`;
  const at = (selector: string) => signAt(find(selector))?.getAttribute("title");
  expect(at("b")).toBe("points of the day");
  expect(at("button i")).toBeUndefined();
  expect(at("em")).toBeUndefined();
  expect(at("s")).toBeUndefined();
  expect(at("h1 i")).toBeUndefined();
});

test("a button tells its own words and those of its signs, but not what it reads anyway", () => {
  document.body.innerHTML = `<button title="Look at Bo’s board"><i title="Prey">2</i>
    <b title="Prey">2</b><u title=""></u></button><a title="Zoom in"> Zoom in </a>`;
  expect(wordsOf(find("button"))).toEqual(["Look at Bo’s board", "Prey"]);
  expect(wordsOf(find("a"))).toEqual([]);
});

test("the keyboard walks through the signs that no control carries, each place saying it once", () => {
  document.body.innerHTML = `<main><ul aria-label="Bo"><li title="Prey"></li><li title="Prey"></li>
    <li title="Horn"></li></ul><ul aria-label="Al"><li title="Prey"><i title=""></i></li></ul>
    <button title="Zoom in"><i title="closer"></i></button><b title="Draw pile"></b>
    <dialog open><s title="Tracks"></s></dialog></main>`;
  const spoken = (root: string) => looseSigns(find(root)).map((one) => one.spoken);
  expect(spoken("main")).toEqual(["Bo: Prey", "Bo: Horn", "Al: Prey", "Draw pile"]);
  expect(spoken("dialog")).toEqual(["Tracks"]);
  expect(["main", "dialog", "ul", "button"].map((root) => hasLooseSigns(find(root)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a bubble stands above its sign, below it where there is no room, and in the window", () => {
  const bubble = { width: 100, height: 40 };
  const room = { width: 390, height: 664 };
  const sign = { left: 180, top: 300, width: 20, height: 20 };
  expect(beside(sign, bubble, room)).toEqual({ left: 140, top: 252 });
  expect(beside({ ...sign, top: 20 }, bubble, room)).toEqual({ left: 140, top: 48 });
  expect(beside({ ...sign, left: 0 }, bubble, room).left).toBe(8);
  expect(beside({ ...sign, left: 380 }, bubble, room).left).toBe(282);
  expect(beside({ left: 0, top: 0, width: 390, height: 660 }, bubble, room).top).toBe(616);
});
