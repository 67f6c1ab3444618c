import type { Printed } from '../grammar/compile-declaration.ts';
import type { PrintedKeyframes } from '../grammar/print-style.ts';
import type { Held } from '../looks/held.ts';
import { type Part, readPrinted, splitAtCommas } from '../looks/printed-value.ts';
import type { Running } from './animations-of.ts';
import { curveOf, EASE } from './easing-curve.ts';

interface Moved {
  readonly running: Running;
  readonly rule: PrintedKeyframes;
}

/** An element's transition to its hover state, as if by keyframes. */
export function transitionsOf(
  rest: Held,
  hovered: Held,
  declarations: readonly Printed[],
): Moved[] {
  const by = declarations.findLast(({ property }) => property.startsWith('transition'));
  const times = timesOf(hovered.get('transition') ?? hovered.get('transition-duration')).filter(
    (one) => one > 0,
  );
  const seconds = Math.min(...times);
  if (!by || times.length === 0) return [];
  const changed = [...new Set([...rest.keys(), ...hovered.keys()])].filter(
    (property) =>
      !/^(transition|animation)/.test(property) && rest.get(property) !== hovered.get(property),
  );
  if (changed.length === 0) return [];
  const easing = readPrinted(
    hovered.get('transition') ?? hovered.get('transition-timing-function') ?? '',
  );
  const curve = easing.map(curveOf).find((one) => one !== null) ?? EASE;
  const frame = (moment: number, held: Held) => ({
    moments: [moment],
    declarations: changed.flatMap((property) => {
      const value = held.get(property);
      return value === undefined ? [] : { property, value, from: by.from, to: by.to };
    }),
  });
  const rule = { name: '', frames: [frame(0, rest), frame(100, hovered)] };
  const running = { keyframes: '', seconds, iterations: 1, isAlternate: false, curve, by };
  return [{ running, rule }];
}

/** The first time of each transition: the second one is how long it waits. */
const timesOf = (value: string | undefined): number[] =>
  splitAtCommas(readPrinted(value ?? '')).flatMap((parts) => {
    const time = parts.find(isTime);
    return time ? time.number / (time.unit === 'ms' ? 1000 : 1) : [];
  });
const isTime = ({ unit }: Part): boolean => unit === 's' || unit === 'ms';
