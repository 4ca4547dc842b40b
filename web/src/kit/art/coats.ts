/** The furs that wolves wear all over the house. */
export interface Coat {
  fur: string;
  deep: string;
  light: string;
}

export const COATS = {
  snow: { fur: "#e9e2d0", deep: "#c6ba9e", light: "#fffaf0" },
  ash: { fur: "#b3bac0", deep: "#87909a", light: "#f1f2f0" },
  slate: { fur: "#71839a", deep: "#51617a", light: "#e4e9ec" },
  timber: { fur: "#97836a", deep: "#6b5944", light: "#efe3cf" },
  rust: { fur: "#b4693e", deep: "#84451f", light: "#f7dfc2" },
  sand: { fur: "#d8b07a", deep: "#ab804a", light: "#fbefd9" },
  soot: { fur: "#5b5f66", deep: "#3c4047", light: "#c9ccce" },
  raven: { fur: "#3c434c", deep: "#262c34", light: "#8d979f" },
} satisfies Record<string, Coat>;
