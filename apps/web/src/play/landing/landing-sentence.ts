import { placeText } from '../../platform/core/rank-text.ts';
import type { TileStatus } from './tile-status.ts';
import { m } from './words/messages.js';

/** The facts of one game's event and of the viewer in it. */
export interface Standing {
  readonly name: string;
  readonly game: string;
  readonly stage: string;
  readonly status: TileStatus;
  readonly rank: number | null;
  readonly isTied: boolean;
  /** 1 is the best; null without a rank. */
  readonly percentile: number | null;
  /** Ranks gained by the last result; null where there are none to compare. */
  readonly move: number | null;
  /** The viewer's picks that were decided today. */
  readonly today: { readonly right: number; readonly all: number };
  /** The viewer has saved picks of the stage that is picked or played. */
  readonly isMade: boolean;
}

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

const WELCOME: Sentence = {
  title: m.welcomeTitle(),
  text: m.welcomeText(),
};

/**
 * The one sentence at the top: the most important news for a viewer. A visitor reads what the page
 * is.
 */
export function landingSentence<T extends Standing>(
  username: string | null,
  standings: readonly T[],
): Sentence & { readonly about: T | null } {
  const nobody = { ...WELCOME, about: null };
  if (username === null) return nobody;
  // With several events, the better news is told.
  const byStanding = standings.toSorted((a, b) => (a.percentile ?? 101) - (b.percentile ?? 101));
  const of = (status: TileStatus, has: (one: Standing) => boolean) =>
    byStanding.find((one) => one.status === status && has(one));
  const ranked = (one: Standing) => one.rank !== null;
  const live = of('locked', ranked);
  if (live) {
    const title = m.liveTitle({ name: live.name, place: place(live) });
    return { title, text: news(username, live), about: live };
  }
  const open = of('open', ({ isMade }) => !isMade);
  if (open) {
    const title = ranked(open)
      ? m.placeTitle({ place: place(open), name: open.name })
      : m.openTitle({ name: open.name });
    const text = m.canBePicked({ game: open.game, stage: open.stage, sentence: hail(username) });
    return { title, text, about: open };
  }
  const made = of('open', ({ isMade }) => isMade) ?? of('locked', ({ isMade }) => isMade);
  if (made) {
    return { title: m.picksInTitle({ name: made.name }), text: hail(username), about: made };
  }
  const over = of('complete', ranked);
  if (over) {
    const title = m.overTitle({ name: over.name, place: place(over) });
    return { title, text: hail(username), about: over };
  }
  if (standings.length === 0) {
    return {
      title: m.nothingTitle(),
      text: m.comeBackSoon(),
      about: null,
    };
  }
  return { title: WELCOME.title, text: hail(username), about: null };
}

const place = ({ rank, isTied }: Standing): string => placeText({ rank: rank ?? 0, isTied });

/** The day so far. If there is good and bad news, the better one. */
function news(username: string, { today, move }: Standing): string {
  const right =
    today.all > 0 ? m.rightToday({ right: today.right, all: today.all, username }) : hail(username);
  if (move === null || move === 0 || (move < 0 && today.right > 0)) return right;
  const count = Math.abs(move);
  const first = move > 0 && today.right === 0 ? hail(username) : right;
  return move > 0 ? m.movedUp({ sentence: first, count }) : m.movedDown({ sentence: first, count });
}

const hail = (username: string): string => m.hail({ username });
