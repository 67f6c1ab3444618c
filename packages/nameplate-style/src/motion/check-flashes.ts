import type { Printed } from '../grammar/compile-declaration.ts';
import type { PrintedKeyframes, PrintedRule } from '../grammar/print-style.ts';
import { type Held, heldBy } from '../looks/held.ts';
import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from '../text/lines.ts';
import type { Target } from '../text/nodes.ts';
import { animationsOf, type Running } from './animations-of.ts';
import { sharpens } from './element-pattern.ts';
import { passingPoints, patternMaker } from './passing-points.ts';
import { momentsOf, timelineOf } from './timeline.ts';
import { transitionsOf } from './transitions-of.ts';
import { movesOnly, turningPoints } from './turning-points.ts';

/**
 * The limit for people with photosensitive epilepsy, as WCAG 2.3.1 has it [rule: nameplates-20].
 */
const MOST_A_SECOND = 3;
const TARGETS: readonly Target[] = ['', '::before', '::after'];

/** Over all animations that run at once. */
const MOST_MOMENTS = 40;
const TOO_COSTLY = `All that moves on a plate at once has at most ${MOST_MOMENTS} moments in its @keyframes. Leave some out.`;

/** One thing that moves, and what of. */
interface Moving {
  readonly running: Running;
  readonly rule: PrintedKeyframes;
  readonly held: Held;
  readonly patternOf: ReturnType<typeof patternMaker>;
}

/** The first that has too many moments together with those before it. */
function costlyFrom(moving: readonly Moving[]): number {
  let moments = 0;
  return moving.findIndex(({ rule }) => {
    moments += rule.frames.reduce((sum, frame) => sum + frame.moments.length, 0);
    return moments > MOST_MOMENTS;
  });
}

/** One thing that moves, and when the light changes by it, as shares of its round. */
interface Flashing {
  readonly running: Running;
  readonly points: readonly number[];
  readonly often: number;
}

/**
 * The problems of flashing too often, at rest or under a hover. The light of all moving parts is
 * added up: light that turns round, and patterns that pass a point.
 */
export function checkFlashes(
  rules: readonly PrintedRule[],
  keyframes: readonly PrintedKeyframes[],
  lines: Lines,
): StyleProblem[] {
  const isHovered = rules.some(({ selectors }) => selectors.some((one) => one.isHover));
  for (const isHover of isHovered ? [false, true] : [false]) {
    const moving = movingOf(rules, keyframes, isHover);
    const costly = moving[costlyFrom(moving)];
    if (costly) {
      const { from, to } = costly.running.by;
      return [problemAt(lines.place(from, to), 'too_costly', TOO_COSTLY)];
    }
    const flashing = flashingOf(moving);
    const often = together(flashing);
    if (often <= MOST_A_SECOND) continue;
    const worst = [...flashing].sort((one, other) => other.often - one.often)[0];
    if (!worst) continue;
    const { from, to } = worst.running.by;
    const reason = wordsOf(often, isHover, remedyOf(often - worst.often, worst));
    return [problemAt(lines.place(from, to), 'flashes', reason)];
  }
  return [];
}

const together = (flashing: readonly Flashing[]): number =>
  flashing.reduce((sum, { often }) => sum + often, 0);

function wordsOf(often: number, isHover: boolean, remedy: string): string {
  const told = often < 10 ? Math.round(often * 10) / 10 : Math.round(often);
  const when = isHover ? ' under the pointer' : '';
  return `This plate flashes ${told} times a second${when}, and at most ${MOST_A_SECOND} do no harm: each stripe and edge that passes a point counts. ${remedy}`;
}

const SLOWER = 1.15;
/** The longest that a clock can have. */
const LONGEST_S = 300;

/** Advice: a longer duration for the worst animation, if that is enough. */
function remedyOf(others: number, { running, points }: Flashing): string {
  const otherwise = 'take wider stripes, a shorter way or colours that differ less.';
  for (let seconds = running.seconds * SLOWER; seconds <= LONGEST_S; seconds *= SLOWER) {
    const rounded = Math.ceil(seconds * 10) / 10;
    if (others + flashesOf({ ...running, seconds: rounded }, points) <= MOST_A_SECOND) {
      return `Give it ${rounded}s in place of ${running.seconds}s, or ${otherwise}`;
    }
  }
  return `Make all that moves slower, or ${otherwise}`;
}

function movingOf(
  rules: readonly PrintedRule[],
  keyframes: readonly PrintedKeyframes[],
  isHover: boolean,
): Moving[] {
  const named = new Map(keyframes.map((one) => [one.name, one]));
  const elements = TARGETS.map((target) => ({
    target,
    rest: declarationsOf(rules, target, false),
    now: declarationsOf(rules, target, isHover),
  }));
  const isSharpened = isSharp(rules, keyframes);
  return elements.flatMap(({ target, rest, now }) => {
    const held = heldBy(now);
    const patternOf = patternMaker(target, isSharpened);
    const animated = animationsOf(now).flatMap((running) => {
      const rule = named.get(running.keyframes);
      return rule && running.seconds > 0 ? { running, rule, held, patternOf } : [];
    });
    const moved = isHover
      ? transitionsOf(heldBy(rest), held, now).map((one) => ({
          ...one,
          held: heldBy(rest),
          patternOf,
        }))
      : [];
    return [...animated, ...moved];
  });
}

function flashingOf(moving: readonly Moving[]): Flashing[] {
  return moving.map(({ running, rule, held, patternOf }) => {
    // Steps are seen one by one where something else goes on between them.
    const isAlone = moving.every(
      (one) => one.running === running || one.running.curve.isSteps || !changesLight(one.rule),
    );
    const points = pointsOf(running, rule, held, patternOf, isAlone);
    return { running, points, often: flashesOf(running, points) };
  });
}

const changesLight = ({ frames }: PrintedKeyframes): boolean =>
  frames.some(({ declarations }) => declarations.some(({ property }) => !movesOnly(property)));

const isSharp = (rules: readonly PrintedRule[], keyframes: readonly PrintedKeyframes[]): boolean =>
  [...rules, ...keyframes.flatMap(({ frames }) => frames)].some(({ declarations }) =>
    sharpens(heldBy(declarations)),
  );

function pointsOf(
  running: Running,
  rule: PrintedKeyframes,
  held: Held,
  patternOf: ReturnType<typeof patternMaker>,
  isAlone: boolean,
): readonly number[] {
  const moments = momentsOf(rule, running.curve);
  const timeline = timelineOf(moments, running.curve, held);
  return [
    ...turningPoints(timeline, running.isAlternate, isAlone),
    ...passingPoints(moments, running, held, patternOf),
  ].sort((one, other) => one - other);
}

/** An element's declarations; hover rules override the others, whatever their order. */
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
  { seconds, iterations, isAlternate }: Running,
  points: readonly number[],
): number {
  if (points.length === 0) return 0;
  const round = seconds * (isAlternate ? 2 : 1);
  const rounds = iterations / (isAlternate ? 2 : 1);
  const all = (points.length * Math.max(1, rounds)) / 2;
  const whole = Math.floor(1 / round);
  const rest = 1 - whole * round;
  const most = whole * points.length + (rest > 0 ? burstOf(points, round, rest) : 0);
  return Math.min(all, most / 2);
}

/** The most of these moments within so many seconds, of which a round has more. */
function burstOf(points: readonly number[], round: number, seconds: number): number {
  const count = points.length;
  const timeOf = (at: number): number => ((points[at % count] ?? 0) + (at < count ? 0 : 1)) * round;
  let most = 0;
  let first = 0;
  for (let last = 0; last < 2 * count; last += 1) {
    while (timeOf(last) - timeOf(first) >= seconds && first < last) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
