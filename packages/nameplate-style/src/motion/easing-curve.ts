import type { Part } from '../looks/printed-value.ts';

/** The progress over time: shares of the time and of the way, in the order of time. */
export interface Curve {
  readonly points: readonly (readonly [time: number, way: number])[];
  /** The points where a way ends or turns round, overshooting ones among them. */
  readonly extremes: readonly (readonly [time: number, way: number])[];
  /** It stands still between leaps. */
  readonly isSteps: boolean;
}

const SAMPLES = 24;
const BEZIERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};
const LINEAR = curve(
  [
    [0, 0],
    [1, 1],
  ],
  false,
);
const known = new Map(Object.entries(BEZIERS).map(([name, four]) => [name, bezier(four)]));
export const EASE: Curve = known.get('ease') ?? LINEAR;

/** The curve of a printed easing; null where it is none. */
export function curveOf(part: Part | undefined): Curve | null {
  if (!part) return null;
  if (part.text === 'linear') return LINEAR;
  if (part.text === 'step-start') return steps(1, 'start');
  if (part.text === 'step-end') return steps(1, 'end');
  const numbers = part.args.filter(({ kind }) => kind === 'number').map(({ number }) => number);
  if (part.text === 'steps') {
    return steps(numbers[0] ?? 1, part.args.find(({ kind }) => kind === 'word')?.text ?? 'end');
  }
  if (part.text === 'cubic-bezier') {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers;
    return bezier([x1, y1, x2, y2]);
  }
  return known.get(part.text) ?? null;
}

function bezier([x1, y1, x2, y2]: readonly [number, number, number, number]): Curve {
  const at = (t: number, one: number, two: number): number =>
    3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    return [at(t, x1, x2), at(t, y1, y2)] as const;
  });
  return curve(points, false);
}

function steps(count: number, jump: string): Curve {
  const isBoth = jump === 'jump-both';
  const isEarly = isBoth || jump === 'start' || jump === 'jump-start';
  const leaps = isBoth ? count + 1 : jump === 'jump-none' ? Math.max(1, count - 1) : count;
  const points: [number, number][] = [[0, 0]];
  for (let leap = 1; leap <= leaps; leap += 1) {
    const time = Math.min(1, (isEarly ? leap - 1 : leap) / count);
    points.push([time, (leap - 1) / leaps], [time, leap / leaps]);
  }
  points.push([1, 1]);
  return curve(points, true);
}

function curve(points: Curve['points'], isSteps: boolean): Curve {
  const extremes = points.filter(([, way], at) => {
    const before = points[at - 1]?.[1];
    const after = points[at + 1]?.[1];
    return before === undefined || after === undefined || (way - before) * (after - way) < 0;
  });
  return { points, extremes, isSteps };
}
