import { between, type Colour, colourOf, degrees } from './colour-value.ts';
import { type Part, splitAtCommas } from './printed-value.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The colour of an image at a point of it. */
export type Sampler = (point: Point) => Colour;

/** A gradient's parts along its way, in a box of a size. */
export interface GradientCourse {
  readonly kind: 'linear' | 'radial' | 'conic';
  readonly isRepeating: boolean;
  /** Its colours and where they are reached, in pixels of its way; of a full turn, in degrees. */
  readonly stops: readonly { readonly colour: Colour; readonly at: number }[];
  /** The way's extent across and down. For rings: how much faster it leads down than across. */
  readonly direction: Point;
  readonly centre: Point;
  /** Whether its hues go round between two colours. */
  readonly isPolar: boolean;
  readonly isCentred: boolean;
}

export function gradientCourse(gradient: Part, size: Size, current: Colour): GradientCourse {
  const { head, course, stops } = readGradient(gradient, size, current);
  const kind = gradient.text.replace(/^repeating-|-gradient$/g, '') as GradientCourse['kind'];
  const cut = head.findIndex(({ text }) => text === 'at');
  const shape = (cut < 0 ? head : head.slice(0, cut)).filter(({ text }) => text !== 'in');
  const middle = { x: size.width / 2, y: size.height / 2 };
  const centre = cut < 0 ? middle : positionOf(head.slice(cut + 1), size);
  const [rx, ry] = kind === 'radial' ? radiiOf(shape, size, centre) : [1, 1];
  const [across, down] =
    kind === 'linear' ? directionOf(head, size) : [1, rx / Math.max(ry, 0.001)];
  return {
    kind,
    isRepeating: gradient.text.startsWith('repeating-'),
    stops: stops.flatMap(({ colour, at }) => (colour ? { colour, at: at * course.length } : [])),
    direction: { x: across, y: down },
    isPolar: head.some(({ text }) => /^(hsl|hwb|lch|oklch)$/.test(text)),
    centre,
    isCentred: Math.hypot(centre.x - middle.x, centre.y - middle.y) < 1,
  };
}

/** A gradient's position at a point, as a share of its way, and the length of that way. */
interface Course {
  readonly shareAt: (point: Point) => number;
  readonly length: number;
}

interface Stop {
  readonly colour: Colour | null;
  readonly at: number | null;
}

/** A printed gradient in a box of this size; spaces other than sRGB are mixed as if they were it. */
export function gradientSampler(gradient: Part, size: Size, current: Colour): Sampler {
  const { course, stops } = readGradient(gradient, size, current);
  const isRepeating = gradient.text.startsWith('repeating-');
  return (point) => colourAt(stops, course.shareAt(point), isRepeating);
}

function readGradient(
  gradient: Part,
  size: Size,
  current: Colour,
): { head: readonly Part[]; course: Course; stops: readonly Placed[] } {
  const lists = splitAtCommas(gradient.args);
  const [first = []] = lists;
  const hasHead = first.every((part) => colourOf(part, current) === null);
  const kind = gradient.text.replace('repeating-', '');
  const head = hasHead ? first : [];
  const course = COURSES[kind]?.(head, size) ?? { shareAt: () => 0, length: 1 };
  const stops = placed(
    lists.slice(hasHead ? 1 : 0).flatMap((parts) => stopsOf(parts, course.length, current)),
  );
  return { head, course, stops };
}

const COURSES: Readonly<Record<string, (head: readonly Part[], size: Size) => Course>> = {
  'linear-gradient': linearCourse,
  'radial-gradient': radialCourse,
  'conic-gradient': conicCourse,
};

const has = (parts: readonly Part[], word: string): boolean =>
  parts.some(({ text }) => text === word);

function linearCourse(head: readonly Part[], { width, height }: Size): Course {
  const [dx, dy] = directionOf(head, { width, height });
  const length = Math.abs(width * dx) + Math.abs(height * dy) || 1;
  return {
    length,
    shareAt: ({ x, y }) => ((x - width / 2) * dx + (y - height / 2) * dy) / length + 0.5,
  };
}

/** A unit vector to the last colour. */
function directionOf(head: readonly Part[], { width, height }: Size): [number, number] {
  if (has(head, 'to')) {
    const across = has(head, 'left') ? -1 : has(head, 'right') ? 1 : 0;
    const down = has(head, 'top') ? -1 : has(head, 'bottom') ? 1 : 0;
    if (across === 0 || down === 0) return [across, down];
    const length = Math.hypot(width, height) || 1;
    return [(across * height) / length, (down * width) / length];
  }
  const angle = head.find(({ kind }) => kind === 'number');
  const turned = ((angle ? degrees(angle) : 180) * Math.PI) / 180;
  return [Math.sin(turned), -Math.cos(turned)];
}

function radialCourse(head: readonly Part[], size: Size): Course {
  const cut = head.findIndex(({ text }) => text === 'at');
  const shape = (cut < 0 ? head : head.slice(0, cut)).filter(({ text }) => text !== 'in');
  const centre =
    cut < 0 ? { x: size.width / 2, y: size.height / 2 } : positionOf(head.slice(cut + 1), size);
  const [rx, ry] = radiiOf(shape, size, centre);
  return {
    length: Math.max(rx, 0.001),
    shareAt: ({ x, y }) =>
      Math.hypot((x - centre.x) / Math.max(rx, 0.001), (y - centre.y) / Math.max(ry, 0.001)),
  };
}

function radiiOf(shape: readonly Part[], size: Size, centre: Point): [number, number] {
  const given = shape.filter(({ kind }) => kind === 'number');
  const [one, other] = given;
  if (one && other) return [pixels(one, size.width), pixels(other, size.height)];
  if (one) return [pixels(one, size.width), pixels(one, size.width)];
  const isClosest = has(shape, 'closest-side') || has(shape, 'closest-corner');
  const choose = isClosest ? Math.min : Math.max;
  const across = choose(Math.abs(centre.x), Math.abs(size.width - centre.x));
  const down = choose(Math.abs(centre.y), Math.abs(size.height - centre.y));
  const isSide = has(shape, 'closest-side') || has(shape, 'farthest-side');
  if (has(shape, 'circle')) {
    const radius = isSide ? choose(across, down) : Math.hypot(across, down);
    return [radius, radius];
  }
  return isSide ? [across, down] : [across * Math.SQRT2, down * Math.SQRT2];
}

function conicCourse(head: readonly Part[], size: Size): Course {
  const cut = head.findIndex(({ text }) => text === 'at');
  const from = head[head.findIndex(({ text }) => text === 'from') + 1];
  const begins = has(head, 'from') && from ? degrees(from) : 0;
  const centre =
    cut < 0 ? { x: size.width / 2, y: size.height / 2 } : positionOf(head.slice(cut + 1), size);
  return {
    length: 360,
    shareAt: ({ x, y }) => {
      const angle = (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI - begins;
      return (((angle % 360) + 360) % 360) / 360;
    },
  };
}

const EM = 14;
/** A length in pixels, a percentage as a share of `whole`. */
export const pixels = (part: Part, whole: number): number => {
  if (part.unit === '%') return (part.number / 100) * whole;
  return part.number * (part.unit === 'em' ? EM : part.unit === 'rem' ? 16 : 1);
};

const SHARES: Readonly<Record<string, number>> = {
  left: 0,
  top: 0,
  center: 0.5,
  right: 1,
  bottom: 1,
};

/** A printed position; `size` is the room that there is, which for a tile is what it leaves. */
export function positionOf(parts: readonly Part[], size: Size): Point {
  const axis = { x: size.width / 2, y: size.height / 2 };
  let next: 'x' | 'y' = 'x';
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    if (part.kind === 'number' && before?.kind === 'word' && parts.length > 2) {
      const on = isDown(before) ? 'y' : 'x';
      const room = on === 'y' ? size.height : size.width;
      const away = pixels(part, room);
      axis[on] = before.text === 'right' || before.text === 'bottom' ? room - away : away;
      return;
    }
    const on = isDown(part) ? 'y' : isAcross(part) ? 'x' : next;
    const room = on === 'y' ? size.height : size.width;
    axis[on] = part.kind === 'word' ? (SHARES[part.text] ?? 0) * room : pixels(part, room);
    next = on === 'x' ? 'y' : 'x';
  });
  return axis;
}

const isDown = ({ text }: Part): boolean => text === 'top' || text === 'bottom';
const isAcross = ({ text }: Part): boolean => text === 'left' || text === 'right';

function stopsOf(parts: readonly Part[], length: number, current: Colour): Stop[] {
  const found = parts.map((part) => colourOf(part, current)).find((colour) => colour !== null);
  const places = parts.filter(({ kind }) => kind === 'number').map((part) => shareOf(part, length));
  const colour = found ?? null;
  return places.length === 0 ? [{ colour, at: null }] : places.map((at) => ({ colour, at }));
}

const ANGLES = ['deg', 'turn', 'rad', 'grad'];
const shareOf = (part: Part, length: number): number =>
  ANGLES.includes(part.unit) ? degrees(part) / 360 : pixels(part, length) / length;

interface Placed {
  readonly colour: Colour | null;
  readonly at: number;
}

/** Every stop with its place: none before the one above it, those without between their neighbours. */
function placed(stops: readonly Stop[]): readonly Placed[] {
  let most = 0;
  const known = stops.map(({ colour, at }, index) => {
    const given = at ?? (index === 0 ? 0 : index === stops.length - 1 ? Math.max(1, most) : null);
    if (given !== null) most = Math.max(most, given);
    return { colour, at: given === null ? null : most };
  });
  return known.map(({ colour, at }, index) => {
    if (at !== null) return { colour, at };
    let before = index;
    while (known[before]?.at === null) before -= 1;
    let after = index;
    while (known[after]?.at === null) after += 1;
    const from = known[before]?.at ?? 0;
    const to = known[after]?.at ?? 1;
    return { colour, at: from + ((to - from) * (index - before)) / (after - before) };
  });
}

const NOTHING: Colour = { r: 0, g: 0, b: 0, a: 0 };

function colourAt(stops: readonly Placed[], share: number, isRepeating: boolean): Colour {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return NOTHING;
  const span = last.at - first.at;
  if (isRepeating && span <= 0) return last.colour ?? NOTHING;
  const at = isRepeating ? first.at + ((((share - first.at) % span) + span) % span) : share;
  const after = stops.findIndex((stop) => stop.at > at);
  if (after < 0) return last.colour ?? NOTHING;
  if (after === 0) return first.colour ?? NOTHING;
  return mixedAt(stops, after, at);
}

/** Between two colours, with the hint that may stand between them. */
function mixedAt(stops: readonly Placed[], after: number, at: number): Colour {
  const from = stops[after - 1]?.colour ? after - 1 : after - 2;
  const to = stops[after]?.colour ? after : after + 1;
  const [one, other] = [stops[from], stops[to]];
  if (!one?.colour || !other?.colour) return NOTHING;
  const share = (at - one.at) / Math.max(other.at - one.at, 1e-9);
  if (to - from < 2) return between(one.colour, other.colour, share);
  const middle = ((stops[from + 1]?.at ?? 0) - one.at) / Math.max(other.at - one.at, 1e-9);
  if (middle <= 0 || middle >= 1) return middle <= 0 ? other.colour : one.colour;
  return between(one.colour, other.colour, share ** (Math.log(0.5) / Math.log(middle)));
}
