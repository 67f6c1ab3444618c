import { type Colour, colourOf } from '../looks/colour-value.ts';
import { pixels, type Size } from '../looks/gradient-value.ts';
import { type Held, maskAsBackground } from '../looks/held.ts';
import { borderOf, type Layer, layersOf } from '../looks/plate-background.ts';
import { type Part, readPrinted, splitAtCommas } from '../looks/printed-value.ts';
import type { Target } from '../text/nodes.ts';
import { boxOf, numberOf } from './element-box.ts';
import {
  type Area,
  cyclic,
  type LightPattern,
  layerPattern,
  type MovingLayer,
  NOTHING,
  type Passes,
  window,
} from './light-pattern.ts';

/** The light pattern of an element as it passes a point. */
export interface ElementPattern {
  readonly box: Size;
  /** All of it. */
  readonly whole: LightPattern;
  readonly layers: readonly LightPattern[];
  readonly mask: readonly LightPattern[];
  /** Dots and dashes of its lines, as they pass along these. */
  readonly dashes: Passes;
}

const PLAIN: Colour = { r: 0.93, g: 0.95, b: 0.97, a: 1 };
/** A change of the light that is seen, and one that is once something sharpens it. */
const SEEN = 0.06;
const SHARPENED = 0.015;
/** Letters are as fine as this. */
const STROKE_PX = 3;
const NAME_PX = 128;

export const sharpens = (held: Held): boolean =>
  /brightness|contrast|saturate|invert/.test(
    `${held.get('filter') ?? ''} ${held.get('backdrop-filter') ?? ''}`,
  ) ||
  [held.get('mix-blend-mode'), held.get('background-blend-mode')].some(
    (mode) => mode !== undefined && mode !== 'normal',
  );

export function elementPattern(held: Held, target: Target, isSharpened: boolean): ElementPattern {
  const box = boxOf(held, target);
  const least = isSharpened ? SHARPENED : SEEN;
  const [part] = readPrinted(held.get('color') ?? '');
  const current = (part && colourOf(part, PLAIN)) ?? PLAIN;
  const drawn = layersOf(held, current);
  const layers = drawn.layers.map((layer) => layerPattern(layer, box, current, least));
  const masks = layersOf(maskAsBackground(held), current).layers;
  const mask = masks.map((layer) => layerPattern(layer, box, current, least));
  const isFilled =
    (drawn.colour?.a ?? 0) >= least || drawn.layers.some((layer) => hasEdge(layer, current, least));
  const dashes = dashesOf(held);
  const lines = linesOf(held, box, isFilled, dashes);
  const parts = [...[...layers, ...mask].map(({ along }) => along), lines];
  const isNamed = target === '';
  const within = (all: readonly MovingLayer[]) => all.map((one) => one.within);
  return {
    box,
    layers: within(layers),
    mask: within(mask),
    dashes,
    whole: isNamed ? together([...parts, LETTERS]) : together(parts),
  };
}

const LETTERS: LightPattern = {
  across: (px) => (px < 1 ? 0 : Math.ceil(Math.min(px, NAME_PX) / STROKE_PX)),
  down: (px) => (px < 1 ? 0 : Math.ceil(Math.min(px, 20) / STROKE_PX)),
  turned: (degrees) => (degrees < 0.5 ? 0 : Math.ceil(degrees)),
};

/** Patterns over each other: what lies at different heights passes no point together. */
export function together(patterns: readonly LightPattern[]): LightPattern {
  const seen = patterns.filter((one) => one !== NOTHING);
  const rows = meeting(seen, ({ top, bottom }) => [top, bottom]);
  const columns = meeting(seen, ({ left, right }) => [left, right]);
  const sum = (all: readonly LightPattern[], count: (one: LightPattern) => number): number =>
    all.reduce((whole, one) => whole + count(one), 0);
  const most = (sets: readonly LightPattern[][], count: (one: LightPattern) => number): number =>
    sets.reduce((whole, set) => Math.max(whole, sum(set, count)), 0);
  return {
    across: (px) => most(rows, (one) => one.across(px)),
    down: (px) => most(columns, (one) => one.down(px)),
    turned: (degrees, radius) => sum(seen, (one) => one.turned(degrees, radius)),
  };
}

/** Those that meet somewhere along a side. */
function meeting(
  patterns: readonly LightPattern[],
  side: (area: Area) => readonly [number, number],
): LightPattern[][] {
  const spanOf = ({ area }: LightPattern): readonly [number, number] =>
    area ? side(area) : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const starts = new Set(patterns.map((one) => spanOf(one)[0]));
  return [...starts].map((start) =>
    patterns.filter((one) => spanOf(one)[0] <= start && start <= spanOf(one)[1]),
  );
}

/** Whether an image still shows where its box ends. */
function hasEdge({ image }: Layer, current: Colour, least: number): boolean {
  if (!image) return false;
  const alphas = splitAtCommas(image.args).flatMap((parts) =>
    parts.flatMap((part) => colourOf(part, current)?.a ?? []),
  );
  const ends = image.text.includes('radial') ? [alphas.at(-1)] : [alphas[0], alphas.at(-1)];
  return image.text.includes('conic') || ends.some((alpha) => (alpha ?? 0) >= least);
}

const isLine = (property: string): boolean => /^border|^outline/.test(property);

function dashesOf(held: Held): Passes {
  const isBroken = [...held].some(
    ([property, value]) => isLine(property) && /dashed|dotted|double/.test(value),
  );
  if (!isBroken) return () => 0;
  const outline = numberOf(held.get('outline-width'), 0) ?? widthIn(held.get('outline'));
  const widths = [outline, ...SIDES.map((side) => borderOf(held, side))].filter((px) => px > 0);
  const width = Math.max(1, Math.min(...widths));
  return (px) => cyclic([0, width], 2 * width, px);
}

const SIDES = ['left', 'right', 'top', 'bottom'];
const widthIn = (value: string | undefined): number => {
  const width = readPrinted(value ?? '').find(({ kind }) => kind === 'number');
  return width ? pixels(width, 0) : 0;
};

/** The edges of an element: its box and borders, what it is cut to, its shadows. */
function linesOf(held: Held, box: Size, isFilled: boolean, dash: Passes): LightPattern {
  const styles = [...held].filter(([property]) => isLine(property));
  const isLined = styles.some(([, value]) =>
    /solid|dashed|dotted|double|groove|ridge|inset|outset|gradient/.test(value),
  );
  const sides = SIDES.map((side) => (isLined ? borderOf(held, side) : 0));
  const [left = 0, right = 0, top = 0, bottom = 0] = sides;
  const shadows = shadowsOf(held);
  const clip = pointsOf(held.get('clip-path'), box);
  const edges = (length: number, one: number, other: number): number[] => {
    if (!isFilled && !isLined) return [];
    return one + other > 0 ? [0, one, length - other, length] : [0, length];
  };
  const distinct = (places: readonly number[]): number[] =>
    [...new Set(places.map(Math.round))].sort((a, b) => a - b);
  const across = distinct([
    ...edges(box.width, left, right),
    ...shadows.flatMap(({ x, spread }) => [x - spread, x + box.width + spread]),
    ...clip.map(({ x }) => x),
  ]);
  const down = distinct([
    ...edges(box.height, top, bottom),
    ...shadows.flatMap(({ y, spread }) => [y - spread, y + box.height + spread]),
    ...clip.map(({ y }) => y),
  ]);
  if (across.length + down.length === 0) return NOTHING;
  const isRound = /^(?:5\d|[6-9]\d|100)%|^(?:999|[1-9]\d{2,})px/.test(
    held.get('border-radius') ?? '',
  );
  const corners = (isFilled || isLined) && !isRound ? 8 : isLined ? 2 : 0;
  const ofTurn = corners + 4 * shadows.length + 2 * clip.length;
  return {
    across: (px) => window(across, px) + dash(px),
    down: (px) => window(down, px) + dash(px),
    turned: (degrees, radius) =>
      Math.ceil((ofTurn * Math.abs(degrees)) / 360) +
      dash((Math.PI * radius * Math.abs(degrees)) / 180),
  };
}

interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

/** The hard shadows of an element: what is blurred has no edges that pass. */
function shadowsOf(held: Held): Shadow[] {
  const value = held.get('box-shadow');
  if (value === undefined || value === 'none') return [];
  return splitAtCommas(readPrinted(value)).map((parts) => {
    const [x = 0, y = 0, , spread = 0] = parts
      .filter(({ kind }) => kind === 'number')
      .map((part) => pixels(part, 0));
    return { x, y, spread };
  });
}

/** The corners of what an element is cut to. */
function pointsOf(value: string | undefined, box: Size): { x: number; y: number }[] {
  const [shape] =
    value === undefined ? [] : readPrinted(value).filter(({ kind }) => kind === 'function');
  if (!shape) return [];
  if (shape.text === 'path') return pathPoints(shape);
  if (shape.text !== 'polygon')
    return [
      { x: 0, y: 0 },
      { x: box.width, y: box.height },
    ];
  return splitAtCommas(shape.args).flatMap((parts) => {
    const [x, y] = parts.filter(({ kind }) => kind === 'number');
    return x && y ? { x: pixels(x, box.width), y: pixels(y, box.height) } : [];
  });
}

function pathPoints({ args }: Part): { x: number; y: number }[] {
  const numbers = (args.find(({ kind }) => kind === 'string')?.text.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  return numbers.flatMap((x, at) => (at % 2 === 0 ? { x, y: numbers[at + 1] ?? 0 } : []));
}
