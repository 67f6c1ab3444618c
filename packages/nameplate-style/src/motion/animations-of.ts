import type { Printed } from '../grammar/compile-declaration.ts';
import { type Part, readPrinted, splitAtCommas } from '../looks/printed-value.ts';
import { type Curve, curveOf, EASE } from './easing-curve.ts';

/** One animation of an element, as it would run. */
export interface Running {
  readonly keyframes: string;
  readonly seconds: number;
  readonly iterations: number;
  readonly isAlternate: boolean;
  /** Between two moments that say nothing else. */
  readonly curve: Curve;
  /** The declaration that set it going. */
  readonly by: Printed;
}

const DIRECTIONS = ['normal', 'reverse', 'alternate', 'alternate-reverse'];

interface Lists {
  name: string[];
  seconds: number[];
  iterations: number[];
  direction: string[];
  curve: Curve[];
}

/** The animations of an element with these declarations; later ones override earlier ones. */
export function animationsOf(declarations: readonly Printed[]): Running[] {
  let lists: Lists = { name: [], seconds: [], iterations: [], direction: [], curve: [] };
  let by: Printed | null = null;
  for (const declaration of declarations) {
    if (!declaration.property.startsWith('animation')) continue;
    const items = splitAtCommas(readPrinted(declaration.value));
    if (declaration.property === 'animation') lists = readShorthand(items);
    else readLonghand(declaration.property, items, lists);
    by = declaration;
  }
  return lists.name.flatMap((keyframes, at) =>
    keyframes === 'none' || by === null
      ? []
      : {
          keyframes,
          seconds: pick(lists.seconds, at, 0),
          iterations: pick(lists.iterations, at, 1),
          isAlternate: pick(lists.direction, at, 'normal').startsWith('alternate'),
          curve: pick(lists.curve, at, EASE),
          by,
        },
  );
}

/** A list that is too short begins again. */
const pick = <T>(list: readonly T[], at: number, otherwise: T): T =>
  list[at % Math.max(1, list.length)] ?? otherwise;

function readShorthand(items: readonly (readonly Part[])[]): Lists {
  return {
    name: items.map((parts) => parts.find(isName)?.text ?? 'none'),
    seconds: items.map((parts) => secondsOf(parts.find(isTime))),
    iterations: items.map((parts) => iterationsOf(parts.find(isCount))),
    direction: items.map(
      (parts) => parts.find(({ text }) => DIRECTIONS.includes(text))?.text ?? 'normal',
    ),
    curve: items.map((parts) => parts.map(curveOf).find((one) => one !== null) ?? EASE),
  };
}

function readLonghand(property: string, items: readonly (readonly Part[])[], lists: Lists): void {
  const firsts = items.map(([first]) => first);
  if (property === 'animation-name') lists.name = firsts.map((part) => part?.text ?? 'none');
  if (property === 'animation-duration') lists.seconds = firsts.map(secondsOf);
  if (property === 'animation-iteration-count') lists.iterations = firsts.map(iterationsOf);
  if (property === 'animation-timing-function')
    lists.curve = firsts.map((part) => curveOf(part) ?? EASE);
  if (property === 'animation-direction')
    lists.direction = firsts.map((part) => part?.text ?? 'normal');
}

const isName = (part: Part): boolean => part.kind === 'word' && part.text.startsWith('{id}');
const isTime = (part: Part): boolean => part.unit === 's' || part.unit === 'ms';
const isCount = (part: Part): boolean =>
  part.text === 'infinite' || (part.kind === 'number' && part.unit === '');

const secondsOf = (part: Part | undefined): number =>
  part ? part.number / (part.unit === 'ms' ? 1000 : 1) : 0;
const iterationsOf = (part: Part | undefined): number =>
  part?.text === 'infinite' ? Number.POSITIVE_INFINITY : (part?.number ?? 1);
