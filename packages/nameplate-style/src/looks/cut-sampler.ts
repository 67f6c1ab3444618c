import { type Colour, luminance } from './colour-value.ts';
import { type Point, pixels, positionOf, type Size } from './gradient-value.ts';
import { type Held, maskAsBackground } from './held.ts';
import { pathOutlines } from './path-outlines.ts';
import { layerSamplers } from './plate-background.ts';
import { type Part, readPrinted, splitAtCommas } from './printed-value.ts';

/** The share of an element that is left at a place of its box, from 0 to 1. */
type Left = (place: Point) => number;

const BLACK: Colour = { r: 0, g: 0, b: 0, a: 1 };

/** Applies clip-path and mask. */
export function cutSampler(held: Held, box: Size): Left {
  const isWithin = clipOf(held, box);
  const left = maskOf(held, box);
  return (place) => (isWithin(place) ? left(place) : 0);
}

function maskOf(held: Held, box: Size): Left {
  const mask = maskAsBackground(held);
  const layers = layerSamplers(mask, box, BLACK);
  if (layers.every((layer) => layer === null)) return () => 1;
  const shorthand = splitAtCommas(readPrinted(held.get('mask') ?? 'none'));
  const wordOf = (property: string, words: RegExp, at: number): string | undefined => {
    const own = held.get(property)?.split(', ');
    return own ? own[at % own.length] : shorthand[at]?.find(({ text }) => words.test(text))?.text;
  };
  const kinds = layers.map((_, at) => ({
    composite: wordOf('mask-composite', /^(add|subtract|intersect|exclude)$/, at) ?? 'add',
    isOfLight: wordOf('mask-mode', /^(alpha|luminance|match-source)$/, at) === 'luminance',
  }));
  return (place) =>
    layers.reduceRight((below, layer, at) => {
      const colour = layer?.(place);
      const light = colour && kinds[at]?.isOfLight ? luminance(colour) : 1;
      const own = (colour?.a ?? 0) * light;
      // Nothing lies below the lowest: it is as it is, however it is laid over the others.
      return at === layers.length - 1 ? own : composed(kinds[at]?.composite ?? 'add', own, below);
    }, 0);
}

function composed(composite: string, own: number, below: number): number {
  if (composite === 'subtract') return own * (1 - below);
  if (composite === 'intersect') return own * below;
  if (composite === 'exclude') return own * (1 - below) + below * (1 - own);
  return own + below * (1 - own);
}

type IsWithin = (place: Point) => boolean;

/** Whether a place is within the shape that an element is cut to. */
function clipOf(held: Held, box: Size): IsWithin {
  const shape = readPrinted(held.get('clip-path') ?? 'none').find(
    ({ kind }) => kind === 'function',
  );
  if (!shape) return () => true;
  const { text, args } = shape;
  if (text === 'polygon') {
    const points = splitAtCommas(args).flatMap((parts) => {
      const [x, y] = parts.filter(({ kind }) => kind === 'number');
      return x && y ? { x: pixels(x, box.width), y: pixels(y, box.height) } : [];
    });
    return withinOutlines([points], isEvenOdd(args));
  }
  if (text === 'path') {
    const data = args.find(({ kind }) => kind === 'string')?.text ?? '';
    return withinOutlines(pathOutlines(data), isEvenOdd(args));
  }
  if (text === 'circle' || text === 'ellipse') return withinRound(shape, box);
  return withinEdges(shape, box);
}

const isEvenOdd = (args: readonly Part[]): boolean => args.some(({ text }) => text === 'evenodd');

function withinOutlines(outlines: readonly (readonly Point[])[], isEvenOdd: boolean): IsWithin {
  return ({ x, y }) => {
    let turns = 0;
    let crossings = 0;
    for (const points of outlines) {
      points.forEach((from, at) => {
        const to = points[(at + 1) % points.length];
        if (!to || from.y <= y === to.y <= y) return;
        if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) <= x) return;
        crossings += 1;
        turns += from.y < to.y ? 1 : -1;
      });
    }
    return isEvenOdd ? crossings % 2 === 1 : turns !== 0;
  };
}

function withinRound({ text, args }: Part, box: Size): IsWithin {
  const at = args.findIndex((part) => part.text === 'at');
  const place = at < 0 ? [] : args.slice(at + 1);
  const centre =
    place.length > 0 ? positionOf(place, box) : { x: box.width / 2, y: box.height / 2 };
  const reaches = args.slice(0, at < 0 ? undefined : at);
  const sides = {
    x: [centre.x, box.width - centre.x].map(Math.abs),
    y: [centre.y, box.height - centre.y].map(Math.abs),
  };
  const farthest = { x: Math.max(...sides.x), y: Math.max(...sides.y) };
  const nearest = { x: Math.min(...sides.x), y: Math.min(...sides.y) };
  const isCircle = text === 'circle';
  const radius = (part: Part | undefined, axis: 'x' | 'y'): number => {
    const whole = axis === 'x' ? box.width : box.height;
    if (part?.kind === 'number') {
      return pixels(part, isCircle ? Math.hypot(box.width, box.height) / Math.SQRT2 : whole);
    }
    if (part?.text.endsWith('corner')) return Math.hypot(farthest.x, farthest.y);
    const by = part?.text.startsWith('farthest') ? farthest : nearest;
    const all = part?.text.startsWith('farthest') ? Math.max : Math.min;
    return isCircle ? all(by.x, by.y) : by[axis];
  };
  const across = radius(reaches[0], 'x');
  const down = isCircle ? across : radius(reaches[1], 'y');
  return ({ x, y }) => ((x - centre.x) / across) ** 2 + ((y - centre.y) / down) ** 2 <= 1;
}

/** A box within the box; its round corners are small enough to be left out. */
function withinEdges({ text, args }: Part, { width, height }: Size): IsWithin {
  const round = args.findIndex((part) => part.text === 'round');
  const four = args.slice(0, round < 0 ? undefined : round);
  const [a, b, c, d] = four;
  const px = (part: Part | undefined, whole: number, auto: number): number =>
    part?.kind === 'number' ? pixels(part, whole) : auto;
  if (text === 'xywh') {
    const [left, top] = [px(a, width, 0), px(b, height, 0)];
    const [right, bottom] = [left + px(c, width, width), top + px(d, height, height)];
    return ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom;
  }
  if (text === 'rect') {
    const [top, right] = [px(a, height, 0), px(b, width, width)];
    const [bottom, left] = [px(c, height, height), px(d, width, 0)];
    return ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom;
  }
  const top = px(a, height, 0);
  const right = px(b ?? a, width, 0);
  const bottom = px(c ?? a, height, 0);
  const left = px(d ?? b ?? a, width, 0);
  return ({ x, y }) => x >= left && x <= width - right && y >= top && y <= height - bottom;
}
