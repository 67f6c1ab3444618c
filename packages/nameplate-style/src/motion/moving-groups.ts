import { type Point, pixels, type Size } from '../looks/gradient-value.ts';
import { type Held, maskAsBackground } from '../looks/held.ts';
import { type Layer, layersOf, tileOf } from '../looks/plate-background.ts';
import { type Part, readPrinted, splitAtCommas } from '../looks/printed-value.ts';
import { numberOf, ofFour, PLATE } from './element-box.ts';
import type { ElementPattern } from './element-pattern.ts';
import { transformPasses } from './transform-travel.ts';

/** Properties that move what an element shows, and how many changes of light pass on a share of the way. */
export interface MovingGroup {
  readonly properties: RegExp;
  readonly passes: (from: Held, to: Held, pattern: ElementPattern) => (share: number) => number;
}

const BLACK = { r: 0, g: 0, b: 0, a: 1 };

export const movingGroups: readonly MovingGroup[] = [
  {
    properties:
      /^(transform|transform-origin|translate|rotate|scale|perspective|perspective-origin)$/,
    passes: transformPasses,
  },
  {
    properties: /^(top|right|bottom|left|inset|margin(-.*)?)$/,
    passes: (from, to, { whole }) => {
      const across = differs(from, to, ['left', 'right'], PLATE.width);
      const down = differs(from, to, ['top', 'bottom'], PLATE.height);
      return (share) => whole.across(share * across) + whole.down(share * down);
    },
  },
  {
    properties: /^((min-|max-)?(width|height)|padding(-.*)?)$/,
    passes: (from, to, { whole }) => {
      const by = (property: string, all: number): number =>
        Math.max(
          ...['', 'min-', 'max-'].map((prefix) =>
            Math.abs(
              (numberOf(to.get(prefix + property), all) ?? 0) -
                (numberOf(from.get(prefix + property), all) ?? 0),
            ),
          ),
        );
      const [across, down] = [by('width', PLATE.width), by('height', PLATE.height)];
      return (share) => whole.across(share * across) + whole.down(share * down);
    },
  },
  {
    properties: /^background(-position.*)?$/,
    passes: (from, to, { layers, box }) => positionPasses(from, to, layers, box),
  },
  {
    properties: /^mask(-position)?$/,
    passes: (from, to, { mask, box }) =>
      positionPasses(maskAsBackground(from), maskAsBackground(to), mask, box),
  },
  {
    properties: /^background(-size)?$/,
    passes: (from, to, { layers, box }) => sizePasses(from, to, layers, box),
  },
  {
    properties: /^mask(-size)?$/,
    passes: (from, to, { mask, box }) =>
      sizePasses(maskAsBackground(from), maskAsBackground(to), mask, box),
  },
  {
    properties: /^(box-shadow|text-shadow)$/,
    passes: (from, to) => {
      const count = ['box-shadow', 'text-shadow'].reduce(
        (sum, property) => sum + shadowsMoved(from.get(property), to.get(property), property),
        0,
      );
      return (share) => Math.ceil(count * share);
    },
  },
  {
    properties: /^filter$/,
    passes: (from, to, { whole }) => {
      const [one, other] = [droppedBy(from), droppedBy(to)];
      const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      return (share) => 2 * (whole.across(share * across) + whole.down(share * down));
    },
  },
  {
    properties: /^clip-path$/,
    passes: (from, to, { box }) => {
      const count = cornersMoved(from.get('clip-path'), to.get('clip-path'), box);
      return (share) => Math.ceil(count * share);
    },
  },
  {
    properties:
      /^(border(-.*)?-width|border(-.*)?-radius|border|outline-offset|outline-width|text-underline-offset|text-decoration-thickness)$/,
    passes: (from, to, { box, dashes }) => {
      const moved = [...new Set([...from.keys(), ...to.keys()])].filter(
        (property) =>
          /width|radius|offset|thickness|^border$/.test(property) &&
          from.get(property) !== to.get(property),
      );
      const away = moved.map((property) => {
        const [one, other] = [from, to].map((held) => numberOf(held.get(property), box.width) ?? 0);
        return Math.min(box.width, Math.abs((one ?? 0) - (other ?? 0)));
      });
      const farthest = Math.max(0, ...away);
      // Lines that grow longer push their dashes along.
      return (share) =>
        moved.length > 0 ? Math.ceil(2 * share) + dashes(4 * farthest * share) : 0;
    },
  },
  {
    properties: /^(letter-spacing|word-spacing)$/,
    passes: (from, to) => {
      const by = ['letter-spacing', 'word-spacing'].map((property) =>
        Math.abs((numberOf(to.get(property), 0) ?? 0) - (numberOf(from.get(property), 0) ?? 0)),
      );
      return (share) => Math.ceil(((by[0] ?? 0) * 4 + (by[1] ?? 0)) * share);
    },
  },
];

function differs(from: Held, to: Held, sides: readonly string[], whole: number): number {
  return sides.reduce((most, side) => {
    const place = (held: Held): number =>
      (numberOf(held.get(side), whole) ?? numberOf(ofFour(held.get('inset'), side), whole) ?? 0) +
      (numberOf(held.get(`margin-${side}`), PLATE.width) ??
        numberOf(ofFour(held.get('margin'), side), PLATE.width) ??
        0);
    return Math.max(most, Math.abs(place(to) - place(from)));
  }, 0);
}

type Patterns = ElementPattern['layers'];

function positionPasses(
  from: Held,
  to: Held,
  patterns: Patterns,
  box: Size,
): (share: number) => number {
  const [one, other] = [placesOf(from, box), placesOf(to, box)];
  const away = patterns.map((pattern, at) => {
    const [a, b] = [pick(one, at), pick(other, at)];
    return {
      pattern,
      across: Math.abs((a?.x ?? 0) - (b?.x ?? 0)),
      down: Math.abs((a?.y ?? 0) - (b?.y ?? 0)),
    };
  });
  return (share) =>
    away.reduce(
      (sum, { pattern, across, down }) =>
        sum + pattern.across(share * across) + pattern.down(share * down),
      0,
    );
}

const pick = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)];

/** The positions of an element's layers. */
function placesOf(held: Held, box: Size): Point[] {
  const { layers } = layersOf(held, BLACK);
  const single = (axis: string): readonly (readonly Part[])[] | null => {
    const value = held.get(`background-position-${axis}`);
    return value === undefined ? null : splitAtCommas(readPrinted(value));
  };
  const [xs, ys] = [single('x'), single('y')];
  const count = Math.max(layers.length, xs?.length ?? 0, ys?.length ?? 0, positionsOf(held).length);
  return Array.from({ length: count }, (_, at) => {
    const layer = layers[at];
    const tile = tileOf(layer?.size ?? [], box);
    const room = { width: box.width - tile.width, height: box.height - tile.height };
    const written = pick(positionsOf(held), at) ?? layer?.position ?? [];
    const [x, y] = sidesOf(written);
    const across = pick(xs ?? [], at)?.[0] ?? x;
    const down = pick(ys ?? [], at)?.[0] ?? y;
    return { x: along(across, room.width), y: along(down, room.height) };
  });
}

const positionsOf = (held: Held): readonly (readonly Part[])[] => {
  const value = held.get('background-position');
  return value === undefined ? [] : splitAtCommas(readPrinted(value));
};

/** The two of a position, across and down; of four values those that are measured. */
function sidesOf(parts: readonly Part[]): [Part | undefined, Part | undefined] {
  const measured = parts.filter(({ kind }) => kind === 'number');
  if (parts.length > 2) return [measured[0], measured[1] ?? measured[0]];
  const isTurned =
    /^(top|bottom)$/.test(parts[0]?.text ?? '') || /^(left|right)$/.test(parts[1]?.text ?? '');
  return isTurned ? [parts[1], parts[0]] : [parts[0], parts[1]];
}

const SHARES: Readonly<Record<string, number>> = {
  left: 0,
  top: 0,
  center: 0.5,
  right: 1,
  bottom: 1,
};
const along = (part: Part | undefined, room: number): number => {
  if (!part) return 0;
  return part.kind === 'number' ? pixels(part, room) : (SHARES[part.text] ?? 0) * room;
};

function sizePasses(
  from: Held,
  to: Held,
  patterns: Patterns,
  box: Size,
): (share: number) => number {
  const sizes = (held: Held): Size[] => {
    const { layers } = layersOf(held, BLACK);
    const said = held.get('background-size');
    const lists: readonly (readonly Part[])[] = said
      ? splitAtCommas(readPrinted(said))
      : layers.map((layer: Layer) => layer.size);
    return lists.map((size) => tileOf(size, box));
  };
  const [one, other] = [sizes(from), sizes(to)];
  const counts = patterns.map((pattern, at) => {
    const [a, b] = [pick(one, at) ?? box, pick(other, at) ?? box];
    // The change in the number of tiles in the box, and the pattern of each.
    const tiles = (side: 'width' | 'height', whole: number): number =>
      Math.abs(whole / Math.max(1, a[side]) - whole / Math.max(1, b[side]));
    const [across, down] = [
      tiles('width', Math.min(box.width, 200)),
      tiles('height', Math.min(box.height, 34)),
    ];
    const ofTile = {
      across: pattern.across(Math.min(a.width, b.width)),
      down: pattern.down(Math.min(a.height, b.height)),
    };
    return (share: number) => share * (across * ofTile.across + down * ofTile.down);
  });
  return (share) => Math.ceil(counts.reduce((sum, count) => sum + count(share), 0));
}

const listed = (value: string | undefined): readonly (readonly Part[])[] =>
  value === undefined || value === 'none' ? [] : splitAtCommas(readPrinted(value));

/** The summed offset of an element's drop shadows, which have its own shape. */
function droppedBy(held: Held): Point {
  const shadows = readPrinted(held.get('filter') ?? '').filter(
    ({ text }) => text === 'drop-shadow',
  );
  return shadows.reduce(
    (sum, { args }) => {
      const [x, y] = args.filter(({ kind }) => kind === 'number');
      return { x: sum.x + (x ? pixels(x, 0) : 0), y: sum.y + (y ? pixels(y, 0) : 0) };
    },
    { x: 0, y: 0 },
  );
}

/** The number of shadow edges that pass a point when these are moved. */
function shadowsMoved(from: string | undefined, to: string | undefined, property: string): number {
  const [one, other] = [listed(from), listed(to)];
  const numbers = (parts: readonly Part[] | undefined): readonly number[] =>
    (parts ?? []).filter(({ kind }) => kind === 'number').map((part) => pixels(part, 0));
  const moved = (one.length >= other.length ? one : other).filter((_, at) => {
    const [a, b] = [numbers(one[at]), numbers(other[at])];
    // A blurred shadow's blur is light that grows and not an edge that passes.
    return [0, 1, 3].some((part) => Math.abs((a[part] ?? 0) - (b[part] ?? 0)) >= 1);
  }).length;
  return property === 'text-shadow' ? 8 * moved : 2 * moved;
}

/** The number of edges that pass a point when the corners of an element's clip are moved. */
function cornersMoved(from: string | undefined, to: string | undefined, box: Size): number {
  if (from === to) return 0;
  const numbers = (value: string | undefined): number[] =>
    readPrinted(value ?? 'none').flatMap((part) =>
      part.args.flatMap((arg) =>
        arg.kind === 'string'
          ? (arg.text.match(/-?[\d.]+/g) ?? []).map(Number)
          : arg.kind === 'number'
            ? pixels(arg, box.width)
            : [],
      ),
    );
  const [one, other] = [numbers(from), numbers(to)];
  const longest = Math.max(one.length, other.length);
  const moved = Array.from({ length: longest }, (_, at) =>
    Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
  ).filter((px) => px >= 0.5).length;
  return Math.min(moved, Math.ceil(longest / 2));
}
