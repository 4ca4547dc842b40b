/** A film of moments, made by the browser's own recorder: a picture each, held for a while. */
import { imageOf } from "./picture";

const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
/** Milliseconds between frames of a picture that stands still: players expect some. */
const FRAME = 100;

export const filmKind = (): string | undefined =>
  typeof MediaRecorder === "undefined"
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

interface Wish {
  width: number;
  height: number;
  moments: readonly number[];
  picture: (moment: number) => Promise<string>;
  /** How long each picture is seen, in milliseconds. */
  held: number;
  progress: (done: number) => void;
  signal: AbortSignal;
}

/** The whole film, or null where it was stopped on the way. */
export async function film(wish: Wish): Promise<Blob | null> {
  const { width, height, moments, picture, held, progress, signal } = wish;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  const stream = canvas.captureStream(0);
  const track = stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack | undefined;
  const kind = filmKind();
  if (!pen || !track || !kind) throw new Error("no film");
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: 2_500_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
  let next = moments[0] === undefined ? null : imageOf(await picture(moments[0]));
  recorder.start(1000);
  for (let at = 0; next && !signal.aborted; at++) {
    pen.drawImage(await next, 0, 0, width, height);
    const following = moments[at + 1];
    // The next picture is drawn while this one is seen.
    next = following === undefined ? null : picture(following).then(imageOf);
    next?.catch(() => undefined);
    await hold(track, at + 1 === moments.length ? 3 * held : held, signal);
    progress(at + 1);
  }
  recorder.stop();
  await ended;
  track.stop();
  return signal.aborted ? null : new Blob(parts, { type: kind.split(";")[0] ?? kind });
}

async function hold(
  track: CanvasCaptureMediaStreamTrack,
  time: number,
  signal: AbortSignal,
): Promise<void> {
  for (let past = 0; past < time && !signal.aborted; past += FRAME) {
    track.requestFrame();
    await new Promise((resolve) => setTimeout(resolve, FRAME));
  }
}
