/** A table out of sight, of a fixed size, from which pictures are taken: the same on every screen. */
import { mount, tick, unmount } from "svelte";
import type { GameModule } from "../../games/types";
import GameTable from "../../kit/GameTable.svelte";
import { type Past, Replay } from "../../kit/replay.svelte";
import { pictureOf } from "./picture";

export const WIDTH = 1280;
export const HEIGHT = 720;
/** For tables that measure themselves. */
const SETTLING = 90;

export class Studio {
  readonly replay: Replay;
  #room: HTMLElement;
  #table: Record<string, unknown>;

  private constructor(replay: Replay, game: GameModule) {
    this.replay = replay;
    this.#room = document.createElement("div");
    this.#room.inert = true;
    this.#room.ariaHidden = "true";
    this.#room.style.cssText = `position:fixed;left:-${2 * WIDTH}px;top:0;display:flex;flex-direction:column;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;isolation:isolate;transform:translate(0)`;
    document.body.append(this.#room);
    const props = { source: replay, game, go: () => undefined, idle: true };
    this.#table = mount(GameTable, { target: this.#room, props });
  }

  static async open(past: Past, as: string, at: number, game: GameModule): Promise<Studio> {
    return new Studio(await Replay.open(past, as, at), game);
  }

  /** The board at a moment, as an SVG document. */
  async picture(at: number): Promise<string> {
    await this.replay.go(at);
    if (this.replay.failure) throw this.replay.failure;
    await tick();
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    return pictureOf(this.#room, WIDTH, HEIGHT);
  }

  close(): void {
    void unmount(this.#table);
    this.#room.remove();
  }
}
