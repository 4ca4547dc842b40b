import { expect, test } from "vitest";
import { keyOf, routeOf } from "./route";

test("addresses lead to their pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/jagdfieber")).toEqual({ page: "new", game: "jagdfieber" });
  expect(routeOf("/new/jagdfieber/")).toEqual({ page: "new", game: "jagdfieber" });
  expect(routeOf("/m/abc_DEF-123")).toEqual({ page: "match", match: "abc_DEF-123" });
  expect(routeOf("/watch/abc")).toEqual({ page: "watch", match: "abc" });
  expect(routeOf("/rules/wolf-and-hound")).toEqual({ page: "rules", game: "wolf-and-hound" });
});

test("anything else is lost, not an error", () => {
  for (const path of ["/m", "/new/", "/nowhere", "/m/a/b", "/m/%E0%A4%A"])
    expect(routeOf(path)).toEqual({ page: "lost" });
});

test("two matches are two pages", () => {
  expect(keyOf(routeOf("/m/a"))).not.toBe(keyOf(routeOf("/m/b")));
  expect(keyOf(routeOf("/m/a/"))).toBe(keyOf(routeOf("/m/a")));
});

test("a match is seen again under its own address, a record under its name", () => {
  expect(routeOf("/m/abc/replay")).toEqual({ page: "replay", match: "abc" });
  expect(routeOf("/m/abc/replay/x")).toEqual({ page: "lost" });
  expect(routeOf("/m/abc/other")).toEqual({ page: "lost" });
  expect(routeOf("/replay")).toEqual({ page: "records" });
  expect(routeOf("/replay/abc")).toEqual({ page: "record", record: "abc" });
});
