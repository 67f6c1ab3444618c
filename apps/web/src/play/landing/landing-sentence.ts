import { placeText } from '../../platform/core/rank-text.ts';
import type { TileStatus } from './tile-status.ts';

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
  title: 'Call the bracket before it happens.',
  text: 'Pick who goes through, be scored against what really happens, and see where you stand.',
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
    const title = `${live.name} is live. You are ${place(live)}.`;
    return { title, text: news(username, live), about: live };
  }
  const open = of('open', ({ isMade }) => !isMade);
  if (open) {
    const title = ranked(open)
      ? `You are ${place(open)} at ${open.name}.`
      : `${open.name} is open. Make your picks.`;
    const text = `${open.game}: ${open.stage} can be picked now. ${hail(username)}`;
    return { title, text, about: open };
  }
  const made = of('open', ({ isMade }) => isMade) ?? of('locked', ({ isMade }) => isMade);
  if (made) {
    return { title: `Your picks for ${made.name} are in.`, text: hail(username), about: made };
  }
  const over = of('complete', ranked);
  if (over) {
    const title = `${over.name} is over. You came ${place(over)}.`;
    return { title, text: hail(username), about: over };
  }
  if (standings.length === 0) {
    return {
      title: 'Nothing to call right now.',
      text: 'Please come back soon for the next event!',
      about: null,
    };
  }
  return { title: WELCOME.title, text: hail(username), about: null };
}

const place = ({ rank, isTied }: Standing): string => placeText({ rank: rank ?? 0, isTied });

/** The day so far. If there is good and bad news, the better one. */
function news(username: string, { today, move }: Standing): string {
  const right =
    today.all > 0
      ? `${today.right} of ${today.all} picks right today, ${username}.`
      : hail(username);
  if (move === null || move === 0 || (move < 0 && today.right > 0)) return right;
  const places = Math.abs(move).toLocaleString('en');
  const noun = Math.abs(move) === 1 ? 'place' : 'places';
  const first = move > 0 && today.right === 0 ? hail(username) : right;
  return `${first} ${move > 0 ? 'Up' : 'Down'} ${places} ${noun} since the last result.`;
}

const hail = (username: string): string => `Good to see you, ${username}.`;
