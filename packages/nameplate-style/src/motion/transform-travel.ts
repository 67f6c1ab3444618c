import { degrees } from '../looks/colour-value.ts';
import { pixels, type Size } from '../looks/gradient-value.ts';
import type { Held } from '../looks/held.ts';
import { type Part, readPrinted, splitAtCommas } from '../looks/printed-value.ts';
import type { ElementPattern } from './element-pattern.ts';

/** An element's movement from one moment to another. */
interface Travel {
  across: number;
  down: number;
  degrees: number;
  /** Turns that show an element from its side. */
  flips: number;
  /** By which share it grows or shrinks. */
  scaled: number;
  /** The function is not modelled: it may move anywhere. */
  isWild: boolean;
}

/** Nothing that is further off is seen on a plate. */
const FARTHEST = 210;
/** Lines of a fine pattern swim so far while it leans. */
const FINE_SWIM = 34;
/** A turn this large is seen from its edge on the way. */
const EDGEWISE = 60;

/**
 * The number of light changes that pass while `share` of the way between two transforms is gone.
 */
export function transformPasses(
  from: Held,
  to: Held,
  pattern: ElementPattern,
): (share: number) => number {
  const { box, whole } = pattern;
  const travel = travelBetween(from, to, box);
  const isOff = [from, to].some(
    (held) =>
      held.has('transform-origin') ||
      held.has('translate') ||
      /translate/.test(held.get('transform') ?? ''),
  );
  const half = Math.hypot(box.width, box.height) / 2;
  const radius = Math.min(FARTHEST, isOff ? 2 * half : half);
  return (share) => {
    const across = travel.isWild
      ? box.width
      : Math.min(travel.across * share, box.width + FARTHEST);
    const down = travel.isWild ? box.height : Math.min(travel.down * share, box.height + FARTHEST);
    const reach = Math.min(1, travel.scaled * share);
    const flip = travel.flips * share;
    return (
      whole.across(across) +
      whole.down(down) +
      whole.turned(travel.degrees * share, radius) +
      Math.max(whole.across(reach * radius), whole.down(reach * radius)) +
      whole.across((flip / 90) * box.width) +
      whole.down((flip / 90) * box.height) +
      (flip >= EDGEWISE ? 2 : 0)
    );
  };
}

function travelBetween(from: Held, to: Held, box: Size): Travel {
  const travel: Travel = { across: 0, down: 0, degrees: 0, flips: 0, scaled: 0, isWild: false };
  const functionsOf = (held: Held): readonly Part[] =>
    readPrinted(held.get('transform') ?? 'none').filter(({ kind }) => kind === 'function');
  const [one, other] = [functionsOf(from), functionsOf(to)];
  const longer = one.length >= other.length ? one : other;
  longer.forEach((_, at) => {
    const [a, b] = [one[at], other[at]];
    if (a && b && a.text.replace(/[XYZ]$|3d$/, '') !== b.text.replace(/[XYZ]$|3d$/, '')) {
      addStep(travel, a, undefined, box);
      addStep(travel, undefined, b, box);
      travel.isWild = true;
    } else addStep(travel, a, b, box);
  });
  addSingles(travel, from, to, box);
  return travel;
}

const argsOf = (part: Part | undefined): readonly Part[] =>
  part ? splitAtCommas(part.args).flatMap(([first]) => first ?? []) : [];

function addStep(travel: Travel, one: Part | undefined, other: Part | undefined, box: Size): void {
  const name = (one ?? other)?.text ?? '';
  const [a, b] = [argsOf(one), argsOf(other)];
  const differs = (at: number, value: (part: Part | undefined) => number): number =>
    Math.abs(value(a[at]) - value(b[at]));
  const px = (whole: number) => (part: Part | undefined) => (part ? pixels(part, whole) : 0);
  const angle = (part: Part | undefined) => (part ? degrees(part) : 0);
  if (/^translate(X|3d)?$/.test(name)) travel.across += differs(0, px(box.width));
  if (/^translate(3d)?$/.test(name)) travel.down += differs(1, px(box.height));
  if (name === 'translateY') travel.down += differs(0, px(box.height));
  if (/^rotateZ?$/.test(name)) travel.degrees += differs(0, angle);
  if (/^rotate[XY]$/.test(name)) travel.flips += differs(0, angle);
  if (name === 'rotate3d') travel.flips += differs(3, angle);
  if (/^scale/.test(name)) travel.scaled += scaled(a, b);
  if (/^skew/.test(name)) {
    const lean = [0, 1].reduce(
      (sum, at) => sum + Math.abs(tangent(angle(a[at])) - tangent(angle(b[at]))),
      0,
    );
    // A browser draws what leans at other scales on its way: fine patterns swim along both sides.
    const swum = Math.min(FINE_SWIM, lean * Math.min(34, box.height));
    travel.across += name === 'skewY' ? swum : lean * Math.min(34, box.height);
    travel.down += name === 'skewX' ? swum : lean * Math.min(200, box.width);
  }
  if (
    /^(matrix|perspective|translateZ|translate3d)$/.test(name) &&
    JSON.stringify(a) !== JSON.stringify(b)
  )
    travel.isWild = true;
}

/** Near a right angle it has no end, and neither has a plate that wide. */
const tangent = (angle: number): number => {
  const value = Math.tan((angle * Math.PI) / 180);
  return Math.max(-12, Math.min(12, value));
};

function scaled(a: readonly Part[], b: readonly Part[]): number {
  const factor = (parts: readonly Part[], at: number): number => {
    const part = parts[at] ?? parts[0];
    return part ? part.number / (part.unit === '%' ? 100 : 1) : 1;
  };
  return Math.max(
    ...[0, 1].map((at) => {
      const [one, other] = [factor(a, at), factor(b, at)];
      if (one * other <= 0) return one === other ? 0 : 2;
      const [less, more] = [
        Math.min(Math.abs(one), Math.abs(other)),
        Math.max(Math.abs(one), Math.abs(other)),
      ];
      return 1 - less / more;
    }),
  );
}

/** The properties that move by themselves: translate, rotate and scale. */
function addSingles(travel: Travel, from: Held, to: Held, box: Size): void {
  const numbers = (held: Held, property: string): readonly Part[] =>
    readPrinted(held.get(property) ?? 'none').filter(({ kind }) => kind === 'number');
  const [a, b] = [numbers(from, 'translate'), numbers(to, 'translate')];
  const away = (at: number, whole: number): number => {
    const [one, other] = [a[at], b[at]];
    return Math.abs((one ? pixels(one, whole) : 0) - (other ? pixels(other, whole) : 0));
  };
  travel.across += away(0, box.width);
  travel.down += away(1, box.height);
  const isFlat = [from, to].every((held) => !/x|y|( .*){2}/.test(held.get('rotate') ?? ''));
  const angles = [from, to].map((held) => {
    const part = numbers(held, 'rotate').find(({ unit }) => unit !== '');
    return part ? degrees(part) : 0;
  });
  const turned = Math.abs((angles[0] ?? 0) - (angles[1] ?? 0));
  if (isFlat) travel.degrees += turned;
  else travel.flips += turned;
  travel.scaled += scaled(numbers(from, 'scale'), numbers(to, 'scale'));
  const moved = ['perspective', 'transform-origin', 'perspective-origin'].some(
    (property) => from.get(property) !== to.get(property),
  );
  if (moved) travel.isWild = true;
}
