/** Soft sounds made on the spot with Web Audio: no files. Loaded when somebody wants to hear them. */

export type SoundName = "turn" | "card" | "howl" | "hunt" | "win";

const VOLUME = 0.16;
let context: AudioContext | undefined;

/** A voice that swells and fades, from one pitch to the next. */
interface Voice {
  pitches: number[];
  /** Seconds from now, and how long. */
  at: number;
  lasts: number;
  shape?: OscillatorType;
  loud?: number;
}

const SCORES: Record<Exclude<SoundName, "card">, Voice[]> = {
  turn: [
    { pitches: [659], at: 0, lasts: 0.5 },
    { pitches: [988], at: 0.14, lasts: 0.7 },
  ],
  howl: [
    { pitches: [311, 523, 494, 392], at: 0, lasts: 1.5 },
    { pitches: [233, 392, 370, 294], at: 0.25, lasts: 1.5, loud: 0.5 },
  ],
  hunt: [
    { pitches: [165, 82], at: 0, lasts: 0.22, shape: "triangle" },
    { pitches: [196, 98], at: 0.2, lasts: 0.3, shape: "triangle" },
  ],
  win: [523, 659, 784, 1047].map((pitch, step) => ({
    pitches: [pitch],
    at: step * 0.13,
    lasts: 0.9,
  })),
};

function sing(audio: AudioContext, { pitches, at, lasts, shape = "sine", loud = 1 }: Voice): void {
  const start = audio.currentTime + at;
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = shape;
  pitches.forEach((pitch, step) => {
    const when = start + (lasts * step) / Math.max(1, pitches.length - 1);
    if (step === 0) voice.frequency.setValueAtTime(pitch, start);
    else voice.frequency.exponentialRampToValueAtTime(pitch, when);
  });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, start + Math.min(0.08, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

/** A card on the table: a breath of noise through a band. */
function rustle(audio: AudioContext): void {
  const length = Math.round(audio.sampleRate * 0.09);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const [source, band, gain] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = 1800;
  gain.gain.value = VOLUME;
  source.connect(band).connect(gain).connect(audio.destination);
  source.start();
}

export async function sound(name: SoundName): Promise<void> {
  context ??= new AudioContext();
  // A page that nobody has touched yet must stay silent.
  if (context.state === "suspended") await context.resume();
  if (name === "card") rustle(context);
  else for (const voice of SCORES[name]) sing(context, voice);
}
