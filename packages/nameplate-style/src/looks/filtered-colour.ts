import { type Colour, over } from './colour-value.ts';
import type { Part } from './printed-value.ts';

type Change = (value: number, amount: number) => number;

const CHANGES: Readonly<Record<string, Change>> = {
  brightness: (value, amount) => value * amount,
  contrast: (value, amount) => (value - 0.5) * amount + 0.5,
  invert: (value, amount) => value * (1 - amount) + (1 - value) * amount,
};

/** A colour behind a printed filter, as far as that makes it lighter or darker. */
export function filtered(filter: readonly Part[], colour: Colour): Colour {
  return filter.reduce((seen, { text, args }) => {
    const change = CHANGES[text];
    const [part] = args;
    if (!change || !part) return seen;
    const amount = part.number / (part.unit === '%' ? 100 : 1);
    const one = (value: number): number => Math.min(1, Math.max(0, change(value, amount)));
    return { r: one(seen.r), g: one(seen.g), b: one(seen.b), a: seen.a };
  }, colour);
}

const MODES: Readonly<Record<string, (upper: number, lower: number) => number>> = {
  multiply: (upper, lower) => upper * lower,
  screen: (upper, lower) => upper + lower - upper * lower,
  darken: Math.min,
  lighten: Math.max,
  difference: (upper, lower) => Math.abs(upper - lower),
  exclusion: (upper, lower) => upper + lower - 2 * upper * lower,
  'plus-lighter': (upper, lower) => Math.min(1, upper + lower),
};

/** A colour over an opaque one, mixed with it as `mix-blend-mode` says. */
export function blended(mode: string, upper: Colour, lower: Colour): Colour {
  const mix = MODES[mode];
  if (!mix) return over(upper, lower);
  const mixed = {
    r: mix(upper.r, lower.r),
    g: mix(upper.g, lower.g),
    b: mix(upper.b, lower.b),
    a: upper.a,
  };
  return over(mixed, lower);
}
