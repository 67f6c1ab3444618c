import { type Colour, luminance, over } from '../looks/colour-value.ts';
import {
  type GradientCourse,
  gradientCourse,
  positionOf,
  type Size,
} from '../looks/gradient-value.ts';
import { type Layer, tileOf } from '../looks/plate-background.ts';

/** The number of light changes that pass a point while a pattern moves on by so many pixels. */
export type Passes = (distance: number) => number;

/** An image's light changes as it passes a point. */
export interface LightPattern {
  readonly across: Passes;
  readonly down: Passes;
  /** While it turns about its middle, by so many degrees. */
  readonly turned: (degrees: number, radius: number) => number;
  /** Its area, if it is not everywhere. */
  readonly area?: Area;
}

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The ground below may be dark or light. */
const GROUNDS: readonly Colour[] = [0, 0.5, 0.9].map((light) => ({
  r: light,
  g: light,
  b: light,
  a: 1,
}));
/** Smaller movements are not seen. */
const LEAST_PX = 0.5;
/** So far from its middle a wheel has parts that are large enough to be seen. */
const HUB_PX = 4;
/** Smaller parts of many wheels side by side are as large together. */
const SMALL_HUB_PX = 1.5;
/** Changes of light between two colours whose hues go round. */
const OF_HUES = 4;

export const NOTHING: LightPattern = { across: () => 0, down: () => 0, turned: () => 0 };

/** A layer as it moves within its element, and as it moves with it. */
export interface MovingLayer {
  readonly within: LightPattern;
  readonly along: LightPattern;
}

export const STILL: MovingLayer = { within: NOTHING, along: NOTHING };

/** The pattern of one layer in a box, where changes of light by `least` are seen. */
export function layerPattern(layer: Layer, box: Size, current: Colour, least: number): MovingLayer {
  if (!layer.image) return STILL;
  const tile = tileOf(layer.size, box);
  const course = gradientCourse(layer.image, tile, current);
  const isTiled = tile.width < box.width || tile.height < box.height;
  const inner = innerOf(course, least, isTiled ? SMALL_HUB_PX : HUB_PX);
  if (inner.count === 0) return STILL;
  const [first = 'repeat', second = first] = layer.repeat;
  const isOnce = {
    across: first === 'no-repeat' || first === 'repeat-y',
    down: second === 'no-repeat' || first === 'repeat-x',
  };
  const { x, y } = course.direction;
  const of = (covers: { across: boolean; down: boolean }): LightPattern => {
    const across = axis(inner.within, Math.abs(x), tile.width, isOnce.across, covers.across);
    const down = axis(inner.within, Math.abs(y), tile.height, isOnce.down, covers.down);
    const isWhole = covers.across && covers.down;
    const turned = (degrees: number, radius: number): number => {
      const turns = Math.abs(degrees) / 360;
      const isCentred = isWhole && course.isCentred;
      if (isCentred && course.kind === 'conic') return inner.turned(degrees);
      if (isCentred && course.kind === 'radial' && Math.abs(y - 1) < 0.1) return 0;
      const there = 4 * radius * turns;
      const passed = across(there) + down(there);
      const isEndless = !isWhole || (course.isRepeating && course.kind !== 'conic');
      return isEndless ? passed : Math.min(passed, 2 * inner.count * Math.ceil(turns));
    };
    return { across, down, turned };
  };
  const along = of({ across: tile.width >= box.width, down: tile.height >= box.height });
  const area = areaOf(layer, course, inner.reach, tile, box, isOnce);
  return {
    within: of({ across: false, down: false }),
    along: area ? { ...along, area } : along,
  };
}

/** The area of a layer that is drawn once: a tile, or the inside of its last ring. */
function areaOf(
  layer: Layer,
  course: GradientCourse,
  reach: number,
  tile: Size,
  box: Size,
  isOnce: { readonly across: boolean; readonly down: boolean },
): Area | null {
  const isTile =
    (isOnce.across || tile.width >= box.width) && (isOnce.down || tile.height >= box.height);
  if (!isTile) return null;
  const room = { width: box.width - tile.width, height: box.height - tile.height };
  const { x, y } = layer.position.length > 0 ? positionOf(layer.position, room) : { x: 0, y: 0 };
  const whole = { left: x, right: x + tile.width, top: y, bottom: y + tile.height };
  if (course.kind !== 'radial' || course.isRepeating) return whole;
  const high = reach / Math.max(course.direction.y, 0.001);
  const { x: across, y: down } = course.centre;
  return {
    left: Math.max(whole.left, x + across - reach),
    right: Math.min(whole.right, x + across + reach),
    top: Math.max(whole.top, y + down - high),
    bottom: Math.min(whole.bottom, y + down + high),
  };
}

interface Inner {
  readonly count: number;
  /** The distance of the last change from its middle. */
  readonly reach: number;
  readonly within: Passes;
  readonly turned: (degrees: number) => number;
}

/** The changes on the way of a gradient itself. */
function innerOf(course: GradientCourse, least: number, hub: number): Inner {
  const { kind, isRepeating, stops } = course;
  const first = stops[0]?.at ?? 0;
  const length = (stops.at(-1)?.at ?? 0) - first;
  const isRound = kind === 'conic' || (isRepeating && length > 0);
  const found = GROUNDS.map((ground) => changesOf(course, ground, least, isRound));
  const places = found.sort((one, other) => other.length - one.length)[0] ?? [];
  if (kind === 'conic') {
    const span = isRepeating && length > 0 ? length : 360;
    const turned = (degrees: number) => cyclic(places, span, Math.abs(degrees));
    const count = cyclic(places, span, 360);
    const ofPixel = 180 / Math.PI / hub;
    return { count, turned, reach: 0, within: (px) => Math.min(count, turned(px * ofPixel)) };
  }
  const mirrored =
    kind === 'radial' && !isRepeating ? [...places.map((at) => -at).reverse(), ...places] : places;
  return {
    count: mirrored.length,
    reach: Math.max(0, ...places),
    turned: () => mirrored.length,
    within: isRound
      ? (px) => cyclic(places, Math.max(1, length), px)
      : (px) => window(mirrored, px),
  };
}

/**
 * The points of changed light, in the order of the way; a round pattern gives those of one round.
 */
function changesOf(
  { stops, isPolar }: GradientCourse,
  ground: Colour,
  least: number,
  isRound: boolean,
): number[] {
  const lights = stops.map(({ colour, at }) => ({ at, light: luminance(over(colour, ground)) }));
  const length = (lights.at(-1)?.at ?? 0) - (lights[0]?.at ?? 0);
  const rounds = isRound ? [0, 1] : [0];
  const places: number[] = [];
  let low = lights[0]?.light ?? 0;
  let high = low;
  let direction = 0;
  for (const round of rounds) {
    const isLast = round === rounds.length - 1;
    if (isLast) places.length = 0;
    lights.forEach(({ at, light }, index) => {
      if (isPolar && index > 0) places.push(...Array(OF_HUES).fill(at));
      low = Math.min(low, light);
      high = Math.max(high, light);
      const rises = direction <= 0 && light - low >= least;
      const falls = direction >= 0 && high - light >= least;
      if (!rises && !falls) return;
      direction = rises ? 1 : -1;
      low = light;
      high = light;
      places.push(at + (isRound ? 0 : round * length));
    });
  }
  return places.sort((one, other) => one - other);
}

/** The most of these places that lie within a distance. */
export function window(places: readonly number[], distance: number): number {
  if (distance < LEAST_PX) return 0;
  let most = 0;
  let first = 0;
  places.forEach((place, last) => {
    while (place - (places[first] ?? 0) > distance) first += 1;
    most = Math.max(most, last - first + 1);
  });
  return most;
}

/** The same of places that come again after `period`. */
export function cyclic(places: readonly number[], period: number, distance: number): number {
  if (distance < LEAST_PX || places.length === 0) return 0;
  const rounds = Math.floor(distance / period);
  const rest = distance - rounds * period;
  const again = [...places, ...places.map((place) => place + period)];
  return rounds * places.length + Math.min(places.length, window(again, rest));
}

/** Along a side of tiles: what is within them, and their seams; what covers its element has none. */
function axis(
  within: Passes,
  share: number,
  tile: number,
  isOnce: boolean,
  covers: boolean,
): Passes {
  if (share < 0.02) return () => 0;
  const inTile = within(share * tile);
  if (covers) return (distance) => Math.min(inTile, within(share * distance));
  if (isOnce || tile <= 0) {
    return (distance) =>
      distance < LEAST_PX
        ? 0
        : Math.min(inTile, within(share * distance)) + (distance < tile ? 1 : 2);
  }
  return (distance) => {
    if (distance < LEAST_PX) return 0;
    const tiles = Math.floor(distance / tile);
    const rest = within(share * (distance - tiles * tile)) + 1;
    return tiles * (inTile + 1) + Math.min(inTile + 1, rest);
  };
}
