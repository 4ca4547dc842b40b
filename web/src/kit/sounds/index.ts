/** When something is to be heard or felt: cues of events, my turn, the end. Off until pressed. */
import type { GameEvent } from "../../api/types";
import { settings } from "../settings.svelte";
import type { SoundName } from "./synth";

/** `games/<id>/sounds.ts`: what an event sounds like; most are silent. */
export type Sounds<Told extends GameEvent = GameEvent> = Partial<Record<Told["name"], SoundName>>;

/** Other tabs that tell the same within this time stay silent. */
const ECHO = 700;
const BUZZ: Partial<Record<SoundName, number[]>> = { turn: [30], win: [30, 60, 30] };

const wait = () => new Promise<void>((done) => setTimeout(done, ECHO));

/** Only the first tab that asks plays it. */
async function alone(name: string, play: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return play();
  await navigator.locks.request(`wolfden-${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await Promise.all([play(), wait()]);
  });
}

export function hear(name: SoundName): void {
  if (settings.sound)
    void alone(name, async () => {
      await (await import("./synth")).sound(name);
    }).catch(() => undefined);
  const buzz = BUZZ[name];
  if (buzz && settings.vibration && "vibrate" in navigator && touched()) navigator.vibrate(buzz);
}

/** Browsers complain about shaking a phone that nobody has touched. */
const touched = (): boolean => navigator.userActivation.hasBeenActive;
