import { pixels, type Size } from '../looks/gradient-value.ts';
import type { Held } from '../looks/held.ts';
import { readPrinted } from '../looks/printed-value.ts';
import type { Target } from '../text/nodes.ts';

export const PLATE: Size = { width: 200, height: 34 };

/**
 * The size of an element. The plate is as large as its frame, and elements without a size are as
 * large as the plate.
 */
export function boxOf(held: Held, target: Target): Size {
  if (target === '') return PLATE;
  return {
    width: lengthOf(held, ['width', 'left', 'right'], PLATE.width),
    height: lengthOf(held, ['height', 'top', 'bottom'], PLATE.height),
  };
}

function lengthOf(held: Held, [own, from, to]: readonly [string, string, string], whole: number) {
  const said = numberOf(held.get(own), whole) ?? numberOf(held.get(`min-${own}`), whole);
  if (said !== null) return Math.max(1, said);
  const [start, end] = [from, to].map((side) => placeOf(held, side, whole));
  return Math.max(1, whole - (start ?? 0) - (end ?? 0));
}

const SIDES = ['top', 'right', 'bottom', 'left'];

/** The position of a side, in pixels from the same side of the plate. */
export function placeOf(held: Held, side: string, whole: number): number | null {
  return numberOf(held.get(side), whole) ?? numberOf(ofFour(held.get('inset'), side), whole);
}

/** The value of a side among one to four of them. */
export function ofFour(value: string | undefined, side: string): string | undefined {
  const four = value?.split(' ') ?? [];
  const at = SIDES.indexOf(side);
  return four[at] ?? four[at % 2] ?? four[0];
}

export function numberOf(value: string | undefined, whole: number): number | null {
  const [part] = value === undefined ? [] : readPrinted(value);
  return part?.kind === 'number' ? pixels(part, whole) : null;
}
