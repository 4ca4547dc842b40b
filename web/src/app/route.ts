/** Addresses and what they mean. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; match: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first, second, third] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "home" };
  if (second === undefined || third !== undefined) return { page: "lost" };
  let name: string;
  try {
    name = decodeURIComponent(second);
  } catch {
    return { page: "lost" };
  }
  if (first === "m") return { page: "match", match: name };
  if (first === "new") return { page: "new", game: name };
  if (first === "rules") return { page: "rules", game: name };
  return { page: "lost" };
}

/** The same page with the same content: no need to draw anew. */
export const keyOf = (route: Route): string =>
  [route.page, "match" in route ? route.match : "", "game" in route ? route.game : ""].join("/");
