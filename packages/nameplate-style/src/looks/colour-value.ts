import { colourNames } from '../grammar/colour-names.ts';
import { type Part, splitAtCommas } from './printed-value.ts';

/** Red, green and blue of sRGB, and how much of it is seen, from 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const TRANSPARENT: Colour = { r: 0, g: 0, b: 0, a: 0 };

/** A printed colour's value; null where it is none, or not its own (`currentcolor`). */
export function colourOf(part: Part, current: Colour | null = null): Colour | null {
  if (part.kind === 'hash') return fromHex(part.text);
  if (part.kind === 'word') return fromWord(part.text, current);
  if (part.kind !== 'function') return null;
  if (part.text === 'color-mix') return mixed(part, current);
  const [x, y, z, alpha] = part.args.filter(({ kind }) => kind === 'number' || kind === 'word');
  if (!x || !y || !z) return null;
  const a = alpha ? share(alpha, 1) : 1;
  const make = MAKERS[part.text];
  return make ? { ...make(x, y, z), a: clamp(a) } : fromColorFunction(part);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function fromHex(digits: string): Colour {
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [r = 0, g = 0, b = 0, a = 1] = (each ?? []).map((two) => Number.parseInt(two, 16) / 255);
  return { r, g, b, a };
}

function fromWord(word: string, current: Colour | null): Colour | null {
  if (word === 'transparent') return TRANSPARENT;
  if (word === 'currentcolor') return current;
  const bytes = Object.hasOwn(colourNames, word) ? colourNames[word] : undefined;
  if (bytes === undefined) return null;
  return { r: (bytes >> 16) / 255, g: ((bytes >> 8) & 255) / 255, b: (bytes & 255) / 255, a: 1 };
}

/** A number as it is, a percentage as a share of `whole`. */
const share = (part: Part, whole: number): number =>
  part.unit === '%' ? (part.number / 100) * whole : part.number;

const TURN: Readonly<Record<string, number>> = { turn: 360, rad: 180 / Math.PI, grad: 0.9 };
export const degrees = (part: Part): number => part.number * (TURN[part.unit] ?? 1);

type Rgb = Omit<Colour, 'a'>;
type Maker = (x: Part, y: Part, z: Part) => Rgb;

const hundredth = (part: Part): number => share(part, 100) / 100;
const rgb: Maker = (x, y, z) => ({
  r: share(x, 255) / 255,
  g: share(y, 255) / 255,
  b: share(z, 255) / 255,
});
const hsl: Maker = (h, s, l) => fromHsl(degrees(h), hundredth(s), hundredth(l));

const MAKERS: Readonly<Record<string, Maker>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: (h, w, b) => fromHwb(degrees(h), hundredth(w), hundredth(b)),
  oklab: (l, a, b) => fromOklab(share(l, 1), share(a, 0.4), share(b, 0.4)),
  oklch: (l, c, h) => fromOklab(share(l, 1), ...around(share(c, 0.4), degrees(h))),
  lab: (l, a, b) => fromLab(share(l, 100), share(a, 125), share(b, 125)),
  lch: (l, c, h) => fromLab(share(l, 100), ...around(share(c, 150), degrees(h))),
};

const around = (reach: number, angle: number): [number, number] => [
  reach * Math.cos((angle * Math.PI) / 180),
  reach * Math.sin((angle * Math.PI) / 180),
];

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const one = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return { r: one(0), g: one(8), b: one(4) };
}

function fromHwb(hue: number, white: number, black: number): Rgb {
  const sum = white + black;
  if (sum >= 1) return { r: white / sum, g: white / sum, b: white / sum };
  const { r, g, b } = fromHsl(hue, 1, 0.5);
  const one = (value: number): number => value * (1 - sum) + white;
  return { r: one(r), g: one(g), b: one(b) };
}

export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const gamma = (r: number, g: number, b: number): Rgb => ({
  r: clamp(fromLinear(clamp(r))),
  g: clamp(fromLinear(clamp(g))),
  b: clamp(fromLinear(clamp(b))),
});

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return gamma(
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  );
}

function fromLab(lightness: number, a: number, b: number): Rgb {
  const fy = (lightness + 16) / 116;
  const cube = (f: number): number =>
    f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27);
  const x = 0.9642956764 * cube(fy + a / 500);
  const y = cube(fy);
  const z = 0.8251046025 * cube(fy - b / 200);
  return gamma(
    3.1341359569 * x - 1.6173863322 * y - 0.490661783 * z,
    -0.978795502 * x + 1.916254533 * y + 0.0334428265 * z,
    0.0719553891 * x - 0.2289768264 * y + 1.4053860244 * z,
  );
}

/** `color(space r g b)`: the wider spaces are read as sRGB, which is near enough for a warning. */
function fromColorFunction(part: Part): Colour | null {
  if (part.text !== 'color') return null;
  const [space, r, g, b, alpha] = part.args.filter(({ kind }) => kind !== 'slash');
  if (!space || !r || !g || !b) return null;
  const [red, green, blue] = [share(r, 1), share(g, 1), share(b, 1)];
  const a = alpha ? clamp(share(alpha, 1)) : 1;
  return space.text === 'srgb-linear'
    ? { ...gamma(red, green, blue), a }
    : { r: red, g: green, b: blue, a };
}

/** Mixed in sRGB, whichever space was asked for: near enough for a warning. */
function mixed(part: Part, current: Colour | null): Colour | null {
  const [, one = [], other = []] = splitAtCommas(part.args);
  const [first, second] = [one, other].map((parts) =>
    parts.map((each) => colourOf(each, current)).find((colour) => colour !== null),
  );
  if (!first || !second) return null;
  const shares = [one, other].map((parts) => parts.find(({ unit }) => unit === '%')?.number);
  const [p = 100 - (shares[1] ?? 50), q = 100 - (shares[0] ?? 50)] = shares;
  return p + q > 0 ? between(first, second, q / (p + q)) : TRANSPARENT;
}

/** A colour on the way from one to another, weighted by how much of each is seen. */
export function between(one: Colour, other: Colour, at: number): Colour {
  const a = one.a * (1 - at) + other.a * at;
  if (a === 0) return TRANSPARENT;
  const mix = (from: number, to: number): number =>
    (from * one.a * (1 - at) + to * other.a * at) / a;
  return { r: mix(one.r, other.r), g: mix(one.g, other.g), b: mix(one.b, other.b), a };
}

/** The visible colour when one lies over another. */
export function over(upper: Colour, lower: Colour): Colour {
  const a = upper.a + lower.a * (1 - upper.a);
  if (a === 0) return TRANSPARENT;
  const mix = (top: number, below: number): number =>
    (top * upper.a + below * lower.a * (1 - upper.a)) / a;
  return { r: mix(upper.r, lower.r), g: mix(upper.g, lower.g), b: mix(upper.b, lower.b), a };
}

/** Relative luminance, as WCAG has it. */
export const luminance = ({ r, g, b }: Colour): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** The contrast of two opaque colours, from 1 to 21, as WCAG has it. */
export function contrastOf(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
