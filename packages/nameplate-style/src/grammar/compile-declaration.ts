import { colourOf } from '../looks/colour-value.ts';
import { readPrinted } from '../looks/printed-value.ts';
import { animationMatchers, type KeyframesNames, transitionMatchers } from '../motion/animation.ts';
import { easing } from '../motion/timing.ts';
import { type ProblemCode, problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from '../text/lines.ts';
import type { Declaration, Target, ValueNode } from '../text/nodes.ts';
import { asWritten } from '../text/placeholder.ts';
import { forbiddenFunction, forbiddenProperty } from './forbidden.ts';
import { nearestName } from './nearest-name.ts';
import { hidesName, type Moment } from './on-plate.ts';
import { isFor, stillProperties } from './properties.ts';
import { type Matcher, type Miss, Reader } from './reader.ts';

/** A declaration as it is printed. */
export interface Printed {
  readonly property: string;
  readonly value: string;
  /** Its start in the source text. */
  readonly from: number;
  readonly to: number;
}

/**
 * The place of a declaration: in a rule for these, or in `@keyframes`, of the plate itself or not.
 */
export type Context =
  | { readonly targets: readonly Target[]; readonly isHover: boolean }
  | { readonly moves: 'plate' | 'decoration' };

export type DeclarationCompiler = (
  declaration: Declaration,
  context: Context,
) => { printed: Printed | null; problems: StyleProblem[] };

const MOTION_VALUES: Readonly<Record<string, string>> = {
  animation: 'the name of @keyframes, a duration, ease …, infinite',
  'animation-name': 'the name of @keyframes',
  transition: 'a property, a duration, ease …',
};
const MOTION = 'a time, a kind of motion, or how often';

export const motionNames = Object.keys({
  ...animationMatchers(new Map()),
  ...transitionMatchers([]),
});
const knownNames = [...Object.keys(stillProperties), ...motionNames];
export const valuesOf = (name: string): string =>
  (Object.hasOwn(stillProperties, name) ? stillProperties[name]?.values : undefined) ??
  MOTION_VALUES[name] ??
  MOTION;

/** Compiles the declarations of one text, whose keyframes have these names. */
export function declarationCompiler(names: KeyframesNames, lines: Lines): DeclarationCompiler {
  const moving = Object.entries(stillProperties).flatMap(([name, { moves }]) =>
    moves ? [name] : [],
  );
  const motion: Readonly<Record<string, Matcher>> = {
    ...animationMatchers(names),
    ...transitionMatchers(moving),
  };
  const nearest = nameFinder();
  return (declaration, context) => {
    const { property, value, isImportant, from, to } = declaration;
    const nameEnd = from + property.length;
    const tell = (code: ProblemCode, reason: string, at = from, end = nameEnd) =>
      problemAt(lines.place(at, end), code, reason);
    const problems: StyleProblem[] = [];
    if (isImportant) {
      const reason = '!important is not allowed: nothing else styles the plate. Remove it.';
      problems.push(tell('important', reason, from, to));
    }
    const chosen = chooseMatcher(property, context, motion, nearest);
    if ('reason' in chosen) problems.push(tell(chosen.code, chosen.reason));
    for (const { node, reason } of forbiddenIn(value)) {
      problems.push(tell('forbidden_value', reason, node.from, node.to));
    }
    if (problems.length > 0 || 'reason' in chosen) return { printed: null, problems };
    if (isInherited(value, context, property)) {
      return { printed: { property, value: 'inherit', from, to }, problems };
    }
    const reader = new Reader(value, to);
    const printed = value.length > 0 ? reader.whole(chosen.matcher) : null;
    const hides = printed !== null && property === 'color' && isHidden(printed);
    if (hides) {
      const reason = 'A name is always seen. Write a colour that is not transparent.';
      problems.push(tell('forbidden_value', reason, from, to));
      return { printed: null, problems };
    }
    const hidden = printed === null ? null : hidesName(property, printed, momentOf(context));
    if (hidden !== null) {
      problems.push(tell('hides_name', hidden, from, to));
      return { printed: null, problems };
    }
    if (printed !== null) return { printed: { property, value: printed, from, to }, problems };
    const miss = reader.miss ?? { from, to, code: 'bad_value' as const, reason: null };
    problems.push(tell(miss.code, missWords(property, miss, value), ...spanOf(miss, from, to)));
    return { printed: null, problems };
  };
}

/**
 * The moment in which a declaration changes the plate itself; null where it only changes the layers
 * below its name.
 */
function momentOf(context: Context): Moment | null {
  if ('moves' in context) return context.moves === 'plate' ? 'moving' : null;
  if (!context.targets.includes('')) return null;
  return context.isHover ? 'hover' : 'rest';
}

const LEAST_SEEN = 0.4;

/** Whether a name in this colour could hardly be seen. */
function isHidden(printed: string): boolean {
  const [part] = readPrinted(printed);
  return ((part && colourOf(part))?.a ?? 1) < LEAST_SEEN;
}

const MOST_HINTS = 30;

/** Finds what a mistyped name may have meant, for as many as somebody reads. */
function nameFinder(): (typed: string) => string | null {
  const found = new Map<string, string | null>();
  return (typed) => {
    if (!found.has(typed) && found.size < MOST_HINTS) {
      found.set(typed, nearestName(typed, knownNames));
    }
    return found.get(typed) ?? null;
  };
}

type Chosen = { matcher: Matcher } | { code: ProblemCode; reason: string };

function chooseMatcher(
  name: string,
  context: Context,
  motion: Readonly<Record<string, Matcher>>,
  nearest: (typed: string) => string | null,
): Chosen {
  const property = Object.hasOwn(stillProperties, name) ? stillProperties[name] : undefined;
  const motionMatcher = Object.hasOwn(motion, name) ? motion[name] : undefined;
  if (!property && !motionMatcher) {
    const forbidden = forbiddenProperty(name);
    if (forbidden) return { code: 'unknown_property', reason: forbidden };
    const meant = nearest(name);
    const instead = meant ? `Did you mean ${meant}?` : 'Remove it.';
    const reason = `${asWritten(name)} is no property that plates have. ${instead}`;
    return { code: 'unknown_property', reason };
  }
  if ('moves' in context) {
    if (name === 'animation-timing-function') return { matcher: easing };
    if (property?.moves) return { matcher: property.matcher };
    const reason = `${name} does not move. Write it in the rule of the plate, not in @keyframes.`;
    return { code: 'misplaced_property', reason };
  }
  if (motionMatcher) return { matcher: motionMatcher };
  if (!property || !context.targets.every((target) => isFor(property, target))) {
    const reason = `${name} is the app's on the plate itself. Write it in .{id}::before or .{id}::after.`;
    return { code: 'misplaced_property', reason };
  }
  const isOfPlate = context.targets.includes('');
  return { matcher: (isOfPlate ? property.plateMatcher : undefined) ?? property.matcher };
}

/** `inherit` takes over what the plate itself has, so only what is drawn before and after its name has a use for it. */
function isInherited(value: readonly ValueNode[], context: Context, property: string): boolean {
  const [only] = value;
  return (
    value.length === 1 &&
    only?.kind === 'word' &&
    only.text === 'inherit' &&
    'targets' in context &&
    context.targets.length > 0 &&
    !context.targets.includes('') &&
    stillProperties[property]?.moves === true
  );
}

function* forbiddenIn(nodes: readonly ValueNode[]): Generator<{ node: ValueNode; reason: string }> {
  for (const node of nodes) {
    if (node.kind === 'function') {
      const reason = forbiddenFunction(node.text);
      if (reason) yield { node, reason };
      yield* forbiddenIn(node.args);
    }
  }
}

const OF_THE_WEB = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

function missWords(property: string, miss: Miss, value: readonly ValueNode[]): string {
  if (miss.reason) return miss.reason;
  const takes = `${property} takes ${valuesOf(property)}.`;
  const node = nodeAt(value, miss.from);
  if (!node) return `Something is missing here: ${takes}`;
  if (node.kind === 'word' && OF_THE_WEB.includes(node.text)) {
    return `${node.text} is not allowed here. Write the value itself: ${takes}`;
  }
  if (node.kind === 'word' && (node.text === 'fixed' || node.text === 'sticky')) {
    return `${node.text} would leave the plate. Write position: absolute, within ::before or ::after.`;
  }
  const what = node.kind === 'function' ? `${node.text}()` : node.written;
  return `"${asWritten(what).slice(0, 40)}" does not fit here. ${takes}`;
}

function nodeAt(nodes: readonly ValueNode[], from: number): ValueNode | null {
  for (const node of nodes) {
    if (node.from === from) return node;
    const within = nodeAt(node.args, from);
    if (within) return within;
  }
  return null;
}

/** If the end is missing, the whole declaration is marked. */
const spanOf = (miss: Miss, from: number, to: number): [number, number] =>
  miss.from >= to ? [from, to] : [miss.from, miss.to];
