import type { Printed } from '../grammar/compile-declaration.ts';
import type { PrintedKeyframes, PrintedRule } from '../grammar/print-style.ts';
import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from '../text/lines.ts';
import type { Target } from '../text/nodes.ts';
import { animationsOf, type Running } from './animations-of.ts';
import { turningPoints } from './turning-points.ts';

/** What people with photosensitive epilepsy can bear, as WCAG 2.3.1 has it [rule: nameplates-12]. */
const MOST_A_SECOND = 3;
const TARGETS: readonly Target[] = ['', '::before', '::after'];

/**
 * What flashes too often, at rest or under a hover: the light of all that moves on the plate taken together,
 * and each thing that turns or travels for itself.
 */
export function checkFlashes(
  rules: readonly PrintedRule[],
  keyframes: readonly PrintedKeyframes[],
  lines: Lines,
): StyleProblem[] {
  const named = new Map(keyframes.map((one) => [one.name, one]));
  for (const isHover of [false, true]) {
    const running = TARGETS.flatMap((target) =>
      animationsOf(declarationsOf(rules, target, isHover)),
    );
    const often = (what: 'light' | 'everything') =>
      running.map((one) => ({ by: one.by, often: flashesOf(one, named, what) }));
    const [worst] = [...often('everything')].sort((a, b) => b.often - a.often);
    const together = often('light').reduce((sum, one) => sum + one.often, 0);
    const most = Math.max(together, worst?.often ?? 0);
    if (worst && most > MOST_A_SECOND) {
      const told = most < 10 ? Math.round(most * 10) / 10 : Math.round(most);
      const reason = `This plate flashes ${told} times a second, and at most ${MOST_A_SECOND} do no harm. Make it slower, or let it change less.`;
      return [problemAt(lines.place(worst.by.from, worst.by.to), 'flashes', reason)];
    }
  }
  return [];
}

/** What holds of an element: rules under a hover come over the others, whatever their order. */
function declarationsOf(
  rules: readonly PrintedRule[],
  target: Target,
  isHover: boolean,
): readonly Printed[] {
  const of = (hover: boolean) =>
    rules
      .filter(({ selectors }) =>
        selectors.some((one) => one.target === target && one.isHover === hover),
      )
      .flatMap(({ declarations }) => declarations);
  return isHover ? [...of(false), ...of(true)] : of(false);
}

/** The most flashes within any second of it. */
function flashesOf(
  { keyframes, seconds, iterations, isAlternate }: Running,
  named: ReadonlyMap<string, PrintedKeyframes>,
  what: 'light' | 'everything',
): number {
  const rule = named.get(keyframes);
  if (!rule || seconds <= 0) return 0;
  const points = turningPoints(rule, isAlternate, what);
  if (points.length === 0) return 0;
  const round = seconds * (isAlternate ? 2 : 1);
  const rounds = iterations / (isAlternate ? 2 : 1);
  const all = (points.length * Math.max(1, rounds)) / 2;
  return Math.min(all, round < 1 ? points.length / round / 2 : burstOf(points, round) / 2);
}

/** The most of these moments within a second, when a round lasts longer than one. */
function burstOf(points: readonly number[], round: number): number {
  const times = [0, 1].flatMap((at) => points.map((point) => (at + point) * round));
  let most = 0;
  let first = 0;
  times.forEach((time, last) => {
    while (time - (times[first] ?? 0) >= 1) first += 1;
    most = Math.max(most, last - first + 1);
  });
  return most;
}
