import { checkName } from '../looks/check-name.ts';
import type { KeyframesNames } from '../motion/animation.ts';
import { checkFlashes } from '../motion/check-flashes.ts';
import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from '../text/lines.ts';
import type { KeyframesRule, Selector } from '../text/nodes.ts';
import { asWritten, PLACEHOLDER } from '../text/placeholder.ts';
import type { StyleText } from '../text/read-style.ts';
import {
  type DeclarationCompiler,
  declarationCompiler,
  type Printed,
} from './compile-declaration.ts';
import { type PrintedKeyframes, type PrintedRule, printStyle } from './print-style.ts';

const MOST_KEYFRAMES = 4;

/** Words that an animation could mean otherwise. */
const RESERVED =
  /^(none|initial|inherit|unset|revert|revert-layer|default|auto|infinite|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/i;

export function compileRules(
  style: StyleText,
  lines: Lines,
): { canonical: string; problems: StyleProblem[] } {
  const { names, problems } = nameKeyframes(style.keyframes, lines);
  const compile = declarationCompiler(names, lines);
  const rules: PrintedRule[] = style.rules.map(({ selectors, declarations }) => ({
    selectors,
    declarations: declarations.flatMap((declaration) => {
      const targets = selectors.map(({ target }: Selector) => target);
      const isHover = selectors.some((one) => one.target === '' && one.isHover);
      const compiled = compile(declaration, { targets, isHover });
      problems.push(...compiled.problems);
      return compiled.printed ?? [];
    }),
  }));
  const ofPlate = keyframesOfPlate(rules);
  const keyframes = style.keyframes.map((one) =>
    compileKeyframes(one, names, compile, { problems, ofPlate }),
  );
  problems.push(...checkFlashes(rules, keyframes, lines), ...checkName(rules, keyframes, lines));
  return { canonical: printStyle(rules, keyframes), problems };
}

/** Keyframes are called after the plate, so that no two plates and nothing of the app have the same. */
function nameKeyframes(
  keyframes: readonly KeyframesRule[],
  lines: Lines,
): { names: KeyframesNames; problems: StyleProblem[] } {
  const names = new Map<string, string>();
  const problems: StyleProblem[] = [];
  keyframes.forEach(({ name, from, to }, at) => {
    const place = lines.place(from, to);
    const known = asWritten(name);
    if (at === MOST_KEYFRAMES) {
      const reason = `A plate has at most ${MOST_KEYFRAMES} @keyframes. Leave out this one and those after it.`;
      problems.push(problemAt(place, 'too_many_keyframes', reason));
    }
    if (RESERVED.test(name)) {
      const reason = `${known} means something else in an animation. Take another name.`;
      problems.push(problemAt(place, 'bad_keyframes', reason));
    } else if (names.has(name)) {
      const reason = `@keyframes ${known} is there already. Take another name.`;
      problems.push(problemAt(place, 'bad_keyframes', reason));
    } else {
      names.set(name, `${PLACEHOLDER}-${names.size + 1}`);
    }
  });
  return { names, problems };
}

/** The keyframes that the plate itself moves by, at rest or under a hover. */
function keyframesOfPlate(rules: readonly PrintedRule[]): ReadonlySet<string> {
  const own = rules.filter(({ selectors }) => selectors.some(({ target }) => target === ''));
  const calls = own
    .flatMap(({ declarations }) => declarations)
    .filter(({ property }) => /^animation(-name)?$/.test(property));
  return new Set(calls.flatMap(({ value }) => value.match(/\{id\}-\d/g) ?? []));
}

function compileKeyframes(
  rule: KeyframesRule,
  names: KeyframesNames,
  compile: DeclarationCompiler,
  { problems, ofPlate }: { problems: StyleProblem[]; ofPlate: ReadonlySet<string> },
): PrintedKeyframes {
  const name = names.get(rule.name) ?? '';
  const moves = ofPlate.has(name) ? 'plate' : 'decoration';
  const frames = rule.frames.map(({ moments, declarations }) => ({
    moments,
    declarations: declarations.flatMap((declaration): Printed | readonly Printed[] => {
      const compiled = compile(declaration, { moves });
      problems.push(...compiled.problems);
      return compiled.printed ?? [];
    }),
  }));
  return { name, frames };
}
