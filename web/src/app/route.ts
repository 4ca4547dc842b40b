/** Addresses and what they mean. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; match: string }
  | { page: "watch"; match: string }
  | { page: "replay"; match: string }
  | { page: "record"; record: string }
  | { page: "records" }
  | { page: "rules"; game: string }
  | { page: "told"; key: string }
  | { page: "confirm"; key: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "home" };
  if (first === "replay" && second === undefined) return { page: "records" };
  const again = first === "m" && third === "replay" && rest.length === 0;
  if (second === undefined || (third !== undefined && !again)) return { page: "lost" };
  let name: string;
  try {
    name = decodeURIComponent(second);
  } catch {
    return { page: "lost" };
  }
  if (again) return { page: "replay", match: name };
  if (first === "replay") return { page: "record", record: name };
  if (first === "watch") return { page: "watch", match: name };
  if (first === "m") return { page: "match", match: name };
  if (first === "new") return { page: "new", game: name };
  if (first === "rules") return { page: "rules", game: name };
  if (first === "told" || first === "confirm") return { page: first, key: name };
  return { page: "lost" };
}

/** The same page with the same content: no need to draw anew. */
export const keyOf = (route: Route): string => Object.values(route).join("/");
