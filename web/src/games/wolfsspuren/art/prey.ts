/** The prey as layers of paths, facing left, in a field of 120 by 96. A layer's paint is a key of
 *  its animal's colours; `line` layers are strokes. */
export type Paint = "fur" | "deep" | "light" | "bone" | "ink" | "dark" | "pale";

export interface Layer {
  d: string;
  fill?: Paint;
  /** A stroke in this paint, of this width; over an outline in ink when `cased`. */
  stroke?: Paint;
  width?: number;
  cased?: boolean;
  bare?: boolean;
}

export interface Animal {
  fur: string;
  deep: string;
  light: string;
  layers: Layer[];
}

const far = (d: string): Layer => ({ d, fill: "deep" });
const near = (d: string): Layer => ({ d, fill: "fur" });
const patch = (d: string, fill: Paint = "light"): Layer => ({ d, fill, bare: true });
const detail = (d: string, fill: Paint): Layer => ({ d, fill });
const line = (d: string, width = 2.2, stroke: Paint = "ink"): Layer => ({ d, stroke, width });
const antler = (d: string, width = 3.4): Layer => ({ d, stroke: "bone", width, cased: true });
/** A part that grows out of another: no outline where they join. */
const joined = (open: string, fill: Paint = "fur"): Layer[] => [
  { d: `${open}Z`, fill, bare: true },
  { d: open, stroke: "ink", width: 2.5 },
];
const eye = (x: number, y: number): Layer => ({
  d: `M${x - 1.9} ${y}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z`,
  fill: "ink",
  bare: true,
});

const MOOSE_FAR_LEGS = far("M53 64L51 78L52 92H47L46 78L44 62ZM86 62L82 76L84 92H79L77 76L76 62Z");
const MOOSE_BODY = near(
  "M36 42C40 29 52 25 60 30C71 33 86 32 97 37C105 41 107 53 104 62C103 70 101 74 102 80L104 92H98L95 78C92 72 88 69 82 69C74 71 66 72 58 70L58 92H52L49 68C42 66 36 58 36 42Z",
);
const MOOSE_TAIL = far("M101 40C106 42 108 46 107 50C104 48 102 46 100 44Z");
const MOOSE_HEAD = joined(
  "M46 31C36 29 30 31 26 36C19 41 9 48 5 57C3 64 8 70 14 68C18 67 20 64 23 61C28 60 33 58 37 60C39 62 41 63 44 64",
);
const MOOSE_BELL = detail("M27 60C26 66 27 71 30 75C33 71 34 65 34 59Z", "deep");
const MOOSE_EAR = near("M38 34C42 27 49 25 53 27C51 33 46 37 41 38Z");
const MOOSE_FACE: Layer[] = [
  patch("M6 57C9 53 13 54 15 58C17 63 14 67 10 66C6 65 5 61 6 57Z"),
  line("M11 64C14 65 17 64 19 62", 2),
  patch("M7.500 58.500C8.500 57 10 57.500 10 59C9.500 60 8 60 7.500 58.500Z", "ink"),
];

const MOOSE = { fur: "#7d5a40", deep: "#5a3e2a", light: "#b89677" };

const DEER_FAR_LEGS = far("M52 62L51 78L52 93H48L47 78L45 60ZM86 60L81 74L84 93H80L77 74L76 60Z");
const deerBody = (belly: number): Layer =>
  near(
    `M40 46C48 40 62 43 74 41C86 39 97 41 101 50C103 57 101 63 99 68C98 74 99 80 101 93H97L93 76C90 70 88 66 84 65C76 ${belly} 68 ${belly + 2} 59 68L57 93H53L51 68C45 66 41 60 38 54Z`,
  );
const deerHead = (fill: Paint = "fur"): Layer[] =>
  joined(
    "M52 45C46 40 42 33 40 27C36 23 31 24 27 26C21 29 14 33 10 37C8 40 10 43 14 43C20 43 26 43 30 41C32 48 36 57 42 62",
    fill,
  );
const DEER_EAR = near("M39 27C43 21 49 19 53 20C52 26 47 30 41 31Z");
const DEER_FACE: Layer[] = [
  patch("M10 38C13 36 17 37 19 40C18 42 14 43 11 42C9.500 41 9.500 39 10 38Z"),
  eye(28, 31),
  patch("M9 37.500C11 36 13 37 13 39C11.500 40.500 9.500 39.500 9 37.500Z", "ink"),
];

export const PREY: Record<string, Animal> = {
  moose: {
    ...MOOSE,
    layers: [
      antler("M39 30C44 20 56 18 66 20M58 18L62 10M66 20L74 15M50 20L50 12", 4),
      MOOSE_FAR_LEGS,
      MOOSE_TAIL,
      MOOSE_BODY,
      MOOSE_BELL,
      ...MOOSE_HEAD,
      detail(
        "M34 33C30 25 22 22 12 25L15 19L7 19L13 13L6 8L16 8L17 1L24 7L30 2L32 11C37 17 40 25 39 33Z",
        "bone",
      ),
      MOOSE_EAR,
      ...MOOSE_FACE,
      eye(27, 43),
      line("M70 40C76 42 82 42 88 40M62 46C60 50 60 54 62 58M90 50C92 54 92 58 90 61", 2.2, "deep"),
    ],
  },
  "old-moose": {
    fur: "#8b7663",
    deep: "#64513f",
    light: "#d8cdbf",
    layers: [
      antler("M39 30C44 23 52 20 58 21M50 21L49 15", 4),
      MOOSE_FAR_LEGS,
      MOOSE_TAIL,
      MOOSE_BODY,
      MOOSE_BELL,
      ...MOOSE_HEAD,
      detail("M34 33C31 27 26 24 20 25L23 19L17 15L25 15L28 10C34 15 39 24 39 33Z", "bone"),
      MOOSE_EAR,
      ...MOOSE_FACE,
      patch("M16 54C20 48 25 47 28 50C26 55 20 58 16 54Z"),
      patch("M40 42C44 38 50 38 54 41C50 44 44 45 40 42Z"),
      line("M24 43C26 46 29 46 31 43.500", 2.4),
      line("M22 40C25 37 29 37 32 39", 2.6, "light"),
      line("M62 44V52M67 45V55M72 45V56M77 45V55", 2, "deep"),
    ],
  },
  "sick-moose": {
    fur: "#93805e",
    deep: "#6d5c3f",
    light: "#c9bc93",
    layers: [
      MOOSE_FAR_LEGS,
      MOOSE_TAIL,
      near(
        "M38 46C42 36 52 33 60 37C71 40 86 36 97 40C104 44 105 54 103 62C102 70 101 74 102 80L104 92H98L95 78C92 70 88 65 82 63C74 60 66 61 58 66L57 92H52L50 66C44 64 38 58 38 46Z",
      ),
      line(
        "M62 44C60 49 61 54 63 58M68 45C66 50 67 54 69 58M74 44C72 49 73 53 75 56M80 43C78 48 79 51 81 54",
        2,
        "deep",
      ),
      detail("M30 76C29 81 30 85 32 88C35 85 36 81 35 76Z", "deep"),
      ...joined(
        "M52 37C43 40 38 44 34 49C27 56 17 66 14 74C12 81 17 86 22 84C26 82 28 79 30 76C34 75 38 74 41 75C45 73 49 70 51 66",
      ),
      far("M44 46C50 48 55 54 56 60C50 60 45 56 42 52Z"),
      patch("M15 74C17 70 21 71 23 75C25 79 22 83 19 82C15 81 14 78 15 74Z"),
      patch("M16 75.500C17 74 18.500 74.500 18.500 76C18 77 16.500 77 16 75.500Z", "ink"),
      line("M30 61C32 64 35 64 37 61.500", 2.4),
      antler("M40 46C36 40 34 36 35 31M37 40L31 38", 3.2),
      line("M24 86C23 89 25 91 26 89M8 66C6 64 6 62 8 61M5 70C3 69 2 67 3 66", 1.8),
    ],
  },
  deer: {
    fur: "#b77c4a",
    deep: "#8a5730",
    light: "#f5e4cb",
    layers: [
      antler("M40 27C44 20 44 12 38 7M43 18L50 14M43 13L48 7", 2.8),
      DEER_FAR_LEGS,
      detail("M98 45C104 40 109 44 108 52C104 55 101 54 99 52Z", "light"),
      deerBody(64),
      ...deerHead(),
      patch("M31 42C33 48 36 54 41 58C44 54 44 50 42 46C38 44 34 43 31 42Z"),
      patch("M60 67C68 69 76 66 84 64C76 61 68 63 60 67Z"),
      antler("M36 26C35 18 31 12 24 9M34 18L27 17M31 13L31 6", 2.8),
      DEER_EAR,
      ...DEER_FACE,
      patch(
        "M64 48a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM72 46a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM80 47a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM69 54a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM78 53a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM87 51a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0z",
      ),
    ],
  },
  caribou: {
    fur: "#8d8072",
    deep: "#665a4e",
    light: "#f2ece1",
    layers: [
      antler("M41 28C50 24 56 16 54 4M54 14L61 11M50 20L58 20M54 4L60 1M54 6L48 2"),
      DEER_FAR_LEGS,
      detail("M99 44C104 42 107 46 106 51C103 52 101 51 99 50Z", "light"),
      deerBody(68),
      ...deerHead(),
      detail(
        "M31 42C30 49 34 58 40 64C46 66 50 62 51 57C46 56 44 50 45 45C40 42 35 41 31 42Z",
        "light",
      ),
      patch("M58 67C68 71 78 69 86 65C78 63 66 62 58 67Z"),
      antler("M36 27C40 18 36 8 24 3M35 14L28 15M24 3L17 4M29 5L27 0"),
      antler("M33 26C27 23 20 23 15 26M20 23.500L17 19", 3),
      DEER_EAR,
      ...DEER_FACE,
      line("M64 48C70 50 78 50 84 47", 2.2, "deep"),
    ],
  },
  wapiti: {
    fur: "#c09258",
    deep: "#7d5433",
    light: "#f6e8cf",
    layers: [
      antler("M41 26C52 24 60 14 58 1M58 10L66 7M54 18L63 17M47 24L55 25"),
      DEER_FAR_LEGS,
      detail("M94 42C103 38 108 46 105 56C99 58 95 52 94 42Z", "light"),
      deerBody(66),
      ...deerHead("deep"),
      line("M38 44L43 51M42 42L47 49M34 46L39 54", 2.2, "fur"),
      antler("M37 26C44 16 42 6 32 0M42 16L35 14M41 9L34 7M37 24C30 22 25 17 24 10"),
      { ...DEER_EAR, fill: "deep" },
      ...DEER_FACE,
      line("M66 49C72 51 80 50 86 48", 2.2, "deep"),
    ],
  },
  bison: {
    fur: "#86623f",
    deep: "#4b3423",
    light: "#b38d62",
    layers: [
      far("M46 70L45 92H52L55 72ZM84 66L82 78L84 92H90L89 76Z"),
      far("M104 42C110 46 112 56 110 66L107 64C107 56 105 50 102 47Z"),
      near(
        "M40 34C46 14 66 12 74 26C86 30 98 32 104 42C108 52 106 62 104 68C101 74 100 80 102 92H95L92 76C86 70 78 70 68 72L66 92H59L58 72C46 70 38 56 40 34Z",
      ),
      detail(
        "M36 40C38 20 54 10 66 16C72 20 74 28 73 38C74 46 70 52 72 60L66 62L67 72L59 70L56 80L49 74L42 80L40 70C34 62 34 50 36 40Z",
        "deep",
      ),
      detail(
        "M14 52C14 40 24 30 36 32C48 34 52 46 48 58C46 68 40 76 34 80L30 92L24 82C16 76 13 64 14 52Z",
        "deep",
      ),
      detail("M15 60C13 66 15 74 21 77C27 79 32 75 33 69C32 62 27 58 22 57Z", "fur"),
      detail(
        "M20 40C14 40 9 36 10 27C14 32 20 33 25 35ZM40 38C46 38 50 33 49 25C45 30 40 31 36 33Z",
        "bone",
      ),
      line("M26 36C28 32 31 31 34 32M31 36C33 33 36 33 38 35", 2.2, "fur"),
      eye(22, 52),
      patch(
        "M17 68a1.700 2.200 0 1 0 3.400 0a1.700 2.200 0 1 0-3.400 0zM24 70a1.700 2.200 0 1 0 3.400 0a1.700 2.200 0 1 0-3.400 0z",
        "ink",
      ),
      line("M82 40C88 43 94 43 99 41M84 52C86 56 86 60 84 63", 2.2, "deep"),
      line("M46 26C50 22 54 21 58 22M50 34C54 30 58 30 62 32M52 48C56 46 60 46 63 48", 2.2, "fur"),
    ],
  },
  beaver: {
    fur: "#8c5a34",
    deep: "#5f3b20",
    light: "#d6a871",
    layers: [
      detail("M84 70C96 62 114 66 117 76C116 87 98 90 84 84Z", "dark"),
      line("M92 72L108 84M100 69L114 79M94 84L106 68M103 86L115 72", 1.6),
      near(
        "M26 58C28 38 48 26 66 32C84 38 94 56 92 72C90 84 78 88 62 88H36C30 88 28 84 30 80C24 74 24 66 26 58Z",
      ),
      patch("M34 66C36 78 46 84 56 84C62 78 60 66 52 60C46 58 38 60 34 66Z"),
      near(
        "M44 32C40 24 30 24 24 30C14 34 8 44 10 52C12 60 22 64 32 62C44 60 52 48 50 40C49 36 47 33 44 32Z",
      ),
      detail("M40 30C40 25 46 23 49 27C50 31 47 34 43 34Z", "deep"),
      patch("M10 48C10 44 14 42 19 43C24 46 26 54 22 60C15 60 10 55 10 48Z"),
      detail("M8 45C8 41 13 40 16 42C16 46 11 48 8 45Z", "ink"),
      eye(29, 41),
      line("M13 50C15 53 19 53 22 51", 2),
      detail("M14 52V60H21V52.500C19 53 16 53 14 52Z", "bone"),
      line("M24 53L36 57M23 56L34 62", 1.3),
      detail("M40 66C32 64 26 68 26 73C30 78 40 77 44 72Z", "deep"),
      detail("M52 88C52 82 60 80 68 82C74 83 78 86 78 88Z", "deep"),
      line("M70 42C76 46 80 52 82 58M66 54C70 56 74 60 75 65", 2.2, "deep"),
    ],
  },
  goose: {
    fur: "#9a8a74",
    deep: "#5d5041",
    light: "#f4eee0",
    layers: [
      antler("M58 78L56 91H50M70 78L70 91H64", 2.6),
      near(
        "M34 58C40 48 56 46 72 48C90 50 104 44 114 38C112 52 104 70 88 78C72 84 50 82 42 74C38 70 35 64 34 58Z",
      ),
      patch("M40 68C50 80 76 82 90 74C100 68 106 60 109 52C98 64 80 70 62 70C52 70 46 68 40 68Z"),
      detail("M54 54C68 52 84 54 96 60C84 68 68 70 58 66C53 62 52 58 54 54Z", "deep"),
      line("M64 57C70 56 78 57 84 60M64 62C69 62 74 63 78 65", 2, "light"),
      detail(
        "M36 66C30 56 32 44 30 34C28 28 24 26 20 26C16 20 22 12 30 12C40 12 44 22 43 32C42 42 44 50 52 54C54 62 44 70 36 66Z",
        "dark",
      ),
      detail("M27 26C26 20 32 17 36 20C38 25 37 30 33 31C30 31 28 29 27 26Z", "light"),
      detail("M21 19C15 20 9 23 6 26C10 30 18 29 23 27C22 24 21 22 21 19Z", "bone"),
      { ...eye(26, 18), fill: "light" },
      { d: "M25.200 18a1 1 0 1 0 2 0a1 1 0 1 0-2 0z", fill: "ink", bare: true },
    ],
  },
  hare: {
    fur: "#cfa373",
    deep: "#a17242",
    light: "#f9ecd8",
    layers: [
      far("M48 38C46 22 52 10 62 6C68 14 66 28 58 40Z"),
      detail("M98 66a8 8 0 1 0 14 6a8 8 0 1 0-14-6z", "light"),
      near("M50 52C66 42 92 46 102 64C106 78 100 90 88 90H44C36 90 34 84 38 80C42 74 44 64 50 52Z"),
      patch("M47 62C54 66 58 76 54 86C48 88 42 86 40 82C44 76 46 70 47 62Z"),
      line("M68 88C60 76 66 62 80 60"),
      detail("M58 90C58 84 66 82 76 84C82 85 86 88 86 90Z", "light"),
      near("M38 40C26 28 22 12 28 4C40 8 50 24 52 38Z"),
      patch("M40 35C33 27 29 18 30 11C37 16 43 26 45 34Z", "pale"),
      near(
        "M60 50C60 62 50 68 38 68C25 68 16 63 16 56C16 50 21 47 25 42C29 37 36 35 43 35C53 35 60 42 60 50Z",
      ),
      patch("M17 58C17 52 23 51 29 54C34 57 36 63 33 67C24 67 17 64 17 58Z"),
      eye(36, 47),
      patch("M34.500 46a.800 .800 0 1 0 1.600 0a.800 .800 0 1 0-1.600 0z"),
      detail("M14.500 53C15.500 50 19 50 21 52C20 56 16.500 56.500 14.500 53Z", "pale"),
      line("M19 58C21 61 25 62 29 60", 2),
      line("M32 59L43 63M31 62L40 67", 1.2),
      line("M90 58C93 61 95 64 96 68M80 72C82 70 84 69 86 69", 2.2, "deep"),
    ],
  },
  vole: {
    fur: "#8b7460",
    deep: "#63503f",
    light: "#dccbb6",
    layers: [
      line("M92 78C102 76 110 80 112 88", 5.2),
      line("M92 78C102 76 110 80 112 88", 2.4, "pale"),
      near("M22 66C24 48 44 36 64 40C84 44 98 60 96 76C94 86 84 88 70 88H38C28 88 21 78 22 66Z"),
      patch("M28 78C36 86 52 88 66 86C60 76 44 72 28 78Z"),
      near("M56 58C56 72 44 80 32 80C20 80 10 74 9 68C12 58 22 48 36 46C48 46 56 50 56 58Z"),
      detail("M44 46C42 38 50 33 57 37C61 43 57 51 50 53C46 52 44 49 44 46Z", "deep"),
      patch("M48 45C48 41 52 40 54 42C56 45 53 49 50 49C48.500 48 48 46.500 48 45Z", "pale"),
      eye(28, 59),
      detail("M7 67C7 64 11 63 13 65C13 69 9 70.500 7 67Z", "pale"),
      line("M14 72C17 75 22 75 25 73", 2),
      line("M24 70L36 73M22 73L33 78", 1.2),
      detail(
        "M36 82C30 82 26 85 27 89H42C43 86 40 83 36 82ZM74 84C68 84 64 86 65 89H82C83 86 79 84 74 84Z",
        "pale",
      ),
      line("M72 50C78 53 83 58 85 63M66 58C70 60 73 63 74 67", 2.2, "deep"),
    ],
  },
  lemming: {
    fur: "#d0954c",
    deep: "#54402f",
    light: "#f6e4c4",
    layers: [
      near("M24 68C22 48 40 32 62 34C84 36 100 52 98 72C97 84 88 89 74 89H44C32 89 25 80 24 68Z"),
      detail("M44 37C58 31 80 36 90 50C86 58 74 60 62 56C52 54 44 46 44 37Z", "deep"),
      patch("M32 78C40 88 60 88 78 87C72 76 50 70 32 78Z"),
      near("M52 60C54 74 44 82 32 82C20 82 11 76 12 66C14 54 24 46 36 46C46 47 51 52 52 60Z"),
      detail("M20 50C28 44 42 45 49 54C44 58 38 56 34 53C29 51 24 50 20 50Z", "deep"),
      patch("M13 68C15 62 22 62 26 67C27 74 23 80 18 79C14 77 12 72 13 68Z"),
      eye(30, 60),
      eye(18, 59),
      detail("M12.500 66C14 63.500 18 63.500 19.500 66C18.500 69 14 69 12.500 66Z", "ink"),
      line("M16 70C16 73 20 74 23 72", 2),
      detail("M17 73V78H21V73.500Z", "bone"),
      detail(
        "M40 84C34 83 29 86 30 90H46C47 87 44 84 40 84ZM78 85C72 84 67 86 68 90H85C86 87 83 85 78 85Z",
        "pale",
      ),
    ],
  },
  nothing: {
    fur: "#dfe8ee",
    deep: "#9fb3c0",
    light: "#ffffff",
    layers: [
      patch("M0 66C24 56 46 62 66 58C90 54 104 60 120 56V96H0Z", "light"),
      patch("M0 82C30 74 70 82 120 74V96H0Z", "fur"),
      line(
        "M92 58C92 44 90 34 86 24M91 46C96 40 100 38 104 37M89 36C84 32 80 31 76 31M100 58C101 52 104 48 108 46",
        2.6,
        "deep",
      ),
      patch(
        "M20 88a4 2.400 0 1 0 8 0a4 2.400 0 1 0-8 0zM29 81a3.600 2.200 0 1 0 7 0a3.600 2.200 0 1 0-7 0zM38 86a3.600 2 0 1 0 7 0a3.600 2 0 1 0-7 0zM46 77a3.400 1.900 0 1 0 6.600 0a3.400 1.900 0 1 0-6.600 0zM55 80a3 1.700 0 1 0 6 0a3 1.700 0 1 0-6 0zM62 72a2.600 1.500 0 1 0 5.200 0a2.600 1.500 0 1 0-5.200 0zM69 73a2.400 1.400 0 1 0 4.800 0a2.400 1.400 0 1 0-4.800 0zM74 66a2 1.200 0 1 0 4 0a2 1.200 0 1 0-4 0z",
        "deep",
      ),
    ],
  },
};
