/** This browser's own notifications: asked for only when somebody presses. */
import type { Schemas } from "../../api/types";

export type PushTrouble = "denied" | "unsupported" | "failed";

const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const isDenied = (): boolean => canPush() && Notification.permission === "denied";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The address at which this browser is reached, if it has subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes; or what stands in the way. */
export async function subscribe(
  key: string,
): Promise<Pick<Schemas["NoticeWish"], "address" | "keys"> | PushTrouble> {
  if (!canPush()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const made = await pushManager.subscribe(wish).catch(async () => {
      // Made for another house's key, which has lived at this address before.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    return { address: endpoint ?? "", keys: { p256dh, auth } };
  } catch {
    return "failed";
  }
}
