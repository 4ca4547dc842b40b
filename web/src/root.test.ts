import { afterEach, beforeEach, expect, test, vi } from "vitest";

async function houseAt(root: string | undefined) {
  vi.resetModules();
  if (root === undefined) delete document.documentElement.dataset["root"];
  else document.documentElement.dataset["root"] = root;
  return import("./root");
}

beforeEach(() => vi.resetModules());
afterEach(() => delete document.documentElement.dataset["root"]);

test("a house at the top of its site has plain addresses", async () => {
  for (const root of [undefined, ""]) {
    const { linkTo, pathOf, to } = await houseAt(root);
    expect(to("/m/abc")).toBe("/m/abc");
    expect(pathOf("/m/abc")).toBe("/m/abc");
    expect(pathOf("/")).toBe("/");
    expect(linkTo("/m/abc")).toBe(`${location.origin}/m/abc`);
  }
});

test("a house below a path names it, and knows what is not its own", async () => {
  const { linkTo, pathOf, to } = await houseAt("/games");
  expect(to("/")).toBe("/games/");
  expect(linkTo("/watch/abc")).toBe(`${location.origin}/games/watch/abc`);
  expect(pathOf("/games/m/abc")).toBe("/m/abc");
  expect(pathOf("/games/")).toBe("/");
  expect(pathOf("/games")).toBe("/");
  expect(pathOf("/gamesters/m/abc")).toBeNull();
  expect(pathOf("/shop")).toBeNull();
});

test("links to seats, codes, matches and spectators begin with the path", async () => {
  await houseAt("/games");
  const tokens = await import("./api/tokens");
  const start = `${location.origin}/games`;
  expect(tokens.matchLink("abc")).toBe(`${start}/m/abc`);
  expect(tokens.watchLink("abc")).toBe(`${start}/watch/abc`);
  expect(tokens.seatLink("abc", "t k")).toBe(`${start}/m/abc#seat=t%20k`);
  expect(tokens.claimLink("abc", "CODE")).toBe(`${start}/m/abc#claim=CODE`);
});

test("requests and the socket go below the path", async () => {
  await houseAt("/games");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response("[]"));
  });
  const { api } = await import("./api/http");
  await api.games();
  expect(asked).toEqual(["/games/api/games"]);
  expect(api.recordAddress("abc")).toBe("/games/api/matches/abc/record");
  expect(api.fileAddress("night-hunt", "table.js")).toBe(
    "/games/api/games/night-hunt/table/table.js",
  );
  const { Line } = await import("./api/line");
  const open = (address: string): WebSocket => {
    asked.push(address);
    return {} as WebSocket;
  };
  const idle = (): void => undefined;
  const line = new Line("/api/tables/open/socket", {
    open,
    onOpen: idle,
    onMessage: idle,
    onLost: idle,
  });
  line.connect();
  expect(asked[1]).toMatch(/^ws:\/\/[^/]+\/games\/api\/tables\/open\/socket$/);
  vi.unstubAllGlobals();
});

test("no page names a path of ours without its root", () => {
  const sources = import.meta.glob<string>("./**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const bare = Object.entries(sources).filter(([, text]) =>
    /(?:href|src|action)=["{`]+\//.test(text),
  );
  expect(bare.map(([file]) => file)).toEqual([]);
});
