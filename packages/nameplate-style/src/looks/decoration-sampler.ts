import { boxOf, placeOf } from '../motion/element-box.ts';
import { type Colour, colourOf, over } from './colour-value.ts';
import { cutSampler } from './cut-sampler.ts';
import { type Point, pixels, type Size } from './gradient-value.ts';
import type { Held } from './held.ts';
import { backgroundSampler } from './plate-background.ts';
import { readPrinted, splitAtCommas } from './printed-value.ts';

export type Seen = (place: Point) => Colour;

const NOTHING: Colour = { r: 0, g: 0, b: 0, a: 0 };
const WIDTH = 200;
const HEIGHT = 34;

/**
 * The drawing before or after a name, at a place of the plate: its box with its shadows, moved by
 * its translation.
 */
export function decorationSampler(held: Held, current: Colour): Seen {
  const isDrawn =
    held.get('content') === '""' &&
    held.get('display') !== 'none' &&
    held.get('visibility') !== 'hidden';
  const opacity = shareOf(held.get('opacity'));
  if (!isDrawn || opacity === 0) return () => NOTHING;
  const box = boxOf(held, '::before');
  const right = placeOf(held, 'right', WIDTH);
  const bottom = placeOf(held, 'bottom', HEIGHT);
  const moved = movedBy(held, box);
  const left =
    (placeOf(held, 'left', WIDTH) ?? (right === null ? 0 : WIDTH - right - box.width)) + moved.x;
  const top =
    (placeOf(held, 'top', HEIGHT) ?? (bottom === null ? 0 : HEIGHT - bottom - box.height)) +
    moved.y;
  const sample = backgroundSampler(held, box, current);
  const inset = insetSampler(held, box, current);
  const shadows = shadowsOf(held, current, false);
  const cut = cutSampler(held, box);
  const isWithin = ({ x, y }: Point, grown: number): boolean =>
    x >= -grown && y >= -grown && x <= box.width + grown && y <= box.height + grown;
  const seen = (place: Point): Colour => {
    const own = { x: place.x - left, y: place.y - top };
    if (isWithin(own, 0)) return over(inset(own), sample(own));
    const cast = shadows.find(({ x, y, spread }) =>
      isWithin({ x: own.x - x, y: own.y - y }, spread),
    );
    return cast?.colour ?? NOTHING;
  };
  return (place) => {
    const colour = seen(place);
    const shown = opacity * cut({ x: place.x - left, y: place.y - top });
    return { ...colour, a: colour.a * shown };
  };
}

function shareOf(value: string | undefined): number {
  const [part] = readPrinted(value ?? '1');
  return part ? part.number / (part.unit === '%' ? 100 : 1) : 1;
}

/** A decoration's shift by translate; turning and growing leave it in place. */
function movedBy(held: Held, { width, height }: { width: number; height: number }): Point {
  const [x, y] = readPrinted(held.get('translate') ?? 'none').filter(
    ({ kind }) => kind === 'number',
  );
  const start = { x: x ? pixels(x, width) : 0, y: y ? pixels(y, height) : 0 };
  return readPrinted(held.get('transform') ?? 'none').reduce((sum, { text, args }) => {
    const [first, second] = args.filter(({ kind }) => kind === 'number');
    const isDown = text === 'translateY';
    if (!first || !/^translate(X|Y|3d)?$/.test(text)) return sum;
    return {
      x: sum.x + (isDown ? 0 : pixels(first, width)),
      y: sum.y + (isDown ? pixels(first, height) : second ? pixels(second, height) : 0),
    };
  }, start);
}

/** The inset shadow at a place within a box. */
export function insetSampler(held: Held, { width, height }: Size, current: Colour): Seen {
  const shadows = shadowsOf(held, current, true);
  return (place) =>
    shadows.find(({ x, y, spread }) => {
      const [across, down] = [place.x - x, place.y - y];
      return across < spread || across > width - spread || down < spread || down > height - spread;
    })?.colour ?? NOTHING;
}

function shadowsOf(held: Held, current: Colour, isInset: boolean) {
  const value = held.get('box-shadow');
  if (value === undefined || value === 'none') return [];
  return splitAtCommas(readPrinted(value)).flatMap((parts) => {
    if (parts.some(({ text }) => text === 'inset') !== isInset) return [];
    const [x = 0, y = 0, , spread = 0] = parts
      .filter(({ kind }) => kind === 'number')
      .map((part) => pixels(part, 0));
    const colour = parts.map((part) => colourOf(part, current)).find((one) => one !== null);
    return { x, y, spread, colour: colour ?? current };
  });
}
