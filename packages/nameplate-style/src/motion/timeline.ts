import type { PrintedKeyframes } from '../grammar/print-style.ts';
import { type Held, heldBy } from '../looks/held.ts';
import { readPrinted } from '../looks/printed-value.ts';
import { type Curve, curveOf } from './easing-curve.ts';

/** A property's values over time, and its easing from each of them. */
export type Frames = readonly {
  readonly at: number;
  readonly value: string;
  readonly curve: Curve;
}[];
export type Timeline = ReadonlyMap<string, Frames>;

/** At an end without a value, a property is the element's own. */
export const OWN = 'own';

interface Said {
  readonly at: number;
  readonly curve: Curve;
  readonly declarations: readonly { readonly property: string; readonly value: string }[];
}

/** The moments of keyframes in their order, from 0 to 1. */
export function momentsOf({ frames }: PrintedKeyframes, curve: Curve): readonly Said[] {
  return frames
    .flatMap(({ moments, declarations }) => {
      const own = declarations.findLast(({ property }) => property === 'animation-timing-function');
      const said = {
        curve: (own && curveOf(readPrinted(own.value)[0])) ?? curve,
        declarations: declarations.filter(({ property }) => !property.startsWith('animation')),
      };
      return moments.map((moment) => ({ at: moment / 100, ...said }));
    })
    .sort((one, other) => one.at - other.at);
}

export function timelineOf(moments: readonly Said[], curve: Curve, held: Held): Timeline {
  const found = new Map<string, Map<number, { value: string; curve: Curve }>>();
  for (const { at, curve: own, declarations } of moments) {
    for (const { property, value } of declarations) {
      const end = { value: held.get(property) ?? OWN, curve };
      const known =
        found.get(property) ??
        new Map([
          [0, end],
          [1, end],
        ]);
      found.set(property, known.set(at, { value, curve: own }));
    }
  }
  return new Map(
    [...found].map(([property, known]) => [
      property,
      [...known].map(([at, said]) => ({ at, ...said })).sort((one, other) => one.at - other.at),
    ]),
  );
}

/**
 * The element at each moment that sets one of these properties; both ends default to its own
 * values.
 */
export function heldAt(
  moments: readonly Said[],
  curve: Curve,
  held: Held,
  properties: RegExp,
): readonly { readonly at: number; readonly curve: Curve; readonly held: Held }[] {
  const said = moments.flatMap(({ at, curve: own, declarations }) => {
    const of = declarations.filter(({ property }) => properties.test(property));
    return of.length > 0 ? { at, curve: own, held: heldBy(of, held) } : [];
  });
  if (said.length === 0) return [];
  const ends = [0, 1].flatMap((at) =>
    said.some((one) => one.at === at) ? [] : { at, curve, held },
  );
  return [...said, ...ends].sort((one, other) => one.at - other.at);
}
