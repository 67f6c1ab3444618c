import { type Colour, colourOf, over } from './colour-value.ts';
import {
  gradientSampler,
  type Point,
  pixels,
  positionOf,
  type Sampler,
  type Size,
} from './gradient-value.ts';
import { type Part, readPrinted, splitAtCommas } from './printed-value.ts';

/** Properties and their printed values, as they hold in the end. */
export type Declarations = ReadonlyMap<string, string>;

export interface Layer {
  readonly image: Part | null;
  readonly position: readonly Part[];
  readonly size: readonly Part[];
  readonly repeat: readonly string[];
  readonly origin: string;
  readonly clip: string;
}

interface Box extends Point, Size {}

const BOXES = ['border-box', 'padding-box', 'content-box'];
const REPEATS = ['repeat', 'repeat-x', 'repeat-y', 'no-repeat', 'space', 'round'];
const NOTHING: Colour = { r: 0, g: 0, b: 0, a: 0 };

/** The paint of a plate of this size below its name, without its decorations before and after. */
export function backgroundSampler(plate: Declarations, size: Size, current: Colour): Sampler {
  const boxOf = boxesOf(plate, size);
  const { layers, colour } = layersOf(plate, current);
  const samplers = layers.map((layer) => layerSampler(layer, boxOf, current));
  return (point) =>
    samplers.reduceRight((below, sampler) => over(sampler(point), below), colour ?? NOTHING);
}

/** Each layer by itself, from the top down; null = one without an image. */
export function layerSamplers(
  plate: Declarations,
  size: Size,
  current: Colour,
): (Sampler | null)[] {
  const boxOf = boxesOf(plate, size);
  return layersOf(plate, current).layers.map((layer) =>
    layer.image ? layerSampler(layer, boxOf, current) : null,
  );
}

/** Layers from the top down, and the colour below them. */
export function layersOf(
  plate: Declarations,
  current: Colour,
): { layers: readonly Layer[]; colour: Colour | null } {
  const shorthand = splitAtCommas(readPrinted(plate.get('background') ?? 'none'));
  const own = plate.get('background-color');
  const [ownPart] = own ? readPrinted(own) : [];
  const lastColour = shorthand.at(-1)?.map((part) => colourOf(part, current));
  const colour = ownPart
    ? colourOf(ownPart, current)
    : (lastColour?.find((one) => one !== null) ?? null);
  const list = (property: string) => {
    const value = plate.get(property);
    return value === undefined ? null : splitAtCommas(readPrinted(value));
  };
  const images = list('background-image') ?? shorthand;
  const [positions, sizes, repeats, origins, clips] = [
    'background-position',
    'background-size',
    'background-repeat',
    'background-origin',
    'background-clip',
  ].map(list);
  const layers = images.map((parts, at): Layer => {
    const written = readLayer(shorthand[at] ?? []);
    const pick = (lists: readonly (readonly Part[])[] | null | undefined) =>
      lists?.[at % Math.max(1, lists.length)];
    return {
      ...written,
      image: parts.find(({ text }) => text.endsWith('-gradient')) ?? null,
      position: pick(positions) ?? written.position,
      size: pick(sizes) ?? written.size,
      repeat: pick(repeats)?.map(({ text }) => text) ?? written.repeat,
      origin: pick(origins)?.[0]?.text ?? written.origin,
      clip: pick(clips)?.[0]?.text ?? written.clip,
    };
  });
  return { layers, colour };
}

function readLayer(parts: readonly Part[]): Layer {
  const slash = parts.findIndex(({ kind }) => kind === 'slash');
  const isPlace = (part: Part): boolean =>
    part.kind === 'number' || /^(left|right|top|bottom|center)$/.test(part.text);
  const isSize = (part: Part): boolean =>
    part.kind === 'number' || /^(auto|cover|contain)$/.test(part.text);
  const boxes = parts.filter(({ text }) => BOXES.includes(text)).map(({ text }) => text);
  return {
    image: null,
    position: parts.slice(0, slash < 0 ? undefined : slash).filter(isPlace),
    size: slash < 0 ? [] : parts.slice(slash + 1).filter(isSize),
    repeat: parts.filter(({ text }) => REPEATS.includes(text)).map(({ text }) => text),
    origin: boxes[0] ?? 'padding-box',
    clip: boxes[1] ?? boxes[0] ?? 'border-box',
  };
}

function layerSampler(layer: Layer, boxOf: (name: string) => Box, current: Colour): Sampler {
  const { image } = layer;
  if (!image) return () => NOTHING;
  const [origin, clip] = [boxOf(layer.origin), boxOf(layer.clip)];
  const tile = tileOf(layer.size, origin);
  const room = { width: origin.width - tile.width, height: origin.height - tile.height };
  const zero: Part = { kind: 'number', text: '', number: 0, unit: '', args: [] };
  const offset = positionOf(layer.position.length > 0 ? layer.position : [zero, zero], room);
  const sample = gradientSampler(image, tile, current);
  const [across = 'repeat', down = across] = layer.repeat;
  const isOnceX = across === 'no-repeat' || across === 'repeat-y';
  const isOnceY = down === 'no-repeat' || across === 'repeat-x';
  return ({ x, y }) => {
    if (x < clip.x || y < clip.y || x > clip.x + clip.width || y > clip.y + clip.height)
      return NOTHING;
    const u = within(x - origin.x - offset.x, tile.width, isOnceX);
    const v = within(y - origin.y - offset.y, tile.height, isOnceY);
    return u === null || v === null ? NOTHING : sample({ x: u, y: v });
  };
}

/** A place in a tile, or null where there is none. */
function within(at: number, length: number, isOnce: boolean): number | null {
  if (length <= 0) return null;
  if (isOnce) return at >= 0 && at <= length ? at : null;
  return ((at % length) + length) % length;
}

export function tileOf(size: readonly Part[], origin: Size): Size {
  const [width, height] = size;
  const one = (part: Part | undefined, whole: number): number =>
    part?.kind === 'number' ? pixels(part, whole) : whole;
  return { width: one(width, origin.width), height: one(height, origin.height) };
}

/** The boxes of a plate; its padding moves nothing, so the inner one is that within its borders. */
function boxesOf(plate: Declarations, { width, height }: Size): (name: string) => Box {
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) =>
    borderOf(plate, side),
  ) as [number, number, number, number];
  const inner = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  const outer = { x: 0, y: 0, width, height };
  return (name) => (name === 'border-box' ? outer : inner);
}

const WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };
const SIDES = ['top', 'right', 'bottom', 'left'];

export function borderOf(plate: Declarations, side: string): number {
  let width = 0;
  for (const [property, value] of plate) {
    const parts = readPrinted(value);
    const isLine = property === 'border' || property === `border-${side}`;
    const one =
      property === 'border-width'
        ? parts[fourth(SIDES.indexOf(side), parts.length)]
        : parts.find(isWidth);
    if (isLine) width = one ? widthOf(one) : parts.some(({ text }) => text === 'none') ? 0 : 3;
    else if (property === 'border-width' || property === `border-${side}-width`)
      width = widthOf(one);
  }
  return width;
}

const isWidth = (part: Part): boolean => part.kind === 'number' || part.text in WIDTHS;
const widthOf = (part: Part | undefined): number =>
  part ? (WIDTHS[part.text] ?? pixels(part, 0)) : 0;
/** Which of one to four values is that of a side. */
const fourth = (side: number, count: number): number =>
  side < count ? side : side === 3 && count > 1 ? 1 : 0;
