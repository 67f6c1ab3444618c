import type { Printed } from '../grammar/compile-declaration.ts';
import type { PrintedKeyframes } from '../grammar/print-style.ts';
import { colourOf, luminance } from '../looks/colour-value.ts';
import { type Part, readPrinted } from '../looks/printed-value.ts';

/** What changes less is no flash: a tenth of the light, a few pixels, a few degrees. */
const LEAST: Readonly<Record<string, number>> = { '': 0.1, '%': 10, px: 8, em: 0.5, deg: 20 };
/** What travels or turns further passes the eye more than once. */
const AGAIN: Readonly<Record<string, number>> = { px: 400, em: 25, '%': 300, deg: 360 };
const DEGREES: Readonly<Record<string, number>> = { turn: 360, rad: 57.3, grad: 0.9 };

/** Shares of a cycle that are nearer than this are one moment. */
const GRID = 1 / 256;

/** What moves or grows, and keeps its light. */
const MOVES_ONLY =
  /^(transform|translate|rotate|scale|perspective|top|right|bottom|left|inset|width|height|m(in|ax)-|margin|padding|letter-spacing|word-spacing|clip-path|background-(position|size)|mask-(position|size)|border-.*-?(radius|width)$|outline-offset)/;

interface Scalar {
  readonly unit: string;
  readonly value: number;
}

interface Moment {
  /** Of the cycle, from 0 to 1. */
  readonly at: number;
  readonly value: number;
}

/**
 * When the light of something that moves by these keyframes turns round, as shares of a cycle: two such
 * points are a flash. A cycle that alternates has twice the length of one that begins again.
 */
export function turningPoints(
  keyframes: PrintedKeyframes,
  isAlternate: boolean,
  what: 'light' | 'everything',
): number[] {
  const points = new Set<number>();
  for (const [property, frames] of framesByProperty(keyframes)) {
    if (what === 'light' && MOVES_ONLY.test(property)) continue;
    for (const { moments, unit } of componentsOf(frames)) {
      for (const at of turns(cycleOf(moments, isAlternate), unit))
        points.add(Math.round(at / GRID) * GRID);
    }
  }
  return [...points].sort((a, b) => a - b);
}

type Frames = readonly { readonly at: number; readonly value: string }[];

/** What each property is when; where nothing is said at an end, it is what the element has by itself. */
function framesByProperty(keyframes: PrintedKeyframes): ReadonlyMap<string, Frames> {
  const found = new Map<string, Map<number, string>>();
  for (const { moments, declarations } of keyframes.frames) {
    for (const moment of moments) {
      for (const { property, value } of declarations.filter(isSeen)) {
        const known =
          found.get(property) ??
          new Map([
            [0, OWN],
            [1, OWN],
          ]);
        found.set(property, known.set(moment / 100, value));
      }
    }
  }
  const inOrder = (known: Map<number, string>): Frames =>
    [...known].map(([at, value]) => ({ at, value })).sort((a, b) => a.at - b.at);
  return new Map([...found].map(([property, known]) => [property, inOrder(known)]));
}

const OWN = 'own';
const isSeen = ({ property }: Printed): boolean => !property.startsWith('animation');

/** The numbers of values that are alike but for them; values that are not alike are there and away. */
function componentsOf(frames: Frames): { moments: Moment[]; unit: string }[] {
  const scalars = frames.map(({ value }) => (value === OWN ? null : scalarsOf(readPrinted(value))));
  const said = scalars.filter((one) => one !== null);
  const [first] = said;
  const isAlike = said.every(({ shape }) => shape === first?.shape);
  if (!first || !isAlike) {
    let value = 0;
    const moments = frames.map((frame, at) => {
      if (at > 0 && frame.value !== frames[at - 1]?.value) value = 1 - value;
      return { at: frame.at, value };
    });
    return [{ moments, unit: '' }];
  }
  return first.numbers.map((_, index) => ({
    unit: unitOf(said, index),
    moments: frames.map((frame, at) => ({
      at: frame.at,
      value: scalars[at]?.numbers[index]?.value ?? own(unitOf(said, index), said, index),
    })),
  }));
}

type Said = readonly { readonly numbers: readonly Scalar[] }[];

/** A zero has no unit of its own. */
const unitOf = (said: Said, index: number): string =>
  said.map(({ numbers }) => numbers[index]?.unit ?? '').find((unit) => unit !== '') ?? '';

/** What an element may have by itself: nothing of what moves it, and of its light what differs from all that is said. */
function own(unit: string, said: Said, index: number): number {
  if (unit !== '') return 0;
  return said.every(({ numbers }) => (numbers[index]?.value ?? 0) < 0.9) ? 1 : 0;
}

function scalarsOf(parts: readonly Part[]): { shape: string; numbers: Scalar[] } {
  const numbers: Scalar[] = [];
  let shape = '';
  for (const part of parts) {
    const colour = colourOf(part);
    if (colour) {
      const light = luminance(colour) * colour.a;
      numbers.push(...[light, colour.r * colour.a, colour.a].map((value) => ({ unit: '', value })));
      shape += ' colour';
    } else if (part.kind === 'number') {
      const unit = DEGREES[part.unit] ? 'deg' : part.unit === 'rem' ? 'em' : part.unit;
      numbers.push({ unit, value: part.number * (DEGREES[part.unit] ?? 1) });
      shape += ' n';
    } else {
      const within = scalarsOf(part.args);
      numbers.push(...within.numbers);
      shape += ` ${part.kind}:${part.text}(${within.shape})`;
    }
  }
  return { shape, numbers };
}

/** One round of it, from 0 to 1. */
function cycleOf(moments: readonly Moment[], isAlternate: boolean): Moment[] {
  if (!isAlternate) return [...moments];
  const there = moments.map(({ at, value }) => ({ at: at / 2, value }));
  const back = [...moments].reverse().map(({ at, value }) => ({ at: 1 - at / 2, value }));
  return [...there, ...back];
}

/** Where a value that goes round and round turns, once it is in its stride: those of the second of three rounds. */
function turns(cycle: readonly Moment[], unit: string): number[] {
  const least = LEAST[unit] ?? 1;
  const again = AGAIN[unit] ?? Number.POSITIVE_INFINITY;
  const rounds = [0, 1, 2].flatMap((round) =>
    cycle.map(({ at, value }) => ({ at: at + round, value })),
  );
  const points: number[] = [];
  let [from] = rounds;
  let pivot = from;
  let direction = 0;
  for (const moment of rounds) {
    if (!from || !pivot) break;
    const way = moment.value - pivot.value;
    if (direction !== 0 && Math.sign(way) === direction) pivot = moment;
    else if (Math.abs(way) >= least) {
      if (direction !== 0) points.push(...passes(from, pivot, again, points.at(-1) ?? -1));
      [from, pivot, direction] = [pivot, moment, Math.sign(way)];
    }
  }
  return points.filter((at) => at >= 1 && at < 2).map((at) => at - 1);
}

/** The end of one way, and what passes the eye on it; two at once, as in a leap back, are told apart. */
function passes(from: Moment, to: Moment, again: number, last: number): number[] {
  const count = Math.max(1, 2 * Math.floor(Math.abs(to.value - from.value) / again) - 1);
  return Array.from({ length: count }, (_, at) => {
    const end = to.at - ((to.at - from.at) * (count - 1 - at)) / count;
    return at === 0 && end - last < GRID ? last + GRID : end;
  });
}
