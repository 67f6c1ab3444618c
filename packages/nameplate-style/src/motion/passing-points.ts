import type { Held } from '../looks/held.ts';
import type { Target } from '../text/nodes.ts';
import type { Curve } from './easing-curve.ts';
import { type ElementPattern, elementPattern } from './element-pattern.ts';
import { type LightPattern, NOTHING } from './light-pattern.ts';
import { movingGroups } from './moving-groups.ts';
import { heldAt, type momentsOf } from './timeline.ts';

/** No eye tells more of them apart, and no page has to count them. */
const MOST_POINTS = 400;

/** Patterns of one element, each made once. */
export function patternMaker(target: Target, isSharpened: boolean): (held: Held) => ElementPattern {
  const made = new Map<string, ElementPattern>();
  return (held) => {
    const key = [...held]
      .filter(([property]) =>
        /^(background|mask|border|outline|clip|color|box-shadow|filter|width|height|min|max|inset|top|right|bottom|left)/.test(
          property,
        ),
      )
      .join(';');
    const pattern = made.get(key) ?? elementPattern(held, target, isSharpened);
    made.set(key, pattern);
    return pattern;
  };
}

/** When light and dark of what moves pass a point, as shares of a cycle. */
export function passingPoints(
  moments: ReturnType<typeof momentsOf>,
  running: { readonly curve: Curve; readonly isAlternate: boolean },
  held: Held,
  patternOf: (held: Held) => ElementPattern,
): readonly number[] {
  const points: number[] = [];
  for (const { properties, passes } of movingGroups) {
    const frames = heldAt(moments, running.curve, held, properties);
    // Ways too short to be seen are one way together.
    let from = frames[0];
    frames.forEach((frame, at) => {
      const next = frames[at + 1];
      if (!from || !next || points.length >= MOST_POINTS) return;
      const shown = more(patternOf(from.held), patternOf(next.held));
      const shares = sharesOf(frame.curve, passes(from.held, next.held, shown));
      if (shares.length > 0) from = next;
      for (const share of shares.slice(0, MOST_POINTS - points.length)) {
        points.push(frame.at + share * (next.at - frame.at));
      }
    });
    const [first, last] = [frames[0], frames.at(-1)];
    // A cycle that begins elsewhere than it ended leaps.
    if (first && last && !running.isAlternate) {
      const leap = passes(last.held, first.held, patternOf(first.held))(1);
      if (leap > 0) points.push(1);
    }
  }
  const cycle = running.isAlternate ? points.flatMap((at) => [at / 2, 1 - at / 2]) : points;
  return cycle.sort((one, other) => one - other);
}

/** The pattern shown at one moment or at another. */
function more(one: ElementPattern, other: ElementPattern): ElementPattern {
  if (one === other) return one;
  return {
    box: one.box.width > other.box.width ? one.box : other.box,
    whole: most(one.whole, other.whole),
    layers: layerwise(one.layers, other.layers),
    mask: layerwise(one.mask, other.mask),
    dashes: (px) => Math.max(one.dashes(px), other.dashes(px)),
  };
}

const layerwise = (one: readonly LightPattern[], other: readonly LightPattern[]) =>
  (one.length >= other.length ? one : other).map((_, at) =>
    most(one[at] ?? NOTHING, other[at] ?? NOTHING),
  );

const most = (one: LightPattern, other: LightPattern): LightPattern => ({
  across: (px) => Math.max(one.across(px), other.across(px)),
  down: (px) => Math.max(one.down(px), other.down(px)),
  turned: (angle, radius) => Math.max(one.turned(angle, radius), other.turned(angle, radius)),
});

/** When so many changes pass on a way that an easing goes, which may go there, back and there again. */
function sharesOf(
  { points, extremes, isSteps }: Curve,
  count: (share: number) => number,
): number[] {
  if (isSteps) {
    const leaps = points.flatMap(([time], at) => (at % 2 === 1 ? time : []));
    const seen = Math.min(leaps.length, count(1));
    return Array.from(
      { length: seen },
      (_, at) => leaps[Math.floor((at * leaps.length) / seen)] ?? 1,
    );
  }
  return extremes.flatMap((end, at) => {
    const from = extremes[at - 1];
    const way = from ? Math.abs(end[1] - from[1]) : 0;
    if (!from || way === 0) return [];
    const seen = Math.min(MOST_POINTS, count(way));
    const within = points.filter(([time]) => time >= from[0] && time <= end[0]);
    return Array.from({ length: seen }, (_, one) =>
      timeAt(within, from[1] + ((one + 0.5) / seen) * (end[1] - from[1])),
    );
  });
}

/** When a curve that goes one way is there. */
function timeAt(points: Curve['points'], way: number): number {
  for (const [at, [time, here]] of points.entries()) {
    const next = points[at + 1];
    if (!next || (here - way) * (next[1] - way) > 0) continue;
    const share = next[1] === here ? 0 : (way - here) / (next[1] - here);
    return time + share * (next[0] - time);
  }
  return points.at(-1)?.[0] ?? 1;
}
