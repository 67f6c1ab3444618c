import { crown } from '../../platform/ui/art/crown.ts';
import { EASE_OUT, mayMove, outline } from '../../platform/ui/hooks/motion.ts';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import { type HeldScore, heldScore } from './held-score.ts';
import type { Item, Moment } from './moment-of.ts';
import styles from './play-moment.module.css';

const WASH_MS = 200;
const RISE_MS = 600;
const COUNT_MS = 400;

const SCORE = '[data-score]';
/** The place of a champion, once it is filled. */
const CHAMPION = '[data-champion]:not([data-state="waiting"], [data-state="open"])';

export interface Played {
  readonly moment: Moment;
  readonly rank: string;
  /** True = the winner has just become known. */
  readonly isWonNow: boolean;
  onEnd(): void;
}

/** Shows a moment where it happened; answers what ends it at once. */
export function playMoment(played: Played): () => void {
  const { moment, isWonNow, onEnd } = played;
  const items = moment.items.flatMap(elementsOf);
  const pill = moment.score && document.querySelector(SCORE);
  if (!mayMove()) {
    for (const element of [...items, ...(pill ? [pill] : [])]) outline(element);
    onEnd();
    return () => {};
  }
  for (const item of items) item.animate(WASH, WASH_MS);
  const champion = isWonNow ? document.querySelector(CHAMPION) : null;
  if (champion) crown(champion);
  if (!pill || !moment.score) {
    onEnd();
    return () => {};
  }
  return bringPoints(pill, moment.score, played);
}

/** Whether somebody is shown as the winner. */
export const hasChampion = (): boolean => document.querySelector(CHAMPION) !== null;

/** Screens name what can change: a match by its key, a team by its number. */
const elementsOf = (item: Item): Element[] => [
  ...document.querySelectorAll(
    item.kind === 'match'
      ? `main [data-match="${CSS.escape(item.key)}"]`
      : `main [data-team="${item.teamId}"]`,
  ),
];

const WASH = [
  { boxShadow: 'inset 0 0 0 200px var(--accent-wash)' },
  { boxShadow: 'inset 0 0 0 200px transparent' },
];

/** The points rise from their source into the pill, which counts them. */
function bringPoints(
  pill: Element,
  { from, to }: { readonly from: number; readonly to: number },
  { moment, rank, onEnd }: Played,
): () => void {
  let frame = 0;
  let flying: HTMLElement | null = null;
  const end = () => {
    cancelAnimationFrame(frame);
    flying?.remove();
    document.removeEventListener('visibilitychange', end);
    heldScore.set(null);
    onEnd();
  };
  const show = (points: number) => heldScore.set(textOf(rank, points));
  const count = () => {
    flying?.remove();
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begun) / COUNT_MS);
      if (share >= 1) return end();
      show(Math.round(from + (to - from) * share));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  document.addEventListener('visibilitychange', end);
  show(from);
  const source = moment.source && elementsOf(moment.source)[0];
  flying = to > from ? flight(`+${to - from}`, source ?? null, pill, count) : null;
  if (flying === null) count();
  return end;
}

const textOf = (rank: string, points: number): HeldScore => ({ rank, points: pointsText(points) });

/** A source out of view sends nothing; the points come up to the pill from below. */
function flight(
  text: string,
  source: Element | null,
  pill: Element,
  onArrived: () => void,
): HTMLElement | null {
  const goal = middleOf(pill);
  if (!isInView(goal)) return null;
  const seen = source ? middleOf(source) : null;
  const start = seen && isInView(seen) ? seen : { x: goal.x, y: goal.y + 48 };
  const points = document.createElement('span');
  points.className = styles.points ?? '';
  points.textContent = text;
  points.ariaHidden = 'true';
  document.body.append(points);
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  points.animate(
    [
      { transform: at(start), opacity: 0 },
      { transform: at(start), opacity: 1, offset: 0.2 },
      { transform: at(goal), opacity: 1 },
    ],
    { duration: RISE_MS, easing: EASE_OUT, fill: 'both' },
  ).onfinish = onArrived;
  return points;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isInView = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
