import { degrees } from '../looks/colour-value.ts';
import { pixels } from '../looks/gradient-value.ts';
import { type Part, readPrinted } from '../looks/printed-value.ts';
import { clipKeepsName } from './name-in-shape.ts';

/** The moment of a declaration of the plate itself: at rest, under a hover, or while it moves. */
export type Moment = 'rest' | 'hover' | 'moving';

type Check = (parts: readonly Part[], moment: Moment) => string | null;

const IN_BEFORE = 'Write it in .{id}::before or .{id}::after, which lie below the name.';
const because = (what: string): string => `The name stays whole and legible: ${what}`;

/**
 * Why a value that decorations can have is too much on the plate itself [rule: nameplates-21]. It
 * would hide the plate's name, move it away or make it illegible. Null = it is fine, or there is no
 * such moment.
 */
export function hidesName(property: string, printed: string, moment: Moment | null): string | null {
  if (moment === null) return null;
  const check = CHECKS.find(([name]) => name.test(property))?.[1];
  const reason = check?.(readPrinted(printed), moment) ?? null;
  return reason && because(reason);
}

const numbersOf = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ kind }) => kind === 'number');
const shareOf = ({ number, unit }: Part): number => number / (unit === '%' ? 100 : 1);

const WIDTH = 200;

/** Every length within these, in pixels. */
const lengths =
  (least: number, most: number, reason: string): Check =>
  (parts) =>
    numbersOf(parts).every((part) => {
      const px = pixels(part, WIDTH);
      return px >= least && px <= most;
    })
      ? null
      : reason;

const shares =
  (least: number, most: number, reason: string): Check =>
  (parts) =>
    numbersOf(parts).every((part) => shareOf(part) >= least && shareOf(part) <= most)
      ? null
      : reason;

const NEARLY_STILL = 3;
const moved = lengths(
  -NEARLY_STILL,
  NEARLY_STILL,
  `the plate itself moves at most ${NEARLY_STILL}px. ${IN_BEFORE}`,
);
const scaled = shares(0.95, 1.06, `the plate itself is scaled by 0.95 to 1.06. ${IN_BEFORE}`);
const faded = shares(0.7, 1, `the plate itself has an opacity from 0.7 to 1. ${IN_BEFORE}`);
const lined = lengths(0, 8, 'lines of the plate itself are at most 8px wide.');

const angles =
  (most: number, reason: string): Check =>
  (parts) =>
    numbersOf(parts).every((part) => Math.abs(degrees(part)) <= most) ? null : reason;
const turned = angles(2, `the plate itself turns by at most 2deg. ${IN_BEFORE}`);

const STEPS: Readonly<Record<string, Check>> = {
  translate: moved,
  translateX: moved,
  translateY: moved,
  scale: scaled,
  scaleX: scaled,
  scaleY: scaled,
  rotate: turned,
  rotateZ: turned,
  skewX: angles(8, `the plate itself leans by at most 8deg. ${IN_BEFORE}`),
  skewY: angles(1.5, `the plate itself leans down by at most 1.5deg. ${IN_BEFORE}`),
  perspective: () => null,
};

const FILTERS: Readonly<Record<string, Check>> = {
  blur: lengths(0, 0.3, `the plate itself is not blurred. ${IN_BEFORE}`),
  opacity: faded,
  brightness: shares(0.6, 1.5, `the plate itself has a brightness from 0.6 to 1.5. ${IN_BEFORE}`),
  contrast: shares(0.8, 1.6, `the plate itself has a contrast from 0.8 to 1.6. ${IN_BEFORE}`),
  invert: (parts, moment) =>
    numbersOf(parts).every(
      (part) => shareOf(part) <= 0.2 || (shareOf(part) >= 0.9 && moment === 'rest'),
    )
      ? null
      : `the plate itself is inverted by at most 0.2. ${IN_BEFORE}`,
};

/** Functions of which each stands once at most: many that change little change much. */
const functions =
  (known: Readonly<Record<string, Check>>, otherwise: string | null): Check =>
  (parts, moment) => {
    const called = parts.filter(({ kind }) => kind === 'function');
    const kinds = called.map(({ text }) => text.replace(/[XYZ]$/, ''));
    if (new Set(kinds).size < kinds.length) return 'write each function once on the plate itself.';
    const reasons = called.map(({ text, args }) => {
      const check = Object.hasOwn(known, text) ? known[text] : undefined;
      return check ? check(args, moment) : otherwise;
    });
    return reasons.find((reason) => reason !== null) ?? null;
  };

const still =
  (check: Check): Check =>
  (parts, moment) =>
    moment === 'rest'
      ? check(parts, moment)
      : `what the plate itself is cut to stands in .{id}, and neither moves nor changes under a hover. ${IN_BEFORE}`;

const HIDING_MASK = ['subtract', 'intersect', 'exclude', 'luminance'];
const masked = still((parts) =>
  parts.some(({ text }) => HIDING_MASK.includes(text))
    ? `masks of the plate itself are added up. ${IN_BEFORE}`
    : null,
);

const eased: Check = (parts) =>
  parts.every(({ text, args }) => {
    const [, y1, , y2] = numbersOf(args);
    return (
      text !== 'cubic-bezier' ||
      [y1, y2].every((y) => (y?.number ?? 0) >= -1 && (y?.number ?? 0) <= 2)
    );
  })
    ? null
    : `what the plate itself does overshoots by at most cubic-bezier(…, -1 to 2). ${IN_BEFORE}`;

const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [/^opacity$/, faded],
  [/^filter$/, functions(FILTERS, null)],
  [
    /^transform$/,
    functions(
      STEPS,
      `the plate itself lies flat, and takes translate(), scale(), rotate() and skewX(). ${IN_BEFORE}`,
    ),
  ],
  [/^translate$/, moved],
  [/^scale$/, scaled],
  [
    /^rotate$/,
    (parts, moment) =>
      parts.some(({ text, unit }) => text === 'x' || text === 'y' || unit === '') &&
      parts.length > 1
        ? `the plate itself lies flat. ${IN_BEFORE}`
        : turned(parts, moment),
  ],
  [/^transform-origin$/, lengths(0, WIDTH, 'the plate itself turns about a place on it.')],
  [/^margin/, moved],
  [/^padding/, lengths(0, 12, 'the plate itself has a padding of at most 12px.')],
  [/^border-image-(width|outset)$|^border-image$/, borderImage],
  [/^border(-(top|right|bottom|left))?(-width)?$|^outline(-width)?$/, lined],
  [/^outline-offset$/, lengths(-8, 40, 'an outline of the plate itself is at most 8px within it.')],
  [/^text-decoration(-thickness)?$/, lengths(0, 2, 'a line of the name is at most 2px thick.')],
  [/^-webkit-text-stroke(-width)?$/, lengths(0, 1, 'the name is outlined by at most 1px.')],
  [/^letter-spacing$/, lengths(-1, 8, 'letters are at most 8px apart.')],
  [
    /^clip-path$/,
    still((parts) =>
      clipKeepsName(parts)
        ? null
        : `cut the plate itself so that its line from 12px to 138px stays. ${IN_BEFORE}`,
    ),
  ],
  [/^mask/, masked],
  [/^(animation|transition)(-timing-function)?$/, eased],
];

function borderImage(parts: readonly Part[]): string | null {
  if (parts.some(({ text }) => text === 'fill'))
    return `a border image leaves the middle free. ${IN_BEFORE}`;
  return lined(
    parts.filter(({ unit }) => unit === 'px' || unit === 'em' || unit === 'rem'),
    'rest',
  );
}
