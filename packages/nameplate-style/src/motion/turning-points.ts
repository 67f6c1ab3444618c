import { colourOf, luminance } from '../looks/colour-value.ts';
import { type Part, readPrinted } from '../looks/printed-value.ts';
import { type Frames, OWN, type Timeline } from './timeline.ts';

/** Smaller changes are no flash: a tenth of the light, a pixel, a few degrees of hue. */
const LEAST: Readonly<Record<string, number>> = { '': 0.1, '%': 10, px: 1, em: 0.06, deg: 20 };
const STEP = 0.1;
/** Hues that turn further pass more than one light or dark. */
const AGAIN: Readonly<Record<string, number>> = { deg: 90 };
const DEGREES: Readonly<Record<string, number>> = { turn: 360, rad: 57.3, grad: 0.9 };

/** Shares of a cycle that are nearer than this are one moment. */
const GRID = 1 / 256;

/** Functions that move or grow an element and keep its light. */
const MOVES_ONLY =
  /^(animation|transform|translate|rotate|scale|perspective|top|right|bottom|left|inset|width|height|m(in|ax)-|margin|padding|letter-spacing|word-spacing|clip-path|background-(position|size)|mask-(position|size)|border-.*-?(radius|width)$|outline-offset)/;

export const movesOnly = (property: string): boolean => MOVES_ONLY.test(property);

interface Scalar {
  readonly unit: string;
  readonly value: number;
}

interface Moment {
  /** The share of the cycle, from 0 to 1. */
  readonly at: number;
  readonly value: number;
}

/**
 * When the light of something that moves by these frames turns round, as shares of a cycle: two
 * such points are a flash. A cycle that alternates has twice the length of one that begins again.
 * If something else changes the light as well, each of its steps may be seen.
 */
export function turningPoints(
  timeline: Timeline,
  isAlternate: boolean,
  isAlone: boolean,
): readonly number[] {
  const points = new Set<number>();
  for (const [property, frames] of timeline) {
    if (movesOnly(property)) continue;
    for (const { moments, unit } of componentsOf(frames)) {
      const own = turns(cycleOf(moments, isAlternate), unit);
      const all = isAlone ? own : [...own, ...stepsOf(frames, moments, isAlternate)];
      for (const at of all) points.add(Math.round(at / GRID) * GRID);
    }
  }
  return [...points].sort((a, b) => a - b);
}

/** The leaps of what goes one way by steps, of which each is a change by itself. */
function stepsOf(frames: Frames, moments: readonly Moment[], isAlternate: boolean): number[] {
  return frames.flatMap((frame, at) => {
    const next = frames[at + 1];
    if (!next || !frame.curve.isSteps) return [];
    const value = (of: Frames[number]) => moments.find((one) => one.at === of.at)?.value ?? 0;
    const leaps = frame.curve.points.flatMap(([time], index) => (index % 2 === 1 ? time : []));
    const most = Math.floor(Math.abs(value(next) - value(frame)) / STEP);
    const seen = leaps.slice(0, most).map((time) => frame.at + time * (next.at - frame.at));
    return isAlternate ? seen.flatMap((one) => [one / 2, 1 - one / 2]) : seen;
  });
}

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
    return [{ moments: withExtremes(moments, frames), unit: '' }];
  }
  return first.numbers.map((_, index) => ({
    unit: unitOf(said, index),
    moments: withExtremes(
      frames.map((frame, at) => ({
        at: frame.at,
        value: scalars[at]?.numbers[index]?.value ?? own(unitOf(said, index), said, index),
      })),
      frames,
    ),
  }));
}

/** With where an easing overshoots, which is further than where it was sent. */
function withExtremes(moments: readonly Moment[], frames: Frames): Moment[] {
  return moments.flatMap((moment, at) => {
    const next = moments[at + 1];
    const curve = frames[at]?.curve;
    if (!next || !curve) return [moment];
    const between = curve.extremes.filter(([time]) => time > 0 && time < 1);
    return [
      moment,
      ...between.map(([time, way]) => ({
        at: moment.at + time * (next.at - moment.at),
        value: moment.value + way * (next.value - moment.value),
      })),
    ];
  });
}

type Said = readonly { readonly numbers: readonly Scalar[] }[];

/** A zero has no unit of its own. */
const unitOf = (said: Said, index: number): string =>
  said.map(({ numbers }) => numbers[index]?.unit ?? '').find((unit) => unit !== '') ?? '';

/**
 * The element's own value, which is unknown. Movement counts as none, and light as one that differs
 * from every given value.
 */
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

/** The turns of a value that goes round and round, taken from the second of three rounds. */
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
  const count = Math.max(1, Math.ceil(Math.abs(to.value - from.value) / again));
  return Array.from({ length: count }, (_, at) => {
    const end = to.at - ((to.at - from.at) * (count - 1 - at)) / count;
    return at === 0 && end - last < GRID ? last + GRID : end;
  });
}
