/** Where the house stands: "" at the top of its site, or a path such as "/games" below it. The server
 *  writes it into the page. Everything that leaves the app names it: links, requests, the socket. */
const root = document.documentElement.dataset["root"] ?? "";

/** The address of a path of ours, for links and requests. */
export const to = (path: string): string => root + path;

/** The path of ours that an address names; null for one of somebody else on the same site. */
export function pathOf(address: string): string | null {
  if (address === root) return "/";
  return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
}

/** The whole address, to be handed to others. */
export const linkTo = (path: string): string => location.origin + to(path);
