import { type Point, pixels, positionOf } from '../looks/gradient-value.ts';
import { type Part, splitAtCommas } from '../looks/printed-value.ts';

const PLATE = { width: 200, height: 34 };
/** The letters of a name. */
const NAME = { left: 12, right: 138, top: 11, bottom: 23 };
const STEPS = 6;

const places: readonly Point[] = Array.from({ length: 3 * STEPS + 3 }, (_, at) => ({
  x: NAME.left + ((NAME.right - NAME.left) * Math.floor(at / 3)) / STEPS,
  y: NAME.top + ((NAME.bottom - NAME.top) * (at % 3)) / 2,
}));

/** Whether a plate that is cut to this still shows its name. */
export function clipKeepsName(parts: readonly Part[]): boolean {
  const [shape, ...others] = parts.filter(({ kind }) => kind === 'function');
  const boxes = parts.filter(({ kind, text }) => kind === 'word' && text !== 'none');
  if (!shape) return true;
  if (others.length > 0 || boxes.some(({ text }) => text !== 'border-box')) return false;
  const isIn = insides[shape.text]?.(shape.args);
  return isIn !== undefined && places.every(isIn);
}

type Inside = (place: Point) => boolean;

const insides: Readonly<Record<string, (args: readonly Part[]) => Inside>> = {
  polygon: (args) => {
    const corners = splitAtCommas(args).flatMap((parts) => {
      const [x, y] = parts.filter(({ kind }) => kind === 'number');
      return x && y ? { x: pixels(x, PLATE.width), y: pixels(y, PLATE.height) } : [];
    });
    return isWithin(corners);
  },
  path: (args) => {
    const outline = cornersOf(args.find(({ kind }) => kind === 'string')?.text ?? '');
    return outline === null ? () => false : isWithin(outline);
  },
  inset: (args) => {
    const cut = args.findIndex(({ text }) => text === 'round');
    const edges = (cut < 0 ? args : args.slice(0, cut)).filter(({ kind }) => kind === 'number');
    const side = (at: number, whole: number): number => {
      const part = edges[at] ?? edges[at % 2] ?? edges[0];
      return part ? pixels(part, whole) : 0;
    };
    const [top, right, bottom, left] = [side(0, 34), side(1, 200), side(2, 34), side(3, 200)];
    return ({ x, y }) =>
      x >= left && x <= PLATE.width - right && y >= top && y <= PLATE.height - bottom;
  },
  circle: (args) => {
    const { centre, radii } = roundOf(args);
    const radius = radii[0] ?? nearest(centre);
    return ({ x, y }) => Math.hypot(x - centre.x, y - centre.y) <= radius;
  },
  ellipse: (args) => {
    const { centre, radii } = roundOf(args);
    const across = radii[0] ?? Math.min(centre.x, PLATE.width - centre.x);
    const down = radii[1] ?? Math.min(centre.y, PLATE.height - centre.y);
    return ({ x, y }) => Math.hypot((x - centre.x) / across, (y - centre.y) / down) <= 1;
  },
};

const nearest = ({ x, y }: Point): number => Math.min(x, PLATE.width - x, y, PLATE.height - y);

/** A share of a radius is one of the plate's height, which is the least that it can be. */
function roundOf(args: readonly Part[]): { centre: Point; radii: readonly number[] } {
  const cut = args.findIndex(({ text }) => text === 'at');
  const shape = cut < 0 ? args : args.slice(0, cut);
  const [across, down] = shape.filter(({ kind }) => kind === 'number');
  const isTwo = across !== undefined && down !== undefined;
  return {
    centre: cut < 0 ? { x: 100, y: 17 } : positionOf(args.slice(cut + 1), PLATE),
    radii: [
      ...(across ? [pixels(across, isTwo ? PLATE.width : PLATE.height)] : []),
      ...(down ? [pixels(down, PLATE.height)] : []),
    ],
  };
}

/** By how often an outline winds around it and how often it is crossed: within by either rule. */
function isWithin(corners: readonly Point[]): Inside {
  return ({ x, y }) => {
    let winds = 0;
    let crosses = 0;
    corners.forEach((one, at) => {
      const other = corners[(at + 1) % corners.length] ?? one;
      const isUp = one.y <= y && other.y > y;
      const isDown = one.y > y && other.y <= y;
      if (!isUp && !isDown) return;
      const at0 = one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
      if (at0 <= x) return;
      winds += isUp ? 1 : -1;
      crosses += 1;
    });
    return winds !== 0 && crosses % 2 === 1;
  };
}

/** The outline of a path of one piece and of lines and curves in absolute places; null of another one. */
function cornersOf(data: string): Point[] | null {
  const corners: Point[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = pairs(command, numbers, last);
    if (points === null || (command === 'M' && corners.length > 0)) return null;
    const size = SIZES[command] ?? 1;
    for (let at = 0; at < points.length; at += size) {
      const along = [last, ...points.slice(at, at + size)];
      if (command === 'M') corners.push(points[at] ?? last);
      else corners.push(...SHARES.map((share) => curved(along, share)));
      last = along.at(-1) ?? last;
    }
  }
  return corners;
}

const SIZES: Readonly<Record<string, number>> = { M: 1, L: 1, H: 1, V: 1, Q: 2, C: 3 };
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];

function pairs(command: string, numbers: readonly number[], last: Point): Point[] | null {
  if (command === 'Z' || command === 'z') return [];
  if (command === 'H') return numbers.map((x) => ({ x, y: last.y }));
  if (command === 'V') return numbers.map((y) => ({ x: last.x, y }));
  if (!Object.hasOwn(SIZES, command)) return null;
  return numbers.flatMap((x, at) => (at % 2 === 0 ? { x, y: numbers[at + 1] ?? 0 } : []));
}

/** A place on a line or a curve, by halving what is between its points. */
function curved(points: readonly Point[], share: number): Point {
  const [only, ...others] = points;
  if (only && others.length === 0) return only;
  const between = others.map((point, at) => {
    const before = points[at] ?? point;
    return {
      x: before.x + share * (point.x - before.x),
      y: before.y + share * (point.y - before.y),
    };
  });
  return between.length > 0 ? curved(between, share) : { x: 0, y: 0 };
}
